"""Every measurement with tiny sizes, so that `make bench` cannot rot. The figures themselves are not judged here."""

import re
from pathlib import Path

import pytest

from tests.bench.engine import first_offers, moves_per_second, replayed_per_second
from tests.bench.figures import Figure, at_least, at_most, below, percentile, table
from tests.bench.games import Played, random_game
from tests.bench.loading import loaded_tables
from tests.bench.memory import idle_tables
from tests.bench.pictures import painted
from tests.bench.robots import margin, robot_against_random
from tests.bench.submitting import submitted_moves


@pytest.fixture(scope="module")
def game() -> Played:
    return random_game(1)


def number(figure: Figure) -> float:
    """The first number of a figure (not that of a percentile); a figure without one is a failure."""
    found = re.search(r"(?<!p)\b[\d,]+(\.\d+)?", figure.figure)
    assert found is not None, figure
    return float(found[0].replace(",", ""))


def test_random_games_are_the_same_in_every_run(game: Played) -> None:
    assert random_game(1).record() == game.record()


def test_engine_rates_come_with_the_ratio_to_python_chess(game: Played) -> None:
    ours, theirs, ratio = moves_per_second([game], chess_games=1, rounds=1)
    assert number(ratio) == pytest.approx(number(ours) / number(theirs), abs=0.01)


def test_replay_rate_and_first_offers_are_positive(game: Played) -> None:
    assert number(replayed_per_second([game], rounds=1)) > 0
    assert number(first_offers([game])) > 0


async def test_submitted_moves_are_timed_beside_a_bare_commit(tmp_path: Path) -> None:
    submitted, bare = await submitted_moves(tmp_path, moves=5)
    assert number(submitted) > number(bare) > 0


def test_pictures_are_compared_with_their_encoding(game: Played) -> None:
    whole, alone, ratio, size = painted([game], pictures=2)
    assert number(whole) > number(alone) > 0
    assert number(ratio) > 1
    assert number(size) > 1


async def test_loading_compares_a_small_store_with_a_large_one(tmp_path: Path) -> None:
    few, many, ratio = await loaded_tables(tmp_path, times=3, loads=3)
    assert "30 games" in many.name
    assert min(number(few), number(many), number(ratio)) > 0


async def test_idle_tables_leave_little_in_memory(tmp_path: Path) -> None:
    """A whole position is some 20 kB of Python values: less than a tenth of that says that none is kept."""
    assert number(await idle_tables(tmp_path, tables=20)) < 2_000


def test_robot_games_are_counted() -> None:
    wins, _ = robot_against_random(games=1, workers=1)
    assert number(wins) == 100 * (margin(0) > 0)


def test_figures_are_judged_against_their_goals() -> None:
    assert at_most("a", 3, 3, "{}").met
    assert not at_most("a", 3.1, 3, "{}").met
    assert not below("a", 300, 300, "{}").met
    assert at_least("a", 90, 90, "{}").met
    assert table([at_most("a", 4, 3, "{}")]).endswith("MISSED")
    assert [percentile(range(1, 101), percent) for percent in (50, 95)] == [50, 95]
