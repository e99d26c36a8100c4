"""Names on a map: each beside its place with its code and small signs, placed where they cover least."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from math import atan2, cos, hypot, pi, sin

from pydantic import TypeAdapter

from render import disk_cache, fonts
from render.colours import CREAM, FADED, INK
from render.curves import Path, ahead, sideways
from render.map.placing import Candidates, Obstacles, Placement, candidates, chosen_placements, hidden
from render.scene import Box, Colour, Line, Point, Shape, Text

_FAR = 34.0  # a name further from its place than this is joined to it by a line
_NEAR = 320.0  # places further off cannot be taken for the owner of a name


@dataclass(frozen=True)
class Lettering:
    """Sizes: of the name, of the code that players type, of the side of a small sign."""

    name: float
    code: float
    tag: float


@dataclass(frozen=True)
class NamedPlace:
    """A place of the map and what its nameplate says."""

    name: str
    code: str
    centre: Point
    radius: float
    tags: int = 0  # small signs beside the name


@dataclass(frozen=True)
class Nameplate:
    """Where a name, its code and its signs stand."""

    box: Box
    lines: tuple[tuple[str, Point], ...]  # of the name, each with the left end of its baseline
    code: Point
    tags: tuple[Point, ...]  # top left corners
    rows: tuple[Box, ...]  # what of the box is written on
    share: float = 1.0  # of the letters' full size


_PLATES = TypeAdapter(dict[str, Nameplate])


def nameplates(
    places: Mapping[str, NamedPlace], taken: Sequence[Box], within: Box, letters: Lettering, bearable: float = 15.0
) -> dict[str, Nameplate]:
    """A plate for each place that covers as little as possible of what is taken and of the other plates.

    Names that would cover an area larger than `bearable` are also tried in two lines, smaller and further away.
    """
    name = f"plates/{list(places.items())}/{taken}/{within}/{letters}/{bearable}"
    return _PLATES.validate_json(
        disk_cache.cached(name, lambda: _PLATES.dump_json(_placed(places, taken, within, letters, bearable)))
    )


def _placed(
    places: Mapping[str, NamedPlace], taken: Sequence[Box], within: Box, letters: Lettering, bearable: float
) -> dict[str, Nameplate]:
    obstacles = Obstacles(taken)
    easy = {key: list(_placements(key, places, within, letters, _EASY)) for key in places}
    labels = {key: candidates(placements, obstacles) for key, placements in easy.items()}
    chosen = _chosen(labels)
    eased: set[str] = set()
    for _ in range(3):
        crowded = [key for key in _hiding(chosen, obstacles, bearable) if key not in eased]
        if not crowded:
            break
        for key in crowded:
            labels[key] = candidates([*easy[key], *_placements(key, places, within, letters, _HARD)], obstacles)
        eased |= set(crowded)
        chosen = _chosen(labels)
    return chosen


def _chosen(labels: Mapping[str, Candidates[_Spot]]) -> dict[str, Nameplate]:
    spots = chosen_placements(list(labels.values()))
    return {key: _moved(plate, x, y) for key, (plate, x, y) in zip(labels, spots, strict=True)}


def _hiding(plates: Mapping[str, Nameplate], obstacles: Obstacles, bearable: float) -> list[str]:
    """The places whose plate covers something, another plate included."""
    return [
        key
        for key, plate in plates.items()
        if hidden(plate.box, obstacles.near(plate.box)) > bearable
        or hidden(plate.box, [other.box for name, other in plates.items() if name != key]) > bearable
    ]


def written(plate: Nameplate, place: NamedPlace, letters: Lettering) -> list[Shape]:
    """The name with its code, with a light rim so that it stays readable on relief and rivers."""
    code_x, code_y = plate.code
    name_size, code_size = letters.name * plate.share, letters.code

    def all_of(dx: float, dy: float, name: Colour, code: Colour) -> list[Shape]:
        return [
            *(Text(x + dx, y + dy, line, name_size, name, "bold") for line, (x, y) in plate.lines),
            Text(code_x + dx, code_y + dy, place.code, code_size, code, "semibold"),
        ]

    rim = [all_of(dx, dy, CREAM, CREAM) for dx in (-2, 0, 2) for dy in (-2, 0, 2) if dx or dy]
    return [*chain.from_iterable(rim), *all_of(0, 0, INK, FADED)]


def leader(plate: Nameplate, place: NamedPlace) -> list[Shape]:
    """A thin line to a name that stands far from its place."""
    gaps = [_gap(row.x, row.y, row.w, row.h, place) for row in plate.rows]
    if min(gaps) < _FAR:
        return []
    row = plate.rows[gaps.index(min(gaps))]
    x, y = place.centre
    end = min(max(x, row.x), row.right), min(max(y, row.y), row.bottom)
    start = ahead(place.centre, atan2(end[1] - y, end[0] - x), place.radius)
    return [Line((start, end), CREAM, 5.5), Line((start, end), INK, 2.2)]


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


_Spot = tuple[Nameplate, float, float]  # a plate and its top left corner


@dataclass(frozen=True)
class _Tries:
    """Which plates are tried where."""

    shares: tuple[tuple[float, float], ...]  # of the full size, each with its cost
    reaches: tuple[float, ...]  # from the rim of the place
    split: bool  # names of several words in two lines


_EASY = _Tries(((1.0, 0.0),), (4, 9, 15, 24, 36), False)
_HARD = _Tries(((1.0, 12.0), (0.84, 40.0), (0.72, 90.0)), (4, 12, 24, 40, 60, 90, 120), True)


def _placements(
    key: str, places: Mapping[str, NamedPlace], within: Box, letters: Lettering, tries: _Tries
) -> Iterator[Placement[_Spot]]:
    place = places[key]
    centre = place.centre
    others = [
        (*other.centre, other.radius)
        for name, other in places.items()
        if name != key and _apart(other.centre, centre) < _NEAR
    ]
    for plate, cost in _plates(place, letters, tries):
        w, h = plate.box.w, plate.box.h
        for step in range(24):
            angle = step * pi / 12
            for reach in tries.reaches:
                x, y = ahead(centre, angle, place.radius + reach)
                box = Box(x - w / 2 + cos(angle) * w / 2, y - h / 2 + sin(angle) * h / 2, w, h)
                away = (reach - 4) * 4 + (0 if step % 6 == 0 else 10) + cost
                own = min([_gap(box.x + row.x, box.y + row.y, row.w, row.h, place) for row in plate.rows])
                doubt = _doubt(box, own + 14, others)
                outside = 0 if within.holds(box) else 5000
                yield Placement(box, away + doubt * (24 if own < _FAR else 6) + outside, (plate, box.x, box.y))


def _doubt(box: Box, clear: float, others: Sequence[tuple[float, float, float]]) -> float:
    """How easily the name could be taken for another place's: by how much the others (a point and a radius each) are
    nearer to the box than `clear`."""
    left, top, wide, high = box.x, box.y, box.w, box.h
    doubt = 0.0
    for x, y, radius in others:  # hot loop: no function calls
        dx, dy = left - x, top - y
        if dx <= 0:
            dx = dx + wide if dx + wide < 0 else 0.0
        if dy <= 0:
            dy = dy + high if dy + high < 0 else 0.0
        lacking = clear - (hypot(dx, dy) - radius)
        if lacking > 0:
            doubt += lacking
    return doubt


def _plates(place: NamedPlace, letters: Lettering, tries: _Tries) -> Iterator[tuple[Nameplate, float]]:
    """The ways to set a name, its code and its signs in lines, each with its cost."""
    whole = (place.name,)
    first, _, rest = place.name.partition(" ")
    settings = [(whole, 0.0)] + ([((first, rest), 10.0)] if tries.split and rest else [])
    for share, smaller in tries.shares:
        for lines, broken in settings:
            for rows, odd in _rows(lines, place.tags):
                yield _plate(rows, place, letters, share), smaller + broken + odd


_Row = tuple[str, bool, bool]  # a line of the name or nothing, whether the code follows, whether the signs follow


def _rows(lines: tuple[str, ...], tags: int) -> Iterator[tuple[list[_Row], float]]:
    above: list[_Row] = [(line, False, False) for line in lines[:-1]]
    last = lines[-1]
    if tags:
        yield [*above, (last, True, True)], 0
        yield [*above, (last, True, False), ("", False, True)], 12
        yield [*above, (last, False, False), ("", True, True)], 8
    else:
        yield [*above, (last, True, False)], 0
        yield [*above, (last, False, False), ("", True, False)], 12


def _plate(rows: list[_Row], place: NamedPlace, letters: Lettering, share: float) -> Nameplate:
    """Rows one below the other, each in the middle."""
    size, tag = letters.name * share, letters.tag
    code = fonts.width(place.code, "semibold", letters.code)
    signs = place.tags * (tag + 3) - 3
    widths = [_row_width(row, size, code, signs) for row in rows]
    wide, y = max(widths), 0.0
    lines: list[tuple[str, Point]] = []
    code_at: Point = (0.0, 0.0)
    corners: tuple[Point, ...] = ()
    boxes: list[Box] = []
    for (line, coded, tagged), width in zip(rows, widths, strict=True):
        x = (wide - width) / 2
        high = size + 1 if line else tag if tagged else letters.code
        base = y + (size * 0.82 if line else tag * 0.74 if tagged else letters.code * 0.8)
        if line:
            lines.append((line, (x, base)))
            x += fonts.width(line, "bold", size) + 5
        if coded:
            code_at = (x, base)
            x += code + 6
        if tagged:
            corners = tuple((x + i * (tag + 3), y + (1 if line else 0)) for i in range(place.tags))
        boxes.append(Box((wide - width) / 2, y, width, high))
        y += high + (1 if line else 0)
    return Nameplate(Box(0, 0, wide, y), tuple(lines), code_at, corners, tuple(boxes), share)


def _row_width(row: _Row, size: float, code: float, signs: float) -> float:
    line, coded, tagged = row
    parts = [fonts.width(line, "bold", size)] if line else []
    if coded:
        parts.append(code)
    width = sum(parts) + 5 * max(0, len(parts) - 1)
    if tagged:
        width += signs + (6 if parts else 0)
    return width


def _moved(plate: Nameplate, dx: float, dy: float) -> Nameplate:
    def there(point: Point) -> Point:
        return point[0] + dx, point[1] + dy

    return Nameplate(
        Box(dx, dy, plate.box.w, plate.box.h),
        tuple((line, there(spot)) for line, spot in plate.lines),
        there(plate.code),
        tuple(map(there, plate.tags)),
        tuple(Box(row.x + dx, row.y + dy, row.w, row.h) for row in plate.rows),
        plate.share,
    )


def _apart(a: Point, b: Point) -> float:
    return hypot(a[0] - b[0], a[1] - b[1])


def _gap(left: float, top: float, wide: float, high: float, place: NamedPlace) -> float:
    """From a box to the rim of a place."""
    x, y = place.centre
    left, top = left - x, top - y
    dx = left if left > 0 else min(left + wide, 0.0)
    dy = top if top > 0 else min(top + high, 0.0)
    return hypot(dx, dy) - place.radius
