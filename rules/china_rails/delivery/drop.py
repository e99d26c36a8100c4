"""Unloading without pay: `drop tea`."""

from __future__ import annotations

from typing import ClassVar, Literal

from rules.china_rails.delivery.handling import city_here, congress, sales, shut
from rules.china_rails.delivery.one_good import OneGood, good_choice, without
from rules.china_rails.delivery.phase import delivery_closed, no_train
from rules.china_rails.events_running import Dropped
from rules.china_rails.parts import Good
from rules.china_rails.speech import CHINA
from rules.china_rails.state import State
from rules.core.contract import Draft, Offers, Refusal, Seat
from rules.core.kinds import Outcome


class Drop(OneGood):
    kind: Literal["drop"] = "drop"

    rule: ClassVar[str] = "CR-17.1"

    @classmethod
    def why_closed(cls, state: State, seat: Seat) -> Refusal | None:
        refusal = delivery_closed(state) or no_train(state, seat) or congress(state, seat, "CR-24.2")
        if refusal is not None:
            return refusal
        city = city_here(state, seat)
        return CHINA.refuse("CR-17.3", "drop-outside") if city is None else shut(state, city)

    @classmethod
    def why_nothing_legal(cls, state: State, seat: Seat) -> Refusal | None:
        why = [_why_not(state, seat, good) for good in state.players[seat].loads]
        return None if None in why else next(iter(why), CHINA.refuse("CR-17.1", "no-loads"))

    @classmethod
    def ask(cls, state: State, seat: Seat, draft: Draft) -> Offers:
        if draft.values:
            return cls.whole(state, seat, draft)
        goods = dict.fromkeys(good for good in state.players[seat].loads if _why_not(state, seat, good) is None)
        return Offers(field="good", choices=tuple(good_choice(state, good) for good in goods))

    def attempt(self, state: State, seat: Seat) -> Outcome[State] | Refusal:
        good = self.named(state)
        if isinstance(good, Refusal):
            return good
        if refusal := _why_not(state, seat, good):
            return refusal
        at = state.players[seat].at
        assert at is not None
        after = state.player(seat, loads=without(state.players[seat].loads, good)).turning(acted=True)
        event = Dropped(seat=seat, good=good, at=at)
        return Outcome(after, (event,), turn_over=False, said=Drop(good=state.board.goods[good].key))


def _why_not(state: State, seat: Seat, good: Good) -> Refusal | None:
    name = state.board.goods[good].name
    if good not in state.players[seat].loads:
        return CHINA.refuse("CR-17.1", "not-on-board", good=name)
    asked = [sale for sale in sales(state, seat, good)[0] if not sale.container]
    if asked:  # CR-R62: unless an event forbids the delivery
        return CHINA.refuse(
            "CR-17.4", "drop-demanded", CHINA.instead("deliver", good=name, pay=asked[0].pay), good=name
        )
    return None
