"""Disasters on the picture: fault and volcanoes in the ground, under tiles by their rim, and the tokens of the bag."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from math import hypot

from render.colours import CREAM, INK
from render.scene import Box, Colour, Drawing, Line, Point, Polygon, Shape, Sprite, Text, circle
from render.sheet import Sheet
from render.steam.chart import Chart
from rules.steam.board import Board, Hex
from rules.steam.maps.california_2090.disaster import TOKENS
from rules.steam.view import SteamView

FAULT: Colour = "#e07b1c"
VOLCANO: Colour = "#7e2f1d"
_TINTS: dict[str, Colour] = {"fault": "#ef8a2866", "volcano": "#93432f70"}
_RIMS: dict[str, Colour] = {"fault": FAULT, "volcano": VOLCANO}
_CRACK: Colour = "#7b2d12"
_LAVA: Colour = "#e8452c"
_STONE: Colour = "#8d5a3c"
_SNOW: Colour = "#f4ead8"
_SMOKE: Colour = "#5f575780"
_STRUCK: Colour = "#c81f1f"


def danger_hexes(board: Board) -> dict[Hex, str]:
    """Every hex that a disaster may strike, with its kind."""
    return {board.number[hex_id]: danger.kind for danger in board.dangers for hex_id in danger.hexes}


def danger_ground(laid_out: Chart) -> list[Shape]:
    """Orange ground along a fault with its crack, brown ground around a volcano."""
    board = laid_out.board
    shapes: list[Shape] = [Polygon(laid_out.corners(at), _TINTS[kind]) for at, kind in danger_hexes(board).items()]
    for danger in board.dangers:
        centres = [laid_out.centre(board.number[hex_id]) for hex_id in danger.path]
        if danger.kind == "fault" and len(centres) > 1:
            crack = _jagged(centres, laid_out.size)
            shapes += [Line(crack, CREAM, 8), Line(crack, _CRACK, 5)]
    return shapes


def peaks(board: Board) -> frozenset[Hex]:
    """Where a volcano stands, and no other hill is drawn."""
    return frozenset(
        board.number[danger.path[0]] for danger in board.dangers if danger.kind == "volcano" and danger.path
    )


def danger_rims(sheet: Sheet, laid_out: Chart, view: SteamView) -> None:
    """What lies under tiles still shows at their rim; what was struck is framed in red while owners decide."""
    built = {track.at for track in view.state.tracks}
    hit = struck_hexes(view)
    for at, kind in danger_hexes(view.board).items():
        corners = laid_out.corners(at, 0.92)
        rim = (*corners, corners[0])
        if at in built:
            sheet.add("ferries", Line(rim, _RIMS[kind], 0.09 * laid_out.size))
        if at in hit:
            sheet.add("water", Line(rim, CREAM, 8), Line(rim, _STRUCK, 5, (12, 6)))
            x, y = laid_out.centre(at)
            sheet.label(f"struck {view.board.hexes[at].id}", Box(x - 9, y - 9, 18, 18))


def struck_hexes(view: SteamView) -> set[Hex]:
    """Where the ground moved or burns while owners decide."""
    struck = view.state.disasters.struck if view.state.disasters else ()
    return {view.board.number[one] for danger in view.board.dangers if danger.id in struck for one in danger.hexes}


def _jagged(centres: list[Point], size: float) -> tuple[Point, ...]:
    """A line that starts aside again and again, as the ground does."""
    points: list[Point] = [centres[0]]
    for number, ((ax, ay), (bx, by)) in enumerate(pairwise(centres)):
        far = hypot(bx - ax, by - ay)
        along, across = ((bx - ax) / far, (by - ay) / far), (-(by - ay) / far, (bx - ax) / far)
        for step, aside in ((0.2, 0.1), (0.34, -0.06), (0.5, 0.08), (0.66, -0.1), (0.82, 0.05)):
            off = aside * size * (1 if number % 2 else -1)
            points.append((ax + along[0] * step * far + across[0] * off, ay + along[1] * step * far + across[1] * off))
        points.append((bx, by))
    return tuple(points)


def volcano_sign(centre: Point, size: float) -> list[Shape]:
    """A mountain with snow, fire in its mouth and smoke above it; as high as a hex."""
    x, y = centre

    def at(dx: float, dy: float) -> Point:
        return x + dx * size, y + dy * size

    cone = (at(-0.62, 0.42), at(-0.14, -0.3), at(0.14, -0.3), at(0.62, 0.42))
    snow = (
        at(-0.29, -0.08),
        at(-0.14, -0.3),
        at(0.14, -0.3),
        at(0.29, -0.08),
        at(0.12, -0.02),
        at(0, -0.14),
        at(-0.12, 0),
    )
    puffs = ((0.02, -0.46, 0.11), (0.15, -0.6, 0.14), (0.34, -0.7, 0.16))
    return [
        *(circle(*at(dx, dy), reach * size, _SMOKE) for dx, dy, reach in puffs),
        Polygon(cone, _STONE, INK, 1.8),
        Polygon((at(-0.5, 0.38), at(-0.14, -0.27), at(-0.02, -0.27), at(-0.14, 0.38)), "#b98560"),
        Polygon(snow, _SNOW),
        Polygon((at(-0.13, -0.3), at(0.13, -0.3), at(0.05, -0.2), at(0.02, 0.02), at(-0.05, -0.18)), _LAVA),
    ]


@cache
def danger_token(name: str) -> Drawing:
    """A token of the bag: a volcano, a crack in the ground, or calm hills."""
    ground = {"volcano": "#f0c9a8", "earthquake": "#f3b062", "calm": "#cfe0b0"}[name]
    shapes: list[Shape] = [circle(50, 50, 47, ground, INK, 6)]
    if name == "volcano":
        shapes += volcano_sign((50, 54), 50)
    elif name == "earthquake":
        crack: tuple[Point, ...] = ((10, 44), (30, 52), (38, 36), (52, 62), (62, 42), (72, 56), (90, 48))
        shapes += [Line(crack, CREAM, 13), Line(crack, _CRACK, 8)]
    else:
        shapes += [
            Line(((16, 60), (34, 48), (52, 58), (70, 46), (85, 56)), "#5f7f3a", 7),
            circle(64, 30, 9, "#f6c714"),
        ]
    return Drawing(f"steam/token/{name}", 100, 100, tuple(shapes))


def tokens(sheet: Sheet, view: SteamView, box: Box) -> None:
    """The tokens still in the bag, by kind; the one drawn last stands out."""
    disasters = view.state.disasters
    if disasters is None:
        return
    left, last = dict(disasters.bag), disasters.drawn[-1] if disasters.drawn else ""
    for number, name in enumerate(TOKENS):
        x, side = box.x + number * box.w / len(TOKENS), 46.0
        middle = x + box.w / len(TOKENS) / 2
        if name == last:
            sheet.add("panel", circle(middle, box.y + 25, 28, "#f6c714"))
        sheet.add("panel", Sprite(danger_token(name), middle - side / 2, box.y + 2, side))
        sheet.add("words", Text(middle, box.y + 76, str(left[name]), 28, CREAM, "black", "ms"))
        sheet.label(f"token {name} {left[name]}", Box(middle - side / 2, box.y + 2, side, 80))
