"""Loading a table must not depend on how many games are stored."""

from __future__ import annotations

import random
from pathlib import Path
from time import perf_counter

from bot.store.books import Books
from bot.store.database import Database
from tests.bench.figures import Figure, below, percentile
from tests.bench.stores import FIRST_CHANNEL, games_in_play, multiply

FEW = 10
MOVES = 8  # how old each stored game is


async def loaded_tables(folder: Path, times: int, loads: int) -> list[Figure]:
    """From a store of a few games and from one of so many times as many, in turns."""
    few, many = folder / "few.db", folder / "many.db"
    for path in (few, many):
        await games_in_play(path, FEW, MOVES)
    multiply(many, FEW, times)
    small, large = await Database.open(few), await Database.open(many)
    try:
        dice, quick, slow = random.Random(0), [], []
        for _ in range(loads):
            quick.append(await _load(Books(small), dice.randrange(FEW)))
            slow.append(await _load(Books(large), dice.randrange(FEW * times)))
    finally:
        await small.close()
        await large.close()
    first, second = percentile(quick, 50), percentile(slow, 50)
    return [
        Figure(f"loading a table, {FEW} games stored", f"{first:.3f} ms"),
        Figure(f"loading a table, {FEW * times:,} games stored", f"{second:.3f} ms"),
        below("  the ratio", second / first, 1.3, "{:.2f}"),
    ]


async def _load(books: Books, number: int) -> float:
    start = perf_counter()
    table = await books.live_table(FIRST_CHANNEL + number)
    assert table is not None
    assert table.state is not None
    return (perf_counter() - start) * 1000
