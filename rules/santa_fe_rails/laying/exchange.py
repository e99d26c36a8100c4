"""`exchange DEN SLC`: city cards for others, after a double turn, before the second turn's first segment (SF-14.3)."""

from typing import Annotated

from rules.core.contract import Draft, Event, Offers, Outlook, Refusal, Seat
from rules.core.kinds import Outcome
from rules.core.phrase import Phrase, phrase
from rules.santa_fe_rails.cards import DOUBLE, Card, is_city, named, named_all, without
from rules.santa_fe_rails.choosing.choose import card_choice
from rules.santa_fe_rails.drawing.deck import DrewCard, from_deck
from rules.santa_fe_rails.event import HiddenEvent
from rules.santa_fe_rails.move import CardWords, SantaFeMove
from rules.santa_fe_rails.speech import instead, refuse
from rules.santa_fe_rails.state import State


class Exchanged(HiddenEvent):
    seat: Seat
    count: int
    deck: int


class Exchange(SantaFeMove):
    cards: Annotated[tuple[Card, ...], CardWords(most=8)]

    secret = True
    rule = "SF-14.3"
    phases = ("second",)

    @classmethod
    def moment(cls, state: State, seat: Seat) -> Refusal | None:
        early = state.phase == "first" or (state.phase == "second" and state.players[seat].laid_second)
        return refuse("SF-14.5", "exchange-moment") if early else None

    @classmethod
    def why_closed(cls, state: State, seat: Seat) -> Refusal | None:
        return None if state.players[seat].special == DOUBLE else refuse("SF-14.3", "exchange-card")

    @classmethod
    def why_nothing_legal(cls, state: State, seat: Seat) -> Refusal | None:
        cities = tuple(filter(is_city, state.players[seat].hand))
        return cls(cards=cities[:1]).forbidden(state, seat) if cities else refuse("SF-14.3", "no-city-card")

    @classmethod
    def note(cls, state: State, seat: Seat) -> Phrase:
        most = min(sum(map(is_city, state.players[seat].hand)), len(state.deck))
        return phrase("santafe-note-exchange", most=most)

    @classmethod
    def ask(cls, state: State, seat: Seat, draft: Draft) -> Offers:
        """City cards put together one by one, as many as the deck can replace (SF-14.7)."""
        if draft.values:
            return cls.whole(state, seat, draft)
        hand = tuple(filter(is_city, state.players[seat].hand))
        given = cls.read(list(draft.items())).cards if draft.growing else ()
        if given and (refusal := cls(cards=given).forbidden(state, seat)):
            return Offers(refusal=refusal)
        rest = without(hand, given) if len(given) < len(state.deck) else ()
        choices = tuple(card_choice(state, card) for card in dict.fromkeys(rest))
        return Offers(field="cards", choices=choices, closes=bool(given))

    def forbidden(self, state: State, seat: Seat) -> Refusal | None:
        player = state.players[seat]
        odd = next((card for card in self.cards if not is_city(card)), None)
        if odd is not None:
            return refuse("SF-14.6", "exchange-city", card=named(state.board, odd))
        missing = next((card for card in self.cards if self.cards.count(card) > player.hand.count(card)), None)
        if missing is not None:
            return refuse("SF-14.3", "not-held", instead("hand"), card=named(state.board, missing))
        if len(self.cards) > len(state.deck):
            return refuse("SF-14.7", "exchange-deck", deck=len(state.deck))
        return refuse("SF-14.3", "exchange-twice") if player.exchanged else None

    def attempt(self, state: State, seat: Seat) -> Outcome[State] | Refusal:
        if refusal := self.forbidden(state, seat):
            return refusal
        player = state.players[seat]
        after, drawn, opened = from_deck(state, seat, len(self.cards))
        hand = (*without(player.hand, self.cards), *drawn)
        after = after.with_player(seat, hand=hand, exchanged=len(self.cards)).but(
            out=(*state.out, *self.cards)
        )  # SF-14.4
        events: tuple[Event, ...] = (Exchanged(seat=seat, count=len(self.cards), deck=len(after.deck)), *opened)
        if drawn:
            events += (DrewCard(seat=seat, drawn=drawn, audience=(seat,)),)
        return Outcome(after, events, turn_over=False)

    @classmethod
    def outlook(cls, state: State, seat: Seat, draft: Draft) -> Outlook[State] | None:
        return super().outlook(state, seat, draft.with_value("cards", draft.growing) if draft.growing else draft)

    def account(self, before: State, after: State, seat: Seat) -> tuple[Phrase, ...]:
        kept = without(before.players[seat].hand, self.cards)
        cards = named_all(before.board, self.cards)
        return (phrase("santafe-account-exchange", cards=cards, kept=named_all(before.board, kept)),)
