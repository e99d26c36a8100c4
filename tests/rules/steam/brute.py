"""What the engine finds cleverly, found again without any cleverness: links, builds and deliveries."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.contract import Seat
from rules.steam.board import Hex
from rules.steam.build.build import Build
from rules.steam.faces import FACES, code
from rules.steam.game import Steam
from rules.steam.goods.deliver import Deliver
from rules.steam.grid import CENTRE, SIDES, opposite
from rules.steam.network import network
from rules.steam.state import COLOURS, State, Track

Ends = frozenset[tuple[Hex, int, bool]]
Traced = tuple[frozenset[Track], Ends]


def links(state: State) -> set[Traced]:
    """Tracks that touch are put together until nothing changes; then the ends of each heap are looked at."""
    heaps: list[set[Track]] = [{track} for track in state.tracks]
    beside = state.board.beside
    changed = True
    while changed:
        changed = False
        for one in heaps:
            for other in heaps:
                if one is not other and any(_touch(state, a, b) for a in one for b in other):
                    one |= other
                    heaps.remove(other)
                    changed = True
                    break
            if changed:
                break
    found = set()
    for heap in heaps:
        ends = set()
        for track in heap:
            for end in (track.a, track.b):
                if end == CENTRE:
                    ends.add((track.at, track.a, True))
                    continue
                over = beside[track.at][end]
                if state.is_city(over):
                    ends.add((over, opposite(end), True))
                elif not any((one.at, side) == (over, opposite(end)) for one in heap for side in (one.a, one.b)):
                    ends.add((track.at, end, False))
        found.add((frozenset(heap), frozenset(ends)))
    return found


def _touch(state: State, a: Track, b: Track) -> bool:
    if state.is_city(b.at) or state.is_city(a.at):
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
    for side, link in network(state).exits.get(stops[-1], {}).items():
        to = link.other(stops[-1])
        if to not in stops or state.options.town_revisit:
            word = f"{state.board.hexes[to].id}@{SIDES[side].lower()}"
            yield from _grown(state, [*stops, to], [*words, word], [*owners, link.owner], most)
