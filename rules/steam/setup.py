"""Setting the table: cubes on the map and in the supply, the first order, the tiles on offer (ST-1)."""

from rules.core.chance import Chance
from rules.core.contract import Event, Seat, Step
from rules.core.phrase import Phrase, phrase, who
from rules.steam.board import Hex, TileKind
from rules.steam.event import SteamEvent, tiles_phrase
from rules.steam.maprules import MapRules
from rules.steam.state import BAG, Auction, Marker, Player, State


class Dealt(SteamEvent):
    """The table is set (ST-1)."""

    order: tuple[Seat, ...]
    cubes: tuple[tuple[Hex, str], ...]
    supply: tuple[str, ...]
    stack: tuple[TileKind, ...] = ()
    auction: bool = False  # the order is auctioned; otherwise it stands

    reveals = True

    def told(self, state: State) -> tuple[Phrase, ...]:
        mode = phrase(f"steam-mode-{state.options.mode}")
        lines = [phrase("steam-dealt", map=state.board.name, mode=mode, turns=state.map.scenario.turns)]
        if state.board.reconstruction:
            lines.append(phrase("steam-dealt-board"))
        lines += [phrase("steam-dealt-team", seats=who(team)) for team in state.map.teams]
        key = "steam-dealt-auction" if self.auction else "steam-dealt-order"
        lines.append(phrase(key, seats=who(self.order)))
        if self.stack:
            lines.append(phrase("steam-stack", tiles=tiles_phrase(self.stack)))
        return (*lines, *_options_on(state))

    def shown(self) -> str:
        cubes = " ".join(f"{at}:{lying}" for at, lying in self.cubes)
        order = "".join(str(seat + 1) for seat in self.order)
        return " ".join(["order", order, cubes, "supply", *(space or "-" for space in self.supply), *self.stack])


def _options_on(state: State) -> tuple[Phrase, ...]:
    """The rulings that were chosen and matter at this table."""
    chosen, usual = state.options.model_dump(), type(state.options)().model_dump()
    names = (name for name in state.map.open_options() if name != "mode" and chosen[name] != usual[name])
    return tuple(phrase(f"steam-option-{name}-on") for name in names)


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
    """By hex, by space of the supply, and what is left. Cubes placed first are taken out before any draw."""
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
