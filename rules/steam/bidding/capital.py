"""`capital 2`: money for income at the start of a Standard turn (ST-17.2)."""

from collections.abc import Iterator
from typing import Annotated

from rules.core.contract import Choice, Draft, Refusal, Seat
from rules.core.fields import Number
from rules.core.kinds import Outcome
from rules.core.phrase import Phrase, phrase
from rules.steam.event import Payment, SteamEvent
from rules.steam.money import STEP, most_steps, raise_capital
from rules.steam.move import SteamMove
from rules.steam.speech import instead, refuse
from rules.steam.state import LEAST_INCOME, State


class CapitalBought(SteamEvent):
    seat: Seat
    steps: int
    payment: Payment

    ends_turn = True

    def told(self, state: State) -> tuple[Phrase, ...]:
        key = "capital" if self.steps else "capital-none"
        return (self.said(state, key, money=STEP * self.steps, income=state.marker(self.seat).income),)


class Capital(SteamMove):
    steps: Annotated[int, Number(most=999)]

    rule = "ST-17.2"
    phase = ("capital",)
    misread_as = "number"
    pays = True

    @classmethod
    def phase_rule(cls, state: State) -> str:
        return "ST-2.5" if state.base else super().phase_rule(state)

    @classmethod
    def choices(cls, state: State, seat: Seat, field: str, draft: Draft) -> Iterator[Choice]:
        income = state.marker(seat).income
        for steps in range(most_steps(state, seat) + 1):
            label = phrase("steam-steps", steps=steps, money=STEP * steps)
            note = phrase("steam-steps-income", income=max(income - steps, LEAST_INCOME))
            yield Choice(value=str(steps), label=label, note=note)

    def attempt(self, state: State, seat: Seat) -> Outcome[State] | Refusal:
        most = most_steps(state, seat)
        if self.steps > most:
            return refuse("ST-2.4", "steps", instead("steps", most=most), most=most)
        after, payment = raise_capital(state, seat, self.steps)
        after = state.map.capital_raised(after, seat, STEP * self.steps)
        return Outcome(after, (CapitalBought(seat=seat, steps=self.steps, payment=payment),))
