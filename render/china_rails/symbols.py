"""The signs of the goods, drawn for this game: a coloured tile with a picture on it, the same on map, cards and trains.

Drawn in a square of 24; a good without a picture here for shows its two letters.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from math import cos, pi, sin

from render.colours import CREAM, INK
from render.scene import Colour, Drawing, Ellipse, Line, Point, Polygon, Rect, Shape, Sprite, Text, circle
from rules.china_rails.parts import Freight

SIDE = 24.0
_Picture = Callable[[Colour, Colour], list[Shape]]  # of the ink and of the ground


def symbol(good: Freight, x: float, y: float, side: float) -> Sprite:
    """The tile of a good, its top left corner at (x, y)."""
    return Sprite(_tile(good.key, good.code, good.colour), x, y, side)


@cache
def _tile(key: str, code: str, colour: Colour) -> Drawing:
    ink = INK if _light(colour) else CREAM
    picture = _PICTURES.get(key)
    drawn = picture(ink, colour) if picture else [Text(12, 17, code, 14, ink, "black", "ms")]
    tile = Rect(0.4, 0.4, SIDE - 0.8, SIDE - 0.8, colour, INK if ink == INK else CREAM, 1.1, 5)
    return Drawing(f"china/good/{key}/{code}/{colour}", SIDE, SIDE, (tile, *drawn))


def _light(colour: Colour) -> bool:
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return 0.3 * red + 0.59 * green + 0.11 * blue > 148


def _round(x: float, y: float, r: float, start: float, end: float) -> tuple[Point, ...]:
    """Points on a circle between two directions, in twelfths of a turn, clockwise from the east."""
    turns = [start + (end - start) * step / 10 for step in range(11)]
    return tuple((x + r * cos(turn * pi / 6), y + r * sin(turn * pi / 6)) for turn in turns)


def _leaf(base: Point, tip: Point, width: float) -> tuple[Point, ...]:
    (x0, y0), (x1, y1) = base, tip
    dx, dy = (x1 - x0), (y1 - y0)
    bulge = [(0.25, 0.8), (0.5, 1.0), (0.75, 0.7)]
    one = [(x0 + dx * t - dy * width * w, y0 + dy * t + dx * width * w) for t, w in bulge]
    other = [(x0 + dx * t + dy * width * w, y0 + dy * t - dx * width * w) for t, w in reversed(bulge)]
    return (base, *one, tip, *other)


def _wood(ink: Colour, ground: Colour) -> list[Shape]:
    logs = ((7.4, 15.6), (16.6, 15.6), (12, 8))
    return [shape for x, y in logs for shape in (circle(x, y, 4.4, ink), circle(x, y, 2.3, "", ground, 1.2))]


def _cattle(ink: Colour, ground: Colour) -> list[Shape]:
    horns = ((4, 4.5), (5, 9), (9, 10), (15, 10), (19, 9), (20, 4.5), (17.5, 7.4), (6.5, 7.4))
    return [
        Polygon(horns, ink),
        Ellipse(12, 12.5, 4.6, 5.5, ink),
        Ellipse(12, 17.6, 4.2, 3, ink, ground, 1),
        circle(10.4, 17.6, 0.9, ground),
        circle(13.6, 17.6, 0.9, ground),
        circle(10, 11.4, 0.9, ground),
        circle(14, 11.4, 0.9, ground),
    ]


def _fish(ink: Colour, ground: Colour) -> list[Shape]:
    return [
        Ellipse(10.3, 12, 7.3, 4.6, ink),
        Polygon(((15, 12), (21.5, 7), (20, 12), (21.5, 17)), ink),
        circle(6.4, 10.8, 1.1, ground),
        Line(((9.6, 8.4), (10.8, 12), (9.6, 15.6)), ground, 1.1),
    ]


def _imports(ink: Colour, ground: Colour) -> list[Shape]:
    boxes = [Rect(x, y, 4, 3.6, ink) for x, y in ((5.2, 10), (9.8, 10), (9.8, 5.8), (14.4, 10), (14.4, 5.8))]
    return [Polygon(((2.6, 14.4), (21.4, 14.4), (18.2, 20), (5.8, 20)), ink), *boxes]


def _jade(ink: Colour, ground: Colour) -> list[Shape]:
    return [circle(12, 12, 8.4, ink), circle(12, 12, 3, ground), circle(12, 12, 5.7, "", ground, 0.9)]


def _oranges(ink: Colour, ground: Colour) -> list[Shape]:
    return [
        circle(12, 14, 7, ink),
        Polygon(_leaf((11.4, 7.6), (18.6, 3.2), 0.3), ink),
        *(Line(((12, 14), (x, y)), ground, 1.1) for x, y in _round(12, 14, 5.4, 0, 12)[:10:2]),
    ]


def _rice(ink: Colour, ground: Colour) -> list[Shape]:
    return [
        Line(((13, 8.5), (20, 2.6)), ink, 1.5),
        Line(((15.6, 9), (21.8, 4.6)), ink, 1.5),
        Polygon(_round(12, 11.6, 6.4, 6, 12), ink),
        Polygon(((3, 12.4), *_round(12, 12.4, 9, 5.6, 0.4), (21, 12.4)), ink, ground, 0.8),
        Rect(8.4, 19.6, 7.2, 1.9, ink),
    ]


def _tea(ink: Colour, ground: Colour) -> list[Shape]:
    steam = [Line(((x, 8), (x + 1.6, 6.2), (x, 4.6), (x + 1.6, 2.8)), ink, 1.3) for x in (7.4, 12)]
    return [
        *steam,
        circle(16.8, 13.4, 3, "", ink, 1.7),
        Polygon(((4.4, 9.8), (17, 9.8), (16.2, 15), (13.6, 18.4), (7.8, 18.4), (5.2, 15)), ink),
        Rect(3.4, 19.4, 14.4, 1.6, ink),
    ]


def _silk(ink: Colour, ground: Colour) -> list[Shape]:
    threads = [Line(((7.4, y + 1), (15.4, y)), ground, 0.9) for y in (8.8, 11.2, 13.6)]
    return [
        Rect(5, 3.6, 13, 2.6, ink, radius=1),
        Rect(7, 6.8, 9, 10, ink),
        Rect(5, 17.6, 13, 2.6, ink, radius=1),
        *threads,
        Line(((16, 15.6), (19.4, 14.4), (20.6, 17), (18.4, 19)), ink, 1.3),
    ]


def _grain(ink: Colour, ground: Colour) -> list[Shape]:
    ears = [Polygon(_leaf((12, y), (12 + side * 5.4, y - 4.6), 0.3), ink) for y in (18, 13.8, 9.6) for side in (-1, 1)]
    return [Line(((12, 21.4), (12, 6)), ink, 1.5), *ears, Polygon(_leaf((12, 7), (12, 1.8), 0.35), ink)]


def _coal(ink: Colour, ground: Colour) -> list[Shape]:
    lumps = (
        ((3, 19.4), (3.8, 14.4), (8, 12.6), (11.4, 15.4), (10.8, 19.4)),
        ((12, 19.4), (12.6, 14.8), (17, 12.8), (20.8, 15.6), (20.8, 19.4)),
        ((7.6, 11.6), (9.4, 6.6), (13.6, 5), (16.6, 8.4), (15.6, 12), (12, 14)),
    )
    return [Polygon(lump, ink) for lump in lumps]


def _oil(ink: Colour, ground: Colour) -> list[Shape]:
    drop = ((12, 7.6), *_round(12, 12.6, 2.5, -1, 7))
    return [
        Rect(5.4, 3.6, 13.2, 17, ink, radius=2),
        Rect(5.4, 6, 13.2, 1, ground),
        Rect(5.4, 17, 13.2, 1, ground),
        Polygon(drop, ground),
    ]


def _steel(ink: Colour, ground: Colour) -> list[Shape]:
    beam = ((4, 4), (20, 4), (20, 8), (14.4, 9), (14.4, 15), (20, 16), (20, 20), (4, 20), (4, 16), (9.6, 15), (9.6, 9))
    return [Polygon((*beam, (4, 8)), ink)]


def _machinery(ink: Colour, ground: Colour) -> list[Shape]:
    teeth = [Line(((12, 12), point), ink, 3.6) for point in _round(12, 12, 9.4, 0, 12)[:10]]
    return [*teeth[::2], *teeth[1::2], circle(12, 12, 6.6, ink), circle(12, 12, 2.7, ground)]


def _cars(ink: Colour, ground: Colour) -> list[Shape]:
    body = ((2.4, 16.4), (2.8, 12), (6, 11), (8.6, 6.8), (15, 6.8), (18, 11), (21.4, 12.4), (21.6, 16.4))
    return [
        Polygon(body, ink),
        Polygon(((8.2, 10.8), (9.6, 8.4), (11.4, 8.4), (11.4, 10.8)), ground),
        Polygon(((12.6, 10.8), (12.6, 8.4), (14.4, 8.4), (16, 10.8)), ground),
        *(circle(x, 16.6, 2.5, ink, ground, 1.1) for x in (7, 17)),
    ]


def _electronics(ink: Colour, ground: Colour) -> list[Shape]:
    pins = [Line(((x, 3), (x, 21)), ink, 1.4) for x in (8, 12, 16)]
    pins += [Line(((3, y), (21, y)), ink, 1.4) for y in (8, 12, 16)]
    return [*pins, Rect(5.6, 5.6, 12.8, 12.8, ink, radius=1.5), Rect(9, 9, 6, 6, ground), circle(8, 8, 0.7, ground)]


def _textiles(ink: Colour, ground: Colour) -> list[Shape]:
    right = ((15, 4), (21.4, 7.4), (19.4, 11.8), (16.6, 10.6), (16.6, 20.4))
    left = tuple((24 - x, y) for x, y in reversed(right))
    return [Polygon((*right, *left), ink), Ellipse(12, 4, 3, 2.2, ground)]


def _cotton(ink: Colour, ground: Colour) -> list[Shape]:
    tufts = ((8, 9.6), (16, 9.6), (12, 6.8), (12, 12.4))
    leaves = [Polygon(_leaf((12, 19), tip, 0.22), ink) for tip in ((4.4, 14), (19.6, 14))]
    return [*(circle(x, y, 4.1, ink, ground, 0.8) for x, y in tufts), *leaves, Line(((12, 16), (12, 21.6)), ink, 1.7)]


def _wool(ink: Colour, ground: Colour) -> list[Shape]:
    fleece = ((7, 9), (11, 7.4), (15, 9), (15.6, 13), (11, 14), (6.6, 13))
    return [
        *(Rect(x, 15, 1.8, 5.4, ink) for x in (7.4, 13)),
        *(circle(x, y, 3.7, ink) for x, y in fleece),
        Ellipse(18.6, 9.4, 2.4, 3.3, ink, ground, 0.9),
        circle(19, 8.8, 0.7, ground),
    ]


def _copper(ink: Colour, ground: Colour) -> list[Shape]:
    def ingot(x: float, y: float) -> Polygon:
        return Polygon(((x, y), (x + 7.4, y), (x + 8.8, y + 6), (x - 1.4, y + 6)), ink)

    return [ingot(3.8, 13.4), ingot(12.8, 13.4), ingot(8.3, 5.6)]


def _salt(ink: Colour, ground: Colour) -> list[Shape]:
    heap = ((2.6, 19.6), (6.4, 14.6), (9, 13), (12, 8.4), (15, 12.4), (17.8, 14.6), (21.4, 19.6))
    grains = ((12, 4), (7.4, 8), (16.8, 8), (4.6, 12), (19.6, 11.6))
    return [Polygon(heap, ink), *(Rect(x - 0.9, y - 0.9, 1.8, 1.8, ink) for x, y in grains)]


def _porcelain(ink: Colour, ground: Colour) -> list[Shape]:
    side = ((14.6, 2.8), (13.8, 5), (13.8, 6.8), (17.2, 9), (18, 12.4), (15.8, 17), (14.6, 19.4), (15.6, 21.2))
    return [
        Polygon((*side, *((24 - x, y) for x, y in reversed(side))), ink),
        Line(((6.4, 10.4), (9.2, 12), (12, 10.4), (14.8, 12), (17.6, 10.4)), ground, 1.3),
        circle(12, 15, 1.3, ground),
    ]


def _sugar(ink: Colour, ground: Colour) -> list[Shape]:
    return [Rect(x, y, 7.2, 7.2, ink, radius=1.2) for x, y in ((3.8, 12.8), (13, 12.8), (8.4, 4.2))]


def _tobacco(ink: Colour, ground: Colour) -> list[Shape]:
    return [
        Polygon(_leaf((5, 20.6), (19, 3.2), 0.27), ink),
        Line(((4, 21.8), (17.6, 5)), ground, 1.1),
        *(Line(((x, y), (x + dx, y + dy)), ground, 0.8) for x, y in ((9, 15.6), (12.4, 11.4)) for dx, dy in _VEINS),
    ]


_VEINS = ((4, 0.6), (-1, -4))


def _beer(ink: Colour, ground: Colour) -> list[Shape]:
    return [
        circle(16.4, 13.6, 3.5, "", ink, 1.9),
        Rect(5, 8, 11.2, 12.6, ink, radius=1.4),
        *(circle(x, 6.8, 2.7, ink) for x in (6.6, 10.6, 14.6)),
        *(Rect(x, 11, 1.2, 7, ground) for x in (8, 11.8)),
    ]


def _melons(ink: Colour, ground: Colour) -> list[Shape]:
    seeds = ((7, 11), (10.4, 13.6), (13.8, 13.6), (17, 11), (12, 10.4))
    return [
        Polygon(_round(12, 8, 10, 0, 6), ink),
        Line(_round(12, 8, 8.2, 0.1, 5.9), ground, 1),
        *(Ellipse(x, y, 0.7, 1.1, ground) for x, y in seeds),
    ]


def _tourists(ink: Colour, ground: Colour) -> list[Shape]:
    return [
        circle(9, 5.6, 3, ink),
        Rect(5.4, 9.4, 7.2, 7, ink, radius=2),
        Rect(6, 15, 2.6, 6.4, ink),
        Rect(9.4, 15, 2.6, 6.4, ink),
        Rect(14.4, 13.6, 6.8, 7.4, ink, radius=1),
        Line(((16.2, 13.6), (16.2, 11.4), (19.4, 11.4), (19.4, 13.6)), ink, 1.2),
    ]


def _toys(ink: Colour, ground: Colour) -> list[Shape]:
    return [
        *(circle(x, 6.4, 3.2, ink) for x in (6.6, 17.4)),
        circle(12, 12.8, 7.4, ink),
        *(circle(x, 11.4, 1.1, ground) for x in (9.2, 14.8)),
        Ellipse(12, 15.6, 3, 2.4, ground),
        circle(12, 14.8, 1, ink),
    ]


_PICTURES: Mapping[str, _Picture] = {
    "wood": _wood,
    "cattle": _cattle,
    "fish": _fish,
    "imports": _imports,
    "jade": _jade,
    "oranges": _oranges,
    "rice": _rice,
    "tea": _tea,
    "silk": _silk,
    "grain": _grain,
    "coal": _coal,
    "oil": _oil,
    "steel": _steel,
    "machinery": _machinery,
    "cars": _cars,
    "electronics": _electronics,
    "textiles": _textiles,
    "cotton": _cotton,
    "wool": _wool,
    "copper": _copper,
    "salt": _salt,
    "porcelain": _porcelain,
    "sugar": _sugar,
    "tobacco": _tobacco,
    "beer": _beer,
    "melons": _melons,
    "tourists": _tourists,
    "toys": _toys,
}
