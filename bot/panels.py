"""Guided panels: the tree of offers walked with menus, privately, one question at a time.

What was chosen so far is a sketch in the store, so a panel goes on after a restart.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import discord

from bot import acts
from bot.buttons import Interaction, Pressed, on_verb, read_id
from bot.door import StaleError
from bot.panel_layout import fits, panel
from bot.replies import Answer, Asker, asker_of, redraw, reply
from bot.sketch import Sketch, Trial, try_out
from bot.table import DeniedError, Table
from rules.core.contract import Draft, MisreadError, Move, RefusedError, Seat
from rules.core.walk import choose, close

WRITING = "text"


@on_verb("play")
async def open_panel(interaction: Interaction, pressed: Pressed) -> None:
    await reply(interaction, fresh_panel)


async def fresh_panel(asker: Asker) -> Answer:
    """The panel as it stands: what this player may choose next."""
    return await panel(asker, await _trial(asker))


@on_verb("pick")
async def _pick(interaction: Interaction, pressed: Pressed) -> None:
    async def work(asker: Asker) -> Answer:
        trial = await _trial(asker)
        value = pressed.values[0] if pressed.values else ""
        if not fits(trial, pressed) or value not in {choice.value for choice in trial.offers.choices}:
            return await panel(asker, trial, stale=True)
        draft = choose(trial.table.game, trial.sketch.draft, trial.offers.field, value)
        return await _keep(asker, Sketch(plan=trial.sketch.plan, draft=draft))

    await redraw(interaction, work)


@on_verb("close")
async def _close(interaction: Interaction, pressed: Pressed) -> None:
    async def work(asker: Asker) -> Answer:
        trial = await _trial(asker)
        if not fits(trial, pressed) or not trial.offers.closes or trial.offers.field is None:
            return await panel(asker, trial, stale=True)
        return await _keep(asker, Sketch(plan=trial.sketch.plan, draft=close(trial.sketch.draft, trial.offers.field)))

    await redraw(interaction, work)


@on_verb("add")
async def _add(interaction: Interaction, pressed: Pressed) -> None:
    """The move is planned; the next one of the same turn can be said."""

    async def work(asker: Asker) -> Answer:
        trial = await _trial(asker)
        move = trial.move()
        if not fits(trial, pressed) or move is None or not trial.addable():
            return await panel(asker, trial, stale=True)
        return await _keep(asker, Sketch(plan=(*trial.sketch.plan, trial.table.game.print(move))))

    await redraw(interaction, work)


@on_verb("back")
async def _back(interaction: Interaction, pressed: Pressed) -> None:
    async def work(asker: Asker) -> Answer:
        return await _keep(asker, (await _trial(asker)).sketch.back())

    await redraw(interaction, work)


@on_verb("anew")
async def _anew(interaction: Interaction, pressed: Pressed) -> None:
    await redraw(interaction, lambda asker: _keep(asker, Sketch()))


@on_verb("more")
async def _more(interaction: Interaction, pressed: Pressed) -> None:
    async def work(asker: Asker) -> Answer:
        _, _, page = pressed.argument.partition(".")
        return await panel(asker, await _trial(asker), page=int(page) if page.isdecimal() else 0)

    await redraw(interaction, work)


@on_verb("confirm")
async def _confirm(interaction: Interaction, pressed: Pressed) -> None:
    async def work(asker: Asker) -> Answer:
        trial = await _trial(asker)
        said = trial.move()
        moves = trial.moves if said is None else (*trial.moves, said)
        if not fits(trial, pressed) or not moves or (said is None and trial.sketch.draft.kind):
            return await _played_before(asker, pressed) or await panel(asker, trial, stale=True)
        try:
            return await play_moves(asker, moves, pressed.revision)
        except StaleError:
            return await _played_before(asker, pressed) or await panel(asker, await _trial(asker), stale=True)

    await redraw(interaction, work)


async def _played_before(asker: Asker, pressed: Pressed) -> Answer | None:
    """The answer of a first press, for a second one in haste: what the asker has played since, if nobody else has."""
    table = await asker.table()
    rows = [row for row in await asker.desk.books.log(table) if row["revision"] > pressed.revision]
    own = all(row["act"] == "move" and row["actor"] == asker.user for row in rows)
    if not rows or not own or table.id != pressed.game:
        return None
    return Answer("\n".join(asker.words.text("move-done", move=row["text"]) for row in rows))


@on_verb("write")
async def _write(interaction: Interaction, pressed: Pressed) -> None:
    """Opens the form for a move in notation. Its state is in its id, so it survives a restart."""
    asker = asker_of(interaction)
    try:
        game = (await asker.table()).game
    except DeniedError:
        await reply(interaction, fresh_panel)
        return
    spoken = asker.words
    form = discord.ui.Modal(
        title=spoken.text("form-title"), custom_id=f"cdg-form:write:{pressed.game}:{pressed.revision}:"
    )
    entry: discord.ui.TextInput[discord.ui.Modal] = discord.ui.TextInput(
        custom_id=WRITING, placeholder=spoken.text(f"{game.command}-example"), min_length=1, max_length=200
    )
    form.add_item(discord.ui.Label(text=spoken.text("form-label"), component=entry))
    await interaction.response.send_modal(form)


async def written(interaction: Interaction, custom_id: str, text: str) -> None:
    """A submitted form: the move in notation."""

    async def work(asker: Asker) -> Answer:
        found = read_id(custom_id)
        if found is None:
            raise acts.denied("denied-stale")
        if (await asker.table()).id != found.game:
            raise StaleError
        return await play_text(asker, text, found.revision)

    await reply(interaction, work)


async def play_text(asker: Asker, text: str, expected: int | None = None) -> Answer:
    """Plays a move in notation."""
    table, seat = await asker.seat()
    return await play_moves(asker, [read_move(table, seat, lambda: table.game.parse(text))], expected)


async def play_moves(asker: Asker, moves: Sequence[Move], expected: int | None = None) -> Answer:
    """Plays the asker's moves and tells what only he may know of them."""
    table = await asker.desk.door.play(asker.channel, asker.user, moves, asker.interaction.id, expected)
    seat = table.seat_of(asker.user)
    lines = [asker.words.text("move-done", move=table.game.print(move)) for move in moves]
    for event in await asker.desk.books.events(table, table.revision - len(moves), table.revision):
        if event.audience is not None and seat in event.audience:
            lines += [asker.say(line, table) for line in event.told()]
    return Answer("\n".join(lines))


def read_move(table: Table, seat: Seat, read: Callable[[], Move]) -> Move:
    """The move that was said. To a player out of turn that matters more than what he said.

    Raises MisreadError, RefusedError.
    """
    try:
        return read()
    except MisreadError:
        assert table.state is not None
        untimely = table.game.offers(table.state, seat, Draft()).refusal
        if untimely is not None:
            raise RefusedError(untimely) from None
        raise


async def _trial(asker: Asker) -> Trial:
    table, seat = await asker.seat()
    return try_out(table, seat, await asker.desk.books.sketch(table, seat))


async def _keep(asker: Asker, sketch: Sketch) -> Answer:
    table, seat = await asker.seat()
    await asker.desk.books.keep_sketch(table, seat, sketch)
    return await panel(asker, try_out(table, seat, sketch))
