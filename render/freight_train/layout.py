"""Where everything stands on the table. All numbers of the picture are here; 1080 wide, made for a phone.

The height depends on the number of players and on how many lines the fullest player's trains need, so a
picture keeps its shape for many turns and its backdrop can be kept.
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
MAIN = Box(MARGIN, 136, 822, 474)
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
TRAIN_PITCH = 84  # of the wagons of a mixed train, each of which must be seen
LOCO = 66
CABOOSE = 44
COUNT = 58
HALVES = 8  # a line of trains is divided in eight
HALF = (INNER - 24) / HALVES
PANEL_GAP = 12


@dataclass(frozen=True)
class Cell:
    """The place of one locomotive with its train, if any, in a player's panel."""

    loco: int
    train: Train | None
    line: int
    half: int
    halves: int


def cells(player: Player) -> tuple[Cell, ...]:
    """Plain trains and empty locomotives by number, then the mixed train, which is the longest to show."""
    running = [(loco, player.train(loco)) for loco in range(1, player.locos + 1)]
    order = sorted(running, key=lambda item: bool(item[1] and item[1].mixed))
    placed: list[Cell] = []
    line = half = 0
    for loco, train in order:
        needed = _halves(train)
        if half + needed > HALVES:
            line, half = line + 1, 0
        placed.append(Cell(loco, train, line, half, needed))
        half += needed
    return tuple(placed)


def lines(view: TableView) -> int:
    """How many lines of trains every panel gets."""
    return max(cells(player)[-1].line + 1 for player in view.players)


def panel_height(train_lines: int) -> int:
    return STRIP + 10 + 2 * YARD_LINE + train_lines * TRAIN_LINE + 12


def panel(seat: int, train_lines: int) -> Box:
    height = panel_height(train_lines)
    return Box(MARGIN, PANELS_TOP + seat * (height + PANEL_GAP), INNER, height)


def height(players: int, train_lines: int) -> int:
    return round(panel(players - 1, train_lines).bottom) + 16


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
    return Box(within.x + 12 + cell.half * HALF, rail - TRAIN_LINE + 4, cell.halves * HALF, TRAIN_LINE - 4)


def train_slots(within: Box, cell: Cell) -> tuple[Box, ...]:
    """The wagons of a train, overlapping where it is long; the tail lies on top."""
    if cell.train is None:
        return ()
    box, rail = cell_box(within, cell), train_rail(within, cell.line)
    room = box.w - LOCO - COUNT - TRAIN_WAGON - (CABOOSE if cell.train.caboose else 0)
    count = len(cell.train.wagons)
    widest = TRAIN_WAGON + 2 if cell.train.mixed else 16
    step = min(widest, room / max(1, count - 1))
    high = TRAIN_WAGON * ASPECT
    return tuple(Box(box.x + LOCO + i * step, rail - high, TRAIN_WAGON, high) for i in range(count))


def _halves(train: Train | None) -> int:
    if train is None:
        return 1
    if not train.mixed:
        return 2
    length = LOCO + COUNT + TRAIN_WAGON + (len(train.wagons) - 1) * TRAIN_PITCH
    return min(HALVES, max(2, ceil((length + (CABOOSE if train.caboose else 0)) / HALF)))
