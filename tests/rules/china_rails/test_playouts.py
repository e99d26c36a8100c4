"""All the cards turned over and over, and what the audit costs; whole games are played in tests/games."""

import random
from time import thread_time

from rules.china_rails.event_cards.draw import Happened
from rules.china_rails.game import ChinaRails
from rules.china_rails.state import ChinaOptions, State
from rules.core.chance import Chance
from rules.core.record import parse_record
from tests.games.finished import replayed, text_of
from tests.games.hooks import hooks_of

GAME = ChinaRails()
MOST_MILLISECONDS = 2


def test_all_twenty_events_come_up_and_are_survived() -> None:
    """Four players who exchange their hands and do a little beside it, audited after every move."""
    hooks, dice, chance = hooks_of("china_rails"), random.Random(5), Chance(bytes(32))
    state = GAME.setup(ChinaOptions(), 4, chance).state
    seen: set[int] = set()
    while len(seen) < len(GAME.board.events):
        assert state.round < 60
        seat = GAME.duties(state)[-1].seat
        lively = state.players[seat].owes_loads or dice.random() < 0.2
        move = hooks.wander(state, seat, dice) if lively else GAME.parse("end" if state.now.acted else "discard")
        assert move is not None
        step = hooks.game.apply(state, seat, move, chance)
        seen |= {event.card for event in step.events if isinstance(event, Happened)}
        assert isinstance(step.state, State)
        state = step.state
        GAME.audit(state)
    assert seen == {card for card in GAME.board.deck if GAME.board.is_event(card)}


def test_the_audit_takes_two_milliseconds_at_most() -> None:
    """Late in a game of six; the best of some runs, so that a busy machine does not matter."""
    state = replayed(parse_record(text_of("china_rails_6_limit")))[-2].state
    assert isinstance(state, State)
    assert min(_milliseconds(state) for _ in range(10)) < MOST_MILLISECONDS


def _milliseconds(state: State) -> float:
    begun = thread_time()
    GAME.audit(state)
    return (thread_time() - begun) * 1000
