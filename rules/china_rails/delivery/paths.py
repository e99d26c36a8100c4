"""From what was said to the path of a train: targets by search, compass runs and mileposts as they are."""

from collections.abc import Sequence

from rules.china_rails.naming import place
from rules.china_rails.parts import Milepost
from rules.china_rails.places import Run, Waypoint, read_stops, step_from
from rules.china_rails.running import ride
from rules.china_rails.search_run import By, along_track, journey
from rules.china_rails.speech import instead, misread, refuse
from rules.china_rails.state import State
from rules.core.contract import Refusal, Seat

AFAR = 12  # turns within which a place counts as reachable at all
FAR_POINTS = 1000  # enough for any way


def path_of(state: State, seat: Seat, way: Sequence[str], by: By, partly: bool) -> tuple[Milepost, ...] | Refusal:
    """The mileposts from where the train stands. Raises MisreadError."""
    start = state.players[seat].at
    assert start is not None
    here = [state.board.labels[start]]
    pieces = read_stops(state.board, (*here, *way))
    if len(pieces) != 1:
        raise misread("path", text=" ".join(way))
    stops = pieces[0][1:]
    if stops and not isinstance(stops[0], Run) and stops[0].mileposts == (start,):
        stops = stops[1:]  # a path may be written from where the train stands
    path = [start]
    there = state
    for stop in stops:
        found = _leg(there, seat, stop, by, partly)
        if isinstance(found, Refusal):
            return found
        path += found[1:]
        outcome = ride(there, seat, found)
        if isinstance(outcome, Refusal):
            whole = ride(state, seat, path)  # once more from the beginning, to count the step it breaks off at
            return whole if isinstance(whole, Refusal) else outcome
        there = outcome.state
    if len(path) == 1:
        return refuse("CR-12.1", "already-there", at=place(state, start))
    return tuple(path)


def _leg(state: State, seat: Seat, stop: Waypoint, by: By, partly: bool) -> tuple[Milepost, ...] | Refusal:
    at = state.players[seat].at
    assert at is not None
    if isinstance(stop, Run):
        return _run(state, at, stop)
    if not stop.mileposts:
        return refuse("CR-19.1", "taiwan-train")
    if at in stop.mileposts:
        return (at,)
    to = stop.mileposts[0]
    beside = len(stop.mileposts) == 1 and ((at, to) in state.board.edge or to in state.board.red[at])
    if beside and stop.city is None and stop.port is None:
        return at, to  # coordinates say the very step; to a city that is named there may be another way
    found = journey(state, seat, stop.mileposts, by)
    if found is not None or beside:
        return found.path if found else (at, to)
    far = journey(state, seat, stop.mileposts, by, AFAR)
    if far is None:
        barred = ride(state.with_turn(points=FAR_POINTS), seat, along_track(state, seat, stop.mileposts))
        if isinstance(barred, Refusal):  # a fee, an event or the ban on turning back, at the step it bars
            return barred
        return refuse("CR-12.1", "no-route", to=place(state, stop.mileposts[0]))
    if not partly or not far.rests[0]:
        to_name = place(state, stop.mileposts[0])
        return refuse("CR-12.9", "too-far", instead("by-far"), to=to_name, turns=far.turns, steps=far.steps)
    return far.path[: far.rests[0] + 1]


def _run(state: State, at: Milepost, run: Run) -> tuple[Milepost, ...] | Refusal:
    path = [at]
    for _ in range(run.steps):
        near = step_from(state.board, path[-1], run.direction)
        if near is None:
            return refuse("CR-12.1", "edge-of-map", at=place(state, path[-1]))
        path.append(near)
    return tuple(path)
