"""Rate limits as Discord counts: a bucket per route and channel, one for all, and the headers that tell."""

import time
import zlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from bot.sandbox.payload import Payload


@dataclass(frozen=True)
class Limit:
    """So many requests in so many seconds."""

    requests: int
    seconds: float


@dataclass(frozen=True)
class RateLimits:
    """Limits by "METHOD route"; a route that is not named has the default."""

    everything: Limit = Limit(50, 1.0)
    default: Limit = Limit(10, 1.0)
    routes: Mapping[str, Limit] = field(
        default_factory=lambda: {
            "POST /channels/{channel_id}/messages": Limit(5, 5.0),
            "PATCH /channels/{channel_id}/messages/{message_id}": Limit(5, 5.0),
            "DELETE /channels/{channel_id}/messages/{message_id}": Limit(5, 1.0),
            "POST /webhooks/{webhook_id}/{webhook_token}": Limit(5, 2.0),
        }
    )


UNLIMITED = RateLimits(Limit(10**9, 1.0), Limit(10**9, 1.0), {})


@dataclass
class _Window:
    ends: float
    used: int


@dataclass(frozen=True)
class Admission:
    """Whether a request may pass, and what to write on the answer."""

    headers: Mapping[str, str]
    retry_after: float | None = None
    everywhere: bool = False

    def body(self) -> Payload:
        return {
            "message": "You are being rate limited.",
            "code": 0,
            "retry_after": self.retry_after,
            "global": self.everywhere,
        }


class Buckets:
    def __init__(self, limits: RateLimits, now: Callable[[], float] = time.monotonic) -> None:
        self._limits = limits
        self._now = now
        self._windows: dict[tuple[str, str], _Window] = {}

    def take(self, route: str, major: str) -> Admission:
        """Count one request on a route ("POST /channels/{channel_id}/messages") with its major parameter."""
        # Answers to interactions are outside the limit on everything, as Discord documents.
        if "/interactions/" not in route and "/webhooks/" not in route:
            over = self._count(("*", ""), self._limits.everything)
            if over[0] < 0:
                return self._refusal(route, self._limits.everything, over[1], everywhere=True)
        limit = self._limits.routes.get(route, self._limits.default)
        remaining, wait = self._count((route, major), limit)
        if remaining < 0:
            return self._refusal(route, limit, wait, everywhere=False)
        return Admission(_headers(route, limit, remaining, wait))

    def forced(self, route: str, retry_after: float) -> Admission:
        """A refusal that a test asked for."""
        return self._refusal(route, self._limits.default, retry_after, everywhere=False)

    def _count(self, key: tuple[str, str], limit: Limit) -> tuple[int, float]:
        now = self._now()
        window = self._windows.get(key)
        if window is None or window.ends <= now:
            window = self._windows[key] = _Window(now + limit.seconds, 0)
        window.used += 1
        return limit.requests - window.used, window.ends - now

    def _refusal(self, route: str, limit: Limit, wait: float, *, everywhere: bool) -> Admission:
        headers = _headers(route, limit, 0, wait)
        headers |= {"Via": "1.1 google", "Retry-After": str(max(1, round(wait)))}
        headers["X-RateLimit-Scope"] = "global" if everywhere else "user"
        if everywhere:
            headers["X-RateLimit-Global"] = "true"
        return Admission(headers, round(wait, 3), everywhere)


def _headers(route: str, limit: Limit, remaining: int, wait: float) -> dict[str, str]:
    return {
        "X-RateLimit-Limit": str(limit.requests),
        "X-RateLimit-Remaining": str(remaining),
        "X-RateLimit-Reset": f"{time.time() + wait:.3f}",
        "X-RateLimit-Reset-After": f"{wait:.3f}",
        "X-RateLimit-Bucket": f"{zlib.crc32(route.encode()):08x}",
    }
