"""Crops: what they show, how large, and that nothing of the map outside them is drawn."""

from math import dist, pi

import pytest

from render import fonts
from render.curves import Path
from render.map.legend import LegendEntry, height, legend
from render.map.plates import Lettering, NamedPlace, along, nameplates, written
from render.map.strips import Heading, Strip, chip_rows, header, player_strip
from render.map.window import Zoom, crop, placed
from render.scene import Box, Rect, Shape, Text, circle
from render.sheet import Sheet

ZOOM = Zoom(2.0, (100, 80), (400, 300), 20, 30)
MAP = Box(0, 0, 1000, 600)


def test_a_crop_holds_its_points_with_room_around_and_stays_on_the_map() -> None:
    part = crop([(500, 300), (700, 350)], MAP, ZOOM)
    assert part is not None
    assert part.window == Box(480, 280, 240, 90)
    assert part.size == (480, 210)
    assert part.corner == (960, 530)
    corner = crop([(3, 3)], MAP, ZOOM)
    assert corner is not None
    assert corner.window == Box(0, 0, 100, 80)


def test_there_is_no_crop_of_nothing_or_of_too_much() -> None:
    assert crop([], MAP, ZOOM) is None
    assert crop([(0, 0), (600, 10)], MAP, ZOOM) is None


def test_a_crop_shows_larger_shapes_and_only_those_it_reaches() -> None:
    sheet = Sheet(("one",))
    sheet.add("one", Rect(500, 300, 10, 10, "#ffffff"), Rect(10, 10, 10, 10, "#ffffff"), Text(505, 310, "KC", 10, "#0"))
    sheet.label("near", Box(500, 300, 10, 10))
    sheet.label("far", Box(10, 10, 10, 10))
    part = crop([(505, 305)], MAP, ZOOM)
    assert part is not None
    (layer,), labels = part.cut(sheet)
    x, y = part.corner
    assert layer.shapes[0] == Rect(1000 - x, 600 - y, 20, 20, "#ffffff")
    assert len(layer.shapes) == 2
    assert [label.name for label in labels] == ["near"]
    assert placed(sheet, 1, 0, 0)[0] == list(sheet.layers())


def test_names_stand_beside_their_places_and_apart() -> None:
    places = {key: NamedPlace(key * 5, key, (200 + 40 * i, 200), 10, i) for i, key in enumerate("ABC")}
    plates = nameplates(places, [Box(180, 150, 200, 30)], Box(0, 0, 400, 400), Lettering(20, 12, 18))
    boxes = [plate.box for plate in plates.values()]
    for i, one in enumerate(boxes):
        for other in boxes[i + 1 :]:
            assert one.right <= other.x or other.right <= one.x or one.bottom <= other.y or other.bottom <= one.y
    assert [len(plate.tags) for plate in plates.values()] == [0, 1, 2]
    texts = [
        shape.text for shape in written(plates["A"], places["A"], Lettering(20, 12, 18)) if isinstance(shape, Text)
    ]
    assert texts[-2:] == ["AAAAA", "A"]


def dot(at: tuple[float, float]) -> list[Shape]:
    return [circle(*at, 8, "#000000")]


@pytest.mark.parametrize(("count", "lines"), [(3, 1), (9, 2), (20, 4)])
def test_a_legend_takes_as_many_lines_as_it_needs_and_stays_inside(count: int, lines: int) -> None:
    entries = [LegendEntry("a sign of the map", dot)] * count
    high = height(entries, 1600)
    assert high == lines * 46 + 6
    box = Box(0, 100, 1600, high)
    for shape in legend(box, entries):
        if isinstance(shape, Text):
            assert box.x < shape.x < box.right - 150
            assert box.y < shape.y < box.bottom


def test_a_header_calls_one_player_by_letter_and_several_by_name() -> None:
    for seats, discs in (((1,), 1), ((0, 2), 0)):
        sheet = Sheet(("panel", "words"))
        header(sheet, Box(0, 0, 1600, 112), Heading("To play", "Basile", seats, "Round 7", "Build"))
        panel, words = sheet.layers()
        assert sum(isinstance(shape, Text) for shape in panel.shapes) == discs
        assert {"To play", "Basile", "Round 7", "Build"} == {s.text for s in words.shapes if isinstance(s, Text)}


def test_a_strip_leaves_out_tags_that_do_not_fit() -> None:
    sheet = Sheet(("panel", "words"))
    tags = (("first", "#ffffff"), ("a very long tag of a player " * 4, "#ffffff"))
    player_strip(sheet, Box(20, 0, 1000, 66), Strip(5, "Farid", True, (("= 12", "#ffffff"),), tags, 3))
    said = [shape.text for shape in sheet.layers()[1].shapes if isinstance(shape, Text)]
    assert said == ["= 12", "3", "Farid", "first"]
    assert [len(row) for row in chip_rows([("Denver", "5")] * 12, 800)] == [5, 5, 2]


@pytest.mark.parametrize("points", [((0, 0), (300, 300)), ((300, 300), (0, 0)), ((0, 300), (300, 0))])
def test_a_rivers_name_follows_it_and_is_never_upside_down(points: tuple[tuple[float, float], ...]) -> None:
    *rim, name = along(Path(points), "Huang He", 20, "#1f6fb0")
    assert isinstance(name, Text)
    assert len(rim) == 8
    assert abs(name.turn) == pytest.approx(pi / 4)
    assert dist((name.x, name.y), (150, 150)) < 10


def test_turned_letters_stand_upright_at_a_right_angle() -> None:
    flat, turned = (fonts.glyphs("Huang", "bold", 30, "ls", turn)[0] for turn in (0.0, pi / 2))
    assert turned.width == pytest.approx(flat.height, abs=3)
    assert turned.height == pytest.approx(flat.width, abs=3)
