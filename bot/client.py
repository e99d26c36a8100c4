"""The Discord client: registers the commands and the lasting buttons, and answers whatever nobody else does."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import cast

import discord
from discord import app_commands

from bot.buttons import Interaction, Menu, Press, known, stands_on
from bot.commands.learning import learning_commands
from bot.commands.making import HouseTranslator
from bot.commands.moderate import moderate_group
from bot.commands.moves import game_group
from bot.commands.reading import reading_commands
from bot.commands.table import table_group
from bot.desk import Desk, make_desk
from bot.panels import fresh_panel, written
from bot.replies import Answer, Asker, reply
from bot.store.database import Database
from rules.registry import GAMES

log = logging.getLogger(__name__)


class ChefDeGare(discord.Client):
    """Needs no privileged intent: everything arrives as an interaction."""

    def __init__(self, database: Database, boards: Path | None = None, ready_timeout: float = 2.0) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            chunk_guilds_at_startup=False,
            guild_ready_timeout=ready_timeout,
        )
        self.desk: Desk = make_desk(database, self, boards)
        self.tree = app_commands.CommandTree(self)

    async def setup_hook(self) -> None:
        self.tree.add_command(table_group())
        for game in GAMES.values():
            self.tree.add_command(game_group(game))
        for command in (*reading_commands(), *learning_commands()):
            self.tree.add_command(command)
        self.tree.add_command(moderate_group())
        self.tree.error(_tree_error)
        await self.tree.set_translator(HouseTranslator())
        self.add_dynamic_items(Press, Menu)
        await self.tree.sync()
        await self.desk.start()

    async def close(self) -> None:
        await self.desk.finish()
        await super().close()
        await self.desk.close()

    async def on_interaction(self, interaction: Interaction) -> None:
        """Forms, and presses on buttons this house no longer has."""
        data = cast("dict[str, object]", interaction.data or {})
        custom_id = str(data.get("custom_id", ""))
        if interaction.type is discord.InteractionType.modal_submit:
            await written(interaction, custom_id, _typed(data))
        elif interaction.type is discord.InteractionType.component:
            kind = data.get("component_type")
            if not known(custom_id) or not stands_on(interaction.message, custom_id, kind):
                await reply(interaction, _out_of_date)


async def _out_of_date(asker: Asker) -> Answer:
    """A press on something unknown, or no longer there, is answered with the panel as it is now."""
    return await fresh_panel(asker)


def _typed(data: dict[str, object]) -> str:
    """The text of the only input of a form, wherever its layout puts it; empty if there is none."""
    if "value" in data:
        return str(data["value"])
    inner = data.get("components") or [data.get("component")]
    parts = [part for part in inner if isinstance(part, dict)] if isinstance(inner, list) else []
    return next((text for part in parts if (text := _typed(part))), "")


async def _tree_error(interaction: Interaction, error: app_commands.AppCommandError) -> None:
    """A command that could not even be read, such as one from before an update."""
    ours = isinstance(error, app_commands.CommandInvokeError)
    log.log(logging.ERROR if ours else logging.WARNING, "a command failed: %s", error, exc_info=error if ours else None)
    if interaction.type is discord.InteractionType.autocomplete:
        await interaction.response.autocomplete([])
        return

    async def work(asker: Asker) -> Answer:
        return Answer(asker.words.text("denied-unexpected"))

    await reply(interaction, work)
