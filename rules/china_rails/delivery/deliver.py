"""Unloading against a demand, for pay: `deliver tea`, or `deliver tea 17` for the card of that number."""

from collections.abc import Iterator
from typing import Annotated

from rules.china_rails.delivery.handling import Sale, congress, sales
from rules.china_rails.delivery.one_good import GoodSaid, good_choice, without
from rules.china_rails.delivery.phase import no_train
from rules.china_rails.event import NamedCity, NamedGood, NamedPlace, Seated
from rules.china_rails.money import earn
from rules.china_rails.move import ChinaMove
from rules.china_rails.naming import city_name, demands, good_name
from rules.china_rails.parts import Card, Good
from rules.china_rails.places import read_good
from rules.china_rails.speech import refuse
from rules.china_rails.state import State
from rules.core.contract import Choice, Draft, MisreadError, Offers, Refusal, Seat, Suggestion
from rules.core.fields import Number
from rules.core.kinds import Outcome
from rules.core.phrase import Phrase, phrase


class Delivered(Seated):
    good: NamedGood
    city: NamedCity
    at: NamedPlace
    pay: int  # with the bonus
    bonus: int
    card: Card


class Deliver(ChinaMove):
    good: GoodSaid
    card: Annotated[int, Number(most=999)] | None = None  # its printed number; none: the best paid

    rule = "CR-18.1"
    misread_as = "deliver"

    @classmethod
    def why_closed(cls, state: State, seat: Seat) -> Refusal | None:
        return no_train(state, seat) or congress(state, seat, "CR-24.1")

    @classmethod
    def why_nothing_legal(cls, state: State, seat: Seat) -> Refusal | None:
        why = [sales(state, seat, good)[1] for good in state.players[seat].loads]
        return None if None in why else next(iter(why), refuse("CR-18.1", "no-loads"))

    @classmethod
    def ask(cls, state: State, seat: Seat, draft: Draft) -> Offers:
        offers = super().ask(state, seat, draft)
        return offers.but(confirm=True) if offers.field == "card" else offers  # CR-R64

    @classmethod
    def choices(cls, state: State, seat: Seat, field: str, draft: Draft) -> Iterator[Choice]:
        if field == "card":
            found = sales(state, seat, read_good(state.board, draft.filled()["good"]))[0]
            for sale in found if len(found) > 1 else ():
                label = phrase("china-card", card=sale.card + 1, demands=demands(state, sale.card))
                yield Choice(value=str(sale.card + 1), label=label, note=phrase("china-note-pay-only", pay=sale.pay))
            return
        for good, sale in _best_sales(state, seat):
            note = phrase("china-note-pay", pay=sale.pay, city=city_name(state, sale.demand.city))
            yield good_choice(state, good, note)

    @classmethod
    def suggest(cls, state: State, seat: Seat) -> Iterator[Suggestion]:
        for good, sale in _best_sales(state, seat):
            city = city_name(state, sale.demand.city)
            label = phrase("china-suggest-deliver", good=good_name(state, good), city=city, pay=sale.pay)
            yield Suggestion(draft=cls(good=state.board.goods[good].key).draft(), label=label)

    def attempt(self, state: State, seat: Seat) -> Outcome[State] | Refusal:
        try:
            good = read_good(state.board, self.good)
        except MisreadError as error:
            return self.misread(error)
        if good not in state.players[seat].loads:
            return refuse("CR-18.1", "not-on-board", good=good_name(state, good))
        found, refusal = sales(state, seat, good)
        named = [sale for sale in found if self.card in (None, sale.card + 1)]
        if refusal or not named:
            return refusal or refuse("CR-18.1", "no-such-card", good=good_name(state, good))
        return _sold(state, seat, good, named[0])

    def account(self, before: State, after: State, seat: Seat) -> tuple[Phrase, ...]:
        return (phrase("china-account-deliver", pay=after.cash[seat] - before.cash[seat], cash=after.cash[seat]),)


def _best_sales(state: State, seat: Seat) -> Iterator[tuple[Good, Sale]]:
    """The goods on board that can be delivered here, each with its best paid demand."""
    for good in dict.fromkeys(state.players[seat].loads):
        for sale in sales(state, seat, good)[0][:1]:
            yield good, sale


def _sold(state: State, seat: Seat, good: Good, sale: Sale) -> Outcome[State]:
    """The first three steps (CR-18.2 to CR-18.4); the draw follows."""
    player = state.players[seat]
    assert player.at is not None
    hand = tuple(card for card in player.hand if card != sale.card)
    after = state.with_player(seat, loads=without(player.loads, good), hand=hand)
    after = after.but(discard=(*state.discard, sale.card)).with_turn(acted=True)
    if sale.container:
        after = after.with_turn(taiwan="deliver")
    after = after.paying(seat, -sale.demand.pay, "delivery")
    after, repaid = earn(after, seat, sale.bonus, "bonus")
    event = Delivered(
        seat=seat, good=good, city=sale.demand.city, at=player.at, pay=sale.pay, bonus=sale.bonus, card=sale.card
    )
    said = Deliver(good=state.board.goods[good].key, card=sale.card + 1)
    return Outcome(after, (event, *repaid), turn_over=False, said=said)
