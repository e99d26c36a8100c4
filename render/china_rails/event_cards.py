"""Event cards as pictures: a sign for each kind in its colour, the card's name and words, whose it is and how long."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from math import cos, pi, sin

from render import fonts
from render.china_rails.names import called
from render.colours import BRASS, CARD, CARD_EDGE, CREAM, INK
from render.curves import star
from render.scene import Box, Colour, Drawing, Ellipse, Line, Point, Polygon, Rect, Shape, Sprite, Text, Weight, circle
from render.signs import owner_disc
from render.words import Words
from rules.china_rails.parts import EventCard
from rules.core.contract import Seat

COLOURS: Mapping[str, Colour] = {
    "party_congress": "#c4161c",
    "rail_tax": "#7b6516",
    "strike": "#8c2f6b",
    "flood": "#1f6fb0",
    "new_year": "#d2401a",
    "black_dragon": "#23232b",
    "derailment": "#7a3b12",
    "snow_manchuria": "#5b86a8",
    "heavy_snow": "#34507d",
    "storm_at_sea": "#0f6d78",
    "wind_storm": "#4f6a52",
    "sand_storm": "#b9751a",
    "earthquake": "#5c4033",
    "desert_rains": "#2f7f9e",
}
_SIDE = 48.0


def event_sign(kind: str, x: float, y: float, side: float) -> Sprite:
    """The sign of a kind of event, its top left corner at (x, y)."""
    return Sprite(_sign(kind), x, y, side)


@cache
def _sign(kind: str) -> Drawing:
    ground = COLOURS[kind]
    tile = Rect(0.8, 0.8, _SIDE - 1.6, _SIDE - 1.6, ground, CREAM, 1.8, 9)
    return Drawing(f"china/event/{kind}", _SIDE, _SIDE, (tile, *_SIGNS[kind](ground)))


def _flake(x: float, y: float, r: float, pen: float) -> list[Shape]:
    arms: list[Shape] = []
    for arm in range(6):
        turn = arm * pi / 3 + pi / 6
        tip = (x + r * cos(turn), y + r * sin(turn))
        arms.append(Line(((x, y), tip), CREAM, pen))
        root = (x + r * 0.55 * cos(turn), y + r * 0.55 * sin(turn))
        for side in (-0.7, 0.7):
            twig = (root[0] + r * 0.36 * cos(turn + side), root[1] + r * 0.36 * sin(turn + side))
            arms.append(Line((root, twig), CREAM, pen * 0.8))
    return arms


def _wave(y: float, pen: float = 3.2, left: float = 6, right: float = 42) -> Line:
    points = [(left + (right - left) * i / 24, y + 3 * sin(i * pi / 4)) for i in range(25)]
    return Line(tuple(points), CREAM, pen)


def _gust(y: float, left: float, right: float) -> Line:
    curl = [(right + 5 * sin(turn), y - 5 + 5 * cos(turn)) for turn in (i * pi / 6 for i in range(9))]
    return Line(((left, y), (right, y), *curl), CREAM, 3.0)


def _cloud(x: float, y: float) -> list[Shape]:
    return [*(circle(x + dx, y + dy, r, CREAM) for dx, dy, r in ((-8, 2, 6), (0, -2, 8.5), (9, 2, 6)))]


def _drops(*spots: Point) -> list[Shape]:
    return [Line(((x, y), (x - 2.5, y + 6)), CREAM, 2.4) for x, y in spots]


def _congress(ground: Colour) -> list[Shape]:
    spots = ((34, 13), (38, 19), (38, 26), (34, 32))
    return [
        Polygon(star((19, 23), 13.5, 5.4, 5), BRASS),
        *(Polygon(star(spot, 3.6, 1.5, 5), BRASS) for spot in spots),
    ]


def _tax(ground: Colour) -> list[Shape]:
    coins = [Ellipse(17, y, 10.5, 4.4, BRASS, ground, 1.6) for y in (37, 32, 27, 22)]
    return [*coins, circle(32, 17, 9.5, BRASS, CREAM, 1.5), Text(32, 23, "M", 17, INK, "black", "ms")]


def _strike(ground: Colour) -> list[Shape]:
    fingers = [Rect(x, y, 5, 17, CREAM, radius=2.5) for x, y in ((14, 11), (20, 8.5), (26, 9.5), (32, 13))]
    return [
        *fingers,
        Rect(14, 20, 23, 19, CREAM, radius=7),
        Polygon(((15, 30), (8, 22), (11, 19.5), (18, 25)), CREAM),
    ]


def _flood(ground: Colour) -> list[Shape]:
    house = ((13, 24), (24, 11), (35, 24), (31, 24), (31, 33), (17, 33), (17, 24))
    return [Polygon(house, CREAM), Rect(4, 29, 40, 4, ground), _wave(29), _wave(35), _wave(41)]


def _new_year(ground: Colour) -> list[Shape]:
    ribs = [Line(((x, 14), (x, 32)), ground, 1.3) for x in (18, 24, 30)]
    tassels = [Line(((x, 36), (x, 43)), BRASS, 1.8) for x in (20, 24, 28)]
    return [
        Line(((24, 4), (24, 9)), BRASS, 2),
        Ellipse(24, 23, 14, 10.5, CREAM),
        *ribs,
        Rect(18, 9, 12, 4, BRASS),
        Rect(18, 33, 12, 4, BRASS),
        *tassels,
    ]


def _dragon(ground: Colour) -> list[Shape]:
    body = [(8 + 26 * t / 20, 35 - 18 * t / 20 + 6.5 * sin(t * pi / 5)) for t in range(21)]
    back = [Polygon(((x - 2.5, y - 1), (x, y - 6.5), (x + 2.5, y - 1)), BRASS) for x, y in body[2:18:3]]
    head = ((31, 13), (36, 8.5), (43, 12), (44, 16), (38, 17.5), (43, 19.5), (36, 22.5), (31, 20))
    return [*back, Line(tuple(body), BRASS, 5.5), Polygon(head, BRASS), circle(37.5, 12.8, 1.4, ground)]


def _derailment(ground: Colour) -> list[Shape]:
    wagon = ((12, 13), (33, 8), (37, 24), (16, 29))
    ties = [Line(((x, 37), (x + 2, 42)), CREAM, 2) for x in range(7, 42, 6)]
    return [
        Polygon(wagon, CREAM),
        circle(19.5, 30.5, 3.6, CREAM, ground, 1),
        circle(33.5, 27, 3.6, CREAM, ground, 1),
        *ties,
        Line(((4, 37), (26, 37), (31, 34)), CREAM, 2.2),
        Line(((4, 42), (44, 42)), CREAM, 2.2),
    ]


def _heavy(ground: Colour) -> list[Shape]:
    return [*_cloud(24, 15), *_flake(13, 34, 7, 1.8), *_flake(25, 37, 7, 1.8), *_flake(36, 33, 7, 1.8)]


def _sea(ground: Colour) -> list[Shape]:
    crest = [(10 + 14 * t / 10, 32 - 20 * sin(t * pi / 22)) for t in range(11)]
    curl = [(24 + 9 * sin(turn), 20 - 8 * cos(turn)) for turn in (i * pi / 6 for i in range(11))]
    return [Polygon((*crest, *curl, (40, 32)), CREAM), circle(26, 21, 3.4, ground), _wave(36), _wave(42, 2.4)]


def _wind(ground: Colour) -> list[Shape]:
    return [
        _gust(17, 6, 30),
        _gust(27, 10, 36),
        Line(((6, 35), (28, 35)), CREAM, 3),
        Line(((14, 42), (34, 42)), CREAM, 3),
    ]


def _sand(ground: Colour) -> list[Shape]:
    dune = ((4, 43), (12, 33), (20, 29), (27, 33), (33, 38), (44, 43))
    grains = [circle(x, y, 1.2, CREAM) for x, y in ((12, 24), (20, 22), (29, 25), (37, 29), (34, 20), (42, 23))]
    return [Polygon(dune, CREAM), *grains, _gust(14, 6, 30), Line(((8, 19), (36, 19)), CREAM, 2.4)]


def _quake(ground: Colour) -> list[Shape]:
    crack = ((22, 17), (27, 24), (21, 29), (28, 35), (24, 44), (27, 44), (32, 35), (25, 29.5), (31, 24), (27, 17))
    rings = [Line(tuple((24 + r * cos(t), 15 + r * 0.55 * sin(t)) for t in _TURN), CREAM, 1.8) for r in (7, 13, 19)]
    return [*rings, Rect(5, 20, 38, 24, CREAM, radius=3), Polygon(crack, ground)]


_TURN = tuple(i * pi / 15 for i in range(31))


def _rains(ground: Colour) -> list[Shape]:
    dune = ((4, 43), (14, 36), (24, 40), (34, 35), (44, 43))
    return [*_cloud(24, 14), *_drops((14, 22), (23, 24), (32, 22), (19, 29), (29, 29)), Polygon(dune, BRASS)]


_SIGNS: Mapping[str, Callable[[Colour], list[Shape]]] = {
    "party_congress": _congress,
    "rail_tax": _tax,
    "strike": _strike,
    "flood": _flood,
    "new_year": _new_year,
    "black_dragon": _dragon,
    "derailment": _derailment,
    "snow_manchuria": lambda ground: _flake(24, 24, 17, 3),
    "heavy_snow": _heavy,
    "storm_at_sea": _sea,
    "wind_storm": _wind,
    "sand_storm": _sand,
    "earthquake": _quake,
    "desert_rains": _rains,
}


def event_card(box: Box, card: EventCard, drawer: Seat | None, until: str, say: Words, letters: float) -> list[Shape]:
    """The card: its sign and name on its colour, what it does below, and until when."""
    colour, side = COLOURS[card.kind], letters * 2.7
    head = side + 12
    shapes: list[Shape] = [
        Rect(box.x + 2, box.y + 4, box.w, box.h, "#00000038", radius=12),
        Rect(box.x, box.y, box.w, box.h, CARD, CARD_EDGE, 2, 12),
        Rect(box.x, box.y, box.w, head, colour, radius=12),
        Rect(box.x, box.y + head - 12, box.w, 12, colour),
        event_sign(card.kind, box.x + 6, box.y + 6, side),
    ]
    right = box.right - 10
    if drawer is not None:
        shapes += owner_disc(drawer, right - letters * 0.8, box.y + head / 2, letters * 0.9)
        right -= letters * 2.1
    room = right - (box.x + side + 14)
    title = wrapped(called(card.name, say), "bold", letters * 1.12, room)[:2]
    first = box.y + head / 2 + letters * 0.4 - (len(title) - 1) * letters * 0.6
    shapes += [
        Text(box.x + side + 14, first + i * letters * 1.2, line, letters * 1.12, CREAM, "bold")
        for i, line in enumerate(title)
    ]
    foot = box.bottom - (letters * 1.3 if until else 0)
    said, size = called(card.text, say), letters
    while (lines := wrapped(said, "semibold", size, box.w - 20)) and size > letters / 2:
        if box.y + head + size * (1.2 + 1.22 * (len(lines) - 1)) <= foot:
            break
        size -= letters / 20  # until all of it fits
    top = box.y + head + size * 1.2
    shapes += [Text(box.x + 10, top + i * size * 1.22, line, size, INK, "semibold") for i, line in enumerate(lines)]
    if until:
        shapes.append(Text(box.right - 10, box.bottom - 8, until, letters * 0.92, colour, "bold", "rs"))
    return shapes


def card_height(card: EventCard, wide: float, say: Words, letters: float) -> float:
    """What a card of that width needs for all its words."""
    lines = len(wrapped(called(card.text, say), "semibold", letters, wide - 20))
    return letters * (2.7 + 1.2 + 1.22 * lines + 1.3) + 12


def wrapped(text: str, weight: Weight, size: float, room: float) -> list[str]:
    """Words in lines as wide as the room; a word that is wider is shortened."""
    lines: list[str] = []
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and fonts.width(longer, weight, size) <= room:
            lines[-1] = longer
        else:
            lines.append(fonts.fitted(word, weight, size, room))
    return lines
