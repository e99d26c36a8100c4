"""What just happened on the map, read off the events: segments, ways, places, and what was lost."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from rules.china_rails.board import Board
from rules.china_rails.building.link import LinkBought
from rules.china_rails.building.works import Built
from rules.china_rails.delivery.deliver import Delivered
from rules.china_rails.delivery.drop import Dropped
from rules.china_rails.delivery.ferry import Ferried
from rules.china_rails.delivery.load import Loaded
from rules.china_rails.delivery.start import Started
from rules.china_rails.event_cards.draw import Happened
from rules.china_rails.event_cards.track import Thrown, TrackLost
from rules.china_rails.parts import Card, Edge, Milepost, Port
from rules.china_rails.running import Moved
from rules.core.contract import Event, Seat

Segment = tuple[Milepost, Milepost, int]  # from, to, price


@dataclass(frozen=True)
class Changes:
    seat: Seat | None = None  # who did it, and who did the last of it where several did
    built: tuple[Segment, ...] = ()
    ways: tuple[tuple[Milepost, ...], ...] = ()  # of trains, each from where it stood
    places: tuple[Milepost, ...] = ()  # where something was done
    lost: tuple[tuple[Edge, Seat], ...] = ()
    links: tuple[Port, ...] = ()
    cards: tuple[Card, ...] = ()  # events drawn
    spent: int = 0  # of the 20M, by the last one
    earned: int = 0  # by deliveries of the last one

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
            case Built(seat=seat, segments=segments, spent=spent):
                found = replace(_by(found, seat), built=(*found.built, *segments), spent=spent)
            case Moved(seat=seat, path=path):
                joined = found.ways and found.ways[-1][-1] == path[0]
                ways = (*found.ways[:-1], (*found.ways[-1], *path[1:])) if joined else (*found.ways, path)
                found = replace(_by(found, seat), ways=ways)
            case Started(seat=seat, at=at):
                found = replace(_by(found, seat), places=(*found.places, at))
            case Delivered(seat=seat, at=at, pay=pay):
                found = _by(found, seat)
                found = replace(found, places=(*found.places, at), earned=found.earned + pay)
            case Loaded(seat=seat, at=at) | Dropped(seat=seat, at=at):
                found = replace(_by(found, seat), places=(*found.places, at))
            case Ferried(seat=seat, to=to):
                found = replace(_by(found, seat), places=(*found.places, to))
            case LinkBought(seat=seat, port=port):
                found = replace(_by(found, seat), links=(*found.links, port))
            case Thrown(to=to):
                found = replace(found, places=(*found.places, to))
            case TrackLost(segments=segments):
                found = replace(found, lost=(*found.lost, *segments))
            case Happened(seat=seat, card=card):
                found = replace(_by(found, seat), cards=(*found.cards, card))
    return found


def _by(found: Changes, seat: Seat) -> Changes:
    """What was found so far, with the accounts of another player closed."""
    return found if found.seat == seat else replace(found, seat=seat, spent=0, earned=0)
