"""The land under the hexes: which part of the world a map shows, its colours, and hills where the board has them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from render.map.geography import geography
from render.map.land import Look, land
from render.map.projection import Frame, Straight
from render.scene import Colour, Hills, Point, Rect, Shape
from render.steam import layout as at
from render.steam.chart import Chart, kilometres
from rules.steam.board import Projection

_KINDS: Mapping[str, Colour] = {
    "desert": "#f0dfb4",
    "basin": "#e3e0b0",
    "plateau": "#e7d8aa",
    "range": "#d9d3a2",
    "plain": "#dbe4b0",
    "valley": "#d8e4ad",
    "delta": "#d0e3ae",
    "wetlands": "#cbdfb2",
}


_GOLDEN: Mapping[str, Colour] = {
    "desert": "#f3d9a4",
    "basin": "#efdcae",
    "plateau": "#eed7a6",
    "range": "#dccb95",
    "plain": "#e3e3a2",
    "valley": "#dbe4a0",
    "delta": "#cfe0a0",
    "wetlands": "#c6ddaa",
}
_CALIFORNIA = Look(
    sea="#8fc3d6",
    plain="#ecdfae",
    shoals=(("#9dcddb", 44), ("#b0d9e0", 28), ("#c8e6e6", 14)),
    coast="#4f8ba3",
    kinds=_GOLDEN,
    rises={"range": 0.42, "plateau": 0.2},
    seed=1849,
)
_LATER = replace(
    _CALIFORNIA, plain="#e8d3a8", sea="#86a9b8", shoals=(("#92b4c0", 44), ("#a6c4ca", 28), ("#c0d6d6", 14))
)


_GREEN: Mapping[str, Colour] = {"range": "#b9c79a", "plain": "#cadfa6", "valley": "#c6dfa4", "wetlands": "#bcd8a6"}
_BRITAIN = Look(
    sea="#9db9cc",
    plain="#c9dca6",
    shoals=(("#a8c2d2", 44), ("#b6ced9", 28), ("#cadde2", 14)),
    coast="#53758f",
    lake="#8fb3c9",
    kinds=_GREEN,
    rises={"range": 0.35},
    seed=1830,
)


@dataclass(frozen=True)
class Heights:
    """The colours of hills: of the hex, and of a peak with its lit side and its outline."""

    hex: Colour
    peak: Colour
    lit: Colour
    dark: Colour


HILLS = Heights("#8a8a868c", "#7b7b76", "#d8d8d0", "#4b4b48")  # grey: brown would hide tracks of brown and natural wood


@dataclass(frozen=True)
class Part:
    """A part of the world as data/geo has it, and how it is painted."""

    file: str
    look: Look
    borders: str = ""  # the file whose borders are drawn


_WORLD: Mapping[str, Part] = {
    "china": Part("east_asia", Look(plain="#dde1b0", kinds=_KINDS, rises={"range": 0.3, "plateau": 0.2}, seed=1881)),
    "great_britain": Part("great_britain", _BRITAIN),
    "california": Part("california", _CALIFORNIA, "western_us"),
    "california_2090": Part("california", _LATER, "western_us"),
}
_PLAIN: Colour = "#dfe0b9"


def coasts(chart: Chart) -> list[tuple[Point, ...]]:
    """The outlines of the land on the picture; none for a board that stands nowhere on earth."""
    part = _WORLD.get(chart.board.rules)
    if chart.board.projection is None or part is None:
        return []
    return [_frame(chart, chart.board.projection).line(ring) for ring in geography(part.file).coasts()]


def _frame(chart: Chart, lies: Projection) -> Frame:
    scale = chart.size / kilometres(chart.board)
    x, y = chart.grid.origin
    projection = Straight((lies.lon0, lies.lat0), lies.lat_centre)
    return Frame(projection, scale, (-x / scale, -y / scale), at.WIDTH, chart.height)


def land_under(chart: Chart) -> list[Shape]:
    """What lies under the hexes. A board that stands nowhere on earth lies on plain paper."""
    board, part = chart.board, _WORLD.get(chart.board.rules)
    if board.projection is None or part is None:
        return [Rect(0, 0, at.WIDTH, chart.height, _PLAIN)]
    frame = _frame(chart, board.projection)
    borders = geography(part.borders).borders if part.borders else ()
    known = geography(part.file).model_copy(update={"rivers": (), "borders": borders})  # rivers run as the hexes do
    return land(frame, known, part.look, _hills(chart))


def _hills(chart: Chart) -> list[Hills]:
    hexes = chart.board.hexes
    return [Hills(chart.corners(at), 1.0, 9) for at, place in enumerate(hexes) if place.terrain == "hill"]
