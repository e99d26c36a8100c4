"""`extend 3 C7 NS+EW`: swaps a simple die on the map for a complex one of the hand, and takes it back (RD-9)."""

from collections.abc import Iterable

from rules.core.contract import Event, Seat
from rules.core.phrase import Phrase, phrase
from rules.railroad_dice_2.board import Face
from rules.railroad_dice_2.event import DiceEvent, die_named
from rules.railroad_dice_2.network import network
from rules.railroad_dice_2.rails import FACE, OPPOSITE, SIDES, Side, ends, is_complex, keeping
from rules.railroad_dice_2.speech import Code, Cost
from rules.railroad_dice_2.state import HandDie, State
from rules.railroad_dice_2.turn.placing import Fault, PlacingMove, closed_complex, fault, leaves_map


class Extended(DiceEvent):
    seat: Seat
    number: int
    cell: str
    was: Code
    code: Code
    regained: int  # the hand number of the simple die taken back
    face: Face  # which it shows
    cost: Cost

    def told(self, state: State) -> tuple[Phrase, ...]:
        return (self.said(state, back=die_named(HandDie(number=self.regained, complex=False, face=self.face))),)


class Extend(PlacingMove):
    rule = "RD-9.1"
    usual = "extend-track"

    @classmethod
    def takes(cls, die: HandDie) -> bool:
        return die.complex

    @classmethod
    def no_die(cls, state: State, number: int) -> Fault:
        return fault("RD-9.1", "extend-die", die=number)

    @classmethod
    def cells(cls, state: State) -> Iterable[str]:
        return (cell for cell, code in state.rails if not is_complex(code))

    @classmethod
    def unfit(cls, state: State, there: str) -> Fault | None:
        return None if there in cls.cells(state) else fault("RD-9.3", "extend-simple", cell=there)

    @classmethod
    def wrong(cls, state: State, there: str, code: str) -> Fault | None:
        was = state.rail.get(there, "")
        if code not in keeping(was):
            return fault("RD-9.5", "extend-track", cell=there, code=code, was=was)
        if found := _unreached(state, there, code):
            return found
        if leaves_map(state, there, code):
            return fault("RD-9.8", "end-off-map", cell=there, code=code)
        if other := closed_complex(state, there, code):
            return fault("RD-9.9", "end-at-complex", cell=there, code=code, other=other)
        if facing := _left_facing(state, there, code):
            return fault("RD-9.10", "extend-facing", cell=there, code=code, other=facing)
        cost, money = cls.cost(state, there), state.players[state.turn.seat].money
        return fault("RD-4.4", "money", cost=cost, money=money) if cost > money else None

    @classmethod
    def cost(cls, state: State, there: str) -> int:
        """Nothing, or with the option what laying would cost (RD-9.13, RD-R28)."""
        return state.chart.surcharge(there) if state.options.extend_pays_terrain else 0

    def done(self, state: State, cost: int) -> tuple[tuple[HandDie, ...], Event]:
        """The die taken back keeps its face (RD-9.11, RD-9.12)."""
        was, number = state.rail[self.cell], state.turn.numbers + 1
        back = HandDie(number=number, complex=False, face=FACE[was], regained=True)
        swap = {"number": self.die, "cell": self.cell, "was": was, "code": self.code}
        return (back,), Extended(seat=state.turn.seat, **swap, regained=number, face=FACE[was], cost=cost)

    def account(self, before: State, after: State, seat: Seat) -> tuple[Phrase, ...]:
        back = phrase(f"dice-face-{FACE[before.rail[self.cell]]}")
        return *super().account(before, after, seat), phrase("dice-account-regained", face=back)


def _unreached(state: State, there: str, wanted: str) -> Fault | None:
    """RD-R31: the placed die must be on a line of the player; a die that was reached before still is."""
    mine = network(state, state.turn.seat)
    if there in mine.cells:
        return None
    waiting = mine.blocked.get(there, set[Side]())
    if not waiting:
        return fault("RD-9.6", "extend-unreached", cell=there)
    if ends(wanted).isdisjoint(waiting):
        return fault("RD-9.7", "extend-unjoined", cell=there, code=wanted, sides=tuple(sorted(waiting)))
    return None


def _left_facing(state: State, there: str, wanted: str) -> str | None:
    """A neighbour whose end would face a closed side of the placed die (RD-R32)."""
    chart, rail = state.chart, state.rail
    for side in SIDES:
        beside = chart.beyond[there].get(side, "")
        if side not in ends(wanted) and OPPOSITE[side] in ends(rail.get(beside, "")):
            return beside
    return None
