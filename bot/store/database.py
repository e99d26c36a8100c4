"""The SQLite file: one connection that writes, one that reads, and numbered migrations.

Write-ahead log with synchronous=FULL: what a transaction has committed survives a kill at any moment. The file and
all its copies are their owner's alone, and no other program's file is touched.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import sqlite3
from collections.abc import AsyncIterator, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from importlib.resources import files
from pathlib import Path

import aiosqlite

Row = sqlite3.Row
Value = int | str | bytes | None


APPLICATION = 0x43684447  # "ChDG", set by a migration
PRIVATE = 0o600


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
        """Opens the file, makes sure that it is whole and ours, and brings it up to date. Raises StoreError."""
        async with AsyncExitStack() as opened:
            try:
                await _look_before(path)
                _make_private(path)
                writer = await _connect(path, opened)
                await _check(writer, path)
                await _migrate(writer, path)
                await writer.execute("PRAGMA wal_checkpoint(TRUNCATE)")
                reader = await _connect(path, opened)
            except sqlite3.Error as error:
                raise StoreError(f"the database {path} cannot be used: {error}") from error
            except OSError as error:
                raise StoreError(f"the database {path} cannot be used: {error.strerror}") from error
            opened.pop_all()
        return cls(writer, reader)

    @classmethod
    async def open_to_read(cls, path: Path) -> Database:
        """Opens the file and changes nothing about it, whatever its version. Raises StoreError."""
        async with AsyncExitStack() as opened:
            try:
                await _look_before(path)
                first, second = await _connect_to_read(path, opened), await _connect_to_read(path, opened)
            except sqlite3.Error as error:
                raise StoreError(f"the database {path} cannot be used: {error}") from error
            opened.pop_all()
        return cls(first, second)

    async def demand_present(self) -> None:
        """Raises StoreError unless the file is of the version that this program writes."""
        row = await self.row("PRAGMA user_version")
        done, known = int(row[0]) if row else 0, len(migrations())
        if done != known:
            which = "an older" if done < known else "a newer"
            raise StoreError(f"the database is of {which} version ({done}, not {known}); run the bot of that version")

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
        """A consistent copy of the whole file, while the bot goes on. Raises OSError where there is one already."""
        await _copy(self._reader, target)


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


async def _connect_to_read(path: Path, opened: AsyncExitStack) -> aiosqlite.Connection:
    connection = await opened.enter_async_context(
        aiosqlite.connect(_to_read(path), uri=True, isolation_level=None, timeout=10)
    )
    connection.row_factory = sqlite3.Row
    return connection


def _empty(path: Path) -> bool:
    return not path.exists() or not path.stat().st_size


def _to_read(path: Path) -> str:
    return f"{path.absolute().as_uri()}?mode=ro"


async def _look_before(path: Path) -> None:
    """Raises StoreError for a file of another program, before anything is done to it."""
    if _empty(path):
        return
    async with aiosqlite.connect(_to_read(path), uri=True, timeout=10) as connection:
        marks = [await _number(connection, f"PRAGMA {name}") for name in ("application_id", "user_version")]
        tables = await _rows(connection, "SELECT name FROM sqlite_schema WHERE type = 'table'", ())
    application, version = marks
    if version > len(migrations()):
        return  # perhaps of a later day; it is refused for that
    first = set(re.findall(r"^CREATE TABLE (\w+)", migrations()[0], re.MULTILINE))
    ours = first <= {row[0] for row in tables} if version else not tables
    if application != APPLICATION and (application or not ours):
        raise StoreError(f"the database {path} cannot be used: it belongs to another program")


def _make_private(path: Path) -> None:
    """Its owner alone can read it: it holds the seeds of games in play."""
    with contextlib.suppress(OSError):  # SQLite will say what is wrong
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, PRIVATE))
    for name in (path, path.with_name(f"{path.name}-wal"), path.with_name(f"{path.name}-shm")):
        with contextlib.suppress(OSError):  # not there, or somebody else's file
            name.chmod(PRIVATE)


async def _check(connection: aiosqlite.Connection, path: Path) -> None:
    found = [str(row[0]) for row in await _rows(connection, "PRAGMA quick_check(5)", ())]
    if found != ["ok"]:
        raise StoreError(f"the database {path} cannot be used: it is damaged ({found[0]}). Put a backup back")


async def _copy(connection: aiosqlite.Connection, target: Path) -> None:
    os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_RDWR, PRIVATE))
    async with aiosqlite.connect(target) as copy:
        await connection.backup(copy)


async def _number(connection: aiosqlite.Connection, sql: str) -> int:
    row = await _row(connection, sql, ())
    return int(row[0]) if row else 0


async def _migrate(connection: aiosqlite.Connection, path: Path) -> None:
    done = await _number(connection, "PRAGMA user_version")
    scripts = migrations()
    if done > len(scripts):
        raise StoreError(f"the database is of a newer version ({done}) than this bot knows ({len(scripts)})")
    if 0 < done < len(scripts):
        await _copy(connection, _free_name(path, done))
    for number, sql in list(enumerate(scripts, 1))[done:]:
        await connection.executescript(f"BEGIN IMMEDIATE;\n{sql}\nPRAGMA user_version = {number};\nCOMMIT;")


def _free_name(path: Path, version: int) -> Path:
    """For a copy beside the file, as it was before it is brought up to date."""
    names = (path.with_name(f"{path.name}.version-{version}{suffix}") for suffix in ("", *(f"-{n}" for n in range(99))))
    return next(name for name in names if not name.exists())


def migrations() -> list[str]:
    """The scripts in order; their numbers must run from 1 without a gap."""
    folder = files("bot.store").joinpath("migrations")
    names = sorted(item.name for item in folder.iterdir() if item.name.endswith(".sql"))
    if [name[:4] for name in names] != [f"{number:03}_" for number in range(1, len(names) + 1)]:
        raise StoreError(f"the migrations are not numbered from 1 without a gap: {names}")
    return [folder.joinpath(name).read_text("utf-8") for name in names]
