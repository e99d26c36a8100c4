"""The body of a request, JSON or multipart, read once: what it says and the files that came along."""

import re
from dataclasses import dataclass

from aiohttp import BodyPartReader, web

from bot.sandbox.drafts import FILE_LIMIT, Upload
from bot.sandbox.errors import RefusedError
from bot.sandbox.payload import Payload, as_object, parse

_FILE_FIELD = re.compile(r"^files\[(\d+)\]$")
NOT_JSON = RefusedError(400, 50109, "The request body contains invalid JSON.")


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
    if not request.can_read_body:
        return Request()
    try:
        if request.content_type == "multipart/form-data":
            return await _multipart(request)
        return Request(parse(await request.read()))
    except ValueError:
        raise NOT_JSON from None


async def _multipart(request: web.Request) -> Request:
    value: object = None
    files: dict[int, Upload] = {}
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader) or part.name is None:
            continue
        numbered = _FILE_FIELD.match(part.name)
        if part.name == "payload_json":
            value = parse(await part.read())
        elif numbered:
            files[int(numbered[1])] = Upload(part.filename or "file", await _content(part))
    return Request(value, tuple(files[key] for key in sorted(files)), multipart=True)


async def _content(part: BodyPartReader) -> bytes:
    content = bytearray()
    while chunk := await part.read_chunk(1 << 16):
        if len(content) <= FILE_LIMIT:
            content += chunk
    return bytes(content)
