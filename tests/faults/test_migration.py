"""Databases of other days: an old one is brought up to date and played on, a newer or broken one is refused."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import file
from bot.store.books import Books
from bot.store.database import Database
from bot.store.file import StoreError, migrations
from bot.tables.clocks import PRESETS
from bot.tables.house import HouseOptions
from tests.faults.playing import begin, play_once, the_table
from tests.faults.proof import at_rest, sound_books
from tests.wire.house import open_house

TOMORROW = "ALTER TABLE game ADD COLUMN mood TEXT NOT NULL DEFAULT 'calm';"


def version(db: Path) -> int:
    with closing(sqlite3.connect(db)) as file:
        return int(file.execute("PRAGMA user_version").fetchone()[0])


def tables(db: Path) -> set[str]:
    with closing(sqlite3.connect(db)) as file:
        return {name for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}


async def test_a_running_game_is_played_on_after_a_migration(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    chance = random.Random(3)
    scripts = migrations()
    async with open_house(tmp_path) as house:
        ada = await house.person("Ada")
        await begin(house, ada, robots=1)
        await play_once(house, [ada], chance)
        await house.stop()
        before = version(house.db)
        monkeypatch.setattr(file, "migrations", lambda: [*scripts, TOMORROW])
        await house.start()
        assert version(house.db) == before + 1 == len(scripts) + 1
        assert (await play_once(house, [ada], chance)).text.startswith("✅")
        assert (await the_table(house, ada)).phase == "playing"
        await at_rest(house.bot.services.books)
        assert await sound_books(house.bot.services.books) >= 2


@pytest.mark.parametrize("done", range(len(migrations()) + 1))
async def test_every_version_there_ever_was_can_be_opened(done: int, tmp_path: Path) -> None:
    db = tmp_path / "old.db"
    with closing(sqlite3.connect(db)) as file:
        for number, sql in enumerate(migrations()[:done], 1):
            file.executescript(f"{sql}\nPRAGMA user_version = {number};")
    opened = await Database.open(db)
    await opened.close()
    assert version(db) == len(migrations())


async def test_a_migration_that_fails_leaves_the_file_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    db = tmp_path / "house.db"
    await (await Database.open(db)).close()
    before = version(db), tables(db)
    broken = "CREATE TABLE half (done INTEGER) STRICT; INSERT INTO nowhere VALUES (1);"
    scripts = migrations()
    monkeypatch.setattr(file, "migrations", lambda: [*scripts, broken])
    with pytest.raises(StoreError, match="nowhere"):
        await Database.open(db)
    assert (version(db), tables(db)) == before
    monkeypatch.setattr(file, "migrations", lambda: [*scripts, TOMORROW])
    await (await Database.open(db)).close()
    assert version(db) == before[0] + 1


async def test_a_database_from_the_future_is_refused_and_left_alone(tmp_path: Path) -> None:
    db = tmp_path / "house.db"
    await (await Database.open(db)).close()
    with closing(sqlite3.connect(db)) as file:
        file.execute("PRAGMA user_version = 999")
    with pytest.raises(StoreError, match="newer"):
        await Database.open(db)
    assert version(db) == 999


@pytest.mark.parametrize("rubbish", [b"not a database at all, just text " * 100, b"SQLite format 3\0" + b"\xff" * 5000])
async def test_a_file_that_is_no_database_is_refused_and_left_alone(rubbish: bytes, tmp_path: Path) -> None:
    db = tmp_path / "house.db"
    db.write_bytes(rubbish)
    with pytest.raises(StoreError, match="cannot be used"):
        await Database.open(db)
    assert db.read_bytes() == rubbish


async def test_what_tables_have_chosen_is_carried_over_into_one_value(tmp_path: Path) -> None:
    db = tmp_path / "old.db"
    pace = PRESETS["daily"].but(at_zero="seat")
    with closing(sqlite3.connect(db)) as old:
        for number, sql in enumerate(migrations()[:9], 1):
            old.executescript(f"{sql}\nPRAGMA user_version = {number};")
        old.executemany(
            "INSERT INTO game (guild, channel, rules, version, options, language, phase, seed, revision, agreement,"
            " pins, pace) VALUES (1, ?, 'freight_train', 1, '{}', 'en', 'gathering', zeroblob(32), 0, ?, ?, ?)",
            [(5, "majority", 1, pace.model_dump_json()), (6, "unanimity", 0, None)],
        )
        old.commit()
    database = await Database.open(db)
    tables = [await Books(database).live_table(channel) for channel in (5, 6)]
    await database.close()
    assert [table and table.house for table in tables] == [
        HouseOptions(undo="majority", pins=True, pace=pace),
        HouseOptions(),
    ]
