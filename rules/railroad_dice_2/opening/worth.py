"""Which cells are good for a station."""

from __future__ import annotations

from rules.core.contract import Seat
from rules.railroad_dice_2.chart import Cell
from rules.railroad_dice_2.state import State


def ranked(state: State, seat: Seat, cells: tuple[str, ...]) -> tuple[str, ...]:
    """The cells, the best for the seat first."""
    return tuple(sorted(cells, key=lambda cell: (_remoteness(state, seat, state.chart.cells[cell]), cell)))


def _remoteness(state: State, seat: Seat, at: Cell) -> int:
    """A home wants to be in the middle of the map; a neutral station near the own home and far from the others'."""
    chart = state.chart
    if state.phase == "homes":
        return abs(2 * at.x - chart.columns + 1) + abs(2 * at.y - chart.rows + 1) + (at.terrain == "mountain")
    mine, theirs = 0, 0
    for station in state.stations:
        if station.owner == seat:
            mine = _way(at, chart.cells[station.cell])
        elif station.owner is not None:
            theirs += _way(at, chart.cells[station.cell])
    return (len(state.players) - 1) * 2 * mine - theirs


def _way(one: Cell, other: Cell) -> int:
    """Cells apart; straight lines, which need the same face again and again, count a little more."""
    across, down = abs(one.x - other.x), abs(one.y - other.y)
    return 2 * (across + down) + (not across or not down)
