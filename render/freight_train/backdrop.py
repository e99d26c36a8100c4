"""What stays the same from turn to turn: paper, signs, tracks, bumpers, numbers, the owners' colours."""

from __future__ import annotations

from functools import cache

from render.freight_train import layout as at
from render.freight_train.engines import BUMPER
from render.palette import (
    BRASS,
    CARD,
    CARD_EDGE,
    CREAM,
    ENAMEL,
    ENAMEL_DARK,
    GHOST,
    INK,
    OWNERS,
    PAPER,
    RAIL,
    SLEEPER,
)
from render.scene import NONE, Box, Drawing, Rect, Shape, Sprite, Text, circle
from rules.freight_train.wagons import MAIN_LENGTH, MAIN_ROWS, YARD_LENGTH


@cache
def backdrop(players: int, lines: int) -> Drawing:
    height = at.height(players, lines)
    shapes: list[Shape] = [Rect(0, 0, at.WIDTH, height, PAPER)]
    shapes += enamel(at.HEADER, ENAMEL, 16)
    shapes += _card(at.MAIN)
    shapes += _card(at.SIDE)
    for row in range(MAIN_ROWS):
        shapes += _main_row(row)
    for seat in range(players):
        shapes += _panel(seat, lines)
    return Drawing(f"freight_train/table/{players}/{lines}", at.WIDTH, height, tuple(shapes))


def enamel(box: Box, colour: str, radius: float) -> list[Shape]:
    """A station sign: glossy plate, cream line inside the edge, a screw in each corner."""
    inset = 7
    screws = [
        circle(x, y, 4, BRASS, ENAMEL_DARK, 1)
        for x in (box.x + 17, box.right - 17)
        for y in (box.y + 17, box.bottom - 17)
    ]
    return [
        Rect(box.x, box.y + 3, box.w, box.h, "#00000030", radius=radius),
        Rect(box.x, box.y, box.w, box.h, colour, ENAMEL_DARK, 2, radius),
        Rect(box.x + inset, box.y + inset, box.w - 2 * inset, box.h - 2 * inset, NONE, CREAM, 2.5, radius - 5),
        *screws,
    ]


def plate(x: float, y: float, side: float, text: str) -> list[Shape]:
    """A number to type, white on green."""
    return [
        Rect(x, y, side, side, ENAMEL, ENAMEL_DARK, 2, side / 5),
        Text(x + side / 2, y + side * 0.79, text, side * 0.82, CREAM, "black", "ms"),
    ]


def _card(box: Box) -> list[Shape]:
    return [
        Rect(box.x, box.y + 3, box.w, box.h, "#00000022", radius=14),
        Rect(box.x, box.y, box.w, box.h, CARD, CARD_EDGE, 2, 14),
    ]


def _track(left: float, right: float, y: float) -> list[Shape]:
    sleepers: list[Shape] = [Rect(x, y, 9, 7, SLEEPER) for x in range(round(left), round(right) - 8, 19)]
    return [*sleepers, Rect(left, y, right - left, 3.5, RAIL)]


def _slot(box: Box) -> Shape:
    return Rect(box.x + 3, box.y + 8, box.w - 6, box.h - 12, NONE, GHOST, 2, 8)


def _main_row(row: int) -> list[Shape]:
    first = at.main_slot(row, 0)
    return [
        *plate(at.MAIN.x + 12, first.y + 12, 50, str(row + 1)),
        *_track(at.MAIN.x + 70, at.MAIN.right - 8, first.bottom),
        Sprite(BUMPER, at.MAIN.x + 66, first.y, 37),
        *(_slot(at.main_slot(row, slot)) for slot in range(MAIN_LENGTH)),
    ]


def _panel(seat: int, lines: int) -> list[Shape]:
    box, owner = at.panel(seat, lines), OWNERS[seat]
    shapes: list[Shape] = [
        *_card(box),
        Rect(box.x, box.y, box.w, at.STRIP, owner.colour, radius=14),
        Rect(box.x, box.y + at.STRIP / 2, box.w, at.STRIP / 2, owner.colour),
        Rect(box.x + 3, box.y + 3, 112, at.STRIP - 6, owner.pattern, radius=12),
        circle(box.x + 42, box.y + at.STRIP / 2, 21, CREAM, INK, 2),
        Text(box.x + 42, box.y + at.STRIP / 2 + 11.5, owner.letter, 34, INK, "black", "ms"),
    ]
    for row in range(2):
        first = at.yard_slot(box, row, 0)
        shapes += plate(box.x + 10, first.y + 13, 38, str(row + 1))
        shapes += _track(box.x + 50, box.right - 8, first.bottom)
        shapes += [Sprite(BUMPER, box.x + 43, first.y + 4, 31)]
        shapes += [_slot(at.yard_slot(box, row, slot)) for slot in range(YARD_LENGTH)]
    for line in range(lines):
        shapes += _track(box.x + 8, box.right - 8, at.train_rail(box, line))
    return shapes
