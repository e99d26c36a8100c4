"""The clocks and reminders of all tables as time passes; what a change makes of them is in bot.store.turn_rows.

A reminder is marked in the transaction that writes its letter.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from bot.store.database import Database, Row, Statements
from bot.store.mail import message_link, write_letter
from bot.store.players import Player, find_player, write_player
from bot.store.turn_rows import (
    TURNS,
    clock_of,
    drop_unwanted,
    follow,
    keep,
    mark_done,
    read_turns,
    set_due,
)
from bot.tables.clocks import STAGES, Clock, Pace, QuietHours, Stage
from bot.tables.house import HouseOptions
from bot.tables.post import Post
from bot.tables.table import Change, Holder, Reminder, Table
from bot.tables.waiting import Waiting
from rules.core.contract import Seat

Now = Callable[[], float]

_DUE = """
    SELECT reminder.*, game.guild, game.channel, game.rules, game.version, game.language, game.phase, game.revision,
        game.house, clock.bank, clock.budget, clock.since,
        (SELECT max(revision) FROM log WHERE game = game.id AND quiet = 0) AS visible_revision,
        (SELECT message FROM outbox WHERE outbox.game = game.id AND outbox.channel = game.channel
            AND message IS NOT NULL AND merged IS NULL ORDER BY outbox.id DESC LIMIT 1) AS message,
        (SELECT server.channel FROM server WHERE server.guild = game.guild ORDER BY id DESC LIMIT 1) AS moderators
    FROM reminder JOIN game ON game.id = reminder.game
    LEFT JOIN clock ON clock.game = reminder.game AND clock.seat = reminder.seat
"""
_COME = "WHERE reminder.done IS NULL AND reminder.due <= ? ORDER BY reminder.due, reminder.game, reminder.seat LIMIT ?"
_ONE = "WHERE reminder.game = ? AND reminder.seat = ? AND reminder.turn = ? AND reminder.stage = ?"
_TOLD = """
    SELECT clock.* FROM clock JOIN game ON game.id = clock.game
    WHERE clock.turn IS NOT NULL AND clock.announced IS NULL AND clock.turn <= (
        SELECT json_extract(post, '$.revision') FROM outbox
        WHERE outbox.game = clock.game AND outbox.channel = game.channel AND outbox.message IS NOT NULL
        ORDER BY outbox.id DESC LIMIT 1)
"""


@dataclass(frozen=True)
class Due:
    """A reminder whose time has come, with what its letter needs to know of the table."""

    table_id: int
    reminder: Reminder
    guild: int
    channel: int
    rules: str
    version: int
    language: str
    revision: int
    visible_revision: int
    pace: Pace | None
    clock: Clock | None
    message: int | None  # the newest in the channel
    seats: tuple[Holder, ...]
    player: Player
    moderators: int | None  # the channel that the server has chosen for them
    passed: tuple[Stage, ...] = ()  # earlier stages of the same turn that need not be told any more

    @property
    def link(self) -> str:
        """To the newest message of the table."""
        return message_link(self.guild, self.channel, self.message) if self.message is not None else ""

    def until(self) -> str:
        """When the time is up, as Discord shows it to each reader in their own zone."""
        zero = self.clock.due("zero", self.player.quiet) if self.clock is not None else None
        return moment(zero) if zero is not None else ""


@dataclass(frozen=True)
class ReminderLetter:
    """A letter that a reminder becomes: to the channel, or to a person's direct messages."""

    due: Due
    channel: int
    post: Post
    user: int | None = None
    also: Post | None = None  # what moderators hear of it


class Clocks:
    def __init__(self, database: Database, now: Now) -> None:
        self._database = database
        self._now = now

    def now(self) -> int:
        return int(self._now())

    async def unknown(self) -> list[int]:
        """Games in play with people of whom no clock knows anything: those of an earlier version."""
        rows = await self._database.rows(
            "SELECT id FROM game WHERE phase = 'playing' AND archived = 0"
            " AND NOT EXISTS (SELECT 1 FROM clock WHERE clock.game = game.id)"
            " AND EXISTS (SELECT 1 FROM seat WHERE seat.game = game.id AND seat.user IS NOT NULL)"
        )
        return [row["id"] for row in rows]

    async def take_up(self, table: Table) -> None:
        """A table as it stands: whoever it waits for has their turn from now on."""
        await self._database.write(lambda statements: follow(statements, Change(table, ()), table, self.now()))

    # The passing of time

    async def wake_up(self) -> None:
        """The bot runs again: the time since it was last known to does not count."""
        now = self.now()

        def work(statements: Statements) -> None:
            row = statements.row("SELECT alive FROM house")
            alive = row["alive"] if row is not None else None
            if alive is not None and now > alive:
                _stand_still(statements, alive, now)
            statements.run("UPDATE house SET alive = ?", now)

        await self._database.write(work)

    async def beat(self, longest: int) -> None:
        """The bot runs. If it did not for longer than this, asleep with its machine, that time does not count.

        Raises LostError if the file cannot be read again as it was written.
        """
        now = self.now()

        def work(statements: Statements) -> None:
            row = statements.row("SELECT alive FROM house")
            alive = row["alive"] if row is not None and row["alive"] is not None else now
            if now - alive > longest:
                _stand_still(statements, alive, now)
            statements.run("UPDATE house SET alive = ?", now)

        await self._database.write(work)
        await self._database.read_back("SELECT alive FROM house", now)

    async def announce(self) -> None:
        """Clocks begin to run for the turns that their channels have heard of."""
        if not await self._database.rows(_TOLD):
            return
        now = self.now()

        def work(statements: Statements) -> None:
            for waiting in read_turns(statements.rows(_TOLD)):
                row = statements.row("SELECT paused OR locked AS still FROM game WHERE id = ?", waiting.table_id)
                assert row is not None
                clock = waiting.clock.running(now) if waiting.clock is not None and not row["still"] else waiting.clock
                heard = replace(waiting, announced=now, clock=clock)
                keep(statements, [heard])
                set_due(statements, heard, find_player(statements, heard.user).quiet)

        await self._database.write(work)

    async def due(self, most: int) -> list[Due]:
        """The reminders whose time has come, the latest stage of each turn alone."""
        latest: dict[tuple[int, Seat, int, bool], Due] = {}
        now = self.now()
        found = await self._database.read(lambda statements: come_due(statements, now, most))
        for one in found:
            key = one.table_id, one.reminder.seat, one.reminder.turn, one.reminder.stage == "next"
            other = latest.get(key)
            if other is None:
                latest[key] = one
                continue
            first, last = sorted((other, one), key=lambda each: STAGES.index(each.reminder.stage))
            latest[key] = replace(last, passed=(*other.passed, *one.passed, first.reminder.stage))
        return list(latest.values())

    async def again(self, table_id: int, reminder: Reminder) -> Due | None:
        """A reminder that was written before, as things stand; None if it no longer holds."""
        if await self.moot(table_id, reminder):
            return None
        return await self._database.read(lambda statements: find_due(statements, table_id, reminder))

    async def next_due(self) -> int | None:
        row = await self._database.row("SELECT min(due) AS due FROM reminder WHERE done IS NULL AND due IS NOT NULL")
        return row["due"] if row is not None else None

    async def tell(self, letters: Sequence[ReminderLetter]) -> list[int]:
        """Writes the letters of reminders that still hold, and marks these; the channels they go to."""
        now = self.now()

        def work(statements: Statements) -> list[int]:
            statements.run("UPDATE house SET alive = ?", now)  # no crash sets a clock back to before what was told
            channels = []
            for told in letters:
                every = [told.due.reminder.but(stage=stage) for stage in told.due.passed]
                mark_done(statements, told.due.table_id, every, now)
                if mark_done(statements, told.due.table_id, [told.due.reminder], now):
                    write_letter(statements, told.due.table_id, told.channel, told.post, told.user)
                    channels.append(told.channel)
                    if told.also is not None and told.due.moderators is not None:
                        write_letter(statements, told.due.table_id, told.due.moderators, told.also)
                        channels.append(told.due.moderators)
            return channels

        return await self._database.write(work)

    async def moot(self, table_id: int, reminder: Reminder) -> bool:
        """Whether a reminder no longer holds: its turn is over, or the table has moved on."""
        if reminder.stage == "next":
            row = await self._database.row(
                "SELECT 1 FROM log WHERE game = ? AND quiet = 0 AND revision > ? LIMIT 1", table_id, reminder.turn
            )
            return row is not None
        row = await self._database.row(
            "SELECT 1 FROM clock WHERE game = ? AND seat = ? AND turn = ?", table_id, reminder.seat, reminder.turn
        )
        return row is None

    async def holds(self, table_id: int, reminder: Reminder) -> bool:
        """Whether a reminder is due and not done: its turn goes on, and its clock was not stopped meanwhile."""
        row = await self._database.row(
            f"SELECT 1 FROM reminder {_ONE} AND done IS NULL AND due <= ?",
            table_id,
            reminder.seat,
            reminder.turn,
            reminder.stage,
            self.now(),
        )
        return row is not None

    async def tell_instead(self, letter: int, due: Due, post: Post) -> None:
        """The channel gets what a person could not be sent."""

        def work(statements: Statements) -> None:
            if statements.run(
                "UPDATE outbox SET given_up = 'told in the channel' WHERE id = ? AND given_up IS NULL", letter
            ):
                write_letter(statements, due.table_id, due.channel, post)

        await self._database.write(work)

    # Looking

    async def waiting(self, table_id: int) -> dict[Seat, Waiting]:
        """The seats of people at a table."""
        return {row.seat: row for row in read_turns(await self._database.rows(TURNS, table_id))}

    async def from_now(self, table_id: int, seats: Sequence[Seat]) -> list[tuple[Seat, str]]:
        """When the time of seats is up whose clocks begin to run now, or run."""
        now = self.now()

        def look(statements: Statements) -> list[tuple[Seat, str]]:
            paused = statements.row("SELECT 1 FROM game WHERE id = ? AND (paused = 1 OR locked = 1)", table_id)
            found = []
            for row in read_turns(statements.rows(TURNS, table_id)):
                if row.seat in seats and row.turn is not None and row.clock is not None and paused is None:
                    clock = row.clock if row.clock.since is not None else row.clock.running(now)
                    found.append((row.seat, moment(clock.due("zero", find_player(statements, row.user).quiet) or now)))
            return found

        return await self._database.read(look)

    async def turns_of(self, user: int) -> dict[int, Waiting]:
        """The turns that tables wait for a person with, by game."""
        rows = await self._database.rows("SELECT * FROM clock WHERE user = ? AND turn IS NOT NULL", user)
        return {row.table_id: row for row in read_turns(rows)}

    async def keep_player(self, player: Player) -> None:
        """What a person has asked for; clocks that run count by the old hours until now, then by the new."""
        now = self.now()

        def change(statements: Statements) -> None:
            rows = read_turns(statements.rows("SELECT * FROM clock WHERE user = ? AND turn IS NOT NULL", player.user))
            old = find_player(statements, player.user).quiet
            write_player(statements, player)
            drop_unwanted(statements, player)
            for row in rows:
                if row.clock is not None and row.clock.since is not None:
                    row = replace(row, clock=row.clock.stopped(now, old).running(now))
                    keep(statements, [row])
                set_due(statements, row, player.quiet)

        await self._database.write(change)


def _stand_still(statements: Statements, since: int, now: int) -> None:
    """All clocks that run stood still between two moments; one that had run out by then keeps its deadline."""
    rows = read_turns(statements.rows("SELECT * FROM clock WHERE since IS NOT NULL"))
    hours: Mapping[int, QuietHours | None] = {
        user: find_player(statements, user).quiet for user in {row.user for row in rows}
    }
    for row in rows:
        assert row.clock is not None
        quiet = hours[row.user]
        zero = row.clock.due("zero", quiet)
        if zero is not None and zero <= since:
            continue
        then = max(since, row.clock.since or since)
        again = replace(row, clock=row.clock.stopped(then, quiet).running(now))
        keep(statements, [again])
        set_due(statements, again, quiet)


def come_due(statements: Statements, now: int, most: int) -> list[Due]:
    """Those whose time has come by now."""
    return [_due(statements, row) for row in statements.rows(_DUE + _COME, now, most)]


def find_due(statements: Statements, table_id: int, reminder: Reminder) -> Due | None:
    row = statements.row(_DUE + _ONE, table_id, reminder.seat, reminder.turn, reminder.stage)
    return _due(statements, row) if row is not None else None


def _due(statements: Statements, row: Row) -> Due:
    seats = statements.rows("SELECT user, name FROM seat WHERE game = ? ORDER BY number", row["game"])
    return Due(
        table_id=row["game"],
        reminder=Reminder(seat=row["seat"], turn=row["turn"], stage=row["stage"]),
        guild=row["guild"],
        channel=row["channel"],
        rules=row["rules"],
        version=row["version"],
        language=row["language"],
        revision=row["revision"],
        visible_revision=row["visible_revision"],
        pace=HouseOptions.model_validate_json(row["house"]).pace,
        clock=clock_of(row),
        message=row["message"],
        seats=tuple(Holder(seat["user"], seat["name"]) for seat in seats),
        player=find_player(statements, seats[row["seat"]]["user"] or 0),
        moderators=row["moderators"],
    )


def moment(at: int) -> str:
    """A moment as Discord shows it to each reader: how far away it is."""
    return f"<t:{at}:R>"
