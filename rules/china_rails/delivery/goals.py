"""Where a train may want to go: the cities in reach that serve the player's cards first, then the ways onward."""

from __future__ import annotations

from rules.china_rails.building.targets import wanted_cities
from rules.china_rails.events_base import place
from rules.china_rails.grid import DIRECTIONS
from rules.china_rails.parts import Milepost
from rules.china_rails.places import direction_of
from rules.china_rails.running import needs_fee, open_ways, ride
from rules.china_rails.search_run import journey
from rules.china_rails.state import State
from rules.core.contract import Choice, Refusal, Seat
from rules.core.phrase import phrase

MOST = 20


def goals(state: State, seat: Seat, typed: str) -> tuple[Choice, ...]:
    """Cities and ports within this turn's points, with points and fees."""
    board, player = state.board, state.players[seat]
    fits = set(board.places.like(typed)) if typed else None
    near = _within(state, seat)
    found: list[Choice] = []
    sites = [(board.cities[city].mileposts, board.cities[city].key, f"c{city}") for city in wanted_cities(state, seat)]
    sites += [((port.at,), port.key, f"p{number}") for number, port in enumerate(board.ports) if number in player.links]
    sites += [((at,), board.labels[at], "") for at in board.ferry_ports if board.city_at[at] < 0]
    for mileposts, word, code in sites:
        if (fits is not None and code not in fits) or player.at in mileposts or not near.intersection(mileposts):
            continue
        way = journey(state, seat, mileposts)
        if way is None or (not code and way.steps > 1 and (player.at, mileposts[0]) in board.edge):
            continue  # coordinates beside the train say the very step, not a way around
        label = phrase("china-goal", to=place(state, mileposts[0]), steps=way.steps, points=state.now.points)
        note = phrase("china-note-fees", fees=way.fees) if way.fees else None
        found.append(Choice(value=word, label=label, note=note, place=board.labels[way.path[-1]]))
        if len(found) == MOST:
            break
    return tuple(found)


def next_ways(state: State, seat: Seat, typed: str = "") -> tuple[Choice, ...]:
    """The single steps that are legal now."""
    board, at = state.board, state.players[seat].at
    if at is None:
        return ()
    found = []
    for near, owner in open_ways(state, at):
        way = direction_of(board, at, near)
        if typed and not board.labels[near].startswith(typed.upper()) and typed != way:
            continue
        if isinstance(ride(state, seat, (at, near)), Refusal):
            continue
        label = phrase("china-step", way=phrase(f"china-way-{way}"), to=place(state, near))
        note = phrase("china-note-fees", fees=4) if needs_fee(state, seat, owner) else None
        found.append(
            (DIRECTIONS.index(way), Choice(value=board.labels[near], label=label, note=note, place=board.labels[near]))
        )
    return tuple(choice for _, choice in sorted(found, key=lambda one: one[0]))


def _within(state: State, seat: Seat) -> frozenset[Milepost]:
    """A rough look around: mileposts that track joins within the points left."""
    at = state.players[seat].at
    if at is None:
        return frozenset()
    reached = {at: 0}
    todo = [at]
    for here in todo:
        if reached[here] < state.now.points:
            for near, _ in open_ways(state, here):
                if near not in reached:
                    reached[near] = reached[here] + 1
                    todo.append(near)
    return frozenset(reached)
