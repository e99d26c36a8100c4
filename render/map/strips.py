"""Around a map: the sign above it, a strip for each player with money, cards and tags, chips under a strip.

Everything goes into the sheet's layers `panel` and `words`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from render import fonts
from render.colours import BRASS, CARD, CARD_EDGE, CREAM, ENAMEL, ENAMEL_DARK, GHOST, INK, OWNERS, Owner
from render.scene import Box, Colour, Rect, Shape, Text
from render.sheet import Sheet
from render.signs import owner_disc

STRIP = 66  # height of a player's strip
CHIP = 46  # and of a line of chips under it


def sign_plate(box: Box) -> list[Shape]:
    """The enamel sign that a header or a caption is written on."""
    return [
        Rect(box.x, box.y, box.w, box.h, ENAMEL),
        Rect(box.x + 7, box.y + 7, box.w - 14, box.h - 14, "", CREAM, 2.5, 10),
        Rect(box.x, box.bottom - 3, box.w, 3, ENAMEL_DARK),
    ]


@dataclass(frozen=True)
class Heading:
    """What the sign above a table says: who is to act, and when in the game it is."""

    said: str  # "To play"
    who: str
    seats: tuple[int, ...]  # whose letter is shown beside it; none if several act
    when: str  # "Round 7"
    phase: str


def header(sheet: Sheet, box: Box, heading: Heading, owners: Sequence[Owner] = OWNERS) -> None:
    """Whose turn it is, large; round and phase. The plate itself belongs to the backdrop."""
    right = box.right - 34
    sheet.add("words", Text(right, box.y + 54, heading.when, 46, BRASS, "bold", "rs"))
    sheet.add("words", Text(right, box.y + 93, heading.phase, 34, CREAM, "semibold", "rs"))
    taken = max(fonts.width(heading.when, "bold", 46), fonts.width(heading.phase, "semibold", 34))
    room = right - taken - 40 - (box.x + 124)
    left = box.x + 40
    if len(heading.seats) == 1:
        sheet.add("panel", *owner_disc(heading.seats[0], box.x + 72, box.y + box.h / 2, 36, owners))
        left = box.x + 124
    sheet.add("words", Text(left, box.y + 44, heading.said, 31, BRASS, "semibold"))
    sheet.add("words", Text(left, box.y + 93, fonts.fitted(heading.who, "bold", 54, room), 54, CREAM, "bold"))


Tag = tuple[str, Colour]  # what it says and its ground
Figure = tuple[str, Colour]  # a number with its unit and its ink


@dataclass(frozen=True)
class Strip:
    """One player beside the map."""

    seat: int
    name: str
    lit: bool  # to act, or has won
    figures: tuple[Figure, ...] = ()  # from the right edge inward
    tags: tuple[Tag, ...] = ()  # after the name, as far as there is room
    backs: int | None = None  # cards held, seen from behind; None where there are no hands


def player_strip(sheet: Sheet, box: Box, strip: Strip, owners: Sequence[Owner] = OWNERS) -> None:
    """A player's strip at the top of a box; what else the box holds is drawn by the caller."""
    owner = owners[strip.seat]
    edge = BRASS if strip.lit else CARD_EDGE
    sheet.add("panel", Rect(box.x - 3, box.y - 3, box.w + 6, box.h + 6, CARD, edge, 6 if strip.lit else 2, 14))
    sheet.add("panel", Rect(box.x, box.y, box.w, STRIP, owner.colour, radius=11))
    middle = box.y + STRIP / 2
    sheet.add("panel", *owner_disc(strip.seat, box.x + 38, middle, 27, owners))
    right = box.right - 16
    for text, colour in strip.figures:
        sheet.add("words", Text(right, middle + 14, text, 41, colour, "black", "rs"))
        right -= fonts.width(text, "black", 41) + 26
    if strip.backs is not None:
        right = _backs(sheet, right, middle, strip.backs)
    left = box.x + 78
    shown = fonts.fitted(strip.name, "bold", 40, 330)
    sheet.add("words", Text(left, middle + 14, shown, 40, CREAM, "bold"))
    left += fonts.width(shown, "bold", 40) + 16
    for tag, colour in strip.tags:
        wide = fonts.width(tag, "bold", 27) + 22
        if left + wide > right:
            break
        sheet.add("panel", Rect(left, middle - 20, wide, 40, colour, INK, 1.5, 8))
        sheet.add("words", Text(left + wide / 2, middle + 9.5, tag, 27, INK, "bold", "ms"))
        left += wide + 8


def _backs(sheet: Sheet, right: float, middle: float, hand: int) -> float:
    """The cards of a hand from behind."""
    for i in range(hand):
        x = right - 30 - (hand - 1 - i) * 20
        sheet.add("panel", Rect(x, middle - 21, 30, 42, ENAMEL, CREAM, 2.5, 5))
    sheet.add("words", Text(right - 15 if hand else right, middle + 10, str(hand), 29, CREAM, "black", "ms"))
    return right - 30 - max(0, hand - 1) * 20 - 24


Chip = tuple[str, str]  # what stands on it, and its worth


def chip_rows(chips: Sequence[Chip], width: float) -> list[list[Chip]]:
    """Chips in lines as long as the width takes."""
    rows: list[list[Chip]] = []
    room = 0.0
    for chip in chips:
        if _wide(chip) + 8 > room:
            rows.append([])
            room = width - 16
        rows[-1].append(chip)
        room -= _wide(chip) + 8
    return rows


def chip_row(sheet: Sheet, row: Sequence[Chip], left: float, y: float) -> None:
    x = left + 10
    for chip in row:
        name, worth = chip
        wide, tail = _wide(chip), fonts.width(worth, "black", 30) + 20
        sheet.add("panel", Rect(x, y, wide, CHIP - 6, CREAM, CARD_EDGE, 2, 8))
        sheet.add("panel", Rect(x + wide - tail, y, tail, CHIP - 6, BRASS if worth != "0" else GHOST, INK, 1.5, 8))
        sheet.add("words", Text(x + 11, y + 29, name, 28, INK, "semibold"))
        sheet.add("words", Text(x + wide - tail / 2, y + 30.5, worth, 30, INK, "black", "ms"))
        x += wide + 8


def _wide(chip: Chip) -> float:
    return fonts.width(chip[0], "semibold", 28) + fonts.width(chip[1], "black", 30) + 42
