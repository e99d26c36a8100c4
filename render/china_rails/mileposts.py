"""Mileposts by kind, cities, ports and the lines to them, and the coordinates around the map: what is printed on it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from render import fonts
from render.caching import cached
from render.china_rails.ground import CELL, hexagon
from render.china_rails.sight import Sight
from render.colours import BRASS, CREAM
from render.map.placing import hidden
from render.scene import Box, Colour, Line, Point, Polygon, Rect, Shape, Text, Weight, circle
from render.signs import outline
from rules.china_rails import grid
from rules.china_rails.parts import Milepost

DOT: Colour = "#33402c"
SAND: Colour = "#b06a12"
ROCK: Colour = "#6b4a26"
PEAK: Colour = "#3c4152"
RED: Colour = "#c5281c"
RED_DARK: Colour = "#6d120c"
SEA_LINE: Colour = "#123f73"
CONTAINER: Colour = "#5d2391"
FRAME: Colour = "#33241d"
RULED: Colour = "#cdbb93"
EVERY = 5
_LABELLED = ((70, 18.0, 2, 1), (50, 17.0, 2, 2), (38, 16.0, 5, 2), (30, 15.0, 5, 5), (0, 12.5, 5, 5))


def mileposts(sight: Sight) -> list[Shape]:
    """Every milepost that is not a city, by its kind."""
    shapes: list[Shape] = []
    for at in sight.posts():
        shapes += milepost_sign(sight.board.terrain[at], sight.post(at), sight.grown)
    return shapes


def milepost_sign(terrain: str, centre: Point, grown: float) -> list[Shape]:
    x, y = centre
    g = grown
    match terrain:
        case "clear":
            return [circle(x, y, 2.3 * g, DOT)]
        case "desert":
            return [circle(x, y, 2.9 * g, "#fff7de", SAND, 1.3 * g)]
        case "mountain":
            return [Polygon(((x - 4.2 * g, y + 3 * g), (x, y - 4.2 * g), (x + 4.2 * g, y + 3 * g)), ROCK)]
        case "alpine":
            left = ((x - 6.6 * g, y + 3.8 * g), (x - 2.2 * g, y - 5.4 * g), (x + 2.2 * g, y + 3.8 * g))
            right = ((x - 0.6 * g, y + 3.8 * g), (x + 2.9 * g, y - 2.6 * g), (x + 6.6 * g, y + 3.8 * g))
            snow = ((x - 3.5 * g, y - 2.6 * g), (x - 2.2 * g, y - 5.4 * g), (x - 0.8 * g, y - 2.6 * g))
            return [Polygon(right, PEAK), Polygon(left, PEAK), Polygon(snow, "#ffffff")]
    return []


def cities(sight: Sight) -> list[Shape]:
    """The signs of all cities: circle, square, or a red area around its mileposts."""
    shapes: list[Shape] = []
    for town in sight.board.cities:
        posts = [sight.post(at) for at in town.mileposts]
        if not posts:
            posts = [sight.at((town.x, town.y))]
        if town.major:
            shapes += red_area(posts, sight.step)
        else:
            shapes += city_sign(town.size, posts[0], sight.grown)
    return shapes


def city_sign(kind: str, centre: Point, grown: float) -> list[Shape]:
    x, y = centre
    if kind == "small":
        return [circle(x, y, 6.6 * grown, RED, RED_DARK, 1.5 * grown), circle(x, y, 2.0 * grown, CREAM)]
    side = 12.4 * grown
    box = (x - side / 2, y - side / 2, side, side)
    return [Rect(*box, RED, RED_DARK, 1.5 * grown, 2 * grown), circle(x, y, 2.0 * grown, CREAM)]


def red_area(posts: list[Point], step: float) -> list[Shape]:
    """A major city: its mileposts joined by red ground."""
    reach = step * 0.32
    pads: list[Shape] = [circle(x, y, reach + step * 0.06, RED_DARK) for x, y in posts]
    joints = [
        (a, b) for i, a in enumerate(posts) for b in posts[i + 1 :] if abs(a[0] - b[0]) + abs(a[1] - b[1]) < step * 1.6
    ]
    pads += [Line(joint, RED_DARK, 2 * reach + step * 0.12) for joint in joints]
    pads += [Line(joint, RED, 2 * reach) for joint in joints]
    pads += [circle(x, y, reach, RED) for x, y in posts]
    pads += [Polygon((*joint, posts[0]), RED) for joint in joints]
    pads += [circle(x, y, step * 0.1, CREAM) for x, y in posts[1:]]
    return [*pads, circle(*posts[0], step * 0.18, CREAM, RED_DARK, step * 0.05)]


def crossings_by_sea(sight: Sight) -> list[tuple[str, Point, Point]]:
    """The ferry and the container links as lines: what they are, and from where to where."""
    board = sight.board
    lines = [
        (f"port {number}", sight.post(port.at), _landing(sight, port.landing))
        for number, port in enumerate(board.ports)
    ]
    if board.ferry:
        lines.append(("ferry", sight.post(board.ferry.ports[0]), sight.post(board.ferry.ports[1])))
    return lines


def _landing(sight: Sight, city: int) -> Point:
    town = sight.board.cities[city]
    return sight.at((town.x, town.y))


def sea_lines(sight: Sight) -> list[Shape]:
    """The ferry and the links as printed: dashed, with an anchor or a container at their mainland ends."""
    g = sight.grown
    shapes: list[Shape] = []
    for kind, start, end in crossings_by_sea(sight):
        colour = SEA_LINE if kind == "ferry" else CONTAINER
        shapes += [Line((start, end), "#f4f7f4", 4.4 * g), Line((start, end), colour, 2.2 * g, (8 * g, 5 * g))]
    for port in sight.board.ports:
        x, y = sight.post(port.at)
        r = 6.4 * g
        shapes.append(Polygon(((x, y - r), (x + r, y), (x, y + r), (x - r, y)), CONTAINER, CREAM, 1.4 * g))
    for at in sight.board.ferry_ports:
        if sight.board.city_at[at] < 0:
            shapes.append(circle(*sight.post(at), 5.6 * g, SEA_LINE, CREAM, 1.4 * g))
    return shapes


def coordinates(sight: Sight, taken: Sequence[Box] = (), track: Sequence[Box] = ()) -> list[Shape]:
    """Faint labels beside some mileposts: every fifth on the whole map, more of them where there is room; none that
    would be written through what is taken, or over the edge. Where track leads down, the label stands above."""
    shapes: list[Shape] = []
    for label, under in coordinate_boxes(sight):
        over = replace(under, y=under.y - 11 * sight.grown - under.h)
        box = next((box for box in (under, over) if not hidden(box, track)), None)
        if box is None or hidden(box, taken) or box.x < sight.box.x or box.right > sight.box.right:
            continue
        x, foot = box.x + box.w / 2, box.bottom
        rim = [Text(x + dx, foot + dy, label, box.h / 0.75, "#f6f1dc", "semibold", "ms") for dx, dy in _RIM]
        shapes += [*rim, Text(x, foot, label, box.h / 0.75, "#4f4a3c", "semibold", "ms")]
    return shapes


@cached(24)
def coordinate_boxes(sight: Sight) -> tuple[tuple[str, Box], ...]:
    """The labels of mileposts and what they cover."""
    size, columns, rows = next(look for least, *look in _LABELLED if sight.step >= least)
    found = []
    for at in sight.posts():
        column, row = sight.board.spots[at]
        if (column + 1) % columns or (row + 1) % rows or sight.board.city_at[at] >= 0:
            continue
        (x, y), label = sight.post(at), sight.board.labels[at]
        wide = fonts.width(label, "semibold", size)
        found.append((label, Box(x - wide / 2, y + 5.5 * sight.grown, wide, size * 0.75)))
    return tuple(found)


_RIM = ((-1.0, 0.0), (1.0, 0.0), (0.0, -1.0), (0.0, 1.0))


def rulers(sight: Sight, wide: float, high: float) -> list[Shape]:
    """The frame around the map with letters for the columns and numbers for the rows, every fifth bold."""
    box = sight.box
    thick = box.x
    shapes: list[Shape] = [
        Rect(0, box.y - thick, wide, thick, FRAME),
        Rect(0, box.bottom, wide, high - box.bottom, FRAME),
        Rect(0, box.y - thick, thick, high - box.y + thick, FRAME),
        Rect(box.right, box.y - thick, wide - box.right, high - box.y + thick, FRAME),
        *outline(box, BRASS, 3),
    ]
    size = 17.0 if sight.step < 30 else 23.0
    for place, label, number in _columns(sight):
        if box.x + 8 < place < box.right - 8:
            look = _ruled(number, size)
            shapes += [Text(place, y, label, *look, "ms") for y in (box.y - thick * 0.3, box.bottom + thick * 0.68)]
    for place, label, number in _rows(sight):
        if box.y + 6 < place < box.bottom - 6:
            look = _ruled(number, size)
            shapes += [
                Text(x, place + size * 0.36, label, *look, "ms")
                for x in (thick / 2, box.right + (wide - box.right) / 2)
            ]
    return shapes


def _ruled(number: int, size: float) -> tuple[float, Colour, Weight]:
    return (size, BRASS, "black") if number % EVERY == 0 else (size * 0.82, RULED, "semibold")


def _columns(sight: Sight) -> Iterator[tuple[float, str, int]]:
    """Where the columns of odd rows stand; those of even rows lie half a step further east."""
    for column in sorted({column for column, _ in sight.board.spots}):
        yield sight.at((column, 0))[0], grid.label(column, 0)[:-1], column + 1


def _rows(sight: Sight) -> Iterator[tuple[float, str, int]]:
    for row in sorted({row for _, row in sight.board.spots}):
        yield sight.at(grid.place(0, row))[1], str(row + 1), row + 1


def cell(sight: Sight, at: Milepost) -> tuple[Point, ...]:
    """The hexagon around a milepost."""
    return hexagon(sight.post(at), CELL * sight.step)


def around(point: Point, reach: float) -> Box:
    return Box(point[0] - reach, point[1] - reach, 2 * reach, 2 * reach)
