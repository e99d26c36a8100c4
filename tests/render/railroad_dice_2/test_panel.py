"""Beside the map: turn, dice in hand, banks, locomotives, players."""

from dataclasses import replace
from itertools import combinations

import pytest

from render.railroad_dice_2.livery import DIRECTORS
from render.railroad_dice_2.table import table_scene
from rules.railroad_dice_2.board import BOARD
from rules.railroad_dice_2.build import position
from rules.railroad_dice_2.state import State
from tests.render.eyes import EYES, apart, contrast
from tests.render.railroad_dice_2.tables import drawn, labels, seen, sprites_in, text_in, texts, two_homes
from tests.render.tables import Bare

CREAM = "#fdf6e3"


def test_the_sign_says_whose_turn_it_is_year_and_phase() -> None:
    assert {"To play", "Ada", "Year 1", "Building"} <= set(texts(drawn(two_homes())))
    assert {"Au tour de", "Année 1"} <= set(texts(drawn(two_homes(), language="fr")))


def test_the_dice_in_hand_lie_in_the_tray_with_their_numbers() -> None:
    scene = drawn(two_homes())
    assert labels(scene, "hand") == {
        "hand 1 straight",
        "hand 2 curve",
        "hand 3 joker",
        "hand 4 locomotive",
        "hand 5 switch_left",
    }
    assert "dice/number/5" in sprites_in(scene, "panel", scene.place("hand 5 switch_left"))


@pytest.mark.parametrize(
    ("hand", "said"), [(None, "Dice not rolled yet"), ("", "No dice left in hand")], ids=["before", "after"]
)
def test_an_empty_tray_says_why(hand: str | None, said: str) -> None:
    scene = drawn(position("D2 H6", hand=hand))
    assert said in text_in(scene, scene.place("tray"))


def test_banks_show_what_is_left_and_the_locomotive_on_sale_is_framed() -> None:
    state = two_homes()
    scene = drawn(state)
    assert str(state.simple) in text_in(scene, scene.place("simple"))
    assert str(state.complex) in text_in(scene, scene.place("complex"))
    assert str(state.bank) in text_in(scene, scene.place("bank"))
    assert "sold out" in text_in(scene, scene.place("sale 2"))
    for value in {*state.locomotives}:
        left = state.locomotives.count(value)
        assert {str(BOARD.price[value]), f"×{left}"} <= set(text_in(scene, scene.place(f"sale {value}")))


def test_players_show_units_stations_and_locomotives_with_those_used_pale() -> None:
    state = two_homes()
    scene = drawn(state.but(turn=state.turn.but(used=(3,))))
    assert {"Ada", "1/3 stations", "D6"} <= set(text_in(scene, scene.place("A")))
    assert labels(scene, "A locomotive") == {"A locomotive 3 used", "A locomotive 3"}
    assert labels(scene, "B locomotive") == {"B locomotive 4"}


def test_while_stations_are_placed_those_to_come_are_shown() -> None:
    state = position("D2 H6", phase="neutrals").with_player(0, neutrals=2).with_player(1, neutrals=3)
    scene = drawn(state)
    assert labels(scene, "to place") == {"to place 5"}
    assert "2 neutral stations to place" in text_in(scene, scene.place("A"))


def over(state: State) -> State:
    return state.but(phase="over", ending="stock", turn=state.turn.but(hand=()))


def test_the_end_names_the_winner() -> None:
    scene = drawn(over(two_homes().with_player(0, money=99)))
    assert {"Winner", "Ada", "Game over"} <= set(texts(scene))


def test_directors_have_the_colours_of_the_box_and_can_be_told_apart_by_anyone() -> None:
    assert BOARD.colours == ("blue", "black", "green", "red")
    assert [owner.letter for owner in DIRECTORS] == ["A", "B", "C", "D"]
    for one, other in combinations(DIRECTORS, 2):
        assert one.pattern.motif != other.pattern.motif
        assert all(apart(one.colour, other.colour, eyes) >= 15 for eyes in EYES)
    assert all(contrast(owner.colour, CREAM) > 4.5 for owner in DIRECTORS)


def test_all_words_come_from_the_locale() -> None:
    scene = table_scene(replace(seen(two_homes()), words=Bare()))
    own = [text for text in texts(scene) if text.isalpha() and len(text) > 2]
    assert set(own) <= {"Ada", "Basile"}
