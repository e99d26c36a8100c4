"""Where pictures are painted: in threads, or in processes of their own that keep the event loop free.

Either way a caller gets the picture or the painter's error. A process that dies is started again for the next picture;
the one it was painting is painted here.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import pickle
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Protocol, TypeVar, cast

from render.painter import LENGTH, framed

log = logging.getLogger(__name__)

Result = TypeVar("Result")
THREADS = 2
GRACE = 2.0  # seconds that a process has to end by itself


class PaintingError(Exception):
    """What a painter in another process came to grief over."""


class Painters(Protocol):
    def number(self, whose: int) -> int:
        """Which painter it is that paints for an owner."""

    async def paint(self, whose: int, function: Callable[..., Result], *args: object) -> Result:
        """What the function returns. Pictures of one owner come from the same painter, who remembers the last."""

    async def close(self) -> None: ...


class Threads:
    """A few at a time."""

    def __init__(self, most: int = THREADS) -> None:
        self._free = asyncio.Semaphore(most)

    def number(self, whose: int) -> int:
        return 0

    async def paint(self, whose: int, function: Callable[..., Result], *args: object) -> Result:
        async with self._free:
            return await asyncio.to_thread(function, *args)

    async def close(self) -> None:
        pass


class Processes:
    """`most` processes; the functions and what they take and return must be known to them by name."""

    def __init__(self, most: int, disk_cache: Path | None) -> None:
        self._rooms = [_Room(disk_cache) for _ in range(most)]
        self._here = Threads(1)

    def number(self, whose: int) -> int:
        return whose % len(self._rooms)

    async def paint(self, whose: int, function: Callable[..., Result], *args: object) -> Result:
        try:
            well, done = await self._rooms[self.number(whose)].call(pickle.dumps((function, args)))
        except (OSError, EOFError, asyncio.IncompleteReadError) as error:
            log.warning("a painter has left (%r); another one comes", error)
            return await self._here.paint(whose, function, *args)
        if not well:
            raise PaintingError(done)
        return cast(Result, done)

    async def close(self) -> None:
        await asyncio.gather(*(room.close() for room in self._rooms))


class _Room:
    """One painter and who waits for it."""

    def __init__(self, disk_cache: Path | None) -> None:
        self._command = (sys.executable, "-m", "render.painter", *([str(disk_cache)] if disk_cache else []))
        self._lock = asyncio.Lock()
        self._process: asyncio.subprocess.Process | None = None

    async def call(self, asked: bytes) -> tuple[bool, object]:
        """What came of it. Raises OSError or IncompleteReadError if the painter is lost."""
        async with self._lock:
            process = self._process or await self._started()
            assert process.stdin is not None
            assert process.stdout is not None
            try:
                process.stdin.write(framed(asked))
                await process.stdin.drain()
                (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
                answer: tuple[bool, object] = pickle.loads(await process.stdout.readexactly(length))
            except BaseException:  # cancelled, too: its answer would be taken for the next one's
                self._process = None
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
                raise
            return answer

    async def _started(self) -> asyncio.subprocess.Process:
        packages = os.pathsep.join(part or os.getcwd() for part in sys.path)
        self._process = await asyncio.create_subprocess_exec(
            *self._command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": packages},
        )
        return self._process

    async def close(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        assert process.stdin is not None
        process.stdin.close()
        try:
            await asyncio.wait_for(process.wait(), GRACE)
        except TimeoutError:
            process.kill()
            await process.wait()
