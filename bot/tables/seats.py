"""Seats that change hands in a game in play: offered and accepted, given up for good, filled by a moderator.

Pure functions from a table to a Change; leaving to a robot and coming back are with the other ways to a seat, in acts.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.tables.acts import clean_name, denied, held_by, robot_name
from bot.tables.history import retired
from bot.tables.questions import Proposal, Question
from bot.tables.table import Change, Entry, Holder, Table, plain_name
from bot.tables.turns import farewell, led_to, stepped, told
from rules.core.chance import Chance
from rules.core.contract import Seat
from rules.core.phrase import Phrase, Who, phrase


def offer(table: Table, user: int, to: int, name: str) -> Question:
    """The seat is offered to somebody who has none."""
    seat = _own_seat(table, user)
    if table.seat_of(to) is not None:
        raise denied("denied-offer-seated", name=plain_name(clean_name(name)))
    return Question("seat", str(to), seat, None, table.revision + 1)


def asked_for(question: Question) -> Phrase:
    return phrase("told-offer", who=Who(seat=question.seat), to=f"<@{question.detail}>")


def proposal(table: Table, question: Question, name: str) -> Proposal:
    """Whom the seat is offered to sits there from now on, under a name."""
    seat, to = question.seat, int(question.detail)
    if table.seat_of(to) is not None:
        raise denied("denied-already-seated")
    line = phrase("told-handover", name=plain_name(table.name(seat)), who=Who(seat=seat))
    return Proposal(frozenset({to}), "all", held_by(table, seat, Holder(to, clean_name(name)), "sit", line, to))


def resign(table: Table, steps: Sequence[Entry], user: int) -> Change:
    """Gives the game up for good: as its rules say, and where they say nothing a robot has the seat from now on."""
    seat = _own_seat(table, user)
    if seat in retired(steps):
        raise denied("denied-resigned")
    assert table.state is not None
    chance = Chance(table.dealing(), table.drawn)
    step = table.game.retire(table.state, seat, chance)
    if step is None:
        if table.people() == {seat}:
            raise denied("denied-last-person")
        line = phrase("told-resigned-robot", name=plain_name(table.name(seat)), who=Who(seat=seat))
        return held_by(table, seat, Holder(None, robot_name(table)), "sit", line, user)
    entry = stepped(Entry("retire", seat=seat, actor=user), step, chance, table.drawn)
    after = led_to(table, entry)
    line = phrase("told-resigned", who=Who(seat=seat))
    return Change(after, (entry,), (line, *told(after, step.events), *farewell(after)), table.to_act())


def give_to(table: Table, seat: Seat, user: int | None, name: str) -> Change:
    """Somebody else sits there from now on: a person, or a robot (no user)."""
    if table.phase != "playing":
        raise denied("denied-nothing-to-end")
    if user is not None and table.seat_of(user) is not None:
        raise denied("denied-offer-seated", name=plain_name(clean_name(name)))
    if user is None and table.people() == {seat}:
        raise denied("denied-last-seat")
    holder = Holder(user, clean_name(name) if user is not None else robot_name(table))
    line = phrase("told-replaced", name=plain_name(table.name(seat)), who=Who(seat=seat))
    change = held_by(table, seat, holder, "sit", line, user)
    left = table.seats[seat].user
    return replace(
        change,
        buttons=("briefing",) if user is not None else (),
        call=frozenset({seat} if user else ()),
        concerned=(left,) if left is not None else (),
    )


def _own_seat(table: Table, user: int) -> Seat:
    seat = table.seat_of(user)
    if seat is None:
        raise denied("denied-not-seated")
    table.demand_unlocked()
    if table.phase == "gathering":
        raise denied("denied-not-started")
    if table.phase == "over":
        raise denied("denied-over")
    return seat
