"""Borrowing from the bank, where the table plays with leniency: `loan 10`."""

from __future__ import annotations

from typing import ClassVar, Literal, Self

from rules.china_rails.events_turns import Borrowed
from rules.china_rails.speech import CHINA, ChinaMove
from rules.china_rails.state import MOST_LOAN, State
from rules.core.contract import Choice, Draft, Field, Offers, Refusal, Seat
from rules.core.kinds import Outcome
from rules.core.phrase import phrase


class Loan(ChinaMove):
    kind: Literal["loan"] = "loan"
    amount: int

    rule: ClassVar[str] = "CR-44.1"
    fields: ClassVar[tuple[Field, ...]] = (Field("amount"),)

    @classmethod
    def read(cls, words: list[str]) -> Self:
        if len(words) != 1 or not words[0].isdecimal() or len(words[0]) > 3:
            raise CHINA.misread("amount", text=" ".join(words))
        return cls(amount=int(words[0]))

    def written(self) -> str:
        return str(self.amount)

    @classmethod
    def why_closed(cls, state: State, seat: Seat) -> Refusal | None:
        if not state.options.loan:
            return CHINA.refuse("CR-44.4", "no-loans")
        return None if _left(state, seat) else CHINA.refuse("CR-44.1", "loan-limit", most=MOST_LOAN)

    @classmethod
    def ask(cls, state: State, seat: Seat, draft: Draft) -> Offers:
        if draft.values:
            return cls.whole(state, seat, draft).but(confirm=True)
        choices = tuple(
            Choice(value=str(amount), label=phrase("china-loan", amount=amount, debt=2 * amount))
            for amount in range(_left(state, seat), 0, -1)
        )
        return Offers(field="amount", choices=choices)

    def attempt(self, state: State, seat: Seat) -> Outcome[State] | Refusal:
        if not 1 <= self.amount <= _left(state, seat):
            return CHINA.refuse("CR-44.1", "loan-limit", most=MOST_LOAN)
        borrowed = state.players[seat].borrowed + self.amount
        after = state.paying(seat, -self.amount, "loan").player(seat, borrowed=borrowed).turning(acted=True)
        event = Borrowed(seat=seat, amount=self.amount, debt=2 * borrowed)  # CR-44.2
        return Outcome(after, (event,), turn_over=False)


def _left(state: State, seat: Seat) -> int:
    return MOST_LOAN - state.players[seat].borrowed
