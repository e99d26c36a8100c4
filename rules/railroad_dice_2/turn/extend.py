"""`extend 3 C7 NS+EW`: swaps a simple die on the map for a complex one of the hand, and takes it back (RD-9)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from rules.core.contract import Refusal, Seat
from rules.core.kinds import Outcome
from rules.core.phrase import Phrase, phrase
from rules.railroad_dice_2.connect import connect, new_links, placed
from rules.railroad_dice_2.events import Extended
from rules.railroad_dice_2.money import pay
from rules.railroad_dice_2.move import instead, money_left, refuse
from rules.railroad_dice_2.network import network
from rules.railroad_dice_2.rails import FACE, OPPOSITE, SIDES, ends, is_complex, keeping, placements
from rules.railroad_dice_2.state import HandDie, State
from rules.railroad_dice_2.turn.placing import PlacingMove
from rules.railroad_dice_2.turn.sites import Site, closed_complex, in_hand, leaves_map, site


class Extend(PlacingMove):
    kind: Literal["extend"] = "extend"

    rule = "RD-9.1"

    @classmethod
    def sites(cls, state: State, die: HandDie) -> Iterator[Site]:
        if not die.complex or die.face is None:
            return
        seat = state.turn.seat
        fitting = frozenset(placements(die.face, True))
        for there, was in state.rails:
            if not is_complex(was):
                for one in keeping(was):
                    if one in fitting and _wrong(state, seat, there, one) is None:
                        yield site(state, there, one, terrain_cost(state, there))

    @classmethod
    def held(cls, state: State, wanted: int) -> HandDie | Refusal:
        die = in_hand(state, wanted)
        return die if die and die.complex else refuse("RD-9.1", "extend-die", die=wanted)

    @classmethod
    def unfit(cls, state: State, seat: Seat, there: str) -> Refusal | None:
        was = state.rail.get(there)
        return refuse("RD-9.3", "extend-simple", cell=there) if was is None or is_complex(was) else None

    @classmethod
    def hopeless(cls, state: State, seat: Seat, there: str, die: HandDie) -> Refusal | None:
        kept = keeping(state.rail[there])
        codes = sorted(placements(die.face or "crossing", True), key=lambda one: one not in kept)
        return _wrong(state, seat, there, codes[0])

    def attempt(self, state: State, seat: Seat) -> Outcome[State] | Refusal:
        die = self.held(state, self.die)
        if isinstance(die, Refusal):
            return die
        fitting = placements(die.face, True) if die.face else ()
        if self.code not in fitting:
            other = instead("codes", codes=fitting)
            return refuse("RD-6.7", "code-face", code=self.code, die=die.number, instead=other)
        refusal = self.unfit(state, seat, self.cell) or _wrong(state, seat, self.cell, self.code)
        return refusal or self._extended(state, seat)

    def _extended(self, state: State, seat: Seat) -> Outcome[State]:
        """RD-R18: cost, board change, payments. The die taken back keeps its face (RD-9.11, RD-9.12)."""
        cost, turn, was = terrain_cost(state, self.cell), state.turn, state.rail[self.cell]
        links, rails = new_links(state, self.cell, self.code), placed(state, self.cell, self.code)
        back = HandDie(number=turn.numbers + 1, complex=False, face=FACE[was], regained=True)
        hand = (*(die for die in turn.hand if die.number != self.die), back)
        turn = turn.but(hand=hand, numbers=back.number, placed=(*turn.placed, self.cell))
        after, connected = connect(pay(state, seat, cost).but(rails=rails, turn=turn), links)
        extended = Extended(
            seat=seat,
            number=self.die,
            cell=self.cell,
            was=was,
            code=self.code,
            regained=back.number,
            face=FACE[was],
            cost=cost,
        )
        return Outcome(after, (extended, *connected), turn_over=False)

    def account(self, before: State, after: State, seat: Seat) -> tuple[Phrase, ...]:
        back = phrase(f"dice-face-{FACE[before.rail[self.cell]]}")
        return money_left(before, after, seat), phrase("dice-account-regained", face=back)


def terrain_cost(state: State, there: str) -> int:
    """Nothing, or with the option what laying would cost (RD-9.13, RD-R28)."""
    return state.chart.surcharge(there) if state.options.extend_pays_terrain else 0


def _wrong(state: State, seat: Seat, there: str, wanted: str) -> Refusal | None:
    was = state.rail[there]
    if wanted not in keeping(was):
        other = instead("codes", codes=keeping(was))
        return refuse("RD-9.5", "extend-track", cell=there, code=wanted, was=was, instead=other)
    if refusal := _unreached(state, seat, there, wanted):
        return refusal
    if leaves_map(state, there, wanted):
        return refuse("RD-9.8", "end-off-map", cell=there, code=wanted)
    if other_cell := closed_complex(state, there, wanted):
        return refuse("RD-9.9", "end-at-complex", cell=there, code=wanted, other=other_cell)
    if facing := _left_facing(state, there, wanted):
        return refuse("RD-9.10", "extend-facing", cell=there, code=wanted, other=facing)
    cost, money = terrain_cost(state, there), state.players[seat].money
    return refuse("RD-4.4", "money", cost=cost, money=money) if cost > money else None


def _unreached(state: State, seat: Seat, there: str, wanted: str) -> Refusal | None:
    """RD-R31: the placed die must be on a line of the player; a die that was reached before still is."""
    mine = network(state, seat)
    if there in mine.cells():
        return None
    waiting = mine.blocked.get(there, frozenset())
    if not waiting:
        return refuse("RD-9.6", "extend-unreached", cell=there)
    if ends(wanted).isdisjoint(waiting):
        return refuse("RD-9.7", "extend-unjoined", cell=there, code=wanted, sides=tuple(sorted(waiting)))
    return None


def _left_facing(state: State, there: str, wanted: str) -> str | None:
    """A neighbour whose end would face a closed side of the placed die (RD-R32)."""
    chart, rail = state.chart, state.rail
    for side in SIDES:
        beside = chart.beyond[there].get(side, "")
        if side not in ends(wanted) and OPPOSITE[side] in ends(rail.get(beside, "")):
            return beside
    return None
