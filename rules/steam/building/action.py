"""What City Growth and Urbanization share: a tile in hand, a place, and the cubes of a supply space (ST-6.5)."""

from __future__ import annotations

from typing import ClassVar

from rules.core.contract import Choice, Draft, Offers, Refusal, Seat
from rules.core.phrase import phrase
from rules.steam.board import Hex, TileKind
from rules.steam.event import cubes_phrase
from rules.steam.move import SteamMove, hex_choice, matching
from rules.steam.select.tile import usable
from rules.steam.speech import STEAM
from rules.steam.state import State


class TileAction(SteamMove):
    phase = ("build",)
    carries_out: ClassVar[TileKind]

    @classmethod
    def places(cls, state: State) -> tuple[Hex, ...]:
        """Where it can be carried out."""
        raise NotImplementedError

    @classmethod
    def nothing(cls) -> Refusal:
        """Said where there is nothing to carry it out on, or with."""
        raise NotImplementedError

    @classmethod
    def ask_more(cls, state: State, seat: Seat, draft: Draft) -> Offers:
        """What is asked once the place is known."""
        raise NotImplementedError

    @classmethod
    def why_closed(cls, state: State, seat: Seat) -> Refusal | None:
        """Why the action is not the player's to carry out (ST-6.5, ST-5.5)."""
        player, tile = state.players[seat], phrase(f"steam-tile-{cls.carries_out}")
        if player.tile != cls.carries_out:
            return STEAM.refuse("ST-6.5", "tile-held", tile=tile)
        if player.idle:
            return STEAM.refuse("ST-5.5", "tile-idle", tile=tile)
        return STEAM.refuse("ST-6.5", "tile-used", tile=tile) if player.used else None

    @classmethod
    def why_nothing_legal(cls, state: State, seat: Seat) -> Refusal | None:
        return None if usable(state, cls.carries_out) else cls.nothing()

    @classmethod
    def ask(cls, state: State, seat: Seat, draft: Draft) -> Offers:
        if draft.values:
            return cls.ask_more(state, seat, draft)
        found = matching(state, draft.typed, cls.places(state))
        choices = tuple(hex_choice(state, at) for at in found)
        return Offers(field=cls.fields[0].name, choices=choices, narrowed=True)


def take_space(state: State, space: int) -> State:
    return state.but(supply=tuple("" if at == space - 1 else cubes for at, cubes in enumerate(state.supply)))


def ask_space(state: State) -> Offers:
    choices = tuple(
        Choice(value=str(at), label=phrase("steam-space", space=at, cubes=cubes_phrase(cubes)))
        for at, cubes in enumerate(state.supply, 1)
        if cubes
    )
    return Offers(field="space", choices=choices)
