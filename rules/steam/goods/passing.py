"""`pass`: a go of the move phase without moving anything (ST-13.3)."""

from __future__ import annotations

from rules.core.contract import Refusal, Seat
from rules.core.kinds import Outcome
from rules.steam.events_move import GoPassed
from rules.steam.move import SteamMove
from rules.steam.state import State


class Pass(SteamMove):
    rule = "ST-13.3"
    phase = ("move",)

    def attempt(self, state: State, seat: Seat) -> Outcome[State] | Refusal:
        return Outcome(state, (GoPassed(seat=seat),))
