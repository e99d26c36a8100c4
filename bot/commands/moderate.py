"""/moderate: reset, restore, undo and end, for moderators only, each in two steps and with its reason."""

from __future__ import annotations

import discord
from discord import app_commands

from bot import acts
from bot.buttons import Interaction, Pressed, button, on_verb, row_of
from bot.commands.making import choice, command, group, matches
from bot.limits import CHOICES, NUMBER, REASON
from bot.replies import Answer, Asker, asker_of, redraw, reply
from bot.table import Archived, DeniedError, Intent, Table, plain_name


async def reset(interaction: Interaction, reason: str | None = None) -> None:
    await _first_step(interaction, "reset", reason)


async def restore(interaction: Interaction, game: str | None = None, reason: str | None = None) -> None:
    await _first_step(interaction, "restore", reason, game)


async def undo(interaction: Interaction, reason: str | None = None) -> None:
    await _first_step(interaction, "undo", reason)


async def end(interaction: Interaction, reason: str | None = None) -> None:
    await _first_step(interaction, "end", reason)


def moderate_group() -> app_commands.Group:
    commands = [
        command("moderate reset", reset),
        command("moderate restore", restore, {"game": _complete_archived}),
        command("moderate undo", undo),
        command("moderate end", end),
    ]
    return group("moderate", commands, discord.Permissions(manage_channels=True))


async def _first_step(interaction: Interaction, act: str, reason: str | None, game: str | None = None) -> None:
    async def work(asker: Asker) -> Answer:
        _demand_moderator(asker)
        table = await _subject(asker, act, game)
        told = await _what_it_would_do(asker, table, act)
        aside = await asker.desk.books.live_table(table.channel) if act == "restore" else None
        if aside is not None:
            told += "\n" + asker.words.text("moderate-restore-aside", players=_players(asker, aside))
        why = " ".join((reason or "").split())[:REASON]
        intent = Intent(
            table.channel, asker.user, act, why, table.id, table.revision, aside.id if aside is not None else 0
        )
        number = await asker.desk.books.keep_intent(intent)
        view = discord.ui.LayoutView(timeout=None)
        view.add_item(discord.ui.TextDisplay(told))
        buttons = [button(asker.words, verb, table.id, table.revision, str(number)) for verb in ("proceed", "refrain")]
        view.add_item(row_of(buttons))
        return Answer(view=view)

    await reply(interaction, work)


@on_verb("proceed")
async def _second_step(interaction: Interaction, pressed: Pressed) -> None:
    async def work(asker: Asker) -> Answer:
        _demand_moderator(asker)
        number = int(pressed.argument[:NUMBER]) if pressed.argument.isdecimal() else 0
        intent = await asker.desk.books.intent(number)
        if intent is None or (intent.user, intent.channel) != (asker.user, asker.channel):
            raise acts.denied("denied-stale-moderation")
        await asker.desk.door.moderate(intent, interaction.id, asker.name)
        return Answer(asker.words.text(f"done-moderate-{intent.act}"))

    await redraw(interaction, work)


@on_verb("refrain")
async def _refrain(interaction: Interaction, pressed: Pressed) -> None:
    async def work(asker: Asker) -> Answer:
        return Answer(asker.words.text("done-refrain"))

    await redraw(interaction, work)


def _demand_moderator(asker: Asker) -> None:
    assert asker.guild
    if not asker.interaction.permissions.manage_channels:
        raise acts.denied("denied-not-moderator")


async def _subject(asker: Asker, act: str, game: str | None) -> Table:
    door = asker.desk.door
    if act != "restore":
        return await door.live(asker.channel)
    if game is None:
        return await door.archived(asker.channel)
    if not game.isdecimal() or len(game) > NUMBER:
        raise acts.denied("denied-unknown-archive")
    return await door.archived(asker.channel, int(game))


async def _complete_archived(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """The games put away in this channel, the latest first: when, what, who, and how far."""
    asker = asker_of(interaction)
    try:
        _demand_moderator(asker)
        found = await asker.desk.books.archived(asker.channel, CHOICES)
    except DeniedError as error:
        return [choice(asker.say(error.why), "-")]
    named = {str(each.table.id): _archived_line(asker, each) for each in found}
    if not named:
        return [choice(asker.words.text("denied-nothing-to-restore"), "-")]
    return [choice(line, number) for number, line in named.items() if matches(current, line, number)]


def _archived_line(asker: Asker, archived: Archived) -> str:
    table = archived.table
    day, _, time = archived.at.partition("T")
    return asker.words.text(
        "archived-game",
        at=f"{day} {time[:5]}",
        game=asker.words.text(f"{table.game.command}-title"),
        players=asker.words.join(list(table.names())) or asker.words.text("lobby-nobody"),
        phase=asker.words.text(f"phase-{table.phase}"),
        revision=table.revision,
    )


def _players(asker: Asker, table: Table) -> str:
    return asker.words.join([plain_name(name) for name in table.names()]) or asker.words.text("lobby-nobody")


async def _what_it_would_do(asker: Asker, table: Table, act: str) -> str:
    """The question of the second step, naming exactly what would happen. Raises DeniedError if nothing can."""
    players = _players(asker, table)
    lines = [asker.words.text(f"moderate-{act}", players=players, revision=table.revision)]
    if act == "end" and table.phase != "playing":
        raise acts.denied("denied-nothing-to-end")
    if act == "undo":
        steps = await asker.desk.books.steps(table)
        target = acts.moderator_undo_target(table, steps)
        lines += [f"- {asker.say(move, table)}" for move in acts.undone_moves(table, steps, target)]
    return "\n".join(lines)
