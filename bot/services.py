"""The services: everything a command needs, tied together in one place; commands and buttons find them through the
client."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Generic, TypeVar

import discord

from bot.outgoing.announce import Announcer
from bot.outgoing.edits import Editor, StatusKeeper
from bot.outgoing.outbox import Outbox
from bot.outgoing.painters import Painters
from bot.refereeing.door import Door
from bot.refereeing.moderation import Moderation
from bot.refereeing.open_questions import OpenQuestions
from bot.refereeing.reminders import Reminders
from bot.refereeing.robots import Robots
from bot.refereeing.taking_back import TakingBack
from bot.refereeing.votes import Votes
from bot.store.books import Books
from bot.store.database import Database
from bot.store.servers import Servers
from bot.tables.seeds import SYSTEM, Randomness
from bot.tables.table import Table

log = logging.getLogger(__name__)

MOST_MET = 1_000  # interactions remembered so that none is served twice
GRACE = 2.0  # seconds that answers under way are given when the house closes


What = TypeVar("What")


class Signal(Generic[What]):
    """Who has something to tell is given `tell`, and does not know who listens."""

    def __init__(self) -> None:
        self._listeners: list[Callable[[What], None]] = []

    def add(self, *listeners: Callable[[What], None]) -> None:
        """They are told from now on, in this order."""
        self._listeners.extend(listeners)

    def tell(self, what: What) -> None:
        for listener in self._listeners:
            listener(what)


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

    async def close(self) -> None:
        await self.outbox.close()
        await self.books.database.close()


def make_services(
    database: Database,
    client: discord.Client,
    boards: Path | None,
    now: Callable[[], float],
    painters: Painters,
    randomness: Randomness = SYSTEM,
) -> Services:
    """Ties everything together. What follows a commit, a letter and a message is at the end."""
    committed, written, posted = Signal[Table](), Signal[int](), Signal[int]()

    books, servers = Books(database, now), Servers(database)
    announcer = Announcer(client, books, painters)
    taking_back = TakingBack(books)
    open_questions = OpenQuestions(taking_back, now)
    door = Door(books, committed.tell, open_questions.decided_again, randomness)
    votes = Votes(door, open_questions)
    moderation = Moderation(door, taking_back, servers, written.tell)
    robots = Robots(door)
    reminders = Reminders(door, written.tell)
    editor = Editor(books, announcer.edit, written.tell, StatusKeeper(books, announcer.edit, announcer.pin))
    outbox = Outbox(
        books,
        announcer.send,
        announcer.fill,
        posted=posted.tell,
        editable=editor.take,
        undeliverable=reminders.fall_back,
    )

    # A change is on the disk: its letter is sent, robots move, and somebody gets ready to paint.
    committed.add(lambda table: outbox.wake(table.channel), robots.heard, announcer.warm_while_gathering)
    # Something else was written for a channel.
    written.add(outbox.wake)
    # A new message stands in a channel: older ones lose their buttons, and the clock of the turn that it tells of runs.
    posted.add(editor.wake, reminders.posted)

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
        boards,
    )


def services_of(interaction: discord.Interaction[discord.Client]) -> Services:
    services = getattr(interaction.client, "services", None)
    assert isinstance(services, Services)
    return services
