"""A strict Discord of one's own on 127.0.0.1, for playing without a token and for the end-to-end tests.

>>> async with Sandbox() as sandbox:            # doctest: +SKIP
...     point_discord_at(sandbox.address)
...     await bot.start(sandbox.token)
"""

from bot.sandbox.buckets import UNLIMITED, Limit, RateLimits
from bot.sandbox.door import Complaint, Exchange, Observer
from bot.sandbox.pointing import point_discord_at
from bot.sandbox.server import Sandbox

__all__ = [
    "UNLIMITED",
    "Complaint",
    "Exchange",
    "Limit",
    "Observer",
    "RateLimits",
    "Sandbox",
    "point_discord_at",
]
