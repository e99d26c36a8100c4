"""A robot that builds for its best trip, delivers, and joins the major cities when it can afford to.

It sees its own view alone and keeps no memory: whatever the turn has come to, it goes on from there.
"""

from collections.abc import Iterator

from rules.china_rails.any_phase.discard import Discard
from rules.china_rails.any_phase.end import End
from rules.china_rails.any_phase.lose import Lose
from rules.china_rails.building.build import Build
from rules.china_rails.building.lines import explicit
from rules.china_rails.building.link import Link
from rules.china_rails.building.upgrade import Upgrade
from rules.china_rails.building.works import Works
from rules.china_rails.delivery.deliver import Deliver
from rules.china_rails.delivery.drop import Drop
from rules.china_rails.delivery.handling import city_here, sales
from rules.china_rails.delivery.load import Load
from rules.china_rails.delivery.move import MoveTrain
from rules.china_rails.delivery.start import Start
from rules.china_rails.move import ChinaMove
from rules.china_rails.network import joined, winning_network
from rules.china_rails.parts import City, Milepost
from rules.china_rails.planning import Prospects, Trip
from rules.china_rails.search_build import Reach, reach
from rules.china_rails.search_run import journey
from rules.china_rails.state import LIMIT, State
from rules.china_rails.view import ChinaView
from rules.core.contract import Refusal, Seat

POOR = 1.0  # millions a turn: a hand that promises less is exchanged
SPARE = 45  # cash beyond a trip's needs from which the network is extended
RICH = 70  # cash from which a better locomotive is bought
LATE = 200  # cash from which only the victory counts
HORIZON = 12  # turns of a journey


def choose_move(view: ChinaView, seat: Seat) -> ChinaMove:
    """The first idea that the rules allow."""
    state = view.position
    return next((move for move in _ideas(state, seat) if _legal(state, seat, move)), End())


def _legal(state: State, seat: Seat, move: ChinaMove) -> bool:
    return move.why_closed(state, seat) is None and not isinstance(move.attempt(state, seat), Refusal)


def _ideas(state: State, seat: Seat) -> Iterator[ChinaMove]:
    player = state.players[seat]
    if player.owes_loads:
        yield Lose(good=state.board.goods[player.loads[-1]].key)  # CR-R34: as for whoever it stands in for
        return
    if state.now.upgraded or state.now.spent >= LIMIT:
        return  # nothing is left but to end the turn
    if state.now.phase == "delivery":
        yield from _deliveries(state, seat)
    hopes = Prospects(state, seat)
    trips = hopes.trips()
    best = trips[0] if trips else None
    if state.now.phase == "delivery":
        yield from _delivering(state, seat, hopes, trips)
    if not state.now.acted and not player.loads and (best is None or best.worth < POOR) and state.round > 1:
        yield Discard()
    yield from _building(state, seat, hopes, best)
    if not state.now.acted and not state.opening and all(event.ends is None for event in state.running):
        yield Discard()  # nothing else to do, and no event to wait for


# Delivering


def _deliveries(state: State, seat: Seat) -> Iterator[ChinaMove]:
    for good in dict.fromkeys(state.players[seat].loads):
        if sales(state, seat, good)[0]:
            yield Deliver(good=state.board.goods[good].key)


def _delivering(state: State, seat: Seat, hopes: Prospects, trips: list[Trip]) -> Iterator[ChinaMove]:
    if state.players[seat].at is None:
        yield from _starts(state, seat, trips)
        return
    trip = trips[0] if trips else None
    if trip is not None:
        yield from _handling(state, seat, trip)
    yield from _moving(state, seat, hopes, trips)


def _starts(state: State, seat: Seat, trips: list[Trip]) -> Iterator[ChinaMove]:
    mine = joined(state.board, state.track[seat])
    stops = [city for trip in trips[:3] for city in trip.stops]
    for city in (*stops, *state.board.majors):
        for at in state.board.cities[city].mileposts:
            if at in mine:
                yield Start(place=(state.board.labels[at],))
    if mine:
        yield Start(place=(state.board.cities[state.board.majors[0]].key,))


def _handling(state: State, seat: Seat, trip: Trip) -> Iterator[ChinaMove]:
    """Loads for the trip here; what fills the train in vain goes."""
    here = city_here(state, seat)
    player = state.players[seat]
    wanted = [errand.demand.good for errand in trip.errands if errand.source is not None and errand.source == here]
    for good in wanted:
        carried = player.loads.count(good)
        needed = sum(errand.demand.good == good for errand in trip.errands)
        if carried < needed:
            yield Load(goods=(state.board.goods[good].key,))
            useless = [load for load in player.loads if all(load != errand.demand.good for errand in trip.errands)]
            for load in useless:
                yield Drop(good=state.board.goods[load].key)


def _moving(state: State, seat: Seat, hopes: Prospects, trips: list[Trip]) -> Iterator[ChinaMove]:
    if not state.now.points:
        return
    for city in _destinations(state, seat, trips):
        move = _toward(state, seat, state.board.cities[city].mileposts)
        if move is not None:
            yield move
    player = state.players[seat]
    if player.came is not None:  # between cities: on to any of them, to be able to turn
        for city in range(len(state.board.cities)):
            move = _toward(state, seat, state.board.cities[city].mileposts)
            if move is not None:
                yield move
                return


def _destinations(state: State, seat: Seat, trips: list[Trip]) -> Iterator[City]:
    if state.bound(seat):  # the Congress first
        yield from sorted(state.board.majors, key=lambda city: _far(state, seat, city))
    for trip in trips[:3]:
        yield from [city for city in trip.stops if city != city_here(state, seat)][:1]


def _far(state: State, seat: Seat, city: City) -> int:
    found = journey(state, seat, state.board.cities[city].mileposts, "points", HORIZON)
    return found.steps if found else 1000


def _toward(state: State, seat: Seat, targets: tuple[Milepost, ...]) -> MoveTrain | None:
    found = journey(state, seat, targets, "points", HORIZON)
    if found is None or not found.steps:
        return None
    path = found.path[1 : found.rests[0] + 1] if found.rests else found.path[1:]
    return MoveTrain(way=tuple(state.board.labels[at] for at in path)) if path else None


# Building


def _building(state: State, seat: Seat, hopes: Prospects, best: Trip | None) -> Iterator[ChinaMove]:
    board, cash = state.board, state.cash[seat]
    for place in state.reserved:
        if place.owner == seat:
            a, b = board.ends[place.edge]
            for ends in ((a, b), (b, a)):
                yield Build(way=tuple(board.labels[at] for at in ends))
    needed = 0
    if best is not None:
        needed = best.build
        yield from _lines(state, seat, hopes, best)
    if cash - needed >= RICH and cash < LATE and not state.now.spent:
        for loco in ("fast", "super"):
            yield Upgrade.model_validate({"loco": loco})
    if cash - needed >= SPARE:
        yield from _conquest(state, seat, hopes)


def _lines(state: State, seat: Seat, hopes: Prospects, trip: Trip) -> Iterator[ChinaMove]:
    """Track for the trip: to the first of its stops that is not joined."""
    city = next((city for city in trip.stops if not hopes.joined(city) and city != trip.base), None)
    if city is not None:
        base = None if trip.base is None else frozenset(state.board.cities[trip.base].mileposts)
        found = hopes.reach() if base is None else reach(state, seat, base)
        yield from _line(state, seat, found, city)


def _line(state: State, seat: Seat, found: Reach, city: City) -> Iterator[ChinaMove]:
    """As much of the cheapest line to a city as the money allows."""
    works = Works(state, seat)
    line = found.to(state.board.cities[city].mileposts)
    for a, b in line.for_now(works) if line else ():
        if works.lay(a, b) is not None:
            break
    if works.laid:
        yield Build(way=explicit(works))


def _conquest(state: State, seat: Seat, hopes: Prospects) -> Iterator[ChinaMove]:
    """What victory asks for: the major cities, then a container port."""
    board = state.board
    if not hopes.piece or winning_network(state, seat):
        return
    missing = sorted((hopes.joining(city, None), city) for city in board.majors if not hopes.joined(city))
    for _, city in missing[:1]:
        yield from _line(state, seat, hopes.reach(), city)
    if not missing:
        for port in sorted(board.ports, key=lambda port: port.price):
            yield Link(port=(port.key,))
