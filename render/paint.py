"""A scene becomes an image, an image becomes PNG bytes. Pure, and safe in several threads at once.

Backdrops, sprites and small shapes are drawn once at a multiple of their size, reduced to smooth their edges
and kept; painting a turn is then a copy and a few hundred pastes.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import ceil, floor

from PIL import Image

from render import fonts
from render.draw import draw, rgba
from render.once import once
from render.png import png
from render.scene import Colour, Drawing, Figure, Scene, Text, moved

FINER = 3  # how many times larger shapes are drawn before they are reduced
BACKDROP_FINER = 2
COLOURS = 256


def paint(scene: Scene) -> Image.Image:
    """The picture in full colour."""
    image = Image.new("RGB", (scene.width, scene.height), rgba(scene.ground)[:3])
    ready = _passing if scene.backdrop.passing else _backdrop
    image.paste(ready(scene.backdrop, scene.ground), (-round(scene.window[0]), -round(scene.window[1])))
    for shape in scene.shapes():
        if isinstance(shape, Text):
            _write(image, shape)
        else:
            _put(image, shape)
    return image


def colours_of(scene: Scene) -> Image.Image:
    """The palette that suits a scene. Ask once, for a sample scene, and keep the answer."""
    sample = paint(scene).quantize(COLOURS, Image.Quantize.FASTOCTREE)
    return sample.crop((0, 0, 1, 1))  # only its palette is wanted, and it is copied for every picture


def encode(image: Image.Image, colours: Image.Image) -> bytes:
    """PNG bytes in the colours of a palette image: smaller than full colour, and several times quicker."""
    # A copy, because Pillow keeps its search table in the palette while it converts.
    return png(image.quantize(palette=colours.copy(), dither=Image.Dither.NONE))


def _put(image: Image.Image, shape: Figure) -> None:
    stamp, x, y = _placed(shape)
    image.paste(stamp.colours, (x + stamp.x, y + stamp.y), stamp.mask)


def _write(image: Image.Image, text: Text) -> None:
    mask, (dx, dy) = fonts.glyphs(text.text, text.weight, text.size, text.anchor, text.turn)
    image.paste(rgba(text.colour)[:3], (round(text.x) + dx, round(text.y) + dy), mask)


@dataclass(frozen=True)
class _Stamp:
    """A smoothed shape, its mask if it has any edge to blend, and where it lies from its origin."""

    colours: Image.Image
    mask: Image.Image | None
    x: int
    y: int


@lru_cache(8192)
def _placed(shape: Figure) -> tuple[_Stamp, int, int]:
    """The stamp of a shape and the pixel it is put at; its place within a pixel is part of the stamp."""
    box = shape.box()
    x, y = floor(box.x) - 1, floor(box.y) - 1
    return _stamp(moved(shape, -x, -y)), x, y


@lru_cache(2048)
def _stamp(shape: Figure) -> _Stamp:
    """A shape near the origin."""
    box = shape.box()
    size = (ceil(box.right) + 1, ceil(box.bottom) + 1)
    large = Image.new("RGBA", (size[0] * FINER, size[1] * FINER))
    draw(large, shape, FINER)
    small = large.reduce(FINER)
    inked = small.getbbox() or (0, 0, 1, 1)
    small = small.crop(inked)
    mask = small.getchannel("A")
    opaque = mask.getextrema() == (255, 255)
    return _Stamp(small.convert("RGB"), None if opaque else mask, inked[0], inked[1])


@once(8)
def _backdrop(drawing: Drawing, ground: Colour) -> Image.Image:
    return _painted(drawing, ground)


@once(6)
def _passing(drawing: Drawing, ground: Colour) -> Image.Image:
    return _painted(drawing, ground)


def _painted(drawing: Drawing, ground: Colour) -> Image.Image:
    size = (round(drawing.width), round(drawing.height))
    large = Image.new("RGB", (size[0] * BACKDROP_FINER, size[1] * BACKDROP_FINER), rgba(ground)[:3])
    for shape in drawing.shapes:
        draw(large, shape, BACKDROP_FINER)
    return large.reduce(BACKDROP_FINER)
