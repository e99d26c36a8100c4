"""What a seat's locomotives can bring home in one turn (RD-12)."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from rules.core.contract import Seat
from rules.railroad_dice_2.board import ALL_TILES
from rules.railroad_dice_2.network import network
from rules.railroad_dice_2.speech import Train
from rules.railroad_dice_2.state import State

Distant = tuple[int, str]  # a station: its distance, and its cell
ByTile = tuple[tuple[Distant, ...], ...]


class Haul(NamedTuple):
    """One transport: so many passengers by a train over a distance."""

    units: int
    train: Train
    distance: int

    @property
    def rank(self) -> tuple[int, Train, int]:
        """The most passengers first, with the smallest locomotive that brings as many."""
        return -self.units, self.train, self.distance


def unused(state: State, seat: Seat) -> tuple[int, ...]:
    """The seat's locomotives that have not run in this turn (RD-12.2)."""
    left = list(state.players[seat].locomotives)
    for value in state.turn.used if seat == state.turn.seat else ():
        if value in left:
            left.remove(value)
    return tuple(left)


def waiting_stations(state: State, seat: Seat) -> Iterator[Distant]:
    """The stations with passengers that the seat is connected to and has not served in this turn, by distance."""
    for cell, distance in network(state, seat).stations.items():
        served = seat == state.turn.seat and cell in state.turn.served
        if not served and state.stock(state.chart.tile(cell)):
            yield distance, cell


def hauls(state: State, seat: Seat) -> list[Haul]:
    """Every transport that is possible now, the best first; locomotives alike are one."""
    return sorted(
        (
            Haul(min(value, state.stock(state.chart.tile(cell))), Train(value, cell), distance)
            for value in set(unused(state, seat))
            for distance, cell in waiting_stations(state, seat)
            if distance <= value
        ),
        key=lambda haul: haul.rank,
    )


def can_transport(state: State, seat: Seat) -> bool:
    reach = max(unused(state, seat), default=0)
    return any(distance <= reach for distance, _ in waiting_stations(state, seat))


def best_runs(state: State, seat: Seat) -> tuple[Train, ...]:
    """The transports of this turn that bring home the most passengers.

    Those that empty a tile come first, so that a lack of passengers fills it again for the others (RD-14.1).
    """
    tile_of = state.chart.tile
    left = tuple(sorted(unused(state, seat), reverse=True))
    _, found = most_runs(left, state.stocks, _by_tile(state, waiting_stations(state, seat)))
    brought = {tile: sum(train.locomotive for train in found if tile_of(train.station) == tile) for tile in ALL_TILES}
    emptied = {tile for tile, units in brought.items() if units >= state.stock(tile)}
    return tuple(sorted(found, key=lambda train: tile_of(train.station) not in emptied))


def income(state: State, seat: Seat, locomotives: Sequence[int], stocks: tuple[int, ...]) -> int:
    """The most passengers that such locomotives bring home in a turn of its own, where so many wait."""
    stations = ((distance, cell) for cell, distance in network(state, seat).stations.items())
    return most_runs(tuple(sorted(locomotives, reverse=True)), stocks, _by_tile(state, stations))[0]


def _by_tile(state: State, stations: Iterator[Distant]) -> ByTile:
    """The stations on each tile, the farthest first."""
    found = {tile: list[Distant]() for tile in ALL_TILES}
    for one in sorted(stations, reverse=True):
        found[state.chart.tile(one[1])].append(one)
    return tuple(map(tuple, found.values()))


@lru_cache(maxsize=4096)
def most_runs(left: tuple[int, ...], waiting: tuple[int, ...], stations: ByTile) -> tuple[int, tuple[Train, ...]]:
    """Passengers and trains. From the largest locomotive on, each tries every tile, and there the farthest station in
    its reach: what is nearer can be left to smaller ones. A locomotive that can run anywhere never does harm."""
    if not left:
        return 0, ()
    value, rest, found = left[0], left[1:], list[tuple[int, tuple[Train, ...]]]()
    for at, here in enumerate(stations):
        reached = next((one for one in here if one[0] <= value), None) if waiting[at] else None
        if reached is None:
            continue
        units = min(value, waiting[at])
        fewer = (*waiting[:at], waiting[at] - units, *waiting[at + 1 :])
        others = (*stations[:at], tuple(one for one in here if one != reached), *stations[at + 1 :])
        more, trains = most_runs(rest, fewer, others)
        found.append((units + more, (Train(value, reached[1]), *trains)))
    return max(found, key=lambda one: one[0]) if found else most_runs(rest, waiting, stations)
