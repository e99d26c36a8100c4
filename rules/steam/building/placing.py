"""Whether a face may be laid on a hex, what it costs, and the tracks there are then (ST-7, ST-8, ST-10).

`judge` gives a Placement, or the refusal of the first rule that fails in the order of the specification's list.
Payment and the number of builds are judged by the moves.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, NamedTuple

from rules.core.contract import Refusal, Seat
from rules.steam.board import NOWHERE, Hex
from rules.steam.cache_key import CacheKey
from rules.steam.event import Joined, place
from rules.steam.faces import FACES, PIECES, Ends, Face, code, is_town, sides, spoken
from rules.steam.grid import CENTRE, opposite
from rules.steam.network import Link, Network, network, trace
from rules.steam.speech import refuse
from rules.steam.state import NOBODY, State, Track

How = Literal["new", "redirect", "replacement"]


class Placement(NamedTuple):
    """A legal tile: what it is, what it costs, and the tracks of the whole map once it lies."""

    state: State
    seat: Seat
    at: Hex
    face: Face
    how: How
    sides: int
    ground: int
    laid: _Laid

    @property
    def price(self) -> int:
        return self.sides + self.ground

    @property
    def claimed(self) -> bool:
        return self.laid.claimed

    @property
    def tracks(self) -> tuple[Track, ...]:
        every = [track for track in self.state.tracks if track.at != self.at]
        every += self.laid.here
        if taken := self.laid.taken:
            every = [track._replace(owner=self.seat) if track in taken else track for track in every]
        return tuple(sorted(every))

    @property
    def joined(self) -> tuple[Joined, ...]:
        """The links that are complete now."""
        complete = (link for link in dict.fromkeys(self.laid.links) if link.complete)
        return tuple(Joined(a=link.ends[0].at, b=link.ends[1].at, owner=self.seat) for link in complete)


class _Change(NamedTuple):
    how: How
    added: tuple[Ends, ...]
    removed: Ends | None = None  # the track that is redirected


def judge(state: State, seat: Seat, at: Hex, face: Face) -> Placement | Refusal:
    net = network(state)
    old = net.on.get(at, ())
    if refusal := _wrong_hex(state, at) or _wrong_face(state, at, face):
        return refusal
    change = _change(state, seat, net, at, old, face)
    if isinstance(change, Refusal):
        return change
    refusal = _wrong_exits(state, at, change) or _meets_foreign(state, seat, net, at, change)
    if refusal or (refusal := _unanchored(state, seat, net, at, old, change)):
        return refusal
    laid = _lay(state, seat, net, at, old, change)
    if any(_loops(state, link) for link in laid.links):
        return refuse("ST-7.20", "loop", hex=state.board.hexes[at].id)
    if refusal := state.map.bars_tile(state, seat, at):
        return refusal
    ground = _ground(state, at, change.how)
    return Placement(state, seat, at, face, change.how, len(sides(face)), ground, laid)


def tracks_on(state: State, at: Hex) -> tuple[Track, ...]:
    return network(state).on.get(at, ())


def face_on(state: State, at: Hex) -> Face:
    """The face that lies on a hex; empty where none does."""
    return tuple((track.a, track.b) for track in tracks_on(state, at))


def claimable(state: State, seat: Seat, link: Link) -> bool:
    """An unowned incomplete link with an end at a City, or at a Town where the player owns track (ST-9.11)."""
    if link.owner != NOBODY or link.complete:
        return False
    return any(end.stop and (state.is_city(end.at) or owns_on(state, seat, end.at)) for end in link.ends)


def owns_on(state: State, seat: Seat, at: Hex) -> bool:
    return any(track.owner == seat for track in tracks_on(state, at))


def anchored(state: State, seat: Seat, net: Network, at: Hex, side: int) -> bool:
    """Whether the player may build from what lies across a side over which track may lead (ST-7.9 to ST-7.11)."""
    over = net.ground.beside[at][side]
    if over in net.ground.cities:
        return True  # open, and one that takes track: otherwise none may lead there (ST-7.5)
    link = net.loose_across(at, side)
    return link is not None and (link.owner == seat or claimable(state, seat, link))


def exits(state: State) -> frozenset[tuple[Hex, int]]:
    """Every side of a hex over which track may lead (ST-7.4, ST-7.5)."""
    hexes = state.board.hexes
    ferries = tuple(track for track in state.tracks if hexes[track.at].terrain == "sea")
    return _exits(CacheKey(state, state.turn, ferries))


@lru_cache(maxsize=64)
def _exits(key: CacheKey) -> frozenset[tuple[Hex, int]]:
    state = key.state
    every = ((at, side) for at in range(len(state.board.hexes)) for side in range(6))
    return frozenset((at, side) for at, side in every if not exit_refusal(state, at, side))


def exit_refusal(state: State, at: Hex, side: int) -> Refusal | None:
    """Why no track may lead over a side of a hex (ST-7.4, ST-7.5)."""
    board, rules = state.board, state.map
    over = board.beside[at][side]
    if (at, side) in board.walls:
        return refuse("ST-7.4", "blocked-edge", hex=board.hexes[at].id)
    if over == NOWHERE:
        return refuse("ST-7.5", "exit", hex=board.hexes[at].id)
    spot = board.hexes[over]
    if not rules.in_play(over):
        return refuse("ST-7.5", "exit-beyond", place=place(state, over))
    if not rules.open(over, state.turn):
        return refuse(rules.unopened_rule(), "unopened", place=place(state, over), turn=spot.opens)
    if spot.terrain == "sea" and (over, opposite(side)) not in network(state).ground.by_side:
        return refuse("ST-7.5", "exit-sea", hex=board.hexes[at].id)
    if spot.colour == "white":
        return refuse("ST-7.5", "exit-white", place=place(state, over))
    return None


def _wrong_hex(state: State, at: Hex) -> Refusal | None:
    if not state.map.in_play(at):
        return refuse("ST-7.1", "beyond", place=place(state, at))
    if state.is_city(at):
        return refuse("ST-7.2", "on-city", place=place(state, at))
    if state.board.hexes[at].terrain == "sea":
        return refuse("ST-7.3", "on-sea", place=place(state, at))
    return None


def _wrong_face(state: State, at: Hex, face: Face) -> Refusal | None:
    town = state.board.hexes[at].kind == "town"
    if town and not is_town(face):
        return refuse("ST-7.6", "town-face", place=place(state, at))
    if not town and is_town(face):
        return refuse("ST-7.7", "town-here", hex=state.board.hexes[at].id)
    if face not in FACES:
        return refuse("ST-7.8", "face", face=spoken(code(face)))
    if state.options.enforce_tile_supply and pieces_left(state, at, FACES[face]) <= 0:
        return refuse("ST-R6", "pieces", face=spoken(code(face)))
    return None


def pieces_left(state: State, at: Hex, key: str) -> int:
    """How many pieces of a face are left, the tile on that hex taken off (ST-R6)."""
    lying: dict[Hex, list[Ends]] = {}
    for track in state.tracks:
        if track.at != at and state.board.hexes[track.at].terrain != "sea":
            lying.setdefault(track.at, []).append((track.a, track.b))
    return PIECES[key] - sum(FACES[tuple(tracks)] == key for tracks in lying.values())


def _change(state: State, seat: Seat, net: Network, at: Hex, old: tuple[Track, ...], face: Face) -> _Change | Refusal:
    """New tile, replacement or redirect (ST-10.1 to ST-10.7)."""
    lying = {(track.a, track.b): track for track in old}
    hex_id = state.board.hexes[at].id
    if not lying:
        return _Change("new", face)
    if set(face) == set(lying):
        return refuse("ST-10.10", "unchanged", hex=hex_id)
    added = tuple(track for track in face if track not in lying)
    gone = [track for track in lying if track not in face]
    if not gone:
        return _Change("replacement", added)
    if len(gone) != 1 or len(added) != 1:
        return refuse("ST-10.7", "neither", hex=hex_id)
    if CENTRE in gone[0]:
        return refuse("ST-10.3", "spur", place=place(state, at))
    if len(set(gone[0]) & set(added[0])) != 1:
        return refuse("ST-10.7", "neither", hex=hex_id)
    (outer,) = set(gone[0]) - set(added[0])
    if (at, outer) not in net.loose:
        return refuse("ST-10.7", "neither", hex=hex_id)
    link = net.of_track[lying[gone[0]]]
    if link.owner != seat and not claimable(state, seat, link):
        return refuse("ST-10.2", "foreign-track", hex=hex_id)
    return _Change("redirect", added, gone[0])


def _new_sides(change: _Change) -> tuple[int, ...]:
    """The sides that had no track before."""
    kept = change.removed or ()
    return tuple(end for track in change.added for end in track if end != CENTRE and end not in kept)


def _wrong_exits(state: State, at: Hex, change: _Change) -> Refusal | None:
    found = [refusal for side in _new_sides(change) if (refusal := exit_refusal(state, at, side))]
    if not found:
        return None
    ranks = ("ST-7.4", state.map.unopened_rule(), "ST-7.5")
    return min(found, key=lambda refusal: ranks.index(refusal.rule))


def _meets_foreign(state: State, seat: Seat, net: Network, at: Hex, change: _Change) -> Refusal | None:
    for side in _new_sides(change):
        link = net.loose_across(at, side)
        if link is None or link.owner in (NOBODY, seat):
            continue
        over = state.board.beside[at][side]
        spur = state.board.hexes[over].kind == "town"
        return refuse("ST-9.10" if spur else "ST-7.16", "foreign-end", hex=state.board.hexes[over].id)
    return None


def _unanchored(
    state: State, seat: Seat, net: Network, at: Hex, old: tuple[Track, ...], change: _Change
) -> Refusal | None:
    if change.how == "redirect":
        return None

    def from_anchor(track: Ends) -> bool:
        return any(end != CENTRE and anchored(state, seat, net, at, end) for end in track)

    if state.board.hexes[at].kind == "town":
        own = any(track.owner == seat for track in old)  # ST-7.12
        if own or any(from_anchor(track) for track in change.added):
            return None
        return refuse("ST-7.14", "town-anchor", place=place(state, at))
    adrift = next((track for track in change.added if not from_anchor(track)), None)
    if adrift is None:
        return None
    said = spoken(code((adrift,)))
    return refuse(_adrift_rule(state, at, adrift), "anchor", hex=state.board.hexes[at].id, face=said)


def _adrift_rule(state: State, at: Hex, track: Ends) -> str:
    """ST-7.15 where the track would start at a Bare Town."""
    across = (state.board.beside[at][end] for end in track)
    bare = any(
        state.board.hexes[over].kind == "town" and not state.is_city(over) and not tracks_on(state, over)
        for over in across
        if over != NOWHERE
    )
    return "ST-7.15" if bare else "ST-7.13"


class _Laid(NamedTuple):
    """The new tracks on the hex, the links they are part of, and the owner those links have now."""

    links: tuple[Link, ...]
    here: tuple[Track, ...]
    taken: frozenset[Track]  # unowned tracks that belong to the builder from now on
    claimed: bool


def _lay(state: State, seat: Seat, net: Network, at: Hex, old: tuple[Track, ...], change: _Change) -> _Laid:
    kept = tuple(track for track in old if (track.a, track.b) != change.removed)
    added = tuple(Track(at, a, b, seat, state.turn) for a, b in change.added)
    if change.removed is not None:
        added = (_redirected(state, seat, net, at, old, change, added[0]),)
    here = tuple(sorted((*kept, *added)))
    ground = net.ground.but((at,), here)
    links = tuple(trace(ground, track) for track in added)
    own = (link for link, track in zip(links, added, strict=True) if track.owner == seat)
    taken = frozenset(track for link in own for track in link.tracks if track.owner != seat)
    was_unowned = change.removed is not None and net.of_track[_removed(old, change)].owner == NOBODY
    claimed = bool(taken) or (was_unowned and added[0].owner == seat)
    return _Laid(links, here, taken, claimed)


def _removed(old: tuple[Track, ...], change: _Change) -> Track:
    return next(track for track in old if (track.a, track.b) == change.removed)


def _redirected(
    state: State, seat: Seat, net: Network, at: Hex, old: tuple[Track, ...], change: _Change, track: Track
) -> Track:
    """ST-10.5: a redirect counts as built this turn, and claims, only if it completes the link or joins two."""
    gone = _removed(old, change)
    kept = tuple(one for one in old if one != gone)
    link = trace(net.ground.but((at,), (*kept, track)), track)
    (side,) = _new_sides(change)
    if link.complete or net.loose_across(at, side) is not None:
        return track
    return track._replace(owner=gone.owner, touched=gone.touched)


def _loops(state: State, link: Link) -> bool:
    """ST-7.20: both ends at one Stop, a loose end that faces its own Town, or a ring."""
    first, last = link.ends
    if link.ring or (link.complete and first.at == last.at):
        return True
    for stop, loose in ((first, last), (last, first)):
        if stop.stop and not loose.stop and not state.is_city(stop.at):
            return state.board.beside[loose.at][loose.side] == stop.at
    return False


def tile_price(state: State, at: Hex, face: Face) -> int:
    """What a face costs on a hex, if it is legal there (ST-8)."""
    old = face_on(state, at)
    how: How = "new" if not old else "replacement" if len(face) > len(old) else "redirect"
    return len(sides(face)) + _ground(state, at, how)


def _ground(state: State, at: Hex, how: How) -> int:
    """What the ground adds to the price (ST-8.2 to ST-8.8)."""
    town = int(state.board.hexes[at].kind == "town" and how != "redirect")
    return town + (state.map.ground_price(at) if how == "new" else 0)
