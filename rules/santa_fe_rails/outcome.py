"""What a move did by itself, before the turn passes on."""

from dataclasses import dataclass

from rules.core.contract import Event, Seat
from rules.santa_fe_rails.state import Player, State


@dataclass(frozen=True)
class Outcome:
    state: State
    events: tuple[Event, ...]
    turn_over: bool = True


def with_player(state: State, seat: Seat, player: Player, **changes: object) -> State:
    players = (*state.players[:seat], player, *state.players[seat + 1 :])
    return state.model_copy(update={"players": players, **changes})


def without(cards: tuple[str, ...], taken: tuple[str, ...]) -> tuple[str, ...]:
    """The cards once those taken are gone. Raises ValueError for one that is not there."""
    rest = list(cards)
    for card in taken:
        rest.remove(card)
    return tuple(rest)
