"""A way as a player says it: read into legs, and judged in the order of the specification's list (ST-13)."""

from rules.core.contract import Refusal, Seat
from rules.core.phrase import phrase
from rules.steam.board import Hex
from rules.steam.event import place
from rules.steam.goods.ways import (
    Way,
    bars,
    legs_from,
    origins,
    pay_toll,
    same_link,
    toll_of,
    ways_from,
)
from rules.steam.move import find_hex
from rules.steam.network import Leg, network
from rules.steam.speech import instead, refuse
from rules.steam.state import LETTER, State

MOST_NAMED = 3  # ways told to somebody who has to say which


def judge_way(state: State, seat: Seat, letter: str, words: tuple[str, ...]) -> Way | Refusal:
    """The way over the Stops named, for a cube of that letter."""
    origin = find_hex(state.board, words[0])
    if origin is None or letter not in state.cubes_at(origin):
        return refuse("ST-13.7", "cube", text=words[0])
    if not state.map.in_play(origin):
        return refuse(state.map.outside_rule(), "beyond", place=place(state, origin))
    if not state.map.open(origin, state.turn):
        opens = state.board.hexes[origin].opens
        return refuse(state.map.idle_rule(), "unopened", place=place(state, origin), turn=opens)
    if refusal := state.map.bars_start(state, origin):
        return refusal
    legs = _legs(state, seat, origin, words[1:])
    if isinstance(legs, Refusal):
        left_out = legs.rule == "ST-13.8"
        return (_filled(state, seat, letter, origin, words[1:]) if left_out else None) or legs
    way = Way(legs)
    return (
        state.map.bars_legs(state, legs)
        or _too_long(state, seat, way)
        or _twice(state, way)
        or _wrong_end(state, letter, way)
        or next((shut for at in way.stops if (shut := state.map.shut(state, at))), None)
        or bars(state, seat, way)
        or _toll(state, seat, way)
        or way
    )


def _filled(state: State, seat: Seat, letter: str, origin: Hex, words: tuple[str, ...]) -> Way | Refusal | None:
    """The way over Stops of which some were left out, if it can be no other; None where none is legal (ST-R25)."""
    named = [at for word in words if (at := find_hex(state.board, word)) is not None]
    if len(named) < len(words):
        return None
    goal = named[-1]
    every = ways_from(state, seat, origin).get((letter, goal), ()) if origin in origins(state) else ()
    by_rail = (way for way in every if not any(leg.free for leg in way.legs))  # canal and sea are to be named
    found = dict.fromkeys(way.stops for way in by_rail if _passes(way.stops[1:], named))
    if len(found) > 1:
        ways = ", ".join(" ".join(_ids(state, stops)) for stops in list(found)[:MOST_NAMED])
        return refuse("ST-13.22", "which-link", instead("link", ways=ways), goal=place(state, goal))
    return next((judge_way(state, seat, letter, _ids(state, stops)) for stops in found), None)


def _ids(state: State, stops: tuple[Hex, ...]) -> tuple[str, ...]:
    return tuple(state.board.hexes[at].id for at in stops)


def _passes(stops: tuple[Hex, ...], named: list[Hex]) -> bool:
    """Whether the Stops named are on the way, in that order."""
    ahead = iter(stops)
    return all(at in ahead for at in named)


def _legs(state: State, seat: Seat, origin: Hex, words: tuple[str, ...]) -> tuple[Leg, ...] | Refusal:
    """Each word is the next Stop, with `@` and a side where two links lead there (ST-R25)."""
    net = network(state)
    at = origin
    legs: list[Leg] = []
    for word in words:
        name, _, by = word.partition("@")
        to = find_hex(state.board, name)
        found = [
            leg for leg in legs_from(state, seat, net, at, not legs) if leg.to == to and by in ("", leg.by.lower())
        ]
        if not found or to is None:
            missing = None if to is None else state.map.missing_leg(state, seat, at, to, by, not legs)
            if missing:
                return missing
            goal = phrase("steam-unknown", text=name) if to is None else place(state, to)
            return refuse("ST-13.8", "link", instead("stops"), start=place(state, at), goal=goal)
        if any(leg.owner == seat for leg in found):
            found = [leg for leg in found if leg.owner == seat]
        elif len({(leg.owner, leg.free and leg.by) for leg in found}) > 1:
            ways = ", ".join(f"{name}@{leg.by}" for leg in found)
            return refuse("ST-13.22", "which-link", instead("link", ways=ways), goal=place(state, to))
        legs.append(found[0])
        at = to
    return tuple(legs)


def _too_long(state: State, seat: Seat, way: Way) -> Refusal | None:
    level = state.players[seat].level
    if len(way.legs) <= level:
        return None
    return refuse(state.map.length_rule(way.legs), "level", level=level, links=len(way.legs))


def _twice(state: State, way: Way) -> Refusal | None:
    """ST-13.12 to ST-13.14."""
    stops, net = way.stops, network(state)
    for at, stop in enumerate(stops[1:], 1):
        if stop == stops[0]:
            return refuse("ST-13.12", "origin", place=place(state, stop))
        if stop not in stops[:at]:
            continue
        if state.is_city(stop):
            return refuse("ST-13.13", "twice", place=place(state, stop))
        link_again = any(same_link(net, way.legs[at - 1], leg) for leg in way.legs[: at - 1])
        if link_again or not state.options.town_revisit:
            return refuse("ST-13.14", "twice", place=place(state, stop))
    return None


def _wrong_end(state: State, letter: str, way: Way) -> Refusal | None:
    """ST-13.10, ST-13.11, ST-13.17."""
    *passed, goal = way.stops[1:]
    for stop in passed:
        if LETTER.get(state.colour(stop) or "") == letter:
            return refuse("ST-13.11", "passes", place=place(state, stop))
    if LETTER.get(state.colour(goal) or "") != letter:
        return refuse("ST-13.17" if letter == "g" else "ST-13.10", "end", place=place(state, goal))
    return None


def _toll(state: State, seat: Seat, way: Way) -> Refusal | None:
    if pay_toll(state, seat, way) is not None:
        return None
    return refuse(state.map.toll_rule(), "toll", toll=toll_of(state, way), cash=state.players[seat].cash)
