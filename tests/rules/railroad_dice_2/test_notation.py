"""Moves as people write them: read and written are exact inverses."""

from __future__ import annotations

import pytest

from rules.core.contract import MisreadError
from tests.rules.railroad_dice_2.table import GAME

EXACT = (
    "layout 1:0,0 2:5,0 3:10,0 4:0,5,1 5:5,5 6:10,-5,3",
    "station H8",
    "station AB12",
    "roll 4s",
    "roll 2s1c",
    "roll 2c",
    "roll joker",
    "skip",
    "lay 1 H7 NS",
    "lay 12 AA10 SW",
    "extend 3 C7 NS+EW",
    "appear 2 4",
    "buy",
    "buy 3",
    "transport 5 L8",
    "transport 5 L8 3",
    "transport 5 L8 0",
    "run",
    "run 5 L8",
    "run 5 L8 4 I7",
    "end",
)


@pytest.mark.parametrize("text", EXACT)
def test_what_is_written_is_read_back(text: str) -> None:
    move = GAME.parse(text)
    assert GAME.print(move) == text
    assert GAME.moves.validate_json(GAME.moves.dump_json(move)) == move


@pytest.mark.parametrize(
    ("said", "text"),
    [
        ("  LAY 1  h7  sn ", "lay 1 H7 NS"),
        ("extend 3 c7 we+sn", "extend 3 C7 NS+EW"),
        ("extend 3 c7 se+en", "extend 3 C7 NE+ES"),
        ("lay 1 h7 eo", "lay 1 H7 EW"),
        ("extend 3 c7 ns+SO", "extend 3 C7 NS+SW"),
        ("roll JOKER", "roll joker"),
        ("passengers 2 4", "appear 2 4"),
        ("Passagers 2 4", "appear 2 4"),
        ("layout 2:5,0 1:0,0,0 3:10,0 4:0,5 5:5,5 6:10,5", "layout 1:0,0 2:5,0 3:10,0 4:0,5 5:5,5 6:10,5"),
    ],
)
def test_case_order_and_spaces_do_not_matter(said: str, text: str) -> None:
    assert GAME.print(GAME.parse(said)) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "dance",
        "station",
        "station H8 H9",
        "station 8H",
        "station H123",
        "roll",
        "roll 5s",
        "roll 4s 2c",
        "skip 1",
        "end 1",
        "lay 1 H7",
        "lay one H7 NS",
        "lay 1 H7 NX",
        "lay 1 H7 N",
        "lay 1 H7 NN",
        "lay 1 H7 NS 2",
        "extend 1 H7",
        "extend 1 H7 NS+",
        "extend 1 H7 NS+NS",
        "lay 1 H7 NS+sn",
        "appear 1",
        "appear 1 2 3",
        "appear 1 x",
        "buy two",
        "buy 2 3",
        "buy 1234",
        "transport 5",
        "transport 5 L8 3 4",
        "transport L8 5",
        "transport 5 L8 -1",
        "run 5",
        "run 5 L8 4",
        "run L8",
        "layout 1:0",
        "layout 0:0,0",
        "layout 7:0,0",
        "layout 1:0,0,4",
        "layout 1:100,0",
    ],
)
def test_what_is_no_move_is_misread(text: str) -> None:
    with pytest.raises(MisreadError) as raised:
        GAME.parse(text)
    assert raised.value.why.key.startswith("dice-misread-")


def test_forms_say_the_same_as_the_notation() -> None:
    said = {
        "lay": {"die": "1", "cell": "h7", "code": "sn"},
        "extend": {"die": "3", "cell": "C7", "code": "NS+EW"},
        "transport": {"train": "5 L8", "count": ""},
        "buy": {},
        "appear": {"die": "2", "tile": "4"},
        "station": {"cell": "H8"},
        "roll": {"dice": "2c"},
        "skip": {},
        "end": {},
    }
    written = {kind: GAME.print(GAME.compose(kind, values)) for kind, values in said.items()}
    assert list(written.values()) == [
        "lay 1 H7 NS",
        "extend 3 C7 NS+EW",
        "transport 5 L8",
        "buy",
        "appear 2 4",
        "station H8",
        "roll 2c",
        "skip",
        "end",
    ]
    assert GAME.print(GAME.compose("transport", {"train": "5 L8", "count": "2"})) == "transport 5 L8 2"
    assert GAME.print(GAME.compose("run", {"trains": "5 l8 4 I7"})) == "run 5 L8 4 I7"
    assert GAME.print(GAME.compose("buy", {"value": "3"})) == "buy 3"


@pytest.mark.parametrize(("kind", "values"), [("lay", {"die": "1"}), ("lay", {"colour": "red"}), ("dance", {})])
def test_forms_with_gaps_are_misread(kind: str, values: dict[str, str]) -> None:
    with pytest.raises(MisreadError):
        GAME.compose(kind, values)
