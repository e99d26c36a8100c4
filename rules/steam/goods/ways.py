"""The ways of cubes: one bounded search from each origin, over completed links and what a map has besides (ST-13).

`ways_from` finds, for every colour lying at an origin and every City it can reach, the ways that differ in whose
links they use. What is found is kept for positions that do not differ in what it depends on.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache

from rules.core.contract import Refusal, Seat
from rules.steam.board import Hex
from rules.steam.event import Payment
from rules.steam.grid import SIDES
from rules.steam.leg import Leg
from rules.steam.money import pay, toll_loan
from rules.steam.network import Network, network
from rules.steam.speech import STEAM
from rules.steam.state import LETTER, NOBODY, State

Goal = tuple[str, Hex]  # a cube's letter and the City where it ends
MOST_WAYS = 24  # kept for one cube and goal


@dataclass(frozen=True)
class Way:
    legs: tuple[Leg, ...]

    @property
    def stops(self) -> tuple[Hex, ...]:
        return (self.legs[0].start, *(leg.to for leg in self.legs))

    @cached_property
    def counts(self) -> dict[Seat, int]:
        """Links by owner; unowned ones and legs that are no links count for nobody (ST-R24)."""
        return dict(Counter(leg.owner for leg in self.legs if leg.owner != NOBODY))

    def points(self, seat: Seat) -> dict[Seat, int]:
        """Track points by seat, the mover's with the legs that are no links (ST-13.18)."""
        free = sum(leg.free for leg in self.legs)
        return {**self.counts, seat: self.counts.get(seat, 0) + free}


def legs_from(state: State, seat: Seat, net: Network, at: Hex, first: bool) -> tuple[Leg, ...]:
    """Every way on from a Stop."""
    links = tuple(
        Leg(at, link.other(at), SIDES[side], link.owner) for side, link in sorted(net.exits.get(at, {}).items())
    )
    return (*links, *state.map.legs(state, seat, at, first))


def origins(state: State) -> tuple[Hex, ...]:
    """The places from which a cube may start now."""
    rules = state.map
    return tuple(
        at
        for at, _ in state.cubes
        if rules.open(at, state.turn) and not rules.bars_start(state, at) and not rules.shut(state, at)
    )


def ways_from(state: State, seat: Seat, origin: Hex) -> Mapping[Goal, tuple[Way, ...]]:
    """By cube and goal, the best ways for the mover first. Tolls are paid, or the way is left out."""
    found = _ways(_Key(state, seat, origin))
    if state.flood is None:
        return found
    payable = {goal: tuple(way for way in ways if pay_toll(state, seat, way)) for goal, ways in found.items()}
    return {goal: ways for goal, ways in payable.items() if ways}


def all_ways(state: State, seat: Seat) -> Iterator[tuple[str, Hex, Hex, tuple[Way, ...]]]:
    """Every delivery: the cube's letter, its origin, its goal, and the ways there."""
    for origin in origins(state):
        for (letter, goal), ways in ways_from(state, seat, origin).items():
            yield letter, origin, goal, ways


def bars(state: State, seat: Seat, way: Way) -> Refusal | None:
    """Why the mover may not use these links together (ST-13.15, ST-13.16, and what the map demands)."""
    own = way.counts.get(seat, 0)
    if not own and not state.map.own_link_met(state, seat, way.legs):
        return STEAM.refuse("ST-13.15", "own-link")
    if state.map.needs_most_own() and own < max(way.counts.values(), default=0):
        return STEAM.refuse("ST-13.16", "fewer-own", own=own, most=max(way.counts.values()))
    return state.map.bars_way(state, seat, way.legs)


def toll_of(state: State, way: Way) -> int:
    return state.map.toll(state, way.stops)


def pay_toll(state: State, seat: Seat, way: Way) -> tuple[State, Payment] | None:
    """ST-CN-29, ST-CN-37; None where the loan does not reach (ST-CN-38)."""
    toll = toll_of(state, way)
    if not toll:
        return state, Payment()
    return pay(state, seat, toll) if state.base else toll_loan(state, seat, toll)


def worth(way: Way, seat: Seat) -> tuple[int, int, int]:
    """How good a way is for the mover: own points, then few for others, then few legs."""
    points = way.points(seat)
    return points[seat], -sum(count for other, count in points.items() if other != seat), -len(way.legs)


class _Key:
    """What the search depends on besides the board."""

    def __init__(self, state: State, seat: Seat, origin: Hex) -> None:
        self.state, self.seat, self.origin = state, seat, origin
        player = state.players[seat]
        colours = "".join(sorted(set(state.cubes_at(origin))))
        opened = state.turn >= state.board.last_opening
        self.parts = (
            (id(state.map), seat, origin, player.level, player.tile, colours, opened),
            (state.tracks, state.bare_links, state.new_cities, state.marks, _water(state)),
        )

    def __hash__(self) -> int:
        return hash(self.parts)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Key) and self.parts == other.parts


def _water(state: State) -> tuple[Hex, ...]:
    cities = state.flood.funds if state.flood else ()
    return tuple(at for at, _ in cities if state.map.shut(state, at))


@lru_cache(maxsize=1024)
def _ways(key: _Key) -> Mapping[Goal, tuple[Way, ...]]:
    state, seat = key.state, key.seat
    search = _Search(state, seat, set(state.cubes_at(key.origin)))
    search.walk(key.origin, [], {key.origin}, frozenset())
    found: dict[Goal, tuple[Way, ...]] = {}
    for goal, ways in search.found.items():
        ranked = sorted(ways.values(), key=lambda way: worth(way, seat), reverse=True)
        found[goal] = tuple(ranked[:MOST_WAYS])
    return found


class _Search:
    """Depth first, at most as many legs as the level, no Stop twice (ST-13.22, ST-R25)."""

    def __init__(self, state: State, seat: Seat, letters: set[str]) -> None:
        self.state, self.seat, self.letters = state, seat, letters
        self.net = network(state)
        self.level = state.players[seat].level
        self.revisit = state.options.town_revisit
        self.found: dict[Goal, dict[tuple[object, ...], Way]] = {}
        self.legs: dict[tuple[Hex, bool], tuple[Leg, ...]] = {}
        self.shut: dict[Hex, bool] = {}
        self.letter: dict[Hex, str] = {}  # of the cubes a Stop accepts; none for a Town

    def walk(self, at: Hex, path: list[Leg], visited: set[Hex], passed: frozenset[str]) -> None:
        for leg in self._legs(at, not path):
            to = leg.to
            if to in visited and not self._again(leg, path):
                continue
            if self._shut(to):
                continue
            path.append(leg)
            letter = self._letter(to)
            beyond = passed
            if letter:
                if letter in self.letters and letter not in passed:
                    self._keep((letter, to), path)
                beyond = passed | {letter}  # ST-13.11: such a cube goes no further
            if len(path) < self.level and not self.letters <= beyond and self._hopeful(path):
                fresh = to not in visited
                visited.add(to)
                self.walk(to, path, visited, beyond)
                if fresh:
                    visited.discard(to)
            path.pop()

    def _again(self, leg: Leg, path: list[Leg]) -> bool:
        """ST-R23: by the option a Town may be passed again, over links not used yet."""
        if not self.revisit or self.state.is_city(leg.to) or (path and leg.to == path[0].start):
            return False
        return bool(path) and not any(same_link(self.net, leg, used) for used in path)

    def _hopeful(self, path: list[Leg]) -> bool:
        """Whether own links still possible can outweigh those of others."""
        if not self.state.map.needs_most_own():
            return True
        owners = [leg.owner for leg in path if leg.owner != NOBODY]
        most = self.level - len(path) + owners.count(self.seat)
        return all(owners.count(other) <= most for other in owners)

    def _keep(self, goal: Goal, path: list[Leg]) -> None:
        way = Way(tuple(path))
        kept = self.found.setdefault(goal, {})
        toll = toll_of(self.state, way)
        key = (tuple(sorted(way.counts.items())), sum(leg.free for leg in path), toll)
        old = kept.get(key)
        if (old is None or len(old.legs) > len(way.legs)) and not bars(self.state, self.seat, way):
            kept[key] = way
        if not kept:
            del self.found[goal]

    def _legs(self, at: Hex, first: bool) -> tuple[Leg, ...]:
        if (at, first) not in self.legs:
            self.legs[at, first] = legs_from(self.state, self.seat, self.net, at, first)
        return self.legs[at, first]

    def _shut(self, at: Hex) -> bool:
        if at not in self.shut:
            self.shut[at] = bool(self.state.map.shut(self.state, at))
        return self.shut[at]

    def _letter(self, at: Hex) -> str:
        if at not in self.letter:
            self.letter[at] = LETTER.get(self.state.colour(at) or "", "")
        return self.letter[at]


def same_link(net: Network, one: Leg, other: Leg) -> bool:
    """Whether two legs use one link, in whichever direction."""
    if {one.start, one.to} != {other.start, other.to}:
        return False
    return _link(net, one) is _link(net, other) and one.free == other.free and (not one.free or one.by == other.by)


def _link(net: Network, leg: Leg) -> object:
    return None if leg.free else net.exits.get(leg.start, {}).get(SIDES.index(leg.by))


def named_way(state: State, way: Way) -> str:
    """A way as moves write it: its Stops, and how one is left where two links lead the same way."""
    net, ids = network(state), state.board.hexes
    words = [ids[way.legs[0].start].id]
    for leg in way.legs:
        same = [link for link in net.exits.get(leg.start, {}).values() if link.other(leg.start) == leg.to]
        words.append(f"{ids[leg.to].id}@{leg.by.lower()}" if leg.free or len(same) > 1 else ids[leg.to].id)
    return " ".join(words)
