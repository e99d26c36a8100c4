"""China: Hong Kong opens late, rivers flood, two players play north of the purple line (ST-CN-1 to ST-CN-46)."""

from collections.abc import Hashable
from typing import ClassVar

from rules.core.chance import Chance
from rules.core.contract import Event, Options, Refusal, Seat
from rules.core.invariants import demand
from rules.core.phrase import Phrase, phrase
from rules.steam.board import Hex, TileKind
from rules.steam.event import SteamEvent, TileNames, place, tiles_phrase
from rules.steam.flow import TurnBegun
from rules.steam.maprules import Features, MapRules, Step
from rules.steam.maps.china.flood import FloodDrawn, audit_flood, draw, first_flood, flood_view, flooded, under_water
from rules.steam.maps.china.fund import FundPaid, worth_funding
from rules.steam.maps.china.options import FloodOptions
from rules.steam.move import SteamMove
from rules.steam.speech import refuse
from rules.steam.state import State

STACKED: tuple[TileKind, ...] = ("turn_order", "first_move", "city_growth")  # ST-CN-42
FLOOD_LOAN = 2  # ST-CN-29: Standard


class OfferChanged(SteamEvent):
    """Used tiles went under the stack in random order, and two came up (ST-CN-40)."""

    offer: TileNames
    stack: TileNames

    reveals = True

    def told(self, state: State) -> tuple[Phrase, ...]:
        return (self.said(state), phrase("steam-stack", tiles=tiles_phrase(self.stack)))

    def shown(self) -> str:
        return " ".join(self.stack)


class China(MapRules):
    """With three players."""

    option_models: ClassVar[tuple[type[Options], ...]] = (FloodOptions,)

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
        return refuse("ST-CN-35", "under-water", place=place(state, at))

    def tolls_due(self, state: State) -> bool:
        return state.flood is not None and state.flood.river is not None

    def toll(self, state: State, stops: tuple[Hex, ...]) -> int:
        """ST-CN-37"""
        if not self.tolls_due(state):
            return 0
        charged = stops if self.chosen(FloodOptions).toll_ends else stops[1:-1]  # ST-R49
        return sum(flooded(state, at) for at in charged)

    def toll_step(self) -> int:
        return FLOOD_LOAN

    def toll_rule(self) -> str:
        return "ST-CN-38"

    def ways_depend_on(self, state: State) -> Hashable:
        """The river that makes cubes pay, and the Cities that it shuts."""
        if state.flood is None:
            return ()
        return state.flood.river, tuple(at for at, _ in state.flood.funds if under_water(state, at))

    def features(self, state: State) -> Features:
        return Features(flood=flood_view(state))

    def robot_move(self, state: State, seat: Seat) -> SteamMove | None:
        return worth_funding(state, seat) if state.phase == "build" else None

    def audit(self, state: State) -> None:
        if state.flood is not None:
            audit_flood(state)

    def audit_step(self, before: State, after: State, events: tuple[Event, ...]) -> None:
        """Funds grow in the build phase by what is paid, and shrink by a flood."""
        if before.flood is None or after.flood is None:
            return
        flood = any(isinstance(event, FloodDrawn) for event in events)
        filled = [at for event in events if isinstance(event, FundPaid) for at in event.cities]
        for at, was in before.flood.funds:
            change = after.flood.fund(at) - was
            demand("ST-I25", -flood <= change <= filled.count(at), "a fund changed by", change)
            demand("ST-I25", change <= 0 or before.phase == "build", "a fund filled in", before.phase)
        demand("ST-I25", not any(isinstance(event, TurnBegun) for event in events) or not filled, "funds between turns")


class ChinaForTwo(China):
    """North of the purple line, with a stack of action tiles (ST-CN-39 to ST-CN-46)."""

    def in_play(self, at: Hex) -> bool:
        return not self.board.hexes[at].beyond

    def outside_rule(self) -> str:
        return "ST-CN-39"

    def stacked_rule(self) -> str:
        return "ST-CN-44"

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
