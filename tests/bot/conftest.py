"""A fresh database and the house over it, for each test."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store.books import Books
from bot.store.database import Database
from tests.bot.house import SEED, House


@pytest.fixture
def db(tmp_path: Path) -> Path:
    return tmp_path / "chef.db"


@pytest.fixture
async def database(db: Path) -> AsyncIterator[Database]:
    opened = await Database.open(db)
    yield opened
    await opened.close()


@pytest.fixture
def house(database: Database, monkeypatch: pytest.MonkeyPatch) -> House:
    """Every table has the same seed, without words, by which Ada has the first turn."""
    monkeypatch.setattr(secrets, "token_bytes", lambda size: SEED)
    monkeypatch.setattr("bot.door.drawn_word", str)
    return House(Books(database))
