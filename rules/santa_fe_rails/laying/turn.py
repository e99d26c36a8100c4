"""What the moves of a laying turn share: all but the tokens and the exchange may end the game, and say so before."""

from rules.core.contract import Draft, Offers, Refusal, Seat
from rules.core.phrase import phrase
from rules.santa_fe_rails.flow import follow
from rules.santa_fe_rails.move import SantaFeMove
from rules.santa_fe_rails.state import LAYING, State


class LayingMove(SantaFeMove):
    phases = LAYING

    @classmethod
    def whole(cls, state: State, seat: Seat, draft: Draft) -> Offers:
        """SF-16.5, SF-R27: what would end the game is seen before it is played."""
        outcome = cls.compose(draft.filled()).judged(state, seat)
        if isinstance(outcome, Refusal):
            return Offers(refusal=outcome)
        ends = follow(outcome).state.over
        return Offers(complete=True, confirm=ends, warning=phrase("santafe-warn-end") if ends else None)
