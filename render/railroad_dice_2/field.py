"""Where everything on the map lies: cells, tiles and their corners, in pixels from the map's upper left."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from render.railroad_dice_2 import layout as at
from render.scene import Box, Point
from rules.railroad_dice_2.board import BOARD, Tiles
from rules.railroad_dice_2.chart import Chart, Lying, chart_of, layout, lying
from rules.railroad_dice_2.state import State

Ruler = Literal["cells", "records", "none"]  # what players type: cells, places of tiles, or nothing yet


@dataclass(frozen=True)
class MapField:
    """A layout on the picture. `first` is the place, as a record writes it, of the upper left cell."""

    tiles: Tiles
    layout: str
    ruler: Ruler
    first: tuple[int, int]
    cell: float  # its side
    left: float
    top: float
    height: int  # with the rulers

    @property
    def chart(self) -> Chart:
        return chart_of(self.tiles, self.layout)

    @property
    def width(self) -> int:
        return at.WIDTH

    @property
    def times(self) -> float:
        """Pixels for a unit of the drawings."""
        return self.cell / at.UNIT

    def corner(self, x: float, y: float) -> Point:
        """The upper left of a cell, by column and row."""
        return self.left + x * self.cell, self.top + y * self.cell

    def box(self, name: str) -> Box:
        found = self.chart.cells[name]
        return Box(*self.corner(found.x, found.y), self.cell, self.cell)

    def centre(self, name: str) -> Point:
        box = self.box(name)
        return box.x + box.w / 2, box.y + box.h / 2

    def tile_box(self, tile: int) -> Box:
        found = self._tile(tile)
        side = self.chart.size * self.cell
        return Box(*self.corner(found.x, found.y), side, side)

    def stock_at(self, tile: int) -> Point:
        """Where the passengers of a tile wait: on the corner of four cells in its middle, where no track runs."""
        found, half = self._tile(tile), self.chart.size // 2
        return self.corner(found.x + half, found.y + half)

    def inside(self) -> Box:
        """The map without its rulers."""
        return Box(self.left, self.top, self.chart.columns * self.cell, self.chart.rows * self.cell)

    def _tile(self, tile: int) -> Lying:
        return next(one for one in self.chart.tiles if one.tile == tile)


def field_of(state: State) -> MapField:
    if not state.layout:
        return _field(state.options.tiles, _loose(state.options.tiles), "none")
    return _field(state.options.tiles, state.layout, "records" if state.phase == "layout" else "cells")


def _loose(tiles: Tiles) -> str:
    """The tiles beside each other before anybody has laid them out."""
    step = BOARD.tiles[tiles].size + 1
    return layout(Lying(tile, tile % 3 * step, tile // 3 * step)._replace(tile=tile + 1) for tile in range(6))


@lru_cache(64)
def _field(tiles: Tiles, written: str, ruler: Ruler) -> MapField:
    chart = chart_of(tiles, written)
    records = [one for word in written.split() if (one := lying(word))]
    if not records:
        raise ValueError(f"no tile in the layout {written[:40]!r}")
    room = at.WIDTH - 2 * (at.MARGIN + at.RULER)
    cell = float(int(min(at.LARGEST, room / chart.columns, at.TALLEST / chart.rows)))
    high = round(chart.rows * cell)
    first = min(one.x for one in records), min(one.y for one in records)
    left = round((at.WIDTH - chart.columns * cell) / 2)
    return MapField(tiles, written, ruler, first, cell, left, at.RULER, high + 2 * at.RULER)
