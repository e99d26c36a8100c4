"""`python -m tests.bench`: every figure in one run, as aligned rows. Measures; never fails."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from tests.bench.engine import chess_moves_per_second
from tests.bench.figures import Figure, table
from tests.bench.loading import loaded_tables
from tests.bench.memory import idle_tables
from tests.bench.statements import statements
from tests.bench.subjects import SUBJECTS, Sizes, rows
from tests.bench.submitting import submitted_moves

SIZES = Sizes(games=8, rounds=3, pictures=16, most_robot_games=200)


def main() -> None:
    start = perf_counter()
    print("measuring: python-chess …", flush=True)
    chess_rate = chess_moves_per_second(games=6, rounds=5)
    figures = [Figure("python-chess push_uci", f"{chess_rate:,.0f}/s")]
    for subject in SUBJECTS:
        print(f"measuring: {subject.name} …", flush=True)
        figures += [Figure(""), Figure(subject.name), *rows(subject, SIZES, chess_rate)]
    with TemporaryDirectory(prefix="chefdegare-bench-") as name:
        folder = Path(name)
        parts: list[tuple[str, Callable[[], list[Figure]]]] = [
            ("submitting", lambda: asyncio.run(submitted_moves(folder, moves=400))),
            ("statements", lambda: asyncio.run(statements(folder))),
            ("loading", lambda: asyncio.run(loaded_tables(folder, times=1_000, loads=200))),
            ("memory", lambda: [asyncio.run(idle_tables(folder, tables=1_000))]),
        ]
        figures += [Figure(""), Figure("The house, with tables of Freight Train")]
        for part, measure in parts:
            print(f"measuring: {part} …", flush=True)
            figures += measure()
    figures += [Figure(""), Figure("the whole run", f"{perf_counter() - start:.0f} s")]
    print(f"\n{table(figures)}")


if __name__ == "__main__":
    main()
