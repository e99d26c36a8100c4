"""Fifty tables at once, with robots thinking and people acting: everybody is heard within Discord's three seconds."""

from __future__ import annotations

import asyncio

import pytest

from bot.sandbox import Sandbox
from tests.machine import PATIENCE
from tests.wandering import wander
from tests.wire.house import House
from tests.wire.people import Person
from tests.wire.seating import GAME, done, play, public, quiet, table_in, told

TABLES = 50
TURNS = 2
NAMES = ("Ada", "Basile", "Chloé", "Dan", "Émile")


@pytest.fixture
def sandbox() -> Sandbox:
    """With Discord's limits."""
    return Sandbox(channels=[f"voie-{number}" for number in range(TABLES)])


async def a_table(house: House, person: Person, channel: str) -> None:
    done(await person.command(channel, "table new", game=GAME), "done-new")
    done(await person.command(channel, "table robot"), "done-robot")
    done(await person.command(channel, "table start"), "done-start")


async def a_turn(house: House, person: Person, channel: str) -> None:
    """Looks around, asks for completion, plays."""
    table = await table_in(house, channel, person)
    assert table.state is not None
    assert table.to_act() == {0}
    looked = await person.command(channel, "moves")
    assert looked.acknowledged
    assert await person.complete(channel, "freight take", focused="wagon1")
    move = wander(table.game, table.state, 0, lambda ways: 0)
    assert move is not None
    await play(person, table.game.print(move), channel)


async def test_fifty_tables_play_at_once(house: House) -> None:
    people = [await house.person(name) for name in NAMES]
    seats = [(people[number % len(people)], f"voie-{number}") for number in range(TABLES)]
    await asyncio.gather(*(a_table(house, person, channel) for person, channel in seats))
    for _ in range(TURNS):
        await robots_done(house, seats)
        await asyncio.gather(*(a_turn(house, person, channel) for person, channel in seats))
    await quiet()
    waits = house.sandbox.interactions.waits
    print(f"{len(waits)} interactions, answered within {max(waits):.2f} s of work at most")
    assert len(waits) == TABLES * (3 + 3 * TURNS)
    for person, channel in seats:
        await told(house, person, channel=channel)
        texts = [message.text for message in public(person, channel)]
        assert len(set(texts)) == len(texts)
        log = await house.bot.services.books.log(await table_in(house, channel, person))
        moves = [row for row in log if row.act == "move"]
        own = sum(move.actor is not None for move in moves)  # what robots answer is told with it
        assert len(texts) == 2 + own + (moves[0].actor is None)  # the lobby, the deal, the turns


async def robots_done(house: House, seats: list[tuple[Person, str]]) -> None:
    """Waits for the robots only: what they have done is still being drawn and sent."""
    for person, channel in seats:
        async with asyncio.timeout(PATIENCE):
            while (await table_in(house, channel, person)).to_act() != {0}:  # noqa: ASYNC110 - nobody tells
                await asyncio.sleep(0.02)
