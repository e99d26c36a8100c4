"""Unloading against a demand, for pay: `deliver tea`, or `deliver tea 17` for the card of that number."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Literal, Self

from rules.china_rails.delivery.handling import Sale, congress, sales
from rules.china_rails.delivery.one_good import without
from rules.china_rails.delivery.phase import delivery_closed, no_train
from rules.china_rails.events_base import demands
from rules.china_rails.events_running import Delivered
from rules.china_rails.money import earn
from rules.china_rails.parts import Good
from rules.china_rails.places import read_good
from rules.china_rails.speech import CHINA, ChinaMove
from rules.china_rails.state import State
from rules.core.contract import Choice, Draft, Field, MisreadError, Offers, Refusal, Seat, Suggestion
from rules.core.kinds import Outcome
from rules.core.phrase import Phrase, phrase


class Deliver(ChinaMove):
    kind: Literal["deliver"] = "deliver"
    good: str
    card: int | None = None  # its printed number; none: the best paid

    rule: ClassVar[str] = "CR-18.1"
    fields: ClassVar[tuple[Field, ...]] = (Field("good"), Field("card", needed=False))

    @classmethod
    def read(cls, words: list[str]) -> Self:
        good, card = words[:1], words[1:]
        if not good or len(good[0]) > 40 or len(card) > 1 or not all(one.isdecimal() and len(one) < 4 for one in card):
            raise CHINA.misread("deliver", text=" ".join(words))
        return cls(good=good[0], card=int(card[0]) if card else None)

    def written(self) -> str:
        return self.good if self.card is None else f"{self.good} {self.card}"

    @classmethod
    def why_closed(cls, state: State, seat: Seat) -> Refusal | None:
        return delivery_closed(state) or no_train(state, seat) or congress(state, seat, "CR-24.1")

    @classmethod
    def why_nothing_legal(cls, state: State, seat: Seat) -> Refusal | None:
        why = [sales(state, seat, good)[1] for good in state.players[seat].loads]
        return None if None in why else next(iter(why), CHINA.refuse("CR-18.1", "no-loads"))

    @classmethod
    def ask(cls, state: State, seat: Seat, draft: Draft) -> Offers:
        filled = draft.filled()
        if not filled:
            goods = dict.fromkeys(good for good in state.players[seat].loads if sales(state, seat, good)[0])
            return Offers(field="good", choices=tuple(_choice(state, seat, good) for good in goods))
        whole = cls.whole(state, seat, draft)
        if "card" in filled or not whole.complete:
            return whole
        found = sales(state, seat, read_good(state.board, filled["good"]))[0]
        if len(found) < 2:
            return whole
        choices = tuple(_card_choice(state, sale) for sale in found)
        return whole.but(field="card", choices=choices, confirm=True)  # CR-R64

    @classmethod
    def suggest(cls, state: State, seat: Seat) -> Iterable[Suggestion]:
        for good in dict.fromkeys(state.players[seat].loads):
            for sale in sales(state, seat, good)[0][:1]:
                label = phrase(
                    "china-suggest-deliver",
                    good=state.board.goods[good].name,
                    city=state.board.cities[sale.demand.city].name,
                    pay=sale.pay,
                )
                yield Suggestion(
                    draft=Draft(kind="deliver", values=(("good", state.board.goods[good].key),)), label=label
                )

    def attempt(self, state: State, seat: Seat) -> Outcome[State] | Refusal:
        try:
            good = read_good(state.board, self.good)
        except MisreadError as error:
            return self.misread(error)
        if good not in state.players[seat].loads:
            return CHINA.refuse("CR-18.1", "not-on-board", good=state.board.goods[good].name)
        found, refusal = sales(state, seat, good)
        named = [sale for sale in found if self.card in (None, sale.card + 1)]
        if refusal or not named:
            return refusal or CHINA.refuse("CR-18.1", "no-such-card", good=state.board.goods[good].name)
        return _sold(state, seat, good, named[0])

    def account(self, before: State, after: State, seat: Seat) -> tuple[Phrase, ...]:
        return (phrase("china-account-deliver", pay=after.cash[seat] - before.cash[seat], cash=after.cash[seat]),)


def _sold(state: State, seat: Seat, good: Good, sale: Sale) -> Outcome[State]:
    """The first three steps (CR-18.2 to CR-18.4); the draw follows."""
    player = state.players[seat]
    hand = tuple(card for card in player.hand if card != sale.card)
    after = state.player(seat, loads=without(player.loads, good), hand=hand)
    after = after.but(discard=(*state.discard, sale.card)).turning(acted=True)
    if sale.container:
        after = after.turning(taiwan="deliver")
    after = after.paying(seat, -sale.demand.pay, "delivery")
    after, repaid = earn(after, seat, sale.bonus, "bonus")
    assert player.at is not None
    event = Delivered(
        seat=seat, good=good, city=sale.demand.city, at=player.at, pay=sale.pay, bonus=sale.bonus, card=sale.card
    )
    said = Deliver(good=state.board.goods[good].key, card=sale.card + 1)
    return Outcome(after, (event, *repaid), turn_over=False, said=said)


def _choice(state: State, seat: Seat, good: Good) -> Choice:
    freight = state.board.goods[good]
    best = sales(state, seat, good)[0][0]
    note = phrase("china-note-pay", pay=best.pay, city=state.board.cities[best.demand.city].name)
    return Choice(value=freight.key, label=phrase("china-good", good=freight.name), note=note)


def _card_choice(state: State, sale: Sale) -> Choice:
    label = phrase("china-card", card=sale.card + 1, demands=demands(state, sale.card))
    return Choice(value=str(sale.card + 1), label=label, note=phrase("china-note-pay-only", pay=sale.pay))
