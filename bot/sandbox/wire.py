"""One WebSocket to somebody: frames are queued at once and written in order; a lost reader stops nobody."""

import asyncio
import contextlib

from aiohttp import web

from bot.sandbox.payload import Payload, render


class Wire:
    def __init__(self, socket: web.WebSocketResponse, transport: asyncio.Transport | None) -> None:
        self.socket = socket
        self._transport = transport
        self._queue: asyncio.Queue[str | None] = asyncio.Queue()
        self._pump = asyncio.create_task(self._write())

    def send(self, frame: Payload) -> None:
        self._queue.put_nowait(render(frame))

    def send_text(self, text: str) -> None:
        self._queue.put_nowait(text)

    async def flush_and_close(self, code: int, why: str = "") -> None:
        """Say what was queued, then close with this code."""
        self._queue.put_nowait(None)
        await asyncio.wait({self._pump}, timeout=1.0)  # it may have been stopped meanwhile
        await self.socket.close(code=code, message=why.encode())

    def cut(self) -> None:
        """Drop the connection without a word, as a broken line does."""
        self._pump.cancel()
        if self._transport is not None:
            self._transport.abort()

    def stop(self) -> None:
        self._pump.cancel()

    async def _write(self) -> None:
        with contextlib.suppress(ConnectionError, RuntimeError):
            while (text := await self._queue.get()) is not None:
                await self.socket.send_str(text)
