"""Writes in one trip: each whole or not at all, those that wait together in one commit, on the disk when told."""

from __future__ import annotations

import asyncio
import sqlite3
import threading

import pytest

from bot.store.database import Database, Statements, Work


def adding(tag: str) -> Work[int]:
    return lambda statements: statements.run("INSERT INTO house (tag) VALUES (?)", tag)


async def tags(database: Database) -> list[str]:
    return [row["tag"] for row in await database.rows("SELECT tag FROM house ORDER BY rowid")][1:]


async def commits(database: Database) -> list[str]:
    """Fills up with the commits that SQLite carries out from now on."""
    seen: list[str] = []
    await database._writer.set_trace_callback(lambda sql: seen.append(sql) if sql == "COMMIT" else None)
    return seen


async def test_writes_that_wait_for_a_commit_share_the_next_one(database: Database) -> None:
    seen = await commits(database)
    done = await asyncio.gather(*(database.write(adding(str(number))) for number in range(9)))
    assert done == [1] * 9
    assert await tags(database) == [str(number) for number in range(9)]
    assert len(seen) == 2, "the first did not wait"


async def test_a_write_that_fails_takes_none_of_its_company_along(database: Database) -> None:
    def fail(statements: Statements) -> int:
        adding("half")(statements)
        raise ZeroDivisionError

    works = [adding("one"), fail, adding("two"), lambda statements: statements.run("INSERT INTO nowhere VALUES (1)")]
    one, failed, two, lost = await asyncio.gather(*map(database.write, works), return_exceptions=True)
    assert (one, two) == (1, 1)
    assert isinstance(failed, ZeroDivisionError)
    assert isinstance(lost, sqlite3.OperationalError)
    assert await tags(database) == ["one", "two"]


async def test_a_write_in_no_hurry_goes_with_the_next(database: Database) -> None:
    seen = await commits(database)
    mark = asyncio.create_task(database.write(adding("mark"), hurry=False))
    await asyncio.sleep(0)
    assert not seen
    await database.write(adding("move"))
    assert len(seen) == 1
    assert await mark == 1
    assert len(seen) == 1


async def test_a_write_in_no_hurry_does_not_wait_for_ever(database: Database) -> None:
    await database.write(adding("mark"), hurry=False)
    assert await tags(database) == ["mark"]


async def test_a_write_given_up_while_it_waits_is_not_done(database: Database) -> None:
    async with database.transaction():
        waiting = asyncio.create_task(database.write(adding("never")))
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
    await database.write(adding("kept"))
    assert await tags(database) == ["kept"]


@pytest.mark.parametrize("given_up", [0, 1])
async def test_a_write_given_up_under_way_keeps_nobody_else_from_hearing_of_theirs(
    database: Database, given_up: int
) -> None:
    under_way, go_on = threading.Event(), threading.Event()

    def slow(statements: Statements) -> int:
        under_way.set()
        go_on.wait(5)
        return adding("slow")(statements)

    async with database.transaction():
        writes = [asyncio.create_task(database.write(work)) for work in (slow, adding("beside"))]
        await asyncio.sleep(0)
    await asyncio.to_thread(under_way.wait, 5)
    writes[given_up].cancel()
    later = asyncio.create_task(database.write(adding("later")))
    await asyncio.sleep(0)
    go_on.set()
    await asyncio.gather(*writes, later, return_exceptions=True)
    assert later.result() == 1
    assert writes[1 - given_up].result() == 1
    assert await tags(database) == ["slow", "beside", "later"], "what was under way is done as a whole"


async def test_what_is_asked_together_is_of_one_moment(database: Database) -> None:
    looked, written = threading.Event(), threading.Event()

    def look_twice(statements: Statements) -> tuple[int, int]:
        first = len(statements.rows("SELECT tag FROM house"))
        looked.set()
        written.wait(5)
        return first, len(statements.rows("SELECT tag FROM house"))

    reading = asyncio.create_task(database.read(look_twice))
    await asyncio.to_thread(looked.wait, 5)
    await database.write(adding("meanwhile"))
    written.set()
    assert await reading == (1, 1)
    assert await tags(database) == ["meanwhile"]
