"""From a scene to PNG bytes: smooth, small, the same every time and in every thread."""

from concurrent.futures import ThreadPoolExecutor
from io import BytesIO

import pytest
from PIL import Image, ImageChops, ImageStat

from render.paint import paint
from render.pictures import picture
from render.scene import Drawing, Layer, Line, Pattern, Polygon, Rect, Scene, Shape, Text, circle
from rules.core.contract import View
from rules.freight_train.build import position
from rules.freight_train.view import table_view
from tests.render.references import FOLDER, references, small
from tests.render.showing import shown
from tests.render.tables import NAMES, fullest

BLANK = Drawing("test/blank", 1, 1, ())


def painted(*shapes: Shape) -> Image.Image:
    return paint(Scene(40, 40, "#ffffff", BLANK, (Layer("one", shapes),)))


def shades(image: Image.Image) -> int:
    return len(image.getcolors(4096) or ())


@pytest.mark.parametrize(
    "shape",
    [
        circle(20, 20, 12, "#000000"),
        Polygon(((5, 5), (35, 12), (18, 36)), "#000000"),
        Line(((3, 3), (37, 21)), "#000000", 3),
        Rect(5, 5, 30, 30, "#000000", radius=9),
        Text(5, 30, "ore", 20, "#000000"),
    ],
)
def test_edges_are_smooth(shape: Shape) -> None:
    assert shades(painted(shape)) > 4


def test_a_rectangle_covers_its_box_exactly() -> None:
    image = painted(Rect(5, 6, 20, 10, "#000000"))
    assert ImageChops.invert(image.convert("L")).getbbox() == (5, 6, 25, 16)


def test_a_translucent_shape_lets_the_ground_through() -> None:
    assert painted(Rect(0, 0, 40, 40, "#00000080")).getpixel((20, 20)) == pytest.approx((127, 127, 127), abs=2)


@pytest.mark.parametrize("motif", ["stripes", "dots", "checks", "bars", "waves", "mesh"])
def test_patterns_show_ground_and_ink(motif: str) -> None:
    pattern = {
        "stripes": Pattern("stripes", "#0000ff", "#ffff00"),
        "dots": Pattern("dots", "#0000ff", "#ffff00"),
        "checks": Pattern("checks", "#0000ff", "#ffff00"),
        "bars": Pattern("bars", "#0000ff", "#ffff00"),
        "waves": Pattern("waves", "#0000ff", "#ffff00"),
        "mesh": Pattern("mesh", "#0000ff", "#ffff00"),
    }[motif]
    image = painted(Rect(0, 0, 40, 40, pattern))
    blue, yellow = (
        sum(n for n, c in image.getcolors(4096) or () if c == want) for want in ((0, 0, 255), (255, 255, 0))
    )
    assert blue > 100
    assert yellow > 50


def test_a_dashed_line_has_gaps() -> None:
    row = painted(Line(((0, 20), (40, 20)), "#000000", 4, (6, 6))).convert("L").crop((0, 20, 40, 21))
    assert row.getextrema() == (0, 255)


def test_the_backdrop_lies_under_everything() -> None:
    ground = Drawing("test/half", 20, 40, (Rect(0, 0, 20, 40, "#00ff00"),))
    image = paint(Scene(40, 40, "#ffffff", ground, (Layer("one", (Rect(10, 10, 5, 5, "#ff0000"),)),)))
    assert [image.getpixel(at) for at in ((5, 5), (12, 12), (30, 5))] == [(0, 255, 0), (255, 0, 0), (255, 255, 255)]


def test_the_same_view_gives_the_same_bytes() -> None:
    view = table_view(position(3))
    first = picture("freight_train", shown(view, (), NAMES, "en"))
    picture("freight_train", shown(fullest(5), (), NAMES, "fr"))
    assert picture("freight_train", shown(view, (), NAMES, "en")) == first


def test_a_picture_says_its_size_and_has_a_palette() -> None:
    made = picture("freight_train", shown(table_view(position(4)), (), NAMES, "fr"))
    image = Image.open(BytesIO(made.png))
    assert image.size == (made.width, made.height)
    assert image.mode == "P"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_fullest_table_is_under_300_kib(players: int) -> None:
    assert len(picture("freight_train", shown(fullest(players), (), NAMES, "fr")).png) < 300 * 1024


def test_pictures_made_in_several_threads_are_the_same() -> None:
    views = [table_view(position(players, turn=turn)) for players in (2, 3, 4, 5) for turn in (0, 1)]
    alone = [picture("freight_train", shown(view, (), NAMES, "en")).png for view in views]
    with ThreadPoolExecutor(6) as pool:
        together = list(pool.map(lambda view: picture("freight_train", shown(view, (), NAMES, "en")).png, views * 3))
    assert together == alone * 3


def test_an_unknown_game_or_a_strange_view_is_an_error() -> None:
    with pytest.raises(KeyError):
        picture("snakes_and_ladders", shown(table_view(position()), (), NAMES, "en"))
    with pytest.raises(TypeError):
        picture("freight_train", shown(View(), (), NAMES, "en"))


@pytest.mark.parametrize("name", ["opening", "middle", "fullest"])
def test_pictures_look_as_they_did(name: str) -> None:
    """Other letters or smoothing change a pixel by little; a sign that moved changes many by much."""
    now, then = small(references()[name]), Image.open(FOLDER / f"{name}.png").convert("RGB")
    assert now.size == then.size
    difference = ImageChops.difference(now, then).convert("L")
    assert ImageStat.Stat(difference).mean[0] < 4
    assert difference.point([0] * 64 + [255] * 192).histogram()[255] < now.width * now.height / 200


def test_a_wagon_less_is_seen_in_the_comparison() -> None:
    """The tolerance above is not so wide that it would miss a change on the table."""
    full = table_view(position(3))
    less = table_view(position(3, main=("auto box coil cont", "hopp ore pigg refr stock")))
    one, other = (small(picture("freight_train", shown(view, (), NAMES, "en")).png) for view in (full, less))
    changed = ImageChops.difference(one, other).convert("L").point([0] * 64 + [255] * 192).histogram()[255]
    assert changed > one.width * one.height / 200
