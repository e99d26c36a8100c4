"""Links as they follow from the tracks: which Stops they join, whose they are, where they end loosely (ST-9).

`network(state)` is kept for positions with the same tracks and Cities. A link leaves a Stop by a side, and each side
of a Stop has one link at most, so a Stop and a side name a link.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from rules.core.contract import Seat
from rules.steam.board import NOWHERE, Board, Hex
from rules.steam.grid import CENTRE, SIDES, opposite
from rules.steam.kept import Key
from rules.steam.leg import Leg
from rules.steam.state import BareLink, State, Track

RECENT = 5  # networks found again by the very tuples they were made of, which is quicker than comparing them
_recent: tuple[tuple[object, object, object, object, Network], ...] = ()


class End(NamedTuple):
    """Where a link ends: at a Stop, left by this side; or loosely, at this side of the last track's hex."""

    at: Hex
    side: int
    stop: bool


@dataclass(frozen=True)
class Link:
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

    def but(self, at: Hex, tracks: Iterable[Track]) -> Ground:
        """The same ground with other tracks on one hex."""
        changed = dict(self.by_side)
        for side in range(6):
            changed.pop((at, side), None)
        for track in tracks:
            changed.update(((at, end), track) for end in (track.a, track.b) if end != CENTRE)
        return Ground(self.beside, self.cities, changed)


class Network:
    """All links of a position, found once. Links that are known from before are not traced again."""

    def __init__(
        self,
        ground: Ground,
        tracks: tuple[Track, ...],
        bare: tuple[BareLink, ...],
        known: Mapping[Track, Link],
    ) -> None:
        self.ground = ground
        self.on: dict[Hex, tuple[Track, ...]] = {}  # the tracks of each hex
        self.of_track: dict[Track, Link] = {}
        traced: list[Link] = []
        for track in tracks:
            self.on[track.at] = (*self.on.get(track.at, ()), track)
            if track not in self.of_track:
                link = known.get(track) or trace(ground, track)
                self.of_track.update(dict.fromkeys(link.tracks, link))
                traced.append(link)
        traced += [_bare(ground, link) for link in bare]
        self.links = tuple(traced)
        self.loose = {(end.at, end.side): link for link in traced for end in link.ends if not end.stop}
        self.exits: dict[Hex, dict[int, Link]] = {}  # the complete links of each Stop, by the side they leave it
        for link in traced:
            if link.complete:
                for end in link.ends:
                    self.exits.setdefault(end.at, {})[end.side] = link

        self._legs: dict[Hex, tuple[Leg, ...]] = {}

    def legs(self, at: Hex) -> tuple[Leg, ...]:
        """The ways on for a cube over the complete links of a Stop, side by side."""
        if at not in self._legs:
            exits = sorted(self.exits.get(at, {}).items())
            self._legs[at] = tuple(Leg(at, link.other(at), SIDES[side], link.owner) for side, link in exits)
        return self._legs[at]

    def unchanged(self, tracks: tuple[Track, ...]) -> dict[Track, Link]:
        """The links that are still the same with other tracks on the same ground, by their tracks."""
        fresh = [track for track in tracks if track not in self.of_track]
        gone = self.of_track.keys() - set(tracks)
        other = {id(self.of_track[track]) for track in gone}
        other |= {id(link) for track in fresh for end in (track.a, track.b) if (link := self._met(track.at, end))}
        return {track: link for track, link in self.of_track.items() if id(link) not in other}

    def _met(self, at: Hex, end: int) -> Link | None:
        return None if end == CENTRE else self.loose_across(at, end)

    def owned(self, seat: Seat) -> tuple[Link, ...]:
        return tuple(link for link in self.links if link.owner == seat)

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
    for tracks, bare, cities, board, net in _recent:
        if tracks is state.tracks and bare is state.bare_links and cities is state.new_cities and board is state.board:
            return net
    net = _network(Key(state, state.tracks, state.bare_links, tuple(at for at, _ in state.new_cities)))
    _recent = ((state.tracks, state.bare_links, state.new_cities, state.board, net), *_recent[:RECENT])
    return net


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


def ground_of(board: Board, cities: Iterable[Hex], tracks: tuple[Track, ...]) -> Ground:
    by_side = {(track.at, end): track for track in tracks for end in (track.a, track.b) if end != CENTRE}
    return Ground(board.beside, frozenset(cities), by_side)


@lru_cache(maxsize=256)
def _network(key: Key) -> Network:
    state = key.state
    cities = (*state.board.cities, *(at for at, _ in state.new_cities))
    near = (net for _, _, same, board, net in _recent if same is state.new_cities and board is state.board)
    before = next(near, None)
    known = before.unchanged(state.tracks) if before else {}
    return Network(ground_of(state.board, cities, state.tracks), state.tracks, state.bare_links, known)
