"""Great Britain on the picture: canals open and covered, port markers, the way of a ship, and all of it in words."""

from itertools import pairwise
from math import hypot

import pytest

from render.pictures import picture
from render.scene import Line, Text
from render.steam.backdrop import whole
from render.steam.chart import chart
from render.steam.lanes import lane
from render.steam.layout import MAP_TOP
from render.steam.sample import sample
from render.steam.table import crop_scene
from render.steam.telling import describe
from rules.steam.maps.great_britain.harbour import flip
from rules.steam.sheets import shipped
from tests.render.steam.tables import KEY, drawn, labels, seen, texts
from tests.rules.steam.isles import boating, isles, shipping

BOARD = shipped("great_britain")
SHIPPED = "A deliver blue Belfast Glasgow@sea Edinburgh Carlisle Newcastle vp"


def test_the_map_explains_its_own_signs() -> None:
    said = {shape.text for shape in whole(BOARD, "en").shapes if isinstance(shape, Text)}
    assert {"canal: level 4, +2, hills +3", "port", "used port", "no crossing", "Great Britain"} <= said
    assert "two players: north of it" not in said


@pytest.mark.parametrize(("language", "name"), [("en", "Edinburgh"), ("fr", "Édimbourg")])
def test_places_have_their_names_in_the_readers_language(language: str, name: str) -> None:
    assert name in texts(drawn(isles().state, language=language))


def test_canals_are_open_until_a_tile_covers_them() -> None:
    fresh = labels(drawn(isles().state), "canal ")
    assert len(fresh) == 11
    assert all(name.endswith("open") for name in fresh)
    covered = drawn(isles().lay("B", "H16 N-SW").state)
    assert labels(covered, "canal oxford") == {"canal oxford covered"}
    assert len(covered.layer("canals")) < len(drawn(isles().state).layer("canals"))


def test_ports_show_their_markers() -> None:
    table = isles()
    table.state = flip(table.state, table.hex("Hull"))
    found = labels(drawn(table.state), "port ")
    assert len(found) == 18
    assert {name for name in found if name.endswith("used")} == {"port J12 used"}


def test_a_cube_by_sea_is_drawn_in_strokes_and_its_legs_are_numbered() -> None:
    table = shipping().play(SHIPPED)
    scene = drawn(table.state, *table.events)
    strokes = [shape for shape in scene.layer("runs") if isinstance(shape, Line) and shape.width == 5.5]
    assert len(strokes) > 6
    assert labels(scene, "leg ") == {"leg 1", "leg 2", "leg 3", "leg 4"}


def test_ships_sail_around_the_land() -> None:
    """From Hull to Glasgow no point of the way lies within a hex of the map, but near the ports themselves."""
    laid_out = chart(BOARD)
    start, goal = BOARD.number["J12"], BOARD.number["D7"]
    way = lane(laid_out, start, goal)
    hexes = [laid_out.centre(at) for at in range(len(BOARD.hexes)) if at not in (start, goal)]
    for x, y in way.points:
        assert min(hypot(x - cx, y - cy) for cx, cy in hexes) > 0.6 * laid_out.size
    assert all(hypot(bx - ax, by - ay) < 2 * laid_out.size for (ax, ay), (bx, by) in pairwise(way.points))
    assert all(0 < y < laid_out.height for _, y in lane(laid_out, BOARD.number["C12"], start).points)


def test_a_port_up_a_river_is_reached_by_the_river() -> None:
    laid_out = chart(BOARD)
    way = lane(laid_out, BOARD.number["H19"], BOARD.number["K18"])
    thames = laid_out.centre(BOARD.number["L18"])
    assert min(hypot(x - thames[0], y - thames[1]) for x, y in way.points) < 0.6 * laid_out.size


def test_a_delivery_by_canal_follows_the_canal() -> None:
    table = boating().play("A deliver blue Nottingham Manchester@canal Birmingham@canal Shrewsbury Liverpool vp")
    laid_out = chart(BOARD)
    lines = [shape for shape in drawn(table.state, *table.events).layer("runs") if isinstance(shape, Line)]
    middle = laid_out.centre(table.hex("H13"))
    reached = min(hypot(x - middle[0], y - middle[1] - MAP_TOP) for line in lines for x, y in line.points)
    assert reached < 0.4 * laid_out.size
    crop = crop_scene(seen(table.state, *table.events))
    assert crop is not None


@pytest.mark.parametrize("language", ["en", "fr"])
def test_all_of_it_in_words(language: str) -> None:
    table = isles().lay("B", "H16 N-SW")
    table.state = flip(table.state, table.hex("London"))
    told = describe(seen(table.state, language=language))
    active, still = {"en": ("Ports", "Canals"), "fr": ("Ports", "Canaux")}[language]
    london, oxford, north = ("London", "Oxford Canal", "Caledonian Canal")
    if language == "fr":
        london, oxford, north = ("Londres", "canal d’Oxford", "canal calédonien")
    ports, canals = (next(line for line in told if line.startswith(word)) for word in (active, still))
    assert london not in ports
    assert "Southampton" in ports
    assert oxford not in canals
    assert north in canals
    assert "[steam" not in "\n".join(told)


def test_the_palette_is_drawn_from_a_whole_table() -> None:
    names = {label.name for label in sample("great_britain").labels}
    assert any(name.startswith("port ") and name.endswith("active") for name in names)
    assert any(name.startswith("canal ") and name.endswith("covered") for name in names)


def test_the_picture_of_a_delivery_by_sea_is_under_600_kib() -> None:
    table = shipping(4).play(SHIPPED)
    assert len(picture(KEY, seen(table.state, *table.events)).png) < 600 * 1024
