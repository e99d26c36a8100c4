"""The station sign at the top and the notice board beside the main yard."""

from __future__ import annotations

from collections.abc import Sequence

from render import fonts
from render.colours import BRASS, CREAM, FADED, INK, MARK, MARK_PALE, OWNERS, SIGNAL_RED
from render.freight_train import layout as at
from render.freight_train.engines import CABOOSE, DECK
from render.freight_train.sketch import Layers
from render.freight_train.telling import winners
from render.scene import Rect, Sprite, Text, circle
from render.words import Words
from rules.freight_train.view import TableView
from rules.freight_train.wagons import DAYS


def header(sketch: Layers, view: TableView, names: Sequence[str], say: Words) -> None:
    """Whose turn it is, large; day and round."""
    box = at.HEADER
    day = say.text("picture-day", day=view.day, days=DAYS)
    under = say.text("picture-round", round=view.round) if view.turn is not None else say.text("picture-game-over")
    right = box.right - 36
    sketch.add("words", Text(right, box.y + 53, day, 42, BRASS, "bold", "rs"))
    sketch.add("words", Text(right, box.y + 88, under, 31, CREAM, "semibold", "rs"))
    room = right - max(fonts.width(day, "bold", 42), fonts.width(under, "semibold", 31)) - 30 - (box.x + 116)
    if view.turn is None:
        best = winners(view)
        said, who, seat = say.text("picture-winner", count=len(best)), say.join([names[i] for i in best]), best[0]
    else:
        said, who, seat = say.text("picture-to-play"), names[view.turn], view.turn
    owner, middle = OWNERS[seat], box.y + box.h / 2
    sketch.add("signs", circle(box.x + 66, middle, 36, owner.pattern, CREAM, 4))
    sketch.add("signs", circle(box.x + 66, middle, 24, CREAM))
    sketch.add("words", Text(box.x + 66, middle + 14, owner.letter, 40, INK, "black", "ms"))
    sketch.add("words", Text(box.x + 116, box.y + 39, said, 27, BRASS, "semibold"))
    sketch.add("words", Text(box.x + 116, box.y + 88, fonts.fitted(who, "bold", 52, room), 52, CREAM, "bold"))


def side(sketch: Layers, view: TableView, say: Words) -> None:
    """Deck, who still plays this round, cabooses, and what the pink marks mean."""
    box = at.SIDE
    middle = box.x + box.w / 2
    sketch.add("words", Text(middle, box.y + 37, say.text("picture-deck"), 30, INK, "bold", "ms"))
    sketch.add("stock", Sprite(DECK, middle - 46, box.y + 50, 100))
    sketch.add("words", Text(middle - 3, box.y + 131, str(view.deck), 54, CREAM, "black", "ms"))
    y = box.y + 200
    if view.still_to_play:
        _round(sketch, view, y, say)
    if view.caboose_pile is not None:
        sketch.add("stock", Sprite(CABOOSE, box.x + 20, box.y + 334, 74))
        sketch.add("words", Text(box.x + 106, box.y + 384, f"×{view.caboose_pile}", 42, INK, "black"))
        sketch.add("words", Text(middle, box.y + 324, say.text("picture-cabooses"), 26, INK, "bold", "ms"))
    sketch.add("marks", Rect(box.x + 14, box.bottom - 45, 32, 26, MARK_PALE, MARK, 4, 7))
    legend = say.text("picture-last-move")
    sketch.add("words", Text(box.x + 54, box.bottom - 24, legend, 24, FADED, "semibold"))


def _round(sketch: Layers, view: TableView, y: float, say: Words) -> None:
    box = at.SIDE
    middle = box.x + box.w / 2
    if view.end_drawn:
        sketch.add("signs", Rect(box.x + 8, y - 2, box.w - 16, 40, SIGNAL_RED, INK, 2, 8))
        sketch.add("words", Text(middle, y + 27, say.text("picture-last-turns"), 27, CREAM, "bold", "ms"))
    else:
        sketch.add("words", Text(middle, y + 27, say.text("picture-this-round"), 26, INK, "bold", "ms"))
    count = len(view.still_to_play)
    step = 39
    for i, seat in enumerate(view.still_to_play):
        x = middle + (i - (count - 1) / 2) * step
        sketch.add("signs", circle(x, y + 64, 18, OWNERS[seat].colour, BRASS if i == 0 else INK, 3))
        sketch.add("words", Text(x, y + 73, OWNERS[seat].letter, 26, CREAM, "black", "ms"))
