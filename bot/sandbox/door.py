"""The API's front door: every request is authorised, limited, answered in Discord's form and observed."""

import logging
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass

from aiohttp import web

from bot.sandbox.buckets import Buckets
from bot.sandbox.errors import ApiError
from bot.sandbox.faults import Fault, Faults
from bot.sandbox.forms import Request, read_request
from bot.sandbox.payload import Payload, parse, render

_log = logging.getLogger(__name__)

API = "/api/v10"
FORM = web.RequestKey("form", Request)

# A deleted message and a rate limit are part of life; every other refusal says that the bot erred.
_FORGIVEN_CODES = {10008, 30046}

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


@dataclass(frozen=True)
class Exchange:
    """One request to the API and its answer; `route` is the path as Discord's description writes it."""

    method: str
    route: str
    path: str
    query: Mapping[str, str]
    request: Request
    status: int
    headers: Mapping[str, str]
    answer: object


@dataclass(frozen=True)
class Complaint:
    """Something a real Discord would have refused."""

    method: str
    path: str
    status: int
    answer: object


Observer = Callable[[Exchange], None]


class Gate:
    def __init__(self, token: str, buckets: Buckets, faults: Faults) -> None:
        self.token = token
        self._buckets = buckets
        self._faults = faults
        self.observers: list[Observer] = []
        self.complaints: list[Complaint] = []

    @web.middleware
    async def middleware(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        if not request.path.startswith(API + "/"):
            return await handler(request)
        route = self._route(request)
        fault = self._faults.take(f"{request.method} {route}")
        if fault is not None and fault.trouble == "lost_before":
            return _lose(request)
        if fault is not None and fault.trouble == "answered":
            await request.read()
            return _interposed(fault)
        form = Request()
        headers: Mapping[str, str] = {}
        try:
            self._authorise(request, route)
            form = await read_request(request)
            request[FORM] = form
            if fault is not None and fault.trouble == "500":
                raise ApiError(500, 0, "500: Internal Server Error")
            limited = f"{request.method} {route}"
            major = next((v for k, v in request.match_info.items() if k in _MAJOR), "")
            if fault is not None and fault.trouble == "429":
                verdict = self._buckets.forced(limited, fault.retry_after)
            else:
                verdict = self._buckets.take(limited, major)
            headers = verdict.headers
            if verdict.retry_after is not None:
                response: web.StreamResponse = answer(verdict.body(), status=429)
            else:
                response = await handler(request)
        except ApiError as refused:
            response = answer(refused.body(), status=refused.status)
            self._complain(request, refused)
        except web.HTTPException as error:
            response = answer({"message": f"{error.status}: {error.reason}", "code": 0}, status=error.status)
        except ConnectionError:  # whoever asked is gone before the end of the question
            return _lose(request)
        except Exception as error:
            _log.exception("the sandbox itself failed at %s %s", request.method, request.path)
            response = answer({"message": "500: Internal Server Error", "code": 0}, status=500)
            self.complaints.append(Complaint(request.method, request.path, 500, repr(error)))
        if isinstance(response, web.Response) and response.status == 429:
            headers = {**headers, "Via": "1.1 google"}
        response.headers.update(headers)
        self._observe(request, route, form, response)
        if fault is not None and fault.trouble == "lost_after":
            return _lose(request)
        if fault is not None and fault.trouble == "answered_after":
            return _interposed(fault)
        return response

    def _route(self, request: web.Request) -> str:
        resource = request.match_info.route.resource
        return (resource.canonical if resource is not None else request.path).removeprefix(API)

    def _authorise(self, request: web.Request, route: str) -> None:
        if route.startswith(("/interactions/", "/webhooks/")) or route == "/gateway":
            return
        if request.headers.get("Authorization") != f"Bot {self.token}":
            raise ApiError(401, 0, "401: Unauthorized")

    def _complain(self, request: web.Request, refused: ApiError) -> None:
        if refused.status < 500 and refused.code not in _FORGIVEN_CODES:
            self.complaints.append(Complaint(request.method, request.path, refused.status, refused.body()))

    def _observe(self, request: web.Request, route: str, form: Request, response: web.StreamResponse) -> None:
        body = response.body if isinstance(response, web.Response) else None
        said = parse(bytes(body)) if isinstance(body, bytes | bytearray) and body else None
        exchange = Exchange(
            request.method,
            route,
            request.path.removeprefix(API),
            dict(request.query),
            form,
            response.status,
            dict(response.headers),
            said,
        )
        for observer in self.observers:
            observer(exchange)


_MAJOR = ("channel_id", "guild_id", "webhook_token", "interaction_token")


def answer(body: Payload | list[Payload], status: int = 200) -> web.Response:
    """JSON with the bare content type: discord.py takes `; charset=utf-8` for text."""
    return web.Response(body=render(body).encode(), status=status, content_type="application/json")


def nothing() -> web.Response:
    return web.Response(status=204)


async def unknown_route(request: web.Request) -> web.StreamResponse:
    raise ApiError(404, 0, "404: Not Found")


def _interposed(fault: Fault) -> web.Response:
    """What a test wants the bot to hear. It is nobody's complaint and not held against Discord's description."""
    if fault.code is None:
        return web.Response(text=f"<html>{fault.status}</html>", status=fault.status, content_type="text/html")
    return answer({"message": f"as asked: {fault.status}", "code": fault.code}, status=fault.status)


def _lose(request: web.Request) -> web.Response:
    if request.transport is not None:
        request.transport.abort()
    return web.Response(status=500)
