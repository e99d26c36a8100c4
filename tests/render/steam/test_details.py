"""Beside the whole table: the changed part enlarged, plans as ghosts, numbered choices, the faces to choose from."""

import pytest

from render.art import NumberedPlace
from render.colours import PLAN_DARK
from render.scene import Line
from render.steam import layout as at
from render.steam.choosing import face_sheet
from render.steam.table import crop_scene, details
from tests.render.steam.tables import drawn, labels, railways, seen, texts


def test_the_crop_shows_what_changed_and_is_larger() -> None:
    table = railways().phase("build", "A").player("A", cash=9).play("A build J4 S-NW")
    whole, crop = drawn(table.state, *table.events), crop_scene(seen(table.state, *table.events))
    assert crop is not None
    assert crop.place("new J4").w == pytest.approx(whole.place("new J4").w * at.CROP_TIMES)
    assert at.CROP_HEAD < crop.place("new J4").y < crop.height
    assert {"Ada", "J4"} <= set(texts(crop))
    assert "Ada built J4 S-NW for 2." in crop.alt


def test_a_plan_is_dashed_and_numbered() -> None:
    table = railways().phase("build", "A").player("A", cash=9).play("A route J4 S-NW I4 SE-N")
    scene = crop_scene(seen(table.state, *table.events, plan=True))
    assert scene is not None
    assert labels(scene, "plan ") == {"plan J4", "plan I4"}
    dashed = [shape for shape in scene.layer("frames") if isinstance(shape, Line) and shape.dash]
    assert {shape.stroke for shape in dashed} == {PLAN_DARK}
    assert {"1", "2"} <= set(texts(scene))


def test_names_lie_over_the_frames_of_what_changed() -> None:
    table = railways().phase("build", "A").player("A", cash=9).play("A build J4 S-NW")
    names = [layer.name for layer in drawn(table.state, *table.events).layers]
    assert names.index("frames") < names.index("names") < names.index("marks")
    assert names.index("cubes") < names.index("frames")


def test_the_caption_names_what_its_player_did() -> None:
    """Where others answered within the same message, their hexes are not the last player's."""
    table = railways().phase("build", "AB").player("A", cash=9).player("B", cash=9)
    events = [*table.play("A build J4 S-NW").events, *table.play("A done", "B build J9 SW-N").events]
    caption = texts(crop_scene(seen(table.state, *events)) or drawn(table.state))
    assert {"Basile", "J9", "−2"} <= set(caption)
    assert "J4" in caption, "on its own hex"
    assert not any("J4," in text for text in caption)


def test_the_sheet_of_faces_is_in_the_language_of_the_reader() -> None:
    scene = face_sheet(seen(railways().state, language="fr", asked="build.face", choices=("NE-SW",)))
    assert scene is not None
    assert {"NE-SO", "SO", "NO"} <= set(texts(scene))


def test_choices_are_numbered_on_their_hexes() -> None:
    marks = (NumberedPlace(1, "J4"), NumberedPlace(2, "K4"), NumberedPlace(3, "J4"), NumberedPlace(4, "nowhere"))
    scene = crop_scene(seen(railways().state, marks=marks))
    assert scene is not None
    assert labels(scene, "choice ") == {"choice 1", "choice 2"}
    assert "Numbered choices: 1 J4, 2 K4, 3 J4, 4 nowhere." in scene.alt


def test_there_is_no_crop_where_nothing_changed() -> None:
    assert details(seen(railways().state)) == ()


def test_the_faces_of_a_tile_are_a_numbered_sheet_with_prices_where_the_hex_is_known() -> None:
    asked = seen(railways().state, asked="build.face", choices=("N-S", "N-S+NE-SW"), marks=(NumberedPlace(1, "J4"),))
    scene = face_sheet(asked)
    assert scene is not None
    assert labels(scene, "choice ") == {"choice 1 N-S", "choice 2 N-S+NE-SW"}
    assert {"N-S · 2", "N-S+NE-SW · 4", "Which tile on J4?"} <= set(texts(scene))
    assert details(asked) == (scene,)


def test_a_sheet_holds_24_faces_at_most_and_other_questions_have_none() -> None:
    many = ("N-S", "t:N,SE") * 15
    scene = face_sheet(seen(railways().state, asked="build.face", choices=many))
    assert scene is not None
    assert len(labels(scene, "choice ")) == at.SHEET_MOST
    assert face_sheet(seen(railways().state, asked="build.hex", choices=("J4",))) is None
