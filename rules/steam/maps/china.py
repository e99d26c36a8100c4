"""China: Hong Kong opens late, rivers flood, two players play north of the purple line (ST-CN-1 to ST-CN-46)."""

from __future__ import annotations

from rules.core.chance import Chance
from rules.core.contract import Event, Refusal
from rules.steam.board import Hex, TileKind
from rules.steam.event import place
from rules.steam.events import OfferChanged
from rules.steam.flood import draw, first_flood, flooded, under_water
from rules.steam.maprules import MapRules, Step
from rules.steam.speech import STEAM
from rules.steam.state import State

STACKED: tuple[TileKind, ...] = ("turn_order", "first_move", "city_growth")  # ST-CN-42
FLOOD_LOAN = 2  # ST-CN-29: Standard


class China(MapRules):
    """With three players."""

    own_options: tuple[str, ...] = ("fund_per_turn", "fund_connection", "flood_return", "flood_test", "toll_ends")

    def set_up(self, state: State, chance: Chance) -> Step:
        return state.but(flood=first_flood(self.board)), ()

    def builds_rule(self, tile: TileKind | None) -> str:
        return "ST-CN-12" if tile == "engineer" else "ST-CN-11"

    def unopened_rule(self) -> str:
        return "ST-CN-10"

    def idle_rule(self) -> str:
        return "ST-CN-13"

    def built(self, state: State, chance: Chance) -> Step:
        return draw(state, chance)

    def shut(self, state: State, at: Hex) -> Refusal | None:
        if not under_water(state, at):
            return None
        return STEAM.refuse("ST-CN-35", "under-water", place=place(state, at))

    def toll(self, state: State, stops: tuple[Hex, ...]) -> int:
        if state.flood is None or state.flood.river is None:
            return 0
        charged = stops if self.options.toll_ends else stops[1:-1]  # ST-R49
        return sum(flooded(state, at) for at in charged)

    def toll_step(self) -> int:
        return FLOOD_LOAN


class ChinaForTwo(China):
    """North of the purple line, with a stack of action tiles (ST-CN-39 to ST-CN-46)."""

    def in_play(self, at: Hex) -> bool:
        return not self.board.hexes[at].beyond

    def outside_rule(self) -> str:
        return "ST-CN-39"

    def drawn_cubes(self, at: Hex) -> int:
        return 1 if self.board.hexes[at].kind == "city" else 0  # ST-CN-41

    def first_offer(self, chance: Chance) -> tuple[tuple[TileKind, ...], tuple[TileKind, ...]]:
        stack = chance.shuffled(STACKED)
        return tuple(tile for tile in self.scenario.tiles if tile not in stack), stack

    def next_offer(self, state: State, chance: Chance) -> Step:
        """ST-CN-40: the tiles used go under the stack in random order, the top of it comes on offer."""
        held = sorted(tile for player in state.players if (tile := player.tile))
        stack = (*state.stack, *chance.shuffled(held))
        up, stack = stack[: len(held)], stack[len(held) :]
        kept = {*state.offer, *up} - set(stack)
        offer = tuple(tile for tile in self.scenario.tiles if tile in kept)
        events: tuple[Event, ...] = (OfferChanged(offer=offer, stack=stack),)
        return state.but(offer=offer, stack=stack), events
