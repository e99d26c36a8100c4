"""A database that somebody deletes, truncates or overwrites under the running bot: nothing is said to be kept in it."""

from __future__ import annotations

import contextlib
import gc
import logging
import os
import shutil
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.store.books import Books
from bot.store.database import Database
from bot.store.watch import LostError
from tests.bot.house import ADA, BOB, CHANNEL, House, interaction, some_move


def wal(db: Path) -> Path:
    return db.with_name(f"{db.name}-wal")


def delete(db: Path) -> None:
    db.unlink()


def replace(db: Path) -> None:
    """A copy is put in its place, as a restored backup would be."""
    shutil.copy(db, db.with_name("other"))
    os.replace(db.with_name("other"), db)


def truncate(db: Path) -> None:
    os.truncate(db, 8192)


def empty(db: Path) -> None:
    os.truncate(db, 0)


def overwrite(db: Path) -> None:
    with db.open("r+b") as file:
        file.write(b"timetable " * (db.stat().st_size // 10))


def delete_log(db: Path) -> None:
    wal(db).unlink()


def truncate_log(db: Path) -> None:
    os.truncate(wal(db), 0)


def put_back(db: Path, content: bytes) -> None:
    db.write_bytes(content)


def left(db: Path) -> tuple[bytes, bool]:
    """What is in the file, and whether it has a log of writes."""
    return db.read_bytes(), wal(db).exists()


HARM = (delete, replace, truncate, empty, overwrite, delete_log)


async def played(house: House) -> int:
    table = await house.door.live(CHANNEL)
    return (await house.door.play(CHANNEL, ADA, [some_move(table)], interaction())).table.revision


@pytest.fixture
async def opened(db: Path) -> AsyncIterator[Database]:
    """Closed whatever comes: its threads would keep the tests alive."""
    database = await Database.open(db)
    yield database
    with contextlib.suppress(ValueError):
        await database.close()


@pytest.mark.parametrize("harm", HARM, ids=lambda harm: harm.__name__)
async def test_no_move_is_said_to_be_played_that_cannot_be_read_again(
    db: Path, opened: Database, caplog: pytest.LogCaptureFixture, harm: Callable[[Path], None]
) -> None:
    house = House(Books(opened))
    table = await house.started(ADA, BOB)
    harm(db)
    with caplog.at_level(logging.CRITICAL):
        for _ in range(2):
            with pytest.raises(LostError):
                await house.door.play(CHANNEL, ADA, [some_move(table)], interaction())
            with pytest.raises(LostError):
                await opened.rows("SELECT 1 FROM game")
    (told,) = [record.message for record in caplog.records if record.levelno == logging.CRITICAL]
    assert str(db) in told
    assert "put the file or a backup back" in told
    await opened.close()


@pytest.mark.parametrize("harm", [overwrite, truncate_log], ids=lambda harm: harm.__name__)
async def test_the_heartbeat_finds_out(db: Path, opened: Database, harm: Callable[[Path], None]) -> None:
    books = Books(opened)
    await books.clocks.beat(300)
    harm(db)
    with pytest.raises(LostError):
        await books.clocks.beat(300)
    await opened.close()


async def test_what_was_put_back_under_the_bot_is_not_touched_when_it_stops(
    db: Path, opened: Database, tmp_path: Path
) -> None:
    house = House(Books(opened))
    await house.started(ADA, BOB)
    backup = tmp_path / "backup.db"
    await opened.backup(backup)
    good, _ = left(backup)
    assert await played(house)
    overwrite(db)
    with pytest.raises(LostError):
        await opened.rows("SELECT 1 FROM game")
    put_back(db, good)
    await opened.close()
    del house
    gc.collect()
    assert left(db) == (good, False), "nor will the next start write the old log into it"


async def test_a_file_that_others_use_as_they_may_is_not_lost(db: Path, opened: Database) -> None:
    """Somebody looks at it, and writes the log of writes into it."""
    house = House(Books(opened))
    await house.started(ADA, BOB)
    with closing(sqlite3.connect(db)) as other:
        other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    assert await played(house)
    await house.books.clocks.beat(300)
    await opened.close()
