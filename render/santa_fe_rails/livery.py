"""The nine companies as anyone can tell them apart: colour, pattern and letters at once."""

from __future__ import annotations

from collections.abc import Mapping

from render.colours import CREAM, INK
from render.map.livery import Livery, company_sign
from render.scene import Pattern, Shape

LIVERIES: Mapping[str, Livery] = {
    "SF": Livery("#1d4fb4", CREAM, "#1d4fb4"),
    "SP": Livery("#ffffff", INK, Pattern("bars", "#ffffff", "#9fa3ad", 16)),
    "GN": Livery("#57b36a", INK, Pattern("stripes", "#57b36a", "#1a6135", 12)),
    "UP": Livery("#d42a22", CREAM, Pattern("dots", "#d42a22", "#f8b5ae", 11)),
    "KP": Livery("#ffdb1a", INK, Pattern("checks", "#ffdb1a", "#a98500", 12)),
    "RI": Livery("#f58a1f", INK, Pattern("waves", "#f58a1f", "#7c3600", 12)),
    "TP": Livery("#17161a", CREAM, Pattern("bars", "#17161a", "#85808f", 12)),
    "WP": Livery("#4f2d14", CREAM, Pattern("checks", "#4f2d14", "#b98a60", 12)),
    "DRGW": Livery("#b58cf0", INK, Pattern("stripes", "#b58cf0", "#5f2f9e", 12)),
}
"""At least 20 apart in Lab for normal, deuteranope and protanope eyes; no two share pattern and brightness."""


def livery(code: str) -> Livery:
    return LIVERIES[code]


def sign(code: str, x: float, y: float, side: float) -> list[Shape]:
    """A square with a company's letters, its top left corner at (x, y)."""
    return company_sign(LIVERIES[code], code, x, y, side)
