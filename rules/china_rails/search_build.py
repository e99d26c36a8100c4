"""The cheapest track from own network, or from any legal start, to everywhere: one search for all targets.

A bucket queue over whole millions. The limits that a line itself uses up are part of the search: two segments at a
city it passes, exits of major cities (CR-4.6, CR-7.3, CR-7.4, CR-R46). A segment that closes on a major city is built
in the cheaper direction (CR-R43).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from rules.china_rails.board import PRICE, SURCHARGE, Board
from rules.china_rails.building.works import AFTER_RAINS, Works
from rules.china_rails.parts import Milepost
from rules.china_rails.state import State
from rules.core.contract import Seat

FAR = 400  # millions; nothing is looked for beyond
DEAREST = 20  # no segment costs more
Segment = tuple[Milepost, Milepost]


@dataclass(frozen=True)
class Line:
    """Segments in the order they are built, and what they cost together."""

    segments: tuple[Segment, ...]
    cost: int


class Reach:
    """What can be built from some starts: the price of each milepost, and the way there."""

    def __init__(self, works: Works, starts: frozenset[Milepost]) -> None:
        self._works = works
        self._board = works.board
        self.starts = starts
        size = len(self._board.labels)
        self.cost: list[int] = [-1] * size
        self._origin: list[Milepost] = [-1] * size  # the milepost before it on the line
        self._jump: list[Milepost] = [-1] * size  # reached without a segment: by red area, or the ferry just bought
        self._spread()

    def to(self, targets: Iterable[Milepost]) -> Line | None:
        """The cheapest line to one of the targets; among equals the first of the alphabet."""
        reached = [(self.cost[at], self._board.labels[at], at) for at in targets if self.cost[at] >= 0]
        if not reached:
            return None
        cost, _, at = min(reached)
        return Line(self._way(at), cost)

    def _way(self, at: Milepost) -> tuple[Segment, ...]:
        segments: list[Segment] = []
        while True:
            if self._jump[at] >= 0:
                at = self._jump[at]
            elif (before := self._origin[at]) >= 0:
                segments.append((at, before) if self._closes(before, at) else (before, at))
                at = before
            else:
                return tuple(reversed(segments))

    def _spread(self) -> None:
        works, board, cost, origin, jump = self._works, self._board, self.cost, self._origin, self._jump
        kept = {edge for edge, owner in works.reserved.items() if owner == works.seat}
        shut = (works.claims.keys() - kept) | works.edges | works.weather.unbuildable.keys()
        steps, special = _steps(board, works.weather.rains), _special(board)
        buckets: list[list[Milepost]] = [[] for _ in range(FAR + DEAREST)]
        for at in sorted(self.starts):
            cost[at] = 0
            buckets[0].append(at)
        for price in range(FAR):
            for at in buckets[price]:  # grows while it is read: red areas cost nothing
                if cost[at] != price or (at in special and not self._may_leave(at)):
                    continue
                for near, edge, step in steps[at]:
                    due = price + step
                    if edge in shut or 0 <= cost[near] <= due:
                        continue
                    if near in special:
                        entry = self._entry(at, near, edge, step)
                        due = price + entry
                        if entry < 0 or 0 <= cost[near] <= due:
                            continue
                    cost[near], origin[near], jump[near] = due, at, -1
                    buckets[due].append(near)
                    if near in special:
                        self._jump_on(near, due, buckets)

    # Cities and ports

    def _closes(self, at: Milepost, near: Milepost) -> bool:
        """Whether the segment into a major city is cheaper built out of it, to where the line has come (CR-R43)."""
        city = self._board.city_at[near]
        if city < 0 or not self._board.cities[city].major or self._works.exits_left(city) < 1:
            return False
        return PRICE[self._board.terrain[at]] < PRICE["major"]

    def _entry(self, at: Milepost, near: Milepost, edge: int, step: int) -> int:
        """What a segment to a city or port costs; -1 where it may not be built."""
        works = self._works
        if near in self._board.taiwan or works.entering(near, 0 if edge in works.reserved else 1):
            return -1
        if near in self._board.ferry_ports:
            return works.price(edge, near)
        if self._closes(at, near):
            return step - PRICE["major"] + PRICE[self._board.terrain[at]]
        return step

    def _may_leave(self, at: Milepost) -> bool:
        works, board = self._works, self._board
        city = board.city_at[at]
        by_land, by_jump = self._origin[at] >= 0, self._jump[at] >= 0
        if city >= 0 and board.cities[city].major:
            entered = by_land or by_jump
            return works.exits_left(city) > self._exits_used(at) and not works.limit(at, 1 + entered, works.ferry)
        owner = works.ferry or ((by_land or by_jump) and works.gets_ferry(at))
        return not works.limit(at, 1 + by_land, owner)

    def _exits_used(self, at: Milepost) -> int:
        """Segments of the way here that start in this major city, or in any where they count together (CR-R45)."""
        board, city = self._board, self._board.city_at[at]
        everywhere = self._works.state.options.city_exits == "per_turn"
        starts = (board.city_at[a] for a, _ in self._way(at))
        return sum(start == city or (everywhere and start in board.majors) for start in starts)

    def _jump_on(self, at: Milepost, price: int, buckets: list[list[Milepost]]) -> None:
        """Places reached together with the milepost."""
        board = self._board
        town = board.town_at(at)
        others = list(town.mileposts) if town and town.major else []
        if board.ferry and self._works.gets_ferry(at):
            others.append(board.ferry.other(at))  # CR-9.4
        for other in others:
            if other != at and not 0 <= self.cost[other] <= price:
                self.cost[other], self._origin[other], self._jump[other] = price, -1, at
                buckets[price].append(other)


def home(works: Works) -> frozenset[Milepost]:
    """Own network with the red areas it touches; any legal start for a player without one."""
    if not works.mine:
        return anywhere(works)
    board = works.board
    touched = {board.city_at[at] for at in works.mine}
    red = (at for city in board.majors if city in touched for at in board.cities[city].mileposts)
    return frozenset((*works.mine, *red, *(board.ferry_ports if works.ferry else ())))


def anywhere(works: Works) -> frozenset[Milepost]:
    """Every legal start (CR-4.3)."""
    board = works.board
    majors = (at for city in board.majors for at in board.cities[city].mileposts)
    return frozenset((*works.mine, *majors, *(board.ferry_ports if works.ferry else ())))


def reach(state: State, seat: Seat, starts: frozenset[Milepost]) -> Reach:
    """From some starts, as the position is. Remembered until something that matters changes."""
    return _reach(_key(state, seat), Asked(state, seat), starts)


def cheapest(state: State, seat: Seat, targets: Iterable[Milepost]) -> Line | None:
    """The cheapest line from own network to one of the targets; without segments where one is joined already."""
    return reach(state, seat, home(Works(state, seat))).to(targets)


class Asked:
    """The position that a remembered search is asked with; what matters of it is in the key."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.state, self.seat = state, seat

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Asked)

    def __hash__(self) -> int:
        return 0


@lru_cache(maxsize=64)
def _reach(key: tuple[object, ...], asked: Asked, starts: frozenset[Milepost]) -> Reach:
    return Reach(Works(asked.state, asked.seat), starts)


def _key(state: State, seat: Seat) -> tuple[object, ...]:
    players = tuple((player.ferry, player.left) for player in state.players)
    cards = tuple(event.card for event in state.running)
    reserved = tuple((one.edge, one.owner) for one in state.reserved)
    exits = state.now.exits if seat == state.turn else ()
    knobs = (state.options.city_exits, state.options.third_at_port)
    return (state.board, state.track, reserved, players, cards, seat, exits, knobs)


@lru_cache(maxsize=8)
def _steps(board: Board, rains: bool) -> tuple[tuple[tuple[Milepost, int, int], ...], ...]:
    """For each milepost: the next one, the edge, and the price of a segment over it."""
    kinds = AFTER_RAINS if rains else SURCHARGE
    extra = [sum(kinds[board.waters[water].kind] for water in crossed) for crossed in board.crossings]
    return tuple(
        tuple((near, edge, PRICE[board.terrain[near]] + extra[edge]) for near, edge in ways) for ways in board.around
    )


@lru_cache(maxsize=8)
def _special(board: Board) -> frozenset[Milepost]:
    """Mileposts with limits of their own."""
    cities = (at for at, city in enumerate(board.city_at) if city >= 0)
    return frozenset((*cities, *board.ferry_ports, *board.taiwan))
