"""Hexes with a flat top: how they are named, and which lie beside each other.

A hex is called by its column's letter and its row from 1; columns B, D, F lie half a hex lower. Sides go clockwise
from N = 0; CENTRE is the middle of a Town, where its spurs meet.
"""

import re

SIDES = ("N", "NE", "SE", "S", "SW", "NW")
SIDE = {name: at for at, name in enumerate(SIDES)}
CENTRE = 6
_EVEN = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 0), (-1, -1))
_ODD = ((0, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0))
HEX_ID = re.compile(r"^([A-Z])([1-9][0-9]?)$")


def opposite(side: int) -> int:
    """The same side as the hex across it calls it.

    >>> SIDES[opposite(SIDE["NE"])]
    'SW'
    """
    return (side + 3) % 6


def position(hex_id: str) -> tuple[int, int]:
    """Column and row from 0. Raises ValueError.

    >>> position("J6")
    (9, 5)
    """
    found = HEX_ID.match(hex_id)
    if found is None:
        raise ValueError(f"{hex_id} is no hex")
    return ord(found[1]) - ord("A"), int(found[2]) - 1


def neighbours(cell: tuple[int, int]) -> tuple[tuple[int, int], ...]:
    """The columns and rows around one, clockwise from N.

    >>> neighbours((0, 1))[2], neighbours((1, 1))[2]
    ((1, 1), (2, 2))
    """
    column, row = cell
    return tuple((column + over, row + down) for over, down in (_ODD if column % 2 else _EVEN))


def beside(hex_id: str, side: int) -> str | None:
    """The hex across a side; None beyond the letters and numbers that name hexes.

    >>> beside("A2", SIDE["SE"]), beside("B2", SIDE["NE"]), beside("A1", SIDE["N"])
    ('B2', 'C2', None)
    """
    column, row = neighbours(position(hex_id))[side]
    return f"{chr(ord('A') + column)}{row + 1}" if 0 <= column < 26 and 0 <= row < 99 else None
