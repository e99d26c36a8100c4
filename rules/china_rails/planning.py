"""What a hand is worth: for each demand the best source, what must be built, how long it takes, and trips of two.

Estimates for advice and for the robot. Distances over own track are exact; over track still to be built they are
those of the cheapest line between two cities on an empty board.
"""

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from rules.china_rails.board import PRICE, SURCHARGE, Board
from rules.china_rails.grid import spread
from rules.china_rails.network import pieces
from rules.china_rails.parts import Card, City, Demand, Milepost
from rules.china_rails.running import ways
from rules.china_rails.search_build import Reach, reach
from rules.china_rails.state import CAPACITY, LIMIT, State
from rules.core.contract import Seat

TRACK_WORTH = 0.7  # of what is built for a trip counts against it; the rest serves later
HANDLING = 0.7  # turns that a trip loses here and there
FAR = 10_000


@dataclass(frozen=True)
class Errand:
    """A demand and where its good comes from; `source` is none for a load on board."""

    card: Card
    demand: Demand
    source: City | None

    @property
    def ends(self) -> tuple[City, ...]:
        """Its stops: the source, unless the load is on board, and the city."""
        return (self.demand.city,) if self.source is None else (self.source, self.demand.city)


@dataclass(frozen=True)
class Trip:
    """One errand or two, in the order of their stops."""

    errands: tuple[Errand, ...]
    stops: tuple[City, ...]
    build: int
    steps: int
    turns: float
    pay: int
    base: City | None = None  # the major city a first network begins at

    @property
    def worth(self) -> float:
        """Millions a turn."""
        return (self.pay - TRACK_WORTH * self.build) / self.turns


class Prospects:
    """What the seat's cards promise, as the position is."""

    def __init__(self, state: State, seat: Seat, purse: int | None = None) -> None:
        """`purse`: what may be built for, where it is not the cash."""
        self.state, self.board, self.seat = state, state.board, seat
        self.purse = state.cash[seat] if purse is None else purse
        self.player = state.players[seat]
        self.speed = state.speed(seat)
        self.piece = own_piece(state, seat)
        self._reach: Reach | None = None
        self._joining: dict[City, int] = {}
        self._steps: dict[tuple[Milepost, City], int] = {}
        self._entries: dict[City, Milepost] = {}

    # Places

    def joined(self, city: City) -> bool:
        return bool(self.piece.intersection(self.board.cities[city].mileposts))

    def reach(self) -> Reach:
        """What can be built from the piece of network that the train is on."""
        if self._reach is None:
            self._reach = reach(self.state, self.seat, self.piece)
        return self._reach

    def joining(self, city: City, base: City | None) -> int:
        """What it costs to join a city: to the network, or to the major city where it will begin."""
        if base is not None:
            return spans(self.board, base)[0][self.board.cities[city].centre] if city != base else 0
        if city not in self._joining:
            line = None if self.joined(city) else self.reach().to(self.board.cities[city].mileposts)
            self._joining[city] = line.cost if line else 0 if self.joined(city) else FAR
        return self._joining[city]

    def steps(self, origin: Milepost, city: City) -> int:
        """Mileposts from one place to a city, over own track where it joins both."""
        if (origin, city) not in self._steps:
            self._steps[origin, city] = self._count_steps(origin, city)
        return self._steps[origin, city]

    def _count_steps(self, origin: Milepost, city: City) -> int:
        town = self.board.cities[city]
        if origin in self.piece and self.joined(city):
            near = _over_track(self.board, self.state.track[self.seat], origin)
            found = min((near.get(at, FAR) for at in town.mileposts), default=FAR)
            if found < FAR:
                return found
        here = self.board.city_at[origin]
        if here >= 0:
            return spans(self.board, here)[1][town.centre]
        return round(1.2 * self.board.distances(frozenset((town.centre,)))[origin])

    # Errands

    def errands(self) -> Iterator[Errand]:
        """Every demand with each of its sources; goods without a chip in the tray, and Taiwan, are left out."""
        for card in self.player.hand:
            for line in self.board.demands[card]:
                if self.board.cities[line.city].taiwan:
                    continue
                if line.good in self.player.loads:
                    yield Errand(card, line, None)
                elif self.state.tray(line.good):
                    for source in self.board.sources[line.good]:
                        if not self.board.cities[source].taiwan and source != line.city:
                            yield Errand(card, line, source)

    def trips(self) -> list[Trip]:
        """The best first."""
        errands = list(self.errands())
        singles = [trip for errand in errands if (trip := self._best((errand,))) is not None]
        singles.sort(key=_rank)
        likely = [trip.errands[0] for trip in singles[:14]]
        pairs = [
            trip
            for first, second in itertools.combinations(likely, 2)
            if first.card != second.card and self._fits(first, second)
            if (trip := self._best((first, second))) is not None
        ]
        return sorted((*singles, *pairs), key=_rank)

    def _fits(self, *errands: Errand) -> bool:
        on_board = [errand.demand.good for errand in errands if errand.source is None]
        if any(on_board.count(good) > self.player.loads.count(good) for good in on_board):
            return False
        return len(errands) - len(on_board) + len(self.player.loads) <= CAPACITY[self.player.loco]

    def _best(self, errands: tuple[Errand, ...]) -> Trip | None:
        bases: Sequence[City | None] = (None,) if self.piece else self.board.majors
        found = [
            self._trip(errands, stops, base)
            for stops in _orders(tuple(errand.ends for errand in errands))
            for base in bases
        ]
        affordable = [trip for trip in found if trip.build <= self.purse]
        return min(affordable, key=_rank, default=None)

    def _trip(self, errands: tuple[Errand, ...], stops: tuple[City, ...], base: City | None) -> Trip:
        build, steps = 0, 0
        added: list[City] = []
        for city in stops:
            due = self.joining(city, base)
            if due and city not in added:
                due = min((due, *(spans(self.board, other)[0][self.board.cities[city].centre] for other in added)))
                build += due
                added.append(city)
        at = self.player.at
        for city in stops:
            steps += self.steps(at, city) if at is not None else 0
            at = self._entry(city)
        pay = sum(errand.demand.pay for errand in errands)
        turns = max(steps / self.speed, build / LIMIT) + HANDLING
        return Trip(errands, stops, build, steps, turns, pay, base)

    def _entry(self, city: City) -> Milepost:
        """A milepost of the city that own track joins, else its centre."""
        if city not in self._entries:
            town = self.board.cities[city]
            self._entries[city] = next((at for at in town.mileposts if at in self.piece), town.centre)
        return self._entries[city]


def own_piece(state: State, seat: Seat) -> frozenset[Milepost]:
    """The piece of own network that the train stands on, ferries aside; else the biggest."""
    player = state.players[seat]
    found = pieces(state.board, state.track[seat], False)
    here = next((piece for piece in found if player.at in piece), None)
    return here if here is not None else max(found, key=len, default=frozenset())


def _rank(trip: Trip) -> tuple[float, tuple[City, ...]]:
    return -trip.worth, trip.stops


@lru_cache(maxsize=4096)
def _orders(ends: tuple[tuple[City, ...], ...]) -> tuple[tuple[City, ...], ...]:
    """The orders in which the stops of errands can be made: each source before its city."""
    stops = [(number, place) for number, cities in enumerate(ends) for place in range(len(cities))]
    found = {
        tuple(ends[number][place] for number, place in order)
        for order in itertools.permutations(stops)
        if all(order.index((number, 0)) < order.index((number, 1)) for number, cities in enumerate(ends) if cities[1:])
    }
    return tuple(sorted(found))


@lru_cache(maxsize=256)
def spans(board: Board, city: City) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """From a city to every milepost on an empty board: the cheapest price, and the steps of that line."""
    size = len(board.labels)
    cost, steps = [FAR] * size, [FAR] * size
    buckets: list[list[Milepost]] = [[]]
    for at in board.cities[city].mileposts:
        cost[at] = steps[at] = 0
        buckets[0].append(at)
    price = 0
    while price < len(buckets):
        for at in buckets[price]:
            if cost[at] != price:
                continue
            for near, edge in board.around[at]:
                extra = sum(SURCHARGE[board.waters[water].kind] for water in board.crossings[edge])
                due = price + PRICE[board.terrain[near]] + extra
                if due < cost[near]:
                    cost[near], steps[near] = due, steps[at] + 1
                    buckets.extend([] for _ in range(due + 1 - len(buckets)))
                    buckets[due].append(near)
        price += 1
    for town in board.cities:
        if town.major and town.mileposts:
            best = min(town.mileposts, key=lambda at: cost[at])
            cost[town.centre], steps[town.centre] = cost[best], steps[best] + (best != town.centre)
    return tuple(cost), tuple(steps)


@lru_cache(maxsize=256)
def _over_track(board: Board, edges: tuple[int, ...], origin: Milepost) -> dict[Milepost, int]:
    graph = ways(board, (edges,))
    return spread((origin,), lambda at: (near for near, _ in graph.get(at, ())))
