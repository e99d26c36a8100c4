"""What the signs of the map mean and cost, in the empty south-west of it; the goods by name."""

from __future__ import annotations

from collections.abc import Callable

from render import fonts
from render.china_rails.ground import DRY, LAKE, WATER
from render.china_rails.mileposts import CONTAINER, SEA_LINE, city_sign, milepost_sign, red_area
from render.china_rails.names import called
from render.china_rails.sight import Sight
from render.china_rails.symbols import symbol
from render.colours import CARD, CARD_EDGE, FADED, INK
from render.scene import Box, Line, Point, Polygon, Rect, Shape, Text
from render.sheet import Sheet
from render.words import Words
from rules.china_rails.board import PRICE, SURCHARGE

_LINE = 23
_TERRAIN = ("clear", "desert", "mountain", "alpine", "small", "medium", "major")
_SIZE = 17.0


def legend(sheet: Sheet, sight: Sight, say: Words) -> None:
    box = Box(sight.box.x + 14, sight.box.bottom - 344, 664, 330)
    sheet.add("panel", Rect(box.x + 3, box.y + 5, box.w, box.h, "#00000030", radius=12))
    sheet.add("panel", Rect(box.x, box.y, box.w, box.h, CARD, CARD_EDGE, 2.5, 12))
    prices = {**{kind: f"{PRICE[kind]}M" for kind in _TERRAIN}}
    for row, kind in enumerate(_TERRAIN):
        _entry(sheet, box.x + 14, box.y + 12 + row * _LINE, kind, prices[kind], say)
    extras = {kind: f"+{SURCHARGE[kind]}M" for kind in ("river", "dry_river", "lake")}
    if sight.board.ferry:
        extras["ferry"] = f"{sight.board.ferry.price}M"
    if sight.board.ports:
        extras["link"] = ""
    for row, (kind, price) in enumerate(extras.items()):
        _entry(sheet, box.x + 280, box.y + 12 + row * _LINE, kind, price, say)
    note = say.text("china-picture-legend-target", money=250)
    sheet.add("words", Text(box.x + 292, box.y + 12 + 6 * _LINE + 16, note, 16, FADED, "semibold"))
    top = box.y + 20 + len(_TERRAIN) * _LINE
    sheet.add("panel", Rect(box.x + 14, top - 4, box.w - 28, 1.6, CARD_EDGE))
    _goods(sheet, sight, Box(box.x + 12, top, box.w - 24, box.bottom - top), say)
    sheet.label("legend", box)


def _entry(sheet: Sheet, x: float, y: float, kind: str, price: str, say: Words) -> None:
    sheet.add("panel", *_sign(kind, (x + 20, y + 11)))
    sheet.add("words", Text(x + 50, y + 17, price, _SIZE, INK, "black"))
    told = say.text(f"china-picture-legend-{kind.replace('_', '-')}")
    sheet.add("words", Text(x + 50 + (42 if price else 0), y + 17, told, _SIZE, INK, "semibold"))


def _sign(kind: str, centre: Point) -> list[Shape]:
    x, y = centre
    lines: dict[str, Callable[[], list[Shape]]] = {
        "river": lambda: [Line(((x - 19, y + 3), (x - 6, y - 2), (x + 6, y + 2), (x + 19, y - 3)), WATER, 3.6)],
        "dry_river": lambda: [Line(((x - 19, y), (x + 19, y)), DRY, 3, (7, 5))],
        "lake": lambda: [Polygon(((x - 14, y), (x - 4, y - 8), (x + 13, y - 4), (x + 9, y + 7)), LAKE, WATER, 1.5)],
        "ferry": lambda: [Line(((x - 19, y), (x + 19, y)), SEA_LINE, 3, (8, 5))],
        "link": lambda: [Line(((x - 19, y), (x + 19, y)), CONTAINER, 3, (8, 5))],
        "small": lambda: city_sign("small", centre, 1.0),
        "medium": lambda: city_sign("medium", centre, 1.0),
        "major": lambda: red_area([centre, *_ring(centre, 7.5)], 7.5),
    }
    return lines[kind]() if kind in lines else milepost_sign(kind, centre, 1.25)


def _ring(centre: Point, step: float) -> list[Point]:
    x, y = centre
    half, high = step / 2, step * 0.866
    return [
        (x + step, y),
        (x + half, y + high),
        (x - half, y + high),
        (x - step, y),
        (x - half, y - high),
        (x + half, y - high),
    ]


def _goods(sheet: Sheet, sight: Sight, box: Box, say: Words) -> None:
    goods = sorted(sight.board.goods, key=lambda good: called(good.name, say))
    columns = 5
    rows = -(-len(goods) // columns)
    wide, high = box.w / columns, min(24.0, box.h / max(rows, 1))
    for number, good in enumerate(goods):
        x, y = box.x + (number // rows) * wide, box.y + 3 + (number % rows) * high
        sheet.add("panel", symbol(good, round(x), round(y), 20))
        name = fonts.fitted(called(good.name, say), "semibold", 16, wide - 28)
        sheet.add("words", Text(round(x) + 25, round(y) + 15.5, name, 16, INK, "semibold"))
