"""The land under the board: sea, relief, lakes, rivers and borders, laid under the cities by the board's projection."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from render.geography import Conic, Geography, Outline, Place, geography
from render.santa_fe_rails import layout as at
from render.santa_fe_rails.chart import Chart
from render.scene import Colour, Hills, Line, Point, Polygon, Rect, Shape, Terrain, Tint

SEA: Colour = "#a9cbd6"
PLAIN: Colour = "#dfe0b9"
_SHOALS: tuple[tuple[Colour, float], ...] = (("#b3d2db", 44), ("#bfdae0", 28), ("#cde3e6", 14))
_COAST: Colour = "#6d93a0"
_LAKE: Colour = "#9cc4d4"
_RIVER: Colour = "#79afca"
_STATE: Colour = "#8d7c5b"
_NATION: Colour = "#7c5a48"
_SEED = 1869

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
_RISES: Mapping[str, float] = {"range": 1.0, "plateau": 0.34, "basin": 0.5, "desert": 0.24, "foothills": 0.3}
_LOW = frozenset({"Superior Upland", "Ozark Plateau", "Edwards Plateau", "Ouachita Mts.", "Appalachian Mts."})


def ground(chart: Chart) -> list[Shape]:
    """What lies under the links. A board without a projection lies on plain paper."""
    paper = Rect(0, 0, at.WIDTH, chart.height, PLAIN if chart.board.projection is None else SEA)
    if chart.board.projection is None:
        return [paper]
    land = geography("western_us")
    coasts = [_drawn(chart, ring) for ring in land.coasts()]
    shoals = [Line((*ring, ring[0]), colour, width) for colour, width in _SHOALS for ring in coasts]
    shores = [Line((*ring, ring[0]), _COAST, 2) for ring in coasts]
    return [paper, *shoals, _terrain(chart, land, coasts), *shores, *_waters(chart, land), *_borders(chart, land)]


def _terrain(chart: Chart, land: Geography, coasts: list[tuple[Point, ...]]) -> Terrain:
    tints = [Tint(_drawn(chart, one.places()), _TINTS[one.name], 16) for one in land.regions if one.name in _TINTS]
    hills = [
        Hills(_drawn(chart, one.places()), 0.3 if one.name in _LOW else _RISES[one.kind], 9)
        for one in land.regions
        if one.kind in _RISES
    ]
    return Terrain(0, 0, at.WIDTH, chart.height, PLAIN, tuple(coasts), tuple(tints), tuple(hills), _SEED)


def _waters(chart: Chart, land: Geography) -> list[Shape]:
    rivers = [Line(_drawn(chart, one.places()), _RIVER, _river_width(one)) for one in land.rivers]
    lakes = [Polygon(_drawn(chart, one.places()), _LAKE, _COAST, 1.5) for one in land.lakes]
    return [*rivers, *lakes]


def _river_width(river: Outline) -> float:
    return 4.2 if river.rank <= 1 else 3.2 if river.rank <= 4 else 2.2


def _borders(chart: Chart, land: Geography) -> list[Shape]:
    return [
        Line(_drawn(chart, one.places()), _NATION, 3, (16, 7))
        if one.kind == "nation"
        else Line(_drawn(chart, one.places()), _STATE, 1.5, (7, 6))
        for one in land.borders
    ]


def _drawn(chart: Chart, places: Iterable[Place]) -> tuple[Point, ...]:
    projection = chart.board.projection
    assert projection is not None
    conic = Conic(projection.parallels, projection.centre)
    east, north = projection.corner
    dx, dy = chart.shift
    flat = (conic.flat(place) for place in places)
    return tuple(((x - east) * chart.scale + dx, (y + north) * chart.scale + dy) for x, y in flat)
