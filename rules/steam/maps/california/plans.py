"""What a robot makes of a trunk line: how near it is, and what prestige will cost.

Everything here is a rough guess, and bounded by the hexes of the map.
"""

from collections import deque

from rules.core.contract import Seat
from rules.steam.board import NOWHERE, Hex
from rules.steam.grid import CENTRE
from rules.steam.maps.california.options import CaliforniaOptions
from rules.steam.maps.california.trunk import TRUNK_VP, prestige_cities
from rules.steam.network import Network, network
from rules.steam.state import State

FULL = 99  # builds that are never made
FARTHEST = 9  # builds of a trunk line that is not begun
LOST_COIN = 0.12  # what a coin that income will not bring is worth, in VP
LAST_PRESTIGE = 0.4  # what prestige is worth in the end, when no more income is to come


def builds_missing(state: State, seat: Seat) -> int:
    """How many hexes are still to be built on before own links join the two Cities; own links are walked free."""
    start, goal = state.board.trunk_ends
    net, board = network(state), state.board
    builds = _builds(net, seat)
    fresh: deque[tuple[int, Hex]] = deque([(0, start)])
    best: dict[Hex, int] = {start: 0}
    while fresh:
        missing, at = fresh.popleft()
        if at == goal:
            return missing
        if missing > best[at]:
            continue
        steps = [(0, link.other(at)) for link in net.exits.get(at, {}).values() if link.owner == seat]
        sides = enumerate(board.beside[at])
        steps += [
            (builds.get(over, 1), over) for side, over in sides if over != NOWHERE and (at, side) not in board.walls
        ]
        for price, over in steps:
            if missing + price < best.get(over, FULL):
                best[over] = missing + price
                if price:
                    fresh.append((missing + price, over))
                else:
                    fresh.appendleft((missing, over))
    return FULL


def _builds(net: Network, seat: Seat) -> dict[Hex, int]:
    """Where leading a line through a hex takes not just one build: none in Cities and along own loose ends, and hexes
    that are full."""
    builds = dict.fromkeys(net.ground.cities, 0)
    for at, lying in net.on.items():
        if any(track.owner == seat and not net.of_track[track].complete for track in lying):
            builds[at] = 0
        elif len(lying) > (2 if lying[0].b == CENTRE else 1):
            builds[at] = FULL
    return builds


def trunk_prospect(state: State, seat: Seat) -> float:
    """What the way to the trunk line is worth, in VP: more the nearer it is, nothing once it is out of reach."""
    missing = builds_missing(state, seat)
    left = state.map.scenario.turns - state.turn
    room = 3 * left + max(0, state.map.builds(state.players[seat].tile) - state.players[seat].builds)
    if missing > min(room, FARTHEST):
        return 0.0
    return TRUNK_VP * (1 - missing / (FARTHEST + 1))


def phases_left(state: State) -> int:
    """How often prestige, and what comes before it, is still to come (ST-R82)."""
    return state.map.scenario.turns - state.turn + state.map.chosen(CaliforniaOptions).last_prestige


def prestige_worth(state: State, seat: Seat) -> float:
    """What prestige brings, in VP: its VP are those of the income it takes, and the coins of that income are lost."""
    phases = phases_left(state)
    coins = phases * (phases - 1) / 2
    return len(prestige_cities(state, seat)) * (LAST_PRESTIGE * bool(phases) - LOST_COIN * coins)


def prestige_drain(state: State, seat: Seat) -> int:
    """The income that prestige will take until the end, as the network stands."""
    return phases_left(state) * len(prestige_cities(state, seat))
