"""The desk: everything a command needs, in one place. Commands and buttons find it through the client."""

from __future__ import annotations

from dataclasses import dataclass

import discord

from bot.announce import Announcer
from bot.door import Door
from bot.outbox import Outbox
from bot.robots import Robots
from bot.store.books import Books
from bot.store.database import Database
from bot.table import Table


@dataclass
class Desk:
    books: Books
    door: Door
    announcer: Announcer
    outbox: Outbox
    robots: Robots

    async def start(self) -> None:
        """Sends what an earlier run left unsent and wakes the robots."""
        await self.outbox.start()
        await self.robots.start()

    async def close(self) -> None:
        await self.robots.close()
        await self.outbox.close()
        await self.books.database.close()


def make_desk(database: Database, client: discord.Client) -> Desk:
    books = Books(database)
    announcer = Announcer(client, books)
    outbox = Outbox(books, announcer.send)

    def heard(table: Table) -> None:
        outbox.wake(table.channel)
        robots.heard(table)

    door = Door(books, heard)
    robots = Robots(door)
    return Desk(books, door, announcer, outbox, robots)


def desk_of(interaction: discord.Interaction[discord.Client]) -> Desk:
    desk = getattr(interaction.client, "desk", None)
    assert isinstance(desk, Desk)
    return desk
