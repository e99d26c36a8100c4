"""What the bot must be allowed to do in a channel to referee a game there."""

from __future__ import annotations

import discord

from bot.acts import denied
from bot.buttons import Interaction
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


def demand_posting(interaction: Interaction) -> None:
    """Raises DeniedError where the bot could not post, naming what is missing."""
    lacking = missing(interaction)
    if lacking:
        raise denied("denied-permissions", missing=tuple(phrase(f"permission-{name}") for name in lacking))
