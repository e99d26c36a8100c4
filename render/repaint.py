"""Repaints the next picture of a table: only the squares that have changed since its last one are painted again.

The result is pixel for pixel what painting the whole scene gives. The last pictures are cached, up to `MOST` bytes.
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

MOST = 16 * 2**20  # bytes of cached pictures
SIDE = 48  # pixels; changes are repainted in squares of this size
MOST_REPAINTED = 0.6  # of the picture; if more has changed, the whole is painted
_SHAPE_BYTES = 900  # a shape and its place take about so much memory
_UNORDERED = -1

Key = tuple[Hashable, ...]
"""Whose picture it is, and what else two pictures must share for one to be repainted from the other."""

Places = Mapping[Shape, tuple[int, Part]]
"""Each shape's number in painting order (`_UNORDERED` if it is painted twice) and its extent."""


@dataclass(frozen=True, eq=False)
class _LastPicture:
    pixels: Image.Image  # in the colours of its palette
    places: Places

    @property
    def bytes(self) -> int:
        return self.pixels.width * self.pixels.height + _SHAPE_BYTES * len(self.places)


class LastPictures:
    """A cache of the last pictures; the least recently painted is dropped first."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._pictures: OrderedDict[Key, _LastPicture] = OrderedDict()
        self._guard = Lock()

    def repaint(self, scene: Scene, colours: Image.Image, whose: Hashable) -> Image.Image:
        """The scene in the colours of a palette image; all pictures with the same `whose` share a palette."""
        key = whose, scene.width, scene.height, scene.ground, scene.backdrop, scene.window
        with self._guard:
            before = self._pictures.pop(key, None)
        after = _repainted(scene, colours, before)
        with self._guard:
            self._pictures[key] = after
            while len(self._pictures) > 1 and sum(one.bytes for one in self._pictures.values()) > self._most:
                self._pictures.popitem(last=False)
        return after.pixels

    def cached(self) -> tuple[Key, ...]:
        """The keys of the cached pictures, the oldest first."""
        with self._guard:
            return tuple(self._pictures)


def _repainted(scene: Scene, colours: Image.Image, before: _LastPicture | None) -> _LastPicture:
    shapes = tuple(scene.shapes())
    places, reaches, changed = _compared(before.places if before else {}, shapes)
    parts = _parts(changed, scene)
    repainted = sum((right - left) * (bottom - top) for left, top, right, bottom in parts)
    if before is None or repainted > MOST_REPAINTED * scene.width * scene.height:
        return _LastPicture(in_colours(paint(scene), colours), places)
    pixels = before.pixels.copy()
    for part in parts:
        left, top, right, bottom = part
        inside = [
            shape
            for shape, (west, north, east, south) in zip(shapes, reaches, strict=True)
            if west < right and north < bottom and east > left and south > top
        ]
        pixels.paste(in_colours(paint_part(scene, part, inside), colours), (left, top))
    return _LastPicture(pixels, places)


def _compared(before: Places, shapes: Iterable[Shape]) -> tuple[Places, list[Part], list[Part]]:
    """The places of the shapes now, the extent of each, and the extents of shapes added, removed or reordered."""
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
    """The changed area as rectangles made of squares, none overlapping another."""
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
