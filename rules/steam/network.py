"""Links as they follow from the tracks: which Stops they join, whose they are, where they end loosely (ST-9).

`network(state)` is kept for positions with the same tracks and Cities. A link leaves a Stop by a side, and each side
of a Stop has one link at most, so a Stop and a side name a link.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import NamedTuple

from rules.core.contract import Seat
from rules.steam.board import NOWHERE, Hex
from rules.steam.cache_key import CacheKey
from rules.steam.grid import CENTRE, SIDES, opposite
from rules.steam.state import NOBODY, BareLink, State, Track

RECENT = 5  # networks found again by the very tuples they were made of, which is quicker than comparing them
_recent: tuple[tuple[object, object, object, object, Network], ...] = ()


class Leg(NamedTuple):
    """From a Stop to the next. `by` tells legs between the same two Stops apart: the side it leaves by, or a name."""

    start: Hex
    to: Hex
    by: str
    owner: Seat = NOBODY
    spends: bool = False  # it uses something up where it arrives
    free: bool = False  # no link: the mover gets its point, and it counts for nobody in ST-13.15 and 13.16


class End(NamedTuple):
    """Where a link ends: at a Stop, left by this side; or loosely, at this side of the last track's hex."""

    at: Hex
    side: int
    stop: bool


class Link(NamedTuple):
    owner: Seat
    touched: int
    tracks: tuple[Track, ...]  # from the first end to the second; none: between neighbouring Cities (ST-12.9)
    ends: tuple[End, End]
    ring: bool = False  # it bites its own tail (ST-7.20)

    @property
    def complete(self) -> bool:
        """Both ends are at Stops (ST-9.4)."""
        return self.ends[0].stop and self.ends[1].stop

    def other(self, at: Hex) -> Hex:
        """The Stop at the far end of a complete link."""
        return self.ends[1].at if self.ends[0].at == at else self.ends[0].at


@dataclass(frozen=True)
class Ground:
    """What links are traced on: the hexes, which of them are Cities, and the track at each side."""

    beside: tuple[tuple[Hex, ...], ...]
    cities: frozenset[Hex]
    by_side: Mapping[tuple[Hex, int], Track]

    def but(self, hexes: Iterable[Hex], tracks: Iterable[Track]) -> Ground:
        """The same ground with other tracks on some hexes."""
        changed = dict(self.by_side)
        for at in hexes:
            for side in range(6):
                changed.pop((at, side), None)
        changed.update(_by_side(tracks))
        return Ground(self.beside, self.cities, changed)


class Network:
    """All links of a position, found once. Links that are known from before are not traced again."""

    def __init__(
        self,
        ground: Ground,
        on: Mapping[Hex, tuple[Track, ...]],
        tracks: tuple[Track, ...],
        bare: tuple[BareLink, ...],
        known: dict[Track, Link],
    ) -> None:
        self.ground = ground
        self.on = on  # the tracks of each hex
        self.of_track = known
        for track in tracks:
            if track not in known:
                link = trace(ground, track)
                known.update(dict.fromkeys(link.tracks, link))
        traced = {id(link): link for link in map(known.__getitem__, tracks)}
        self.links = (*traced.values(), *(_bare(ground, link) for link in bare))
        self.loose = {(end.at, end.side): link for link in self.links for end in link.ends if not end.stop}
        self._legs: dict[Hex, tuple[Leg, ...]] = {}

    @cached_property
    def exits(self) -> dict[Hex, dict[int, Link]]:
        """The complete links of each Stop, by the side they leave it."""
        found: dict[Hex, dict[int, Link]] = {}
        for link in self.links:
            if link.complete:
                for end in link.ends:
                    found.setdefault(end.at, {})[end.side] = link
        return found

    def legs(self, at: Hex) -> tuple[Leg, ...]:
        """The ways on for a cube over the complete links of a Stop, side by side."""
        if at not in self._legs:
            exits = sorted(self.exits.get(at, {}).items())
            self._legs[at] = tuple(Leg(at, link.other(at), SIDES[side], link.owner) for side, link in exits)
        return self._legs[at]

    def but(self, tracks: tuple[Track, ...], bare: tuple[BareLink, ...]) -> Network:
        """The network with other tracks and the same Cities: only links that the difference touches are traced."""
        known = dict(self.of_track)
        differ = known.keys() ^ tracks
        for track in differ:
            gone = self.of_track.get(track)
            for link in (gone,) if gone else (self._met(track.at, track.a), self._met(track.at, track.b)):
                for one in link.tracks if link else ():
                    known.pop(one, None)
        hexes = {track.at for track in differ}
        here = [track for track in tracks if track.at in hexes]
        on = {at: lying for at, lying in self.on.items() if at not in hexes}
        on.update(_by_hex(here))
        return Network(self.ground.but(hexes, here), on, tracks, bare, known)

    def _met(self, at: Hex, end: int) -> Link | None:
        return None if end == CENTRE else self.loose_across(at, end)

    def owned(self, seat: Seat) -> tuple[Link, ...]:
        return tuple(link for link in self.links if link.owner == seat)

    def stops_of(self, seat: Seat) -> frozenset[Hex]:
        """The Stops at which complete links of the seat end."""
        return frozenset(end.at for link in self.owned(seat) if link.complete for end in link.ends)

    def completed(self, seat: Seat) -> int:
        """How many complete links the seat owns (ST-16.4)."""
        return sum(link.owner == seat and link.complete for link in self.links)

    def loose_across(self, at: Hex, side: int) -> Link | None:
        """The link with a loose end behind a side of a hex."""
        over = self.ground.beside[at][side]
        return None if over == NOWHERE else self.loose.get((over, opposite(side)))


def network(state: State) -> Network:
    """The links of the position."""
    global _recent
    tracks, bare, cities, board = state.tracks, state.bare_links, state.new_cities, state.board
    for entry in _recent:
        if entry[0] is tracks and entry[1] is bare and entry[2] is cities and entry[3] is board:
            return entry[4]
    net = _network(CacheKey(state, tracks, bare, tuple(at for at, _ in cities)))
    _recent = ((tracks, bare, cities, board, net), *_recent[:RECENT])
    return net


def reached_from(state: State, stops: Iterable[Hex]) -> frozenset[Hex]:
    """The Stops that can be reached from these over completed links of anybody."""
    exits, reached = network(state).exits, set(stops)
    fresh = list(reached)
    while fresh:
        at = fresh.pop()
        for link in exits.get(at, {}).values():
            if (over := link.other(at)) not in reached:
                reached.add(over)
                fresh.append(over)
    return frozenset(reached)


def found(state: State) -> Network:
    """The links of the position, traced one and all."""
    cities = (*state.board.cities, *(at for at, _ in state.new_cities))
    ground = Ground(state.board.beside, frozenset(cities), dict(_by_side(state.tracks)))
    return Network(ground, _by_hex(state.tracks), state.tracks, state.bare_links, {})


def trace(ground: Ground, track: Track) -> Link:
    """The whole link that a track is part of."""
    back, first = _follow(ground, track, track.a)
    if first is None:  # it came back to where it began
        ring = (track, *back)
        end = End(track.at, track.a, False)
        return Link(track.owner, max(one.touched for one in ring), ring, (end, end), ring=True)
    forth, last = _follow(ground, track, track.b)
    assert last is not None
    tracks = (*reversed(back), track, *forth)
    return Link(track.owner, max(one.touched for one in tracks), tracks, (first, last))


def _follow(ground: Ground, track: Track, out: int) -> tuple[list[Track], End | None]:
    """The tracks behind one end of a track, in order, and the end they lead to; None where they lead round."""
    passed: list[Track] = []
    begin, came = track, out
    while True:
        if out == CENTRE:
            return passed, End(track.at, track.a, True)
        over = ground.beside[track.at][out]
        if over in ground.cities:
            return passed, End(over, opposite(out), True)
        following = ground.by_side.get((over, opposite(out)))
        if following is None:
            return passed, End(track.at, out, False)
        out = following.b if following.a == opposite(out) else following.a
        track = following
        if track == begin and out == came:
            return passed, None
        passed.append(track)


def _bare(ground: Ground, link: BareLink) -> Link:
    over = ground.beside[link.at][link.side]
    return Link(link.owner, 0, (), (End(link.at, link.side, True), End(over, opposite(link.side), True)))


def _by_hex(tracks: Iterable[Track]) -> dict[Hex, tuple[Track, ...]]:
    found: dict[Hex, tuple[Track, ...]] = {}
    for track in tracks:
        found[track.at] = (*found.get(track.at, ()), track)
    return found


def _by_side(tracks: Iterable[Track]) -> Iterator[tuple[tuple[Hex, int], Track]]:
    return (((track.at, end), track) for track in tracks for end in (track.a, track.b) if end != CENTRE)


@lru_cache(maxsize=256)
def _network(key: CacheKey) -> Network:
    state = key.state
    near = (net for _, _, same, board, net in _recent if same is state.new_cities and board is state.board)
    before = next(near, None)
    return before.but(state.tracks, state.bare_links) if before else found(state)
