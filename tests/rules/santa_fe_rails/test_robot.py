"""The robot: legal, quick, better than chance, and blind to what its seat may not see."""

import hashlib
import random
import time
from typing import cast

import pytest

from rules.core.chance import Chance
from rules.core.contract import Game
from rules.core.walk import asker
from rules.santa_fe_rails.move import SantaFeMove
from rules.santa_fe_rails.state import SantaFeOptions, State
from tests.rules.santa_fe_rails.table import GAME
from tests.wandering import wander

HOUSE = cast(Game, GAME)


def robot_move(state: State, seat: int) -> SantaFeMove:
    return GAME.robot(GAME.view(state, seat), seat, asker(HOUSE, state, seat))


def game(number: int, robots: frozenset[int], options: SantaFeOptions) -> tuple[State, list[float]]:
    chance, dice = Chance(hashlib.sha256(b"robot %d" % number).digest()), random.Random(number)
    state, took = GAME.setup(options, 3, chance).state, list[float]()
    for _ in range(2000):
        waiting = sorted(GAME.to_act(state))
        if not waiting:
            return state, took
        seat = waiting[0]
        if seat in robots:
            begun = time.process_time()
            move = robot_move(state, seat)
            took.append(time.process_time() - begun)
        else:
            move = cast(SantaFeMove, wander(HOUSE, state, seat, dice.randrange))
        state = GAME.apply(state, seat, move, chance).state
    raise AssertionError("the game did not end")


@pytest.mark.parametrize("terrain", [False, True])
def test_it_beats_wanderers_and_thinks_quickly(terrain: bool) -> None:
    """Ten games here against two wanderers each; a hundred were measured when it was written."""
    won, took = 0, list[float]()
    for number in range(5):
        over, times = game(number, frozenset({number % 3}), SantaFeOptions(terrain=terrain))
        result = GAME.result(over)
        assert result is not None
        won += result.winners == (number % 3,)
        took += times
    assert won == 5
    assert sum(took) / len(took) < 0.05


def test_it_plays_a_whole_game_alone() -> None:
    over, _ = game(1, frozenset({0, 1, 2}), SantaFeOptions())
    result = GAME.result(over)
    assert result is not None
    assert min(result.scores) > 60
