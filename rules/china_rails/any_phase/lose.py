"""Naming the load that an event has cost: `lose tea`. Also out of turn."""

from rules.china_rails.delivery.one_good import OneGood
from rules.china_rails.event_cards.losses import LoadLost, forfeit, settle
from rules.china_rails.naming import carried
from rules.china_rails.parts import Good
from rules.china_rails.speech import instead, refuse
from rules.china_rails.state import State
from rules.core.contract import Refusal, Seat
from rules.core.kinds import Outcome


class Lose(OneGood):
    rule = "CR-30.2"

    @classmethod
    def why_closed(cls, state: State, seat: Seat) -> Refusal | None:
        return None if state.players[seat].owes_loads else refuse("CR-30.2", "nothing-to-lose")

    @classmethod
    def why_not(cls, state: State, seat: Seat, good: Good) -> Refusal | None:
        if good in state.players[seat].loads:
            return None
        other = instead("lose", loads=carried(state, seat))
        return refuse("CR-30.2", "not-on-board", other, good=state.board.goods[good].name)

    def done(self, state: State, seat: Seat, good: Good) -> Outcome[State]:
        after, settled = settle(forfeit(state, seat, good), seat)
        return Outcome(after, (LoadLost(seat=seat, good=good), *settled), turn_over=False, said=self.full(state, good))
