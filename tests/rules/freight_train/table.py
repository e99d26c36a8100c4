"""A table for tests: say a move in the notation, see what it does or which rule refuses it."""

from typing import TypeVar

import pytest

from rules.core.chance import Chance
from rules.core.contract import Event, RefusedError, Step
from rules.freight_train.game import FreightTrain
from rules.freight_train.speech import row_of
from rules.freight_train.state import FreightOptions, Row, State

GAME = FreightTrain()


def seeded(number: int = 0) -> Chance:
    return Chance(number.to_bytes(32, "big"))


def deal(players: int, seed: int = 0, options: FreightOptions | None = None) -> State:
    return GAME.setup(options or FreightOptions(), players, seeded(seed)).state


def step(state: State, text: str, seed: int = 0) -> Step[State]:
    """Plays the move of the acting seat. A refusal fails the test."""
    return GAME.apply(state, state.turn, GAME.parse(text), seeded(seed))


def played(state: State, *texts: str) -> State:
    for text in texts:
        state = step(state, text).state
    return state


def refused(state: State, text: str, seat: int | None = None) -> str:
    """The rule that refuses the move. Check and apply must agree, and the position must stay."""
    who = state.turn if seat is None else seat
    before = state.model_dump_json()
    move = GAME.parse(text)
    refusal = GAME.check(state, who, move)
    assert refusal is not None, f"{text} is legal"
    with pytest.raises(RefusedError) as raised:
        GAME.apply(state, who, move, seeded())
    assert raised.value.refusal == refusal
    assert state.model_dump_json() == before
    return refusal.rule


E = TypeVar("E", bound=Event)


def event_of(result: Step[State], kind: type[E]) -> E:
    """The one event of its kind."""
    (found,) = (event for event in result.events if isinstance(event, kind))
    return found


def row(text: str) -> Row:
    return row_of(text)


def train(state: State, seat: int, loco: int) -> Row:
    found = state.players[seat].train(loco)
    return found.wagons if found else ()
