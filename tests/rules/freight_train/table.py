"""A table for tests: say a move in the notation, see what it does or which rule refuses it."""

from rules.core.chance import Chance
from rules.core.contract import Step
from rules.freight_train.game import FreightTrain
from rules.freight_train.speech import row_of
from rules.freight_train.state import FreightOptions, Row, State
from tests.rules.trying import event_of as event_of
from tests.rules.trying import events_of as events_of
from tests.rules.trying import refusal_of

GAME = FreightTrain()


def seeded(number: int = 0) -> Chance:
    return Chance(number.to_bytes(32, "big"))


def deal(players: int, seed: int = 0, options: FreightOptions | None = None) -> State:
    return GAME.setup(options or FreightOptions(), players, seeded(seed)).state


def step(state: State, text: str, seed: int = 0) -> Step[State]:
    """Plays the move of the acting seat. A refusal fails the test."""
    return GAME.apply(state, state.turn, GAME.parse(text), seeded(seed))


def played(state: State, *texts: str) -> State:
    for text in texts:
        state = step(state, text).state
    return state


def refused(state: State, text: str, seat: int | None = None) -> str:
    """The rule that refuses the move. Check and apply must agree, and the position must stay."""
    who = state.turn if seat is None else seat
    return refusal_of(GAME, state, who, text).rule


def row(text: str) -> Row:
    return row_of(text)


def train(state: State, seat: int, loco: int) -> Row:
    found = state.players[seat].train(loco)
    return found.wagons if found else ()
