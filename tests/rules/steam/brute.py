"""What the engine finds cleverly, found again without any cleverness: links, builds and deliveries."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.contract import Seat
from rules.steam.board import Hex
from rules.steam.building.build import Build
from rules.steam.faces import FACES, code
from rules.steam.game import Steam
from rules.steam.goods.deliver import Deliver
from rules.steam.grid import CENTRE, SIDES, opposite
from rules.steam.network import network
from rules.steam.state import COLOURS, NOBODY, State, Track

Ends = frozenset[tuple[Hex, int, bool]]
Traced = tuple[frozenset[Track], Ends]


def links(state: State) -> set[Traced]:
    """Every track is held against every other; those that touch are one heap, and its ends are looked at."""
    cities = {at for at in range(len(state.board.hexes)) if state.is_city(at)}
    left = list(state.tracks)
    found = set()
    while left:
        heap = [left.pop()]
        for track in heap:
            touching = [other for other in left if _touch(state, cities, track, other)]
            heap += touching
            left = [other for other in left if other not in touching]
        found.add((frozenset(heap), frozenset(end for track in heap for end in _ends(state, cities, track, heap))))
    return found


def _ends(state: State, cities: set[Hex], track: Track, heap: list[Track]) -> Iterator[tuple[Hex, int, bool]]:
    for end in (track.a, track.b):
        if end == CENTRE:
            yield (track.at, track.a, True)
            continue
        over = state.board.beside[track.at][end]
        if over in cities:
            yield (over, opposite(end), True)
        elif not any((one.at, side) == (over, opposite(end)) for one in heap for side in (one.a, one.b)):
            yield (track.at, end, False)


def _touch(state: State, cities: set[Hex], a: Track, b: Track) -> bool:
    if a.at in cities or b.at in cities or b.at not in state.board.beside[a.at]:
        return False
    return any(
        end != CENTRE and state.board.beside[a.at][end] == b.at and opposite(end) in (b.a, b.b) for end in (a.a, a.b)
    )


def traced(state: State) -> set[Traced]:
    """The links of the engine, written the same way."""
    return {
        (frozenset(link.tracks), frozenset((end.at, end.side, end.stop) for end in link.ends))
        for link in network(state).links
        if link.tracks
    }


def builds(game: Steam, state: State, seat: Seat, at: Hex) -> set[str]:
    """Every face that the game does not refuse on a hex."""
    hex_id = state.board.hexes[at].id
    return {code(face) for face in FACES if not game.check(state, seat, Build(hex=hex_id, face=code(face)))}


def deliveries(game: Steam, state: State, seat: Seat) -> dict[tuple[str, Hex, Hex], set[tuple[tuple[Seat, int], ...]]]:
    """By cube, origin and goal, the links by owner of every way that the game does not refuse."""
    found: dict[tuple[str, Hex, Hex], set[tuple[tuple[Seat, int], ...]]] = {}
    for origin, cubes in state.cubes:
        for words, stops, owners in _grown(state, [origin], [], [], state.players[seat].level):
            for letter in set(cubes):
                way = (state.board.hexes[origin].id, *words)
                move = Deliver.model_validate({"colour": COLOURS[letter], "way": way, "to": "vp"})
                if not game.check(state, seat, move):
                    counts = tuple(sorted((owner, owners.count(owner)) for owner in set(owners) if owner >= 0))
                    found.setdefault((letter, origin, stops[-1]), set()).add(counts)
    return found


def _grown(
    state: State, stops: list[Hex], words: list[str], owners: list[Seat], most: int
) -> Iterator[tuple[list[str], list[Hex], list[Seat]]]:
    if words:
        yield words, stops, owners
    if len(words) == most:
        return
    for to, by, owner in _onward(state, stops[-1], not words):
        if to not in stops or state.options.town_revisit:
            word = f"{state.board.hexes[to].id}@{by}"
            yield from _grown(state, [*stops, to], [*words, word], [*owners, owner], most)


def _onward(state: State, at: Hex, first: bool) -> Iterator[tuple[Hex, str, Seat]]:
    """Links, and whatever canal or port there is on the map: the game says which of them may be used."""
    board = state.board
    for side, link in network(state).exits.get(at, {}).items():
        yield link.other(at), SIDES[side].lower(), link.owner
    for canal in board.canals:
        ends = [board.number[end] for end in canal.ends]
        if at in ends:
            yield ends[1 - ends.index(at)], "canal", NOBODY
    if first and at in board.ports:
        yield from ((to, "sea", NOBODY) for to in board.ports)
