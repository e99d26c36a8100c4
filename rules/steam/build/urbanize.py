"""`urbanize M6 gray 4`: a New City on a Town, with the cubes of a supply space (ST-12)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal, Self

from pydantic import Field as Constraint

from rules.core.contract import Choice, Draft, Field, Offers, Refusal, Seat
from rules.core.kinds import Outcome
from rules.core.names import Lexicon
from rules.core.phrase import phrase
from rules.steam.board import SPACES, Colour, Hex, TileKind
from rules.steam.build.action import TileAction, ask_space, take_space
from rules.steam.event import place
from rules.steam.events_build import CityFounded
from rules.steam.move import Said, find_hex, hex_word, number_word
from rules.steam.select.tile import colours_left, free_towns
from rules.steam.speech import STEAM
from rules.steam.state import State
from rules.steam.tracks import found_city

COLOUR_NAMES = Lexicon(
    {
        "red": ("rouge", "r"),
        "blue": ("bleu", "bleue", "b"),
        "yellow": ("jaune", "y"),
        "purple": ("violet", "violette", "p"),
        "gray": ("grey", "gris", "grise", "g"),
    }
)


class Urbanize(TileAction):
    kind: Literal["urbanize"] = "urbanize"
    town: Said
    colour: Colour
    space: int = Constraint(default=0, ge=0, le=SPACES)  # 0: none, where none is left (ST-12.7)

    rule: ClassVar[str] = "ST-12.1"
    carries_out: ClassVar[TileKind] = "urbanization"
    fields: ClassVar[tuple[Field, ...]] = (Field("town"), Field("colour"), Field("space", needed=False))

    @classmethod
    def read(cls, words: list[str]) -> Self:
        spoken = words[-1:] if words and words[-1].isdigit() else []
        *town, last = words[: len(words) - len(spoken)] or [""]
        colour = COLOUR_NAMES.find(last)
        if colour is None or not town:
            raise STEAM.misread("urbanize", text=" ".join(words))
        space = number_word(spoken, SPACES) if spoken else 0
        return cls.model_validate({"town": hex_word(*town), "colour": colour, "space": space})

    def written(self) -> str:
        return f"{self.town} {self.colour}" + (f" {self.space}" if self.space else "")

    @classmethod
    def compose(cls, values: Mapping[str, str]) -> Self:
        space = [values["space"]] if "space" in values else []
        return cls.read([values["town"].replace(" ", "-"), values["colour"], *space])

    @classmethod
    def places(cls, state: State) -> tuple[Hex, ...]:
        return free_towns(state)

    @classmethod
    def nothing(cls) -> Refusal:
        return STEAM.refuse("ST-12.1", "towns-left")

    @classmethod
    def ask_more(cls, state: State, seat: Seat, draft: Draft) -> Offers:
        if len(draft.values) == 1:
            return Offers(field="colour", choices=_colours(state))
        if len(draft.values) == 2 and any(state.supply):
            return ask_space(state)
        return cls.whole(state, seat, draft)

    def attempt(self, state: State, seat: Seat) -> Outcome[State] | Refusal:
        if refusal := self._wrong_town(state):
            return refusal
        at = find_hex(state.board, self.town)
        assert at is not None
        if not colours_left(state).get(self.colour):
            return STEAM.refuse("ST-12.1", "colour-gone", colour=phrase(f"steam-colour-{self.colour}"))
        cubes = state.supply[self.space - 1] if self.space else ""
        if not cubes and (self.space or any(state.supply)):
            return STEAM.refuse("ST-11.4" if self.space else "ST-12.3", "space-empty", space=self.space)
        founded = found_city(state, at, self.colour)
        if isinstance(founded, Refusal):
            return founded
        state, joined, gone = founded
        if self.space:
            state = take_space(state, self.space).with_cubes(at, state.cubes_at(at) + cubes)  # ST-12.4
        state = state.with_player(seat, used=True)
        event = CityFounded(
            seat=seat, at=at, colour=self.colour, space=self.space, cubes=cubes, joined=joined, gone=gone
        )
        state, more = state.map.changed(state)
        return Outcome(state, (event, *more), turn_over=False)

    def _wrong_town(self, state: State) -> Refusal | None:
        at = find_hex(state.board, self.town)
        if at is not None and state.colour(at) == "white":
            return STEAM.refuse(state.map.white_rule("urbanize"), "white", place=place(state, at))
        if at is None or at not in state.board.towns or state.new_city(at):
            return STEAM.refuse("ST-12.1", "not-town", text=self.town)
        if not state.map.in_play(at):
            return STEAM.refuse(state.map.outside_rule(), "beyond", place=place(state, at))
        if not state.map.open(at, state.turn):
            return STEAM.refuse("ST-12.1", "unopened", place=place(state, at), turn=state.board.hexes[at].opens)
        return None


def _colours(state: State) -> tuple[Choice, ...]:
    return tuple(
        Choice(value=colour, label=phrase(f"steam-colour-{colour}"), note=phrase("steam-tiles-left", count=count))
        for colour, count in colours_left(state).items()
        if count
    )
