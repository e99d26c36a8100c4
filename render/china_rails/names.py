"""Names on the map: cities with their coordinates and goods, ports, rivers, deserts and seas, where they hide least."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from math import hypot

from render import fonts
from render.caching import cached
from render.china_rails.mileposts import CONTAINER, SEA_LINE, around, coordinate_boxes, crossings_by_sea
from render.china_rails.shores import shores
from render.china_rails.sight import Sight
from render.china_rails.symbols import symbol
from render.colours import CREAM
from render.curves import Path
from render.map.plates import Lettering, NamedPlace, Nameplate, along, leader, nameplates, written
from render.scene import Box, Colour, Line, Point, Shape, Text
from render.words import Words, words
from rules.china_rails.board import Board
from rules.china_rails.parts import Milepost
from rules.core.phrase import Named

RIVER: Colour = "#1f5c94"
_DRY: Colour = "#7a5518"
_ASIDE = 12  # a river name this near to something counts as covering it
_SEAS: Mapping[str, Point] = {
    "bohai": (56.6, 28.6),
    "yellow": (63.4, 33.6),
    "east": (66.9, 43.6),
    "south": (58.6, 58.0),
}
_LANDS: Mapping[str, Point] = {
    "russia": (46.5, 5.2),
    "mongolia": (37.0, 14.2),
    "kazakhstan": (6.0, 13.4),
    "india": (4.6, 46.0),
    "korea": (67.4, 28.2),
}


@dataclass(frozen=True)
class Names:
    """All names of a sight, ready to be drawn: first what lies under the tracks, then what lies over them."""

    under: tuple[Shape, ...]
    over: tuple[Shape, ...]
    plates: Mapping[str, Box]
    waters: tuple[Box, ...]  # what the names of rivers and lakes cover


def called(name: Named, say: Words) -> str:
    return name.of(say.language)


def place_name(board: Board, at: Milepost, say: Words) -> str:
    """The city or port at a milepost; empty where there is neither."""
    if (town := board.town_at(at)) is not None:
        return called(town.name, say)
    if (port := board.port_at.get(at)) is not None:
        return called(board.ports[port].name, say)
    return board.ferry.port_names[board.ferry.ports.index(at)] if board.ferry and at in board.ferry.ports else ""


@cached(24)
def names(sight: Sight, language: str, kept_clear: tuple[Box, ...] = ()) -> Names:
    """Off what is kept clear for a plan, too, as far as there is room."""
    say = words(language)
    waters = list(_waters(sight, say))
    under = [shape for shapes, _ in waters for shape in shapes]
    regions = _regions(sight, say) if sight.step < 30 else []
    under += regions
    taken = [*kept_clear, *(around(sight.post(at), 1.6 * sight.grown) for at in sight.posts())]
    taken += [_box(text) for text in regions]
    taken += [box for _, boxes in waters for box in boxes]
    taken += [
        around(((ax + bx) / 2, (ay + by) / 2), 16 * sight.grown) for _, (ax, ay), (bx, by) in crossings_by_sea(sight)
    ]
    major, minor = _letters(sight, 1.35), _letters(sight, 1.0)
    great, small = _cities(sight, say, True), _cities(sight, say, False) | _ports(sight, say)
    taken += [around(place.centre, place.radius) for place in (*great.values(), *small.values())]
    bearable = 160 * sight.grown**2  # some mileposts are always hidden
    plates = nameplates(great, taken, sight.box, major, bearable)
    taken += [plate.box for plate in plates.values()]
    plates |= nameplates(small, taken, sight.box, minor, bearable)
    over: list[Shape] = []
    for key, plate in plates.items():
        over += leader(plate, (great | small)[key])
    for key, plate in plates.items():
        over += _plate(sight, key, plate, (great | small)[key], major if key in great else minor)
    covered = tuple(box for _, boxes in waters for box in boxes)
    return Names(tuple(under), tuple(over), {key: plate.box for key, plate in plates.items()}, covered)


def _letters(sight: Sight, share: float) -> Lettering:
    name = max(17.0, 13.0 * sight.grown**0.75 + 5)
    return Lettering(round(name * share, 1), round(name * 0.74, 1), round(name * 1.04, 1))


def _cities(sight: Sight, say: Words, major: bool) -> dict[str, NamedPlace]:
    found: dict[str, NamedPlace] = {}
    for number, town in enumerate(sight.board.cities):
        centre = sight.post(town.centre) if town.mileposts else sight.at((town.x, town.y))
        if town.major == major and sight.shows(centre):
            radius = sight.step * 1.3 if major else 8 * sight.grown
            label = sight.board.labels[town.centre] if town.mileposts else ""
            found[f"c{number}"] = NamedPlace(called(town.name, say), label, centre, radius, len(town.goods))
    return found


def _ports(sight: Sight, say: Words) -> dict[str, NamedPlace]:
    """Ports that are not cities; the one inside a red area shows only its price."""
    board, found = sight.board, dict[str, NamedPlace]()
    for number, port in enumerate(board.ports):
        centre = sight.post(port.at)
        if board.city_at[port.at] < 0 and sight.shows(centre):
            found[f"p{number}"] = NamedPlace(called(port.name, say), board.labels[port.at], centre, 8 * sight.grown)
    for number, at in enumerate(board.ferry_ports):
        if board.city_at[at] < 0 and board.ferry and sight.shows(sight.post(at)):
            name = board.ferry.port_names[number]
            found[f"f{number}"] = NamedPlace(name, board.labels[at], sight.post(at), 7 * sight.grown)
    return found


def _plate(sight: Sight, key: str, plate: Nameplate, place: NamedPlace, letters: Lettering) -> list[Shape]:
    shapes = written(plate, place, letters)
    if key[0] != "c":
        colour = CONTAINER if key[0] == "p" else SEA_LINE
        return [_in(shape, colour) for shape in shapes]
    goods = sight.board.cities[int(key[1:])].goods
    for good, (x, y) in zip(goods, plate.tags, strict=True):
        shapes.append(symbol(sight.board.goods[good], round(x), round(y), letters.tag))
    return shapes


def _in(shape: Shape, colour: Colour) -> Shape:
    if isinstance(shape, Text) and shape.colour != CREAM:
        return Text(shape.x, shape.y, shape.text, shape.size, colour, shape.weight, shape.anchor, shape.turn)
    return shape


def _waters(sight: Sight, say: Words) -> Iterator[tuple[list[Shape], list[Box]]]:
    """The names of lakes, then of rivers, with the boxes they fill: of a river on the longest part of it in sight."""
    known = shores(sight.board)
    if known is None:
        return
    size = max(13.0, 9.0 * sight.grown**0.7 + 4)
    printed = [box for _, box in coordinate_boxes(sight)] if sight.step < 30 else []
    for water in sorted(sight.board.waters, key=lambda water: "lake" not in water.kind):
        name, colour = called(water.name, say), _DRY if "dry" in water.kind else RIVER
        for course in known.waters.get(water.key, ()):
            line = sight.line(course.points)
            if "lake" in water.kind:
                for shapes, boxes in _lake(sight, line, name, size, colour):
                    printed += boxes
                    yield shapes, boxes
                continue
            large = size * (1.25 if len(water.edges) > 60 else 1.0)
            wide = fonts.width(name, "semibold", large)
            for path in _stretches(sight, line, wide, printed):
                yield along(path, name, large, colour), _covered(path, wide, large)


def _lake(
    sight: Sight, ring: tuple[Point, ...], name: str, size: float, colour: Colour
) -> Iterator[tuple[list[Shape], list[Box]]]:
    xs, ys = [x for x, _ in ring], [y for _, y in ring]
    x, y = (min(xs) + max(xs)) / 2, max(ys) + size
    wide = fonts.width(name, "semibold", size)
    if not sight.shows((x, y), -size) or any(hypot(x - cx, y - cy) < sight.step + wide / 2 for cx, cy in _reds(sight)):
        return
    path = Path(((x - wide, y), (x + wide, y)))
    yield along(path, name, size, colour), [Box(x - wide / 2, y - size, wide, size)]


def _stretches(sight: Sight, line: tuple[Point, ...], wide: float, printed: Sequence[Box]) -> list[Path]:
    """The parts of a course that its name is written along: the longest in sight, two of a very long one."""
    runs = [list(run) for seen, run in groupby(line, lambda point: sight.shows(point, -wide * 0.3)) if seen]
    paths = [Path(tuple(run)) for run in runs if len(run) > 2]
    longest = max(paths, key=lambda path: path.length, default=None)
    if longest is None or longest.length < wide * 1.15:
        return []
    if longest.length > 9 * wide:
        third = longest.length / 3
        ends = (longest.cut(0, third), longest.cut(2 * third, longest.length))
        chosen = [_straightest(sight, part, wide, printed) for part in ends]
    else:
        chosen = [_straightest(sight, longest, wide, printed)]
    return [path for path in chosen if not _on_red(sight, _spots(path, 0.0, path.length))]


def _straightest(sight: Sight, path: Path, wide: float, printed: Sequence[Box]) -> Path:
    """The part as long as the name that strays least from a straight line, clear of red areas and what is printed."""
    if path.length <= wide * 1.2:
        return path
    starts = [path.length * step / 24 for step in range(25) if path.length * step / 24 + wide <= path.length]
    reach = Line(path.points, CREAM, 2 * _ASIDE).box()
    beside = [box for box in printed if box.x < reach.right and box.right > reach.x]

    def bends(start: float) -> float:
        (x0, y0), (x1, y1) = path.at(start), path.at(start + wide)
        flat = abs(y1 - y0) / (hypot(x1 - x0, y1 - y0) or 1.0)
        spots = _spots(path, start, wide)
        hidden = _on_red(sight, spots)
        crossed = any(_near(x, y, box) for x, y in spots for box in beside)
        return wide / (hypot(x1 - x0, y1 - y0) or 1.0) + 0.25 * flat + hidden + 0.2 * crossed

    best = min(starts, key=bends, default=0.0)
    return path.cut(best, best + wide)


def _on_red(sight: Sight, spots: Sequence[Point]) -> bool:
    near = 2 * sight.step
    return any(hypot(x - cx, y - cy) < near for cx, cy in _reds(sight) for x, y in spots)


@cached(16)
def _reds(sight: Sight) -> tuple[Point, ...]:
    """The middles of the red areas."""
    return tuple(sight.post(sight.board.cities[city].centre) for city in sight.board.majors)


def _near(x: float, y: float, box: Box) -> bool:
    return box.x - 6 < x < box.right + 6 and box.y - 4 < y < box.bottom + _ASIDE


def _spots(path: Path, start: float, wide: float) -> list[Point]:
    return [path.at(start + wide * part / 4) for part in range(5)]


def _covered(path: Path, wide: float, size: float) -> list[Box]:
    steps = max(2, round(wide / size))
    middle = path.length / 2
    spots = [path.at(middle + (step / steps - 0.5) * wide) for step in range(steps + 1)]
    return [Box(x - size * 0.6, y - size * 1.1, size * 1.2, size * 1.2) for x, y in spots]


def _regions(sight: Sight, say: Words) -> list[Text]:
    """Seas and neighbours on the shipped map, and the deserts wherever they lie."""
    shapes: list[Text] = []
    if shores(sight.board) is not None:
        for key, at in _SEAS.items():
            shapes += _spread(sight.at(at), say.text(f"china-picture-sea-{key}"), 24, "#3c7590")
        for key, at in _LANDS.items():
            shapes += _spread(sight.at(at), say.text(f"china-picture-land-{key}"), 24, "#9b8f79")
    for zone in sight.board.zones.values():
        if zone.kind == "desert":
            points = [sight.post(at) for at in zone.mileposts]
            centre = sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)
            shapes += _spread(centre, called(zone.name, say).upper(), 21, "#9a6a14")
    return shapes


def _spread(centre: Point, text: str, size: float, colour: Colour) -> list[Text]:
    """In as many lines as the words have parts."""
    x, y = round(centre[0]), round(centre[1])
    return [Text(x, y + i * size, line, size, colour, "bold", "ms") for i, line in enumerate(text.split("|"))]


def _box(text: Text) -> Box:
    wide = fonts.width(text.text, text.weight, text.size)
    return Box(text.x - wide / 2, text.y - text.size * 0.8, wide, text.size)
