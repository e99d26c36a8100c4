"""The body of a request, JSON or multipart, read once: what it says and the files that came along."""

import re
from dataclasses import dataclass

from aiohttp import BodyPartReader, StreamReader, web

from bot.sandbox.drafts import Upload
from bot.sandbox.errors import ApiError
from bot.sandbox.payload import Payload, as_object, parse

_FILE_FIELD = re.compile(r"^files\[(\d+)\]$")
MOST_JSON = 2 * 1024 * 1024
MOST_BYTES = 32 * 1024 * 1024  # of a form with its files
TOO_LARGE = ApiError(413, 40005, "Request entity too large")
NOT_JSON = ApiError(400, 50109, "The request body contains invalid JSON.")


@dataclass(frozen=True)
class Request:
    """What the bot said: `value` is any JSON, `fields` the same when it is an object."""

    value: object = None
    uploads: tuple[Upload, ...] = ()
    multipart: bool = False

    @property
    def fields(self) -> Payload:
        return as_object(self.value)


async def read_request(request: web.Request) -> Request:
    """Raises ApiError, for what is too large before it is read."""
    if not request.can_read_body:
        return Request()
    multipart = request.content_type == "multipart/form-data"
    if (request.content_length or 0) > (MOST_BYTES if multipart else MOST_JSON):
        raise TOO_LARGE
    try:
        if multipart:
            return await _multipart(request)
        return Request(parse(await _limited(request.content, MOST_JSON)))
    except ValueError:
        raise NOT_JSON from None


async def _limited(stream: StreamReader, most: int) -> bytes:
    """All there is, given up as soon as it is too much."""
    content = bytearray()
    async for chunk in stream.iter_chunked(1 << 16):
        content += chunk
        if len(content) > most:
            raise TOO_LARGE
    return bytes(content)


async def _multipart(request: web.Request) -> Request:
    value: object = None
    files: dict[int, Upload] = {}
    left = MOST_BYTES
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader) or part.name is None:
            continue
        numbered = _FILE_FIELD.match(part.name)
        if part.name == "payload_json":
            value = parse(await _content(part, MOST_JSON))
        elif numbered:
            content = await _content(part, left)
            left -= len(content)
            files[int(numbered[1])] = Upload(part.filename or "file", content)
    return Request(value, tuple(files[key] for key in sorted(files)), multipart=True)


async def _content(part: BodyPartReader, most: int) -> bytes:
    content = bytearray()
    while chunk := await part.read_chunk(1 << 16):
        content += chunk
        if len(content) > most:
            raise TOO_LARGE
    return bytes(content)
