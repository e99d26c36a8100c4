"""An interaction from the finger to the answer: its payload, its two deadlines, what each callback does."""

import asyncio
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Annotated

from pydantic import Field

from bot.sandbox import portraits
from bot.sandbox.cast import BOT, GUILD_ID, GUILD_LOCALE, Place, Someone
from bot.sandbox.clock import SandboxClock
from bot.sandbox.commands import OptionChoice, fits, localized
from bot.sandbox.components import StrictModel
from bot.sandbox.composing import Body
from bot.sandbox.drafts import (
    COMPONENTS_V2,
    EPHEMERAL,
    FILE_LIMIT,
    LOADING,
    SUPPRESS_EMBEDS,
    SUPPRESS_NOTIFICATIONS,
    MessageDraft,
    Upload,
    check_flags,
    read,
)
from bot.sandbox.errors import ApiError, invalid_form, unknown
from bot.sandbox.gateway import Gateway
from bot.sandbox.modals import Modal
from bot.sandbox.payload import Payload, as_object
from bot.sandbox.world import CHAT_INPUT, REPLY, Cause, Message, World

COMMAND, COMPONENT, AUTOCOMPLETE, SUBMIT = 2, 3, 4, 5
ANSWER, DEFER, DEFER_UPDATE, UPDATE, CHOICES, FORM = 4, 5, 6, 7, 8, 9

ANSWER_FLAGS = EPHEMERAL | COMPONENTS_V2 | SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS
EDIT_FLAGS = COMPONENTS_V2 | SUPPRESS_EMBEDS

# Which callbacks each type of interaction takes; UPDATE for a form only when it was opened from a message.
_TAKES = {
    COMMAND: {ANSWER, DEFER, FORM},
    COMPONENT: {ANSWER, DEFER, DEFER_UPDATE, UPDATE, FORM},
    AUTOCOMPLETE: {CHOICES},
    SUBMIT: {ANSWER, DEFER, DEFER_UPDATE, UPDATE},
}

Tell = Callable[[Payload], None]


class Choices(StrictModel):
    choices: Annotated[list[OptionChoice], Field(max_length=25)]


@dataclass(frozen=True)
class OpenModal:
    """A form on somebody's screen, and where it came from."""

    modal: Modal
    place: Place
    cause: Cause
    source: Message | None


@dataclass
class Interaction:
    id: str
    token: str
    type: int
    person: Someone
    place: Place
    data: Payload
    cause: Cause
    created: float
    begun: float  # by the stopwatch
    tell: Tell
    source: Message | None = None
    focused_type: int = 0
    answer: int | None = None
    expired: bool = False
    original: Message | None = None
    deadline: asyncio.TimerHandle | None = None


class Interactions:
    def __init__(
        self, world: World, clock: SandboxClock, gateway: Gateway, *, answer_within: float, token_life: float
    ) -> None:
        self._world = world
        self._clock = clock
        self._gateway = gateway
        self.answer_within = answer_within
        self._token_life = token_life
        self._by_token: dict[str, Interaction] = {}
        self._modals: dict[tuple[str, str], OpenModal] = {}
        self.waits: list[float] = []  # how many seconds each interaction waited for the bot's first answer
        self.stopwatch = clock.now  # what counts them; a test may take one that stands still while others work
        self.copies = 1  # a test may have every interaction arrive more than once, as after a bad line

    def open(
        self,
        type: int,
        person: Someone,
        place: Place,
        data: Payload,
        tell: Tell,
        *,
        name: str = "",
        source: Message | None = None,
        parent: Cause | None = None,
        focused_type: int = 0,
    ) -> Interaction:
        """Send an interaction to the bot and start its three seconds."""
        key = self._clock.snowflake()
        cause = Cause(key, type, person, name, place.kind == "guild", source.id if source else None, parent)
        token = f"sandbox.{key}.{secrets.token_urlsafe(24)}"
        opened = Interaction(
            key,
            token,
            type,
            person,
            place,
            data,
            cause,
            self._clock.now(),
            self.stopwatch(),
            tell,
            source,
            focused_type,
        )
        self._forget()
        self._by_token[token] = opened
        for _ in range(self.copies):
            self._gateway.dispatch("INTERACTION_CREATE", self._payload(opened))
        loop = asyncio.get_running_loop()
        opened.deadline = loop.call_later(self.answer_within, self._too_late, opened)
        return opened

    def deliver_again(self, interaction_id: str) -> None:
        """Send the bot an interaction that it has had before."""
        found = next(known for known in self._by_token.values() if known.id == interaction_id)
        self._gateway.dispatch("INTERACTION_CREATE", self._payload(found))

    def modal_of(self, person_id: str, custom_id: str) -> OpenModal | None:
        return self._modals.get((person_id, custom_id))

    def respond(self, interaction_id: str, token: str, form: Payload, uploads: Sequence[Upload]) -> Payload:
        """The first answer of the bot."""
        found = self._by_token.get(token)
        if found is None or found.id != interaction_id:
            raise unknown("interaction", 10062)
        if found.answer is not None:
            raise ApiError(400, 40060, "Interaction has already been acknowledged.")
        if found.expired or self._clock.now() - found.created > self.answer_within:
            raise unknown("interaction", 10062)
        kind = form.get("type")
        if not isinstance(kind, int) or kind not in self._taken_by(found):
            raise invalid_form(["type"], "BASE_TYPE_CHOICES", "This answer does not fit this interaction.")
        message = self._act(found, kind, as_object(form.get("data")), uploads)
        found.answer = kind
        self.waits.append(self.stopwatch() - found.begun)
        if found.deadline is not None:
            found.deadline.cancel()
        if kind not in (CHOICES, FORM):
            found.tell({"t": "done", "interaction": found.id, "kind": kind})
        return self._receipt(found, kind, message)

    def original(self, token: str) -> Message:
        found = self.answered(token)
        if found.original is None or not self._world.exists(found.original):
            raise unknown("Message", 10008)
        return found.original

    def message(self, token: str, message_id: str) -> Message:
        """A message this interaction's webhook may touch."""
        found = self.answered(token)
        message = self._world.messages.get(found.place.id, {}).get(message_id)
        own = message is not None and message.cause is not None and message.cause.id == found.id
        if message is None or not (own or message is found.original):
            raise unknown("Message", 10008)
        return message

    def answered(self, token: str) -> Interaction:
        """The interaction of a webhook token, for as long as the token lives."""
        found = self._by_token.get(token)
        if found is None or found.answer is None:
            raise unknown("Webhook", 10015)
        if self._clock.now() - found.created > self._token_life:
            raise ApiError(401, 50027, "Invalid Webhook Token")
        return found

    def follow_up(self, token: str, draft: MessageDraft, uploads: Sequence[Upload]) -> Message:
        """A further message; the first one after a deferred answer takes its place."""
        found = self.answered(token)
        body = self._world.desk(found.place).new(draft, uploads, ANSWER_FLAGS)
        waiting = found.original
        if waiting is not None and waiting.loading and self._world.exists(waiting):
            flags = (body.flags & ~EPHEMERAL) | (waiting.body.flags & EPHEMERAL)
            filled = Body(body.content, body.embeds, body.components, body.attachments, flags, body.mentions)
            self._world.edit(waiting, filled, found.id)
            return waiting
        answers = found.original if found.original and self._world.exists(found.original) else None
        return self._world.post(found.place, body, type=REPLY, cause=found.cause, answers=answers)

    def edit(self, token: str, message: Message, draft: MessageDraft, uploads: Sequence[Upload]) -> None:
        body = self._world.desk(message.place).edited(message.body, draft, uploads, EDIT_FLAGS)
        self._world.edit(message, body, self.answered(token).id)

    def close(self) -> None:
        for interaction in self._by_token.values():
            if interaction.deadline is not None:
                interaction.deadline.cancel()

    def _forget(self) -> None:
        """Drop tokens so old that nobody asks for them; kept a while after their life to refuse them rightly."""
        oldest = self._clock.now() - 2 * self._token_life
        for token, known in list(self._by_token.items()):
            if known.created > oldest:
                break
            del self._by_token[token]

    def _taken_by(self, found: Interaction) -> set[int]:
        taken = _TAKES[found.type]
        return taken if found.source is not None else taken - {UPDATE, DEFER_UPDATE}

    def _act(self, found: Interaction, kind: int, data: Payload, uploads: Sequence[Upload]) -> Message | None:
        if kind == CHOICES:
            self._offer(found, data)
        elif kind == FORM:
            self._show(found, data)
        elif kind == DEFER:
            draft = read(MessageDraft, data, ["data"])
            check_flags(draft.flags or 0, ANSWER_FLAGS)
            flags = LOADING | ((draft.flags or 0) & EPHEMERAL)
            found.original = self._post(found, Body(flags=flags))
        elif kind == ANSWER:
            draft = read(MessageDraft, data, ["data"])
            found.original = self._post(found, self._world.desk(found.place).new(draft, uploads, ANSWER_FLAGS))
        else:
            self._update(found, kind, data, uploads)
        return found.original

    def _update(self, found: Interaction, kind: int, data: Payload, uploads: Sequence[Upload]) -> None:
        source = found.source
        if source is None or not self._world.exists(source):
            raise unknown("Message", 10008)
        if kind == UPDATE:
            draft = read(MessageDraft, data, ["data"])
            body = self._world.desk(source.place).edited(source.body, draft, uploads, EDIT_FLAGS)
            self._world.edit(source, body, found.id)
        found.original = source

    def _post(self, found: Interaction, body: Body) -> Message:
        kind = CHAT_INPUT if found.type == COMMAND else REPLY
        answers = found.source if found.source and self._world.exists(found.source) else None
        return self._world.post(found.place, body, type=kind, cause=found.cause, answers=answers)

    def _offer(self, found: Interaction, data: Payload) -> None:
        choices = read(Choices, data, ["data"]).choices
        for place, choice in enumerate(choices):
            if not fits(choice.value, found.focused_type):
                raise invalid_form(
                    ["data", "choices", place, "value"], "BASE_TYPE_CHOICES", "Not of the option's type."
                )
        named: list[Payload] = [
            {"name": localized(c.name, c.name_localizations, found.person.locale), "value": c.value} for c in choices
        ]
        found.tell({"t": "autocomplete", "interaction": found.id, "choices": named})

    def _show(self, found: Interaction, data: Payload) -> None:
        modal = read(Modal, data, ["data"])
        opened = OpenModal(modal, found.place, found.cause, found.source)
        self._modals[found.person.id, modal.custom_id] = opened
        found.tell({"t": "modal", "interaction": found.id, **modal.model_dump()})

    def _too_late(self, found: Interaction) -> None:
        if found.answer is None:
            found.expired = True
            why = "The application did not respond"
            found.tell({"t": "failed", "interaction": found.id, "why": "did_not_respond", "message": why})

    def _receipt(self, found: Interaction, kind: int, message: Message | None) -> Payload:
        told: Payload = {"id": found.id, "type": found.type, "channel_id": found.place.id}
        if found.place.kind == "guild":
            told["guild_id"] = GUILD_ID
        receipt: Payload = {"interaction": told}
        if message is not None:
            told["response_message_id"] = message.id
            told["response_message_loading"] = message.loading
            told["response_message_ephemeral"] = message.ephemeral
            # Discord's description knows this resource for the two answers that carry a whole message.
            if kind in (ANSWER, UPDATE):
                receipt["resource"] = {"type": kind, "message": portraits.message(message, self._world)}
        return receipt

    def _owners(self, opened: Interaction) -> Payload:
        """Where the bot is not a member, only a person can have brought it along."""
        in_guild = opened.place.kind == "guild"
        if in_guild and not self._world.bot_is_member:
            return {"1": opened.person.id}
        return portraits.owners(in_guild=in_guild)

    def _payload(self, opened: Interaction) -> Payload:
        person, place = opened.person, opened.place
        payload: Payload = {
            "id": opened.id,
            "application_id": BOT.id,
            "type": opened.type,
            "data": opened.data,
            "token": opened.token,
            "version": 1,
            "channel_id": place.id,
            "channel": portraits.channel(place),
            "app_permissions": str(self._world.bot_may(place)),
            "locale": person.locale,
            "entitlements": [],
            "entitlement_sku_ids": [],
            "authorizing_integration_owners": self._owners(opened),
            "context": 0 if place.kind == "guild" else 1,
            "attachment_size_limit": FILE_LIMIT,
        }
        if place.kind == "guild":
            payload["guild_id"] = GUILD_ID
            payload["guild"] = {"id": GUILD_ID, "locale": GUILD_LOCALE, "features": []}
            payload["guild_locale"] = GUILD_LOCALE
            payload["member"] = portraits.speaking_member(person)
            payload["channel"] = portraits.channel(place) | {"permissions": str(person.permissions)}
        else:
            payload["user"] = portraits.user(person)
        if opened.source is not None:
            payload["message"] = portraits.message(opened.source, self._world)
        return payload
