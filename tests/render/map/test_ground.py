"""What maps share: projections, curves to walk on, bands, room for names, land painted the same every time."""

from math import dist, pi

import pytest
from PIL import Image

from render.curves import Path, arc, band, pointer, star
from render.map.geography import geography
from render.map.placing import Obstacles, Placement, candidates, chosen_placements, overlap, spread
from render.map.projection import Conic
from render.map.relief import paint_terrain
from render.paint import paint
from render.scene import (
    Box,
    Drawing,
    Hills,
    Line,
    Pattern,
    Rect,
    Scene,
    Sprite,
    Terrain,
    Text,
    Tint,
    circle,
    moved,
    scaled,
)

SQUARE = ((5.0, 5.0), (95.0, 5.0), (95.0, 95.0), (5.0, 95.0))


def test_a_conic_projection_keeps_the_centre_and_distances_near_it() -> None:
    conic = Conic((30, 45), (-105, 39))
    assert conic.flat((-105, 39)) == pytest.approx((0, 0))
    east, north = conic.flat((-104, 39)), conic.flat((-105, 40))
    assert east[0] == pytest.approx(86, abs=2)
    assert north[1] == pytest.approx(-112, abs=2)


def test_the_western_states_have_coasts_rivers_and_say_where_they_come_from() -> None:
    west = geography("western_us")
    assert "Natural Earth" in west.source
    assert "public domain" in west.source
    assert {"Missouri", "Colorado", "Columbia"} <= {river.name for river in west.rivers}
    assert all(-180 < lon < 0 < lat < 90 for ring in west.coasts() for lon, lat in ring)
    assert {border.kind for border in west.borders} == {"state", "nation"}


def test_a_path_is_walked_by_length() -> None:
    path = Path(((0, 0), (10, 0), (10, 10)))
    assert path.length == 20
    assert path.at(15) == (10, 5)
    assert path.cut(5, 15).points == ((5, 0), (10, 0), (10, 5))
    assert path.heading(15) == pytest.approx(pi / 2)
    assert path.back().at(5) == (10, 5)
    assert Path(((0, 0), (10, 0))).beside(3).points == ((0, 3), (10, 3))


def test_an_arc_joins_its_ends_and_stands_off_by_its_bend() -> None:
    bent = arc((0, 0), (100, 0), 0.1)
    assert (bent.points[0], bent.points[-1]) == ((0, 0), (100, 0))
    assert abs(bent.at(bent.length / 2)[1]) == pytest.approx(10, abs=0.2)


def test_a_band_has_its_width_and_a_nosed_one_points_forward() -> None:
    path = Path(((0, 0), (50, 0)))
    assert set(band(path, 10)) == {(0, -5), (50, -5), (50, 5), (0, 5)}
    assert (50, 0) in band(path, 10, nose=8)
    assert max(x for x, _ in pointer((9, 0), 0, 5, 4)) == 9
    assert len(star((0, 0), 5, 2, 5)) == 10


def test_points_that_crowd_are_moved_apart_and_others_stay() -> None:
    now = spread({"a": (50, 50), "b": (52, 50), "c": (90, 90)}, {("b", "a"): 30}, 10, Box(0, 0, 100, 100))
    assert dist(now["a"], now["b"]) == pytest.approx(30, abs=1.5)
    assert now["c"] == pytest.approx((90, 90))


def test_labels_take_the_place_where_they_hide_least() -> None:
    left, right = Box(0, 0, 10, 10), Box(20, 0, 10, 10)
    options = [Placement(left, 0, "left"), Placement(right, 5, "right")]
    assert chosen_placements([candidates(options, Obstacles([]))]) == ("left",)
    assert chosen_placements([candidates(options, Obstacles([left]))]) == ("right",)
    assert sorted(chosen_placements([candidates(options, Obstacles([])), candidates(options, Obstacles([]))])) == [
        "left",
        "right",
    ]
    assert overlap(left, Box(5, 5, 10, 10)) == 25
    assert overlap(left, right) == 0


def terrain(seed: int) -> Terrain:
    hills = (Hills(SQUARE, 1.0, 4),)
    return Terrain(0, 0, 100, 100, "#d0d0a0", (SQUARE,), (Tint(SQUARE, "#e0c080", 6),), hills, seed)


def painted(land: Terrain) -> Image.Image:
    image = Image.new("RGB", (100, 100), "#0000ff")
    paint_terrain(image, land, 1)
    return image


def test_land_is_cut_out_hilly_and_the_same_every_time() -> None:
    image = painted(terrain(1))
    assert image.getpixel((1, 50)) == (0, 0, 255)
    assert image.tobytes() == painted(terrain(1)).tobytes()
    assert image.tobytes() != painted(terrain(2)).tobytes()
    assert len(image.crop((20, 20, 80, 80)).getcolors(3600) or ()) > 20


def test_shapes_grow_as_a_whole() -> None:
    assert scaled(Rect(1, 2, 3, 4, "#ffffff", "#000000", 1, 2), 2) == Rect(2, 4, 6, 8, "#ffffff", "#000000", 2, 4)
    assert scaled(circle(1, 2, 3, Pattern("dots", "#ffffff", "#000000", 8)), 2) == circle(
        2, 4, 6, Pattern("dots", "#ffffff", "#000000", 16)
    )
    assert scaled(Line(((1, 1), (2, 2)), "#000000", 3, (4, 5)), 2) == Line(((2, 2), (4, 4)), "#000000", 6, (8, 10))
    assert scaled(Text(1, 2, "KC", 10, "#000000"), 2) == Text(2, 4, "KC", 20, "#000000")
    drawing = Drawing("test/any", 10, 10, ())
    assert scaled(Sprite(drawing, 1, 2, 10), 2) == Sprite(drawing, 2, 4, 20)
    with pytest.raises(TypeError):
        scaled(terrain(1), 2)
    assert moved(terrain(1), 10, 0).within[0][0] == (15, 5)


def test_a_scene_can_be_a_window_on_a_larger_backdrop() -> None:
    map_ = Drawing("test/map", 100, 100, (Rect(0, 0, 100, 100, "#ffffff"), Rect(60, 70, 10, 10, "#ff0000")))
    image = paint(Scene(40, 40, "#0000ff", map_, (), window=(50.0, 60.0)))
    assert [image.getpixel(at) for at in ((5, 5), (15, 15), (25, 15))] == [
        (255, 255, 255),
        (255, 0, 0),
        (255, 255, 255),
    ]
