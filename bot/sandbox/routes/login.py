"""Who am I, where is the gateway: what a bot asks when it starts."""

from aiohttp import web

from bot.sandbox import portraits
from bot.sandbox.door import API, answer
from bot.sandbox.world import World


class LoginRoutes:
    def __init__(self, world: World) -> None:
        self._world = world

    def table(self) -> list[web.RouteDef]:
        return [
            web.get(f"{API}/users/@me", self.myself),
            web.get(f"{API}/oauth2/applications/@me", self.application),
            web.get(f"{API}/applications/@me", self.application),
            web.get(f"{API}/gateway", self.gateway),
            web.get(f"{API}/gateway/bot", self.gateway_bot),
        ]

    async def myself(self, request: web.Request) -> web.Response:
        return answer(portraits.myself())

    async def application(self, request: web.Request) -> web.Response:
        return answer(portraits.application())

    async def gateway(self, request: web.Request) -> web.Response:
        return answer({"url": self._address()})

    async def gateway_bot(self, request: web.Request) -> web.Response:
        starts = {"total": 1000, "remaining": 999, "reset_after": 0, "max_concurrency": 1}
        return answer({"url": self._address(), "shards": 1, "session_start_limit": starts})

    def _address(self) -> str:
        return self._world.address.replace("http", "ws", 1) + "/gateway"
