"""Where stations may stand (RD-2.6, RD-2.9 to RD-2.11)."""

from __future__ import annotations

from rules.railroad_dice_2.state import DiceOptions, State

GAP = 3  # RD-R14: two cells between


def near(state: State, cell: str, stations: tuple[str, ...]) -> str | None:
    """A station that is too near to the cell (RD-2.10)."""
    return next((other for other in stations if _distance(state, cell, other) < GAP), None)


def standing_cells(state: State) -> tuple[str, ...]:
    return tuple(station.cell for station in state.stations)


def home_tiles(state: State) -> frozenset[int]:
    return frozenset(state.chart.tile(station.cell) for station in state.stations if station.owner is not None)


def free_cells(state: State, stations: tuple[str, ...]) -> tuple[str, ...]:
    """Inner cells, not water, far enough from all stations."""
    chart = state.chart
    inner = (cell for cell in chart.cells.values() if chart.inner(cell.name) and cell.terrain != "water")
    return tuple(cell.name for cell in inner if near(state, cell.name, stations) is None)


def one_home_a_tile(state: State) -> bool:
    """Whether RD-2.6 holds for the next home: not if it leaves no cell at all."""
    taken = home_tiles(state)
    return any(state.chart.tile(cell) not in taken for cell in _open_cells(state))


def legal_cells(state: State) -> tuple[str, ...]:
    """Where the next station may be placed."""
    if state.phase != "homes":
        return free_cells(state, standing_cells(state))
    taken = home_tiles(state) if one_home_a_tile(state) else frozenset()
    return tuple(cell for cell in _open_cells(state) if state.chart.tile(cell) not in taken)


def leaves_room(state: State, cell: str) -> bool:
    """Whether every home still to come has a cell once one stands here; no home is ever left out (RD-2.5)."""
    return _room(state, (*standing_cells(state), cell), _homes_to_come(state))


def _homes_to_come(state: State) -> int:
    return len(state.players) - len(state.stations) - 1


def _open_cells(state: State) -> tuple[str, ...]:
    """For the next home, one a tile or not."""
    free = free_cells(state, standing_cells(state))
    if len(free) > _homes_to_come(state) * _CLOSE[state.options.station_gap]:  # a home takes away no more than these
        return free
    return tuple(cell for cell in free if leaves_room(state, cell))


def _room(state: State, stations: tuple[str, ...], homes: int) -> bool:
    if not homes:
        return True
    return any(_room(state, (*stations, cell), homes - 1) for cell in free_cells(state, stations))


_CLOSE = {"manhattan": 13, "chebyshev": 25}  # cells nearer than the gap, the station's own included


def _distance(state: State, one: str, other: str) -> int:
    cells, options = state.chart.cells, state.options
    return apart(options, abs(cells[one].x - cells[other].x), abs(cells[one].y - cells[other].y))


def apart(options: DiceOptions, across: int, down: int) -> int:
    return across + down if options.station_gap == "manhattan" else max(across, down)
