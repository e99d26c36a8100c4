"""What happens in Freight Train. Most events say one phrase, `freight-` with their kind, about their own fields."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from pydantic import Field, TypeAdapter

from rules.core.contract import Event, Seat
from rules.core.phrase import Frozen, Phrase, Value, Who, phrase
from rules.freight_train.scoring import ClassScore, tally
from rules.freight_train.speech import named, names, who
from rules.freight_train.state import FreightOptions, Row, Spot, State
from rules.freight_train.wagons import END, START_SCORE, Wagon


class Told(Event):
    """An event that words itself, from its fields or from the position it led to."""

    def told(self, state: State) -> tuple[Phrase, ...]:
        return (self.said(),)

    def said(self, **more: Value) -> Phrase:
        params = dict(more)
        for name, value in self:
            if name in ("seat", "marker"):
                params["who"] = Who(seat=value)
            elif isinstance(value, bool):
                params[name] = "yes" if value else "no"
            elif isinstance(value, int):
                params[name] = value
        return phrase(f"freight-{self.kind.replace('_', '-')}", **params)


class Dealt(Told):
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

    def told(self, state: State) -> tuple[Phrase, ...]:
        rows = tuple(phrase("freight-dealt-row", row=i, wagons=names(row)) for i, row in enumerate(self.main, 1))
        begins = phrase("freight-dealt-day", day=self.day, who=Who(seat=self.marker), deck=self.deck)
        if self.day > 1:
            free = (phrase("freight-dealt-free", count=len(self.free), who=who(self.free)),) if self.free else ()
            return (begins, *free, *rows)
        begun = phrase("freight-dealt-game", locos=self.locos[0], points=START_SCORE)
        chosen = (phrase(f"freight-option-{name}-on") for name, on in self.options if on)
        yards = (
            phrase("freight-dealt-yard", who=Who(seat=seat), first=names(first), second=names(second))
            for seat, (first, second) in enumerate(self.yards)
        )
        return (begun, *chosen, begins, *rows, *yards)

    def shown(self) -> str:
        main = " / ".join(" ".join(row) for row in self.main)
        text = f"day {self.day}, seat {self.marker + 1} begins, main {main}"
        if self.day > 1:
            return text
        return f"{text}, yards " + " / ".join(" ".join(row) for yard in self.yards for row in yard)


class Filled(Told):
    """A main-yard row filled; `drawn` has the wagons in order, `end_at` how many came before the end card."""

    kind: Literal["filled"] = "filled"
    seat: Seat
    row: int
    drawn: Row
    end_at: int | None = None
    deck: int
    last_turns: tuple[Seat, ...] = ()  # after the end card: who still plays today, in order
    reveals: ClassVar[bool] = True

    def told(self, state: State) -> tuple[Phrase, ...]:
        last = () if self.end_at is None else (phrase("freight-end-drawn", who=who(self.last_turns)),)
        return (self.said(wagons=names(self.drawn)), *last)

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
        numbers = {"row": self.row, "number": self.to.number, "length": self.length}
        return phrase(f"freight-placed-{how}", wagon=named(self.wagon), **numbers)


class Moved(Told):
    kind: str = ""
    seat: Seat
    placed: tuple[Placed, ...]

    def told(self, state: State) -> tuple[Phrase, ...]:
        return (self.said(placed=tuple(one.told() for one in self.placed)),)


class Took(Moved):
    kind: Literal["took"] = "took"


class Switched(Moved):
    kind: Literal["switched"] = "switched"


class Rearranged(Told):
    kind: Literal["rearranged"] = "rearranged"
    seat: Seat
    rows: tuple[Row, Row]
    score: int

    def told(self, state: State) -> tuple[Phrase, ...]:
        first, second = map(names, self.rows)
        return (self.said(first=first, second=second),)


class Mobilised(Told):
    kind: Literal["mobilised"] = "mobilised"
    seat: Seat
    locos: int


class TookCaboose(Told):
    kind: Literal["took_caboose"] = "took_caboose"
    seat: Seat
    loco: int
    pile: int


class Passed(Told):
    kind: Literal["passed"] = "passed"
    seat: Seat
    forced: bool  # the engine passed for a player who could do nothing


class RoundBegan(Told):
    kind: Literal["round_began"] = "round_began"
    round: int
    marker: Seat
    ends_turn: ClassVar[bool] = True  # whoever was last of two in a round is first in the next (FT-2.3)


class DayEnded(Told):
    """Told so that the table can check the sums: every class, every yard, then each player's line (FT-10.6)."""

    kind: Literal["day_ended"] = "day_ended"
    day: int
    cause: Literal["card", "passes"]
    classes: tuple[ClassScore, ...]
    train_points: tuple[int, ...]
    yard_wagons: tuple[int, ...]
    yard_points: tuple[int, ...]
    scores: tuple[int, ...]
    ends_turn: ClassVar[bool] = True

    def told(self, state: State) -> tuple[Phrase, ...]:
        return self.lines()

    def lines(self) -> tuple[Phrase, ...]:
        yards = tuple(
            phrase("freight-yard-share", who=Who(seat=seat), wagons=wagons, points=abs(points))
            for seat, (wagons, points) in enumerate(zip(self.yard_wagons, self.yard_points, strict=True))
        )
        return (
            phrase(f"freight-day-ended-{self.cause}", day=self.day),
            *(one.told() for one in self.classes),
            phrase(f"freight-yards-day{self.day}", shares=yards),
            phrase("freight-totals", day=self.day),
            *map(self._total, range(len(self.scores))),
        )

    def _total(self, seat: Seat) -> Phrase:
        trains, yard, score = self.train_points[seat], self.yard_points[seat], self.scores[seat]
        params = {"before": score - trains - yard, "trains": trains, "yard": yard, "score": score}
        return phrase("freight-total", who=Who(seat=seat), **params)


class GameEnded(Told):
    kind: Literal["game_ended"] = "game_ended"
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]

    def told(self, state: State) -> tuple[Phrase, ...]:
        """The winners, and the whole sheet of each player."""
        key = "freight-won" if len(self.winners) == 1 else "freight-won-shared"
        won = phrase(key, who=who(self.winners), score=self.scores[self.winners[0]])
        return (won, *tally(state.players).lines)


FreightEvent = (
    Dealt | Filled | Took | Switched | Rearranged | Mobilised | TookCaboose | Passed | RoundBegan | DayEnded | GameEnded
)
EVENTS: TypeAdapter[Event] = TypeAdapter(Annotated[FreightEvent, Field(discriminator="kind")])
