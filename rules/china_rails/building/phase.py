"""What track, links and upgrades share: when nothing more can be built, what building gives up, what it leaves."""

from rules.china_rails.event import Seated
from rules.china_rails.move import ChinaMove
from rules.china_rails.speech import refuse
from rules.china_rails.state import LIMIT, State
from rules.core.contract import Draft, Offers, Refusal, Seat
from rules.core.phrase import Phrase, phrase


class Bought(Seated):
    """Something paid for out of this building phase."""

    spent: int  # in it so far


class BuildingMove(ChinaMove):
    @classmethod
    def why_closed(cls, state: State, seat: Seat) -> Refusal | None:
        if state.now.upgraded:
            return refuse("CR-20.1", "upgraded-already")
        return refuse("CR-5.7", "limit-reached") if state.now.spent >= LIMIT else None

    @classmethod
    def whole(cls, state: State, seat: Seat, draft: Draft) -> Offers:
        whole, warning = super().whole(state, seat, draft), unfinished(state)
        return whole.but(warning=warning, confirm=whole.complete and warning is not None)

    def warning(self, state: State, seat: Seat) -> Phrase | None:
        return unfinished(state)

    def account(self, before: State, after: State, seat: Seat) -> tuple[Phrase, ...]:
        cost = after.now.spent - before.now.spent
        return (phrase("china-account-build", cost=cost, spent=after.now.spent, limit=LIMIT, cash=after.cash[seat]),)


def unfinished(state: State) -> Phrase | None:
    """CR-R6: what building now would give up of the delivery phase."""
    if state.now.phase == "building" or not state.now.points:
        return None
    return phrase("china-warn-delivery", points=state.now.points)


def unpaid(state: State, seat: Seat, price: int) -> Refusal | None:
    """Why a price cannot be paid in this building phase."""
    left, cash = LIMIT - state.now.spent, state.cash[seat]
    if price > left:
        return refuse("CR-5.7", "limit", price=price, left=left)
    return refuse("CR-5.8", "cash", price=price, left=cash) if price > cash else None
