"""The SQLite file: migrations, durability, transactions that are all or nothing, backups, a full disk."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import threading
from pathlib import Path

import pytest

from bot.store import file as module
from bot.store.books import Books
from bot.store.database import Database
from bot.store.file import StoreError, migrations
from tests.bot.house import CHANNEL, House, until


def version(db: Path) -> int:
    with sqlite3.connect(db) as file:
        return int(file.execute("PRAGMA user_version").fetchone()[0])


async def add_house(database: Database, tag: str) -> None:
    async with database.transaction() as transaction:
        await transaction.run("INSERT INTO house (tag) VALUES (?)", tag)


async def tags(database: Database) -> list[str]:
    return [row["tag"] for row in await database.rows("SELECT tag FROM house ORDER BY rowid")][1:]


async def test_an_empty_file_gets_every_migration(db: Path, database: Database) -> None:
    names = {row["name"] for row in await database.rows("SELECT name FROM sqlite_schema WHERE type = 'table'")}
    assert {"game", "seat", "log", "position", "handled", "outbox", "sketch", "refusal", "intent"} <= names
    assert version(db) == len(migrations())


async def test_a_migrated_file_is_not_migrated_again(db: Path) -> None:
    for _ in range(2):
        opened = await Database.open(db)
        await add_house(opened, "x")
        await opened.close()
    opened = await Database.open(db)
    assert await tags(opened) == ["x", "x"]
    await opened.close()


def with_migrations(folder: Path, monkeypatch: pytest.MonkeyPatch, **scripts: str) -> None:
    (folder / "migrations").mkdir()
    for name, sql in scripts.items():
        (folder / "migrations" / f"{name.removeprefix('_')}.sql").write_text(sql)
    monkeypatch.setattr(module, "files", lambda package: folder)


def test_a_gap_in_the_numbering_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with_migrations(tmp_path, monkeypatch, _001_a="", _003_c="")
    with pytest.raises(StoreError, match="not numbered from 1 without a gap"):
        migrations()


async def test_an_older_file_gets_only_what_is_new(tmp_path: Path, db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with sqlite3.connect(db) as file:
        file.executescript("CREATE TABLE a (x); INSERT INTO a VALUES (7); PRAGMA user_version = 1")
    with_migrations(
        tmp_path, monkeypatch, _001_a="CREATE TABLE a (x);", _002_b="CREATE TABLE b AS SELECT x + 1 AS x FROM a;"
    )
    opened = await Database.open(db)
    row = await opened.row("SELECT x FROM b")
    await opened.close()
    assert row is not None
    assert (row["x"], version(db)) == (8, 2)


async def test_a_migration_that_fails_changes_nothing(
    tmp_path: Path, db: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_migrations(tmp_path, monkeypatch, _001_a="CREATE TABLE a (x); INSERT INTO nowhere VALUES (1);")
    with pytest.raises(StoreError, match="no such table: nowhere"):
        await Database.open(db)
    with sqlite3.connect(db) as file:
        assert file.execute("SELECT * FROM sqlite_schema").fetchall() == []
    assert version(db) == 0


@pytest.fixture
def timetable(db: Path) -> Path:
    """A file that is no database."""
    db.write_bytes(b"railway timetable " * 100)
    return db


@pytest.fixture
def newer(db: Path) -> Path:
    """A database of a later version of the bot."""
    with sqlite3.connect(db) as file:
        file.execute("PRAGMA user_version = 99")
    return db


async def test_a_file_that_is_no_database_is_refused(timetable: Path) -> None:
    with pytest.raises(StoreError, match="cannot be used: file is not a database"):
        await Database.open(timetable)


async def test_a_newer_file_is_refused_and_left_alone(newer: Path) -> None:
    with pytest.raises(StoreError, match=r"newer version \(99\)"):
        await Database.open(newer)
    assert version(newer) == 99


async def test_a_file_in_no_folder_is_refused(tmp_path: Path) -> None:
    before = threading.active_count()
    with pytest.raises(StoreError, match="unable to open"):
        await Database.open(tmp_path / "gone" / "chef.db")
    await threads_end(before)


async def threads_end(most: int) -> None:
    """A connection's thread that stays would keep the program from ending."""
    await until(lambda: threading.active_count() <= most)


@pytest.mark.parametrize("unusable", ["timetable", "newer"])
async def test_a_database_that_cannot_be_used_leaves_no_thread_behind(
    request: pytest.FixtureRequest, unusable: str
) -> None:
    before = threading.active_count()
    with pytest.raises(StoreError):
        await Database.open(request.getfixturevalue(unusable))
    await threads_end(before)


async def test_writing_is_durable_and_references_are_checked(database: Database) -> None:
    async with database.transaction() as transaction:
        found = {}
        for pragma in ("journal_mode", "synchronous", "foreign_keys"):
            row = await transaction.row(f"PRAGMA {pragma}")
            assert row is not None
            found[pragma] = row[0]
    assert found == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}
    with pytest.raises(sqlite3.IntegrityError):
        async with database.transaction() as transaction:
            await transaction.run("INSERT INTO seat (game, number, name) VALUES (1, 0, 'nobody')")


async def test_an_exception_rolls_back_and_the_next_write_works(database: Database) -> None:
    async def fail() -> None:
        async with database.transaction() as transaction:
            await transaction.run("INSERT INTO house (tag) VALUES ('lost')")
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await fail()
    await add_house(database, "kept")
    assert await tags(database) == ["kept"]


@pytest.mark.parametrize("turns", range(12))
async def test_a_cancelled_transaction_is_whole_or_nothing_wherever_it_is_hit(database: Database, turns: int) -> None:
    async def write() -> None:
        async with database.transaction() as transaction:
            await transaction.run("INSERT INTO house (tag) VALUES ('one')")
            await transaction.run("INSERT INTO house (tag) VALUES ('two')")
            await asyncio.sleep(0)

    task = asyncio.create_task(write())
    for _ in range(turns):
        await asyncio.sleep(0)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    await add_house(database, "after")
    assert await tags(database) in (["after"], ["one", "two", "after"])


async def test_a_transaction_cancelled_inside_leaves_nothing(database: Database) -> None:
    reached = asyncio.Event()

    async def write() -> None:
        async with database.transaction() as transaction:
            await transaction.run("INSERT INTO house (tag) VALUES ('lost')")
            reached.set()
            await asyncio.sleep(60)

    task = asyncio.create_task(write())
    await reached.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    await add_house(database, "kept")
    assert await tags(database) == ["kept"]


async def test_transactions_wait_for_one_another(database: Database) -> None:
    async def count_up() -> None:
        async with database.transaction() as transaction:
            row = await transaction.row("SELECT count(*) FROM house")
            assert row is not None
            await asyncio.sleep(0)
            await transaction.run("INSERT INTO house (tag) VALUES (?)", str(row[0]))

    await asyncio.gather(*(count_up() for _ in range(10)))
    assert await tags(database) == [str(number) for number in range(1, 11)]


async def test_readers_see_only_what_is_committed(database: Database) -> None:
    async with database.transaction() as transaction:
        await transaction.run("INSERT INTO house (tag) VALUES ('later')")
        assert await tags(database) == []
    assert await tags(database) == ["later"]


async def test_a_backup_taken_while_writing_is_consistent_and_opens(tmp_path: Path, house: House) -> None:
    await house.finished(1, 2)
    database = house.books.database
    async with database.transaction() as transaction:
        await transaction.run("INSERT INTO house (tag) VALUES ('not yet')")
        await database.backup(tmp_path / "copy.db")
    with sqlite3.connect(tmp_path / "copy.db") as file:
        assert file.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    copy = await Database.open(tmp_path / "copy.db")
    try:
        assert await tags(copy) == []
        assert await Books(copy).live_table(CHANNEL) == await house.books.live_table(CHANNEL)
    finally:
        await copy.close()


async def limit_pages(database: Database, pages: int) -> None:
    async with database.transaction() as transaction:
        await transaction.row(f"PRAGMA max_page_count = {pages}")


async def test_a_full_disk_changes_nothing_and_play_goes_on_once_there_is_room(house: House) -> None:
    before = await house.started(1, 2)
    database = house.books.database
    rows = await house.books.log(before)
    heard = len(house.heard)
    await limit_pages(database, 1)  # what there is stays; nothing can be added
    with pytest.raises(sqlite3.OperationalError, match="full"):
        await house.finish()
    stuck = await house.door.live(CHANNEL)
    assert stuck == before
    assert await house.books.log(stuck) == rows
    assert len(house.heard) == heard
    await limit_pages(database, 1_000_000)
    assert (await house.finish()).phase == "over"


async def test_a_read_sees_what_was_committed_before_it_whoever_else_reads(database: Database) -> None:
    """An open cursor of one reader must not hold back the others: a message once stayed unsent for it."""
    done = False

    async def keep_reading() -> None:
        while not done:
            await database.row("SELECT name FROM sqlite_schema")

    readers = [asyncio.create_task(keep_reading()) for _ in range(5)]
    for number in range(30):
        await add_house(database, f"tag {number}")
        assert len(await tags(database)) == number + 1
    done = True
    await asyncio.gather(*readers)


def content(path: Path) -> bytes:
    return path.read_bytes()


def put(path: Path, content: bytes) -> None:
    path.write_bytes(content)


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


async def test_the_file_and_its_copies_are_their_owners_alone(db: Path, database: Database, tmp_path: Path) -> None:
    await add_house(database, "x")
    await database.backup(tmp_path / "copy.db")
    beside = ("chef.db", "chef.db-wal", "chef.db-shm", "copy.db")
    assert {mode(tmp_path / name) for name in beside} == {0o600}


async def test_a_file_that_others_could_read_is_closed_to_them(db: Path) -> None:
    await (await Database.open(db)).close()
    os.chmod(db, 0o644)
    await (await Database.open(db)).close()
    assert mode(db) == 0o600


@pytest.mark.parametrize(
    "script",
    [
        "CREATE TABLE bookmarks (url); PRAGMA application_id = 7",
        "CREATE TABLE bookmarks (url)",
        "CREATE TABLE bookmarks (url); PRAGMA user_version = 1",
    ],
)
async def test_a_file_of_another_program_is_refused_and_left_alone(db: Path, script: str) -> None:
    with sqlite3.connect(db) as file:
        file.executescript(script)
    before = content(db)
    with pytest.raises(StoreError, match="another program"):
        await Database.open(db)
    assert content(db) == before


async def test_a_damaged_file_is_refused(db: Path) -> None:
    opened = await Database.open(db)
    for number in range(2_000):
        await add_house(opened, f"{number:060}")
    await opened.close()
    spoiled = bytearray(content(db))
    page = spoiled.index(b"0" * 50)
    spoiled[page - 200 : page + 2_000] = b"\xee" * 2_200
    put(db, bytes(spoiled))
    with pytest.raises(StoreError, match=r"damaged|malformed"):
        await Database.open(db)


async def test_a_copy_is_taken_before_a_migration(tmp_path: Path, db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = await Database.open(db)
    await add_house(opened, "before")
    await opened.close()
    scripts = migrations()
    monkeypatch.setattr(module, "migrations", lambda: [*scripts, "DELETE FROM house;"])
    await (await Database.open(db)).close()
    copy = db.with_name(f"chef.db.version-{len(scripts)}")
    assert version(copy) == len(scripts)
    assert mode(copy) == 0o600
    with sqlite3.connect(copy) as file:
        assert file.execute("SELECT count(*) FROM house").fetchone() == (2,)


async def test_a_start_folds_the_log_into_the_file(db: Path) -> None:
    opened = await Database.open(db)
    await add_house(opened, "x")
    copy, log = content(db), content(db.with_name("chef.db-wal"))
    await opened.close()
    put(db, copy)  # as a kill leaves it
    put(db.with_name("chef.db-wal"), log)
    opened = await Database.open(db)
    assert content(db.with_name("chef.db-wal")) == b""
    assert await tags(opened) == ["x"]
    await opened.close()


async def test_reading_changes_nothing_and_migrates_nothing(db: Path, tmp_path: Path) -> None:
    with sqlite3.connect(db) as file:
        file.executescript(f"{migrations()[0]}\nPRAGMA user_version = 1;")
    before = content(db)
    opened = await Database.open_to_read(db)
    await opened.backup(tmp_path / "copy.db")
    with pytest.raises(StoreError, match="older version"):
        await opened.demand_present()
    with pytest.raises(sqlite3.OperationalError, match="readonly"):
        await add_house(opened, "x")
    await opened.close()
    assert (content(db), version(db), version(tmp_path / "copy.db")) == (before, 1, 1)
