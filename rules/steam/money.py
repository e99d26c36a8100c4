"""Money and capital: what a player can pay, the steps raised for it, and a shortfall of the Standard Game (ST-2)."""

from rules.core.contract import Seat
from rules.steam.event import Payment
from rules.steam.state import LEAST_INCOME, State

STEP = 5  # money for one capital step (ST-2.2)
VP_STEP = 2  # VP for one at income -10 (ST-2.3)
OWED_STEP = 2  # Standard: money still owed that one VP, or one income, covers (ST-17.14)


def most_steps(state: State, seat: Seat) -> int:
    """The capital steps still possible (ST-2.4)."""
    marker = state.marker(seat)
    return marker.income - LEAST_INCOME + marker.vp // VP_STEP


def means(state: State, seat: Seat) -> int:
    """All that a player could pay now (ST-4.9); Standard: cash alone (ST-2.9)."""
    capital = STEP * most_steps(state, seat) if state.base else 0
    return state.players[seat].cash + capital


def fewest_steps(missing: int, each: int = STEP) -> int:
    return max(0, -(-missing // each))


def pay(
    state: State, seat: Seat, price: int, steps: int | None = None, **besides: object
) -> tuple[State, Payment] | None:
    """Cash first and the fewest steps for the rest, or the steps that were named; None where it cannot be paid.
    What else the payment changes of the player is said besides."""
    cash = state.players[seat].cash
    if steps is None:
        steps = fewest_steps(price - cash) if state.base else 0  # ST-2.6, ST-2.9
    if steps > most_steps(state, seat) or cash + STEP * steps < price:
        return None
    state, payment = raise_capital(state, seat, steps, price)
    cash += STEP * steps - price
    return (state.with_player(seat, cash=cash, **besides) if price or besides else state), payment


def pay_cash(state: State, seat: Seat, price: int) -> tuple[State, Payment] | None:
    """From the player's own cash alone."""
    return pay(state, seat, price, 0)


def raise_capital(state: State, seat: Seat, steps: int, price: int = 0) -> tuple[State, Payment]:
    """Income for money, and VP once the income is at its lowest (ST-2.2, ST-2.3); the price it is for is only noted."""
    if not steps:
        return state, Payment(price=price)
    marker = state.marker(seat)
    income = min(steps, marker.income - LEAST_INCOME)
    vp = VP_STEP * (steps - income)
    state = state.with_marker(seat, income=marker.income - income, vp=marker.vp - vp)
    state = state.with_player(seat, cash=state.players[seat].cash + STEP * steps)
    return state, Payment(price=price, steps=steps, income=income, vp=vp)


def shortfall(state: State, seat: Seat, due: int) -> tuple[State, Payment, int]:
    """Standard: cash, then VP, then income for what is due; also what is still owed then (ST-17.14 to ST-17.16)."""
    cash = state.players[seat].cash
    paid = min(cash, due)
    owed = due - paid
    marker = state.marker(seat)
    vp = min(marker.vp, fewest_steps(owed, OWED_STEP))
    owed -= OWED_STEP * vp
    income = min(marker.income - LEAST_INCOME, fewest_steps(owed, OWED_STEP))
    owed -= OWED_STEP * income
    back = max(0, -owed)
    state = state.with_marker(seat, vp=marker.vp - vp, income=marker.income - income)
    state = state.with_player(seat, cash=cash - paid + back)
    return state, Payment(price=due, steps=vp + income, income=income, vp=vp), max(0, owed)


def toll_loan(state: State, seat: Seat, toll: int) -> tuple[State, Payment] | None:
    """Standard: income steps for a toll that cash does not cover, at the map's rate; None beyond that."""
    return income_loan(state, seat, toll, state.map.toll_step())


def income_loan(state: State, seat: Seat, price: int, each: int) -> tuple[State, Payment] | None:
    """Cash first, then the fewest income steps that bring so much each; None where that does not cover the price."""
    cash, marker = state.players[seat].cash, state.marker(seat)
    missing = max(0, price - cash)
    if missing and (not each or fewest_steps(missing, each) > marker.income - LEAST_INCOME):
        return None
    steps = fewest_steps(missing, each) if missing else 0
    state = state.with_marker(seat, income=marker.income - steps)
    state = state.with_player(seat, cash=cash + each * steps - price)
    return state, Payment(price=price, steps=steps, income=steps)
