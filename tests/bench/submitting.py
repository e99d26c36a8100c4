"""One submitted move from the door to the disk: lock, rules, log, position, outbox row, fsync."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path
from time import perf_counter

from tests.bench.figures import Figure, percentile, seconds
from tests.bench.games import FREIGHT, at_random
from tests.bench.stores import begin, open_door


async def submitted_moves(folder: Path, moves: int) -> list[Figure]:
    ours = await _submit(folder / "submitted.db", moves)
    bare = _bare_commits(folder / "bare.db", moves)
    return [
        Figure("one submitted move with commit", _told(ours)),
        Figure("  a bare one-row commit on this disk", _told(bare)),
    ]


async def _submit(path: Path, moves: int) -> list[float]:
    choose, times, channel = at_random(random.Random(0)), [], 1
    async with open_door(path) as door:
        table = await begin(door, channel, 1)
        for interaction in range(10, 10 + 4 * moves, 4):
            if table.phase == "over":
                table = await begin(door, channel, interaction)
            assert table.state is not None
            seat = min(table.to_act())
            user = table.seats[seat].user
            assert user is not None
            move = choose(FREIGHT, table.state, seat)
            start = perf_counter()
            table = (await door.play(channel, user, [move], interaction + 3, table.revision)).table
            times.append((perf_counter() - start) * 1000)
    return times


def _bare_commits(path: Path, commits: int) -> list[float]:
    """What the disk alone takes: the same journal and the same promise, one row."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("CREATE TABLE line (text TEXT)")
        insert = partial(connection.execute, "INSERT INTO line VALUES ('fill 3')")
        return [seconds(insert) * 1000 for _ in range(commits)]


def _told(times: list[float]) -> str:
    return f"p50 {percentile(times, 50):.2f} ms, p95 {percentile(times, 95):.2f} ms"
