"""`grow J3 4`: the cubes of a supply space to a City, with a growth marker (ST-11)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal, Self

from pydantic import Field as Constraint

from rules.core.contract import Choice, Draft, Field, Offers, Refusal, Seat
from rules.core.kinds import Outcome
from rules.core.phrase import phrase
from rules.steam.board import SPACES, TileKind
from rules.steam.event import cubes_phrase, place
from rules.steam.events_build import CityGrew
from rules.steam.move import Said, SteamMove, find_hex, hex_choice, hex_word, matching, number_word
from rules.steam.select.tile import growing_cities, usable
from rules.steam.speech import STEAM
from rules.steam.state import Phase, State


class Grow(SteamMove):
    kind: Literal["grow"] = "grow"
    city: Said
    space: int = Constraint(ge=1, le=SPACES)

    rule: ClassVar[str] = "ST-11.1"
    phase: ClassVar[tuple[Phase, ...]] = ("build",)
    fields: ClassVar[tuple[Field, ...]] = (Field("city"), Field("space"))

    @classmethod
    def read(cls, words: list[str]) -> Self:
        if len(words) < 2 or number_word(words[-1:], SPACES) < 1:
            raise STEAM.misread("grow", text=" ".join(words))
        return cls(city=hex_word("-".join(words[:-1])), space=int(words[-1]))

    def written(self) -> str:
        return f"{self.city} {self.space}"

    @classmethod
    def compose(cls, values: Mapping[str, str]) -> Self:
        return cls.read([values["city"].replace(" ", "-"), values["space"]])

    @classmethod
    def closed(cls, state: State, seat: Seat) -> Refusal | None:
        return not_held(state, seat, "city_growth")

    @classmethod
    def exhausted(cls, state: State, seat: Seat) -> Refusal | None:
        return None if usable(state, "city_growth") else STEAM.refuse("ST-11.4", "supply-empty")

    @classmethod
    def ask(cls, state: State, seat: Seat, draft: Draft) -> Offers:
        if not draft.values:
            found = matching(state, draft.typed, growing_cities(state))
            return Offers(field="city", choices=tuple(hex_choice(state, at) for at in found), narrowed=True)
        if len(draft.values) == 1:
            return Offers(field="space", choices=space_choices(state))
        return cls.whole(state, seat, draft)

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


def not_held(state: State, seat: Seat, tile: TileKind) -> Refusal | None:
    """Why a tile's action is not the player's to carry out (ST-6.5, ST-5.5)."""
    player = state.players[seat]
    if player.tile != tile:
        return STEAM.refuse("ST-6.5", "tile-held", tile=phrase(f"steam-tile-{tile}"))
    if player.idle:
        return STEAM.refuse("ST-5.5", "tile-idle", tile=phrase(f"steam-tile-{tile}"))
    return STEAM.refuse("ST-6.5", "tile-used", tile=phrase(f"steam-tile-{tile}")) if player.used else None


def take_space(state: State, space: int) -> State:
    return state.but(supply=tuple("" if at == space - 1 else cubes for at, cubes in enumerate(state.supply)))


def space_choices(state: State) -> tuple[Choice, ...]:
    return tuple(
        Choice(value=str(at), label=phrase("steam-space", space=at, cubes=cubes_phrase(cubes)))
        for at, cubes in enumerate(state.supply, 1)
        if cubes
    )
