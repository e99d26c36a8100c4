"""Where stations may stand (RD-2.6, RD-2.9 to RD-2.11), and which cells are good for them."""

from rules.core.contract import Seat
from rules.railroad_dice_2.chart import Cell
from rules.railroad_dice_2.state import State

GAP = 3  # RD-R14: two cells between
_CLOSE = {"manhattan": 13, "chebyshev": 25}  # cells nearer than the gap, the station's own included


def near(state: State, cell: str, stations: tuple[str, ...]) -> str | None:
    """A station that is too near to the cell (RD-2.10)."""
    return next((other for other in stations if _distance(state, cell, other) < GAP), None)


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
        return free_cells(state, state.station_cells())
    taken = home_tiles(state) if one_home_a_tile(state) else frozenset()
    return tuple(cell for cell in _open_cells(state) if state.chart.tile(cell) not in taken)


def leaves_room(state: State, cell: str) -> bool:
    """Whether every home still to come has a cell once one stands here; no home is ever left out (RD-2.5)."""
    return _room(state, (*state.station_cells(), cell), _homes_to_come(state))


def ranked(state: State, seat: Seat) -> tuple[str, ...]:
    """The legal cells, the best for the seat first."""
    cells = state.chart.cells
    return tuple(sorted(legal_cells(state), key=lambda cell: (_remoteness(state, seat, cells[cell]), cell)))


def _homes_to_come(state: State) -> int:
    return len(state.players) - len(state.stations) - 1


def _open_cells(state: State) -> tuple[str, ...]:
    """For the next home, one a tile or not."""
    free = free_cells(state, state.station_cells())
    if len(free) > _homes_to_come(state) * _CLOSE[state.options.station_gap]:  # a home takes away no more than these
        return free
    return tuple(cell for cell in free if leaves_room(state, cell))


def _room(state: State, stations: tuple[str, ...], homes: int) -> bool:
    if not homes:
        return True
    return any(_room(state, (*stations, cell), homes - 1) for cell in free_cells(state, stations))


def _distance(state: State, one: str, other: str) -> int:
    a, b = state.chart.cells[one], state.chart.cells[other]
    across, down = abs(a.x - b.x), abs(a.y - b.y)
    return across + down if state.options.station_gap == "manhattan" else max(across, down)


def _remoteness(state: State, seat: Seat, at: Cell) -> int:
    """A home wants to be in the middle of the map; a neutral station near the own home and far from the others'."""
    chart = state.chart
    if state.phase == "homes":
        return abs(2 * at.x - chart.columns + 1) + abs(2 * at.y - chart.rows + 1) + (at.terrain == "mountain")
    ways = {one.owner: _way(at, chart.cells[one.cell]) for one in state.stations if one.owner is not None}
    return (len(state.players) - 1) * 2 * ways[seat] - (sum(ways.values()) - ways[seat])


def _way(one: Cell, other: Cell) -> int:
    """Cells apart; straight lines, which need the same face again and again, count a little more."""
    across, down = abs(one.x - other.x), abs(one.y - other.y)
    return 2 * (across + down) + (not across or not down)
