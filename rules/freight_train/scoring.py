"""What trains (FT-12, FT-14.4) and private yards (FT-13) are worth at the end of a day, and who wins."""

from collections.abc import Sequence

from rules.core.contract import Result, Seat
from rules.core.phrase import Frozen, Phrase, Who, phrase
from rules.freight_train.speech import named
from rules.freight_train.state import Player
from rules.freight_train.wagons import CLASSES, START_SCORE, TrainClass

_TIED = {2: 2, 3: 1}  # FT-12.6, FT-12.7; four or five tied score nothing (FT-12.8)


class ClassScore(Frozen):
    """One of the twelve classes. 0 wagons: no train in the class."""

    name: TrainClass
    lengths: tuple[int, ...]
    points: tuple[int, ...]  # doubled by cabooses where they are
    cabooses: tuple[Seat, ...] = ()

    def told(self) -> Phrase:
        shares = tuple(self._share(seat) for seat, length in enumerate(self.lengths) if length)
        return phrase("freight-class", name=named(self.name), shares=shares or (phrase("freight-class-none"),))

    def _share(self, seat: Seat) -> Phrase:
        key = "freight-class-caboose" if seat in self.cabooses else "freight-class-share"
        return phrase(key, who=Who(seat=seat), length=self.lengths[seat], points=self.points[seat])


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
    trains = [player.of_class(name) for player in players]
    lengths = tuple(len(train.wagons) if train else 0 for train in trains)
    closed = tuple(seat for seat, train in enumerate(trains) if train and train.caboose)
    scored = tuple(  # FT-14.4, FT-14.9
        2 * gained if seat in closed else gained for seat, gained in enumerate(points(lengths))
    )
    return ClassScore(name=name, lengths=lengths, points=scored, cabooses=closed)


def score_trains(players: Sequence[Player]) -> tuple[ClassScore, ...]:
    return tuple(score_class(players, name) for name in CLASSES)


def yard_points(day: int, wagons: int) -> int:
    """FT-13: half a point a wagon on day 1, nothing on day 2, a point lost a wagon on day 3.

    >>> [yard_points(day, 7) for day in (1, 2, 3)]
    [3, 0, -7]
    """
    return {1: wagons // 2, 2: 0, 3: -wagons}[day]


def winners(scores: tuple[int, ...]) -> tuple[Seat, ...]:
    """FT-2.6: the most points; a tie is shared (FT-R3)."""
    return tuple(seat for seat, score in enumerate(scores) if score == max(scores))


def tally(players: Sequence[Player]) -> Result:
    """The scores as they are, with the sheet that adds them up (FT-I13)."""
    scores = tuple(player.score for player in players)
    sheet = tuple(
        phrase(
            "freight-sheet",
            who=Who(seat=seat),
            start=START_SCORE,
            trains=player.train_points,
            yards=player.yard_points,
            paid=player.rearranged,
            score=player.score,
        )
        for seat, player in enumerate(players)
    )
    return Result(scores=scores, winners=winners(scores), lines=sheet)
