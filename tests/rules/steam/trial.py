"""A small map that overrides everything a map may override, as the larger maps do: ports and canals, a white City,
cubes on Towns, dear and demanding ground, upkeep, a phase with decisions after income, a bonus for a line.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Literal, Self

from rules.core.chance import Chance
from rules.core.contract import Choice, Draft, Event, Field, Offers, Refusal, Seat
from rules.core.kinds import Outcome
from rules.core.phrase import phrase
from rules.steam.board import Board, Hex, TileKind, read_steam_board
from rules.steam.build import place
from rules.steam.game import Makers, Steam
from rules.steam.maprules import MapRules, Step
from rules.steam.move import SteamMove
from rules.steam.network import Leg, network
from rules.steam.speech import refuse
from rules.steam.state import LEAST_INCOME, Phase, State
from rules.steam.tracks import TracksRemoved, take_off
from tests.rules.steam.table import Table

TILES = '["turn_order", "first_move", "first_build", "docker", "city_growth", "engineer", "urbanization"'
HEAD = """
name = {{ en = "Trial", fr = "Essai" }}
rules = "trial"
currency = "pound"
scenarios = [
    {{ players = 3, turns = 7, builds = 3, engineer = 4, supply = {supply}, tiles = {tiles}] }},
    {{ players = 4, turns = 6, builds = 3, engineer = 4, supply = {supply}, tiles = {tiles}, "locomotive"] }},
]
hexes = [
{hexes}
]
"""
# A1 P - A2 - A3 Q - A4 - A5 R - A6 - A7 S, a canal over B1 from P to R, and Belfast in the sea.
ROWS = (
    place("A1", "P", "red", more=', marks = ["port", "canal"]'),
    'id = "A2", terrain = "plain"',
    place("A3", "Q", more=", cubes = 1"),
    'id = "A4", terrain = "hill", marks = ["fault"]',
    place("A5", "R", "blue", more=', marks = ["port", "canal"]'),
    'id = "A6", terrain = "plain", marks = ["fault"]',
    place("A7", "S", "red", more=', marks = ["port"]'),
    'id = "B1", terrain = "river", marks = ["dug"]',
    'id = "B2", terrain = "plain"',
    'id = "B3", terrain = "plain"',
    place("C1", "Belfast", "white", more=', first = "gg", marks = ["port"]'),
)
SUPPLY = "[2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 0, 0]"
TEXT = HEAD.format(supply=SUPPLY, tiles=TILES, hexes="\n".join(f"    {{ {row} }}," for row in ROWS))
TREMOR_COST = 1


class Trial(MapRules):
    def marked(self, mark: str) -> tuple[Hex, ...]:
        return tuple(at for at, spot in enumerate(self.board.hexes) if mark in spot.marks)

    def drawn_cubes(self, at: Hex) -> int:
        spot = self.board.hexes[at]
        fewer = self.seats == 3 and spot.kind == "city" and spot.colour != "white"
        return spot.cubes - fewer

    def no_tile_rule(self, tile: TileKind) -> str:
        return "ST-X-1"

    def white_rule(self, kind: str) -> str:
        return f"ST-X-{kind}"

    def ground_price(self, at: Hex) -> int:
        return 2 if "dug" in self.board.hexes[at].marks else super().ground_price(at)

    def bars_tile(self, state: State, seat: Seat, at: Hex) -> Refusal | None:
        demanding = "dug" in self.board.hexes[at].marks and state.players[seat].level < 4
        return refuse("ST-X-2", "level", level=4, links=0) if demanding else None

    def changed(self, state: State) -> Step:
        """Five VP for an own line from P to S, held while it lasts."""
        ends = self.board.number["A1"], self.board.number["A7"]
        for seat in range(self.seats):
            held, now = state.mark(f"trunk{seat}"), int(ends[1] in _own_reach(state, seat, ends[0]))
            if held != now:
                vp = max(0, state.marker(seat).vp + (5 if now else -5))
                state = state.with_marker(seat, vp=vp).with_mark(f"trunk{seat}", now)
        return state, ()

    def bars_start(self, state: State, at: Hex) -> Refusal | None:
        built = any(track.at == at for track in state.tracks)
        return None if built or state.is_city(at) else refuse("ST-X-3", "start")

    def legs(self, state: State, seat: Seat, at: Hex, first: bool) -> Iterable[Leg]:
        covered = any(track.at in self.marked("dug") for track in state.tracks)
        banks = self.marked("canal")
        if at in banks and not covered:
            yield from (Leg(at, to, "canal", free=True) for to in banks if to != at)
        ports = self.marked("port")
        if first and at in ports and state.players[seat].tile == "docker":
            mine = {end.at for link in network(state).owned(seat) if link.complete for end in link.ends}
            fresh = (to for to in ports if to != at and to in mine and not state.mark(f"flipped{to}"))
            yield from (Leg(at, to, "sea", free=True) for to in fresh)

    def bars_way(self, state: State, seat: Seat, legs: tuple[Leg, ...]) -> Refusal | None:
        own = sum(leg.owner == seat for leg in legs)
        canals = sum(leg.by == "canal" for leg in legs)
        return refuse("ST-X-4", "fewer-own", own=own, most=canals) if own < canals else None

    def own_link_met(self, state: State, seat: Seat, legs: tuple[Leg, ...]) -> bool:
        return len(legs) == 1 and legs[0].by == "sea"

    def delivered(self, state: State, seat: Seat, legs: tuple[Leg, ...]) -> Step:
        return (state.with_mark(f"flipped{legs[0].to}", 1) if legs[0].by == "sea" else state), ()

    def upkeep(self, level: int) -> int:
        return level

    def earned(self, state: State, chance: Chance) -> Step:
        """A tremor every other time: owners of track on the fault decide in order whether they pay."""
        state = state.with_mark("tremors", state.mark("tremors") + 1)
        faults = self.marked("fault")
        hit = tuple(seat for seat in state.order if any(t.at in faults and t.owner == seat for t in state.tracks))
        if chance.below(2) and hit:
            return state.but(phase="decide", queue=hit), ()
        return self._prestige(state), ()

    def decided(self, state: State, chance: Chance) -> Step:
        if state.mark("aftershock"):
            return state.with_mark("aftershock", 0).but(queue=state.order[:1]), ()
        return self._prestige(state), ()

    def _prestige(self, state: State) -> State:
        """One VP for one income, for a completed link at P."""
        for seat in state.playing:
            at_p = self.board.number["A1"] in _own_reach(state, seat, self.board.number["A1"])
            marker = state.marker(seat)
            if at_p and marker.income > LEAST_INCOME:
                state = state.with_marker(seat, income=marker.income - 1, vp=marker.vp + 1)
        return state


def _own_reach(state: State, seat: Seat, start: Hex) -> set[Hex]:
    """The Stops that own completed links join to one, if any ends there."""
    exits = network(state).exits
    reached: set[Hex] = set()
    fresh = [start] if any(link.owner == seat for link in exits.get(start, {}).values()) else []
    while fresh:
        at = fresh.pop()
        reached.add(at)
        fresh += [
            over
            for link in exits.get(at, {}).values()
            if link.owner == seat and (over := link.other(at)) not in reached
        ]
    return reached


class Mend(SteamMove):
    """`mend pay`, `mend leave`: what the owner of track on the fault decides."""

    kind: Literal["mend"] = "mend"
    pay: bool

    rule: ClassVar[str] = "ST-X-5"
    phase: ClassVar[tuple[Phase, ...]] = ("decide",)
    fields: ClassVar[tuple[Field, ...]] = (Field("answer"),)

    @classmethod
    def read(cls, words: list[str]) -> Self:
        return cls(pay=words == ["pay"])

    def written(self) -> str:
        return "pay" if self.pay else "leave"

    @classmethod
    def ask(cls, state: State, seat: Seat, draft: Draft) -> Offers:
        if draft.values:
            return cls.whole(state, seat, draft)
        return Offers(
            field="answer", choices=tuple(Choice(value=word, label=phrase(word)) for word in ("pay", "leave"))
        )

    def attempt(self, state: State, seat: Seat) -> Outcome[State] | Refusal:
        rules = state.map
        assert isinstance(rules, Trial)
        faults = rules.marked("fault")
        hit = [track for track in state.tracks if track.at in faults and track.owner == seat]
        if self.pay:
            if state.players[seat].cash < TREMOR_COST * len(hit):
                return refuse("ST-X-6", "pay", price=len(hit), cash=state.players[seat].cash)
            return Outcome(state.with_player(seat, cash=state.players[seat].cash - TREMOR_COST * len(hit)), ())
        state, more = rules.changed(take_off(state, hit))
        events: tuple[Event, ...] = (TracksRemoved(seat=seat, at=tuple(track.at for track in hit)), *more)
        return Outcome(state, events)


class TrialSteam(Steam):
    kinds = (*Steam.kinds, Mend)

    def makers(self, board: Board) -> Makers:
        return {3: Trial, 4: Trial}


def trial(seats: int = 3, /, **options: object) -> Table:
    """The small map, ready to build."""
    game = TrialSteam(read_steam_board(TEXT))
    step = game.setup(game.options.model_validate(options), seats, Chance(bytes(32)))
    table = Table(game, step.state.but(order=tuple(range(seats))))
    for name, tile in zip("ABCD"[:seats], ("docker", "first_move", "first_build", "engineer"), strict=False):
        table.player(name, tile=tile, cash=20)
    return table.phase("build")
