"""The West under the board: which part of the world it is, and its colours."""

from __future__ import annotations

from collections.abc import Mapping

from render.map.geography import geography
from render.map.land import Look, land
from render.map.projection import Conic, Frame
from render.santa_fe_rails import layout as at
from render.santa_fe_rails.chart import Chart
from render.scene import Colour, Rect, Shape

_TINTS: Mapping[str, Colour] = {
    "Great Plains": "#e9e3b8",
    "Central Lowland": "#dbe0b4",
    "Great Basin": "#eadbb0",
    "Colorado Plateau": "#ebd2a3",
    "Columbia Plat.": "#e4dcb2",
    "Chihuahuan Desert": "#efdcae",
    "Sonoran Desert": "#f1d9a6",
    "Central Valley": "#dbe3b3",
    "Rocky Mountains": "#d6cfa2",
    "Cascade Range": "#c5d0a0",
    "Coast Ranges": "#ccd5a5",
    "Sierra Nevada": "#d0cfa4",
    "Great Salt Lake Desert": "#f3ead0",
}
_LOW = frozenset({"Superior Upland", "Ozark Plateau", "Edwards Plateau", "Ouachita Mts.", "Appalachian Mts."})
_WEST = Look(tints=_TINTS, kinds={}, low=_LOW)


def land_under(chart: Chart) -> list[Shape]:
    """What lies under the links. A board without a projection lies on plain paper."""
    projection = chart.board.projection
    if projection is None:
        return [Rect(0, 0, at.WIDTH, chart.height, _WEST.plain)]
    (east, north), (dx, dy) = projection.corner, chart.shift
    corner = east - dx / chart.scale, -north - dy / chart.scale
    conic = Conic(projection.parallels, projection.centre)
    return land(Frame(conic, chart.scale, corner, at.WIDTH, chart.height), geography("western_us"), _WEST)
