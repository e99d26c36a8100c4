"""The nine companies as anyone can tell them apart: colour, pattern and letters at once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from render.palette import CREAM, INK
from render.scene import Colour, Fill, Pattern, Rect, Shape, Text


@dataclass(frozen=True)
class Livery:
    colour: Colour
    letters: Colour  # on the colour
    fill: Fill  # of a laid segment
    edge: Colour = INK


LIVERIES: Mapping[str, Livery] = {
    "SF": Livery("#1d4fb4", CREAM, "#1d4fb4"),
    "SP": Livery("#ffffff", INK, Pattern("bars", "#ffffff", "#b9b4aa", 14)),
    "GN": Livery("#0f7a3d", CREAM, Pattern("stripes", "#0f7a3d", "#7cc596", 12)),
    "UP": Livery("#c81e1e", CREAM, Pattern("dots", "#c81e1e", "#f4a8a0", 11)),
    "KP": Livery("#f3cf1f", INK, Pattern("checks", "#f3cf1f", "#a98500", 12)),
    "RI": Livery("#ef7d14", INK, Pattern("waves", "#ef7d14", "#7c3600", 12)),
    "TP": Livery("#17161a", CREAM, Pattern("bars", "#17161a", "#85808f", 12)),
    "WP": Livery("#6b4226", CREAM, Pattern("checks", "#6b4226", "#c49a78", 12)),
    "DRGW": Livery("#7a3fb0", CREAM, Pattern("stripes", "#7a3fb0", "#d0aef0", 12)),
}


def livery(code: str) -> Livery:
    return LIVERIES[code]


def sign(code: str, x: float, y: float, side: float) -> list[Shape]:
    """A square with a company's letters, its top left corner at (x, y)."""
    coat = LIVERIES[code]
    size = side * (0.62 if len(code) < 3 else 0.4)
    return [
        Rect(x, y, side, side, coat.colour, INK, max(1.5, side / 16), side / 8),
        Text(x + side / 2, y + side / 2 + size * 0.36, code, size, coat.letters, "black", "ms"),
    ]
