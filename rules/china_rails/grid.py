"""The triangular grid: labels such as BA30, the six directions, and the rows of marks that a map is written in.

Column A and row 1 are 0; every second row (row 2, 4, ...) lies half a step east.

>>> label(52, 29), spot("BA30"), beside(52, 29, "ne")
('BA30', (52, 29), (53, 28))
"""

import re
from collections.abc import Callable, Iterable, Iterator

from rules.core.boards import BoardError

DIRECTIONS = ("e", "se", "sw", "w", "nw", "ne")
ROW_HEIGHT = 0.866  # of the distance between neighbours
LABEL = re.compile(r"([A-Z]{1,2})([1-9][0-9]{0,2})")
_ROW = re.compile(r" *([1-9][0-9]{0,2}) ?(.*)")
_EDGE = re.compile(r"([A-Z]{1,2}[1-9][0-9]{0,2})-(e|se|sw)")

Spot = tuple[int, int]  # column, row


def label(column: int, row: int) -> str:
    letters = chr(65 + column % 26)
    return f"{chr(64 + column // 26) if column >= 26 else ''}{letters}{row + 1}"


def spot(text: str) -> Spot | None:
    found = LABEL.fullmatch(text)
    if found is None:
        return None
    column = 0
    for letter in found[1]:
        column = column * 26 + ord(letter) - 64
    return column - 1, int(found[2]) - 1


def beside(column: int, row: int, direction: str) -> Spot:
    east = row % 2  # of the neighbours above and below
    match direction:
        case "e":
            return column + 1, row
        case "w":
            return column - 1, row
    return column - ("w" in direction) + east, row + (1 if direction[0] == "s" else -1)


def neighbours(column: int, row: int) -> tuple[Spot, ...]:
    return tuple(beside(column, row, direction) for direction in DIRECTIONS)


def spread(origins: Iterable[int], near: Callable[[int], Iterable[int]], most: int | None = None) -> dict[int, int]:
    """Steps from the nearest origin to everywhere that neighbours lead to, within so many steps; in rising order."""
    steps = dict.fromkeys(origins, 0)
    reached = list(steps)
    for at in reached:
        if most is None or steps[at] < most:
            for other in near(at):
                if other not in steps:
                    steps[other] = steps[at] + 1
                    reached.append(other)
    return steps


def place(column: int, row: int) -> tuple[float, float]:
    """Where the milepost is drawn, in steps of the grid."""
    return column + 0.5 * (row % 2), row * ROW_HEIGHT


def marks(text: str) -> Iterator[tuple[Spot, str]]:
    """The marks of a written map. Raises BoardError."""
    for line in filter(str.strip, text.splitlines()):
        found = _ROW.fullmatch(line.rstrip())
        if found is None:
            raise BoardError(f"map: a row begins with its number, not with {line.strip()[:20]}")
        row = int(found[1]) - 1
        for at, mark in enumerate(found[2]):
            if mark == " ":
                continue
            column = (at - row % 2) // 2
            if at % 2 != row % 2 or column >= 26 * 27:
                raise BoardError(f"map: row {row + 1}: the mark {mark} does not stand in the grid")
            yield (column, row), mark


def runs(text: str) -> Iterator[str]:
    """The labels of single mileposts and runs along a row: `BD4 BC5-BF5`. Raises BoardError."""
    for word in text.split():
        first, _, last = word.partition("-")
        begin, end = spot(first), spot(last or first)
        if begin is None or end is None or begin[1] != end[1] or end[0] < begin[0]:
            raise BoardError(f"{word[:20]} is no run of mileposts along a row")
        for column in range(begin[0], end[0] + 1):
            yield label(column, begin[1])


def edges(text: str) -> Iterator[tuple[str, str]]:
    """The ends of edges written as an end and a direction: `BD4-e BD4-sw`. Raises BoardError."""
    for word in text.split():
        found = _EDGE.fullmatch(word)
        begin = spot(found[1]) if found else None
        if found is None or begin is None:
            raise BoardError(f"{word[:20]} is no edge: write an end and e, se or sw")
        yield found[1], label(*beside(*begin, found[2]))
