"""Exchanging the hand instead of a turn: `discard`."""

from __future__ import annotations

from typing import ClassVar, Literal

from rules.china_rails.events_turns import HandDiscarded
from rules.china_rails.speech import CHINA, ChinaMove
from rules.china_rails.state import State
from rules.core.contract import Draft, Offers, Refusal, Seat
from rules.core.kinds import Outcome
from rules.core.phrase import phrase


class Discard(ChinaMove):
    kind: Literal["discard"] = "discard"

    rule: ClassVar[str] = "CR-22.1"

    @classmethod
    def why_closed(cls, state: State, seat: Seat) -> Refusal | None:
        return CHINA.refuse("CR-22.2", "acted-already") if state.now.acted else None

    @classmethod
    def ask(cls, state: State, seat: Seat, draft: Draft) -> Offers:
        return Offers(complete=True, confirm=True, warning=phrase("china-warn-discard"))

    def attempt(self, state: State, seat: Seat) -> Outcome[State] | Refusal:
        hand = state.players[seat].hand
        after = state.player(seat, hand=()).but(discard=(*state.discard, *hand))
        return Outcome(after.turning(phase="building"), (HandDiscarded(seat=seat, cards=hand),))
