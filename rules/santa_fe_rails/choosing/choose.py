"""`choose DEN`, `choose double +branch SF`: in secret, what is played this round (SF-5)."""

from collections import Counter
from collections.abc import Mapping
from typing import Self

import pydantic

from rules.core.contract import Choice, Draft, Field, Offers, Refusal, Seat
from rules.core.kinds import Outcome
from rules.core.phrase import Phrase, phrase
from rules.santa_fe_rails.cards import (
    DOUBLE,
    FOUR,
    TRIPLE,
    Card,
    company_on,
    is_branch,
    is_city,
    named,
    named_all,
    without,
    written,
)
from rules.santa_fe_rails.event import CardsTold, QuietEvent
from rules.santa_fe_rails.move import SantaFeMove, read_cards
from rules.santa_fe_rails.speech import instead, misread, refuse
from rules.santa_fe_rails.state import State

_ALLOWED = (("triple",), ("four",), ("city",), ("branch", "city"), ("double",), ("branch", "double"), ("boom",))
_MOST = 4


class Chose(QuietEvent):
    """That a player has chosen, not what."""

    seat: Seat
    chosen: int  # players who have
    players: int


class ChoseCards(QuietEvent):
    """For the chooser alone."""

    seat: Seat
    chosen: CardsTold
    changeable: bool  # others are still choosing (SF-R29)

    def told(self, state: State) -> tuple[Phrase, ...]:
        return (self.said(state, "" if self.changeable else "chose-cards-last"),)


class Choose(SantaFeMove):
    cards: tuple[Card, ...] = pydantic.Field(min_length=1, max_length=_MOST)

    secret = True
    rule = "SF-5.3"
    fields = (Field("card"), Field("branch", needed=False))
    phases = ("choose",)

    @classmethod
    def read(cls, words: list[str]) -> Self:
        if not words:
            raise misread("move", text="choose")
        return cls(cards=read_cards(words, _MOST))

    def written(self) -> str:
        return " +".join(map(written, self.cards))

    @classmethod
    def compose(cls, values: Mapping[str, str]) -> Self:
        branch = values.get("branch", "").split()
        return cls.read([*values.get("card", "").split(), *(["branch", branch[-1]] if branch else [])])

    @classmethod
    def why_closed(cls, state: State, seat: Seat) -> Refusal | None:
        return None if state.players[seat].held else refuse("SF-5.1", "no-card")

    @classmethod
    def note(cls, state: State, seat: Seat) -> Phrase:
        player = state.players[seat]
        key = "santafe-note-choose" if player.chosen is None else "santafe-note-rechoose"
        return phrase(key, hand=len(player.held))

    @classmethod
    def ask(cls, state: State, seat: Seat, draft: Draft) -> Offers:
        held = state.players[seat].held
        must = must_play(held)
        if not draft.values:
            cards = dict.fromkeys(_choosable(state, held, must))
            return Offers(field="card", choices=tuple(card_choice(state, card) for card in cards))
        if must is None or not is_branch(must) or "branch" in draft.filled():
            return cls.whole(state, seat, draft)
        together = cls.whole(state, seat, draft.with_value("branch", company_on(must)))
        if together.refusal:
            return together
        only = Choice(value=company_on(must), label=named(state.board, must), note=phrase("santafe-note-must"))
        return Offers(field="branch", choices=(only,))

    def attempt(self, state: State, seat: Seat) -> Outcome[State] | Refusal:
        player = state.players[seat]
        if refusal := self._forbidden(state, player.held):
            return refusal
        after = state.with_player(seat, hand=without(player.held, self.cards), chosen=self.cards)
        have, players = sum(one.chosen is not None for one in after.players), len(after.players)
        private = ChoseCards(seat=seat, chosen=self.cards, changeable=have < players, audience=(seat,))
        if player.chosen is not None:  # SF-R29: a replaced choice is not announced
            return Outcome(after, (private,))
        return Outcome(after, (Chose(seat=seat, chosen=have, players=players), private))

    def account(self, before: State, after: State, seat: Seat) -> tuple[Phrase, ...]:
        return (phrase("santafe-account-choose", cards=named_all(after.board, after.players[seat].hand)),)

    def _forbidden(self, state: State, held: tuple[str, ...]) -> Refusal | None:
        rest = Counter(held)
        rest.subtract(self.cards)
        missing = next((card for card in self.cards if rest[card] < 0), None)
        if missing is not None:
            return refuse("SF-5.1", "not-held", instead("hand"), card=named(state.board, missing))
        kinds = tuple(sorted("city" if is_city(card) else card.partition(":")[0] for card in self.cards))
        if kinds not in _ALLOWED:
            return refuse("SF-5.4", "set", instead("sets"))
        if state.round == 1 and kinds != ("city",):
            return refuse("SF-5.2", "round-one", instead("city-card"))
        return self._held_back(state, must_play(held))

    def _held_back(self, state: State, must: str | None) -> Refusal | None:
        if must is None or must in self.cards:
            return None
        card = named(state.board, must)
        if is_branch(must):
            return refuse("SF-5.7", "branch-held", instead("with-branch", code=company_on(must)), card=card)
        rule = "SF-5.5" if must == TRIPLE else "SF-5.6"
        return refuse(rule, "held-back", instead("play-it", card=must), card=card)


def must_play(held: tuple[str, ...]) -> str | None:
    """The card that cannot be held back this round (SF-5.5 to SF-5.7)."""
    return next((card for card in held if card in (TRIPLE, FOUR) or is_branch(card)), None)


def card_choice(state: State, card: str) -> Choice:
    """A card of the hand; a city with what it would score now, and where it lies."""
    if not is_city(card):
        return Choice(value=card, label=named(state.board, card), note=phrase(f"santafe-note-play-{card}"))
    value, companies = state.value(card), state.serving(card)
    note = phrase("santafe-note-worth", value=value, companies=companies, worth=value * companies)
    return Choice(value=card, label=named(state.board, card), note=note, place=card)


def _choosable(state: State, held: tuple[str, ...], must: str | None) -> tuple[str, ...]:
    """The cards that may lead a choice; a branch card only ever accompanies one."""
    if must is not None and not is_branch(must):
        return (must,)
    if state.round == 1:
        return tuple(filter(is_city, held))
    if must is not None:
        return tuple(card for card in held if is_city(card) or card == DOUBLE)
    return held
