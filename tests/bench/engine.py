"""The rules alone: moves read, checked and applied, replays, and the questions that panels and completion ask."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import partial
from time import thread_time

import chess

from rules.core.chance import Chance
from rules.core.record import replay
from rules.core.walk import wander
from tests.bench.figures import Figure, at_most, percentile, rate
from tests.bench.games import Played, Turn

CHESS_PLIES = 120


def chess_moves_per_second(games: int, rounds: int) -> float:
    """The yardstick: python-chess reads a move as text, refuses it if it is illegal, and carries it out."""
    return rate(partial(_push_all, [_chess_game(number) for number in range(games)]), rounds)


def moves_per_second(games: Sequence[Played], chess_rate: float, rounds: int) -> list[Figure]:
    """The same of ours."""
    told = [[(turn.seat, game.game.print(turn.move)) for turn in game.turns] for game in games]
    ours = rate(partial(_play_all, games, told), rounds)
    return [
        Figure("moves read, checked and applied", f"{ours:,.0f}/s"),
        Figure("  to python-chess's", f"{ours / chess_rate:.2f}"),
    ]


def replayed_per_second(games: Sequence[Played], rounds: int) -> Figure:
    """Whole records, every draw compared with what was written."""
    records = [(game.game, game.record()) for game in games]
    done = rate(lambda: sum(1 for game, record in records for step in replay(game, record) if step.line), rounds)
    return Figure("moves replayed from records", f"{done:,.0f}/s")


def asked_offers(games: Sequence[Played], goal: float) -> list[Figure]:
    """What `/moves`, panels and completion ask, in every position of the games: a random walk to a whole move."""
    dice = random.Random(0)
    walks = [_answers(game, turn, dice) for game in games for turn in game.turns]
    every = [each for walk in walks for each in walk]
    return [
        Figure("offers, the first question of a move, p95", f"{percentile([walk[0] for walk in walks], 95):.2f} ms"),
        at_most("offers, every question of a move, p95", percentile(every, 95), goal, "{:.2f} ms"),
        Figure("  the slowest answer", f"{max(every):.2f} ms"),
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
        state = rules.setup(rules.options(), game.seats, chance).state
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
