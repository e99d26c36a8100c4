"""The SQLite file: one connection that writes, one that reads, and numbered migrations.

Write-ahead log with synchronous=FULL: what a transaction has committed survives a kill at any moment.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from importlib.resources import files
from pathlib import Path

import aiosqlite

Row = sqlite3.Row
Value = int | str | bytes | None


class StoreError(Exception):
    """A database that cannot be opened. The message says why."""


class Transaction:
    """The writing side, inside BEGIN ... COMMIT."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection

    async def run(self, sql: str, *values: Value) -> int:
        """Executes a statement; the number of rows it changed."""
        async with self._connection.execute(sql, values) as cursor:
            return cursor.rowcount

    async def insert(self, sql: str, *values: Value) -> int:
        """Executes an INSERT; the new row's id."""
        async with self._connection.execute(sql, values) as cursor:
            assert cursor.lastrowid is not None
            return cursor.lastrowid

    async def run_many(self, sql: str, rows: Iterable[tuple[Value, ...]]) -> None:
        await self._connection.executemany(sql, rows)

    async def row(self, sql: str, *values: Value) -> Row | None:
        return await _row(self._connection, sql, values)


class Database:
    def __init__(self, writer: aiosqlite.Connection, reader: aiosqlite.Connection) -> None:
        self._writer = writer
        self._reader = reader
        self._writing = asyncio.Lock()

    @classmethod
    async def open(cls, path: Path) -> Database:
        """Opens the file and brings it up to date. Raises StoreError."""
        async with AsyncExitStack() as opened:
            try:
                writer = await _connect(path, opened)
                await _migrate(writer)
                reader = await _connect(path, opened)
            except sqlite3.Error as error:
                raise StoreError(f"the database {path} cannot be used: {error}") from error
            opened.pop_all()
        return cls(writer, reader)

    async def close(self) -> None:
        """Once the transaction under way, if any, is done."""
        async with self._writing:
            await self._reader.close()
            await self._writer.close()

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Transaction]:
        """All or nothing: commits at the end, rolls back on any exception, cancellation included."""
        async with self._writing:
            try:
                await self._writer.execute("BEGIN IMMEDIATE")
                yield Transaction(self._writer)
                await self._writer.commit()
            except BaseException:
                await asyncio.shield(self._writer.rollback())
                raise

    async def row(self, sql: str, *values: Value) -> Row | None:
        return await _row(self._reader, sql, values)

    async def rows(self, sql: str, *values: Value) -> list[Row]:
        return await _rows(self._reader, sql, values)

    async def backup(self, target: Path) -> None:
        """A consistent copy of the whole file, while the bot goes on."""
        async with aiosqlite.connect(target) as copy:
            await self._reader.backup(copy)


async def _row(connection: aiosqlite.Connection, sql: str, values: tuple[Value, ...]) -> Row | None:
    return next(iter(await _rows(connection, sql, values)), None)


async def _rows(connection: aiosqlite.Connection, sql: str, values: tuple[Value, ...]) -> list[Row]:
    """In one go: a cursor left open between two calls would keep all later reads in the past."""
    return list(await connection.execute_fetchall(sql, values))


async def _connect(path: Path, opened: AsyncExitStack) -> aiosqlite.Connection:
    """A connection that `opened` closes if it comes to nothing: its thread would keep the program alive."""
    connection = await opened.enter_async_context(aiosqlite.connect(path, isolation_level=None, timeout=10))
    connection.row_factory = sqlite3.Row
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        await connection.execute(f"PRAGMA {pragma}")
    return connection


async def _migrate(connection: aiosqlite.Connection) -> None:
    row = await _row(connection, "PRAGMA user_version", ())
    done = int(row[0]) if row else 0
    scripts = migrations()
    if done > len(scripts):
        raise StoreError(f"the database is of a newer version ({done}) than this bot knows ({len(scripts)})")
    for number, sql in list(enumerate(scripts, 1))[done:]:
        await connection.executescript(f"BEGIN IMMEDIATE;\n{sql}\nPRAGMA user_version = {number};\nCOMMIT;")


def migrations() -> list[str]:
    """The scripts in order; their numbers must run from 1 without a gap."""
    folder = files("bot.store").joinpath("migrations")
    names = sorted(item.name for item in folder.iterdir() if item.name.endswith(".sql"))
    if [name[:4] for name in names] != [f"{number:03}_" for number in range(1, len(names) + 1)]:
        raise StoreError(f"the migrations are not numbered from 1 without a gap: {names}")
    return [folder.joinpath(name).read_text("utf-8") for name in names]
