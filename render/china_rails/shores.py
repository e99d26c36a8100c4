"""Coasts, borders, rivers and lakes in steps of the board's grid, projected once and cached."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from render.caching import cached
from render.map.geography import Outline, Place, geography
from render.map.projection import Conic
from render.scene import Box, Point
from rules.china_rails.board import Board
from rules.china_rails.boards import shipped
from rules.china_rails.parts import Waters


@dataclass(frozen=True)
class Course:
    """A line or a ring and the box around it."""

    points: tuple[Point, ...]
    box: Box

    def touches(self, other: Box) -> bool:
        return (
            self.box.x < other.right
            and other.x < self.box.right
            and self.box.y < other.bottom
            and other.y < self.box.bottom
        )


@dataclass(frozen=True)
class Shores:
    coasts: tuple[Course, ...]
    country: tuple[Course, ...]  # what is played on
    borders: tuple[Course, ...]  # of the neighbours
    streams: tuple[Course, ...]  # rivers abroad
    ponds: tuple[Course, ...]  # and lakes
    waters: Mapping[str, tuple[Course, ...]]  # rivers and lakes of the game by key


@cached()
def shores(board: Board) -> Shores | None:
    """None for a board that was laid on another part of the globe, or on none: it lies on plain paper."""
    projection = board.projection
    if projection is None or projection != shipped().projection:
        return None
    conic, (east, north), step = Conic(projection.parallels, projection.centre), projection.corner, projection.step

    def flat(place: Place) -> Point:
        x, y = conic.flat(place)
        return (x - east) / step, (y + north) / step

    def course(places: tuple[Place, ...]) -> Course:
        points = tuple(map(flat, places))
        xs, ys = [x for x, _ in points], [y for _, y in points]
        return Course(points, Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)))

    def courses(outlines: tuple[Outline, ...]) -> tuple[Course, ...]:
        return tuple(course(one.places()) for one in outlines)

    world, game = geography("east_asia"), geography("china_rails")
    waters: dict[str, tuple[Course, ...]] = {}
    for one in (*game.rivers, *game.lakes):
        waters[one.name] = (*waters.get(one.name, ()), course(one.places()))
    return Shores(
        tuple(map(course, world.coasts())),
        tuple(map(course, game.coasts())),
        courses(world.borders),
        courses(tuple(river for river in world.rivers if river.rank <= 6)),
        courses(world.lakes),
        {key: lines for key, lines in waters.items() if _as_shipped(board, key)},
    )


def _as_shipped(board: Board, key: str) -> bool:
    """Whether the board's water is crossed where the shipped one is; another is drawn as its crossings alone."""
    own, other = (_water(each, key) for each in (board, shipped()))
    return own is not None and other is not None and _crossed(board, own) == _crossed(shipped(), other)


def _water(board: Board, key: str) -> Waters | None:
    return next((water for water in board.waters if water.key == key), None)


def _crossed(board: Board, water: Waters) -> frozenset[tuple[str, str]]:
    ends = (board.ends[edge] for edge in water.edges)
    return frozenset((board.labels[a], board.labels[b]) for a, b in ends)
