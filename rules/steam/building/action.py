"""What City Growth and Urbanization share: a tile in hand, a place, and the cubes of a supply space (ST-6.5)."""

from collections.abc import Iterable
from typing import ClassVar

from rules.core.contract import Choice, Draft, Offers, Refusal, Seat
from rules.core.phrase import Phrase, phrase
from rules.steam.board import Hex, TileKind
from rules.steam.event import cubes_phrase, tile_phrase
from rules.steam.move import SteamMove, hex_choice, instead_of, instead_places, matching
from rules.steam.selecting.tile import usable
from rules.steam.speech import refuse
from rules.steam.state import State


class TileAction(SteamMove):
    phase = ("build",)
    carries_out: ClassVar[TileKind]
    nothing: ClassVar[Refusal]  # told where there is nothing to carry it out on, or with
    places_advice: ClassVar[str]

    @classmethod
    def places(cls, state: State) -> tuple[Hex, ...]:
        """Where it can be carried out."""
        raise NotImplementedError

    @classmethod
    def why_closed(cls, state: State, seat: Seat) -> Refusal | None:
        """Why the action is not the player's to carry out (ST-6.5, ST-5.5)."""
        player, tile = state.players[seat], tile_phrase(cls.carries_out)
        if player.tile != cls.carries_out:
            return refuse("ST-6.5", "tile-held", tile=tile)
        if player.idle:
            return refuse("ST-5.5", "tile-idle", tile=tile)
        return refuse("ST-6.5", "tile-used", tile=tile) if player.used else None

    @classmethod
    def why_nothing_legal(cls, state: State, seat: Seat) -> Refusal | None:
        return None if usable(state, cls.carries_out) else cls.nothing

    @classmethod
    def asked(cls, state: State, seat: Seat, field: str, draft: Draft) -> Offers:
        return super().asked(state, seat, field, draft).but(narrowed=not draft.values)  # a place by its name

    @classmethod
    def choices(cls, state: State, seat: Seat, field: str, draft: Draft) -> Iterable[Choice]:
        if field != "space":
            return (hex_choice(state, at) for at in matching(state, draft.typed, cls.places(state)))
        return (
            Choice(value=str(at), label=phrase("steam-space", space=at, cubes=cubes_phrase(cubes)))
            for at, cubes in enumerate(state.supply, 1)
            if cubes
        )

    def advice(self, state: State, seat: Seat, refusal: Refusal) -> Phrase | None:
        if refusal.why.key == "steam-no-space-empty":
            return instead_of("spaces", (at for at, cubes in enumerate(state.supply, 1) if cubes))
        return instead_places(self.places_advice, state, self.places(state))


def take_space(state: State, space: int) -> State:
    return state.but(supply=tuple("" if at == space - 1 else cubes for at, cubes in enumerate(state.supply)))
