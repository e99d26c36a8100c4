"""One group a game: a command for each kind of move and each inquiry, an option for each field, completed by offers."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable

from discord import app_commands

from bot.incoming.commands.making import Completion, Made, choice, command, field_of, group, matches, parameter_of
from bot.incoming.playing import GO_ON, play_form
from bot.incoming.replies import Answer, Asker, panel_of, sentences
from bot.limits import CHOICE_TEXT, CHOICES
from bot.outgoing.announce import galleries, png_files
from bot.tables import acts
from bot.tables.table import Table
from render.pictures import NumberedPlace
from rules.core.contract import Choice, Draft, Form, Game, Offers, Seat
from rules.core.names import fold
from rules.core.phrase import phrase

Said = dict[str, str]


def moves_group(game: Game) -> app_commands.Group:
    moves = [_made(game, form, _played, _next_of_move) for form in game.forms.values()]
    inquiries = [_made(game, inquiry.form, _inquired, _next_of_inquiry) for inquiry in game.inquiries.values()]
    return group(game.command, [*moves, *inquiries])


def _made(
    game: Game,
    form: Form,
    do: Callable[[Asker, Game, str, Said], Awaitable[Answer]],
    ask: Callable[[Asker, Game, Draft], Awaitable[tuple[Table, Offers]]],
) -> Made:
    async def said(asker: Asker, **values: str | None) -> Answer:
        given = {field_of(name): value for name, value in values.items() if value is not None}
        return await do(asker, game, form.kind, given)

    positional = inspect.Parameter.POSITIONAL_OR_KEYWORD
    parameters = [inspect.Parameter("asker", positional, annotation=Asker)]
    for field in form.fields:
        default = inspect.Parameter.empty if field.needed else None
        annotation: object = str if field.needed else str | None
        parameters.append(
            inspect.Parameter(parameter_of(field.name), positional, default=default, annotation=annotation)
        )
    said.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]  # read by `command`
    completions = {parameter_of(field.name): _completion(game, form, field.name, ask) for field in form.fields}
    return command(f"{game.command} {form.kind}", said, completions)


async def _played(asker: Asker, game: Game, kind: str, said: Said) -> Answer:
    await _demand(asker, game)
    return await play_form(asker, kind, said)


async def _inquired(asker: Asker, game: Game, kind: str, said: Said) -> Answer:
    """The answer to an inquiry, from the asker's own view."""
    table = await _demand(asker, game)
    if table.state is None:
        raise acts.denied("denied-not-started")
    seat = table.seat_of(asker.user)
    found = table.game.inquiries[kind].answer(table.game.view(table.state, seat), seat, said)
    lines = sentences(asker, table, found.lines)
    if not found.pictured:
        return Answer("\n".join(lines))
    marks = tuple(NumberedPlace(number, place) for number, place in enumerate(found.places, 1))
    plan = bool(found.events) and not found.as_it_is
    shown = await asker.services.announcer.draw(
        table, table.state, found.events, asker.words.language, seat, plan=plan, marks=marks
    )
    return panel_of(lines, galleries(shown), png_files(shown))


def _completion(
    game: Game, form: Form, asked: str, ask: Callable[[Asker, Game, Draft], Awaitable[tuple[Table, Offers]]]
) -> Completion:
    async def complete(asker: Asker, current: str) -> list[app_commands.Choice[str]]:
        said = {name: str(value) for name, value in vars(asker.interaction.namespace).items() if value}
        draft = _draft(form, asked, said, current)
        table, offers = await ask(asker, game, draft)
        if offers.refusal is not None:
            return [choice(asker.say(offers.refusal.why, table), "-")]
        if offers.field != asked:
            return []
        return _listed(asker, table, offers, draft)

    return complete


def _draft(form: Form, asked: str, said: Said, current: str) -> Draft:
    """What was said in the fields before the one asked, and what is being typed in it."""
    values: list[tuple[str, str]] = []
    for field in form.fields:
        if field.name == asked:
            break
        if field.name in said:
            values.append((field.name, said[field.name]))
    words = current.removesuffix(GO_ON).split() if form.grows(asked) else [current.strip()]
    typed = "" if not words or current.endswith((" ", GO_ON)) else words[-1]
    items = words[:-1] if typed else words
    growing = " ".join(items) if form.grows(asked) else ""
    return Draft(kind=form.kind, values=tuple(values), growing=growing, typed=typed)


def _listed(asker: Asker, table: Table, offers: Offers, draft: Draft) -> list[app_commands.Choice[str]]:
    """The choices that fit what was typed. A list too long for Discord goes on in the panel."""
    so_far = f"{draft.growing} " if draft.growing else ""
    if draft.typed and not offers.narrowed:
        named = [(_name(asker, table, offer), offer.value) for offer in offers.choices]
        fitting = [(name, value) for name, value in named if matches(draft.typed, name, value)]
        begun = fold(draft.typed)
        fitting.sort(key=lambda one: not fold(one[1]).startswith(begun))  # what begins so comes first
        fitting = fitting[:CHOICES]
    else:
        fitting = [(_name(asker, table, offer), offer.value) for offer in offers.choices[:CHOICES]]
    if any(len(so_far + value) > CHOICE_TEXT for _, value in fitting):
        going_on = f"{draft.growing} {GO_ON}"
        return [choice(asker.words.text("go-on-in-panel"), going_on)] if len(going_on) <= CHOICE_TEXT else []
    return [choice(so_far + name, so_far + value) for name, value in fitting]


def _name(asker: Asker, table: Table, offer: Choice) -> str:
    note = f" ({asker.say(offer.note, table)})" if offer.note else ""
    return asker.say(offer.label, table) + note


async def _next_of_move(asker: Asker, game: Game, draft: Draft) -> tuple[Table, Offers]:
    await _demand(asker, game)
    table, seat = await asker.seat()
    assert table.state is not None
    return table, table.game.offers(table.state, seat, draft)


async def _next_of_inquiry(asker: Asker, game: Game, draft: Draft) -> tuple[Table, Offers]:
    table = await _demand(asker, game)
    if table.state is None:
        raise acts.denied("denied-not-started")
    seat: Seat | None = table.seat_of(asker.user)
    return table, table.game.inquiries[draft.kind].ask(table.game.view(table.state, seat), seat, draft)


async def _demand(asker: Asker, game: Game) -> Table:
    """The channel's table, if this game is in play there. Raises DeniedError."""
    table = await asker.table()
    if table.game.key != game.key:
        raise acts.denied("denied-other-game", group=phrase(f"command-{table.game.command}"))
    return table
