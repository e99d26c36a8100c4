"""One kind of move, one class, one file: its fields, its notation and form, when it is open, what can be chosen,
what it does and why it is refused.

A game's moves are subclasses of `KindOfMove`; `rules.core.game` makes parse, print, compose, offers, check and apply
out of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import ClassVar, Generic, Self, TypeVar

from rules.core.contract import (
    Draft,
    Event,
    Field,
    GameState,
    MisreadError,
    Move,
    Offers,
    Outlook,
    Refusal,
    Seat,
    Suggestion,
)
from rules.core.phrase import Phrase, Value, phrase

S = TypeVar("S", bound=GameState)
LONGEST_QUOTE = 60  # of what somebody wrote and is told about


@dataclass(frozen=True)
class Speech:
    """The phrases of one game: their keys begin with its command."""

    command: str

    def refuse(self, rule: str, key: str, instead: Phrase | None = None, **params: Value) -> Refusal:
        return Refusal(rule=rule, why=phrase(f"{self.command}-no-{key}", **params), instead=instead)

    def instead(self, key: str, **params: Value) -> Phrase:
        return phrase(f"{self.command}-instead-{key}", **params)

    def misread(self, key: str, **params: Value) -> MisreadError:
        if isinstance(text := params.get("text"), str) and len(text) > LONGEST_QUOTE:
            params["text"] = text[:LONGEST_QUOTE] + "…"
        return MisreadError(phrase(f"{self.command}-misread-{key}", **params))


@dataclass(frozen=True)
class Outcome(Generic[S]):
    """What a move did by itself, before the turn passes on."""

    state: S
    events: tuple[Event, ...]
    turn_over: bool = True
    said: Move | None = None  # the move in full, where it was said short: a target instead of a path
    later: Suggestion | None = None  # what it could not do yet: suggested when the time has come


class KindOfMove(Move, Generic[S]):
    """A move that knows its kind. A game sets `speech` in a base of its own; each kind states the rest."""

    speech: ClassVar[Speech]
    rule: ClassVar[str]  # cited where a draft of this kind cannot be read
    fields: ClassVar[tuple[Field, ...]] = ()

    # How it is written

    @classmethod
    @cache
    def name(cls) -> str:
        """`exchange`: in the notation, the log and the slash command."""
        return str(cls.model_fields["kind"].default)

    @classmethod
    def read(cls, words: list[str]) -> Self:
        """The move that the words behind the name say. Raises MisreadError."""
        if words or cls.fields:
            raise cls.speech.misread("move", text=" ".join([cls.name(), *words]))
        return cls.model_validate({})

    def written(self) -> str:
        """What stands behind the name; `read` takes it back exactly."""
        return ""

    @classmethod
    def compose(cls, values: Mapping[str, str]) -> Self:
        """The move that the filled form says, whether legal or not. No unknown field, no gap. Raises MisreadError."""
        return cls.read([value for field in cls.fields for value in values.get(field.name, "").split()])

    # What it asks and does

    @classmethod
    def why_closed(cls, state: S, seat: Seat) -> Refusal | None:
        """Why no move of this kind can be made now, whatever it says. Asked once the moment is the seat's own."""
        return None

    @classmethod
    def why_nothing_legal(cls, state: S, seat: Seat) -> Refusal | None:
        """Why nothing that a move of this kind could say is legal now. The kind is then not offered; a move that is
        written all the same is judged by what it says."""
        return None

    @classmethod
    def why_not_offered(cls, state: S, seat: Seat) -> Refusal | None:
        return cls.why_closed(state, seat) or cls.why_nothing_legal(state, seat)

    @classmethod
    def note(cls, state: S, seat: Seat) -> Phrase | None:
        """Said beside the kind where it is offered: what it costs or brings."""
        return None

    @classmethod
    def ask(cls, state: S, seat: Seat, draft: Draft) -> Offers:
        """The next question of a kind that is open. Raises MisreadError."""
        return cls.whole(state, seat, draft)

    @classmethod
    def whole(cls, state: S, seat: Seat, draft: Draft) -> Offers:
        """A draft that says a whole move: legal as it stands, or refused."""
        outcome = cls.compose(draft.filled()).attempt(state, seat)
        return Offers(refusal=outcome) if isinstance(outcome, Refusal) else Offers(complete=True)

    def attempt(self, state: S, seat: Seat) -> Outcome[S] | Refusal:
        """What the move does by itself, or why it is refused, once its kind is open."""
        raise NotImplementedError

    def warning(self, state: S, seat: Seat) -> Phrase | None:
        """What a player should read and confirm before the move is played."""
        return None

    @classmethod
    def suggest(cls, state: S, seat: Seat) -> Iterable[Suggestion]:
        """Whole moves of this kind worth considering, the best first."""
        return ()

    @classmethod
    def outlook(cls, state: S, seat: Seat, draft: Draft) -> Outlook[S] | None:
        """What the draft would do so far; here, once it says a whole move. Raises MisreadError."""
        values = draft.filled()
        if any(field.needed and field.name not in values for field in cls.fields):
            return None
        move = cls.compose(values)
        outcome = move.attempt(state, seat)
        if isinstance(outcome, Refusal):
            return None
        return Outlook(outcome.state, outcome.events, move.account(state, outcome.state, seat))

    def account(self, before: S, after: S, seat: Seat) -> tuple[Phrase, ...]:
        """What the move costs and leaves."""
        return ()
