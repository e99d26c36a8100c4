"""Ending the turn: `end`; or only its delivery phase: `end delivery`."""

from __future__ import annotations

from typing import ClassVar, Literal, Self

from rules.china_rails.delivery.phase import delivery_closed
from rules.china_rails.events_building import DeliveryEnded
from rules.china_rails.speech import CHINA, ChinaMove
from rules.china_rails.state import State
from rules.core.contract import Choice, Draft, Field, Offers, Refusal, Seat
from rules.core.kinds import Outcome
from rules.core.phrase import phrase


class End(ChinaMove):
    kind: Literal["end"] = "end"
    what: Literal["turn", "delivery"] = "turn"

    rule: ClassVar[str] = "CR-2.6"
    fields: ClassVar[tuple[Field, ...]] = (Field("what", needed=False),)

    @classmethod
    def read(cls, words: list[str]) -> Self:
        if words not in ([], ["turn"], ["delivery"]):
            raise CHINA.misread("end", text=" ".join(words))
        return cls.model_validate({"what": words[0] if words else "turn"})

    def written(self) -> str:
        return "" if self.what == "turn" else self.what

    @classmethod
    def ask(cls, state: State, seat: Seat, draft: Draft) -> Offers:
        whole = cls.whole(state, seat, draft)
        if draft.values or delivery_closed(state):
            return whole
        choices = tuple(Choice(value=what, label=phrase(f"china-end-{what}")) for what in ("turn", "delivery"))
        return whole.but(field="what", choices=choices)

    def attempt(self, state: State, seat: Seat) -> Outcome[State] | Refusal:
        if self.what == "turn":
            return Outcome(state, ())
        if refusal := delivery_closed(state):
            return refusal
        return Outcome(state.turning(phase="building", acted=True), (DeliveryEnded(seat=seat),), turn_over=False)
