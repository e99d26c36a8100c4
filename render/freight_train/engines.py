"""Everything on the table that is not a wagon: locomotives, caboose, wooden marker, bumper, deck."""

from __future__ import annotations

from functools import cache

from render import fonts
from render.colours import BRASS, CREAM, ENAMEL, ENAMEL_DARK, OWNERS, SIGNAL_RED, WOOD, WOOD_DARK
from render.locomotive import DARK, EDGE, locomotive_shapes
from render.scene import NONE, Drawing, Line, Polygon, Rect, Shape, Sprite, Text, circle


@cache
def locomotive(seat: int, number: int) -> Drawing:
    """An owner's locomotive with its number on the cab (FT-3.12). 84 by 66, heading left."""
    owner = OWNERS[seat]
    number_size = 29 if number < 10 else 23
    return Drawing(
        f"freight_train/loco/{owner.letter}{number}",
        84,
        66,
        (
            *locomotive_shapes(owner.colour, owner.shade, BRASS),
            Rect(49, 14, 30, 30, CREAM, DARK, EDGE, radius=3),
            Text(64, 39, str(number), number_size, DARK, "black", "ms"),
        ),
    )


@cache
def departing(seat: int) -> Drawing:
    """An owner's locomotive without a number, for a train whose locomotive nobody remembers."""
    owner = OWNERS[seat]
    shapes = (*locomotive_shapes(owner.colour, owner.shade, BRASS), Rect(54, 17, 20, 16, CREAM, DARK, 2))
    return Drawing(f"freight_train/departing/{owner.letter}", 84, 66, shapes)


@cache
def mixed_wagons(label: str, wide: float, pitch: float, count: int) -> Drawing:
    """Wagons of a mixed train whose kinds are not known: grey, and the last one says mixed."""
    wheels = tuple(circle(x, 58.5, 7, DARK) for x in (19, 35, 85, 101))
    body: tuple[Shape, ...] = (
        Rect(0, 50, 120, 4, DARK),
        *wheels,
        Rect(5, 14, 110, 36, "#b9b2a3", DARK, EDGE, radius=4),
    )
    blank = Drawing("freight_train/mixed", 120, 66, body)
    size = min(30.0, 100 / fonts.width(label, "black", 1000) * 1000)
    last = Drawing(f"freight_train/mixed/{label}", 120, 66, (*body, Text(60, 41, label, size, DARK, "black", "ms")))
    shapes = tuple(Sprite(last if i == count - 1 else blank, i * pitch, 0, wide) for i in range(count))
    key = f"freight_train/mixed/{label}/{wide}/{pitch}/{count}"
    return Drawing(key, (count - 1) * pitch + wide, wide * 66 / 120, shapes)


MARKER = Drawing(
    "freight_train/marker",
    84,
    66,
    (*locomotive_shapes(WOOD, "#d7a566", WOOD_DARK), Rect(54, 18, 19, 15, CREAM, DARK, 2)),
)

CABOOSE = Drawing(
    "freight_train/caboose",
    72,
    66,
    (
        Rect(0, 49, 72, 5, DARK),
        *(circle(x, 58.5, 6.5, DARK) for x in (17, 55)),
        Rect(24, 3, 24, 15, SIGNAL_RED, DARK, EDGE),
        Rect(21, 0, 30, 5, DARK, radius=2),
        Rect(29, 8, 14, 6, CREAM),
        Rect(8, 18, 56, 31, SIGNAL_RED, DARK, EDGE),
        Rect(4, 15, 64, 5, DARK, radius=2),
        *(Rect(x, 26, 11, 11, CREAM, DARK, 1.6) for x in (15, 46)),
        Line(((3, 49), (3, 30)), DARK, 2.4),
        Line(((69, 49), (69, 30)), DARK, 2.4),
    ),
)

BUMPER = Drawing(
    "freight_train/bumper",
    36,
    66,
    (
        Polygon(((4, 66), (26, 34), (32, 34), (32, 66)), "#8a8276", DARK, EDGE),
        Rect(24, 22, 9, 36, SIGNAL_RED, DARK, EDGE),
        Rect(25.2, 31, 6.6, 8, CREAM),
        Rect(25.2, 46, 6.6, 8, CREAM),
    ),
)

DECK = Drawing(
    "freight_train/deck",
    96,
    124,
    (
        *(Rect(1 + i, 1 + i, 82, 112, CREAM, DARK, 2, radius=9) for i in (12, 6)),
        Rect(1, 1, 82, 112, ENAMEL, DARK, 2, radius=9),
        Rect(8, 8, 68, 98, NONE, BRASS, 2.5, radius=5),
        *(Line(((14, y), (70, y)), ENAMEL_DARK, 3) for y in (26, 88)),
        *(Rect(x, 22, 5, 8, ENAMEL_DARK) for x in range(17, 68, 9)),
        *(Rect(x, 84, 5, 8, ENAMEL_DARK) for x in range(17, 68, 9)),
    ),
)
