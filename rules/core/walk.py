"""Walking the tree of offers from the first question to a whole move, as panels and robots do."""

from rules.core.contract import Ask, Draft, Game, GameState, MisreadError, Move, Offers, Seat
from rules.core.phrase import phrase

MOST_MOVES = 40  # in one line


def asker(game: Game, state: GameState, seat: Seat) -> Ask:
    """The question function of one seat in one position."""
    return lambda draft: game.offers(state, seat, draft)


def choose(game: Game, draft: Draft, field: str | None, value: str) -> Draft:
    """The draft after one choice. A growing field stays in hand until it is closed."""
    if field is None:
        return Draft(kind=value)
    return draft.with_item(value) if game.forms[draft.kind].grows(field) else draft.with_value(field, value)


def close(draft: Draft, field: str) -> Draft:
    """The draft once its growing field is done."""
    return draft.with_value(field, draft.growing)


def answered(game: Game, ask: Ask, draft: Draft) -> Draft:
    """The draft with every question answered that has a single answer."""
    while (only := _only_answer(offers := ask(draft))) is not None:
        draft = choose(game, draft, offers.field, only) if only else close(draft, offers.field or "")
    return draft


def back(game: Game, ask: Ask, draft: Draft) -> Draft:
    """The draft one choice earlier: what answered itself goes with the choice before it."""
    shorter = draft
    while shorter.kind:
        shorter = _shorter(shorter)
        if answered(game, ask, shorter) != draft:
            return shorter
    return shorter


def example(game: Game, state: GameState, seat: Seat, kind: str) -> Move | None:
    """A legal move of the kind, the first that the offers lead to; None where the kind is not open."""
    draft = Draft(kind=kind)
    while not (offers := game.offers(state, seat, draft)).complete:
        if offers.closes and offers.field:
            draft = close(draft, offers.field)
        elif offers.choices:
            draft = choose(game, draft, offers.field, offers.choices[0].value)
        else:
            return None
    return game.compose(draft.kind, draft.filled())


def parse_line(game: Game, text: str) -> tuple[Move, ...]:
    """The moves of a line, one after another: `a; b; c`. Raises MisreadError."""
    parts = [part for part in text.split(";", MOST_MOVES) if part.strip()]
    if len(parts) > MOST_MOVES:
        raise MisreadError(phrase("misread-many-moves", most=MOST_MOVES))
    return tuple(game.parse(part) for part in parts or [text])


def _only_answer(offers: Offers) -> str | None:
    """The single thing that can be said next; empty where it is that the list ends."""
    if offers.refusal or offers.complete:
        return None
    if len(offers.choices) == 1 and not offers.closes:
        return offers.choices[0].value
    return "" if offers.closes and not offers.choices else None


def _shorter(draft: Draft) -> Draft:
    if draft.growing:
        return Draft(kind=draft.kind, values=draft.values, growing=" ".join(draft.items()[:-1]))
    if draft.values:
        return Draft(kind=draft.kind, values=draft.values[:-1])
    return Draft()
