"""The map: tiles laid out on one grid of cells (RD-1, RD-R9, RD-R10).

A layout is written as its records, `1:0,0 2:4,0 3:8,0,1 ...`: the tile, where its upper left cell lies, and its quarter
turns clockwise. The left-most column becomes A, the top row 1.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from rules.railroad_dice_2.board import BOARD, TERRAIN, Terrain, Tiles
from rules.railroad_dice_2.rails import SIDES, STEP, Side

FARTHEST = 99  # from the origin, in any direction that a record may name


class Lying(NamedTuple):
    """One tile of a layout."""

    tile: int
    x: int
    y: int
    turns: int = 0

    def __str__(self) -> str:
        return f"{self.tile}:{self.x},{self.y}" + (f",{self.turns}" if self.turns else "")


class Cell(NamedTuple):
    name: str
    x: int  # columns from the left of the map
    y: int  # rows from its top
    tile: int
    terrain: Terrain


@dataclass(frozen=True)
class Chart:
    """A layout worked out. `beyond` has the neighbour of a cell by side; none there is the map edge."""

    size: int  # cells along a tile's side
    columns: int
    rows: int
    tiles: tuple[Lying, ...]  # with x and y counted from the upper left of the map
    cells: Mapping[str, Cell]
    beyond: Mapping[str, Mapping[Side, str]]

    def inner(self, cell: str) -> bool:
        """Whether no side of the cell lies on the map edge (RD-R9)."""
        return len(self.beyond[cell]) == len(SIDES)

    def tile(self, cell: str) -> int:
        return self.cells[cell].tile

    def surcharge(self, cell: str) -> int:
        return BOARD.surcharge[self.cells[cell].terrain]


def lying(text: str) -> Lying | None:
    """One record as it is typed; None if it is none."""
    found = re.fullmatch(r"([1-6]):(-?\d{1,2}),(-?\d{1,2})(?:,([0-3]))?", text)
    return Lying(int(found[1]), int(found[2]), int(found[3]), int(found[4] or 0)) if found else None


def layout(records: Iterable[Lying]) -> str:
    """A layout as it is written, tile by tile."""
    return " ".join(map(str, sorted(records)))


def standard(tiles: Tiles) -> str:
    """The beginners' layout (RD-1.6)."""
    size = BOARD.tiles[tiles].size
    rows = BOARD.layout.standard
    return layout(Lying(tile, size * x, size * y) for y, row in enumerate(rows) for x, tile in enumerate(row))


def squares(tiles: Tiles, one: Lying) -> dict[tuple[int, int], Terrain]:
    """The terrain of a tile where it lies."""
    rows = BOARD.tiles[tiles].tiles[one.tile - 1]
    for _ in range(one.turns):
        rows = tuple("".join(row[at] for row in reversed(rows)) for at in range(len(rows)))
    return {(one.x + x, one.y + y): TERRAIN[mark] for y, row in enumerate(rows) for x, mark in enumerate(row)}


@lru_cache(maxsize=64)
def chart_of(tiles: Tiles, written: str) -> Chart:
    """The map of a layout, whether legal or not; tiles still missing are left out."""
    records = [one for word in written.split() if (one := lying(word))]
    left, top = min((one.x for one in records), default=0), min((one.y for one in records), default=0)
    moved = tuple(sorted(one._replace(x=one.x - left, y=one.y - top) for one in records))
    at = {place: (one.tile, terrain) for one in moved for place, terrain in squares(tiles, one).items()}
    names = {place: cell_name(*place) for place in sorted(at, key=lambda place: (place[1], place[0]))}
    return Chart(
        size=BOARD.tiles[tiles].size,
        columns=1 + max((x for x, _ in at), default=-1),
        rows=1 + max((y for _, y in at), default=-1),
        tiles=moved,
        cells={name: Cell(name, *place, *at[place]) for place, name in names.items()},
        beyond={name: _beyond(names, place) for place, name in names.items()},
    )


def cell_name(x: int, y: int) -> str:
    """
    >>> cell_name(0, 0), cell_name(14, 9), cell_name(27, 0)
    ('A1', 'O10', 'AB1')
    """
    column = chr(ord("A") + x % 26)
    return (chr(ord("A") + x // 26 - 1) if x >= 26 else "") + f"{column}{y + 1}"


def _beyond(names: Mapping[tuple[int, int], str], place: tuple[int, int]) -> dict[Side, str]:
    x, y = place
    steps = {side: (x + STEP[side][0], y + STEP[side][1]) for side in SIDES}
    return {side: names[there] for side, there in steps.items() if there in names}
