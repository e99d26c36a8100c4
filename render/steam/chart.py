"""A board laid out: where each hex lies on the picture, its sides and the ways of its tracks. Made once per board."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from render.caching import cached
from render.curves import Path
from render.map.grid import FlatHexes
from render.scene import Box, Point
from render.steam import layout as at
from rules.core.boards import own_name
from rules.steam.board import Board, Hex
from rules.steam.grid import CENTRE, position

_HIGH = 3**0.5


@dataclass(frozen=True, eq=False)
class Chart:
    board: Board
    grid: FlatHexes
    height: int
    top: float = 0.0

    @property
    def size(self) -> float:
        return self.grid.size

    def box(self) -> Box:
        return Box(0, self.top, at.WIDTH, self.height)

    def centre(self, hex_: Hex) -> Point:
        return self.grid.centre(*self.cell(hex_))

    def corners(self, hex_: Hex, share: float = 1.0) -> tuple[Point, ...]:
        return _corners(self, hex_, share)

    def side(self, hex_: Hex, side: int) -> tuple[Point, Point]:
        return self.grid.side(*self.cell(hex_), side)

    def gate(self, hex_: Hex, side: int) -> Point:
        return self.grid.gate(*self.cell(hex_), side)

    def way(self, hex_: Hex, a: int, b: int) -> Path:
        """A track from one of its ends to the other."""
        return _way(self, hex_, a, b)

    def spot(self, hex_: Hex, east: float, south: float) -> Point:
        """A point of a hex, in shares of its size from its centre."""
        x, y = self.centre(hex_)
        return x + east * self.size, y + south * self.size

    def cell(self, hex_: Hex) -> tuple[int, int]:
        return position(self.board.hexes[hex_].id)


# Every picture asks for the same ones again.
@lru_cache(4096)
def _corners(laid_out: Chart, hex_: Hex, share: float) -> tuple[Point, ...]:
    return laid_out.grid.corners(*laid_out.cell(hex_), share)


@lru_cache(4096)
def _way(laid_out: Chart, hex_: Hex, a: int, b: int) -> Path:
    cell = laid_out.cell(hex_)
    if CENTRE in (a, b):
        spur = laid_out.grid.spur(*cell, a if b == CENTRE else b)
        return spur if b == CENTRE else spur.back()
    return laid_out.grid.rail(*cell, a, b)


@cached()
def chart(board: Board) -> Chart:
    cells = [position(place.id) for place in board.hexes]
    left, right = min(col for col, _ in cells), max(col for col, _ in cells)
    size = min(at.LARGEST, (at.WIDTH - 2 * at.SIDES) / (1.5 * (right - left) + 2))
    loose = FlatHexes(size)
    points = [point for cell in cells for point in loose.corners(*cell)]
    west, east = min(x for x, _ in points), max(x for x, _ in points)
    north, south = min(y for _, y in points), max(y for _, y in points)
    origin = (at.WIDTH - east + west) / 2 - west, at.SIDES - north
    return Chart(board, FlatHexes(size, origin), round(south - north + 2 * at.SIDES))


@cached()
def chart_below(board: Board, top: float) -> Chart:
    """The same chart further down, as it lies on a picture."""
    whole = chart(board)
    x, y = whole.grid.origin
    return Chart(board, FlatHexes(whole.size, (x, y + top)), whole.height, top)


@cached()
def key_of(board: Board) -> str:
    """What drawings of a board are named after."""
    return own_name(board)


def kilometres(board: Board) -> float:
    """From the centre of a hex to its corner, on the ground."""
    assert board.projection is not None
    return board.projection.km / _HIGH
