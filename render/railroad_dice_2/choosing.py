"""Pictures to choose by: the dice just rolled with their hand numbers, and the ways a die can lie, numbered."""

from __future__ import annotations

from render import fonts
from render.art import Shown
from render.colours import CARD, CARD_EDGE, CREAM, INK, PAPER, PLAN
from render.map.strips import sign_plate
from render.railroad_dice_2 import layout as at
from render.railroad_dice_2 import panel, telling
from render.railroad_dice_2.backdrop import TABLE, empty
from render.railroad_dice_2.dice import die
from render.railroad_dice_2.field import MapField, field_of
from render.railroad_dice_2.ground import cell_ground
from render.railroad_dice_2.marks import marks
from render.railroad_dice_2.stations import director, station
from render.scene import Box, Rect, Scene, Sprite, Text
from render.sheet import Sheet
from render.signs import numbered
from rules.railroad_dice_2.rails import FACE
from rules.railroad_dice_2.view import DiceView

ROLL_WIDTH = 1000
_PLACEMENTS = ("lay.code", "extend.code")
DICE = ("lay.die", "extend.die", "appear.die")


def roll_scene(shown: Shown) -> Scene | None:
    """The dice just rolled, or those to choose from; None if there are neither."""
    view, say = shown.seen(DiceView), shown.words
    rolled = marks(shown.events)
    seat, dice = rolled.roller, rolled.rolled
    if seat is None and shown.asked in DICE:
        seat, dice = view.turn, view.state.turn.hand
    if seat is None or not dice:
        return None
    sheet = Sheet(("panel", "words"))
    strip, box = Box(0, 0, ROLL_WIDTH, at.CROP_HEAD), Box(14, at.CROP_HEAD + 12, ROLL_WIDTH - 28, at.HAND - 110)
    sheet.add("panel", *sign_plate(strip))
    sheet.add("panel", *director(seat, 50, strip.h / 2, 27))
    who = fonts.fitted(fonts.readable(shown.names[seat]) or "?", "bold", 42, 500)
    sheet.add("words", Text(90, 57, who, 42, CREAM, "bold"))
    key = "dice-picture-rolled" if rolled.rolled else "dice-picture-hand"
    said = say.text(key)
    sheet.add("words", Text(ROLL_WIDTH - 26, 56, said, 34, CREAM, "semibold", "rs"))
    panel.felt(sheet, box)
    panel.lay_out(sheet, dice, Box(box.x + 20, box.y + 12, box.w - 40, box.h - 20), 150)
    alt = telling.alt_of_dice(shown, seat, dice)
    paper = empty(Box(0, 0, ROLL_WIDTH, at.HAND), "roll")
    return Scene(ROLL_WIDTH, at.HAND, PAPER, paper, sheet.layers(), sheet.labels(), alt)


def placement_sheet(shown: Shown) -> Scene | None:
    """The ways a die can lie on its cell, each drawn among its neighbours, six at most; None for other questions."""
    if shown.asked not in _PLACEMENTS or not shown.choices or not shown.marks:
        return None
    view, say = shown.seen(DiceView), shown.words
    field = field_of(view.state)
    cell, codes = shown.marks[0].place, shown.choices[: at.SHEET_MOST]
    side, columns = at.SHEET_PANEL, min(3, len(codes))
    rows = -(-len(codes) // columns)
    width = columns * (side + at.GUTTER) + at.GUTTER
    height = at.CROP_HEAD + rows * (side + 52 + at.GUTTER) + at.GUTTER
    sheet = Sheet(("panel", "words", "choices"))
    sheet.add("panel", *sign_plate(Box(0, 0, width, at.CROP_HEAD)))
    head = fonts.fitted(say.text("dice-picture-placements", cell=cell), "bold", 40, width - 40)
    sheet.add("words", Text(width / 2, 56, head, 40, CREAM, "bold", "ms"))
    for i, code in enumerate(codes):
        x = at.GUTTER + i % columns * (side + at.GUTTER)
        y = at.CROP_HEAD + at.GUTTER + i // columns * (side + 52 + at.GUTTER)
        box = Box(x, y, side, side + 52)
        sheet.add("panel", Rect(box.x - 3, box.y - 3, box.w + 6, box.h + 6, CARD, CARD_EDGE, 2, 12))
        sheet.add("panel", Rect(x, y, side, side, TABLE, radius=9))
        _around(sheet, field, view, cell, code, Box(x, y, side, side))
        sheet.add("choices", *numbered((x + 36, y + 36), i + 1, 30))
        said = f"{code} · {say.text(f'dice-face-{FACE[code]}')}"
        size = min(28.0, 28 * (side - 12) / fonts.width(said, "bold", 28))
        sheet.add("words", Text(x + side / 2, y + side + 37, said, size, INK, "bold", "ms"))
        sheet.label(f"choice {i + 1} {code}", box)
    alt = telling.alt_of_placements(shown, cell, codes)
    paper = empty(Box(0, 0, width, height), f"sheet/{width}/{height}")
    return Scene(width, height, PAPER, paper, sheet.layers(), sheet.labels(), alt)


def _around(sheet: Sheet, field: MapField, view: DiceView, cell: str, code: str, box: Box) -> None:
    """The cell and its neighbours, with the die as it would lie."""
    chart = field.chart
    at_cell = chart.cells[cell]
    lying = {**view.state.rail, cell: code}
    standing = {one.cell: one for one in view.state.stations}
    step = box.w / 3
    for name, other in chart.cells.items():
        dx, dy = other.x - at_cell.x, other.y - at_cell.y
        if max(abs(dx), abs(dy)) > 1:
            continue
        x, y = box.x + (dx + 1) * step, box.y + (dy + 1) * step
        sheet.add("panel", Sprite(cell_ground(field.tiles, field.layout, name), x, y, step))
    for name, other in chart.cells.items():
        dx, dy = other.x - at_cell.x, other.y - at_cell.y
        if max(abs(dx), abs(dy)) > 1:
            continue
        x, y = box.x + (dx + 1) * step, box.y + (dy + 1) * step
        if name in lying:
            sheet.add("panel", Sprite(die(lying[name]), x, y, step))
        if name in standing:
            drawn = station(standing[name].owner, name, view.connected(name))
            sheet.add("panel", Sprite(drawn, x, y, step))
    sheet.add("panel", Rect(box.x + step - 4, box.y + step - 4, step + 8, step + 8, "", PLAN, 5, 14))
