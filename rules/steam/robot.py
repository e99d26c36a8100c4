"""A robot that plays sensibly: cheap lines between Cities whose cubes fit, income first, VP towards the end.

It sees what its seat sees and answers whatever is due, so it can take over a turn at any point.
"""

from rules.core.contract import Ask, Seat
from rules.steam.bidding.bid import Bid, limit
from rules.steam.bidding.capital import Capital
from rules.steam.building.build import Build
from rules.steam.building.done import Done
from rules.steam.building.grow import Grow
from rules.steam.building.route import Route
from rules.steam.building.urbanize import Urbanize
from rules.steam.faces import code
from rules.steam.goods.allocate import Allocate
from rules.steam.goods.deliver import Deliver, better_track
from rules.steam.goods.loco import Loco
from rules.steam.goods.pass_ import Pass
from rules.steam.goods.ways import named_way
from rules.steam.money import STEP, fewest_steps, most_steps
from rules.steam.move import SteamMove
from rules.steam.network import network
from rules.steam.planning import best_growth, best_line, best_town, due, tile_gain, yields
from rules.steam.selecting.tile import Tile, colours_left, free_towns, growing_cities, price, takeable, usable
from rules.steam.state import COLOURS, MOST_LEVEL, State
from rules.steam.view import SteamView

LINE = 9  # what a line may cost that capital is bought for
SHIPS = 1.0  # points more, for which the Docker is taken before other tiles
FREE_TILES = ("engineer", "first_move", "first_build", "turn_order", "docker")


def choose_move(view: SteamView, seat: Seat, ask: Ask) -> SteamMove:
    state = view.state
    if view.asked == seat:
        return Allocate(to=better_track(state, seat, state.shares[0].points))
    match state.phase:
        case "auction" | "bidding":
            return _bid(state, seat)
        case "capital":
            return _capital(state, seat)
        case "select":
            return _tile(state, seat)
        case "build":
            return _build(state, seat)
        case "move":
            return _move(state, seat)
        case _:
            answer = state.map.robot_move(state, seat)
            assert answer is not None, f"no robot answers in phase {state.phase}"
            return answer


def floor(state: State) -> int:
    """How far the income may be lowered for money: in the first turns, less and less."""
    return (-4, -4, -3, -2, -1)[state.turn - 1] if state.turn <= 5 else 0


def purse(state: State, seat: Seat) -> int:
    """What may be spent now: cash less what the income phase will take, and in Base a few capital steps."""
    player, marker = state.players[seat], state.marker(seat)
    kept = max(0, player.cash - due(state, seat) - state.map.reserve(state, seat))
    return kept + STEP * max(0, marker.income - floor(state)) if state.base else kept


def _bid(state: State, seat: Seat) -> SteamMove:
    assert state.auction is not None
    bid = state.auction.high + 1
    spare = state.phase == "auction" or state.players[seat].cash > LINE + due(state, seat)
    most = 1 if spare else 0
    return Bid(amount=bid if bid <= min(most, limit(state, seat)) else None)


def _capital(state: State, seat: Seat) -> SteamMove:
    """Standard: enough for a line that is worth it, and for what the income phase will take."""
    partners = state.map.out_with(seat)
    if seat != min(partners, key=state.order.index):
        return Capital(steps=0)  # the partner earlier in the order has said the team's steps
    marker = state.marker(seat)
    needed, wanted = 0, 0
    for one in partners:
        short = due(state, one) - state.players[one].cash
        needed += short
        if state.turn < state.map.scenario.turns:
            rich = state.with_player(one, cash=LINE, builds=0)
            plan = best_line(rich, one, LINE)
            wanted += plan.price if plan else 0
    must = fewest_steps(needed, STEP - 1)  # each step lowers the income that is to come
    room = max(must, marker.income - (-5 if state.turn <= 4 else -2 if state.turn <= 6 else 1))
    steps = fewest_steps(needed + wanted, STEP - 1)
    return Capital(steps=max(0, min(steps, room, most_steps(state, seat))))


def _tile(state: State, seat: Seat) -> SteamMove:
    free = takeable(state, seat)
    level = state.players[seat].level
    left = state.map.scenario.turns - state.turn
    cost = price(state, seat, "locomotive")
    own = state.players[seat].cash
    spare = purse(state, seat) if state.map.tile_capital_rule() is None else own
    if "locomotive" in free and level < _fitting_level(state, seat) and left >= 2 and cost <= min(own + 2, spare):
        return Tile(tile="locomotive")
    if "docker" in free and tile_gain(state, seat, "docker") >= SHIPS:
        return Tile(tile="docker")
    if not state.base and "urbanization" in free and usable(state, "urbanization") and state.turn > 2:
        return Tile(tile="urbanization")
    if not state.base and "city_growth" in free and usable(state, "city_growth") and state.turn > 3:
        return Tile(tile="city_growth")
    if "urbanization" in free and usable(state, "urbanization") and own >= 9 and left >= 2 and spare >= 9:
        return Tile(tile="urbanization")
    for tile in FREE_TILES:
        if tile in free:
            return Tile(tile=tile)
    return next(
        Tile(tile=tile, idle=state.base and tile in ("city_growth", "urbanization"))
        for tile in sorted(free, key=lambda one: (one == "locomotive", one))
    )


def _fitting_level(state: State, seat: Seat) -> int:
    """The level that the network can use, a little ahead of it."""
    links = network(state).completed(seat)
    return min(5, 1 + links // 2 if state.map.upkeep(1) else state.turn + 1)


def _build(state: State, seat: Seat) -> SteamMove:
    player = state.players[seat]
    owed = not player.idle and not player.used and player.tile is not None
    if owed and player.tile == "city_growth" and usable(state, "city_growth"):
        found = best_growth(state, seat, growing_cities(state))
        if found:
            return Grow(city=state.board.hexes[found[0]].id, space=found[1])
    if owed and player.tile == "urbanization" and usable(state, "urbanization"):
        return _urbanize(state, seat)
    plan = best_line(state, seat, purse(state, seat))
    if plan:
        tiles = tuple((state.board.hexes[at].id, code(face)) for at, face in plan.line)
        if len(tiles) == 1:
            return Build(hex=tiles[0][0], face=tiles[0][1])
        return Route(tiles=tiles)
    return state.map.robot_move(state, seat) or Done()


def _urbanize(state: State, seat: Seat) -> SteamMove:
    colours = [colour for colour, count in colours_left(state).items() if count]
    town, colour = best_town(state, seat, free_towns(state), colours)
    found = best_growth(state, seat, (town,))
    return Urbanize.model_validate(
        {"town": state.board.hexes[town].id, "colour": colour, "space": found[1] if found else 0}
    )


def _move(state: State, seat: Seat) -> SteamMove:
    player = state.players[seat]
    best = next(iter(yields(state, seat)), None)
    value = best[0] if best else 0.0
    if not player.raised and player.level < MOST_LEVEL and _wants_level(state, seat, value):
        return Loco()
    if best is None or value <= 0:
        return Pass()
    _, letter, _, _, way = best
    to = better_track(state, seat, way.points(seat)[seat])
    return Deliver.model_validate(
        {"colour": COLOURS[letter], "way": tuple(named_way(state, seat, way).split()), "to": to}
    )


def _wants_level(state: State, seat: Seat, value: float) -> bool:
    """Whether one level more would bring better deliveries for the goes that are left."""
    left = state.map.scenario.turns - state.turn
    goes = 2 * left + (state.round == 1)
    if goes < 2:
        return False
    higher = state.with_player(seat, level=state.players[seat].level + 1)
    best = next(iter(yields(higher, seat)), None)
    better = best[0] if best else 0.0
    upkeep = state.map.upkeep(1) * 0.4 * left
    if value <= 0:
        return better > 0 or (not state.map.upkeep(1) and state.players[seat].level < 4)
    return (better - value) * min(goes, 4) > value + upkeep
