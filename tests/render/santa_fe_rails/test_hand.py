"""A hand as a scene: each card, what it scores now, and the choice already made."""

import pytest

from render.colours import MARK
from render.santa_fe_rails.hand import hand_scene
from render.scene import Rect, Scene
from render.words import words
from rules.santa_fe_rails.build import position
from rules.santa_fe_rails.state import State
from rules.santa_fe_rails.view import santa_fe_view
from tests.render.santa_fe_rails.tables import NAMES, labels, text_in
from tests.render.showing import shown


def held(state: State, seat: int, language: str = "en") -> Scene:
    scene = hand_scene(shown(santa_fe_view(state, seat), (), NAMES, words(language)))
    assert scene is not None
    return scene


def test_a_city_card_shows_what_it_scores_now() -> None:
    state = position(tracks={"KP": ("KC ABI",), "SF": ("CHI KC ABI@2",)}, hands={0: "ABI LA"}, tokens="ABI 5")
    scene = held(state, 0)
    assert {"Abilene", "5 × 2", "10"} <= set(text_in(scene, scene.place("card 1 ABI")))
    assert {"Los Angeles", "7 × 0", "0"} <= set(text_in(scene, scene.place("card 2 LA")))


@pytest.mark.parametrize("card", ["double", "triple", "four", "boom", "branch UP"])
def test_special_cards_have_a_face_of_their_own(card: str) -> None:
    scene = held(position(hands={1: card}), 1)
    assert not [text for text in text_in(scene, scene.place(f"card 1 {card.replace(' ', ':')}")) if "[" in text]


def test_the_choice_already_made_is_marked_and_in_the_words() -> None:
    state = position(hands={0: "LA SEA"}, phase="choose")
    players = list(state.players)
    players[0] = players[0].model_copy(update={"hand": ("LA",), "chosen": ("SEA",)})
    scene = held(state.model_copy(update={"players": tuple(players)}), 0)
    framed = [shape.box() for shape in scene.layer("cards") if isinstance(shape, Rect) and shape.stroke == MARK]
    assert framed == [scene.place("card 1 SEA")]
    assert "Chosen secretly: Seattle." in scene.alt


def test_another_hand_never_shows() -> None:
    one = position(hands={0: "LA SEA", 1: "DEN BUT"})
    other = position(hands={0: "LA SEA", 1: "SLC REN"})
    assert held(one, 0) == held(other, 0)
    assert labels(held(one, 0), "card") != labels(held(one, 1), "card")


def test_a_bystander_has_no_hand() -> None:
    assert hand_scene(shown(santa_fe_view(position(), None), (), NAMES, words("en"))) is None
