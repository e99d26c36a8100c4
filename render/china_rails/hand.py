"""A player's own cash and cards, large enough for a phone: what each demand pays, and where its good can be loaded."""

from __future__ import annotations

from render import fonts
from render.art import Shown
from render.china_rails import layout as size
from render.china_rails import telling
from render.china_rails.panel import demand_card
from render.colours import BRASS, CREAM, PAPER
from render.map.strips import sign_plate
from render.scene import Box, Drawing, Scene, Text
from render.sheet import Sheet
from render.signs import owner_disc
from rules.china_rails.view import ChinaView

_ROOM = 24.0  # of a caption
_BLANK = Drawing("china/hand", 1, 1, ())


def hand_scene(shown: Shown) -> Scene | None:
    """None for a viewer without a hand."""
    view, say = shown.seen(ChinaView), shown.words
    if view.viewer is None:
        return None
    sheet = Sheet(("panel", "words"))
    sheet.add("panel", *sign_plate(Box(0, 0, size.CROP_WIDTH, size.CROP_HEAD)))
    sheet.add("panel", *owner_disc(view.viewer, 52, size.CROP_HEAD / 2, 27))
    money = say.text("china-picture-money", money=view.cash[view.viewer] or 0)
    sheet.add("words", Text(size.CROP_WIDTH - _ROOM, 56, money, 44, BRASS, "black", "rs"))
    room = size.CROP_WIDTH - fonts.width(money, "black", 44) - 94 - 2 * _ROOM
    who = fonts.fitted(fonts.readable(shown.names[view.viewer]) or "?", "bold", 42, room)
    sheet.add("words", Text(94, 56, who, 42, CREAM, "bold"))
    top = size.CROP_HEAD + size.GUTTER
    for number, card in enumerate(view.position.players[view.viewer].hand):
        box = Box(size.MARGIN, top, size.CROP_WIDTH - 2 * size.MARGIN, size.CARD)
        demand_card(sheet, view.position, view.viewer, card, box, say, sources=True)
        sheet.label(f"card {number + 1}", box)
        top += size.CARD + size.GUTTER
    return Scene(size.CROP_WIDTH, top, PAPER, _BLANK, sheet.layers(), sheet.labels(), telling.hand(shown))
