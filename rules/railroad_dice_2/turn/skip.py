"""`skip`: gives up the roll for 5 units per station on every tile (RD-5.7, RD-5.8, RD-R19)."""

from __future__ import annotations

from typing import Literal

from rules.core.contract import Refusal, Seat
from rules.core.kinds import Outcome
from rules.core.phrase import Phrase, phrase
from rules.railroad_dice_2.events import Skipped
from rules.railroad_dice_2.money import stocked
from rules.railroad_dice_2.move import DiceMove, refuse
from rules.railroad_dice_2.state import State


class Skip(DiceMove):
    kind: Literal["skip"] = "skip"

    rule = "RD-5.8"

    @classmethod
    def why_closed(cls, state: State, seat: Seat) -> Refusal | None:
        if state.turn.rolled is not None:
            return refuse("RD-5.7", "skip-rolled")
        return refuse("RD-5.8", "skip-again") if state.turn.skipped else None

    @classmethod
    def note(cls, state: State, seat: Seat) -> Phrase | None:
        _, event = stocked(state, "skip")
        return phrase("dice-note-skip", units=sum(event.units), bank=event.bank)

    def attempt(self, state: State, seat: Seat) -> Outcome[State] | Refusal:
        after, placed = stocked(state.but(turn=state.turn.but(skipped=True)), "skip")
        return Outcome(after, (Skipped(seat=seat), placed), turn_over=False)

    def account(self, before: State, after: State, seat: Seat) -> tuple[Phrase, ...]:
        return (phrase("dice-account-bank", bank=after.bank),)
