"""A line to the SQLite file: a connection with a thread of its own, to which a whole piece of work is one hop.

Work is a plain function of a Clerk. It may be done again if it comes to nothing, so it changes nothing but the file.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, TypeVar

import aiosqlite

Row = sqlite3.Row
Value = int | str | bytes | None
Result = TypeVar("Result")

COMPANY = 0.02  # seconds that a write in no hurry waits for another to go with


class Clerk:
    """Asks and writes, in the connection's own thread."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def row(self, sql: str, *values: Value) -> Row | None:
        return next(iter(self.rows(sql, *values)), None)

    def rows(self, sql: str, *values: Value) -> list[Row]:
        """All of them: a cursor left open would keep all later reads in the past."""
        return self._connection.execute(sql, values).fetchall()

    def run(self, sql: str, *values: Value) -> int:
        """Executes a statement; the number of rows it changed."""
        return self._connection.execute(sql, values).rowcount

    def insert(self, sql: str, *values: Value) -> int:
        """Executes an INSERT; the new row's id."""
        number = self._connection.execute(sql, values).lastrowid
        assert number is not None
        return number

    def run_many(self, sql: str, rows: Iterable[tuple[Value, ...]]) -> None:
        self._connection.executemany(sql, rows)


Work = Callable[[Clerk], Result]


class Line(aiosqlite.Connection):
    def __init__(self, where: str, *, uri: bool = False) -> None:
        super().__init__(partial(sqlite3.connect, where, uri=uri, isolation_level=None, timeout=10), 64)

    async def do(self, work: Work[Result]) -> Result:
        """One piece of work, without a transaction of its own."""
        return await self._hop(lambda: work(Clerk(self._conn)))

    async def read(self, work: Work[Result]) -> Result:
        """One piece of work, all of it at one moment of the file."""
        return await self._hop(lambda: _within("BEGIN", self._conn, work))

    async def commit_all(self, jobs: Sequence[Job]) -> None:
        await self._hop(lambda: _commit(self._conn, jobs))

    async def _hop(self, function: Callable[[], Result]) -> Result:
        done: Result = await self._execute(function)  # type: ignore[no-untyped-call]  # aiosqlite's own way to its thread
        return done


class Job:
    """A piece of work to be committed, and what came of it; the thread fills it in."""

    def __init__(self, work: Work[Any]) -> None:
        self.work = work
        self.done = False
        self._result: Any = None
        self._error: Exception | None = None

    def succeeded(self, result: Any) -> None:
        self._result, self._error, self.done = result, None, True

    def failed(self, error: Exception) -> None:
        self._error, self.done = error, True

    def outcome(self) -> Any:
        if self._error is not None:
            raise self._error
        return self._result


class Writer:
    """Commits pieces of work in the order they come; those that wait for a commit under way share the next one.

    Each is all or nothing, and its caller hears of it when it is on the disk. If they fail together, each is tried
    alone. Whoever holds `alone` has the connection for itself.
    """

    def __init__(self, line: Line) -> None:
        self._line = line
        self._waiting: list[Job] = []
        self.alone = asyncio.Lock()

    async def write(self, work: Work[Result], *, hurry: bool = True) -> Result:
        """What the work returns, once it is committed. Cancelled, it is done as a whole or not at all."""
        job = Job(work)
        self._waiting.append(job)
        try:
            if not hurry:
                await asyncio.sleep(COMPANY)
            async with self.alone:
                if not job.done:
                    jobs, self._waiting = self._waiting, []
                    await self._line.commit_all(jobs)
        finally:
            if job in self._waiting:
                self._waiting.remove(job)
        result: Result = job.outcome()
        return result


def _commit(connection: sqlite3.Connection, jobs: Sequence[Job]) -> None:
    try:
        results = _within("BEGIN IMMEDIATE", connection, lambda clerk: [job.work(clerk) for job in jobs])
    except Exception as error:
        if len(jobs) == 1:
            jobs[0].failed(error)
        else:
            for job in jobs:
                _commit(connection, [job])
        return
    for job, result in zip(jobs, results, strict=True):
        job.succeeded(result)


def _within(begin: str, connection: sqlite3.Connection, work: Work[Result]) -> Result:
    """All or nothing."""
    connection.execute(begin)
    try:
        result = work(Clerk(connection))
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:  # SQLite rolls back by itself where the disk fails it
            connection.execute("ROLLBACK")
        raise
    return result
