"""What the bot must be allowed to do, by what an interaction says of it."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast
from unittest.mock import Mock

import discord
import pytest

from bot.incoming.permissions import cannot_pin, cannot_post, missing
from bot.outgoing.buttons import Interaction


def asked(channel: type, **held: bool) -> Interaction:
    told = SimpleNamespace(channel=Mock(spec=channel), app_permissions=discord.Permissions(**held))
    return cast("Interaction", told)


@pytest.mark.parametrize(
    ("channel", "needed"),
    [(discord.TextChannel, "send_messages"), (discord.Thread, "send_messages_in_threads")],
)
def test_a_channel_and_a_thread_need_permissions_of_their_own(channel: type, needed: str) -> None:
    held = {"view_channel": True, "attach_files": True}
    assert missing(asked(channel, **held, **{needed: True})) == ()
    lacking = asked(channel, **held, pin_messages=True)
    assert missing(lacking) == (needed.replace("_", "-"),)
    assert (cannot_post(lacking), cannot_pin(lacking)) == (True, False)


def test_without_files_there_are_still_words() -> None:
    lacking = asked(discord.TextChannel, view_channel=True, send_messages=True)
    assert missing(lacking) == ("attach-files",)
    assert (cannot_post(lacking), cannot_pin(lacking)) == (False, True)
