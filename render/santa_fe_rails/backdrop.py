"""What stays the same from turn to turn: the map with its empty spaces, cities and names, and the legend on it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, partial
from math import pi

from render import fonts
from render.curves import Path, ahead, pointer, sideways, star
from render.map.legend import Entry, legend
from render.map.plates import written
from render.map.strips import sign_plate
from render.palette import BRASS, CARD, CREAM, FADED, INK
from render.santa_fe_rails import layout as at
from render.santa_fe_rails.chart import LETTERS, Chart, Space, chart, named
from render.santa_fe_rails.ground import ground
from render.santa_fe_rails.livery import LIVERIES
from render.scene import Box, Colour, Drawing, Line, Point, Polygon, Rect, Shape, Sprite, Text, circle, moved
from render.words import Words, words
from rules.santa_fe_rails.board import COST
from rules.santa_fe_rails.state import SantaFeOptions

GREY: Colour = "#d9d4c8"
BROWN: Colour = "#a56a33"
WATER: Colour = "#1f6fb0"
DASH_EDGE: Colour = "#5d564a"
_SEAS: Mapping[str, Point] = {"santafe-picture-pacific": (0.006, 0.66), "santafe-picture-gulf": (0.86, 0.985)}


@cache
def whole(options: SantaFeOptions, language: str) -> Drawing:
    """The top of the whole picture: the sign without its words, then the map."""
    board = options.board
    drawn = _map(board, language)
    foot = Box(0, at.MAP_TOP + drawn.height, at.WIDTH, at.LEGEND)
    shapes = (
        Sprite(drawn, 0, at.MAP_TOP, at.WIDTH),
        *sign_plate(at.HEADER),
        *legend(foot, _legend(options, words(language))),
    )
    key = f"santa_fe/whole/{board}/{language}/{options.terrain}"
    return Drawing(key, at.WIDTH, foot.bottom, shapes)


@cache
def enlarged(board: str) -> Drawing:
    """The map alone and larger, to cut windows from. It has no words but names."""
    drawn = _bare_map(board)
    size = (drawn.width * at.ZOOM, drawn.height * at.ZOOM)
    return Drawing(f"santa_fe/enlarged/{board}", *size, (Sprite(drawn, 0, 0, size[0]),))


@cache
def _bare_map(board: str) -> Drawing:
    laid_out = chart(board)
    shapes: list[Shape] = [*ground(laid_out)]
    shapes += _leads(laid_out)
    for space in laid_out.spaces.values():
        shapes += dash(space)
    for code in laid_out.cities:
        shapes += _city(laid_out, code)
    return Drawing(f"santa_fe/map/{board}", at.WIDTH, laid_out.height, tuple(shapes))


def _map(board: str, language: str) -> Drawing:
    bare, say = _bare_map(board), words(language)
    shapes: list[Shape] = [Sprite(bare, 0, 0, bare.width), *_stamp(chart(board), say)]
    if chart(board).board.projection is not None:
        for key, (x, y) in _SEAS.items():
            for i, line in enumerate(say.text(key).split("|")):
                shapes.append(Text(x * bare.width, y * bare.height + i * 30, line, 28, "#4d7d90", "semibold"))
    return Drawing(f"santa_fe/map/{board}/{language}", bare.width, bare.height, tuple(shapes))


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
    shapes: list[Shape] = [Polygon(space.outline(), BROWN if brown else GREY, DASH_EDGE, 1.6)]
    if river:
        shapes.append(_wave(space.path))
    if brown:
        away = 0.28 if river else 0.5
        shapes.append(_peak(space.path.at(space.path.length * away)))
    return shapes


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
def nameplate(board: str, code: str) -> Drawing:
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
    return Drawing(f"santa_fe/name/{board}/{code}", box.w, box.h, here)


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


def _stamp(laid_out: Chart, say: Words) -> list[Shape]:
    """That this board is a reconstruction, in the ocean at the lower left; above it, which way is north."""
    if not laid_out.board.reconstruction:
        return []
    lines = say.text("santafe-picture-reconstruction").split("|")
    wide = max(fonts.width(line, "black", 30) for line in lines) + 28
    box = Box(12, laid_out.height - 24 - 34 * len(lines), wide, 14 + 34 * len(lines))
    shapes: list[Shape] = [Rect(box.x, box.y, box.w, box.h, CARD, INK, 2.5, 8)]
    for i, line in enumerate(lines):
        shapes.append(Text(box.x + wide / 2, box.y + 34 + 34 * i, line, 30, INK, "black", "ms"))
    return [*shapes, *_rose((box.x + wide / 2, box.y - 82))]


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


def _legend(options: SantaFeOptions, say: Words) -> list[Entry]:
    """What the signs mean; with what terrain costs where the table plays with it (SF-19)."""
    entries = ("first", "square", "depot", "head", "plain", "mountain", "river", "arrow")
    told = {entry: say.text(f"santafe-picture-legend-{entry}") for entry in entries}
    if options.terrain:
        price = say.text("santafe-picture-money", money=COST["m"])
        told |= {entry: f"{told[entry]} {price}" for entry in ("mountain", "river")}
    return [Entry(text, partial(_sample, entry)) for entry, text in told.items()]


def _sample(entry: str, centre: Point) -> list[Shape]:
    x, y = centre
    match entry:
        case "first":
            return coin((x, y))
        case "square":
            return [Rect(x - 10, y - 10, 20, 20, LIVERIES["SF"].colour, INK, 1.6, 3)]
        case "depot":
            return depot("UP", (x - 11, y - 11), 22)
        case "head":
            return head_sign("GN", (x - 3, y), 0.0, "1")
        case _:
            terrain = {"plain": "p", "mountain": "m", "river": "r"}.get(entry, "p")
            path = Path(((x - 23, y), (x, y), (x + 23, y)))
            return dash(Space(path, terrain, entry == "arrow", (x, y)))


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
