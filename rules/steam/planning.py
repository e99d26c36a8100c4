"""What a player's network is worth: the deliveries it allows, and the lines and tiles that would add to them.

The robot and its advice are made of this. Everything here is a rough guess, and bounded.
"""

from dataclasses import dataclass
from itertools import islice

from rules.core.contract import Refusal, Seat
from rules.steam.board import Hex, TileKind
from rules.steam.building.laying import TrackBuilt, builds_left, lay_tile, starts
from rules.steam.building.routing import Line, router
from rules.steam.goods.ways import Way, origins, ways_from
from rules.steam.money import fewest_steps
from rules.steam.network import network, reached_from
from rules.steam.state import MOST_LEVEL, ROUNDS, State

WEIGHTS = (1.0, 0.9, 0.6, 0.4, 0.2, 0.1)  # of the best deliveries, in the order they would be made
MOST_STARTS = 8
OTHER_STARTS = 3
LINES_A_START = 7
MOST_JUDGED = 24
COIN = 0.1  # what a coin in hand is worth, in points: nothing in the end
STEP_COST = 0.9  # what a capital step costs
LINK = 1.3  # what a new link is worth by itself: its VP, and points when others use it or later lines join it


@dataclass(frozen=True)
class Plan:
    line: Line
    price: int
    gain: float


def yields(state: State, seat: Seat) -> list[tuple[float, str, Hex, Hex, Way]]:
    """Every delivery with what it is worth to the mover, the best first."""
    found = []
    for origin in origins(state):
        for (letter, goal), ways in ways_from(state, seat, origin).items():
            value, way = max(((_value(state, seat, way), way) for way in ways), key=lambda one: one[0])
            found.append((value, letter, origin, goal, way))
    return sorted(found, key=lambda one: one[0], reverse=True)


def _value(state: State, seat: Seat, way: Way) -> float:
    """Own points, less what others get; a partner's are as good as one's own."""
    own = state.map.marker(seat)
    value = -COIN * state.map.toll(state, way.stops)
    for owner, points in way.points(seat).items():
        value += points * (1.0 if owner == seat else 0.8 if state.map.marker(owner) == own else -0.4)
    return value


def potential(state: State, seat: Seat) -> float:
    """What the next deliveries would bring at the level that is near."""
    level = min(MOST_LEVEL, state.players[seat].level + 1)
    near = state.with_player(seat, level=level)
    best = [value for value, *_ in yields(near, seat)]
    return sum(weight * value for weight, value in zip(WEIGHTS, best, strict=False))


def tile_gain(state: State, seat: Seat, tile: TileKind) -> float:
    """What the next two deliveries would bring more with a tile in hand, where a tile opens ways for cubes."""
    with_it, without = (
        sum(value for value, *_ in yields(state.with_player(seat, tile=held), seat)[:ROUNDS]) for held in (tile, None)
    )
    return with_it - without


def due(state: State, seat: Seat) -> int:
    """What the income phase will take from the player, if the next deliveries go as they look now."""
    player, income = state.players[seat], state.marker(seat).income
    goes = 2 if state.phase != "move" else 0
    hoped = int(sum(max(0.0, value) for value, *_ in yields(state, seat)[:goes]))
    if state.map.teams:
        income = (income + hoped) // 2
        hoped = 0
    return max(0, state.map.upkeep(player.level) - income - hoped)


def promise(state: State, seat: Seat) -> float:
    """What a network is worth besides its links: deliveries, and what the map holds out."""
    return 1.5 * potential(state, seat) + state.map.prospect(state, seat)


def best_line(state: State, seat: Seat, purse: int) -> Plan | None:
    """The line worth most for its price, among those that can be finished this turn with what may be spent."""
    most = builds_left(state, seat)
    if most < 1:
        return None
    search = router(state, seat)
    found: dict[Line, None] = {}
    for _, at, side in _near_starts(state, seat):
        for _, line in islice(search.lines(at, side, most, None), LINES_A_START):
            found.setdefault(line)
    now = promise(state, seat)
    best: Plan | None = None
    for line in sorted(found, key=len)[:MOST_JUDGED]:
        plan = _judged(state, seat, line, purse, now)
        if plan and plan.gain > 0 and (best is None or plan.gain > best.gain):
            best = plan
    return best


def _near_starts(state: State, seat: Seat) -> list[tuple[str, Hex, int | None]]:
    """Own loose ends and Stops first, then the Cities where most cubes lie."""
    net = network(state)
    own = {end.at for link in net.owned(seat) for end in link.ends if end.stop}
    every = starts(state, seat)
    near = [one for one in every if one[2] is not None or one[1] in own]
    rich = sorted((one for one in every if one not in near), key=lambda one: len(state.cubes_at(one[1])), reverse=True)
    return [*near[:MOST_STARTS], *rich[: OTHER_STARTS if len(near) > 3 else MOST_STARTS]]


def _judged(state: State, seat: Seat, line: Line, purse: int, now: float) -> Plan | None:
    after, price = state, 0
    for at, face in line:
        built = lay_tile(after, seat, at, face, None)
        if isinstance(built, Refusal):
            return None
        after, events = built
        price += sum(event.payment.price for event in events if isinstance(event, TrackBuilt))
        if price > purse:
            return None
    links = network(after).completed(seat) - network(state).completed(seat)
    gain = promise(after, seat) - now + LINK * links - cost(state, seat, price)
    return Plan(line, price, gain)


def cost(state: State, seat: Seat, price: int) -> float:
    """What a price is worth, in points: little as long as cash covers it, a step of income for every five beyond."""
    left = state.map.scenario.turns - state.turn
    steps = fewest_steps(price - state.players[seat].cash) if state.base else 0
    return (COIN if left > 1 else 0.0) * price + STEP_COST * steps


def best_growth(state: State, seat: Seat, cities: tuple[Hex, ...]) -> tuple[Hex, int] | None:
    """A City of one's network, and the supply space whose cubes would find most goals there."""
    near = reached_from(state, network(state).stops_of(seat))
    wanted = [state.colour(at) for at in near]
    spaces = [at for at, cubes in enumerate(state.supply, 1) if cubes]
    if not cities or not spaces:
        return None
    city = max(cities, key=lambda at: (at in near, -len(state.cubes_at(at)), -at))
    initials = [(colour or "x")[0] for colour in wanted if colour != state.colour(city)]
    space = max(spaces, key=lambda at: sum(initials.count(cube) for cube in state.supply[at - 1]))
    return city, space


def best_town(state: State, seat: Seat, towns: tuple[Hex, ...], colours: list[str]) -> tuple[Hex, str]:
    """A Town of one's network, and the colour of which most cubes lie near it."""
    own = [track.at for track in state.tracks if track.owner == seat]
    town = max(towns, key=lambda at: (own.count(at), -at))
    near = "".join(state.cubes_at(at) for at in reached_from(state, network(state).stops_of(seat)))
    return town, max(colours, key=lambda colour: near.count(colour[0]))
