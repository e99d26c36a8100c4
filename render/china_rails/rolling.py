"""Trains as they stand on the map and beside names: an engine in its owner's colours, its loads behind it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Literal

from render.china_rails.symbols import symbol
from render.colours import BRASS, CREAM, INK, OWNERS
from render.scene import Box, Drawing, Point, Polygon, Rect, Shape, Sprite, Text, circle
from rules.china_rails.parts import Freight
from rules.china_rails.state import CAPACITY, SPEED, Loco
from rules.core.contract import Seat

WIDE, HIGH = 46.0, 32.0
Side = Literal["over", "under"]


@cache
def engine(seat: Seat, loco: Loco) -> Drawing:
    """Steam for the slow ones, a streamlined nose for the fast; one axle more and a brass band for three loads."""
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


def train(
    seat: Seat, loco: Loco, loads: Sequence[Freight], foot: Point, grown: float, side: Side
) -> tuple[list[Shape], Box]:
    """A train over or under the milepost it stands on, and where it is: a stem to the milepost, loads as wagons."""
    box = train_box(len(loads), foot, grown, side)
    x, y = foot
    high, top = box.h, box.y
    wide, wagon = round(WIDE * grown * _SHARE), round(high * _WAGON)
    near = 10 * grown * (1 if side == "under" else -1)
    stem = ((x, y + near / 10), (x - 5 * grown, y + near), (x + 5 * grown, y + near))
    shapes: list[Shape] = [Polygon(stem, OWNERS[seat].colour, CREAM, 1.2 * grown)]
    behind = box.x + wide
    for good in loads:
        shapes += [
            Rect(behind - 2, top + high * 0.08, wagon + 5, high * 0.84, CREAM, radius=3),
            circle(behind + wagon * 0.28, top + high * 0.88, high * 0.1, INK),
            circle(behind + wagon * 0.82, top + high * 0.88, high * 0.1, INK),
            symbol(good, round(behind + 1), round(top + high * 0.1), wagon),
        ]
        behind += wagon + 3
    shapes.append(Sprite(engine(seat, loco), box.x, top, wide))
    return shapes, box


def train_box(loads: int, foot: Point, grown: float, side: Side) -> Box:
    """What a train with so many loads covers."""
    wide, high = round(WIDE * grown * _SHARE), round(HIGH * grown * _SHARE)
    top = foot[1] + 9 * grown if side == "under" else foot[1] - high - 9 * grown
    return Box(round(foot[0] - wide / 2), round(top), wide + loads * (round(high * _WAGON) + 3), high)


_SHARE = 0.86  # of the engine's own size
_WAGON = 0.72  # of the engine's height
