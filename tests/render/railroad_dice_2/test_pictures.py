"""From a view to PNG bytes and words: small, the same every time, nothing left unsaid."""

from io import BytesIO

import pytest
from PIL import Image, ImageChops, ImageStat

from render.art import Shown
from render.pictures import ALT_LIMIT, describe, picture, pictures
from render.railroad_dice_2.sample import table
from render.words import LANGUAGES, words
from rules.core.contract import View
from rules.railroad_dice_2.chart import Lying, layout
from rules.railroad_dice_2.state import DiceOptions
from rules.railroad_dice_2.view import DiceView
from tests.render.railroad_dice_2.references import REFERENCE, reference
from tests.render.railroad_dice_2.tables import KEY, LAID, NAMES, seen, two_homes
from tests.render.references import small

FULL = 400 * 1024


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fullest_table_is_under_400_kib_and_its_words_fit(language: str) -> None:
    full = Shown(DiceView(state=table()), (LAID,), ("W" * 32,) * 4, words(language))
    for made in pictures(KEY, full):
        assert len(made.png) < FULL
        assert len(made.alt) <= ALT_LIMIT
        assert Image.open(BytesIO(made.png)).size == (made.width, made.height)


def test_the_longest_map_is_drawn_too() -> None:
    row = layout(Lying(tile, 5 * tile, 0) for tile in range(1, 7))
    state = two_homes().but(options=DiceOptions(tiles="large"), layout=row, rails=(), stations=())
    assert len(picture(KEY, seen(state)).png) < FULL


def test_a_turn_has_two_pictures_the_changed_part_first() -> None:
    crop, whole = pictures(KEY, seen(two_homes(), LAID))
    assert crop.width < whole.width
    assert whole == picture(KEY, seen(two_homes(), LAID))


def test_alt_text_tells_turn_dice_money_and_passengers() -> None:
    told = picture(KEY, seen(two_homes())).alt
    assert "Ada to play." in told
    assert "Dice in hand: 1: straight, 2: curve, 3: joker, 4: locomotive, 5: left switch." in told
    assert "tile 4 2" in told
    assert "Ada 10, 1" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_in_words_names_every_station_rail_and_player(language: str) -> None:
    told = "\n".join(describe(KEY, seen(two_homes(), language=language)))
    for named in ("D6", "H4 NS+SW", "Basile", "D3 NS", "K1"):
        assert named in told
    assert "[dice" not in told


def test_the_picture_looks_as_it_did() -> None:
    """`python -m tests.render.railroad_dice_2.references` draws the picture to compare with anew."""
    now, then = small(reference()), Image.open(REFERENCE).convert("RGB")
    assert now.size == then.size
    difference = ImageChops.difference(now, then).convert("L")
    assert ImageStat.Stat(difference).mean[0] < 4
    assert difference.point([0] * 64 + [255] * 192).histogram()[255] < now.width * now.height / 200


def test_a_strange_view_is_an_error() -> None:
    with pytest.raises(TypeError):
        picture(KEY, Shown(View(), (), NAMES, words("en")))
