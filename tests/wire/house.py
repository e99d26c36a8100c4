"""The whole bot against the sandbox over real sockets, for tests: started, restarted, and people let in."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from bot.incoming.client import ChefDeGare
from bot.outgoing.painters import Painters
from bot.sandbox import Sandbox, point_discord_at
from bot.store.database import Database
from bot.tables.seeds import SYSTEM, Randomness
from tests.machine import PATIENCE
from tests.wire.people import Person

ANSWER_WITHIN = 3.0  # what Discord gives a first answer


def fixed(secret: bytes) -> Randomness:
    """Every table has this secret, and nobody a word: the secret alone deals."""
    return Randomness(lambda: secret, str)


class QuickBot(ChefDeGare):
    """The very bot, but it does not wait five seconds before it identifies itself again."""

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        pass


class House:
    def __init__(self, sandbox: Sandbox, db: Path) -> None:
        self.sandbox = sandbox
        self.db = db
        self.boards: Path | None = None  # from the next start on
        self.painters: Painters | None = None  # the same
        self.now: Callable[[], float] = time.time
        self.randomness = SYSTEM
        self.bot: QuickBot
        self._running: asyncio.Task[None] | None = None
        self._people: list[Person] = []

    async def start(self) -> None:
        self.bot = QuickBot(
            await Database.open(self.db),
            self.boards,
            0.05,
            lambda: self.now(),
            self.painters,
            Randomness(lambda: self.randomness.secret(), lambda: self.randomness.word()),
        )
        self._running = asyncio.create_task(self.bot.start(self.sandbox.token))
        ready = asyncio.create_task(self.bot.wait_until_ready())
        await asyncio.wait({self._running, ready}, return_when=asyncio.FIRST_COMPLETED, timeout=PATIENCE)
        if self._running.done():
            await self._running
        await ready

    async def stop(self) -> None:
        await self.bot.close()
        if self._running is not None:
            self._running.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._running

    async def restart(self) -> None:
        """The process ends and a new one begins: only the database and Discord remember."""
        await self.stop()
        await self.start()

    async def person(self, name: str) -> Person:
        entered = await Person.enter(self.sandbox.address, name)
        entered.books = lambda: self.bot.services.books
        self._people.append(entered)
        return entered

    async def close(self) -> None:
        for person in self._people:
            await person.leave()
        await self.stop()


@asynccontextmanager
async def open_house(folder: Path, sandbox: Sandbox | None = None) -> AsyncIterator[House]:
    """On the way out it makes sure that everybody was heard within Discord's three seconds.

    Counted are the seconds in which this process worked: a busy machine fails nobody.
    """
    async with sandbox or Sandbox() as running:
        point_discord_at(running.address)
        running.interactions.answer_within, running.interactions.stopwatch = PATIENCE, time.process_time
        house = House(running, folder / "house.db")
        await house.start()
        try:
            yield house
        finally:
            await house.close()
        assert max(running.interactions.waits, default=0.0) < ANSWER_WITHIN
