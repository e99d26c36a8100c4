"""Exchanging the hand instead of a turn: `discard`."""

from rules.china_rails.event import Seated
from rules.china_rails.move import ChinaMove
from rules.china_rails.parts import Card
from rules.china_rails.speech import refuse
from rules.china_rails.state import State
from rules.core.contract import Draft, Offers, Refusal, Seat
from rules.core.kinds import Outcome
from rules.core.phrase import phrase


class HandDiscarded(Seated):
    cards: tuple[Card, ...]

    pictured = False


class Discard(ChinaMove):
    rule = "CR-22.1"

    @classmethod
    def why_closed(cls, state: State, seat: Seat) -> Refusal | None:
        return refuse("CR-22.2", "acted-already") if state.now.acted else None

    @classmethod
    def ask(cls, state: State, seat: Seat, draft: Draft) -> Offers:
        return Offers(complete=True, confirm=True, warning=phrase("china-warn-discard"))

    def attempt(self, state: State, seat: Seat) -> Outcome[State]:
        hand = state.players[seat].hand
        after = state.with_player(seat, hand=()).but(discard=(*state.discard, *hand))
        return Outcome(after.with_turn(phase="building"), (HandDiscarded(seat=seat, cards=hand),))
