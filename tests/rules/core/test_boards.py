"""Board files from outside: read as TOML or JSON, and answered with one clear line where they are wrong."""

from __future__ import annotations

import pytest

from rules.core.boards import DEEPEST, LONGEST_BOARD, BoardError, demand_of_board, own_name, read_board
from rules.core.phrase import Frozen


class Line(Frozen):
    name: str
    stops: tuple[int, ...]


def test_a_board_is_read_from_toml_and_json_alike() -> None:
    board = Line(name="West", stops=(1, 2))
    assert read_board(Line, 'name = "West"\nstops = [1, 2]') == board
    assert read_board(Line, '{"name": "West", "stops": [1, 2]}') == board


def test_a_name_stands_for_the_contents() -> None:
    board = Line(name="West", stops=(1, 2))
    assert own_name(board) == own_name(board.but())
    assert own_name(board) != own_name(board.but(stops=(2, 1)))
    assert own_name(board).startswith("own-")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "name"),
        ("name = 3\nstops = []", "name"),
        ('name = "x"', "stops"),
        ('name = "x"\nstops = ["a"]', "stops.0"),
        ('name = "x"\nstops = []\nmore = 1', "more"),
        ("= broken", "no TOML"),
        ('{"name": ', "no JSON"),
        ("[" * (DEEPEST + 1), "within each other"),
        ("stops = " + "[" * 5_000 + "]" * 5_000, "within each other"),
        ("stops = [" + "9" * 5_000 + "]", ""),
        ('name = "x"\nstops = [nan]', "stops.0"),
        ("# " + "x" * LONGEST_BOARD, "characters"),
    ],
)
def test_a_wrong_board_gets_one_clear_line(text: str, said: str) -> None:
    with pytest.raises(BoardError) as error:
        read_board(Line, text)
    assert said in str(error.value)
    assert "\n" not in str(error.value)
    assert len(str(error.value)) < 400


def test_a_demand_that_holds_says_nothing() -> None:
    demand_of_board(True, "nothing is wrong")
    with pytest.raises(BoardError, match="two stops"):
        demand_of_board(False, "two stops in one place")
