"""What the tests of every game ask of a move: why it is refused, and which events it causes."""

from __future__ import annotations

from typing import TypeVar

import pytest

from rules.core.chance import Chance
from rules.core.contract import Event, GameState, Refusal, RefusedError, Seat, Step
from rules.core.game import GameOfKinds

S = TypeVar("S", bound=GameState)
E = TypeVar("E", bound=Event)


def refusal_of(game: GameOfKinds[S], state: S, seat: Seat, text: str) -> Refusal:
    """Why the move is refused. Check and apply must agree, and the position must stay."""
    before = state.model_dump_json()
    move = game.parse(text)
    refusal = game.check(state, seat, move)
    assert refusal is not None, f"{text} is legal"
    with pytest.raises(RefusedError) as raised:
        game.apply(state, seat, move, Chance(bytes(32)))
    assert raised.value.refusal == refusal
    assert state.model_dump_json() == before
    return refusal


def events_of(result: Step[S], kind: type[E]) -> list[E]:
    return [event for event in result.events if isinstance(event, kind)]


def event_of(result: Step[S], kind: type[E]) -> E:
    """The one event of its kind."""
    (found,) = events_of(result, kind)
    return found
