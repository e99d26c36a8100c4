"""The last move, read off the events: which wagons of the table moved, and the slots they left.

Rows, slots and wagons of a train count from 0 here; locomotives from 1 as always.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from rules.core.contract import Event, Seat
from rules.freight_train.caboose import TookCaboose
from rules.freight_train.fill import Filled
from rules.freight_train.mobilise import Mobilised
from rules.freight_train.picking import Placed
from rules.freight_train.rearrange import Rearranged
from rules.freight_train.setup import Dealt
from rules.freight_train.switch import Switched
from rules.freight_train.take import Took
from rules.freight_train.view import TableView
from rules.freight_train.wagons import MAIN_LENGTH, YARD_LENGTH


@dataclass(frozen=True)
class Marks:
    main: frozenset[tuple[int, int]] = frozenset()  # row, slot
    left_main: frozenset[tuple[int, int]] = frozenset()
    yards: frozenset[tuple[Seat, int, int]] = frozenset()  # seat, row, slot
    left_yards: frozenset[tuple[Seat, int, int]] = frozenset()
    trains: frozenset[tuple[Seat, int, int]] = frozenset()  # seat, locomotive, wagon
    locos: frozenset[tuple[Seat, int]] = frozenset()
    cabooses: frozenset[tuple[Seat, int]] = frozenset()


@dataclass
class _Tally:
    main: set[tuple[int, int]] = field(default_factory=set)
    taken: Counter[int] = field(default_factory=Counter)  # by main row
    yards: set[tuple[Seat, int, int]] = field(default_factory=set)
    switched: Counter[tuple[Seat, int]] = field(default_factory=Counter)  # by seat and yard row
    trains: set[tuple[Seat, int, int]] = field(default_factory=set)
    locos: set[tuple[Seat, int]] = field(default_factory=set)
    cabooses: set[tuple[Seat, int]] = field(default_factory=set)


def marks(view: TableView, events: Sequence[Event]) -> Marks:
    """What to mark in a picture of the table as it stands after the events."""
    tally = _Tally()
    for event in events:
        match event:
            case Dealt():
                tally = _Tally()
            case Filled(row=row, drawn=drawn):
                tally.main |= {(row - 1, slot) for slot in range(len(drawn))}
                tally.taken.pop(row - 1, None)
            case Took(seat=seat, placed=placed):
                tally.taken.update(wagon.row - 1 for wagon in placed)
                _arrive(tally, seat, placed)
            case Switched(seat=seat, placed=placed):
                tally.switched.update((seat, wagon.row - 1) for wagon in placed)
                _arrive(tally, seat, placed)
            case Rearranged(seat=seat, rows=rows):
                tally.yards |= {(seat, i, slot) for i, row in enumerate(rows) for slot in range(len(row))}
            case Mobilised(seat=seat, locos=locos):
                tally.locos.add((seat, locos))
            case TookCaboose(seat=seat, loco=loco):
                tally.cabooses.add((seat, loco))
    return _still_shown(tally, view)


def _arrive(tally: _Tally, seat: Seat, placed: tuple[Placed, ...]) -> None:
    for wagon in placed:
        if wagon.to.place == "yard":
            tally.yards.add((seat, wagon.to.number - 1, wagon.length - 1))
        else:
            tally.trains.add((seat, wagon.to.number, wagon.length - 1))


def _still_shown(tally: _Tally, view: TableView) -> Marks:
    """Only what the view still shows: a wagon marked and then taken has left a gap, not a mark."""
    rows = [len(row) for row in view.main]
    yards = [[len(row) for row in player.yard] for player in view.players]
    return Marks(
        main=frozenset((row, slot) for row, slot in tally.main if slot < rows[row]),
        left_main=frozenset(
            (row, slot)
            for row, count in tally.taken.items()
            for slot in range(rows[row], min(rows[row] + count, MAIN_LENGTH))
        ),
        yards=frozenset((seat, row, slot) for seat, row, slot in tally.yards if slot < yards[seat][row]),
        left_yards=frozenset(
            (seat, row, slot)
            for (seat, row), count in tally.switched.items()
            for slot in range(yards[seat][row], min(yards[seat][row] + count, YARD_LENGTH))
        ),
        trains=frozenset(tally.trains),
        locos=frozenset(tally.locos),
        cabooses=frozenset(tally.cabooses),
    )
