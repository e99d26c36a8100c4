"""What the signs of a map mean: entries in a band, spread evenly over as many lines as they need."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from render import fonts
from render.colours import CARD, CARD_EDGE, INK
from render.scene import Box, Point, Rect, Shape, Text

SIZE = 25.0  # of the letters
LINE = 46  # height of a line
_SIGN = 66.0  # width of a sign with the room around it
_TIGHTEST = 10.0  # between entries


@dataclass(frozen=True)
class LegendEntry:
    """A sign, drawn around a point, and what it means."""

    text: str
    sign: Callable[[Point], list[Shape]]


def height(entries: Sequence[LegendEntry], width: float) -> int:
    """What the band needs for all its lines."""
    return LINE * len(_lines(entries, width)) + 6


def legend(box: Box, entries: Sequence[LegendEntry]) -> list[Shape]:
    shapes: list[Shape] = [Rect(box.x, box.y, box.w, box.h, CARD), Rect(box.x, box.y, box.w, 2, CARD_EDGE)]
    lines = _lines(entries, box.w)
    for i, line in enumerate(lines):
        gap = (box.w - sum(map(_wide, line))) / len(line)
        middle, x = box.y + box.h * (i + 0.5) / len(lines), box.x + gap / 2
        for entry in line:
            shapes += [*entry.sign((x + 26, middle)), Text(x + 58, middle + 9, entry.text, SIZE, INK, "semibold")]
            x += _wide(entry) + gap
    return shapes


def _wide(entry: LegendEntry) -> float:
    return fonts.width(entry.text, "semibold", SIZE) + _SIGN


def _lines(entries: Sequence[LegendEntry], width: float) -> list[list[LegendEntry]]:
    """The fewest lines that hold all, about equally full."""
    for count in range(1, len(entries) + 1):
        share = -(-len(entries) // count)
        lines = [list(entries[i : i + share]) for i in range(0, len(entries), share)]
        if all(sum(map(_wide, line)) + _TIGHTEST * len(line) <= width for line in lines):
            return lines
    return [[entry] for entry in entries]
