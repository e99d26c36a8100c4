"""`take 1>yard2 1>loco3 4:box>loco5:mixed`: three wagons from the main yard, to trains or the own yard (FT-6)."""

from rules.core.contract import Refusal, Seat
from rules.core.kinds import Outcome
from rules.core.phrase import Phrase, phrase
from rules.freight_train.fill import Fill
from rules.freight_train.partial import PartialMove
from rules.freight_train.picking import Moved, Picking, fields
from rules.freight_train.speech import instead, refuse
from rules.freight_train.state import State, wagons_in
from rules.freight_train.wagons import TAKEN


class Took(Moved):
    pass


class Take(Picking):
    rule = "FT-6.4"
    fields = fields(TAKEN, needed=TAKEN)
    least = TAKEN
    most = TAKEN
    happens = Took
    open_end = "FT-6.2"
    any_order = "FT-6.6"
    suggested = 3

    @classmethod
    def start(cls, state: State, seat: Seat) -> PartialMove:
        return PartialMove(state.players[seat], state.main)

    @classmethod
    def nowhere(cls) -> Refusal:
        return refuse("FT-6.8", "take-at-all", instead("other-action"))

    @classmethod
    def why_nothing_legal(cls, state: State, seat: Seat) -> Refusal | None:
        few = _few_wagons(state, seat)
        return few or (None if cls.start(state, seat).finishes(TAKEN) else cls.nowhere())

    @classmethod
    def note(cls, state: State, seat: Seat) -> Phrase:
        return phrase("freight-note-take", wagons=wagons_in(state.main))

    def attempt(self, state: State, seat: Seat) -> Outcome[State] | Refusal:
        if len(self.picks) != TAKEN:
            return refuse("FT-6.1", "three", found=len(self.picks))
        return _few_wagons(state, seat) or self.done(state, seat)


def _few_wagons(state: State, seat: Seat) -> Refusal | None:
    """FT-6.9, with the way out that FT-4.6 asks for where there is one."""
    found = wagons_in(state.main)
    if found >= TAKEN:
        return None
    return refuse(
        "FT-6.9", "few-wagons", instead("other-action" if Fill.why_not_offered(state, seat) else "fill"), found=found
    )
