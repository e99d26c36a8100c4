"""The income phase where everybody plays alone (ST-14, ST-17.13 to ST-17.17)."""

from __future__ import annotations

from rules.core.contract import Seat
from rules.steam.event import Payment
from rules.steam.events_move import Settled
from rules.steam.money import pay, shortfall
from rules.steam.state import State


def settle_alone(state: State) -> tuple[State, tuple[Settled, ...]]:
    """Everybody's net sum, in order; who cannot pay is marked as broke. The last one left has won (ST-16.10)."""
    lines: list[Settled] = []
    for seat in state.order:
        if sum(line.broke for line in lines) == len(state.order) - 1:
            break
        state, line = _settle(state, seat)
        lines.append(line)
    return state, tuple(lines)


def _settle(state: State, seat: Seat) -> tuple[State, Settled]:
    player = state.players[seat]
    upkeep = state.map.upkeep(player.level)
    net = state.marker(seat).income - upkeep  # ST-14.3: fixed before any step
    payment, broke = Payment(), False
    if net >= 0:
        state = state.with_player(seat, cash=player.cash + net)
    else:
        state, payment, broke = pay_compulsory(state, seat, -net)
    cash = state.players[seat].cash
    return state, Settled(seat=seat, net=net, upkeep=upkeep, payment=payment, cash=cash, broke=broke)


def pay_compulsory(state: State, seat: Seat, due: int) -> tuple[State, Payment, bool]:
    """A payment that cannot be refused; the last value tells whether the player is bankrupt (ST-2.11, ST-17.17)."""
    if not state.base:
        state, payment, owed = shortfall(state, seat, due)
        return state, payment, owed > 0
    paid = pay(state, seat, due)
    return (state, Payment(price=due), True) if paid is None else (*paid, False)
