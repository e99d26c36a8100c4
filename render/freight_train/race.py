"""The race: how long each player's train of every class is, and who leads. It is also the key to the wagons."""

from __future__ import annotations

from collections.abc import Mapping

from render import fonts
from render.colours import BRASS, CARD, CARD_EDGE, CREAM, FADED, INK, YARD
from render.freight_train import layout as at
from render.freight_train.sketch import Layers
from render.freight_train.wagons import labels, wagon_drawing
from render.scene import Box, Rect, Sprite, Text
from render.signs import owner_disc
from render.words import Words
from rules.freight_train.state import Player
from rules.freight_train.view import TableView
from rules.freight_train.wagons import WAGONS

MIXED = "mixed"
_CLASSES = (*WAGONS, MIXED)


def race(sketch: Layers, view: TableView, box: Box, say: Words) -> None:
    """A line for each player, a column for each class; the longest train stands on brass, equal ones in a frame."""
    sketch.add("panels", Rect(box.x, box.y, box.w, box.h, CARD, CARD_EDGE, 2, 14))
    lengths = [lengths_of(player) for player in view.players]
    for seat in range(len(lengths)):
        top = box.y + at.RACE_HEAD + seat * at.RACE_LINE
        if seat % 2 == 0:
            sketch.add("panels", Rect(box.x + 6, top, box.w - 12, at.RACE_LINE, YARD, radius=8))
        sketch.add("signs", *owner_disc(seat, box.x + 34, top + at.RACE_LINE / 2, 15.5))
    for i, name in enumerate(_CLASSES):
        column = Box(at.RACE_FIRST + i * at.RACE_COLUMN, box.y, at.RACE_COLUMN, box.h)
        _head(sketch, name, column, say)
        _column(sketch, [length.get(name, 0) for length in lengths], name, column)


def lengths_of(player: Player) -> Mapping[str, int]:
    """The wagons of each train, by class."""
    return {MIXED if train.mixed else train.wagons[0]: len(train.wagons) for train in player.trains}


def _head(sketch: Layers, name: str, column: Box, say: Words) -> None:
    middle = column.x + column.w / 2
    wide = column.w - 5
    for wagon in WAGONS:
        if wagon == name:
            sketch.add("stock", Sprite(wagon_drawing(wagon, labels(say)[wagon]), middle - wide / 2, column.y + 8, wide))
            return
    said = say.text("freight-wagon-mixed")
    size = min(25.0, 25 * wide / fonts.width(said, "bold", 25))
    sketch.add("words", Text(middle, column.y + 42, said, size, INK, "bold", "ms"))


def _column(sketch: Layers, lengths: list[int], name: str, column: Box) -> None:
    longest = max(lengths)
    leaders = lengths.count(longest)
    middle = column.x + column.w / 2
    for seat, length in enumerate(lengths):
        if not length:
            continue
        y = column.y + at.RACE_HEAD + (seat + 0.5) * at.RACE_LINE
        leads = length == longest
        place = Box(middle - 25, y - 15, 50, 30)
        if leads:
            fill, edge = (BRASS, INK) if leaders == 1 else (CREAM, BRASS)
            sketch.add("signs", Rect(place.x, place.y, place.w, place.h, fill, edge, 2 if leaders == 1 else 4, 9))
        sketch.add("words", Text(middle, y + 9.5, str(length), 28, INK if leads else FADED, "black", "ms"))
        sketch.label(f"race {name} {seat}{' leads' if leads else ''}", place)
