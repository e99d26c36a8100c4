"""Application commands: replaced in bulk and listed, for everywhere or for the guild."""

from aiohttp import web

from bot.sandbox.cast import BOT, GUILD_ID
from bot.sandbox.commands import Register
from bot.sandbox.door import API, FORM, answer
from bot.sandbox.errors import ApiError, unknown
from bot.sandbox.people import People


class CommandRoutes:
    def __init__(self, register: Register, people: People) -> None:
        self._register = register
        self._people = people

    def table(self) -> list[web.RouteDef]:
        everywhere = f"{API}/applications/{{application_id}}/commands"
        guild = f"{API}/applications/{{application_id}}/guilds/{{guild_id}}/commands"
        return [
            web.get(everywhere, self.list),
            web.put(everywhere, self.replace),
            web.get(guild, self.list),
            web.put(guild, self.replace),
        ]

    async def replace(self, request: web.Request) -> web.Response:
        listed = self._register.replace(_where(request), request[FORM].value)
        self._people.tell_commands()
        return answer(listed)

    async def list(self, request: web.Request) -> web.Response:
        return answer(self._register.listed(_where(request)))


def _where(request: web.Request) -> str | None:
    if request.match_info["application_id"] != BOT.id:
        raise unknown("Application", 10002)
    guild_id = request.match_info.get("guild_id")
    if guild_id not in (None, GUILD_ID):
        raise ApiError(403, 50001, "Missing Access")
    return guild_id
