"""The contract between a game and the rest of the house.

A game is one class that satisfies `Rules`: pure functions over frozen values. The bot, the robots, the playouts and
the pictures know games only through these names. Most of it comes from `rules.core.game`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Annotated, ClassVar, Generic, Literal, Protocol, TypeVar

from pydantic import ConfigDict, TypeAdapter
from typing_extensions import Unpack

from rules.core.chance import Chance
from rules.core.phrase import Frozen, Phrase, Who, Worded

Seat = Annotated[int, Worded[object, int](lambda _, seat: Who(seat=seat))]  # 0 is the first in the order at the start


class GameState(Frozen):
    """Everything there is to know about a position, secrets included. Round-trips through JSON exactly."""


class OfKind(Frozen):
    """A value that says in JSON what kind it is: the name of its class, `took_caboose` for TookCaboose."""

    kind: str = ""

    def __init_subclass__(cls, **said: Unpack[ConfigDict]) -> None:
        super().__init_subclass__(**said)
        if "kind" not in cls.__annotations__:
            name = re.sub(r"(?<!^)(?=[A-Z])", "_", cls.__name__).lower()
            cls.__annotations__["kind"] = Literal[name]
            cls.kind = name


class Move(OfKind):
    """One decision of one seat. `kind` tells the moves of a game apart, in JSON and in the notation."""

    secret: ClassVar[bool] = False  # others may not read its notation before the game is over


class Event(OfKind):
    """Something that happened. Announcements, the log and the marks in pictures are made from events."""

    audience: tuple[Seat, ...] | None = None  # who may know; None is everybody

    reveals: ClassVar[bool] = False  # shows what was hidden or left to chance: bars a free undo
    unveils: ClassVar[bool] = False  # shows what players had kept secret: only a moderator takes it back
    pictured: ClassVar[bool] = True  # changes what the table looks like: worth a new picture
    ends_turn: ClassVar[bool] = False  # a turn is over, for the clock and for the picture of a game with long turns
    halts: ClassVar[bool] = False  # a line of several moves stops here, so that the player decides anew

    @property
    def secret(self) -> bool:
        """Whether somebody saw what no agreement can make unseen: a secret choice, or what others may not see."""
        return self.unveils or (self.reveals and self.audience is not None)

    def shown(self) -> str:
        """What a revealing event turned up, as the record writes it behind the move."""
        return ""


class View(Frozen):
    """What one viewer may know of a position: all that pictures, words and robots get to see."""


class Options(Frozen):
    """The variants and rulings a table has chosen. Every field is a bool or a Literal of strings.

    `board`, where a game has it, is a text: the name of the table's own board, or "shipped".
    """


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


class Duty(Frozen):
    """What a seat must do now. `what` is one word, `choose`: the locale files have it as `santafe-duty-choose`."""

    seat: Seat
    what: str
    blocks: bool = True  # the table waits for it; otherwise the others go on meanwhile


@dataclass(frozen=True)
class Field:
    """One blank of a form: one option of a slash command, one question of a panel."""

    name: str
    needed: bool = True
    grows: bool = False  # a list, put together item by item; each choice is the next item, one word
    ordered: bool = True  # of a list: whether the order of the items matters


@dataclass(frozen=True)
class Form:
    """The blanks of one kind of move or inquiry, in the order they are asked."""

    kind: str
    fields: tuple[Field, ...] = ()

    def field(self, name: str) -> Field | None:
        return next((field for field in self.fields if field.name == name), None)

    def grows(self, name: str) -> bool:
        return any(field.grows for field in self.fields if field.name == name)


class Draft(Frozen):
    """A move half said: its kind, the fields filled so far in form order, and the list in hand if one is growing.

    `typed` is the beginning of the next answer, where somebody is typing: choices that do not fit it may be left out.
    """

    kind: str = ""
    values: tuple[tuple[str, str], ...] = ()
    growing: str = ""
    typed: str = ""

    def filled(self) -> dict[str, str]:
        return dict(self.values)

    def items(self) -> tuple[str, ...]:
        """The items of the growing list so far."""
        return tuple(self.growing.split())

    def with_value(self, field: str, value: str) -> Draft:
        return Draft(kind=self.kind, values=(*self.values, (field, value)))

    def with_item(self, item: str) -> Draft:
        return Draft(kind=self.kind, values=self.values, growing=f"{self.growing} {item}".strip())


class Choice(Frozen):
    """One thing that can be said next. `note` is its cost or its yield, `place` where it lies on the map."""

    value: str
    label: Phrase
    note: Phrase | None = None
    place: str = ""


class Key(Frozen):
    """A button beside the menu: one more item of a list. Without a value it is shown, but cannot be pressed."""

    label: Phrase
    value: str = ""


class Offers(Frozen):
    """The answer to "what can I choose next?".

    For an empty draft `choices` are the kinds of move open to the seat. Then `field` names the blank asked
    next and `choices` its values. `complete` says that the draft is a legal move as it stands; `closes`
    that a growing field may end here. `keys` go on with the list that is growing or was closed last. `warning`
    tells what confirming would bring about. `refusal` is set where the draft cannot become a legal move.
    """

    field: str | None = None
    choices: tuple[Choice, ...] = ()
    keys: tuple[Key, ...] = ()
    narrowed: bool = False  # the choices are already chosen and ranked by what was typed
    complete: bool = False
    closes: bool = False
    buttons: int = 0  # so many of the first choices are pressed at once rather than looked up in a menu
    confirm: bool = False  # to be seen before it is played: a slash command opens the panel with it
    warning: Phrase | None = None
    refusal: Refusal | None = None


class Claim(Frozen):
    """What a plan says it will cost and bring if it is followed and neither others nor chance interfere."""

    costs: int = 0  # money spent from now to its end
    brings: int = 0  # received by then, in the unit in which the game pays or scores
    turns: int = 0  # of one's own until then; 0: within this one


class Suggestion(Frozen):
    """A plan, known by its first move: a draft that is complete and legal now."""

    draft: Draft
    label: Phrase  # what to do now
    note: Phrase | None = None  # what for, in one line
    place: str = ""
    claim: Claim | None = None
    value: float = 0.0  # the planner's own estimate, by which plans are ordered


@dataclass(frozen=True)
class Budget:
    """How much a strong robot looks at before a move: plans, worlds for each, and moves played on in each of those."""

    plans: int = 4
    worlds: int = 8
    moves: int = 16


class Order(Frozen):
    """A standing order that a player has given: `bid-up-to` 9. Nobody else hears of it."""

    name: str
    value: str = ""


class Result(Frozen):
    """The end of a game. `lines` is the score sheet in words."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    lines: tuple[Phrase, ...] = ()
    ranks: tuple[int, ...] = ()  # by seat, from 1; empty: by the scores
    teams: tuple[tuple[Seat, ...], ...] = ()


S = TypeVar("S", bound=GameState)
M = TypeVar("M", bound=Move)
V_contra = TypeVar("V_contra", bound=View, contravariant=True)


@dataclass(frozen=True)
class Step(Generic[S]):
    """A new position and what happened on the way to it."""

    state: S
    events: tuple[Event, ...]
    said: Move | None = None  # the move in full, for the log, where it was said short
    later: Suggestion | None = None  # what the move could not do yet: suggested to its seat when the time has come


@dataclass(frozen=True)
class Outlook(Generic[S]):
    """What a draft would do as far as it is said: the position it leads to, its events, what it costs and leaves."""

    state: S
    events: tuple[Event, ...] = ()
    account: tuple[Phrase, ...] = ()


@dataclass(frozen=True)
class Finding:
    """The answer to an inquiry: words, and what is to be marked on the asker's own picture."""

    lines: tuple[Phrase, ...]
    events: tuple[Event, ...] = ()
    places: tuple[str, ...] = ()  # numbered on the map from 1
    pictured: bool = False
    as_it_is: bool = False  # the events mark what is on the table, not what would be


class Inquiry(Protocol[V_contra]):
    """A private question, answered from the asker's own view alone, at any time. `seat` is None for a bystander."""

    form: Form

    def ask(self, view: V_contra, seat: Seat | None, draft: Draft) -> Offers: ...

    def answer(self, view: V_contra, seat: Seat | None, values: Mapping[str, str]) -> Finding:
        """Raises MisreadError."""
        ...


Ask = Callable[[Draft], Offers]


class StandingOrder(Protocol[V_contra]):
    """What a player may tell the house to answer for the seat. Its form has no field, or one for the value."""

    form: Form

    def ask(self, view: V_contra, seat: Seat, draft: Draft) -> Offers:
        """The values that make sense now."""
        ...

    def read(self, value: str) -> str:
        """The value as it is kept. Raises MisreadError."""
        ...

    def answer(self, view: V_contra, seat: Seat, ask: Ask, value: str) -> Move | None:
        """The move it makes of the seat's duty; None where it does not speak."""
        ...


class Rules(Protocol[S, M]):
    """One game, on one board. `check` decides, `apply` changes, `offers` lists; all three agree."""

    key: str  # in records and file names: "freight_train"
    command: str  # in slash commands and locale keys: "freight"
    version: int
    seats: range
    hands: bool  # players hold something the others may not see
    long_turns: bool  # a turn is played in several goes: the table is pictured once, when it passes on
    budget: Budget
    options: type[Options]
    moves: TypeAdapter[M]
    events: TypeAdapter[Event]
    forms: Mapping[str, Form]
    orders: Mapping[str, StandingOrder[View]]
    inquiries: Mapping[str, Inquiry[View]]

    def on_board(self, text: str) -> Rules[S, M]:
        """The same game on a table's own board file. Raises MisreadError, naming what is wrong with it."""
        ...

    def board_name(self) -> str:
        """What the option `board` says for the board this is played on."""
        ...

    def seats_for(self, options: Options) -> range:
        """The numbers of players that the options allow."""
        ...

    def open_options(self, options: Options) -> tuple[str, ...]:
        """The options that matter with those already chosen."""
        ...

    def setup(self, options: Options, seats: int, chance: Chance) -> Step[S]:
        """The opening position. Raises RefusedError for a number of seats the game does not take."""
        ...

    def load(self, text: bytes) -> S:
        """A position from its JSON, on this game's board."""
        ...

    def duties(self, state: S) -> tuple[Duty, ...]:
        """Who must do what, in the order they are called; nobody: the game is over."""
        ...

    def to_act(self, state: S) -> frozenset[Seat]:
        """Who has a duty."""
        ...

    def upcoming(self, state: S) -> Seat | None:
        """Who is next, once whoever is on turn has played, if nothing comes between; None where nobody can tell."""
        ...

    def offers(self, state: S, seat: Seat, draft: Draft) -> Offers: ...

    def plans(self, view: View, seat: Seat) -> tuple[Suggestion, ...]:
        """Whole plans, the best first: a function of the seat's own view alone. Some while the seat has a duty."""
        ...

    def suggest(self, state: S, seat: Seat) -> tuple[Suggestion, ...]:
        """The first of the plans, for panels; none is no advice."""
        ...

    def imagine(self, view: View, seat: Seat, chance: Chance) -> S:
        """A whole position that the seat cannot tell from the real one: all that is hidden is drawn anew."""
        ...

    def worth(self, state: S, seat: Seat) -> float:
        """What a position is worth to the seat, in the unit of the score at the end."""
        ...

    def outlook(self, state: S, seat: Seat, draft: Draft) -> Outlook[S] | None:
        """What the draft would do so far; None where nothing can be shown yet, or would give something away."""
        ...

    def check(self, state: S, seat: Seat, move: M) -> Refusal | None: ...

    def warning(self, state: S, seat: Seat, move: M) -> Phrase | None:
        """What a player should read and confirm before the move is played."""
        ...

    def apply(self, state: S, seat: Seat, move: M, chance: Chance) -> Step[S]:
        """The position after the move and all that follows from it. Raises RefusedError."""
        ...

    def tell(self, state: S, event: Event) -> tuple[Phrase, ...]:
        """The lines of an announcement, worded from the position the event led to."""
        ...

    def view(self, state: S, viewer: Seat | None) -> View:
        """What the viewer may know; None is a bystander."""
        ...

    def result(self, state: S) -> Result | None: ...

    def standing(self, state: S) -> Result | None:
        """The score as it is, for a game that ends early; None where the rules know no such score."""
        ...

    def retire(self, state: S, seat: Seat, chance: Chance) -> Step[S] | None:
        """The position once the seat has left the game; None where the rules do not say, and a robot takes it."""
        ...

    def skip(self, state: S, seat: Seat) -> M | None:
        """What is played for a seat whose turn a moderator skips; None where the rules do not say: a robot decides."""
        ...

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

    def robot(self, view: View, seat: Seat, ask: Ask) -> M:
        """The steady robot's move, found from the seat's own view and offers alone: the first of the plans."""
        ...


Game = Rules[GameState, Move]  # what the rest of the house holds, whatever the game
