"""Ending the turn: `end`; or only its delivery phase: `end delivery`."""

from collections.abc import Iterator
from typing import Literal

from rules.china_rails.delivery.phase import delivery_closed
from rules.china_rails.event import Seated
from rules.china_rails.move import ChinaMove
from rules.china_rails.state import State
from rules.core.contract import Choice, Draft, Refusal, Seat
from rules.core.kinds import Outcome
from rules.core.phrase import Phrase, phrase


class DeliveryEnded(Seated):
    pictured = False

    def told(self, state: State) -> tuple[Phrase, ...]:
        return ()


class End(ChinaMove):
    what: Literal["turn", "delivery"] = "turn"

    rule = "CR-2.6"
    misread_as = "end"

    @classmethod
    def choices(cls, state: State, seat: Seat, field: str, draft: Draft) -> Iterator[Choice]:
        for what in () if delivery_closed(state) else ("turn", "delivery"):
            yield Choice(value=what, label=phrase(f"china-end-{what}"))

    def attempt(self, state: State, seat: Seat) -> Outcome[State] | Refusal:
        if self.what == "turn":
            return Outcome(state, ())
        if refusal := delivery_closed(state):
            return refusal
        return Outcome(state.with_turn(phase="building", acted=True), (DeliveryEnded(seat=seat),), turn_over=False)
