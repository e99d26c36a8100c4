"""Disasters: tokens drawn from a bag, the tracks they strike, and what owners pay or lose (ST-CB-1 to ST-CB-16)."""

from __future__ import annotations

from collections.abc import Iterable

from rules.core.chance import Chance
from rules.core.contract import Event, Seat
from rules.steam.board import Hex
from rules.steam.event import Joined, Payment
from rules.steam.events_disaster import Bill, DisasterDrawn, Token
from rules.steam.money import income_loan
from rules.steam.network import network
from rules.steam.state import LEAST_INCOME, Disasters, State, Track
from rules.steam.tracks import take_off

TOKENS: dict[Token, int] = {"volcano": 2, "earthquake": 4, "calm": 4}  # ST-CB-1
STRIKES: dict[str, str] = {"earthquake": "fault", "volcano": "volcano"}
PRICES = {"fault": 1, "volcano": 2}  # for a track (ST-CB-5, ST-CB-7)
RULES = {"fault": "ST-CB-5", "volcano": "ST-CB-7"}
RELIEF = 3  # dollars for an income step (ST-CB-14)


def first_tokens() -> Disasters:
    return Disasters(bag=tuple(TOKENS.items()))


def draw(state: State, chance: Chance) -> tuple[State, tuple[Event, ...]]:
    """A token, which stays out of the bag, and the dangers it strikes (ST-CB-3)."""
    assert state.disasters is not None
    tokens = [name for name, count in state.disasters.bag for _ in range(count)]
    name = tokens[chance.below(len(tokens))]
    token = next(one for one in TOKENS if one == name)
    struck = tuple(danger.id for danger in state.board.dangers if danger.kind == STRIKES.get(token))
    if token == "volcano" and state.options.volcano == "draw_one":  # ST-R85
        struck = (struck[chance.below(len(struck))],)
    back = state.options.token_return  # ST-R92
    bag = tuple((one, count - (one == token and not back)) for one, count in state.disasters.bag)
    state = state.but(disasters=Disasters(bag=bag, drawn=(*state.disasters.drawn, token), struck=struck))
    bills = tuple(
        Bill(seat=seat, tracks=len(tracks), price=bill(state, tracks))
        for seat in state.order
        if (tracks := struck_tracks(state, seat))
    )
    return state, (DisasterDrawn(token=token, struck=struck, bills=bills),)


def danger_price(state: State, at: Hex) -> int:
    """What a track on the hex costs in the disaster of this turn; 0 where it was not struck."""
    struck = state.disasters.struck if state.disasters else ()
    dangers = state.board.dangers_at.get(at, ())
    return max((PRICES[danger.kind] for danger in dangers if danger.id in struck), default=0)


def struck_tracks(state: State, seat: Seat) -> tuple[Track, ...]:
    """The tracks a player pays for or loses, of complete and incomplete links (ST-CB-5, ST-CB-7, ST-CB-8)."""
    return tuple(track for track in state.tracks if track.owner == seat and danger_price(state, track.at))


def bill(state: State, tracks: Iterable[Track]) -> int:
    """What repairing the tracks costs."""
    return sum(danger_price(state, track.at) for track in tracks)


def affordable(state: State, seat: Seat) -> int:
    """What a player could pay for repairs with cash and all relief (ST-CB-14 to ST-CB-16)."""
    return state.players[seat].cash + RELIEF * (state.marker(seat).income - LEAST_INCOME)


def repair(state: State, seat: Seat, unpaid: frozenset[Track]) -> tuple[State, Payment, tuple[Joined, ...]] | None:
    """Pays for all struck tracks but these, which go; also the links cut so. None where that cannot be paid."""
    kept = [track for track in struck_tracks(state, seat) if track not in unpaid]
    paid = income_loan(state, seat, bill(state, kept), RELIEF)
    if paid is None:
        return None
    after, payment = paid
    links = network(state).of_track
    lost = dict.fromkeys(link for track in sorted(unpaid) if (link := links[track]).complete)
    cut = tuple(Joined(a=link.ends[0].at, b=link.ends[1].at, owner=link.owner) for link in lost)
    return take_off(after, unpaid), payment, cut
