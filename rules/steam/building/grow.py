"""`grow J3 4`: the cubes of a supply space to a City, with a growth marker (ST-11)."""

from typing import Annotated

from rules.core.contract import Refusal, Seat
from rules.core.fields import Number
from rules.core.kinds import Outcome
from rules.steam.board import SPACES, Hex
from rules.steam.building.action import TileAction, take_space
from rules.steam.event import Cubes, PlaceName, SteamEvent, place
from rules.steam.move import Said, Spot, find_hex
from rules.steam.selecting.tile import growing_cities
from rules.steam.speech import refuse
from rules.steam.state import State


class CityGrew(SteamEvent):
    seat: Seat
    at: PlaceName
    space: int  # of the supply, from 1
    cubes: Cubes


class Grow(TileAction):
    city: Annotated[Said, Spot()]
    space: Annotated[int, Number(most=SPACES, least=1)]

    rule = "ST-11.1"
    misread_as = "grow"
    carries_out = "city_growth"
    nothing = refuse("ST-11.4", "supply-empty")
    places_advice = "growing"

    @classmethod
    def places(cls, state: State) -> tuple[Hex, ...]:
        return growing_cities(state)

    def attempt(self, state: State, seat: Seat) -> Outcome[State] | Refusal:
        at = find_hex(state.board, self.city)
        if at is None or not state.is_city(at):
            return refuse("ST-11.1", "no-city", text=self.city)
        name = place(state, at)
        if not state.map.in_play(at):
            return refuse(state.map.outside_rule(), "beyond", place=name)
        if not state.map.open(at, state.turn):
            opens = state.board.hexes[at].opens
            return refuse(state.map.idle_rule(), "unopened", place=name, turn=opens)
        if state.colour(at) == "white":
            return refuse(state.map.white_rule("grow"), "white", place=name)
        if state.new_city(at):
            return refuse("ST-11.3", "new-city", place=name)
        if at in state.grown:
            return refuse("ST-11.2", "grown", place=name)
        cubes = state.supply[self.space - 1]
        if not cubes:
            return refuse("ST-11.4", "space-empty", space=self.space)
        state = take_space(state, self.space).with_cubes(at, state.cubes_at(at) + cubes)
        state = state.with_player(seat, used=True).but(grown=tuple(sorted((*state.grown, at))))
        event = CityGrew(seat=seat, at=at, space=self.space, cubes=cubes)
        return Outcome(state, (event,), turn_over=False)
