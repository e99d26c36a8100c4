"""`pass`: a go of the move phase without moving anything (ST-13.3)."""

from rules.core.contract import Refusal, Seat
from rules.core.kinds import Outcome
from rules.steam.event import SteamEvent
from rules.steam.move import SteamMove
from rules.steam.state import State


class GoPassed(SteamEvent):
    seat: Seat

    pictured = False


class Pass(SteamMove):
    rule = "ST-13.3"
    phase = ("move",)

    def attempt(self, state: State, seat: Seat) -> Outcome[State] | Refusal:
        return Outcome(state, (GoPassed(seat=seat),))
