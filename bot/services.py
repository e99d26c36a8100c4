"""The services: everything a command needs, in one place. Commands and buttons find it through the client."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import discord

from bot.outgoing.announce import Announcer
from bot.outgoing.edits import Editor
from bot.outgoing.outbox import Outbox
from bot.outgoing.painters import Painters
from bot.outgoing.status import StatusKeeper
from bot.refereeing.door import Door
from bot.refereeing.moderation import Moderation
from bot.refereeing.reminders import Reminders
from bot.refereeing.robots import Robots
from bot.refereeing.taking_back import TakingBack
from bot.refereeing.votes import Votes
from bot.store.books import Books
from bot.store.database import Database
from bot.store.servers import Servers
from bot.tables.table import Table

log = logging.getLogger(__name__)

MOST_MET = 1_000  # interactions remembered so that none is served twice
GRACE = 2.0  # seconds that answers under way are given when the house closes


@dataclass
class Services:
    books: Books
    door: Door
    taking_back: TakingBack
    votes: Votes
    moderation: Moderation
    servers: Servers
    announcer: Announcer
    outbox: Outbox
    editor: Editor
    robots: Robots
    reminders: Reminders
    status: StatusKeeper
    boards: Path | None  # a folder of tables' own board files
    closing: bool = False
    _met: dict[int, None] = field(default_factory=dict)
    _serving: set[asyncio.Task[object]] = field(default_factory=set)
    _warming: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Sends what an earlier run left unsent, wakes the robots, and gets ready to draw the games in play."""
        await self.reminders.start()
        await self.outbox.start()
        await self.editor.start()
        await self.robots.start()
        self._warming = asyncio.create_task(self._warm())

    async def _warm(self) -> None:
        try:
            await self.announcer.warm_all()
        except Exception:  # their own pictures will tell
            log.exception("games in play could not be made ready to draw")

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
        if self._warming is not None:
            self._warming.cancel()
        await self.robots.close()
        await self.reminders.close()
        if self._serving:
            await asyncio.wait(set(self._serving), timeout=GRACE)
        late = set(self._serving)
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)
        await self.outbox.close()  # before the line to Discord is closed under it
        await self.editor.close()
        self.status.close()

    async def close(self) -> None:
        await self.outbox.close()
        await self.books.database.close()


def make_services(
    database: Database,
    client: discord.Client,
    boards: Path | None,
    now: Callable[[], float],
    painters: Painters,
) -> Services:
    books = Books(database, now)
    announcer = Announcer(client, books, painters)
    outbox = Outbox(books, announcer.send, announcer.fill)
    editor = Editor(books, announcer.edit, outbox.wake)
    outbox.editable = editor.take
    status = StatusKeeper(books, announcer, editor.wake)
    editor.afterwards = status.refresh

    def posted(channel: int) -> None:
        editor.wake(channel)
        reminders.wake()

    outbox.posted = posted

    def heard(table: Table) -> None:
        outbox.wake(table.channel)
        robots.heard(table)
        if table.phase == "gathering":
            announcer.warm(table.id, table.game.key, table.options)

    door = Door(books, heard)
    robots = Robots(door)
    reminders = Reminders(door, outbox.wake)
    outbox.undeliverable = reminders.fall_back
    taking_back, servers = TakingBack(books), Servers(database)
    votes = Votes(door, taking_back, now)
    door.decided_again = votes.decided_again
    moderation = Moderation(door, taking_back, servers, outbox.wake)
    return Services(
        books,
        door,
        taking_back,
        votes,
        moderation,
        servers,
        announcer,
        outbox,
        editor,
        robots,
        reminders,
        status,
        boards,
    )


def services_of(interaction: discord.Interaction[discord.Client]) -> Services:
    services = getattr(interaction.client, "services", None)
    assert isinstance(services, Services)
    return services
