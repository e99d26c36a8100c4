"""`lay 1 H7 NS`: puts a simple die of the hand on an empty cell (RD-8)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from rules.core.contract import Refusal, Seat
from rules.core.kinds import Outcome
from rules.core.phrase import Phrase
from rules.railroad_dice_2.connect import connect, new_links, placed
from rules.railroad_dice_2.events import Laid
from rules.railroad_dice_2.money import pay
from rules.railroad_dice_2.move import instead, instead_cells, money_left, refuse
from rules.railroad_dice_2.network import network
from rules.railroad_dice_2.rails import SIMPLE_CODES, ends, placements
from rules.railroad_dice_2.state import HandDie, State
from rules.railroad_dice_2.turn.placing import PlacingMove
from rules.railroad_dice_2.turn.sites import Site, closed_complex, in_hand, leaves_map, site


class Lay(PlacingMove):
    kind: Literal["lay"] = "lay"

    rule = "RD-8.2"

    @classmethod
    def sites(cls, state: State, die: HandDie) -> Iterator[Site]:
        if die.complex or die.face is None:
            return
        seat = state.turn.seat
        for there, comes_in in network(state, seat).open.items():
            cost = state.chart.surcharge(there)
            if cost > state.players[seat].money:
                continue
            for one in placements(die.face, False):
                joined = not ends(one).isdisjoint(comes_in)
                if joined and not leaves_map(state, there, one) and not closed_complex(state, there, one):
                    yield site(state, there, one, cost)

    @classmethod
    def held(cls, state: State, wanted: int) -> HandDie | Refusal:
        die = in_hand(state, wanted)
        if die is None:
            return refuse("RD-8.2", "die", die=wanted)
        if die.complex:
            return refuse("RD-9.3", "lay-complex", die=wanted)
        return refuse("RD-8.13", "lay-locomotive", die=wanted) if die.face == "locomotive" else die

    @classmethod
    def unfit(cls, state: State, seat: Seat, there: str) -> Refusal | None:
        if there not in state.chart.cells:
            return refuse("RD-1.1", "cell", cell=there)
        if there in state.rail or state.station(there):
            return refuse("RD-8.4", "lay-occupied", cell=there)
        reached = network(state, seat).open
        if there not in reached:
            return refuse("RD-8.6", "lay-unreached", cell=there, instead=instead_cells(reached))
        return None

    @classmethod
    def hopeless(cls, state: State, seat: Seat, there: str, die: HandDie) -> Refusal | None:
        comes_in = network(state, seat).open[there]
        codes = placements(die.face, False) if die.face else ()
        return _wrong(state, seat, there, min(codes, key=lambda one: ends(one).isdisjoint(comes_in)))

    def attempt(self, state: State, seat: Seat) -> Outcome[State] | Refusal:
        die = self.held(state, self.die)
        if isinstance(die, Refusal):
            return die
        refusal = (
            _unlike(die, self.code) or self.unfit(state, seat, self.cell) or _wrong(state, seat, self.cell, self.code)
        )
        return refusal or self._laid(state, seat)

    def _laid(self, state: State, seat: Seat) -> Outcome[State]:
        """RD-R18: cost, board change, payments."""
        cost, turn = state.chart.surcharge(self.cell), state.turn
        links, rails = new_links(state, self.cell, self.code), placed(state, self.cell, self.code)
        hand = tuple(die for die in turn.hand if die.number != self.die)
        after = pay(state, seat, cost).but(rails=rails, turn=turn.but(hand=hand, placed=(*turn.placed, self.cell)))
        laid = Laid(seat=seat, number=self.die, cell=self.cell, code=self.code, cost=cost)
        after, connected = connect(after, links)
        return Outcome(after, (laid, *connected), turn_over=False)

    def account(self, before: State, after: State, seat: Seat) -> tuple[Phrase, ...]:
        return (money_left(before, after, seat),)


def _unlike(die: HandDie, wanted: str) -> Refusal | None:
    """Whether the die cannot show that."""
    if wanted not in SIMPLE_CODES:
        return refuse("RD-8.2", "lay-code", code=wanted)
    fitting = placements(die.face, False) if die.face else ()
    if wanted in fitting:
        return None
    rule = "RD-9.12" if die.regained else "RD-6.7"
    return refuse(rule, "code-face", code=wanted, die=die.number, instead=instead("codes", codes=fitting))


def _wrong(state: State, seat: Seat, there: str, wanted: str) -> Refusal | None:
    comes_in = network(state, seat).open[there]
    if ends(wanted).isdisjoint(comes_in):
        return refuse("RD-8.6", "lay-unjoined", cell=there, code=wanted, sides=tuple(comes_in))
    if leaves_map(state, there, wanted):
        return refuse("RD-8.7", "end-off-map", cell=there, code=wanted)
    if other := closed_complex(state, there, wanted):
        return refuse("RD-8.8", "end-at-complex", cell=there, code=wanted, other=other)
    cost, money = state.chart.surcharge(there), state.players[seat].money
    return refuse("RD-4.4", "money", cost=cost, money=money) if cost > money else None
