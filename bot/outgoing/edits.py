"""Edits of messages that stand in a channel already: best-effort, and beside the outbox.

An edit never holds up a post, keeps what is attached, calls nobody, and is given up quietly. A lobby is one message
that is edited while it is the newest of its table, and so is the news of who has chosen in secret; where that fails,
the outbox posts anew.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace

import aiohttp
import discord

from bot.limits import OLD_MESSAGE_SECONDS
from bot.outgoing.failures import Failure, failure_of
from bot.store.books import Books
from bot.store.mail import Letter, Mail, StatusMessage
from bot.tables.post import Post, lines_then
from bot.tables.questions import open_question
from bot.tables.table import ANSWERS, DeniedError, Table
from rules.core.phrase import Phrase, Who, phrase

log = logging.getLogger(__name__)

PATIENCE = 10.0  # seconds that an edit may take, waiting for Discord's limits included
FRESH = OLD_MESSAGE_SECONDS - 600  # seconds in which a lobby is edited, with some to spare

CADENCE = 30.0  # seconds between two edits of a status message

Edit = Callable[[Table, Post, Sequence[str], int], Awaitable[None]]
"""Gives a message the words and buttons of a post; the pictures, by their descriptions, stay."""

Pin = Callable[[Table, int], Awaitable[None]]


class Editor:
    """`post` is called with a channel in which something must be posted since it could not be edited. The status is
    brought up to date when all edits in a channel are done."""

    def __init__(
        self, books: Books, edit: Edit, post: Callable[[int], None], status: StatusKeeper | None = None
    ) -> None:
        self._books = books
        self._mail = Mail(books.database)
        self._edit = edit
        self._post = post
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()
        self._closed = False
        self._status = status
        self._timers: dict[int, asyncio.TimerHandle] = {}

    async def start(self) -> None:
        await self._mail.open()
        for channel in await self._mail.editing():
            self.wake(channel)

    def wake(self, channel: int) -> None:
        """Something new stands in this channel, or waits to be edited."""
        self._again.add(channel)
        if channel not in self._tasks and not self._closed:
            self._tasks[channel] = asyncio.create_task(self._work(channel), name=f"edits {channel}")

    async def take(self, letter: Letter) -> bool:
        """Whether a letter is told by editing the table's newest message: one that it carries on, not too old."""
        post = _read(letter)
        if post is None or not post.edit_as:
            return False
        newest = await self._mail.newest(letter.table_id)
        before = _read(newest) if newest is not None else None
        if newest is None or newest.message is None or before is None or not _carries_on(post, before):
            return False
        if _age(newest.message) > FRESH:
            return False
        await self._mail.edit_instead(letter, newest)
        self.wake(letter.channel)
        return True

    async def idle(self) -> None:
        while self._tasks:
            await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def close(self) -> None:
        self._closed = True
        for timer in self._timers.values():
            timer.cancel()
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    def _wake_later(self, channel: int, wait: float) -> None:
        if channel not in self._timers:
            self._timers[channel] = asyncio.get_running_loop().call_later(wait, self._wake_now, channel)

    def _wake_now(self, channel: int) -> None:
        del self._timers[channel]
        self.wake(channel)

    async def _work(self, channel: int) -> None:
        try:
            while channel in self._again:
                self._again.discard(channel)
                while letters := await self._mail.to_edit(channel):
                    await self._tell(letters)
                for letter in await self._mail.to_strip(channel):
                    await self._strip(letter)
                if self._status is not None and (wait := await self._status.refresh(channel)):
                    self._wake_later(channel, wait)
        except sqlite3.Error as error:
            log.warning("edits in channel %s wait for the next message: %s", channel, error)
        except Exception:
            log.exception("edits in channel %s are left out", channel)
        finally:
            del self._tasks[channel]

    async def _tell(self, letters: Sequence[Letter]) -> None:
        """These letters, in the message of the earlier one: a lobby as it is now, other news one after another."""
        last = letters[-1]
        posts = [letter.post() for letter in letters]
        told = posts[-1:] if posts[-1].edit_as == "lobby" else posts
        news = tuple(line for post in told for line in lines_then(post, posts[-1].seats))
        earlier = await self._mail.letter(last.edits or 0)
        before = _read(earlier) if earlier is not None else None
        if earlier is not None and earlier.message is not None and before is not None:
            there = lines_then(before, posts[-1].seats)
            lines = (*(there[:1] if before.edit_as == "lobby" else there), *news)
            whole = posts[-1].but(lines=lines)
            if await self._edited(last, whole, earlier.alts, earlier.message):
                said = before.but(lines=lines, footer=whole.footer, seats=whole.seats)  # kept without its buttons
                await self._mail.mark_edited(letters, earlier, said)
                return
        newest = await self._mail.newest(last.table_id) if posts[-1].edit_as == "lobby" else None
        if newest is not None and newest.id > last.id:  # the game has begun meanwhile, and its message names all
            await self._mail.told_by(letters, newest)
            return
        await self._mail.post_instead(letters, posts[-1].but(lines=news))
        self._post(last.channel)

    async def _strip(self, letter: Letter) -> None:
        """Takes the buttons off, but for those of a question that can still be answered."""
        post = letter.post()
        asking = await self._asking(letter.table_id, post.question) if post.question else False
        kept = tuple(verb for verb in post.buttons if verb == "briefing" or (asking and verb in ANSWERS))
        if post.buttons != kept and letter.message is not None:
            await self._edited(letter, post.but(buttons=kept), letter.alts, letter.message)
        if asking:
            await self._mail.mark_asking(letter, post.but(buttons=kept))
        else:
            await (self._mail.mark_kept(letter) if post.status else self._mail.mark_stripped(letter))

    async def _asking(self, table_id: int, about: int) -> bool:
        """Whether a question still waits for answers."""
        table = await self._books.table(table_id)
        if table is None or table.archived or table.phase == "over":
            return False
        try:
            open_question(await self._books.log(table), about, self._books.clocks.now())
        except DeniedError:
            return False
        return True

    async def _edited(self, letter: Letter, post: Post, alts: Sequence[str], message: int) -> bool:
        table = await self._books.table(letter.table_id)
        assert table is not None
        try:
            async with asyncio.timeout(PATIENCE):
                await self._edit(replace(table, seats=post.seats), post, alts, message)
        except (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError) as error:
            log.info("message %s stays as it is: %r", message, error)  # gone, too old, not allowed, or just lost
            return False
        except Exception:
            log.exception("message %s stays as it is", message)
            return False
        return True


class StatusKeeper:
    """The message of a table's start, kept up to date with a link to the newest board, and pinned."""

    def __init__(self, books: Books, edit: Edit, pin: Pin) -> None:
        self._books = books
        self._mail = Mail(books.database)
        self._edit = edit
        self._pin = pin
        self._edited: dict[int, float] = {}

    async def refresh(self, channel: int) -> float:
        """Pins the status of a channel's game if that is to be done, and links the newest board.

        Returns in how many seconds it must be called again: old messages can't be edited often.
        """
        found = await self._mail.status_of(channel)
        table = await self._books.table(found.table_id) if found is not None else None
        if found is None or table is None:
            return 0
        if found.pinned in ((None, "off") if table.house.pins else (None, "done", "refused")):
            found = await self._pinned(table, found)
        if found.board is None or found.board == found.linked:
            return 0
        wait = self._edited.get(channel, -CADENCE) + CADENCE - time.monotonic()
        if wait <= 0:
            self._edited[channel] = time.monotonic()
            await self._link(table, found)
        return max(wait, 0)

    async def _pinned(self, table: Table, found: StatusMessage) -> StatusMessage:
        """Once, and again when the table changes its mind. The message itself says if it could not be pinned."""
        pinned = "done" if table.house.pins else "off"
        if table.house.pins or found.pinned == "done":
            try:
                async with asyncio.timeout(PATIENCE):
                    await self._pin(table, found.message)
            except discord.HTTPException as error:
                if failure_of(error) is Failure.LATER:
                    return found
                log.info("the status of game %s cannot be pinned or unpinned: %s", table.id, error)
                pinned = "refused" if table.house.pins else "off"
            except (aiohttp.ClientError, OSError):
                return found
        found = replace(found, pinned=pinned)
        await self._mail.keep_status(found)
        return found

    async def _link(self, table: Table, found: StatusMessage) -> None:
        post = found.letter.post()
        told = post.but(lines=lines_then(post, table.seats), buttons=(), mention=(), footer=_status_lines(table, found))
        try:
            async with asyncio.timeout(PATIENCE):
                await self._edit(table, told, found.letter.alts, found.message)
        except (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError) as error:
            log.info("the status of game %s stays as it is: %r", table.id, error)
        await self._mail.keep_status(replace(found, linked=found.board))


def _carries_on(post: Post, before: Post) -> bool:
    """A lobby carries on a lobby; news carry on any message of the game that calls nobody, for edits drop a call.

    A question is left alone: an edit would take its buttons away.
    """
    if post.edit_as == "lobby":
        return before.edit_as == "lobby"
    if before.question:
        return False
    return before.edit_as == "news" or (not before.edit_as and not before.mention)


def _read(letter: Letter) -> Post | None:
    try:
        return letter.post()
    except ValueError:  # the outbox will find out
        return None


def _age(message: int) -> float:
    return (discord.utils.utcnow() - discord.utils.snowflake_time(message)).total_seconds()


def _status_lines(table: Table, found: StatusMessage) -> tuple[Phrase, ...]:
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
