"""A scene becomes an image, in full colour or in those of a palette. Pure, and safe in several threads at once.

Backdrops, sprites and small shapes are drawn once at a multiple of their size, reduced to smooth their edges
and kept, backdrops also on the shelf; painting a turn is then a copy and a few hundred pastes.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import ceil, floor
from threading import Lock

from PIL import Image

from render import fonts, shelf
from render.draw import draw, only_colour, rgba
from render.once import once, weighed
from render.scene import Colour, Drawing, Figure, Scene, Shape, Text, settled
from render.tiles import Tiled, tiled, unpacked

FINER = 3  # how many times larger shapes are drawn before they are reduced
BACKDROP_FINER = 2
COLOURS = 256
STAMPS = 20 * 2**20  # bytes of smoothed shapes at hand
_PYTHON = 2_000  # bytes of a stamp and the shape it is asked for by, about
_ONE_AT_A_TIME = Lock()  # Pillow keeps its search table in the palette: made once, it is most of the time saved

Part = tuple[int, int, int, int]
"""Of a picture, in whole pixels: left, top, right, bottom."""


def paint(scene: Scene) -> Image.Image:
    """The picture in full colour."""
    return paint_part(scene, (0, 0, scene.width, scene.height), scene.shapes())


def paint_part(scene: Scene, part: Part, shapes: Iterable[Shape]) -> Image.Image:
    """A part of the picture, with those of its shapes that reach into it."""
    left, top, right, bottom = part
    image = Image.new("RGB", (right - left, bottom - top), rgba(scene.ground)[:3])
    ready = _passing if scene.backdrop.passing else _backdrop
    x, y = round(scene.window[0]) + left, round(scene.window[1]) + top
    ready(scene.backdrop, scene.ground).paste_into(image, -x, -y)
    for shape in shapes:
        ink, mask, x, y = _inked(shape)
        image.paste(ink, (x - left, y - top), mask)
    return image


def extent(shape: Shape) -> Part:
    """The part of the picture that a shape can change."""
    ink, mask, x, y = _inked(shape)
    wide, high = mask.size if mask is not None else ink.size if isinstance(ink, Image.Image) else (0, 0)
    return x, y, x + wide, y + high


def colours_of(scene: Scene) -> bytes:
    """The palette that suits a scene, as red, green and blue. Ask once, for a sample scene, and keep the answer."""
    return bytes(paint(scene).quantize(COLOURS, Image.Quantize.FASTOCTREE).getpalette("RGB") or ())


def palette_image(colours: bytes) -> Image.Image:
    """What `in_colours` wants of a palette."""
    image = Image.new("P", (1, 1))
    image.putpalette(colours)
    return image


def in_colours(image: Image.Image, colours: Image.Image) -> Image.Image:
    """Each pixel in the nearest colour of a palette image: a file then is smaller, and made several times quicker."""
    with _ONE_AT_A_TIME:
        return image.quantize(palette=colours, dither=Image.Dither.NONE)


def _inked(shape: Shape) -> tuple[Image.Image | tuple[int, ...], Image.Image | None, int, int]:
    """What is pasted for a shape: colours, the mask if there is one, and the place."""
    if isinstance(shape, Text):
        mask, (dx, dy) = fonts.glyphs(shape.text, shape.weight, shape.size, shape.anchor, shape.turn)
        return rgba(shape.colour)[:3], mask, round(shape.x) + dx, round(shape.y) + dy
    stamp, x, y = _placed(shape)
    return stamp.colours, stamp.mask, x + stamp.x, y + stamp.y


@dataclass(frozen=True)
class _Stamp:
    """A smoothed shape, its mask if it has any edge to blend, and where it lies from its origin."""

    colours: Image.Image | tuple[int, ...]  # a single colour always has a mask
    mask: Image.Image | None
    x: int
    y: int


def _weight(stamp: _Stamp) -> int:
    """In bytes, with what Python needs for it."""
    bytes_of = {"RGB": 4, "L": 1}
    images = (image for image in (stamp.colours, stamp.mask) if isinstance(image, Image.Image))
    return _PYTHON + sum(image.width * image.height * bytes_of[image.mode] for image in images)


def _weight_placed(placed: tuple[_Stamp, int, int]) -> int:
    return _weight(placed[0])


@weighed(STAMPS, _weight_placed)
def _placed(shape: Figure) -> tuple[_Stamp, int, int]:
    """The stamp of a shape and the pixel it is put at; its place within a pixel is part of the stamp, as exactly as it
    is drawn. So what lies in many places, like a tile, shares a few stamps."""
    box = shape.box()
    x, y = floor(box.x) - 1, floor(box.y) - 1
    within = (round((at - whole) * FINER) / FINER for at, whole in ((box.x, x), (box.y, y)))
    return _stamp(settled(shape, *(to - at for to, at in zip(within, (box.x, box.y), strict=True)))), x, y


@weighed(STAMPS, _weight)
def _stamp(shape: Figure) -> _Stamp:
    """A shape near the origin."""
    box = shape.box()
    size = (ceil(box.right) + 1, ceil(box.bottom) + 1)
    colour = only_colour(shape)
    large = Image.new("L" if colour else "RGBA", (size[0] * FINER, size[1] * FINER))
    draw(large, shape, FINER)
    small = large.reduce(FINER)
    inked = small.getbbox() or (0, 0, 1, 1)
    small = small.crop(inked)
    if colour:
        return _Stamp(rgba(colour)[:3], small, inked[0], inked[1])
    mask = small.getchannel("A")
    opaque = mask.getextrema() == (255, 255)
    return _Stamp(small.convert("RGB"), None if opaque else mask, inked[0], inked[1])


def backdrop(drawing: Drawing, ground: Colour) -> Tiled:
    """A painted drawing on its ground, from the shelf if it is there."""
    name = f"backdrop/{drawing.key}/{drawing.width}x{drawing.height}/{ground}"
    return unpacked(shelf.kept(name, lambda: tiled(_painted(drawing, ground)).packed()))


_backdrop = once(32)(backdrop)


@once(6)
def _passing(drawing: Drawing, ground: Colour) -> Tiled:
    return tiled(_painted(drawing, ground))


def _painted(drawing: Drawing, ground: Colour) -> Image.Image:
    size = (round(drawing.width), round(drawing.height))
    large = Image.new("RGB", (size[0] * BACKDROP_FINER, size[1] * BACKDROP_FINER), rgba(ground)[:3])
    for shape in drawing.shapes:
        draw(large, shape, BACKDROP_FINER)
    return large.reduce(BACKDROP_FINER)
