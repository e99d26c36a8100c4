"""From a view to PNG bytes and words: small, the same every time, nothing left unsaid."""

from io import BytesIO

import pytest
from PIL import Image, ImageChops, ImageStat

from render.art import Shown
from render.pictures import ALT_LIMIT, describe, picture, pictures
from render.steam.sample import palette, table
from render.words import LANGUAGES, words
from rules.core.contract import View
from rules.steam.view import steam_view
from tests.render.references import small
from tests.render.steam.references import REFERENCE, reference
from tests.render.steam.tables import KEY, NAMES, railways, seen

FULL = 600 * 1024


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fullest_table_is_under_600_kib_and_its_words_fit(language: str) -> None:
    full = Shown(steam_view(table("china"), None), (), ("W" * 32,) * 3, words(language))
    for made in pictures(KEY, full):
        assert len(made.png) < FULL
        assert len(made.alt) <= ALT_LIMIT
        assert Image.open(BytesIO(made.png)).size == (made.width, made.height)


def test_a_turn_has_two_pictures_the_changed_part_first() -> None:
    played = railways().phase("build", "A").player("A", cash=9).play("A build J4 S-NW")
    crop, whole = pictures(KEY, seen(played.state, *played.events))
    assert crop.width < whole.width
    assert whole == picture(KEY, seen(played.state, *played.events))


def test_alt_text_tells_turn_money_points_and_funds() -> None:
    told = picture(KEY, seen(railways().phase("build", "B").state)).alt
    assert "Basile to play." in told
    assert "Ada cash 0, income 0, VP 0, level 1, links 1" in told
    assert "Jinan 1" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_in_words_names_every_place_link_and_tile(language: str) -> None:
    state = railways().state
    told = "\n".join(describe(KEY, seen(state, language=language)))
    names = {place.id: place.name for place in state.board.hexes if place.name}
    assert all(f"{hex_id} {name.of(language)}" in told for hex_id, name in names.items())
    for named in ("J6 NE-SO" if language == "fr" else "J6 NE-SW", "I8 N-S", "Basile", "Zhengzhou – Wuhan"):
        assert named in told
    assert "[steam" not in told


def test_sides_are_said_in_the_language_of_the_reader() -> None:
    """West is `O` in French, and read back so."""
    table = railways().phase("build", "A").player("A", cash=9)
    faces = {one.value: one.label for one in table.offers("A", "build", "J3", "J4").choices}
    said = words("fr").say(faces["N-SW"])
    assert said == "N-SO"
    loose = next(one.label for one in table.offers("A", "route").choices if one.value == "J5-N")
    assert words("fr").say(loose) == "Depuis le bout de votre voie en J5, côté N"
    told, *_ = table.game.tell(table.play(f"A build J4 {said}").state, table.events[0])
    assert "J4 N-SO" in words("fr").say(told, lambda _: "Ada")
    assert "J4 N-SW" in words("en").say(told, lambda _: "Ada")


def test_each_map_has_its_palette() -> None:
    assert palette(steam_view(railways().state, None)) == "china"


def test_the_picture_looks_as_it_did() -> None:
    """`python -m tests.render.steam.references` draws the picture to compare with anew."""
    now, then = small(reference()), Image.open(REFERENCE).convert("RGB")
    assert now.size == then.size
    difference = ImageChops.difference(now, then).convert("L")
    assert ImageStat.Stat(difference).mean[0] < 4
    assert difference.point([0] * 64 + [255] * 192).histogram()[255] < now.width * now.height / 200


def test_a_strange_view_is_an_error() -> None:
    with pytest.raises(TypeError):
        picture(KEY, Shown(View(), (), NAMES, words("en")))
