"""`done`: ends the turn with the segments laid so far (SF-6.2)."""

from rules.core.contract import Refusal, Seat
from rules.core.kinds import Outcome
from rules.core.phrase import Phrase, phrase
from rules.santa_fe_rails.event import QuietEvent
from rules.santa_fe_rails.laying.ground import ground_of
from rules.santa_fe_rails.laying.turn import LayingMove
from rules.santa_fe_rails.speech import instead, refuse
from rules.santa_fe_rails.state import State


class TurnEnded(QuietEvent):
    seat: Seat
    laid: int

    ends_turn = True


class Done(LayingMove):
    rule = "SF-6.2"

    @classmethod
    def why_closed(cls, state: State, seat: Seat) -> Refusal | None:
        if state.players[seat].laid(state.phase) or ground_of(state, seat).bare:
            return None
        if state.options.terrain:  # SF-19.7: nobody must lay, but who lays nothing passes
            return refuse("SF-6.2", "nothing-laid", instead("lay-or-pass"))
        return refuse("SF-6.2", "must-lay", instead("lay"))

    @classmethod
    def note(cls, state: State, seat: Seat) -> Phrase:
        return phrase("santafe-note-done", laid=state.players[seat].laid(state.phase))

    def attempt(self, state: State, seat: Seat) -> Outcome[State] | Refusal:
        laid = state.players[seat].laid(state.phase)
        return Outcome(state.but(passed=state.passed + (not laid)), (TurnEnded(seat=seat, laid=laid),))
