"""Income and fees, and the debt that is paid back as soon as there is the money for it (CR-44.3)."""

from rules.china_rails.event import ChinaEvent, Seated
from rules.china_rails.state import FEE, State
from rules.core.contract import Seat


class FeePaid(Seated):
    owner: Seat
    amount: int
    to_bank: bool  # the owner has left (CR-R83)

    pictured = False


class Repaid(Seated):
    amount: int

    pictured = False


def earn(state: State, seat: Seat, amount: int, kind: str) -> tuple[State, tuple[ChinaEvent, ...]]:
    """The bank pays the seat."""
    return repay(state.paying(seat, -amount, kind), seat)


def pay_fee(state: State, seat: Seat, owner: Seat) -> tuple[State, tuple[ChinaEvent, ...]]:
    """The fee of this turn for a rival's track or ferry (CR-15.2); to the bank, if the rival has left (CR-R83)."""
    left = state.players[owner].left
    event = FeePaid(seat=seat, owner=owner, amount=FEE, to_bank=left)
    after = state.with_turn(paid=(*state.now.paid, owner))
    if left:
        return after.paying(seat, FEE, "fee"), (event,)
    cash = list(after.cash)
    cash[seat] -= FEE
    cash[owner] += FEE
    after, repaid = repay(after.but(cash=tuple(cash)), owner)
    return after, (event, *repaid)


def repay(state: State, seat: Seat) -> tuple[State, tuple[ChinaEvent, ...]]:
    """After an income: the whole debt at once, if the cash covers it (CR-R73)."""
    debt = state.players[seat].debt
    if not debt or state.cash[seat] < debt:
        return state, ()
    return state.paying(seat, debt, "repayment").with_player(seat, borrowed=0), (Repaid(seat=seat, amount=debt),)
