"""Borrowing from the bank, where the table plays with leniency: `loan 10`."""

from collections.abc import Iterator
from typing import Annotated

from rules.china_rails.event import Seated
from rules.china_rails.move import ChinaMove
from rules.china_rails.speech import refuse
from rules.china_rails.state import MOST_LOAN, State
from rules.core.contract import Choice, Draft, Refusal, Seat
from rules.core.fields import Number
from rules.core.kinds import Outcome
from rules.core.phrase import phrase


class Borrowed(Seated):
    amount: int
    debt: int

    pictured = False


class Loan(ChinaMove):
    amount: Annotated[int, Number(most=999)]

    rule = "CR-44.1"
    misread_as = "amount"
    confirms = True

    @classmethod
    def why_closed(cls, state: State, seat: Seat) -> Refusal | None:
        if not state.options.loan:
            return refuse("CR-44.4", "no-loans")
        return None if _left(state, seat) else refuse("CR-44.1", "loan-limit", most=MOST_LOAN)

    @classmethod
    def choices(cls, state: State, seat: Seat, field: str, draft: Draft) -> Iterator[Choice]:
        for amount in range(_left(state, seat), 0, -1):
            yield Choice(value=str(amount), label=phrase("china-loan", amount=amount, debt=2 * amount))

    def attempt(self, state: State, seat: Seat) -> Outcome[State] | Refusal:
        if not 1 <= self.amount <= _left(state, seat):
            return refuse("CR-44.1", "loan-limit", most=MOST_LOAN)
        borrowed = state.players[seat].borrowed + self.amount
        after = state.paying(seat, -self.amount, "loan").with_player(seat, borrowed=borrowed).with_turn(acted=True)
        event = Borrowed(seat=seat, amount=self.amount, debt=2 * borrowed)  # CR-44.2
        return Outcome(after, (event,), turn_over=False)


def _left(state: State, seat: Seat) -> int:
    return MOST_LOAN - state.players[seat].borrowed
