"""The rules alone: moves read, checked and applied, replays, and the questions that panels and completion ask."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from time import thread_time

import chess

from rules.core.chance import Chance
from rules.core.record import replay
from tests.bench.figures import Figure, at_least, at_most, percentile, rates, told
from tests.bench.games import Played, Turn
from tests.wandering import wander

CHESS_PLIES, CHESS_GAMES = 120, 6
CHESS_TO_18XX = 32  # python-chess pushes so many moves while the 18xx engine replays one, on the same machine


@dataclass(frozen=True)
class Goals:
    """Of replaying: so many times as fast as the 18xx engine, so many moves a second; 0: no such goal."""

    times: float = 0
    rate: float = 0


def engine_rates(games: Sequence[Played], rounds: int, goals: Goals) -> list[Figure]:
    """Moves read, checked and applied, and whole records replayed with every draw compared, in turns with the
    yardstick: python-chess, which reads a move as text, refuses it if it is illegal, and carries it out."""
    moves = [[(turn.seat, game.game.print(turn.move)) for turn in game.turns] for game in games]
    records = [(game.game, game.record()) for game in games]
    works: list[Callable[[], int]] = [
        partial(_push_all, [_chess_game(number) for number in range(CHESS_GAMES)]),
        partial(_play_all, games, moves),
        lambda: sum(1 for game, record in records for step in replay(game, record) if step.line),
    ]
    chess_rate, applied, replayed = rates(works, rounds)
    return [
        told("python-chess push_uci", chess_rate, "{:,.0f}/s", more_is_better=True),
        told("moves read, checked and applied", applied, "{:,.0f}/s", more_is_better=True),
        told("  to python-chess's", applied / chess_rate, "{:.2f}", more_is_better=True),
        _held("moves replayed from records", replayed, goals.rate, "{:,.0f}/s"),
        _held("  to the 18xx engine's", replayed / (chess_rate / CHESS_TO_18XX), goals.times, "{:.1f}"),
    ]


def _held(name: str, value: float, goal: float, form: str) -> Figure:
    return at_least(name, value, goal, form) if goal else told(name, value, form, more_is_better=True)


def asked_offers(games: Sequence[Played], goal: float) -> list[Figure]:
    """What `/moves`, panels and completion ask, in every position of the games: a random walk to a whole move."""
    dice = random.Random(0)
    walks = [_answers(game, turn, dice) for game in games for turn in game.turns]
    every = [each for walk in walks for each in walk]
    return [
        told("offers, the first question of a move, p95", percentile([walk[0] for walk in walks], 95), "{:.2f} ms"),
        at_most("offers, every question of a move, p95", percentile(every, 95), goal, "{:.2f} ms"),
        told("  the slowest answer", max(every), "{:.2f} ms"),
    ]


def _answers(game: Played, turn: Turn, dice: random.Random) -> list[float]:
    """Milliseconds of the processor from each pick to the next: the answer to one question."""
    times: list[float] = []
    asked = thread_time()

    def pick(ways: int) -> int:
        nonlocal asked
        times.append((thread_time() - asked) * 1000)
        way = dice.randrange(ways)
        asked = thread_time()
        return way

    assert wander(game.game, turn.state, turn.seat, pick) is not None, "the offers have a dead end"
    return times


def _play_all(games: Sequence[Played], told: Sequence[Sequence[tuple[int, str]]]) -> int:
    for game, moves in zip(games, told, strict=True):
        rules, chance = game.game, Chance(game.seed)
        state = rules.setup(game.options, game.seats, chance).state
        for seat, text in moves:
            state = rules.apply(state, seat, rules.parse(text), chance).state
    return sum(map(len, told))


def _push_all(games: Sequence[Sequence[str]]) -> int:
    for moves in games:
        board = chess.Board()
        for uci in moves:
            board.push_uci(uci)
    return sum(map(len, games))


def _chess_game(number: int) -> list[str]:
    dice, board = random.Random(number), chess.Board()
    moves: list[str] = []
    while len(moves) < CHESS_PLIES and not board.is_game_over():
        move = dice.choice(list(board.legal_moves))
        board.push(move)
        moves.append(move.uci())
    return moves
