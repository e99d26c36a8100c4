"""What a table leaves in memory once it has been played at and everybody is waiting.

Counted by tracemalloc, so it is Python's own memory; SQLite keeps a cache of 2 MB a connection, and reads what is on
the disk where the system keeps it.
"""

from __future__ import annotations

import gc
import tracemalloc
from pathlib import Path

from bot.outgoing.outbox import Outbox
from bot.refereeing.door import Door
from bot.refereeing.robots import Robots
from bot.store.books import Books
from bot.store.database import Database
from bot.store.mail import Sent
from bot.tables import acts
from bot.tables.post import Post
from bot.tables.table import Change, Table
from tests.bench.figures import Figure, told
from tests.bench.stores import ADA, FIRST_CHANNEL, games_in_play, multiply

SOWN = 5


async def idle_tables(folder: Path, tables: int) -> Figure:
    """Every table is woken, changed, announced and left alone, after half of them have filled the caches."""
    path = folder / "idle.db"
    await games_in_play(path, SOWN, 8)
    multiply(path, SOWN, -(-tables * 3 // 2 // SOWN))
    database = await Database.open(path)
    books = Books(database)
    outbox = Outbox(books, _sent)

    def heard(table: Table) -> None:
        outbox.wake(table.channel)
        robots.heard(table)

    door = Door(books, heard)
    robots = Robots(door)
    try:
        await outbox.start()
        tracemalloc.start()
        await _visit(door, outbox, 0, tables // 2)
        gc.collect()
        before, _ = tracemalloc.get_traced_memory()
        await _visit(door, outbox, tables // 2, tables)
        gc.collect()
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
        await robots.close()
        await outbox.close()
        await database.close()
    return told(f"memory per idle table, over {tables:,}", (after - before) / tables, "{:.0f} bytes")


async def _visit(door: Door, outbox: Outbox, first: int, count: int) -> None:
    for number in range(first, first + count):
        await door.perform(FIRST_CHANNEL + number, _spoken, 10_000_000 + number)
    await outbox.idle()


def _spoken(table: Table) -> Change:
    return acts.set_language(table, ADA, "fr")


async def _sent(table: Table, post: Post, nonce: str) -> Sent:
    return Sent(1)
