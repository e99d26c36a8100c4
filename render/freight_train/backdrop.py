"""What stays the same from turn to turn: paper, signs, tracks, bumpers, numbers, the owners' colours."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from render.colours import (
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
from render.freight_train import layout as at
from render.freight_train.engines import BUMPER
from render.scene import NONE, Box, Drawing, Rect, Shape, Sprite, Text, circle, moved
from rules.freight_train.wagons import MAIN_ROWS


def _table() -> Drawing:
    shapes: list[Shape] = [*enamel(at.HEADER, ENAMEL, 16), *_card(at.MAIN), *_card(at.SIDE)]
    for row in range(MAIN_ROWS):
        shapes += _main_row(row)
    return Drawing("freight_train/table", at.WIDTH, at.PANELS_TOP, tuple(shapes))


def blank_panel(seat: int, panel: at.Panel) -> Iterator[Sprite]:
    """A player's panel with nothing on it yet: a head, lines and a foot, which are the same whatever its height."""
    top = panel.box.y - at.FRAME
    for part in (_head(seat), *[_line()] * (panel.lines - 1), _foot()):
        yield Sprite(part, panel.box.x - at.FRAME, top, part.width)
        top += part.height


def lit_frame(panel: at.Panel) -> Iterator[Rect | Sprite]:
    """Brass around a panel: this player is to act, or has won. In parts, so that nothing inside is painted for it."""
    left, top = panel.box.x - at.FRAME, panel.box.y - at.FRAME
    bottom = panel.box.bottom + at.FRAME
    upper, lower = _edges()
    yield Sprite(upper, left, top, upper.width)
    yield Sprite(lower, left, bottom - _CORNER, lower.width)
    for x in (left, left + upper.width - _BRASS_WIDTH):
        yield Rect(x, top + _CORNER, _BRASS_WIDTH, bottom - top - 2 * _CORNER, BRASS)


@cache
def _edges() -> tuple[Drawing, Drawing]:
    """The upper and the lower edge of a frame, with its corners."""
    wide = at.INNER + 2 * at.FRAME
    whole = Rect(0, 0, wide, 3 * _CORNER, NONE, BRASS, _BRASS_WIDTH, 17)
    upper, lower = (moved(whole, 0, -top) for top in (0, 2 * _CORNER))
    return (
        Drawing("freight_train/frame/upper/lit", wide, _CORNER, (upper,)),
        Drawing("freight_train/frame/lower/lit", wide, _CORNER, (lower,)),
    )


@cache
def _head(seat: int) -> Drawing:
    return _slice(OWNERS[seat].letter, seat, 0, _HEAD)


@cache
def _line() -> Drawing:
    return _slice("line", 0, _HEAD, at.TRAIN_LINE)


@cache
def _foot() -> Drawing:
    """The last line and the lower edge."""
    top = _HEAD + at.TRAIN_LINE
    return _slice("foot", 0, top, at.panel_height(2) + 2 * at.FRAME - top)


def _slice(name: str, seat: int, top: float, height: float) -> Drawing:
    shapes = (shape for shape in _panel(seat) if _between(shape, top, top + height))
    inside = tuple(moved(shape, 0, -top) for shape in shapes)
    return Drawing(f"freight_train/panel/{name}", at.INNER + 2 * at.FRAME, height, inside)


def _between(shape: Shape, top: float, bottom: float) -> bool:
    """Whether any of it can be seen there; signs and letters stand in the head alone."""
    if isinstance(shape, Text):
        return top < shape.y <= bottom
    return shape.box().y < bottom and shape.box().bottom > top


def _panel(seat: int) -> list[Shape]:
    """With two lines of trains."""
    edge = at.FRAME
    owner, box = OWNERS[seat], Box(edge, edge, at.INNER, at.panel_height(2))
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
    for line in range(2):
        shapes += _track(box.x + 8, box.right - 8, at.train_rail(box, line))
    return shapes


_BRASS_WIDTH = at.FRAME + 2
_CORNER = 20  # height of the frame's edges; its corners are rounder than the panel's
_HEAD = at.yard_rail(Box(at.FRAME, at.FRAME, 0, 0), 1) + 12  # owner and yard; between the rails, clear of all corners


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
