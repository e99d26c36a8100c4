"""What the bot must be allowed to do in a channel to referee a game there, and who may moderate one."""

from __future__ import annotations

import discord

from bot.outgoing.buttons import Interaction
from bot.store.servers import Server
from bot.tables.acts import denied
from bot.tables.table import Table
from rules.core.phrase import phrase

IN_CHANNELS = ("view-channel", "send-messages", "attach-files")
IN_THREADS = ("view-channel", "send-messages-in-threads", "attach-files")


def missing(interaction: Interaction) -> tuple[str, ...]:
    """The permissions that the bot lacks where it was asked, by Discord's own word."""
    needed = IN_THREADS if isinstance(interaction.channel, discord.Thread) else IN_CHANNELS
    held = interaction.app_permissions
    return tuple(name for name in needed if not getattr(held, name.replace("-", "_")))


def cannot_post(interaction: Interaction) -> bool:
    """Whether the bot can't even send words there."""
    return any(name != "attach-files" for name in missing(interaction))


def cannot_pin(interaction: Interaction) -> bool:
    """Whether the bot can't pin a message there."""
    return not interaction.app_permissions.pin_messages


def demand_posting(interaction: Interaction) -> None:
    """Raises DeniedError where the bot could not post, naming what is missing."""
    lacking = missing(interaction)
    if lacking:
        raise denied("denied-permissions", missing=tuple(phrase(f"permission-{name}") for name in lacking))


def demand_manager(interaction: Interaction) -> None:
    """Raises DeniedError for whoever does not manage channels here, by Discord's own word."""
    if not interaction.permissions.manage_channels:
        raise denied("denied-not-manager")


def demand_moderator(interaction: Interaction, server: Server) -> None:
    """Raises DeniedError for whoever neither manages channels here nor has the server's role for it."""
    member = interaction.user
    roles = {role.id for role in member.roles} if isinstance(member, discord.Member) else set()
    if not interaction.permissions.manage_channels and server.role not in roles:
        raise denied("denied-not-moderator")


def demand_apart(table: Table, user: int, server: Server) -> None:
    """Raises DeniedError for a player of the table where the server wants games moderated by others."""
    if server.apart and (table.seat_of(user) is not None or any(holder.away == user for holder in table.seats)):
        raise denied("denied-own-game")
