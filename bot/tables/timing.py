"""What people do to the clock of a table, as pure functions from a table to a Change.

While a game is in play its players decide together: a question and its answers are rows of the log. A moderator
decides alone: `pause`, `resume` and `extend` are the acts themselves, whoever has decided them. Raises DeniedError.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import reduce
from typing import Literal, cast, get_args

from bot.tables.acts import denied, leave_to_robot
from bot.tables.clocks import DAY, HOUR, LONGEST, AtZero, Pace, fitting, read_span, span_parts
from bot.tables.history import counted, retired
from bot.tables.table import Change, Entry, Table, plain_name
from bot.tables.turns import stand_in
from rules.core.contract import Seat
from rules.core.phrase import Phrase, Who, phrase

What = Literal["pause", "resume", "clock"]
PATIENCE = 2 * DAY  # how long a question waits for answers
NO_CLOCK = "none"


@dataclass(frozen=True)
class Question:
    """What the players are asked: by the row of the log that asks it, and who has agreed so far."""

    what: What
    pace: Pace | None
    until: int
    revision: int
    agreed: frozenset[int]


Here = frozenset[int]  # the people at a table who decide about its clock
Answering = Callable[[Table, Here, int, Question], Change]


# The acts themselves


def set_pace(table: Table, user: int | None, pace: Pace | None) -> Change:
    """A new clock, with full banks; before the game begins any player may set it."""
    if table.phase == "over":
        raise denied("denied-over")
    entry = Entry("clock", written(pace), actor=user, quiet=table.phase == "playing")
    said = phrase("told-clock-none") if pace is None else phrase("told-clock", pace=worded(pace))
    return Change(replace(table, pace=pace), (entry,), (said,), table.to_act())


def pause(table: Table, user: int | None, told: Phrase, reason: str = "") -> Change:
    """All clocks of the table stand still. Raises DeniedError where there is none, or they do already."""
    _demand_clock(table)
    if table.paused:
        raise denied("denied-paused")
    entry = Entry("pause", reason, actor=user, quiet=True)
    return Change(replace(table, paused=True), (entry,), (told,), table.to_act())


def resume(table: Table, user: int | None, told: Phrase, reason: str = "") -> Change:
    _demand_clock(table)
    if not table.paused:
        raise denied("denied-not-paused")
    entry = Entry("resume", reason, actor=user, quiet=True)
    return Change(replace(table, paused=False), (entry,), (told,), table.to_act())


def extend(table: Table, user: int | None, seat: Seat, seconds: int, told: Phrase, reason: str = "") -> Change:
    """More time for a seat, beyond the cap if need be."""
    _demand_clock(table)
    if not 0 < seconds <= LONGEST:
        raise denied("denied-bad-span", text=str(seconds))
    entry = Entry("extend", reason, seat=seat, actor=user, quiet=True)
    return Change(table, (entry,), (told,), table.to_act(), more=((seat, seconds),))


def out_of_time(table: Table, seat: Seat) -> Change:
    """A robot plays the turn of a seat whose time is up, or takes the seat, as the table has chosen."""
    if table.pace is not None and table.pace.at_zero == "seat":
        change = leave_to_robot(table, seat, None)
        told = phrase("told-out-of-time-seat", name=plain_name(table.name(seat)))
    else:
        change = stand_in(table, seat)
        told = phrase("told-out-of-time", who=Who(seat=seat))
    return replace(change, lines=(told, *change.lines))


def set_pins(table: Table, user: int, *, pins: bool) -> Change:
    """Whether the message of the start is pinned."""
    if table.phase != "gathering":
        raise denied("denied-already-started")
    if table.seat_of(user) is None:
        raise denied("denied-not-seated")
    entry = Entry("pin", "yes" if pins else "no", actor=user)
    said = phrase("told-pin" if pins else "told-pin-not")
    return Change(replace(table, pins=pins), (entry,), (said,))


# By agreement


def ask(
    table: Table, here: Here, user: int, what: What, pace: Pace | None, open_one: Question | None, now: int
) -> Change:
    """A player wants something of the clock: it is done at once where nobody else need agree, else asked.

    Whoever asks again what is being asked agrees to it; or finds that those who had to agree have left since.
    """
    seat = table.seat_of(user)
    if seat is None:
        raise denied("denied-not-seated")
    if table.phase == "gathering" and what == "clock":
        return set_pace(table, user, pace)
    _demand_sense(table, what)
    again = open_one if open_one is not None and (open_one.what, open_one.pace) == (what, pace) else None
    if again is not None and not _enough(here, again):
        return agree(table, here, user, again)
    until = now + PATIENCE
    entry = Entry("ask", f"{what} {written(pace)} <t:{until}:f>", seat=seat, actor=user, quiet=True)
    fresh = Question(
        what, pace, until, table.revision + 1, (again.agreed if again is not None else frozenset()) | {user}
    )
    if _enough(here, fresh):
        return _done(table, user, fresh, (entry,))
    asked = frozenset(other for other, holder in enumerate(table.seats) if holder.user in here - {user})
    who = tuple(Who(seat=other) for other in sorted(asked))
    said = phrase(f"told-ask-{what}", who=Who(seat=seat), pace=worded(pace))
    left = phrase("told-ask-left", others=who, count=_needed(here, what) - 1, until=f"<t:{until}:R>")
    return Change(table, (entry,), (said, left), table.to_act(), buttons=("aye", "nay"), call=asked)


def agree(table: Table, here: Here, user: int, question: Question) -> Change:
    seat = table.seat_of(user)
    if seat is None:
        raise denied("denied-not-seated")
    if user in question.agreed:
        raise denied("denied-agreed")
    _demand_sense(table, question.what)
    entry = Entry("aye", seat=seat, actor=user, quiet=True)
    now = replace(question, agreed=question.agreed | {user})
    if _enough(here, now):
        return _done(table, user, now, (entry,))
    count = _needed(here, question.what) - len(now.agreed & here)
    lines = (phrase("told-aye", who=Who(seat=seat), count=count),)
    return Change(table, (entry,), lines, table.to_act(), buttons=("aye", "nay"), about=question.revision)


def refuse(table: Table, here: Here, user: int, question: Question) -> Change:
    """One no is enough: nobody is outvoted in a hurry, and the question can be asked again."""
    seat = table.seat_of(user)
    if seat is None:
        raise denied("denied-not-seated")
    entry = Entry("nay", seat=seat, actor=user, quiet=True)
    said = phrase("told-nay", who=Who(seat=seat), what=question.what)
    return Change(table, (entry,), (said,), table.to_act())


def settled(table: Table, here: Here, question: Question) -> Change | None:
    """What a question leads to once all who are still here have agreed; None while it is open."""
    return _done(table, None, question, ()) if question.agreed & here and _enough(here, question) else None


def present(table: Table, log: Sequence[Entry]) -> Here:
    """The people who hold a seat and have not left the game."""
    gone = retired(counted(log, table.revision))
    return frozenset(
        holder.user for seat, holder in enumerate(table.seats) if holder.user is not None and seat not in gone
    )


def open_question(log: Sequence[Entry], now: int) -> Question | None:
    """The question that still waits for answers, by the log; a new one takes the place of the one before."""
    found: Question | None = None
    for entry in log:
        if entry.act == "ask":
            found = _read(entry)
        elif entry.act == "aye" and found is not None and entry.actor is not None:
            found = replace(found, agreed=found.agreed | {entry.actor})
        elif entry.act in ("nay", "pause", "resume", "clock", "end", "reset"):
            found = None
    return found if found is not None and now <= found.until else None


def _done(table: Table, user: int | None, question: Question, before: tuple[Entry, ...]) -> Change:
    match question.what:
        case "pause":
            change = pause(table, user, phrase("told-pause"))
        case "resume":
            change = resume(table, user, phrase("told-resume"))
        case "clock":
            change = set_pace(table, user, question.pace)
    return replace(change, entries=(*before, *change.entries))


def _needed(here: Here, what: What) -> int:
    """More than half of the people; all of them where the clock itself is changed."""
    return len(here) if what == "clock" else len(here) // 2 + 1


def _enough(here: Here, question: Question) -> bool:
    return len(question.agreed & here) >= _needed(here, question.what)


def _demand_sense(table: Table, what: What) -> None:
    if what != "clock":
        _demand_clock(table)
        if (what == "pause") == table.paused:
            raise denied("denied-paused" if table.paused else "denied-not-paused")
    elif table.phase == "over":
        raise denied("denied-over")


def _demand_clock(table: Table) -> None:
    if table.phase == "gathering":
        raise denied("denied-not-started")
    if table.phase == "over":
        raise denied("denied-over")
    if table.pace is None:
        raise denied("denied-no-clock")


# Paces as text


def written(pace: Pace | None) -> str:
    """A pace as the log has it: `2d+1d/2d:nudge`."""
    if pace is None:
        return NO_CLOCK
    return f"{_span(pace.bank)}+{_span(pace.increment)}/{_span(pace.cap)}:{pace.at_zero}"


def read_pace(text: str) -> Pace | None:
    """The pace that `written` wrote; None for no clock."""
    found = re.fullmatch(r"(\w+)\+(\w+)/(\w+):(\w+)", text)
    if found is None:
        return None
    bank, increment, cap = (read_span(found[number]) or 0 for number in (1, 2, 3))
    return Pace(bank=bank, increment=increment, cap=cap, at_zero=cast("AtZero", found[4]))


def chosen_pace(base: Pace, bank: str, increment: str, cap: str, at_zero: str) -> Pace:
    """A pace with own values instead of some; empty texts leave what there is. Raises DeniedError."""
    spans = [_read_span(text, there) for text, there in ((bank, base.bank), (increment, base.increment))]
    most = _read_span(cap, spans[0] if bank else base.cap)
    if at_zero and at_zero not in get_args(AtZero):
        raise denied("denied-bad-zero", text=at_zero)
    zero = cast("AtZero", at_zero or base.at_zero)
    pace = Pace(bank=spans[0], increment=spans[1], cap=most, at_zero=zero)
    if not fitting(pace):
        raise denied("denied-bad-pace")
    return pace


def worded(pace: Pace | None) -> Phrase:
    if pace is None:
        return phrase("pace-none")
    return phrase(
        "pace",
        bank=span(pace.bank),
        increment=span(pace.increment),
        cap=span(pace.cap),
        zero=phrase(f"at-zero-{pace.at_zero}"),
    )


def span(seconds: int) -> Phrase:
    """A length of time in words: 1 d 12 h."""
    days, hours, minutes = span_parts(seconds)
    units = (phrase("span-days", count=days), phrase("span-hours", count=hours), phrase("span-minutes", count=minutes))
    said = [unit for unit, count in zip(units, (days, hours, minutes), strict=True) if count] or [units[-1]]
    return reduce(lambda head, tail: phrase("span-and", head=head, tail=tail), said)


def _read_span(text: str, there: int) -> int:
    if not text.strip():
        return there
    seconds = 0 if text.strip() == "0" else read_span(text)
    if seconds is None:
        raise denied("denied-bad-span", text=text)
    return seconds


def _span(seconds: int) -> str:
    days, hours, minutes = seconds // DAY, seconds % DAY // HOUR, seconds % HOUR // 60
    return "".join(f"{n}{unit}" for n, unit in ((days, "d"), (hours, "h"), (minutes, "m")) if n) or "0m"


def _read(entry: Entry) -> Question | None:
    found = re.fullmatch(r"(pause|resume|clock) (\S+) <t:(\d+):f>", entry.text)
    if found is None or entry.actor is None:
        return None
    until, agreed = int(found[3]), frozenset({entry.actor})
    return Question(cast("What", found[1]), read_pace(found[2]), until, entry.revision, agreed)
