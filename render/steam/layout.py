"""The measures of the Steam picture. 1400 wide, map first, panels below it: made for a phone."""

from __future__ import annotations

from render.map.window import Zoom
from render.scene import Box

WIDTH = 1400
MARGIN = 20
INNER = WIDTH - 2 * MARGIN
GUTTER = 14

HEADER = Box(0, 0, WIDTH, 112)
MAP_TOP = HEADER.bottom
SIDES = 40  # from the outermost hexes to the edges of the map
LARGEST = 62.0  # hex, from its centre to a corner

TRACK = 0.23  # width of a track; shares of a hex's size
CUBE = 0.43  # side of a cube
TOWN = 0.27  # radius of a Town
NAME = 0.39  # size of the letters of a name
CODE = 0.3  # and of the hex's own
TOKEN = 0.23  # radius of an owner's token on a link

TILE_CARD = 136  # height of an action tile
SUPPLY = 116
RULER = 92  # height of a track of points

CROP_HEAD = 84
CROP_TIMES = 1.6
CROP = Zoom(CROP_TIMES, (1000 / CROP_TIMES, 720 / CROP_TIMES), (1120.0, 900.0), 105.0, CROP_HEAD)

SHEET_MOST = 24
SHEET_SIDE = 216  # of a face on the contact sheet
