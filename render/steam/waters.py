"""Canals and ports: the beds in the ground, open canals with their chevrons, anchors, and the way of a ship."""

from __future__ import annotations

from functools import cache, lru_cache
from math import cos, pi, sin

from render.colours import INK
from render.curves import Path, ahead
from render.scene import Box, Colour, Drawing, Line, Point, Polygon, Shape, Sprite, circle
from render.sheet import Sheet
from render.steam.chart import Chart
from rules.steam.board import Board, Canal, Hex, sides_between
from rules.steam.grid import CENTRE
from rules.steam.view import SteamView

_TINT: Colour = "#3f8f9c4a"
_DRY: Colour = "#b7c0ac"
_DRY_EDGE: Colour = "#7f8b7b"
_WATER: Colour = "#17778f"
_WATER_EDGE: Colour = "#0d4f61"
_LOCK: Colour = "#e6f7f4"
_NAVY: Colour = "#1d4f7c"
_USED: Colour = "#c9c3b2"
_USED_INK: Colour = "#8a8473"
_WIDE = 0.2  # of a canal, and the way between its chevrons; shares of a hex's size
_APART = 0.27
_ANCHOR = 0.42


def canal_ground(laid_out: Chart) -> list[Shape]:
    """The hexes that canals run through, and their beds, which stay when a tile ends the canal."""
    shapes: list[Shape] = [Polygon(laid_out.corners(at), _TINT) for at in laid_out.board.canal_on]
    for canal in laid_out.board.canals:
        points, wide = course(laid_out, canal).points, _WIDE * laid_out.size
        shapes += [Line(points, _DRY_EDGE, wide + 2.5), Line(points, _DRY, wide)]
    return shapes


@lru_cache(256)
def course(laid_out: Chart, canal: Canal) -> Path:
    """From its first end to its second: into the middle of a Town, up to the side of a City."""
    board = laid_out.board
    hexes = [board.number[hex_id] for hex_id in (canal.ends[0], *canal.hexes, canal.ends[1])]
    points: list[Point] = []
    for i, at in enumerate(hexes):
        back = _side(board, at, hexes[i - 1]) if i else CENTRE
        on = _side(board, at, hexes[i + 1]) if i + 1 < len(hexes) else CENTRE
        if CENTRE not in (back, on) or board.hexes[at].kind == "town":
            points += laid_out.way(at, back, on).points
    return Path(tuple(points))


def _side(board: Board, at: Hex, over: Hex) -> int:
    side = sides_between(board, at, over)
    assert side is not None
    return side


def canals(sheet: Sheet, laid_out: Chart, view: SteamView) -> None:
    """Water and chevrons on those that no tile covers."""
    for one in view.canals:
        canal = view.board.canals[one.number]
        way = course(laid_out, canal)
        if one.open:
            sheet.add("canals", *water(way, laid_out.size))
        (x, y), reach = way.at(way.length / 2), 0.3 * laid_out.size
        said = "open" if one.open else "covered"
        sheet.label(f"canal {canal.id} {said}", Box(x - reach, y - reach, 2 * reach, 2 * reach))


@lru_cache(256)
def water(way: Path, size: float) -> tuple[Shape, ...]:
    wide = _WIDE * size
    shapes: list[Shape] = [Line(way.points, _WATER_EDGE, wide + 3), Line(way.points, _WATER, wide)]
    count = max(1, int(way.length / (_APART * size)))
    for step in range(count):
        tip = way.at(way.length * (step + 0.65) / count)
        shapes.append(Line(_chevron(tip, way.heading(way.length * (step + 0.65) / count), wide), _LOCK, 3.6))
    return tuple(shapes)


def _chevron(tip: Point, heading: float, wide: float) -> tuple[Point, ...]:
    reach = wide * 0.6
    return tuple(ahead(tip, heading + turn, length) for turn, length in ((2.4, reach), (0.0, 0.0), (-2.4, reach)))


def ports(sheet: Sheet, laid_out: Chart, view: SteamView) -> None:
    """A marker beside each port, in the corner between its sides, where no track runs."""
    for port in view.ports:
        x, y = laid_out.spot(port.at, 0.85, 0.0)
        side = _ANCHOR * laid_out.size
        sheet.add("funds", Sprite(anchor(port.active), x - side / 2, y - side / 2, side))
        said = "active" if port.active else "used"
        name = laid_out.board.hexes[port.at].id
        sheet.label(f"port {name} {said}", Box(x - side / 2, y - side / 2, side, side))


@cache
def anchor(active: bool) -> Drawing:
    """White on blue, as the marker lies at the start; turned over it is pale and crossed out."""
    ink = "#ffffff" if active else _USED_INK
    arms = tuple((50 + 27 * cos(turn), 48 + 27 * sin(turn)) for turn in (pi * step / 12 for step in range(1, 12)))
    shapes: list[Shape] = [
        circle(50, 50, 47, _NAVY if active else _USED, INK if active else _USED_INK, 6),
        Line(((50, 30), (50, 74)), ink, 9),
        circle(50, 24, 8, "", ink, 6),
        Line(((34, 40), (66, 40)), ink, 8),
        Line(arms, ink, 9),
    ]
    if not active:
        shapes.append(Line(((22, 80), (78, 20)), "#a23b2a", 9))
    return Drawing(f"steam/anchor/{active}", 100, 100, tuple(shapes))


def canal_sample(centre: Point) -> list[Shape]:
    x, y = centre
    return [*water(Path(((x - 24, y), (x + 24, y))), 62)]


def port_sample(centre: Point, active: bool) -> list[Shape]:
    x, y = centre
    return [Sprite(anchor(active), x - 18, y - 18, 36)]
