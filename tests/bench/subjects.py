"""The games that are measured, what is asked of each, and all the rows of one game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from rules.core.contract import Game, Options
from rules.registry import GAMES
from tests.bench.cold import first_pictures
from tests.bench.engine import Goals, asked_offers, engine_rates
from tests.bench.figures import Figure
from tests.bench.games import Played, play_out, random_game
from tests.bench.pictures import painted
from tests.bench.robots import End, by_robot, robot_against
from tests.bench.steam import all_deliveries, solid, solvent

CARDS, MAPS, LARGE_MAPS = Goals(times=5), Goals(times=3), Goals(times=3, rate=2_000)
BIG_BOARD = Goals(rate=2_000)  # a move of China Rails is a whole line or a whole run, not one step


@dataclass(frozen=True)
class Subject:
    """A game with its goals."""

    key: str
    name: str
    seats: int  # of the games with a robot
    robot_games: int  # 0 where they are measured elsewhere
    robot_wins: float  # percent, of games against those who pick any offer
    picture_size: int  # KiB
    crop_size: int | None = None  # KiB, where it is not that of the picture
    answer: float = 20  # milliseconds to a question of the offers
    replay: Goals = MAPS
    by_robots: bool = False  # robots play the games that are measured: those of random players end too soon, or never
    ends: Mapping[str, tuple[End, float]] = field(default_factory=dict)  # the robot's, with goals in percent
    besides: Callable[[Options, int], list[Figure]] | None = None  # more figures, of so many rounds
    options: Mapping[str, object] = field(default_factory=dict)  # of the games that are measured


@dataclass(frozen=True)
class Sizes:
    """How much is measured."""

    games: int
    rounds: int
    pictures: int
    most_robot_games: int
    starts: int  # of a process, to its first picture
    workers: int | None = None


STEAM = Subject(
    "steam",
    "Steam",
    seats=3,
    robot_games=100,
    robot_wins=95,
    picture_size=600,
    replay=LARGE_MAPS,
    by_robots=True,
    ends={"income at least 0 and six links": (solid, 90), "not bankrupt": (solvent, 100)},
    besides=all_deliveries,
)
OTHER_MAPS = {"great_britain": "Great Britain", "california": "California", "california_2090": "California 2090"}

SUBJECTS = (
    Subject("freight_train", "Freight Train", seats=2, robot_games=200, robot_wins=90, picture_size=300, replay=CARDS),
    Subject("santa_fe_rails", "Santa Fe Rails", seats=3, robot_games=100, robot_wins=95, picture_size=500),
    Subject("railroad_dice_2", "Railroad Dice 2", seats=3, robot_games=100, robot_wins=95, picture_size=400),
    Subject(
        "china_rails",
        "China Rails",
        seats=3,
        robot_games=30,
        robot_wins=95,
        picture_size=800,
        crop_size=250,
        replay=BIG_BOARD,
    ),
    STEAM,
    *(
        replace(STEAM, name=f"Steam, the map {name}", options={"map": key}, robot_games=0)
        for key, name in OTHER_MAPS.items()
    ),
)


def rows(subject: Subject, sizes: Sizes, folder: Path) -> Iterator[Figure]:
    """Every figure of a game but its robot's, as they are measured. The games have every number of seats in turn."""
    game = GAMES[subject.key]
    options = game.options.model_validate(subject.options)
    games = [_measured(game, options, number, subject.by_robots) for number in range(sizes.games)]
    yield from engine_rates(games, sizes.rounds, subject.replay)
    yield from asked_offers(games, subject.answer)
    yield from painted(games, sizes.pictures, subject.picture_size, subject.crop_size or subject.picture_size)
    yield from first_pictures(subject.key, options, folder, sizes.starts)
    yield from subject.besides(options, sizes.rounds) if subject.besides else ()


def contests(subject: Subject, sizes: Sizes) -> Iterator[Figure]:
    """What the game's robot is worth."""
    most = min(subject.robot_games, sizes.most_robot_games)
    seats, workers = subject.seats, sizes.workers
    yield from robot_against("random", subject.key, seats, most, subject.robot_wins, workers, subject.ends)
    yield from robot_against("greedy", subject.key, seats, most, None, workers)


def _measured(game: Game, options: Options, number: int, by_robots: bool) -> Played:
    if not by_robots:
        return random_game(game, number)
    counts = game.seats_for(options)
    return play_out(game, number, (by_robot,) * counts[number % len(counts)], options=options)
