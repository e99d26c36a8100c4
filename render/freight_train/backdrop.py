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
    INK,
    OWNERS,
    PAPER,
    RAIL,
    SLEEPER,
    YARD,
)
from render.scene import NONE, Box, Drawing, Rect, Shape, Sprite, Text, circle
from rules.freight_train.wagons import MAIN_ROWS


def _table() -> Drawing:
    shapes: list[Shape] = [*enamel(at.HEADER, ENAMEL, 16), *_card(at.MAIN), *_card(at.SIDE)]
    for row in range(MAIN_ROWS):
        shapes += _main_row(row)
    return Drawing("freight_train/table", at.WIDTH, at.PANELS_TOP, tuple(shapes))


@cache
def dark_panel(seat: int, lines: int) -> Drawing:
    """A player's panel with nothing on it yet, and room for so many lines of trains."""
    return _panel(f"freight_train/panel/{OWNERS[seat].letter}/{lines}", seat, lines, PAPER)


@cache
def lit_panel(seat: int, lines: int) -> Drawing:
    """The same in a brass frame: this player is to act, or has won."""
    return _panel(f"freight_train/panel/{OWNERS[seat].letter}/{lines}/lit", seat, lines, BRASS)


def _panel(key: str, seat: int, lines: int, frame: str) -> Drawing:
    edge = at.FRAME
    owner, box = OWNERS[seat], Box(edge, edge, at.INNER, at.panel_height(lines))
    middle = edge + at.STRIP / 2
    shapes: list[Shape] = [
        Rect(0, 0, box.w + 2 * edge, box.h + 2 * edge, PAPER),  # opaque to its corners: needs no blending
        *_card(box),
        Rect(box.x + 1, box.y + 1, box.w - 2, at.STRIP, owner.colour, radius=13),
        Rect(box.x + 1, middle, box.w - 2, at.STRIP / 2 + 1, owner.colour),
        Rect(box.x + 4, box.y + 4, 112, at.STRIP - 6, owner.pattern, radius=11),
        circle(box.x + 42, middle + 1, 21, CREAM, INK, 2),
        Text(box.x + 42, middle + 12.5, owner.letter, 34, INK, "black", "ms"),
        Rect(box.x + 2, box.y + at.STRIP + 1, box.w - 4, at.yard_rail(box, 1) + 9 - box.y - at.STRIP, YARD),
    ]
    for row in range(2):
        rail = at.yard_rail(box, row)
        shapes += plate(box.x + 10, rail - 46, 38, str(row + 1))
        shapes += _track(box.x + 50, box.right - 8, rail)
        shapes += [Sprite(BUMPER, box.x + 43, rail - 57, 31)]
    for line in range(lines):
        shapes += _track(box.x + 8, box.right - 8, at.train_rail(box, line))
    if frame != PAPER:
        shapes.append(Rect(0, 0, box.w + 2 * edge, box.h + 2 * edge, "", frame, edge + 2, 17))
    return Drawing(key, box.w + 2 * edge, box.h + 2 * edge, tuple(shapes))


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


def _main_row(row: int) -> list[Shape]:
    first = at.main_slot(row, 0)
    return [
        *plate(at.MAIN.x + 12, first.y + 12, 50, str(row + 1)),
        *_track(at.MAIN.x + 70, at.MAIN.right - 8, first.bottom),
        Sprite(BUMPER, at.MAIN.x + 66, first.y, 37),
    ]


TABLE = _table()
