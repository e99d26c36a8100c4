"""Scenes are plain data: shapes that can be moved, measured and compared."""

import pytest

from render.draw import dashes
from render.scene import Box, Drawing, Ellipse, Label, Line, Polygon, Rect, Scene, Sprite, Text, circle, moved

PLAIN = Drawing("test/plain", 10, 10, ())


def test_a_moved_shape_is_the_same_shape_elsewhere() -> None:
    assert moved(Rect(1, 2, 3, 4, "#ffffff"), 10, 20) == Rect(11, 22, 3, 4, "#ffffff")
    assert moved(Line(((0, 0), (5, 5)), "#000000", 2), 1, 2) == Line(((1, 2), (6, 7)), "#000000", 2)
    assert moved(Text(1, 1, "loco", 12, "#000000"), 2, 3) == Text(3, 4, "loco", 12, "#000000")


def test_a_shape_knows_the_box_it_fills() -> None:
    assert Ellipse(10, 10, 4, 2).box() == Box(6, 8, 8, 4)
    assert circle(10, 10, 3, "#000000").box() == Box(7, 7, 6, 6)
    assert Polygon(((0, 0), (10, 0), (5, 8)), "#000000", "#ffffff", 2).box() == Box(-1, -1, 12, 10)
    assert Sprite(Drawing("test/wide", 40, 20, ()), 5, 5, 80).box() == Box(5, 5, 80, 40)


def test_a_box_holds_what_lies_inside_it() -> None:
    assert Box(0, 0, 10, 10).holds(Box(0, 2, 10, 8))
    assert not Box(0, 0, 10, 10).holds(Box(5, 5, 6, 2))


def test_a_scene_finds_its_layers_and_places_by_name() -> None:
    scene = Scene(10, 10, "#ffffff", PLAIN, (), (Label("main1.1", Box(1, 1, 2, 2)),))
    assert scene.place("main1.1") == Box(1, 1, 2, 2)
    assert scene.layer("stock") == ()
    with pytest.raises(KeyError):
        scene.place("main9.9")


def test_dashes_cut_a_line_into_drawn_pieces() -> None:
    assert dashes(((0, 0), (10, 0)), (4, 2)) == (((0, 0), (4, 0)), ((6, 0), (10, 0)))
