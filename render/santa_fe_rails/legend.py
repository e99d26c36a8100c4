"""The words on and under the map: the seas, and what the signs mean."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from render.colours import BRASS, INK
from render.curves import Path
from render.map.legend import LegendEntry, height, legend
from render.santa_fe_rails import layout as at
from render.santa_fe_rails.backdrop import coin, dash, depot, head_sign
from render.santa_fe_rails.chart import Chart, Space
from render.santa_fe_rails.livery import LIVERIES
from render.scene import Box, Point, Rect, Shape, Text
from render.sheet import Sheet
from render.words import Words
from rules.santa_fe_rails.board import COST
from rules.santa_fe_rails.state import SantaFeOptions

_SEAS: Mapping[str, Point] = {"santafe-picture-pacific": (0.006, 0.66), "santafe-picture-gulf": (0.86, 0.985)}
_BASE = ("first", "square", "depot", "head", "branch", "plain", "arrow")
_PRICED = ("first", "square", "depot", "head", "branch", "plain", "mountain", "river", "arrow")


def seas(sheet: Sheet, laid_out: Chart, say: Words) -> None:
    if laid_out.board.projection is None:
        return
    for key, (x, y) in _SEAS.items():
        for i, line in enumerate(say.text(key).split("|")):
            spot = (x * at.WIDTH, at.MAP_TOP + y * laid_out.height + i * 30)
            sheet.add("legend", Text(*spot, line, 28, "#4d7d90", "semibold"))


def signs(sheet: Sheet, options: SantaFeOptions, top: float, say: Words) -> float:
    """The legend under the map; answers where it ends."""
    entries = _entries(options, say)
    box = Box(0, top, at.WIDTH, height(entries, at.WIDTH))
    sheet.add("legend", *legend(box, entries))
    return box.bottom


def _entries(options: SantaFeOptions, say: Words) -> list[LegendEntry]:
    """What the signs mean; terrain and what it costs only where the table plays with it (SF-19)."""
    entries = _PRICED if options.terrain else _BASE
    told = {entry: say.text(f"santafe-picture-legend-{entry}") for entry in entries}
    if options.terrain:
        price = say.text("santafe-picture-money", money=COST["m"])
        told |= {entry: f"{told[entry]} {price}" for entry in ("mountain", "river")}
    return [LegendEntry(text, partial(_sample, entry)) for entry, text in told.items()]


def _sample(entry: str, centre: Point) -> list[Shape]:
    x, y = centre
    match entry:
        case "first":
            return coin((x, y))
        case "square":
            return [Rect(x - 10, y - 10, 20, 20, LIVERIES["SF"].colour, INK, 1.6, 3)]
        case "depot":
            return depot("UP", (x - 11, y - 11), 22)
        case "head":
            return head_sign("GN", (x - 3, y), 0.0, "1")
        case "branch":
            return branch_card(x, y)
        case _:
            terrain = {"plain": "p", "mountain": "m", "river": "r"}.get(entry, "p")
            path = Path(((x - 23, y), (x, y), (x + 23, y)))
            return dash(Space(path, terrain, entry == "arrow", (x, y)))


def branch_card(x: float, y: float) -> list[Shape]:
    """A branch card that can still be taken, its middle at (x, y)."""
    return [Rect(x - 13, y - 14, 26, 28, BRASS, INK, 2, 5), Text(x, y + 8, "Y", 24, INK, "black", "ms")]
