"""A person at their Discord client, for tests: types commands, presses buttons, reads what appears.

>>> async with await Person.enter(sandbox.address, "Ada") as ada:      # doctest: +SKIP
...     answer = await ada.command("gare", "table new", game="freight_train")
...     await ada.press(answer.message, "Join")
"""

import asyncio
import contextlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import TracebackType
from typing import Self, TypeAlias

import aiohttp

from bot.sandbox.payload import Payload, as_number, as_object, as_objects, as_text, parse, render
from bot.store.books import Books
from tests.machine import PATIENCE
from tests.wire.seen import Choice, Message, Modal, filled

__all__ = ["Answer", "Choice", "Message", "Modal", "Person"]

Value: TypeAlias = "str | int | float | bool | Person"


@dataclass
class Answer:
    """What became of one act. `messages` and `updates` keep growing when the bot follows up."""

    person: "Person"
    interaction: str | None
    acknowledged: bool
    modal: Modal | None = None
    choices: list[Choice] = field(default_factory=list)
    failure: str | None = None
    reason: str = ""

    @property
    def messages(self) -> list[Message]:
        """Messages that answer this act, as they are now."""
        return [m for m in self.person.everything() if m.interaction == self.interaction and m.interaction]

    @property
    def updates(self) -> list[Message]:
        """Older messages that this act changed, as they are now."""
        changed = self.person.changed_by(self.interaction)
        return [m for m in self.person.everything() if m.id in changed and m.interaction != self.interaction]

    @property
    def message(self) -> Message:
        """The one message to look at: the last answer, else the changed one."""
        found = self.messages or self.updates
        if not found:
            raise LookupError(f"nothing came of it: {self}")
        return found[-1]

    @property
    def text(self) -> str:
        return "\n".join(m.text for m in self.messages or self.updates)

    @property
    def private(self) -> str:
        """The words only this person can read."""
        return "\n".join(m.text for m in [*self.messages, *self.updates] if m.ephemeral)

    @property
    def public(self) -> str:
        return "\n".join(m.text for m in [*self.messages, *self.updates] if not m.ephemeral)

    def __repr__(self) -> str:
        return f"Answer({self.failure or 'ok'} {self.reason} {[m.text for m in self.messages]})"


class Person:
    """One person's client over a real WebSocket."""

    def __init__(self, session: aiohttp.ClientSession, address: str) -> None:
        self._session = session
        self.address = address
        self.id = self.name = self.locale = ""
        self.moderator = False
        self.books: Callable[[], Books] | None = None  # those of the house, for tests that look behind the scenes
        self.bot_online = False
        self.commands: list[Payload] = []
        # How long to wait for a deferred answer, and for the effect of a deferred update that may never come.
        self.patience = PATIENCE
        self.lull = 8.0
        self.seen = 0
        self.frames: list[str] = []  # everything that ever arrived on the wire
        self._channels: dict[str, str] = {}
        self._messages: dict[str, dict[str, Message]] = {}
        self._changed: dict[str, set[str]] = {}
        self._first: dict[str, Message] = {}
        self._requests: dict[int, asyncio.Future[Payload]] = {}
        self._number = 0
        self._news = asyncio.Condition()
        self._histories: set[str] = set()
        self._socket: aiohttp.ClientWebSocketResponse
        self._reader: asyncio.Task[None]

    @classmethod
    async def enter(cls, address: str, name: str) -> Self:
        """Open the client of the person of this name, with the history of all channels."""
        session = aiohttp.ClientSession(
            cookie_jar=aiohttp.CookieJar(unsafe=True)
        )  # numbers for names, as on this machine
        try:
            async with session.get(address) as page:
                page.raise_for_status()
            async with session.get(f"{address}/sandbox/people") as response:
                people = as_objects(as_object(parse(await response.read())).get("people"))
            person_id = next(as_text(p.get("id")) for p in people if p.get("name") == name)
            person = cls(session, address)
            person._socket = await session.ws_connect(
                f"{address}/sandbox/people/{person_id}".replace("http", "ws", 1), max_msg_size=0
            )
        except BaseException:
            await session.close()
            raise
        person._reader = asyncio.create_task(person._read())
        await person.until(lambda: bool(person.id))
        for channel in person._channels.values():
            await person._say({"t": "open", "channel": channel})
        await person.until(lambda: person._histories >= set(person._channels.values()))
        return person

    async def leave(self) -> None:
        self._reader.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._reader
        await self._socket.close()
        await self._session.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.leave()

    # Acts

    async def command(self, channel: str, name: str, /, **options: "Value") -> Answer:
        """Send a slash command: `command("gare", "freight take", from1="3")`. User options take a Person."""
        return await self._act("command", channel, self._typed(name, options))

    async def invent(
        self, channel: str, name: str, options: "Mapping[str, Value] | None" = None, /, **more: "Value"
    ) -> Answer:
        """The same without a client's checks: wrong types, missing and unknown options are sent on."""
        return await self._act("command", channel, self._typed(name, {**(options or {}), **more}) | {"unchecked": True})

    async def complete(
        self, channel: str, name: str, /, *, focused: str, text: str = "", **filled: "Value"
    ) -> list[Choice]:
        """The completions offered while typing `text` in the option `focused`."""
        answer = await self._act("autocomplete", channel, self._typed(name, filled, focused=focused, text=text))
        if answer.failure:
            raise AssertionError(f"no completion of {focused} in /{name}: {answer.failure} {answer.reason}")
        return answer.choices

    async def invent_completion(self, channel: str, name: str, focused: str, text: str | int) -> list[Choice]:
        """Ask for completions without a client's checks: of an unknown option, or with a number for a text."""
        typed = self._typed(name, {}, focused=focused, text=text) | {"unchecked": True}
        answer = await self._act("autocomplete", channel, typed)
        assert not answer.failure, answer
        return answer.choices

    async def press(self, message: Message, key: str) -> Answer:
        """Press a button by its custom id or label."""
        return await self._component(message, message.button(key).custom_id, 2, ())

    async def choose(self, message: Message, key: str | None, values: "Sequence[str | Person]") -> Answer:
        """Choose in a menu by its custom id or placeholder (None: the only one)."""
        menu = message.menu(key)
        chosen = [value.id if isinstance(value, Person) else value for value in values]
        return await self._component(message, menu.custom_id, menu.type, chosen)

    async def press_late(self, message: Message, label: str) -> Answer:
        """Press a button of a message as it was seen, though it may have been taken away since."""
        return await self.invent_press(message, message.button(label).custom_id)

    async def invent_press(
        self, message: Message, custom_id: str, component_type: int = 2, values: Sequence[str] = ()
    ) -> Answer:
        """Press something that the message need not have."""
        return await self._component(message, custom_id, component_type, values, unchecked=True)

    async def submit(
        self, modal: Modal, values: Mapping[str, str | list[str]] | None = None, /, **more: str | list[str]
    ) -> Answer:
        """Send a form back, fields by custom id."""
        components = filled(modal, {**(values or {}), **more})
        return await self._act("modal", modal.channel, {"custom_id": modal.custom_id, "components": components})

    async def invent_form(self, modal: Modal, components: list[Payload]) -> Answer:
        """Send a form back with whatever in it."""
        frame: Payload = {"custom_id": modal.custom_id, "components": components, "unchecked": True}
        return await self._act("modal", modal.channel, frame)

    async def speak(self, locale: str) -> None:
        """Change the client's language."""
        await self._say({"t": "locale", "locale": locale})
        self.locale = locale

    # What is seen

    def channel(self, name: str) -> str:
        """The id of a channel by name; "dm" is the private one with the bot; ids are taken as they are."""
        return self._channels.get(name, name)

    def messages(self, channel: str) -> list[Message]:
        """What this person sees in a channel, oldest first."""
        return list(self._messages.get(self.channel(channel), {}).values())

    def everything(self) -> list[Message]:
        return sorted((m for known in self._messages.values() for m in known.values()), key=lambda m: int(m.id))

    def changed_by(self, interaction: str | None) -> set[str]:
        return self._changed.get(interaction or "", set())

    def now(self, message: Message) -> Message | None:
        """The present state of a message, None when it is gone."""
        return self._messages.get(message.channel, {}).get(message.id)

    def as_posted(self, message: Message) -> Message:
        """A message as it came, with those whom it called: edits call nobody."""
        return self._first[message.id]

    async def pictures(self, message: Message) -> list[bytes]:
        """The bytes of all pictures of a message, over HTTP."""
        found = []
        for url in message.pictures:
            async with self._session.get(url) as response:
                response.raise_for_status()
                found.append(await response.read())
        return found

    async def wait_for(
        self,
        predicate: Callable[[Message], bool],
        within: float = PATIENCE,
        *,
        channel: str | None = None,
        since: int = 0,
    ) -> Message:
        """The newest message that fits, now or when it appears; `since=person.seen` skips older states."""

        def fitting() -> Message | None:
            known = self.everything() if channel is None else self.messages(channel)
            return next((m for m in reversed(known) if m.seen > since and predicate(m)), None)

        with contextlib.suppress(TimeoutError):
            await self.until(lambda: fitting() is not None, within)
        found = fitting()
        if found is None:
            texts = [m.text for m in self.everything()[-5:]]
            raise AssertionError(f"{self.name} waited {within} s in vain; last seen: {texts}")
        return found

    async def until(self, condition: Callable[[], bool], within: float = PATIENCE) -> None:
        """Wait until something is true, asked again at every frame; raises TimeoutError."""
        async with asyncio.timeout(within), self._news:
            await self._news.wait_for(condition)

    # The wire

    async def _act(self, kind: str, channel: str, frame: Payload) -> Answer:
        self._number += 1
        number, place = self._number, self.channel(channel)
        waiting = self._requests[number] = asyncio.get_running_loop().create_future()
        await self._say({"t": kind, "request": number, "channel": place, **frame})
        async with asyncio.timeout(self.patience):
            reply = await waiting
        answer = _answer(self, reply, place)
        await self._settle(answer, as_number(reply.get("kind")))
        return answer

    async def _settle(self, answer: Answer, kind: int) -> None:
        if kind == 5:
            await self.until(lambda: not any(m.thinking for m in answer.messages), self.patience)
        elif kind == 6:
            with contextlib.suppress(TimeoutError):
                await self.until(lambda: bool(self.changed_by(answer.interaction)), self.lull)

    async def _component(
        self, message: Message, custom_id: str, kind: int, values: Sequence[str], *, unchecked: bool = False
    ) -> Answer:
        frame: Payload = {"message": message.id, "custom_id": custom_id, "component_type": kind}
        frame |= {"values": list(values), "unchecked": unchecked}
        return await self._act("component", message.channel, frame)

    def _typed(
        self, name: str, options: "Mapping[str, Value]", focused: str | None = None, text: "Value" = ""
    ) -> Payload:
        root, *words = name.split()
        holder = next((c for c in self.commands if c.get("name") == root), {})
        kinds: list[int] = []
        for word in words:
            holder = next((o for o in as_objects(holder.get("options")) if o.get("name") == word), {})
            kinds.append(as_number(holder.get("type")) or 1)
        known = {as_text(o.get("name")): as_number(o.get("type")) for o in as_objects(holder.get("options"))}
        leaf = [_option(key, value, known.get(key)) for key, value in options.items()]
        if focused is not None:
            kind = known.get(focused, 3)
            leaf.append({"name": focused, "type": kind, "value": text, "focused": True})
        for word, kind in reversed(list(zip(words, kinds, strict=True))):
            leaf = [{"name": word, "type": kind, "options": leaf}]
        return {"name": root, "options": leaf}

    async def _say(self, frame: Payload) -> None:
        await self._socket.send_str(render(frame))

    async def _read(self) -> None:
        async for frame in self._socket:
            if frame.type is not aiohttp.WSMsgType.TEXT:
                continue
            self.frames.append(frame.data)
            async with self._news:
                self._receive(as_object(parse(frame.data)))
                self._news.notify_all()

    def _receive(self, frame: Payload) -> None:
        kind = frame.get("t")
        if kind in ("hello", "commands", "channels"):
            self._greeted(frame)
        elif kind == "bot":
            self.bot_online = frame.get("online") is True
        elif kind == "history":
            for raw in as_objects(frame.get("messages")):
                self._see(raw)
            self._histories.add(as_text(frame.get("channel")))
        elif kind in ("message", "message_update"):
            raw = as_object(frame.get("message"))
            self._see(raw)
            self._changed.setdefault(as_text(frame.get("interaction")), set()).add(as_text(raw.get("id")))
        elif kind == "message_delete":
            self._messages.get(as_text(frame.get("channel")), {}).pop(as_text(frame.get("id")), None)
            self._changed.setdefault(as_text(frame.get("interaction")), set()).add(as_text(frame.get("id")))
        else:
            waiting = self._requests.pop(as_number(frame.get("request")), None)
            if waiting is not None and not waiting.done():
                waiting.set_result(frame)

    def _greeted(self, frame: Payload) -> None:
        if "me" in frame:
            me = as_object(frame["me"])
            self.id, self.name = as_text(me.get("id")), as_text(me.get("name"))
            self.locale, self.moderator = as_text(me.get("locale")), me.get("moderator") is True
        if "commands" in frame:
            self.commands = as_objects(frame["commands"])
        for place in as_objects(frame.get("channels")):
            name = "dm" if place.get("kind") == "dm" else as_text(place.get("name"))
            self._channels[name] = as_text(place.get("id"))

    def _see(self, raw: Payload) -> None:
        self.seen += 1
        message = Message(raw, self.seen)
        self._first.setdefault(message.id, message)
        self._messages.setdefault(message.channel, {})[message.id] = message


def _option(name: str, value: "Value", kind: int | None) -> Payload:
    if isinstance(value, Person):
        return {"name": name, "type": kind or 6, "value": value.id}
    guessed = 5 if isinstance(value, bool) else 4 if isinstance(value, int) else 10 if isinstance(value, float) else 3
    return {"name": name, "type": kind or guessed, "value": value}


def _answer(person: Person, reply: Payload, channel: str) -> Answer:
    kind = reply.get("t")
    answer = Answer(person, as_text(reply.get("interaction")) or None, kind != "failed")
    if kind == "failed":
        answer.failure, answer.reason = as_text(reply.get("why")), as_text(reply.get("message"))
    elif kind == "modal":
        answer.modal = Modal(
            as_text(reply.get("custom_id")),
            as_text(reply.get("title")),
            channel,
            tuple(as_objects(reply.get("components"))),
        )
    elif kind == "autocomplete":
        for choice in as_objects(reply.get("choices")):
            value = choice.get("value")
            assert isinstance(value, str | int | float)
            answer.choices.append(Choice(as_text(choice.get("name")), value))
    return answer
