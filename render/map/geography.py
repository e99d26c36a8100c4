"""Coasts, rivers and regions for map backgrounds, read from data/geo; `data/geo/convert.py` makes the files."""

from __future__ import annotations

import json
from collections.abc import Sequence

from pydantic import BaseModel, ConfigDict

from data import read
from render.caching import cached

Place = tuple[float, float]  # longitude, latitude in degrees

_UNIT = 100  # the files count in hundredths of a degree


class Outline(BaseModel):
    """A line or a ring with its name, kind and rank."""

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
    borders_source: str = ""  # if it is another one
    unit: str
    window: tuple[int, int, int, int]
    land: tuple[tuple[int, ...], ...]
    lakes: tuple[Outline, ...]
    rivers: tuple[Outline, ...]
    regions: tuple[Outline, ...]
    borders: tuple[Outline, ...]

    def coasts(self) -> tuple[tuple[Place, ...], ...]:
        return tuple(_places(ring) for ring in self.land)


@cached()
def geography(name: str) -> Geography:
    """The shapes of `data/geo/<name>.json`, checked."""
    return Geography.model_validate(json.loads(read("geo", f"{name}.json")))


def _places(points: Sequence[int]) -> tuple[Place, ...]:
    return tuple((x / _UNIT, y / _UNIT) for x, y in zip(points[::2], points[1::2], strict=True))
