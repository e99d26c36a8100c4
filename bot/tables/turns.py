"""Playing: moves, robots' turns and standing orders, as pure functions from a table to a Change.

Each move is judged and carried out once, by `game.apply`. Raises DeniedError and RefusedError.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace

from bot.tables.table import Change, DeniedError, Entry, Table
from rules.core.chance import Chance
from rules.core.contract import Duty, Event, GameState, Move, Order, RefusedError, Seat, Step
from rules.core.phrase import Phrase, phrase
from rules.core.walk import asker

MOST_AT_ONCE = 60  # moves that robots and orders make in one change

Wary = Callable[[Table, Seat, Move], bool]
Orders = Mapping[Seat, tuple[Order, ...]]


def seen(table: Table, seat: Seat, move: Move) -> bool:
    """For moves that a player has looked at and confirmed: none is to be asked about again."""
    return False


def warned(table: Table, seat: Seat, move: Move) -> bool:
    """For moves as they were typed: whether the player should see the move before it is played."""
    return table.state is not None and table.game.warning(table.state, seat, move) is not None


def play(table: Table, user: int | None, seat: Seat, moves: Sequence[Move], wary: Wary = seen) -> Change:
    """One seat's moves as far as they go: to the first that is refused or to be seen, or to an event that halts.

    Raises RefusedError where the first of them is refused.
    """
    _demand_play(table)
    change = Change(table, (), (), table.to_act())
    for number, move in enumerate(moves):
        if wary(change.table, seat, move):
            change = replace(change, unplayed=tuple(moves[number:]), asked=True)
            break
        try:
            change = _played(change, user, seat, move)
        except RefusedError as error:
            if not number:
                raise
            change = replace(change, unplayed=tuple(moves[number:]), refusal=error.refusal)
            break
        if number + 1 < len(moves) and any(event.halts for event in change.entries[-1].events):
            change = replace(change, unplayed=tuple(moves[number + 1 :]))
            break
    return replace(change, lines=(*change.lines, *farewell(change.table)))


def played_for(table: Table, orders: Orders) -> Change | None:
    """What robots and standing orders do, one after another, until a person must decide; None if nothing."""
    change = Change(table, (), (), table.to_act())
    while len(change.entries) < MOST_AT_ONCE and (found := _answer(change.table, orders)):
        seat, move = found
        change = _played(change, change.table.seats[seat].user, seat, move)
    if not change.entries:
        return None
    return replace(change, lines=(*change.lines, *farewell(change.table)))


def stand_in(table: Table, seat: Seat) -> Change:
    """What a robot does for a person who is away, until somebody else must act. The seat stays the person's."""
    _demand_play(table)
    change = Change(table, (), (), table.to_act())
    while len(change.entries) < MOST_AT_ONCE and seat in change.table.to_act():
        change = _played(change, None, seat, _robots_move(change.table, seat))
    return replace(change, lines=(*change.lines, *farewell(change.table)))


def skip(table: Table, seat: Seat) -> Change | None:
    """The rest of a turn as the game's rules leave it to somebody who is away; None where they do not say."""
    _demand_play(table)
    change = Change(table, (), (), table.to_act())
    while seat in change.table.to_act():
        assert change.table.state is not None
        move = table.game.skip(change.table.state, seat)
        if move is None:
            return None
        change = _played(change, None, seat, move)
        if any(event.ends_turn for event in change.entries[-1].events):
            break  # the next one may be the same seat's
    return replace(change, lines=(*change.lines, *farewell(change.table)))


def told(table: Table, events: Iterable[Event]) -> tuple[Phrase, ...]:
    """What everybody hears of some events."""
    assert table.state is not None
    return tuple(line for event in events if event.audience is None for line in table.game.tell(table.state, event))


def told_privately(table: Table, events: Iterable[Event], seat: Seat) -> tuple[Phrase, ...]:
    """What a seat alone hears of some events."""
    assert table.state is not None
    own = (event for event in events if event.audience is not None and seat in event.audience)
    return tuple(line for event in own for line in table.game.tell(table.state, event))


def in_words(table: Table, move: Entry) -> Phrase:
    """A step in the words its channel heard; where it heard none, its kind."""
    said = told(table, move.events)
    return said[0] if said else phrase("value-named", value=table.readable(move.text, move.seat, None))


def stepped(entry: Entry, step: Step[GameState], chance: Chance, drawn: int) -> Entry:
    """The entry with what the step brought; it can be freely undone if nothing hidden came out."""
    hidden = chance.drawn != drawn or any(event.reveals for event in step.events)
    return replace(entry, events=step.events, reversible=not hidden, state=step.state, drawn=chance.drawn)


def led_to(table: Table, entry: Entry) -> Table:
    """The table after a step, which may be the end of the game."""
    assert entry.state is not None
    over = table.game.result(entry.state) is not None
    return replace(table, state=entry.state, drawn=entry.drawn, phase="over" if over else "playing")


def farewell(table: Table) -> tuple[Phrase, ...]:
    return (phrase("told-seed", seed=table.seed.hex()),) if table.phase == "over" else ()


def _played(change: Change, user: int | None, seat: Seat, move: Move) -> Change:
    table = change.table
    assert table.state is not None
    chance = Chance(table.dealing(), table.drawn)
    step = table.game.apply(table.state, seat, move, chance)
    entry = stepped(Entry("move", table.game.print(step.said or move), seat, user), step, chance, table.drawn)
    after = led_to(table, entry)
    entry = replace(entry, quiet=_quiet(table.duties(), after.duties(), seat, entry.pictured), later=step.later)
    lines = (*change.lines, *told(after, step.events))
    return replace(change, table=after, entries=(*change.entries, entry), lines=lines)


def _quiet(before: tuple[Duty, ...], after: tuple[Duty, ...], seat: Seat, pictured: bool) -> bool:
    """Whether nobody else's panel is out of date after a move of the seat."""
    if any(duty.seat == seat and not duty.blocks for duty in before):
        return [duty for duty in before if duty.blocks] == [duty for duty in after if duty.blocks]
    waiting = {duty.seat for duty in before} - {seat}
    return not pictured and {duty.seat for duty in after} <= waiting


def _answer(table: Table, orders: Orders) -> tuple[Seat, Move] | None:
    """The next move that no person need make: a robot's, or what a standing order says."""
    if table.state is None:
        return None
    for duty in table.duties():
        seat = duty.seat
        if table.seats[seat].user is None:
            return seat, _robots_move(table, seat)
        view, ask = table.game.view(table.state, seat), asker(table.game, table.state, seat)
        for order in orders.get(seat, ()):
            move = table.game.orders[order.name].answer(view, seat, ask, order.value)
            if move is not None and table.game.check(table.state, seat, move) is None:
                return seat, move
    return None


def _robots_move(table: Table, seat: Seat) -> Move:
    assert table.state is not None
    return table.game.robot(table.game.view(table.state, seat), seat, asker(table.game, table.state, seat))


def _demand_play(table: Table) -> None:
    if table.phase == "gathering":
        raise DeniedError(phrase("denied-not-started"))
    if table.phase == "over" or table.state is None:
        raise DeniedError(phrase("denied-over"))
