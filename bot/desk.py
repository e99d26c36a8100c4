"""The desk: everything a command needs, in one place. Commands and buttons find it through the client."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import discord

from bot.announce import Announcer
from bot.door import Door
from bot.outbox import Outbox
from bot.robots import Robots
from bot.store.books import Books
from bot.store.database import Database
from bot.table import Table

GRACE = 2.0  # seconds that answers under way are given when the house closes


@dataclass
class Desk:
    books: Books
    door: Door
    announcer: Announcer
    outbox: Outbox
    robots: Robots
    boards: Path | None  # a folder of tables' own board files
    _serving: set[asyncio.Task[object]] = field(default_factory=set)

    async def start(self) -> None:
        """Sends what an earlier run left unsent and wakes the robots."""
        await self.outbox.start()
        await self.robots.start()

    @contextlib.contextmanager
    def serving(self) -> Iterator[None]:
        """Somebody is being answered: closing waits for it."""
        task = asyncio.current_task()
        assert task is not None
        self._serving.add(task)
        try:
            yield
        finally:
            self._serving.discard(task)

    async def finish(self) -> None:
        """Robots stop, whoever is being answered gets the answer if it comes soon, and the rest waits unsent."""
        await self.robots.close()
        if self._serving:
            await asyncio.wait(set(self._serving), timeout=GRACE)
        for task in self._serving:
            task.cancel()
        await self.outbox.close()  # before the line to Discord is closed under it

    async def close(self) -> None:
        await self.outbox.close()
        await self.books.database.close()


def make_desk(database: Database, client: discord.Client, boards: Path | None = None) -> Desk:
    books = Books(database)
    announcer = Announcer(client, books)
    outbox = Outbox(books, announcer.send)

    def heard(table: Table) -> None:
        outbox.wake(table.channel)
        robots.heard(table)
        if table.phase == "gathering":
            announcer.warm(table.game.key)

    door = Door(books, heard)
    robots = Robots(door)
    return Desk(books, door, announcer, outbox, robots, boards)


def desk_of(interaction: discord.Interaction[discord.Client]) -> Desk:
    desk = getattr(interaction.client, "desk", None)
    assert isinstance(desk, Desk)
    return desk
