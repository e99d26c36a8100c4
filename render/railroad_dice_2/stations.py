"""Stations and waiting passengers, in units of a hundredth of a cell."""

from __future__ import annotations

from functools import cache

from render.colours import CREAM, GHOST, INK
from render.railroad_dice_2.layout import CORNER, UNIT
from render.railroad_dice_2.livery import DIRECTORS, NEUTRAL, NEUTRAL_PALE, coat
from render.scene import Colour, Drawing, Ellipse, Line, Polygon, Rect, Shape, Text, circle
from render.signs import owner_disc

TOKEN: Colour = "#7b451c"  # of five passengers
TOKEN_RIM: Colour = "#b9783a"
_PLATFORM: Colour = "#d8d1bf"


@cache
def station(owner: int | None, name: str, connected: tuple[int, ...]) -> Drawing:
    """A station with its cell's name on the plate, and the letters of those who have connected it."""
    shapes: list[Shape] = [
        Rect(1, 1, UNIT - 2, UNIT - 2, _PLATFORM, "#8d8571", 2, 8),
        Rect(6, 6, UNIT - 12, UNIT - 12, "", "#f4efe2", 2.5, 6),
        *_house(owner),
        *(_plate(name) if name else ()),
    ]
    spots = ((14, 15), (UNIT - 14, 15), (14, 40), (UNIT - 14, 40))
    for seat, (x, y) in zip(connected, spots, strict=False):
        shapes += _connected(seat, x, y)
    letters = "".join(DIRECTORS[seat].letter for seat in connected)
    return Drawing(f"dice/station/{owner}/{name}/{letters}", UNIT, UNIT, tuple(shapes))


def _house(owner: int | None) -> list[Shape]:
    fill = NEUTRAL_PALE if owner is None else coat(owner, 11)
    roof = NEUTRAL if owner is None else DIRECTORS[owner].colour
    shapes: list[Shape] = [
        Rect(26, 10, 9, 16, INK, radius=2),  # chimney
        Rect(20, 34, 60, 44, fill, INK, 2.6, 3),
        Polygon(((11, 40), (50, 7), (89, 40)), roof, INK, 2.8),
        Line(((17, 36.5), (50, 11.5), (83, 36.5)), "#ffffff55", 2.2),
    ]
    if owner is None:
        shapes += [circle(50, 46, 16, CREAM, INK, 2.6), Line(((50, 36), (50, 46), (57, 50)), INK, 3.2)]
        return shapes
    return [*shapes, circle(50, 46, 21, CREAM, INK, 2.8), Text(50, 59, DIRECTORS[owner].letter, 36, INK, "black", "ms")]


def _plate(name: str) -> list[Shape]:
    return [
        Rect(17, 69, 66, 27, CREAM, INK, 2.4, 6),
        Text(50, 91, name, 25 if len(name) < 4 else 21, INK, "black", "ms"),
    ]


def _connected(seat: int, x: float, y: float) -> list[Shape]:
    owner = DIRECTORS[seat]
    return [
        circle(x, y, 12, owner.colour, CREAM, 2),
        Text(x, y + 6, owner.letter, 17, CREAM, "black", "ms"),
    ]


@cache
def plaque(tile: int) -> Drawing:
    """The number of a tile, on enamelled tin nailed to its corner."""
    return Drawing(
        f"dice/plaque/{tile}",
        40,
        40,
        (
            Rect(1, 1, 38, 38, "#fdf6e3", "#4f4b2a", 3, 7),
            Text(20, 31, str(tile), 31, "#4f4b2a", "black", "ms"),
        ),
    )


@cache
def stock(units: int) -> Drawing:
    """The passengers waiting on a tile: a token with their number, grey where nobody waits."""
    body, rim, ink = (TOKEN, TOKEN_RIM, CREAM) if units else (GHOST, "#a3977b", INK)
    middle = CORNER + 3.0
    r = float(CORNER)
    shapes: tuple[Shape, ...] = (
        circle(middle + 1.5, middle + 3, r, "#1d170e50"),
        circle(middle, middle, r, body, INK, 2.4),
        circle(middle, middle, r - 4.5, body, rim, 2.4),
        circle(middle, middle - 17, 5, ink),
        Ellipse(middle, middle - 5.5, 9, 6.5, ink),
        Rect(middle - 13, middle - 5, 26, 8, body),
        Text(middle, middle + 21, str(units), 33 if units < 100 else 27, ink, "black", "ms"),
    )
    return Drawing(f"dice/stock/{units}", 2 * middle, 2 * middle + 3, shapes)


@cache
def coin(side: int = 40) -> Drawing:
    """The token that money and passengers are counted in."""
    half = side / 2
    return Drawing(
        f"dice/coin/{side}",
        side,
        side,
        (
            circle(half, half, half - 1, TOKEN, INK, 2),
            circle(half, half, half - 4.5, TOKEN, TOKEN_RIM, 2),
            circle(half, half - side * 0.13, side * 0.12, CREAM),
            Ellipse(half, half + side * 0.2, side * 0.23, side * 0.17, CREAM),
        ),
    )


def director(seat: int, x: float, y: float, r: float) -> list[Shape]:
    return owner_disc(seat, x, y, r, DIRECTORS)
