"""What a player's trains and yard are likely to bring: the robot's judgement, not a rule.

Points of a class are weighed by the chance of staying ahead of each rival until the day ends, so a lead that
cannot be lost any more is worth no further wagon.
"""

from collections.abc import Callable
from functools import lru_cache
from math import exp

from rules.core.contract import Seat
from rules.freight_train.state import Player, Row, State, Train, wagons_in
from rules.freight_train.view import TableView, table_view
from rules.freight_train.wagons import CLASSES, DAYS, PARTS_OF_DAY, WAGONS, WAGONS_PER_TYPE, TrainClass, Wagon

_LONGEST = 17
_YARD_WAGON = {1: 0.75, 2: 0.3, 3: -1.0}  # FT-13, with some use left for the next day
_REACH = 0.45  # share of a wagon's worth on a train while it stands at an open end of the yard
_DEEPER = 0.8  # and what is left of that for each wagon before it
_EMPTY_LOCO = 0.25


class Worth:
    def __init__(self, view: TableView, seat: Seat) -> None:
        self.day = view.day
        self.turns = turns_left(view)
        rivals = [player for other, player in enumerate(view.players) if other != seat]
        self._columns: dict[tuple[int, ...], list[float]] = {}
        self._table = {name: self._column(rivals, name) for name in CLASSES}

    def of(self, player: Player) -> float:
        trains = sum(self._of_train(train) for train in player.trains)
        empty = player.locos - len(player.trains)
        spare = _EMPTY_LOCO * min(empty, 4) if self.turns > 2 else 0.0
        best = self._prospects(player)
        yard = sum(self._of_row(row, best) for row in player.yard) - self._crowding(player)
        return trains + spare + yard

    def of_next(self, player: Player, wagon: Wagon) -> float:
        """What one more wagon of this type could bring, on the best train for it."""
        return self._prospects(player)(wagon)

    def _prospects(self, player: Player) -> Callable[[Wagon], float]:
        trains = {train.name: train for train in player.trains}
        mixed = trains.get("mixed")
        free = player.locos > len(player.trains)
        on_mixed = self._next("mixed", mixed, free)

        def best(wagon: Wagon) -> float:
            gain = self._next(wagon, trains.get(wagon), free)
            return gain if mixed and wagon in mixed.wagons else max(gain, on_mixed)

        return best

    def _next(self, name: TrainClass, train: Train | None, free: bool) -> float:
        if train is None:
            return self._step(name, 0) if free else 0.0
        return 0.0 if train.caboose else self._step(name, len(train.wagons))

    def of_locomotive(self, player: Player) -> float:
        """One locomotive more today: of use only if the others are busy and time is left."""
        if player.locos > len(player.trains) or self.turns < 3:
            return 0.0
        mine = {train.name for train in player.trains}
        stock = {wagon for row in player.yard for wagon in row[-3:]}
        starts = [self._step(name, 0) for name in WAGONS if name not in mine and name in stock]
        return 0.8 * max(starts, default=0.0)

    def of_caboose(self, train: Train) -> float:
        """The points doubled, less what the closed train could still have won."""
        length = max(0, len(train.wagons) - round(0.5 * self.turns))
        return self._table[train.name][length] - 0.5 * self.turns

    def _of_train(self, train: Train) -> float:
        worth = self._table[train.name][len(train.wagons)]
        return 2 * worth if train.caboose else worth

    def _of_row(self, row: Row, best: Callable[[Wagon], float]) -> float:
        total, reach = _YARD_WAGON[self.day] * len(row), _REACH if self.turns > 1 else 0.0
        for wagon in reversed(row[-4:]):
            total += reach * best(wagon)
            reach *= _DEEPER
        return total

    def _crowding(self, player: Player) -> float:
        """A yard near its sixteen wagons leaves no room for the next take."""
        return 0.4 * max(0, wagons_in(player.yard) - 12)

    def _step(self, name: TrainClass, length: int) -> float:
        column = self._table[name]
        return column[length + 1] - column[length]

    def _column(self, rivals: list[Player], name: TrainClass) -> list[float]:
        trains = [rival.of_class(name) for rival in rivals]
        lengths = tuple(sorted(len(train.wagons) if train else 0 for train in trains))
        if lengths not in self._columns:
            shares = [self._share(length, lengths) for length in range(1, _LONGEST + 1)]
            self._columns[lengths] = [0.0, *shares]
        return self._columns[lengths]

    def _share(self, length: int, rivals: tuple[int, ...]) -> float:
        """Points to expect with a train of this length, and a part of those kept from the rivals."""
        blur = 0.5 + 0.25 * min(self.turns, 8.0)
        ahead = [1 / (1 + exp((rival - length) / blur)) for rival in rivals]
        first = 1.0
        for chance in ahead:
            first *= chance
        second = sum(first / chance * (1 - chance) for chance in ahead if chance > 0)
        kept = sum(2 * chance if rival else chance for chance, rival in zip(ahead, rivals, strict=True))
        return 3 * first + second + kept / len(rivals) / len(rivals)


@lru_cache(maxsize=16)  # a panel asks about one position again and again
def judge(state: State, seat: Seat) -> Worth:
    """The judgement of a seat, from what it may see."""
    return Worth(table_view(state), seat)


def turns_left(view: TableView) -> float:
    """How many more turns each player may expect today."""
    seats = len(view.players)
    if view.end_drawn:
        return 1.0
    wagons = WAGONS_PER_TYPE[seats] * len(WAGONS)
    bottom = (wagons - 25 - 10 * seats) / PARTS_OF_DAY[min(view.day, DAYS)]
    before_end = max(view.deck - bottom / 2, view.deck / 2)
    return 1 + (before_end + wagons_in(view.main) / 2) / (2.2 * seats)
