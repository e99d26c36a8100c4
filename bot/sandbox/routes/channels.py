"""Channels and the messages in them, as the bot reads and writes them with its own token."""

from aiohttp import web

from bot.sandbox import portraits
from bot.sandbox.cast import GUILD_ID, Place
from bot.sandbox.door import API, FORM, answer, nothing
from bot.sandbox.drafts import COMPONENTS_V2, SUPPRESS_EMBEDS, SUPPRESS_NOTIFICATIONS, MessageDraft, Reference, read
from bot.sandbox.errors import invalid_form
from bot.sandbox.gateway import GUILDS, Gateway
from bot.sandbox.world import PLAIN, REPLY, Message, World

POST_FLAGS = COMPONENTS_V2 | SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS
EDIT_FLAGS = COMPONENTS_V2 | SUPPRESS_EMBEDS


class ChannelRoutes:
    def __init__(self, world: World, gateway: Gateway) -> None:
        self._world = world
        self._gateway = gateway

    def table(self) -> list[web.RouteDef]:
        channel = f"{API}/channels/{{channel_id}}"
        return [
            web.get(channel, self.channel),
            web.post(f"{channel}/typing", self.typing),
            web.get(f"{channel}/messages", self.history),
            web.post(f"{channel}/messages", self.post),
            web.get(f"{channel}/messages/pins", self.pins),
            web.put(f"{channel}/messages/pins/{{message_id}}", self.pin),
            web.delete(f"{channel}/messages/pins/{{message_id}}", self.unpin),
            web.get(f"{channel}/messages/{{message_id}}", self.message),
            web.patch(f"{channel}/messages/{{message_id}}", self.edit),
            web.delete(f"{channel}/messages/{{message_id}}", self.delete),
        ]

    async def channel(self, request: web.Request) -> web.Response:
        return answer(portraits.channel(self._place(request)))

    async def typing(self, request: web.Request) -> web.Response:
        self._place(request)
        return nothing()

    async def history(self, request: web.Request) -> web.Response:
        place = self._place(request)
        try:
            limit = int(request.query.get("limit", "50"))
            edges = {key: int(request.query[key]) for key in ("before", "after", "around") if key in request.query}
        except ValueError:
            raise invalid_form([], "NUMBER_TYPE_COERCE", "limit and edges are numbers") from None
        if not 1 <= limit <= 100:
            raise invalid_form(["limit"], "NUMBER_TYPE_MAX", "int value should be between 1 and 100.")
        seen = [m for m in self._world.messages[place.id].values() if not m.ephemeral]
        chosen = _slice(seen, limit, edges)
        return answer([portraits.message(m, self._world) for m in reversed(chosen)])

    async def post(self, request: web.Request) -> web.Response:
        place, form = self._place(request), request[FORM]
        self._world.demand_posting(place, files=bool(form.uploads))
        draft = read(MessageDraft, form.fields)
        if draft.enforce_nonce and draft.nonce is not None:
            known = self._world.remembered(place, draft.nonce)
            if known is not None:
                return answer(portraits.message(known, self._world))
        body = self._world.desk(place).new(draft, form.uploads, POST_FLAGS)
        answers = self._referred(place, draft.message_reference)
        kind = REPLY if answers else PLAIN
        message = self._world.post(place, body, type=kind, nonce=draft.nonce, answers=answers)
        return answer(portraits.message(message, self._world))

    async def message(self, request: web.Request) -> web.Response:
        return answer(portraits.message(self._message(request), self._world))

    async def edit(self, request: web.Request) -> web.Response:
        message, form = self._message(request), request[FORM]
        self._world.demand_editing(message, files=bool(form.uploads))
        draft = read(MessageDraft, form.fields)
        desk = self._world.desk(message.place)
        self._world.edit(message, desk.edited(message.body, draft, form.uploads, EDIT_FLAGS))
        return answer(portraits.message(message, self._world))

    async def delete(self, request: web.Request) -> web.Response:
        self._world.delete(self._message(request))
        return nothing()

    async def pins(self, request: web.Request) -> web.Response:
        """The newest first, all on one page."""
        pinned = [message for message in self._world.messages[self._place(request).id].values() if message.pinned]
        items = [
            {"pinned_at": message.timestamp, "message": portraits.message(message, self._world)}
            for message in reversed(pinned)
        ]
        return answer({"items": items, "has_more": False})

    async def pin(self, request: web.Request) -> web.Response:
        message = self._message(request)
        if self._world.pin(message):
            self._told_of_pins(message)
        return nothing()

    async def unpin(self, request: web.Request) -> web.Response:
        message = self._message(request)
        self._world.unpin(message)
        self._told_of_pins(message)
        return nothing()

    def _told_of_pins(self, message: Message) -> None:
        told = {"channel_id": message.place.id, "last_pin_timestamp": self._world.clock.stamp()}
        if message.place.kind == "guild":
            told["guild_id"] = GUILD_ID
        self._gateway.dispatch("CHANNEL_PINS_UPDATE", {**told}, intent=GUILDS)

    def _place(self, request: web.Request) -> Place:
        return self._world.bot_place(request.match_info["channel_id"])

    def _message(self, request: web.Request) -> Message:
        return self._world.bot_sees(request.match_info["channel_id"], request.match_info["message_id"])

    def _referred(self, place: Place, reference: Reference | None) -> Message | None:
        if reference is None:
            return None
        found = self._world.messages[place.id].get(reference.message_id)
        if found is None and reference.fail_if_not_exists is not False:
            raise invalid_form(["message_reference"], "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
        return found


def _slice(messages: list[Message], limit: int, edges: dict[str, int]) -> list[Message]:
    """Oldest first: the newest `limit`, or those next to an edge."""
    if "before" in edges:
        return [m for m in messages if int(m.id) < edges["before"]][-limit:]
    if "after" in edges:
        return [m for m in messages if int(m.id) > edges["after"]][:limit]
    if "around" in edges:
        older = [m for m in messages if int(m.id) <= edges["around"]][-(limit // 2 + 1) :]
        newer = [m for m in messages if int(m.id) > edges["around"]][: limit // 2]
        return older + newer
    return messages[-limit:]
