"""`pass`: a go of the move phase without moving anything (ST-13.3)."""

from __future__ import annotations

from typing import ClassVar, Literal

from rules.core.contract import Refusal, Seat
from rules.core.kinds import Outcome
from rules.steam.events_move import GoPassed
from rules.steam.move import SteamMove
from rules.steam.state import Phase, State


class Pass(SteamMove):
    kind: Literal["pass"] = "pass"

    rule: ClassVar[str] = "ST-13.3"
    phase: ClassVar[tuple[Phase, ...]] = ("move",)

    def attempt(self, state: State, seat: Seat) -> Outcome[State] | Refusal:
        return Outcome(state, (GoPassed(seat=seat),))
