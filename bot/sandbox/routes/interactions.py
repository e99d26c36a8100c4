"""Answers to interactions: the callback, then the original answer and follow-ups through the webhook."""

from aiohttp import web

from bot.sandbox import portraits
from bot.sandbox.cast import BOT
from bot.sandbox.door import API, FORM, answer, nothing
from bot.sandbox.drafts import MessageDraft, read
from bot.sandbox.errors import unknown
from bot.sandbox.interactions import Interactions
from bot.sandbox.world import Message, World


class InteractionRoutes:
    def __init__(self, world: World, interactions: Interactions) -> None:
        self._world = world
        self._interactions = interactions

    def table(self) -> list[web.RouteDef]:
        webhook = f"{API}/webhooks/{{webhook_id}}/{{webhook_token}}"
        routes = [
            web.post(f"{API}/interactions/{{interaction_id}}/{{interaction_token}}/callback", self.callback),
            web.post(webhook, self.follow_up),
        ]
        for path in (f"{webhook}/messages/@original", f"{webhook}/messages/{{message_id}}"):
            routes += [web.get(path, self.get), web.patch(path, self.edit), web.delete(path, self.delete)]
        return routes

    async def callback(self, request: web.Request) -> web.Response:
        found, form = request.match_info, request[FORM]
        receipt = self._interactions.respond(
            found["interaction_id"], found["interaction_token"], form.fields, form.uploads
        )
        wanted = request.query.get("with_response", "").lower() in ("1", "true")
        return answer(receipt) if wanted else nothing()

    async def follow_up(self, request: web.Request) -> web.Response:
        draft = read(MessageDraft, request[FORM].fields)
        message = self._interactions.follow_up(_token(request), draft, request[FORM].uploads)
        # Interaction webhooks always answer with the message, whatever `wait` says.
        return answer(portraits.message(message, self._world))

    async def get(self, request: web.Request) -> web.Response:
        return answer(portraits.message(self._message(request), self._world))

    async def edit(self, request: web.Request) -> web.Response:
        message = self._message(request)
        draft = read(MessageDraft, request[FORM].fields)
        self._interactions.edit(_token(request), message, draft, request[FORM].uploads)
        return answer(portraits.message(message, self._world))

    async def delete(self, request: web.Request) -> web.Response:
        message = self._message(request)
        self._world.delete(message, self._interactions.answered(_token(request)).id)
        return nothing()

    def _message(self, request: web.Request) -> Message:
        message_id = request.match_info.get("message_id")
        if message_id is None:
            return self._interactions.original(_token(request))
        return self._interactions.message(_token(request), message_id)


def _token(request: web.Request) -> str:
    if request.match_info["webhook_id"] != BOT.id:
        raise unknown("Webhook", 10015)
    return request.match_info["webhook_token"]
