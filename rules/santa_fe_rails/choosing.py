"""Choosing cards in secret (SF-5): which sets may be played, and what must be."""

from collections import Counter

from rules.core.contract import Event, Refusal, Seat
from rules.santa_fe_rails.cards import FOUR, TRIPLE, company_on, is_branch, is_city, named
from rules.santa_fe_rails.events import Chose, ChoseCards
from rules.santa_fe_rails.moves import Choose
from rules.santa_fe_rails.outcome import Outcome, with_player, without
from rules.santa_fe_rails.refusals import instead, refuse
from rules.santa_fe_rails.state import Player, State

_ALLOWED = (("triple",), ("four",), ("city",), ("branch", "city"), ("double",), ("branch", "double"), ("boom",))


def choose(state: State, seat: Seat, move: Choose) -> Outcome | Refusal:
    player = state.players[seat]
    held = all_held(player)
    if refusal := _forbids(state, held, move.cards):
        return refusal
    after = player.model_copy(update={"hand": without(held, move.cards), "chosen": move.cards})
    chosen = with_player(state, seat, after)
    have = sum(one.chosen is not None for one in chosen.players)
    players = len(chosen.players)
    name = state.options.board
    private = ChoseCards(board=name, seat=seat, chosen=move.cards, changeable=have < players, audience=(seat,))
    if player.chosen is not None:  # SF-R29: a replaced choice is not announced
        return Outcome(chosen, (private,))
    events: tuple[Event, ...] = (Chose(board=name, seat=seat, chosen=have, players=players), private)
    return Outcome(chosen, events)


def all_held(player: Player) -> tuple[str, ...]:
    """The hand, with what has been chosen taken back into it."""
    return (*player.hand, *(player.chosen or ()))


def must_play(held: tuple[str, ...]) -> str | None:
    """The card that cannot be held back this round (SF-5.5 to SF-5.7)."""
    return next((card for card in held if card in (TRIPLE, FOUR) or is_branch(card)), None)


def _forbids(state: State, held: tuple[str, ...], cards: tuple[str, ...]) -> Refusal | None:
    rest = Counter(held)
    rest.subtract(cards)
    missing = next((card for card in cards if rest[card] < 0), None)
    if missing is not None:
        return refuse("SF-5.1", "not-held", instead("hand"), card=named(state.board, missing))
    kinds = tuple(sorted(_kind(card) for card in cards))
    if kinds not in _ALLOWED:
        return refuse("SF-5.4", "set", instead("sets"))
    if state.round == 1 and kinds != ("city",):
        return refuse("SF-5.2", "round-one", instead("city-card"))
    return _held_back(state, held, cards)


def _held_back(state: State, held: tuple[str, ...], cards: tuple[str, ...]) -> Refusal | None:
    card = must_play(held)
    if card is None or card in cards:
        return None
    if is_branch(card):
        return refuse(
            "SF-5.7", "branch-held", instead("with-branch", code=company_on(card)), card=named(state.board, card)
        )
    rule = "SF-5.5" if card == TRIPLE else "SF-5.6"
    return refuse(rule, "held-back", instead("play-it", card=card), card=named(state.board, card))


def _kind(card: str) -> str:
    return "city" if is_city(card) else card.partition(":")[0]
