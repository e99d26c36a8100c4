"""What a few stored games cost and what very many do: every read and a commit, which must not depend on the number.

In processor time of the whole process, from both stores in turns, now this one first, now the other. What counts is the
mean of the middle half: not what was disturbed, and hops between threads, which are quick or slow, make no leaps. Both
files are read through beforehand: a page that must come from the disk costs what the disk is busy with, not what the
store has grown by. In the large store every other game is archived, all of those in one channel.
"""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing
from pathlib import Path
from statistics import fmean
from time import process_time

from bot.refereeing.door import Door
from bot.refereeing.records import record_of
from bot.store.books import Books
from bot.store.database import Database
from bot.store.mail import Mail
from bot.tables import acts
from bot.tables.table import Change, Table
from tests.bench.figures import Figure, at_most
from tests.bench.stores import ADA, FIRST_CHANNEL, games_in_play, interaction, multiply, nobody_hears
from tests.machine import on_one_processor

FEW = 10
MOVES = 2  # how old each stored game is
ARCHIVE = 7  # the channel of all archived games
MOST = 1.2
WARMING = 2  # times as many rounds that do not count: a store in use has its indices at hand

Read = Callable[[Books, int], Awaitable[object]]


async def growth(folder: Path, times: int, rounds: int) -> list[Figure]:
    with on_one_processor():  # where a store's thread happens to run would be measured otherwise
        return await _growth(folder, times, rounds)


async def _growth(folder: Path, times: int, rounds: int) -> list[Figure]:
    few, many = folder / "few.db", folder / "many.db"
    for path in (few, many):
        await games_in_play(path, FEW, MOVES)
    multiply(many, FEW, times)
    for path in (few, many):
        _put_away(path)
        _read_through(path)
    small, large = await Database.open(few), await Database.open(many)
    try:
        await _ratio(small, large, times, _table, 2 * rounds)  # does not count: a store in use has a full cache
        return [
            at_most(
                f"{name}: {FEW * times:,} games to {FEW}",
                await _ratio(small, large, times, read, rounds),
                MOST,
                "{:.2f}",
            )
            for name, read in READS.items()
        ]
    finally:
        await small.close()
        await large.close()


async def _ratio(small: Database, large: Database, times: int, read: Read, rounds: int) -> float:
    dice = random.Random(0)
    stores = [(small, FEW, list[float]()), (large, FEW * times, list[float]())]
    for _ in range(WARMING * rounds + rounds):
        for database, games, spent in stores:
            number = dice.randrange(games // 2) * 2  # games with an even number are live
            start = process_time()
            await read(Books(database), number)
            spent.append(process_time() - start)
        stores.reverse()
    few, many = (_middle(spent[-rounds:]) for _, _, spent in sorted(stores, key=lambda store: store[1]))
    return many / few


def _middle(times: Sequence[float]) -> float:
    aside = len(times) // 4
    return fmean(sorted(times)[aside : len(times) - aside])


def _read_through(path: Path) -> None:
    with path.open("rb") as file:
        while file.read(2**20):
            pass


def _put_away(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(
            "UPDATE game SET archived = 1, channel = ?, put_away ="
            " (SELECT rowid FROM log WHERE log.game = game.id AND log.revision = game.revision) WHERE id % 2 = 0",
            (ARCHIVE,),
        )
        connection.commit()


async def _table(books: Books, number: int) -> Table:
    found = await books.live_table(FIRST_CHANNEL + number)
    assert found is not None
    return found


async def _enter(books: Books, number: int) -> None:
    await books.arrival(FIRST_CHANNEL + number, interaction())


async def _commit(books: Books, number: int) -> None:
    door = Door(books, nobody_hears)
    await door.perform(FIRST_CHANNEL + number, _other_language, interaction())


def _other_language(table: Table) -> Change:
    return acts.set_language(table, ADA, "en" if table.language == "fr" else "fr")


async def _last_steps(books: Books, number: int) -> None:
    assert await books.last_steps(await _table(books, number))


async def _record(books: Books, number: int) -> None:
    await record_of(books, await _table(books, number))


async def _archive(books: Books, number: int) -> None:
    assert await books.archived(ARCHIVE, 5)


async def _robots(books: Books, number: int) -> None:
    await books.robots_due()


async def _warmed(books: Books, number: int) -> None:
    await books.different(12)


async def _outbox(books: Books, number: int) -> None:
    mail = Mail(books.database)
    await mail.waiting()
    await mail.unsent(FIRST_CHANNEL + number)


async def _edits(books: Books, number: int) -> None:
    mail = Mail(books.database)
    await mail.editing()
    await mail.to_strip(FIRST_CHANNEL + number)


READS: dict[str, Read] = {
    "growth, loading a table": _table,
    "growth, an interaction comes in": _enter,
    "growth, what undo and the board read": _last_steps,
    "growth, a record": _record,
    "growth, what can be restored": _archive,
    "growth, robots at the start": _robots,
    "growth, games to be warmed at the start": _warmed,
    "growth, the outbox": _outbox,
    "growth, edits": _edits,
    "growth, a commit": _commit,  # the last: it makes the logs of the few games longer than those of the many
}
