"""A house whose time is turned by hand: the real door, store, outbox and reminders, and nobody waits.

What was sent is kept with its moment; a restart closes everything but the file.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

from bot.outgoing.outbox import Outbox
from bot.refereeing.reminders import Reminders
from bot.store.books import Books
from bot.store.database import Database
from bot.store.mail import Sent
from bot.store.players import Player
from bot.tables import acts, timing
from bot.tables.clocks import Pace
from bot.tables.post import Post
from bot.tables.table import Reminder, Table
from tests.bot.house import CHANNEL, House, interaction, some_move

MORNING = int(datetime(2026, 3, 2, 9, tzinfo=UTC).timestamp())
NEVER = 10**9


@dataclass(frozen=True)
class Delivered:
    at: int
    channel: int
    post: Post
    language: str

    @property
    def reminder(self) -> Reminder | None:
        return self.post.reminder


@dataclass
class Days:
    """`now` is the time of the house; `refused` are channels in which Discord takes nothing."""

    db: Path
    now: int = MORNING
    asleep: int = NEVER
    sent: list[Delivered] = field(default_factory=list)
    refused: dict[int, Exception] = field(default_factory=dict)
    sending: bool = True  # False: from the next start on nothing is sent
    messages: int = 1_400_000_000_000_000_000

    async def open(self) -> Days:
        self.database = await Database.open(self.db)
        self.books = Books(self.database, lambda: self.now)
        self.house = House(self.books)
        self.door = self.house.door
        self.reminders = Reminders(self.door, lambda channel: self.outbox.wake(channel), self.asleep)
        self.outbox = Outbox(self.books, self._send, undeliverable=self.reminders.fall_back)
        await self.books.clocks.wake_up()
        for game in await self.books.clocks.unknown():
            table = await self.books.table(game)
            assert table is not None
            await self.books.clocks.take_up(table)
        if self.sending:
            await self.outbox.start()
            await self.outbox.idle()
        return self

    async def close(self, *, crash: bool = False) -> None:
        """A stop leaves word of when it was; a crash does not."""
        if not crash:
            await self.books.clocks.beat(self.asleep)
        await self.outbox.close()
        await self.database.close()

    async def restart(self, down: int = 0, *, crash: bool = False) -> None:
        await self.close(crash=crash)
        self.now += down
        await self.open()

    async def settle(self) -> None:
        """Everything written is sent, and what is due by now is told, and what follows from that."""
        while True:
            before = len(self.sent)
            await self._deliver()
            await self.reminders.tick()
            await self._deliver()
            if len(self.sent) == before:
                return

    async def _deliver(self) -> None:
        for row in await self.database.rows("SELECT DISTINCT channel FROM outbox WHERE message IS NULL"):
            self.outbox.wake(row["channel"])
        await self.outbox.idle()

    async def until(self, moment: int) -> None:
        """Time passes, from one reminder to the next."""
        while (due := await self.books.clocks.next_due()) is not None and due <= moment:
            self.now = max(self.now, due)
            await self.settle()
        self.now = max(self.now, moment)

    async def wait(self, seconds: int) -> None:
        await self.until(self.now + seconds)

    async def _send(self, table: Table, post: Post, nonce: str) -> Sent:
        if table.channel in self.refused:
            raise self.refused[table.channel]
        self.messages += 1_000
        self.sent.append(Delivered(self.now, table.channel, post, table.language))
        return Sent(self.messages)

    # At the table

    async def begin(self, pace: Pace | None, *people: int, robots: int = 0, channel: int = CHANNEL) -> Table:
        await self.house.seated(*people, robots=robots, channel=channel)
        if pace is not None:
            await self.house.do(lambda table: timing.set_pace(table, people[0], pace), channel)
        table = await self.house.do(lambda there: acts.start(there, people[0]), channel)
        await self.settle()
        return table

    async def move(self, channel: int = CHANNEL, number: int = 0) -> Table:
        """Whoever is on turn plays, until somebody else is, and the channel hears of it."""
        table = await self.door.live(channel)
        seat = min(table.to_act())
        user = table.seats[seat].user
        assert user is not None
        while seat in table.to_act():
            table = (await self.door.play(channel, user, [some_move(table, number)], interaction())).table
        await self.settle()
        return table

    async def wants(self, player: Player) -> None:
        await self.books.clocks.keep_player(player)

    def told(self, *stages: str) -> list[tuple[int, int, str]]:
        """The reminders that were sent: seat, minutes since the morning, stage."""
        return [
            (one.reminder.seat, (one.at - MORNING) // 60, one.reminder.stage)
            for one in self.sent
            if one.reminder is not None and (not stages or one.reminder.stage in stages)
        ]
