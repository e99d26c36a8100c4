"""`defer`: keeps all four segments of the four-in-one for the second phase (SF-14.11)."""

from rules.core.contract import Refusal, Seat
from rules.core.kinds import Outcome
from rules.core.phrase import Phrase, phrase
from rules.santa_fe_rails.cards import FOUR
from rules.santa_fe_rails.event import QuietEvent
from rules.santa_fe_rails.laying.turn import LayingMove
from rules.santa_fe_rails.speech import instead, refuse
from rules.santa_fe_rails.state import State


class Deferred(QuietEvent):
    seat: Seat

    ends_turn = True


class Defer(LayingMove):
    rule = "SF-14.11"
    phases = ("first",)

    @classmethod
    def why_closed(cls, state: State, seat: Seat) -> Refusal | None:
        player = state.players[seat]
        if player.special != FOUR:
            return refuse("SF-14.10", "defer-card")
        return refuse("SF-14.11", "defer-laid", instead("done")) if player.laid_first else None

    @classmethod
    def note(cls, state: State, seat: Seat) -> Phrase:
        return phrase("santafe-note-defer")

    def attempt(self, state: State, seat: Seat) -> Outcome[State] | Refusal:
        return Outcome(state, (Deferred(seat=seat),))
