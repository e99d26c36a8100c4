"""From a draft to the body of a message: files kept and added, attachment:// resolved, mentions found.

A body is made whole or refused whole; the message it replaces is never half changed.
"""

import io
import mimetypes
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from urllib.parse import quote

from PIL import Image, UnidentifiedImageError

from bot.sandbox.clock import SandboxClock
from bot.sandbox.components import Component, FilePart, Media, TextDisplay, media_of, number, walk
from bot.sandbox.drafts import (
    COMPONENTS_V2,
    EPHEMERAL,
    LOADING,
    SUPPRESS_NOTIFICATIONS,
    AllowedMentions,
    AttachmentRef,
    Embed,
    EmbedImage,
    MessageDraft,
    Upload,
    check_components,
    check_flags,
    check_legacy_fields,
    check_uploads,
)
from bot.sandbox.errors import ApiError, invalid_form

_MENTION = re.compile(r"<@!?(\d+)>")
_ATTACHMENT = "attachment://"
# These stay what they were when the message was made.
_STICKY = EPHEMERAL | SUPPRESS_NOTIFICATIONS | COMPONENTS_V2


@dataclass(frozen=True)
class Attachment:
    id: str
    filename: str
    description: str | None
    content: bytes
    content_type: str
    url: str
    size: tuple[int, int] | None


@dataclass(frozen=True)
class Body:
    """Everything in a message that an edit can change."""

    content: str = ""
    embeds: tuple[Embed, ...] = ()
    components: tuple[Component, ...] = ()
    attachments: tuple[Attachment, ...] = ()
    flags: int = 0
    mentions: tuple[str, ...] = ()


@dataclass(frozen=True)
class Composer:
    """Where bodies are composed: the clock for ids and the address files are served from."""

    clock: SandboxClock
    address: str
    channel_id: str

    def new(self, draft: MessageDraft, uploads: Sequence[Upload], allowed_flags: int) -> Body:
        check_flags(draft.flags or 0, allowed_flags)
        return self._compose(draft, uploads, Body(), draft.flags or 0)

    def edited(self, before: Body, draft: MessageDraft, uploads: Sequence[Upload], allowed_flags: int) -> Body:
        asked = draft.flags or 0
        check_flags(asked & ~_STICKY & ~LOADING, allowed_flags)
        kept = before.flags & (_STICKY if draft.flags is not None else ~LOADING)
        return self._compose(draft, uploads, before, kept | (asked & (allowed_flags | COMPONENTS_V2)))

    def _compose(self, draft: MessageDraft, uploads: Sequence[Upload], before: Body, flags: int) -> Body:
        sent = draft.model_fields_set
        check_uploads(uploads)
        check_legacy_fields(draft, flags)
        attachments = self._attachments(draft, uploads, before)
        components = tuple(draft.components or ()) if "components" in sent else before.components
        embeds = tuple(draft.embeds or ()) if "embeds" in sent else before.embeds
        content = (draft.content or "") if "content" in sent else before.content
        if flags & COMPONENTS_V2 and (content or embeds):
            check_legacy_fields(MessageDraft(content=content, embeds=list(embeds)), flags)
        check_components(components, flags)
        self._resolve_media(components, attachments)
        self._resolve_embeds(embeds, attachments)
        number(components)
        shown = components if flags & COMPONENTS_V2 else (content.strip(), embeds, components, attachments)
        if not any(shown):
            raise ApiError(400, 50006, "Cannot send an empty message")
        texts = [content, *(part.content for part in walk(components) if isinstance(part, TextDisplay))]
        mentions = tuple(_mentioned(texts, draft.allowed_mentions))
        return Body(content, embeds, components, attachments, flags, mentions)

    def _attachments(self, draft: MessageDraft, uploads: Sequence[Upload], before: Body) -> tuple[Attachment, ...]:
        if draft.attachments is None and "attachments" not in draft.model_fields_set:
            added = [self._attach(upload, None) for upload in uploads]
            return self._ten((*before.attachments, *added))
        kept = {attachment.id: attachment for attachment in before.attachments}
        unnamed = dict(enumerate(uploads))
        listed: list[Attachment] = []
        for place, ref in enumerate(draft.attachments or ()):
            if ref.id in kept:
                listed.append(kept[ref.id])
            elif int(ref.id) in unnamed:
                listed.append(self._attach(unnamed.pop(int(ref.id)), ref))
            else:
                raise invalid_form(["attachments", place, "id"], "ATTACHMENT_NOT_FOUND", "No such file")
        return self._ten((*listed, *(self._attach(upload, None) for upload in unnamed.values())))

    def _ten(self, attachments: tuple[Attachment, ...]) -> tuple[Attachment, ...]:
        if len(attachments) > 10:
            raise invalid_form(["attachments"], "BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer in length.")
        return attachments

    def _attach(self, upload: Upload, ref: AttachmentRef | None) -> Attachment:
        name = re.sub(r"[^A-Za-z0-9_.\-]", "_", (ref.filename if ref and ref.filename else upload.filename))
        key = self.clock.snowflake()
        return Attachment(
            id=key,
            filename=name,
            description=ref.description if ref else None,
            content=upload.content,
            content_type=mimetypes.guess_type(name)[0] or "application/octet-stream",
            url=f"{self.address}/cdn/attachments/{self.channel_id}/{key}/{quote(name)}",
            size=_picture_size(upload.content),
        )

    def _resolve_media(self, components: Sequence[Component], attachments: Sequence[Attachment]) -> None:
        for media in media_of(components):
            found = self._named(media.url, attachments)
            if found is not None:
                _fill(media, found)
            elif not media.url.startswith(("http://", "https://")):
                raise invalid_form(["components"], "URL_TYPE_INVALID_SCHEME", f"Not a url: {media.url}")
            if media.id is None:
                media.id, media.proxy_url = self.clock.snowflake(), media.url
        for part in walk(components):
            if isinstance(part, FilePart):
                found = next((a for a in attachments if a.id == part.file.attachment_id), None)
                if found is None:
                    raise invalid_form(["components"], "URL_TYPE_INVALID_SCHEME", "A file needs attachment://")
                part.name, part.size = found.filename, len(found.content)

    def _resolve_embeds(self, embeds: Sequence[Embed], attachments: Sequence[Attachment]) -> None:
        for embed in embeds:
            for image in (embed.image, embed.thumbnail):
                if isinstance(image, EmbedImage):
                    found = self._named(image.url, attachments)
                    if found is not None:
                        image.url = found.url
                        image.width, image.height = found.size or (None, None)
                    image.proxy_url = image.url

    def _named(self, url: str, attachments: Sequence[Attachment]) -> Attachment | None:
        if not url.startswith(_ATTACHMENT):
            return next((a for a in attachments if a.url == url), None)
        name = url.removeprefix(_ATTACHMENT)
        for attachment in attachments:
            if attachment.filename == name:
                return attachment
        raise invalid_form(
            ["attachments"],
            "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
            f"The file {name} was not uploaded",
        )


def _fill(media: Media, found: Attachment) -> None:
    media.url = media.proxy_url = found.url
    media.id = media.attachment_id = found.id
    media.content_type = found.content_type
    media.width, media.height = found.size or (None, None)


def _picture_size(content: bytes) -> tuple[int, int] | None:
    try:
        with Image.open(io.BytesIO(content)) as picture:
            return picture.size
    except (UnidentifiedImageError, OSError, ValueError):
        return None


def _mentioned(texts: Sequence[str], allowed: AllowedMentions | None) -> Iterator[str]:
    """The people a message really notifies, in order and once each."""
    named = dict.fromkeys(found for text in texts for found in _MENTION.findall(text))
    everybody = allowed is None or "users" in (allowed.parse or ())
    listed = () if allowed is None else allowed.users or ()
    return (person for person in named if everybody or person in listed)
