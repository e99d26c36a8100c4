"""The pieces of the box: cubes, Towns, Cities, growth markers, coins, disks. Drawings of 100 units, made once."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin

from render.colours import BRASS, CREAM, GO, INK
from render.curves import star
from render.scene import Colour, Drawing, Ellipse, Line, Point, Polygon, Rect, Shape, Text, circle
from render.steam.livery import GOODS
from render.words import Words
from rules.steam.state import LETTER

UNIT = 100
WATER: Colour = "#2b7fb8"
WAVES = (-0.78, -0.4, 0.0, 0.4, 0.78)  # on a City under water: shares of half its height, from the middle
DISKS: dict[str, Colour] = {"yellow": "#e9b730", "yangtze": "#9a5b2c"}  # as the rivers' disks are printed


def initial(colour: str, say: Words) -> str:
    """The letter by which a colour is known in the reader's language: Y for yellow, J for jaune."""
    return say.text(f"steam-colour-{colour}")[0].upper() if colour in LETTER else "–"


@cache
def cube(colour: str, sign: str) -> Drawing:
    """A cube of goods with its letter, seen from the front and a little above."""
    goods = GOODS[colour]
    shapes: tuple[Shape, ...] = (
        Polygon(((8, 26), (26, 6), (96, 6), (96, 74), (78, 94), (8, 94)), INK),
        Polygon(((13, 24), (29, 11), (91, 11), (76, 24)), goods.light),
        Polygon(((79, 27), (92, 13), (92, 73), (79, 89)), goods.dark),
        Rect(12, 27, 65, 63, goods.colour),
        Text(44, 83, sign, 64, goods.letter, "black", "ms"),
    )
    return Drawing(f"steam/cube/{colour}/{sign}", UNIT, UNIT, shapes)


@cache
def town() -> Drawing:
    shapes: tuple[Shape, ...] = (
        circle(50, 52, 46, "#00000040"),
        circle(50, 49, 46, CREAM, INK, 8),
        circle(50, 49, 26, "", "#8a8064", 5),
    )
    return Drawing("steam/town", UNIT, UNIT, shapes)


@cache
def growth() -> Drawing:
    """A city has grown: a green hexagon with an arrow upward."""
    rim = tuple((50 + 47 * cos(step * pi / 3), 50 + 47 * sin(step * pi / 3)) for step in range(6))
    arrow = ((50, 14), (80, 50), (62, 50), (62, 82), (38, 82), (38, 50), (20, 50))
    return Drawing("steam/growth", UNIT, UNIT, (Polygon(rim, GO, CREAM, 7), Polygon(arrow, CREAM)))


@cache
def city(colour: str, new: bool, points: tuple[Point, ...], key: str) -> Drawing:
    """The hex of a City in its colour; `points` are its corners from the drawing's corner. A New City has a star."""
    goods = GOODS[colour]
    wide = max(x for x, _ in points)
    high = max(y for _, y in points)
    cx, cy = wide / 2, high / 2

    def ring(share: float) -> tuple[Point, ...]:
        return tuple((cx + (x - cx) * share, cy + (y - cy) * share) for x, y in points)

    shapes: list[Shape] = [
        Polygon(ring(0.985), goods.colour, INK, 3.2),
        Polygon(ring(0.9), "", CREAM, 2.2 if not new else 4.5),
        Polygon(ring(0.86), goods.wash),
    ]
    if new:
        shapes.append(Polygon(ring(0.8), "", INK, 1.4))
    return Drawing(f"steam/city/{key}/{colour}/{new}", wide, high, tuple(shapes))


@cache
def colour_sign(colour: str, sign: str) -> Drawing:
    """The colour a City takes, by its letter; for eyes that do not tell the colours apart."""
    goods = GOODS[colour]
    shapes: tuple[Shape, ...] = (
        Rect(4, 4, 92, 92, goods.colour, INK, 8, 20),
        Text(50, 79, sign, 82, goods.letter, "black", "ms"),
    )
    return Drawing(f"steam/sign/{colour}/{sign}", UNIT, UNIT, shapes)


@cache
def new_sign() -> Drawing:
    return Drawing("steam/new", UNIT, UNIT, (Polygon(star((50, 54), 50, 21, 5), BRASS, INK, 6),))


@cache
def coin(value: int) -> Drawing:
    """Money of a relief fund."""
    fill = BRASS if value else "#e6dfcd"
    size = 74 if value < 10 else 56
    shapes: tuple[Shape, ...] = (
        circle(50, 50, 47, fill, INK, 7),
        circle(50, 50, 37, "", "#9c7416" if value else "#a59c84", 4),
        Text(50, 50 + size * 0.36, str(value), size, INK, "black", "ms"),
    )
    return Drawing(f"steam/coin/{value}", UNIT, UNIT, shapes)


@cache
def disk(river: str) -> Drawing:
    """A disk of the flood danger box: the colour of its river, and waves."""
    colour = DISKS.get(river, WATER)
    shapes: list[Shape] = [circle(50, 50, 47, colour, INK, 6), circle(50, 50, 38, "", CREAM, 3)]
    for y in (34, 50, 66):
        points = tuple((22.0 + 8 * i, y + 5 * sin(i * pi / 2)) for i in range(8))
        shapes.append(Line(points, CREAM, 6))
    return Drawing(f"steam/disk/{river}", UNIT, UNIT, tuple(shapes))


@cache
def prestige() -> Drawing:
    """A crown: an end of the trunk line, where links bring prestige."""
    crown = ((14, 78), (8, 30), (30, 50), (50, 18), (70, 50), (92, 30), (86, 78))
    shapes: tuple[Shape, ...] = (
        circle(50, 50, 49, "#5a1f5e", INK, 4),
        Polygon(tuple((50 + (x - 50) * 0.74, 50 + (y - 50) * 0.74) for x, y in crown), BRASS, INK, 4),
        *(circle(50 + (x - 50) * 0.74, 50 + (y - 50) * 0.74, 6, CREAM) for x, y in ((8, 28), (50, 16), (92, 28))),
    )
    return Drawing("steam/prestige", UNIT, UNIT, shapes)


def flood(points: tuple[Point, ...], deep: bool) -> list[Shape]:
    """Water over a City: waves over all of it, through which its colour shows, or only a rim while the fund lasts."""
    rim = (*points, points[0])
    waves = [_wave(points, share) for share in WAVES] if deep else []
    shapes: list[Shape] = [Line(wave, stroke, width) for wave in waves for stroke, width in ((CREAM, 10), (WATER, 6))]
    return [*shapes, Line(rim, CREAM, 8), Line(rim, WATER, 5, () if deep else (10, 6))]


def _wave(points: tuple[Point, ...], share: float) -> tuple[Point, ...]:
    """From rim to rim of a hex, at a share of its height from the middle."""
    wide, high = (max(axis) - min(axis) for axis in zip(*points, strict=True))
    cx, cy = min(x for x, _ in points) + wide / 2, min(y for _, y in points) + high / 2
    half = wide / 2 * (1 - abs(share) / 2) * 0.96
    steps = (-half + half * step / 12 for step in range(25))
    return tuple((cx + x, cy + share * high / 2 + high * 0.035 * sin(x * 2 * pi / (wide / 4))) for x in steps)


@cache
def engine() -> Drawing:
    """A little locomotive, for the track of levels."""
    shapes: tuple[Shape, ...] = (
        Rect(8, 34, 52, 30, INK, radius=8),
        Rect(52, 16, 34, 48, INK, radius=5),
        Rect(59, 24, 20, 16, CREAM),
        Rect(16, 14, 12, 22, INK),
        Polygon(((2, 72), (14, 58), (14, 72)), INK),
        *(Ellipse(x, 74, 11, 11, INK, CREAM, 4) for x in (24, 48, 74)),
    )
    return Drawing("steam/engine", UNIT, UNIT, shapes)
