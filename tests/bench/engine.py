"""The rules alone: moves read, checked and applied, replays, and the first question of the offers."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import partial

import chess

from rules.core.chance import Chance
from rules.core.contract import Draft
from rules.core.record import replay
from tests.bench.figures import Figure, percentile, rate, seconds
from tests.bench.games import FREIGHT, Played

CHESS_PLIES = 120


def moves_per_second(games: Sequence[Played], chess_games: int, rounds: int) -> list[Figure]:
    """Both sides read a move as text, refuse it if it is illegal, and carry it out."""
    told = [[(turn.seat, FREIGHT.print(turn.move)) for turn in game.turns] for game in games]
    seeds = [game.seed for game in games]
    ours = rate(partial(_play_all, seeds, told), rounds)
    theirs = rate(partial(_push_all, [_chess_game(number) for number in range(chess_games)]), rounds)
    return [
        Figure("moves read, checked and applied", f"{ours:,.0f}/s"),
        Figure("python-chess push_uci", f"{theirs:,.0f}/s"),
        Figure("  ours to python-chess's", f"{ours / theirs:.2f}"),
    ]


def replayed_per_second(games: Sequence[Played], rounds: int) -> Figure:
    """Whole records, every draw compared with what was written."""
    records = [game.record() for game in games]
    done = rate(lambda: sum(1 for record in records for step in replay(FREIGHT, record) if step.line), rounds)
    return Figure("moves replayed from records", f"{done:,.0f}/s")


def first_offers(games: Sequence[Played]) -> Figure:
    """What `/moves` and the first panel ask."""
    times = [
        seconds(partial(FREIGHT.offers, turn.state, turn.seat, Draft())) * 1000 for game in games for turn in game.turns
    ]
    return Figure("first level of offers, p95", f"{percentile(times, 95):.3f} ms")


def _play_all(seeds: Sequence[bytes], told: Sequence[Sequence[tuple[int, str]]]) -> int:
    for seed, moves in zip(seeds, told, strict=True):
        chance = Chance(seed)
        state = FREIGHT.setup(FREIGHT.options(), 2, chance).state
        for seat, text in moves:
            state = FREIGHT.apply(state, seat, FREIGHT.parse(text), chance).state
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
