"""Where everything stands on the table. All numbers of the picture are here; 1080 wide, made for a phone.

Trains are as long as they are: all wagons of plain trains stand equally far apart, as far as the table has room. A
panel is as high as its player's trains need.
"""

from __future__ import annotations

from dataclasses import dataclass

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
PITCHES = (86, 72, 60, 50, 42, 36, 30, 25, 20, 16, 12, 9, 7, 5)  # from wagon to wagon of plain trains
MIXED_PITCH = 86  # what a wagon of a mixed train asks for: its code must be read
LOCO = 66
CLOSED_WAGON = 84  # makes room for the caboose
CABOOSE = 40
COUNT = 58
MIXED_COUNT = 86  # the word stands under the number
TRAINS = INNER - 24  # length of a line of trains
HIGH, HIGHEST = 2440, 2800  # of the picture: what is pleasant on a phone, and what is not to be exceeded
PANEL_GAP = 12
FRAME = 4  # around a panel

RACE_HEAD = 54
RACE_LINE = 34
RACE_FIRST = MARGIN + 62
RACE_COLUMN = (WIDTH - MARGIN - 8 - RACE_FIRST) / 12


@dataclass(frozen=True)
class Cell:
    """The place of one locomotive with its train, if any, in a player's panel."""

    loco: int
    train: Train | None
    line: int
    left: float  # from the left end of the line
    width: float
    pitch: float  # from wagon to wagon; the same all over the table, so that lengths can be compared


def cells(player: Player, pitch: float) -> tuple[Cell, ...]:
    """Plain trains and empty locomotives by number, then the mixed train, which is the longest to show."""
    running = [(loco, player.train(loco)) for loco in range(1, player.locos + 1)]
    order = sorted(running, key=lambda item: bool(item[1] and item[1].mixed))
    placed: list[Cell] = []
    line, left = 0, 0.0
    for loco, train in order:
        needed = _needed(train, pitch)
        if left + needed > TRAINS:
            line, left = line + 1, 0.0
        placed.append(Cell(loco, train, line, left, needed, pitch))
        left += needed
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
    top = panels_top(view)
    for standing in _standing(view):
        lines = standing[-1].line + 1
        placed.append(Panel(Box(MARGIN, top, INNER, panel_height(lines)), standing, lines))
        top = placed[-1].box.bottom + PANEL_GAP
    return tuple(placed)


def _standing(view: TableView) -> list[tuple[Cell, ...]]:
    """Trains with their wagons as far apart as the height of the picture allows."""
    found: list[tuple[Cell, ...]] = []
    for highest, least in ((HIGH, 25), (HIGHEST, 0)):
        for pitch in PITCHES:
            found = [cells(player, pitch) for player in view.players]
            needed = sum(panel_height(standing[-1].line + 1) + PANEL_GAP for standing in found)
            if pitch >= least and panels_top(view) + needed <= highest:
                return found
    return found


def race(view: TableView) -> Box | None:
    """Where the lengths of all trains are compared; None while there are none."""
    if not any(player.trains for player in view.players):
        return None
    return Box(MARGIN, PANELS_TOP, INNER, RACE_HEAD + RACE_LINE * len(view.players) + 8)


def panels_top(view: TableView) -> float:
    strip = race(view)
    return PANELS_TOP if strip is None else strip.bottom + PANEL_GAP + 2


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
    return Box(within.x + 12 + cell.left, rail - TRAIN_LINE + 4, cell.width, TRAIN_LINE - 4)


def train_slots(within: Box, cell: Cell) -> tuple[Box, ...]:
    """The wagons of a train up to its tail, which lies on top."""
    if cell.train is None:
        return ()
    count = len(cell.train.wagons)
    if cell.train.mixed:
        # Every wagon must be read, so a long train is drawn smaller rather than piled up.
        room = cell.width - _overhead(cell.train)
        wide = min(TRAIN_WAGON, room / count + 4)
        step = wide - 4 if wide < TRAIN_WAGON else wide
    else:
        wide, step = _plain_wagon(cell.train), cell.pitch
    left, rail = cell_box(within, cell).x + LOCO, train_rail(within, cell.line)
    return tuple(Box(left + i * step, rail - wide * ASPECT, wide, wide * ASPECT) for i in range(count))


def _plain_wagon(train: Train) -> float:
    return CLOSED_WAGON if train.caboose else TRAIN_WAGON


def _overhead(train: Train) -> int:
    """The width that is not wagons."""
    return LOCO + (MIXED_COUNT if train.mixed else COUNT) + (CABOOSE if train.caboose else 0)


def _needed(train: Train | None, pitch: float) -> float:
    if train is None:
        return LOCO + 18
    count = len(train.wagons)
    if train.mixed:
        return min(TRAINS, _overhead(train) + count * MIXED_PITCH + 10)
    return _overhead(train) + _plain_wagon(train) + (count - 1) * pitch
