"""Placing one wagon: on a train (FT-3) or at the open end of a yard row (FT-6.5).

`forbids` names the rule in the way and `misplaced` words it, `put` does it, `spots` lists where it can be done.
"""

from collections.abc import Iterator

from rules.core.contract import Refusal
from rules.core.phrase import Value
from rules.freight_train.speech import instead, named, refuse
from rules.freight_train.state import Player, Spot, Train
from rules.freight_train.wagons import YARD_LENGTH, Wagon

YARD_SPOTS = tuple(Spot(place="yard", number=row) for row in (1, 2))
_LOCO_SPOTS = tuple(Spot(place="loco", number=loco) for loco in range(12))
_MIXED_SPOTS = tuple(Spot(place="loco", number=loco, mixed=True) for loco in range(12))
MISPLACED = {  # what is wrong, what to do instead
    "FT-3.1": ("loco", "own-loco"),
    "FT-3.3": ("plain-train", "other-place"),
    "FT-3.5": ("second-mixed", "plainly"),
    "FT-3.6": ("mixed-has-it", "other-place"),
    "FT-3.8": ("second-train", "other-place"),
    "FT-3.9": ("declared-late", "plainly"),
    "FT-6.5": ("yard-row", "yard-rows"),
    "FT-6.7": ("yard-full", "other-place"),
    "FT-14.3": ("train-closed", "other-place"),
}


def forbids(player: Player, wagon: Wagon, spot: Spot) -> str | None:
    """The rule that keeps the wagon from the spot, None if it may go there."""
    if spot.place == "yard":
        if spot.number not in (1, 2):
            return "FT-6.5"
        return "FT-6.7" if len(player.yard[spot.number - 1]) >= YARD_LENGTH else None
    if not 1 <= spot.number <= player.locos:
        return "FT-3.1"
    train, mixed = player.train(spot.number), player.of_class("mixed")
    if train is not None:
        return _train_forbids(train, mixed, wagon, spot)
    if mixed is None:
        return None
    return "FT-3.5" if spot.mixed else "FT-3.8" if player.of_class(wagon) else None


def misplaced(player: Player, wagon: Wagon, spot: Spot) -> Refusal | None:
    """The refusal of a wagon that may not go to the spot."""
    rule = forbids(player, wagon, spot)
    if rule is None:
        return None
    why, hint = MISPLACED[rule]
    params: dict[str, Value] = {"wagon": named(wagon), "number": spot.number, "locos": player.locos}
    if spot.place == "loco" and (train := player.train(spot.number)):
        params["train"] = named(train.wagons[0])
    return refuse(rule, why, instead(hint, locos=player.locos), **params)


def put(player: Player, wagon: Wagon, spot: Spot) -> Player:
    """The player with the wagon at the spot. Ask `forbids` first."""
    if spot.place == "yard":
        first, second = player.yard
        return player.but(yard=((*first, wagon), second) if spot.number == 1 else (first, (*second, wagon)))
    train = player.train(spot.number)
    if train is None:
        mixed = spot.mixed or player.of_class(wagon) is not None  # FT-3.8
        grown = Train(loco=spot.number, wagons=(wagon,), mixed=mixed)
    else:
        mixed = train.mixed or train.wagons[0] != wagon  # FT-3.9
        grown = Train(loco=train.loco, wagons=(*train.wagons, wagon), mixed=mixed)
    others = [one for one in player.trains if one is not train]
    return player.but(trains=tuple(sorted([*others, grown], key=lambda one: one.loco)))


def spots(player: Player, wagon: Wagon) -> Iterator[Spot]:
    """Where the wagon may go, each truly different place once: empty locomotives are all alike."""
    yield from (spot for spot in YARD_SPOTS if not forbids(player, wagon, spot))
    yield from train_spots(player, wagon)


def train_spots(player: Player, wagon: Wagon) -> Iterator[Spot]:
    taken = [train.loco for train in player.trains]
    yield from (_LOCO_SPOTS[loco] for loco in taken if not forbids(player, wagon, _LOCO_SPOTS[loco]))
    empty = next((loco for loco in range(1, player.locos + 1) if loco not in taken), None)
    if empty is None:
        return
    if not forbids(player, wagon, _LOCO_SPOTS[empty]):
        yield _LOCO_SPOTS[empty]
    if not player.of_class(wagon) and not player.of_class("mixed"):  # otherwise it is mixed by itself, or cannot be
        yield _MIXED_SPOTS[empty]


def _train_forbids(train: Train, mixed: Train | None, wagon: Wagon, spot: Spot) -> str | None:
    if train.caboose:
        return "FT-14.3"
    if train.mixed and wagon in train.wagons:
        return "FT-3.6"
    joins = train.mixed or train.wagons[0] == wagon
    if not joins and (len(train.wagons) > 1 or mixed):
        return "FT-3.3"
    if spot.mixed:  # FT-R4: a train is declared mixed when it is started, not later
        return "FT-3.5" if mixed else "FT-3.9"
    return None
