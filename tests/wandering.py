"""Moves at random, off the offers."""

from collections.abc import Callable

from rules.core.contract import Draft, Game, GameState, Move, Seat
from rules.core.walk import choose, close


def wander(game: Game, state: GameState, seat: Seat, pick: Callable[[int], int]) -> Move | None:
    """A whole move made of picks, or None at a dead end. `pick(n)` answers a number below n."""
    draft = Draft()
    while True:
        offers = game.offers(state, seat, draft)
        ways = len(offers.choices) + offers.complete + offers.closes
        if not ways:
            return None
        way = pick(ways)
        if way < len(offers.choices):
            draft = choose(game, draft, offers.field, offers.choices[way].value)
        elif offers.complete and way == len(offers.choices):
            return game.compose(draft.kind, draft.filled())
        else:
            assert offers.field is not None
            draft = close(draft, offers.field)
