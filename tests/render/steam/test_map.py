"""What stands on the map: hexes by name, railways with their owners, Cities and Towns with cubes, floods, ferries."""

from itertools import combinations

import pytest

from render.colours import MARK
from render.scene import Line, Pattern, Polygon, Sprite, Text
from render.steam.backdrop import whole
from render.steam.chart import chart
from render.steam.ground import HILLS
from render.steam.livery import GOODS, WOODS
from render.steam.network import journey
from render.steam.pieces import WAVES, initial
from render.words import words
from rules.steam.goods.deliver import Delivered
from rules.steam.state import Flood
from rules.steam.view import steam_view
from tests.render.eyes import EYES, apart, mixed
from tests.render.steam.tables import drawn, labels, railways, sprites_in, texts
from tests.rules.steam.table import china, grid


def test_every_hex_is_called_by_its_letter_and_number() -> None:
    board = china().state.board
    (land, *_) = (shape.drawing for shape in whole(board, "en").shapes if isinstance(shape, Sprite))
    written = [shape.text for shape in land.shapes if isinstance(shape, Text)]
    assert sorted(written) == sorted(place.id for place in board.hexes)


def test_hexes_on_tiles_keep_their_names_above_the_tracks() -> None:
    scene = drawn(railways().state)
    named = [shape.text for shape in scene.layer("names") if isinstance(shape, Text)]
    assert sorted(named) == ["G7", "I8", "I9", "J5", "J6"]


def test_hexes_lie_as_the_board_puts_them_on_the_earth() -> None:
    laid_out = chart(china().state.board)
    west, east = (laid_out.centre(laid_out.board.number[name]) for name in ("B13", "M9"))
    north = laid_out.centre(laid_out.board.number["P1"])
    assert west[0] < east[0]
    assert north[1] < east[1] < west[1]


def test_every_link_carries_its_owners_letter() -> None:
    assert labels(drawn(railways().state), "link ") == {
        "link I10 I7 B",
        "link I7 K6 A",
        "link J5 J5 A",
        "link G7 G7 nobody",
    }


@pytest.mark.parametrize("eyes", EYES)
def test_no_owners_token_can_be_taken_for_a_cube(eyes: str) -> None:
    tokens = [WOODS[wood].pattern.ground for wood in ("white", "brown", "natural", "black")]
    cubes = [goods.colour for colour, goods in GOODS.items() if colour != "white"]
    least = 40 if eyes == "usual" else 13
    assert all(apart(token, cube, eyes) >= least for token in tokens for cube in cubes)


@pytest.mark.parametrize("eyes", EYES)
def test_cubes_differ_from_each_other_and_tokens_too(eyes: str) -> None:
    cubes = [goods.colour for colour, goods in GOODS.items() if colour != "white"]
    assert all(apart(one, other, eyes) >= 15 for one, other in combinations(cubes, 2))
    woods = [WOODS[wood].pattern for wood in ("white", "brown", "natural", "black")]
    assert all(apart(one.ground, other.ground, eyes) >= 30 for one, other in combinations(woods, 2))
    assert len({wood.motif for wood in woods}) == 4


_INKED = {"bars": 0.5, "checks": 0.5, "stripes": 0.5, "dots": 0.25, "waves": 0.25, "mesh": 0.36}  # share of the ink


def from_afar(pattern: Pattern) -> str:
    """The colour that a pattern blurs into on a phone."""
    return mixed(pattern.ground, pattern.ink, _INKED[pattern.motif])


@pytest.mark.parametrize("eyes", EYES)
def test_on_a_phone_tracks_differ_from_each_other_and_from_hills(eyes: str) -> None:
    coats = [from_afar(wood.pattern) for wood in WOODS.values()]
    assert min(apart(one, other, eyes) for one, other in combinations(coats, 2)) >= 24
    hills = [mixed(plain, HILLS.hex[:7], int(HILLS.hex[7:], 16) / 255) for plain in ("#dde1b0", "#ecdfae", "#c9dca6")]
    assert min(apart(coat, hill, eyes) for coat in coats for hill in hills) >= 15


def test_cities_show_their_cubes_and_what_they_take() -> None:
    scene = drawn(railways().state)
    box = scene.place("city J3 purple prrrr")
    assert sprites_in(scene, "cubes", box) == ["steam/cube/purple/P", *["steam/cube/red/R"] * 4]
    assert "steam/sign/purple/P" in sprites_in(scene, "codes", box)


def test_colours_have_the_letters_of_the_readers_language() -> None:
    scene = drawn(railways().state, language="fr")
    assert sprites_in(scene, "cubes", scene.place("city I7 purple byy"))[1:] == ["steam/cube/yellow/J"] * 2
    assert "steam/sign/purple/V" in sprites_in(scene, "codes", scene.place("city I7 purple byy"))
    for language in ("en", "fr"):
        letters = [initial(colour, words(language)) for colour in GOODS]
        assert len(set(letters)) == len(GOODS), "no two colours share one"


def test_a_city_that_grew_has_its_marker_and_a_new_city_its_star() -> None:
    table = railways().city("M6", "gray")
    scene = drawn(table.but(grown=(table.hex("Beijing"),)).state)
    assert "steam/growth" in sprites_in(scene, "codes", scene.place("city J3 purple prrrr"))
    assert "steam/new" in sprites_in(scene, "codes", scene.place("new city M6 gray"))


@pytest.mark.parametrize(("language", "name"), [("en", "Beijing"), ("fr", "Beijing")])
def test_places_have_their_names_in_the_readers_language(language: str, name: str) -> None:
    assert name in texts(drawn(railways().state, language=language))


def test_funds_and_floods_are_shown() -> None:
    table = railways()
    assert table.state.flood is not None
    funds = tuple((at, 0 if at == table.hex("Jinan") else 2) for at, _ in table.state.flood.funds)
    flood = Flood(funds=funds, box=("yellow", "yellow"), bag=table.state.flood.bag)
    scene = drawn(table.but(flood=flood).state)
    assert labels(scene, "fund ") == {
        "fund I7 2 toll",
        "fund K6 0 under_water",
        "fund I10 2 dry",
        "fund K9 2 dry",
    }
    waves = [shape for shape in scene.layer("water") if isinstance(shape, Line) and len(shape.points) > 7]
    assert len(waves) == 2 * len(WAVES), "over Jinan alone, each with its light rim"
    assert all(scene.place("city K6 yellow p").holds(wave.box()) for wave in waves)
    assert not any(isinstance(shape, Polygon) for shape in scene.layer("water")), "the colour of the City shows"


def test_what_is_out_of_play_lies_in_shadow() -> None:
    assert len(drawn(china(3).state).layer("closed")) == 1  # Hong Kong
    two = china(2).state
    assert len(drawn(two).layer("closed")) == sum(place.beyond or place.opens > 1 for place in two.board.hexes)


def test_a_ferry_shows_its_price_until_it_is_built() -> None:
    table = china().city("N4", "red").phase("build", "A")
    assert labels(drawn(table.state), "ferry ") == {"ferry N5"}
    built = table.player("A", cash=9).play("A ferry N4").state
    assert labels(drawn(built), "ferry ") == set()
    assert any(name.endswith(" A") for name in labels(drawn(built), "link "))


def test_a_delivery_is_drawn_along_its_links_and_numbered() -> None:
    table = railways().phase("move", "A", round=1).player("A", level=2)
    table.cubes(Jinan="y").play("A deliver yellow K6 I7 I10 vp")
    scene = drawn(table.state, *table.events)
    assert labels(scene, "leg ") == {"leg 1", "leg 2"}
    laid_out, view = chart(table.state.board), steam_view(table.state, None)
    first, second = journey(laid_out, view, table.event(Delivered))
    assert first.points[0] == laid_out.centre(table.hex("Jinan"))
    assert first.points[-1] == second.points[0] == laid_out.centre(table.hex("Zhengzhou"))
    assert MARK in {getattr(shape, "stroke", "") for shape in scene.layer("runs")}


def test_a_board_of_ones_own_is_drawn_on_plain_paper() -> None:
    scene = drawn(grid().lay("A", "B2 NW-NE").state)
    assert labels(scene, "link ") == {"link A2 B2 A"}
