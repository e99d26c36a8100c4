"""A person's seat as its clock sees it: which turn the table waits for, and what a change makes of it. Pure."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.tables.clocks import Clock, Pace, QuietHours
from bot.tables.table import TAKING_BACK, Change, Table
from rules.core.contract import Seat


@dataclass(frozen=True)
class Waiting:
    """A person's seat: the turn that the table waits for, if it does, and its clock, if the table has one."""

    table_id: int
    seat: Seat
    user: int
    turn: int | None
    began: int
    announced: int | None = None
    clock: Clock | None = None
    paid: int | None = None  # how many moves the seat had made when it last got its increment


def waited_for(table: Table) -> set[Seat]:
    """The people whom the table waits for."""
    if table.phase != "playing" or table.archived:
        return set()
    return {duty.seat for duty in table.duties() if duty.blocks and table.seats[duty.seat].user is not None}


def followed(
    held: Waiting | None,
    change: Change,
    table: Table,
    seat: Seat,
    waited: bool,
    now: int,
    quiet: QuietHours | None,
    moves: int,
    returned: int = 0,
) -> Waiting:
    """A seat after a change: its turn goes on, begins or ends, and its clock with it. It has made so many moves, and
    gets back so much of what ran on turns that were taken back."""
    holder = table.seats[seat].user if seat < len(table.seats) else None
    renewed = any(entry.act == "clock" for entry in change.entries)
    more = returned + sum(seconds for other, seconds in change.more if other == seat)
    clock = _clock(held, table.house.pace, renewed=renewed)
    on_turn = held is not None and held.turn is not None and waited and held.user == holder
    on_turn = on_turn and not _turn_ended(change, table, seat)
    if held is not None and on_turn and not renewed and not more:
        still = table.paused or table.locked
        if clock is not None and still != (clock.since is None) and held.announced is not None:
            clock = clock.stopped(now, quiet) if still else clock.running(now)
        return replace(held, clock=clock)
    if clock is not None:
        clock = clock.stopped(now, quiet).with_more(more)
    paid = held.paid if held is not None else None
    if not waited:
        user = holder or (held.user if held is not None else 0)
        return Waiting(table.id, seat, user, None, held.began if held is not None else now, clock=clock, paid=paid)
    if clock is not None and table.house.pace is not None:
        played = any(entry.step for entry in change.entries) and all(entry.back_to is None for entry in change.entries)
        if played and not on_turn and (paid is None or moves > paid):
            clock, paid = clock.rewarded(table.house.pace), moves
        clock = clock.turned()
    began = held.began if held is not None and on_turn else now
    turn = table.revision if change.entries else table.visible_revision
    return Waiting(table.id, seat, holder or 0, turn, began, clock=clock, paid=paid)


def used(held: Waiting, now: int, quiet: QuietHours | None) -> int:
    """What the turn of a seat has taken of its clock so far."""
    return held.clock.budget - held.clock.at(now, quiet) if held.clock is not None and held.turn is not None else 0


def taken_back(change: Change, table: Table, seat: Seat) -> int | None:
    """The revision since which a seat's time did not count: somebody else has taken back what made its turns. Whoever
    takes back moves of their own has used the time that these took."""
    for entry in change.entries:
        if entry.act in TAKING_BACK and entry.back_to is not None:
            asked = entry.act == "undo" and entry.actor is not None and table.seat_of(entry.actor) == seat
            return None if asked else entry.back_to
    return None


def _turn_ended(change: Change, table: Table, seat: Seat) -> bool:
    """Whether a seat that the table waits for after a change has the next turn: its last one ended on the way."""
    for entry in change.entries:
        if entry.step and entry.state is not None:
            if entry.seat == seat and any(event.ends_turn for event in entry.events):
                return True
            if not any(duty.blocks and duty.seat == seat for duty in table.game.duties(entry.state)):
                return True
    return False


def called(held: Waiting | None, change: Change, user: int) -> bool:
    """Whether somebody is told of their turn: not if they had it before, nor if they have just moved."""
    had_it = held is not None and held.turn is not None and held.user == user
    return not had_it and not any(entry.act == "move" and entry.actor == user for entry in change.entries)


def _clock(held: Waiting | None, pace: Pace | None, *, renewed: bool) -> Clock | None:
    """What the seat has: a full bank where the clock is new."""
    if pace is None:
        return None
    if renewed or held is None or held.clock is None:
        return Clock(left=pace.bank)
    return held.clock
