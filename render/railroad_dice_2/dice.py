"""The dice as drawn rails, in units of a hundredth of a cell: white ones with one track, orange ones with two.

A die leaves a rim of its cell free; its tracks run on to the borders of the cell, so that joined dice show one line.
"""

from __future__ import annotations

from functools import cache
from math import cos, pi, radians, sin

from render.colours import BRASS, CREAM, ENAMEL, INK, SIGNAL_RED
from render.curves import Path, ahead, sideways
from render.locomotive import locomotive_shapes
from render.railroad_dice_2.layout import UNIT
from render.scene import Colour, Drawing, Ellipse, Line, Point, Polygon, Rect, Shape, Sprite, Text, circle, moved
from rules.railroad_dice_2.board import BOARD, Face
from rules.railroad_dice_2.rails import FACE, SIDES, tracks

RIM = 7.0
GAUGE = 9.5  # from the middle of a track to either rail
IVORY: Colour = "#fdf9ee"
ORANGE: Colour = "#f29b38"
_SIDE_OF: dict[Colour, Colour] = {IVORY: "#c3b592", ORANGE: "#a85713"}
_EDGE_OF: dict[Colour, Colour] = {IVORY: "#8d7f60", ORANGE: "#6b3408"}
_BALLAST: dict[Colour, Colour] = {IVORY: "#e3d9c0", ORANGE: "#ffd9a3"}
_SLEEPER: Colour = "#86643f"
_RAIL: Colour = "#2b2724"
_HALF = UNIT / 2
_GATES: dict[str, Point] = {"N": (_HALF, 0), "E": (UNIT, _HALF), "S": (_HALF, UNIT), "W": (0, _HALF)}
_INWARD: dict[str, float] = {"N": pi / 2, "E": pi, "S": -pi / 2, "W": 0.0}
_STEPS = 14  # pieces of a curve


@cache
def way(track: str) -> Path:
    """A track of a cell, from its first side to its second: straight, or a quarter of a circle."""
    (x0, y0), (x1, y1) = _GATES[track[0]], _GATES[track[1]]
    if x0 == x1 or y0 == y1:
        return Path(((x0, y0), (_HALF, _HALF), (x1, y1)))
    corner = (x0 + x1 - _HALF, y0 + y1 - _HALF)
    turns = (step / _STEPS * pi / 2 for step in range(_STEPS + 1))
    return Path(tuple(_between(corner, (x0, y0), (x1, y1), turn) for turn in turns))


def _between(corner: Point, start: Point, end: Point, turn: float) -> Point:
    (cx, cy), (ax, ay), (bx, by) = corner, start, end
    return cx + (ax - cx) * cos(turn) + (bx - cx) * sin(turn), cy + (ay - cy) * cos(turn) + (by - cy) * sin(turn)


def body(complex_die: bool, depth: float = 4.0) -> list[Shape]:
    """The cube from above, so thick at its lower edge."""
    colour = ORANGE if complex_die else IVORY
    edge, side = _EDGE_OF[colour], _SIDE_OF[colour]
    face = _rounded(RIM, RIM, UNIT - 2 * RIM, 17)
    low = tuple((x, y + depth) for x, y in face)
    shapes: list[Shape] = [
        Polygon(tuple((x + 2.5, y + depth + 3.5) for x, y in face), "#1d170e48"),
        Polygon(low, side, edge, 2.2),
        *(Polygon(tuple((x, y + step) for x, y in face), side) for step in range(int(depth))),
        Polygon(face, colour, edge, 2.2),
    ]
    if complex_die:
        shapes.append(Polygon(_rounded(RIM + 5, RIM + 5, UNIT - 2 * RIM - 10, 13), "", "#ffc57d", 2.4))
    return shapes


def rails(code: str) -> list[Shape]:
    """The tracks of a placement over the whole cell; a switch has its lever at the toe."""
    ways = [way(track) for track in tracks(code)]
    ballast = _BALLAST[ORANGE if len(ways) > 1 else IVORY]
    shapes: list[Shape] = [Line(path.points, ballast, 35) for path in ways]
    shapes += [tie for path in ways for tie in _ties(path)]
    shapes += [Line(path.beside(side).points, _RAIL, 4.6) for path in ways for side in (-GAUGE, GAUGE)]
    return shapes + _lever(code)


def _ties(path: Path) -> list[Shape]:
    count = round(path.length / 14)
    spots = [path.length * (i + 0.5) / count for i in range(count)]
    ends = [(path.at(spot), path.heading(spot)) for spot in spots]
    return [Line((sideways(at, turn, -17), sideways(at, turn, 17)), _SLEEPER, 5.6) for at, turn in ends]


def toe(code: str) -> str | None:
    """The side that both tracks of a switch share."""
    both = tracks(code)
    shared = [side for side in SIDES if len(both) == 2 and all(side in track for track in both)]
    return shared[0] if shared else None


def _lever(code: str) -> list[Shape]:
    """A signal at the toe of a switch, on the side that has no leg."""
    side = toe(code)
    if side is None:
        return []
    heading = _INWARD[side]
    at = ahead(_GATES[side], heading, 20 if FACE[code] == "switch_y" else 31)
    legs = [way(track).at(_HALF) for track in tracks(code)]
    spots = [sideways(at, heading, away) for away in (29, -29)]
    x, y = max(spots, key=lambda spot: min(abs(spot[0] - leg[0]) + abs(spot[1] - leg[1]) for leg in legs))
    return [circle(x, y, 7.5, SIGNAL_RED, INK, 2.4), circle(x - 1.5, y - 1.8, 2.4, "#ffb3a3")]


@cache
def die(code: str) -> Drawing:
    """A die on the map."""
    shapes = (*body("+" in code), *rails(code))
    return Drawing(f"dice/die/{code}", UNIT, UNIT + 10, shapes)


@cache
def face(shown: Face, complex_die: bool, tilt: int = 0) -> Drawing:
    """A die in the hand, turned by so many degrees; a rail face as its first placement lies."""
    depth = 11.0
    track = BOARD.tracks.get(shown)
    if track:
        drawn = [_shrunk(shape, (UNIT - 2 * RIM - 1) / UNIT) for shape in rails(track)]
    elif shown == "locomotive":
        drawn = [Sprite(_EMBLEM, 16, 22, 68)]
    else:
        drawn = [Text(_HALF, _HALF + 25, "?", 74, ENAMEL if not complex_die else "#5c2a05", "black", "ms")]
    shapes = [*body(complex_die, depth), *drawn]
    turned = [_turned(shape, radians(tilt)) for shape in shapes] if tilt else shapes
    room = 8 if tilt else 0
    key = f"dice/face/{shown}/{int(complex_die)}/{tilt}"
    side = UNIT + 2 * room
    return Drawing(key, side, side + 14, tuple(moved(shape, room, room) for shape in turned))


_EMBLEM = Drawing("dice/emblem", 84, 66, locomotive_shapes(ENAMEL, "#3f8573", BRASS))


def _shrunk(shape: Shape, share: float) -> Shape:
    """Tracks that end with the die: a little smaller, around its middle."""

    def near(point: Point) -> Point:
        return _HALF + (point[0] - _HALF) * share, _HALF + (point[1] - _HALF) * share

    if isinstance(shape, Line):
        return Line(tuple(map(near, shape.points)), shape.stroke, shape.width * share)
    if isinstance(shape, Ellipse):
        x, y = near((shape.x, shape.y))
        return Ellipse(x, y, shape.rx * share, shape.ry * share, shape.fill, shape.stroke, shape.width)
    return shape


def _turned(shape: Shape, angle: float) -> Shape:
    """The same shape turned around the middle of the die; engines and question marks lean with it as they can."""

    def at(x: float, y: float) -> Point:
        dx, dy = x - _HALF, y - _HALF
        return _HALF + dx * cos(angle) - dy * sin(angle), _HALF + dx * sin(angle) + dy * cos(angle)

    match shape:
        case Line(points=points):
            return Line(tuple(at(*point) for point in points), shape.stroke, shape.width, shape.dash)
        case Polygon(points=points):
            return Polygon(tuple(at(*point) for point in points), shape.fill, shape.stroke, shape.width)
        case Ellipse():
            return Ellipse(*at(shape.x, shape.y), shape.rx, shape.ry, shape.fill, shape.stroke, shape.width)
        case Text():
            return Text(*at(shape.x, shape.y), shape.text, shape.size, shape.colour, shape.weight, shape.anchor, angle)
        case _:
            return shape


def _rounded(x: float, y: float, side: float, radius: float) -> tuple[Point, ...]:
    """A square with round corners, as points."""
    far = side - radius
    corners = ((x + far, y + radius, -pi / 2), (x + far, y + far, 0.0), (x + radius, y + far, pi / 2))
    all_corners = (*corners, (x + radius, y + radius, pi))
    return tuple(
        (cx + radius * cos(start + step * pi / 12), cy + radius * sin(start + step * pi / 12))
        for cx, cy, start in all_corners
        for step in range(7)
    )


@cache
def hand_number(number: int) -> Drawing:
    """The number a die is called by, on a brass plate. 44 by 36."""
    return Drawing(
        f"dice/number/{number}",
        44,
        36,
        (Rect(1, 1, 42, 34, BRASS, INK, 2, 9), Text(22, 28, str(number), 31, INK, "black", "ms")),
    )


BUFFER = Drawing("dice/buffer", 44, 12, (Rect(0, 1, 44, 10, SIGNAL_RED, INK, 2, 3), Rect(17, 2, 10, 8, CREAM)))
UPRIGHT_BUFFER = Drawing(
    "dice/buffer/upright", 12, 44, (Rect(1, 0, 10, 44, SIGNAL_RED, INK, 2, 3), Rect(2, 17, 8, 10, CREAM))
)
