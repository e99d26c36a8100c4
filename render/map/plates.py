"""Names on a map: each beside its place with its code and small signs, where they hide least of everything else."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from math import atan2, cos, hypot, pi, sin

from render import fonts
from render.curves import Path, ahead, sideways
from render.map.placing import Option, settled
from render.palette import CREAM, FADED, INK
from render.scene import Box, Colour, Point, Shape, Text

_NEAR = 320.0  # places further off cannot be taken for the owner of a name


@dataclass(frozen=True)
class Lettering:
    """Sizes: of the name, of the code that players type, of the side of a small sign."""

    name: float
    code: float
    tag: float


@dataclass(frozen=True)
class Named:
    """A place of the map and what its plate says."""

    name: str
    code: str
    centre: Point
    radius: float
    tags: int = 0  # small signs beside the name


@dataclass(frozen=True)
class Nameplate:
    """Where a name, its code and its signs stand."""

    box: Box
    text: Point  # left end of the baseline
    code: Point
    tags: tuple[Point, ...]  # top left corners


def nameplates(
    places: Mapping[str, Named], taken: Sequence[Box], within: Box, letters: Lettering
) -> dict[str, Nameplate]:
    """A plate for each place, kept off what is taken and off each other as far as there is room."""
    wanted = [list(_options(key, places, within, letters)) for key in places]
    return dict(zip(places, settled(wanted, taken), strict=True))


def written(plate: Nameplate, place: Named, letters: Lettering) -> list[Shape]:
    """The name with its code, in a light rim so that relief and rivers do not eat it."""
    (x, y), (code_x, code_y) = plate.text, plate.code

    def both(dx: float, dy: float, name: Colour, code: Colour) -> list[Shape]:
        return [
            Text(x + dx, y + dy, place.name, letters.name, name, "bold"),
            Text(code_x + dx, code_y + dy, place.code, letters.code, code, "semibold"),
        ]

    rim = [both(dx, dy, CREAM, CREAM) for dx in (-2, 0, 2) for dy in (-2, 0, 2) if dx or dy]
    return [*chain.from_iterable(rim), *both(0, 0, INK, FADED)]


def along(path: Path, name: str, size: float, colour: Colour) -> list[Shape]:
    """A river's name beside its course, around the middle, readable from below; with a light rim."""
    middle = path.length / 2
    reach = fonts.width(name, "semibold", size) / 2
    (x0, y0), (x1, y1) = path.at(middle - reach), path.at(middle + reach)
    if x1 < x0:
        x0, y0, x1, y1 = x1, y1, x0, y0
    turn = atan2(y1 - y0, x1 - x0)
    x, y = sideways(((x0 + x1) / 2, (y0 + y1) / 2), turn, -size * 0.35)
    spots = [(dx, dy) for dx in (-1.5, 0, 1.5) for dy in (-1.5, 0, 1.5) if dx or dy]
    rim = [Text(x + dx, y + dy, name, size, CREAM, "semibold", "ms", turn) for dx, dy in spots]
    return [*rim, Text(x, y, name, size, colour, "semibold", "ms", turn)]


def _options(key: str, places: Mapping[str, Named], within: Box, letters: Lettering) -> Iterator[Option[Nameplate]]:
    place = places[key]
    centre = place.centre
    others = [other for name, other in places.items() if name != key and _apart(other.centre, centre) < _NEAR]
    for plate, dislike in _plates(place, letters):
        w, h = plate.box.w, plate.box.h
        for step in range(24):
            angle = step * pi / 12
            for reach in (4, 9, 15, 24, 36):
                x, y = ahead(centre, angle, place.radius + reach)
                box = Box(x - w / 2 + cos(angle) * w / 2, y - h / 2 + sin(angle) * h / 2, w, h)
                away = (reach - 4) * 4 + (0 if step % 6 == 0 else 10) + dislike
                own = _gap(box, place)
                doubt = sum(max(0.0, own + 12 - _gap(box, other)) for other in others) * 8  # whose name is it?
                outside = 0 if within.holds(box) else 5000
                yield Option(box, away + doubt + outside, _moved(plate, box.x, box.y))


def _plates(place: Named, letters: Lettering) -> Iterator[tuple[Nameplate, float]]:
    """The ways to set a name, its code and its signs in one line or two, each with how unwelcome it is."""
    name = fonts.width(place.name, "bold", letters.name)
    code = fonts.width(place.code, "semibold", letters.code)
    tags, tag = place.tags, letters.tag
    row = tags * (tag + 3) - 3 if tags else 0.0
    line, low = letters.name * 0.82, letters.name + 2.0
    after = name + 5
    end = after + code + 6

    def plate(w: float, h: float, text: Point, spot: Point, first: Point = (0.0, 0.0)) -> Nameplate:
        corners = tuple((first[0] + i * (tag + 3), first[1]) for i in range(tags))
        return Nameplate(Box(0, 0, w, h), text, spot, corners)

    if tags:
        second = max(after + code, row)
        yield plate(end + row, letters.name + 1, (0, line), (after, line), (end, 1)), 0
        left = (second - after - code) / 2
        yield plate(second, low + tag, (left, line), (left + after, line), ((second - row) / 2, low)), 12
        pair = code + 6 + row
        wide = max(name, pair)
        start = (wide - pair) / 2
        below = (start, low + tag * 0.74)
        yield plate(wide, low + tag, ((wide - name) / 2, line), below, (start + code + 6, low)), 8
        return
    yield plate(after + code, letters.name + 1, (0, line), (after, line)), 0
    wide = max(name, code)
    below = ((wide - code) / 2, letters.name + letters.code * 0.8)
    yield plate(wide, letters.name + letters.code, ((wide - name) / 2, line), below), 12


def _moved(plate: Nameplate, dx: float, dy: float) -> Nameplate:
    box = Box(dx, dy, plate.box.w, plate.box.h)
    text, code, *tags = ((x + dx, y + dy) for x, y in (plate.text, plate.code, *plate.tags))
    return Nameplate(box, text, code, tuple(tags))


def _apart(a: Point, b: Point) -> float:
    return hypot(a[0] - b[0], a[1] - b[1])


def _gap(box: Box, place: Named) -> float:
    """From a box to the rim of a place."""
    x, y = place.centre
    nearest = min(max(x, box.x), box.right), min(max(y, box.y), box.bottom)
    return _apart(nearest, place.centre) - place.radius
