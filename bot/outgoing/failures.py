"""What an answer of Discord's means for a message that was to be posted or edited."""

from __future__ import annotations

from enum import Enum, auto

import discord

GONE_CHANNEL = 10003
SLEEPING = {50083, 160005}  # threads that are archived or locked
OLD_EDITS = 30046


class Failure(Enum):
    LATER = auto()  # Discord has trouble: again after a pause
    TOKEN = auto()  # nothing at all can be sent
    HELD = auto()  # somebody can fix it: kept until then
    GONE = auto()  # the channel was deleted
    BAD = auto()  # this message is refused, and always will be


def failure_of(error: discord.HTTPException) -> Failure:
    """Only a deleted channel is final. What comes without a Discord code is not Discord's last word."""
    if error.status >= 500 or error.status in (408, 429):
        return Failure.LATER
    if error.status == 401:
        return Failure.TOKEN
    if error.code == GONE_CHANNEL:
        return Failure.GONE
    if error.status in (403, 404) or error.code in SLEEPING or not error.code:
        return Failure.HELD
    return Failure.BAD


def cause(error: discord.HTTPException) -> str:
    """The kind of trouble, as the locale files name it."""
    if error.status == 401:
        return "token"
    if error.code in SLEEPING:
        return "thread"
    return "permissions" if error.status == 403 else "other"
