"""The long campaign: many more playouts than the tests, printed as a small table.

A game that breaks a promise is named with its number, by which `Playout` plays it again.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from time import perf_counter

from rules.registry import GAMES
from tests.games.hooks import hooks_of
from tests.games.playout import Playout

FIRST = 10_000  # beyond those of the tests
HEADINGS = ("game", "games", "moves", "by robots", "mutants", "worlds", "suggestions", "failed")


@dataclass(frozen=True)
class Count:
    """What one playout did; `failed` says why it failed."""

    number: int
    moves: int
    robot_moves: int
    mutants: int
    worlds: int
    suggestions: int
    failed: str = ""


def play(key: str, number: int) -> Count:
    playout, failed = Playout(hooks_of(key), number), ""
    try:
        playout.play()
    except Exception as error:  # whatever it is, the campaign goes on and names it
        failed = f"{type(error).__name__}: {error}".splitlines()[0]
    counted = (len(playout.lines), playout.robot_moves, playout.mutants, playout.worlds, playout.suggestions)
    return Count(number, *counted, failed)


def row(key: str, counts: Sequence[Count]) -> tuple[str, ...]:
    sums = [sum(getattr(one, name) for one in counts) for name in ("moves", "robot_moves", "mutants", "worlds")]
    sums += [sum(one.suggestions for one in counts), sum(bool(one.failed) for one in counts)]
    return (key, f"{len(counts):,}", *(f"{total:,}" for total in sums))


def table(rows: Sequence[tuple[str, ...]]) -> str:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = [[cell.rjust(width) for cell, width in zip(cells, widths, strict=True)] for cells in rows]
    return "\n".join("  ".join(cells) for cells in lines)


def campaign(games: int, *kinds: str) -> int:
    """So many games of each kind, or as many as its hooks say. 1 if any broke a promise."""
    start = perf_counter()
    rows: list[tuple[str, ...]] = [HEADINGS]
    failures: list[str] = []
    with ProcessPoolExecutor(os.cpu_count(), get_context("spawn")) as pool:
        for key in kinds or GAMES:
            print(f"playing: {key} …", flush=True)
            numbers = range(FIRST, FIRST + (games or hooks_of(key).campaign))
            counts = list(pool.map(partial(play, key), numbers, chunksize=8))
            rows.append(row(key, counts))
            failures += [f"{key} {one.number}: {one.failed}" for one in counts if one.failed]
    print(f"\n{table(rows)}\n\n{perf_counter() - start:.0f} s")
    print("\n".join(failures))
    return 1 if failures else 0
