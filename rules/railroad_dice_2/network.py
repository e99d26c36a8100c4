"""Continuous lines from a home: the search of RD-R24 over (cell, side of entry).

One search answers everything: the stations a home is connected to and how far they are, where its lines end, and where
they are blocked. A state is visited once; a cell may be entered by several sides, so a turning loop is a line too.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache

from rules.core.contract import Seat
from rules.railroad_dice_2.board import Tiles
from rules.railroad_dice_2.chart import Chart, chart_of
from rules.railroad_dice_2.rails import OPPOSITE, SIDES, Side, ends, ways
from rules.railroad_dice_2.state import Rail, State, Station

Entry = tuple[str, Side]  # a cell and the side by which a line comes in


@dataclass(frozen=True)
class Network:
    """The lines of one home. Distances count tiles, the home's included (RD-12.4, RD-12.5)."""

    home: str
    stations: Mapping[str, int]  # connected stations and their least distance (RD-12.7)
    entered: Mapping[Entry, int]  # dice on a line, by the sides it comes in
    open: Mapping[str, Mapping[Side, int]]  # empty cells that a line ends at, by the sides it would come in
    blocked: Mapping[str, frozenset[Side]]  # dice that a line ends at without being joined
    _before: Mapping[Entry, Entry | None]
    _into: Mapping[str, Entry | None]

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
    search = _Search(chart_of(tiles, layout), frozenset(station.cell for station in stations), dict(rails), home)
    search.run()
    return Network(
        home=home,
        stations=search.found,
        entered=search.entered,
        open=search.open,
        blocked={cell: frozenset(sides) for cell, sides in search.blocked.items()},
        _before=search.before,
        _into=search.into,
    )


@dataclass
class _Search:
    """Dijkstra with steps of 0 and 1: a queue whose cheaper end is the left one."""

    chart: Chart
    stations: frozenset[str]
    rails: Mapping[str, str]
    home: str
    entered: dict[Entry, int] = field(default_factory=dict)
    before: dict[Entry, Entry | None] = field(default_factory=dict)
    found: dict[str, int] = field(default_factory=dict)
    into: dict[str, Entry | None] = field(default_factory=dict)
    open: dict[str, dict[Side, int]] = field(default_factory=dict)
    blocked: dict[str, set[Side]] = field(default_factory=dict)
    queue: deque[tuple[int, Entry, Entry | None]] = field(default_factory=deque)

    def run(self) -> None:
        for side in SIDES:
            self._leave(self.home, side, 1, None)
        while self.queue:
            cost, entry, before = self.queue.popleft()
            if entry in self.entered:
                continue
            self.entered[entry], self.before[entry] = cost, before
            cell, side = entry
            for way in ways(self.rails[cell])[side]:
                self._leave(cell, way, cost, entry)

    def _leave(self, cell: str, side: Side, cost: int, entry: Entry | None) -> None:
        there = self.chart.beyond[cell].get(side)
        if there is None or there == self.home:
            return
        border = self.chart.tile(cell) != self.chart.tile(there)
        cost, comes_in = cost + border, OPPOSITE[side]
        if there in self.stations:  # RD-7.4: it ends here
            if cost < self.found.get(there, cost + 1):
                self.found[there], self.into[there] = cost, entry
        elif there not in self.rails:
            sides = self.open.setdefault(there, {})
            sides[comes_in] = min(cost, sides.get(comes_in, cost))
        elif comes_in not in ends(self.rails[there]):
            self.blocked.setdefault(there, set()).add(comes_in)
        else:
            put = self.queue.append if border else self.queue.appendleft
            put((cost, (there, comes_in), entry))
