"""One robot against players who pick any offer."""

from __future__ import annotations

import os
import random
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import NamedTuple

from rules.core.contract import Game, GameState, Move, Seat
from rules.core.walk import asker
from rules.registry import GAMES
from tests.bench.figures import Figure, at_least
from tests.bench.games import at_random, play_out


class Ending(NamedTuple):
    won: bool  # alone: a shared win is no win
    ahead: int  # points, of the best of the others


def robot_against_random(key: str, seats: int, games: int, goal: float, workers: int | None = None) -> list[Figure]:
    """The robot sits in each seat in turn; the other seats are random."""
    workers = workers or os.cpu_count() or 1
    play = partial(ending, key, seats)
    if workers == 1:
        endings = [play(number) for number in range(games)]
    else:
        with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
            endings = list(pool.map(play, range(games), chunksize=4))
    won = sum(each.won for each in endings) * 100 / games
    ahead = sum(each.ahead for each in endings) / games
    return [
        at_least(f"robot wins, {games} games against {seats - 1} random", won, goal, "{:.1f} %"),
        Figure("  points ahead of the next, on average", f"{ahead:+.1f}"),
    ]


def ending(key: str, seats: int, number: int) -> Ending:
    """In game number n the robot has seat n modulo the seats."""
    game, own = GAMES[key], number % seats
    fool = at_random(random.Random(number))
    result = game.result(play_out(game, number, tuple(_robot if seat == own else fool for seat in range(seats))).last)
    assert result is not None
    others = [score for seat, score in enumerate(result.scores) if seat != own]
    return Ending(result.winners == (own,), result.scores[own] - max(others))


def _robot(game: Game, state: GameState, seat: Seat) -> Move:
    return game.robot(game.view(state, seat), seat, asker(game, state, seat))
