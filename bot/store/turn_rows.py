"""The rows of a seat's turn, its clock and its reminders.

They are written in the transaction that makes the turn (`follow`), and go with the one that ends it: so no reminder is
lost, and none of a turn that is over can be told.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable

from bot.store.database import Row, Statements
from bot.store.players import Player, find_player
from bot.tables.clocks import TIMED, Clock, QuietHours, Stage, after
from bot.tables.table import SEATING, Change, Reminder, Table
from bot.tables.waiting import Waiting, called, followed, taken_back, used, waited_for
from rules.core.contract import Seat

TURNS = "SELECT * FROM clock WHERE game = ? ORDER BY seat"
_KEEP = """
    INSERT OR REPLACE INTO clock (game, seat, user, turn, began, announced, bank, budget, since, paid)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
"""


def follow(statements: Statements, change: Change, table: Table, now: int) -> None:
    """Brings the clocks and reminders of a table in line with what a change has made of it."""
    before = {row.seat: row for row in read_turns(statements.rows(TURNS, table.id))}
    waited = waited_for(table)
    if change.reminded is not None:
        mark_done(statements, table.id, [change.reminded], now)
    if any(entry.act == "clock" for entry in change.entries):  # new banks: nothing of the old ones comes back
        statements.run("DELETE FROM spent WHERE game = ?", table.id)
    for seat in sorted(before.keys() | waited | {seat for seat, _ in change.more}):
        held = before.get(seat)
        holder = table.seats[seat].user if seat < len(table.seats) else None
        player = find_player(statements, holder or 0)
        quiet = player.quiet if held is None or held.user == holder else find_player(statements, held.user).quiet
        moves = moves_of(statements, table.id, seat) if table.house.pace is not None and seat in waited else 0
        returned = _returned(statements, held, change, table, now, quiet) if held is not None else 0
        after_it = followed(held, change, table, seat, seat in waited, now, quiet, moves, returned)
        if after_it == held:
            continue
        if held is not None and not returned and held.turn != after_it.turn:
            write_spent(statements, held, used(held, now, quiet))
        if held is not None and held.turn != after_it.turn:
            drop_undone(statements, held)
        keep(statements, [after_it])
        if after_it.turn is not None and (held is None or held.turn != after_it.turn):
            write_stages(statements, after_it, player, called=called(held, change, player.user))
        set_due(statements, after_it, player.quiet)
    _foresee(statements, change, table, now)


def _returned(
    statements: Statements, held: Waiting, change: Change, table: Table, now: int, quiet: QuietHours | None
) -> int:
    """What a seat gets back of the time that ran on what was taken back, which is then forgotten."""
    since = taken_back(change, table, held.seat)
    if since is None:
        return 0
    running = used(held, now, quiet) if held.turn is not None and held.turn > since else 0
    return running + take_spent(statements, held, since)


def _foresee(statements: Statements, change: Change, table: Table, now: int) -> None:
    """Whoever is next, and wants to hear of it, is told; of those who were to be, only while they are."""
    seated = any(entry.act in SEATING for entry in change.entries)
    if change.entries and not seated and all(entry.quiet for entry in change.entries):
        return
    statements.run("DELETE FROM reminder WHERE game = ? AND stage = 'next' AND done IS NULL", table.id)
    if table.state is None or table.phase != "playing" or table.archived:
        return
    seat = table.game.upcoming(table.state)
    user = table.seats[seat].user if seat is not None else None
    if seat is None or user is None or not (player := find_player(statements, user)).next:
        return
    statements.run(
        "INSERT OR IGNORE INTO reminder (game, seat, turn, stage, due) VALUES (?, ?, ?, 'next', ?)",
        table.id,
        seat,
        table.visible_revision,
        after(player.quiet, now, 0),
    )


def read_turns(rows: Iterable[Row]) -> list[Waiting]:
    return [
        Waiting(
            row["game"],
            row["seat"],
            row["user"],
            row["turn"],
            row["began"],
            row["announced"],
            clock_of(row),
            row["paid"],
        )
        for row in rows
    ]


def clock_of(row: Row) -> Clock | None:
    if row["bank"] is None:
        return None
    return Clock(left=row["bank"], budget=row["budget"], since=row["since"])


def moves_of(statements: Statements, table_id: int, seat: Seat) -> int:
    """How many moves of a seat count, after all that was taken back."""
    rows = statements.rows(
        "SELECT revision, back_to FROM log WHERE game = ? AND (back_to IS NOT NULL OR (act = 'move' AND seat = ?))"
        " ORDER BY revision",
        table_id,
        seat,
    )
    revisions, counts = [0], [0]
    for row in rows:
        back_to = row["back_to"]
        revisions.append(row["revision"])
        counts.append(counts[-1] + 1 if back_to is None else counts[bisect_right(revisions, back_to) - 1])
    return counts[-1]


def write_stages(statements: Statements, waiting: Waiting, player: Player, *, called: bool) -> None:
    stages: list[Stage] = [*TIMED] if waiting.clock is not None else []
    if called and player.notify == "direct":
        stages.append("turn")
    statements.run_many(
        "INSERT INTO reminder (game, seat, turn, stage) VALUES (?, ?, ?, ?)",
        [(waiting.table_id, waiting.seat, waiting.turn, stage) for stage in stages],
    )


def set_due(statements: Statements, waiting: Waiting, quiet: QuietHours | None) -> None:
    """When the reminders of a turn come, as its clock stands."""
    if waiting.turn is None:
        return
    heard = after(quiet, waiting.announced, 0) if waiting.announced is not None else None
    clock = waiting.clock
    dues = [(clock.due(stage, quiet) if clock is not None else None, stage) for stage in TIMED]
    statements.run_many(
        "UPDATE reminder SET due = ? WHERE game = ? AND seat = ? AND turn = ? AND stage = ? AND done IS NULL",
        [(due, waiting.table_id, waiting.seat, waiting.turn, stage) for due, stage in (*dues, (heard, "turn"))],
    )


def keep(statements: Statements, rows: Iterable[Waiting]) -> None:
    statements.run_many(
        _KEEP,
        [
            (
                row.table_id,
                row.seat,
                row.user,
                row.turn,
                row.began,
                row.announced,
                row.clock.left if row.clock is not None else None,
                row.clock.budget if row.clock is not None else None,
                row.clock.since if row.clock is not None else None,
                row.paid,
            )
            for row in rows
        ],
    )


def write_spent(statements: Statements, waiting: Waiting, seconds: int) -> None:
    """A turn is over: what it took of the clock, should it be taken back."""
    if seconds > 0:
        statements.run(
            "INSERT OR REPLACE INTO spent (game, seat, turn, seconds) VALUES (?, ?, ?, ?)",
            waiting.table_id,
            waiting.seat,
            waiting.turn,
            seconds,
        )


def take_spent(statements: Statements, waiting: Waiting, since: int) -> int:
    """What the turns of a seat that began after a revision took of its clock; it is asked once."""
    of_those = "FROM spent WHERE game = ? AND seat = ? AND turn > ?"
    row = statements.row(f"SELECT total(seconds) AS seconds {of_those}", waiting.table_id, waiting.seat, since)
    statements.run(f"DELETE {of_those}", waiting.table_id, waiting.seat, since)
    return int(row["seconds"]) if row is not None else 0


def drop_undone(statements: Statements, waiting: Waiting) -> None:
    """A turn is over: what was not told of it never will be."""
    statements.run(
        "DELETE FROM reminder WHERE game = ? AND seat = ? AND turn = ? AND stage <> 'next' AND done IS NULL",
        waiting.table_id,
        waiting.seat,
        waiting.turn,
    )


def drop_unwanted(statements: Statements, player: Player) -> None:
    """What was to be told later, after quiet hours, and is no longer asked for."""
    unwanted = [stage for stage, wanted in (("turn", player.notify == "direct"), ("next", player.next)) if not wanted]
    statements.run_many(
        "DELETE FROM reminder WHERE stage = ? AND done IS NULL"
        " AND (game, seat) IN (SELECT game, number FROM seat WHERE user = ?)",
        [(stage, player.user) for stage in unwanted],
    )


def mark_done(statements: Statements, table_id: int, reminders: Iterable[Reminder], now: int) -> int:
    """How many of them still held, and were not done before."""
    return sum(
        statements.run(
            "UPDATE reminder SET done = ? WHERE game = ? AND seat = ? AND turn = ? AND stage = ?"
            " AND done IS NULL AND due <= ?",
            now,
            table_id,
            each.seat,
            each.turn,
            each.stage,
            now,
        )
        for each in reminders
    )
