"""What follows a move: the next turn, the reveal, the end of phase, round and game (SF-2, SF-15, SF-16, SF-18)."""

from __future__ import annotations

from rules.core.contract import Event, Step
from rules.santa_fe_rails.cards import HAND, SPECIALS, is_branch, is_city
from rules.santa_fe_rails.drawing import takable
from rules.santa_fe_rails.events import (
    Boxed,
    Laid,
    Revealed,
    RoundEnded,
    SegmentsRemoved,
    Skipped,
    StoppedDrawing,
)
from rules.santa_fe_rails.network import Network
from rules.santa_fe_rails.outcome import Outcome
from rules.santa_fe_rails.play import freeing_cards
from rules.santa_fe_rails.scoring import final
from rules.santa_fe_rails.state import Cause, Player, State
from rules.santa_fe_rails.turns import LAYING, allowance, order


def follow(outcome: Outcome) -> Step[State]:
    """The position in which somebody must decide again, or the end."""
    state, events = outcome.state, list(outcome.events)
    if any(isinstance(event, Laid) for event in events):
        state = _remove_stuck(state, events)
        if cause := _end(state):
            return Step(_ended(state, cause, events), tuple(events))
    if state.phase == "draw" and not outcome.turn_over:
        return _settle(state, events)
    if state.phase == "choose":
        return _settle(_reveal(state, events), events)
    if outcome.turn_over:
        return _settle(_next_turn(state, events), events)
    return Step(state, tuple(events))


def _settle(state: State, events: list[Event]) -> Step[State]:
    """Passes over turns in which there is nothing to decide."""
    while not state.over:
        player = state.players[state.turn]
        if state.phase == "draw" and len(player.hand) < HAND and not takable(state, state.turn):
            events.append(StoppedDrawing(board=state.options.board, seat=state.turn, hand=len(player.hand)))
        elif state.phase in LAYING and not allowance(player, state.phase):
            events.append(Skipped(board=state.options.board, seat=state.turn))
        elif not (state.phase == "draw" and len(player.hand) >= HAND):
            break
        state = _next_turn(state, events)
    return Step(state, tuple(events))


def _next_turn(state: State, events: list[Event]) -> State:
    seats = order(state)
    at = seats.index(state.turn) + 1
    if at < len(seats):
        return state.model_copy(update={"turn": seats[at]})
    if state.phase == "draw":
        return _all_choose(_box(state, events), events)
    if state.options.terrain and not state.laid_in_phase:  # SF-19.8
        return _ended(state, "passes", events)
    if state.phase == "first":
        return state.model_copy(update={"phase": "second", "turn": state.first, "laid_in_phase": 0})
    return _end_round(state, events)


def _box(state: State, events: list[Event]) -> State:
    """SF-18.2: with two players a card goes to the third man at the end of each draw phase."""
    if len(state.players) != 2 or not state.deck:
        return state
    after = state.model_copy(update={"deck": state.deck[1:], "box": (*state.box, state.deck[0])})
    events.append(Boxed(board=state.options.board, box=len(after.box), deck=len(after.deck)))
    return after


def _all_choose(state: State, events: list[Event]) -> State:
    players = tuple(
        player if player.hand else player.model_copy(update={"chosen": ()})  # SF-5.9
        for player in state.players
    )
    return _reveal(state.model_copy(update={"players": players, "phase": "choose", "turn": state.first}), events)


def _reveal(state: State, events: list[Event]) -> State:
    """SF-5.10: once everybody has chosen, and not before."""
    if any(player.chosen is None for player in state.players):
        return state
    choices = tuple(player.chosen or () for player in state.players)
    events.append(Revealed(board=state.options.board, choices=choices, order=order(state)))
    players = tuple(map(_shown, state.players))
    fresh = {"players": players, "phase": "first", "turn": state.first, "laid_in_phase": 0}
    return state.model_copy(update=fresh)


def _shown(player: Player) -> Player:
    cards = player.chosen or ()
    played = (*player.played, *filter(is_city, cards))  # SF-13.1
    return player.model_copy(update={"chosen": None, "revealed": cards, "played": played})


def _rested(player: Player) -> Player:
    """The player between two rounds."""
    return player.model_copy(
        update={
            "revealed": (),
            "returned": tuple(card for card in player.revealed if card in SPECIALS),
            "laid_first": 0,
            "laid_second": 0,
            "branch_used": False,
            "tokens_placed": 0,
            "exchanged": 0,
        }
    )


def _end_round(state: State, events: list[Event]) -> State:
    shown = tuple(card for player in state.players for card in player.revealed)
    returned = tuple(card for card in shown if card in SPECIALS)  # SF-15.2
    discarded = tuple(filter(is_branch, shown))  # SF-15.1
    seats = len(state.players)
    first = state.first if seats == 2 else (state.first + 1) % seats  # SF-2.4, SF-18.1
    state = state.model_copy(
        update={
            "players": tuple(map(_rested, state.players)),
            "display": (*state.display, *returned),
            "out": (*state.out, *discarded),
            "round": state.round + 1,
            "phase": "draw",
            "first": first,
            "turn": first,
            "laid_in_phase": 0,
        }
    )
    events.append(
        RoundEnded(board=state.options.board, returned=returned, discarded=discarded, round=state.round, first=first)
    )
    return _remove_stuck(state, events)


def _remove_stuck(state: State, events: list[Event]) -> State:
    """SF-11.4: a blocked major that no branch card can free loses what it has left."""
    board, net = state.board, Network(state.board, state.companies)
    for company in state.companies:
        if not board.company[company.code].major or not net.blocked(company):
            continue
        way_out = any(net.has_exit(company.code, city) for city in company.served)
        if way_out and freeing_cards(state, company.code):
            continue
        gone = company.model_copy(update={"left": 0, "removed": company.removed + company.left})
        companies = tuple(gone if one is company else one for one in state.companies)
        state = state.model_copy(update={"companies": companies})
        events.append(SegmentsRemoved(board=state.options.board, company=company.code, count=company.left))
    return state


def _end(state: State) -> Cause | None:
    """SF-16.1, SF-16.2, tested after each segment; short lines do not count (SF-16.4)."""
    board, net = state.board, Network(state.board, state.companies)
    left = [one for one in state.companies if one.left and board.company[one.code].major]
    if not left:
        return "laid"
    return "blocked" if all(map(net.blocked, left)) else None


def _ended(state: State, cause: Cause, events: list[Event]) -> State:
    over = state.model_copy(update={"phase": "over", "cause": cause})
    events.append(final(over))
    return over
