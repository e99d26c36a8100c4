"""What a picture shows of the board: a window in steps of the grid, and where it lies in the picture."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import floor

from render.caching import cached
from render.china_rails import layout as size
from render.scene import Box, Point
from rules.china_rails import grid
from rules.china_rails.board import Board
from rules.china_rails.parts import Milepost

_WIDE = size.CROP_WIDTH - 2 * size.CROP_RULER  # of the map in a crop


@dataclass(frozen=True)
class Sight:
    """Steps of the grid become pixels: `step` for each, the point (left, top) in the map's upper left corner."""

    board: Board
    step: float
    left: float
    top: float
    box: Box  # the map in the picture

    @property
    def grown(self) -> float:
        """How large signs are drawn, 1 on the whole map; they grow less than the map does."""
        return float(pow(self.step / 25, 0.8))

    def at(self, place: Point) -> Point:
        return self.box.x + (place[0] - self.left) * self.step, self.box.y + (place[1] - self.top) * self.step

    def post(self, at: Milepost) -> Point:
        """A milepost, on a whole pixel so that equal signs are painted once."""
        x, y = self.at(grid.place(*self.board.spots[at]))
        return round(x), round(y)

    def line(self, places: Iterable[Point]) -> tuple[Point, ...]:
        x0, y0, left, top, step = self.box.x, self.box.y, self.left, self.top, self.step
        return tuple((x0 + (x - left) * step, y0 + (y - top) * step) for x, y in places)

    def shows(self, point: Point, beyond: float = 0.0) -> bool:
        """Whether a point of the picture lies on the map, or so little beyond its edge."""
        x, y, box = *point, self.box
        return box.x - beyond <= x <= box.right + beyond and box.y - beyond <= y <= box.bottom + beyond

    def posts(self) -> tuple[Milepost, ...]:
        """The mileposts in sight."""
        return _posts(self)

    @property
    def key(self) -> str:
        """What drawings of it are named after."""
        return f"china/{self.board.own_name}/{self.step}/{self.left}/{self.top}/{self.box.w}x{self.box.h}"


@cached(16)
def _posts(sight: Sight) -> tuple[Milepost, ...]:
    return tuple(at for at in range(len(sight.board.labels)) if sight.shows(sight.post(at), sight.step))


@cached()
def extent(board: Board) -> Box:
    """The board with some room around, in steps of the grid; islands without mileposts included."""
    places = [grid.place(*spot) for spot in board.spots] + [(town.x, town.y) for town in board.cities]
    (dx, dy), xs, ys = size.AROUND, [x for x, _ in places], [y for _, y in places]
    left, top = min(xs) - dx, min(ys) - dy
    return Box(left, top, max(xs) + dx - left, max(ys) + dy - top)


@cached()
def whole_sight(board: Board) -> Sight:
    around = extent(board)
    wide = size.WIDTH - 2 * size.RULER
    step = wide / around.w
    top = size.HEADER.bottom + size.RULER
    return Sight(board, step, around.x, around.y, Box(size.RULER, top, wide, round(around.h * step)))


def crop_sight(board: Board, about: Iterable[Point], centre: Point) -> Sight:
    """The part of the board that holds all points, as large as it can be; what lies too far from the centre is
    left out. Points are in steps of the grid."""
    points = [centre, *about]
    if not _span(points, size.STEPS[-1]):
        points = in_reach(centre, points)
    step = next(step for step in size.STEPS if _span(points, step))
    xs, ys = [x for x, _ in points], [y for _, y in points]
    high = min(max((max(ys) - min(ys) + 2 * size.ROOM) * step, size.CROP_LEAST), size.CROP_TALLEST)
    rows = round(high / step / grid.ROW_HEIGHT)
    around = extent(board)
    left = _snapped((min(xs) + max(xs)) / 2 - _WIDE / step / 2, around.x, around.right - _WIDE / step, 1.0)
    tall = rows * grid.ROW_HEIGHT
    top = _snapped((min(ys) + max(ys)) / 2 - tall / 2, around.y, around.bottom - tall, grid.ROW_HEIGHT)
    box = Box(size.CROP_RULER, size.CROP_HEAD + size.CROP_RULER, _WIDE, round(tall * step))
    return Sight(board, step, left, top, box)


def in_reach(centre: Point, points: Iterable[Point]) -> list[Point]:
    """Those that a crop around the centre can hold."""
    wide, high = _most(size.STEPS[-1])
    return [p for p in points if abs(p[0] - centre[0]) <= wide / 2 and abs(p[1] - centre[1]) <= high / 2]


def _span(points: list[Point], step: float) -> bool:
    xs, ys = [x for x, _ in points], [y for _, y in points]
    wide, high = _most(step)
    return max(xs) - min(xs) <= wide and max(ys) - min(ys) <= high


def _most(step: float) -> tuple[float, float]:
    """How far apart points may lie in a crop."""
    return _WIDE / step - 2 * size.ROOM, size.CROP_TALLEST / step - 2 * size.ROOM


def _snapped(value: float, least: float, most: float, unit: float) -> float:
    snap = size.SNAP * unit
    moved = floor(value / snap + 0.5) * snap
    return round(min(max(moved, least), max(most, least)), 3)
