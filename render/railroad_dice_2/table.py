"""The Railroad Dice 2 table as scenes: the whole of it, and the part of the map that just changed, enlarged."""

from __future__ import annotations

from collections.abc import Sequence

from render import fonts
from render.art import Shown
from render.caching import cached
from render.colours import BRASS, CREAM, PAPER
from render.map.strips import header, sign_plate
from render.map.window import Crop, crop, placed
from render.railroad_dice_2 import layout as at
from render.railroad_dice_2 import panel, telling
from render.railroad_dice_2.backdrop import enlarged, whole
from render.railroad_dice_2.choosing import placement_sheet, roll_scene
from render.railroad_dice_2.field import MapField, field_of
from render.railroad_dice_2.livery import DIRECTORS
from render.railroad_dice_2.marks import Marks, marks
from render.railroad_dice_2.pieces import LAYERS, on_the_map, place_of
from render.railroad_dice_2.stations import coin, director
from render.scene import Box, Scene, Sprite, Text
from render.sheet import Sheet
from render.words import Words
from rules.railroad_dice_2.view import DiceView

_ALL = (*LAYERS, "panel", "words")


def table_scene(shown: Shown) -> Scene:
    """Everything on the table, with what the events changed marked."""
    view, say = shown.seen(DiceView), shown.words
    field, names = field_of(view.state), readable(shown.names)
    sheet = Sheet(_ALL)
    sheet.take(*placed(_map(shown), 1.0, 0.0, -at.MAP_TOP))
    header(sheet, at.HEADER, panel.heading(view, names, say), DIRECTORS)
    ground = whole(field, say.language)
    top = ground.height + at.GUTTER
    top = panel.supplies(sheet, view, top, say)
    top = panel.players(sheet, view, names, top, say)
    alt = telling.alt(view, names, say)
    return Scene(at.WIDTH, round(top), PAPER, ground, sheet.layers(), sheet.labels(), alt)


def details(shown: Shown) -> tuple[Scene, ...]:
    """The placements to choose from, or the dice just rolled, and the changed part of the map."""
    sheet = placement_sheet(shown)
    if sheet is not None:
        return (sheet,)
    return tuple(scene for scene in (roll_scene(shown), crop_scene(shown)) if scene is not None)


def crop_scene(shown: Shown) -> Scene | None:
    """The changed part of the map, enlarged; None if nothing on the map changed, or too much for one crop."""
    view, say = shown.seen(DiceView), shown.words
    field, moved, names = field_of(view.state), marks(shown.events), readable(shown.names)
    part = _crop(field, moved, shown)
    if part is None:
        return None
    sheet = Sheet(_ALL)
    sheet.take(*part.cut(_map(shown)))
    width, height = part.size
    _caption(sheet, shown, names, width, say)
    alt = telling.alt_of_crop(shown, names)
    return Scene(
        width,
        height,
        PAPER,
        enlarged(field, part.zoom.times),
        sheet.layers(),
        sheet.labels(),
        alt,
        part.corner,
    )


def readable(names: Sequence[str]) -> list[str]:
    return [fonts.readable(name) or "?" for name in names]


@cached(2)
def _map(shown: Shown) -> Sheet:
    view, sheet = shown.seen(DiceView), Sheet(LAYERS)
    on_the_map(sheet, field_of(view.state), view, marks(shown.events), shown)
    return sheet


def _crop(field: MapField, moved: Marks, shown: Shown) -> Crop | None:
    """The part of the map with all that changed, and all that can be chosen."""
    points = [field.centre(cell) for cell in moved.cells() if cell in field.chart.cells]
    points += [spot for mark in shown.marks if (spot := place_of(field, mark.place)) is not None]
    return crop(points, Box(0, 0, at.WIDTH, field.height), at.zoom(field.cell))


def _caption(sheet: Sheet, shown: Shown, names: Sequence[str], width: int, say: Words) -> None:
    """Who did what, over the enlarged part."""
    strip = Box(0, 0, width, at.CROP_HEAD)
    sheet.add("panel", *sign_plate(strip))
    caption = telling.caption(shown)
    right = width - 26.0
    if caption.gain:
        money = f"+{caption.gain}"
        sheet.add("panel", Sprite(coin(), right - 46, 19, 46))
        sheet.add("words", Text(right - 54, 58, money, 46, BRASS, "black", "rs"))
        right -= fonts.width(money, "black", 46) + 78
    x = 26.0
    if caption.seat is not None:
        sheet.add("panel", *director(caption.seat, x + 24, strip.h / 2, 27))
        x += 64
        who = fonts.fitted(names[caption.seat], "bold", 42, right - x)
        sheet.add("words", Text(x, 57, who, 42, CREAM, "bold"))
        x += fonts.width(who, "bold", 42) + 20
    if caption.said and x + fonts.width(caption.said, "semibold", 34) < right:
        sheet.add("words", Text(x, 56, caption.said, 34, CREAM, "semibold"))
