"""One group a game, one command a kind of move, one option a field: made from the forms, completed by offers."""

from __future__ import annotations

import inspect

from discord import app_commands

from bot import acts
from bot.buttons import Interaction
from bot.commands.making import Completion, Made, choice, command, group, matches
from bot.limits import CHOICES
from bot.panels import play_moves, read_move
from bot.replies import Answer, Asker, asker_of, reply
from bot.table import DeniedError, Table
from rules.core.contract import Choice, Draft, Form, Game, Offers, Seat


def game_group(game: Game) -> app_commands.Group:
    return group(game.command, [_move_command(game, form) for form in game.forms.values()])


def _move_command(game: Game, form: Form) -> Made:
    async def callback(interaction: Interaction, **values: str | None) -> None:
        async def work(asker: Asker) -> Answer:
            table, seat = await _seat_of(asker, game)
            said = {name: value for name, value in values.items() if value is not None}
            move = read_move(table, seat, lambda: table.game.compose(form.kind, said))
            return await play_moves(asker, [move])

        await reply(interaction, work)

    positional = inspect.Parameter.POSITIONAL_OR_KEYWORD
    parameters = [inspect.Parameter("interaction", positional, annotation=Interaction)]
    for field in form.fields:
        default = inspect.Parameter.empty if field.needed else None
        annotation: object = str if field.needed else str | None
        parameters.append(inspect.Parameter(field.name, positional, default=default, annotation=annotation))
    callback.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]  # read by discord.py
    completions = {field.name: _completion(game, form, field.name) for field in form.fields}
    return command(f"{game.command} {form.kind}", callback, completions)


def _completion(game: Game, form: Form, asked: str) -> Completion:
    async def complete(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        asker = asker_of(interaction)
        try:
            table, seat = await _seat_of(asker, game)
        except DeniedError as error:
            return [choice(asker.say(error.why), "-")]
        said = {name: str(value) for name, value in vars(interaction.namespace).items() if value}
        offers = _next(table, seat, form, asked, said, current)
        if offers.refusal is not None:
            return [choice(asker.say(offers.refusal.why, table), "-")]
        if offers.field != asked:
            return []
        growing = form.grows(asked)
        return [
            choice(_name(asker, table, offer), offer.value)
            for offer in offers.choices
            if growing or matches(current, _name(asker, table, offer), offer.value)
        ][:CHOICES]

    return complete


def _next(table: Table, seat: Seat, form: Form, asked: str, said: dict[str, str], current: str) -> Offers:
    """The offers for one field, given the fields before it."""
    assert table.state is not None
    values = []
    for field in form.fields:
        if field.name == asked:
            break
        if field.name in said:
            values.append((field.name, said[field.name]))
    growing = current.strip() if form.grows(asked) else ""
    draft = Draft(kind=form.kind, values=tuple(values), growing=growing)
    return table.game.offers(table.state, seat, draft)


def _name(asker: Asker, table: Table, offer: Choice) -> str:
    note = f" ({asker.say(offer.note, table)})" if offer.note else ""
    return asker.say(offer.label, table) + note


async def _seat_of(asker: Asker, game: Game) -> tuple[Table, Seat]:
    """The channel's table and the asker's seat, if this game is in play there. Raises DeniedError."""
    table = await asker.table()
    if table.game.key != game.key:
        raise acts.denied("denied-other-game", group=table.game.command)
    return await asker.seat()
