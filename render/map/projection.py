"""From longitude and latitude to points of a picture: two projections, and the frame that lays them on a map."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from math import cos, radians, sin, sqrt
from typing import Protocol

from render.map.geography import Place
from render.scene import Box, Point

EARTH = 6371.0  # kilometres


class Projection(Protocol):
    def flat(self, place: Place) -> Point:
        """Kilometres east and south of the centre."""
        ...


@dataclass(frozen=True)
class Conic:
    """Albers' conic projection of a sphere: areas keep their size, and the West looks as maps of it do."""

    parallels: tuple[float, float]  # the two that keep their length
    centre: Place

    def flat(self, place: Place) -> Point:
        """Kilometres east and south of the centre."""
        cone, wide, middle = self._shape
        radius = EARTH * sqrt(wide - 2 * cone * sin(radians(place[1]))) / cone
        turn = cone * radians(place[0] - self.centre[0])
        return radius * sin(turn), radius * cos(turn) - middle

    @cached_property
    def _shape(self) -> tuple[float, float, float]:
        """What is the same for all places: the cone's constant, its width, and how far its tip is from the centre."""
        low, high = (sin(radians(parallel)) for parallel in self.parallels)
        cone = (low + high) / 2
        wide = 1 - low * low + 2 * cone * low
        return cone, wide, EARTH * sqrt(wide - 2 * cone * sin(radians(self.centre[1]))) / cone


@dataclass(frozen=True)
class Straight:
    """Meridians and parallels as straight lines; lengths are true along one parallel. For small maps of hexes."""

    centre: Place
    parallel: float

    def flat(self, place: Place) -> Point:
        """Kilometres east and south of the centre."""
        east, south = radians(place[0] - self.centre[0]), radians(self.centre[1] - place[1])
        return EARTH * east * cos(radians(self.parallel)), EARTH * south


@dataclass(frozen=True)
class Frame:
    """A map in a picture: its projection, its scale, and which point lies at its top left corner."""

    projection: Projection
    scale: float  # lengths of the picture per kilometre
    corner: Point  # in kilometres east and south of the projection's centre
    width: float  # of the map, in lengths of the picture
    height: float

    def at(self, place: Place) -> Point:
        x, y = self.projection.flat(place)
        return (x - self.corner[0]) * self.scale, (y - self.corner[1]) * self.scale

    def line(self, places: Iterable[Place]) -> tuple[Point, ...]:
        return tuple(self.at(place) for place in places)

    def box(self) -> Box:
        return Box(0, 0, self.width, self.height)
