"""What just happened on the map, read off the events: segments, ways, places, and what was lost."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from rules.china_rails.board import Board
from rules.china_rails.events import (
    Built,
    Delivered,
    Dropped,
    Ferried,
    Happened,
    LinkBought,
    Loaded,
    Moved,
    Started,
    Thrown,
    TrackLost,
)
from rules.china_rails.parts import Card, Edge, Milepost, Port
from rules.core.contract import Event, Seat

Segment = tuple[Milepost, Milepost, int]  # from, to, price


@dataclass(frozen=True)
class Changes:
    seat: Seat | None = None  # who did it
    built: tuple[Segment, ...] = ()
    ways: tuple[tuple[Milepost, ...], ...] = ()  # of trains, each from where it stood
    places: tuple[Milepost, ...] = ()  # where something was done
    lost: tuple[tuple[Edge, Seat], ...] = ()
    links: tuple[Port, ...] = ()
    cards: tuple[Card, ...] = ()  # events drawn
    earned: int = 0  # by deliveries

    def mileposts(self, board: Board) -> tuple[Milepost, ...]:
        """All that it touches; what an event destroyed only if nothing else happened."""
        built = [at for a, b, _ in self.built for at in (a, b)]
        moved = [at for way in self.ways for at in way]
        ports = [board.ports[port].at for port in self.links]
        own = (*built, *moved, *self.places, *ports)
        return own or tuple(at for edge, _ in self.lost for at in board.ends[edge])


def changes(events: Sequence[Event]) -> Changes:
    found = Changes()
    for event in events:
        match event:
            case Built(seat=seat, segments=segments):
                found = _with(found, seat, built=(*found.built, *segments))
            case Moved(seat=seat, path=path):
                joined = found.ways and found.ways[-1][-1] == path[0]
                ways = (*found.ways[:-1], (*found.ways[-1], *path[1:])) if joined else (*found.ways, path)
                found = _with(found, seat, ways=ways)
            case Started(seat=seat, at=at):
                found = _with(found, seat, places=(*found.places, at))
            case Delivered(seat=seat, at=at, pay=pay):
                found = _with(found, seat, places=(*found.places, at), earned=found.earned + pay)
            case Loaded(seat=seat, at=at) | Dropped(seat=seat, at=at):
                found = _with(found, seat, places=(*found.places, at))
            case Ferried(seat=seat, to=to):
                found = _with(found, seat, places=(*found.places, to))
            case LinkBought(seat=seat, port=port):
                found = _with(found, seat, links=(*found.links, port))
            case Thrown(to=to):
                found = _with(found, found.seat, places=(*found.places, to))
            case TrackLost(segments=segments):
                found = _with(found, found.seat, lost=(*found.lost, *segments))
            case Happened(seat=seat, card=card):
                found = _with(found, seat, cards=(*found.cards, card))
    return found


def _with(found: Changes, seat: Seat | None, **changed: object) -> Changes:
    return replace(found, seat=seat, **changed)  # type: ignore[arg-type]  # fields by name
