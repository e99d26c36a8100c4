"""The status of a table: the message of its start, kept up to date with a link to the newest board, and pinned.

Best-effort and beside the outbox, like all edits; it works for one channel at a time, after the editor.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

import aiohttp
import discord

from bot.outgoing.announce import Announcer
from bot.outgoing.verdicts import Verdict, judge
from bot.store.books import Books
from bot.store.status import Standing, Statuses
from bot.tables.post import lines_then
from bot.tables.table import Table
from rules.core.phrase import Phrase, Who, phrase

log = logging.getLogger(__name__)

CADENCE = 30.0  # seconds between two edits of a status: old messages can't be edited often
PATIENCE = 10.0


class StatusKeeper:
    """`wake` is called with a channel whose status has to wait for its turn."""

    def __init__(self, books: Books, announcer: Announcer, wake: Callable[[int], None]) -> None:
        self._books = books
        self._statuses = Statuses(books.database)
        self._announcer = announcer
        self._wake = wake
        self._edited: dict[int, float] = {}
        self._timers: dict[int, asyncio.TimerHandle] = {}

    async def refresh(self, channel: int) -> None:
        """Pins the status of a channel's game if that is to be done, and links the newest board."""
        found = await self._statuses.of_channel(channel)
        if found is None:
            return
        table = await self._books.table(found.game)
        if table is None:
            return
        if found.pinned in ((None, "off") if table.pins else (None, "done", "refused")):
            found = await self._pin(table, found)
        if found.board is not None and found.board != found.linked and self._may_edit(channel):
            await self._link(table, found)

    def close(self) -> None:
        for timer in self._timers.values():
            timer.cancel()

    async def _pin(self, table: Table, found: Standing) -> Standing:
        """Once, and again when the table changes its mind. The message itself says if it could not be pinned."""
        pinned = "done" if table.pins else "off"
        try:
            async with asyncio.timeout(PATIENCE):
                if table.pins:
                    await self._announcer.pin(table, found.message)
                elif found.pinned == "done":
                    await self._announcer.unpin(table, found.message)
        except discord.HTTPException as error:
            if judge(error) is Verdict.LATER:
                return found
            log.info("the status of game %s cannot be pinned or unpinned: %s", table.id, error)
            pinned = "refused" if table.pins else "off"
        except (aiohttp.ClientError, OSError):
            return found
        return await self._statuses.mark_pinned(found, pinned)

    def _may_edit(self, channel: int) -> bool:
        """False if it was edited just now: it is then looked at again later."""
        wait = self._edited.get(channel, -CADENCE) + CADENCE - time.monotonic()
        if wait <= 0:
            self._edited[channel] = time.monotonic()
            return True
        if channel not in self._timers:
            self._timers[channel] = asyncio.get_running_loop().call_later(wait, self._later, channel)
        return False

    def _later(self, channel: int) -> None:
        self._timers.pop(channel, None)
        self._wake(channel)

    async def _link(self, table: Table, found: Standing) -> None:
        post = found.letter.post()
        told = post.but(lines=lines_then(post, table.seats), buttons=(), mention=(), foot=_foot(table, found))
        try:
            async with asyncio.timeout(PATIENCE):
                await self._announcer.edit(table, told, found.letter.alts, found.message)
        except (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError) as error:
            log.info("the status of game %s stays as it is: %r", table.id, error)
        await self._statuses.mark_linked(found)


def _foot(table: Table, found: Standing) -> tuple[Phrase, ...]:
    lines = [phrase("status-board", link=found.link)]
    acting = tuple(Who(seat=duty.seat) for duty in table.duties() if duty.blocks)
    if acting:
        lines.append(phrase("status-turn", who=acting, count=len(acting)))
    if table.phase == "over":
        lines.append(phrase("status-over"))
    if table.paused:
        lines.append(phrase("status-paused"))
    if found.pinned == "refused":
        lines.append(phrase("status-not-pinned"))
    return tuple(lines)
