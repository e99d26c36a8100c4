"""The outbox: sends what was committed, in order, until Discord has it.

One task a channel. A row is marked once Discord has answered; the nonce makes a repeated sending the same
message. What can never be sent (channel gone, no permission) is given up with its reason.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace

import aiohttp
import discord

from bot.post import Post
from bot.store.books import Books
from bot.store.database import Row
from bot.table import Table

log = logging.getLogger(__name__)

FIRST_PAUSE = 0.5
LONGEST_PAUSE = 60.0
MOST_SURPRISES = 5  # tries for a message that cannot even be made

Send = Callable[[Table, Post, str], Awaitable[int]]
"""Sends a post for a table with a nonce and answers with the message's id."""


class Outbox:
    def __init__(self, books: Books, send: Send) -> None:
        self._books = books
        self._send = send
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()
        self._tag = ""

    async def start(self) -> None:
        """Takes up what an earlier run left unsent."""
        row = await self._books.database.row("SELECT tag FROM house")
        assert row is not None
        self._tag = row["tag"]
        rows = await self._books.database.rows(
            "SELECT DISTINCT channel FROM outbox WHERE message IS NULL AND given_up IS NULL"
        )
        for waiting in rows:
            self.wake(waiting["channel"])

    def wake(self, channel: int) -> None:
        """Something was written for this channel."""
        self._again.add(channel)
        if channel not in self._tasks:
            task = asyncio.create_task(self._drain(channel), name=f"outbox {channel}")
            self._tasks[channel] = task

    async def close(self) -> None:
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def idle(self) -> None:
        """Waits until everything written so far has been sent or given up."""
        while self._tasks:
            await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _drain(self, channel: int) -> None:
        try:
            while channel in self._again:
                self._again.discard(channel)
                while await self._send_next(channel):
                    pass
        except sqlite3.Error:
            log.exception("the outbox of channel %s waits for the next message", channel)
        finally:
            del self._tasks[channel]

    async def _send_next(self, channel: int) -> bool:
        row = await self._books.database.row(
            "SELECT * FROM outbox WHERE channel = ? AND message IS NULL AND given_up IS NULL ORDER BY id LIMIT 1",
            channel,
        )
        if row is None:
            return False
        message, given_up = await self._deliver(row)
        await self._mark(row["id"], message, given_up)
        return True

    async def _deliver(self, row: Row) -> tuple[int | None, str | None]:
        """Tries until it is sent or can never be: the message's id, or why not."""
        surprises = 0
        for pause in _pauses():
            try:
                return await self._attempt(row), None
            except (discord.Forbidden, discord.NotFound) as error:
                log.warning("channel %s cannot be told: %s", row["channel"], error)
                return None, str(error)
            except discord.HTTPException as error:
                if 400 <= error.status < 500 and error.status != 429:
                    log.error("Discord does not take a message for channel %s: %s", row["channel"], error)
                    return None, str(error)
                log.warning("Discord is unwell (%s); trying again in %.1f s", error.status, pause)
            except (aiohttp.ClientError, OSError, sqlite3.Error) as error:
                log.warning("channel %s cannot be told yet (%r); trying again in %.1f s", row["channel"], error, pause)
            except Exception as error:
                log.exception("a message for channel %s cannot be made", row["channel"])
                surprises += 1
                if surprises == MOST_SURPRISES:  # the messages behind it must not wait forever
                    return None, repr(error)
            await asyncio.sleep(pause)
        raise AssertionError("pauses never end")

    async def _attempt(self, row: Row) -> int:
        table = await self._books.table(row["game"])
        assert table is not None
        post = Post.model_validate_json(row["post"])
        return await self._send(replace(table, seats=post.seats), post, f"{self._tag}-{row['id']}")

    async def _mark(self, number: int, message: int | None, given_up: str | None) -> None:
        """Remembers that a row is done; it is not sent again while the store cannot be written."""
        for pause in _pauses():
            try:
                async with self._books.database.transaction() as transaction:
                    await transaction.run(
                        "UPDATE outbox SET message = ?, given_up = ? WHERE id = ?", message, given_up, number
                    )
                return
            except sqlite3.Error as error:
                log.error("message %s cannot be marked as sent (%s); trying again in %.1f s", number, error, pause)
            await asyncio.sleep(pause)


def _pauses() -> Iterator[float]:
    pause = FIRST_PAUSE
    while True:
        yield pause
        pause = min(pause * 2, LONGEST_PAUSE)
