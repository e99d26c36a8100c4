"""Positions on the map of Great Britain."""

from __future__ import annotations

from tests.rules.steam.table import Table, china, dealt

MAP = "great_britain"


def isles(seats: int = 3, /, **options: object) -> Table:
    """Great Britain, ready to build."""
    return china(seats, map=MAP, **options)


def set_up(seats: int = 3, seed: int = 0, **options: object) -> Table:
    """Great Britain as it is dealt."""
    return dealt(seats, seed, map=MAP, **options)


def shipping(seats: int = 3, /, level: int = 4, **options: object) -> Table:
    """ST-EX-75: Glasgow -A- Edinburgh -A- Carlisle -A- Newcastle; A holds Docker and is to move."""
    table = isles(seats, **options).lay("A", "E7 SW-SE", "F8 N-S", "F9 t:N,NE", "G9 SW-SE")
    return table.player("A", tile="docker", level=level).cubes(Belfast="b").phase("move", "A", round=1)


def boating(level: int = 4, **options: object) -> Table:
    """ST-EX-73: Birmingham -A- Shrewsbury -A- Liverpool, and a blue cube in Nottingham."""
    table = isles(**options).lay("A", "G16 NW-NE", "F15 t:N,SE", "F14 N-S")
    return table.player("A", level=level).cubes(Nottingham="b").phase("move", "A", round=1)
