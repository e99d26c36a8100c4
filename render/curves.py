"""Lines on a map: gentle arcs, walks along them, bands of some width, parallel tracks. Plain geometry."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import accumulate, pairwise
from math import atan2, ceil, cos, hypot, pi, sin, sqrt

from render.scene import Point

_STEPS = 24  # pieces of an arc, at most
_TOLERANCE = 0.08  # how far a piece may lie from the arc


@dataclass(frozen=True)
class Path:
    """A line through points that can be walked by length."""

    points: tuple[Point, ...]

    @cached_property
    def _reached(self) -> tuple[float, ...]:
        steps = (hypot(x1 - x0, y1 - y0) for (x0, y0), (x1, y1) in pairwise(self.points))
        return tuple(accumulate(steps, initial=0.0))

    @property
    def length(self) -> float:
        return self._reached[-1]

    def at(self, way: float) -> Point:
        """The point after some way along the path; beyond its ends the line goes straight on."""
        piece = min(max(bisect_right(self._reached, way) - 1, 0), len(self.points) - 2)
        (x0, y0), (x1, y1) = self.points[piece : piece + 2]
        share = (way - self._reached[piece]) / ((self._reached[piece + 1] - self._reached[piece]) or 1.0)
        return x0 + (x1 - x0) * share, y0 + (y1 - y0) * share

    def heading(self, way: float) -> float:
        """The direction of travel there, as an angle."""
        (x0, y0), (x1, y1) = self.at(way - 2), self.at(way + 2)
        return atan2(y1 - y0, x1 - x0)

    def cut(self, start: float, end: float) -> Path:
        """The part between two ways."""
        inner = [p for p, way in zip(self.points, self._reached, strict=True) if start + 0.5 < way < end - 0.5]
        return Path((self.at(start), *inner, self.at(end)))

    def beside(self, distance: float) -> Path:
        """The parallel path, to the right of travel where y grows downward."""
        return Path(tuple(sideways(self.at(way), self.heading(way), distance) for way in self._reached))

    def back(self) -> Path:
        return Path(self.points[::-1])


def arc(start: Point, end: Point, bend: float) -> Path:
    """A quadratic curve whose middle lies off the straight line by `bend` times its length."""
    (x0, y0), (x1, y1) = start, end
    return bow(start, ((x0 + x1) / 2 - (y1 - y0) * 2 * bend, (y0 + y1) / 2 + (x1 - x0) * 2 * bend), end)


def bow(start: Point, pull: Point, end: Point) -> Path:
    """A quadratic Bézier curve with `pull` as its control point."""
    (x0, y0), (cx, cy), (x1, y1) = start, pull, end
    bulge = hypot(x0 - 2 * cx + x1, y0 - 2 * cy + y1) / 4
    steps = min(_STEPS, max(1, ceil(sqrt(bulge / _TOLERANCE))))
    shares = [step / steps for step in range(steps + 1)]
    return Path(
        tuple(
            (
                (1 - t) ** 2 * x0 + 2 * t * (1 - t) * cx + t * t * x1,
                (1 - t) ** 2 * y0 + 2 * t * (1 - t) * cy + t * t * y1,
            )
            for t in shares
        )
    )


@lru_cache(2048)  # every picture draws the same spaces
def band(path: Path, width: float, nose: float = 0.0) -> tuple[Point, ...]:
    """The outline of a path drawn so wide. With a nose it points forward, and is notched behind."""
    half = width / 2
    body = path.cut(0.0, path.length - nose) if nose else path
    left, right = body.beside(-half).points, body.beside(half).points
    if not nose:
        return (*left, *right[::-1])
    notch = path.at(nose * 0.8)
    return (*left, path.at(path.length), *right[::-1], notch)


def sideways(point: Point, heading: float, distance: float) -> Point:
    """The point at a distance to the right of a point, looking along a heading."""
    return point[0] - sin(heading) * distance, point[1] + cos(heading) * distance


def ahead(point: Point, heading: float, distance: float) -> Point:
    return point[0] + cos(heading) * distance, point[1] + sin(heading) * distance


def pointer(tip: Point, heading: float, length: float, width: float) -> tuple[Point, ...]:
    """A barbed arrow head."""
    tail = ahead(tip, heading, -length)
    inner = ahead(tip, heading, -length * 0.72)
    return tip, sideways(tail, heading, width / 2), inner, sideways(tail, heading, -width / 2)


def star(centre: Point, outer: float, inner: float, rays: int) -> tuple[Point, ...]:
    turn = pi / rays
    radii: Sequence[float] = (outer, inner)
    return tuple(ahead(centre, step * turn - pi / 2, radii[step % 2]) for step in range(2 * rays))
