"""`pass`: only where no action is legal and no fill is needed (FT-5.2, FT-5.3)."""

from rules.core.contract import Refusal, Seat
from rules.core.kinds import Outcome
from rules.core.phrase import Phrase, phrase
from rules.freight_train.caboose import Caboose
from rules.freight_train.event import FreightEvent
from rules.freight_train.fill import Fill
from rules.freight_train.mobilise import Mobilise
from rules.freight_train.move import FreightMove
from rules.freight_train.rearrange import Rearrange
from rules.freight_train.speech import instead, refuse
from rules.freight_train.state import State, wagons_in
from rules.freight_train.switch import Switch
from rules.freight_train.take import Take
from rules.freight_train.wagons import TAKEN

ACTIONS: tuple[type[FreightMove], ...] = (Mobilise, Rearrange, Switch, Take)  # FT-5.1; FT-14.11 leaves the caboose out

OTHERS: tuple[type[FreightMove], ...] = (Rearrange, Mobilise, Switch, Take, Fill, Caboose)  # the likeliest first


class Passed(FreightEvent):
    seat: Seat
    forced: bool  # the engine passed for a player who could do nothing


class Pass(FreightMove):
    rule = "FT-5.2"

    @classmethod
    def why_closed(cls, state: State, seat: Seat) -> Refusal | None:
        """FT-5.2 names something that is legal."""
        action = _action(state, seat)
        must_fill = wagons_in(state.main) < TAKEN and not Fill.why_not_offered(state, seat)
        return refuse("FT-5.2", "pass", instead(action or "fill")) if action or must_fill else None

    @classmethod
    def note(cls, state: State, seat: Seat) -> Phrase:
        return phrase("freight-note-pass")

    def attempt(self, state: State, seat: Seat) -> Outcome[State]:
        return passed(state, forced=False)


def passed(state: State, forced: bool) -> Outcome[State]:
    return Outcome(state.but(passes=state.passes + 1), (Passed(seat=state.turn, forced=forced),))


def has_no_choice(state: State) -> bool:
    """Nothing is left but to pass, so that the engine may do it. A caboose or a debt is a choice."""
    return all(kind.why_not_offered(state, state.turn) for kind in OTHERS)


def _action(state: State, seat: Seat) -> str | None:
    """An action that bars a pass, the cheapest to find first.

    Where the table allows debt nobody is obliged to run into it; a day could go on for ever otherwise.
    """
    for kind in ACTIONS:
        obliges = kind is not Rearrange or state.players[seat].score >= 1
        if obliges and not kind.why_not_offered(state, seat):
            return kind.name()
    return None
