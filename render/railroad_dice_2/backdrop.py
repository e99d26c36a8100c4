"""What stays the same from turn to turn: the land, the tiles' borders and the rulers that cells are named by."""

from __future__ import annotations

from functools import lru_cache, partial

from render.colours import PAPER
from render.map.legend import LegendEntry, height, legend
from render.map.strips import sign_plate
from render.railroad_dice_2 import layout as at
from render.railroad_dice_2.dice import UPRIGHT_BUFFER
from render.railroad_dice_2.field import MapField
from render.railroad_dice_2.ground import cell_ground, terrain_sign
from render.railroad_dice_2.stations import coin, plaque
from render.scene import Box, Colour, Drawing, Point, Rect, Shape, Sprite, Text
from render.words import Words, words
from rules.railroad_dice_2.board import BOARD
from rules.railroad_dice_2.chart import cell_name

TABLE: Colour = "#e4d5ae"
_BORDER: Colour = "#5d5a36"


@lru_cache(32)
def whole(field: MapField, language: str) -> Drawing:
    """The top of the whole picture: the sign without its words, the map, and what its signs mean."""
    drawn, entries = _map(field), _legend(words(language))
    foot = Box(0, at.MAP_TOP + drawn.height, at.WIDTH, height(entries, at.WIDTH))
    shapes = (Sprite(drawn, 0, at.MAP_TOP, drawn.width), *sign_plate(at.HEADER), *legend(foot, entries))
    return Drawing(f"dice/whole/{_key(field)}/{language}", at.WIDTH, foot.bottom, shapes)


@lru_cache(32)
def enlarged(field: MapField, times: float) -> Drawing:
    """The map alone and larger, to cut windows from."""
    drawn = _map(field)
    size = drawn.width * times, drawn.height * times
    return Drawing(f"dice/enlarged/{_key(field)}/{times}", *size, (Sprite(drawn, 0, 0, size[0]),))


def _key(field: MapField) -> str:
    return f"{field.tiles}/{field.layout}/{field.ruler}"


def _map(field: MapField) -> Drawing:
    shapes: list[Shape] = [Rect(0, 0, at.WIDTH, field.height, TABLE)]
    for tile in field.chart.tiles:
        box = field.tile_box(tile.tile)
        shapes.append(Rect(box.x + 3, box.y + 7, box.w + 2, box.h + 2, "#6b5c3555", radius=10))
    for name in field.chart.cells:
        box = field.box(name)
        shapes.append(Sprite(cell_ground(field.tiles, field.layout, name), box.x, box.y, field.cell))
    for tile in field.chart.tiles:
        box = field.tile_box(tile.tile)
        shapes += [
            Rect(box.x - 2, box.y - 2, box.w + 4, box.h + 4, "", _BORDER, 4, 7),
            Rect(box.x + 3, box.y + 3, box.w - 6, box.h - 6, "", "#fffbe080", 2, 5),
        ]
    return Drawing(f"dice/map/{_key(field)}", at.WIDTH, field.height, (*shapes, *_rulers(field)))


def cell_sign(field: MapField, name: str) -> Text:
    """The name of a cell in its lower corner, where no track runs: small, but large enough once enlarged."""
    box = field.box(name)
    at_corner = box.x + 9 * field.times, box.bottom - 9 * field.times
    return Text(*at_corner, name, 15.5 * field.times, "#4f4833", "bold")


def _rulers(field: MapField) -> list[Shape]:
    """Columns above and below, rows left and right, cells: as they are typed, or as the records of a layout are."""
    if field.ruler == "none":
        return []
    inside, size = field.inside(), min(33.0, field.cell * 0.5)
    names = field.ruler == "cells"
    shapes: list[Shape] = [cell_sign(field, name) for name in field.chart.cells] if names else []
    for column in range(field.chart.columns):
        said = cell_name(column, 0)[:-1] if names else str(field.first[0] + column)
        x = field.left + (column + 0.5) * field.cell
        shapes += [_ruled(x, inside.y - 12, said, size), _ruled(x, inside.bottom + 12 + size * 0.7, said, size)]
    for row in range(field.chart.rows):
        said = str(row + 1) if names else str(field.first[1] + row)
        y = field.top + (row + 0.5) * field.cell + size * 0.35
        shapes += [_ruled(inside.x - 24, y, said, size), _ruled(inside.right + 24, y, said, size)]
    return shapes


def _legend(say: Words) -> list[LegendEntry]:
    told = {sign: say.text(f"dice-picture-legend-{sign}") for sign in ("tile", "stock", "mountain", "water", "blocked")}
    costs = {terrain: cost for terrain, cost in BOARD.surcharge.items() if cost}
    said = {sign: f"{text} {costs[sign]}" if sign in costs else text for sign, text in told.items()}
    return [LegendEntry(text, partial(_sample, sign)) for sign, text in said.items()]


def _sample(sign: str, centre: Point) -> list[Shape]:
    x, y = centre
    if sign == "blocked":
        return [Sprite(UPRIGHT_BUFFER, x - 6, y - 19, 10)]
    drawn = coin() if sign == "stock" else plaque(1) if sign == "tile" else terrain_sign(sign)
    return [Sprite(drawn, x - 20, y - 20, 40)]


def _ruled(x: float, y: float, said: str, size: float) -> Text:
    return Text(x, y, said, size, "#5a4f38", "bold", "ms")


def empty(box: Box, key: str) -> Drawing:
    """Plain paper, for pictures without a map."""
    return Drawing(f"dice/paper/{key}", box.w, box.h, (Rect(0, 0, box.w, box.h, PAPER),))
