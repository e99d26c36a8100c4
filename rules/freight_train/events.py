"""What happens in Freight Train. Each event says itself in phrases; the wording is in the locale files."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from pydantic import Field, TypeAdapter

from rules.core.contract import Event, Seat
from rules.core.phrase import Frozen
from rules.freight_train.moves import Spot
from rules.freight_train.state import Row
from rules.freight_train.wagons import Wagon


class Dealt(Event):
    """A fresh table: at the start of the game and of days 2 and 3 (FT-1, FT-11)."""

    kind: Literal["dealt"] = "dealt"
    day: int
    main: tuple[Row, ...]
    yards: tuple[tuple[Row, Row], ...]
    locos: tuple[int, ...]
    free: tuple[Seat, ...] = ()  # who got a free locomotive (FT-11.4)
    scores: tuple[int, ...]
    marker: Seat
    deck: int
    reveals: ClassVar[bool] = True


class Filled(Event):
    """A main-yard row filled; `drawn` has the wagons in order, `end_at` how many came before the end card."""

    kind: Literal["filled"] = "filled"
    seat: Seat
    row: int
    drawn: Row
    end_at: int | None = None
    deck: int
    last_turns: tuple[Seat, ...] = ()  # after the end card: who still plays today, in order
    reveals: ClassVar[bool] = True


class Placed(Frozen):
    """One wagon moved, in placing order. `length` is that of the train or row after it."""

    wagon: Wagon
    row: int  # the row it came from
    to: Spot
    length: int
    became_mixed: bool = False


class Took(Event):
    kind: Literal["took"] = "took"
    seat: Seat
    placed: tuple[Placed, ...]


class Switched(Event):
    kind: Literal["switched"] = "switched"
    seat: Seat
    placed: tuple[Placed, ...]


class Rearranged(Event):
    kind: Literal["rearranged"] = "rearranged"
    seat: Seat
    rows: tuple[Row, Row]
    score: int


class Mobilised(Event):
    kind: Literal["mobilised"] = "mobilised"
    seat: Seat
    locos: int


class TookCaboose(Event):
    kind: Literal["took_caboose"] = "took_caboose"
    seat: Seat
    loco: int
    pile: int


class Passed(Event):
    kind: Literal["passed"] = "passed"
    seat: Seat
    forced: bool  # the engine passed for a player who could do nothing


class RoundBegan(Event):
    kind: Literal["round_began"] = "round_began"
    round: int
    marker: Seat


class ClassScore(Frozen):
    """One of the twelve classes. 0 wagons: no train in the class."""

    name: Wagon | Literal["mixed"]
    lengths: tuple[int, ...]
    points: tuple[int, ...]  # doubled by cabooses where they are


class DayEnded(Event):
    kind: Literal["day_ended"] = "day_ended"
    day: int
    cause: Literal["card", "passes"]
    classes: tuple[ClassScore, ...]
    train_points: tuple[int, ...]
    yard_wagons: tuple[int, ...]
    yard_points: tuple[int, ...]
    scores: tuple[int, ...]


class GameEnded(Event):
    kind: Literal["game_ended"] = "game_ended"
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


FreightEvent = (
    Dealt
    | Filled
    | Took
    | Switched
    | Rearranged
    | Mobilised
    | TookCaboose
    | Passed
    | RoundBegan
    | DayEnded
    | GameEnded
)
EVENTS: TypeAdapter[Event] = TypeAdapter(Annotated[FreightEvent, Field(discriminator="kind")])
