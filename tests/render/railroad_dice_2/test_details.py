"""Beside the whole table: the changed part enlarged, the dice rolled, the placements to choose from."""

import pytest

from render.art import NumberedPlace
from render.railroad_dice_2 import layout as at
from render.railroad_dice_2.choosing import placement_sheet, roll_scene
from render.railroad_dice_2.table import crop_scene, details
from rules.railroad_dice_2.turn.roll import JokerTaken, Rolled
from tests.render.railroad_dice_2.tables import LAID, RAN, drawn, labels, seen, sprites_in, texts, two_homes


def test_the_crop_shows_what_changed_and_is_larger() -> None:
    state = two_homes()
    whole, crop = drawn(state, LAID), crop_scene(seen(state, LAID))
    assert crop is not None
    assert crop.place("die D4 NS").w == pytest.approx(whole.place("die D4 NS").w * at.CROP_TIMES)
    assert 0 < crop.place("die D4 NS").x < crop.width
    assert at.CROP_HEAD < crop.place("die D4 NS").y < crop.height
    assert {"Ada", "D4"} <= set(texts(crop))
    assert "Ada laid NS (straight) on D4." in crop.alt


def test_a_transport_is_captioned_with_what_it_brings() -> None:
    crop = crop_scene(seen(two_homes(), RAN))
    assert crop is not None
    assert {"Ada", "D6", "+3"} <= set(texts(crop))
    assert "Ada brought home 3 passengers over D2 D3 D4 D5 D6." in crop.alt


def test_there_is_no_crop_where_nothing_or_too_much_changed() -> None:
    state = two_homes()
    assert crop_scene(seen(state)) is None
    assert crop_scene(seen(state, LAID.but(cell="A1"), LAID.but(cell="L8"))) is None


@pytest.mark.parametrize("cell", ["A1", "L1", "A8", "L8", "F4"])
def test_every_crop_stays_on_the_map(cell: str) -> None:
    crop = crop_scene(seen(two_homes(), LAID.but(cell=cell)))
    assert crop is not None
    left, top = crop.window
    assert 0 <= left <= crop.backdrop.width - crop.width + 1
    assert -at.CROP_HEAD <= top <= crop.backdrop.height - crop.height + 1


def test_a_roll_is_shown_as_a_picture_of_its_dice() -> None:
    state = two_homes()
    rolled = Rolled(seat=0, option="4s", dice=state.turn.hand[:4], simple=10, complex=9)
    scene = roll_scene(seen(state, rolled))
    assert scene is not None
    assert labels(scene, "hand") == {"hand 1 straight", "hand 2 curve", "hand 3 joker", "hand 4 locomotive"}
    assert {"Ada", "has rolled"} <= set(texts(scene))
    assert scene.alt == ("The dice of Ada: 1: straight, 2: curve, 3: joker, 4: locomotive.",)


def test_a_joker_taken_is_shown_as_a_complex_die() -> None:
    scene = roll_scene(seen(two_homes(), JokerTaken(seat=1, number=1, complex=9)))
    assert scene is not None
    assert any(key.startswith("dice/face/joker/1") for key in sprites_in(scene, "panel", scene.place("hand 1 joker")))
    assert scene.alt == ("The dice of Basile: 1: complex joker.",)


@pytest.mark.parametrize("asked", ["lay.die", "extend.die", "appear.die"])
def test_the_hand_is_shown_where_a_die_is_asked_for(asked: str) -> None:
    scene = roll_scene(seen(two_homes(), asked=asked))
    assert scene is not None
    assert len(labels(scene, "hand")) == 5
    assert roll_scene(seen(two_homes(), asked="lay.cell")) is None


def test_placements_are_shown_numbered_among_their_neighbours_six_at_most() -> None:
    codes = ("NS+SW", "NS+NE", "NS+ES", "NS+NW", "NS+EW", "ES+SW", "NW+SW")
    marks = tuple(NumberedPlace(number, "D4") for number in range(1, 8))
    scene = placement_sheet(seen(two_homes(), asked="extend.code", choices=codes, marks=marks))
    assert scene is not None
    assert labels(scene, "choice") == {f"choice {number} {code}" for number, code in enumerate(codes[:6], 1)}
    for number, code in enumerate(codes[:6], 1):
        drawings = sprites_in(scene, "panel", scene.place(f"choice {number} {code}"))
        assert drawings.count(f"dice/die/{code}") == 1
        assert drawings.count("dice/die/NS") == 2  # above and below
    assert "How should it lie on D4?" in texts(scene)
    assert "1 NS+SW (left switch)" in scene.alt[0]


def test_a_question_of_placement_needs_no_crop() -> None:
    question = seen(
        two_homes(), asked="lay.code", choices=("NS", "EW"), marks=(NumberedPlace(1, "C2"), NumberedPlace(2, "C2"))
    )
    assert len(details(question)) == 1
    assert (
        placement_sheet(seen(two_homes(), asked="lay.cell", choices=("C2",), marks=(NumberedPlace(1, "C2"),))) is None
    )
