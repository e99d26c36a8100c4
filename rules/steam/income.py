"""The income phase where everybody plays alone (ST-14, ST-17.13 to ST-17.17)."""

from typing import Literal

from rules.core.contract import Seat
from rules.core.phrase import Frozen, Phrase, Who, phrase
from rules.steam.event import Payment, SteamEvent
from rules.steam.money import pay, shortfall
from rules.steam.state import State

Part = Literal["net", "share", "upkeep"]


class Helped(Frozen):
    """A partner who paid what the team's markers did not cover."""

    seat: Seat
    money: int
    cash: int


class Settled(Frozen):
    """The income phase of one player: the net sum; in a team the share of its income, then the upkeep."""

    seat: Seat
    net: int  # positive: received
    of: Part = "net"
    upkeep: int = 0  # of the locomotive, where it is part of the net sum
    payment: Payment = Payment()
    helped: Helped | None = None
    cash: int
    broke: bool = False

    def told(self, state: State) -> tuple[Phrase, ...]:
        way = "gets" if self.net >= 0 else "pays"
        key = f"steam-income-{way}" if self.of == "net" else f"steam-{self.of}-{way}"
        who = Who(seat=self.seat)
        parts = {"upkeep": self.upkeep, "income": self.net + self.upkeep} if self.of == "net" else {}
        given_up = self.payment.told("steam-raised" if state.base else "steam-short")  # ST-17.14, ST-17.15
        lines = (phrase(key, who=who, money=abs(self.net), cash=self.cash, **parts), *given_up)
        if self.helped is None:
            return lines
        partner = Who(seat=self.helped.seat)
        return (*lines, phrase("steam-share-helped", who=partner, money=self.helped.money, cash=self.helped.cash))


class IncomeSettled(SteamEvent):
    players: tuple[Settled, ...]

    def told(self, state: State) -> tuple[Phrase, ...]:
        return (phrase("steam-income"), *(line for one in self.players for line in one.told(state)))


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
