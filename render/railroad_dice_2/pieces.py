"""What players change on the map: dice, stations, passengers, and the marks of the last moves.

All in pixels of the whole map, so that the same shapes serve the whole table and the enlarged part.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from render.art import NumberedPlace, Shown
from render.colours import CREAM, MARK, PLAN_DARK
from render.curves import Path, pointer
from render.railroad_dice_2.backdrop import cell_sign
from render.railroad_dice_2.dice import BUFFER, UPRIGHT_BUFFER, die, way
from render.railroad_dice_2.field import MapField
from render.railroad_dice_2.livery import DIRECTORS
from render.railroad_dice_2.marks import Marks
from render.railroad_dice_2.stations import plaque, station, stock
from render.scene import Box, Line, Point, Polygon, Rect, Shape, Sprite, circle
from render.sheet import Sheet
from render.signs import GHOST_DASH, numbered, ordered
from rules.railroad_dice_2.inquiries import NetworkShown
from rules.railroad_dice_2.rails import OPPOSITE, STEP, Side, ends
from rules.railroad_dice_2.state import State
from rules.railroad_dice_2.turn.transport import Transported
from rules.railroad_dice_2.view import DiceView

LAYERS = ("halos", "dice", "stations", "names", "signs", "runs", "ghosts", "marks", "choices")


def on_the_map(sheet: Sheet, field: MapField, view: DiceView, moved: Marks, shown: Shown) -> None:
    """All of it; a plan's pieces as ghosts, and the choices of a question as numbers."""
    for cell, code in view.state.rails:
        put_die(sheet, field, cell, code)
    _buffers(sheet, field, view.state)
    for one in view.state.stations:
        box = field.box(one.cell)
        sheet.add("stations", Sprite(station(one.owner, one.cell, view.connected(one.cell)), box.x, box.y, box.w))
        owner = "neutral" if one.owner is None else DIRECTORS[one.owner].letter
        sheet.label(f"station {one.cell} {owner}", box)
    _names(sheet, field, view)
    _tiles(sheet, field, view, moved)
    _last_moves(sheet, field, moved, shown.plan)
    if moved.network is not None:
        _network(sheet, field, moved.network, view.state.home(moved.network.seat))
    _choices(sheet, field, shown.marks)


def put_die(sheet: Sheet, field: MapField, cell: str, code: str) -> None:
    box = field.box(cell)
    sheet.add("dice", Sprite(die(code), box.x, box.y, box.w))
    sheet.label(f"die {cell} {code}", box)


def _buffers(sheet: Sheet, field: MapField, state: State) -> None:
    """A red buffer where an end runs against the closed side of another die."""
    for cell, code in state.rails:
        for side in sorted(ends(code)):
            other = state.rail.get(state.chart.beyond[cell].get(side, ""))
            if other is not None and OPPOSITE[side] not in ends(other):
                _buffer(sheet, field, cell, side)


def _buffer(sheet: Sheet, field: MapField, cell: str, side: Side) -> None:
    (x, y), (dx, dy) = field.centre(cell), STEP[side]
    x, y = x + dx * field.cell * 0.5, y + dy * field.cell * 0.5
    drawn = UPRIGHT_BUFFER if dx else BUFFER
    wide, high = drawn.width * field.times, drawn.height * field.times
    sheet.add("signs", Sprite(drawn, x - wide / 2, y - high / 2, wide))
    sheet.label(f"blocked {cell} {side}", Box(x - wide / 2, y - high / 2, wide, high))


def _names(sheet: Sheet, field: MapField, view: DiceView) -> None:
    """The names of the cells that dice lie on; those of the others stand on the ground."""
    if field.ruler == "cells":
        sheet.add("names", *(cell_sign(field, rail.cell) for rail in view.state.rails))


def _tiles(sheet: Sheet, field: MapField, view: DiceView, moved: Marks) -> None:
    """The number of each tile, and who waits there."""
    state = view.state
    for lying in field.chart.tiles:
        box = field.tile_box(lying.tile)
        side = 38 * field.times
        sheet.add("signs", Sprite(plaque(lying.tile), box.x - side * 0.2, box.y - side * 0.2, side))
        sheet.label(f"tile {lying.tile}", box)
        if state.stations_on(lying.tile) and not state.opening:
            _stock(sheet, field, lying.tile, state.stock(lying.tile), lying.tile in moved.stocked)


def _stock(sheet: Sheet, field: MapField, tile: int, units: int, more: bool) -> None:
    drawn, (x, y) = stock(units), field.stock_at(tile)
    wide = drawn.width * field.times
    if more:
        sheet.add("signs", circle(x, y, wide / 2 + 3 * field.times, MARK))
    sheet.add("signs", Sprite(drawn, x - wide / 2, y - wide / 2, wide))
    sheet.label(f"stock {tile}", Box(x - wide / 2, y - wide / 2, wide, wide))


def _last_moves(sheet: Sheet, field: MapField, moved: Marks, plan: bool) -> None:
    for cell in moved.placed:
        if plan:
            sheet.add("ghosts", *ghost_cell(field.box(cell)))
        else:
            sheet.add("halos", *_halo(field, cell))
    for cell in moved.connected:
        box = field.box(cell)
        sheet.add("marks", Rect(box.x - 2, box.y - 2, box.w + 4, box.h + 4, "", PLAN_DARK if plan else MARK, 5, 10))
        sheet.label(f"connected {cell}", box)
    if len(moved.placed) > 1:
        for number, cell in enumerate(moved.placed, 1):
            box = field.box(cell)
            sheet.add("marks", *ordered((box.right - 12 * field.times, box.y + 12 * field.times), number, 15))
    for run in moved.runs:
        sheet.add("runs", *_run(field, run))


def _network(sheet: Sheet, field: MapField, shown: NetworkShown, home: str | None) -> None:
    """Everything a home is joined to, framed in its owner's colour."""
    colour = DIRECTORS[shown.seat].colour
    cells = (*((home,) if home else ()), *shown.cells, *shown.stations)
    for cell in cells:
        box = field.box(cell)
        sheet.add("halos", Rect(box.x - 5, box.y - 5, box.w + 10, box.h + 10, CREAM, radius=12))
        sheet.label(f"network {cell}", box)
    for cell in cells:
        box = field.box(cell)
        sheet.add("halos", Rect(box.x - 2, box.y - 2, box.w + 4, box.h + 4, colour, radius=10))


def ghost_cell(box: Box) -> list[Shape]:
    """A piece that is only planned: it pales, under a dashed frame."""
    x, y, right, bottom = box.x + 4, box.y + 4, box.right - 4, box.bottom - 4
    frame = ((x, y), (right, y), (right, bottom), (x, bottom), (x, y))
    return [
        Rect(x, y, right - x, bottom - y, "#fffdf566", radius=12),
        Line(frame, CREAM, 6),
        Line(frame, PLAN_DARK, 4, GHOST_DASH),
    ]


def _halo(field: MapField, cell: str) -> list[Shape]:
    box = field.box(cell)
    return [Rect(box.x - 3, box.y - 3, box.w + 6, box.h + 8, MARK, radius=field.cell * 0.2)]


def _run(field: MapField, run: Transported) -> list[Shape]:
    """The line a train ran: from the station to the home, in its owner's colour, with an arrow at the end."""
    path = _along(field, run.line[::-1])
    width = field.cell * 0.1
    tip = path.at(path.length)
    colour = DIRECTORS[run.seat].colour
    arrow = pointer(tip, path.heading(path.length - 3), field.cell * 0.34, field.cell * 0.36)
    line = path.cut(field.cell * 0.14, path.length - field.cell * 0.2).points
    start = path.at(field.cell * 0.14)
    return [
        Line(line, CREAM, width + 7),
        Polygon(arrow, CREAM, CREAM, 7),
        circle(*start, width * 1.3 + 3, CREAM),
        Line(line, colour, width),
        circle(*start, width * 1.3, colour),
        Polygon(arrow, colour),
    ]


def _along(field: MapField, cells: Sequence[str]) -> Path:
    """A way over the dice between two stations, curving as the rails do."""
    crossed = [_side(field, one, other) for one, other in pairwise(cells)]
    points: list[Point] = []
    for cell, (came, goes) in zip(cells[1:-1], pairwise(crossed), strict=True):
        entry = OPPOSITE[came]
        track = "".join(sorted(entry + goes, key="NESW".find))
        path = way(track) if track[0] == entry else way(track).back()
        box = field.box(cell)
        points += [(box.x + x * field.times, box.y + y * field.times) for x, y in path.points]
    return Path(tuple(dict.fromkeys(points)))


def _side(field: MapField, cell: str, other: str) -> Side:
    return next(side for side, there in field.chart.beyond[cell].items() if there == other)


def place_of(field: MapField, place: str) -> Point | None:
    """Where a choice is numbered: a cell by its name, a tile by its number."""
    if place in field.chart.cells:
        return field.centre(place)
    if place.isdigit() and any(str(one.tile) == place for one in field.chart.tiles):
        x, y = field.stock_at(int(place))
        return x + 0.45 * field.cell, y
    return None


def _choices(sheet: Sheet, field: MapField, choices: Sequence[NumberedPlace]) -> None:
    """Choices of one place share a disc: the first of them."""
    seen: set[str] = set()
    radius = min(30.0, field.cell * 0.3)
    for choice in choices:
        spot = place_of(field, choice.place)
        if spot is None or choice.place in seen:
            continue
        seen.add(choice.place)
        if choice.place in field.chart.cells:
            box = field.box(choice.place)
            sheet.add("choices", Rect(box.x + 3, box.y + 3, box.w - 6, box.h - 6, "#00707d55", PLAN_DARK, 3, 12))
        sheet.add("choices", *numbered(spot, choice.number, radius))
        sheet.label(f"choice {choice.number}", Box(spot[0] - radius, spot[1] - radius, 2 * radius, 2 * radius))
