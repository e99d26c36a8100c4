"""The measures of the China Rails pictures: the whole map with its panels below, and crops for a phone."""

from __future__ import annotations

from render.scene import Box

WIDTH = 1840
MARGIN = 20
INNER = WIDTH - 2 * MARGIN
GUTTER = 14

HEADER = Box(0, 0, WIDTH, 112)
RULER = 36  # the coordinates around the map

AROUND = (1.6, 1.5)  # steps of the grid between the outermost mileposts and the rulers

CROP_WIDTH = 1080
CROP_TALLEST = 1180
CROP_LEAST = 820
CROP_HEAD = 84
CROP_RULER = 40
STEPS = (74.0, 56.0, 42.0, 32.0)  # pixels between mileposts in a crop: the largest that shows all it is about
SNAP = 3  # columns and rows that a crop's corner is moved by, so that crops of one region share their ground
ROOM = 2.2  # steps around what a crop is about

CARD = 236  # height of a demand card
STRIP = 74  # and of a player's strip
TRAY = 62  # and of a line of the tray
