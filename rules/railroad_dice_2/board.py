"""The parts of the game as the board file states them: tiles, dice, locomotives, money.

The file says which of it is in the rulebook and which is reconstructed. `BOARD` is read and checked once.
"""

from __future__ import annotations

from functools import cached_property
from typing import Annotated, Literal

from pydantic import Field

import data
from rules.core.boards import demand_of_board, read_board
from rules.core.phrase import Frozen

Terrain = Literal["plain", "mountain", "water"]
Face = Literal[
    "straight", "curve", "locomotive", "joker", "crossing", "switch_left", "switch_right", "switch_y", "double_curve"
]
Tiles = Literal["boxed", "large"]
TILES = 6
ALL_TILES = tuple(range(1, TILES + 1))
FACES_OF_A_DIE = 6
TERRAIN: dict[str, Terrain] = {".": "plain", "^": "mountain", "~": "water"}

Row = Annotated[str, Field(pattern=r"^[.^~]+$")]


class Locomotives(Frozen):
    """The cards of one value."""

    value: int = Field(ge=1)
    price: int = Field(ge=0)
    cards: int = Field(ge=1)


class Dice(Frozen):
    dice: int = Field(ge=1)
    faces: tuple[Face, ...] = Field(min_length=FACES_OF_A_DIE, max_length=FACES_OF_A_DIE)


class TileSet(Frozen):
    """Six square tiles, each written row by row."""

    size: int = Field(ge=3)
    tiles: tuple[tuple[Row, ...], ...] = Field(min_length=TILES, max_length=TILES)


class Layouts(Frozen):
    standard: tuple[tuple[int, ...], ...]


class Board(Frozen):
    name: str
    reconstruction: bool
    units: int = Field(ge=1)  # all tokens of the box
    capital: int
    per_station: int
    connection: int
    grey_stations: int
    colours: tuple[str, ...]  # of the homes, by seat
    locomotives: tuple[Locomotives, ...]  # in ascending order
    surcharge: dict[Terrain, int]
    simple: Dice
    complex: Dice
    tracks: dict[Face, str]  # of each rail face, unturned
    tiles: dict[Tiles, TileSet]
    layout: Layouts

    @cached_property
    def price(self) -> dict[int, int]:
        """Of a locomotive, by its value."""
        return {one.value: one.price for one in self.locomotives}


def checked_board(text: str) -> Board:
    """A board that can be played on. Raises BoardError."""
    board = read_board(Board, text)
    for name, tiles in board.tiles.items():
        for number, rows in enumerate(tiles.tiles, 1):
            square = len(rows) == tiles.size and all(len(row) == tiles.size for row in rows)
            demand_of_board(square, f"tile {number} of {name} is not {tiles.size} x {tiles.size}")
            # so that every layout has room for the homes: inner cells of two tiles are always 3 apart
            inner = any(mark != "~" for row in rows[1:-1] for mark in row[1:-1])
            demand_of_board(inner, f"tile {number} of {name} has only water inside")
    numbers = sorted(number for row in board.layout.standard for number in row)
    demand_of_board(numbers == list(range(1, TILES + 1)), "the standard layout does not have each tile once")
    return board


BOARD = checked_board(data.read("boards", "railroad_dice_2.toml"))
