"""`buy`, or `buy 3`: the locomotive on sale (RD-11)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, Self

from rules.core.contract import Draft, Event, Field, Offers, Refusal, Seat, Suggestion
from rules.core.kinds import Outcome
from rules.core.phrase import Phrase, phrase
from rules.railroad_dice_2.board import BOARD
from rules.railroad_dice_2.events import Bought, Scrapped
from rules.railroad_dice_2.money import pay
from rules.railroad_dice_2.move import DiceMove, instead, money_left, number, refuse
from rules.railroad_dice_2.state import State, price_on_sale

PROGRESS, OBSOLETE = 4, 2  # RD-11.6


class Buy(DiceMove):
    kind: Literal["buy"] = "buy"
    value: int | None = None

    rule = "RD-11.2"
    fields = (Field("value", needed=False),)

    @classmethod
    def read(cls, words: list[str]) -> Self:
        if len(words) > 1:
            raise cls.misread(words)
        return cls(value=number(words[0]) if words else None)

    def written(self) -> str:
        return "" if self.value is None else str(self.value)

    @classmethod
    def why_closed(cls, state: State, seat: Seat) -> Refusal | None:
        return None if state.locomotives else refuse("RD-11.4", "buy-nothing")

    @classmethod
    def idle(cls, state: State, seat: Seat) -> bool:
        return BOARD.price[state.locomotives[0]] > state.players[seat].money

    @classmethod
    def note(cls, state: State, seat: Seat) -> Phrase | None:
        value = state.locomotives[0]
        return phrase("dice-note-buy", value=value, price=BOARD.price[value])

    @classmethod
    def ask(cls, state: State, seat: Seat, draft: Draft) -> Offers:
        return cls.whole(state, seat, draft)

    @classmethod
    def suggest(cls, state: State, seat: Seat) -> Iterable[Suggestion]:
        if not cls.idle(state, seat):
            value = state.locomotives[0]
            label = phrase("dice-suggest-buy", value=value, price=BOARD.price[value])
            yield Suggestion(draft=Draft(kind=cls.name()), label=label)

    def attempt(self, state: State, seat: Seat) -> Outcome[State] | Refusal:
        value, money = state.locomotives[0], state.players[seat].money
        price = BOARD.price[value]
        if self.value not in (None, value):
            return refuse(
                "RD-11.2", "buy-value", value=self.value or 0, instead=instead("buy", value=value, price=price)
            )
        if price > money:
            return refuse("RD-4.4", "buy-money", value=value, price=price, money=money)
        first = value == PROGRESS and not ever_sold(state, PROGRESS)
        owned = tuple(sorted((*state.players[seat].locomotives, value)))
        after = pay(state, seat, price).with_player(seat, locomotives=owned).but(locomotives=state.locomotives[1:])
        bought = Bought(seat=seat, value=value, price=price)
        after, scrapped = _scrapped(after) if first else (after, ())
        return Outcome(after, (bought, *scrapped), turn_over=False)

    def account(self, before: State, after: State, seat: Seat) -> tuple[Phrase, ...]:
        price = price_on_sale(after)
        told = (money_left(before, after, seat),)
        return told if price is None else (*told, phrase("dice-on-sale", value=after.locomotives[0], price=price))


def ever_sold(state: State, value: int) -> bool:
    """Whether a locomotive of the value is in a player's hands, or was. Only 2s leave them again."""
    cards = next(one.cards for one in BOARD.locomotives if one.value == value)
    return state.locomotives.count(value) + state.removed.count(value) < cards


def _scrapped(state: State) -> tuple[State, tuple[Event, ...]]:
    """RD-11.6: all 2s of all players leave the game."""
    lost = tuple(player.locomotives.count(OBSOLETE) for player in state.players)
    for seat, player in enumerate(state.players):
        state = state.with_player(seat, locomotives=tuple(v for v in player.locomotives if v != OBSOLETE))
    return state.but(removed=(*state.removed, *[OBSOLETE] * sum(lost))), (Scrapped(lost=lost),)
