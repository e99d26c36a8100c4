"""A take or a switch half made: what can follow, whether it can be finished, and the best ways to."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rules.freight_train.state import Player, Row, Spot, wagons_in, without
from rules.freight_train.trains import put, spots, train_spots
from rules.freight_train.wagons import Wagon
from rules.freight_train.worth import Worth

_BEAM = 4  # half-made moves kept at each step


@dataclass(frozen=True)
class PartialMove:
    """The player who moves wagons and the main yard they come from; without one they come from the own yard."""

    player: Player
    main: tuple[Row, ...] | None = None
    moved: tuple[tuple[int, Wagon, Spot], ...] = ()  # number of the row, wagon, where to

    @property
    def rows(self) -> tuple[Row, ...]:
        return self.player.yard if self.main is None else self.main

    def ways(self) -> Iterator[tuple[int, Spot]]:
        """What can follow: the open end of which row (an index), and where to."""
        places = train_spots if self.main is None else spots
        return ((at, spot) for at, row in enumerate(self.rows) if row for spot in places(self.player, row[-1]))

    def after(self, at: int, spot: Spot) -> PartialMove:
        rows, wagon = without(self.rows, at), self.rows[at][-1]
        player = put(self.player, wagon, spot)
        moved = (*self.moved, (at + 1, wagon, spot))
        return (
            PartialMove(player.but(yard=rows), None, moved) if self.main is None else PartialMove(player, rows, moved)
        )

    def finishes(self, count: int) -> bool:
        """Whether `count` more wagons can be taken and placed, one after another (FT-6.8).

        Placing them as they are taken loses nothing: whatever another order allows, this one allows with the
        locomotives renumbered, since a train may be declared mixed when it starts (FT-R4).
        """
        return _finishes(self, count, {})


def best(start: PartialMove, least: int, most: int, worth: Worth) -> list[tuple[float, PartialMove]]:
    """The most valuable moves found with `least` to `most` wagons, each with the worth it leads to."""
    beam = [start]
    finished: list[tuple[float, PartialMove]] = []
    for step in range(1, most + 1):
        grown = (half.after(at, spot) for half in beam for at, spot in half.ways())
        ranked = sorted(((worth.of(half.player), half) for half in grown), key=_worth, reverse=True)
        kept = _completable(ranked, least - step)
        beam = [half for _, half in kept]
        finished += kept if step >= least else []
    return sorted(finished, key=_worth, reverse=True)


def _worth(found: tuple[float, PartialMove]) -> float:
    return found[0]


def _completable(ranked: list[tuple[float, PartialMove]], needed: int) -> list[tuple[float, PartialMove]]:
    """The first few that can still become a legal move; of several ways to the same place the first."""
    kept: dict[object, tuple[float, PartialMove]] = {}
    for worth, half in ranked:
        trains = tuple((train.loco, *sorted(train.wagons)) for train in half.player.trains)  # FT-3.11
        place = (half.player.yard, trains)
        if place not in kept and (needed <= 0 or half.finishes(needed)):
            kept[place] = (worth, half)
        if len(kept) == _BEAM:
            break
    return list(kept.values())


def _finishes(half: PartialMove, count: int, known: dict[tuple[tuple[Row, ...], Player], bool]) -> bool:
    if wagons_in(half.rows) < count or half.player.room() >= count:
        return wagons_in(half.rows) >= count
    key = (half.rows, half.player)
    if key not in known:
        known[key] = any(_finishes(half.after(at, spot), count - 1, known) for at, spot in half.ways())
    return known[key]
