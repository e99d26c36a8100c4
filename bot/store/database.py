"""The SQLite file: one line that writes, one that reads, and numbered migrations.

What belongs together is asked or written in one hop (bot.store.line). Write-ahead log with synchronous=FULL: what a
transaction has committed survives a kill at any moment. The file and all its copies are their owner's alone, and no
other program's file is touched.
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

from bot.store.line import Line, Result, Row, Value, Work, Writer

APPLICATION = 0x43684447  # "ChDG", set by a migration
PRIVATE = 0o600
MAPPED = 2**28  # bytes of the file that are read where the system keeps them; never written there


class StoreError(Exception):
    """A database that cannot be opened. The message says why."""


class Transaction:
    """The writing side, inside BEGIN ... COMMIT, a hop for each statement."""

    def __init__(self, line: Line) -> None:
        self._line = line

    async def run(self, sql: str, *values: Value) -> int:
        return await self._line.do(lambda clerk: clerk.run(sql, *values))

    async def insert(self, sql: str, *values: Value) -> int:
        return await self._line.do(lambda clerk: clerk.insert(sql, *values))

    async def run_many(self, sql: str, rows: Iterable[tuple[Value, ...]]) -> None:
        await self._line.do(lambda clerk: clerk.run_many(sql, rows))

    async def row(self, sql: str, *values: Value) -> Row | None:
        return await self._line.do(lambda clerk: clerk.row(sql, *values))


class Database:
    def __init__(self, writer: Line, reader: Line) -> None:
        self._writer = writer
        self._reader = reader
        self._writing = Writer(writer)

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
                await _pragma(writer, "wal_checkpoint(TRUNCATE)")
                reader = await _connect(path, opened)
                await _pragma(reader, f"mmap_size = {MAPPED}")
            except sqlite3.Error as error:
                raise StoreError(f"the database {path} cannot be used: {error}") from error
            except UnicodeDecodeError as error:  # SQLite quotes what it found in the schema
                raise StoreError(f"the database {path} cannot be used: it is damaged") from error
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
        async with self._writing.alone:
            await self._reader.close()
            await self._writer.close()

    async def read(self, work: Work[Result]) -> Result:
        """What belongs together, asked in one hop and at one moment of the file."""
        return await self._reader.read(work)

    async def write(self, work: Work[Result], *, hurry: bool = True) -> Result:
        """One transaction in one hop, all or nothing, on the disk when this returns.

        Without hurry it waits a little for another write to go with. Cancelled, it is done as a whole or not at all.
        """
        return await self._writing.write(work, hurry=hurry)

    async def run(self, sql: str, *values: Value) -> int:
        """A transaction of one statement; the number of rows it changed."""
        return await self.write(lambda clerk: clerk.run(sql, *values))

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Transaction]:
        """A transaction that waits for something between its statements; where nothing does, `write` is quicker.

        Commits at the end, rolls back on any exception, cancellation included.
        """
        async with self._writing.alone:
            try:
                await self._writer.do(lambda clerk: clerk.run("BEGIN IMMEDIATE"))
                yield Transaction(self._writer)
                await self._writer.commit()
            except BaseException:
                await asyncio.shield(self._writer.rollback())
                raise

    async def row(self, sql: str, *values: Value) -> Row | None:
        return await self._reader.do(lambda clerk: clerk.row(sql, *values))

    async def rows(self, sql: str, *values: Value) -> list[Row]:
        return await self._reader.do(lambda clerk: clerk.rows(sql, *values))

    async def backup(self, target: Path) -> None:
        """A consistent copy of the whole file, while the bot goes on. Raises OSError where there is one already."""
        await _copy(self._reader, target)


async def _connect(path: Path, opened: AsyncExitStack) -> Line:
    """A line that `opened` closes if it comes to nothing: its thread would keep the program alive."""
    line = Line(str(path))
    await opened.enter_async_context(line)
    line.row_factory = sqlite3.Row
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        await _pragma(line, pragma)
    return line


async def _pragma(line: Line, pragma: str) -> None:
    """To its last row: a statement left standing would be in the way of a commit."""
    await line.do(lambda clerk: clerk.rows(f"PRAGMA {pragma}"))


async def _connect_to_read(path: Path, opened: AsyncExitStack) -> Line:
    line = Line(_to_read(path), uri=True)
    await opened.enter_async_context(line)
    line.row_factory = sqlite3.Row
    return line


def _empty(path: Path) -> bool:
    return not path.exists() or not path.stat().st_size


def _to_read(path: Path) -> str:
    return f"{path.absolute().as_uri()}?mode=ro"


async def _look_before(path: Path) -> None:
    """Raises StoreError for a file of another program, before anything is done to it."""
    if _empty(path):
        return
    async with Line(_to_read(path), uri=True) as line:
        assert isinstance(line, Line)
        marks = [await _number(line, f"PRAGMA {name}") for name in ("application_id", "user_version")]
        tables = await line.do(lambda clerk: clerk.rows("SELECT name FROM sqlite_schema WHERE type = 'table'"))
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


async def _check(line: Line, path: Path) -> None:
    found = [str(row[0]) for row in await line.do(lambda clerk: clerk.rows("PRAGMA quick_check(5)"))]
    if found != ["ok"]:
        raise StoreError(f"the database {path} cannot be used: it is damaged ({found[0]}). Put a backup back")


async def _copy(line: Line, target: Path) -> None:
    os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_RDWR, PRIVATE))
    async with aiosqlite.connect(target) as copy:
        await line.backup(copy)


async def _number(line: Line, sql: str) -> int:
    row = await line.do(lambda clerk: clerk.row(sql))
    return int(row[0]) if row else 0


async def _migrate(line: Line, path: Path) -> None:
    done = await _number(line, "PRAGMA user_version")
    scripts = migrations()
    if done > len(scripts):
        raise StoreError(f"the database is of a newer version ({done}) than this bot knows ({len(scripts)})")
    if 0 < done < len(scripts):
        await _copy(line, _free_name(path, done))
    for number, sql in list(enumerate(scripts, 1))[done:]:
        await line.executescript(f"BEGIN IMMEDIATE;\n{sql}\nPRAGMA user_version = {number};\nCOMMIT;")


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
