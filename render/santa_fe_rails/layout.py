"""The measures of the Santa Fe Rails picture. 1600 wide, map first, panels below it: made for a phone."""

from __future__ import annotations

from render.map.window import Zoom
from render.scene import Box

WIDTH = 1600
MARGIN = 20
INNER = WIDTH - 2 * MARGIN

HEADER = Box(0, 0, WIDTH, 112)
MAP_TOP = HEADER.bottom
MAP_SIDES = 76  # from the outermost cities to the edges of the map
MAP_ABOVE = 66
MAP_BELOW = 66

CITY = 21  # radius
TRACK = 13  # width of a space
APART = 23  # between the tracks of a double link
SHORTEST = 35  # space
GAP = 5  # between spaces
CLEAR = 4  # between a city and the first space
CROWDED = 20  # how much further out spaces may begin where many links meet
NOSE = 9  # of the pointed spaces of an arrow

NAME = 25  # size of the letters
CODE = 15  # of the code that players type
SQUARE = 24  # side of a historical square

ZOOM = 1.75  # of the crop
CROP_HEAD = 84
CROP = Zoom(ZOOM, (1120 / ZOOM, 860 / ZOOM), (1000.0, 760.0), 90.0, CROP_HEAD)

COMPANY_CARD = 150  # height
DISPLAY_CARD = 118
GUTTER = 14
