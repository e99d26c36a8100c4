"""The cheapest tiles from one place to another: a search over hexes and the sides they are entered by.

Proposals are tried out tile by tile before they are made, so each of them can be built as it stands. One search for a
start serves all goals, and is bounded by the hexes of the map.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterator
from functools import lru_cache
from itertools import count
from typing import NamedTuple

from rules.core.contract import Refusal, Seat
from rules.steam.board import NOWHERE, Hex
from rules.steam.building.laying import TrackBuilt, builds_left, lay_tile
from rules.steam.building.placing import claimable, exits, face_on
from rules.steam.cache_key import CacheKey
from rules.steam.faces import FACES, Ends, Face, ends, sides, spur
from rules.steam.grid import opposite, position
from rules.steam.money import means
from rules.steam.network import network
from rules.steam.state import State

MOST_PROPOSALS = 3
MOST_TRIED = 8
RICH = 999  # whether a line may be laid is not a matter of money
FARTHEST = 12  # tiles of a line that is begun now and finished in later turns

Line = tuple[tuple[Hex, Face], ...]


class Proposal(NamedTuple):
    line: Line  # the tiles to lay now
    price: int
    whole: bool  # it reaches the goal


class _Step(NamedTuple):
    price: int
    tie: int
    at: Hex  # the hex to be entered
    side: int  # by which side of it
    line: Line


def propose(state: State, seat: Seat, start: Hex, side: int | None, goal: Hex) -> tuple[Proposal, ...]:
    """Lines from a Stop, or from a loose end at a side of its hex, to a City or Town; the cheapest first.

    Where no line can be finished and paid for this turn, as much of the cheapest whole one as can.
    """
    most, search, trial = builds_left(state, seat), router(state, seat), Trial(state, seat)
    for limit in (most, FARTHEST):
        found: dict[Line, int] = {}
        for tried, (_, line) in enumerate(search.lines(start, side, limit, goal)):
            if found and tried >= MOST_TRIED:
                break
            begun, price = trial.beginning(line[:most])
            if begun and (limit > most or begun == line):
                found.setdefault(begun, price)
        if found:
            ranked = sorted(found.items(), key=lambda one: one[1])[:MOST_PROPOSALS]
            return tuple(Proposal(line, price, limit == most) for line, price in ranked)
    return ()


class Trial:
    """Lines laid on trial for one player, whatever they cost; beginnings that lines share are laid once."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.seat, self.purse = seat, means(state, seat)
        self._after: dict[Line, tuple[State, int] | None] = {(): (state.with_player(seat, cash=RICH), 0)}

    def beginning(self, line: Line) -> tuple[Line, int]:
        """As much of the line as can be paid for, and what it costs; nothing where one of its tiles may not be laid."""
        prices: list[int] = []
        for tiles in range(1, len(line) + 1):
            laid = self._lay(line[:tiles])
            if laid is None or (not prices and laid[1] > self.purse):
                return (), 0
            prices.append(laid[1])
        paid = sum(price <= self.purse for price in prices)
        return line[:paid], prices[paid - 1]

    def _lay(self, line: Line) -> tuple[State, int] | None:
        if line not in self._after:
            before = self._after[line[:-1]]
            self._after[line] = before and self._tile(*before, *line[-1])
        return self._after[line]

    def _tile(self, state: State, price: int, at: Hex, face: Face) -> tuple[State, int] | None:
        built = lay_tile(state, self.seat, at, face, None)
        if isinstance(built, Refusal):
            return None
        return built[0], price + sum(event.payment.price for event in built[1] if isinstance(event, TrackBuilt))


def goals_from(state: State, seat: Seat, start: Hex, side: int | None) -> Iterator[tuple[Hex, int]]:
    """The places that a line begun now could lead to, with its tiles; each once, the cheap ones first."""
    most, trial = builds_left(state, seat), Trial(state, seat)
    found: set[Hex] = set()
    for goal, line in router(state, seat).lines(start, side, FARTHEST, None):
        if goal not in found and trial.beginning(line[:most])[0]:
            found.add(goal)
            yield goal, len(line)


def router(state: State, seat: Seat) -> Router:
    """The search for a player, kept for positions that do not differ in what it depends on."""
    level = state.players[seat].level  # a map may ask for one before a tile is laid
    return _router(CacheKey(state, state.turn, level, state.marks, state.tracks, state.new_cities), seat)


@lru_cache(maxsize=32)
def _router(key: CacheKey, seat: Seat) -> Router:
    return Router(key.state, seat)


class Router:
    """The search for one player in one position. What it learns of a hex serves all its starts."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.state, self.seat = state, seat
        self.net = network(state)
        self.cities = self.net.ground.cities
        self.beside = self.net.ground.beside
        self.exits = exits(state)
        self._outs: dict[tuple[Hex, int], bool] = {}
        self._ways: dict[tuple[Hex, int], tuple[tuple[int, Face, int], ...]] = {}

    def lines(self, start: Hex, side: int | None, most: int, goal: Hex | None) -> Iterator[tuple[Hex, Line]]:
        """Whole lines by price, with the City or Town they reach, each of at most so many tiles (Dijkstra)."""
        heap = list(self._first(start, side))
        heapq.heapify(heap)
        ties = count(len(heap))
        seen: set[tuple[Hex, int, int]] = set()
        counted = most < FARTHEST
        while heap:
            step = heapq.heappop(heap)
            reached = self._arrival(step)
            if reached is not None and reached != start and goal in (None, reached):
                yield reached, step.line
            far = 1 if goal is None or not counted else _least(distance(self.state, step.at, goal))
            key = (step.at, step.side, len(step.line) if counted else 0)
            if key in seen or len(step.line) + far > most:
                continue
            seen.add(key)
            town = self._town(step)
            if town is not None and step.at != start and goal in (None, step.at):
                yield step.at, (*step.line, (step.at, town))
            for out, tile, price in self._on(step):
                line = (*step.line, (step.at, tile)) if tile else step.line
                over, into = self.beside[step.at][out], opposite(out)
                fresh = (over, into, len(line) if counted else 0) not in seen
                if fresh or over in self.cities or (over, into) in self.net.loose:  # another line may arrive there
                    heapq.heappush(heap, _Step(step.price + price, next(ties), over, into, line))

    def _first(self, start: Hex, side: int | None) -> Iterator[_Step]:
        beside = self.beside[start]
        town = side is None and start not in self.cities
        for out in range(6) if side is None else (side,):
            if beside[out] == NOWHERE:
                continue
            tile = self._tile(start, (spur(out),)) if town and self._open(start, out) else None
            if tile or not town:
                line: Line = ((start, tile),) if tile else ()
                price = self._price(start, tile) if tile else 0
                yield _Step(price, out, beside[out], opposite(out), line)

    def _arrival(self, step: _Step) -> Hex | None:
        """The City entered, or the Stop at the far end of the link that is met."""
        if not step.line:
            return None
        if step.at in self.cities:
            return step.at
        link = self.net.loose.get((step.at, step.side))
        return next((end.at for end in link.ends if end.stop), None) if link else None

    def _town(self, step: _Step) -> Face | None:
        """The tile that ends a line at a Town."""
        spot = self.state.board.hexes[step.at]
        if spot.kind != "town" or step.at in self.cities or not self._open(step.at, step.side):
            return None
        return self._tile(step.at, (spur(step.side),))

    def _on(self, step: _Step) -> Iterator[tuple[int, Face, int]]:
        """How a line goes on: the side it leaves by, the tile (none through a City) and its price."""
        if step.at in self.cities:
            if self.state.map.open(step.at, self.state.turn):
                yield from ((out, (), 0) for out in range(6) if self.beside[step.at][out] != NOWHERE)
        elif not any(at == step.at for at, _ in step.line):
            key = (step.at, step.side)
            if key not in self._ways:
                self._ways[key] = tuple(self._tiles(*key))
            yield from self._ways[key]

    def _tiles(self, at: Hex, side: int) -> Iterator[tuple[int, Face, int]]:
        spot = self.state.board.hexes[at]
        rules = self.state.map
        if spot.terrain == "sea" or not rules.in_play(at) or (at, side) in self.net.ground.by_side:
            return
        if rules.bars_tile(self.state, self.seat, at):
            return
        through = _THROUGH[spot.kind == "town"]
        fresh = 0 if at in self.net.on else 2 + (spot.kind == "town") + self.state.map.ground_price(at)
        for out in range(6):
            if out == side or not self._open(at, out):
                continue
            added = through[side, out]
            if fresh:
                yield out, added, fresh
            elif tile := self._tile(at, added):
                yield out, tile, self._price(at, tile)

    def _open(self, at: Hex, out: int) -> bool:
        """Whether a track may lead out over a side: nothing bars it, and no foreign end lies behind it."""
        if (at, out) not in self._outs:
            link = self.net.loose_across(at, out)
            met = link is None or link.owner == self.seat or claimable(self.state, self.seat, link)
            self._outs[at, out] = met and (at, out) in self.exits
        return self._outs[at, out]

    def _tile(self, at: Hex, added: tuple[Ends, ...]) -> Face | None:
        """The face that adds these tracks to what lies on the hex."""
        old = face_on(self.state, at)
        if not old:
            return added
        if set(sides(old)) & set(sides(added)):
            return None
        face = tuple(sorted((*old, *added)))
        return face if face in FACES else None

    def _price(self, at: Hex, face: Face) -> int:
        town = self.state.board.hexes[at].kind == "town"
        ground = 0 if face_on(self.state, at) else self.state.map.ground_price(at)
        return len(sides(face)) + town + ground


_PAIRS = [(side, out) for side in range(6) for out in range(6) if out != side]
_THROUGH: tuple[dict[tuple[int, int], Face], ...] = (
    {(side, out): (ends(side, out),) for side, out in _PAIRS},
    {(side, out): tuple(sorted((spur(side), spur(out)))) for side, out in _PAIRS},
)
"""By the sides a hex is entered and left by, the tracks that lead through it: without a Town, and with one."""


def _least(steps: int) -> int:
    """The tiles that so many steps take at least: every other hex may be a City, which takes none."""
    return max(1, (steps + 1) // 2)


def distance(state: State, a: Hex, b: Hex) -> int:
    """Steps between two hexes."""
    (x, y), (u, v) = (position(state.board.hexes[at].id) for at in (a, b))
    high, low = y - (x - x % 2) // 2, v - (u - u % 2) // 2
    over, down = u - x, low - high
    return max(abs(over), abs(down), abs(over + down))
