"""One submitted move from the door to the disk, in turns with a bare one-row commit that promises the same."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing
from pathlib import Path
from statistics import median
from time import perf_counter, process_time

from rules.core.contract import Game
from tests.bench.figures import Figure, at_most, percentile, told
from tests.bench.games import at_random
from tests.bench.stores import begin, interaction, open_door

AT_MOST = 4.5  # times a bare commit
INSTANT = 0.001  # milliseconds; some clocks stand still for longer


async def submitted_moves(folder: Path, game: Game, name: str, moves: int) -> list[Figure]:
    choose = at_random(random.Random(0))
    ours: list[float] = []
    bare: list[float] = []
    busy = 0.0
    path = folder / f"submitted-{game.key}.db"
    with closing(_bare(folder / f"bare-{game.key}.db")) as other:
        async with open_door(path) as door:
            table = await begin(door, game, 1)
            for _ in range(moves):
                if table.phase == "over":
                    table = await begin(door, game, 1)
                assert table.state is not None
                seat = min(table.to_act())
                user = table.seats[seat].user
                assert user is not None
                move = choose(game, table.state, seat)
                start, worked = perf_counter(), process_time()
                table = (await door.play(1, user, [move], interaction(), table.visible_revision)).table
                ours.append((perf_counter() - start) * 1000)
                busy += process_time() - worked
                start = perf_counter()
                other.execute("INSERT INTO line VALUES ('fill 3')")
                bare.append((perf_counter() - start) * 1000)
    with closing(sqlite3.connect(path)) as stored:
        (size,) = stored.execute("SELECT page_count * page_size FROM pragma_page_count, pragma_page_size").fetchone()
        (steps,) = stored.execute("SELECT count(*) FROM position").fetchone()
    return [
        told(f"{name}: one submitted move with commit, p50", median(ours), "{:.2f} ms"),
        told("  p95", percentile(ours, 95), "{:.2f} ms"),
        told("  of the processor", busy / moves * 1000, "{:.2f} ms"),
        told("  a bare one-row commit on this disk, p50", median(bare), "{:.2f} ms"),
        at_most("  the ratio", median(ours) / max(median(bare), INSTANT), AT_MOST, "{:.1f}"),
        told("  bytes in the file for it", size / steps, "{:,.0f}"),
    ]


def _bare(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("CREATE TABLE line (text TEXT)")
    return connection
