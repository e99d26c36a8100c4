"""The searches' answers by trying everything, on small boards: every path, and every order in which it can be built."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from rules.china_rails.building.works import Works
from rules.china_rails.parts import Edge, Milepost
from rules.china_rails.running import ride
from rules.china_rails.search_build import home
from rules.china_rails.state import State
from rules.china_rails.weather import weather
from rules.core.contract import Refusal

Segment = tuple[Milepost, Milepost]
Sections = tuple[tuple[Segment, ...], ...]  # a path, cut where it passes a major city
PLENTY = 1000


def brute_build(state: State, target: Milepost, most: int) -> int | None:
    """The least price, up to most, of a line from own network: over all simple paths, each built in every order."""
    fresh = Works(state, state.turn, PLENTY)
    starts = home(fresh)
    if target in starts:
        return 0
    left = _left(fresh, target)
    best = most + 1
    todo: list[tuple[Milepost, frozenset[Milepost], Sections, int]] = [(at, starts, ((),), 0) for at in starts]
    while todo:
        at, seen, path, least = todo.pop()
        if least + left.get(at, PLENTY) >= best:
            continue
        for near, edge in state.board.around[at]:
            if near in seen or near in state.board.taiwan:
                continue
            price = _cheaper(fresh, edge)
            longer = (*path[:-1], (*path[-1], (at, near)))
            if _major(state, near):
                longer = (*longer, ())
            reached = {near, *_jumps(fresh, near)}
            if target in reached:
                best = min((best, *_prices(state, longer)))
            else:
                todo += [(there, seen | reached, longer, least + price) for there in reached]
    return None if best > most else best


def _prices(state: State, path: Sections) -> Iterator[int]:
    """What the path costs in each legal order: up to a major city, from both sides to any milepost between."""
    ends_at_city = [bool(section) and _major(state, section[-1][1]) for section in path]
    choices = [range(len(part) + 1) if city else (len(part),) for part, city in zip(path, ends_at_city, strict=True)]
    for meetings in product(*choices):
        works = Works(state, state.turn, PLENTY)
        order = [
            segment
            for part, meeting in zip(path, meetings, strict=True)
            for segment in (*part[:meeting], *((b, a) for a, b in reversed(part[meeting:])))
        ]
        if all(works.lay(a, b) is None for a, b in order):
            yield works.cost


def _cheaper(works: Works, edge: Edge) -> int:
    """What a segment costs, built from whichever end."""
    return min(works.price(edge, at) for at in works.board.ends[edge])


def _left(works: Works, target: Milepost) -> dict[Milepost, int]:
    """What a line from everywhere to the target costs at least, whatever is built and allowed."""
    left = dict.fromkeys((target, *_jumps(works, target)), 0)
    reached = list(left)
    for at in reached:  # until nothing gets cheaper
        for near, edge in works.board.around[at]:
            for there in (near, *_jumps(works, near)):
                due = left[at] + _cheaper(works, edge)
                if due < left.get(there, PLENTY):
                    left[there] = due
                    reached.append(there)
    return left


def _major(state: State, at: Milepost) -> bool:
    town = state.board.town_at(at)
    return town is not None and town.major


def _jumps(works: Works, at: Milepost) -> Iterator[Milepost]:
    """Reached together with a milepost: its red area, and the other port of a ferry that is bought there."""
    town = works.board.town_at(at)
    if town and town.major:
        yield from (other for other in town.mileposts if other != at)
    if works.board.ferry and works.gets_ferry(at):
        yield works.board.ferry.other(at)


def brute_run(state: State, seat: int, target: Milepost) -> set[tuple[int, int]]:
    """Fees and points of every legal path to the target within the turn."""
    found: set[tuple[int, int]] = set()
    start = state.players[seat].at
    assert start is not None
    todo: list[tuple[State, tuple[Milepost, ...]]] = [(state, (start,))]
    while todo:
        there, path = todo.pop()
        if path[-1] == target:
            found.add((4 * (len(there.now.paid) - len(state.now.paid)), len(path) - 1))
        for near in {b for b, _ in there.board.around[path[-1]]} | set(there.board.red[path[-1]]):
            outcome = ride(there, seat, (path[-1], near))
            if not isinstance(outcome, Refusal):
                todo.append((outcome.state, (*path, near)))
    return found


def brute_journey(
    state: State, seat: int, targets: set[Milepost], turns: int
) -> dict[Milepost, set[tuple[int, int, int]]]:
    """Fees, turns and points of the legal ways to the targets over so many turns, resting wherever one likes."""
    found: dict[Milepost, set[tuple[int, int, int]]] = {at: set() for at in targets}
    todo, seen, money = [(state, 1, 0)], set[tuple[object, ...]](), state.cash[seat]
    while todo:
        there, turn, steps = todo.pop()
        player, now = there.players[seat], there.now
        label = (player.at, player.came, now.paid, now.points, now.halved, turn, steps, there.cash[seat])
        if label in seen or player.at is None:
            continue
        seen.add(label)
        if player.at in targets:
            found[player.at].add((money - there.cash[seat], turn, steps))
        for near in {b for b, _ in there.board.around[player.at]} | set(there.board.red[player.at]):
            outcome = ride(there, seat, (player.at, near))
            if not isinstance(outcome, Refusal):
                todo.append((outcome.state, turn, steps + 1))
        if turn < turns:
            slow = player.at in weather(there).slow
            points = (there.speed(seat) + 1) // 2 if slow else there.speed(seat)
            todo.append((there.with_turn(points=points, used=0, paid=(), halved=slow), turn + 1, steps))
    return found
