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
from bot.edits import Editor
from bot.outbox import Outbox
from bot.robots import Robots
from bot.store.books import Books
from bot.store.database import Database
from bot.table import Table

MOST_MET = 1_000  # interactions remembered so that none is served twice
GRACE = 2.0  # seconds that answers under way are given when the house closes


@dataclass
class Desk:
    books: Books
    door: Door
    announcer: Announcer
    outbox: Outbox
    editor: Editor
    robots: Robots
    boards: Path | None  # a folder of tables' own board files
    closing: bool = False
    _met: dict[int, None] = field(default_factory=dict)
    _serving: set[asyncio.Task[object]] = field(default_factory=set)

    async def start(self) -> None:
        """Sends what an earlier run left unsent and wakes the robots."""
        await self.outbox.start()
        await self.editor.start()
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

    def first_time(self, interaction: int) -> bool:
        """False if this interaction is being served already: Discord may deliver one twice."""
        if interaction in self._met:
            return False
        self._met[interaction] = None
        while len(self._met) > MOST_MET:
            del self._met[next(iter(self._met))]
        return True

    def forget(self, interaction: int) -> None:
        """It could not even be acknowledged: should it come again, it may be tried again."""
        self._met.pop(interaction, None)

    async def finish(self) -> None:
        """Nobody new is served and robots stop; who is being answered gets the answer if it comes soon, and the rest
        waits unsent."""
        self.closing = True
        await self.robots.close()
        if self._serving:
            await asyncio.wait(set(self._serving), timeout=GRACE)
        late = set(self._serving)
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)
        await self.outbox.close()  # before the line to Discord is closed under it
        await self.editor.close()

    async def close(self) -> None:
        await self.outbox.close()
        await self.books.database.close()


def make_desk(database: Database, client: discord.Client, boards: Path | None = None) -> Desk:
    books = Books(database)
    announcer = Announcer(client, books)
    outbox = Outbox(books, announcer.send, announcer.fill)
    editor = Editor(books, announcer.edit, outbox.wake)
    outbox.editable = editor.take
    outbox.posted = editor.wake

    def heard(table: Table) -> None:
        outbox.wake(table.channel)
        robots.heard(table)
        if table.phase == "gathering":
            announcer.warm(table.game.key)

    door = Door(books, heard)
    robots = Robots(door)
    return Desk(books, door, announcer, outbox, editor, robots, boards)


def desk_of(interaction: discord.Interaction[discord.Client]) -> Desk:
    desk = getattr(interaction.client, "desk", None)
    assert isinstance(desk, Desk)
    return desk
