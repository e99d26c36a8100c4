"""`draw deck`, `draw double`, `draw branch SF`: one card, until the hand is full (SF-3)."""

from __future__ import annotations

from typing import Annotated, Self

import pydantic

from rules.core.contract import Choice, Draft, Event, Field, Offers, Refusal, Seat
from rules.core.kinds import Outcome
from rules.core.phrase import Phrase, phrase
from rules.santa_fe_rails.board import Code
from rules.santa_fe_rails.cards import (
    BOOM,
    DOUBLE,
    FOUR,
    HAND,
    SPECIALS,
    TRIPLE,
    branch_of,
    company_on,
    is_branch,
    is_city,
    named,
    without,
    written,
)
from rules.santa_fe_rails.drawing.deck import DrewCard, from_deck
from rules.santa_fe_rails.event import CardTold, HiddenEvent, SantaFeEvent
from rules.santa_fe_rails.laying.boom import open_tokens
from rules.santa_fe_rails.move import SantaFeMove, read_code, split
from rules.santa_fe_rails.speech import instead, misread, refuse
from rules.santa_fe_rails.state import Player, State

DECK = "deck"
_SOURCES = (DECK, DOUBLE, TRIPLE, FOUR, "branch", BOOM)
_EXCLUDED = {TRIPLE: ("SF-3.10", "branch-with-triple"), FOUR: ("SF-3.11", "branch-with-four")}


class Drew(HiddenEvent):
    """A card off the deck; which one, only the drawer knows."""

    seat: Seat
    deck: int


class TookCard(SantaFeEvent):
    """A card from the display, for all to see (SF-R31). `price` is 0 for all but branch cards."""

    seat: Seat
    card: CardTold
    price: int
    money: int

    def told(self, state: State) -> tuple[Phrase, ...]:
        key = "bought-card" if is_branch(self.card) else "took-must" if self.card in ("triple", "four") else ""
        return (self.said(state, key, card=named(state.board, self.card, "a-card")),)


class Draw(SantaFeMove):
    source: Annotated[str, pydantic.Field(pattern=f"^({'|'.join(_SOURCES)})$")]
    company: Code | None = None  # of a branch card

    rule = "SF-3.2"
    fields = (Field("card"),)
    phases = ("draw",)

    @pydantic.model_validator(mode="after")
    def _only_branches_have_a_company(self) -> Draw:
        if (self.company is not None) != (self.source == "branch"):
            raise ValueError("a branch card names its company, no other card does")
        return self

    @property
    def card(self) -> str:
        return branch_of(self.company) if self.company else self.source

    @classmethod
    def read(cls, words: list[str]) -> Self:
        if not words or len(words) > 2:
            raise misread("move", text=" ".join(["draw", *words]))
        source, company = words[0], " ".join(words[1:])
        if source not in _SOURCES:
            raise misread("source", text=source)
        if (source == "branch") != bool(company):
            raise misread("branch", text=company)
        return cls(source=source, company=read_code(company) if company else None)

    def written(self) -> str:
        return written(self.card)

    @classmethod
    def why_closed(cls, state: State, seat: Seat) -> Refusal | None:
        return refuse("SF-3.1", "hand-full") if len(state.players[seat].hand) >= HAND else None

    @classmethod
    def why_nothing_legal(cls, state: State, seat: Seat) -> Refusal | None:
        return None if state.deck or takable(state, seat) else forbids(state, seat, DECK)

    @classmethod
    def note(cls, state: State, seat: Seat) -> Phrase:
        return phrase("santafe-note-draw", hand=len(state.players[seat].hand), deck=len(state.deck))

    @classmethod
    def ask(cls, state: State, seat: Seat, draft: Draft) -> Offers:
        if draft.values:
            return cls.whole(state, seat, draft).but(warning=_useless(state, split(draft.filled().get("card", ""))))
        choices = tuple(
            Choice(
                value=written(card),
                label=phrase("santafe-choice-deck") if card == DECK else named(state.board, card),
                note=_note(state, card),
            )
            for card in takable(state, seat)
        )
        return Offers(field="card", choices=choices)

    def attempt(self, state: State, seat: Seat) -> Outcome[State] | Refusal:
        if refusal := forbids(state, seat, self.card):
            return refusal
        if self.card == DECK:
            return _from_top(state, seat)
        player = state.players[seat]
        price = branch_price(state) if self.company else 0
        hand, money, spent = (*player.hand, self.card), player.money - price, player.spent_branches + price
        after = state.with_player(seat, hand=hand, money=money, spent_branches=spent)
        event = TookCard(seat=seat, card=self.card, price=price, money=money)
        return Outcome(after.but(display=without(state.display, (self.card,))), (event,), len(hand) == HAND)

    def account(self, before: State, after: State, seat: Seat) -> tuple[Phrase, ...]:
        money = after.players[seat].money
        if self.company:
            return (phrase("santafe-account-buy", price=branch_price(before), money=money),)
        return (_note(before, self.card),)


def takable(state: State, seat: Seat) -> tuple[str, ...]:
    """What the player on draw turn may take: `deck` and cards of the display, each kind once."""
    majors = (branch_of(company.code) for company in state.board.companies if company.major)
    return tuple(card for card in (DECK, *SPECIALS, *majors) if forbids(state, seat, card) is None)


def branch_price(state: State) -> int:
    return 2 if state.options.terrain else 1  # SF-19.2, SF-3.4


def forbids(state: State, seat: Seat, card: str) -> Refusal | None:
    """Why a player with room in his hand cannot take the card; `deck` is the top of the deck."""
    player, board = state.players[seat], state.board
    if card == DECK:
        return None if state.deck else refuse("SF-3.14", "deck-empty", instead("display"))
    company = board.company.get(company_on(card))
    if is_branch(card) and (company is None or not company.major):
        majors = tuple(company.code for company in board.companies if company.major)
        return refuse("SF-1.10", "branch-company", instead("companies", codes=majors), code=company_on(card))
    if card not in state.display:
        return refuse("SF-3.3", "not-in-display", instead("draw"), card=named(board, card))
    if _returned_it(state, player, card):
        return refuse("SF-3.7", "retake", instead("draw"), card=named(board, card, "a-card"))
    return _forbids_branch(state, player) if is_branch(card) else _forbids_pair(player, card)


def _returned_it(state: State, player: Player, card: str) -> bool:
    """SF-R8: as many cards of the kind as the player returned are barred; under version 1 the whole kind was."""
    if state.options.retake_own or card not in player.returned:
        return False
    return state.version == 1 or state.display.count(card) <= player.returned.count(card)


def _forbids_branch(state: State, player: Player) -> Refusal | None:
    if any(map(is_branch, player.hand)):
        return refuse("SF-3.9", "two-branches")
    for card, (rule, key) in _EXCLUDED.items():
        if card in player.hand:
            return refuse(rule, key)
    if not any(is_city(card) or card == DOUBLE for card in player.hand):
        return refuse("SF-3.16", "no-partner", instead("partner"))
    price = branch_price(state)
    if player.money < price:
        rule = "SF-19.2" if state.options.terrain else "SF-3.5"
        return refuse(rule, "branch-money", price=price, money=player.money)
    return None


def _forbids_pair(player: Player, card: str) -> Refusal | None:
    """SF-3.8, SF-3.10, SF-3.11: the cards that must be played this round exclude each other."""
    if card not in _EXCLUDED:
        return None
    if (FOUR if card == TRIPLE else TRIPLE) in player.hand:
        return refuse("SF-3.8", "triple-with-four")
    return refuse(*_EXCLUDED[card]) if any(map(is_branch, player.hand)) else None


def _from_top(state: State, seat: Seat) -> Outcome[State]:
    after, drawn, opened = from_deck(state, seat, 1)
    hand = (*after.players[seat].hand, *drawn)
    events: tuple[Event, ...] = opened
    if drawn:
        events += (Drew(seat=seat, deck=len(after.deck)), DrewCard(seat=seat, drawn=drawn, audience=(seat,)))
    return Outcome(after.with_player(seat, hand=hand), events, len(hand) == HAND)


def _note(state: State, card: str) -> Phrase:
    if is_branch(card):
        return phrase("santafe-note-buy", price=branch_price(state), left=state.display.count(card))
    left = len(state.deck) if card == DECK else state.display.count(card)
    return phrase(f"santafe-note-take-{card}", left=left)


def _useless(state: State, words: list[str]) -> Phrase | None:
    """SF-R33: a card may be taken that is of no use now; the taker is warned."""
    if words == [BOOM] and not open_tokens(state):
        return phrase("santafe-warn-tokens")
    company = state.company(words[1].upper()) if len(words) == 2 and words[0] == "branch" else None
    if company is None or (company.left and company.lines):
        return None
    key = "santafe-warn-not-begun" if company.left else "santafe-warn-no-segments"
    return phrase(key, company=state.board.company[company.code].name)
