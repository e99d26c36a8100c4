"""What the harness asks of a game beyond its rules: a small module of its own, found by the game's key.

A game in the registry without hooks fails the tests.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from typing import ClassVar

from hypothesis.strategies import SearchStrategy

from rules.core.contract import Event, Game, GameState, Move, Options, Seat, Step
from rules.registry import GAMES
from tests.wandering import wander


class Hooks:
    """A game with its options, its checks of a step, its secrets and its notation."""

    game: ClassVar[Game]
    playouts: ClassVar[int]  # whole games in `make test`
    campaign: ClassVar[int] = 2_000  # and in `make playouts`
    lines: ClassVar[tuple[str, ...]]  # one good line of notation for each way of writing a move

    def options(self, number: int) -> Options:
        """Those of playout `number`: so that every choice is met with every number of seats."""
        raise NotImplementedError

    def seats(self, number: int) -> int:
        """How many play in playout `number`."""
        counts = self.game.seats_for(self.options(number))
        return counts[number % len(counts)]

    def moves(self) -> SearchStrategy[Move]:
        """Any move that can be made at all, legal or not."""
        raise NotImplementedError

    def reshuffled(self, state: GameState, viewer: Seat | None, dice: random.Random) -> GameState:
        """Another world that looks the same to the viewer."""
        raise NotImplementedError

    def bent(self, state: GameState, move: Move, dice: random.Random) -> Move:
        """The move with one thing wrong or changed."""
        raise NotImplementedError

    def milestones(self, events: Sequence[Event]) -> list[object]:
        """What a finished game is held to beside its scores, as numbers, texts and lists of them."""
        raise NotImplementedError

    def audit_step(self, before: GameState, seat: Seat, move: Move, after: Step[GameState]) -> None:
        """The invariants of what a move did."""

    def robots_only(self, number: int) -> bool:
        """Whether playout `number` is a game of robots alone."""
        return number % 20 == 7

    def enough(self, state: GameState) -> bool:
        """Whether a game in which others than robots play may stop here: where chance would never end it."""
        return False

    def may_move(self, state: GameState, seat: Seat) -> bool:
        """Whether a move of the seat can be legal now."""
        return seat in self.game.to_act(state)

    def wander(self, state: GameState, seat: Seat, dice: random.Random) -> Move | None:
        """A move off the offers, lively enough to bring games to their end."""
        return wander(self.game, state, seat, dice.randrange)

    def same_move(
        self, worlds: tuple[GameState, GameState], seat: Seat, viewer: Seat, move: Move, step: Step[GameState]
    ) -> Move | None:
        """The move as it is made in the second world; None where it shows the viewer what was hidden."""
        return None if any(event.reveals for event in step.events) else move


@cache
def hooks_of(key: str) -> Hooks:
    found: object = import_module(f"tests.games.{key}").HOOKS
    assert isinstance(found, Hooks)
    assert found.game is GAMES[key]
    return found
