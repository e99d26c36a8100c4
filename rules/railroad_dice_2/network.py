"""Continuous lines from a home: the search of RD-R24 over (cell, side of entry).

One search answers everything: the stations a home is connected to and how far they are, where its lines end, and where
they are blocked. A state is visited once; a cell may be entered by several sides, so a turning loop is a line too.
"""

from collections import deque
from collections.abc import Mapping
from functools import cached_property, lru_cache

from rules.core.contract import Seat
from rules.railroad_dice_2.board import Tiles
from rules.railroad_dice_2.chart import Chart, chart_of
from rules.railroad_dice_2.rails import OPPOSITE, SIDES, Side, ends, ways
from rules.railroad_dice_2.state import Rail, State, Station

Entry = tuple[str, Side]  # a cell and the side by which a line comes in


class Network:
    """The lines of one home, found once and never changed. Distances count tiles, the home's included (RD-12.4,
    RD-12.5)."""

    def __init__(self, chart: Chart, stations: frozenset[str], rails: Mapping[str, str], home: str) -> None:
        self.home = home
        self.stations: dict[str, int] = {}  # connected stations and their least distance (RD-12.7)
        self.entered: dict[Entry, int] = {}  # dice on a line, by the sides it comes in
        self.open: dict[str, dict[Side, int]] = {}  # empty cells that a line ends at, by the sides it would come in
        self.blocked: dict[str, set[Side]] = {}  # dice that a line ends at without being joined
        self._chart, self._standing, self._rails = chart, stations, rails
        self._before: dict[Entry, Entry | None] = {}
        self._into: dict[str, Entry | None] = {}
        self._queue = deque[tuple[int, Entry, Entry | None]]()
        self._search()

    @cached_property
    def cells(self) -> frozenset[str]:
        """The cells with dice on a line."""
        return frozenset(cell for cell, _ in self.entered)

    def line(self, station: str) -> tuple[str, ...]:
        """A line of least distance, from the home to a connected station."""
        line, at = [station], self._into[station]
        while at is not None:
            line.append(at[0])
            at = self._before[at]
        return (self.home, *reversed(line))

    def _search(self) -> None:
        """Dijkstra with steps of 0 and 1: a queue whose cheaper end is the left one."""
        for side in SIDES:
            self._leave(self.home, side, 1, None)
        while self._queue:
            cost, entry, before = self._queue.popleft()
            if entry in self.entered:
                continue
            self.entered[entry], self._before[entry] = cost, before
            cell, side = entry
            for way in ways(self._rails[cell])[side]:
                self._leave(cell, way, cost, entry)

    def _leave(self, cell: str, side: Side, cost: int, entry: Entry | None) -> None:
        there = self._chart.beyond[cell].get(side)
        if there is None or there == self.home:
            return
        border = self._chart.tile(cell) != self._chart.tile(there)
        cost, comes_in = cost + border, OPPOSITE[side]
        if there in self._standing:  # RD-7.4: it ends here
            if cost < self.stations.get(there, cost + 1):
                self.stations[there], self._into[there] = cost, entry
        elif there not in self._rails:
            sides = self.open.setdefault(there, {})
            sides[comes_in] = min(cost, sides.get(comes_in, cost))
        elif comes_in not in ends(self._rails[there]):
            self.blocked.setdefault(there, set()).add(comes_in)
        else:
            put = self._queue.append if border else self._queue.appendleft
            put((cost, (there, comes_in), entry))


def network(state: State, seat: Seat, rails: tuple[Rail, ...] | None = None) -> Network:
    """The lines of a seat's home; with other rails than those on the map, if asked."""
    return network_from(state, state.home(seat), rails)


def network_from(state: State, home: str, rails: tuple[Rail, ...] | None = None) -> Network:
    """The lines of any station, as if it were a home."""
    if rails is not None:
        return _search(state.options.tiles, state.layout, state.stations, rails, home)
    if home not in state.networks:
        state.networks[home] = network_from(state, home, state.rails)
    return state.networks[home]


@lru_cache(maxsize=1024)
def _search(tiles: Tiles, layout: str, stations: tuple[Station, ...], rails: tuple[Rail, ...], home: str) -> Network:
    return Network(chart_of(tiles, layout), frozenset(station.cell for station in stations), dict(rails), home)
