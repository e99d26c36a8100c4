"""Disasters: tokens drawn from a bag, the tracks they strike, and what owners pay or lose (ST-CB-1 to ST-CB-16)."""

from collections.abc import Iterable
from typing import Literal

from rules.core.chance import Chance
from rules.core.contract import Event, Seat
from rules.core.phrase import Frozen, Phrase, Who, phrase
from rules.steam.board import Hex
from rules.steam.event import Joined, Payment, SteamEvent
from rules.steam.maps.california.plans import phases_left
from rules.steam.maps.california_2090.options import DisasterOptions
from rules.steam.money import income_loan
from rules.steam.network import network
from rules.steam.state import LEAST_INCOME, Disasters, State, Track
from rules.steam.tracks import take_off

Token = Literal["volcano", "earthquake", "calm"]
TOKENS: dict[Token, int] = {"volcano": 2, "earthquake": 4, "calm": 4}  # ST-CB-1
STRIKES: dict[str, str] = {"earthquake": "fault", "volcano": "volcano"}
PRICES = {"fault": 1, "volcano": 2}  # for a track (ST-CB-5, ST-CB-7)
RULES = {"fault": "ST-CB-5", "volcano": "ST-CB-7"}
REPAIR = 0.12  # what a coin for repairs is worth to a robot, in VP
RELIEF = 3  # dollars for an income step (ST-CB-14)


class Bill(Frozen):
    """What a disaster would cost a player who repairs everything."""

    seat: Seat
    tracks: int
    price: int


class DisasterDrawn(SteamEvent):
    """A token out of the bag, and whom it hits (ST-CB-3 to ST-CB-8)."""

    token: Token
    struck: tuple[str, ...] = ()  # the dangers
    bills: tuple[Bill, ...] = ()  # in the order of play

    reveals = True
    halts = True

    def told(self, state: State) -> tuple[Phrase, ...]:
        if self.token == "calm":
            return (phrase("steam-calm"),)
        names = tuple(danger.name for danger in state.board.dangers if danger.id in self.struck)
        bills = tuple(
            phrase("steam-bill", who=Who(seat=bill.seat), tracks=bill.tracks, price=bill.price) for bill in self.bills
        )
        return (phrase(f"steam-{self.token}", places=names), *(bills or (phrase("steam-unhurt"),)))

    def shown(self) -> str:
        return " ".join((self.token, *self.struck))


def first_tokens() -> Disasters:
    return Disasters(bag=tuple(TOKENS.items()))


def draw(state: State, chance: Chance) -> tuple[State, tuple[Event, ...]]:
    """A token, which stays out of the bag, and the dangers it strikes (ST-CB-3)."""
    assert state.disasters is not None
    tokens = [name for name, count in state.disasters.bag for _ in range(count)]
    name = tokens[chance.below(len(tokens))]
    token = next(one for one in TOKENS if one == name)
    struck = tuple(danger.id for danger in state.board.dangers if danger.kind == STRIKES.get(token))
    if token == "volcano" and state.map.chosen(DisasterOptions).volcano == "draw_one":  # ST-R85
        struck = (struck[chance.below(len(struck))],)
    back = state.map.chosen(DisasterOptions).token_return  # ST-R92
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


def likely_repairs(state: State, seat: Seat) -> float:
    """What the next disaster will cost the player on the average of the tokens in the bag."""
    assert state.disasters is not None
    tokens = sum(count for _, count in state.disasters.bag)
    bills = 0
    for token, count in state.disasters.bag:
        kind = STRIKES.get(token)
        hexes = {hex_id for danger in state.board.dangers if danger.kind == kind for hex_id in danger.hexes}
        struck = sum(track.owner == seat and state.board.hexes[track.at].id in hexes for track in state.tracks)
        bills += count * PRICES.get(kind or "", 0) * struck
    return bills / max(1, tokens)


def repairs_worth(state: State, seat: Seat) -> float:
    """What repairs will take until the end, in VP."""
    return -REPAIR * phases_left(state) * likely_repairs(state, seat)


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
