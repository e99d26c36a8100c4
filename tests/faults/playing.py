"""People who play legal moves in a house whose bot runs in this process."""

from __future__ import annotations

import asyncio
import random

from bot.store.books import Books
from bot.tables.table import Table
from tests.machine import PATIENCE
from tests.wandering import wander
from tests.wire.house import House
from tests.wire.people import Answer, Person


async def begin(house: House, host: Person, *guests: Person, robots: int = 0, channel: str = "gare") -> None:
    await host.command(channel, "table new", game="freight_train")
    for guest in guests:
        await guest.command(channel, "table join")
    for _ in range(robots):
        await host.command(channel, "table robot")
    await host.command(channel, "table start")
    assert (await the_table(house, host, channel)).phase == "playing"


async def the_table(house: House, person: Person, channel: str = "gare") -> Table:
    books: Books = house.bot.services.books
    table = await books.live_table(int(person.channel(channel)))
    assert table is not None
    return table


async def play_once(house: House, people: list[Person], chance: random.Random, *, within: float = PATIENCE) -> Answer:
    """Whoever's turn it is plays; robots are waited for."""
    async with asyncio.timeout(within):
        while True:
            table = await the_table(house, people[0])
            assert table.state is not None
            acting = {table.seats[seat].user: seat for seat in table.to_act()}
            person = next((person for person in people if int(person.id) in acting), None)
            if person is not None:
                break
            assert table.robots_to_act(), "the game is over"
            await asyncio.sleep(0.02)
    move = wander(table.game, table.state, acting[int(person.id)], chance.randrange)
    assert move is not None
    return await person.command("gare", "play", move=table.game.print(move))
