"""What segments cost on a board whoever built what, and what a line to a place costs at least."""

from collections.abc import Iterator
from functools import lru_cache

from rules.china_rails.board import PRICE, SURCHARGE, Board
from rules.china_rails.building.works import AFTER_RAINS
from rules.china_rails.parts import Edge, Milepost

FAR = 400  # millions; nothing is looked for beyond
DEAREST = 20  # no segment costs more
LEVELS = tuple(sorted(set(PRICE.values())))  # what a milepost may cost
PAID = len(LEVELS)  # instead of a level: the milepost that is paid twice has been
Ways = tuple[tuple[Milepost, Edge, int], ...]  # the next milepost, the edge, the price of a segment over it


@lru_cache(maxsize=8)
def steps(board: Board, rains: bool) -> tuple[Ways, ...]:
    """The ways from each milepost."""
    kinds = AFTER_RAINS if rains else SURCHARGE
    extra = [sum(kinds[board.waters[water].kind] for water in crossed) for crossed in board.crossings]
    return tuple(
        tuple((near, edge, PRICE[board.terrain[near]] + extra[edge]) for near, edge in ways) for ways in board.around
    )


@lru_cache(maxsize=8)
def special(board: Board) -> frozenset[Milepost]:
    """Mileposts with limits of their own."""
    cities = (at for at, city in enumerate(board.city_at) if city >= 0)
    return frozenset((*cities, *board.ferry_ports, *board.taiwan))


@lru_cache(maxsize=8)
def level_of(board: Board) -> tuple[int, ...]:
    """The level of each milepost's price."""
    return tuple(LEVELS.index(PRICE[terrain]) for terrain in board.terrain)


@lru_cache(maxsize=128)
def least(board: Board, goal: tuple[Milepost, ...]) -> tuple[tuple[int, ...], ...]:
    """For each level of the cheapest milepost so far, and PAID: what a line costs at least from each to the goal.

    Nothing where there is no goal.
    """
    size = len(board.labels)
    if not goal:
        return ((0,) * size,) * (PAID + 1)
    owing, paid = [FAR] * size, [FAR] * size  # whether one is still to be paid twice before the next major city
    buckets: list[list[tuple[list[int], Milepost]]] = [[] for _ in range(FAR + DEAREST)]
    for at in goal:
        owing[at] = 0
        buckets[0].append((owing, at))
    for price in range(FAR):
        for found, at in buckets[price]:
            if found[at] != price:
                continue
            for near, due, as_paid in _back_from(board, at, found is paid):
                before = paid if as_paid else owing
                if price + due < before[near]:
                    before[near] = price + due
                    buckets[price + due].append((before, near))
    levels = (tuple(min(one, low + other) for one, other in zip(owing, paid, strict=True)) for low in LEVELS)
    return (*levels, tuple(paid))


def _back_from(board: Board, at: Milepost, paid: bool) -> Iterator[tuple[Milepost, int, bool]]:
    """Where a line may have been before, the least that the step can cost, and how it was paid there."""
    town = board.town_at(at)
    major = town is not None and town.major
    yield from ((near, 0, paid) for near in (town.mileposts if town and major else ()) if near != at)
    ground = PRICE[board.terrain[at]]
    if board.ferry and at in board.ferry.ports:
        yield board.ferry.other(at), 0, paid
        ground = min(ground, board.ferry.price)
    for near, edge in board.around[at]:
        extra = sum(SURCHARGE[board.waters[water].kind] for water in board.crossings[edge])
        again = PRICE[board.terrain[near]]
        yield near, ground + extra, paid
        if paid:
            yield near, again + ground + extra, False
        elif major:
            yield near, extra, True
            yield near, again + extra, False
