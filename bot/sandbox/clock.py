"""Time and ids: one clock that tests may turn, and Discord's ids, which grow with time."""

import time
from collections.abc import Callable
from datetime import UTC, datetime

DISCORD_EPOCH_MS = 1_420_070_400_000


class SandboxClock:
    """Seconds since 1970 from a source that can be replaced, and ever growing snowflakes."""

    def __init__(self, source: Callable[[], float] = time.time) -> None:
        self._source = source
        self._last = 0

    def now(self) -> float:
        return self._source()

    def stamp(self) -> str:
        """The present as Discord writes it."""
        return datetime.fromtimestamp(self.now(), UTC).isoformat(timespec="microseconds")

    def time_of(self, snowflake: str) -> float:
        """When an id was made."""
        return ((int(snowflake) >> 22) + DISCORD_EPOCH_MS) / 1000

    def snowflake(self) -> str:
        fresh = (int(self.now() * 1000) - DISCORD_EPOCH_MS) << 22
        self._last = max(fresh, self._last + 1)
        return str(self._last)
