"""What the events in play forbid on the map: building, moving, crossing; and where trains run at half speed.

Worked out once for each set of events in play.
"""

from dataclasses import dataclass
from functools import lru_cache

from rules.china_rails.board import Board
from rules.china_rails.parts import Card, Edge, EventCard, Milepost
from rules.china_rails.state import State

NO_BUILDING = {
    "heavy_snow": "CR-33.2",
    "storm_at_sea": "CR-34.3",
    "wind_storm": "CR-35.2",
    "sand_storm": "CR-36.5",
    "earthquake": "CR-37.5",
}
HALF_SPEED = ("snow_manchuria", "storm_at_sea", "wind_storm")  # CR-32.1, CR-34.2, CR-35.1
Ban = tuple[str, Card]  # the rule, and the card that says so


@dataclass(frozen=True)
class Weather:
    unbuildable: dict[Edge, Ban]
    slow: dict[Milepost, Card]
    closed: dict[Milepost, Ban]  # no train enters or leaves (CR-R17)
    flooded: dict[Edge, Card]
    rains: bool  # dry rivers and lakes cost as much as rivers (CR-38.1)


def weather(state: State) -> Weather:
    return _weather(state.board, tuple(event.card for event in state.running))


@lru_cache(maxsize=256)
def _weather(board: Board, cards: tuple[Card, ...]) -> Weather:
    found = Weather({}, {}, {}, {}, any(board.event(card).kind == "desert_rains" for card in cards))
    for card in cards:
        _add(found, board, card, board.event(card))
    return found


def _add(found: Weather, board: Board, number: Card, card: EventCard) -> None:
    if card.kind in NO_BUILDING:
        _forbid_building(found, board, number, card.zone, NO_BUILDING[card.kind])
    if card.kind in HALF_SPEED:
        for at in card.zone:
            found.slow.setdefault(at, number)
    match card.kind:
        case "flood":
            for river in card.rivers:
                for edge in board.waters[river].edges:
                    found.flooded.setdefault(edge, number)
                    found.unbuildable.setdefault(edge, ("CR-27.3", number))
        case "heavy_snow":
            for at in card.zone:
                found.closed.setdefault(at, ("CR-33.1", number))
        case "snow_manchuria":
            alpine = frozenset(at for at in card.zone if board.terrain[at] == "alpine")
            _forbid_building(found, board, number, alpine, "CR-32.3")
            for at in alpine:
                found.closed.setdefault(at, ("CR-32.2", number))


def _forbid_building(found: Weather, board: Board, number: Card, zone: frozenset[Milepost], rule: str) -> None:
    for at in zone:  # CR-R18: either end in the zone
        for _, edge in board.around[at]:
            found.unbuildable.setdefault(edge, (rule, number))
