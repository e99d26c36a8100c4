"""A player's own network: what it joins, how its pieces hang together, and whether it is the network that wins."""

from functools import lru_cache

from rules.china_rails.board import Board
from rules.china_rails.grid import spread
from rules.china_rails.parts import Edge, Milepost
from rules.china_rails.state import State
from rules.core.contract import Seat


@lru_cache(maxsize=1024)
def joined(board: Board, edges: tuple[Edge, ...]) -> frozenset[Milepost]:
    """The mileposts that the segments touch."""
    return frozenset(at for edge in edges for at in board.ends[edge])


def touches(state: State, seat: Seat, at: Milepost) -> bool:
    """Whether an own segment ends at the milepost, or in the major city that it lies in (CR-R58)."""
    mine = joined(state.board, state.track[seat])
    town = state.board.town_at(at)
    return any(near in mine for near in (town.mileposts if town else (at,)))


@lru_cache(maxsize=1024)
def pieces(board: Board, edges: tuple[Edge, ...], ferry: bool) -> tuple[frozenset[Milepost], ...]:
    """The mileposts joined without a break by own segments, red areas and the own ferry (CR-R71)."""
    links: dict[Milepost, list[Milepost]] = {}
    for edge in edges:
        a, b = board.ends[edge]
        links.setdefault(a, []).append(b)
        links.setdefault(b, []).append(a)
    if ferry and board.ferry:
        a, b = board.ferry.ports
        links.setdefault(a, []).append(b)
        links.setdefault(b, []).append(a)
    found: list[frozenset[Milepost]] = []
    for start in links:
        if not any(start in piece for piece in found):
            found.append(frozenset(spread((start,), lambda at: (*links.get(at, ()), *board.red[at]))))
    return tuple(found)


def winning_network(state: State, seat: Seat) -> bool:
    """Whether one piece joins all major cities (CR-41.2) and the port of an own link (CR-41.3)."""
    board, player = state.board, state.players[seat]
    mine = joined(board, state.track[seat])
    for piece in pieces(board, state.track[seat], player.ferry):
        touched = piece & mine
        if all(touched.intersection(board.cities[city].mileposts) for city in board.majors):
            return any(_on(board, touched, board.ports[port].at) for port in player.links)
    return False


def _on(board: Board, touched: frozenset[Milepost], at: Milepost) -> bool:
    town = board.town_at(at)
    return any(near in touched for near in (town.mileposts if town and town.major else (at,)))  # CR-R70
