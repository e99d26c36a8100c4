"""The ways of cubes: one bounded search from each origin, over completed links and what a map has besides (ST-13).

`ways_from` finds, for every colour lying at an origin and every City it can reach, the ways that differ in whose
links they use. What is found is kept for positions that do not differ in what it depends on.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache

from rules.core.contract import Refusal, Seat
from rules.steam.board import NOWHERE, Hex
from rules.steam.cache_key import CacheKey
from rules.steam.event import Payment
from rules.steam.grid import SIDES
from rules.steam.money import pay, toll_loan
from rules.steam.network import Leg, Network, network
from rules.steam.speech import refuse
from rules.steam.state import COLOURS, LETTER, NOBODY, State

Goal = tuple[str, Hex]  # a cube's letter and the City where it ends
NOTHING = Payment()
MOST_WAYS = 24  # kept for one cube and goal


@dataclass(frozen=True)
class Way:
    legs: tuple[Leg, ...]

    @cached_property
    def stops(self) -> tuple[Hex, ...]:
        return (self.legs[0].start, *(leg.to for leg in self.legs))

    @property
    def links(self) -> int:
        """Without canals and the sea, which are no links."""
        return sum(not leg.free for leg in self.legs)

    @cached_property
    def counts(self) -> dict[Seat, int]:
        """Links by owner; unowned ones and legs that are no links count for nobody (ST-R24)."""
        owners = [leg.owner for leg in self.legs if leg.owner != NOBODY]
        return {owner: owners.count(owner) for owner in owners}

    def points(self, seat: Seat) -> dict[Seat, int]:
        """Track points by seat, the mover's with the legs that are no links (ST-13.18)."""
        free = sum(leg.free for leg in self.legs)
        return {**self.counts, seat: self.counts.get(seat, 0) + free}


def legs_from(state: State, seat: Seat, net: Network, at: Hex, first: bool) -> tuple[Leg, ...]:
    """Every way on from a Stop."""
    return (*net.legs(at), *state.map.legs(state, seat, at, first))


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
    found = _ways(_key(state, seat, origin), seat, origin)
    if not state.map.tolls_due(state):
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
        return refuse("ST-13.15", "own-link")
    if state.map.needs_most_own() and own < max(way.counts.values(), default=0):
        return refuse("ST-13.16", "fewer-own", own=own, most=max(way.counts.values()))
    return state.map.bars_way(state, seat, way.legs)


def toll_of(state: State, way: Way) -> int:
    return state.map.toll(state, way.stops)


def pay_toll(state: State, seat: Seat, way: Way) -> tuple[State, Payment] | None:
    """What a way costs, and the money for it; None where that does not reach."""
    toll = toll_of(state, way)
    if not toll:
        return state, NOTHING
    return pay(state, seat, toll) if state.base else toll_loan(state, seat, toll)


def worth(way: Way, seat: Seat) -> tuple[int, int, int]:
    """How good a way is for the mover: own points, then few for others, then few legs."""
    points = way.points(seat)
    return points[seat], -sum(count for other, count in points.items() if other != seat), -len(way.legs)


def _key(state: State, seat: Seat, origin: Hex) -> CacheKey:
    """What the search depends on besides the board."""
    player = state.players[seat]
    colours = "".join(sorted(set(state.cubes_at(origin))))
    opened = state.turn >= state.board.last_opening
    return CacheKey(
        state,
        (player.level, player.tile, colours, opened),
        (state.tracks, state.bare_links, state.new_cities, state.marks, state.map.ways_depend_on(state)),
    )


@lru_cache(maxsize=1024)
def _ways(key: CacheKey, seat: Seat, origin: Hex) -> Mapping[Goal, tuple[Way, ...]]:
    state = key.state
    search = _Search(state, seat, origin)
    search.walk(origin, 0)
    found: dict[Goal, tuple[Way, ...]] = {}
    for goal, ways in search.found.items():
        legal = (way for way in ways.values() if not bars(state, seat, way))
        ranked = sorted(legal, key=lambda way: worth(way, seat), reverse=True)
        if ranked:
            found[goal] = tuple(ranked[:MOST_WAYS])
    return found


class _Search:
    """Depth first, at most as many legs as the level, no Stop twice (ST-13.22, ST-R25).

    Of ways to one goal that do not differ in whose links they use, what else they use, nor in their toll, the shortest
    is kept. Colours
    are bits, and links are counted by owner as the way grows: this is walked very often.
    """

    def __init__(self, state: State, seat: Seat, origin: Hex) -> None:
        self.state, self.seat = state, seat
        self.net = network(state)
        self.level = state.players[seat].level
        self.revisit = state.options.town_revisit
        self.most_own = state.map.needs_most_own()
        self.tolls = state.map.tolls_due(state)
        self.wanted = sum(_BIT[letter] for letter in set(state.cubes_at(origin)))
        self.path: list[Leg] = []
        self.counts = [0] * (len(state.players) + 1)  # by owner; the last for nobody's
        self.visited = {origin}
        self.found: dict[Goal, dict[tuple[object, ...], Way]] = {}
        self.onward: dict[tuple[Hex, bool], tuple[tuple[Leg, int], ...]] = {}

    def walk(self, at: Hex, passed: int) -> None:
        path, counts, visited = self.path, self.counts, self.visited
        for leg, bit in self._legs(at, not path):
            to = leg.to
            fresh = to not in visited
            if not fresh and not self._again(leg):
                continue
            path.append(leg)
            counts[leg.owner] += 1
            if bit & self.wanted & ~passed:
                self._keep(bit, to)
            beyond = passed | bit  # ST-13.11: a cube of that colour goes no further
            if len(path) < self.level and self.wanted & ~beyond and self._hopeful():
                visited.add(to)
                self.walk(to, beyond)
                if fresh:
                    visited.discard(to)
            counts[leg.owner] -= 1
            path.pop()

    def _again(self, leg: Leg) -> bool:
        """ST-R23: by the option a Town may be passed again, over links not used yet."""
        path = self.path
        if not self.revisit or not path or self.state.is_city(leg.to) or leg.to == path[0].start:
            return False
        return not any(same_link(self.net, leg, used) for used in path)

    def _hopeful(self) -> bool:
        """Whether own links still possible can outweigh those of others (ST-13.16)."""
        most = self.level - len(self.path) + self.counts[self.seat]
        return not self.most_own or max(self.counts[:-1]) <= most

    def _keep(self, bit: int, to: Hex) -> None:
        counts, path = self.counts, self.path
        if self.most_own and counts[self.seat] < max(counts[:-1]):
            return
        kept = self.found.setdefault((_LETTER[bit], to), {})
        free = _free(path) if counts[-1] else ()
        toll = self.state.map.toll(self.state, Way(tuple(path)).stops) if self.tolls else 0
        key = (*counts[:-1], free, toll)
        old = kept.get(key)
        if old is None or len(old.legs) > len(path):
            kept[key] = Way(tuple(path))

    def _legs(self, at: Hex, first: bool) -> tuple[tuple[Leg, int], ...]:
        """The ways on from a Stop to Stops that are not shut, with the colour that each accepts."""
        if (at, first) not in self.onward:
            state = self.state
            self.onward[at, first] = tuple(
                (leg, _BIT.get(LETTER.get(state.colour(leg.to) or "", ""), 0))
                for leg in legs_from(state, self.seat, self.net, at, first)
                if not state.map.shut(state, leg.to)
            )
        return self.onward[at, first]


def _free(path: list[Leg]) -> tuple[tuple[str, Hex], ...]:
    """What a way leads over that is no link, and where that uses something up."""
    return tuple(sorted((leg.by, leg.to if leg.spends else NOWHERE) for leg in path if leg.free))


_BIT = {letter: 1 << at for at, letter in enumerate(COLOURS)}
_LETTER = {bit: letter for letter, bit in _BIT.items()}


def same_link(net: Network, one: Leg, other: Leg) -> bool:
    """Whether two legs use one link, in whichever direction."""
    if {one.start, one.to} != {other.start, other.to}:
        return False
    return _link(net, one) is _link(net, other) and one.free == other.free and (not one.free or one.by == other.by)


def _link(net: Network, leg: Leg) -> object:
    return None if leg.free else net.exits.get(leg.start, {}).get(SIDES.index(leg.by))


def named_way(state: State, seat: Seat, way: Way) -> str:
    """A way as moves write it: its Stops, and how one is left where two legs lead the same way."""
    net, ids = network(state), state.board.hexes
    words = [ids[way.legs[0].start].id]
    for at, leg in enumerate(way.legs):
        same = [one for one in legs_from(state, seat, net, leg.start, first=not at) if one.to == leg.to]
        words.append(f"{ids[leg.to].id}@{leg.by.lower()}" if leg.free or len(same) > 1 else ids[leg.to].id)
    return " ".join(words)
