"""Who may speak to the sandbox: its own page and the bot. Other sites in the same browser may not.

A page of another site can reach 127.0.0.1 too, under a name of its own (checked: Host) or by requests of its own
(checked: Origin, and a key that only the page's own origin gets, as a cookie).
"""

import secrets
from collections.abc import Awaitable, Callable

from aiohttp import web

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
LOCAL_NAMES = ("127.0.0.1", "localhost")


class Guard:
    def __init__(self) -> None:
        self._key = secrets.token_urlsafe(24)  # another one each start
        self.hosts: frozenset[str] = frozenset()
        self._cookie = "sandbox"

    def listens_on(self, host: str, port: int) -> None:
        self.hosts = frozenset(f"{name}:{port}" for name in (host, *LOCAL_NAMES))
        self._cookie = f"sandbox-{port}"  # cookies do not tell ports apart

    @web.middleware
    async def middleware(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        if request.headers.get("Host", "") not in self.hosts:
            return _refused("this sandbox is reached by its own address only")
        origin = request.headers.get("Origin")
        if origin is not None and not self._own(request, origin):
            return _refused("this sandbox serves its own page only")
        if request.path.startswith("/sandbox/") and not self._has_key(request):
            return _refused("load the page first")
        return await handler(request)

    def let_in(self, response: web.StreamResponse) -> None:
        """Gives the page its key."""
        response.set_cookie(self._cookie, self._key, httponly=True, samesite="Strict")

    def _own(self, request: web.Request, origin: str) -> bool:
        """A browser speaks for the page alone, never for a bot."""
        for_page = not request.path.startswith("/api/") and request.path != "/gateway"
        return for_page and origin.removeprefix("http://") in self.hosts

    def _has_key(self, request: web.Request) -> bool:
        return secrets.compare_digest(request.cookies.get(self._cookie, "").encode(), self._key.encode())


def _refused(why: str) -> web.Response:
    return web.Response(status=403, text=why)
