"""Naming the load that an event has cost: `lose tea`. Also out of turn."""

from __future__ import annotations

from typing import ClassVar, Literal

from rules.china_rails.delivery.one_good import OneGood, good_choice
from rules.china_rails.event_cards.losses import forfeit, settle
from rules.china_rails.events_base import carried
from rules.china_rails.events_cards import LoadLost
from rules.china_rails.speech import CHINA
from rules.china_rails.state import State
from rules.core.contract import Draft, Offers, Refusal, Seat
from rules.core.kinds import Outcome


class Lose(OneGood):
    kind: Literal["lose"] = "lose"

    rule: ClassVar[str] = "CR-30.2"

    @classmethod
    def why_closed(cls, state: State, seat: Seat) -> Refusal | None:
        return None if state.players[seat].owes_loads else CHINA.refuse("CR-30.2", "nothing-to-lose")

    @classmethod
    def ask(cls, state: State, seat: Seat, draft: Draft) -> Offers:
        if draft.values:
            return cls.whole(state, seat, draft)
        goods = dict.fromkeys(state.players[seat].loads)
        return Offers(field="good", choices=tuple(good_choice(state, good) for good in goods))

    def attempt(self, state: State, seat: Seat) -> Outcome[State] | Refusal:
        good = self.named(state)
        if isinstance(good, Refusal):
            return good
        if good not in state.players[seat].loads:
            instead = CHINA.instead("lose", loads=carried(state, seat))
            return CHINA.refuse("CR-30.2", "not-on-board", instead, good=state.board.goods[good].name)
        after, settled = settle(forfeit(state, seat, good), seat)
        events = (LoadLost(seat=seat, good=good), *settled)
        return Outcome(after, events, turn_over=False, said=Lose(good=state.board.goods[good].key))
