"""The contract between a game and the rest of the house.

A game is one class that satisfies `Rules`: pure functions over frozen values. The bot, the robots, the
playouts and the pictures know games only through these names.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import ClassVar, Generic, Protocol, TypeVar

from pydantic import TypeAdapter

from rules.core.chance import Chance
from rules.core.phrase import Frozen, Phrase

Seat = int  # 0 is the first seat in the order posted at the start


class GameState(Frozen):
    """Everything there is to know about a position, secrets included. Round-trips through JSON exactly."""


class Move(Frozen):
    """One decision of one seat. `kind` tells the moves of a game apart, in JSON and in the notation."""

    kind: str

    secret: ClassVar[bool] = False  # others may not read its notation before the game is over


class Event(Frozen):
    """Something that happened. Announcements, the log and the marks in pictures are made from events."""

    kind: str
    audience: tuple[Seat, ...] | None = None  # who may know; None is everybody

    reveals: ClassVar[bool] = False  # shows what was hidden or left to chance: bars a free undo
    pictured: ClassVar[bool] = True  # changes what the table looks like: worth a new picture

    def told(self) -> tuple[Phrase, ...]:
        """The lines of the announcement, in order."""
        return ()

    def shown(self) -> str:
        """What a revealing event turned up, as the record writes it behind the move."""
        return ""


class View(Frozen):
    """What one viewer may know of a position: all that pictures, words and robots get to see."""


class Options(Frozen):
    """The variants and rulings a table has chosen. Every field is a bool or a Literal of strings."""


class Refusal(Frozen):
    """Why a move is not allowed: the rule it breaks, what is wrong, what to do instead."""

    rule: str
    why: Phrase
    instead: Phrase | None = None


class RefusedError(Exception):
    """Raised by `apply` for a move that `check` refuses."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.rule}: {refusal.why.key}")
        self.refusal = refusal


class MisreadError(Exception):
    """A text or a form that is no move of this game at all. Carries what to tell the writer."""

    def __init__(self, why: Phrase) -> None:
        super().__init__(f"{why.key} {why.params}")
        self.why = why


class BrokenInvariantError(AssertionError):
    """Raised by `audit`: the position breaks an invariant of the game's specification."""

    def __init__(self, invariant: str, found: str) -> None:
        super().__init__(f"{invariant}: {found}")
        self.invariant = invariant


@dataclass(frozen=True)
class Field:
    """One blank of a move's form: one option of a slash command, one question of a panel."""

    name: str
    needed: bool = True
    grows: bool = False  # a list, put together item by item; each choice is the list so far plus one


@dataclass(frozen=True)
class Form:
    """The blanks of one kind of move, in the order they are asked."""

    kind: str
    fields: tuple[Field, ...] = ()

    def grows(self, name: str) -> bool:
        return any(field.grows for field in self.fields if field.name == name)


class Draft(Frozen):
    """A move half said: its kind, the fields filled so far in form order, and the growing one if any."""

    kind: str = ""
    values: tuple[tuple[str, str], ...] = ()
    growing: str = ""

    def filled(self) -> dict[str, str]:
        return dict(self.values)

    def with_value(self, field: str, value: str) -> Draft:
        return Draft(kind=self.kind, values=(*self.values, (field, value)))


class Choice(Frozen):
    """One thing that can be said next. `note` is its cost or its yield."""

    value: str
    label: Phrase
    note: Phrase | None = None


class Offers(Frozen):
    """The answer to "what can I choose next?".

    For an empty draft `choices` are the kinds of move open to the seat. Then `field` names the blank asked
    next and `choices` its values. `complete` says that the draft is a legal move as it stands; `closes`
    that a growing field may end here. `warning` tells what confirming would bring about. `refusal` is set
    where the draft cannot become a legal move.
    """

    field: str | None = None
    choices: tuple[Choice, ...] = ()
    complete: bool = False
    closes: bool = False
    warning: Phrase | None = None
    refusal: Refusal | None = None


class Result(Frozen):
    """The end of a game. `lines` is the score sheet in words."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    lines: tuple[Phrase, ...] = ()


S = TypeVar("S", bound=GameState)
M = TypeVar("M", bound=Move)


@dataclass(frozen=True)
class Step(Generic[S]):
    """A new position and what happened on the way to it."""

    state: S
    events: tuple[Event, ...]


Ask = Callable[[Draft], Offers]


class Rules(Protocol[S, M]):
    """One game. `check` decides, `apply` changes, `offers` lists; all three agree."""

    key: str  # in records and file names: "freight_train"
    command: str  # in slash commands and locale keys: "freight"
    version: int
    seats: range
    hands: bool  # players hold something the others may not see
    options: type[Options]
    state: type[S]
    moves: TypeAdapter[M]
    events: TypeAdapter[Event]
    forms: Mapping[str, Form]

    def setup(self, options: Options, seats: int, chance: Chance) -> Step[S]:
        """The opening position. Raises RefusedError for a number of seats the game does not take."""
        ...

    def to_act(self, state: S) -> frozenset[Seat]:
        """Who must move. Several at once: a secret simultaneous choice; nobody: the game is over."""
        ...

    def offers(self, state: S, seat: Seat, draft: Draft) -> Offers: ...

    def check(self, state: S, seat: Seat, move: M) -> Refusal | None: ...

    def apply(self, state: S, seat: Seat, move: M, chance: Chance) -> Step[S]:
        """The position after the move and all that follows from it. Raises RefusedError."""
        ...

    def view(self, state: S, viewer: Seat | None) -> View:
        """What the viewer may know; None is a bystander."""
        ...

    def result(self, state: S) -> Result | None: ...

    def audit(self, state: S) -> None:
        """Raises BrokenInvariantError if the position breaks an invariant of the specification."""
        ...

    def parse(self, text: str) -> M:
        """The move a line of notation says. Raises MisreadError."""
        ...

    def print(self, move: M) -> str:
        """The one line that `parse` reads back as the same move."""
        ...

    def compose(self, kind: str, values: Mapping[str, str]) -> M:
        """The move a filled form says. Raises MisreadError."""
        ...

    def adopt_board(self, text: str) -> str:
        """Takes in a table's own board file; what the option `board` is then set to. Raises MisreadError."""
        ...

    def robot(self, view: View, seat: Seat, ask: Ask) -> M:
        """A sensible move for the seat, found from its own view and offers alone."""
        ...


Game = Rules[GameState, Move]  # what the rest of the house holds, whatever the game
