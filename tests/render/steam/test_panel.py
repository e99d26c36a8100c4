"""Below the map: whose turn it is, action tiles, supply, floods, tracks of points and players."""

import pytest

from render.steam import panel
from render.words import words
from rules.steam.view import steam_view
from tests.render.steam.tables import NAMES, drawn, labels, railways, sprites_in, texts
from tests.rules.steam.table import china, dealt


def test_the_sign_says_turn_and_phase_and_who_is_to_play() -> None:
    head = panel.heading(steam_view(railways().phase("move", "B", round=2).state, None), NAMES, words("en"))
    assert (head.said, head.who, head.when, head.phase) == ("To play", "Basile", "Turn 1/8", "Goods, round 2")


def test_an_owner_who_is_asked_comes_before_the_mover() -> None:
    view = steam_view(railways().phase("move", "B", round=1).state, None)
    assert panel.lit(view) == (1,)
    assert panel.lit(view.but(asked=2)) == (2,)


def test_action_tiles_show_number_price_and_holder() -> None:
    scene = drawn(railways().player("A", tile="urbanization", idle=True).state)
    assert len(labels(scene, "tile ")) == 7
    assert {"Urbanization", "6", "pass", "4+"} <= set(texts(scene))


def test_with_two_players_the_stack_is_shown_in_its_order() -> None:
    written = texts(drawn(dealt(2).state))
    assert {"stack 1", "stack 2", "stack 3"} <= set(written)


def test_the_supply_shows_its_cubes_and_what_new_cities_are_left() -> None:
    scene = drawn(railways().city("M6", "red").state)
    assert {"space 1 br", "space 2", "space 3 yy"} <= labels(scene, "space ")
    assert sprites_in(scene, "panel", scene.place("space 3 yy")) == ["steam/cube/yellow/Y"] * 2
    assert "new cities r 0" in labels(scene, "new cities ")


def test_the_danger_box_is_there_where_rivers_flood() -> None:
    assert labels(drawn(china(3).state), "danger") == {"danger"}
    assert labels(drawn(china(4).state), "danger") == set()


def test_players_stand_in_the_order_of_play_with_all_they_have() -> None:
    table = railways().player("B", cash=8).marker("B", vp=11, income=-3)
    scene = drawn(table.but(order=(1, 0, 2)).state)
    assert scene.place("B").y < scene.place("A").y < scene.place("C").y
    assert {"8 cash", "11 VP", "−3 inc.", "no. 1"} <= set(texts(scene))


def test_partners_are_told_apart_by_their_team() -> None:
    assert {"team 1", "team 2"} <= set(texts(drawn(china(4).state)))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_an_auction_shows_the_bids(language: str) -> None:
    table = dealt(3)
    first = table.game.duties(table.state)[0].seat
    table.play(f"{'ABC'[first]} bid 2")
    said = {"en": "bids 2", "fr": "mise 2"}[language]
    assert said in texts(drawn(table.state, language=language))


def test_in_the_end_a_strip_shows_the_whole_sum_st_16_4() -> None:
    """ST-16.2, ST-16.4: points of income and of links with those on the track."""
    table = railways().but(turn=8).marker("A", vp=7, income=4).phase("move", "C", round=2).play("C pass")
    assert table.state.phase == "over"
    assert "10 VP" in texts(drawn(table.state))
