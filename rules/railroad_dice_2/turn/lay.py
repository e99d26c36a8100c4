"""`lay 1 H7 NS`: puts a simple die of the hand on an empty cell (RD-8)."""

from collections.abc import Iterable

from rules.core.contract import Event, Seat
from rules.railroad_dice_2.event import DiceEvent
from rules.railroad_dice_2.network import network
from rules.railroad_dice_2.rails import SIMPLE_CODES, ends
from rules.railroad_dice_2.speech import Code, Cost
from rules.railroad_dice_2.state import HandDie, State
from rules.railroad_dice_2.turn.placing import Fault, PlacingMove, closed_complex, fault, in_hand, leaves_map


class Laid(DiceEvent):
    seat: Seat
    number: int
    cell: str
    code: Code
    cost: Cost


class Lay(PlacingMove):
    rule = "RD-8.2"
    usual = "lay-unjoined"

    @classmethod
    def takes(cls, die: HandDie) -> bool:
        return not die.complex and die.face != "locomotive"

    @classmethod
    def no_die(cls, state: State, number: int) -> Fault:
        die = in_hand(state, number)
        if die is None:
            return fault("RD-8.2", "die", die=number)
        rule, key = ("RD-9.3", "lay-complex") if die.complex else ("RD-8.13", "lay-locomotive")
        return fault(rule, key, die=number)

    @classmethod
    def cells(cls, state: State) -> Iterable[str]:
        return network(state, state.turn.seat).open

    @classmethod
    def unfit(cls, state: State, there: str) -> Fault | None:
        if there not in state.chart.cells:
            return fault("RD-1.1", "cell", cell=there)
        if there in state.rail or state.station(there):
            return fault("RD-8.4", "lay-occupied", cell=there)
        return None if there in cls.cells(state) else fault("RD-8.6", "lay-unreached", cell=there)

    @classmethod
    def wrong(cls, state: State, there: str, code: str) -> Fault | None:
        comes_in = network(state, state.turn.seat).open.get(there, {})
        if ends(code).isdisjoint(comes_in):
            return fault("RD-8.6", "lay-unjoined", cell=there, code=code, sides=tuple(comes_in))
        if leaves_map(state, there, code):
            return fault("RD-8.7", "end-off-map", cell=there, code=code)
        if other := closed_complex(state, there, code):
            return fault("RD-8.8", "end-at-complex", cell=there, code=code, other=other)
        cost, money = cls.cost(state, there), state.players[state.turn.seat].money
        return fault("RD-4.4", "money", cost=cost, money=money) if cost > money else None

    @classmethod
    def cost(cls, state: State, there: str) -> int:
        return state.chart.surcharge(there)

    def done(self, state: State, cost: int) -> tuple[tuple[HandDie, ...], Event]:
        return (), Laid(seat=state.turn.seat, number=self.die, cell=self.cell, code=self.code, cost=cost)

    def _unlike(self, die: HandDie) -> Fault | None:
        if self.code not in SIMPLE_CODES:
            return fault("RD-8.2", "lay-code", code=self.code)
        return super()._unlike(die)
