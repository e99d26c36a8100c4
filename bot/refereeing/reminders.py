"""Reminders: one task that lets clocks run, writes the letters of reminders that are due, and acts at zero.

What it does is decided by the store and the time alone (`tick`), so a restart changes nothing: see bot.store.clocks.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable

from bot.refereeing.door import Door, buttons_in_play
from bot.store.clocks import Due, ReminderLetter
from bot.store.mail import Letter
from bot.tables.post import Post
from bot.tables.table import DeniedError
from rules.core.phrase import Phrase, Who, phrase
from rules.registry import game_of

log = logging.getLogger(__name__)

BEAT = 60  # seconds between two looks at the time, at most
ASLEEP = 5 * BEAT  # without a beat for so long, the bot has slept with its machine
BATCH = 200  # letters written in one transaction
BY_ROBOT = ("turn", "seat")


class Reminders:
    """`wake_outbox` is called with every channel that something was written for."""

    def __init__(self, door: Door, wake_outbox: Callable[[int], None], asleep: int = ASLEEP) -> None:
        self._door = door
        self._clocks = door.books.clocks
        self._wake_outbox = wake_outbox
        self._asleep = asleep
        self._again = asyncio.Event()
        self._beaten = 0  # when the store last heard that the bot runs
        self._reached = True
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """The clocks go on where they stood; games of an earlier version get theirs."""
        await self._clocks.wake_up()
        for game in await self._clocks.unknown():
            table = await self._door.books.table(game)
            if table is not None:
                await self._clocks.take_up(table)
        self._task = asyncio.create_task(self._run(), name="reminders")

    def wake(self) -> None:
        """Something was posted, or a clock was set."""
        self._again.set()

    def posted(self, channel: int) -> None:
        """A channel may have heard of a turn, whose clock then runs."""
        self.wake()

    def out_of_reach(self) -> None:
        """The gateway is lost, so nobody can play: it is as if the bot were down."""
        self._reached = False

    def within_reach(self) -> None:
        self._reached = True
        self.wake()

    async def close(self) -> None:
        """The clocks stand still from now on."""
        if self._task is None:
            return
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        self._task = None
        try:
            await self._clocks.beat(self._asleep)
        except sqlite3.Error as error:
            log.error("when the bot stopped could not be kept: %s", error)

    async def tick(self) -> None:
        """All that is due by now."""
        if not self._reached:
            return
        now = self._clocks.now()
        if abs(now - self._beaten) >= BEAT // 2:
            await self._clocks.beat(self._asleep)
            self._beaten = now
        await self._clocks.announce()
        while due := await self._clocks.due(BATCH):
            await self._tell(due)

    async def fall_back(self, letter: Letter) -> None:
        """A direct message was refused: its reader is called in the channel instead, if it still matters."""
        post = letter.post()
        if post.reminder is None:
            return
        due = await self._clocks.again(letter.table_id, post.reminder)
        if due is None:
            return
        await self._clocks.tell_instead(letter.id, due, self._to_channel(due))
        self._wake_outbox(due.channel)

    async def _run(self) -> None:
        while True:
            self._again.clear()
            wait = float(BEAT)
            try:
                await self.tick()
                due = await self._clocks.next_due()
                if due is not None and self._reached:
                    wait = min(wait, max(1.0, due - self._clocks.now()))
            except sqlite3.Error as error:
                log.error("reminders have to wait: %s", error)
            except Exception:
                log.exception("reminders have to wait")
            try:
                async with asyncio.timeout(wait):
                    await self._again.wait()
            except TimeoutError:
                continue

    async def _tell(self, due: list[Due]) -> None:
        letters = [self._letter(one) for one in due if not _by_robot(one)]
        for channel in set(await self._clocks.tell(letters)):
            self._wake_outbox(channel)
        for one in filter(_by_robot, due):
            await self._act(one)

    async def _act(self, due: Due) -> None:
        """A robot plays for a seat that is out of time, or takes it. Where it can't, its holder is only reminded."""
        try:
            await self._door.out_of_time(due.table_id, due.reminder)
        except sqlite3.Error:
            raise
        except Exception as error:
            if not isinstance(error, DeniedError):  # the last person at a table can't be replaced
                log.exception("a robot could not play for seat %s of game %s", due.reminder.seat, due.table_id)
            for channel in await self._clocks.tell([ReminderLetter(due, due.channel, self._to_channel(due))]):
                self._wake_outbox(channel)

    def _letter(self, due: Due) -> ReminderLetter:
        player, also = due.player, self._to_moderators(due)
        if player.notify == "direct" and player.direct is not None:
            return ReminderLetter(due, player.direct, self._to_person(due), player.user, also)
        return ReminderLetter(due, due.channel, self._to_channel(due), also=also)

    def _to_channel(self, due: Due) -> Post:
        seat, stage = due.reminder.seat, due.reminder.stage
        game = game_of(due.rules, due.version)
        calls = phrase(f"reminder-{stage}", who=Who(seat=seat), until=due.until(), zero=_zero(due))
        return Post(
            lines=(),
            seats=due.seats,
            footer=(calls,),
            mention=(seat,),
            since=due.revision,
            revision=due.revision,
            visible_revision=due.visible_revision,
            buttons=buttons_in_play(game),
            reminder=due.reminder,
        )

    def _to_moderators(self, due: Due) -> Post | None:
        """Where they decide what happens at zero, and the server has told where they hear of their games."""
        asked = due.reminder.stage == "zero" and due.pace is not None and due.pace.at_zero == "moderators"
        if not asked or due.moderators in (None, due.channel):
            return None
        said = phrase(
            "moderators-zero",
            who=Who(seat=due.reminder.seat),
            title=phrase(f"{game_of(due.rules, due.version).command}-title"),
            place=f"<#{due.channel}>",
        )
        return Post(
            lines=(said, phrase("direct-link", link=due.link)) if due.link else (said,),
            seats=due.seats,
            since=due.revision,
            revision=due.revision,
            visible_revision=due.visible_revision,
            reminder=due.reminder,
        )

    def _to_person(self, due: Due) -> Post:
        game = game_of(due.rules, due.version)
        said = phrase(
            f"direct-{due.reminder.stage}",
            title=phrase(f"{game.command}-title"),
            place=f"<#{due.channel}>",
            until=due.until(),
            zero=_zero(due),
        )
        lines = (said, phrase("direct-link", link=due.link)) if due.link else (said,)
        return Post(
            lines=lines,
            seats=due.seats,
            since=due.revision,
            revision=due.revision,
            visible_revision=due.visible_revision,
            reminder=due.reminder,
            language=due.player.language,
        )


def _by_robot(due: Due) -> bool:
    return due.reminder.stage == "zero" and due.pace is not None and due.pace.at_zero in BY_ROBOT


def _zero(due: Due) -> Phrase:
    """What happens at zero at this table."""
    return phrase(f"zero-{due.pace.at_zero if due.pace is not None else 'nudge'}")
