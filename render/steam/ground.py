"""The land under the hexes: which part of the world a map shows, its colours, and hills where the board has them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from render.map.geography import geography
from render.map.land import Look, land
from render.map.projection import Frame, Straight
from render.scene import Colour, Hills, Rect, Shape
from render.steam import layout as at
from render.steam.chart import Chart, kilometres

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


@dataclass(frozen=True)
class Part:
    """A part of the world as data/geo has it, and how it is painted."""

    file: str
    look: Look


_WORLD: Mapping[str, Part] = {
    "china": Part("east_asia", Look(plain="#dde1b0", kinds=_KINDS, rises={"range": 0.3, "plateau": 0.2}, seed=1881)),
}
_PLAIN: Colour = "#dfe0b9"


def land_under(chart: Chart) -> list[Shape]:
    """What lies under the hexes. A board that stands nowhere on earth lies on plain paper."""
    board, part = chart.board, _WORLD.get(chart.board.rules)
    if board.projection is None or part is None:
        return [Rect(0, 0, at.WIDTH, chart.height, _PLAIN)]
    scale = chart.size / kilometres(board)
    x, y = chart.grid.origin
    lies = board.projection
    projection = Straight((lies.lon0, lies.lat0), lies.lat_centre)
    frame = Frame(projection, scale, (-x / scale, -y / scale), at.WIDTH, chart.height)
    known = geography(part.file).model_copy(update={"rivers": (), "borders": ()})  # rivers run as the hexes have them
    return land(frame, known, part.look, _hills(chart))


def _hills(chart: Chart) -> list[Hills]:
    hexes = chart.board.hexes
    return [Hills(chart.corners(at), 1.0, 9) for at, place in enumerate(hexes) if place.terrain == "hill"]
