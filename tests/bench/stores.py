"""Stores to measure with: a real SQLite file, games in play in it, and many more made by copying rows."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

from bot import acts
from bot.door import Door, Heard
from bot.store.books import Books
from bot.store.database import Database
from bot.table import Table
from tests.bench.games import FREIGHT, at_random

ADA, BASILE = 1, 2
FIRST_CHANNEL = 1000


def nobody_hears(table: Table) -> None:
    """For a door without outbox and robots behind it."""


@asynccontextmanager
async def open_door(path: Path, heard: Heard = nobody_hears) -> AsyncIterator[Door]:
    database = await Database.open(path)
    try:
        yield Door(Books(database), heard)
    finally:
        await database.close()


async def begin(door: Door, channel: int, interaction: int) -> Table:
    """A game of two people, dealt. Uses three interaction ids."""
    await door.open_table(1, channel, ADA, "Ada", FREIGHT.key, "en", interaction)
    await door.perform(channel, lambda table: acts.join(table, BASILE, "Basile"), interaction + 1)
    return await door.perform(channel, lambda table: acts.start(table, ADA), interaction + 2)


async def games_in_play(path: Path, count: int, moves: int) -> None:
    """So many games in channels of their own, each some moves old."""
    choose = at_random(random.Random(count))
    async with open_door(path) as door:
        for number in range(count):
            channel, interaction = FIRST_CHANNEL + number, 1000 * (number + 1)
            table = await begin(door, channel, interaction)
            for move in range(moves):
                assert table.state is not None
                seat = min(table.to_act())
                user = table.seats[seat].user
                assert user is not None
                said = choose(FREIGHT, table.state, seat)
                table = (await door.play(channel, user, [said], interaction + 3 + move)).table


def multiply(path: Path, games: int, times: int) -> None:
    """Copies the first games with all their rows until there are so many times as many."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA synchronous = OFF")
        connection.execute("BEGIN")
        for name, columns in _shifted(connection).items():
            connection.execute(
                f"""WITH RECURSIVE copy(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copy WHERE n < :copies)
                INSERT INTO {name} SELECT {columns} FROM copy, {name} ORDER BY n""",
                {"copies": times - 1, "games": games},
            )
        connection.execute("COMMIT")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _shifted(connection: sqlite3.Connection) -> dict[str, str]:
    """For each table of a game's rows its columns, the game's number and channel moved on by n times the games."""
    found = {}
    for name, number in (("game", "id"), ("seat", "game"), ("log", "game"), ("position", "game")):
        columns = [row[1] for row in connection.execute(f"PRAGMA table_info({name})")]
        moved = [column if column not in (number, "channel") else f"{column} + n * :games" for column in columns]
        found[name] = ", ".join(moved)
    return found
