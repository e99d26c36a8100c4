"""A share of the ladder that is small enough for every run."""

from __future__ import annotations

import pytest

from rules.registry import GAMES
from tests.contest.ladder import HEADINGS, Contest, bounds, finish, row, table


@pytest.mark.parametrize("key", ["freight_train", "santa_fe_rails", "railroad_dice_2"])
def test_the_steady_robot_beats_random(key: str) -> None:
    seats = GAMES[key].seats.start
    finishes = [finish(Contest(key, seats, "steady", "random"), number) for number in range(2 * seats)]
    assert sum(one.won for one in finishes) >= len(finishes) * 0.75


def test_bounds_hold_the_share_and_narrow_with_games() -> None:
    low, high = bounds(70, 100)
    assert low < 70 < high
    narrower = bounds(700, 1000)
    assert low < narrower[0] < narrower[1] < high


def test_a_row_has_a_cell_for_each_heading() -> None:
    cells = row(Contest("santa_fe_rails", 2, "steady", "easy"), 2, workers=1)
    assert len(cells) == len(HEADINGS)
    assert table([cells]).count("\n") == 2
