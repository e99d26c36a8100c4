"""schema.sql shows the database as the migrations make it."""

from __future__ import annotations

import sqlite3

from bot.store.file import migrations
from bot.store.schema import PAGE, page


def columns(*scripts: str) -> dict[str, list[tuple[object, ...]]]:
    """Every table and index with its columns, as SQLite describes them."""
    database = sqlite3.connect(":memory:")
    for sql in scripts:
        database.executescript(sql)
    names = [row[0] for row in database.execute("SELECT name FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY name")]
    found = {
        name: database.execute(f"PRAGMA table_info({name})").fetchall()
        or database.execute(f"PRAGMA index_info({name})").fetchall()
        for name in names
    }
    database.close()
    return found


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text("utf-8") == page(), "run python -m bot.store.schema"


def test_the_page_describes_what_the_migrations_make() -> None:
    assert columns(PAGE.read_text("utf-8")) == columns(*migrations())
