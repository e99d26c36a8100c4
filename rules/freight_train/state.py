"""A position of Freight Train. Rows are written from the bumper outward: the last wagon is the open end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Annotated, Literal

from pydantic import model_validator

from rules.core.contract import GameState, Options, Seat
from rules.core.phrase import Frozen, Worded
from rules.freight_train.speech import Numbered, names
from rules.freight_train.wagons import CABOOSES, END, START_SCORE, YARD_LENGTH, Card, TrainClass, Wagon

Row = Annotated[tuple[Wagon, ...], Worded[object, Sequence[Wagon]](lambda _, row: names(row))]


class FreightOptions(Options):
    cabooses: bool = False  # FT-14
    debt: bool = False  # the other reading of FT-R10: rearranging may take a score below 0


class Spot(Frozen):
    """Where a wagon goes: an own yard row, or an own locomotive by number."""

    place: Literal["yard", "loco"]
    number: Numbered
    mixed: bool = False  # FT-R4: declares a train mixed when starting it

    @model_validator(mode="after")
    def _only_trains_are_mixed(self) -> Spot:
        if self.mixed and self.place == "yard":
            raise ValueError("a yard row is not a mixed train")
        return self

    def text(self) -> str:
        return f"{self.place}{self.number}{':mixed' if self.mixed else ''}"


class Train(Frozen):
    """A locomotive with wagons. `mixed` once declared, forced or grown mixed; never plain again (FT-R4)."""

    loco: int  # FT-3.12: numbered from 1, the train's name all day
    wagons: Row
    mixed: bool = False
    caboose: bool = False

    @property
    def name(self) -> TrainClass:
        """The class it competes in (FT-12.10)."""
        return "mixed" if self.mixed else self.wagons[0]


class Player(Frozen):
    yard: tuple[Row, Row]
    trains: tuple[Train, ...] = ()  # in order of locomotive number
    locos: int
    mobilised: tuple[int, ...] = ()  # the days on which this player mobilised (FT-9.2)
    score: int = START_SCORE
    rearranged: int = 0  # points paid so far, for FT-I13
    train_points: int = 0
    yard_points: int = 0

    def train(self, loco: int) -> Train | None:
        for train in self.trains:
            if train.loco == loco:
                return train
        return None

    def of_class(self, name: TrainClass) -> Train | None:
        """At most one (FT-3.5, FT-3.7)."""
        for train in self.trains:
            if train.name == name:
                return train
        return None

    def standing(self, spot: Spot) -> Row:
        """The wagons at a spot that there is."""
        if spot.place == "yard":
            return self.yard[spot.number - 1]
        train = self.train(spot.number)
        return train.wagons if train else ()

    def room(self) -> int:
        """How many wagons the private yard can still take (FT-6.7)."""
        return 2 * YARD_LENGTH - wagons_in(self.yard)


class State(GameState):
    options: FreightOptions
    deck: tuple[Card, ...]  # top first
    main: tuple[Row, ...]
    players: tuple[Player, ...]
    caboose_pile: int = CABOOSES
    day: int = 1
    round: int = 1  # counted from 1 over the whole game
    marker: Seat
    turn: Seat
    filled: bool = False  # this turn (FT-4.3)
    filled_in_round: bool = False  # for FT-10.11
    passes: int = 0  # in this round, for FT-10.11
    end_drawn: bool = False
    over: bool = False

    def wagons(self) -> Counter[Card]:
        """Every wagon on the table and in the deck."""
        trains = [train.wagons for player in self.players for train in player.trains]
        yards = [row for player in self.players for row in player.yard]
        cards = Counter(card for row in (self.deck, *self.main, *yards, *trains) for card in row)
        del cards[END]
        return cards

    def with_player(self, seat: Seat, **changes: object) -> State:
        return self.but(players=replaced(self.players, seat, self.players[seat].but(**changes)))


def replaced(players: tuple[Player, ...], seat: Seat, player: Player) -> tuple[Player, ...]:
    return (*players[:seat], player, *players[seat + 1 :])


def wagons_in(rows: Sequence[Row]) -> int:
    return sum(map(len, rows))


def without(rows: tuple[Row, ...], at: int) -> tuple[Row, ...]:
    """The rows once the open end of one is gone."""
    return (*rows[:at], rows[at][:-1], *rows[at + 1 :])
