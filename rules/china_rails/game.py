"""China Rails as the rest of the house sees it, put together; one object for one board."""

from __future__ import annotations

from rules.china_rails.any_phase.end import End
from rules.china_rails.any_phase.lose import Lose
from rules.china_rails.audit import audit
from rules.china_rails.board import Board
from rules.china_rails.boards import full_board, shipped
from rules.china_rails.event import ChinaEvent
from rules.china_rails.flow import follow
from rules.china_rails.imagine import imagined
from rules.china_rails.inquiries import INQUIRIES
from rules.china_rails.move import ChinaMove
from rules.china_rails.naming import carried
from rules.china_rails.retire import retire
from rules.china_rails.robot import choose_move
from rules.china_rails.scoring import ranking
from rules.china_rails.setup import SEATS, deal
from rules.china_rails.speech import SPEECH, instead, misread, refuse
from rules.china_rails.state import ChinaOptions, State
from rules.china_rails.view import ChinaView, china_view
from rules.core.advice import advised
from rules.core.boards import SHIPPED, BoardError
from rules.core.chance import Chance
from rules.core.contract import Ask, Draft, Duty, Offers, Options, Refusal, Result, Seat, Step, View
from rules.core.game import GameOfKinds
from rules.core.kinds import KindOfMove, Outcome
from rules.core.phrase import Who
from rules.core.telling import events_of, kinds_of


class ChinaRails(GameOfKinds[State]):
    key = "china_rails"
    command = "china"
    seats = SEATS
    hands = True  # cash, until Rail Tax (CR-42.5)
    long_turns = True
    no_such_move = "CR-2.1"
    options = ChinaOptions
    state = State
    kinds = kinds_of(ChinaMove, "deliver lose load move start ferry stop drop build link upgrade loan discard end")
    events = events_of(ChinaEvent)
    inquiries = INQUIRIES

    def __init__(self, board: Board | None = None) -> None:
        self.board = board or shipped()

    def on_board(self, text: str) -> ChinaRails:
        try:
            return ChinaRails(full_board(text))
        except BoardError as error:
            raise misread("board", why=str(error)) from None

    def board_name(self) -> str:
        return SHIPPED if self.board is shipped() else self.board.own_name

    def setup(self, options: Options, seats: int, chance: Chance) -> Step[State]:
        assert isinstance(options, ChinaOptions)
        return deal(self.board, options, seats, chance)

    def load(self, text: bytes) -> State:
        return State.model_validate_json(text, context=self.board)

    def duties(self, state: State) -> tuple[Duty, ...]:
        """The player on turn; and whoever has to name a lost load, for which the table does not wait (CR-R34)."""
        if state.over:
            return ()
        choosing = [seat for seat, player in enumerate(state.players) if player.owes_loads]
        on_turn = Duty(seat=state.turn, what="lose" if state.turn in choosing else "play")
        return on_turn, *(Duty(seat=seat, what="lose", blocks=False) for seat in choosing if seat != state.turn)

    def upcoming(self, state: State) -> Seat | None:
        """Whoever follows in the same round (CR-3.3)."""
        order = state.order()
        waiting = () if state.over else order[order.index(state.turn) + 1 :][:1]
        return next(iter(waiting), None)

    def why_not_now(self, state: State, seat: Seat, kind: str) -> Refusal | None:
        if state.over:
            return refuse("CR-41.11", "over")
        owes = seat in state.seats and state.players[seat].owes_loads
        if seat in state.seats and (kind == "lose" or (owes and not kind)):
            return None
        if seat != state.turn:
            return refuse("CR-2.1", "turn", who=Who(seat=state.turn))
        if owes:
            return refuse("CR-30.2", "lose-first", instead("lose", loads=carried(state, seat)))
        return None

    def attempt(self, state: State, seat: Seat, move: KindOfMove[State]) -> Outcome[State] | Refusal:
        outcome = super().attempt(state, seat, move)
        return self._advised(state, seat, move.kind, outcome) if isinstance(outcome, Refusal) else outcome

    def offers(self, state: State, seat: Seat, draft: Draft) -> Offers:
        found = super().offers(state, seat, draft)
        if found.refusal is None or not draft.kind:
            return found
        return found.but(refusal=self._advised(state, seat, draft.kind, found.refusal))

    def _advised(self, state: State, seat: Seat, kind: str, refusal: Refusal) -> Refusal:
        return advised(SPEECH, refusal, kind, lambda draft: super(ChinaRails, self).offers(state, seat, draft))

    def follow(self, outcome: Outcome[State], chance: Chance) -> Step[State]:
        return follow(outcome, chance)

    def view(self, state: State, viewer: Seat | None) -> ChinaView:
        return china_view(state, viewer)

    def result(self, state: State) -> Result | None:
        return ranking(state) if state.over else None

    def standing(self, state: State) -> Result | None:
        return ranking(state)

    def retire(self, state: State, seat: Seat, chance: Chance) -> Step[State] | None:
        return retire(state, seat)

    def skip(self, state: State, seat: Seat) -> ChinaMove:
        """What was done stays, the rest of the turn is empty (CR-R75); the load taken last is the one lost (CR-R34)."""
        player = state.players[seat]
        return Lose(good=state.board.goods[player.loads[-1]].key) if player.owes_loads else End()

    def audit(self, state: State) -> None:
        audit(state)

    def imagine(self, view: View, seat: Seat, chance: Chance) -> State:
        assert isinstance(view, ChinaView)
        return imagined(view, seat, chance)

    def robot(self, view: View, seat: Seat, ask: Ask) -> ChinaMove:
        assert isinstance(view, ChinaView)
        return choose_move(view, seat)
