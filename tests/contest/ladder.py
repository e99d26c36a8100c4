"""Pairs of players over many games with swapped seats: wins with 95 % bounds, points ahead, processor time a turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from math import sqrt
from time import thread_time

from rules.core.contract import Game, GameState, Move, Options, Seat
from rules.registry import GAMES
from tests.bench.figures import percentile
from tests.bench.games import Chooser, play_out
from tests.bench.robots import played
from tests.contest.players import player

NORMAL_95 = 1.96
MOST_MOVES = 6_000
HEADINGS = ("one", "against", "games", "wins", "95 %", "ahead", "points", "theirs", "s a turn, p50", "p95", "most")


@dataclass(frozen=True)
class Contest:
    """One player against as many of another as there are other seats, in one game with its options."""

    key: str
    seats: int
    one: str
    other: str
    options: Mapping[str, object] = field(default_factory=dict)

    def chosen(self) -> Options:
        return GAMES[self.key].options.model_validate(dict(self.options))


@dataclass(frozen=True)
class Finish:
    """How a game ended for the one player; `won` is a part where a win is shared."""

    won: float
    score: int
    best_other: int
    turns: tuple[float, ...]  # seconds of the processor for each of its turns


def finish(contest: Contest, number: int) -> Finish:
    """Games follow each other in which the same deal is played from each seat in turn."""
    game, deal, own = GAMES[contest.key], number // contest.seats, number % contest.seats
    clock = _TurnClock(player(contest.one, contest.seats, number))
    others = [player(contest.other, contest.seats, number + 1_000_000 * (seat + 1)) for seat in range(contest.seats)]
    choosers = tuple(clock.choose if seat == own else clock.passing(others[seat]) for seat in range(contest.seats))
    last = play_out(game, deal, choosers, MOST_MOVES, contest.chosen()).last
    result = game.result(last) or game.standing(last)
    assert result is not None
    won = 1 / len(result.winners) if own in result.winners else 0.0
    others_best = max(score for seat, score in enumerate(result.scores) if seat != own)
    return Finish(won, result.scores[own], others_best, tuple(clock.turns))


def row(contest: Contest, games: int, workers: int | None) -> tuple[str, ...]:
    """The line of the table for one pair."""
    finishes = played(partial(finish, contest), games, workers)
    return (contest.one, contest.other, str(games), *_figures(finishes))


def bounds(won: float, games: int) -> tuple[float, float]:
    """Wilson's interval at 95 %, in percent.

    >>> [round(bound, 1) for bound in bounds(8, 10)]
    [49.0, 94.3]
    """
    share, square = won / games, NORMAL_95**2
    middle = share + square / (2 * games)
    spread = NORMAL_95 * sqrt(share * (1 - share) / games + square / (4 * games**2))
    whole = 1 + square / games
    return 100 * (middle - spread) / whole, 100 * (middle + spread) / whole


def table(rows: Sequence[tuple[str, ...]]) -> str:
    """As Markdown, so that it can be kept."""
    lines = [HEADINGS, tuple("---" for _ in HEADINGS), *rows]
    return "\n".join("| " + " | ".join(cells) + " |" for cells in lines)


def _figures(finishes: Sequence[Finish]) -> tuple[str, ...]:
    games = len(finishes)
    won = sum(one.won for one in finishes)
    low, high = bounds(won, games)
    turns = [turn for one in finishes for turn in one.turns]
    return (
        f"{100 * won / games:.0f} %",
        f"{low:.0f}-{high:.0f}",
        f"{sum(one.score - one.best_other for one in finishes) / games:+.1f}",
        f"{sum(one.score for one in finishes) / games:.1f}",
        f"{sum(one.best_other for one in finishes) / games:.1f}",
        f"{percentile(turns, 50):.2f}",
        f"{percentile(turns, 95):.2f}",
        f"{max(turns):.1f}",
    )


class _TurnClock:
    """What a player's turns cost: moves that follow each other without one of another seat are one turn."""

    def __init__(self, chooser: Chooser) -> None:
        self._chooser = chooser
        self._going_on = False
        self.turns: list[float] = []

    def choose(self, game: Game, state: GameState, seat: Seat) -> Move:
        start = thread_time()
        move = self._chooser(game, state, seat)
        spent = thread_time() - start
        if self._going_on:
            self.turns[-1] += spent
        else:
            self.turns.append(spent)
        self._going_on = True
        return move

    def passing(self, chooser: Chooser) -> Chooser:
        """Another seat's player, whose move ends the turn."""

        def choose(game: Game, state: GameState, seat: Seat) -> Move:
            self._going_on = False
            return chooser(game, state, seat)

        return choose
