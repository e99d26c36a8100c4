"""What people do to the clock of a table, as pure functions from a table to a Change.

While a game is in play its players decide together (`bot/tables/questions.py`), and a moderator decides alone: `pause`,
`resume` and `extend` are the acts themselves, whoever has decided them. Raises DeniedError.
"""

from __future__ import annotations

import re
from dataclasses import replace
from functools import reduce
from typing import cast, get_args

from bot.tables.acts import denied, leave_to_robot
from bot.tables.clocks import DAY, HOUR, LONGEST, SHORTEST, AtZero, Pace, fitting, read_span, span_parts
from bot.tables.questions import Proposal, Question
from bot.tables.table import Change, Entry, Table, plain_name
from bot.tables.turns import stand_in
from rules.core.contract import Seat
from rules.core.phrase import Phrase, Who, phrase

NO_CLOCK = "none"


# The acts themselves


def set_pace(table: Table, user: int | None, pace: Pace | None) -> Change:
    """A new clock, with full banks; before the game begins any player may set it."""
    if table.phase == "over":
        raise denied("denied-over")
    entry = Entry("clock", written(pace), actor=user, quiet=table.phase == "playing")
    said = phrase("told-clock-none") if pace is None else phrase("told-clock", pace=worded(pace))
    return Change(replace(table, house=table.house.but(pace=pace)), (entry,), (said,), table.to_act())


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
    if table.house.pace is not None and table.house.pace.at_zero == "seat":
        change = leave_to_robot(table, seat, None)
        told = phrase("told-out-of-time-seat", name=plain_name(table.name(seat)))
    else:
        change = stand_in(table, seat)
        told = phrase("told-out-of-time", who=Who(seat=seat))
    return replace(change, lines=(told, *change.lines))


def set_pins(table: Table, user: int, *, pins: bool) -> Change:
    """Whether the message of the start is pinned."""
    if table.phase == "over":
        raise denied("denied-over")
    if table.seat_of(user) is None:
        raise denied("denied-not-seated")
    entry = Entry("pin", "yes" if pins else "no", actor=user)
    said = phrase("told-pin" if pins else "told-pin-not")
    return Change(replace(table, house=table.house.but(pins=pins)), (entry,), (said,))


# By agreement


def asked_for(question: Question) -> Phrase:
    """What the others are asked."""
    return phrase(f"told-ask-{question.topic}", who=Who(seat=question.seat), pace=worded(read_pace(question.detail)))


def proposal(table: Table, here: frozenset[int], question: Question) -> Proposal:
    """Who of the people here must agree, and what follows. Raises DeniedError where it makes no sense now."""
    asker = table.seats[question.seat].user
    voters = here - {asker} if asker is not None else here
    match question.topic:
        case "pause":
            return Proposal(voters, "most unopposed", pause(table, asker, phrase("told-pause")))
        case "resume":
            return Proposal(voters, "most unopposed", resume(table, asker, phrase("told-resume")))
    return Proposal(voters, "all", set_pace(table, asker, read_pace(question.detail)))


def _demand_clock(table: Table) -> None:
    if table.phase == "gathering":
        raise denied("denied-not-started")
    if table.phase == "over":
        raise denied("denied-over")
    if table.house.pace is None:
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
    if not SHORTEST <= pace.bank <= LONGEST:
        raise denied("denied-pace-bank", bank=span(pace.bank))
    if pace.cap < pace.bank:
        raise denied("denied-pace-cap", cap=span(pace.cap), bank=span(pace.bank))
    if pace.increment > pace.cap:
        raise denied("denied-pace-increment", increment=span(pace.increment), cap=span(pace.cap))
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
