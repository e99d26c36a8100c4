"""California 2090: earthquakes and volcanoes between income and prestige (ST-CB-1 to ST-CB-16)."""

from collections import Counter

from rules.core.boards import demand_of_board
from rules.core.chance import Chance
from rules.core.contract import Seat
from rules.core.invariants import demand
from rules.steam.board import Board
from rules.steam.maprules import Step
from rules.steam.maps.california.options import CaliforniaOptions
from rules.steam.maps.california.rules import California
from rules.steam.maps.california.trunk import take_prestige
from rules.steam.maps.california_2090.disaster import (
    PRICES,
    TOKENS,
    draw,
    first_tokens,
    likely_repairs,
    repairs_worth,
    struck_tracks,
)
from rules.steam.maps.california_2090.options import DisasterOptions
from rules.steam.maps.california_2090.repair import Repair, Repairs, given_up, named_tracks
from rules.steam.state import State


class California2090(California):
    option_models = (CaliforniaOptions, DisasterOptions)

    @classmethod
    def check_board(cls, board: Board) -> None:
        super().check_board(board)
        kinds = {danger.kind for danger in board.dangers}
        demand_of_board(kinds == set(PRICES), "a map of California 2090 has a fault and a volcano")

    def set_up(self, state: State, chance: Chance) -> Step:
        return state.but(disasters=first_tokens()), ()

    def earned(self, state: State, chance: Chance) -> Step:
        """The draw, and those it hits decide in order; prestige comes after them (ST-CB-2)."""
        if not self.plays_out(state):
            return state, ()
        state, events = draw(state, chance)
        hit = tuple(seat for seat in state.order if struck_tracks(state, seat))
        if hit:
            return state.but(phase="decide", queue=hit), events
        state, more = self.decided(state, chance)
        return state, (*events, *more)

    def decided(self, state: State, chance: Chance) -> Step:
        assert state.disasters is not None
        return take_prestige(state.but(disasters=state.disasters.but(struck=())))

    def prospect(self, state: State, seat: Seat) -> float:
        return super().prospect(state, seat) + repairs_worth(state, seat)

    def reserve(self, state: State, seat: Seat) -> int:
        return round(likely_repairs(state, seat))

    def robot_move(self, state: State, seat: Seat) -> Repair | None:
        """Everything that can be paid, less the links that are not worth their price."""
        return Repair(unpaid=named_tracks(state, given_up(state, seat))) if state.phase == "decide" else None

    def audit(self, state: State) -> None:
        super().audit(state)
        assert state.disasters is not None
        bag, drawn = Counter(dict(state.disasters.bag)), Counter(state.disasters.drawn)
        whole = bag if self.chosen(DisasterOptions).token_return else bag + drawn
        demand("ST-I31", +whole == Counter(TOKENS), "tokens", bag, drawn)
        ended = state.cause == "last_turn" and self.plays_out(state)
        phases = {state.turn - 1 + (state.phase == "decide" or ended)}
        if state.cause == "alone":  # at any point of a turn
            phases = {state.turn - 1, state.turn}
        demand("ST-I31", len(state.disasters.drawn) in phases, "draws", len(state.disasters.drawn), "in", phases)


RULES = {3: California2090}
ORDERS = {"repairs": Repairs()}
