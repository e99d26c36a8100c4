"""Under an enlarged part of the map: the numbered choices that lie outside it, each with its name and coordinates."""

from __future__ import annotations

from collections.abc import Mapping

from render import fonts
from render.china_rails import layout as size
from render.china_rails.names import place_name
from render.colours import FADED, INK, PAPER
from render.scene import Box, Rect, Text
from render.sheet import Sheet
from render.signs import numbered
from render.words import Words
from rules.china_rails.board import Board
from rules.china_rails.parts import Milepost

_LINE, _LETTERS, _DISC = 50.0, 32.0, 19.0


def beyond(sheet: Sheet, board: Board, places: Mapping[int, Milepost], top: float, say: Words) -> float:
    """Returns where the picture ends."""
    if not places:
        return top
    x, y = float(size.MARGIN), top + 10
    said = say.text("china-picture-beyond")
    sheet.add("words", Text(x, y + 35, said, _LETTERS, FADED, "semibold"))
    x += fonts.width(said, "semibold", _LETTERS) + 22
    for number, at in places.items():
        name, mark = f"{place_name(board, at, say)} ".lstrip(), board.labels[at]
        lead, wide = fonts.width(name, "bold", _LETTERS), fonts.width(mark, "semibold", _LETTERS)
        room = 2 * _DISC + 10 + lead + wide
        if x + room > size.CROP_WIDTH - size.MARGIN:
            x, y = float(size.MARGIN), y + _LINE
        sheet.add("words", *numbered((x + _DISC, y + 24), number, _DISC))
        text = x + 2 * _DISC + 10
        sheet.add("words", Text(text, y + 35, name, _LETTERS, INK, "bold"))
        sheet.add("words", Text(text + lead, y + 35, mark, _LETTERS, FADED, "semibold"))
        sheet.label(f"beyond {number}", Box(x, y, room, _LINE))
        x += room + 26
    foot = y + _LINE + 10
    sheet.add("frame", Rect(0, top, size.CROP_WIDTH, foot - top, PAPER))
    return foot
