"""A turn being put together privately: moves already planned, and the one being said.

Only moves that draw no chance and show no secret can be planned, and they are tried out without the table's seed, so
trying a plan out gives nothing away. A sketch outlives what others do, as far as it is still legal.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, replace
from functools import cached_property

from bot.tables.table import Change, Table
from bot.tables.turns import play
from rules.core.chance import SEED_BYTES
from rules.core.contract import (
    Ask,
    Choice,
    Draft,
    Event,
    GameState,
    MisreadError,
    Move,
    Offers,
    Outlook,
    RefusedError,
    Seat,
    Suggestion,
)
from rules.core.phrase import Frozen, Phrase
from rules.core.walk import answered, asker, back, choose, close

MARK = 10  # characters of a panel's mark


class Sketch(Frozen):
    plan: tuple[str, ...] = ()  # in notation
    draft: Draft = Draft()
    later: tuple[Suggestion, ...] = ()  # what earlier moves could not do yet

    def anew(self, plan: tuple[str, ...] = (), draft: Draft = Draft()) -> Sketch:  # noqa: B008  # a frozen value
        """Another turn in the making; what waits for its time stays."""
        return self.but(plan=plan, draft=draft)

    def after(self, kind: str, later: Suggestion | None) -> Sketch:
        """What is left of it once the seat has made a move of the kind."""
        waiting = tuple(one for one in self.later if one.draft.kind != kind)
        return Sketch(later=waiting if later is None else (*waiting, later))


@dataclass(frozen=True)
class Trial:
    """The table as it would be after the plan, and what is offered there."""

    table: Table
    seat: Seat
    sketch: Sketch
    moves: tuple[Move, ...]
    events: tuple[Event, ...]
    offers: Offers
    before: Table  # as it is, without the plan
    warnings: tuple[Phrase, ...] = ()  # what the plan brings about that should be read first

    @cached_property
    def ask(self) -> Ask:
        assert self.table.state is not None
        return asker(self.table.game, self.table.state, self.seat)

    @cached_property
    def suggested(self) -> tuple[Suggestion, ...]:
        """Whole moves to begin with: what has waited for its time, then what the game suggests."""
        if self.sketch.draft.kind or self.offers.refusal or self.table.state is None:
            return ()
        waited = (one for one in self.sketch.later if self.ask(one.draft).complete)
        return (*waited, *self.table.game.suggest(self.table.state, self.seat))

    @cached_property
    def entries(self) -> tuple[Suggestion | Choice, ...]:
        """What the menu lists: suggestions first, then the choices."""
        return (*self.suggested, *self.offers.choices)

    @property
    def many(self) -> bool:
        """Whether several entries can be chosen at once: a list whose order does not matter."""
        form = self.table.game.forms.get(self.sketch.draft.kind)
        field = form.field(self.offers.field or "") if form else None
        return field is not None and field.grows and not field.ordered

    @cached_property
    def fresh(self) -> bool:
        """Whether nothing is planned nor chosen yet, but for what answers itself."""
        return not self.moves and self.sketch.draft == self.with_draft(Draft()).sketch.draft

    @cached_property
    def outlook(self) -> Outlook[GameState] | None:
        """What the move being said would do so far."""
        assert self.table.state is not None
        return self.table.game.outlook(self.table.state, self.seat, self.sketch.draft)

    @cached_property
    def mark(self) -> str:
        """What a panel's ids carry: a press on a panel that showed anything else is noticed."""
        account = self.outlook.account if self.outlook else ()
        said = "\n".join(
            (
                self.sketch.model_dump_json(),
                *(entry.model_dump_json() for entry in (*self.entries, *self.offers.keys)),
                *(line.model_dump_json() for line in account),
            )
        )
        return hashlib.sha256(said.encode()).hexdigest()[:MARK]

    @cached_property
    def move(self) -> Move | None:
        """The move being said, once it is whole."""
        draft = self.sketch.draft
        return self.table.game.compose(draft.kind, draft.filled()) if self.offers.complete else None

    @cached_property
    def addable(self) -> bool:
        """Whether the move being said can join the plan, with more to say after it."""
        if self.move is None:
            return False
        change = play(self.table, None, self.seat, [self.move])
        return change.entries[-1].reversible and self.seat in change.table.to_act()

    def said(self) -> tuple[Move, ...]:
        """All that a confirmation would play; nothing while a move is half said."""
        if self.move is not None:
            return (*self.moves, self.move)
        return () if self.sketch.draft.kind else self.moves

    def chose(self, at: int) -> Trial:
        """One entry of the menu chosen; questions with a single answer are answered by themselves."""
        entry = self.entries[at]
        if isinstance(entry, Suggestion):
            return self.with_draft(entry.draft)
        return self.with_draft(choose(self.table.game, self.sketch.draft, self.offers.field, entry.value))

    def chose_several(self, at: tuple[int, ...]) -> Trial:
        """Several entries of a list whose order does not matter; the list ends there if it may."""
        draft = self.sketch.draft
        for each in at:
            entry = self.entries[each]
            assert isinstance(entry, Choice)
            draft = draft.with_item(entry.value)
        there = self.with_draft(draft)
        return there.closed() if there.offers.closes and there.sketch.draft == draft else there

    def went_on(self, at: int) -> Trial:
        """A key pressed: one more item, and the list ends there if it may."""
        draft = _reopened(self.sketch.draft).with_item(self.offers.keys[at].value)
        there = self.with_draft(draft)
        return there.closed() if there.offers.closes and there.sketch.draft == draft else there

    def closed(self) -> Trial:
        """The growing list ended."""
        assert self.offers.field is not None
        return self.with_draft(close(self.sketch.draft, self.offers.field))

    def stepped_back(self) -> Trial:
        """One choice less; before the first, one planned move less."""
        draft = self.sketch.draft
        if self.offers.keys and len((open_list := _reopened(draft)).items()) > 1:
            less = self.with_draft(open_list.but(growing=" ".join(open_list.items()[:-1])))
            return less if draft.growing or not less.offers.closes else less.closed()
        shorter = self.with_draft(back(self.table.game, self.ask, draft)) if draft.kind else self
        if shorter.sketch != self.sketch:
            return shorter
        return try_out(self.before, self.seat, self.sketch.anew(self.sketch.plan[:-1]))

    def added(self) -> Trial:
        """The move being said planned, and the next one begun."""
        assert self.move is not None
        plan = (*self.sketch.plan, self.table.game.print(self.move))
        return try_out(self.before, self.seat, self.sketch.anew(plan))

    def with_draft(self, draft: Draft) -> Trial:
        """The same plan with another draft, as far as that answers itself."""
        begun = replace(self, sketch=self.sketch.but(draft=draft), offers=self.ask(draft))
        if begun.suggested:
            return begun
        full = answered(self.table.game, self.ask, draft)
        return begun if full == draft else self.with_draft(full)


def try_out(table: Table, seat: Seat, sketch: Sketch) -> Trial:
    """Plays the plan on the side, as far as it still holds."""
    moves, change = _planned(table, seat, sketch)
    whole = len(moves) == len(sketch.plan)
    there = change.table
    assert there.state is not None
    draft = sketch.draft if whole else Draft()
    offers = there.game.offers(there.state, seat, draft)
    if offers.refusal is not None and draft.kind:
        draft = Draft()
        offers = there.game.offers(there.state, seat, draft)
    events = tuple(event for entry in change.entries for event in entry.events)
    kept = sketch.anew(sketch.plan[: len(moves)], draft)
    warnings = _warnings(table, seat, moves, change)
    return Trial(there, seat, kept, moves, events, offers, table, warnings).with_draft(draft)


def _warnings(table: Table, seat: Seat, moves: tuple[Move, ...], change: Change) -> tuple[Phrase, ...]:
    states = [table.state, *(entry.state for entry in change.entries)]
    found = (table.game.warning(state, seat, move) for state, move in zip(states, moves, strict=False) if state)
    return tuple(one for one in found if one is not None)


def _reopened(draft: Draft) -> Draft:
    """The draft with the list that was closed last in hand again."""
    if draft.growing or not draft.values:
        return draft
    *values, (_, said) = draft.values
    return draft.but(values=tuple(values), growing=said)


def _planned(table: Table, seat: Seat, sketch: Sketch) -> tuple[tuple[Move, ...], Change]:
    """The moves of the plan that are still legal, and what they do; without the table's own chance."""
    aside = replace(table, seed=bytes(SEED_BYTES))
    try:
        moves = tuple(table.game.parse(text) for text in sketch.plan)
        change = play(aside, None, seat, moves)
    except (MisreadError, RefusedError):
        return (), Change(aside, ())
    return moves[: len(change.entries)], change
