"""`fund I7`, `fund all`: a coin on each flood City that the player is connected to (ST-CN-24 to ST-CN-28)."""

from collections.abc import Iterator
from typing import Annotated

from rules.core.contract import Choice, Draft, Refusal, Seat
from rules.core.kinds import Outcome
from rules.core.phrase import Phrase, Who, phrase
from rules.steam.board import Hex
from rules.steam.event import Payment, SteamEvent, place
from rules.steam.maps.china.options import FloodOptions
from rules.steam.money import means, pay
from rules.steam.move import Said, Spot, SteamMove, find_hex, hex_choice, instead_places
from rules.steam.network import network, reached_from
from rules.steam.planning import due, yields
from rules.steam.speech import refuse
from rules.steam.state import State

ALL = "all"
POOR = 1  # a fund that a robot thinks of filling


class FundPaid(SteamEvent):
    seat: Seat
    cities: tuple[Hex, ...]
    payment: Payment
    funds: tuple[int, ...] = ()  # what they hold now; not kept by the first games

    def told(self, state: State) -> tuple[Phrase, ...]:
        assert state.flood is not None
        held = self.funds or tuple(state.flood.fund(at) for at in self.cities)
        now = zip(self.cities, held, strict=True)
        funds = tuple(phrase("steam-fund-now", place=place(state, at), fund=fund) for at, fund in now)
        return (phrase("steam-fund-paid", who=Who(seat=self.seat), funds=funds), *self.payment.told())


class Fund(SteamMove):
    city: Annotated[Said, Spot(also=(("tout", ALL),))]

    rule = "ST-CN-24"
    after = "urbanize"
    phase = ("build",)
    misread_as = "fund"
    pays = True

    @classmethod
    def why_closed(cls, state: State, seat: Seat) -> Refusal | None:
        return refuse("ST-CN-50", "flood") if state.flood is None else None

    @classmethod
    def why_nothing_legal(cls, state: State, seat: Seat) -> Refusal | None:
        if fundable(state, seat) and means(state, seat):
            return None
        return refuse("ST-CN-25", "fund-none")

    @classmethod
    def choices(cls, state: State, seat: Seat, field: str, draft: Draft) -> Iterator[Choice]:
        assert state.flood is not None
        cities = fundable(state, seat)
        for at in cities:
            yield hex_choice(state, at, phrase("steam-fund-holds", fund=state.flood.fund(at)))
        if 1 < len(cities) <= means(state, seat):
            yield Choice(value=ALL, label=phrase("steam-fund-all"), note=phrase("steam-costs", price=len(cities)))

    def attempt(self, state: State, seat: Seat) -> Outcome[State] | Refusal:
        assert state.flood is not None
        if self.city == ALL:
            cities = fundable(state, seat)
            if not cities:
                barred = [refusal for at, _ in state.flood.funds if (refusal := _barred(state, seat, at))]
                return max(barred, key=lambda refusal: refusal.rule)  # paid already rather than not connected
        else:
            at = find_hex(state.board, self.city)
            if at is None or at not in dict(state.flood.funds):
                return refuse("ST-CN-24", "flood-city", text=self.city)
            if refusal := _barred(state, seat, at):
                return refusal
            cities = (at,)
        paid = pay(state, seat, len(cities))
        if paid is None:
            return refuse("ST-2.10", "pay", price=len(cities), cash=state.players[seat].cash)
        state, payment = paid
        assert state.flood is not None
        funds = tuple((at, fund + (at in cities)) for at, fund in state.flood.funds)
        held = tuple(dict(funds)[at] for at in cities)
        funded = (*state.players[seat].funded, *cities)
        state = state.with_player(seat, funded=funded).but(flood=state.flood.but(funds=funds))
        return Outcome(state, (FundPaid(seat=seat, cities=cities, payment=payment, funds=held),), turn_over=False)

    def advice(self, state: State, seat: Seat, refusal: Refusal) -> Phrase | None:
        return instead_places("funds", state, fundable(state, seat))


def fundable(state: State, seat: Seat) -> tuple[Hex, ...]:
    """The flood Cities that the player may pay for now."""
    assert state.flood is not None
    return tuple(at for at, _ in state.flood.funds if not _barred(state, seat, at))


def _barred(state: State, seat: Seat, at: Hex) -> Refusal | None:
    if at not in connected(state, seat):
        return refuse("ST-CN-25", "connected", place=place(state, at))
    if at in state.players[seat].funded and state.map.chosen(FloodOptions).fund_per_turn == "1":
        return refuse("ST-CN-26", "funded", place=place(state, at))
    return None


def connected(state: State, seat: Seat) -> frozenset[Hex]:
    """The Stops that the player reaches over completed links of anybody from one of the own (ST-CN-25, ST-R38)."""
    net = network(state)
    unfinished = state.map.chosen(FloodOptions).fund_connection == "any_track"
    own = {end.at for link in net.owned(seat) for end in link.ends if end.stop} if unfinished else net.stops_of(seat)
    return reached_from(state, own)


def worth_funding(state: State, seat: Seat) -> Fund | None:
    """For robots: a coin where nothing is left and cubes are at stake, if it comes from cash."""
    if state.flood is None or not state.players[seat].cash:
        return None
    used = {at for *_, way in yields(state, seat)[:3] for at in way.stops}
    poor = [at for at in fundable(state, seat) if state.flood.fund(at) <= POOR and at in used]
    spare = state.players[seat].cash > due(state, seat)
    return Fund(city=state.board.hexes[poor[0]].id) if poor and spare else None
