"""The Discord client: registers the commands and the lasting buttons, and answers whatever nobody else does."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from pathlib import Path
from typing import cast, get_args

import aiohttp
import discord
from discord import app_commands

from bot.incoming.commands.game import game_group
from bot.incoming.commands.learning import learning_commands
from bot.incoming.commands.making import HouseTranslator, deny_too_long, deny_unchosen, too_long
from bot.incoming.commands.me import me_group
from bot.incoming.commands.moderate import moderate_group
from bot.incoming.commands.moves import moves_group
from bot.incoming.commands.reading import reading_commands
from bot.incoming.commands.table import table_group
from bot.incoming.panels import fresh_panel, written
from bot.incoming.permissions import cannot_post
from bot.incoming.replies import Answer, Asker, reply
from bot.outgoing.buttons import Component, Interaction, handle, known, read_id, stands_on
from bot.outgoing.painters import Painters, Threads
from bot.services import Services, make_services
from bot.store.database import Database
from bot.tables.seeds import SYSTEM, Randomness
from bot.tables.table import Button
from rules.registry import GAMES

FIRST_PAUSE, LONGEST_PAUSE = 5.0, 600.0  # between tries to register the commands
PUBLIC = frozenset(get_args(Button))
REGISTERING = 3.0  # seconds that a start waits for it

log = logging.getLogger(__name__)


class HouseTree(app_commands.CommandTree[discord.Client]):
    """discord.py trips over options that no client sends: they are answered, too."""

    async def interaction_check(self, interaction: Interaction) -> bool:
        """A completion of an option that the command does not have, or does not complete, has no choices."""
        if interaction.type is not discord.InteractionType.autocomplete or _completed(interaction):
            return True
        await interaction.response.autocomplete([])
        return False

    async def _call(self, interaction: Interaction) -> None:
        try:
            await super()._call(interaction)
        except ValueError as error:  # such as a person who is not a number
            log.warning("a command has an option that is not one: %s", error)
            if interaction.type is discord.InteractionType.autocomplete:
                await interaction.response.autocomplete([])
            else:
                await reply(interaction, deny_unchosen)


class ChefDeGare(discord.Client):
    """Needs no privileged intent: everything arrives as an interaction."""

    def __init__(
        self,
        database: Database,
        boards: Path | None = None,
        ready_timeout: float = 2.0,
        now: Callable[[], float] = time.time,
        painters: Painters | None = None,
        randomness: Randomness = SYSTEM,
    ) -> None:
        """Without painters of its own it paints in threads."""
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            chunk_guilds_at_startup=False,
            guild_ready_timeout=ready_timeout,
        )
        self.services: Services = make_services(database, self, boards, now, painters or Threads(), randomness)
        self.tree = HouseTree(self)
        self._registering: asyncio.Task[None] | None = None

    async def setup_hook(self) -> None:
        self.tree.add_command(table_group())
        self.tree.add_command(game_group())
        for game in GAMES.values():
            self.tree.add_command(moves_group(game))
        for command in (*reading_commands(), *learning_commands()):
            self.tree.add_command(command)
        self.tree.add_command(moderate_group())
        self.tree.add_command(me_group())
        self.tree.error(_tree_error)
        await self.tree.set_translator(HouseTranslator())
        self.add_dynamic_items(Component)
        await self.services.start()
        self._registering = asyncio.create_task(self._register(), name="registering commands")
        await asyncio.wait({self._registering}, timeout=REGISTERING)

    async def _register(self) -> None:
        """Tells Discord the commands, again and again until it has them; games go on meanwhile."""
        pause = FIRST_PAUSE
        while True:
            try:
                await self.tree.sync()
                return
            except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
                log.error("Discord did not take the commands (%s); trying again in %.0f s", error, pause)
            await asyncio.sleep(pause)
            pause = min(pause * 2, LONGEST_PAUSE)

    async def close(self) -> None:
        if self._registering is not None:
            self._registering.cancel()
        await self.services.finish()
        await super().close()
        await self.services.close()

    async def on_interaction(self, interaction: Interaction) -> None:
        """Forms, and presses on buttons this house no longer has. Whatever it is, it may be a cure for the outbox."""
        outbox, channel = self.services.outbox, interaction.channel_id if interaction.guild_id is not None else None
        if channel is not None and outbox.needs_cure(channel) and not cannot_post(interaction):
            outbox.cured(channel)
        data = cast("dict[str, object]", interaction.data or {})
        custom_id = str(data.get("custom_id", ""))
        if interaction.type is discord.InteractionType.modal_submit:
            text = _typed(data)
            if too_long(text):
                await reply(interaction, deny_too_long)
            else:
                await reply(interaction, lambda asker: written(asker, custom_id, text))
        elif interaction.type is discord.InteractionType.component:
            kind = data.get("component_type")
            if stands_on(interaction.message, custom_id, kind) and known(custom_id):
                return  # its own handler has it
            pressed = read_id(custom_id)
            if pressed is not None and pressed.verb in PUBLIC:  # taken away while it was being pressed
                await handle(interaction, custom_id, ())
            else:
                await reply(interaction, _out_of_date)

    async def on_disconnect(self) -> None:
        self.services.reminders.out_of_reach()

    async def on_connect(self) -> None:
        self.services.reminders.within_reach()

    async def on_resumed(self) -> None:
        self.services.reminders.within_reach()

    # What may have cured a refusal: the outbox tries again.

    async def on_guild_join(self, guild: discord.Guild) -> None:
        self.services.outbox.cured_guild(guild.id)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        self.services.outbox.cured_guild(guild.id)

    async def on_guild_channel_update(self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        self.services.outbox.cured_guild(after.guild.id)

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        self.services.outbox.cured_guild(payload.guild_id)

    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        self.services.outbox.cured_guild(after.guild.id)

    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        if after.id == after.guild.me.id:
            self.services.outbox.cured_guild(after.guild.id)


def _completed(interaction: Interaction) -> bool:
    """Whether the option that is being typed is one of the command's that has completions."""
    command = interaction.command
    typed = _focused(cast("dict[str, object]", interaction.data or {}))
    if not isinstance(command, app_commands.Command):
        return True  # discord.py knows what to say of that
    return any(option.display_name == typed and option.autocomplete for option in command.parameters)


def _focused(data: dict[str, object]) -> object:
    """The name of the option that is being typed, in whichever group its command is."""
    options = data.get("options")
    for option in options if isinstance(options, list) else []:
        found = option.get("name") if option.get("focused") else _focused(option)
        if found is not None:
            return found
    return None


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
    await reply(interaction, _unexpected)


async def _unexpected(asker: Asker) -> Answer:
    return asker.answer("denied-unexpected")
