"""The measures of the Railroad Dice 2 picture. 1200 wide, map first, panels below it: made for a phone."""

from __future__ import annotations

from render.map.window import Zoom
from render.scene import Box

WIDTH = 1200
MARGIN = 20
INNER = WIDTH - 2 * MARGIN
GUTTER = 14

HEADER = Box(0, 0, WIDTH, 112)
MAP_TOP = HEADER.bottom
RULER = 46  # letters above and below the map, numbers left and right of it
LARGEST = 92  # side of a cell
TALLEST = 1240  # map without its rulers

UNIT = 100  # side of a cell in the drawings
CORNER = 32  # no track comes nearer to a corner of a cell, in units

CROP_HEAD = 84
CROP_TIMES = 1.7  # enlarged
SALE = 108  # height of a locomotive's card
TRAY = 184
ENGINES = 82  # height of a player's locomotives
HAND = 330  # height of the picture of a roll

SHEET_PANEL = 320  # side of one placement on the sheet of choices
SHEET_MOST = 6


def zoom(cell: float) -> Zoom:
    """Crops show at least five by four cells, at most ten by eight."""
    least, most = (5.4 * cell, 4.2 * cell), (10.2 * cell, 8.2 * cell)
    return Zoom(CROP_TIMES, least, most, 1.3 * cell, CROP_HEAD)
