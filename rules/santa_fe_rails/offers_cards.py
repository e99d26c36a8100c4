"""The choices of draw, choose, boom and exchange."""

from __future__ import annotations

from rules.core.contract import Choice, Draft, Offers, Refusal, Seat
from rules.core.phrase import Phrase, phrase
from rules.santa_fe_rails.cards import BOOM, DOUBLE, company_on, is_branch, is_city, named, written
from rules.santa_fe_rails.choosing import all_held, must_play
from rules.santa_fe_rails.drawing import branch_price, takable
from rules.santa_fe_rails.forms import compose, split
from rules.santa_fe_rails.moves import Boom, Exchange, Token, exchange
from rules.santa_fe_rails.outcome import without
from rules.santa_fe_rails.play import TOKENS_A_CARD, attempt, open_tokens
from rules.santa_fe_rails.refusals import refuse
from rules.santa_fe_rails.state import State


def whole(state: State, seat: Seat, draft: Draft) -> Offers:
    """A draft that says a whole move: legal as it stands, or refused."""
    outcome = attempt(state, seat, compose(draft.kind, draft.filled()))
    return Offers(refusal=outcome) if isinstance(outcome, Refusal) else Offers(complete=True)


def offer_draw(state: State, seat: Seat, draft: Draft) -> Offers:
    if draft.values:
        answer = whole(state, seat, draft)
        return answer.model_copy(update={"warning": _useless(state, draft.filled()["card"])})
    choices = tuple(
        Choice(
            value=written(card),
            label=phrase("santafe-choice-deck") if card == "deck" else named(state.board, card),
            note=_draw_note(state, card),
        )
        for card in takable(state, seat)
    )
    return Offers(field="card", choices=choices)


def offer_choose(state: State, seat: Seat, draft: Draft) -> Offers:
    held = all_held(state.players[seat])
    must = must_play(held)
    if not draft.values:
        cards = dict.fromkeys(_choosable(state, held, must))
        choices = tuple(
            Choice(value=written(card), label=named(state.board, card), note=_card_note(state, card)) for card in cards
        )
        return Offers(field="card", choices=choices) if choices else Offers(refusal=refuse("SF-5.9", "no-card"))
    if must is None or not is_branch(must) or "branch" in draft.filled():
        return whole(state, seat, draft)
    outcome = attempt(state, seat, compose("choose", {**draft.filled(), "branch": company_on(must)}))
    if isinstance(outcome, Refusal):
        return Offers(refusal=outcome)
    only = Choice(value=company_on(must), label=named(state.board, must), note=phrase("santafe-note-must"))
    return Offers(field="branch", choices=(only,))


def offer_boom(state: State, seat: Seat, draft: Draft) -> Offers:
    filled = draft.filled()
    if not filled:
        tokens = open_tokens(state)
        if not tokens:
            return Offers(refusal=refuse("SF-13.8", "no-tokens"))
        outcome = attempt(state, seat, Boom(tokens=tokens[:1]))
        if isinstance(outcome, Refusal):
            return Offers(refusal=outcome)
        return Offers(field="token1", choices=_tokens(state, tokens))
    answer, move = whole(state, seat, draft), compose("boom", filled)
    assert isinstance(move, Boom)
    room = TOKENS_A_CARD - state.players[seat].tokens_placed - len(move.tokens)
    more = _tokens(state, open_tokens(state, move.tokens)) if answer.complete and room > 0 else ()
    return answer.model_copy(update={"field": "token2", "choices": more}) if more else answer


def offer_exchange(state: State, seat: Seat, draft: Draft) -> Offers:
    """City cards put together one by one, as many as the deck can replace (SF-14.7)."""
    if draft.values:
        return whole(state, seat, draft)
    hand = tuple(filter(is_city, state.players[seat].hand))
    said, begun = _typed(hand, draft.growing)
    if not hand:
        return Offers(refusal=refuse("SF-14.3", "no-city-card"))
    outcome = attempt(state, seat, Exchange(cards=said or hand[:1]))
    if isinstance(outcome, Refusal):
        return Offers(refusal=outcome)
    rest = without(hand, said) if len(said) < len(state.deck) else ()
    choices = tuple(
        Choice(
            value=" ".join((*said, card)),
            label=phrase("santafe-choice-give", card=named(state.board, card), all=" ".join((*said, card))),
            note=_card_note(state, card),
        )
        for card in dict.fromkeys(rest)
        if card.startswith(begun)
    )
    return Offers(field="cards", choices=choices, closes=bool(said) and not begun)


def _typed(hand: tuple[str, ...], text: str) -> tuple[tuple[str, ...], str]:
    """The cards said so far, and the beginning of one still being typed. Raises MisreadError."""
    words = split(text)
    begun = words[-1].upper() if words else ""
    if begun in hand or not any(card.startswith(begun) for card in hand):
        begun = ""
    said = words[:-1] if begun else words
    return (exchange(said).cards if said else ()), begun


def _draw_note(state: State, card: str) -> Phrase:
    left = len(state.deck) if card == "deck" else state.display.count(card)
    if is_branch(card):
        return phrase("santafe-note-buy", price=branch_price(state.options), left=left)
    return phrase(f"santafe-note-take-{card}", left=left)


def _useless(state: State, said: str) -> Phrase | None:
    """SF-R33: a card may be taken that is of no use now; the taker is warned."""
    words = split(said)
    if words == [BOOM] and not open_tokens(state):
        return phrase("santafe-warn-tokens")
    company = state.company(words[1].upper()) if len(words) == 2 and words[0] == "branch" else None
    if company is None or (company.left and company.lines):
        return None
    key = "santafe-warn-not-begun" if company.left else "santafe-warn-no-segments"
    return phrase(key, company=state.board.company[company.code].name)


def _choosable(state: State, held: tuple[str, ...], must: str | None) -> tuple[str, ...]:
    """The cards that may lead a choice; a branch card only ever accompanies one."""
    if must is not None and not is_branch(must):
        return (must,)
    if state.round == 1:
        return tuple(filter(is_city, held))
    if must is not None:
        return tuple(card for card in held if is_city(card) or card == DOUBLE)
    return held


def _card_note(state: State, card: str) -> Phrase:
    if not is_city(card):
        return phrase(f"santafe-note-play-{card}")
    value, companies = state.value(card), state.serving(card)
    return phrase("santafe-note-worth", value=value, companies=companies, worth=value * companies)


def _tokens(state: State, tokens: tuple[Token, ...]) -> tuple[Choice, ...]:
    return tuple(
        Choice(
            value=f"{token.city} {token.value}",
            label=phrase("santafe-token", city=state.board.city[token.city].name, value=token.value),
            note=phrase("santafe-note-token", before=state.value(token.city), companies=state.serving(token.city)),
        )
        for token in tokens
    )
