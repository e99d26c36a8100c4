"""The outbox: sends what was committed, in order, until Discord has it.

One task a channel. A letter is marked once Discord has answered; its nonce makes a repeated sending the same
message. What somebody can cure (permissions, a sleeping thread, the token) is kept and told when the cure comes;
only a deleted channel is final.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import TypeVar

import aiohttp
import discord

from bot.outgoing.failures import Failure, cause, failure_of
from bot.store.books import Books
from bot.store.mail import Debt, Letter, Mail, Sent
from bot.tables.post import Post, lines_then
from bot.tables.table import Reminder, Table
from rules.core.phrase import Phrase, Who, phrase

log = logging.getLogger(__name__)

FIRST_PAUSE = 0.5
LONGEST_PAUSE = 60.0
MOST_SURPRISES = 5  # tries for a message that cannot even be made
HOUR = 3600.0  # until a refusal is tried again if nothing has happened: Discord bans those who insist
OUTAGE = 4.0  # seconds between tries from which on a channel counts as owed
MOST_OWED = 3  # posts that are sent one by one when the cure comes
MOST_LINES = 24  # of many posts told as one

Send = Callable[[Table, Post, str], Awaitable[Sent]]
"""Sends a post for a table with a nonce."""

Redraw = Callable[[Table, Post, int], Awaitable[Sent]]
"""Puts the picture of a post into its message."""

Result = TypeVar("Result")


class PictureError(Exception):
    """The picture of a post cannot be made; its words can be sent."""


class Outbox:
    """`posted` is told a channel whenever something new stands in it; `editable` says whether a letter is told by
    editing an earlier message, whose editor then has it in hand; `undeliverable` is given a direct message that its
    reader does not take."""

    def __init__(
        self,
        books: Books,
        send: Send,
        redraw: Redraw | None = None,
        *,
        posted: Callable[[int], None] | None = None,
        editable: Callable[[Letter], Awaitable[bool]] | None = None,
        undeliverable: Callable[[Letter], Awaitable[None]] | None = None,
    ) -> None:
        self._books = books
        self._mail = Mail(books.database)
        self._send = send
        self._redraw = redraw
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()
        self._held: dict[int, int] = {}  # channels that wait for a cure, and their guilds
        self._lacking: dict[int, int] = {}  # channels whose newest message lacks its picture
        self._refill: set[int] = set()
        self._timers: dict[int, asyncio.TimerHandle] = {}
        self._silent = False  # Discord does not take the token
        self._unsure: set[int] = set()  # letters that may have arrived although it looks as if not
        self._movers: dict[int, Callable[[], Awaitable[None]]] = {}
        self._telling: set[asyncio.Task[None]] = set()
        self._closed = False
        self._posted = posted
        self._editable = editable
        self._undeliverable = undeliverable

    async def start(self) -> None:
        """Takes up what an earlier run left unsent."""
        await self._mail.open()
        for channel in await self._mail.waiting():
            self._refill.add(channel)
            self.wake(channel)

    def wake(self, channel: int) -> None:
        """Something was written for this channel."""
        self._again.add(channel)
        if channel not in self._tasks and channel not in self._held and not self._silent and not self._closed:
            task = asyncio.create_task(self._drain(channel), name=f"outbox {channel}")
            self._tasks[channel] = task

    def needs_cure(self, channel: int) -> bool:
        """Whether something in a channel waits until somebody cures what is in the way."""
        return channel in self._held or channel in self._lacking or self._silent

    def cured(self, channel: int) -> None:
        """What was in the way of posting in a channel may be gone."""
        if not self.needs_cure(channel):
            return
        self._refill.add(channel)
        self._held.pop(channel, None)
        self._forget_timer(channel)
        if self._silent:
            self._silent = False
            for waiting in list(self._again):
                self.wake(waiting)
        self.wake(channel)

    def cured_guild(self, guild: int) -> None:
        """Something about a server has changed: its channels, roles, or whether the bot is in it."""
        for channel, of_guild in [*self._held.items(), *self._lacking.items()]:
            if of_guild == guild:
                self.cured(channel)

    async def debt(self, channel: int) -> Debt | None:
        """What a channel is owed."""
        return await self._mail.debt(channel)

    def held(self, channel: int) -> bool:
        """Whether a channel can't be told for now."""
        return self._silent or channel in self._held

    def tell_if_held(self, channel: int, tell: Callable[[], Awaitable[None]]) -> None:
        """Whoever acted last in a channel is told if the channel cannot be."""
        self._movers[channel] = tell
        if channel not in self._tasks:  # it has been sent, or was found to need a cure, just now
            self._tell_mover(channel) if self.held(channel) else self._movers.pop(channel)

    async def close(self) -> None:
        self._closed = True
        for timer in self._timers.values():
            timer.cancel()
        tasks = [*self._tasks.values(), *self._telling]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def idle(self) -> None:
        """Waits until everything written so far has been sent, given up, or found to need a cure."""
        while self._tasks:
            await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _drain(self, channel: int) -> None:
        try:
            while (channel in self._again or channel in self._refill) and not self.held(channel):
                self._again.discard(channel)
                while not self.held(channel) and await self._send_next(channel):
                    pass
                if channel in self._refill and not self.held(channel):
                    await self._send_picture(channel)
        except Exception:
            log.exception("the outbox of channel %s waits for the next message", channel)
        finally:
            self._movers.pop(channel, None)
            del self._tasks[channel]
            if self.held(channel):
                self._again.add(channel)

    async def _send_next(self, channel: int) -> bool:
        letters = await self._patiently(lambda: self._mail.unsent(channel), "be read")
        if not letters:
            return False
        letter = letters[0]
        if await self._patiently(lambda: self._moot(letter), "be weighed"):
            return True
        if self._editable is not None and await self._patiently(lambda: self._offered(letter), "be handed on"):
            return True
        owed = self._owed_together(letters)
        if owed:
            await self._patiently(lambda: self._merge(owed), "be told as one")
            return True
        await self._deliver(letter)
        return True

    async def _moot(self, letter: Letter) -> bool:
        """Whether it is a reminder of a turn that is over by now: it is then not sent at all."""
        reminder = _reminder(letter)
        if (
            reminder is None
            or letter.id in self._unsure
            or not await self._books.clocks.moot(letter.table_id, reminder)
        ):
            return False
        await self._mail.give_up(letter, "moot")
        return True

    async def _offered(self, letter: Letter) -> bool:
        return self._editable is not None and letter.edits is None and await self._editable(letter)

    # Many letters owed

    def _owed_together(self, letters: Sequence[Letter]) -> list[Letter]:
        """The oldest letters of one game, if they waited for a cure and are too many to be told one by one."""
        if letters[0].owed in (None, "outage") or letters[0].id in self._unsure:
            return []
        ours = [each.table_id == letters[0].table_id and _reminder(each) is None for each in letters]
        strange = ours.index(False) if False in ours else len(letters)
        return list(letters[:strange]) if strange > MOST_OWED else []

    async def _merge(self, letters: Sequence[Letter]) -> None:
        posts = [letter.post() for letter in letters]
        await self._mail.merge(letters, told_as_one(posts))

    # One letter

    async def _deliver(self, letter: Letter) -> None:
        """Tries until it is sent, can never be, or needs a cure."""
        surprises = 0
        post: Post | None = None
        owing = False
        for pause in _pauses():
            try:
                post = post or letter.post()
                sent = await self._attempt(letter, post)
                await self._sent(letter, sent, owing_picture=owing)
                return
            except PictureError as error:
                log.error("the picture of message %s cannot be made: %r", letter.id, error.__cause__)
                post, owing = words_alone(post) if post else None, True
                continue
            except discord.HTTPException as error:
                failure = failure_of(error)
                if failure is Failure.LATER:
                    self._unsure.add(letter.id)
                    log.warning("Discord is unwell (%s); trying again in %.1f s", error.status, pause)
                elif failure is Failure.HELD and post is not None and post.picture and error.status == 403:
                    post, owing = words_alone(post), True  # perhaps it is only files that may not be attached
                    continue
                elif failure is Failure.BAD and post is not None and (plainer := plainer_than(post)) is not None:
                    log.error("Discord does not take a message for channel %s: %s", letter.channel, error)
                    post = plainer
                    continue
                else:
                    await self._refused(letter, error, failure)
                    return
            except (aiohttp.ClientError, OSError, sqlite3.Error) as error:
                self._unsure.add(letter.id)
                log.warning("channel %s cannot be told yet (%r); trying again in %.1f s", letter.channel, error, pause)
            except Exception as surprise:
                log.exception("a message for channel %s cannot be made", letter.channel)
                surprises += 1
                if surprises == MOST_SURPRISES:  # the messages behind it must not wait forever
                    await self._patiently(partial(self._mail.give_up, letter, repr(surprise)), "be given up")
                    return
            if pause == OUTAGE:
                await self._patiently(lambda: self._mail.owe(letter, "outage"), "be kept")
                self._tell_mover(letter.channel)
            await asyncio.sleep(pause)

    async def _attempt(self, letter: Letter, post: Post) -> Sent:
        table = await self._books.table(letter.table_id)
        assert table is not None
        return await self._send(_there(table, letter, post), post, letter.nonce)

    async def _sent(self, letter: Letter, sent: Sent, *, owing_picture: bool) -> None:
        """Remembered; it is not sent again while the store cannot be written."""
        await self._patiently(
            lambda: self._mail.mark_sent(letter, sent, owing_picture=owing_picture), "be marked as sent"
        )
        self._unsure.discard(letter.id)
        self._lacking.pop(letter.channel, None)
        if owing_picture:
            self._lacking[letter.channel] = await self._guild(letter)
            self._try_later(letter.channel)
        if self._posted is not None:
            self._posted(letter.channel)

    async def _refused(self, letter: Letter, error: discord.HTTPException, failure: Failure) -> None:
        if letter.user is not None and failure is not Failure.TOKEN:
            log.info("somebody takes no direct messages: %s", error)
            await self._patiently(lambda: self._fallen_back(letter, str(error)), "be told elsewhere")
            return
        if failure is Failure.GONE:
            log.warning("channel %s is no more: %s", letter.channel, error)
            await self._patiently(lambda: self._mail.give_up_channel(letter.channel, str(error)), "be given up")
        elif failure is Failure.BAD:
            log.error("Discord does not take a message for channel %s at all: %s", letter.channel, error)
            await self._patiently(lambda: self._mail.give_up(letter, str(error)), "be given up")
        else:
            await self._hold(letter, error, everything=failure is Failure.TOKEN)

    async def _fallen_back(self, letter: Letter, why: str) -> None:
        if self._undeliverable is not None:
            await self._undeliverable(letter)
        await self._mail.give_up(letter, why)

    async def _hold(self, letter: Letter, error: discord.HTTPException, *, everything: bool) -> None:
        """Kept until somebody cures it."""
        channel = letter.channel
        if everything:
            log.critical("Discord does not accept DISCORD_TOKEN any more, so nothing is sent until it does")
            self._silent = True
        else:
            log.warning("channel %s cannot be told until somebody cures it: %s", channel, error)
            self._held[channel] = await self._guild(letter)
        await self._patiently(lambda: self._mail.owe(letter, cause(error)), "be kept")
        self._try_later(channel)
        self._tell_mover(channel)

    def _tell_mover(self, channel: int) -> None:
        mover = self._movers.pop(channel, None)
        if mover is not None:
            telling = asyncio.create_task(_quietly(mover))
            self._telling.add(telling)
            telling.add_done_callback(self._telling.discard)

    # A picture owed

    async def _send_picture(self, channel: int) -> None:
        """The picture follows into the message that lacks it."""
        self._refill.discard(channel)
        letter = await self._patiently(lambda: self._mail.without_picture(channel), "be read")
        if letter is None or letter.message is None or self._redraw is None:
            return
        self._lacking[channel] = await self._guild(letter)
        try:
            post = letter.post()
            table = await self._books.table(letter.table_id)
            assert table is not None
            sent = await self._redraw(replace(table, seats=post.seats), post, letter.message)
        except discord.HTTPException as error:
            failure = failure_of(error)
            if failure in (Failure.LATER, Failure.TOKEN, Failure.HELD) and not isinstance(error, discord.NotFound):
                self._try_later(channel)
                return
            log.warning("a picture for channel %s is not taken: %s", channel, error)
            sent = Sent(letter.message)
        except (PictureError, aiohttp.ClientError, OSError, sqlite3.Error) as error:
            log.warning("a picture for channel %s has to wait: %r", channel, error)
            self._try_later(channel)
            return
        await self._patiently(lambda: self._mail.mark_picture(letter, sent.alts), "be marked")
        self._lacking.pop(channel, None)

    def _try_later(self, channel: int) -> None:
        self._forget_timer(channel)
        if not self._closed:
            self._timers[channel] = asyncio.get_running_loop().call_later(HOUR, self.cured, channel)

    def _forget_timer(self, channel: int) -> None:
        timer = self._timers.pop(channel, None)
        if timer is not None:
            timer.cancel()

    async def _guild(self, letter: Letter) -> int:
        table = await self._books.table(letter.table_id)
        return table.guild if table is not None else 0

    async def _patiently(self, work: Callable[[], Awaitable[Result]], what: str) -> Result:
        """Does something with the store, again and again until it can be done."""
        for pause in _pauses():
            try:
                return await work()
            except sqlite3.Error as error:
                log.error("letters cannot %s (%s); trying again in %.1f s", what, error, pause)
            await asyncio.sleep(pause)
        raise AssertionError("pauses never end")


def words_alone(post: Post) -> Post:
    """Without the picture, which is said to be missing."""
    missing = phrase("told-no-picture")
    return post.but(picture=False, footer=(missing, *post.footer))


def plainer_than(post: Post) -> Post | None:
    """The same with less that Discord could object to; None where only words are left."""
    if post.picture:
        return words_alone(post)
    return post.but(buttons=()) if post.buttons else None


def told_as_one(posts: Sequence[Post]) -> Post:
    """Many posts of one table as one: all that happened, the last picture, and one call of whoever must act."""
    last = posts[-1]
    lines = [line for post in posts for line in lines_then(post, last.seats)][-MOST_LINES:]
    acting = {seat for line in last.footer for seat in _on_duty(line)}
    called = {seat for post in posts for seat in post.mention} & acting
    return last.but(
        lines=(phrase("told-owed", count=len(posts)), *lines),
        since=posts[0].since,
        picture=any(post.picture for post in posts),
        mention=tuple(sorted({*last.mention, *called})),
    )


def _on_duty(line: Phrase) -> set[int]:
    """The seats that a line of the foot says must act."""
    what = line.params.get("what")
    return _seats(what.params.get("who")) if isinstance(what, Phrase) else set()


def _seats(who: object) -> set[int]:
    named = who if isinstance(who, tuple) else (who,)
    return {each.seat for each in named if isinstance(each, Who)}


def _reminder(letter: Letter) -> Reminder | None:
    try:
        return letter.post().reminder
    except ValueError:  # the delivery will find out
        return None


def _there(table: Table, letter: Letter, post: Post) -> Table:
    """The table as the letter tells of it: who sat there then, and where and in which language it is told."""
    return replace(table, seats=post.seats, channel=letter.channel, language=post.language or table.language)


async def _quietly(tell: Callable[[], Awaitable[None]]) -> None:
    try:
        await tell()
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        log.warning("somebody could not be told that the channel cannot be told: %s", error)


def _pauses() -> Iterator[float]:
    pause = FIRST_PAUSE
    while True:
        yield pause
        pause = min(pause * 2, LONGEST_PAUSE)
