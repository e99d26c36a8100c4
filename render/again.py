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
    if parts:
        reaching = list(zip(shapes, reaches, strict=True))
        strip = Image.new("RGB", (max(right - left for left, _, right, _ in parts), SIDE * len(parts)))
        for number, part in enumerate(parts):
            inside = (shape for shape, reach in reaching if _touch(reach, part))
            strip.paste(paint_part(scene, part, inside), (0, SIDE * number))
        strip = in_colours(strip, colours)  # all at once: each time takes its time to begin
        for number, (left, top, right, bottom) in enumerate(parts):
            done = strip.crop((0, SIDE * number, right - left, SIDE * number + bottom - top))
            pixels.paste(done, (left, top))
    return _Picture(pixels, places)


def _compared(before: Places, shapes: Iterable[Shape]) -> tuple[Places, list[Part], list[Part]]:
    """Where the shapes are now, the extent of each, and the extents of those that came, went or changed their order."""
    places: dict[Shape, tuple[int, Part]] = {}
    reaches: list[Part] = []
    changed: list[Part] = []
    newest = _UNORDERED
    for number, shape in enumerate(shapes):
        order, reach = before.get(shape) or (_UNORDERED, extent(shape))
        if order > newest:
            newest = order
        else:
            changed.append(reach)
        places[shape] = (_UNORDERED if shape in places else number, reach)
        reaches.append(reach)
    changed += [reach for shape, (_, reach) in before.items() if shape not in places]
    return places, reaches, changed


def _parts(changed: Iterable[Part], scene: Scene) -> list[Part]:
    """What has changed as rows of squares."""
    rows: dict[int, set[int]] = {}
    for left, top, right, bottom in changed:
        across = range(max(left, 0) // SIDE, -(-min(right, scene.width) // SIDE))
        for row in range(max(top, 0) // SIDE, -(-min(bottom, scene.height) // SIDE)):
            rows.setdefault(row, set()).update(across)
    parts: list[Part] = []
    for row, columns in rows.items():
        for _, run in groupby(enumerate(sorted(columns)), lambda each: each[1] - each[0]):
            squares = [column for _, column in run]
            right, bottom = min((squares[-1] + 1) * SIDE, scene.width), min((row + 1) * SIDE, scene.height)
            parts.append((squares[0] * SIDE, row * SIDE, right, bottom))
    return parts


def _touch(one: Part, other: Part) -> bool:
    return one[0] < other[2] and one[1] < other[3] and one[2] > other[0] and one[3] > other[1]
