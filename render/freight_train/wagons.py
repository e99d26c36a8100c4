"""The rolling stock, drawn from the side: eleven wagons, locomotive, caboose, and the wooden marker.

Each wagon has a silhouette, a colour and a code of its own. Drawings are 120 wide and 66 high, rail at the
bottom, and head to the left.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

from render.freight_train import loads
from render.freight_train.loads import DARK, HIGH, WIDE
from render.palette import CREAM, INK
from render.scene import Colour, Drawing, Rect, Shape, Sprite, Text, circle
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


def _running_gear() -> tuple[Shape, ...]:
    wheels = tuple(
        part for x in (19, 35, 85, 101) for part in (circle(x, 58.5, 7, DARK), circle(x, 58.5, 2.6, "#9a938a"))
    )
    return (Rect(0, 50, WIDE, 4, DARK, radius=1.5), Rect(6, 47, 108, 6, DARK), *wheels)


def _wagon(wagon: Wagon) -> Drawing:
    body, x, baseline, size = _BODIES[wagon]
    code = Text(x, baseline, wagon.upper(), size, _INKS.get(wagon, CREAM), "black", "ms")
    shapes = (*_running_gear(), *body(COLOURS[wagon]), code)
    return Drawing(f"freight_train/{wagon}", WIDE, HIGH, shapes)


WAGON_DRAWINGS: Mapping[Wagon, Drawing] = {wagon: _wagon(wagon) for wagon in WAGONS}


@cache
def pile(wagon: Wagon, wide: float, offsets: tuple[float, ...]) -> Drawing:
    """The wagons of a plain train, each over the one before: one drawing, painted in one go."""
    seen = sorted(set(offsets))  # equal offsets: wholly under the next
    shapes = tuple(Sprite(WAGON_DRAWINGS[wagon], offset, 0, wide) for offset in seen)
    key = f"freight_train/pile/{wagon}/{wide}/{len(offsets)}"
    return Drawing(key, offsets[-1] + wide, wide * HIGH / WIDE, shapes)
