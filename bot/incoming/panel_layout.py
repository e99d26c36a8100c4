"""How a guided panel looks: what is planned and chosen so far, what it would do, the next question, and the buttons."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.incoming.replies import Answer, Asker, cut, sentences
from bot.limits import BUTTON_LABEL as LONGEST_BUTTON
from bot.limits import CHOICES as PAGE
from bot.limits import MENU_LABEL as LONGEST_LABEL
from bot.limits import ROW_BUTTONS as ROW
from bot.outgoing.announce import galleries, png_files
from bot.outgoing.buttons import Component, Pressed, button, key, menu, row_of
from bot.tables.sketch import Trial
from bot.tables.turns import told
from render.pictures import NumberedPlace, Picture, asked_with_picture
from rules.core.contract import Choice, Draft, Suggestion

KEYS = 3  # in a row: six are the directions of a hexagon
LONGEST_PANEL = 3_600  # of the characters a message may have, some are left for the rest


async def panel(
    asker: Asker, trial: Trial, before: Sequence[str] = (), *, page: int = 0, stale: bool = False
) -> Answer:
    """The panel of a sketch, below what was said before it; with a picture where there is something to see."""
    offers, table = trial.offers, trial.table
    if offers.refusal is not None and not trial.moves:
        return Answer("\n".join([*before, asker.say(offers.refusal.why, table)]))
    pages = max(1, -(-len(trial.entries) // PAGE))
    page = min(page, pages - 1)
    view = discord.ui.LayoutView(timeout=None)
    lines = [*before, *([asker.words.text("panel-stale")] if stale else []), *_heading(asker, trial)]
    view.add_item(discord.ui.TextDisplay(cut("\n".join(lines), LONGEST_PANEL)))
    shown = await _preview(asker, trial, page)
    for each in galleries(shown):
        view.add_item(each)
    if trial.entries[: offers.buttons]:
        view.add_item(row_of([_button(asker, trial, at) for at in range(min(offers.buttons, ROW, len(trial.entries)))]))
    if trial.entries[offers.buttons :]:
        view.add_item(row_of([_menu(asker, trial, page)]))
    keys = trial.offers.keys
    for at in range(0, len(keys), KEYS):
        view.add_item(row_of([_key(asker, trial, number) for number in range(at, min(at + KEYS, len(keys)))]))
    here = f"{trial.mark}.{page}"
    row = [button(asker.words, verb, table.id, table.visible_revision, here) for verb in _verbs(trial)]
    if pages > 1:
        row.append(button(asker.words, "more", table.id, table.visible_revision, f"{trial.mark}.{(page + 1) % pages}"))
    for at in range(0, len(row), ROW):
        view.add_item(row_of(row[at : at + ROW]))
    return Answer(view=view, files=png_files(shown))


def at_page(pressed: Pressed) -> int:
    """The page that a press asks for."""
    _, _, page = pressed.argument.partition(".")
    return int(page) if page.isdecimal() else 0


async def _preview(asker: Asker, trial: Trial, page: int) -> Sequence[Picture]:
    """The plan as a picture: what it would do, and where the choices of this page lie."""
    outlook, table = trial.outlook, trial.table
    events = (*trial.events, *(outlook.events if outlook else ()))
    numbered = enumerate(trial.entries[page * PAGE : (page + 1) * PAGE], page * PAGE + 1)
    marks = tuple(NumberedPlace(number, entry.place) for number, entry in numbered if entry.place)
    asked = f"{trial.sketch.draft.kind}.{trial.offers.field}" if trial.offers.field else ""
    seen = marks or any(event.pictured for event in events) or asked_with_picture(table.game.key, asked)
    if table.state is None or not seen:
        return ()
    state = outlook.state if outlook else table.state
    values = tuple(entry.value for entry in trial.entries if isinstance(entry, Choice))
    return await asker.services.announcer.draw(
        table,
        state,
        events,
        asker.words.language,
        trial.seat,
        plan=bool(marks or events),
        marks=marks,
        asked=asked,
        choices=values,
    )


def _verbs(trial: Trial) -> list[str]:
    verbs = []
    if trial.said():
        verbs.append("confirm")
    if trial.addable:
        verbs.append("add")
    if trial.offers.closes:
        verbs.append("close")
    return [*verbs, "write"] if trial.fresh else [*verbs, "back", "anew"]


def _heading(asker: Asker, trial: Trial) -> list[str]:
    draft, offers, game = trial.sketch.draft, trial.offers, trial.table.game
    planned = sentences(asker, trial.table, told(trial.table, trial.events))
    lines = [asker.words.text("panel-planned"), *planned] if planned else []
    lines += ["⚠️ " + line for line in sentences(asker, trial.table, trial.warnings)]
    if not draft.kind:
        return [*lines, asker.words.text("panel-next" if trial.moves else "panel-kind")]
    kind = next((choice for choice in trial.ask(Draft()).choices if choice.value == draft.kind), None)
    lines.append(f"### {asker.say(kind.label, trial.table) if kind else draft.kind}")
    if kind is not None and kind.note is not None and not draft.values:
        lines.append(f"-# {asker.say(kind.note, trial.table)}")
    lines += [f"{place + 1}. **{_answer(asker, trial, place)}**" for place in range(len(draft.values))]
    if draft.growing:
        lines.append(f"{len(draft.values) + 1}. **{draft.growing}** …")
    if trial.outlook:
        lines += sentences(asker, trial.table, trial.outlook.account)
    if offers.warning:
        lines.append("⚠️ " + asker.say(offers.warning, trial.table))
    if trial.entries and offers.field:
        lines += [asker.words.text("panel-enough")] if offers.complete else []
        goes_on = draft.growing and offers.closes
        asked = f"ask-{game.command}-{draft.kind}-{offers.field}"
        lines.append(asker.words.text("panel-go-on" if goes_on else asked))
    elif offers.complete:
        lines.append(asker.words.text("panel-ready"))
    return lines


def _answer(asker: Asker, trial: Trial, place: int) -> str:
    """What was answered, as it was called; a list in which the order does not matter, item by item."""
    draft = trial.sketch.draft
    name, value = draft.values[place]
    field = trial.table.game.forms[draft.kind].field(name)
    items = value.split() if field and field.grows and not field.ordered else [value]
    before = Draft(kind=draft.kind, values=draft.values[:place])
    return " · ".join(_label(asker, trial, before, item) for item in items) or "—"


def _label(asker: Asker, trial: Trial, before: Draft, value: str) -> str:
    """What a value chosen earlier was called when it was offered."""
    label = next((choice.label for choice in trial.ask(before).choices if choice.value == value), None)
    return asker.say(label, trial.table) if label else value or "—"


def _menu(asker: Asker, trial: Trial, page: int) -> Component:
    offers, table = trial.offers, trial.table
    shown = trial.entries[page * PAGE : (page + 1) * PAGE]
    numbered = enumerate(shown, page * PAGE)
    options = [_option(asker, trial, number, entry) for number, entry in numbered if number >= offers.buttons]
    starred = any(isinstance(entry, Suggestion) and not entry.place for entry in shown)
    asked = "panel-suggested" if starred else "panel-answer" if offers.field else "panel-placeholder"
    most = len(options) if trial.many else 1
    placeholder = asker.words.text(asked)
    return menu(placeholder, "pick", table.id, table.visible_revision, f"{trial.mark}.{page}", options, most)


def _button(asker: Asker, trial: Trial, at: int) -> Component:
    """An answer to be pressed at once."""
    entry = trial.entries[at]
    note = f" · {asker.say(entry.note, trial.table)}" if entry.note else ""
    label = cut(asker.say(entry.label, trial.table) + note, LONGEST_BUTTON)
    return key(label, "pick", trial.table.id, trial.table.visible_revision, f"{trial.mark}.0.{at}", alive=True)


def _key(asker: Asker, trial: Trial, number: int) -> Component:
    table, one = trial.table, trial.offers.keys[number]
    label = cut(asker.say(one.label, table), LONGEST_BUTTON)
    return key(label, "go", table.id, table.visible_revision, f"{trial.mark}.{number}", bool(one.value))


def _option(asker: Asker, trial: Trial, number: int, entry: Choice | Suggestion) -> discord.SelectOption:
    """An entry of the menu, by its number; the number is shown where it stands on the map as well."""
    label = asker.say(entry.label, trial.table)
    if entry.place:
        label = f"{number + 1} · {label}"
    elif isinstance(entry, Suggestion):
        label = f"★ {label}"
    note = cut(asker.say(entry.note, trial.table), LONGEST_LABEL) if entry.note else None
    return discord.SelectOption(label=cut(label, LONGEST_LABEL), value=str(number), description=note or None)
