"""What can be chosen next: the single source of legal choices, asked field by field.

Every choice leads on to a legal move. The kinds are here, the forms for cards and tokens in `offers_cards`, those
for segments in `offers_lay`. Only the asker's own hand and what lies open are looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rules.core.contract import Choice, Draft, MisreadError, Offers, Refusal, Seat
from rules.core.phrase import Phrase, phrase
from rules.santa_fe_rails.cards import BOOM, DOUBLE, is_city
from rules.santa_fe_rails.choosing import all_held
from rules.santa_fe_rails.forms import FORMS
from rules.santa_fe_rails.ground import ground_of
from rules.santa_fe_rails.moves import Defer, Done, Pass, SantaFeMove
from rules.santa_fe_rails.offers_cards import offer_boom, offer_choose, offer_draw, offer_exchange, whole
from rules.santa_fe_rails.offers_lay import offer_lay
from rules.santa_fe_rails.play import TOKENS_A_CARD, attempt, open_tokens
from rules.santa_fe_rails.refusals import refuse, untimely
from rules.santa_fe_rails.state import State
from rules.santa_fe_rails.turns import allowance, laid, special


def offers(state: State, seat: Seat, draft: Draft) -> Offers:
    if refusal := untimely(state, seat, draft.kind):
        return Offers(refusal=refusal)
    if not draft.kind:
        return Offers(choices=tuple(_kinds(state, seat)))
    if draft.kind not in FORMS:
        return Offers(refusal=refuse("SF-2.1", "such-move", text=draft.kind[:40]))
    try:
        return _ASKED.get(draft.kind, whole)(state, seat, draft)
    except MisreadError as error:
        return Offers(refusal=Refusal(rule=_FIRST_RULE.get(draft.kind, "SF-2.1"), why=error.why))


def _kinds(state: State, seat: Seat) -> Iterator[Choice]:
    player = state.players[seat]
    if state.phase == "draw":
        yield _kind("draw", phrase("santafe-note-draw", hand=len(player.hand), deck=len(state.deck)))
        if not state.deck:
            yield _kind("stop", phrase("santafe-note-stop", hand=len(player.hand)))
    elif state.phase == "choose":
        held = all_held(player)
        if held:
            key = "santafe-note-choose" if player.chosen is None else "santafe-note-rechoose"
            yield _kind("choose", phrase(key, hand=len(held)))
    else:
        yield from _laying_kinds(state, seat)


def _laying_kinds(state: State, seat: Seat) -> Iterator[Choice]:
    player = state.players[seat]
    so_far = laid(player, state.phase)
    tokens = TOKENS_A_CARD - player.tokens_placed
    if state.phase == "first" and not so_far and BOOM in player.revealed and tokens and open_tokens(state):
        yield _kind("boom", phrase("santafe-note-boom", tokens=tokens))
    exchanges = state.phase == "second" and not so_far and special(player) == DOUBLE and not player.exchanged
    if exchanges and (most := min(sum(map(is_city, player.hand)), len(state.deck))):
        yield _kind("exchange", phrase("santafe-note-exchange", most=most))
    if next(ground_of(state, seat).segments(), None) is not None:
        yield _kind("lay", phrase("santafe-note-lay", left=allowance(player, state.phase)))
    endings: tuple[SantaFeMove, ...] = (Done(), Defer(), Pass())
    for move in endings:
        if not isinstance(attempt(state, seat, move), Refusal):
            yield _kind(move.kind, phrase(f"santafe-note-{move.kind}", laid=so_far))


def _kind(kind: str, note: Phrase) -> Choice:
    return Choice(value=kind, label=phrase(f"santafe-kind-{kind}"), note=note)


_ASKED: dict[str, Callable[[State, Seat, Draft], Offers]] = {
    "draw": offer_draw,
    "choose": offer_choose,
    "boom": offer_boom,
    "exchange": offer_exchange,
    "lay": offer_lay,
}
_FIRST_RULE = {  # cited where a draft cannot be read
    "draw": "SF-3.2",
    "choose": "SF-5.3",
    "boom": "SF-13.3",
    "exchange": "SF-14.3",
    "lay": "SF-6.3",
}
