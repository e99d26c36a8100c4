"""Crops: which part of a map a turn is about, and its shapes enlarged as the crop shows them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from render.scene import Box, Label, Layer, Point, Shape, Text, moved, scaled
from render.sheet import Sheet


@dataclass(frozen=True)
class Zoom:
    """How crops of a map are cut. Lengths are the map's own."""

    times: float
    least: tuple[float, float]  # a crop always shows so much
    most: tuple[float, float]  # a larger part is not cropped
    margin: float  # around what it is about
    head: int  # pixels for a caption above the map


@dataclass(frozen=True)
class Crop:
    """A window on the map and the picture it becomes."""

    window: Box
    zoom: Zoom
    origin: Point = (0.0, 0.0)  # of the map, in the lengths of the window

    @property
    def corner(self) -> Point:
        """The point of the enlarged map at the picture's top left."""
        x, y = self.window.x - self.origin[0], self.window.y - self.origin[1]
        return round(x * self.zoom.times), round(y * self.zoom.times) - self.zoom.head

    @property
    def size(self) -> tuple[int, int]:
        times = self.zoom.times
        return round(self.window.w * times), round(self.window.h * times) + self.zoom.head

    def cut(self, sheet: Sheet) -> tuple[list[Layer], list[Label]]:
        """What the crop shows of a sheet in lengths of the map."""
        (wide, high), times, head = self.size, self.zoom.times, self.zoom.head
        left, top = (corner + times * origin for corner, origin in zip(self.corner, self.origin, strict=True))
        seen = Box(left / times, (top + head) / times, wide / times, (high - head) / times)
        layers = (
            Layer(layer.name, tuple(shape for shape in layer.shapes if _touch(_box(shape), seen)))
            for layer in sheet.layers()
        )
        labels = (label for label in sheet.labels() if _touch(label.box, seen))
        return _placed(layers, labels, times, left, top)


def crop(points: Sequence[Point], within: Box, zoom: Zoom) -> Crop | None:
    """All the points with some room around, inside the map; None without points, or if they lie too far apart."""
    if not points:
        return None
    left, right = min(x for x, _ in points), max(x for x, _ in points)
    top, bottom = min(y for _, y in points), max(y for _, y in points)
    wide, high = (span + 2 * zoom.margin for span in (right - left, bottom - top))
    if wide > zoom.most[0] or high > zoom.most[1]:
        return None
    wide, high = min(max(wide, zoom.least[0]), within.w), min(max(high, zoom.least[1]), within.h)
    x = min(max((left + right - wide) / 2, within.x), within.right - wide)
    y = min(max((top + bottom - high) / 2, within.y), within.bottom - high)
    return Crop(Box(x, y, wide, high), zoom, (within.x, within.y))


def placed(sheet: Sheet, times: float, left: float, top: float) -> tuple[list[Layer], list[Label]]:
    """A sheet's shapes so many times as large, seen from a corner."""
    return _placed(sheet.layers(), sheet.labels(), times, left, top)


def _placed(
    layers: Iterable[Layer], labels: Iterable[Label], times: float, left: float, top: float
) -> tuple[list[Layer], list[Label]]:
    return (
        [
            Layer(layer.name, tuple(moved(_grown(shape, times), -left, -top) for shape in layer.shapes))
            for layer in layers
        ],
        [Label(label.name, _placed_box(label.box, times, left, top)) for label in labels],
    )


def _placed_box(box: Box, times: float, left: float, top: float) -> Box:
    return Box(box.x * times - left, box.y * times - top, box.w * times, box.h * times)


def _grown(shape: Shape, times: float) -> Shape:
    return shape if times == 1 else scaled(shape, times)


def _touch(box: Box, seen: Box) -> bool:
    return box.x < seen.right and box.y < seen.bottom and box.right > seen.x and box.bottom > seen.y


def _box(shape: Shape) -> Box:
    if not isinstance(shape, Text):
        return shape.box()
    reach = shape.size * len(shape.text)  # more than enough, whatever the anchor
    return Box(shape.x - reach, shape.y - shape.size, 2 * reach, 2 * shape.size)
