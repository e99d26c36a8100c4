"""`mobilise`: one more locomotive, once a day on days 1 and 2 (FT-9)."""

from rules.core.contract import Refusal, Seat
from rules.core.kinds import Outcome
from rules.core.phrase import Phrase, phrase
from rules.freight_train.event import FreightEvent
from rules.freight_train.move import FreightMove
from rules.freight_train.speech import refuse
from rules.freight_train.state import State
from rules.freight_train.wagons import DAYS


class Mobilised(FreightEvent):
    seat: Seat
    locos: int


class Mobilise(FreightMove):
    rule = "FT-9.1"

    @classmethod
    def why_closed(cls, state: State, seat: Seat) -> Refusal | None:
        if state.day == DAYS:
            return refuse("FT-9.3", "mobilise-day", day=state.day)
        return refuse("FT-9.2", "mobilise-twice") if state.day in state.players[seat].mobilised else None

    @classmethod
    def note(cls, state: State, seat: Seat) -> Phrase:
        locos = state.players[seat].locos
        return phrase("freight-note-mobilise", locos=locos, after=locos + 1)

    def attempt(self, state: State, seat: Seat) -> Outcome[State]:
        player = state.players[seat]
        locos, days = player.locos + 1, (*player.mobilised, state.day)
        return Outcome(state.with_player(seat, locos=locos, mobilised=days), (Mobilised(seat=seat, locos=locos),))
