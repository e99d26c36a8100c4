"""Loading a table must not depend on how many games are stored."""

from __future__ import annotations

import random
from pathlib import Path
from statistics import median
from time import perf_counter

from bot.store.books import Books
from bot.store.database import Database
from tests.bench.figures import Figure, below
from tests.bench.stores import FIRST_CHANNEL, games_in_play, multiply

FEW = 10
MOVES = 8  # how old each stored game is
ROUNDS = 5


async def loaded_tables(folder: Path, times: int, loads: int) -> list[Figure]:
    """From a store of a few games and from one of so many times as many.

    The median of some rounds, each with new connections: on a busy machine a connection's thread can have bad luck
    for a whole round. Opened twice, the very same file once came out at a ratio of 0.27.
    """
    few, many = folder / "few.db", folder / "many.db"
    for path in (few, many):
        await games_in_play(path, FEW, MOVES)
    multiply(many, FEW, times)
    dice = random.Random(0)
    rounds = [await _round(few, many, times, loads, dice) for _ in range(ROUNDS)]
    return [
        Figure(f"loading a table, {FEW} games stored", f"{median(first for first, _ in rounds):.3f} ms"),
        Figure(f"loading a table, {FEW * times:,} games stored", f"{median(second for _, second in rounds):.3f} ms"),
        below("  the ratio", median(second / first for first, second in rounds), 1.3, "{:.2f}"),
    ]


async def _round(few: Path, many: Path, times: int, loads: int, dice: random.Random) -> tuple[float, float]:
    """The median time of a load from each store, loading from them in turns."""
    small, large = await Database.open(few), await Database.open(many)
    try:
        pairs = [
            (await _load(Books(small), dice.randrange(FEW)), await _load(Books(large), dice.randrange(FEW * times)))
            for _ in range(loads)
        ]
    finally:
        await small.close()
        await large.close()
    return median(first for first, _ in pairs), median(second for _, second in pairs)


async def _load(books: Books, number: int) -> float:
    start = perf_counter()
    table = await books.live_table(FIRST_CHANNEL + number)
    assert table is not None
    assert table.state is not None
    return (perf_counter() - start) * 1000
