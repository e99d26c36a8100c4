"""How far every place is from the stations a seat has not connected yet, in dice still to lay.

One search backwards from each station; after it, what a die would bring nearer is a matter of looking it up.
"""

import heapq
from collections.abc import Iterable, Mapping

from rules.core.contract import Seat
from rules.railroad_dice_2.network import Entry, network
from rules.railroad_dice_2.rails import OPPOSITE, SIDES, Side, ends, is_complex, ways
from rules.railroad_dice_2.state import State

FARTHEST = 6.0  # dice; nothing beyond is worth thinking of
FADES = 0.55  # what a station is worth when it is one die farther
NEUTRAL, HOME = 9.0, 4.0  # worth of connecting a neutral station, and another's home, which pays both
PER_SURCHARGE = 0.2  # dice that a unit of money is worth


class Prospects:
    """What a seat can hope to connect."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.mine = network(state, seat)
        self.worth = {
            station.cell: NEUTRAL if station.owner is None else HOME
            for station in state.stations
            if station.owner != seat and station.cell not in self.mine.stations
        }
        self._ways = {cell: _Backwards(state).from_station(cell) for cell in self.worth}
        line_ends = [(cell, side) for cell, sides in self.mine.open.items() for side in sides]
        self._now = {cell: self._missing(cell, line_ends) for cell in self.worth}

    def hope(self, line_ends: Iterable[Entry]) -> float:
        """What further ends of lines would add to the hopes of now."""
        entries, gained = tuple(line_ends), 0.0
        for cell, worth in self.worth.items():
            missing = self._missing(cell, entries)
            if missing < self._now[cell]:
                gained += worth * (FADES**missing - FADES ** self._now[cell])
        return gained

    def any(self) -> bool:
        """Whether some station can be reached by laying dice at the ends there are."""
        return any(missing <= FARTHEST for missing in self._now.values())

    def _missing(self, target: str, entries: Iterable[Entry]) -> float:
        ways_to = self._ways[target]
        return min((ways_to[entry] for entry in entries if entry in ways_to), default=FARTHEST + 1)


class _Backwards:
    """The dice needed, with a little for what terrain costs, from each side of an empty cell on to one station."""

    def __init__(self, state: State) -> None:
        self.chart, self.rail = state.chart, state.rail
        self.stations = frozenset(station.cell for station in state.stations)
        self.best: dict[Entry, float] = {}
        self.queue: list[tuple[float, Entry]] = []

    def from_station(self, station: str) -> Mapping[Entry, float]:
        for side in SIDES:
            self._arrive(station, side, 0.0)
        while self.queue:
            cost, (cell, side) = heapq.heappop(self.queue)
            if cost == self.best[cell, side]:
                self._arrive(cell, side, cost)
        return {entry: cost for entry, cost in self.best.items() if entry[0] not in self.rail}

    def _arrive(self, cell: str, side: Side, cost: float) -> None:
        """Whoever leaves the neighbour on that side towards the cell has this far to go."""
        there, leaving = self.chart.beyond[cell].get(side), OPPOSITE[side]
        if there is None or there in self.stations:
            return
        if there in self.rail:
            for entry in SIDES:
                if leaving in ways(self.rail[there])[entry]:
                    self._note((there, entry), cost)
        elif not self._closed(there, leaving):
            price = cost + 1 + PER_SURCHARGE * self.chart.surcharge(there)
            for entry in self.chart.beyond[there]:
                if entry != leaving and not self._closed(there, entry):
                    self._note((there, entry), price)

    def _note(self, entry: Entry, cost: float) -> None:
        if cost <= FARTHEST and cost < self.best.get(entry, FARTHEST + 1):
            self.best[entry] = cost
            heapq.heappush(self.queue, (cost, entry))

    def _closed(self, cell: str, side: Side) -> bool:
        """Whether a complex die on that side would not take an end up."""
        other = self.rail.get(self.chart.beyond[cell].get(side, ""), "")
        return is_complex(other) and OPPOSITE[side] not in ends(other)
