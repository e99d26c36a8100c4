"""The clocks and reminders of all tables, in the store.

A turn's rows are written in the transaction that makes the turn, and go with the one that ends it: so no reminder
is lost, and none of a turn that is over can be told. A reminder is marked in the transaction that writes its letter.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from bot.clocks import STAGES, TIMED, Clock, Pace, Quiet, Stage, after
from bot.post import Post
from bot.store.database import Database
from bot.store.line import Clerk, Row
from bot.store.mail import write_letter
from bot.store.players import Player, find_player, write_player
from bot.store.waiting import Waiting, called, followed, waited_for
from bot.table import SEATING, Change, Holder, Reminder, Table
from rules.core.contract import Seat

Now = Callable[[], float]

_KEPT = "SELECT * FROM clock WHERE game = ? ORDER BY seat"
_KEEP = """
    INSERT OR REPLACE INTO clock (game, seat, user, turn, began, announced, bank, budget, since)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
"""
_TOLD = """
    SELECT clock.* FROM clock JOIN game ON game.id = clock.game
    WHERE clock.turn IS NOT NULL AND clock.announced IS NULL AND clock.turn <= (
        SELECT json_extract(post, '$.revision') FROM outbox
        WHERE outbox.game = clock.game AND outbox.channel = game.channel AND outbox.message IS NOT NULL
        ORDER BY outbox.id DESC LIMIT 1)
"""
_DUE = """
    SELECT reminder.*, game.guild, game.channel, game.rules, game.version, game.language, game.phase, game.revision,
        game.pace, clock.bank, clock.budget, clock.since,
        (SELECT max(revision) FROM log WHERE game = game.id AND quiet = 0) AS settled,
        (SELECT message FROM outbox WHERE outbox.game = game.id AND outbox.channel = game.channel
            AND message IS NOT NULL AND merged IS NULL ORDER BY outbox.id DESC LIMIT 1) AS message,
        (SELECT server.channel FROM server WHERE server.guild = game.guild ORDER BY id DESC LIMIT 1) AS moderators
    FROM reminder JOIN game ON game.id = reminder.game
    LEFT JOIN clock ON clock.game = reminder.game AND clock.seat = reminder.seat
"""
_COME = "WHERE reminder.done IS NULL AND reminder.due <= ? ORDER BY reminder.due, reminder.game, reminder.seat LIMIT ?"
_ONE = "WHERE reminder.game = ? AND reminder.seat = ? AND reminder.turn = ? AND reminder.stage = ?"


@dataclass(frozen=True)
class Due:
    """A reminder whose time has come, with what its letter needs to know of the table."""

    game: int
    reminder: Reminder
    guild: int
    channel: int
    rules: str
    version: int
    language: str
    revision: int
    settled: int
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
        return link(self.guild, self.channel, self.message) if self.message is not None else ""

    def until(self) -> str:
        """When the time is up, as Discord shows it to each reader in their own zone."""
        zero = self.clock.due("zero", self.player.quiet) if self.clock is not None else None
        return moment(zero) if zero is not None else ""


@dataclass(frozen=True)
class Told:
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

    # In the transaction of a change

    def follow(self, clerk: Clerk, change: Change, table: Table) -> None:
        """Brings the clocks and reminders of a table in line with what a change has made of it."""
        now = self.now()
        before = {row.seat: row for row in _read(clerk.rows(_KEPT, table.id))}
        waited = waited_for(table)
        if change.reminded is not None:
            mark_done(clerk, table.id, [change.reminded], now)
        for seat in sorted(before.keys() | waited | {seat for seat, _ in change.more}):
            held = before.get(seat)
            holder = table.seats[seat].user if seat < len(table.seats) else None
            player = find_player(clerk, holder or 0)
            quiet = player.quiet if held is None or held.user == holder else find_player(clerk, held.user).quiet
            after_it = followed(held, change, table, seat, seat in waited, now, quiet)
            if after_it == held:
                continue
            if held is not None and held.turn is not None and held.turn != after_it.turn:
                drop_undone(clerk, held)
            keep(clerk, [after_it])
            if after_it.turn is not None and (held is None or held.turn != after_it.turn):
                _write_stages(clerk, after_it, player, called=called(held, change, player.user))
            set_due(clerk, after_it, player.quiet)
        self._foresee(clerk, change, table, now)

    def _foresee(self, clerk: Clerk, change: Change, table: Table, now: int) -> None:
        """Whoever is next, and wants to hear of it, is told; of those who were to be, only while they are."""
        seated = any(entry.act in SEATING for entry in change.entries)
        if change.entries and not seated and all(entry.quiet for entry in change.entries):
            return
        clerk.run("DELETE FROM reminder WHERE game = ? AND stage = 'next' AND done IS NULL", table.id)
        if table.state is None or table.phase != "playing" or table.archived:
            return
        seat = table.game.upcoming(table.state)
        user = table.seats[seat].user if seat is not None else None
        if seat is None or user is None or not (player := find_player(clerk, user)).next:
            return
        clerk.run(
            "INSERT OR IGNORE INTO reminder (game, seat, turn, stage, due) VALUES (?, ?, ?, 'next', ?)",
            table.id,
            seat,
            table.settled,
            after(player.quiet, now, 0),
        )

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
        await self._database.write(lambda clerk: self.follow(clerk, Change(table, ()), table))

    # The passing of time

    async def wake_up(self) -> None:
        """The bot runs again: the time since it was last known to does not count."""
        now = self.now()

        def work(clerk: Clerk) -> None:
            row = clerk.row("SELECT alive FROM house")
            alive = row["alive"] if row is not None else None
            if alive is not None and now > alive:
                _stand_still(clerk, alive, now)
            clerk.run("UPDATE house SET alive = ?", now)

        await self._database.write(work)

    async def beat(self, longest: int) -> None:
        """The bot runs. If it did not for longer than this, asleep with its machine, that time does not count."""
        now = self.now()

        def work(clerk: Clerk) -> None:
            row = clerk.row("SELECT alive FROM house")
            alive = row["alive"] if row is not None and row["alive"] is not None else now
            if now - alive > longest:
                _stand_still(clerk, alive, now)
            clerk.run("UPDATE house SET alive = ?", now)

        await self._database.write(work)

    async def announce(self) -> int:
        """Clocks begin to run for the turns that their channels have heard of; how many did."""
        if not await self._database.rows(_TOLD):
            return 0
        now = self.now()

        def work(clerk: Clerk) -> int:
            told = _read(clerk.rows(_TOLD))
            for waiting in told:
                row = clerk.row("SELECT paused OR locked AS still FROM game WHERE id = ?", waiting.game)
                assert row is not None
                clock = waiting.clock.running(now) if waiting.clock is not None and not row["still"] else waiting.clock
                heard = replace(waiting, announced=now, clock=clock)
                keep(clerk, [heard])
                set_due(clerk, heard, find_player(clerk, heard.user).quiet)
            return len(told)

        return await self._database.write(work)

    async def due(self, most: int) -> list[Due]:
        """The reminders whose time has come, the latest stage of each turn alone."""
        latest: dict[tuple[int, Seat, int, bool], Due] = {}
        now = self.now()
        found = await self._database.read(
            lambda clerk: [_due(clerk, row) for row in clerk.rows(_DUE + _COME, now, most)]
        )
        for one in found:
            key = one.game, one.reminder.seat, one.reminder.turn, one.reminder.stage == "next"
            other = latest.get(key)
            if other is None:
                latest[key] = one
                continue
            first, last = sorted((other, one), key=lambda each: STAGES.index(each.reminder.stage))
            latest[key] = replace(last, passed=(*other.passed, *one.passed, first.reminder.stage))
        return list(latest.values())

    async def again(self, game: int, reminder: Reminder) -> Due | None:
        """A reminder that was written before, as things stand; None if it no longer holds."""
        if await self.moot(game, reminder):
            return None

        def look(clerk: Clerk) -> Due | None:
            row = clerk.row(_DUE + _ONE, game, reminder.seat, reminder.turn, reminder.stage)
            return _due(clerk, row) if row is not None else None

        return await self._database.read(look)

    async def next_due(self) -> int | None:
        row = await self._database.row("SELECT min(due) AS due FROM reminder WHERE done IS NULL AND due IS NOT NULL")
        return row["due"] if row is not None else None

    async def tell(self, letters: Sequence[Told]) -> list[int]:
        """Writes the letters of reminders that still hold, and marks these; the channels they go to."""
        now = self.now()

        def work(clerk: Clerk) -> list[int]:
            channels = []
            for told in letters:
                every = [told.due.reminder.but(stage=stage) for stage in told.due.passed]
                mark_done(clerk, told.due.game, every, now)
                if mark_done(clerk, told.due.game, [told.due.reminder], now):
                    write_letter(clerk, told.due.game, told.channel, told.post, told.user)
                    channels.append(told.channel)
                    if told.also is not None and told.due.moderators is not None:
                        write_letter(clerk, told.due.game, told.due.moderators, told.also)
                        channels.append(told.due.moderators)
            return channels

        return await self._database.write(work)

    async def moot(self, game: int, reminder: Reminder) -> bool:
        """Whether a reminder no longer holds: its turn is over, or the table has moved on."""
        if reminder.stage == "next":
            row = await self._database.row(
                "SELECT 1 FROM log WHERE game = ? AND quiet = 0 AND revision > ? LIMIT 1", game, reminder.turn
            )
            return row is not None
        row = await self._database.row(
            "SELECT 1 FROM clock WHERE game = ? AND seat = ? AND turn = ?", game, reminder.seat, reminder.turn
        )
        return row is None

    async def holds(self, game: int, reminder: Reminder) -> bool:
        """Whether a reminder is due and not done: its turn goes on, and its clock was not stopped meanwhile."""
        row = await self._database.row(
            f"SELECT 1 FROM reminder {_ONE} AND done IS NULL AND due <= ?",
            game,
            reminder.seat,
            reminder.turn,
            reminder.stage,
            self.now(),
        )
        return row is not None

    async def tell_instead(self, letter: int, due: Due, post: Post) -> None:
        """The channel gets what a person could not be sent."""

        def work(clerk: Clerk) -> None:
            if clerk.run(
                "UPDATE outbox SET given_up = 'told in the channel' WHERE id = ? AND given_up IS NULL", letter
            ):
                write_letter(clerk, due.game, due.channel, post)

        await self._database.write(work)

    # Looking

    async def waiting(self, game: int) -> dict[Seat, Waiting]:
        """The seats of people at a table."""
        return {row.seat: row for row in _read(await self._database.rows(_KEPT, game))}

    async def from_now(self, game: int, seats: Sequence[Seat]) -> list[tuple[Seat, str]]:
        """When the time of seats is up whose clocks begin to run now, or run."""
        now = self.now()

        def look(clerk: Clerk) -> list[tuple[Seat, str]]:
            paused = clerk.row("SELECT 1 FROM game WHERE id = ? AND (paused = 1 OR locked = 1)", game)
            found = []
            for row in _read(clerk.rows(_KEPT, game)):
                if row.seat in seats and row.turn is not None and row.clock is not None and paused is None:
                    clock = row.clock if row.clock.since is not None else row.clock.running(now)
                    found.append((row.seat, moment(clock.due("zero", find_player(clerk, row.user).quiet) or now)))
            return found

        return await self._database.read(look)

    async def turns_of(self, user: int) -> dict[int, Waiting]:
        """The turns that tables wait for a person with, by game."""
        rows = await self._database.rows("SELECT * FROM clock WHERE user = ? AND turn IS NOT NULL", user)
        return {row.game: row for row in _read(rows)}

    async def keep_player(self, player: Player) -> None:
        """What a person has asked for; clocks that run count by the old hours until now, then by the new."""
        now = self.now()

        def change(clerk: Clerk) -> None:
            rows = _read(clerk.rows("SELECT * FROM clock WHERE user = ? AND turn IS NOT NULL", player.user))
            old = find_player(clerk, player.user).quiet
            write_player(clerk, player)
            _drop_unwanted(clerk, player)
            for row in rows:
                if row.clock is not None and row.clock.since is not None:
                    row = replace(row, clock=row.clock.stopped(now, old).running(now))
                    keep(clerk, [row])
                set_due(clerk, row, player.quiet)

        await self._database.write(change)


def _write_stages(clerk: Clerk, waiting: Waiting, player: Player, *, called: bool) -> None:
    stages: list[Stage] = [*TIMED] if waiting.clock is not None else []
    if called and player.notify == "direct":
        stages.append("turn")
    clerk.run_many(
        "INSERT INTO reminder (game, seat, turn, stage) VALUES (?, ?, ?, ?)",
        [(waiting.game, waiting.seat, waiting.turn, stage) for stage in stages],
    )


def set_due(clerk: Clerk, waiting: Waiting, quiet: Quiet | None) -> None:
    """When the reminders of a turn come, as its clock stands."""
    if waiting.turn is None:
        return
    heard = after(quiet, waiting.announced, 0) if waiting.announced is not None else None
    clock = waiting.clock
    dues = [(clock.due(stage, quiet) if clock is not None else None, stage) for stage in TIMED]
    clerk.run_many(
        "UPDATE reminder SET due = ? WHERE game = ? AND seat = ? AND turn = ? AND stage = ? AND done IS NULL",
        [(due, waiting.game, waiting.seat, waiting.turn, stage) for due, stage in (*dues, (heard, "turn"))],
    )


def keep(clerk: Clerk, rows: Iterable[Waiting]) -> None:
    clerk.run_many(
        _KEEP,
        [
            (
                row.game,
                row.seat,
                row.user,
                row.turn,
                row.began,
                row.announced,
                row.clock.left if row.clock is not None else None,
                row.clock.budget if row.clock is not None else None,
                row.clock.since if row.clock is not None else None,
            )
            for row in rows
        ],
    )


def drop_undone(clerk: Clerk, waiting: Waiting) -> None:
    """A turn is over: what was not told of it never will be."""
    clerk.run(
        "DELETE FROM reminder WHERE game = ? AND seat = ? AND turn = ? AND stage <> 'next' AND done IS NULL",
        waiting.game,
        waiting.seat,
        waiting.turn,
    )


def _drop_unwanted(clerk: Clerk, player: Player) -> None:
    """What was to be told later, after quiet hours, and is no longer asked for."""
    unwanted = [stage for stage, wanted in (("turn", player.notify == "direct"), ("next", player.next)) if not wanted]
    clerk.run_many(
        "DELETE FROM reminder WHERE stage = ? AND done IS NULL"
        " AND (game, seat) IN (SELECT game, number FROM seat WHERE user = ?)",
        [(stage, player.user) for stage in unwanted],
    )


def mark_done(clerk: Clerk, game: int, reminders: Iterable[Reminder], now: int) -> int:
    """How many of them still held, and were not done before."""
    return sum(
        clerk.run(
            "UPDATE reminder SET done = ? WHERE game = ? AND seat = ? AND turn = ? AND stage = ?"
            " AND done IS NULL AND due <= ?",
            now,
            game,
            each.seat,
            each.turn,
            each.stage,
            now,
        )
        for each in reminders
    )


def _stand_still(clerk: Clerk, since: int, now: int) -> None:
    """All clocks that run stood still between two moments."""
    rows = _read(clerk.rows("SELECT * FROM clock WHERE since IS NOT NULL"))
    hours: Mapping[int, Quiet | None] = {user: find_player(clerk, user).quiet for user in {row.user for row in rows}}
    for row in rows:
        assert row.clock is not None
        quiet = hours[row.user]
        then = max(since, row.clock.since or since)
        again = replace(row, clock=row.clock.stopped(then, quiet).running(now))
        keep(clerk, [again])
        set_due(clerk, again, quiet)


def _read(rows: Iterable[Row]) -> list[Waiting]:
    return [
        Waiting(row["game"], row["seat"], row["user"], row["turn"], row["began"], row["announced"], _clock_of(row))
        for row in rows
    ]


def _clock_of(row: Row) -> Clock | None:
    if row["bank"] is None:
        return None
    return Clock(left=row["bank"], budget=row["budget"], since=row["since"])


def _due(clerk: Clerk, row: Row) -> Due:
    seats = clerk.rows("SELECT user, name FROM seat WHERE game = ? ORDER BY number", row["game"])
    return Due(
        game=row["game"],
        reminder=Reminder(seat=row["seat"], turn=row["turn"], stage=row["stage"]),
        guild=row["guild"],
        channel=row["channel"],
        rules=row["rules"],
        version=row["version"],
        language=row["language"],
        revision=row["revision"],
        settled=row["settled"],
        pace=read_pace(row["pace"]),
        clock=_clock_of(row),
        message=row["message"],
        seats=tuple(Holder(seat["user"], seat["name"]) for seat in seats),
        player=find_player(clerk, seats[row["seat"]]["user"] or 0),
        moderators=row["moderators"],
    )


def link(guild: int, channel: int, message: int) -> str:
    return f"https://discord.com/channels/{guild}/{channel}/{message}"


def moment(at: int) -> str:
    """A moment as Discord shows it to each reader: how far away it is."""
    return f"<t:{at}:R>"


def read_pace(text: str | None) -> Pace | None:
    return Pace.model_validate_json(text) if text else None
