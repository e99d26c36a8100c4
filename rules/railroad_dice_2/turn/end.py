"""`end`: the turn passes on, dice still in hand go back (RD-5.5, RD-5.9)."""

from rules.core.contract import Draft, Offers, Seat
from rules.core.kinds import Outcome
from rules.core.phrase import Phrase, phrase
from rules.railroad_dice_2.flow import ended_turn, neither_rolled_nor_skipped
from rules.railroad_dice_2.move import DiceMove
from rules.railroad_dice_2.state import State


class End(DiceMove):
    rule = "RD-5.5"

    @classmethod
    def note(cls, state: State, seat: Seat) -> Phrase | None:
        return phrase("dice-note-end", dice=len(state.turn.hand)) if state.turn.hand else None

    @classmethod
    def whole(cls, state: State, seat: Seat, draft: Draft) -> Offers:
        """Ending with nothing done places nothing; one may have meant to skip (RD-R19)."""
        warning = phrase("dice-warn-idle") if neither_rolled_nor_skipped(state) else None
        return super().whole(state, seat, draft).but(warning=warning)

    def attempt(self, state: State, seat: Seat) -> Outcome[State]:
        return Outcome(*ended_turn(state))

    def account(self, before: State, after: State, seat: Seat) -> tuple[Phrase, ...]:
        return (phrase("dice-account-dice", simple=after.simple, complex=after.complex),)
