"""A steam locomotive seen from its left, 84 by 66, in any colours."""

from __future__ import annotations

from render.scene import Colour, Line, Polygon, Rect, Shape, circle

DARK: Colour = "#241f1a"
EDGE = 2.4


def locomotive_shapes(body: Colour, shade: Colour, trim: Colour) -> tuple[Shape, ...]:
    small = tuple(circle(x, 58.5, 6.5, DARK) for x in (15, 74))
    large = tuple(part for x in (33, 53) for part in (circle(x, 55, 10, DARK), circle(x, 55, 3.4, trim)))
    return (
        Rect(0, 50, 84, 4, DARK),
        Polygon(((0, 62), (8, 48), (16, 48), (16, 62)), DARK),
        Polygon(((13, 22), (11, 8), (25, 8), (23, 22)), DARK),  # chimney
        Rect(32, 14, 11, 12, trim, DARK, 1.8, radius=4),
        Rect(6, 20, 48, 30, body, DARK, EDGE, radius=8),
        Rect(10, 24, 38, 4, shade, radius=2),
        Rect(18, 20, 3.4, 30, trim),
        Rect(45, 10, 37, 40, body, DARK, EDGE),
        Rect(42, 5, 42, 6, DARK, radius=2),
        *small,
        *large,
        Line(((33, 55), (53, 55)), trim, 3.4),
    )
