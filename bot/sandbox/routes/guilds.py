"""The guild, its members, users and private channels."""

from aiohttp import web

from bot.sandbox import portraits
from bot.sandbox.cast import BOT, GUILD_ID
from bot.sandbox.door import API, FORM, answer
from bot.sandbox.errors import unknown
from bot.sandbox.world import World


class GuildRoutes:
    def __init__(self, world: World) -> None:
        self._world = world

    def table(self) -> list[web.RouteDef]:
        return [
            web.get(f"{API}/guilds/{{guild_id}}", self.guild),
            web.get(f"{API}/guilds/{{guild_id}}/members/{{user_id}}", self.member),
            web.get(f"{API}/users/{{user_id}}", self.user),
            web.post(f"{API}/users/@me/channels", self.open_dm),
        ]

    async def guild(self, request: web.Request) -> web.Response:
        self._check_guild(request)
        counts = {"approximate_member_count": len(self._world.people) + 1, "approximate_presence_count": 1}
        wanted = request.query.get("with_counts", "").lower() in ("1", "true")
        return answer(portraits.guild() | (counts if wanted else {}))

    async def member(self, request: web.Request) -> web.Response:
        self._check_guild(request)
        if request.match_info["user_id"] not in (*self._world.people, BOT.id):
            raise unknown("Member", 10007)
        return answer(portraits.member(self._world.someone(request.match_info["user_id"])))

    async def user(self, request: web.Request) -> web.Response:
        return answer(portraits.user(self._world.someone(request.match_info["user_id"])))

    async def open_dm(self, request: web.Request) -> web.Response:
        person = self._world.someone(str(request[FORM].fields.get("recipient_id")))
        return answer(portraits.channel(self._world.dm_of(person.id)))

    def _check_guild(self, request: web.Request) -> None:
        if request.match_info["guild_id"] != GUILD_ID or not self._world.bot_is_member:
            raise unknown("Guild", 10004)
