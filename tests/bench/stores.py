"""Stores to measure with: a real SQLite file, games in play in it, and many more made by copying rows."""

from __future__ import annotations

import itertools
import random
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from functools import partial
from pathlib import Path

from bot.refereeing.door import Committed, Door
from bot.store.books import Books
from bot.store.database import Database
from bot.store.mail import EMPTIED
from bot.tables import acts
from bot.tables.table import Table
from rules.core.contract import Game
from tests.bench.games import FREIGHT, NAMES, at_random

PEOPLE = (1, 2, 3, 4, 5, 6)
ADA = PEOPLE[0]
FIRST_CHANNEL = 1000
_numbers = itertools.count(1000)


def nobody_hears(table: Table) -> None:
    """For a door without outbox and robots behind it."""


@asynccontextmanager
async def open_door(path: Path, heard: Committed = nobody_hears) -> AsyncIterator[Door]:
    database = await Database.open(path)
    try:
        yield Door(Books(database), heard)
    finally:
        await database.close()


def interaction() -> int:
    """An interaction id that no other interaction has."""
    return next(_numbers)


async def begin(door: Door, game: Game, channel: int) -> Table:
    """A game of as few people as it takes, dealt. A finished one makes way."""
    await door.open_table(1, channel, PEOPLE[0], NAMES[0], game.key, "en", interaction())
    for user, name in list(zip(PEOPLE, NAMES, strict=True))[1 : max(2, game.seats.start)]:
        await door.perform(channel, partial(acts.join, user=user, name=name), interaction())
    return await door.perform(channel, partial(acts.start, user=PEOPLE[0]), interaction())


async def games_in_play(path: Path, count: int, moves: int) -> None:
    """So many games in channels of their own, each some moves old."""
    choose = at_random(random.Random(count))
    async with open_door(path) as door:
        for number in range(count):
            channel = FIRST_CHANNEL + number
            table = await begin(door, FREIGHT, channel)
            for _ in range(moves):
                assert table.state is not None
                seat = min(table.to_act())
                user = table.seats[seat].user
                assert user is not None
                said = choose(FREIGHT, table.state, seat)
                table = (await door.play(channel, user, [said], interaction())).table


def multiply(path: Path, games: int, times: int) -> None:
    """Copies the first games with all their rows until there are so many times as many, with all messages sent."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA synchronous = OFF")
        connection.execute("BEGIN")
        newest = "SELECT max(id) FROM outbox AS later WHERE later.game = outbox.game"
        connection.execute(f"UPDATE outbox SET message = id, stripped = id < ({newest})")
        connection.execute(f"UPDATE outbox SET {EMPTIED} WHERE stripped = 1")
        for name, columns in _shifted(connection).items():
            connection.execute(
                f"""WITH RECURSIVE copy(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copy WHERE n < :copies)
                INSERT INTO {name} SELECT {columns} FROM copy, {name} ORDER BY n""",
                {"copies": times - 1, "games": games, "apart": APART},
            )
        connection.execute("COMMIT")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


APART = 1_000_000  # between the numbers of a row and of its copies
_STEPS = {"channel": ":games", "game": ":games", "interaction": ":apart", "message": ":apart"}


def _shifted(connection: sqlite3.Connection) -> dict[str, str]:
    """For each table of a game's rows its columns, with the numbers that the copies have."""
    found = {}
    for name in ("game", "seat", "log", "position", "handled", "outbox"):
        steps = _STEPS | {"id": ":games" if name == "game" else ":apart"}
        columns = [row[1] for row in connection.execute(f"PRAGMA table_info({name})")]
        found[name] = ", ".join(f"{column} + n * {steps[column]}" if column in steps else column for column in columns)
    return found
