"""Moves of people: read from notation or a form, played through the one door, and answered privately."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.incoming.panel_layout import panel
from bot.incoming.replies import Answer, Asker, explained, panel_of, sentences
from bot.outgoing.buttons import button, row_of
from bot.refereeing.door import Played
from bot.tables.sketch import Trial, try_out
from bot.tables.table import Table
from bot.tables.turns import told, told_privately
from rules.core.contract import Draft, MisreadError, Move, RefusedError, Seat
from rules.core.phrase import phrase
from rules.core.walk import example, parse_line

MOST_ECHOED = 8  # lines of the public message that the mover reads at once
GO_ON = "…"  # at the end of a value: the rest is said in the panel


async def play_line(asker: Asker, text: str, expected: int | None = None) -> Answer:
    """Plays a line in notation: one move, or several with semicolons."""
    table, seat = await asker.seat()
    moves = read(table, seat, text.split(maxsplit=1)[0] if text.strip() else "", lambda: parse_line(table.game, text))
    return await play_moves(asker, moves, expected)


async def play_form(asker: Asker, kind: str, values: dict[str, str]) -> Answer:
    """Plays what a slash command says; a move that is to be seen first, or goes on, opens the panel instead."""
    table, seat = await asker.seat()
    assert table.state is not None
    draft = _draft(table, kind, values)
    if draft.growing or table.game.offers(table.state, seat, draft).confirm:
        sketch = await asker.services.books.sketch(table, seat)
        return await keep(asker, try_out(table, seat, sketch.anew(draft=draft)))
    (move,) = read(table, seat, kind, lambda: (table.game.compose(kind, values),))
    return await play_moves(asker, [move])


async def play_moves(asker: Asker, moves: Sequence[Move], expected: int | None = None, mark: str = "") -> Answer:
    """Plays the asker's moves and tells what came of them; with more to do, in the fresh panel."""
    played = await asker.services.door.play(asker.channel, asker.user, moves, asker.interaction.id, expected, mark)
    asker.saw(played.table)
    return await answer_to(asker, played)


async def answer_to(asker: Asker, played: Played) -> Answer:
    """What the mover reads: what was done, what only this seat may know, and why a line stopped before its end."""
    table, seat = played.table, played.table.seat_of(asker.user)
    assert seat is not None
    events = [event for entry in played.change.entries for event in entry.events]
    lines = [asker.words.text("move-done")] if events else []
    heard = told(table, events)
    lines += sentences(asker, table, heard[:MOST_ECHOED])
    lines += ["…"] if heard[MOST_ECHOED:] else []  # the rest is told in the channel
    lines += sentences(asker, table, told_privately(table, events, seat))
    if played.change.refusal is not None:
        lines += await explained(asker, played.change.refusal, table)
    elif played.change.asked:
        sketch = (await asker.services.books.sketch(table, seat)).anew(
            tuple(map(table.game.print, played.change.unplayed))
        )
        await asker.services.books.keep_sketch(table, seat, sketch)
    elif played.change.unplayed:
        rest = "; ".join(map(table.game.print, played.change.unplayed))
        lines.append(asker.words.text("move-halted", rest=rest))
    if seat not in table.to_act():
        return _undoable(asker, played, Answer("\n".join(lines)))
    trial = try_out(table, seat, await asker.services.books.sketch(table, seat))
    return _undoable(asker, played, await panel(asker, trial, lines))


def _undoable(asker: Asker, played: Played, answer: Answer) -> Answer:
    """The answer with a button that takes the move back, or asks for it; none where only a moderator could."""
    table, entries = played.table, played.change.entries
    secret = any(event.secret for entry in entries for event in entry.events)
    if not entries or secret or table.phase != "playing":
        return answer
    if answer.view is None:
        answer = panel_of([answer.text], (), answer.files)
    assert answer.view is not None
    until = entries[-1].revision or table.revision  # unless it was read back, it has just been written
    answer.view.add_item(row_of([button(asker.words, "undo", table.id, until)]))
    return answer


async def keep(asker: Asker, trial: Trial) -> Answer:
    """The sketch remembered, and its panel."""
    await asker.services.books.keep_sketch(trial.before, trial.seat, trial.sketch)
    return await panel(asker, trial)


def read(table: Table, seat: Seat, kind: str, said: Callable[[], tuple[Move, ...]]) -> tuple[Move, ...]:
    """The moves that were said. That it is not the time for them matters more than how they were said.

    Raises RefusedError, and MisreadError with the syntax of the kind and an example that is legal now.
    """
    try:
        return said()
    except MisreadError as error:
        assert table.state is not None
        known = kind.lower() in table.game.forms
        shut = table.game.offers(table.state, seat, Draft(kind=kind.lower() if known else "")).refusal
        if shut is not None:
            raise RefusedError(shut) from None
        if not known:
            raise
        legal = example(table.game, table.state, seat, kind.lower())
        shown = table.game.print(legal) if legal else phrase("misread-not-open")
        usage = phrase(f"command-{table.game.command}-{kind.lower()}-help")
        raise MisreadError(phrase("misread-usage", why=error.why, usage=usage, example=shown)) from None


def _draft(table: Table, kind: str, values: dict[str, str]) -> Draft:
    """The form as a draft; a list that ends in an ellipsis is still growing."""
    filled: list[tuple[str, str]] = []
    for field in table.game.forms[kind].fields:
        value = values.get(field.name, "").strip()
        if field.grows and value.endswith(GO_ON):
            return Draft(kind=kind, values=tuple(filled), growing=value.removesuffix(GO_ON).strip())
        if value:
            filled.append((field.name, value))
    return Draft(kind=kind, values=tuple(filled))
