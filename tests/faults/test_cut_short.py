"""A bot that dies in the middle of a request: the sandbox forgets it, and posts nothing."""

from __future__ import annotations

import asyncio
import logging

import pytest
import yarl

from bot.sandbox import Sandbox
from tests.wire.people import Person


async def test_half_a_message_is_no_message(caplog: pytest.LogCaptureFixture) -> None:
    async with Sandbox() as sandbox, await Person.enter(sandbox.address, "Ada") as ada:
        address = yarl.URL(sandbox.address)
        _, writer = await asyncio.open_connection(address.host, address.port)
        head = (
            f"POST /api/v10/channels/{ada.channel('gare')}/messages HTTP/1.1\r\nHost: {address.authority}\r\n"
            f"Authorization: Bot {sandbox.token}\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n"
        )
        with caplog.at_level(logging.ERROR):
            writer.write(head.encode() + b'{"content": "half a mes')
            await writer.drain()
            await asyncio.sleep(0.05)
            writer.transport.abort()
            await asyncio.sleep(0.1)
        assert not ada.messages("gare")
        assert not sandbox.complaints
    assert not caplog.records
