"""Every measurement with tiny sizes, so that `make bench` cannot rot. The figures themselves are not judged here."""

import re
from pathlib import Path

import pytest

from rules.registry import GAMES
from tests.bench.engine import asked_offers, chess_moves_per_second, moves_per_second, replayed_per_second
from tests.bench.figures import Figure, at_least, at_most, below, percentile, table
from tests.bench.games import Played, random_game
from tests.bench.loading import loaded_tables
from tests.bench.memory import idle_tables
from tests.bench.pictures import painted
from tests.bench.robots import ending, robot_against_random
from tests.bench.subjects import SUBJECTS, Sizes, Subject, rows
from tests.bench.submitting import submitted_moves


@pytest.fixture(scope="module", params=GAMES)
def game(request: pytest.FixtureRequest) -> Played:
    return random_game(GAMES[request.param], 1)


def number(figure: Figure) -> float:
    """The first number of a figure (not that of a percentile); a figure without one is a failure."""
    found = re.search(r"(?<!p)\b[\d,]+(\.\d+)?", figure.figure)
    assert found is not None, figure
    return float(found[0].replace(",", ""))


def test_every_game_is_measured() -> None:
    assert {subject.key: subject.seats in GAMES[subject.key].seats for subject in SUBJECTS} == dict.fromkeys(
        GAMES, True
    )


def test_random_games_are_the_same_in_every_run_and_differ_in_seats(game: Played) -> None:
    assert random_game(game.game, 1).record() == game.record()
    assert {random_game(game.game, number).seats for number in range(4)} == set(game.game.seats)


def test_engine_rates_come_with_the_ratio_to_python_chess(game: Played) -> None:
    assert chess_moves_per_second(games=1, rounds=1) > 0
    ours, ratio = moves_per_second([game], 1_000.0, rounds=1)
    assert number(ratio) == pytest.approx(number(ours) / 1_000, abs=0.01)


def test_replay_rate_is_positive(game: Played) -> None:
    assert number(replayed_per_second([game], rounds=1)) > 0


def test_every_question_is_timed_and_held_to_the_goal(game: Played) -> None:
    first, every, slowest = asked_offers([game], goal=20)
    assert 0 < number(first) <= number(slowest)
    assert number(every) <= number(slowest)
    assert every.met == (number(every) <= 20)


async def test_submitted_moves_are_timed_beside_a_bare_commit(tmp_path: Path) -> None:
    submitted, bare = await submitted_moves(tmp_path, moves=5)
    assert min(number(submitted), number(bare)) > 0  # which is longer is the disk's mood, over so few


def test_pictures_are_compared_with_their_encoding(game: Played) -> None:
    figures = painted([game], turns=3, largest=500)
    whole, alone, ratio, _, size, *crop = figures
    assert number(whole) > number(alone) > 0
    assert number(ratio) > 1
    assert number(size) > 1
    if crop:
        enlarged, crop_alone, _, crop_size = crop
        assert min(number(enlarged), number(crop_alone), number(crop_size)) > 0


async def test_loading_compares_a_small_store_with_a_large_one(tmp_path: Path) -> None:
    few, many, ratio = await loaded_tables(tmp_path, times=3, loads=3)
    assert "30 games" in many.name
    assert min(number(few), number(many), number(ratio)) > 0


async def test_idle_tables_leave_little_in_memory(tmp_path: Path) -> None:
    """A whole position is some 20 kB of Python values: less than a tenth of that says that none is kept."""
    assert number(await idle_tables(tmp_path, tables=20)) < 2_000


@pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.key)
def test_robot_games_are_counted(subject: Subject) -> None:
    wins, ahead = robot_against_random(subject.key, subject.seats, games=1, goal=50, workers=1)
    found = ending(subject.key, subject.seats, 0)
    assert number(wins) == 100 * found.won
    assert ahead.figure == f"{found.ahead:+.1f}"


@pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.key)
def test_one_function_has_all_the_rows_of_a_game(subject: Subject) -> None:
    names = [
        row.name for row in rows(subject, Sizes(games=1, rounds=1, pictures=1, most_robot_games=1, workers=1), 1_000.0)
    ]
    for part in ("moves read", "replayed", "offers", "a picture", "size", "robot wins"):
        assert any(part in name for name in names), part


def test_figures_are_judged_against_their_goals() -> None:
    assert at_most("a", 3, 3, "{}").met
    assert not at_most("a", 3.1, 3, "{}").met
    assert not below("a", 300, 300, "{}").met
    assert at_least("a", 90, 90, "{}").met
    assert table([at_most("a", 4, 3, "{}")]).endswith("MISSED")
    assert [percentile(range(1, 101), percent) for percent in (50, 95)] == [50, 95]
