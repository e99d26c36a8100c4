"""One robot against players who pick any offer, or take the first thing suggested; and how long it thinks."""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from time import thread_time
from typing import NamedTuple, TypeVar

from rules.core.contract import Game, GameState, Move, Seat
from rules.core.walk import asker
from rules.registry import GAMES
from tests.bench.figures import Figure, at_least, percentile, told
from tests.bench.games import Chooser, at_random, play_out

E = TypeVar("E")
End = Callable[[GameState, Seat], bool]  # something that the robot's end is held to besides


class Ending(NamedTuple):
    won: bool  # alone: a shared win is no win
    ahead: int  # points, of the best of the others
    held: tuple[bool, ...] = ()
    thought: tuple[float, ...] = ()  # milliseconds of the processor for each of its moves


def robot_against(
    rival: str,
    key: str,
    seats: int,
    games: int,
    goal: float | None,
    workers: int | None = None,
    ends: Mapping[str, tuple[End, float]] | None = None,
) -> list[Figure]:
    """The robot sits in each seat in turn; the other seats are `random` or `greedy`. Ends have a name and a goal in
    percent."""
    demands = dict(ends or {})
    play = partial(ending, rival, key, seats, ends=tuple(end for end, _ in demands.values()))
    endings = played(play, games, workers)
    won = share(each.won for each in endings)
    ahead = sum(each.ahead for each in endings) / games
    thought = [each for one in endings for each in one.thought]
    name = f"robot wins, {games} games against {seats - 1} {rival}"
    return [
        told(name, won, "{:.1f} %", more_is_better=True) if goal is None else at_least(name, won, goal, "{:.1f} %"),
        told("  points ahead of the next, on average", ahead, "{:+.1f}", more_is_better=True),
        told("  it thinks about a move, p50", percentile(thought, 50), "{:.2f} ms"),
        told("  p95", percentile(thought, 95), "{:.2f} ms"),
        *(
            at_least(f"  {end}", share(each.held[at] for each in endings), wanted, "{:.1f} %")
            for at, (end, (_, wanted)) in enumerate(demands.items())
        ),
    ]


def ending(rival: str, key: str, seats: int, number: int, ends: tuple[End, ...] = ()) -> Ending:
    """In game number n the robot has seat n modulo the seats."""
    game, own = GAMES[key], number % seats
    other = {"random": at_random, "greedy": greedy}[rival](random.Random(number))
    thought: list[float] = []

    def robot(game: Game, state: GameState, seat: Seat) -> Move:
        start = thread_time()
        move = by_robot(game, state, seat)
        thought.append((thread_time() - start) * 1000)
        return move

    last = play_out(game, number, tuple(robot if seat == own else other for seat in range(seats))).last
    result = game.result(last) or game.standing(last)
    assert result is not None
    others = [score for seat, score in enumerate(result.scores) if seat != own]
    held = tuple(end(last, own) for end in ends)
    return Ending(result.winners == (own,), result.scores[own] - max(others), held, tuple(thought))


def by_robot(game: Game, state: GameState, seat: Seat) -> Move:
    return game.robot(game.view(state, seat), seat, asker(game, state, seat))


def played(play: Callable[[int], E], games: int, workers: int | None) -> list[E]:
    """The games by number, on several processes unless one worker is asked for."""
    workers = workers or os.cpu_count() or 1
    if workers == 1:
        return [play(number) for number in range(games)]
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        return list(pool.map(play, range(games), chunksize=4))


def share(told: Iterable[bool]) -> float:
    """How many are true, in percent."""
    answers = list(told)
    return 100 * sum(answers) / len(answers)


def greedy(dice: random.Random) -> Chooser:
    """A player who does the first thing that the panel suggests, and picks any offer where it suggests nothing."""
    anything = at_random(dice)

    def choose(game: Game, state: GameState, seat: Seat) -> Move:
        for suggestion in game.suggest(state, seat):
            move = game.compose(suggestion.draft.kind, suggestion.draft.filled())
            if game.check(state, seat, move) is None:
                return move
        return anything(game, state, seat)

    return choose
