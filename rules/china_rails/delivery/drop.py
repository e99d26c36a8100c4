"""Unloading without pay: `drop tea`."""

from rules.china_rails.delivery.handling import city_here, congress, sales, shut
from rules.china_rails.delivery.one_good import OneGood, without
from rules.china_rails.delivery.phase import no_train
from rules.china_rails.event import NamedGood, NamedPlace, Seated
from rules.china_rails.parts import Good
from rules.china_rails.speech import instead, refuse
from rules.china_rails.state import State
from rules.core.contract import Refusal, Seat
from rules.core.kinds import Outcome


class Dropped(Seated):
    good: NamedGood
    at: NamedPlace


class Drop(OneGood):
    rule = "CR-17.1"

    @classmethod
    def why_closed(cls, state: State, seat: Seat) -> Refusal | None:
        if refusal := no_train(state, seat) or congress(state, seat, "CR-24.2"):
            return refusal
        city = city_here(state, seat)
        return refuse("CR-17.3", "drop-outside") if city is None else shut(state, city)

    @classmethod
    def why_nothing_legal(cls, state: State, seat: Seat) -> Refusal | None:
        why = [cls.why_not(state, seat, good) for good in state.players[seat].loads]
        return None if None in why else next(iter(why), refuse("CR-17.1", "no-loads"))

    @classmethod
    def why_not(cls, state: State, seat: Seat, good: Good) -> Refusal | None:
        name = state.board.goods[good].name
        if good not in state.players[seat].loads:
            return refuse("CR-17.1", "not-on-board", good=name)
        asked = [sale for sale in sales(state, seat, good)[0] if not sale.container]
        if not asked:  # CR-R62: unless an event forbids the delivery
            return None
        return refuse("CR-17.4", "drop-demanded", instead("deliver", good=name, pay=asked[0].pay), good=name)

    def done(self, state: State, seat: Seat, good: Good) -> Outcome[State]:
        player = state.players[seat]
        assert player.at is not None
        after = state.with_player(seat, loads=without(player.loads, good)).with_turn(acted=True)
        event = Dropped(seat=seat, good=good, at=player.at)
        return Outcome(after, (event,), turn_over=False, said=self.full(state, good))
