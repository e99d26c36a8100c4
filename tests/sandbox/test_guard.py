"""The sandbox serves its own page and its bot: no other site of the same browser, and nothing without end."""

from collections.abc import AsyncIterator

import aiohttp
import pytest
import yarl

from bot.sandbox import Sandbox
from bot.sandbox.forms import MOST_BYTES, MOST_JSON
from tests.wire.people import Person


@pytest.fixture
async def session() -> aiohttp.ClientSession:
    return aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True))


async def status(session: aiohttp.ClientSession, url: str, **headers: str) -> int:
    async with session.get(url, headers=headers) as response:
        return response.status


async def test_a_name_that_is_not_its_own_is_refused(sandbox: Sandbox, session: aiohttp.ClientSession) -> None:
    """As when another site's name is made to point to this machine."""
    port = yarl.URL(sandbox.address).port
    async with session:
        for path in ("/", "/sandbox/people", "/page/main.js", "/api/v10/gateway", "/gateway"):
            assert await status(session, sandbox.address + path, Host="evil.example") == 403
            assert await status(session, sandbox.address + path, Host=f"evil.example:{port}") == 403
        assert await status(session, sandbox.address, Host=f"localhost:{port}") == 200


async def test_pages_of_other_sites_are_refused(sandbox: Sandbox, session: aiohttp.ClientSession, ada: Person) -> None:
    async with session:
        assert await status(session, sandbox.address) == 200
        people = f"{sandbox.address}/sandbox/people"
        assert await status(session, people) == 200
        assert await status(session, people, Origin=sandbox.address) == 200
        for origin in ("http://evil.example", "null", "http://127.0.0.1:1", f"https://{ada.address}"):
            assert await status(session, people, Origin=origin) == 403
            with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
                await session.ws_connect(f"{people}/{ada.id}", headers={"Origin": origin})
            assert refused.value.status == 403
        async with session.ws_connect(f"{people}/{ada.id}", headers={"Origin": sandbox.address}) as wire:
            assert (await wire.receive_json())["t"] == "hello"


async def test_no_page_speaks_for_a_bot(sandbox: Sandbox, session: aiohttp.ClientSession) -> None:
    async with session:
        for path in ("/api/v10/users/@me", "/gateway"):
            assert await status(session, sandbox.address + path, Origin=sandbox.address) == 403


async def test_the_page_has_a_key_of_this_start(sandbox: Sandbox, session: aiohttp.ClientSession) -> None:
    async with session:
        assert await status(session, f"{sandbox.address}/sandbox/people") == 403
        async with session.get(sandbox.address) as page:
            (cookie,) = page.cookies.values()
        assert cookie["httponly"]
        assert cookie["samesite"] == "Strict"
        assert await status(session, f"{sandbox.address}/sandbox/people") == 200
        async with Sandbox() as other:
            assert other.token != sandbox.token
            url = f"{other.address}/sandbox/people"
            assert await status(session, url, Cookie=f"sandbox-{yarl.URL(other.address).port}={cookie.value}") == 403


@pytest.mark.parametrize(
    ("kind", "length"), [("application/json", MOST_JSON + 1), ("multipart/form-data; boundary=x", MOST_BYTES + 1)]
)
async def test_what_is_too_large_is_refused_before_it_is_read(
    sandbox: Sandbox, session: aiohttp.ClientSession, ada: Person, kind: str, length: int
) -> None:
    url = f"{sandbox.address}/api/v10/channels/{ada.channel('gare')}/messages"
    headers = {"Authorization": f"Bot {sandbox.token}", "Content-Type": kind, "Content-Length": str(length)}
    async with session, session.post(url, headers=headers, data=nothing()) as response:
        assert response.status == 413
        assert (await response.json())["code"] == 40005


async def test_a_stranger_is_refused_before_anything_is_read(sandbox: Sandbox, session: aiohttp.ClientSession) -> None:
    url = f"{sandbox.address}/api/v10/channels/1/messages"
    headers = {"Content-Type": "application/json", "Content-Length": "1000000"}
    async with session, session.post(url, headers=headers, data=nothing()) as response:
        assert response.status == 401


async def test_a_body_of_unknown_length_is_given_up_when_it_is_too_much(
    sandbox: Sandbox, session: aiohttp.ClientSession, ada: Person
) -> None:
    async def endless() -> AsyncIterator[bytes]:
        for _ in range(MOST_JSON // 65_536 + 2):
            yield b" " * 65_536

    url = f"{sandbox.address}/api/v10/channels/{ada.channel('gare')}/messages"
    headers = {"Authorization": f"Bot {sandbox.token}", "Content-Type": "application/json"}
    async with session, session.post(url, headers=headers, data=endless()) as response:
        assert response.status == 413


async def nothing() -> AsyncIterator[bytes]:
    """A body that was announced and does not come."""
    yield b"{"
