"""What happens in Freight Train. Each event says itself in phrases; the wording is in the locale files."""

from __future__ import annotations

from functools import cache
from typing import Annotated, ClassVar, Literal

from pydantic import Field, TypeAdapter

from rules.core.contract import Event, Seat
from rules.core.phrase import Frozen, Phrase, Who, phrase
from rules.freight_train.moves import Spot
from rules.freight_train.state import FreightOptions, Row
from rules.freight_train.wagons import END, START_SCORE, Wagon


@cache
def named(wagon: str) -> Phrase:
    return phrase(f"freight-wagon-{wagon}")


def names(row: Row) -> tuple[Phrase, ...]:
    return tuple(map(named, row)) or (phrase("freight-empty"),)


def who(seats: tuple[Seat, ...]) -> tuple[Who, ...]:
    return tuple(Who(seat=seat) for seat in seats)


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
    options: FreightOptions = FreightOptions()
    reveals: ClassVar[bool] = True

    def told(self) -> tuple[Phrase, ...]:
        rows = tuple(phrase("freight-dealt-row", row=i, wagons=names(row)) for i, row in enumerate(self.main, 1))
        return (*self._greeting(), *rows, *(self._yards() if self.day == 1 else ()))

    def shown(self) -> str:
        main = " / ".join(" ".join(row) for row in self.main)
        text = f"day {self.day}, seat {self.marker + 1} begins, main {main}"
        if self.day > 1:
            return text
        return f"{text}, yards " + " / ".join(" ".join(row) for yard in self.yards for row in yard)

    def _greeting(self) -> tuple[Phrase, ...]:
        begins = Who(seat=self.marker)
        if self.day > 1:
            free = (phrase("freight-dealt-free", count=len(self.free), who=who(self.free)),) if self.free else ()
            return (phrase("freight-dealt-day", day=self.day, who=begins, deck=self.deck), *free)
        chosen = tuple(
            phrase(f"freight-option-{name}-on") for name, on in self.options.model_dump().items() if on is True
        )
        return (
            phrase("freight-dealt-game", locos=self.locos[0], points=START_SCORE),
            *chosen,
            phrase("freight-dealt-day", day=1, who=begins, deck=self.deck),
        )

    def _yards(self) -> tuple[Phrase, ...]:
        return tuple(
            phrase("freight-dealt-yard", who=Who(seat=seat), first=names(first), second=names(second))
            for seat, (first, second) in enumerate(self.yards)
        )


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

    def told(self) -> tuple[Phrase, ...]:
        filled = phrase(
            "freight-filled", who=Who(seat=self.seat), row=self.row, wagons=names(self.drawn), deck=self.deck
        )
        if self.end_at is None:
            return (filled,)
        return (filled, phrase("freight-end-drawn", who=who(self.last_turns)))

    def shown(self) -> str:
        cards: list[str] = list(self.drawn)
        if self.end_at is not None:
            cards.insert(self.end_at, END)
        return " ".join(cards)


class Placed(Frozen):
    """One wagon moved, in placing order. `length` is that of the train or row after it."""

    wagon: Wagon
    row: int  # the row it came from
    to: Spot
    length: int
    became_mixed: bool = False

    def told(self) -> Phrase:
        if self.to.place == "yard":
            how = "yard"
        elif self.length == 1:
            how = "start-mixed" if self.became_mixed else "start"
        else:
            how = "became-mixed" if self.became_mixed else "train"
        key, number = f"freight-placed-{how}", self.to.number
        return phrase(key, wagon=named(self.wagon), row=self.row, number=number, length=self.length)


class Took(Event):
    kind: Literal["took"] = "took"
    seat: Seat
    placed: tuple[Placed, ...]

    def told(self) -> tuple[Phrase, ...]:
        placed = tuple(one.told() for one in self.placed)
        return (phrase("freight-took", who=Who(seat=self.seat), placed=placed),)


class Switched(Event):
    kind: Literal["switched"] = "switched"
    seat: Seat
    placed: tuple[Placed, ...]

    def told(self) -> tuple[Phrase, ...]:
        placed = tuple(one.told() for one in self.placed)
        return (phrase("freight-switched", who=Who(seat=self.seat), placed=placed),)


class Rearranged(Event):
    kind: Literal["rearranged"] = "rearranged"
    seat: Seat
    rows: tuple[Row, Row]
    score: int

    def told(self) -> tuple[Phrase, ...]:
        first, second = map(names, self.rows)
        return (phrase("freight-rearranged", who=Who(seat=self.seat), first=first, second=second, score=self.score),)


class Mobilised(Event):
    kind: Literal["mobilised"] = "mobilised"
    seat: Seat
    locos: int

    def told(self) -> tuple[Phrase, ...]:
        return (phrase("freight-mobilised", who=Who(seat=self.seat), locos=self.locos),)


class TookCaboose(Event):
    kind: Literal["took_caboose"] = "took_caboose"
    seat: Seat
    loco: int
    pile: int

    def told(self) -> tuple[Phrase, ...]:
        return (phrase("freight-caboose", who=Who(seat=self.seat), loco=self.loco, pile=self.pile),)


class Passed(Event):
    kind: Literal["passed"] = "passed"
    seat: Seat
    forced: bool  # the engine passed for a player who could do nothing

    def told(self) -> tuple[Phrase, ...]:
        key = "freight-passed-forced" if self.forced else "freight-passed"
        return (phrase(key, who=Who(seat=self.seat)),)


class RoundBegan(Event):
    kind: Literal["round_began"] = "round_began"
    round: int
    marker: Seat

    def told(self) -> tuple[Phrase, ...]:
        return (phrase("freight-round", round=self.round, who=Who(seat=self.marker)),)


class ClassScore(Frozen):
    """One of the twelve classes. 0 wagons: no train in the class."""

    name: Wagon | Literal["mixed"]
    lengths: tuple[int, ...]
    points: tuple[int, ...]  # doubled by cabooses where they are

    def told(self) -> tuple[Phrase, ...]:
        """A line for a class in which somebody scored."""
        shares = tuple(
            phrase("freight-class-share", who=Who(seat=seat), points=points, length=length)
            for seat, (length, points) in enumerate(zip(self.lengths, self.points, strict=True))
            if points
        )
        return (phrase("freight-class", name=named(self.name), shares=shares),) if shares else ()


class DayEnded(Event):
    kind: Literal["day_ended"] = "day_ended"
    day: int
    cause: Literal["card", "passes"]
    classes: tuple[ClassScore, ...]
    train_points: tuple[int, ...]
    yard_wagons: tuple[int, ...]
    yard_points: tuple[int, ...]
    scores: tuple[int, ...]

    def told(self) -> tuple[Phrase, ...]:
        return (
            phrase(f"freight-day-ended-{self.cause}", day=self.day),
            *(line for one in self.classes for line in one.told()),
            self._yards(),
            phrase("freight-totals", day=self.day, totals=self._totals()),
        )

    def _yards(self) -> Phrase:
        shares = tuple(
            phrase("freight-yard-share", who=Who(seat=seat), wagons=wagons, points=abs(points))
            for seat, (wagons, points) in enumerate(zip(self.yard_wagons, self.yard_points, strict=True))
        )
        return phrase(f"freight-yards-day{self.day}", shares=shares)

    def _totals(self) -> tuple[Phrase, ...]:
        gained = (trains + yard for trains, yard in zip(self.train_points, self.yard_points, strict=True))
        return tuple(
            phrase("freight-total", who=Who(seat=seat), score=score, gained=gain)
            for seat, (score, gain) in enumerate(zip(self.scores, gained, strict=True))
        )


class GameEnded(Event):
    kind: Literal["game_ended"] = "game_ended"
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]

    def told(self) -> tuple[Phrase, ...]:
        best = self.scores[self.winners[0]]
        key = "freight-won" if len(self.winners) == 1 else "freight-won-shared"
        return (phrase(key, who=who(self.winners), score=best),)


FreightEvent = (
    Dealt | Filled | Took | Switched | Rearranged | Mobilised | TookCaboose | Passed | RoundBegan | DayEnded | GameEnded
)
EVENTS: TypeAdapter[Event] = TypeAdapter(Annotated[FreightEvent, Field(discriminator="kind")])
