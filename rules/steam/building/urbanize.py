"""`urbanize M6 gray 4`: a New City on a Town, with the cubes of a supply space (ST-12)."""

from collections.abc import Iterable
from typing import Annotated

from rules.core.contract import Choice, Draft, Offers, Refusal, Seat
from rules.core.fields import Number
from rules.core.kinds import Outcome
from rules.core.phrase import Phrase, phrase
from rules.steam.board import SPACES, Colour, Hex
from rules.steam.building.action import TileAction, take_space
from rules.steam.event import Cubes, Joined, PlaceName, SteamEvent, joined_phrases, place
from rules.steam.move import COLOUR_NAMES, ColourName, Said, Spot, find_hex, instead_of
from rules.steam.selecting.tile import colours_left, free_towns
from rules.steam.speech import refuse
from rules.steam.state import State
from rules.steam.tracks import found_city


class CityFounded(SteamEvent):
    seat: Seat
    at: PlaceName
    colour: Colour
    space: int  # of the supply, from 1; 0 where none was left
    cubes: Cubes
    joined: tuple[Joined, ...] = ()
    gone: int = 0  # unused spurs of the face taken off

    def told(self, state: State) -> tuple[Phrase, ...]:
        gone = (phrase("steam-spurs-gone", count=self.gone),) if self.gone else ()
        return (self.said(state, f"founded-{self.colour}"), *joined_phrases(state, self.joined), *gone)


class Urbanize(TileAction):
    town: Annotated[Said, Spot(until=COLOUR_NAMES.find)]
    colour: Annotated[Colour, ColourName()]
    space: Annotated[int, Number(most=SPACES)] = 0  # none, where none is left (ST-12.7)

    rule = "ST-12.1"
    misread_as = "urbanize"
    carries_out = "urbanization"
    nothing = refuse("ST-12.1", "towns-left")
    places_advice = "towns"

    @classmethod
    def places(cls, state: State) -> tuple[Hex, ...]:
        return free_towns(state)

    @classmethod
    def ask(cls, state: State, seat: Seat, draft: Draft) -> Offers:
        if len(draft.values) == 2 and any(state.supply):
            return cls.asked(state, seat, "space", draft)
        return super().ask(state, seat, draft)

    @classmethod
    def choices(cls, state: State, seat: Seat, field: str, draft: Draft) -> Iterable[Choice]:
        return _colours(state) if field == "colour" else super().choices(state, seat, field, draft)

    def advice(self, state: State, seat: Seat, refusal: Refusal) -> Phrase | None:
        if refusal.why.key == "steam-no-colour-gone":
            return instead_of("colours", (choice.label for choice in _colours(state)))
        return super().advice(state, seat, refusal)

    def attempt(self, state: State, seat: Seat) -> Outcome[State] | Refusal:
        if refusal := self._wrong_town(state):
            return refusal
        at = find_hex(state.board, self.town)
        assert at is not None
        if not colours_left(state).get(self.colour):
            return refuse("ST-12.1", "colour-gone", colour=phrase(f"steam-colour-{self.colour}"))
        cubes = state.supply[self.space - 1] if self.space else ""
        if not cubes and (self.space or any(state.supply)):
            return refuse("ST-11.4" if self.space else "ST-12.3", "space-empty", space=self.space)
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
            return refuse(state.map.white_rule("urbanize"), "white", place=place(state, at))
        if at is None or at not in state.board.towns or state.new_city(at):
            return refuse("ST-12.1", "not-town", text=self.town)
        if not state.map.in_play(at):
            return refuse(state.map.outside_rule(), "beyond", place=place(state, at))
        if not state.map.open(at, state.turn):
            return refuse("ST-12.1", "unopened", place=place(state, at), turn=state.board.hexes[at].opens)
        return None


def _colours(state: State) -> tuple[Choice, ...]:
    return tuple(
        Choice(value=colour, label=phrase(f"steam-colour-{colour}"), note=phrase("steam-tiles-left", count=count))
        for colour, count in colours_left(state).items()
        if count
    )
