"""The land under a board: sea, relief, lakes, rivers and borders, in the colours of one part of the world."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import dist

from render.map.geography import Geography, Outline
from render.map.projection import Frame
from render.scene import Colour, Hills, Line, Point, Polygon, Rect, Shape, Terrain, Tint

_KINDS: Mapping[str, Colour] = {
    "desert": "#f1dfb0",
    "basin": "#eadbb0",
    "plateau": "#e6d9ad",
    "range": "#d6cfa2",
    "plain": "#dfe3b6",
    "valley": "#dbe3b3",
    "delta": "#d5e2b4",
    "wetlands": "#cfdeb4",
}
_RISES: Mapping[str, float] = {"range": 1.0, "plateau": 0.34, "basin": 0.5, "desert": 0.24, "foothills": 0.3}


@dataclass(frozen=True)
class Look:
    """The colours and heights of a map. Regions are tinted by name, or else by kind, and raised by kind."""

    sea: Colour = "#a9cbd6"
    plain: Colour = "#dfe0b9"
    shoals: tuple[tuple[Colour, float], ...] = (("#b3d2db", 44), ("#bfdae0", 28), ("#cde3e6", 14))
    coast: Colour = "#6d93a0"
    lake: Colour = "#9cc4d4"
    river: Colour = "#79afca"
    state: Colour = "#8d7c5b"
    nation: Colour = "#7c5a48"
    tints: Mapping[str, Colour] = field(default_factory=dict)
    kinds: Mapping[str, Colour] = field(default_factory=lambda: _KINDS)
    rises: Mapping[str, float] = field(default_factory=lambda: _RISES)
    low: frozenset[str] = frozenset()  # names of regions that rise little, whatever their kind
    seed: int = 1869  # of the made-up hills
    soft: float = 16.0  # how far tints run into each other


def land(frame: Frame, known: Geography, look: Look, more: Sequence[Hills] = ()) -> list[Shape]:
    """What lies under a board, from the sea up. A board may raise more hills, where its own mountains are."""
    coasts = [frame.line(ring) for ring in known.coasts()]
    shoals = [
        Line(_coarse((*ring, ring[0]), width / 2), colour, width) for colour, width in look.shoals for ring in coasts
    ]
    shores = [Line((*ring, ring[0]), look.coast, 2) for ring in coasts]
    sea = Rect(0, 0, frame.width, frame.height, look.sea)
    relief = _relief(frame, known, look, coasts, more)
    return [sea, *shoals, relief, *shores, *_waters(frame, known, look), *_borders(frame, known, look)]


def _coarse(points: tuple[Point, ...], step: float) -> tuple[Point, ...]:
    """A line without points nearer to the one before than a step: a broad line shows no small bays anyway."""
    kept = [points[0]]
    for point in points[1:-1]:
        if dist(point, kept[-1]) >= step:
            kept.append(point)
    return (*kept, points[-1])


def _relief(
    frame: Frame, known: Geography, look: Look, coasts: list[tuple[Point, ...]], more: Sequence[Hills]
) -> Terrain:
    tints = [
        Tint(frame.line(one.places()), colour, look.soft)
        for one in known.regions
        if (colour := look.tints.get(one.name) or look.kinds.get(one.kind))
    ]
    hills = [
        Hills(frame.line(one.places()), 0.3 if one.name in look.low else look.rises[one.kind], 9)
        for one in known.regions
        if one.kind in look.rises
    ]
    return Terrain(0, 0, frame.width, frame.height, look.plain, tuple(coasts), tuple(tints), (*hills, *more), look.seed)


def _waters(frame: Frame, known: Geography, look: Look) -> list[Shape]:
    rivers = [Line(frame.line(one.places()), look.river, _river_width(one), _dash(one)) for one in known.rivers]
    lakes = [Polygon(frame.line(one.places()), look.lake, look.coast, 1.5) for one in known.lakes]
    return [*rivers, *lakes]


def _river_width(river: Outline) -> float:
    return 4.2 if river.rank <= 1 else 3.2 if river.rank <= 4 else 2.2


def _dash(river: Outline) -> tuple[float, ...]:
    return (8.0, 5.0) if river.kind == "dry" else ()


def _borders(frame: Frame, known: Geography, look: Look) -> list[Shape]:
    return [
        Line(frame.line(one.places()), look.nation, 3, (16, 7))
        if one.kind == "nation"
        else Line(frame.line(one.places()), look.state, 1.5, (7, 6))
        for one in known.borders
    ]
