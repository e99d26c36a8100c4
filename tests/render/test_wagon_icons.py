"""Eleven wagons and five owners that nobody mixes up: by shape, by colour, by code."""

from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from render.colours import CARD, CREAM, MARK, OWNERS, YARD
from render.freight_train.engines import locomotive
from render.freight_train.wagons import COLOURS, WAGON_DRAWINGS
from render.paint import paint
from render.scene import Drawing, Layer, Scene, Sprite, Text
from render.signs import owner_disc
from rules.freight_train.wagons import WAGONS
from tests.render.eyes import EYES, apart, contrast

GROUND = "#ff00ff"


def silhouette(drawing: Drawing, width: int) -> Image.Image:
    high = round(width * drawing.height / drawing.width)
    scene = Scene(
        width, high, GROUND, Drawing("test/nothing", 1, 1, ()), (Layer("one", (Sprite(drawing, 0, 0, width),)),)
    )
    image = paint(scene)
    ground = Image.new("RGB", image.size, GROUND)
    return ImageChops.difference(image, ground).convert("L").point([0] * 40 + [255] * 216)


def test_no_two_wagons_have_the_same_silhouette() -> None:
    shapes = {wagon: silhouette(WAGON_DRAWINGS[wagon], 110) for wagon in WAGONS}
    for one, other in combinations(WAGONS, 2):
        differ = ImageChops.difference(shapes[one], shapes[other]).histogram()[255]
        assert differ > 150, f"{one} and {other} differ in {differ} pixels only"


@pytest.mark.parametrize("eyes", EYES)
def test_no_two_wagons_have_the_same_colour_in_any_eyes(eyes: str) -> None:
    closest = min(apart(COLOURS[one], COLOURS[other], eyes) for one, other in combinations(WAGONS, 2))
    assert closest > 20


@pytest.mark.parametrize("wagon", WAGONS)
def test_every_wagon_carries_its_code_in_readable_ink(wagon: str) -> None:
    drawing = next(WAGON_DRAWINGS[name] for name in WAGONS if name == wagon)
    codes = [shape for shape in drawing.shapes if isinstance(shape, Text)]
    assert [code.text for code in codes] == [wagon.upper()]
    assert contrast(codes[0].colour, next(COLOURS[name] for name in WAGONS if name == wagon)) > 3


@pytest.mark.parametrize("eyes", EYES)
def test_owners_differ_by_colour_pattern_and_letter(eyes: str) -> None:
    assert len({owner.letter for owner in OWNERS}) == len(OWNERS)
    assert len({owner.pattern.motif for owner in OWNERS}) == len(OWNERS)
    assert min(apart(one.colour, other.colour, eyes) for one, other in combinations(OWNERS, 2)) > 15
    assert all(contrast(CREAM, owner.colour) > 4 for owner in OWNERS)
    assert all(contrast("#ffffff", owner.colour) > 4 for owner in OWNERS)


def test_there_are_colours_for_six_owners() -> None:
    assert [owner.letter for owner in OWNERS] == list("ABCDEF")
    assert min(apart(one.colour, other.colour, "usual") for one, other in combinations(OWNERS, 2)) > 39


def test_owners_are_told_apart_in_a_strip_on_a_phone() -> None:
    """Seen 390 wide, the discs beside the names differ by more than the letter in them."""
    discs = [disc_on_a_phone(seat) for seat in range(len(OWNERS))]
    for one, other in combinations(discs, 2):
        assert ImageStat.Stat(ImageChops.difference(one, other).convert("L")).mean[0] > 12


def disc_on_a_phone(seat: int) -> Image.Image:
    shapes = tuple(owner_disc(seat, 40, 40, 36))
    image = paint(Scene(80, 80, "#ffffff", Drawing("test/nothing", 1, 1, ()), (Layer("one", shapes),)))
    return image.resize((29, 29), Image.Resampling.BOX)


@pytest.mark.parametrize("eyes", EYES)
def test_the_marks_of_the_last_move_stand_out_from_the_ground(eyes: str) -> None:
    assert min(apart(MARK, ground, eyes) for ground in (CARD, YARD)) > 30


def test_locomotives_carry_their_number() -> None:
    for number in (1, 9, 10):
        words = [shape.text for shape in locomotive(0, number).shapes if isinstance(shape, Text)]
        assert words == [str(number)]
