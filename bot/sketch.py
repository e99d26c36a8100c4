"""A turn being put together privately: moves already planned, and the one being said.

Only moves that draw no chance and show no secret can be planned, so trying a plan out gives nothing away.
"""

from __future__ import annotations

from dataclasses import dataclass

from bot import acts
from bot.table import Table
from rules.core.contract import Draft, Event, MisreadError, Move, Offers, RefusedError, Seat
from rules.core.phrase import Frozen


class Sketch(Frozen):
    plan: tuple[str, ...] = ()  # in notation
    draft: Draft = Draft()

    def step(self) -> int:
        """How far the sketch has come; part of a panel's ids, so that a press on an older one is noticed."""
        said = bool(self.draft.kind) + len(self.draft.growing.split())
        return (len(self.plan) * 32 + len(self.draft.values)) * 32 + said

    def back(self) -> Sketch:
        """One choice less."""
        draft = self.draft
        if draft.growing:
            shorter = " ".join(draft.growing.split()[:-1])
            return Sketch(plan=self.plan, draft=Draft(kind=draft.kind, values=draft.values, growing=shorter))
        if draft.values:
            return Sketch(plan=self.plan, draft=Draft(kind=draft.kind, values=draft.values[:-1]))
        return Sketch(plan=self.plan if draft.kind else self.plan[:-1])


@dataclass(frozen=True)
class Trial:
    """The table as it would be after the plan, and what is offered there."""

    table: Table
    seat: Seat
    sketch: Sketch
    moves: tuple[Move, ...]
    events: tuple[Event, ...]
    offers: Offers

    def move(self) -> Move | None:
        """The move being said, once it is whole."""
        draft = self.sketch.draft
        return self.table.game.compose(draft.kind, draft.filled()) if self.offers.complete else None

    def addable(self) -> bool:
        """Whether the move being said can join the plan, with more to say after it."""
        move = self.move()
        if move is None:
            return False
        change = acts.play(self.table, None, self.seat, [move])
        return change.entries[-1].reversible and self.seat in change.table.to_act()


def try_out(table: Table, seat: Seat, sketch: Sketch) -> Trial:
    """Plays the plan on the side. A plan that no longer holds gives way to an empty sketch."""
    try:
        moves = tuple(table.game.parse(text) for text in sketch.plan)
        change = acts.play(table, None, seat, moves)
    except (MisreadError, RefusedError):
        return try_out(table, seat, Sketch())
    assert change.table.state is not None
    events = tuple(event for entry in change.entries for event in entry.events)
    offers = change.table.game.offers(change.table.state, seat, sketch.draft)
    return Trial(change.table, seat, sketch, moves, events, offers)
