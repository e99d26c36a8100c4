"""Where everything stands on the table. All numbers of the picture are here; 1080 wide, made for a phone.

A panel is as high as its player's trains need, one line of them to three.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

from render.scene import Box
from rules.freight_train.state import Player, Train
from rules.freight_train.view import TableView
from rules.freight_train.wagons import MAIN_LENGTH, MAIN_ROWS, YARD_LENGTH

WIDTH = 1080
MARGIN = 20
INNER = WIDTH - 2 * MARGIN
HEADER = Box(MARGIN, 16, INNER, 108)
MAIN = Box(MARGIN, 136, 822, 486)
SIDE = Box(MAIN.right + 12, MAIN.y, WIDTH - MARGIN - MAIN.right - 12, MAIN.h)
PANELS_TOP = MAIN.bottom + 14

ASPECT = 66 / 120  # of a wagon

MAIN_WAGON = 128
MAIN_PITCH = 132
MAIN_FIRST = MAIN.x + 106
MAIN_LINE = 84
MAIN_RAIL = MAIN.y + 130  # of row 1

YARD_WAGON = 110
YARD_PITCH = 114
YARD_FIRST = MARGIN + 74
YARD_LINE = 66

STRIP = 50
TRAIN_LINE = 62
TRAIN_WAGON = 96
TRAIN_PITCH = 86  # what a wagon of a mixed train asks for
LOCO = 66
CLOSED_WAGON = 84  # makes room for the caboose
CABOOSE = 40
COUNT = 58
MIXED_COUNT = 86  # the word stands under the number
THINNEST = 5  # what is seen of a wagon under the next
COLUMNS = 12  # of a line of trains
COLUMN = (INNER - 24) // COLUMNS
PANEL_GAP = 12
FRAME = 4  # around a panel


@dataclass(frozen=True)
class Cell:
    """The place of one locomotive with its train, if any, in a player's panel."""

    loco: int
    train: Train | None
    line: int
    column: int
    columns: int


def cells(player: Player) -> tuple[Cell, ...]:
    """Plain trains and empty locomotives by number, then the mixed train, which is the longest to show."""
    running = [(loco, player.train(loco)) for loco in range(1, player.locos + 1)]
    order = sorted(running, key=lambda item: bool(item[1] and item[1].mixed))
    placed: list[Cell] = []
    line = column = 0
    for loco, train in order:
        needed = _columns(train)
        if column + needed > COLUMNS:
            line, column = line + 1, 0
        placed.append(Cell(loco, train, line, column, needed))
        column += needed
    return tuple(placed)


@dataclass(frozen=True)
class Panel:
    """One player's part of the table."""

    box: Box
    cells: tuple[Cell, ...]
    lines: int


def panels(view: TableView) -> tuple[Panel, ...]:
    """Each player's panel, one below the other."""
    placed: list[Panel] = []
    top = PANELS_TOP
    for player in view.players:
        standing = cells(player)
        lines = standing[-1].line + 1
        placed.append(Panel(Box(MARGIN, top, INNER, panel_height(lines)), standing, lines))
        top = placed[-1].box.bottom + PANEL_GAP
    return tuple(placed)


def panel_height(train_lines: int) -> int:
    return STRIP + 10 + 2 * YARD_LINE + train_lines * TRAIN_LINE + 16


def main_slot(row: int, slot: int) -> Box:
    """The place of a wagon in the main yard; rows and slots count from 0, slot 0 at the bumper."""
    assert row < MAIN_ROWS
    assert slot < MAIN_LENGTH
    high = MAIN_WAGON * ASPECT
    return Box(MAIN_FIRST + slot * MAIN_PITCH, MAIN_RAIL + row * MAIN_LINE - high, MAIN_WAGON, high)


def yard_slot(within: Box, row: int, slot: int) -> Box:
    assert slot < YARD_LENGTH
    high = YARD_WAGON * ASPECT
    return Box(YARD_FIRST + slot * YARD_PITCH, yard_rail(within, row) - high, YARD_WAGON, high)


def yard_rail(within: Box, row: int) -> float:
    return within.y + STRIP + 4 + (row + 1) * YARD_LINE


def train_rail(within: Box, line: int) -> float:
    return yard_rail(within, 1) + 4 + (line + 1) * TRAIN_LINE


def cell_box(within: Box, cell: Cell) -> Box:
    rail = train_rail(within, cell.line)
    return Box(within.x + 12 + cell.column * COLUMN, rail - TRAIN_LINE + 4, cell.columns * COLUMN, TRAIN_LINE - 4)


def train_slots(within: Box, cell: Cell) -> tuple[Box, ...]:
    """The wagons of a train up to its tail, which lies on top."""
    if cell.train is None:
        return ()
    room = cell.columns * COLUMN - _overhead(cell.train)
    count = len(cell.train.wagons)
    if cell.train.mixed:
        # Every wagon must be read, so a long train is drawn smaller rather than piled up.
        wide = min(TRAIN_WAGON, room / count + 4)
        offsets = [i * (wide - 4 if wide < TRAIN_WAGON else wide) for i in range(count)]
    else:
        wide = CLOSED_WAGON if cell.train.caboose else TRAIN_WAGON
        step = min(16, max(THINNEST, (room - wide) / max(1, count - 1)))
        pile = min(room - wide, step * (count - 1))
        offsets = [max(0, pile - step * (count - 1 - i)) for i in range(count)]
    left, rail = cell_box(within, cell).x + LOCO, train_rail(within, cell.line)
    return tuple(Box(left + offset, rail - wide * ASPECT, wide, wide * ASPECT) for offset in offsets)


def _overhead(train: Train) -> int:
    """The width that is not wagons."""
    return LOCO + (MIXED_COUNT if train.mixed else COUNT) + (CABOOSE if train.caboose else 0)


def _columns(train: Train | None) -> int:
    if train is None:
        return 1
    if not train.mixed:
        return 3
    return min(COLUMNS, max(3, ceil((_overhead(train) + len(train.wagons) * TRAIN_PITCH) / COLUMN)))
