"""`python -m tests.bench`: every figure in one run, as aligned rows. Measures; never fails."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from tests.bench.engine import first_offers, moves_per_second, replayed_per_second
from tests.bench.figures import Figure, table
from tests.bench.games import random_game
from tests.bench.loading import loaded_tables
from tests.bench.memory import idle_tables
from tests.bench.pictures import painted
from tests.bench.robots import robot_against_random
from tests.bench.submitting import submitted_moves


def main() -> None:
    start = perf_counter()
    games = [random_game(number) for number in range(6)]
    with TemporaryDirectory(prefix="chefdegare-bench-") as name:
        folder = Path(name)
        subjects: list[tuple[str, Callable[[], list[Figure]]]] = [
            ("rules", lambda: moves_per_second(games, chess_games=6, rounds=5)),
            ("replay", lambda: [replayed_per_second(games, rounds=5)]),
            ("offers", lambda: [first_offers(games)]),
            ("submitting", lambda: asyncio.run(submitted_moves(folder, moves=400))),
            ("pictures", lambda: painted(games, pictures=24)),
            ("loading", lambda: asyncio.run(loaded_tables(folder, times=1_000, loads=200))),
            ("memory", lambda: [asyncio.run(idle_tables(folder, tables=1_000))]),
            ("robot", lambda: robot_against_random(games=200)),
        ]
        figures: list[Figure] = []
        for subject, measure in subjects:
            print(f"measuring: {subject} …", flush=True)
            figures += measure()
    figures.append(Figure("the whole run", f"{perf_counter() - start:.0f} s"))
    print(f"\n{table(figures)}")


if __name__ == "__main__":
    main()
