"""`loco`: the level of the locomotive instead of a delivery, once a turn (ST-13.4 to ST-13.6)."""

from rules.core.contract import Refusal, Seat
from rules.core.kinds import Outcome
from rules.core.phrase import Phrase, phrase
from rules.steam.event import SteamEvent
from rules.steam.move import SteamMove
from rules.steam.speech import refuse
from rules.steam.state import MOST_LEVEL, State


class LevelRaised(SteamEvent):
    seat: Seat
    level: int


class Loco(SteamMove):
    rule = "ST-13.4"
    phase = ("move",)

    @classmethod
    def why_closed(cls, state: State, seat: Seat) -> Refusal | None:
        player = state.players[seat]
        if player.raised:
            return refuse("ST-13.5", "raised")
        return refuse("ST-13.6", "top-level") if player.level == MOST_LEVEL else None

    @classmethod
    def note(cls, state: State, seat: Seat) -> Phrase | None:
        return phrase("steam-note-level", level=state.players[seat].level + 1)

    def attempt(self, state: State, seat: Seat) -> Outcome[State] | Refusal:
        level = state.players[seat].level + 1
        return Outcome(state.with_player(seat, level=level, raised=True), (LevelRaised(seat=seat, level=level),))
