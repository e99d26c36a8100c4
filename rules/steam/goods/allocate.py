"""`allocate vp`: an owner other than the mover puts the points of a delivery on a track (ST-13.20)."""

from collections.abc import Iterable
from typing import Annotated

from rules.core.contract import Choice, Draft, Refusal, Seat
from rules.core.fields import Asked
from rules.core.kinds import Outcome
from rules.core.phrase import Phrase, phrase
from rules.steam.goods.points import TRACK_WORDS, To, put, track_choices
from rules.steam.move import SteamMove
from rules.steam.speech import refuse
from rules.steam.state import State


class Allocate(SteamMove):
    to: Annotated[To, TRACK_WORDS, Asked("points")]

    rule = "ST-13.19"
    phase = ("move",)
    misread_as = "points"
    buttons = 2

    @classmethod
    def phase_rule(cls, state: State) -> str:
        return "ST-3.3"

    @classmethod
    def why_closed(cls, state: State, seat: Seat) -> Refusal | None:
        return None if state.shares else refuse("ST-3.3", "asked")

    @classmethod
    def note(cls, state: State, seat: Seat) -> Phrase | None:
        return phrase("steam-points", points=state.shares[0].points)

    @classmethod
    def choices(cls, state: State, seat: Seat, field: str, draft: Draft) -> Iterable[Choice]:
        return track_choices(state, seat, state.shares[0].points)

    def attempt(self, state: State, seat: Seat) -> Outcome[State] | Refusal:
        state, event = put(state, seat, state.shares[0].points, self.to)
        return Outcome(state.but(shares=state.shares[1:]), (event,), turn_over=False)
