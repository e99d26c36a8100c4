"""What is asked of Steam besides: how its robot ends, and the list of all deliveries on a full map."""

from __future__ import annotations

from time import thread_time

from rules.core.chance import Chance
from rules.core.contract import Draft, GameState, Options, Refusal, Seat
from rules.registry import GAMES
from rules.steam.building.laying import lay_tile, starts
from rules.steam.building.routing import router
from rules.steam.network import network
from rules.steam.state import MOST_LEVEL, State
from tests.bench.figures import Figure, at_most, percentile

GAME = GAMES["steam"]
SEATS = 3
LINKS = 55
LONGEST = 3  # tiles of a line on the full map
GOAL = 60  # milliseconds


def solid(state: GameState, seat: Seat) -> bool:
    """An income that is no debt, and six links, also where the ruin of all others ended the game early."""
    assert isinstance(state, State)
    return state.marker(seat).income >= 0 and network(state).completed(seat) >= 6


def solvent(state: GameState, seat: Seat) -> bool:
    assert isinstance(state, State)
    return not state.players[seat].out


def full_map(options: Options) -> State:
    """Everybody at level 6 on a map full of short links, whose they are by turns; the first to move may ship."""
    state = GAME.setup(options, SEATS, Chance(bytes(32))).state
    assert isinstance(state, State)
    for seat in range(SEATS):
        state = state.with_player(seat, cash=999, level=MOST_LEVEL, tile="engineer" if seat == 0 else None)
    state = state.but(phase="build", turn=state.map.scenario.turns, auction=None)
    for turn in range(LINKS):
        state = _with_line(state, turn % SEATS)
    if "docker" in state.map.scenario.tiles:
        state = state.with_player(state.order[0], tile="docker")
    return state.but(phase="move", round=1, queue=state.order)


def all_deliveries(options: Options, rounds: int) -> list[Figure]:
    state, times = full_map(options), list[float]()
    for number in range(1, rounds * SEATS + 1):
        state = state.with_mark("measured", number)  # a position whose ways were not looked for yet
        start = thread_time()
        offered = GAME.offers(state, state.queue[0], Draft(kind="deliver"))
        times.append((thread_time() - start) * 1000)
    name = f"all {len(offered.choices)} deliveries at level {MOST_LEVEL}, {_links(state)} links, p95"
    return [at_most(name, percentile(times, 95), GOAL, "{:.1f} ms")]


def _links(state: State) -> int:
    return sum(link.complete for link in network(state).links)


def _with_line(state: State, seat: Seat) -> State:
    """The first line that adds a link."""
    for _, at, side in starts(state, seat):
        for _, line in router(state, seat).lines(at, side, LONGEST, None):
            after = state
            for hex_, face in line:
                built = lay_tile(after, seat, hex_, face, None)
                if isinstance(built, Refusal):
                    break
                after = built[0]
            else:
                if _links(after) > _links(state):
                    return after
    return state
