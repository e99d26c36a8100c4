"""`ferry N4`: a link over the sea, built from an end that is a New City (ST-CN-14 to ST-CN-18)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal, Self

from pydantic import Field as Constraint

from rules.core.contract import Draft, Field, Offers, Refusal, Seat
from rules.core.kinds import Outcome
from rules.core.phrase import Phrase
from rules.steam.board import Ferry as FerryLine
from rules.steam.board import Hex, sides_between
from rules.steam.build.laying import no_builds, spend
from rules.steam.build.tiling import MOST_STEPS, TileMove, read_steps, written_steps
from rules.steam.event import Joined
from rules.steam.events_build import FerryBuilt
from rules.steam.faces import ends
from rules.steam.money import means
from rules.steam.move import Said, find_hex, hex_choice, hex_word, price_note
from rules.steam.network import network
from rules.steam.speech import STEAM
from rules.steam.state import State, Track


class Ferry(TileMove):
    kind: Literal["ferry"] = "ferry"
    start: Said
    steps: int | None = Constraint(default=None, ge=0, le=MOST_STEPS)

    rule: ClassVar[str] = "ST-CN-15"
    fields: ClassVar[tuple[Field, ...]] = (Field("start"), Field("steps", needed=False))

    @classmethod
    def read(cls, words: list[str]) -> Self:
        words, steps = read_steps(words)
        if not words:
            raise STEAM.misread("ferry", text=" ".join(words))
        return cls(start=hex_word(*words), steps=steps)

    def written(self) -> str:
        return f"{self.start}{written_steps(self.steps)}"

    @classmethod
    def compose(cls, values: Mapping[str, str]) -> Self:
        steps = [f"+{values['steps']}"] if "steps" in values else []
        return cls.read([values["start"].replace(" ", "-"), *steps])

    @classmethod
    def why_closed(cls, state: State, seat: Seat) -> Refusal | None:
        if not state.board.ferries:
            return STEAM.refuse("ST-CN-14", "ferry-none")
        if refusal := no_builds(state, seat):
            return refusal
        if not any(not built(state, ferry) for ferry in state.board.ferries):
            return STEAM.refuse("ST-CN-18", "ferry-built")
        return None if open_ends(state) else STEAM.refuse("ST-CN-14", "ferry-city")

    @classmethod
    def why_nothing_legal(cls, state: State, seat: Seat) -> Refusal | None:
        ferries = [ferry for ferry in state.board.ferries if not built(state, ferry)]
        if any(ferry.price <= means(state, seat) for ferry in ferries):
            return None
        return STEAM.refuse("ST-2.10", "pay", price=ferries[0].price, cash=state.players[seat].cash)

    @classmethod
    def note(cls, state: State, seat: Seat) -> Phrase | None:
        return price_note(state, seat, min(ferry.price for ferry in state.board.ferries))

    @classmethod
    def ask(cls, state: State, seat: Seat, draft: Draft) -> Offers:
        if draft.values:
            return cls.whole(state, seat, draft)
        return Offers(field="start", choices=tuple(hex_choice(state, at) for at in open_ends(state)))

    def attempt(self, state: State, seat: Seat) -> Outcome[State] | Refusal:
        at = find_hex(state.board, self.start)
        ferry = next(
            (one for one in state.board.ferries if at is not None and state.board.hexes[at].id in one.ends), None
        )
        if at is None or ferry is None or not state.new_city(at):
            return STEAM.refuse("ST-CN-15", "ferry-end")
        if built(state, ferry):
            return STEAM.refuse("ST-CN-18", "ferry-built")
        paid = spend(state, seat, ferry.price, self.steps)
        if isinstance(paid, Refusal):
            return paid
        state, payment = paid
        track = _track(state, seat, ferry)
        state = state.but(tracks=tuple(sorted((*state.tracks, track))))
        link = network(state).of_track[track]
        joined = (Joined(a=link.ends[0].at, b=link.ends[1].at, owner=seat),) if link.complete else ()
        event = FerryBuilt(seat=seat, at=track.at, start=at, payment=payment, joined=joined)
        state, more = state.map.changed(state) if joined else (state, ())
        return Outcome(state, (event, *more), turn_over=False)


def built(state: State, ferry: FerryLine) -> bool:
    space = state.board.number[ferry.space]
    return any(track.at == space for track in state.tracks)


def open_ends(state: State) -> tuple[Hex, ...]:
    """Ends of unbuilt ferries that are New Cities."""
    every = (state.board.number[end] for ferry in state.board.ferries if not built(state, ferry) for end in ferry.ends)
    return tuple(at for at in every if state.new_city(at))


def _track(state: State, seat: Seat, ferry: FerryLine) -> Track:
    """The ferry as a track on its space, from side to side (ST-CN-19)."""
    board = state.board
    space = board.number[ferry.space]
    a, b = (sides_between(board, space, board.number[end]) for end in ferry.ends)
    assert a is not None
    assert b is not None
    return Track(space, *ends(a, b), seat, state.turn)
