"""Whether one more locomotive is worth its price to a robot."""

from rules.core.contract import Seat
from rules.railroad_dice_2.board import ALL_TILES, BOARD
from rules.railroad_dice_2.running import income
from rules.railroad_dice_2.state import State
from rules.railroad_dice_2.turn.buy import OBSOLETE, PROGRESS, ever_sold

LONGEST = 8  # turns that anybody looks ahead
PER_YEAR = 30  # units that a year takes from the bank, more or less
AFTER_THE_LAST = 3  # turns of the final phase


def worth_buying(state: State, seat: Seat) -> bool:
    """Whether the locomotive on sale brings more than it costs."""
    price = state.price_on_sale()
    if price is None or price > state.players[seat].money:
        return False
    value, mine, stocks = state.locomotives[0], state.players[seat].locomotives, _stocks(state)
    kept = [one for one in mine if value != PROGRESS or ever_sold(state, PROGRESS) or one != OBSOLETE]
    more = income(state, seat, [*kept, value], stocks) - income(state, seat, mine, stocks)
    if state.options.scoring == "transported":
        return more > 0
    return more * _turns_left(state) > price


def _stocks(state: State) -> tuple[int, ...]:
    """What waits; before the final phase every tile will have been stocked at least once."""
    due = (BOARD.per_station * state.stations_on(tile) * (state.phase != "final") for tile in ALL_TILES)
    return tuple(map(max, state.stocks, due))


def _turns_left(state: State) -> float:
    """How often locomotives will still run."""
    if state.phase != "final":
        return min(LONGEST, state.bank / PER_YEAR) + AFTER_THE_LAST
    a_year = sum(income(state, other, state.players[other].locomotives, state.stocks) for other in state.staying())
    return min(LONGEST, 1 + sum(state.stocks) / max(a_year, 1))
