"""Trains as they stand on the map and beside names: an engine in its owner's colours, its loads behind it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from render.china_rails.symbols import symbol
from render.palette import BRASS, CREAM, INK, OWNERS
from render.scene import Box, Drawing, Point, Polygon, Rect, Shape, Sprite, Text, circle
from rules.china_rails.parts import Freight
from rules.china_rails.state import CAPACITY, SPEED, Loco
from rules.core.contract import Seat

WIDE, HIGH = 46.0, 32.0


@cache
def engine(seat: Seat, loco: Loco) -> Drawing:
    """Steam for the slow ones, a streamlined nose for the fast; a third axle and a brass band for those that carry three."""
    owner = OWNERS[seat]
    heavy, fast = CAPACITY[loco] > 2, SPEED[loco] > 9
    wheels = (8.5, 17.5, 26.5, 35.5) if heavy else (10.5, 22.0, 34.5)
    shapes: list[Shape] = [Rect(0, 0, WIDE, HIGH, CREAM, radius=8)]
    if fast:
        nose = ((2.5, 20), (6, 13), (13, 8), (20, 6), (42, 6), (42, 22), (2.5, 22))
        shapes += [Polygon(nose, owner.colour, INK, 1.2), Polygon(((9, 13), (14, 9.6), (18, 9.2), (18, 13)), CREAM)]
    else:
        shapes += [
            Rect(4, 10, 24, 11.5, owner.colour, INK, 1.2, 4),
            Rect(8, 3, 5, 8, INK),
            Rect(16, 6.5, 5, 4.5, INK, radius=2),
            Rect(26.5, 4, 15.5, 18, owner.colour, INK, 1.2, 2),
            Polygon(((4, 21), (0.8, 26), (6, 26)), INK),
        ]
    shapes.append(Rect(3, 21, 40, 3.2, INK))
    if heavy:
        shapes.append(Rect(5, 18.4, 37, 2.2, BRASS))
    shapes += [circle(x, 25.5, 4.2, INK, CREAM, 1.1) for x in wheels]
    shapes += [circle(34, 12.6, 6.6, CREAM), Text(34, 17, owner.letter, 12.5, INK, "black", "ms")]
    return Drawing(f"china/engine/{seat}/{loco}", WIDE, HIGH, tuple(shapes))


def train(seat: Seat, loco: Loco, loads: Sequence[Freight], foot: Point, grown: float) -> tuple[list[Shape], Box]:
    """A train over the milepost it stands on, and where it is: a stem down to the milepost, loads as wagons."""
    x, y = foot
    wide, high = round(WIDE * grown * 0.86), round(HIGH * grown * 0.86)
    side = high * 0.72
    top, left = round(y - high - 9 * grown), round(x - wide / 2)
    colour = OWNERS[seat].colour
    stem = ((x, y - 1), (x - 5 * grown, y - 10 * grown), (x + 5 * grown, y - 10 * grown))
    shapes: list[Shape] = [Polygon(stem, colour, CREAM, 1.2 * grown)]
    behind = left + wide
    for good in loads:
        shapes += [
            Rect(behind - 2, top + high * 0.08, side + 5, high * 0.84, CREAM, radius=3),
            circle(behind + side * 0.28, top + high * 0.88, high * 0.1, INK),
            circle(behind + side * 0.82, top + high * 0.88, high * 0.1, INK),
            symbol(good, round(behind + 1), round(top + high * 0.1), round(side)),
        ]
        behind += round(side) + 3
    shapes.append(Sprite(engine(seat, loco), left, top, wide))
    return shapes, Box(left, top, behind - left, high)
