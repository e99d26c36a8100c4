"""A fresh database and the house over it, for each test; and one whose time is turned by hand."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store.books import Books
from bot.store.database import Database
from tests.bot.house import House
from tests.bot.timed import Days


@pytest.fixture
def db(tmp_path: Path) -> Path:
    return tmp_path / "chef.db"


@pytest.fixture
async def database(db: Path) -> AsyncIterator[Database]:
    opened = await Database.open(db)
    yield opened
    await opened.close()


@pytest.fixture
def house(database: Database) -> House:
    """Tables without words, at which Ada has the first turn."""
    return House(Books(database))


@pytest.fixture
async def days(tmp_path: Path) -> AsyncIterator[Days]:
    opened = await Days(tmp_path / "days.db").open()
    yield opened
    await opened.close()
