"""Images in tiles: the same pixels, wherever they are cut."""

from random import Random

import pytest
from PIL import Image

from render.tiles import SIDE, tiled, unpacked


@pytest.fixture(scope="module")
def image() -> Image.Image:
    return Image.frombytes("RGB", (SIDE * 2 + 40, SIDE + 7), Random(1).randbytes((SIDE * 2 + 40) * (SIDE + 7) * 3))


@pytest.mark.parametrize("corner", [(0, 0), (-300, -5), (-SIDE, -SIDE), (60, 90), (-2000, 0), (500, 500)])
def test_a_window_shows_what_lies_under_it(image: Image.Image, corner: tuple[int, int]) -> None:
    plain, ours = (Image.new("RGB", (400, 300), "#102030") for _ in range(2))
    plain.paste(image, corner)
    unpacked(tiled(image).packed()).paste_into(ours, *corner)
    assert ours.tobytes() == plain.tobytes()
