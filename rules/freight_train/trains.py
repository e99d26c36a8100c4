"""Placing one wagon: on a train (FT-3) or at the open end of a yard row (FT-6.5).

`forbids` names the rule in the way, `put` does it. Neither changes what it is given.
"""

from collections.abc import Iterator

from rules.freight_train.moves import Spot
from rules.freight_train.state import Player, Row, Train
from rules.freight_train.wagons import YARD_LENGTH, Wagon


def forbids(player: Player, wagon: Wagon, spot: Spot) -> str | None:
    """The rule that keeps the wagon from the spot, None if it may go there."""
    if spot.place == "yard":
        return _yard_forbids(player, spot.number)
    if not 1 <= spot.number <= player.locos:
        return "FT-3.1"
    train = player.train(spot.number)
    return _start_forbids(player, wagon, spot) if train is None else _train_forbids(player, train, wagon, spot)


def put(player: Player, wagon: Wagon, spot: Spot) -> Player:
    """The player with the wagon at the spot. Ask `forbids` first."""
    if spot.place == "yard":
        return player.model_copy(update={"yard": _parked(player.yard, wagon, spot.number)})
    train = player.train(spot.number)
    if train is None:
        mixed = spot.mixed or _has_plain(player, wagon)  # FT-3.8
        grown = Train(loco=spot.number, wagons=(wagon,), mixed=mixed)
    else:
        mixed = train.mixed or train.wagons[0] != wagon  # FT-3.9
        grown = Train(loco=train.loco, wagons=(*train.wagons, wagon), mixed=mixed)
    return player.model_copy(update={"trains": _with_train(player.trains, grown)})


def spots(player: Player, wagon: Wagon) -> Iterator[Spot]:
    """Where the wagon may go, each truly different place once: empty locomotives are all alike."""
    for row in range(2):
        if len(player.yard[row]) < YARD_LENGTH:
            yield YARD_SPOTS[row]
    yield from train_spots(player, wagon)


def train_spots(player: Player, wagon: Wagon) -> Iterator[Spot]:
    for train in player.trains:
        spot = loco_spot(train.loco)
        if not _train_forbids(player, train, wagon, spot):
            yield spot
    empty = first_empty_loco(player)
    if empty is None:
        return
    starts_mixed = _has_plain(player, wagon)
    if not (starts_mixed and has_mixed(player)):
        yield loco_spot(empty)
    if not starts_mixed and not has_mixed(player):
        yield MIXED_SPOTS[empty]


def first_empty_loco(player: Player) -> int | None:
    taken = {train.loco for train in player.trains}
    return next((loco for loco in range(1, player.locos + 1) if loco not in taken), None)


def has_mixed(player: Player) -> bool:
    return any(train.mixed for train in player.trains)


def room(player: Player) -> int:
    """How many wagons the private yard can still take (FT-6.7)."""
    return 2 * YARD_LENGTH - len(player.yard[0]) - len(player.yard[1])


def loco_spot(loco: int) -> Spot:
    return LOCO_SPOTS[loco] if loco in LOCO_SPOTS else Spot(place="loco", number=loco)


YARD_SPOTS = tuple(Spot(place="yard", number=row) for row in (1, 2))
LOCO_SPOTS = {loco: Spot(place="loco", number=loco) for loco in range(1, 12)}
MIXED_SPOTS = {loco: Spot(place="loco", number=loco, mixed=True) for loco in range(1, 12)}


def _yard_forbids(player: Player, row: int) -> str | None:
    if row not in (1, 2):
        return "FT-6.5"
    return "FT-6.7" if len(player.yard[row - 1]) >= YARD_LENGTH else None


def _start_forbids(player: Player, wagon: Wagon, spot: Spot) -> str | None:
    if not has_mixed(player):
        return None
    if spot.mixed:
        return "FT-3.5"
    return "FT-3.8" if _has_plain(player, wagon) else None


def _train_forbids(player: Player, train: Train, wagon: Wagon, spot: Spot) -> str | None:
    if train.caboose:
        return "FT-14.3"
    if train.mixed and wagon in train.wagons:
        return "FT-3.6"
    joins = train.mixed or train.wagons[0] == wagon
    if not joins and (len(train.wagons) > 1 or has_mixed(player)):
        return "FT-3.3"
    if spot.mixed:  # FT-R4: a train is declared mixed when it is started, not later
        return "FT-3.5" if has_mixed(player) else "FT-3.9"
    return None


def _has_plain(player: Player, wagon: Wagon) -> bool:
    return any(not train.mixed and train.wagons[0] == wagon for train in player.trains)


def _parked(yard: tuple[Row, Row], wagon: Wagon, row: int) -> tuple[Row, Row]:
    first, second = yard
    return ((*first, wagon), second) if row == 1 else (first, (*second, wagon))


def _with_train(trains: tuple[Train, ...], grown: Train) -> tuple[Train, ...]:
    others = [train for train in trains if train.loco != grown.loco]
    return tuple(sorted([*others, grown], key=lambda train: train.loco))
