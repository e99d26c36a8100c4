"""Freight Train as the rest of the house sees it: `rules.core.contract.Rules`, put together."""

from rules.core.advice import advised
from rules.core.chance import Chance
from rules.core.contract import Ask, Duty, Options, Refusal, Result, Seat, Step, View
from rules.core.game import GameOfKinds
from rules.core.kinds import KindOfMove, Outcome
from rules.core.phrase import Who, phrase
from rules.core.telling import events_of, kinds_of
from rules.freight_train.audit import audit
from rules.freight_train.event import FreightEvent
from rules.freight_train.flow import follow
from rules.freight_train.move import FreightMove
from rules.freight_train.robot import choose_move
from rules.freight_train.scoring import tally
from rules.freight_train.setup import deal
from rules.freight_train.speech import refuse
from rules.freight_train.state import FreightOptions, State
from rules.freight_train.view import TableView, table_view


class FreightTrain(GameOfKinds[State]):
    key = "freight_train"
    command = "freight"
    seats = range(2, 6)
    no_such_move = "FT-5.1"
    options = FreightOptions
    state = State
    kinds = kinds_of(FreightMove, "fill take switch rearrange mobilise caboose pass")
    events = events_of(FreightEvent)

    def setup(self, options: Options, seats: int, chance: Chance) -> Step[State]:
        assert isinstance(options, FreightOptions)
        return deal(options, seats, chance)

    def duties(self, state: State) -> tuple[Duty, ...]:
        return () if state.over else (Duty(seat=state.turn, what="act" if state.filled else "play"),)

    def upcoming(self, state: State) -> Seat | None:
        """Whoever follows in the same round (FT-2.3)."""
        following = (state.turn + 1) % len(state.players)
        return None if state.over or following == state.marker else following

    def why_not_now(self, state: State, seat: Seat, kind: str) -> Refusal | None:
        """FT-2.6, FT-5.1 (FT-4.1 for a fill) and FT-2.1."""
        if state.over:
            return refuse("FT-2.6", "game-over")
        if seat == state.turn:
            return None
        seats = len(state.players)
        if 0 <= seat < seats and (seat - state.marker) % seats < (state.turn - state.marker) % seats:
            rule, key = ("FT-4.1", "fill-late") if kind == "fill" else ("FT-5.1", "acted")
            return refuse(rule, key, who=Who(seat=state.turn))
        return refuse("FT-2.1", "turn", who=Who(seat=state.turn))

    def attempt(self, state: State, seat: Seat, move: KindOfMove[State]) -> Outcome[State] | Refusal:
        """A refusal on one's own turn says what would do instead."""
        outcome = super().attempt(state, seat, move)
        if not isinstance(outcome, Refusal) or seat not in self.to_act(state):
            return outcome
        return advised(self.speech, outcome, move.kind, lambda draft: self.offers(state, seat, draft))

    def follow(self, outcome: Outcome[State], chance: Chance) -> Step[State]:
        return follow(outcome, chance)

    def view(self, state: State, viewer: Seat | None) -> TableView:
        return table_view(state)

    def result(self, state: State) -> Result | None:
        return tally(state.players) if state.over else None

    def standing(self, state: State) -> Result:
        """What was scored; the trains and yards of a day score at its end alone (FT-10.6)."""
        scored = tally(state.players)
        return scored.but(lines=(*scored.lines, phrase("freight-unscored", day=state.day)))

    def audit(self, state: State) -> None:
        audit(state)

    def robot(self, view: View, seat: Seat, ask: Ask) -> FreightMove:
        assert isinstance(view, TableView)
        return choose_move(view, seat, ask)
