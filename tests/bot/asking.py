"""Someone who asks the bot, without Discord: just what an interaction tells about them."""

from __future__ import annotations

import time
from collections.abc import Mapping
from types import MappingProxyType, SimpleNamespace
from typing import cast

import discord

from bot.incoming.replies import Asker, asker_of
from bot.outgoing.buttons import Interaction
from bot.outgoing.painters import Threads
from bot.services import Services, make_services
from bot.store.database import Database
from tests.bot.house import ADA, CHANNEL, FIXED, GUILD, NAMES, interaction


def services(database: Database) -> Services:
    """The real services, over a client that never connects."""
    return make_services(database, discord.Client(intents=discord.Intents.none()), None, time.time, Threads(), FIXED)


def asked(
    services: Services,
    user: int = ADA,
    locale: discord.Locale = discord.Locale.american_english,
    guild: int | None = GUILD,
    options: Mapping[str, str] = MappingProxyType({}),
) -> Interaction:
    """An interaction as Discord would describe it; `options` are the fields filled in so far."""
    told = SimpleNamespace(
        id=interaction(),
        user=SimpleNamespace(id=user, display_name=NAMES[user]),
        locale=locale,
        client=SimpleNamespace(services=services, get_guild=lambda number: number),
        guild_id=guild,
        channel_id=CHANNEL,
        namespace=SimpleNamespace(**options),
    )
    return cast("Interaction", told)


def asker(services: Services, user: int = ADA, locale: discord.Locale = discord.Locale.american_english) -> Asker:
    return asker_of(asked(services, user, locale))
