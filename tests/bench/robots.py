"""The robot against a player who picks any offer, in games of two."""

from __future__ import annotations

import os
import random
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from rules.core.contract import Game, GameState, Move, Seat
from rules.core.walk import asker
from tests.bench.figures import Figure, at_least
from tests.bench.games import FREIGHT, at_random, play_out


def robot_against_random(games: int, workers: int | None = None) -> list[Figure]:
    """Half of the games from each seat. A shared win is no win."""
    workers = workers or os.cpu_count() or 1
    if workers == 1:
        margins = [margin(number) for number in range(games)]
    else:
        with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
            margins = list(pool.map(margin, range(games), chunksize=4))
    won = sum(each > 0 for each in margins)
    return [
        at_least(f"robot wins against random, {games} games", won * 100 / games, 90, "{:.1f} %"),
        Figure("  ties, and points ahead on average", f"{margins.count(0)}, {sum(margins) / games:+.1f}"),
    ]


def margin(number: int) -> int:
    """How many points the robot is ahead at the end of a game; it sits first in even games."""
    fool, own = at_random(random.Random(number)), number % 2
    last = play_out(number, (fool, _robot) if own else (_robot, fool)).last
    result = FREIGHT.result(last)
    assert result is not None
    return result.scores[own] - result.scores[1 - own]


def _robot(game: Game, state: GameState, seat: Seat) -> Move:
    return game.robot(game.view(state, seat), seat, asker(game, state, seat))
