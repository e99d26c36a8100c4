"""What holds in every position between moves (ST-I1 to ST-I31). What speaks of two positions is held by playouts."""

from collections import Counter

from rules.core.invariants import demand
from rules.steam.board import NOWHERE
from rules.steam.faces import FACES, Ends
from rules.steam.grid import CENTRE, opposite
from rules.steam.network import network
from rules.steam.state import BAG, LEAST_INCOME, MOST_INCOME, MOST_LEVEL, NEW_CITIES, State


def audit(state: State) -> None:
    """Raises BrokenInvariantError with the id of the first invariant that is broken."""
    _cubes(state)
    _markers(state)
    _tiles(state)
    _exits(state)
    _links(state)
    _actions(state)
    _order(state)
    _map(state)
    state.map.audit(state)


def _cubes(state: State) -> None:
    lying = "".join((state.bag, state.discard, *state.supply, *(cubes for _, cubes in state.cubes)))
    demand("ST-I1", Counter(lying) == Counter(BAG), "cubes", Counter(lying))
    used = Counter(colour for _, colour in state.new_cities)
    demand("ST-I2", all(used[colour] <= NEW_CITIES.get(colour, 0) for colour in used), "New Cities", used)
    spaces = zip(state.supply, state.full, strict=True)
    demand("ST-I17", all(now in ("", full) for now, full in spaces), "the supply", state.supply)


def _markers(state: State) -> None:
    for player in state.players:
        demand("ST-I3", player.cash >= 0, "cash", player.cash)
        demand("ST-I3", 1 <= player.level <= MOST_LEVEL, "level", player.level)
    for marker in state.markers:
        demand("ST-I3", LEAST_INCOME <= marker.income <= MOST_INCOME, "income", marker.income)
        demand("ST-I3", marker.vp >= 0, "VP", marker.vp)
    markers = len(state.map.teams) or len(state.players)
    demand("ST-I28", len(state.markers) == markers, len(state.markers), "markers")


def _tiles(state: State) -> None:
    """What lies on the hexes (ST-I5, ST-I6, ST-I8)."""
    lying: dict[int, list[Ends]] = {}
    for track in state.tracks:
        lying.setdefault(track.at, []).append((track.a, track.b))
    ferries = {state.board.number[ferry.space] for ferry in state.board.ferries}
    for at, tracks in lying.items():
        spot = state.board.hexes[at]
        if at in ferries:
            demand("ST-I26", len(tracks) == 1, "ferries on", spot.id)
            continue
        sea = spot.terrain == "sea"
        demand("ST-I6", not sea and not state.is_city(at) and state.map.in_play(at), "a tile on", spot.id)
        ends = [end for track in tracks for end in track if end != CENTRE]
        demand("ST-I8", len(set(ends)) == len(ends), "two tracks at one side of", spot.id)
        demand("ST-I5", tuple(tracks) in FACES, "no such face on", spot.id)
        town = spot.kind == "town"
        demand("ST-I5", all((CENTRE in track) == town for track in tracks), "the wrong face on", spot.id)


def _exits(state: State) -> None:
    """Where tracks lead (ST-I7, ST-I26, ST-I27)."""
    by_side = network(state).ground.by_side
    for at, side in by_side:
        over = state.board.beside[at][side]
        spot = state.board.hexes[at].id
        demand("ST-I7", (at, side) not in state.board.walls and over != NOWHERE, "a track leaves the map at", spot)
        demand("ST-I27", state.map.in_play(over), "a track leads out of play from", spot)
        ferry = (over, opposite(side)) in by_side
        demand("ST-I7", state.board.hexes[over].terrain != "sea" or ferry, "a track into the sea at", spot)
        demand("ST-I26", state.map.open(over, state.turn), "a track leads to a place not open yet from", spot)
    touched = [at for at, _ in (*state.new_cities, *state.cubes) if not state.map.in_play(at)]
    demand("ST-I27", not touched, "changed out of play:", touched)


def _links(state: State) -> None:
    for link in network(state).links:
        owners = {track.owner for track in link.tracks}
        demand("ST-I9", len(owners) <= 1, "owners of one link:", owners)
        demand("ST-I10", not link.ring and not (link.complete and link.ends[0].at == link.ends[1].at), "a loop")
        done = state.phase in ("move", "decide", "concede") or (
            state.phase == "build" and link.owner not in state.queue
        )
        if done and link.owner in state.playing and not link.complete:
            demand("ST-I11", link.touched == state.turn, "an idle link of", link.owner)


def _actions(state: State) -> None:
    held = [player.tile for player in state.players if player.tile]
    demand("ST-I15", len(set(held)) == len(held), "held twice:", held)
    chosen = state.phase in ("build", "move", "decide", "concede")
    demand("ST-I15", not chosen or all(state.players[seat].tile for seat in state.playing), "no tile")
    for player in state.players:
        demand("ST-I14", player.builds <= state.map.builds(player.tile), "builds", player.builds)
    new = {at for at, _ in state.new_cities}
    cities = set(state.board.cities)
    grown = all(at in cities and state.colour(at) != "white" and state.map.in_play(at) for at in state.grown)
    demand("ST-I16", len(set(state.grown)) == len(state.grown) and grown and not new & set(state.grown), "growth")


def _order(state: State) -> None:
    demand("ST-I22", sorted(state.order) == sorted(state.playing), "order", state.order)
    if state.base and state.turn > 1:
        numbers = [state.map.tile_number(tile) for seat in state.order if (tile := state.players[seat].before)]
        demand("ST-I22", numbers == sorted(numbers), "order by", numbers)


def _map(state: State) -> None:
    """The action tiles of the map: on offer, in the stack (ST-I27)."""
    tiles = sorted((*state.offer, *state.stack))
    demand("ST-I27", tiles == sorted(state.map.scenario.tiles), "tiles", tiles)
