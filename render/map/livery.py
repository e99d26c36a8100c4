"""Companies that anyone can tell apart, by colour, pattern and letters at once: on tracks, signs and cards."""

from __future__ import annotations

from dataclasses import dataclass

from render import fonts
from render.colours import INK
from render.scene import Box, Colour, Fill, Rect, Shape, Text


@dataclass(frozen=True)
class Livery:
    colour: Colour
    letters: Colour  # on the colour
    fill: Fill  # of a laid segment
    edge: Colour = INK


def company_sign(coat: Livery, code: str, x: float, y: float, side: float) -> list[Shape]:
    """A square with a company's letters, its top left corner at (x, y)."""
    size = side * (0.62 if len(code) < 3 else 0.4)
    return [
        Rect(x, y, side, side, coat.colour, INK, max(1.5, side / 16), side / 8),
        Text(x + side / 2, y + side / 2 + size * 0.36, code, size, coat.letters, "black", "ms"),
    ]


def card_head(coat: Livery, code: str, box: Box) -> list[Shape]:
    """The head of a company's card: its pattern with its letters. 50 high, at the top of the box."""
    middle = box.x + box.w / 2
    size = 38 if len(code) < 3 else 32
    wide = fonts.width(code, "black", size) + 18
    return [
        Rect(box.x + 4, box.y + 4, box.w - 8, 50, coat.fill, INK, 2, 8),
        Rect(middle - wide / 2, box.y + 7, wide, 44, coat.colour, radius=7),
        Text(middle, box.y + 42, code, size, coat.letters, "black", "ms"),
    ]
