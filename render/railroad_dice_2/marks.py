"""The last moves, read off the events: cells with new pieces in their order, lines run, stations connected."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rules.core.contract import Event
from rules.railroad_dice_2.connect import Connected
from rules.railroad_dice_2.inquiries import NetworkShown
from rules.railroad_dice_2.money import Stocked
from rules.railroad_dice_2.opening.station import StationPlaced
from rules.railroad_dice_2.state import HandDie
from rules.railroad_dice_2.turn.extend import Extended
from rules.railroad_dice_2.turn.lay import Laid
from rules.railroad_dice_2.turn.roll import JokerTaken, Rolled
from rules.railroad_dice_2.turn.transport import Transported


@dataclass(frozen=True)
class Marks:
    placed: tuple[str, ...] = ()  # cells with new dice or stations, in order
    connected: tuple[str, ...] = ()  # stations
    runs: tuple[Transported, ...] = ()  # of the last player who transported
    stocked: tuple[int, ...] = ()  # tiles with new passengers
    rolled: tuple[HandDie, ...] = ()  # by the last roll
    roller: int | None = None
    network: NetworkShown | None = None  # asked for

    def cells(self) -> tuple[str, ...]:
        """Everything on the map that changed."""
        lines = (cell for run in self.runs for cell in run.line)
        asked = (*self.network.cells, *self.network.stations) if self.network else ()
        return tuple(dict.fromkeys((*self.placed, *self.connected, *lines, *asked)))


def marks(events: Sequence[Event]) -> Marks:
    placed: list[str] = []
    connected: list[str] = []
    runs: list[Transported] = []
    stocked: list[int] = []
    rolled: tuple[HandDie, ...] = ()
    roller = None
    network = None
    for event in events:
        match event:
            case Laid(cell=cell) | Extended(cell=cell) | StationPlaced(cell=cell):
                placed.append(cell)
            case Connected(station=station):
                connected.append(station)
            case Transported():
                runs = [*(run for run in runs if run.seat == event.seat), event]
            case Stocked(units=units):
                stocked += [tile for tile, more in enumerate(units, 1) if more]
            case Rolled(seat=seat, dice=dice):
                rolled, roller = dice, seat
            case JokerTaken(seat=seat, number=number):
                rolled, roller = (HandDie(number=number, complex=True, face="joker"),), seat
            case NetworkShown():
                network = event
    once = tuple(dict.fromkeys(placed)), tuple(dict.fromkeys(connected)), tuple(runs), tuple(dict.fromkeys(stocked))
    return Marks(*once, rolled, roller, network)
