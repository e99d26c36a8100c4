"""The last moves, read off the events: tiles laid in their order, Cities changed, the way of a delivery."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rules.core.contract import Event, Seat
from rules.steam.board import Hex
from rules.steam.events_build import CityFounded, CityGrew, FerryBuilt, FloodDrawn, FundPaid, TrackBuilt, TracksRemoved
from rules.steam.events_move import Delivered


@dataclass(frozen=True)
class Marks:
    laid: tuple[Hex, ...] = ()  # tiles and ferries, in order
    changed: tuple[Hex, ...] = ()  # Cities that grew, were founded or were paid for
    flooded: tuple[Hex, ...] = ()
    delivered: tuple[Delivered, ...] = ()
    seat: Seat | None = None  # of the last move
    price: int = 0  # of what was built

    def hexes(self) -> tuple[Hex, ...]:
        """Everything on the map that changed."""
        stops = (stop for event in self.delivered for stop in event.stops)
        return tuple(dict.fromkeys((*self.laid, *self.changed, *stops)))


def marks(events: Sequence[Event]) -> Marks:
    laid: list[Hex] = []
    changed: list[Hex] = []
    flooded: tuple[Hex, ...] = ()
    delivered: list[Delivered] = []
    seat: Seat | None = None
    price = 0
    for event in events:
        match event:
            case TrackBuilt() | FerryBuilt():
                price = event.payment.price + (price if seat == event.seat else 0)
                laid.append(event.at)
                seat = event.seat
            case CityGrew() | CityFounded():
                changed.append(event.at)
                seat = event.seat
            case FundPaid():
                changed += event.cities
                seat = event.seat
            case TracksRemoved():
                changed += event.at
                seat = event.seat
            case FloodDrawn():
                flooded = tuple(at for at, _ in event.funds)
            case Delivered():
                delivered.append(event)
                seat = event.seat
    return Marks(tuple(dict.fromkeys(laid)), tuple(dict.fromkeys(changed)), flooded, tuple(delivered), seat, price)
