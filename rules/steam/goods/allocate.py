"""`allocate vp`: an owner other than the mover puts the points of a delivery on a track (ST-13.20)."""

from __future__ import annotations

from typing import ClassVar, Self

from rules.core.contract import Draft, Field, Offers, Refusal, Seat
from rules.core.kinds import Outcome
from rules.core.phrase import Phrase, phrase
from rules.steam.events_move import To
from rules.steam.goods.deliver import track_choices
from rules.steam.goods.points import put, read_to
from rules.steam.move import SteamMove
from rules.steam.speech import STEAM
from rules.steam.state import State


class Allocate(SteamMove):
    to: To

    rule = "ST-13.19"
    phase = ("move",)
    fields: ClassVar[tuple[Field, ...]] = (Field("points"),)

    @classmethod
    def phase_rule(cls, state: State) -> str:
        return "ST-3.3"

    @classmethod
    def why_closed(cls, state: State, seat: Seat) -> Refusal | None:
        return None if state.shares else STEAM.refuse("ST-3.3", "asked")

    @classmethod
    def read(cls, words: list[str]) -> Self:
        to = read_to(words[0]) if len(words) == 1 else None
        if to is None:
            raise STEAM.misread("points", text=" ".join(words))
        return cls(to=to)

    def written(self) -> str:
        return self.to

    @classmethod
    def note(cls, state: State, seat: Seat) -> Phrase | None:
        return phrase("steam-points", points=state.shares[0].points)

    @classmethod
    def ask(cls, state: State, seat: Seat, draft: Draft) -> Offers:
        if draft.values:
            return cls.whole(state, seat, draft)
        return Offers(field="points", choices=track_choices(state, seat, state.shares[0].points), buttons=2)

    def attempt(self, state: State, seat: Seat) -> Outcome[State] | Refusal:
        state, event = put(state, seat, state.shares[0].points, self.to)
        return Outcome(state.but(shares=state.shares[1:]), (event,), turn_over=False)
