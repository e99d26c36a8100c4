"""`pass`: lays nothing more in this phase, with rivers and mountains only (SF-19.7)."""

from rules.core.contract import Refusal, Seat
from rules.core.kinds import Outcome
from rules.core.phrase import Phrase, phrase
from rules.santa_fe_rails.cards import FOUR
from rules.santa_fe_rails.event import QuietEvent
from rules.santa_fe_rails.laying.defer import Deferred
from rules.santa_fe_rails.laying.turn import LayingMove
from rules.santa_fe_rails.speech import instead, refuse
from rules.santa_fe_rails.state import State


class Passed(QuietEvent):
    seat: Seat
    laid: int  # segments laid before passing

    ends_turn = True


class Pass(LayingMove):
    rule = "SF-19.7"

    @classmethod
    def why_closed(cls, state: State, seat: Seat) -> Refusal | None:
        if state.options.terrain:
            return None
        return refuse("SF-6.2", "pass", instead("done" if state.players[seat].laid(state.phase) else "lay"))

    @classmethod
    def note(cls, state: State, seat: Seat) -> Phrase:
        return phrase("santafe-note-pass", laid=state.players[seat].laid(state.phase))

    def attempt(self, state: State, seat: Seat) -> Outcome[State] | Refusal:
        player = state.players[seat]
        laid = player.laid(state.phase)
        if player.special == FOUR and state.phase == "first" and not laid:  # SF-19.7: it has deferred
            return Outcome(state, (Deferred(seat=seat),))
        return Outcome(state.but(passed=state.passed + (not laid)), (Passed(seat=seat, laid=laid),))
