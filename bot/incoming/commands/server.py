"""/moderate role and settings: what a server settles about moderation, by those who manage its channels."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import discord

from bot.incoming.permissions import demand_manager
from bot.incoming.replies import Answer, Asker
from bot.store.servers import Server


async def role(asker: Asker, role: discord.Role | None = None, none: bool = False) -> Answer:
    """Whoever has it moderates; without one, only those who manage channels do. Nothing named, it is shown."""
    named = role.id if role is not None else None
    return await _settle(asker, lambda server: replace(server, role=named) if none or named else server)


async def settings(
    asker: Asker,
    channel: discord.TextChannel | None = None,
    report: bool | None = None,
    apart: bool | None = None,
) -> Answer:
    """What is named is settled anew; nothing named, it is shown."""

    def settled(server: Server) -> Server:
        told = channel.id if channel is not None else server.channel
        kept = server.apart if apart is None else apart
        return Server(server.role, None if report is False else told, kept)

    return await _settle(asker, settled)


async def _settle(asker: Asker, change: Callable[[Server], Server]) -> Answer:
    guild = asker.guild
    demand_manager(asker.interaction)
    before = await asker.services.servers.of(guild)
    after = change(before)
    if after != before:
        await asker.services.servers.settle(guild, after, asker.user)
    spoken = asker.words
    role = spoken.text("settings-role", role=f"<@&{after.role}>") if after.role else spoken.text("settings-no-role")
    told = spoken.text("settings-silent")
    if after.channel:
        told = spoken.text("settings-report", channel=f"<#{after.channel}>")
    return Answer("\n".join([role, told, spoken.text("settings-apart" if after.apart else "settings-together")]))
