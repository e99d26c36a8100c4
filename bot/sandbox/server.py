"""The sandbox itself: one server on one address with the API, the gateway, the files and the page."""

import secrets
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

from aiohttp import web

from bot.sandbox import portraits
from bot.sandbox.acts import Acts
from bot.sandbox.buckets import Buckets, RateLimits
from bot.sandbox.cast import CHANNELS, GUILD_ID, Place
from bot.sandbox.clock import SandboxClock
from bot.sandbox.commands import Register
from bot.sandbox.door import API, Complaint, Gate, Observer, unknown_route
from bot.sandbox.faults import Faults
from bot.sandbox.forms import MOST_BYTES
from bot.sandbox.gateway import GUILDS, Gateway
from bot.sandbox.guard import Guard
from bot.sandbox.interactions import Interactions
from bot.sandbox.keeping import Keeping
from bot.sandbox.people import People
from bot.sandbox.routes.channels import ChannelRoutes
from bot.sandbox.routes.commands import CommandRoutes
from bot.sandbox.routes.guilds import GuildRoutes
from bot.sandbox.routes.interactions import InteractionRoutes
from bot.sandbox.routes.login import LoginRoutes
from bot.sandbox.world import World

PAGE = Path(__file__).parent / "page"


class Sandbox:
    """A Discord of one's own: `async with Sandbox() as s:`, or `await Sandbox().start()` and `close()`."""

    def __init__(
        self,
        host: str = "127.0.0.1",
        port: int = 0,
        *,
        token: str | None = None,
        channels: Sequence[str] = CHANNELS,
        rate_limits: RateLimits | None = None,
        answer_within: float = 3.0,
        token_life: float = 900.0,
        heartbeat: float = 41.25,
        now: Callable[[], float] = time.time,
        keep: Path | None = None,
    ) -> None:
        """`keep` names a file in which what everybody can see outlives the sandbox."""
        self._host, self._port = host, port
        self.token = token or f"sandbox.{secrets.token_urlsafe(24)}"  # another one each start
        self.clock = SandboxClock(now)
        self.world = World(self.clock, channels)
        self.faults = Faults()
        self.gateway = Gateway(self.world, self.clock, self.token, heartbeat)
        self.register = Register(self.clock)
        self.interactions = Interactions(
            self.world, self.clock, self.gateway, answer_within=answer_within, token_life=token_life
        )
        self.people = People(
            self.world, self.register, self.gateway, Acts(self.world, self.register, self.interactions)
        )
        self._guard = Guard()
        self._door = Gate(self.token, Buckets(rate_limits or RateLimits()), self.faults)
        self._runner: web.AppRunner | None = None
        self._keep = keep
        self._keeping: Keeping | None = None

    @property
    def address(self) -> str:
        """http://127.0.0.1:PORT, known once started."""
        return self.world.address

    @property
    def observers(self) -> list[Observer]:
        """Called with every exchange on the API."""
        return self._door.observers

    @property
    def complaints(self) -> list[Complaint]:
        """Every request that Discord would have refused, other than rate limits and messages gone."""
        return self._door.complaints

    async def start(self) -> Self:
        self._runner = web.AppRunner(self._application(), access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        site = web.TCPSite(self._runner, self._host, self._port)
        await site.start()
        port = self._runner.addresses[0][1]
        self.world.address = f"http://{self._host}:{port}"
        self._guard.listens_on(self._host, port)
        if self._keep is not None:
            self._keeping = Keeping(self._keep, self.world)
            self._keeping.recall()
        return self

    async def close(self) -> None:
        self.interactions.close()
        await self.people.close()
        await self.gateway.close()
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None
        if self._keeping is not None:
            self._keeping.close()
            self._keeping = None

    async def __aenter__(self) -> Self:
        return await self.start()

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    def add_channel(self, name: str) -> Place:
        """One more channel in the guild; the bot and the pages are told."""
        place = self.world.open_place(name)
        self.gateway.dispatch("CHANNEL_CREATE", portraits.channel(place), intent=GUILDS)
        self.people.tell_places()
        return place

    def add_thread(self, parent: str, name: str) -> Place:
        """A thread under a channel of the guild, by the channel's name."""
        place = self.world.open_place(name, self._place(parent).id)
        self.gateway.dispatch("THREAD_CREATE", portraits.channel(place), intent=GUILDS)
        self.people.tell_places()
        return place

    def deny(self, channel: str, permissions: int) -> None:
        """The bot's role loses these permissions in a channel, and has all others."""
        self._changed("CHANNEL_UPDATE", self.world.alter(self._place(channel).id, denied=permissions))

    def sleep(self, thread: str, *, archived: bool = True, locked: bool = False) -> None:
        """A thread is archived or locked, or neither any more."""
        altered = self.world.alter(self._place(thread).id, archived=archived, locked=locked)
        self._changed("THREAD_UPDATE", altered)

    def delete_channel(self, channel: str) -> None:
        place = self.world.close_place(self._place(channel).id)
        self._changed("THREAD_DELETE" if place.parent else "CHANNEL_DELETE", place)
        self.people.tell_places()

    def delete_message(self, channel: str, message_id: str) -> None:
        """A moderator deletes a message."""
        place = self._place(channel)
        self.world.delete(self.world.messages[place.id][message_id])

    def kick_bot(self) -> None:
        self.world.bot_is_member = False
        self.gateway.dispatch("GUILD_DELETE", {"id": GUILD_ID}, intent=GUILDS)

    def invite_bot(self) -> None:
        self.world.bot_is_member = True
        self.gateway.dispatch("GUILD_CREATE", portraits.guild_create(self.world), intent=GUILDS)

    def rename(self, person: str, name: str) -> None:
        """Somebody takes another name."""
        self.world.rename(self._person(person), name)

    def close_letterbox(self, person: str, *, closed: bool = True) -> None:
        """Somebody takes no direct messages any more, or takes them again."""
        self.world.alter(self.world.dm_of(self._person(person)).id, closed=closed)

    def leave(self, person: str) -> None:
        """Somebody leaves the guild."""
        gone = self._person(person)
        self.world.leave(gone)
        self.people.dismiss(gone)

    def _place(self, name: str) -> Place:
        return next(place for place in self.world.guild_places() if name in (place.name, place.id))

    def _person(self, name: str) -> str:
        return next(person.id for person in self.world.people.values() if person.name == name)

    def _changed(self, event: str, place: Place) -> None:
        self.gateway.dispatch(event, portraits.channel(place), intent=GUILDS)

    def cut_gateway(self) -> None:
        """Break the bot's connection as a bad line does; it can resume."""
        self.gateway.cut()

    def revoke_token(self) -> None:
        """The bot's token is reset by its owner: it is refused from now on."""
        self.token = self._door.token = self.gateway.token = f"{self.token}-new"
        self.gateway.cut()

    def invalidate_sessions(self) -> None:
        """Tell the bot that its session is gone; it has to identify again."""
        self.gateway.invalidate()

    def _application(self) -> web.Application:
        app = web.Application(middlewares=[self._guard.middleware, self._door.middleware], client_max_size=MOST_BYTES)
        app.add_routes(LoginRoutes(self.world).table())
        app.add_routes(CommandRoutes(self.register, self.people).table())
        app.add_routes(GuildRoutes(self.world).table())
        app.add_routes(ChannelRoutes(self.world, self.gateway).table())
        app.add_routes(InteractionRoutes(self.world, self.interactions).table())
        app.router.add_route("*", API + "/{tail:.*}", unknown_route)
        app.router.add_get("/gateway", self.gateway.handle)
        app.router.add_get("/sandbox/people", self.people.roll_call)
        app.router.add_get("/sandbox/people/{user_id}", self.people.handle)
        app.router.add_get("/cdn/attachments/{channel_id}/{attachment_id}/{filename}", self._file)
        app.router.add_get("/", self._page)
        if PAGE.is_dir():
            app.router.add_static("/page/", PAGE)
        return app

    async def _file(self, request: web.Request) -> web.Response:
        found = request.match_info
        attachment = self.world.attachment(found["channel_id"], found["attachment_id"])
        if attachment is None or attachment.filename != found["filename"]:
            return web.Response(status=404, text="This content is no longer available.")
        return web.Response(body=attachment.content, content_type=attachment.content_type)

    async def _page(self, request: web.Request) -> web.StreamResponse:
        index = PAGE / "index.html"
        if not index.is_file():
            return web.Response(status=404, text="The page is not installed.")
        response = web.Response(body=index.read_bytes(), content_type="text/html", charset="utf-8")
        response.headers["Cache-Control"] = "no-store"
        self._guard.let_in(response)
        return response
