"""The SQLite file: one connection that writes, one that reads, each with a thread of its own.

What belongs together is one trip to such a thread: `read(work)` and `write(work)` take a plain function of Statements.
Work may be done again if a commit that it shared with others fails, so it changes nothing but the file. Write-ahead log
with synchronous=FULL: what was committed survives a kill at any moment.
"""

from __future__ import annotations

import asyncio
import ctypes
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite

from bot.store import file
from bot.store.file import StoreError
from bot.store.watch import Watch

Row = sqlite3.Row
Value = int | str | bytes | None
Result = TypeVar("Result")

GROUP_COMMIT_WAIT = 0.02  # seconds that a write in no hurry waits for another to share its commit
MMAP_BYTES = 2**28  # of the file that the reader maps instead of copying; never written there
CACHED_STATEMENTS = 64


class Statements:
    """Runs SQL, in the connection's own thread."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection

    def row(self, sql: str, *values: Value) -> Row | None:
        return next(iter(self.rows(sql, *values)), None)

    def rows(self, sql: str, *values: Value) -> list[Row]:
        """All of them: a cursor left open would keep all later reads in the past."""
        return self.connection.execute(sql, values).fetchall()

    def run(self, sql: str, *values: Value) -> int:
        """Executes a statement; the number of rows it changed."""
        return self.connection.execute(sql, values).rowcount

    def insert(self, sql: str, *values: Value) -> int:
        """Executes an INSERT; the new row's id."""
        number = self.connection.execute(sql, values).lastrowid
        assert number is not None
        return number

    def run_many(self, sql: str, rows: Iterable[tuple[Value, ...]]) -> None:
        self.connection.executemany(sql, rows)


Work = Callable[[Statements], Result]


class Connection(aiosqlite.Connection):
    def __init__(self, where: str, *, uri: bool = False) -> None:
        connect = partial(sqlite3.connect, where, uri=uri, isolation_level=None, timeout=10)
        super().__init__(connect, CACHED_STATEMENTS)

    async def in_thread(self, work: Work[Result]) -> Result:
        """Does a piece of work in the thread, without a transaction of its own."""
        done: Result = await self._execute(work, Statements(self._conn))  # type: ignore[no-untyped-call]  # aiosqlite's own way to its thread
        return done

    async def abandon(self) -> None:
        """Ends the thread and leaves the file open for as long as the program runs: the last to close a file writes
        the rest of its log into it, and this one is not ours any more."""
        if self._connection is not None:
            ctypes.pythonapi.Py_IncRef(ctypes.py_object(self._connection))
            self._connection = None
            ended = self.stop()
            assert ended is not None
            await ended


class Job:
    """A piece of work to be committed, and what came of it; the thread fills it in."""

    def __init__(self, work: Work[Any]) -> None:
        self.work = work
        self.done = False
        self.result: Any = None
        self.error: Exception | None = None


class Transaction:
    """The writing side, inside BEGIN ... COMMIT, a trip to the thread for each statement."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def run(self, sql: str, *values: Value) -> int:
        return await self._connection.in_thread(lambda statements: statements.run(sql, *values))

    async def insert(self, sql: str, *values: Value) -> int:
        return await self._connection.in_thread(lambda statements: statements.insert(sql, *values))

    async def run_many(self, sql: str, rows: Iterable[tuple[Value, ...]]) -> None:
        await self._connection.in_thread(lambda statements: statements.run_many(sql, rows))

    async def row(self, sql: str, *values: Value) -> Row | None:
        return await self._connection.in_thread(lambda statements: statements.row(sql, *values))


class Database:
    """Writes are committed in the order they come; those that wait for a commit under way share the next one.

    Each is all or nothing, and its caller hears of it when it is on the disk. If they fail together, each is tried
    alone.
    """

    def __init__(self, writer: Connection, reader: Connection, watch: Watch | None = None) -> None:
        self._writer = writer
        self._reader = reader
        self._watch = watch  # None for a file that is only read
        self._waiting: list[Job] = []
        self._committing = asyncio.Lock()

    @classmethod
    async def open(cls, path: Path) -> Database:
        """Opens the file, makes sure that it is whole and ours, and brings it up to date. Raises StoreError."""
        async with AsyncExitStack() as opened:
            try:
                file.demand_ours(path)
                file.make_private(path)
                writer = await _connect(path, opened)
                await writer.in_thread(lambda statements: file.demand_whole(statements.connection, path))
                await writer.in_thread(lambda statements: file.migrate(statements.connection, path))
                await writer.in_thread(lambda statements: statements.rows("PRAGMA wal_checkpoint(TRUNCATE)"))
                reader = await _connect(path, opened)
                await reader.in_thread(lambda statements: statements.rows(f"PRAGMA mmap_size = {MMAP_BYTES}"))
            except sqlite3.Error as error:
                raise StoreError(f"the database {path} cannot be used: {error}") from error
            except UnicodeDecodeError as error:  # SQLite quotes what it found in the schema
                raise StoreError(f"the database {path} cannot be used: it is damaged") from error
            except OSError as error:
                raise StoreError(f"the database {path} cannot be used: {error.strerror}") from error
            opened.pop_all()
        return cls(writer, reader, Watch(path))

    @classmethod
    async def open_to_read(cls, path: Path) -> Database:
        """Opens the file and changes nothing about it, whatever its version. Raises StoreError."""
        async with AsyncExitStack() as opened:
            try:
                file.demand_ours(path)
                first, second = await _connect_to_read(path, opened), await _connect_to_read(path, opened)
            except sqlite3.Error as error:
                raise StoreError(f"the database {path} cannot be used: {error}") from error
            opened.pop_all()
        return cls(first, second)

    async def demand_present(self) -> None:
        """Raises StoreError unless the file is of the version that this program writes."""
        await self._reader.in_thread(lambda statements: file.demand_present(statements.connection))

    async def close(self) -> None:
        """Once the transaction under way, if any, is done."""
        async with self._committing:
            for connection in (self._reader, self._writer):
                if self._watch is None or self._watch.lost is None:
                    await connection.close()
                else:
                    await connection.abandon()

    async def demand_kept(self) -> None:
        """Raises LostError where the file is not the one that was opened any more."""
        if self._watch is not None and not self._watch.same():
            async with self._committing:  # a commit under way writes to the file, too
                await asyncio.to_thread(self._watch.judge)

    async def read_back(self, sql: str, expected: int) -> None:
        """Reads what was written last as the next start would. Raises LostError if it can't be read."""
        if self._watch is not None:
            async with self._committing:
                await asyncio.to_thread(self._watch.read_back, sql, expected)

    async def read(self, work: Work[Result]) -> Result:
        """What belongs together, asked in one trip and at one moment of the file."""
        await self.demand_kept()
        return await self._reader.in_thread(partial(_read, work))

    async def row(self, sql: str, *values: Value) -> Row | None:
        await self.demand_kept()
        return await self._reader.in_thread(lambda statements: statements.row(sql, *values))

    async def rows(self, sql: str, *values: Value) -> list[Row]:
        await self.demand_kept()
        return await self._reader.in_thread(lambda statements: statements.rows(sql, *values))

    async def write(self, work: Work[Result], *, hurry: bool = True) -> Result:
        """What the work returns, once it is committed, all or nothing. Cancelled, it is done as a whole or not at all.

        Without hurry it waits a little for another write to share its commit.
        """
        await self.demand_kept()
        job = Job(work)
        self._waiting.append(job)
        try:
            if not hurry:
                await asyncio.sleep(GROUP_COMMIT_WAIT)
            async with self._committing:
                if not job.done:
                    jobs, self._waiting = self._waiting, []
                    await self._writer.in_thread(partial(_commit, jobs))
                    if self._watch is not None:
                        self._watch.seen()
        finally:
            if job in self._waiting:
                self._waiting.remove(job)
        if job.error is not None:
            raise job.error
        result: Result = job.result
        return result

    async def run(self, sql: str, *values: Value) -> int:
        """A transaction of one statement; the number of rows it changed."""
        return await self.write(lambda statements: statements.run(sql, *values))

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Transaction]:
        """A transaction that waits for something between its statements; where nothing does, `write` is quicker.

        Commits at the end, rolls back on any exception, cancellation included.
        """
        await self.demand_kept()
        async with self._committing:
            try:
                await self._writer.in_thread(lambda statements: statements.run("BEGIN IMMEDIATE"))
                yield Transaction(self._writer)
                await self._writer.commit()
                if self._watch is not None:
                    self._watch.seen()
            except BaseException:
                await asyncio.shield(self._writer.rollback())
                raise

    async def backup(self, target: Path) -> None:
        """A consistent copy of the whole file, while the bot goes on. Raises OSError where there is one already."""
        await self._reader.in_thread(lambda statements: file.copy(statements.connection, target))


def _read(work: Work[Result], statements: Statements) -> Result:
    with _all_or_nothing(statements.connection, "BEGIN"):
        return work(statements)


def _commit(jobs: Sequence[Job], statements: Statements) -> None:
    """All of them in one transaction, or each in its own."""
    try:
        with _all_or_nothing(statements.connection, "BEGIN IMMEDIATE"):
            for job in jobs:
                job.result = job.work(statements)
    except Exception as error:
        if len(jobs) == 1:
            jobs[0].error = error
        else:
            for job in jobs:
                _commit([job], statements)
    for job in jobs:
        job.done = True


@contextmanager
def _all_or_nothing(connection: sqlite3.Connection, begin: str) -> Iterator[None]:
    connection.execute(begin)
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:  # SQLite rolls back by itself where the disk fails it
            connection.execute("ROLLBACK")
        raise


async def _connect(path: Path, opened: AsyncExitStack) -> Connection:
    """A connection that `opened` closes if opening fails: its thread would keep the program alive."""
    connection = Connection(str(path))
    await opened.enter_async_context(connection)
    connection.row_factory = sqlite3.Row
    await connection.in_thread(_set_pragmas)
    return connection


def _set_pragmas(statements: Statements) -> None:
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        statements.rows(f"PRAGMA {pragma}")


async def _connect_to_read(path: Path, opened: AsyncExitStack) -> Connection:
    connection = Connection(file.to_read(path), uri=True)
    await opened.enter_async_context(connection)
    connection.row_factory = sqlite3.Row
    return connection
