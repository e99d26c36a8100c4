"""What an act asks of the store: SELECTs and commits, counted as SQLite runs them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path

from bot.incoming.panels import fresh_panel
from bot.incoming.playing import play_form, play_line
from bot.incoming.replies import Answer, Asker
from bot.store.books import Books
from bot.store.database import Database
from bot.tables.table import Table
from tests.bench.figures import Figure
from tests.bot.asking import asker, services
from tests.bot.house import ADA, BOB, House

TAKE = {"wagon1": "1>yard1", "wagon2": "2>yard1", "wagon3": "3>yard2"}


async def statements(folder: Path) -> list[Figure]:
    """At a table of two, by whoever must move first."""
    ways: list[tuple[str, Callable[[Asker], Awaitable[Answer]]]] = [
        ("opening the panel", fresh_panel),
        ("a slash command that plays", lambda one: play_form(one, "take", TAKE)),
        ("a line of notation", lambda one: play_line(one, "mobilise")),
    ]
    figures = []
    for number, (name, act) in enumerate(ways):
        database = await Database.open(folder / f"statements{number}.db")
        table = await House(Books(database)).started(ADA, BOB)
        figures.append(Figure(f"store: {name}", await _counted(database, table, act)))
        await database.close()
    return figures


async def _counted(database: Database, table: Table, act: Callable[[Asker], Awaitable[Answer]]) -> str:
    there = services(database)
    await there.outbox.close()  # nothing is sent: only the act is counted
    one = asker(there, table.seats[min(table.to_act())].user or ADA)
    read, written = Counter[str](), Counter[str]()
    for connection, seen in ((database._reader, read), (database._writer, written)):
        await connection.set_trace_callback(lambda sql, seen=seen: seen.update([sql.split(maxsplit=1)[0].upper()]))
    await act(one)
    for connection in (database._reader, database._writer):
        await connection.set_trace_callback(None)  # type: ignore[arg-type]  # how SQLite is told to stop
    return f"{read['SELECT'] + written['SELECT']} SELECTs, {written['COMMIT']} commits"
