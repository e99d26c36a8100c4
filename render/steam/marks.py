"""The last moves, read off the events: tiles laid in their order, Cities changed, the way of a delivery."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import get_args

from rules.core.contract import Event, Seat
from rules.steam.board import Hex
from rules.steam.building.grow import CityGrew
from rules.steam.building.laying import TrackBuilt
from rules.steam.building.urbanize import CityFounded
from rules.steam.goods.deliver import Delivered
from rules.steam.maps.china.ferry import FerryBuilt
from rules.steam.maps.china.flood import FloodDrawn
from rules.steam.maps.china.fund import FundPaid
from rules.steam.tracks import TracksRemoved

Moved = TrackBuilt | FerryBuilt | CityGrew | CityFounded | FundPaid | TracksRemoved | Delivered
MOVES = get_args(Moved)


@dataclass(frozen=True)
class Marks:
    laid: tuple[Hex, ...] = ()  # tiles and ferries, in order
    changed: tuple[Hex, ...] = ()  # Cities that grew, were founded or were paid for
    flooded: tuple[Hex, ...] = ()
    delivered: tuple[Delivered, ...] = ()
    seat: Seat | None = None  # of the last move
    price: int = 0  # of what that seat built
    last: tuple[Hex, ...] = ()  # what that seat changed

    def hexes(self) -> tuple[Hex, ...]:
        """Everything on the map that changed."""
        stops = (stop for event in self.delivered for stop in event.stops)
        return tuple(dict.fromkeys((*self.laid, *self.changed, *stops)))


def marks(events: Sequence[Event]) -> Marks:
    laid: list[Hex] = []
    changed: list[Hex] = []
    flooded: tuple[Hex, ...] = ()
    delivered: list[Delivered] = []
    last: dict[Hex, None] = {}
    seat: Seat | None = None
    price = 0
    for event in events:
        if isinstance(event, MOVES):
            if event.seat != seat:
                seat, price, last = event.seat, 0, {}
            last |= dict.fromkeys(places_of(event))
        match event:
            case TrackBuilt() | FerryBuilt():
                price += event.payment.price
                laid.append(event.at)
            case CityGrew() | CityFounded() | FundPaid() | TracksRemoved():
                changed += places_of(event)
            case FloodDrawn():
                flooded = tuple(at for at, _ in event.funds)
            case Delivered():
                delivered.append(event)
    laid, changed = list(dict.fromkeys(laid)), list(dict.fromkeys(changed))
    return Marks(tuple(laid), tuple(changed), flooded, tuple(delivered), seat, price, tuple(last))


def places_of(event: Moved) -> tuple[Hex, ...]:
    match event:
        case FundPaid():
            return event.cities
        case TracksRemoved():
            return event.at
        case Delivered():
            return event.stops
        case _:
            return (event.at,)
