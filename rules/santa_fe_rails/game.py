"""Santa Fe Rails as the rest of the house sees it: `rules.core.contract.Rules`, put together."""

from collections.abc import Mapping

from pydantic import TypeAdapter

from rules.core.chance import Chance
from rules.core.contract import (
    Ask,
    Draft,
    Event,
    Form,
    MisreadError,
    Offers,
    Options,
    Refusal,
    RefusedError,
    Result,
    Seat,
    Step,
    View,
)
from rules.core.phrase import phrase
from rules.santa_fe_rails import boards
from rules.santa_fe_rails.audit import audit
from rules.santa_fe_rails.board import BoardError
from rules.santa_fe_rails.events import EVENTS
from rules.santa_fe_rails.forms import FORMS, compose
from rules.santa_fe_rails.moves import MOVES, SantaFeMove, parse_move, print_move
from rules.santa_fe_rails.offers import offers
from rules.santa_fe_rails.play import attempt
from rules.santa_fe_rails.robot import choose_move
from rules.santa_fe_rails.rounds import follow
from rules.santa_fe_rails.scoring import result
from rules.santa_fe_rails.setup import SEATS, deal
from rules.santa_fe_rails.state import SantaFeOptions, State
from rules.santa_fe_rails.turns import still_to_play
from rules.santa_fe_rails.view import SantaFeView, santa_fe_view


class SantaFeRails:
    """One set of rules, no state of its own: every method is a function of what it is given."""

    key: str = "santa_fe_rails"
    command: str = "santafe"
    version: int = 1
    seats: range = SEATS
    hands: bool = True
    options: type[Options] = SantaFeOptions
    state: type[State] = State
    moves: TypeAdapter[SantaFeMove] = MOVES
    events: TypeAdapter[Event] = EVENTS
    forms: Mapping[str, Form] = FORMS

    def setup(self, options: Options, seats: int, chance: Chance) -> Step[State]:
        assert isinstance(options, SantaFeOptions)
        return deal(options, seats, chance)

    def to_act(self, state: State) -> frozenset[Seat]:
        waiting = still_to_play(state)
        return frozenset(waiting if state.phase == "choose" else waiting[:1])

    def offers(self, state: State, seat: Seat, draft: Draft) -> Offers:
        return offers(state, seat, draft)

    def check(self, state: State, seat: Seat, move: SantaFeMove) -> Refusal | None:
        outcome = attempt(state, seat, move)
        return outcome if isinstance(outcome, Refusal) else None

    def apply(self, state: State, seat: Seat, move: SantaFeMove, chance: Chance) -> Step[State]:
        outcome = attempt(state, seat, move)
        if isinstance(outcome, Refusal):
            raise RefusedError(outcome)
        return follow(outcome)

    def view(self, state: State, viewer: Seat | None) -> SantaFeView:
        return santa_fe_view(state, viewer)

    def result(self, state: State) -> Result | None:
        return result(state)

    def audit(self, state: State) -> None:
        audit(state)

    def parse(self, text: str) -> SantaFeMove:
        return parse_move(text)

    def print(self, move: SantaFeMove) -> str:
        return print_move(move)

    def compose(self, kind: str, values: Mapping[str, str]) -> SantaFeMove:
        return compose(kind, values)

    def adopt_board(self, text: str) -> str:
        try:
            return boards.register(text)
        except BoardError as error:
            raise MisreadError(phrase("santafe-misread-board", why=str(error))) from error

    def robot(self, view: View, seat: Seat, ask: Ask) -> SantaFeMove:
        assert isinstance(view, SantaFeView)
        return choose_move(view, seat, ask)
