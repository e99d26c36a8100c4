"""The board laid out: where each city, space and name stands on the map. Made once per board and cached.

Cities too close for the spaces between them are moved apart a little, links bend around what lies in their way,
and names take the place where they hide least. Points are lengths of the map, its top left corner at (0, 0).
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import hypot, pi, sin

from pydantic import TypeAdapter

from render import disk_cache
from render.caching import cached
from render.curves import Path, ahead, arc, band
from render.map.placing import spread
from render.map.plates import Lettering, NamedPlace, Nameplate, nameplates
from render.santa_fe_rails import layout as at
from render.scene import Box, Point
from rules.core.boards import own_name
from rules.santa_fe_rails.board import Board, City, Link

_BENDS = (0.05, -0.05, 0.0, 0.1, -0.1, 0.16, -0.16, 0.22, -0.22)
_SAMPLES = 12
_PLACES = TypeAdapter(dict[str, Point])
LETTERS = Lettering(at.NAME, at.CODE, at.SQUARE)


@dataclass(frozen=True)
class Space:
    """One dash of the map, from the link's first city to its second."""

    path: Path
    terrain: str
    arrow: bool
    middle: Point  # where letters go

    def outline(self, wider: float = 0.0) -> tuple[Point, ...]:
        return band(self.path, at.TRACK + wider, at.NOSE if self.arrow else 0.0)


@dataclass(frozen=True)
class Chart:
    board: Board
    height: float
    scale: float  # lengths per kilometre
    shift: Point  # of the board's north-western corner
    cities: Mapping[str, Point]
    spaces: Mapping[tuple[str, int, int], Space]  # link, track and space from the first city, counted from 1
    names: Mapping[str, Nameplate]


@cached()
def key_of(board: Board) -> str:
    """What drawings of a board are named after."""
    return own_name(board)


@cached()
def chart(board: Board) -> Chart:
    scale, height, shift = _frame(board)
    home = {city.code: (city.x * scale + shift[0], city.y * scale + shift[1]) for city in board.cities}
    needed = {(link.a, link.b): _needed(link) for link in board.links}
    inside = Box(at.CITY + 10, at.CITY + 10, at.WIDTH - 2 * at.CITY - 20, height - 2 * at.CITY - 20)
    told = disk_cache.cached(
        f"spread/{home}/{needed}/{inside}",
        lambda: _PLACES.dump_json(spread(home, needed, 3.4 * at.CITY, inside)),
    )
    cities = _PLACES.validate_json(told)
    spaces = dict(_spaces(board, cities))
    return Chart(board, height, scale, shift, cities, spaces, _names(board, height, cities, spaces))


def _frame(board: Board) -> tuple[float, float, Point]:
    xs, ys = [city.x for city in board.cities], [city.y for city in board.cities]
    scale = (at.WIDTH - 2 * at.MAP_SIDES) / (max(xs) - min(xs))
    height = round((max(ys) - min(ys)) * scale + at.MAP_ABOVE + at.MAP_BELOW)
    return scale, height, (at.MAP_SIDES - min(xs) * scale, at.MAP_ABOVE - min(ys) * scale)


def _needed(link: Link) -> float:
    return 2 * (at.CITY + at.CLEAR) + link.spaces * at.SHORTEST + (link.spaces - 1) * at.GAP


def _spaces(board: Board, cities: Mapping[str, Point]) -> Iterator[tuple[tuple[str, int, int], Space]]:
    links = sorted(board.links, key=lambda link: (_span(link, cities), link.id))
    bends = json.loads(disk_cache.cached(f"bends/{links}/{cities}", lambda: json.dumps(_bends(links, cities)).encode()))
    paths = {link: arc(cities[link.a], cities[link.b], bend) for link, bend in zip(links, bends, strict=True)}
    rims = {code: _rims(code, board, paths) for code in cities}
    for link, path in paths.items():
        spare = max(0.0, path.length - _needed(link)) / 2
        ends = tuple(at.CITY + at.CLEAR + min(rims[code][link], spare) for code in (link.a, link.b))
        for track in range(1, link.tracks + 1):
            side = (track - 1.5) * at.APART if link.tracks == 2 else 0.0
            yield from _track(link, track, path.cut(ends[0], path.length - ends[1]), side)


def _rims(code: str, board: Board, paths: Mapping[Link, Path]) -> dict[Link, float]:
    """How much further from the city each of its links begins, so that neighbours do not touch."""
    leaving = [(link, paths[link] if link.a == code else paths[link].back()) for link in board.links_at[code]]
    spokes = sorted((path.heading(at.CITY + 16), link.id, link) for link, path in leaving)
    rims = dict.fromkeys((link for *_, link in spokes), 0.0)
    for i, (angle, _, link) in enumerate(spokes):
        after, _, neighbour = spokes[(i + 1) % len(spokes)]
        turn = min((after - angle) % (2 * pi), pi)
        room = _half(link) + _half(neighbour) + 2
        rim = min(room / (2 * sin(turn / 2) + 0.01) - at.CITY - at.CLEAR, at.CROWDED)
        rims[link], rims[neighbour] = max(rims[link], rim), max(rims[neighbour], rim)
    return rims


def _half(link: Link) -> float:
    return (at.TRACK + (at.APART if link.tracks == 2 else 0)) / 2


def _track(link: Link, track: int, path: Path, side: float) -> Iterator[tuple[tuple[str, int, int], Space]]:
    step = (path.length + at.GAP) / link.spaces
    letters = 0.5 if link.tracks == 1 else 0.36 + 0.28 * (track - 1)  # staggered, so that neighbours do not touch
    for nth, terrain in enumerate(link.rows[track - 1]):
        dash = path.cut(nth * step, nth * step + step - at.GAP).beside(side)
        yield (link.id, track, nth + 1), Space(dash, terrain, link.arrow, dash.at(dash.length * letters))


def _span(link: Link, cities: Mapping[str, Point]) -> float:
    return _apart(cities[link.a], cities[link.b])


def _bends(links: Sequence[Link], cities: Mapping[str, Point]) -> list[float]:
    """How much each link is bent, one after another."""
    bends: list[float] = []
    drawn: list[list[Point]] = []
    for link in links:
        bends.append(_bend(link, cities, drawn))
        drawn.append(_sampled(arc(cities[link.a], cities[link.b], bends[-1]))[1:-1])
    return bends


def _bend(link: Link, cities: Mapping[str, Point], drawn: list[list[Point]]) -> float:
    """That of the arc that keeps clear of other cities and of the links drawn before."""
    (ax, ay), (bx, by) = cities[link.a], cities[link.b]
    reach = _span(link, cities) / 2 + 2 * at.APART
    near = [(x, y) for points in drawn for x, y in points if hypot(x - (ax + bx) / 2, y - (ay + by) / 2) < reach]
    wide = at.CITY + (2 if link.tracks == 2 else 1) * at.APART
    middle, far = ((ax + bx) / 2, (ay + by) / 2), _span(link, cities) / 2 + wide  # an arc stays within half its span
    others = [p for code, p in cities.items() if code not in (link.a, link.b) and _apart(p, middle) < far]
    arcs = [arc(cities[link.a], cities[link.b], bend) for bend in _BENDS]
    costs = [
        _crowding(_sampled(path), others, wide)
        + 0.4 * _crowding(_sampled(path)[1:-1], near, 1.4 * at.APART)
        + abs(bend) * 60
        for bend, path in zip(_BENDS, arcs, strict=True)
    ]
    return _BENDS[costs.index(min(costs))]


def _sampled(path: Path) -> list[Point]:
    return [path.at(path.length * (i + 0.5) / _SAMPLES) for i in range(_SAMPLES)]


def _crowding(points: list[Point], others: list[Point], room: float) -> float:
    return sum(max(0.0, room - hypot(x - ox, y - oy)) for x, y in points for ox, oy in others)


def _names(
    board: Board, height: float, cities: Mapping[str, Point], spaces: Mapping[tuple[str, int, int], Space]
) -> dict[str, Nameplate]:
    taken = [_around(point, at.CITY + 3) for point in cities.values()]
    taken += [_around(ahead(point, -pi / 4, at.CITY + 3), 12) for point in cities.values()]  # for the coin
    for space in spaces.values():
        steps = max(2, round(space.path.length / 9))
        taken += [_around(space.path.at(space.path.length * i / steps), at.TRACK / 2 + 1) for i in range(steps + 1)]
        taken.append(_around(space.middle, 12))
    frame = Box(6, 6, at.WIDTH - 12, height - 12)
    return nameplates(
        {city.code: named(board, city, cities[city.code]) for city in board.cities}, taken, frame, LETTERS
    )


def named(board: Board, city: City, centre: Point) -> NamedPlace:
    """A city with its small signs: origins and historical squares."""
    tags = sum(company.origin == city.code for company in board.companies) + len(city.squares)
    return NamedPlace(city.name, city.code, centre, at.CITY, tags)


def _apart(a: Point, b: Point) -> float:
    return hypot(a[0] - b[0], a[1] - b[1])


def _around(point: Point, reach: float) -> Box:
    return Box(point[0] - reach, point[1] - reach, 2 * reach, 2 * reach)
