"""`skip`: gives up the roll for 5 units per station on every tile (RD-5.7, RD-5.8, RD-R19)."""

from rules.core.contract import Refusal, Seat
from rules.core.kinds import Outcome
from rules.core.phrase import Phrase, phrase
from rules.railroad_dice_2.event import DiceEvent
from rules.railroad_dice_2.money import stocked
from rules.railroad_dice_2.move import DiceMove, what_remains
from rules.railroad_dice_2.speech import refuse
from rules.railroad_dice_2.state import State


class Skipped(DiceEvent):
    seat: Seat


class Skip(DiceMove):
    rule = "RD-5.8"

    @classmethod
    def why_closed(cls, state: State, seat: Seat) -> Refusal | None:
        if state.turn.rolled is not None:
            return refuse("RD-5.7", "skip-rolled", what_remains(state))
        return refuse("RD-5.8", "skip-again", what_remains(state)) if state.turn.skipped else None

    @classmethod
    def note(cls, state: State, seat: Seat) -> Phrase:
        _, event = stocked(state, "skip")
        return phrase("dice-note-skip", units=sum(event.units), bank=event.bank)

    def attempt(self, state: State, seat: Seat) -> Outcome[State]:
        after, placed = stocked(state.but(turn=state.turn.but(skipped=True)), "skip")
        return Outcome(after, (Skipped(seat=seat), placed), turn_over=False)

    def account(self, before: State, after: State, seat: Seat) -> tuple[Phrase, ...]:
        return (phrase("dice-account-bank", bank=after.bank),)
