"""A table for tests: positions on the specification's test board, moves in the notation, the rule that refuses one."""

from __future__ import annotations

from collections.abc import Callable

from rules.core.chance import Chance
from rules.core.contract import Step
from rules.santa_fe_rails import build
from rules.santa_fe_rails.game import SantaFeRails
from rules.santa_fe_rails.laying.laid import Laid
from rules.santa_fe_rails.state import CompanyState, Player, SantaFeOptions, State
from tests.rules.santa_fe_rails.fixture import BOARDS, FIXTURE
from tests.rules.trying import event_of as event_of
from tests.rules.trying import events_of as events_of
from tests.rules.trying import refusal_of

GAME = SantaFeRails()
SMALL = SantaFeOptions(board=FIXTURE)
TERRAIN = SantaFeOptions(board=FIXTURE, terrain=True)


def seeded(number: int = 0) -> Chance:
    return Chance(number.to_bytes(32, "big"))


def deal(players: int, seed: int = 0, options: SantaFeOptions | None = None) -> State:
    return GAME.setup(options or SantaFeOptions(), players, seeded(seed)).state


def _on_fixture(make: Callable[..., State]) -> Callable[..., State]:
    def made(players: int = 4, **words: object) -> State:
        said = {"options": SMALL, **words}
        options = said["options"]
        assert isinstance(options, SantaFeOptions)
        return make(players, board=BOARDS[options.board], **said)

    return made


position = _on_fixture(build.position)


def step(state: State, text: str, seat: int | None = None) -> Step[State]:
    """Plays the move of the acting seat, or of the seat named. A refusal fails the test."""
    who = state.turn if seat is None else seat
    return GAME.apply(state, who, GAME.parse(text), seeded())


def played(state: State, *texts: str) -> State:
    for text in texts:
        state = step(state, text).state
    return state


def refused(state: State, text: str, seat: int | None = None) -> str:
    """The rule that refuses the move. Check and apply must agree, and the position must stay."""
    who = state.turn if seat is None else seat
    return refusal_of(GAME, state, who, text).rule


def legal(state: State, text: str, seat: int | None = None) -> bool:
    return GAME.check(state, state.turn if seat is None else seat, GAME.parse(text)) is None


def company(state: State, code: str) -> CompanyState:
    found = state.company(code)
    assert found is not None
    return found


def earned(state: State, text: str) -> int:
    """What the acting seat's purse gains by the move."""
    seat = state.turn
    return step(state, text).state.players[seat].money - state.players[seat].money


def laid(result: Step[State]) -> Laid:
    return event_of(result, Laid)


def hand(state: State, seat: int) -> tuple[str, ...]:
    player: Player = state.players[seat]
    return player.hand
