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

_BEAM = 5  # half-made moves kept at each step
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
        best = _best(_Half(view.main, player), spots, TAKEN, TAKEN, worth)
        yield worth.of(best.player) - now, Take(picks=best.picks)
    if "switch" in kinds:
        best = _best(_Half(player.yard, player, from_yard=True), train_spots, 1, SWITCHED, worth)
        yield worth.of(best.player) - now, Switch(picks=best.picks)
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
    """A take or switch half made."""

    rows: tuple[Row, ...]
    player: Player
    picks: tuple[Pick, ...] = ()
    from_yard: bool = False

    def then(self, at: int, spot: Spot) -> "_Half":
        wagon = self.rows[at][-1]
        rows = without(self.rows, at)
        player = put(self.player, wagon, spot)
        if self.from_yard:
            player = player.model_copy(update={"yard": rows})
        pick = Pick(row=at + 1, wagon=wagon, to=spot)
        return _Half(rows, player, (*self.picks, pick), self.from_yard)


def _best(start: _Half, places: Spots, least: int, most: int, worth: Worth) -> _Half:
    """The most valuable of the moves found with `least` to `most` wagons."""
    beam, finished = [start], []
    for step in range(1, most + 1):
        grown = {
            (after.rows, after.player): after
            for half in beam
            for at, row in enumerate(half.rows)
            if row
            for spot in places(half.player, row[-1])
            if (after := half.then(at, spot))
        }
        ranked = sorted(grown.values(), key=lambda half: worth.of(half.player), reverse=True)
        beam = _completable(ranked, least - step)
        if step >= least:
            finished += beam[:1]
    return max(finished, key=lambda half: worth.of(half.player))


def _completable(ranked: list[_Half], needed: int) -> list[_Half]:
    """The first few that can still become a legal move (FT-6.8)."""
    kept: list[_Half] = []
    for half in ranked:
        if needed <= 0 or can_finish(half.rows, half.player, needed):
            kept.append(half)
        if len(kept) == _BEAM:
            break
    return kept


def _sorted_yard(player: Player, worth: Worth) -> tuple[Row, Row]:
    """The yard with the wagons wanted most at the open ends, like with like."""
    wagons = sorted(player.yard[0] + player.yard[1], key=lambda wagon: (worth.of_next(player, wagon), wagon))
    return tuple(wagons[0::2]), tuple(wagons[1::2])
