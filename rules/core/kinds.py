"""One kind of move, one class, one file: its fields, when it is open, what can be chosen, what it does and why it is
refused.

A game's moves are subclasses of `KindOfMove`; `rules.core.game` makes parse, print, compose, offers, check and apply
out of them. Notation, form and questions come from the types of the fields (`rules.core.fields`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import ClassVar, Generic, Self, TypeVar, cast

from rules.core.contract import (
    Choice,
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
from rules.core.fields import Blank, Unread, blanks, read_blanks
from rules.core.phrase import Phrase, Value, phrase

S = TypeVar("S", bound=GameState)
JUDGMENTS = 6  # remembered
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
    """A move that knows its kind. A game sets `speech` in a base of its own; each kind states the rest.

    A kind with a field of no type that can be read says itself what its `fields`, `read`, `written` and `ask` are.
    """

    speech: ClassVar[Speech]
    rule: ClassVar[str]  # cited where a draft of this kind cannot be read
    misread_as: ClassVar[str] = "move"  # told about words that do not fit the fields
    confirms: ClassVar[bool] = False  # a whole draft is to be seen before it is played
    buttons: ClassVar[int] = 0  # so many of the first choices are pressed at once
    narrows: ClassVar[bool] = False  # its choices are already chosen and ranked by what was typed
    fields: ClassVar[tuple[Field, ...]] = ()
    blanks: ClassVar[tuple[Blank, ...]] = ()

    @classmethod
    def __pydantic_init_subclass__(cls, **said: object) -> None:
        super().__pydantic_init_subclass__(**said)
        said_by = next(base for base in cls.__mro__ if "fields" in vars(base))
        cls.blanks = blanks(cls.model_fields) if "blanks" in vars(said_by) else ()
        if cls.blanks:
            cls.fields = tuple(blank.field for blank in cls.blanks)

    # How it is written

    @classmethod
    @cache
    def name(cls) -> str:
        """`exchange`: in the notation, the log and the slash command."""
        return str(cls.model_fields["kind"].default)

    @classmethod
    def read(cls, words: list[str]) -> Self:
        """The move that the words behind the name say. Raises MisreadError."""
        try:
            return cls.model_validate(read_blanks(cls.blanks, words))
        except Unread as error:
            raise cls._misread(error, words) from None

    def written(self) -> str:
        """What stands behind the name; `read` takes it back exactly."""
        return " ".join(text for blank in self.blanks if (text := blank.written(getattr(self, blank.name))))

    @classmethod
    def compose(cls, values: Mapping[str, str]) -> Self:
        """The move that the filled form says, whether legal or not. No unknown field, no gap. Raises MisreadError."""
        if not cls.blanks:
            return cls.read([value for field in cls.fields for value in values.get(field.name, "").split()])
        said = {blank: values[blank.field.name] for blank in cls.blanks if blank.field.name in values}
        try:
            return cls.model_validate({blank.name: blank.read(text) for blank, text in said.items()})
        except Unread as error:
            raise cls._misread(error, " ".join(said.values()).split()) from None

    @classmethod
    def _misread(cls, error: Unread, words: list[str]) -> MisreadError:
        if error.key:
            return cls.speech.misread(error.key, text=error.text)
        named = [cls.name()] if cls.misread_as == "move" else []
        return cls.speech.misread(cls.misread_as, text=" ".join([*named, *words]))

    def draft(self) -> Draft:
        """The move as a form is filled with it."""
        said = ((blank.field.name, blank.written(getattr(self, blank.name))) for blank in self.blanks)
        return Draft(kind=self.name(), values=tuple((name, text) for name, text in said if text))

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
        """The next question of a kind that is open: one field after the other. Raises MisreadError."""
        said = draft.filled()
        left = [blank.field for blank in cls.blanks if blank.field.name not in said]
        if not left:
            return cls.whole(state, seat, draft)
        asked = cls.asked(state, seat, left[0].name, draft)
        if any(field.needed for field in left):
            return asked
        whole = cls.whole(state, seat, draft)
        more = whole.complete and asked.choices
        return asked.but(complete=True, confirm=whole.confirm, warning=whole.warning) if more else whole

    @classmethod
    def asked(cls, state: S, seat: Seat, field: str, draft: Draft) -> Offers:
        """The question for one field."""
        return Offers(
            field=field,
            choices=tuple(cls.choices(state, seat, field, draft)),
            closes=bool(draft.growing),
            buttons=cls.buttons,
            narrowed=cls.narrows,
        )

    @classmethod
    def choices(cls, state: S, seat: Seat, field: str, draft: Draft) -> Iterable[Choice]:
        """What can be said in a field. What a growing list has so far is in the draft."""
        return ()

    @classmethod
    def whole(cls, state: S, seat: Seat, draft: Draft) -> Offers:
        """A draft that says a whole move: legal as it stands, or refused."""
        outcome = cls.compose(draft.filled()).judged(state, seat)
        if isinstance(outcome, Refusal):
            return Offers(refusal=outcome)
        return Offers(complete=True, confirm=cls.confirms)

    def attempt(self, state: S, seat: Seat) -> Outcome[S] | Refusal:
        """What the move does by itself, or why it is refused, once its kind is open."""
        raise NotImplementedError

    def judged(self, state: S, seat: Seat) -> Outcome[S] | Refusal:
        """What `attempt` answers, remembered for a while: a panel asks about the same move in the same position for
        its question, its account, its picture and its buttons."""
        known = _judgments.find(state, seat, self)
        if known is None:
            known = self.attempt(state, seat)
            _judgments.keep(state, seat, self, known)
        return cast("Outcome[S] | Refusal", known)

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
        outcome = move.judged(state, seat)
        if isinstance(outcome, Refusal):
            return None
        return Outlook(outcome.state, outcome.events, move.account(state, outcome.state, seat))

    def account(self, before: S, after: S, seat: Seat) -> tuple[Phrase, ...]:
        """What the move costs and leaves."""
        return ()


class _Judgments:
    """The last few judgments. Positions are told apart by identity: to compare what they hold would take longer than
    to judge the move."""

    def __init__(self) -> None:
        self._last: tuple[tuple[GameState, Seat, Move, object], ...] = ()

    def find(self, state: GameState, seat: Seat, move: Move) -> object | None:
        for known, whose, what, outcome in self._last:
            if known is state and whose == seat and what == move:
                return outcome
        return None

    def keep(self, state: GameState, seat: Seat, move: Move, outcome: object) -> None:
        self._last = ((state, seat, move, outcome), *self._last[: JUDGMENTS - 1])


_judgments = _Judgments()
