"""What a robot's locomotives can bring home, and whether one more is worth its price."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.core.contract import Seat
from rules.railroad_dice_2.board import BOARD
from rules.railroad_dice_2.ending import staying, unused
from rules.railroad_dice_2.network import network
from rules.railroad_dice_2.state import State
from rules.railroad_dice_2.turn.buy import OBSOLETE, PROGRESS, ever_sold

LONGEST = 8  # turns that anybody looks ahead
PER_YEAR = 30  # units that a year takes from the bank, more or less
AFTER_THE_LAST = 3  # turns of the final phase


def runs(state: State, seat: Seat, locomotives: Sequence[int], stocks: Sequence[int]) -> Iterator[tuple[int, str, int]]:
    """Locomotive, station and passengers: the largest runs first, each locomotive and station once."""
    chart, waiting, left = state.chart, list(stocks), sorted(locomotives)
    served = set(state.turn.served) if seat == state.turn.seat else set[str]()
    stations = network(state, seat).stations
    while left:
        best = max(
            (
                (min(value, waiting[chart.tile(cell) - 1]), -value, distance, cell)
                for value in set(left)
                for cell, distance in stations.items()
                if distance <= value and cell not in served
            ),
            default=(0, 0, 0, ""),
        )
        units, minus_value, _, cell = best
        if not units:
            return
        yield -minus_value, cell, units
        left.remove(-minus_value)
        served.add(cell)
        waiting[chart.tile(cell) - 1] -= units


def income(state: State, seat: Seat, locomotives: Sequence[int]) -> int:
    """Passengers a turn, where every tile has been stocked at least once."""
    cleared = state.but(turn=state.turn.but(served=(), used=()))
    stocks = [
        max(stock, BOARD.per_station * state.stations_on(tile) * (state.phase != "final"))
        for tile, stock in enumerate(state.stocks, 1)
    ]
    return sum(units for _, _, units in runs(cleared, seat, locomotives, stocks))


def turns_left(state: State, seat: Seat) -> float:
    """How often the seat will still run its locomotives."""
    if state.phase != "final":
        return min(LONGEST, state.bank / PER_YEAR) + AFTER_THE_LAST
    a_year = sum(income(state, other, state.players[other].locomotives) for other in staying(state))
    return min(LONGEST, 1 + sum(state.stocks) / max(a_year, 1))


def worth_buying(state: State, seat: Seat) -> bool:
    """Whether the locomotive on sale brings more than it costs."""
    if not state.locomotives:
        return False
    value, mine = state.locomotives[0], state.players[seat].locomotives
    price = BOARD.price[value]
    if price > state.players[seat].money:
        return False
    kept = [one for one in mine if value != PROGRESS or ever_sold(state, PROGRESS) or one != OBSOLETE]
    more = income(state, seat, [*kept, value]) - income(state, seat, mine)
    if state.options.scoring == "transported":
        return more > 0
    return more * turns_left(state, seat) > price


def best_run(state: State, seat: Seat) -> tuple[int, str] | None:
    """The next transport of this turn."""
    run = next(runs(state, seat, unused(state, seat), state.stocks), None)
    return None if run is None else run[:2]
