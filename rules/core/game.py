"""A game made of kinds of move: the parts of the contract that are the same for all.

A game states its kinds, when a seat may move at all (`why_not_now`), what follows from a move (`follow`), and its
setup, view, result, audit, plans, and what a robot needs to search: `imagine` and `worth`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Generic, TypeVar, cast

from pydantic import TypeAdapter

from rules.core.chance import Chance
from rules.core.contract import (
    Ask,
    Budget,
    Choice,
    Draft,
    Duty,
    Event,
    Form,
    GameState,
    Inquiry,
    MisreadError,
    Offers,
    Options,
    Outlook,
    Refusal,
    RefusedError,
    Result,
    Seat,
    StandingOrder,
    Step,
    Suggestion,
    View,
)
from rules.core.kinds import KindOfMove, Outcome, Speech
from rules.core.phrase import Phrase, phrase
from rules.core.telling import ToldEvent, adapter

S = TypeVar("S", bound=GameState)
LONGEST_LINE = 2_000
MOST_SUGGESTIONS = 8


class GameOfKinds(Generic[S]):
    """One set of rules, no state of its own: every method is a function of what it is given."""

    key: str
    command: str
    version: int = 1
    seats: range
    hands: bool = False
    long_turns: bool = False
    budget: Budget = Budget()
    no_such_move: str  # the rule cited for a kind that the game does not have
    options: type[Options]
    state: type[S]
    kinds: tuple[type[KindOfMove[S]], ...]
    events: TypeAdapter[Event]
    orders: Mapping[str, StandingOrder[View]] = {}
    inquiries: Mapping[str, Inquiry[View]] = {}

    # What each game says for itself

    def setup(self, options: Options, seats: int, chance: Chance) -> Step[S]:
        raise NotImplementedError

    def duties(self, state: S) -> tuple[Duty, ...]:
        raise NotImplementedError

    def why_not_now(self, state: S, seat: Seat, kind: str) -> Refusal | None:
        """What is refused whatever the move says: the end, the phase, the turn. An empty kind asks for the turn."""
        raise NotImplementedError

    def follow(self, outcome: Outcome[S], chance: Chance) -> Step[S]:
        """All that happens before the next decision."""
        raise NotImplementedError

    def tell(self, state: S, event: Event) -> tuple[Phrase, ...]:
        assert isinstance(event, ToldEvent)
        return cast("ToldEvent[S]", event).told(state)

    def view(self, state: S, viewer: Seat | None) -> View:
        raise NotImplementedError

    def result(self, state: S) -> Result | None:
        raise NotImplementedError

    def audit(self, state: S) -> None:
        raise NotImplementedError

    def plans(self, view: View, seat: Seat) -> tuple[Suggestion, ...]:
        return ()

    def imagine(self, view: View, seat: Seat, chance: Chance) -> S:
        raise NotImplementedError

    def worth(self, state: S, seat: Seat) -> float:
        raise NotImplementedError

    # What most games leave as it is

    def on_board(self, text: str) -> GameOfKinds[S]:
        raise MisreadError(phrase("board-not-used"))

    def board_name(self) -> str:
        return "shipped"

    def seats_for(self, options: Options) -> range:
        return self.seats

    def open_options(self, options: Options) -> tuple[str, ...]:
        return tuple(name for name in type(options).model_fields if name != "board")

    def upcoming(self, state: S) -> Seat | None:
        return None

    def load(self, text: bytes) -> S:
        return self.state.model_validate_json(text)

    def standing(self, state: S) -> Result | None:
        return None

    def retire(self, state: S, seat: Seat, chance: Chance) -> Step[S] | None:
        return None

    def skip(self, state: S, seat: Seat) -> KindOfMove[S] | None:
        return None

    def suggest(self, state: S, seat: Seat) -> tuple[Suggestion, ...]:
        """The first plans; of a game that has none, what the open kinds suggest, kind by kind."""
        if self.why_not_now(state, seat, "") is not None:
            return ()
        if plans := self.plans(self.view(state, seat), seat):
            return plans[:MOST_SUGGESTIONS]
        found = (one for kind in self.kinds if self._open(state, seat, kind) for one in kind.suggest(state, seat))
        return tuple(found)[:MOST_SUGGESTIONS]

    def robot(self, view: View, seat: Seat, ask: Ask) -> KindOfMove[S]:
        first = self.plans(view, seat)[0].draft
        return self.compose(first.kind, first.filled())

    # What comes from the kinds

    @cached_property
    def speech(self) -> Speech:
        return Speech(self.command)

    @cached_property
    def forms(self) -> Mapping[str, Form]:
        return {kind.name(): Form(kind.name(), kind.fields) for kind in self.kinds}

    @cached_property
    def moves(self) -> TypeAdapter[KindOfMove[S]]:
        return adapter(self.kinds)

    @cached_property
    def _kinds(self) -> Mapping[str, type[KindOfMove[S]]]:
        return {kind.name(): kind for kind in self.kinds}

    def to_act(self, state: S) -> frozenset[Seat]:
        return frozenset(duty.seat for duty in self.duties(state))

    def offers(self, state: S, seat: Seat, draft: Draft) -> Offers:
        if refusal := self.why_not_now(state, seat, draft.kind):
            return Offers(refusal=refusal)
        if not draft.kind:
            return Offers(choices=tuple(self._kind_choices(state, seat)))
        kind = self._kinds.get(draft.kind)
        if kind is None:
            return Offers(refusal=self.speech.refuse(self.no_such_move, "such-move", text=draft.kind[:40]))
        begun = draft.values or draft.growing
        if refusal := kind.why_closed(state, seat) or (None if begun else kind.why_nothing_legal(state, seat)):
            return Offers(refusal=refusal)
        try:
            self._demand_known(kind, draft.filled())
            return kind.ask(state, seat, draft)
        except MisreadError as error:
            return Offers(refusal=Refusal(rule=kind.rule, why=error.why))

    def outlook(self, state: S, seat: Seat, draft: Draft) -> Outlook[S] | None:
        """Nothing that draws or shows what is hidden is tried out."""
        kind = self._kinds.get(draft.kind)
        if kind is None or self.why_not_now(state, seat, draft.kind) or kind.why_closed(state, seat):
            return None
        try:
            seen = kind.outlook(state, seat, draft)
        except MisreadError:
            return None
        return None if seen is None or any(event.reveals for event in seen.events) else seen

    def check(self, state: S, seat: Seat, move: KindOfMove[S]) -> Refusal | None:
        outcome = self.attempt(state, seat, move)
        return outcome if isinstance(outcome, Refusal) else None

    def apply(self, state: S, seat: Seat, move: KindOfMove[S], chance: Chance) -> Step[S]:
        outcome = self.attempt(state, seat, move)
        if isinstance(outcome, Refusal):
            raise RefusedError(outcome)
        step = self.follow(outcome, chance)
        return Step(step.state, step.events, outcome.said, outcome.later)

    def warning(self, state: S, seat: Seat, move: KindOfMove[S]) -> Phrase | None:
        """Nothing of a move that is refused: its refusal says more."""
        if self.why_not_now(state, seat, move.kind):
            return None
        asked = move.warning(state, seat)
        return None if asked is None or isinstance(self.attempt(state, seat, move), Refusal) else asked

    def attempt(self, state: S, seat: Seat, move: KindOfMove[S]) -> Outcome[S] | Refusal:
        """The one place where moves are judged and done."""
        refusal = self.why_not_now(state, seat, move.kind) or move.why_closed(state, seat)
        return refusal or move.judged(state, seat)

    def parse(self, text: str) -> KindOfMove[S]:
        """Reads a line as people write it; case and spacing do not matter. Raises MisreadError."""
        words = text.lower().split() if len(text) <= LONGEST_LINE else []
        kind = self._kinds.get(words[0]) if words else None
        if kind is None:
            raise self.speech.misread("move", text=text.strip())
        return kind.read(words[1:])

    def print(self, move: KindOfMove[S]) -> str:
        return f"{move.kind} {move.written()}".rstrip()

    def compose(self, kind: str, values: Mapping[str, str]) -> KindOfMove[S]:
        """The move the form says, whether legal or not; case and spaces do not matter. Raises MisreadError."""
        found = self._kinds.get(kind)
        if found is None:
            raise self.speech.misread("move", text=kind)
        self._demand_known(found, values)
        given = {name: said for name, value in values.items() if (said := " ".join(value.lower().split()))}
        gap = next((field.name for field in found.fields if field.needed and field.name not in given), None)
        if gap:
            raise self.speech.misread("gap", text=gap)
        return found.compose(given)

    def _demand_known(self, kind: type[KindOfMove[S]], values: Mapping[str, str]) -> None:
        """Raises MisreadError for a field that the kind does not have, and for more than anybody would write."""
        if unknown := sorted(set(values) - {field.name for field in kind.fields}):
            raise self.speech.misread("field", text=unknown[0])
        if long := next((value for value in values.values() if len(value) > LONGEST_LINE), None):
            raise self.speech.misread("move", text=long)

    def _open(self, state: S, seat: Seat, kind: type[KindOfMove[S]]) -> bool:
        return (self.why_not_now(state, seat, kind.name()) or kind.why_not_offered(state, seat)) is None

    def _kind_choices(self, state: S, seat: Seat) -> tuple[Choice, ...]:
        return tuple(
            Choice(value=kind.name(), label=phrase(f"{self.command}-kind-{kind.name()}"), note=kind.note(state, seat))
            for kind in self.kinds
            if self._open(state, seat, kind)
        )
