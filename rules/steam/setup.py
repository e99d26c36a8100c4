"""Setting the table: cubes on the map and in the supply, the first order, the tiles on offer (ST-1)."""

from __future__ import annotations

from rules.core.chance import Chance
from rules.core.contract import Event, Step
from rules.steam.events import Dealt
from rules.steam.maprules import MapRules
from rules.steam.state import BAG, Auction, Marker, Player, State


def deal(rules: MapRules, chance: Chance) -> Step[State]:
    """The opening position."""
    options, board = rules.options, rules.board
    order = chance.shuffled(range(rules.seats))
    cubes, supply, bag = _draw_cubes(rules, chance)
    offer, stack = rules.first_offer(chance)
    markers = len(rules.teams) or rules.seats
    auction = options.mode == "base" and rules.auctions_first_order()
    state = State(
        options=options,
        phase="auction" if auction else "select" if options.mode == "base" else "capital",
        order=order,
        queue=order,
        players=tuple(Player(cash=rules.start_cash(order.index(seat))) for seat in range(rules.seats)),
        markers=tuple(Marker(income=rules.start_income()) for _ in range(markers)),
        cubes=tuple((at, cubes[at]) for at in range(len(board.hexes)) if cubes.get(at)),
        supply=supply,
        full=supply,
        bag=bag,
        offer=offer,
        stack=stack,
        auction=Auction(opener=order[0], bids=(-1,) * rules.seats) if auction else None,
        pots=(0,) * len(rules.teams),
    ).on(rules)
    state, more = rules.set_up(state, chance)
    dealt = Dealt(order=order, cubes=state.cubes, supply=supply, stack=stack, auction=auction)
    events: tuple[Event, ...] = (dealt, *more)
    return Step(state, events)


def _draw_cubes(rules: MapRules, chance: Chance) -> tuple[dict[int, str], tuple[str, ...], str]:
    """By hex, by space of the supply, and what is left. Cubes placed first are taken out before any draw (ST-CN-1)."""
    board = rules.board
    places = [at for at, place in enumerate(board.hexes) if place.kind and rules.in_play(at)]
    left = dict(BAG)
    for at in places:
        for letter in board.hexes[at].first:
            left[letter] -= 1
    bag = list(chance.shuffled("".join(letter * count for letter, count in left.items())))
    cubes = {}
    for at in places:
        drawn = "".join(bag.pop() for _ in range(rules.drawn_cubes(at)))
        cubes[at] = "".join(sorted(board.hexes[at].first + drawn))
    supply = tuple("".join(sorted(bag.pop() for _ in range(count))) for count in rules.scenario.supply)  # ST-1.5
    return cubes, supply, "".join(sorted(bag))
