"""What stays the same from turn to turn: land, hexes with their ground, rivers, the line of few players, the legend."""

from __future__ import annotations

from functools import partial
from itertools import pairwise
from math import hypot

from render import fonts
from render.caching import cached
from render.colours import CREAM, INK
from render.curves import Path, bow
from render.map.legend import LegendEntry, height, legend
from render.map.strips import sign_plate
from render.scene import Box, Colour, Drawing, Line, Point, Polygon, Shape, Sprite, Text, circle
from render.steam import layout as at
from render.steam.chart import Chart, chart, key_of
from render.steam.dangers import FAULT, danger_ground, peaks, volcano_sign
from render.steam.ground import HILLS, land_under
from render.steam.pieces import growth, prestige, town
from render.steam.waters import canal_ground, canal_sample, port_sample
from render.words import Words, words
from rules.steam.board import NOWHERE, Board, Hex

_EDGE: Colour = "#6f6844"
_FIELD: Colour = "#fffbe03c"
_RIVER: Colour = "#4f97c4"
_RIVER_EDGE: Colour = "#2f6f9b"
_WET: Colour = "#9ed0e655"
_LINE: Colour = "#8a2f9e"
_CODE: Colour = "#4b452c"
_WALL: Colour = "#8f2a1c"
_TITLE = 74.0  # size of the map's name


@cached()
def whole(board: Board, language: str) -> Drawing:
    """The top of the whole picture: the sign without its words, the map, and what its signs mean."""
    drawn, entries = _map(board), _legend(board, words(language))
    foot = Box(0, at.MAP_TOP + drawn.height, at.WIDTH, height(entries, at.WIDTH))
    title = _title(chart(board), board.name.of(language))
    shapes = (Sprite(drawn, 0, at.MAP_TOP, drawn.width), *title, *sign_plate(at.HEADER), *legend(foot, entries))
    return Drawing(f"steam/whole/{key_of(board)}/{language}", at.WIDTH, foot.bottom, shapes)


@cached()
def enlarged(board: Board) -> Drawing:
    """The map alone and larger, to cut windows from."""
    drawn = _map(board)
    size = drawn.width * at.CROP_TIMES, drawn.height * at.CROP_TIMES
    return Drawing(f"steam/enlarged/{key_of(board)}", *size, (Sprite(drawn, 0, 0, size[0]),))


@cached()
def _map(board: Board) -> Drawing:
    laid_out = chart(board)
    return Drawing(f"steam/map/{key_of(board)}", at.WIDTH, laid_out.height, partial(_on_the_land, laid_out))


def _on_the_land(laid_out: Chart) -> tuple[Shape, ...]:
    board = laid_out.board
    shapes = land_under(laid_out)
    hexes = range(len(board.hexes))
    shapes += [Polygon(laid_out.corners(hex_), _FIELD) for hex_ in hexes if board.hexes[hex_].terrain != "sea"]
    shapes += [Polygon(laid_out.corners(hex_), _WET) for hex_ in hexes if board.hexes[hex_].terrain == "river"]
    shapes += [Polygon(laid_out.corners(hex_), HILLS.hex) for hex_ in hexes if board.hexes[hex_].terrain == "hill"]
    shapes += danger_ground(laid_out)
    shapes += _rivers(laid_out)
    shapes += canal_ground(laid_out)
    for hex_ in hexes:
        shapes.append(Polygon(laid_out.corners(hex_), "", _EDGE, 1.6))
    for hex_ in hexes:
        if hex_ in peaks(board):
            shapes += volcano_sign(laid_out.spot(hex_, 0.0, 0.1), laid_out.size)
        elif board.hexes[hex_].terrain == "hill":
            shapes += hill_sign(laid_out.spot(hex_, *_hill_spot(board, hex_)), laid_out.size)
    shapes += _few(laid_out)
    shapes += _walls(laid_out)
    shapes += [hex_code(laid_out, hex_) for hex_ in hexes]
    return tuple(shapes)


def _title(laid_out: Chart, name: str) -> list[Shape]:
    """The name of the map in the first corner where no hex lies; nowhere if there is none."""
    wide = fonts.width(name, "black", _TITLE)
    boxes = [Box(x, y, wide, _TITLE) for y in (34, laid_out.height - 110) for x in (44, at.WIDTH - 44 - wide)]
    hexes = [laid_out.centre(hex_) for hex_ in range(len(laid_out.board.hexes))]
    for box in boxes:
        if all(
            hypot(max(box.x - x, 0, x - box.right), max(box.y - y, 0, y - box.bottom)) > laid_out.size for x, y in hexes
        ):
            baseline = at.MAP_TOP + box.y + 0.8 * _TITLE
            return [
                Text(box.x + 3, baseline + 3, name, _TITLE, "#fff8dc", "black"),
                Text(box.x, baseline, name, _TITLE, "#7d5a2c", "black"),
            ]
    return []


def hex_code(laid_out: Chart, hex_: Hex, ink: Colour = _CODE) -> Text:
    """A hex's letter and number in the corner between N and NW, where no track runs."""
    x, y = laid_out.spot(hex_, -0.4, -0.6)
    return Text(x, y, laid_out.board.hexes[hex_].id, at.CODE * laid_out.size, ink, "bold", "mm")


def _hill_spot(board: Board, hex_: Hex) -> Point:
    return (0.0, -0.3) if board.hexes[hex_].kind else (0.0, 0.12)


def hill_sign(centre: Point, size: float) -> list[Shape]:
    """Two peaks lit from the left."""
    x, y = centre
    shapes: list[Shape] = []
    for dx, half, high in ((0.2, 0.26, 0.34), (-0.14, 0.32, 0.46)):
        left, right, foot, top = (
            x + (dx - half) * size,
            x + (dx + half) * size,
            y + 0.2 * size,
            y + (0.2 - high) * size,
        )
        peak = x + dx * size
        shapes += [
            Polygon(((left, foot), (peak, top), (right, foot)), HILLS.peak, HILLS.dark, 1.6),
            Polygon(((left + 3, foot - 1), (peak, top + 2), (peak - 0.06 * size, foot - 1)), HILLS.lit),
        ]
    return shapes


def _rivers(laid_out: Chart) -> list[Shape]:
    board = laid_out.board
    wide = 0.15 * laid_out.size
    beds: list[Path] = []
    for river in board.rivers:
        centres = [laid_out.centre(board.number[hex_id]) for hex_id in river.path]
        beds.append(_bed(centres))
    edges: list[Shape] = [Line(bed.points, _RIVER_EDGE, wide + 2.5) for bed in beds]
    return [*edges, *(Line(bed.points, _RIVER, wide) for bed in beds)]


def _bed(centres: list[Point]) -> Path:
    """A smooth line that bends in each hex and crosses the sides between them in their middle."""
    middles = [((ax + bx) / 2, (ay + by) / 2) for (ax, ay), (bx, by) in pairwise(centres)]
    points: list[Point] = [beyond(centres[1], centres[0]), centres[0], middles[0]] if middles else list(centres)
    for (before, after), centre in zip(pairwise(middles), centres[1:-1], strict=True):
        points += bow(before, centre, after).points[1:]
    return Path((*points, centres[-1], *([beyond(centres[-2], centres[-1])] if middles else [])))


def beyond(before: Point, last: Point) -> Point:
    """Where a river comes from or goes to: across the side of its last hex."""
    return last[0] + (last[0] - before[0]) * 0.5, last[1] + (last[1] - before[1]) * 0.5


def _few(laid_out: Chart) -> list[Shape]:
    """The line beyond which few players do not build, along the sides of the hexes."""
    board, lines = laid_out.board, []
    for hex_, place in enumerate(board.hexes):
        for side, over in enumerate(board.beside[hex_]):
            if not place.beyond and over != NOWHERE and board.hexes[over].beyond:
                lines.append(laid_out.side(hex_, side))
    return [*(Line(line, CREAM, 7.5) for line in lines), *(Line(line, _LINE, 4.5) for line in lines)]


def _walls(laid_out: Chart) -> list[Shape]:
    return [Line(laid_out.side(hex_, side), _WALL, 7) for hex_, side in sorted(laid_out.board.walls)]


def _legend(board: Board, say: Words) -> list[LegendEntry]:
    signs = ["hill", "river", "town", "grown"]
    signs += ["line"] if any(place.beyond for place in board.hexes) else []
    signs += ["canal"] if board.canals else []
    signs += ["port", "port-used"] if board.ports else []
    signs += ["wall"] if board.blocked else []
    signs += ["trunk"] if board.trunk else []
    signs += [kind for kind in ("fault", "volcano") if any(danger.kind == kind for danger in board.dangers)]
    return [LegendEntry(say.text(f"steam-picture-legend-{sign}"), partial(_sample, board, sign)) for sign in signs]


def _sample(board: Board, sign: str, centre: Point) -> list[Shape]:
    x, y = centre
    match sign:
        case "hill":
            return hill_sign((x, y), 50)
        case "canal":
            return canal_sample(centre)
        case "port" | "port-used":
            return port_sample(centre, sign == "port")
        case "river":
            return [Line(((x - 22, y + 6), (x, y - 6), (x + 22, y + 6)), _RIVER_EDGE, 11), _stream(x, y)]
        case "town":
            return [Sprite(town(), x - 17, y - 17, 34)]
        case "grown":
            return [Sprite(growth(), x - 17, y - 17, 34)]
        case "wall":
            return [Line(((x - 20, y), (x + 20, y)), _WALL, 7)]
        case "trunk":
            return [Sprite(prestige(), x - 19, y - 19, 38)]
        case "fault":
            return [Line(((x - 24, y + 5), (x - 9, y - 6), (x + 3, y + 8), (x + 12, y - 5), (x + 24, y + 4)), FAULT, 7)]
        case "volcano":
            return volcano_sign((x, y + 4), 38)
        case _:
            return [Line(((x - 24, y), (x + 24, y)), _LINE, 6), circle(x, y, 1, INK)]


def _stream(x: float, y: float) -> Line:
    return Line(((x - 22, y + 6), (x, y - 6), (x + 22, y + 6)), _RIVER, 8)
