"""Which kinds of move are open to the seat whose turn it is, and whether half a take can be finished."""

from collections.abc import Sequence

from rules.freight_train.moves import Spot
from rules.freight_train.state import Player, Row, State
from rules.freight_train.trains import YARD_SPOTS, put, room, train_spots
from rules.freight_train.wagons import DAYS, YARD_LENGTH, Wagon

TAKEN = 3  # FT-6.1
SWITCHED = 4  # FT-7.1, at most
ACTIONS = ("take", "switch", "rearrange", "mobilise")  # FT-5.1; FT-14.11 leaves the caboose out


def acting(state: State) -> Player:
    return state.players[state.turn]


def can_fill(state: State) -> bool:
    return not state.filled and bool(state.deck) and sum(not row for row in state.main) >= 2


def can_take(state: State) -> bool:
    return can_finish(state.main, acting(state), TAKEN)


def can_switch(state: State) -> bool:
    player = acting(state)
    return any(row and next(train_spots(player, row[-1]), None) for row in player.yard)


def can_rearrange(state: State) -> bool:
    player = acting(state)
    return any(player.yard) and (player.score >= 1 or state.options.debt)  # FT-8.5, FT-8.7


def can_mobilise(state: State) -> bool:
    return state.day < DAYS and state.day not in acting(state).mobilised


def can_caboose(state: State) -> bool:
    open_train = any(not train.caboose for train in acting(state).trains)
    return state.options.cabooses and state.caboose_pile > 0 and open_train


def open_action(state: State) -> str | None:
    """An action that bars a pass (FT-5.2), the cheapest to find first; None if there is none.

    Where the table allows debt nobody is obliged to run into it; a day could go on for ever otherwise.
    """
    if can_mobilise(state):
        return "mobilise"
    if can_rearrange(state) and acting(state).score >= 1:
        return "rearrange"
    if can_switch(state):
        return "switch"
    return "take" if can_take(state) else None


def must_fill(state: State) -> bool:
    """FT-5.2: with too few wagons to take from, a player fills before passing."""
    return wagons_in(state.main) < TAKEN and can_fill(state)


def can_pass(state: State) -> bool:
    return not must_fill(state) and open_action(state) is None


def has_no_choice(state: State) -> bool:
    """Nothing is left but to pass, so that the engine may do it. A caboose or a debt is a choice."""
    choice = can_fill(state) or can_caboose(state) or can_rearrange(state)
    return not choice and open_action(state) is None


def wagons_in(rows: Sequence[Row]) -> int:
    return sum(map(len, rows))


def can_finish(rows: tuple[Row, ...], player: Player, count: int) -> bool:
    """Whether `count` more wagons can be taken off the rows and placed, one after another.

    Placing them as they are taken loses nothing: whatever another order allows, this one allows with the
    locomotives renumbered, since a train may be declared mixed when it starts (FT-R4).
    """
    if wagons_in(rows) < count:
        return False
    if room(player) >= count:
        return True
    return _finishes(rows, player, count, {})


def _finishes(
    rows: tuple[Row, ...], player: Player, count: int, known: dict[tuple[tuple[Row, ...], Player], bool]
) -> bool:
    if count == 0 or room(player) >= count:
        return wagons_in(rows) >= count
    key = (rows, player)
    if key not in known:
        known[key] = any(
            _finishes(without(rows, at), put(player, row[-1], spot), count - 1, known)
            for at, row in enumerate(rows)
            if row
            for spot in _kinds_of_spot(player, row[-1])
        )
    return known[key]


def _kinds_of_spot(player: Player, wagon: Wagon) -> list[Spot]:
    """Trains, then one yard row: which of the two makes no difference to what fits."""
    rows = [spot for spot, row in zip(YARD_SPOTS, player.yard, strict=True) if len(row) < YARD_LENGTH]
    return [*train_spots(player, wagon), *rows[:1]]


def without(rows: tuple[Row, ...], at: int) -> tuple[Row, ...]:
    """The rows once the open end of one is gone."""
    return (*rows[:at], rows[at][:-1], *rows[at + 1 :])
