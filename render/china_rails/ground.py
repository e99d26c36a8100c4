"""The land under the mileposts: sea and neighbours, the country's relief from its terrain, rivers and lakes.

Colours follow the terrain of the mileposts, so that the map tells what building costs before any dot is read.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import groupby
from math import cos, pi, sin

from render.china_rails.shores import Course, Shores, shores
from render.china_rails.sight import Sight
from render.scene import Box, Colour, Hills, Line, Point, Polygon, Rect, Shape, Terrain, Tint
from rules.china_rails.grid import ROW_HEIGHT
from rules.china_rails.parts import Edge, Milepost

SEA: Colour = "#a7cbd9"
ABROAD: Colour = "#dcd6c8"
PLAIN: Colour = "#cfdcae"
WATER: Colour = "#7dbbdb"  # paler than any track
LAKE: Colour = "#6aa9d6"
DRY: Colour = "#b48a4a"
_BORDER: Colour = "#b0503f"
_COAST: Colour = "#54798a"
_SHOALS: tuple[tuple[Colour, float], ...] = (("#b1d2de", 1.9), ("#bdd9e2", 1.2), ("#cbe2e8", 0.6))
_TINTS: Mapping[str, tuple[tuple[Colour, float, float], ...]] = {  # colour, reach around a milepost, softness; in steps
    "desert": (("#f0dfa6", 0.78, 0.5),),
    "mountain": (("#d8cb9c", 0.72, 0.55),),
    "alpine": (("#c6b596", 0.9, 0.5), ("#f1eeea", 0.5, 0.3)),
}
_RISES: Mapping[str, tuple[float, float]] = {"mountain": (0.42, 0.7), "alpine": (0.9, 0.85), "desert": (0.1, 0.7)}
_ORDER = ("desert", "mountain", "alpine")


def land(sight: Sight) -> list[Shape]:
    """All of it, from the sea up, over the whole box of the map."""
    known = shores(sight.board)
    if known is None:
        return [Rect(*_rect(sight.box), PLAIN), *_relief(sight, (), PLAIN)]
    window = Box(sight.left, sight.top, sight.box.w / sight.step, sight.box.h / sight.step)
    coasts = [sight.line(ring.points) for ring in known.coasts if ring.touches(window)]
    country = [sight.line(ring.points) for ring in known.country if ring.touches(window)]
    shapes: list[Shape] = [Rect(*_rect(sight.box), SEA)]
    shapes += [
        Line(part, colour, reach * sight.step)
        for colour, reach in _SHOALS
        for ring in coasts
        for part in _parts(sight, (*ring, ring[0]), reach * sight.step)
    ]
    shapes += [Polygon(ring, ABROAD) for ring in coasts]
    shapes += _abroad(sight, known, window)
    shapes += _relief(sight, tuple(country), PLAIN)
    pen = sight.grown
    for rings, colour, width in ((country, _BORDER, 2.4 * pen), (coasts, _COAST, 1.6 * pen)):
        shapes += [Line(part, colour, width) for ring in rings for part in _parts(sight, (*ring, ring[0]), width)]
    return shapes


def _parts(sight: Sight, line: tuple[Point, ...], reach: float) -> list[tuple[Point, ...]]:
    """What of a line can be seen, with the points before and after: round corners take time to draw."""
    near = [sight.shows(point, reach) for point in line]
    kept = [any(near[max(0, i - 1) : i + 2]) for i in range(len(line))]
    return [
        tuple(point for _, point in run)
        for seen, run in groupby(zip(kept, line, strict=True), lambda each: each[0])
        if seen
    ]


def waters(sight: Sight) -> list[Shape]:
    """Rivers and lakes that cost something to cross; those without a course are drawn where they are crossed."""
    known = shores(sight.board)
    courses = known.waters if known else {}
    pen, shapes = sight.grown, list[Shape]()
    drawn = sorted(sight.board.waters, key=lambda water: "lake" in water.kind)
    for water in drawn:
        if water.key not in courses:
            shapes += _crossings(sight, water.edges, DRY if "dry" in water.kind else WATER)
            continue
        for course in courses[water.key]:
            line = sight.line(course.points)
            parts = [line] if "lake" in water.kind else _parts(sight, line, sight.step)
            for part in parts:
                shapes += _course(part, water.kind, len(water.edges), pen)
    return shapes


def _course(points: tuple[Point, ...], kind: str, crossed: int, pen: float) -> list[Shape]:
    match kind:
        case "river":
            width = (2.2 + min(crossed, 100) / 50) * pen
            return [Line(points, "#e8f1ee", width + 1.8 * pen), Line(points, WATER, width)]
        case "dry_river":
            return [Line(points, "#fbf3dc", 3.4 * pen), Line(points, DRY, 2.2 * pen, (7 * pen, 4.5 * pen))]
        case "dry_lake":
            return [Polygon(points, "#f6ecd2"), Line((*points, points[0]), DRY, 1.8 * pen, (5 * pen, 3 * pen))]
    return [Polygon(points, LAKE, "#2c6a9c", 1.4 * pen)]


def _crossings(sight: Sight, edges: Iterable[Edge], colour: Colour) -> list[Shape]:
    """A short bar across each passage."""
    bars: list[Shape] = []
    for edge in edges:
        (ax, ay), (bx, by) = map(sight.post, sight.board.ends[edge])
        x, y, dx, dy = (ax + bx) / 2, (ay + by) / 2, (by - ay) * 0.2, (ax - bx) * 0.2
        if sight.shows((x, y)):
            bars.append(Line(((x - dx, y - dy), (x + dx, y + dy)), colour, 2.6 * sight.grown))
    return bars


def _abroad(sight: Sight, known: Shores, window: Box) -> list[Shape]:
    def near(courses: Iterable[Course]) -> list[tuple[Point, ...]]:
        return [sight.line(one.points) for one in courses if one.touches(window)]

    pen = sight.grown
    return [
        *(Line(part, "#a9c4cc", 1.4 * pen) for line in near(known.streams) for part in _parts(sight, line, pen)),
        *(Polygon(ring, "#a9cbd9", "#86a9b6", 1.0) for ring in near(known.ponds)),
        *(
            Line(part, "#a89c88", 1.6 * pen, (8.0, 5.0))
            for line in near(known.borders)
            for part in _parts(sight, line, pen)
        ),
    ]


def _relief(sight: Sight, within: tuple[tuple[Point, ...], ...], plain: Colour) -> list[Shape]:
    box = sight.box
    if not within:
        return []
    posts: dict[str, list[Milepost]] = {kind: [] for kind in _ORDER}
    for at in sight.posts():
        if sight.board.terrain[at] in posts:
            posts[sight.board.terrain[at]].append(at)
    tints = [
        Tint(hexagon(sight.post(at), reach * sight.step), colour, soft * sight.step)
        for kind in _ORDER
        for colour, reach, soft in _TINTS[kind]
        for at in posts[kind]
    ]
    hills = [
        Hills(hexagon(sight.post(at), reach * sight.step), height, 0.45 * sight.step)
        for kind, (height, reach) in _RISES.items()
        for at in posts[kind]
    ]
    return [Terrain(box.x, box.y, box.w, box.h, plain, within, tuple(tints), tuple(hills), 1909)]


def hexagon(centre: Point, reach: float) -> tuple[Point, ...]:
    """The cell of a milepost: the corners so far away."""
    x, y = centre
    return tuple((x + reach * cos(turn), y + reach * sin(turn)) for turn in _TURNS)


_TURNS = tuple((step - 1.5) * pi / 3 for step in range(6))
CELL = ROW_HEIGHT * 2 / 3  # from a milepost to the corners of its cell, in steps


def _rect(box: Box) -> tuple[float, float, float, float]:
    return box.x, box.y, box.w, box.h
