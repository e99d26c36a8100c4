"""`stop`: with fewer than four cards, once the deck is empty (SF-3.13, SF-3.14)."""

from rules.core.contract import Refusal, Seat
from rules.core.kinds import Outcome
from rules.core.phrase import Phrase, phrase
from rules.santa_fe_rails.event import QuietEvent
from rules.santa_fe_rails.move import SantaFeMove
from rules.santa_fe_rails.speech import instead, refuse
from rules.santa_fe_rails.state import State


class StoppedDrawing(QuietEvent):
    seat: Seat
    hand: int  # cards in it


class Stop(SantaFeMove):
    rule = "SF-3.14"
    phases = ("draw",)

    @classmethod
    def why_closed(cls, state: State, seat: Seat) -> Refusal | None:
        return refuse("SF-3.13", "stop", instead("draw"), deck=len(state.deck)) if state.deck else None

    @classmethod
    def note(cls, state: State, seat: Seat) -> Phrase:
        return phrase("santafe-note-stop", hand=len(state.players[seat].hand))

    def attempt(self, state: State, seat: Seat) -> Outcome[State] | Refusal:
        return Outcome(state, (StoppedDrawing(seat=seat, hand=len(state.players[seat].hand)),))
