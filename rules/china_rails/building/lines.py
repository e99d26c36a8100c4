"""From what was said to segments: targets found by search, compass runs and mileposts taken as they are."""

from collections.abc import Sequence
from dataclasses import dataclass

from rules.china_rails.building.works import Works
from rules.china_rails.grid import neighbours
from rules.china_rails.naming import place
from rules.china_rails.parts import Milepost
from rules.china_rails.places import BREAK, Run, Site, Waypoint, how_far, read_stops, step_from
from rules.china_rails.search_build import Line, Reach, anywhere, home, reach
from rules.china_rails.speech import instead, misread, refuse
from rules.china_rails.state import LIMIT, State
from rules.core.contract import Refusal, Seat
from rules.core.phrase import Phrase

ANYWHERE = "anywhere"  # said as a start: any legal one
SHORT_OF_MONEY = ("CR-5.7", "CR-5.8")


@dataclass
class Proposal:
    """What a build would lay now, and what lies beyond this turn's money."""

    works: Works
    beyond: tuple[tuple[Milepost, Milepost], ...] = ()
    beyond_cost: int = 0
    goal: Milepost | None = None  # where what lies beyond leads
    end: Milepost | None = None  # where the next step would go on


def plan(
    state: State, seat: Seat, way: Sequence[str], start: str, via: Sequence[str], limit: int = LIMIT
) -> Proposal | Refusal:
    """Raises MisreadError for names that the board does not have."""
    board = state.board
    made = Proposal(Works(state, seat, limit))
    pieces = read_stops(board, way)
    if not pieces:
        raise misread("place", text="")
    if start or via:
        first = read_stops(board, start.split())[0] if start and start != ANYWHERE else []
        waypoints = [stop for piece in read_stops(board, via) for stop in piece]
        pieces = [[*first, *waypoints, *pieces[0]], *pieces[1:]]
    for number, stops in enumerate(pieces):
        begun = bool(start) and start != ANYWHERE and not number
        open_start = not begun and (len(stops) == 1 or (bool(via) and not number) or _is_target(made.works, stops[0]))
        if refusal := _piece(made, stops, open_start, start == ANYWHERE):
            return refusal
    if not made.works.laid:
        return _nothing(made, pieces[0][-1])
    return made


def _is_target(works: Works, stop: Waypoint) -> bool:
    """A city or port that no line can begin at: the line leads there first, and goes on."""
    named = isinstance(stop, Site) and (stop.city is not None or stop.port is not None)
    return isinstance(stop, Site) and named and not any(map(works.is_start, stop.mileposts))


def explicit(works: Works) -> tuple[str, ...]:
    """The segments as words: runs of neighbouring mileposts."""
    words: list[str] = []
    last: Milepost | None = None
    for a, b, _ in works.laid:
        if a != last:
            words += [BREAK, works.board.labels[a]] if words else [works.board.labels[a]]
        words.append(works.board.labels[b])
        last = b
    return tuple(words)


def _piece(made: Proposal, stops: Sequence[Waypoint], open_start: bool, from_anywhere: bool) -> Refusal | None:
    works = made.works
    here: frozenset[Milepost] | None = None
    for stop in stops:
        if made.beyond:
            return None
        if here is None and open_start:
            refusal = _to(made, anywhere(works) if from_anywhere else home(works), stop)
        elif here is None:
            if not isinstance(stop, Site) or not stop.mileposts:
                return _off_grid(works, stop)
            here = frozenset(stop.mileposts)
            made.end = stop.mileposts[0] if len(stop.mileposts) == 1 else None
            continue
        else:
            refusal = _run(made, here, stop) if isinstance(stop, Run) else _to(made, here, stop)
        if refusal:
            return refusal
        here = frozenset(stop.mileposts) if isinstance(stop, Site) and len(stop.mileposts) > 1 else None
        here = here or frozenset(() if made.end is None else (made.end,))
    return None


def _run(made: Proposal, here: frozenset[Milepost], run: Run) -> Refusal | None:
    """Steps in one direction; out of a city, from the milepost that lies outermost that way."""
    board = made.works.board
    at = max(here, key=lambda at: how_far(board, at, run.direction))
    for _ in range(run.steps):
        near = step_from(board, at, run.direction)
        if near is None:
            return refuse("CR-4.1", "edge-of-map", at=place(made.works.state, at))
        if refusal := _lay(made, at, near):
            return refusal
        at = near
    return None


def _to(made: Proposal, here: frozenset[Milepost], stop: Waypoint) -> Refusal | None:
    works = made.works
    if isinstance(stop, Run) or not stop.mileposts:
        return _off_grid(works, stop)
    if len(here) == 1 and len(stop.mileposts) == 1:
        (a,), (b,) = here, stop.mileposts
        if b in (works.board.numbers.get(near) for near in neighbours(*works.board.spots[a])):
            return _lay(made, a, b)
    if not here & anywhere(works):
        return works.unjoined(min(here), stop.mileposts[0])
    line = _search(works, here, stop)
    if line is None:
        return _no_way(works, stop)
    return _lay_line(made, line)


def _search(works: Works, here: frozenset[Milepost], stop: Site) -> Line | None:
    found = Reach(works, here, stop.mileposts) if works.laid else reach(works.state, works.seat, here)
    return found.to(stop.mileposts)


def _lay_line(made: Proposal, line: Line) -> Refusal | None:
    """As far as the money goes; the rest is for another turn."""
    order, reaches = line.for_now(made.works), line.cost <= made.works.budget
    for number, (a, b) in enumerate(order):
        refusal = made.works.lay(a, b)
        if refusal is None:
            made.end = b
            continue
        if (reaches and refusal.rule not in SHORT_OF_MONEY) or not made.works.laid:
            return refusal
        made.beyond, made.goal = order[number:], line.end
        made.beyond_cost = line.cost - sum(price for _, _, price in made.works.laid[-number:]) if number else line.cost
        return None
    made.end = line.end
    return None


def _lay(made: Proposal, a: Milepost, b: Milepost) -> Refusal | None:
    refusal = made.works.lay(a, b)
    made.end = b
    return refusal and refusal.but(instead=_so_far(made))


def _so_far(made: Proposal) -> Phrase | None:
    """The step that a path broke off at, and what can be built before it."""
    laid = made.works.laid
    if not laid:
        return None
    at = place(made.works.state, laid[-1][1])
    return instead("as-far-as", step=len(laid) + 1, at=at, cost=made.works.cost)


def _off_grid(works: Works, stop: Waypoint) -> Refusal:
    if isinstance(stop, Site) and stop.city is not None:
        return refuse("CR-4.13", "taiwan-track")
    return refuse("CR-4.3", "begin-at-place")


def _no_way(works: Works, stop: Site) -> Refusal:
    board = works.board
    if board.taiwan.intersection(stop.mileposts):
        return refuse("CR-4.13", "taiwan-track")
    name = place(works.state, stop.mileposts[0])
    rules = [works.entering(at, 1) for at in stop.mileposts]
    if all(rules):
        return refuse(rules[0], f"access-{rules[0][3:].replace('.', '-')}", city=name)
    return refuse("CR-4.1", "no-way", at=name)


def _nothing(made: Proposal, stop: Waypoint) -> Refusal:
    at = stop.mileposts[0] if isinstance(stop, Site) and stop.mileposts else made.end or 0
    return refuse("CR-4.1", "nothing-to-build", at=place(made.works.state, at))
