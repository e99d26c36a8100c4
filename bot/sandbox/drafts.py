"""A message as the bot asks for it: content, embeds, components, files, and the limits that span them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Literal, Self, TypeVar

from pydantic import BeforeValidator, Field, ValidationError, model_validator

from bot.sandbox.components import (
    ActionRow,
    Button,
    Colour,
    ComponentModel,
    StrictModel,
    TextDisplay,
    TopLevel,
    pressables,
    walk,
)
from bot.sandbox.errors import ApiError, from_validation, invalid_form, rule

SUPPRESS_EMBEDS = 1 << 2
EPHEMERAL = 1 << 6
LOADING = 1 << 7
SUPPRESS_NOTIFICATIONS = 1 << 12
COMPONENTS_V2 = 1 << 15

FILE_LIMIT = 10 * 1024 * 1024


def _id(value: object) -> object:
    return str(value) if isinstance(value, int) and not isinstance(value, bool) else value


# Discord takes ids as text or as numbers.
Snowflake = Annotated[str, BeforeValidator(_id), Field(pattern=r"^\d{1,20}$")]


@dataclass(frozen=True)
class Upload:
    """A file that came with the form."""

    filename: str
    content: bytes


class EmbedField(StrictModel):
    name: Annotated[str, Field(min_length=1, max_length=256)]
    value: Annotated[str, Field(min_length=1, max_length=1024)]
    inline: bool | None = None


class EmbedFooter(StrictModel):
    text: Annotated[str, Field(max_length=2048)]
    icon_url: str | None = None


class EmbedAuthor(StrictModel):
    name: Annotated[str, Field(max_length=256)]
    url: str | None = None
    icon_url: str | None = None


class EmbedImage(StrictModel):
    url: Annotated[str, Field(max_length=2048)]
    proxy_url: str | None = None
    width: int | None = None
    height: int | None = None


class Embed(StrictModel):
    type: str = "rich"
    title: Annotated[str, Field(max_length=256)] | None = None
    description: Annotated[str, Field(max_length=4096)] | None = None
    url: str | None = None
    timestamp: str | None = None
    color: Colour | None = None
    fields: Annotated[list[EmbedField], Field(max_length=25)] | None = None
    footer: EmbedFooter | None = None
    author: EmbedAuthor | None = None
    image: EmbedImage | None = None
    thumbnail: EmbedImage | None = None

    def size(self) -> int:
        words = [
            self.title,
            self.description,
            self.footer and self.footer.text,
            self.author and self.author.name,
        ]
        fields = sum(len(f.name) + len(f.value) for f in self.fields or ())
        return sum(len(word) for word in words if word) + fields


class AllowedMentions(StrictModel):
    parse: list[Literal["users", "roles", "everyone"]] | None = None
    users: Annotated[list[Snowflake], Field(max_length=100)] | None = None
    roles: Annotated[list[Snowflake], Field(max_length=100)] | None = None
    replied_user: bool | None = None

    @model_validator(mode="after")
    def _either_or(self) -> Self:
        for kind, listed in (("users", self.users), ("roles", self.roles)):
            if listed and kind in (self.parse or ()):
                raise rule(
                    "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                    f'parse:["{kind}"] and {kind}: [ids...] are exclusive',
                )
        return self


class AttachmentRef(StrictModel):
    """Either the index of a file that comes along or the id of one to keep."""

    id: Snowflake
    filename: Annotated[str, Field(min_length=1, max_length=1024)] | None = None
    description: Annotated[str, Field(max_length=1024)] | None = None


class Reference(StrictModel):
    message_id: Snowflake
    channel_id: Snowflake | None = None
    guild_id: Snowflake | None = None
    fail_if_not_exists: bool | None = None


class MessageDraft(StrictModel):
    """What may be said in a message; a field that was not sent is not in `model_fields_set`."""

    content: Annotated[str, Field(max_length=2000)] | None = None
    embeds: Annotated[list[Embed], Field(max_length=10)] | None = None
    components: Annotated[list[TopLevel], Field(max_length=40)] | None = None
    attachments: Annotated[list[AttachmentRef], Field(max_length=10)] | None = None
    allowed_mentions: AllowedMentions | None = None
    flags: int | None = None
    tts: bool | None = None
    nonce: Annotated[str, BeforeValidator(_id), Field(max_length=25)] | None = None
    enforce_nonce: bool | None = None
    message_reference: Reference | None = None

    @model_validator(mode="after")
    def _spans(self) -> Self:
        if sum(embed.size() for embed in self.embeds or ()) > 6000:
            raise rule("MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000")
        return self


Model = TypeVar("Model", bound=StrictModel)


def read(model: type[Model], value: object, prefix: Sequence[str | int] = ()) -> Model:
    """The form, or Discord's refusal of it."""
    try:
        return model.model_validate(value)
    except ValidationError as error:
        raise from_validation(error, prefix) from None


def check_components(parts: Sequence[ComponentModel], flags: int) -> None:
    """The limits that hold for all components of one message together."""
    everything = list(walk(parts))
    if flags & COMPONENTS_V2:
        if len(everything) > 40:
            raise invalid_form(["components"], "COMPONENT_MAX_TOTAL_EXCEEDED", "At most 40 components")
        if sum(len(part.content) for part in everything if isinstance(part, TextDisplay)) > 4000:
            raise invalid_form(
                ["components"], "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", "At most 4000 characters of text"
            )
    else:
        if any(not isinstance(part, ActionRow) for part in parts):
            raise invalid_form(["components"], "UNION_TYPE_CHOICES", "Only rows without IS_COMPONENTS_V2")
        if len(parts) > 5:
            raise invalid_form(["components"], "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 5 in length.")
    names = [item.custom_id for item in pressables(parts) if item.custom_id is not None]
    for name in names:
        if names.count(name) > 1:
            raise invalid_form(
                ["components"],
                "COMPONENT_CUSTOM_ID_DUPLICATED",
                f"Custom id is used twice: {name}",
            )
    ids = [part.id for part in everything if part.id]
    if len(set(ids)) < len(ids):
        raise invalid_form(["components"], "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated")
    if any(isinstance(part, Button) and part.style == 6 for part in everything):
        raise invalid_form(["components"], "BUTTON_COMPONENT_SKU_UNKNOWN", "This application sells nothing")


def check_flags(flags: int, allowed: int) -> None:
    if flags & ~allowed:
        raise invalid_form(["flags"], "BASE_TYPE_CHOICES", f"Not allowed here: {flags & ~allowed}")


def check_legacy_fields(draft: MessageDraft, flags: int) -> None:
    """IS_COMPONENTS_V2 leaves no room for content and embeds."""
    if not flags & COMPONENTS_V2:
        return
    for name, value in (("content", draft.content), ("embeds", draft.embeds)):
        if value:
            raise invalid_form(
                [name],
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                f"The {name} field cannot be used with MessageFlags.IS_COMPONENTS_V2",
            )


def check_uploads(uploads: Sequence[Upload]) -> None:
    if len(uploads) > 10:
        raise invalid_form(["attachments"], "BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer in length.")
    if any(len(upload.content) > FILE_LIMIT for upload in uploads):
        raise ApiError(413, 40005, "Request entity too large")
