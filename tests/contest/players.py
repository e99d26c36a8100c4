"""The players of the ladder, by name: random, first (always entry 1 of the suggestions), and the robots' strengths."""

from __future__ import annotations

import random

from rules.core.contract import Game, GameState, Move, Seat
from rules.core.robots import STRENGTHS, Robot, Strength
from rules.core.walk import asker
from tests.bench.games import Chooser, at_random
from tests.bench.robots import greedy

LADDER = ("random", "first", *STRENGTHS)


def player(name: str, seats: int, number: int) -> Chooser:
    """A player for one game, whose chance comes from the game's number."""
    if name == "random":
        return at_random(random.Random(number))
    if name == "first":
        return greedy(random.Random(number))
    return _robot(next(strength for strength in STRENGTHS if strength == name), seats, number)


def _robot(strength: Strength, seats: int, number: int) -> Chooser:
    def choose(game: Game, state: GameState, seat: Seat) -> Move:
        robot = Robot(game, seat, seats, strength, str(number).encode())
        return robot.move(game.view(state, seat), asker(game, state, seat))

    return choose
