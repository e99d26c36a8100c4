"""What there is: people, places and messages, in memory. Whoever watches is told of every change."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

from bot.sandbox.cast import (
    ATTACH_FILES,
    BOT,
    BOTS,
    PEOPLE,
    PIN_MESSAGES,
    SEND_IN_THREADS,
    SEND_MESSAGES,
    VIEW_CHANNEL,
    Place,
    Someone,
    guild_place,
    places,
)
from bot.sandbox.clock import SandboxClock
from bot.sandbox.composing import Attachment, Body, Composer
from bot.sandbox.drafts import EPHEMERAL, LOADING
from bot.sandbox.errors import ApiError, unknown

NONCE_MEMORY = 300.0
OLD = 3600.0  # seconds after which edits of a message are limited: so many in so many seconds a channel
OLD_EDITS, OLD_EDITS_WINDOW = 3, 20.0

PLAIN, PINNED, REPLY, CHAT_INPUT = 0, 6, 19, 20
MOST_PINS = 250


@dataclass(frozen=True)
class Cause:
    """The interaction that a message answers, as the message tells it."""

    id: str
    type: int
    person: Someone
    name: str
    in_guild: bool
    pressed: str | None = None
    parent: "Cause | None" = None


@dataclass
class Message:
    id: str
    place: Place
    type: int
    body: Body
    timestamp: str
    edited: str | None = None
    nonce: str | None = None
    reader: str | None = None
    cause: Cause | None = None
    answers: "Message | None" = None
    pinned: bool = False

    @property
    def ephemeral(self) -> bool:
        return bool(self.body.flags & EPHEMERAL)

    @property
    def loading(self) -> bool:
        return bool(self.body.flags & LOADING)

    def visible_to(self, person_id: str) -> bool:
        return self.reader in (None, person_id) and self.place.reader in (None, person_id)


@dataclass(frozen=True)
class MessageChange:
    """Something happened to a message; `by` is the interaction through which it was done, if any."""

    kind: Literal["message", "message_update", "message_delete"]
    message: Message
    by: str | None = None


def _asleep() -> ApiError:
    return ApiError(400, 50083, "Thread is archived")


@dataclass
class World:
    clock: SandboxClock
    channel_names: Sequence[str]
    address: str = ""
    watchers: list[Callable[[MessageChange], None]] = field(default_factory=list)
    people: dict[str, Someone] = field(init=False)
    places: dict[str, Place] = field(init=False)
    messages: dict[str, dict[str, Message]] = field(init=False)
    bot_is_member: bool = True
    _opened: int = field(init=False)
    _nonces: dict[tuple[str, str], tuple[float, Message]] = field(default_factory=dict)
    _old_edits: dict[str, list[float]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._opened = len(self.channel_names)  # ids of deleted channels do not come again
        self.people = {someone.id: someone for someone in PEOPLE}
        self.places = {place.id: place for place in places(self.channel_names)}
        self.messages = {place: {} for place in self.places}

    def someone(self, user_id: str) -> Someone:
        found = BOT if user_id == BOT.id else self.people.get(user_id)
        if found is None:
            raise unknown("User", 10013)
        return found

    def place(self, channel_id: str) -> Place:
        if channel_id not in self.places:
            raise unknown("Channel", 10003)
        return self.places[channel_id]

    def bot_may(self, place: Place) -> int:
        """The bot's permissions somewhere, as interactions tell them; a thread has those of its channel."""
        if place.kind == "guild" and not self.bot_is_member:
            return 0
        return BOTS & ~(self.places[place.parent].denied if place.parent in self.places else place.denied)

    def bot_place(self, channel_id: str) -> Place:
        """A place by the bot's own routes: one it can see."""
        place = self.place(channel_id)
        if place.kind == "guild" and not self.bot_may(place) & VIEW_CHANNEL:
            raise ApiError(403, 50001, "Missing Access")
        return place

    def demand_posting(self, place: Place, *, files: bool) -> None:
        """Refuses what the bot may not post here; wakes a thread that sleeps unlocked."""
        if place.kind == "dm":
            if place.reader not in self.people:
                raise ApiError(403, 50278, "Cannot send messages to this user due to having no mutual guilds")
            if place.closed:
                raise ApiError(403, 50007, "Cannot send messages to this user")
            return
        sending = SEND_MESSAGES if place.parent is None else SEND_IN_THREADS
        may = self.bot_may(place)
        if not may & sending or (files and not may & ATTACH_FILES):
            raise ApiError(403, 50013, "Missing Permissions")
        if place.locked:
            raise _asleep() if place.archived else ApiError(403, 160005, "Thread is locked")
        if place.archived:
            self.places[place.id] = replace(place, archived=False)

    def demand_editing(self, message: Message, *, files: bool) -> None:
        """Refuses edits in sleeping threads, files that may not be attached, and too many edits of old messages."""
        place = self.places[message.place.id]
        if files and not self.bot_may(place) & ATTACH_FILES:
            raise ApiError(403, 50013, "Missing Permissions")
        if place.archived:
            raise _asleep()
        now = self.clock.now()
        if now - self.clock.time_of(message.id) <= OLD:
            return
        recent = [at for at in self._old_edits.get(place.id, ()) if now - at < OLD_EDITS_WINDOW]
        if len(recent) >= OLD_EDITS:
            wait = round(OLD_EDITS_WINDOW - (now - recent[0]), 3)
            why = "Maximum number of edits to messages older than 1 hour reached. Try again later."
            raise ApiError(429, 30046, why, retry_after=wait)
        self._old_edits[place.id] = [*recent, now]

    def pin(self, message: Message) -> bool:
        """Pins a message, which the channel is told; False if it was pinned already."""
        self._demand_pinning(message.place)
        if message.pinned:
            return False
        if sum(other.pinned for other in self.messages[message.place.id].values()) >= MOST_PINS:
            raise ApiError(400, 30003, f"Maximum number of pins reached ({MOST_PINS})")
        message.pinned = True
        self._tell(MessageChange("message_update", message))
        self.post(message.place, Body(), type=PINNED, answers=message)
        return True

    def unpin(self, message: Message) -> None:
        self._demand_pinning(message.place)
        message.pinned = False
        self._tell(MessageChange("message_update", message))

    def _demand_pinning(self, place: Place) -> None:
        if place.kind == "guild" and not self.bot_may(self.places[place.id]) & PIN_MESSAGES:
            raise ApiError(403, 50013, "Missing Permissions")

    def dm_of(self, user_id: str) -> Place:
        return next(place for place in self.places.values() if place.reader == user_id)

    def guild_places(self) -> list[Place]:
        return [place for place in self.places.values() if place.kind == "guild"]

    def open_place(self, name: str, parent: str | None = None) -> Place:
        self._opened += 1
        place = replace(guild_place(name, self._opened - 1), parent=parent)
        self.places[place.id] = place
        self.messages[place.id] = {}
        return place

    def close_place(self, channel_id: str) -> Place:
        """A channel is deleted with all that was said in it."""
        del self.messages[channel_id]
        return self.places.pop(channel_id)

    def alter(self, channel_id: str, **changes: object) -> Place:
        """A channel's permissions, or whether a thread sleeps."""
        altered = self.places[channel_id] = replace(self.places[channel_id], **changes)  # type: ignore[arg-type]
        return altered

    def rename(self, user_id: str, name: str) -> None:
        self.people[user_id] = replace(self.people[user_id], name=name)

    def leave(self, user_id: str) -> None:
        """A person leaves the guild for good."""
        del self.people[user_id]

    def speaks(self, user_id: str, locale: str) -> None:
        """A person's client changes its language."""
        self.people[user_id] = replace(self.people[user_id], locale=locale)

    def desk(self, place: Place) -> Composer:
        return Composer(self.clock, self.address, place.id)

    def bot_sees(self, channel_id: str, message_id: str) -> Message:
        """A message by the bot's own routes: never an ephemeral one."""
        message = self.messages[self.bot_place(channel_id).id].get(message_id)
        if message is None or message.ephemeral:
            raise unknown("Message", 10008)
        return message

    def seen_by(self, person_id: str, channel_id: str) -> list[Message]:
        return [m for m in self.messages.get(channel_id, {}).values() if m.visible_to(person_id)]

    def attachment(self, channel_id: str, attachment_id: str) -> Attachment | None:
        for message in self.messages.get(channel_id, {}).values():
            for attachment in message.body.attachments:
                if attachment.id == attachment_id:
                    return attachment
        return None

    def remembered(self, place: Place, nonce: str) -> Message | None:
        """The message sent with this nonce in the past few minutes."""
        at, message = self._nonces.get((place.id, nonce), (0.0, None))
        return message if self.clock.now() - at <= NONCE_MEMORY else None

    def post(
        self,
        place: Place,
        body: Body,
        *,
        type: int = PLAIN,
        nonce: str | None = None,
        cause: Cause | None = None,
        answers: Message | None = None,
    ) -> Message:
        reader = cause.person.id if cause is not None and body.flags & EPHEMERAL else None
        message = Message(
            self.clock.snowflake(), place, type, body, self.clock.stamp(), None, nonce, reader, cause, answers
        )
        self.messages[place.id][message.id] = message
        if nonce is not None:
            self._nonces[place.id, nonce] = (self.clock.now(), message)
        self._tell(MessageChange("message", message, cause.id if cause else None))
        return message

    def remember(self, message: Message) -> None:
        """A message of an earlier run; nobody is told of it."""
        self.messages[message.place.id][message.id] = message
        if message.nonce is not None:
            self._nonces[message.place.id, message.nonce] = (self.clock.time_of(message.id), message)

    def edit(self, message: Message, body: Body, by: str | None = None) -> None:
        was_loading = message.loading
        message.body = body
        message.edited = None if was_loading else self.clock.stamp()
        self._tell(MessageChange("message_update", message, by))

    def delete(self, message: Message, by: str | None = None) -> None:
        if self.messages.get(message.place.id, {}).pop(message.id, None) is not None:
            self._tell(MessageChange("message_delete", message, by))

    def exists(self, message: Message) -> bool:
        return message.id in self.messages.get(message.place.id, {})

    def _tell(self, change: MessageChange) -> None:
        for watcher in self.watchers:
            watcher(change)
