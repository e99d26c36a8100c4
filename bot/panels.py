"""Guided panels: the tree of offers walked with menus, privately, one question at a time.

What was chosen so far is a draft in the store, so a panel goes on after a restart.
"""

from __future__ import annotations

from collections.abc import Callable

import discord

from bot import acts
from bot.buttons import Interaction, Menu, Pressed, button, menu, on_verb, read_id, row_of
from bot.door import StaleError
from bot.replies import Answer, Asker, asker_of, redraw, reply
from bot.table import Table
from rules.core.contract import Choice, Draft, MisreadError, Move, Offers, RefusedError, Seat
from rules.core.walk import choose, close

PAGE = 25  # what a Discord menu holds
LONGEST_LABEL = 100
WRITING = "text"


@on_verb("play")
async def open_panel(interaction: Interaction, pressed: Pressed) -> None:
    await reply(interaction, fresh_panel)


async def fresh_panel(asker: Asker) -> Answer:
    """The panel as it stands: what this player may choose next."""
    table, seat = await asker.seat()
    return _panel(asker, table, seat, await asker.desk.books.draft(table, seat))


@on_verb("pick")
async def _pick(interaction: Interaction, pressed: Pressed) -> None:
    async def work(asker: Asker) -> Answer:
        table, seat = await asker.seat()
        draft = await asker.desk.books.draft(table, seat)
        if not _fits(table, draft, pressed):
            return _panel(asker, table, seat, draft, stale=True)
        offers = _offers(table, seat, draft)
        value = pressed.values[0] if pressed.values else ""
        if value not in {choice.value for choice in offers.choices}:
            return _panel(asker, table, seat, draft, stale=True)
        return await _keep(asker, table, seat, choose(table.game, draft, offers.field, value))

    await redraw(interaction, work)


@on_verb("close")
async def _close(interaction: Interaction, pressed: Pressed) -> None:
    async def work(asker: Asker) -> Answer:
        table, seat = await asker.seat()
        draft = await asker.desk.books.draft(table, seat)
        offers = _offers(table, seat, draft)
        if not _fits(table, draft, pressed) or not offers.closes or offers.field is None:
            return _panel(asker, table, seat, draft, stale=True)
        return await _keep(asker, table, seat, close(draft, offers.field))

    await redraw(interaction, work)


@on_verb("back")
async def _back(interaction: Interaction, pressed: Pressed) -> None:
    async def work(asker: Asker) -> Answer:
        table, seat = await asker.seat()
        draft = await asker.desk.books.draft(table, seat)
        return await _keep(asker, table, seat, _stepped_back(draft))

    await redraw(interaction, work)


@on_verb("anew")
async def _anew(interaction: Interaction, pressed: Pressed) -> None:
    async def work(asker: Asker) -> Answer:
        table, seat = await asker.seat()
        return await _keep(asker, table, seat, Draft())

    await redraw(interaction, work)


@on_verb("more")
async def _more(interaction: Interaction, pressed: Pressed) -> None:
    async def work(asker: Asker) -> Answer:
        table, seat = await asker.seat()
        draft = await asker.desk.books.draft(table, seat)
        _, _, page = pressed.argument.partition(".")
        return _panel(asker, table, seat, draft, page=int(page) if page.isdecimal() else 0)

    await redraw(interaction, work)


@on_verb("confirm")
async def _confirm(interaction: Interaction, pressed: Pressed) -> None:
    async def work(asker: Asker) -> Answer:
        table, seat = await asker.seat()
        draft = await asker.desk.books.draft(table, seat)
        if not _fits(table, draft, pressed) or not _offers(table, seat, draft).complete:
            return _panel(asker, table, seat, draft, stale=True)
        move = table.game.compose(draft.kind, draft.filled())
        await asker.desk.door.play(table.channel, asker.user, move, interaction.id, table.revision)
        return Answer(asker.words.text("move-done", move=table.game.print(move)))

    await redraw(interaction, work)


@on_verb("write")
async def _write(interaction: Interaction, pressed: Pressed) -> None:
    """Opens the form for a move in notation. Its state is in its id, so it survives a restart."""
    spoken = asker_of(interaction).words
    form = discord.ui.Modal(
        title=spoken.text("form-title"), custom_id=f"cdg-form:write:{pressed.game}:{pressed.revision}:"
    )
    entry: discord.ui.TextInput[discord.ui.Modal] = discord.ui.TextInput(
        custom_id=WRITING, placeholder=spoken.text("form-example"), min_length=1, max_length=200
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
    move = read_move(table, seat, lambda: table.game.parse(text))
    await asker.desk.door.play(table.channel, asker.user, move, asker.interaction.id, expected)
    return Answer(asker.words.text("move-done", move=table.game.print(move)))


def read_move(table: Table, seat: Seat, read: Callable[[], Move]) -> Move:
    """The move that was said. To a player out of turn that matters more than what he said.

    Raises MisreadError, RefusedError.
    """
    try:
        return read()
    except MisreadError:
        untimely = _offers(table, seat, Draft()).refusal
        if untimely is not None:
            raise RefusedError(untimely) from None
        raise


async def _keep(asker: Asker, table: Table, seat: Seat, draft: Draft) -> Answer:
    await asker.desk.books.keep_draft(table, seat, draft)
    return _panel(asker, table, seat, draft)


def _offers(table: Table, seat: Seat, draft: Draft) -> Offers:
    assert table.state is not None
    return table.game.offers(table.state, seat, draft)


def _fits(table: Table, draft: Draft, pressed: Pressed) -> bool:
    """Whether a press belongs to the panel as it stands now."""
    step, _, _ = pressed.argument.partition(".")
    return pressed.game == table.id and pressed.revision == table.revision and step == str(_step(draft))


def _step(draft: Draft) -> int:
    """How many choices the draft is made of; part of a panel's ids."""
    return bool(draft.kind) + len(draft.values) * 32 + len(draft.growing.split())


def _stepped_back(draft: Draft) -> Draft:
    if draft.growing:
        return Draft(kind=draft.kind, values=draft.values, growing=" ".join(draft.growing.split()[:-1]))
    if draft.values:
        return Draft(kind=draft.kind, values=draft.values[:-1])
    return Draft()


def _panel(asker: Asker, table: Table, seat: Seat, draft: Draft, *, page: int = 0, stale: bool = False) -> Answer:
    offers = _offers(table, seat, draft)
    if offers.refusal is not None and not draft.kind:
        return Answer(asker.say(offers.refusal.why, table))
    pages = max(1, -(-len(offers.choices) // PAGE))
    page %= pages  # an old button may ask for a page that is no longer there
    view = discord.ui.LayoutView(timeout=None)
    lines = [asker.words.text("panel-stale")] if stale else []
    lines.append(_heading(asker, table, seat, draft, offers))
    if offers.warning:
        lines.append("⚠️ " + asker.say(offers.warning, table))
    view.add_item(discord.ui.TextDisplay("\n".join(lines)))
    argument = f"{_step(draft)}.{page}"
    if offers.choices:
        view.add_item(row_of([_menu(asker, table, draft, offers, argument, page)]))
    verbs = ["confirm"] * offers.complete + ["close"] * offers.closes
    verbs += ["back", "anew"] if draft.kind else ["write"]
    row = [button(asker.words, verb, table.id, table.revision, argument) for verb in verbs]
    if pages > 1:
        following = f"{_step(draft)}.{(page + 1) % pages}"
        row.append(button(asker.words, "more", table.id, table.revision, following))
    view.add_item(row_of(row))
    return Answer(view=view)


def _heading(asker: Asker, table: Table, seat: Seat, draft: Draft, offers: Offers) -> str:
    if not draft.kind:
        return asker.words.text("panel-kind")
    lines = [f"### {_label(asker, table, seat, Draft(), draft.kind)}"]
    chosen = draft.with_value(offers.field, draft.growing) if draft.growing and offers.field else draft
    for place, (name, value) in enumerate(chosen.values):
        before = Draft(kind=draft.kind, values=chosen.values[:place])
        if table.game.forms[draft.kind].grows(name):
            before = Draft(kind=draft.kind, values=before.values, growing=" ".join(value.split()[:-1]))
        lines.append(f"{place + 1}. **{_label(asker, table, seat, before, value)}**")
    if offers.choices and offers.field:
        lines.append(asker.words.text(f"field-{table.game.command}-{draft.kind}-{offers.field}-help"))
    elif offers.complete:
        lines.append(asker.words.text("panel-ready"))
    return "\n".join(lines)


def _label(asker: Asker, table: Table, seat: Seat, before: Draft, value: str) -> str:
    """What a value chosen earlier was called when it was offered."""
    offered = _offers(table, seat, before).choices
    label = next((choice.label for choice in offered if choice.value == value), None)
    return asker.say(label, table) if label else value or "—"


def _menu(asker: Asker, table: Table, draft: Draft, offers: Offers, argument: str, page: int) -> Menu:
    shown = offers.choices[page * PAGE : (page + 1) * PAGE]
    options = [_option(asker, table, choice) for choice in shown]
    asked = f"field-{table.game.command}-{draft.kind}-{offers.field}" if offers.field else "panel-placeholder"
    placeholder = asker.words.text(asked)
    return menu(placeholder, "pick", table.id, table.revision, argument, options)


def _option(asker: Asker, table: Table, choice: Choice) -> discord.SelectOption:
    note = asker.say(choice.note, table)[:LONGEST_LABEL] if choice.note else None
    return discord.SelectOption(
        label=asker.say(choice.label, table)[:LONGEST_LABEL], value=choice.value, description=note
    )
