"""The next picture of the same table: only what has changed since the last one is painted anew.

Pixel for pixel what painting the whole would give. The last pictures are kept, as many as weigh so many bytes.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable, Iterable, Mapping
from dataclasses import dataclass
from itertools import groupby
from threading import Lock

from PIL import Image

from render.paint import Part, extent, in_colours, paint, paint_part
from render.scene import Scene, Shape

MOST = 16 * 2**20  # bytes of pictures kept
SIDE = 48  # pixels of the squares that are painted anew
WORTHWHILE = 0.6  # of the picture; if more has changed, it is painted whole
_PYTHON = 900  # bytes of a shape and its place, about
_UNORDERED = -1

Name = tuple[Hashable, ...]
"""Whose a picture is, and what else two pictures must share for one to follow from the other."""

Places = Mapping[Shape, tuple[int, Part]]
"""Of each shape its number in the order of painting, and its extent. What is painted twice has no number."""


@dataclass(frozen=True, eq=False)
class _Picture:
    pixels: Image.Image  # in the colours of its palette
    places: Places

    @property
    def weight(self) -> int:
        return self.pixels.width * self.pixels.height + _PYTHON * len(self.places)


class Gallery:
    """The last pictures, each by whose it is."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._kept: OrderedDict[Name, _Picture] = OrderedDict()
        self._guard = Lock()

    def painted(self, scene: Scene, colours: Image.Image, whose: Hashable) -> Image.Image:
        """The scene in the colours of a palette image; pictures of one owner share a palette."""
        name = whose, scene.width, scene.height, scene.ground, scene.backdrop, scene.window
        with self._guard:
            before = self._kept.pop(name, None)
        after = _painted(scene, colours, before)
        with self._guard:
            self._kept[name] = after
            while len(self._kept) > 1 and sum(one.weight for one in self._kept.values()) > self._most:
                self._kept.popitem(last=False)
        return after.pixels

    def kept(self) -> tuple[Name, ...]:
        """The names of what is kept, the oldest first."""
        with self._guard:
            return tuple(self._kept)


def _painted(scene: Scene, colours: Image.Image, before: _Picture | None) -> _Picture:
    shapes = tuple(scene.shapes())
    places, reaches, changed = _compared(before.places if before else {}, shapes)
    parts = _parts(changed, scene)
    anew = sum((right - left) * (bottom - top) for left, top, right, bottom in parts)
    if before is None or anew > WORTHWHILE * scene.width * scene.height:
        return _Picture(in_colours(paint(scene), colours), places)
    pixels = before.pixels.copy()
    for part in parts:
        left, top, right, bottom = part
        inside = [
            shape
            for shape, (west, north, east, south) in zip(shapes, reaches, strict=True)
            if west < right and north < bottom and east > left and south > top
        ]
        pixels.paste(in_colours(paint_part(scene, part, inside), colours), (left, top))
    return _Picture(pixels, places)


def _compared(before: Places, shapes: Iterable[Shape]) -> tuple[Places, list[Part], list[Part]]:
    """Where the shapes are now, the extent of each, and the extents of those that came, went or changed their order."""
    places: dict[Shape, tuple[int, Part]] = {}
    reaches: list[Part] = []
    changed: list[Part] = []
    newest = _UNORDERED
    gone: dict[Shape, tuple[int, Part] | None] = dict(before)
    for number, shape in enumerate(shapes):
        order, reach = gone.pop(shape, None) or (_UNORDERED, extent(shape))
        if places.setdefault(shape, (number, reach))[0] != number:
            places[shape] = _UNORDERED, reach
        if order > newest:
            newest = order
        else:
            changed.append(reach)
        reaches.append(reach)
    changed += [place[1] for place in gone.values() if place]
    return places, reaches, changed


def _parts(changed: Iterable[Part], scene: Scene) -> list[Part]:
    """What has changed as rectangles of squares, none of which lies over another."""
    rows: dict[int, set[int]] = {}
    for left, top, right, bottom in changed:
        across = range(max(left, 0) // SIDE, -(-min(right, scene.width) // SIDE))
        for row in range(max(top, 0) // SIDE, -(-min(bottom, scene.height) // SIDE)):
            rows.setdefault(row, set()).update(across)
    tops: dict[tuple[int, int, int], int] = {}  # of rectangles, by their first and last column and the row below them
    for row, columns in sorted(rows.items()):
        for _, run in groupby(enumerate(sorted(columns)), lambda each: each[1] - each[0]):
            squares = [column for _, column in run]
            tops[squares[0], squares[-1], row + 1] = tops.pop((squares[0], squares[-1], row), row)
    return [
        (first * SIDE, top * SIDE, min((last + 1) * SIDE, scene.width), min(below * SIDE, scene.height))
        for (first, last, below), top in tops.items()
    ]
