"""Guided panels: the tree of offers walked with menus, privately, one question at a time.

What was chosen so far is a sketch in the store, so a panel goes on after a restart. A panel's ids carry the mark of all
that it showed: a press on anything else is answered with the panel as it stands.
"""

from __future__ import annotations

from collections.abc import Callable

import discord

from bot.incoming.panel_layout import at_page, panel
from bot.incoming.playing import answer_to, keep, play_line, play_moves
from bot.incoming.presses import answers, redraws
from bot.incoming.replies import Answer, Asker, asker_of, reply
from bot.limits import TYPED
from bot.outgoing.buttons import Interaction, Pressed, on_verb, read_id
from bot.refereeing.door import Played, StaleError
from bot.tables import acts
from bot.tables.sketch import Trial, try_out
from bot.tables.table import Change, DeniedError

WRITING = "text"

Next = Callable[[Trial, Pressed], Trial | None]


async def fresh_panel(asker: Asker) -> Answer:
    """The panel as it stands: what this player may choose next."""
    return await panel(asker, await _trial(asker))


@answers("play")
async def _play(asker: Asker, pressed: Pressed) -> Answer:
    """The panel, with what its reader may have forgotten: a lock, or that it goes on with a draft of earlier."""
    trial = await _trial(asker)
    before = [asker.words.text("status-locked")] if trial.table.locked else []
    before += [] if trial.fresh else [asker.words.text("panel-reopened")]
    return await panel(asker, trial, before)


def _pressing(verb: str) -> Callable[[Next], Next]:
    """A press that changes the sketch; None: it does not fit what the panel shows."""

    def register(step: Next) -> Next:
        @redraws(verb)
        async def press(asker: Asker, pressed: Pressed) -> Answer:
            trial = await _trial(asker)
            after = step(trial, pressed) if _fits(trial, pressed) else None
            return await (panel(asker, trial, stale=True) if after is None else keep(asker, after))

        return step

    return register


@_pressing("pick")
def _pick(trial: Trial, pressed: Pressed) -> Trial | None:
    _, _, place = pressed.argument.partition(".")
    _, _, button = place.partition(".")  # a menu sends its values, a button has its own in its id
    said = pressed.values or (button,)
    chosen = tuple(int(value) for value in said if value.isdecimal() and int(value) < len(trial.entries))
    if trial.many and chosen:
        return trial.chose_several(chosen)
    return trial.chose(chosen[0]) if len(chosen) == 1 else None


@_pressing("go")
def _go(trial: Trial, pressed: Pressed) -> Trial | None:
    """One of the keys beside the menu."""
    at, keys = at_page(pressed), trial.offers.keys
    return trial.went_on(at) if at < len(keys) and keys[at].value else None


@_pressing("close")
def _close(trial: Trial, pressed: Pressed) -> Trial | None:
    return trial.closed() if trial.offers.closes else None


@_pressing("add")
def _add(trial: Trial, pressed: Pressed) -> Trial | None:
    """The move is planned; the next one of the same turn can be said."""
    return trial.added() if trial.addable else None


@_pressing("back")
def _back(trial: Trial, pressed: Pressed) -> Trial | None:
    return trial.stepped_back()


@_pressing("anew")
def _anew(trial: Trial, pressed: Pressed) -> Trial | None:
    return try_out(trial.before, trial.seat, trial.sketch.anew())


@redraws("more")
async def _more(asker: Asker, pressed: Pressed) -> Answer:
    return await panel(asker, await _trial(asker), page=at_page(pressed))


@redraws("confirm")
async def _confirm(asker: Asker, pressed: Pressed) -> Answer:
    trial = await _trial(asker)
    moves = trial.said()
    if not moves or not _fits(trial, pressed):
        return await _played_before(asker, trial, pressed) or await panel(asker, trial, stale=True)
    try:
        return await play_moves(asker, moves, trial.before.visible_revision, trial.mark)
    except StaleError:
        asker.saw(None)
        now = await _trial(asker)
        return await _played_before(asker, now, pressed) or await panel(asker, now, stale=True)


async def _played_before(asker: Asker, trial: Trial, pressed: Pressed) -> Answer | None:
    """The answer of a first press, for a second one in haste on the same panel."""
    table = trial.before
    mark, _, _ = pressed.argument.partition(".")
    found = await asker.services.books.played_by(table, mark) if table.id == pressed.table_id else None
    if found is None:
        return None
    before, after = found
    entries = [entry for entry in await asker.services.books.log(table, before) if entry.revision <= after]
    return await answer_to(asker, Played(table, Change(table, tuple(entries))))


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
        title=spoken.text("form-title"), custom_id=f"cdg-form:write:{pressed.table_id}:{pressed.revision}:"
    )
    entry: discord.ui.TextInput[discord.ui.Modal] = discord.ui.TextInput(
        custom_id=WRITING, placeholder=spoken.text(f"{game.command}-example"), min_length=1, max_length=TYPED
    )
    form.add_item(discord.ui.Label(text=spoken.text("form-label"), component=entry))
    await interaction.response.send_modal(form)


async def written(asker: Asker, custom_id: str, text: str) -> Answer:
    """A submitted form: moves in notation."""
    found = read_id(custom_id)
    if found is None:
        raise acts.denied("denied-stale")
    if (await asker.table()).id != found.table_id:
        raise StaleError
    return await play_line(asker, text, found.revision)


def _fits(trial: Trial, pressed: Pressed) -> bool:
    """Whether a press belongs to the panel as it stands now."""
    mark, _, _ = pressed.argument.partition(".")
    return (pressed.table_id, mark) == (trial.table.id, trial.mark)


async def _trial(asker: Asker) -> Trial:
    table, seat = await asker.seat()
    return try_out(table, seat, await asker.services.books.sketch(table, seat))
