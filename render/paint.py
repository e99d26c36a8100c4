"""A scene becomes an image, in full colour or in those of a palette. Pure, and safe in several threads at once.

Backdrops, sprites and small shapes are drawn at a multiple of their size, reduced to smooth their edges and
cached, backdrops also on disk; painting a turn is then a copy and a few hundred pastes.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import ceil, floor
from threading import Lock

from PIL import Image

from render import disk_cache, fonts
from render.caching import cached, cached_bytes
from render.draw import draw, only_colour, rgba
from render.scene import Colour, Drawing, Figure, Scene, Shape, Text, snapped
from render.tiles import Tiled, tiled, unpacked

SUPERSAMPLING = 3  # how many times larger shapes are drawn before they are reduced
BACKDROP_SUPERSAMPLING = 2
COLOURS = 256
STAMPS = 20 * 2**20  # bytes of cached stamps, by shape and by shape near the origin each
_OBJECT_BYTES = 2_000  # a stamp and its shape take about so much memory besides pixels
_PALETTE_LOCK = Lock()  # Pillow caches its colour lookup in the palette image, which must not change in two threads

Part = tuple[int, int, int, int]
"""Left, top, right and bottom of a part of a picture, in whole pixels."""


def paint(scene: Scene) -> Image.Image:
    """The picture in full colour."""
    return paint_part(scene, (0, 0, scene.width, scene.height), scene.shapes())


def paint_part(scene: Scene, part: Part, shapes: Iterable[Shape]) -> Image.Image:
    """A part of the picture, painted with the given shapes."""
    left, top, right, bottom = part
    image = Image.new("RGB", (right - left, bottom - top), rgba(scene.ground)[:3])
    cache = _crop_backdrop if scene.backdrop.passing else _backdrop
    x, y = round(scene.window[0]) + left, round(scene.window[1]) + top
    cache(scene.backdrop, scene.ground).paste_into(image, -x, -y)
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
    """The palette that suits a scene, as red, green and blue bytes. Slow: meant for a game's sample scene."""
    return bytes(paint(scene).quantize(COLOURS, Image.Quantize.FASTOCTREE).getpalette("RGB") or ())


def palette_image(colours: bytes) -> Image.Image:
    """A palette as `in_colours` takes it."""
    image = Image.new("P", (1, 1))
    image.putpalette(colours)
    return image


def in_colours(image: Image.Image, colours: Image.Image) -> Image.Image:
    """Each pixel in the nearest colour of a palette image: files are smaller and several times faster to write."""
    with _PALETTE_LOCK:
        return image.quantize(palette=colours, dither=Image.Dither.NONE)


def _inked(shape: Shape) -> tuple[Image.Image | tuple[int, ...], Image.Image | None, int, int]:
    """What is pasted for a shape: pixels or a colour, the mask if there is one, and the place."""
    if isinstance(shape, Text):
        mask, (dx, dy) = fonts.glyphs(shape.text, shape.weight, shape.size, shape.anchor, shape.turn)
        return rgba(shape.colour)[:3], mask, round(shape.x) + dx, round(shape.y) + dy
    stamp, x, y = _placed(shape)
    return stamp.colours, stamp.mask, x + stamp.x, y + stamp.y


@dataclass(frozen=True)
class _Stamp:
    """A smoothed shape, its mask if it has an edge to blend, and its offset from the origin."""

    colours: Image.Image | tuple[int, ...]  # a single colour always has a mask
    mask: Image.Image | None
    x: int
    y: int


def _size(stamp: _Stamp) -> int:
    """Of a stamp in memory, in bytes."""
    bytes_of = {"RGB": 4, "L": 1}
    images = (image for image in (stamp.colours, stamp.mask) if isinstance(image, Image.Image))
    return _OBJECT_BYTES + sum(image.width * image.height * bytes_of[image.mode] for image in images)


def _size_placed(placed: tuple[_Stamp, int, int]) -> int:
    return _size(placed[0])


@cached_bytes(STAMPS, _size_placed)
def _placed(shape: Figure) -> tuple[_Stamp, int, int]:
    """The stamp of a shape and the pixel it is put at. The stamp holds the place within a pixel, as exactly as it is
    drawn, so a shape in many places, such as a tile, shares a few stamps."""
    box = shape.box()
    x, y = floor(box.x) - 1, floor(box.y) - 1
    within = (round((at - whole) * SUPERSAMPLING) / SUPERSAMPLING for at, whole in ((box.x, x), (box.y, y)))
    return _stamp(snapped(shape, *(to - at for to, at in zip(within, (box.x, box.y), strict=True)))), x, y


@cached_bytes(STAMPS, _size)
def _stamp(shape: Figure) -> _Stamp:
    """The stamp of a shape near the origin."""
    box = shape.box()
    size = (ceil(box.right) + 1, ceil(box.bottom) + 1)
    colour = only_colour(shape)
    large = Image.new("L" if colour else "RGBA", (size[0] * SUPERSAMPLING, size[1] * SUPERSAMPLING))
    draw(large, shape, SUPERSAMPLING)
    small = large.reduce(SUPERSAMPLING)
    inked = small.getbbox() or (0, 0, 1, 1)
    small = small.crop(inked)
    if colour:
        return _Stamp(rgba(colour)[:3], small, inked[0], inked[1])
    mask = small.getchannel("A")
    opaque = mask.getextrema() == (255, 255)
    return _Stamp(small.convert("RGB"), None if opaque else mask, inked[0], inked[1])


def backdrop(drawing: Drawing, ground: Colour) -> Tiled:
    """A painted drawing on its ground, from the disk cache if it is there."""
    name = f"backdrop/{drawing.key}/{drawing.width}x{drawing.height}/{ground}"
    return unpacked(disk_cache.cached(name, lambda: tiled(_painted(drawing, ground)).packed()))


_backdrop = cached(32)(backdrop)


@cached(6)
def _crop_backdrop(drawing: Drawing, ground: Colour) -> Tiled:
    return tiled(_painted(drawing, ground))


def _painted(drawing: Drawing, ground: Colour) -> Image.Image:
    size = (round(drawing.width), round(drawing.height))
    large = Image.new("RGB", (size[0] * BACKDROP_SUPERSAMPLING, size[1] * BACKDROP_SUPERSAMPLING), rgba(ground)[:3])
    for shape in drawing.shapes:
        draw(large, shape, BACKDROP_SUPERSAMPLING)
    return large.reduce(BACKDROP_SUPERSAMPLING)
