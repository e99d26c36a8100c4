"""Beside the map: the cards of the player to move, loads, tray, events, and cash only where it is open."""

import pytest

from render.china_rails.event_cards import event_card
from render.scene import Box, Sprite, Text
from render.words import LANGUAGES, words
from rules.china_rails.boards import shipped
from rules.china_rails.state import Running
from tests.render.china_rails.tables import card, drawn, labels, table, text_in


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_demand_cards_of_the_player_to_move_are_shown(language: str) -> None:
    state = table()
    scene, board = drawn(state, language=language), shipped()
    for number, held in enumerate(state.me.hand, 1):
        words = text_in(scene, scene.place(f"card {number}"))
        for demand in board.demands[held]:
            assert board.cities[demand.city].name.of(language) in words
            assert board.goods[demand.good].name.of(language) in words
            assert f"{demand.pay}M" in words


def test_cash_is_hidden_until_it_is_public_but_for_its_owner() -> None:
    hidden, own, public = drawn(table()), drawn(table(), viewer=1), drawn(table(taxed=True))
    assert [("60M" in text_in(hidden, hidden.place(letter))) for letter in "ABC"] == [False, False, False]
    assert [("60M" in text_in(own, own.place(letter))) for letter in "ABC"] == [False, True, False]
    assert [("60M" in text_in(public, public.place(letter))) for letter in "ABC"] == [True, True, True]


def test_the_tray_counts_what_is_on_no_train() -> None:
    scene = drawn(table(trains={0: "AZ48"}, loads={0: "jade jade"}))
    assert "×1" in text_in(scene, scene.place("tray jade"))
    assert "×4" in text_in(scene, scene.place("tray tea"))


def test_a_player_shows_loads_and_troubles() -> None:
    state = table(trains={2: "AZ48"}, loads={2: "tea"}).with_player(2, loses_turn=True, borrowed=10)
    scene = drawn(state)
    box = scene.place("C")
    assert {"loses a turn", "owes 20M"} <= set(text_in(scene, box))
    inside = [shape for shape in scene.layer("panel") if isinstance(shape, Sprite) and box.holds(shape.box())]
    assert {shape.drawing.key.split("/")[1] for shape in inside} == {"engine", "good"}


def test_events_in_play_are_cards_with_their_words_and_their_end() -> None:
    scene = drawn(table(running=["sand_storm", "flood"]))
    assert labels(scene, "event") == {"event sand_storm", "event flood"}
    assert "to the end of this turn" in text_in(scene, scene.place("event flood"))
    assert shipped().event(card("flood")).name.en.split()[0] in " ".join(text_in(scene, scene.place("event flood")))


def test_the_sign_tells_whose_turn_it_is_and_how_far_it_has_come() -> None:
    words = {getattr(shape, "text", "") for shape in drawn(table()).layer("words")}
    assert {"Ada", "Round 3", "Running, 9 points left"} <= words
    state = table()
    building = drawn(state.but(now=state.now.but(phase="building", spent=7)))
    assert "Building, 7M of 20M spent" in {getattr(shape, "text", "") for shape in building.layer("words")}


def test_a_finished_game_names_its_winner_and_shows_no_cards() -> None:
    scene = drawn(table().but(over=True, cash=(60, 260, 60)))
    words = {getattr(shape, "text", "") for shape in scene.layer("words")}
    assert {"Basile", "Winner", "Game over", "260M"} <= words
    assert labels(scene, "card") == set()


@pytest.mark.parametrize(
    ("turn", "ends", "said"),
    [
        (0, 3, "for 2 more turns of the drawer"),
        (0, 2, "to the end of the drawer’s next turn"),
        (1, 1, "to the end of the drawer’s next turn"),
        (0, 1, "to the end of this turn"),
    ],
)
def test_an_event_card_counts_the_turns_of_its_drawer(turn: int, ends: int, said: str) -> None:
    running = (Running(card=card("flood"), drawer=0, ends=ends),)
    scene = drawn(table().but(turn=turn, running=running))
    assert said in text_in(scene, scene.place("event flood"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_card_on_the_map_tells_all_its_words(language: str) -> None:
    """In the small box of an event in play, above the line that says until when."""
    board = shipped()
    for event in board.events:
        box = Box(0, 0, 296, 178)
        shapes = event_card(box, event, 0, "until", words(language), 17.5)
        texts = [shape for shape in shapes if isinstance(shape, Text)]
        told = [shape for shape in texts if shape.weight == "semibold"]
        assert " ".join(shape.text for shape in told) == event.text.of(language)
        assert max(shape.y for shape in told) <= box.bottom - 17.5 * 1.3
        assert min(shape.size for shape in told) >= 13
