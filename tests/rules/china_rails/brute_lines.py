"""The cheapest builds on boards too large for trying every path: every state that a line can come to.

A line grows from own network milepost by milepost; before a major city it may be built back from there instead, and
then each segment is paid at the end it comes from. A state remembers all that the line has used up anywhere on its
way; nothing is estimated, and nothing that is dearer but different is left out.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterator
from dataclasses import dataclass, replace

from rules.china_rails.board import PRICE
from rules.china_rails.building.works import Works
from rules.china_rails.parts import Edge, Milepost
from rules.china_rails.search_build import home
from rules.china_rails.state import State

PLENTY = 1000
Counts = tuple[tuple[int, int], ...]  # how many of what


@dataclass(frozen=True, order=True)
class Line:
    """Where a line ends, and what it has used up."""

    at: Milepost
    back: bool = False  # it is built out of the major city that it will come to
    bought: bool = False  # the ferry
    exits: Counts = ()  # segments out of major cities, by city
    there: Counts = ()  # segments at cities and ports, by milepost, of a major city by its first


def brute_lines(state: State, most: int) -> dict[Milepost, int]:
    """The least price, up to most, of a line from own network to every milepost that has one."""
    works = Works(state, state.turn, PLENTY)
    starts = home(works)
    found: dict[Milepost, int] = {}
    queue = [(0, Line(at)) for at in starts]
    heapq.heapify(queue)
    seen = set[Line]()
    while queue:
        cost, line = heapq.heappop(queue)
        if line in seen or cost > most:
            continue
        seen.add(line)
        if not line.back:
            found.setdefault(line.at, cost)
            heapq.heappush(queue, (cost, replace(line, back=True)))
        for at in _jumps(works, line):
            heapq.heappush(queue, (cost, replace(line, at=at)))
        for near, edge in state.board.around[line.at]:
            if near not in starts and (step := _laid(works, line, near, edge)) is not None:
                heapq.heappush(queue, (cost + step[0], step[1]))
    return found


def _jumps(works: Works, line: Line) -> Iterator[Milepost]:
    """Within a red area, and over a ferry that the line has bought, or buys where it arrives from the other side."""
    town, ferry = works.board.town_at(line.at), works.board.ferry
    if town and town.major and not line.back:
        yield from town.mileposts
    if ferry and works.gets_ferry(line.at) and (line.bought or line.back):
        yield ferry.other(line.at)


def _laid(works: Works, line: Line, near: Milepost, edge: Edge) -> tuple[int, Line] | None:
    """One segment more and what it costs; None where a rule forbids it."""
    board = works.board
    a, b = (near, line.at) if line.back else (line.at, near)
    lost = works.reserved.get(edge)
    taken = edge in works.claims if lost is None else lost != works.seat
    if taken or edge in works.weather.unbuildable or board.taiwan.intersection((a, b)):
        return None
    exits, there = dict(line.exits), dict(line.there)
    if (city := _major(works, a)) is not None:
        together = works.state.options.city_exits == "per_turn"
        if works.exits_left(city) <= (sum(exits.values()) if together else exits.get(city, 0)):
            return None  # CR-4.6
        exits[city] = exits.get(city, 0) + 1
    for at in (a, b):
        spot = at if (major := _major(works, at)) is None else board.cities[major].mileposts[0]
        if board.city_at[at] >= 0 or at in board.ferry_ports:
            there[spot] = there.get(spot, 0) + (lost is None)  # a bridge that is kept counts already
        owner = works.ferry or line.bought or (line.back and works.gets_ferry(at))
        if works.entering(b, there.get(spot, 0)) if at == b else works.limit(a, there.get(spot, 0), owner):
            return None  # CR-6.2, CR-7.1 to CR-7.5, CR-9.5, CR-9.6
    buys = works.gets_ferry(b) and not line.bought
    price = works.price(edge, b) if buys or b not in board.ferry_ports else PRICE[board.terrain[b]] + works.water(edge)
    back = line.back and _major(works, near) is None
    return price, Line(near, back, line.bought or buys, tuple(sorted(exits.items())), tuple(sorted(there.items())))


def _major(works: Works, at: Milepost) -> int | None:
    city = works.board.city_at[at]
    return city if city >= 0 and works.board.cities[city].major else None
