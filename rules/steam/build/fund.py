"""`fund I7`, `fund all`: a coin on each flood City that the player is connected to (ST-CN-24 to ST-CN-28)."""

from __future__ import annotations

from typing import ClassVar, Literal, Self

from rules.core.contract import Choice, Draft, Field, Offers, Refusal, Seat
from rules.core.kinds import Outcome
from rules.core.phrase import Phrase, phrase
from rules.steam.board import Hex
from rules.steam.event import place
from rules.steam.events_build import FundPaid
from rules.steam.money import means, pay
from rules.steam.move import Said, SteamMove, find_hex, hex_choice, hex_word, ledger
from rules.steam.network import network
from rules.steam.speech import STEAM
from rules.steam.state import Phase, State


class Fund(SteamMove):
    kind: Literal["fund"] = "fund"
    city: Said  # or "all"

    rule: ClassVar[str] = "ST-CN-24"
    phase: ClassVar[tuple[Phase, ...]] = ("build",)
    fields: ClassVar[tuple[Field, ...]] = (Field("city"),)

    @classmethod
    def read(cls, words: list[str]) -> Self:
        if not words:
            raise STEAM.misread("fund", text="")
        return cls(city="all" if words == ["tout"] else hex_word(*words))

    def written(self) -> str:
        return self.city

    @classmethod
    def why_closed(cls, state: State, seat: Seat) -> Refusal | None:
        return STEAM.refuse("ST-CN-50", "flood") if state.flood is None else None

    @classmethod
    def why_nothing_legal(cls, state: State, seat: Seat) -> Refusal | None:
        if fundable(state, seat) and means(state, seat):
            return None
        return STEAM.refuse("ST-CN-25", "fund-none")

    @classmethod
    def ask(cls, state: State, seat: Seat, draft: Draft) -> Offers:
        if draft.values:
            return cls.whole(state, seat, draft)
        assert state.flood is not None
        cities = fundable(state, seat)
        each = tuple(hex_choice(state, at, phrase("steam-fund-holds", fund=state.flood.fund(at))) for at in cities)
        every = Choice(value="all", label=phrase("steam-fund-all"), note=phrase("steam-costs", price=len(cities)))
        every_too = (every,) if len(cities) > 1 and len(cities) <= means(state, seat) else ()
        return Offers(field="city", choices=(*each, *every_too))

    def attempt(self, state: State, seat: Seat) -> Outcome[State] | Refusal:
        assert state.flood is not None
        if self.city == "all":
            cities = fundable(state, seat)
            if not cities:
                barred = [refusal for at, _ in state.flood.funds if (refusal := _barred(state, seat, at))]
                return max(barred, key=lambda refusal: refusal.rule)  # paid already rather than not connected
        else:
            at = find_hex(state.board, self.city)
            if at is None or at not in dict(state.flood.funds):
                return STEAM.refuse("ST-CN-24", "flood-city", text=self.city)
            if refusal := _barred(state, seat, at):
                return refusal
            cities = (at,)
        paid = pay(state, seat, len(cities))
        if paid is None:
            return STEAM.refuse("ST-2.10", "pay", price=len(cities), cash=state.players[seat].cash)
        state, payment = paid
        assert state.flood is not None
        funds = tuple((at, fund + (at in cities)) for at, fund in state.flood.funds)
        held = tuple(dict(funds)[at] for at in cities)
        funded = (*state.players[seat].funded, *cities)
        state = state.with_player(seat, funded=funded).but(flood=state.flood.but(funds=funds))
        return Outcome(state, (FundPaid(seat=seat, cities=cities, payment=payment, funds=held),), turn_over=False)

    def account(self, before: State, after: State, seat: Seat) -> tuple[Phrase, ...]:
        return ledger(before, after, seat)


def fundable(state: State, seat: Seat) -> tuple[Hex, ...]:
    """The flood Cities that the player may pay for now."""
    assert state.flood is not None
    return tuple(at for at, _ in state.flood.funds if not _barred(state, seat, at))


def _barred(state: State, seat: Seat, at: Hex) -> Refusal | None:
    if at not in connected(state, seat):
        return STEAM.refuse("ST-CN-25", "connected", place=place(state, at))
    if at in state.players[seat].funded and state.options.fund_per_turn == "1":
        return STEAM.refuse("ST-CN-26", "funded", place=place(state, at))
    return None


def connected(state: State, seat: Seat) -> frozenset[Hex]:
    """The Stops that the player reaches over completed links of anybody from one of the own (ST-CN-25, ST-R38)."""
    net = network(state)
    unfinished = state.options.fund_connection == "any_track"
    reached = {end.at for link in net.owned(seat) if link.complete or unfinished for end in link.ends if end.stop}
    fresh = list(reached)
    while fresh:
        at = fresh.pop()
        for link in net.exits.get(at, {}).values():
            if (over := link.other(at)) not in reached:
                reached.add(over)
                fresh.append(over)
    return frozenset(reached)
