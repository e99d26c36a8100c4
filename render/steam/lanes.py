"""The way of a ship between two ports: around the land where it can, up a river or a firth where it must."""

from __future__ import annotations

import heapq
from collections.abc import Iterator
from itertools import pairwise

from render.caching import cached
from render.curves import Path, bow
from render.scene import Box, Point, Polygon
from render.steam.chart import Chart, chart
from render.steam.ground import coasts
from rules.steam.board import Board, Hex
from rules.steam.grid import neighbours, position

Cell = tuple[int, int]

_SEA, _SHORE, _RIVER, _FIRTH, _LAND = 1.0, 6.0, 40.0, 50.0, 150.0  # what a step into a cell costs
_EDGE = 30.0
_ROUND = 1  # cells around the map where ships may sail


def lane(laid_out: Chart, start: Hex, goal: Hex) -> Path:
    centres = (laid_out.grid.centre(*cell) for cell in _shortest(laid_out.board, start, goal))
    return _smooth([_kept(point, laid_out) for point in centres])


def _kept(point: Point, laid_out: Chart) -> Point:
    """On the map, a little way from its edges."""
    box = laid_out.box()
    return min(max(point[0], _EDGE), box.right - _EDGE), min(max(point[1], box.y + _EDGE), box.bottom - _EDGE)


@cached()
def _shortest(board: Board, start: Hex, goal: Hex) -> tuple[Cell, ...]:
    """Dijkstra over the cells of the map and those around it."""
    first, last = (position(board.hexes[at].id) for at in (start, goal))
    costs = _costs(board)
    heap: list[tuple[float, Cell, tuple[Cell, ...]]] = [(0.0, first, (first,))]
    seen: set[Cell] = set()
    while heap:
        spent, cell, way = heapq.heappop(heap)
        if cell == last:
            return way
        if cell in seen:
            continue
        seen.add(cell)
        for over in neighbours(cell):
            if over in costs and over not in seen:
                price = 0.0 if over == last else costs[over]
                heapq.heappush(heap, (spent + price, over, (*way, over)))
    return first, last


@cached()
def _costs(board: Board) -> dict[Cell, float]:
    on_board = {position(place.id): place for place in board.hexes}
    laid_out = chart(board)
    rings = [(ring, Polygon(ring).box()) for ring in coasts(laid_out)]
    columns, rows = ([cell[axis] for cell in on_board] for axis in (0, 1))
    firths = {hex_id for pair in board.blocked for hex_id in pair}
    costs: dict[Cell, float] = {}
    for column in range(min(columns) - _ROUND, max(columns) + _ROUND + 1):
        for row in range(min(rows) - _ROUND, max(rows) + _ROUND + 1):
            place = on_board.get((column, row))
            if place is not None:
                firth = place.terrain == "plain" and place.id in firths
                costs[column, row] = _FIRTH if firth else {"river": _RIVER, "sea": _SEA}.get(place.terrain, _LAND)
            else:
                centre = laid_out.grid.centre(column, row)
                ashore = any(box.holds(Box(*centre, 0, 0)) and _inside(centre, ring) for ring, box in rings)
                costs[column, row] = _SHORE if ashore else _SEA
    return costs


def _inside(point: Point, ring: tuple[Point, ...]) -> bool:
    return sum(_crossed(point, a, b) for a, b in pairwise((*ring, ring[0]))) % 2 == 1


def _crossed(point: Point, a: Point, b: Point) -> bool:
    """Whether a line from the point to the east crosses this piece of a ring."""
    (x, y), (ax, ay), (bx, by) = point, a, b
    return (ay > y) != (by > y) and x < ax + (bx - ax) * (y - ay) / (by - ay)


def _smooth(centres: list[Point]) -> Path:
    middles = [((ax + bx) / 2, (ay + by) / 2) for (ax, ay), (bx, by) in pairwise(centres)]
    return Path((centres[0], *_bows(middles, centres[1:-1]), centres[-1]))


def _bows(middles: list[Point], centres: list[Point]) -> Iterator[Point]:
    yield middles[0]
    for (before, after), centre in zip(pairwise(middles), centres, strict=True):
        yield from bow(before, centre, after).points[1:]
