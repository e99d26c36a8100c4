"""Walking the tree of offers from the first question to a whole move, as panels, robots and playouts do."""

from collections.abc import Callable

from rules.core.contract import Ask, Draft, Game, GameState, Move, Seat


def asker(game: Game, state: GameState, seat: Seat) -> Ask:
    """The question function of one seat in one position."""
    return lambda draft: game.offers(state, seat, draft)


def choose(game: Game, draft: Draft, field: str | None, value: str) -> Draft:
    """The draft after one choice. A growing field stays in hand until it is closed."""
    if field is None:
        return Draft(kind=value)
    if game.forms[draft.kind].grows(field):
        return Draft(kind=draft.kind, values=draft.values, growing=value)
    return draft.with_value(field, value)


def close(draft: Draft, field: str) -> Draft:
    """The draft once its growing field is done."""
    return draft.with_value(field, draft.growing)


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
