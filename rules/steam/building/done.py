"""`done`: the end of a build turn, where links that were not built on are lost (ST-6.4, ST-9.8)."""

from rules.core.contract import Refusal, Seat
from rules.core.kinds import Outcome
from rules.core.phrase import Phrase, phrase
from rules.steam.board import Hex
from rules.steam.event import SteamEvent, place, tile_phrase
from rules.steam.move import SteamMove
from rules.steam.selecting.tile import PASSABLE, usable
from rules.steam.speech import refuse
from rules.steam.state import State
from rules.steam.tracks import lapse


class BuildingDone(SteamEvent):
    """A build turn has ended; incomplete links that were not built on are unowned now (ST-9.8)."""

    seat: Seat
    builds: int
    lapsed: tuple[Hex, ...] = ()  # a hex of each

    ends_turn = True

    def told(self, state: State) -> tuple[Phrase, ...]:
        return (self.said(state), *(phrase("steam-lapsed", place=place(state, at)) for at in self.lapsed))


class Done(SteamMove):
    rule = "ST-6.4"
    phase = ("build",)

    @classmethod
    def why_closed(cls, state: State, seat: Seat) -> Refusal | None:
        """ST-6.6: what was paid for is carried out, if it can be."""
        player = state.players[seat]
        owed = state.base and player.tile in PASSABLE and not player.idle and not player.used
        if owed and player.tile and usable(state, player.tile):
            return refuse("ST-6.6", "paid-tile", tile=tile_phrase(player.tile))
        return None

    @classmethod
    def note(cls, state: State, seat: Seat) -> Phrase | None:
        _, lost = lapse(state, seat)
        return phrase("steam-note-lapse", count=len(lost)) if lost else None

    def attempt(self, state: State, seat: Seat) -> Outcome[State] | Refusal:
        state, lost = lapse(state, seat)
        return Outcome(state, (BuildingDone(seat=seat, builds=state.players[seat].builds, lapsed=lost),))
