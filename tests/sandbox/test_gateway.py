"""Broken lines, lost sessions and the bot that comes back."""

import asyncio

import aiohttp
import pytest

from bot.sandbox import Sandbox
from bot.sandbox.payload import Payload, as_object, parse
from tests.machine import PATIENCE
from tests.sandbox.smallbot import SmallBot, until
from tests.wire.people import Person


async def test_a_cut_connection_is_resumed_and_what_was_missed_is_replayed(
    sandbox: Sandbox, bot: SmallBot, ada: Person
) -> None:
    session = bot.ws.session_id
    sandbox.cut_gateway()
    await ada.until(lambda: not ada.bot_online)
    answer = await ada.command("gare", "hello")
    assert answer.acknowledged
    await asyncio.wait_for(bot.resumed.wait(), PATIENCE)
    assert bot.ws.session_id == session


async def test_asked_to_reconnect_the_bot_resumes(sandbox: Sandbox, bot: SmallBot, ada: Person) -> None:
    sandbox.gateway.ask_reconnect()
    await asyncio.wait_for(bot.resumed.wait(), PATIENCE)
    assert (await ada.command("gare", "hello")).acknowledged


async def test_with_its_session_gone_the_bot_identifies_anew(sandbox: Sandbox, bot: SmallBot, ada: Person) -> None:
    session = bot.ws.session_id
    sandbox.invalidate_sessions()
    await until(lambda: bot.ws.session_id not in (None, session))
    assert not bot.resumed.is_set()
    assert (await ada.command("gare", "hello")).acknowledged


def identify(token: str, intents: int) -> Payload:
    return {"op": 2, "d": {"token": token, "intents": intents, "properties": {}}}


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        (identify("wrong", 1), 4004),
        (identify("sandbox-token", 1 << 15), 4014),
        ({"op": 6, "d": {"token": "wrong", "session_id": "x", "seq": 1}}, 4004),
        ({"op": 3, "d": {}}, 4003),
        ({"op": 99}, 4001),
    ],
)
async def test_a_bad_frame_closes_the_gateway_with_discords_code(sandbox: Sandbox, frame: Payload, code: int) -> None:
    async with aiohttp.ClientSession() as http, http.ws_connect(f"{sandbox.address}/gateway") as socket:
        assert (await receive(socket))["op"] == 10
        known = as_object(frame.get("d")).get("token") == "sandbox-token"
        await socket.send_json(identify(sandbox.token, 1 << 15) if known else frame)
        closed = await socket.receive(timeout=PATIENCE)
        assert closed.type in (aiohttp.WSMsgType.CLOSE, aiohttp.WSMsgType.CLOSED)
        assert socket.close_code == code


async def test_heartbeats_are_acknowledged_and_unknown_sessions_refused(sandbox: Sandbox) -> None:
    async with aiohttp.ClientSession() as http, http.ws_connect(f"{sandbox.address}/gateway") as socket:
        await receive(socket)
        await socket.send_json({"op": 1, "d": None})
        assert (await receive(socket))["op"] == 11
        await socket.send_json({"op": 6, "d": {"token": sandbox.token, "session_id": "gone", "seq": 3}})
        assert await receive(socket) == {"op": 9, "d": False}


async def receive(socket: aiohttp.ClientWebSocketResponse) -> Payload:
    return as_object(parse(await socket.receive_str(timeout=PATIENCE)))
