"""What trains (FT-12, FT-14.4) and private yards (FT-13) are worth at the end of a day."""

from collections.abc import Sequence
from typing import Literal

from rules.freight_train.events import ClassScore
from rules.freight_train.state import Player, Train
from rules.freight_train.wagons import WAGONS, Wagon

TrainClass = Wagon | Literal["mixed"]
CLASSES: tuple[TrainClass, ...] = (*WAGONS, "mixed")
_TIED = {2: 2, 3: 1}  # FT-12.6, FT-12.7; four or five tied score nothing (FT-12.8)


def class_of(train: Train) -> TrainClass:
    return "mixed" if train.mixed else train.wagons[0]


def points(lengths: Sequence[int]) -> tuple[int, ...]:
    """The points of one class from each player's number of wagons, before doubling.

    >>> points((5, 3, 2)), points((4, 4, 3)), points((0, 1))
    ((3, 1, 0), (2, 2, 0), (0, 3))
    """
    longest = max(lengths)
    if not longest:
        return (0,) * len(lengths)
    tied = lengths.count(longest)
    if tied > 1:
        return tuple(_TIED.get(tied, 0) if length == longest else 0 for length in lengths)
    second = max((length for length in lengths if length != longest), default=0)
    runner_up = 1 if second and lengths.count(second) == 1 else 0  # FT-12.4, FT-12.5, FT-12.9
    return tuple(3 if length == longest else runner_up if length == second else 0 for length in lengths)


def score_class(players: Sequence[Player], name: TrainClass) -> ClassScore:
    trains = [next((t for t in player.trains if class_of(t) == name), None) for player in players]
    lengths = tuple(len(train.wagons) if train else 0 for train in trains)
    scored = tuple(
        gained * (2 if train and train.caboose else 1)  # FT-14.4, FT-14.9
        for gained, train in zip(points(lengths), trains, strict=True)
    )
    return ClassScore(name=name, lengths=lengths, points=scored)


def score_trains(players: Sequence[Player]) -> tuple[ClassScore, ...]:
    return tuple(score_class(players, name) for name in CLASSES)


def yard_points(day: int, wagons: int) -> int:
    """FT-13: half a point a wagon on day 1, nothing on day 2, a point lost a wagon on day 3.

    >>> [yard_points(day, 7) for day in (1, 2, 3)]
    [3, 0, -7]
    """
    return {1: wagons // 2, 2: 0, 3: -wagons}[day]
