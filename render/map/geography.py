"""Coasts, rivers and regions for map backgrounds: read from data/geo and laid flat in kilometres."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import cos, radians, sin, sqrt

from pydantic import BaseModel, ConfigDict

from data import read
from render.scene import Point

Place = tuple[float, float]  # longitude, latitude in degrees

EARTH = 6371.0  # kilometres
_UNIT = 100  # the files count in hundredths of a degree


class Outline(BaseModel):
    """A line or a ring with what is known of it."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    name: str = ""
    kind: str = ""
    rank: int = 0
    points: tuple[int, ...]

    def places(self) -> tuple[Place, ...]:
        return _places(self.points)


class Geography(BaseModel):
    """One file of data/geo."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    source: str
    borders_source: str
    unit: str
    window: tuple[int, int, int, int]
    land: tuple[tuple[int, ...], ...]
    lakes: tuple[Outline, ...]
    rivers: tuple[Outline, ...]
    regions: tuple[Outline, ...]
    borders: tuple[Outline, ...]

    def coasts(self) -> tuple[tuple[Place, ...], ...]:
        return tuple(_places(ring) for ring in self.land)


@cache
def geography(name: str) -> Geography:
    """The shapes of `data/geo/<name>.json`, checked."""
    return Geography.model_validate(json.loads(read("geo", f"{name}.json")))


@dataclass(frozen=True)
class Conic:
    """Albers' conic projection of a sphere: areas keep their size, and the West looks as maps of it do."""

    parallels: tuple[float, float]  # the two that keep their length
    centre: Place

    def flat(self, place: Place) -> Point:
        """Kilometres east and south of the centre."""
        low, high = (sin(radians(parallel)) for parallel in self.parallels)
        cone = (low + high) / 2
        wide = 1 - low * low + 2 * cone * low
        radius, middle = (EARTH * sqrt(wide - 2 * cone * sin(radians(at[1]))) / cone for at in (place, self.centre))
        turn = cone * radians(place[0] - self.centre[0])
        return radius * sin(turn), radius * cos(turn) - middle


def _places(points: Sequence[int]) -> tuple[Place, ...]:
    return tuple((x / _UNIT, y / _UNIT) for x, y in zip(points[::2], points[1::2], strict=True))
