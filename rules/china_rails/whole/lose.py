"""Naming the load that an event has cost: `lose tea`. Also out of turn."""

from __future__ import annotations

from typing import ClassVar, Literal, Self

from rules.china_rails.delivery.drop import good_choice
from rules.china_rails.events import LoadLost
from rules.china_rails.happenings.losses import forfeit, settle
from rules.china_rails.places import read_good
from rules.china_rails.speech import CHINA, ChinaMove
from rules.china_rails.state import State
from rules.core.contract import Draft, Field, MisreadError, Offers, Refusal, Seat
from rules.core.kinds import Outcome


class Lose(ChinaMove):
    kind: Literal["lose"] = "lose"
    good: str

    rule: ClassVar[str] = "CR-30.2"
    fields: ClassVar[tuple[Field, ...]] = (Field("good"),)

    @classmethod
    def read(cls, words: list[str]) -> Self:
        if len(words) != 1 or len(words[0]) > 40:
            raise CHINA.misread("good", text=" ".join(words))
        return cls(good=words[0])

    def written(self) -> str:
        return self.good

    @classmethod
    def closed(cls, state: State, seat: Seat) -> Refusal | None:
        return None if state.players[seat].owes_loads else CHINA.refuse("CR-30.2", "nothing-to-lose")

    @classmethod
    def ask(cls, state: State, seat: Seat, draft: Draft) -> Offers:
        if draft.values:
            return cls.whole(state, seat, draft)
        goods = dict.fromkeys(state.players[seat].loads)
        return Offers(field="good", choices=tuple(good_choice(state, good) for good in goods))

    def attempt(self, state: State, seat: Seat) -> Outcome[State] | Refusal:
        try:
            good = read_good(state.board, self.good)
        except MisreadError as error:
            return self.misread(error)
        if good not in state.players[seat].loads:
            return CHINA.refuse("CR-30.2", "not-on-board", good=state.board.goods[good].name)
        after, settled = settle(forfeit(state, seat, good), seat)
        events = (LoadLost(seat=seat, good=good), *settled)
        return Outcome(after, events, turn_over=False, said=Lose(good=state.board.goods[good].key))
