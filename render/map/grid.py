"""Where the hexes of a grid lie, their tops flat.

They are columns and rows from 0, rows downward; odd columns stand half a hex lower. Sides are numbered clockwise, N NE
SE S SW NW; side i joins corners i and i + 1.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin, sqrt

from render.curves import Path, bow
from render.scene import Point

_HIGH = sqrt(3) / 2


@dataclass(frozen=True)
class FlatHexes:
    """A grid of equal hexes. `size` is the way from a centre to a corner, `origin` the centre of cell (0, 0)."""

    size: float
    origin: Point = (0.0, 0.0)

    def centre(self, col: int, row: int) -> Point:
        x, y = self.origin
        return x + col * 1.5 * self.size, y + (row + (col % 2) / 2) * 2 * _HIGH * self.size

    def turns(self) -> tuple[float, ...]:
        """The directions of the corners, as angles."""
        return tuple((step - 2) * pi / 3 for step in range(6))

    def corners(self, col: int, row: int, share: float = 1.0) -> tuple[Point, ...]:
        """The outline of a cell, or of a share of it around its centre."""
        x, y = self.centre(col, row)
        reach = self.size * share
        return tuple((x + reach * cos(turn), y + reach * sin(turn)) for turn in self.turns())

    def side(self, col: int, row: int, side: int) -> tuple[Point, Point]:
        corners = self.corners(col, row)
        return corners[side], corners[(side + 1) % len(corners)]

    def gate(self, col: int, row: int, side: int) -> Point:
        """The middle of a side, where tracks cross it."""
        (ax, ay), (bx, by) = self.side(col, row, side)
        return (ax + bx) / 2, (ay + by) / 2

    def rail(self, col: int, row: int, one: int, other: int) -> Path:
        """A track through a cell from side to side, straight or curved."""
        return bow(self.gate(col, row, one), self.centre(col, row), self.gate(col, row, other))

    def spur(self, col: int, row: int, side: int) -> Path:
        """A track from a side to the middle, where a station stands."""
        return Path((self.gate(col, row, side), self.centre(col, row)))
