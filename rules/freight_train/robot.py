"""A robot for Freight Train: looks one turn ahead and plays the move that leaves it best placed.

It knows what the table sees (the view) and which kinds of move are open (the offers). Moves are put together
wagon by wagon by the game's own placing rules, the best few kept at each step, so they are legal.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from rules.core.contract import Ask, Draft, Seat
from rules.freight_train.legal import SWITCHED, TAKEN, can_finish, without
from rules.freight_train.moves import (
    Caboose,
    Fill,
    FreightMove,
    Mobilise,
    Pass,
    Pick,
    Rearrange,
    Spot,
    Switch,
    Take,
)
from rules.freight_train.state import Player, Row
from rules.freight_train.trains import put, spots, train_spots
from rules.freight_train.view import TableView
from rules.freight_train.wagons import DAYS, Wagon
from rules.freight_train.worth import Worth

_BEAM = 4  # half-made moves kept at each step
_FILL_BELOW = 2.0  # a turn worth less than this is worth new wagons first

Spots = Callable[[Player, Wagon], Iterator[Spot]]


def choose_move(view: TableView, seat: Seat, ask: Ask) -> FreightMove:
    kinds = {choice.value for choice in ask(Draft()).choices}
    worth = Worth(view, seat)
    found = [(gain, move) for gain, move in _actions(view, seat, kinds, worth) if gain is not None]
    best, move = max(found, key=lambda one: one[0], default=(0.0, Fill() if "fill" in kinds else Pass()))
    if "fill" in kinds and (best < _FILL_BELOW or not found):
        return Fill()
    if "pass" in kinds and best < 0:  # only a caboose is open, and it would do harm
        return Pass()
    return move


def _actions(view: TableView, seat: Seat, kinds: set[str], worth: Worth) -> Iterator[tuple[float, FreightMove]]:
    """The best of each kind of action, with what it gains."""
    player = view.players[seat]
    now = worth.of(player)
    if "take" in kinds:
        best = _best(_Half(view.main, player, now), spots, TAKEN, TAKEN, worth)
        yield best.worth - now, Take(picks=best.picks)
    if "switch" in kinds:
        best = _best(_Half(player.yard, player, now), train_spots, 1, SWITCHED, worth)
        yield best.worth - now, Switch(picks=best.picks)
    if "mobilise" in kinds and view.day < DAYS:
        yield worth.of_locomotive(player), Mobilise()
    if "rearrange" in kinds:
        rows = _sorted_yard(player, worth)
        after = player.model_copy(update={"yard": rows})
        yield worth.of(after) - now - 1, Rearrange(rows=rows)
    if "caboose" in kinds:
        for train in player.trains:
            if not train.caboose:
                yield worth.of_caboose(train), Caboose(loco=train.loco)


@dataclass(frozen=True)
class _Half:
    """A take or switch half made, and what it is worth so far."""

    rows: tuple[Row, ...]
    player: Player
    worth: float
    said: tuple[tuple[int, Wagon, Spot], ...] = ()

    @property
    def picks(self) -> tuple[Pick, ...]:
        return tuple(Pick(row=at + 1, wagon=wagon, to=spot) for at, wagon, spot in self.said)


def _best(start: _Half, places: Spots, least: int, most: int, worth: Worth) -> _Half:
    """The most valuable of the moves found with `least` to `most` wagons."""
    beam, finished = [start], []
    for step in range(1, most + 1):
        grown = [half for before in beam for half in _grown(before, places, worth)]
        ranked = sorted(grown, key=lambda half: half.worth, reverse=True)
        beam = _completable(ranked, least - step)
        if step >= least:
            finished += beam[:1]
    return max(finished, key=lambda half: half.worth)


def _grown(half: _Half, places: Spots, worth: Worth) -> Iterator[_Half]:
    """The move with one more wagon, each way there is."""
    from_yard = half.rows is half.player.yard
    for at, row in enumerate(half.rows):
        if not row:
            continue
        rows = without(half.rows, at)
        for spot in places(half.player, row[-1]):
            player = put(half.player, row[-1], spot)
            if from_yard:
                player = player.model_copy(update={"yard": rows})
            yield _Half(rows, player, worth.of(player), (*half.said, (at, row[-1], spot)))


def _completable(ranked: list[_Half], needed: int) -> list[_Half]:
    """The first few that can still become a legal move (FT-6.8); of several ways to the same place the first."""
    kept: list[_Half] = []
    for half in ranked:
        again = any(half.worth == other.worth and half.player == other.player for other in kept)
        if not again and (needed <= 0 or can_finish(half.rows, half.player, needed)):
            kept.append(half)
        if len(kept) == _BEAM:
            break
    return kept


def _sorted_yard(player: Player, worth: Worth) -> tuple[Row, Row]:
    """The yard with the wagons wanted most at the open ends, like with like."""
    wagons = sorted(player.yard[0] + player.yard[1], key=lambda wagon: (worth.of_next(player, wagon), wagon))
    return tuple(wagons[0::2]), tuple(wagons[1::2])
