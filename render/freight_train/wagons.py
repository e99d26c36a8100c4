"""The rolling stock, drawn from the side: eleven wagons, locomotive, caboose, and the wooden marker.

Each wagon has a silhouette, a colour and a code of its own, and in French its name above the code. Drawings are 120
wide and 66 high, rail at the bottom, and head to the left.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, lru_cache

from render import fonts
from render.colours import CREAM, INK
from render.freight_train import loads
from render.freight_train.loads import DARK, HIGH, WIDE
from render.scene import Colour, Drawing, Rect, Shape, Sprite, Text, circle
from render.words import Words
from rules.freight_train.wagons import WAGONS, Wagon

COLOURS: Mapping[Wagon, Colour] = {
    "auto": "#d06624",
    "box": "#8d241c",
    "coil": "#726c98",
    "cont": "#4c8de6",
    "gond": "#072787",
    "hopp": "#99b8bf",
    "ore": "#bab279",
    "pigg": "#358262",
    "refr": "#fffedb",
    "stock": "#e2d736",
    "tank": "#0c1018",
}
"""At least 25 apart in Lab for normal, deuteranope and protanope eyes."""

_INKS: Mapping[Wagon, Colour] = dict.fromkeys(("hopp", "ore", "refr", "stock"), INK)

_BODIES: Mapping[Wagon, tuple[Callable[[Colour], tuple[Shape, ...]], float, float, float]] = {
    # how it is drawn, and where its code stands: centre across, baseline, size
    "auto": (loads.auto, 60, 46, 27),
    "box": (loads.box, 60, 38, 33),
    "coil": (loads.coil, 60, 46, 27),
    "cont": (loads.cont, 44.5, 40, 28),
    "gond": (loads.gond, 60, 46, 28),
    "hopp": (loads.hopp, 60, 32, 31),
    "ore": (loads.ore, 60, 45, 30),
    "pigg": (loads.pigg, 52, 33, 31),
    "refr": (loads.refr, 70, 37, 30),
    "stock": (loads.stock, 60, 39.5, 27),
    "tank": (loads.tank, 60, 39, 31),
}


_NAMES: Mapping[Wagon, tuple[float, float, float, float]] = {
    # where a name stands above the code: room across, largest size, its baseline, that of the code
    "auto": (106, 17, 37, 48),
    "box": (104, 21, 31, 45),
    "coil": (98, 17, 37, 48),
    "cont": (74, 17, 31, 44),
    "gond": (90, 17, 37, 48),
    "hopp": (100, 19, 23, 35),
    "ore": (74, 17, 36, 47),
    "pigg": (84, 18, 22, 35),
    "refr": (78, 17, 28, 40),
    "stock": (84, 17, 30, 41),
    "tank": (84, 20, 31, 44),
}


def _running_gear() -> tuple[Shape, ...]:
    wheels = tuple(
        part for x in (19, 35, 85, 101) for part in (circle(x, 58.5, 7, DARK), circle(x, 58.5, 2.6, "#9a938a"))
    )
    return (Rect(0, 50, WIDE, 4, DARK, radius=1.5), Rect(6, 47, 108, 6, DARK), *wheels)


def labels(say: Words) -> Mapping[Wagon, str]:
    """What the wagons are called in a language, in capitals; in English that is their code."""
    return _labels(say)


@lru_cache(8)
def _labels(say: Words) -> Mapping[Wagon, str]:
    return {wagon: say.text(f"picture-wagon-{wagon}").upper() for wagon in WAGONS}


@cache
def wagon_drawing(wagon: Wagon, label: str) -> Drawing:
    """A wagon with its code, and above it its name where that is another word."""
    _, x, baseline, size = _BODIES[wagon]
    ink, code = _INKS.get(wagon, CREAM), wagon.upper()
    key = f"freight_train/{wagon}"
    if label == code:
        written: tuple[Shape, ...] = (Text(x, baseline, code, size, ink, "black", "ms"),)
    else:
        key += f"/{label}"
        room, largest, above, below = _NAMES[wagon]
        size = min(largest, room / fonts.width(label, "black", 1000) * 1000)
        written = (Text(x, above, label, size, ink, "black", "ms"), Text(x, below, code, 13, ink, "bold", "ms"))
    return Drawing(key, WIDE, HIGH, (*_blank(wagon).shapes, *written))


@cache
def _blank(wagon: Wagon) -> Drawing:
    shapes = (*_running_gear(), *_BODIES[wagon][0](COLOURS[wagon]))
    return Drawing(f"freight_train/{wagon}/blank", WIDE, HIGH, shapes)


WAGON_DRAWINGS: Mapping[Wagon, Drawing] = {wagon: wagon_drawing(wagon, wagon.upper()) for wagon in WAGONS}


@cache
def pile(wagon: Wagon, label: str, wide: float, pitch: float, count: int) -> Drawing:
    """The wagons of a plain train, each over the one before: one drawing, painted in one go."""
    whole = wagon_drawing(wagon, label)
    hidden = _blank(wagon) if pitch < 0.8 * wide else whole  # letters that would be cut are left out
    shapes = tuple(Sprite(whole if i == count - 1 else hidden, i * pitch, 0, wide) for i in range(count))
    key = f"freight_train/pile/{wagon}/{label}/{wide}/{pitch}/{count}"
    return Drawing(key, (count - 1) * pitch + wide, wide * HIGH / WIDE, shapes)
