"""What stays the same from turn to turn: the map with its empty spaces and cities, and the signs drawn on it."""

from __future__ import annotations

from functools import cache, partial
from math import pi
from typing import Literal

from render.caching import cached
from render.colours import BRASS, CREAM, FADED, INK
from render.curves import Path, ahead, pointer, sideways, star
from render.map.plates import written
from render.map.strips import sign_plate
from render.santa_fe_rails import layout as at
from render.santa_fe_rails.chart import LETTERS, Chart, Space, chart, key_of, named
from render.santa_fe_rails.ground import land_under
from render.santa_fe_rails.livery import LIVERIES
from render.scene import Box, Colour, Drawing, Line, Point, Polygon, Shape, Sprite, Text, circle, moved
from rules.santa_fe_rails.board import Board
from rules.santa_fe_rails.state import SantaFeOptions

EMPTY: Colour = "#cdc2a6"  # dark enough that white tracks stand out
QUIET_BROWN: Colour = "#c2b18c"
BROWN: Colour = "#a56a33"
WATER: Colour = "#1f6fb0"
DASH_EDGE: Colour = "#5d564a"
Ground = Literal["quiet", "priced"]  # whether terrain costs anything


def whole(board: Board, options: SantaFeOptions) -> Drawing:
    """The top of the whole picture: the sign without its words, then the map. The same in every language."""
    return _whole(board, _ground(options))


def enlarged(board: Board, options: SantaFeOptions) -> Drawing:
    """The map alone and larger, to cut windows from."""
    return _enlarged(board, _ground(options))


def _ground(options: SantaFeOptions) -> Ground:
    return "priced" if options.terrain else "quiet"


@cached()
def _whole(board: Board, ground: Ground) -> Drawing:
    drawn = _map(board, ground)
    shapes = (Sprite(drawn, 0, at.MAP_TOP, at.WIDTH), *sign_plate(at.HEADER))
    return Drawing(f"santa_fe/whole/{key_of(board)}/{ground}", at.WIDTH, at.MAP_TOP + drawn.height, shapes)


@cached()
def _enlarged(board: Board, ground: Ground) -> Drawing:
    drawn = _map(board, ground)
    size = (drawn.width * at.ZOOM, drawn.height * at.ZOOM)
    return Drawing(f"santa_fe/enlarged/{key_of(board)}/{ground}", *size, (Sprite(drawn, 0, 0, size[0]),))


@cached()
def _map(board: Board, ground: Ground) -> Drawing:
    laid_out = chart(board)
    key = f"santa_fe/map/{key_of(board)}/{ground}"
    return Drawing(key, at.WIDTH, laid_out.height, partial(_on_the_land, laid_out, ground))


def _on_the_land(laid_out: Chart, ground: Ground) -> tuple[Shape, ...]:
    shapes: list[Shape] = [*land_under(laid_out)]
    if laid_out.board.projection is not None:
        shapes += _rose((96, laid_out.height - 96))
    shapes += _leads(laid_out)
    draw_dash = dash if ground == "priced" else quiet_dash
    for space in laid_out.spaces.values():
        shapes += draw_dash(space)
    for code in laid_out.cities:
        shapes += _city(laid_out, code)
    return tuple(shapes)


def _leads(laid_out: Chart) -> list[Shape]:
    """Thin lines from each city to the first space of its links."""
    leads: list[Shape] = []
    for link in laid_out.board.links:
        for track in range(1, link.tracks + 1):
            first, last = (laid_out.spaces[link.id, track, nth].path for nth in (1, link.spaces))
            for city, end in ((link.a, first.points[0]), (link.b, last.points[-1])):
                leads.append(Line((laid_out.cities[city], end), DASH_EDGE, 2.4))
    return leads


def dash(space: Space) -> list[Shape]:
    """An empty space: grey or brown with a peak; a wave where it crosses a river."""
    brown, river = space.terrain in "mx", space.terrain in "rx"
    shapes: list[Shape] = [Polygon(space.outline(), BROWN if brown else EMPTY, DASH_EDGE, 1.6)]
    if river:
        shapes.append(_wave(space.path))
    if brown:
        away = 0.28 if river else 0.5
        shapes.append(_peak(space.path.at(space.path.length * away)))
    return shapes


def quiet_dash(space: Space) -> list[Shape]:
    """An empty space where terrain costs nothing: mountains only a shade darker, no signs."""
    fill = QUIET_BROWN if space.terrain in "mx" else EMPTY
    return [Polygon(space.outline(), fill, DASH_EDGE, 1.6)]


def _peak(point: Point) -> Polygon:
    x, y = point
    return Polygon(((x - 7, y + 4.5), (x, y - 6.5), (x + 7, y + 4.5)), CREAM, INK, 1.2)


def _wave(path: Path) -> Line:
    """A wavy blue line across the middle of a space."""
    middle, heading = path.at(path.length * 0.55), path.heading(path.length * 0.55)
    reach = at.TRACK / 2 + 5
    points = []
    for step in range(9):
        across = sideways(middle, heading, -reach + step * reach / 4)
        points.append(ahead(across, heading, (2.6, 0, -2.6, 0)[step % 4]))
    return Line(tuple(points), WATER, 4.2)


def _city(laid_out: Chart, code: str) -> list[Shape]:
    city, (x, y) = laid_out.board.city[code], laid_out.cities[code]
    shapes: list[Shape] = [circle(x + 1.5, y + 2.5, at.CITY, "#00000040")]
    if city.value is None:
        shapes += [circle(x, y, at.CITY, INK, CREAM, 2.5), Polygon(star((x, y), 13, 5.5, 5), BRASS)]
    else:
        shapes += disc((x, y), str(city.value))
    return shapes


@cache
def nameplate(board: Board, code: str) -> Drawing:
    """A city's name, code and depots, to be put over the tracks: names come first."""
    laid_out = chart(board)
    plate = laid_out.names[code]
    city = named(laid_out.board, laid_out.board.city[code], laid_out.cities[code])
    shapes = written(plate, city, LETTERS)
    origins = [company.code for company in laid_out.board.companies if company.origin == code]
    for company, corner in zip(origins, plate.tags, strict=False):
        shapes += depot(company, corner, at.SQUARE)
    box = plate_box(laid_out, code)
    here = tuple(moved(shape, -box.x, -box.y) for shape in shapes)
    return Drawing(f"santa_fe/name/{key_of(board)}/{code}", box.w, box.h, here)


def plate_box(laid_out: Chart, code: str) -> Box:
    box = laid_out.names[code].box
    return Box(box.x - 4, box.y - 5, box.w + 8, box.h + 12)


def disc(centre: Point, value: str) -> list[Shape]:
    x, y = centre
    return [
        circle(x, y, at.CITY, CREAM, INK, 3),
        Text(x, y + 10.5, value, 31, INK, "black", "ms"),
    ]


def depot(company: str, corner: Point, side: float) -> list[Shape]:
    """Where a company begins: its letters in a little house."""
    x, y = corner
    coat = LIVERIES[company]
    roof = ((x - 1, y + side * 0.36), (x + side / 2, y - 2), (x + side + 1, y + side * 0.36))
    size = side * (0.56 if len(company) < 3 else 0.38)
    return [
        Polygon((*roof, (x + side - 1, y + side), (x + 1, y + side)), coat.colour, INK, 1.6),
        Text(x + side / 2, y + side - 4, company, size, coat.letters, "black", "ms"),
    ]


def _rose(centre: Point) -> list[Shape]:
    x, y = centre
    return [
        circle(x, y, 40, "", "#4d7d90", 2),
        circle(x, y, 34, "", "#4d7d90", 1),
        Polygon(star(centre, 36, 9, 8), "#8fb6c4"),
        Polygon(star(centre, 56, 11, 4), CREAM, "#4d7d90", 1.6),
        *(
            Polygon((centre, ahead(centre, turn * pi / 2, 56), ahead(centre, (turn + 0.5) * pi / 2, 11)), "#4d7d90")
            for turn in range(4)
        ),
        Text(x, y - 60, "N", 24, "#4d7d90", "black", "ms"),
    ]


def coin(centre: Point) -> list[Shape]:
    """The first service of a city still pays."""
    x, y = centre
    return [circle(x, y, 11.5, BRASS, INK, 1.8), Text(x, y + 5.2, "$2", 15.5, INK, "black", "ms")]


def head_sign(company: str, centre: Point, heading: float, line: str) -> list[Shape]:
    """The building end of a line: a disc with its number and a beak that points onward."""
    coat = LIVERIES[company]
    beak = pointer(ahead(centre, heading, 21), heading, 17, 21)
    return [
        Polygon(beak, coat.colour, INK, 2.2),
        circle(*centre, 12.5, coat.colour, INK, 2.2),
        circle(*centre, 10, coat.colour, CREAM if coat.letters == CREAM else FADED, 1.6),
        Text(centre[0], centre[1] + 6, line, 17, coat.letters, "black", "ms"),
    ]
