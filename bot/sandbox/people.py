"""The page's side: one WebSocket per person acted as, speaking JSON frames with a `t`.

Frames as agreed with the page, and these additions:
- `message`, `message_update` and `message_delete` carry `interaction`: the id of the interaction through
  which the bot did it, or null. `done`, `modal`, `autocomplete` and `failed` carry `interaction` too (absent
  when the act was refused before it became one).
- `done` carries `kind`, the callback type: 4 answer, 5 thinking, 6 and 7 update of the pressed message.
- `failed.why` is `did_not_respond` (three seconds passed) or `bad_request` (a client
  would not have sent it; `message` says why in English).
- A `bot` frame follows `hello` at once. {"t":"channels","channels":[...]} comes when a channel is added.
- All messages the person may see are sent for all channels, whether opened or not.
- Any act may have `"unchecked": true`: values are passed on without the checks a client makes (for tests).
"""

from collections.abc import Callable

from aiohttp import WSMsgType, web

from bot.sandbox import portraits
from bot.sandbox.acts import Acts, UnsendableError
from bot.sandbox.cast import BOT, Place, Someone
from bot.sandbox.commands import LOCALES, Register
from bot.sandbox.gateway import Gateway
from bot.sandbox.payload import Payload, as_number, as_object, as_text, parse
from bot.sandbox.wire import Wire
from bot.sandbox.world import MessageChange, World


def shown_person(someone: Someone) -> Payload:
    return {
        "id": someone.id,
        "name": someone.name,
        "locale": someone.locale,
        "moderator": someone.moderator,
        "bot": someone.bot,
    }


def shown_place(place: Place) -> Payload:
    name = BOT.name if place.kind == "dm" else place.name
    return {"id": place.id, "name": name, "topic": place.topic, "kind": place.kind}


class People:
    """Everybody who has a page open."""

    def __init__(self, world: World, register: Register, gateway: Gateway, acts: Acts) -> None:
        self._world = world
        self._register = register
        self._gateway = gateway
        self._acts = acts
        self._wires: dict[Wire, str] = {}
        world.watchers.append(self._tell_change)
        gateway.on_presence.append(self._tell_presence)

    def tell_commands(self) -> None:
        for wire, person_id in self._wires.items():
            if person_id not in self._world.people:
                continue
            commands = self._register.shown_to(self._world.people[person_id])
            wire.send({"t": "commands", "commands": commands})

    def dismiss(self, person_id: str) -> None:
        """Somebody has left: their pages are cut off."""
        for wire, reader in list(self._wires.items()):
            if reader == person_id:
                wire.cut()

    def tell_places(self) -> None:
        for wire, person_id in self._wires.items():
            if person_id not in self._world.people:
                continue
            wire.send({"t": "channels", "channels": self._places_of(person_id)})

    async def roll_call(self, request: web.Request) -> web.Response:
        return web.json_response({"people": self._everybody()})

    async def handle(self, request: web.Request) -> web.StreamResponse:
        person_id = request.match_info["user_id"]
        if person_id not in self._world.people:
            return web.json_response({"message": "nobody has this id"}, status=404)
        socket = web.WebSocketResponse(heartbeat=30, max_msg_size=1 << 18)
        await socket.prepare(request)
        wire = Wire(socket, request.transport)
        self._wires[wire] = person_id
        self._greet(wire, person_id)
        try:
            async for frame in socket:
                if frame.type is WSMsgType.TEXT:
                    self._receive(wire, person_id, frame.data)
        finally:
            self._wires.pop(wire, None)
            wire.stop()
        return socket

    async def close(self) -> None:
        for wire in list(self._wires):
            await wire.flush_and_close(1001)

    def _everybody(self) -> list[Payload]:
        return [shown_person(someone) for someone in self._world.people.values()]

    def _places_of(self, person_id: str) -> list[Payload]:
        return [shown_place(p) for p in self._world.places.values() if p.reader in (None, person_id)]

    def _greet(self, wire: Wire, person_id: str) -> None:
        person = self._world.people[person_id]
        wire.send(
            {
                "t": "hello",
                "me": shown_person(person),
                "people": [*self._everybody(), shown_person(BOT)],
                "roles": [{"id": role["id"], "name": role["name"]} for role in portraits.roles()],
                "channels": self._places_of(person_id),
                "commands": self._register.shown_to(person),
            }
        )
        wire.send({"t": "bot", "online": self._gateway.online})

    def _receive(self, wire: Wire, person_id: str, text: str) -> None:
        try:
            frame = as_object(parse(text))
        except ValueError:
            frame = {}
        kind = frame.get("t")
        if kind == "open":
            channel = as_text(frame.get("channel"))
            seen = [portraits.message(m, self._world) for m in self._world.seen_by(person_id, channel)]
            wire.send({"t": "history", "channel": channel, "messages": seen})
        elif kind == "locale" and as_text(frame.get("locale")) in LOCALES:
            self._world.speaks(person_id, as_text(frame.get("locale")))
        else:
            self._act(wire, person_id, frame)

    def _act(self, wire: Wire, person_id: str, frame: Payload) -> None:
        tell = _reply_to(wire, as_number(frame.get("request")))
        try:
            if person_id not in self._world.people:
                raise UnsendableError("you have left this server")
            self._acts.perform(self._world.people[person_id], frame, tell)
        except UnsendableError as error:
            tell({"t": "failed", "why": "bad_request", "message": str(error)})

    def _tell_change(self, change: MessageChange) -> None:
        message = change.message
        frame: Payload = {"t": change.kind, "interaction": change.by}
        if change.kind == "message_delete":
            frame |= {"channel": message.place.id, "id": message.id}
        else:
            frame["message"] = portraits.message(message, self._world)
        for wire, person_id in self._wires.items():
            if message.visible_to(person_id):
                wire.send(frame)

    def _tell_presence(self, online: bool) -> None:
        for wire in self._wires:
            wire.send({"t": "bot", "online": online})


def _reply_to(wire: Wire, request: int) -> Callable[[Payload], None]:
    return lambda frame: wire.send({**frame, "request": request})
