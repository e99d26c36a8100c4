"""`make storm`: one game evening with 200 kills and 25 stops under load, then a month at one table.

Every moment of tests/faults/test_kill.py comes 25 times, in random order; in between the bot is told to stop. Exits
nonzero if anything was lost or doubled.
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
import time
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path

from bot.sandbox import UNLIMITED, Sandbox
from bot.store.books import Books
from bot.store.database import Database
from tests.faults.month import month
from tests.faults.proof import all_announced_once, nothing_lost, nothing_twice, sound_books
from tests.faults.station import Party, Station
from tests.faults.test_kill import LONGEST_LIFE, MOMENTS, reach
from tests.wire.people import Person

ROUNDS = 25
STOPS = 25
LONGEST_STOP = 5.0


async def storm(folder: Path, seed: int) -> str:
    """What happened, in one line. Raises AssertionError."""
    async with AsyncExitStack() as house:
        sandbox = await house.enter_async_context(Sandbox(rate_limits=UNLIMITED))
        names = ("Ada", "Basile", "Chloé", "Dan")
        people = [await house.enter_async_context(await Person.enter(sandbox.address, name)) for name in names]
        ada, basile, chloe, dan = people
        parties = [
            Party("gare", (ada, basile), robots=1),
            Party("triage", (chloe,), robots=1),
            Party("depot", (dan, ada, chloe), robots=0),
        ]
        station = Station(sandbox, folder, parties, random.Random(seed))
        died, stops = await _weather(station)
        station.start()
        await station.all_sent(within=60)
        stops.append(await station.stop())
        books = Books(await Database.open(station.db))
        house.push_async_callback(books.database.close)
        moves = await sound_books(books)
        await nothing_twice(books)
        told = await nothing_lost(books, people)
        announced = await all_announced_once(books, sandbox)
    assert station.kills == ROUNDS * len(MOMENTS), station.kills
    assert all(died[name] >= ROUNDS // 2 for name in MOMENTS), died
    assert max(stops) < LONGEST_STOP, max(stops)
    log = station.log.read_text()
    assert "Traceback" not in log, log[log.index("Traceback") - 500 :][:3_000]
    return (
        f"{station.kills} kills, {len(stops)} stops (the longest {max(stops):.1f} s): {moves} moves, "
        f"{told} told in private, {announced} announced; books sound, nothing lost, nothing twice, no traceback"
    )


async def _weather(station: Station) -> tuple[Counter[str], list[float]]:
    died: Counter[str] = Counter()
    stops: list[float] = []
    events = [*MOMENTS] * ROUNDS + ["stop"] * STOPS
    station.chance.shuffle(events)
    for number, name in enumerate(events, 1):
        station.start()
        if name == "stop":
            stops.append(await station.play_and_stop(station.chance.uniform(0.2, 1.0)))
        else:
            moment = asyncio.create_task(reach(station, MOMENTS[name]))
            await station.play_until_killed(LONGEST_LIFE)
            moment.cancel()
            died[name] += True in await asyncio.gather(moment, return_exceptions=True)
        if number % 25 == 0:
            print(f"{number} of {len(events)}", flush=True)
    return died, stops


def main() -> int:
    seed = int(sys.argv[1]) if len(sys.argv) > 1 else 1
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="storm-") as folder:
        print(asyncio.run(storm(Path(folder), seed)))
    print(f"{time.monotonic() - began:.0f} s")
    with tempfile.TemporaryDirectory(prefix="month-") as folder:
        print(asyncio.run(month(Path(folder), seed)))
    print(f"{time.monotonic() - began:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
