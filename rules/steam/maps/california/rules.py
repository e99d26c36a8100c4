"""California: cubes on Towns, five VP for a trunk line, prestige at its two ends (ST-CA-1 to ST-CA-11)."""

from typing import ClassVar

from rules.core.boards import demand_of_board
from rules.core.chance import Chance
from rules.core.contract import Event, Options, Refusal, Seat
from rules.core.invariants import demand
from rules.core.phrase import Phrase, phrase
from rules.steam.board import Board, Hex
from rules.steam.building.laying import TrackBuilt
from rules.steam.event import place
from rules.steam.maprules import MapRules, Step
from rules.steam.maps.california.options import CaliforniaOptions
from rules.steam.maps.california.plans import prestige_drain, prestige_worth, trunk_prospect
from rules.steam.maps.california.trunk import (
    TRUNK_VP,
    PrestigeTaken,
    TrunkChanged,
    follow_trunks,
    holds_trunk,
    joined,
    take_prestige,
)
from rules.steam.network import network
from rules.steam.speech import refuse
from rules.steam.state import State


class California(MapRules):
    option_models: ClassVar[tuple[type[Options], ...]] = (CaliforniaOptions,)

    @classmethod
    def check_board(cls, board: Board) -> None:
        demand_of_board(board.trunk is not None, "a map of California names the two Cities of its trunk line")

    def changed(self, state: State) -> Step:
        return follow_trunks(state)

    def bars_start(self, state: State, at: Hex) -> Refusal | None:
        """A cube on a Town waits for a face, or for a New City."""
        if state.is_city(at) or at in network(state).on:
            return None
        return refuse("ST-CA-6", "start", place=place(state, at))

    # After the income

    def plays_out(self, state: State) -> bool:
        """Whether disasters and prestige follow the income of this turn (ST-R82)."""
        return self.chosen(CaliforniaOptions).last_prestige or state.turn < self.scenario.turns

    def earned(self, state: State, chance: Chance) -> Step:
        return take_prestige(state) if self.plays_out(state) else (state, ())

    def foretold(self, before: State, after: State, seat: Seat) -> tuple[Phrase, ...]:
        now = joined(after, seat) and not joined(before, seat)
        return (phrase("steam-joins-trunk"),) if now else ()

    # What a robot knows

    def prospect(self, state: State, seat: Seat) -> float:
        return trunk_prospect(state, seat) + prestige_worth(state, seat)

    def drain(self, state: State, seat: Seat) -> int:
        return prestige_drain(state, seat)

    # What holds

    def audit(self, state: State) -> None:
        for seat in state.playing:
            held, now = holds_trunk(state, seat), joined(state, seat)
            once = self.chosen(CaliforniaOptions).trunk == "once"
            demand("ST-I30", held == now or (once and held), "trunk line of", seat, held, now)

    def audit_step(self, before: State, after: State, events: tuple[Event, ...]) -> None:
        """Each change of the status is told, and moves the VP it says: five, or what there is of five to lose."""
        for seat in after.playing:
            changes = [event for event in events if isinstance(event, TrunkChanged) and event.seat == seat]
            held = changes[-1].joined if changes else holds_trunk(before, seat)
            demand("ST-I30", held == holds_trunk(after, seat), "trunk line of", seat)
            if changes:
                vp = before.marker(seat).vp
                for event in events:
                    if isinstance(event, TrunkChanged) and event.seat == seat:
                        due = TRUNK_VP if event.joined else -min(TRUNK_VP, vp)
                        demand("ST-I30", event.vp == due, "VP for the trunk line", event.vp)
                    vp += _moved(event, seat)
                demand("ST-I30", after.marker(seat).vp == vp, "VP", after.marker(seat).vp, "and not", vp)


def _moved(event: Event, seat: Seat) -> int:
    """The VP that an event of such a step gave the seat."""
    match event:
        case TrunkChanged(seat=own, vp=vp) if own == seat:
            return vp
        case TrackBuilt(seat=own, payment=payment) if own == seat:
            return -payment.vp
        case PrestigeTaken(players=players):
            return sum(one.vp for one in players if one.seat == seat)
        case _:
            return 0


RULES = {3: California}  # ST-CA-1
