"""Laying one tile and paying for it; what a build turn has left, and which builds are open in it."""

from collections.abc import Iterable, Iterator

from rules.core.contract import Event, Refusal, Seat
from rules.core.phrase import Phrase, phrase
from rules.steam.board import NOWHERE, Hex
from rules.steam.building.placing import (
    How,
    Placement,
    anchored,
    claimable,
    exits,
    face_on,
    judge,
    owns_on,
    tile_price,
)
from rules.steam.event import Joined, Payment, PlaceName, SteamEvent, joined_phrases
from rules.steam.faces import PLAIN, TOWN, Face, code, ends, growing, sides, spoken
from rules.steam.grid import CENTRE, SIDES, opposite
from rules.steam.money import fewest_steps, means, pay
from rules.steam.move import find_hex
from rules.steam.network import network
from rules.steam.speech import misread, refuse
from rules.steam.state import State

CHEAPEST = 2  # no build costs less

Built = tuple[State, tuple[Event, ...]]


class TrackBuilt(SteamEvent):
    """One tile laid, turned or exchanged (ST-7, ST-10)."""

    seat: Seat
    at: PlaceName
    face: str  # its code
    how: How
    sides: int  # the parts of the price
    ground: int
    payment: Payment
    claimed: bool = False  # unowned track became the builder's
    joined: tuple[Joined, ...] = ()

    def told(self, state: State) -> tuple[Phrase, ...]:
        spot = state.board.hexes[self.at]
        town = int(spot.kind == "town" and self.how != "redirect")  # ST-8.2, ST-8.7
        parts = {"price": self.payment.price, "town": town, "ground": self.ground - town}
        said = self.said(state, f"built-{self.how}", hex=spot.id, face=spoken(self.face), **parts)
        claimed = (phrase("steam-claimed"),) if self.claimed else ()
        return (said, *self.payment.told(), *claimed, *joined_phrases(state, self.joined))


def builds_left(state: State, seat: Seat) -> int:
    player = state.players[seat]
    return state.map.builds(player.tile) - player.builds


def nothing_open(state: State, seat: Seat) -> Refusal | None:
    """Why nothing at all can be built now: no start has a tile that may be laid and paid for."""
    for _, at, side in starts(state, seat) if means(state, seat) >= CHEAPEST else ():
        if any(next(builds, None) for builds in builds_from(state, seat, at, side).values()):
            return None
    return refuse("ST-2.10", "pay", price=CHEAPEST, cash=state.players[seat].cash)


def no_builds(state: State, seat: Seat, wanted: int = 1) -> Refusal | None:
    """Why no more, or not so many, tiles can be built this turn (ST-6.2)."""
    if builds_left(state, seat) >= wanted:
        return None
    tile = state.players[seat].tile
    return refuse(state.map.builds_rule(tile), "builds", most=state.map.builds(tile))


def lay_tile(state: State, seat: Seat, at: Hex, face: Face, steps: int | None) -> Built | Refusal:
    """One build: judged, paid and laid (ST-6.7, ST-8.9)."""
    placement = judge(state, seat, at, face)
    if isinstance(placement, Refusal):
        return placement
    paid = spend(state, seat, placement.price, steps)
    if isinstance(paid, Refusal):
        return paid
    state, payment = paid
    state, joined = state.but(tracks=placement.tracks), placement.joined
    event = TrackBuilt(
        seat=seat,
        at=at,
        face=code(face),
        how=placement.how,
        sides=placement.sides,
        ground=placement.ground,
        payment=payment,
        claimed=placement.claimed,
        joined=joined,
    )
    state, more = state.map.changed(state) if joined else (state, ())
    return state, (event, *more)


def spend(state: State, seat: Seat, price: int, steps: int | None) -> tuple[State, Payment] | Refusal:
    """A build is counted and paid, with as many capital steps as were named where the map lets players name them."""
    if steps is not None:
        free = state.map.free_capital_rule() if state.base else None
        most = fewest_steps(price) if free else fewest_steps(price - state.players[seat].cash)
        if steps > most or not state.base:
            return refuse(free or "ST-2.6", "raise", most=most if state.base else 0)
    paid = pay(state, seat, price, steps, builds=state.players[seat].builds + 1)
    if paid is None:
        return refuse("ST-2.10", "pay", price=price, cash=state.players[seat].cash)
    return paid


def open_builds(state: State, seat: Seat, at: Hex) -> Iterator[Placement]:
    """Every face that may be laid on a hex and paid for now, the cheapest first; found one by one."""
    most = means(state, seat)
    priced = ((tile_price(state, at, face), face) for face in _candidates(state, seat, at))
    for _, face in sorted(one for one in priced if one[0] <= most):
        found = judge(state, seat, at, face)
        if isinstance(found, Placement):
            yield found


def _candidates(state: State, seat: Seat, at: Hex) -> Iterable[Face]:
    """The faces worth judging: their new sides lead somewhere, and their new tracks start at an anchor."""
    spot = state.board.hexes[at]
    if state.is_city(at) or spot.terrain == "sea" or not state.map.in_play(at):
        return ()
    old = face_on(state, at)
    held = sides(old)
    leading = exits(state)
    out = {side for side in range(6) if side in held or (at, side) in leading}
    net = network(state)
    anchors = {side for side in out - held if anchored(state, seat, net, at, side)}
    if spot.kind == "town":
        if not anchors and not owns_on(state, seat, at):
            return ()
        return (face for face in (growing(old) if old else TOWN) if sides(face) <= out)
    larger = growing(old) if old else PLAIN
    grown = (
        face
        for face in larger
        if sides(face) <= out and all(anchors & set(track) for track in face if track not in old)
    )
    return (*grown, *_redirects(state, at, old, out))


def _redirects(state: State, at: Hex, old: Face, out: set[int]) -> Iterable[Face]:
    net = network(state)
    for track in old:
        for outer, inner in (track, track[::-1]):
            if outer == CENTRE or (at, outer) not in net.loose:
                continue
            kept = [other for other in old if other != track]
            free = out - sides(old)
            yield from (tuple(sorted((*kept, ends(inner, side)))) for side in free)


def starts(state: State, seat: Seat) -> tuple[tuple[str, Hex, int | None], ...]:
    """Where a build may start, as it is written: own and claimable loose ends first, then Towns, then Cities.

    A loose end is `B2-NE`, with its hex and side; a Stop is its hex.
    """
    net, board = network(state), state.board
    found: list[tuple[int, str, Hex, int | None]] = []
    for (at, side), link in net.loose.items():
        if link.owner == seat or claimable(state, seat, link):
            found.append((0 if link.owner == seat else 3, f"{board.hexes[at].id}-{SIDES[side]}", at, side))
    own = {end.at for link in net.owned(seat) for end in link.ends if end.stop}
    for at in (*board.cities, *(at for at, _ in state.new_cities)):
        if state.map.open(at, state.turn) and state.colour(at) != "white":
            found.append((1 if at in own else 4, board.hexes[at].id, at, None))
    towns = {track.at for track in state.tracks if track.owner == seat and track.b == CENTRE}
    found += [(2, board.hexes[at].id, at, None) for at in towns]
    return tuple((word, at, side) for _, word, at, side in sorted(found, key=lambda one: (one[0], one[1])))


def find_start(state: State, seat: Seat, said: str) -> tuple[Hex, int | None]:
    """A start as it was chosen or typed. Raises MisreadError."""
    for word, at, side in starts(state, seat):
        if word.lower() == said.lower() or (side is None and find_hex(state.board, said) == at):
            return at, side
    raise misread("start", text=said)


def builds_from(state: State, seat: Seat, at: Hex, side: int | None) -> dict[Hex, Iterator[Placement]]:
    """The builds open from a start, by the hex they lie on, the cheapest first. Some hexes may turn out empty."""
    beside = state.board.beside[at]
    if side is not None:
        turned = (one for one in open_builds(state, seat, at) if _moves_end(one, side))
        onward = _over(state, seat, beside[side], opposite(side)) if beside[side] != NOWHERE else {}
        return {at: turned, **onward}
    if not state.is_city(at):
        return {at: open_builds(state, seat, at)}
    found: dict[Hex, Iterator[Placement]] = {}
    for out, over in enumerate(beside):
        if over != NOWHERE:
            found.update(_over(state, seat, over, opposite(out)))
    return found


def _over(state: State, seat: Seat, at: Hex, side: int) -> dict[Hex, Iterator[Placement]]:
    """The builds on a hex that lead over one of its sides."""
    return {at: (one for one in open_builds(state, seat, at) if _meets(state, one, side))}


def _meets(state: State, placement: Placement, side: int) -> bool:
    """Whether a new track leads over the side."""
    return side in sides(placement.face) and side not in sides(face_on(state, placement.at))


def _moves_end(placement: Placement, side: int) -> bool:
    """Whether the track that ends loosely at the side is redirected."""
    return placement.how == "redirect" and side not in sides(placement.face)
