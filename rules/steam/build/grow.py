"""`grow J3 4`: the cubes of a supply space to a City, with a growth marker (ST-11)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal, Self

from pydantic import Field as Constraint

from rules.core.contract import Draft, Field, Offers, Refusal, Seat
from rules.core.kinds import Outcome
from rules.steam.board import SPACES, Hex, TileKind
from rules.steam.build.action import TileAction, ask_space, take_space
from rules.steam.event import place
from rules.steam.events_build import CityGrew
from rules.steam.move import Said, find_hex, hex_word, number_word
from rules.steam.select.tile import growing_cities
from rules.steam.speech import STEAM
from rules.steam.state import State


class Grow(TileAction):
    kind: Literal["grow"] = "grow"
    city: Said
    space: int = Constraint(ge=1, le=SPACES)

    rule: ClassVar[str] = "ST-11.1"
    carries_out: ClassVar[TileKind] = "city_growth"
    fields: ClassVar[tuple[Field, ...]] = (Field("city"), Field("space"))

    @classmethod
    def read(cls, words: list[str]) -> Self:
        if len(words) < 2 or number_word(words[-1:], SPACES) < 1:
            raise STEAM.misread("grow", text=" ".join(words))
        return cls(city=hex_word(*words[:-1]), space=int(words[-1]))

    def written(self) -> str:
        return f"{self.city} {self.space}"

    @classmethod
    def compose(cls, values: Mapping[str, str]) -> Self:
        return cls.read([values["city"].replace(" ", "-"), values["space"]])

    @classmethod
    def places(cls, state: State) -> tuple[Hex, ...]:
        return growing_cities(state)

    @classmethod
    def nothing(cls) -> Refusal:
        return STEAM.refuse("ST-11.4", "supply-empty")

    @classmethod
    def ask_more(cls, state: State, seat: Seat, draft: Draft) -> Offers:
        return ask_space(state) if len(draft.values) == 1 else cls.whole(state, seat, draft)

    def attempt(self, state: State, seat: Seat) -> Outcome[State] | Refusal:
        at = find_hex(state.board, self.city)
        if at is None or not state.is_city(at):
            return STEAM.refuse("ST-11.1", "no-city", text=self.city)
        name = place(state, at)
        if not state.map.in_play(at):
            return STEAM.refuse(state.map.outside_rule(), "beyond", place=name)
        if not state.map.open(at, state.turn):
            opens = state.board.hexes[at].opens
            return STEAM.refuse(state.map.idle_rule(), "unopened", place=name, turn=opens)
        if state.colour(at) == "white":
            return STEAM.refuse(state.map.white_rule("grow"), "white", place=name)
        if state.new_city(at):
            return STEAM.refuse("ST-11.3", "new-city", place=name)
        if at in state.grown:
            return STEAM.refuse("ST-11.2", "grown", place=name)
        cubes = state.supply[self.space - 1]
        if not cubes:
            return STEAM.refuse("ST-11.4", "space-empty", space=self.space)
        state = take_space(state, self.space).with_cubes(at, state.cubes_at(at) + cubes)
        state = state.with_player(seat, used=True).but(grown=tuple(sorted((*state.grown, at))))
        event = CityGrew(seat=seat, at=at, space=self.space, cubes=cubes)
        return Outcome(state, (event,), turn_over=False)
