"""The land of a cell, in units of a hundredth of it: meadow, mountains, water with its shore. Drawn, not real."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import cos, pi, sin
from random import Random

from render.railroad_dice_2.layout import UNIT
from render.scene import Colour, Drawing, Line, Point, Polygon, Rect, Shape, circle
from rules.railroad_dice_2.board import Tiles
from rules.railroad_dice_2.chart import Cell, Chart, chart_of
from rules.railroad_dice_2.rails import Side

_MEADOWS: tuple[Colour, ...] = ("#cddb9b", "#e5e0b1", "#c8d9ac", "#e8dda8", "#cfdfb6", "#dfd6a6")  # by tile
_TUFT: Colour = "#9fb571"
_TREE: Colour = "#7f9f57"
_SHORE: Colour = "#efe2b6"
_WATER: Colour = "#8fc3dc"
_DEEP: Colour = "#79b3d1"
_WAVE: Colour = "#cfe8f2"
_ROCK: Colour = "#b08d63"
_ROCK_DARK: Colour = "#86673f"
_ROCK_PALE: Colour = "#cdb083"
_SNOW: Colour = "#fdfaf2"
_GRID: Colour = "#8c8a5a55"
_FOOT: Colour = "#d9c892"


@cache
def cell_ground(tiles: Tiles, layout: str, name: str) -> Drawing:
    """One cell as the map has it."""
    chart = chart_of(tiles, layout)
    cell = chart.cells[name]
    shapes: list[Shape] = [Rect(0, 0, UNIT, UNIT, _MEADOWS[(cell.tile - 1) % len(_MEADOWS)])]
    dice = Random(f"{cell.tile} {cell.x} {cell.y}")
    like = _alike(chart, cell)
    if cell.terrain == "water":
        shapes += _water(like, dice)
    elif cell.terrain == "mountain":
        shapes += _mountain(like, dice)
    else:
        shapes += _meadow(dice)
    shapes += [Rect(0, 0, UNIT, 1.5, _GRID), Rect(0, 0, 1.5, UNIT, _GRID)]
    return Drawing(f"dice/ground/{tiles}/{layout}/{name}", UNIT, UNIT, tuple(shapes))


def _alike(chart: Chart, cell: Cell) -> frozenset[Side]:
    """The sides behind which the same tile has the same terrain."""
    beyond = {side: chart.cells[there] for side, there in chart.beyond[cell.name].items()}
    return frozenset(side for side, other in beyond.items() if (other.tile, other.terrain) == (cell.tile, cell.terrain))


def _meadow(dice: Random) -> Iterator[Shape]:
    for _ in range(dice.randint(2, 4)):
        x, y = dice.uniform(14, 86), dice.uniform(14, 86)
        for lean in (-5, 0, 5):
            yield Line(((x, y), (x + lean, y - 8 + abs(lean) / 2)), _TUFT, 2.2)
    if dice.random() < 0.4:
        x, y = dice.uniform(22, 78), dice.uniform(26, 78)
        for dx, dy, r in ((-8, 2, 8), (7, 3, 7), (0, -6, 9)):
            yield circle(x + dx, y + dy, r, _TREE, "#5f7d3f", 1.6)


def _water(like: frozenset[Side], dice: Random) -> Iterator[Shape]:
    yield Polygon(_blob(like, 3, 30), _SHORE)
    yield Polygon(_blob(like, 9, 26), _WATER)
    yield Polygon(_blob(like, 20, 18), _DEEP)
    for _ in range(3):
        x, y = dice.uniform(24, 62), dice.uniform(26, 80)
        yield Line(tuple((x + 4 * i, y - 3 * sin(i * pi / 2.5)) for i in range(7)), _WAVE, 2.6)


def _mountain(like: frozenset[Side], dice: Random) -> Iterator[Shape]:
    yield Polygon(_blob(like, 4, 34), _FOOT)
    for x, foot, half, high in ((30, 66, 27, 42), (70, 70, 26, 38), (50, 90, 34, 54)):
        yield from _peak(x + dice.uniform(-4, 4), foot, half, high + dice.uniform(-5, 5))


def _peak(x: float, foot: float, half: float, high: float) -> Iterator[Shape]:
    top = foot - high
    left, right = x - half, x + half
    yield Polygon(((left, foot), (x, top), (right, foot)), _ROCK, _ROCK_DARK, 2.2)
    yield Polygon(((x, top), (right, foot), (x + half * 0.1, foot), (x - half * 0.12, foot - high * 0.45)), _ROCK_DARK)
    yield Polygon(((left + 3, foot - 1), (x, top + 3), (x - half * 0.3, foot - 1)), _ROCK_PALE)
    share = 0.34
    yield Polygon(
        (
            (x, top + 1),
            (x + half * share, top + high * share),
            (x + half * 0.12, top + high * 0.26),
            (x - half * 0.05, top + high * 0.42),
            (x - half * 0.16, top + high * 0.27),
            (x - half * share, top + high * share),
        ),
        _SNOW,
    )


def _blob(like: frozenset[Side], inset: float, radius: float) -> tuple[Point, ...]:
    """The cell, drawn in and rounded where it ends, and open where it goes on."""
    left, top = (0.0 if side in like else inset for side in ("W", "N"))
    right, bottom = (UNIT if side in like else UNIT - inset for side in ("E", "S"))
    corners = (
        (right, top, -pi / 2, ("N", "E")),
        (right, bottom, 0.0, ("E", "S")),
        (left, bottom, pi / 2, ("S", "W")),
        (left, top, pi, ("W", "N")),
    )
    points: list[Point] = []
    for x, y, start, sides in corners:
        if any(side in like for side in sides):
            points.append((x, y))
            continue
        cx = x - radius if x > UNIT / 2 else x + radius
        cy = y - radius if y > UNIT / 2 else y + radius
        points += [
            (cx + radius * cos(start + step * pi / 12), cy + radius * sin(start + step * pi / 12)) for step in range(7)
        ]
    return tuple(points)


@cache
def terrain_sign(terrain: str) -> Drawing:
    """A sample of a terrain for the legend."""
    dice = Random(7)
    alone: frozenset[Side] = frozenset()
    shapes = {"water": _water, "mountain": _mountain}
    drawn = list(shapes[terrain](alone, dice)) if terrain in shapes else list(_meadow(dice))
    return Drawing(f"dice/terrain/{terrain}", UNIT, UNIT, (Rect(0, 0, UNIT, UNIT, _MEADOWS[0], radius=14), *drawn))
