"""Freight Train as the rest of the house sees it: `rules.core.contract.Rules`, put together."""

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
from rules.core.phrase import Who, phrase
from rules.freight_train.audit import audit
from rules.freight_train.day import follow, winners
from rules.freight_train.events import EVENTS
from rules.freight_train.forms import FORMS, compose
from rules.freight_train.moves import MOVES, FreightMove, parse_move, print_move
from rules.freight_train.offers import offers
from rules.freight_train.play import attempt
from rules.freight_train.robot import choose_move
from rules.freight_train.setup import deal
from rules.freight_train.state import FreightOptions, State
from rules.freight_train.view import TableView, table_view
from rules.freight_train.wagons import START_SCORE


class FreightTrain:
    """One set of rules, no state of its own: every method is a function of what it is given."""

    key: str = "freight_train"
    command: str = "freight"
    version: int = 1
    seats: range = range(2, 6)
    hands: bool = False
    options: type[Options] = FreightOptions
    state: type[State] = State
    moves: TypeAdapter[FreightMove] = MOVES
    events: TypeAdapter[Event] = EVENTS
    forms: Mapping[str, Form] = FORMS

    def setup(self, options: Options, seats: int, chance: Chance) -> Step[State]:
        assert isinstance(options, FreightOptions)
        return deal(options, seats, chance)

    def to_act(self, state: State) -> frozenset[Seat]:
        return frozenset() if state.over else frozenset({state.turn})

    def offers(self, state: State, seat: Seat, draft: Draft) -> Offers:
        return offers(state, seat, draft)

    def check(self, state: State, seat: Seat, move: FreightMove) -> Refusal | None:
        outcome = attempt(state, seat, move)
        return outcome if isinstance(outcome, Refusal) else None

    def apply(self, state: State, seat: Seat, move: FreightMove, chance: Chance) -> Step[State]:
        outcome = attempt(state, seat, move)
        if isinstance(outcome, Refusal):
            raise RefusedError(outcome)
        return follow(outcome, chance)

    def view(self, state: State, viewer: Seat | None) -> TableView:
        return table_view(state)

    def result(self, state: State) -> Result | None:
        if not state.over:
            return None
        scores = tuple(player.score for player in state.players)
        sheet = tuple(
            phrase(
                "freight-sheet",
                who=Who(seat=seat),
                start=START_SCORE,
                trains=player.train_points,
                yards=player.yard_points,
                paid=player.rearranged,
                score=player.score,
            )
            for seat, player in enumerate(state.players)
        )
        return Result(scores=scores, winners=winners(scores), lines=sheet)

    def audit(self, state: State) -> None:
        audit(state)

    def parse(self, text: str) -> FreightMove:
        return parse_move(text)

    def print(self, move: FreightMove) -> str:
        return print_move(move)

    def compose(self, kind: str, values: Mapping[str, str]) -> FreightMove:
        return compose(kind, values)

    def adopt_board(self, text: str) -> str:
        raise MisreadError(phrase("board-not-used"))

    def robot(self, view: View, seat: Seat, ask: Ask) -> FreightMove:
        assert isinstance(view, TableView)
        return choose_move(view, seat, ask)
