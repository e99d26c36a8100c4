"""How a guided panel looks: what is planned and chosen so far, the next question as a menu, and its buttons."""

from __future__ import annotations

import discord

from bot.announce import galleries, png_files
from bot.buttons import Menu, Pressed, button, menu, row_of
from bot.limits import CHOICES as PAGE
from bot.limits import MENU_LABEL as LONGEST_LABEL
from bot.replies import Answer, Asker
from bot.sketch import Trial
from rules.core.contract import Choice, Draft


async def panel(asker: Asker, trial: Trial, *, page: int = 0, stale: bool = False) -> Answer:
    """The panel of a sketch; with a plan, its picture too."""
    offers, draft, table = trial.offers, trial.sketch.draft, trial.table
    if offers.refusal is not None and not draft.kind and not trial.moves:
        return Answer(asker.say(offers.refusal.why, table))
    pages = max(1, -(-len(offers.choices) // PAGE))
    page = min(page, pages - 1)
    view = discord.ui.LayoutView(timeout=None)
    lines = [asker.words.text("panel-stale")] if stale else []
    lines += _heading(asker, trial)
    if offers.warning:
        lines.append("⚠️ " + asker.say(offers.warning, table))
    view.add_item(discord.ui.TextDisplay("\n".join(lines)))
    files = []
    if trial.moves and table.state is not None:
        shown = await asker.desk.announcer.draw(table, table.state, trial.events, asker.words.language, trial.seat)
        for each in galleries(shown):
            view.add_item(each)
        files = png_files(shown)
    if offers.choices:
        view.add_item(row_of([_menu(asker, trial, page)]))
    here = f"{trial.sketch.step()}.{page}"
    row = [button(asker.words, verb, table.id, table.settled, here) for verb in _verbs(trial)]
    if pages > 1:
        following = f"{trial.sketch.step()}.{(page + 1) % pages}"
        row.append(button(asker.words, "more", table.id, table.settled, following))
    view.add_item(row_of(row))
    return Answer(view=view, files=files)


def fits(trial: Trial, pressed: Pressed) -> bool:
    """Whether a press belongs to the panel as it stands now."""
    step, _, _ = pressed.argument.partition(".")
    here = (trial.table.id, trial.table.settled, str(trial.sketch.step()))
    return (pressed.game, pressed.revision, step) == here


def _verbs(trial: Trial) -> list[str]:
    """Five at most with the turning of pages: as many as a row of buttons holds."""
    begun = bool(trial.sketch.draft.kind)
    verbs = []
    if trial.offers.complete or (trial.moves and not begun):
        verbs.append("confirm")
    if trial.addable():
        verbs.append("add")
    if trial.offers.closes:
        verbs.append("close")
    if not begun and not trial.moves:
        return [*verbs, "write"]
    return [*verbs, "back", "anew"][:4]


def _heading(asker: Asker, trial: Trial) -> list[str]:
    draft, offers, game = trial.sketch.draft, trial.offers, trial.table.game
    lines = [asker.words.text("panel-planned", move=text) for text in trial.sketch.plan]
    if not draft.kind:
        return [*lines, asker.words.text("panel-next" if trial.moves else "panel-kind")]
    lines.append(f"### {_label(asker, trial, Draft(), draft.kind)}")
    chosen = draft.with_value(offers.field, draft.growing) if draft.growing and offers.field else draft
    for place, (name, value) in enumerate(chosen.values):
        before = Draft(kind=draft.kind, values=chosen.values[:place])
        if game.forms[draft.kind].grows(name):
            before = Draft(kind=draft.kind, values=before.values, growing=" ".join(value.split()[:-1]))
        lines.append(f"{place + 1}. **{_label(asker, trial, before, value)}**")
    if offers.choices and offers.field:
        lines.append(asker.words.text(f"field-{game.command}-{draft.kind}-{offers.field}-help"))
    elif offers.complete:
        lines.append(asker.words.text("panel-ready"))
    return lines


def _label(asker: Asker, trial: Trial, before: Draft, value: str) -> str:
    """What a value chosen earlier was called when it was offered."""
    assert trial.table.state is not None
    offered = trial.table.game.offers(trial.table.state, trial.seat, before).choices
    label = next((choice.label for choice in offered if choice.value == value), None)
    return asker.say(label, trial.table) if label else value or "—"


def _menu(asker: Asker, trial: Trial, page: int) -> Menu:
    offers, table = trial.offers, trial.table
    options = [_option(asker, trial, choice) for choice in offers.choices[page * PAGE : (page + 1) * PAGE]]
    kind = trial.sketch.draft.kind
    asked = f"field-{table.game.command}-{kind}-{offers.field}-help" if offers.field else "panel-placeholder"
    argument = f"{trial.sketch.step()}.{page}"
    return menu(asker.words.text(asked), "pick", table.id, table.settled, argument, options)


def _option(asker: Asker, trial: Trial, choice: Choice) -> discord.SelectOption:
    note = asker.say(choice.note, trial.table)[:LONGEST_LABEL] if choice.note else None
    label = asker.say(choice.label, trial.table)[:LONGEST_LABEL]
    return discord.SelectOption(label=label, value=choice.value, description=note)
