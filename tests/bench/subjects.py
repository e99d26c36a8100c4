"""The games that are measured, what is asked of each, and all the rows of one game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rules.registry import GAMES
from tests.bench.engine import asked_offers, moves_per_second, replayed_per_second
from tests.bench.figures import Figure
from tests.bench.games import random_game
from tests.bench.pictures import painted
from tests.bench.robots import robot_against_random


@dataclass(frozen=True)
class Subject:
    """A game with its goals."""

    key: str
    name: str
    seats: int  # of the games with a robot
    robot_games: int
    robot_wins: float  # percent
    picture_size: int  # KiB
    answer: float = 20  # milliseconds to a question of the offers


@dataclass(frozen=True)
class Sizes:
    """How much is measured."""

    games: int
    rounds: int
    pictures: int
    most_robot_games: int
    workers: int | None = None


SUBJECTS = (
    Subject("freight_train", "Freight Train", seats=2, robot_games=200, robot_wins=90, picture_size=300),
    Subject("santa_fe_rails", "Santa Fe Rails", seats=3, robot_games=100, robot_wins=95, picture_size=500),
    Subject("railroad_dice_2", "Railroad Dice 2", seats=3, robot_games=100, robot_wins=95, picture_size=400),
)


def rows(subject: Subject, sizes: Sizes, chess_rate: float) -> Iterator[Figure]:
    """Every figure of a game, as they are measured. The games have every number of seats in turn."""
    games = [random_game(GAMES[subject.key], number) for number in range(sizes.games)]
    yield from moves_per_second(games, chess_rate, sizes.rounds)
    yield replayed_per_second(games, sizes.rounds)
    yield from asked_offers(games, subject.answer)
    yield from painted(games, sizes.pictures, subject.picture_size)
    robot_games = min(subject.robot_games, sizes.most_robot_games)
    yield from robot_against_random(subject.key, subject.seats, robot_games, subject.robot_wins, sizes.workers)
