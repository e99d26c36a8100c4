"""What would do instead of a move that is refused on one's own turn: found only then, since moves are judged often.

Each kind of move has its advice, made of what is open now; where nothing of that kind is, the other kinds are named.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import islice

from rules.core.contract import Refusal, Seat
from rules.core.phrase import Named, Phrase, phrase
from rules.steam.board import Hex
from rules.steam.build.build import Build
from rules.steam.build.ferry import open_ends
from rules.steam.build.fund import fundable
from rules.steam.build.laying import builds_from, open_builds, starts
from rules.steam.disaster import struck_tracks
from rules.steam.end.repair import named_tracks
from rules.steam.event import cubes_phrase, place
from rules.steam.events import tiles_phrase
from rules.steam.faces import code, spoken
from rules.steam.goods.deliver import Deliver, deliveries
from rules.steam.money import most_steps
from rules.steam.move import SteamMove, find_hex, spot
from rules.steam.order.bid import limit
from rules.steam.select.tile import colours_left, free_towns, growing_cities, takeable
from rules.steam.speech import STEAM
from rules.steam.state import LETTER, State

NAMED = 4  # of what is possible
OF_THE_MOMENT = ("phase", "turn", "over", "out")  # refused whatever is said


def advised(state: State, seat: Seat, move: SteamMove, refusal: Refusal) -> Phrase | None:
    """What the player could say instead; None where nothing of that kind is possible now."""
    about = refusal.why.key.removeprefix("steam-no-")
    if about in OF_THE_MOMENT or move.kind not in _ADVICE or move.why_closed(state, seat):
        return None
    return _ADVICE[move.kind](state, seat, move, about)


def _bid(state: State, seat: Seat, move: SteamMove, about: str) -> Phrase:
    return STEAM.instead("bid-most", most=limit(state, seat))


def _capital(state: State, seat: Seat, move: SteamMove, about: str) -> Phrase:
    return STEAM.instead("steps", most=most_steps(state, seat))


def _tile(state: State, seat: Seat, move: SteamMove, about: str) -> Phrase:
    return STEAM.instead("tiles", tiles=tiles_phrase(takeable(state, seat)))


def _build(state: State, seat: Seat, move: SteamMove, about: str) -> Phrase | None:
    """Tiles for the same hex, or else where a tile could start from."""
    at = find_hex(state.board, move.hex) if isinstance(move, Build) else None
    here = list(islice(open_builds(state, seat, at), NAMED)) if at is not None else []
    if here:
        tiles = tuple(phrase("steam-face-for", face=spoken(code(one.face)), price=one.price) for one in here)
        return STEAM.instead("hex", place=place(state, here[0].at), tiles=tiles)
    found = (
        spot(state, at) if side is None else spoken(word)
        for word, at, side in starts(state, seat)
        if any(next(builds, None) for builds in builds_from(state, seat, at, side).values())
    )
    return _listed("starts", found)


def _ferry(state: State, seat: Seat, move: SteamMove, about: str) -> Phrase | None:
    return _places("ferry", state, open_ends(state))


def _grow(state: State, seat: Seat, move: SteamMove, about: str) -> Phrase | None:
    if about == "space-empty":
        return _spaces(state)
    return _places("growing", state, growing_cities(state))


def _urbanize(state: State, seat: Seat, move: SteamMove, about: str) -> Phrase | None:
    if about == "space-empty":
        return _spaces(state)
    if about == "colour-gone":
        colours = (phrase(f"steam-colour-{colour}") for colour, count in colours_left(state).items() if count)
        return _listed("colours", colours)
    return _places("towns", state, free_towns(state))


def _fund(state: State, seat: Seat, move: SteamMove, about: str) -> Phrase | None:
    return _places("funds", state, fundable(state, seat))


def _deliver(state: State, seat: Seat, move: SteamMove, about: str) -> Phrase | None:
    """Deliveries of the same cube, or else of any, the best first."""
    assert isinstance(move, Deliver)
    every = deliveries(state, seat)
    cube = (LETTER.get(move.colour), find_hex(state.board, move.way[0]))
    same = [one for one in every if one[:2] == cube]
    ways = (
        phrase("steam-could-deliver", cube=cubes_phrase(letter), start=place(state, origin), goal=place(state, goal))
        for letter, origin, goal, _ in same or every
    )
    return _listed("deliver", ways)


def _repair(state: State, seat: Seat, move: SteamMove, about: str) -> Phrase | None:
    names = named_tracks(state, struck_tracks(state, seat))
    return STEAM.instead("tracks", tracks=tuple(map(spoken, names))) if names else None


def _spaces(state: State) -> Phrase:
    return STEAM.instead("spaces", spaces=tuple(at for at, cubes in enumerate(state.supply, 1) if cubes))


def _places(key: str, state: State, found: Iterable[Hex]) -> Phrase | None:
    names = tuple(place(state, at) for at in found)
    return STEAM.instead(key, places=names) if names else None


def _listed(key: str, found: Iterable[Phrase | Named]) -> Phrase | None:
    named = tuple(islice(found, NAMED))
    return STEAM.instead(key, found=named) if named else None


_ADVICE: dict[str, Callable[[State, Seat, SteamMove, str], Phrase | None]] = {
    "bid": _bid,
    "capital": _capital,
    "tile": _tile,
    "route": _build,
    "build": _build,
    "ferry": _ferry,
    "grow": _grow,
    "urbanize": _urbanize,
    "fund": _fund,
    "deliver": _deliver,
    "repair": _repair,
}
