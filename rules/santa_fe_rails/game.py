"""Santa Fe Rails as the rest of the house sees it: its kinds of move on one board, put together."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, cached_property

from rules.core.advice import advised
from rules.core.boards import SHIPPED, BoardError, own_name
from rules.core.chance import Chance
from rules.core.contract import Ask, Draft, Duty, Offers, Options, Outlook, Refusal, Result, Seat, Step, View
from rules.core.game import LONGEST_LINE, GameOfKinds
from rules.core.kinds import KindOfMove, Outcome
from rules.core.phrase import Who, phrase
from rules.core.telling import events_of, kinds_of
from rules.santa_fe_rails.audit import audit
from rules.santa_fe_rails.board import Board, own_board, shipped
from rules.santa_fe_rails.event import SantaFeEvent
from rules.santa_fe_rails.flow import follow
from rules.santa_fe_rails.move import MOST_WORDS, SantaFeMove, in_codes, split
from rules.santa_fe_rails.robot import choose_move
from rules.santa_fe_rails.scoring import result, standing
from rules.santa_fe_rails.setup import SEATS, deal
from rules.santa_fe_rails.speech import instead, misread, refuse
from rules.santa_fe_rails.state import Edition, Phase, SantaFeOptions, State
from rules.santa_fe_rails.view import SantaFeView, santa_fe_view

KINDS = kinds_of(SantaFeMove, "draw stop choose boom exchange lay done defer pass")
_BY_NAME = {kind.name(): kind for kind in KINDS}
_DUTIES = {"draw": "draw", "choose": "choose", "first": "lay", "second": "lay"}


@cache
def _out_of_phase(phase: Phase, turn: Seat) -> Refusal:
    now = phrase(f"santafe-phase-{phase}")
    return refuse("SF-2.1", "phase", instead(f"{_DUTIES[phase]}-now", who=Who(seat=turn)), now=now)


class SantaFeRails(GameOfKinds[State]):
    key = "santa_fe_rails"
    command = "santafe"
    version = 2
    seats = SEATS
    hands = True
    no_such_move = "SF-2.1"
    options = SantaFeOptions
    state = State
    kinds = KINDS
    events = events_of(SantaFeEvent)

    def __init__(self, board: Board | None = None, version: int = 2) -> None:
        self.board = board or shipped()
        self.version = version
        self._edition = Edition(board=self.board, version=version)

    def on_board(self, text: str) -> SantaFeRails:
        try:
            return SantaFeRails(own_board(text), self.version)
        except BoardError as error:
            raise misread("board", why=str(error)) from error

    def board_name(self) -> str:
        return self._board_name

    @cached_property
    def _board_name(self) -> str:
        return SHIPPED if self.board is shipped() else own_name(self.board)

    def setup(self, options: Options, seats: int, chance: Chance) -> Step[State]:
        assert isinstance(options, SantaFeOptions)
        self._demand_board(options)
        return deal(self._edition, options, seats, chance)

    def load(self, text: bytes) -> State:
        state = State.model_validate_json(text, context=self._edition)
        self._demand_board(state.options)
        return state

    def _demand_board(self, options: SantaFeOptions) -> None:
        if options.board != self._board_name:
            raise ValueError(f"this is played on {options.board}, not on {self._board_name}")

    def duties(self, state: State) -> tuple[Duty, ...]:
        seats = state.still_to_play if state.phase == "choose" else state.still_to_play[:1]
        return tuple(Duty(seat=seat, what=_DUTIES[state.phase]) for seat in seats)

    def upcoming(self, state: State) -> Seat | None:
        waiting = () if state.phase == "choose" else state.still_to_play[1:2]
        return next(iter(waiting), None)

    def why_not_now(self, state: State, seat: Seat, kind: str) -> Refusal | None:
        """The end, the kind's own moment, the phase, the turn, in the order of section 5."""
        if state.over:
            return refuse("SF-16.5", "over")
        if not 0 <= seat < len(state.players):
            return refuse("SF-2.3", "seat")
        found = _BY_NAME.get(kind)
        if found is not None and (refusal := found.moment(state, seat)):
            return refusal
        if found is not None and state.phase not in found.phases:
            return _out_of_phase(state.phase, state.turn)
        if state.phase != "choose" and seat != state.turn:
            return refuse("SF-2.3", "turn", who=Who(seat=state.turn))
        return None

    def attempt(self, state: State, seat: Seat, move: KindOfMove[State]) -> Outcome[State] | Refusal:
        """A refusal on one's own turn says what would do instead."""
        outcome = super().attempt(state, seat, move)
        if not isinstance(outcome, Refusal) or seat not in self.to_act(state):
            return outcome
        return advised(self.speech, outcome, move.kind, lambda draft: self.offers(state, seat, draft))

    def follow(self, outcome: Outcome[State], chance: Chance) -> Step[State]:
        return follow(outcome)

    def view(self, state: State, viewer: Seat | None) -> SantaFeView:
        return santa_fe_view(state, viewer)

    def result(self, state: State) -> Result | None:
        return result(state)

    def standing(self, state: State) -> Result | None:
        return standing(state)

    def audit(self, state: State) -> None:
        audit(state)

    def robot(self, view: View, seat: Seat, ask: Ask) -> SantaFeMove:
        assert isinstance(view, SantaFeView)
        return choose_move(view, seat, ask)

    # Names are understood wherever codes are

    def parse(self, text: str) -> KindOfMove[State]:
        words = split(text) if len(text) <= LONGEST_LINE else []
        if not 1 <= len(words) <= MOST_WORDS:
            raise misread("move", text=text.strip())
        kind, *rest = words
        return super().parse(" ".join([kind, *in_codes(self.board, kind, rest, kind == "lay")]))

    def compose(self, kind: str, values: Mapping[str, str]) -> KindOfMove[State]:
        return super().compose(kind, {name: self._coded(kind, name, value) for name, value in values.items()})

    def offers(self, state: State, seat: Seat, draft: Draft) -> Offers:
        return super().offers(state, seat, self._in_codes(draft))

    def outlook(self, state: State, seat: Seat, draft: Draft) -> Outlook[State] | None:
        return super().outlook(state, seat, self._in_codes(draft))

    def _in_codes(self, draft: Draft) -> Draft:
        if not draft.values and not draft.growing:
            return draft
        values = tuple((name, self._coded(draft.kind, name, value)) for name, value in draft.values)
        return draft.but(values=values, growing=self._coded(draft.kind, "", draft.growing))

    def _coded(self, kind: str, field: str, value: str) -> str:
        return " ".join(in_codes(self.board, kind, split(value[:LONGEST_LINE]), field in ("company", "branch")))
