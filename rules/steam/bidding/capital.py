"""`capital 2`: money for income at the start of a Standard turn (ST-17.2)."""

from __future__ import annotations

from typing import ClassVar, Self

from pydantic import Field as Constraint

from rules.core.contract import Choice, Draft, Event, Field, Offers, Refusal, Seat
from rules.core.kinds import Outcome
from rules.core.phrase import Phrase, phrase
from rules.steam.events import CapitalBought, CapitalSplit
from rules.steam.money import STEP, most_steps, raise_capital
from rules.steam.move import SteamMove, ledger, number_word
from rules.steam.speech import STEAM
from rules.steam.state import State

MOST_STEPS = 999


class Capital(SteamMove):
    steps: int = Constraint(ge=0, le=MOST_STEPS)

    rule = "ST-17.2"
    phase = ("capital",)
    fields: ClassVar[tuple[Field, ...]] = (Field("steps"),)

    @classmethod
    def phase_rule(cls, state: State) -> str:
        return "ST-2.5" if state.base else super().phase_rule(state)

    @classmethod
    def read(cls, words: list[str]) -> Self:
        return cls(steps=number_word(words, MOST_STEPS))

    def written(self) -> str:
        return str(self.steps)

    @classmethod
    def ask(cls, state: State, seat: Seat, draft: Draft) -> Offers:
        if draft.values:
            return cls.whole(state, seat, draft)
        income = state.marker(seat).income
        choices = tuple(
            Choice(
                value=str(steps),
                label=phrase("steam-steps", steps=steps, money=STEP * steps),
                note=phrase("steam-steps-income", income=max(income - steps, -10)),
            )
            for steps in range(most_steps(state, seat) + 1)
        )
        return Offers(field="steps", choices=choices)

    def attempt(self, state: State, seat: Seat) -> Outcome[State] | Refusal:
        most = most_steps(state, seat)
        if self.steps > most:
            return STEAM.refuse("ST-2.4", "steps", most=most)
        after, payment = raise_capital(state, seat, self.steps)
        if state.map.teams:  # ST-CN-60: into the team's pot, split when all have said theirs
            team = state.map.marker(seat)
            pots = tuple(pot + STEP * self.steps * (at == team) for at, pot in enumerate(state.pots))
            after = after.with_player(seat, cash=state.players[seat].cash).but(pots=pots)
        return Outcome(after, (CapitalBought(seat=seat, steps=self.steps, payment=payment),))

    def account(self, before: State, after: State, seat: Seat) -> tuple[Phrase, ...]:
        return ledger(before, after, seat)


def split_pots(state: State) -> tuple[State, tuple[Event, ...]]:
    """The capital of each team in two equal parts, the odd coin to the partner later in the order (ST-CN-60)."""
    events: list[Event] = []
    for team, pot in zip(state.map.teams, state.pots, strict=True):
        first, last = sorted(team, key=state.order.index)
        shares = ((first, pot // 2), (last, pot - pot // 2))
        for seat, money in shares:
            state = state.with_player(seat, cash=state.players[seat].cash + money)
        if pot:
            events.append(CapitalSplit(shares=shares))
    return state.but(pots=(0,) * len(state.pots)), tuple(events)
