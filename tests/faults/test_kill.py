"""kill -9 under load: no acknowledged move lost, none applied twice, every announcement sent once, in order."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from bot.sandbox import UNLIMITED, Exchange, Sandbox
from bot.sandbox.faults import Trouble
from bot.store.books import Books
from bot.store.database import Database
from tests.faults.proof import all_announced_once, nothing_lost, nothing_twice, sound_books
from tests.faults.station import Party, Station
from tests.machine import PATIENCE, stretch
from tests.wire.people import Person

ROUNDS = 4  # of all moments, per seed
LONGEST_LIFE = 10.0  # only a moment that never comes lasts so long

Moment = Callable[[Station], Awaitable[None]]


def exchange(method: str, route: str, words: str = "", *, most: int = 1) -> Moment:
    """Killed after the sandbox has done what was asked, before the bot hears of it; up to the `most`-th time."""

    async def moment(station: Station) -> None:
        left = station.chance.randint(1, most)

        def fits(seen: Exchange) -> bool:
            nonlocal left
            left -= seen.method == method and seen.route.startswith(route) and words in str(seen.request.fields)
            return left == 0

        station.kill_when(fits)

    return moment


def lost(trouble: Trouble) -> Moment:
    """Killed while the bot waits to send again a message that was lost, or whose answer was."""

    async def moment(station: Station) -> None:
        faults = station.sandbox.faults
        met = len(faults.met)
        faults.next("POST /channels", trouble)
        while len(faults.met) == met:  # noqa: ASYNC110
            await asyncio.sleep(0.005)
        await asyncio.sleep(station.chance.uniform(0, 0.4))
        station.kill()

    return moment


async def starting(station: Station) -> None:
    """Killed anywhere between the first instruction and being online."""
    await asyncio.sleep(station.chance.uniform(0.0, 0.15))
    station.kill()


async def playing(station: Station) -> None:
    """Killed at any time once it is online."""
    someone = station.parties[0].people[0]
    await someone.until(lambda: someone.bot_online)
    await asyncio.sleep(station.chance.uniform(0.0, 0.6))
    station.kill()


MOMENTS: dict[str, Moment] = {
    "starting": starting,
    "registering commands": exchange("PUT", "/applications/"),
    "playing": playing,
    "acknowledged, not committed": exchange("POST", "/interactions/", most=6),
    "committed and told, not announced": exchange("PATCH", "/webhooks/", "✅", most=4),
    "announced, not remembered": exchange("POST", "/channels/", most=4),
    "announcement lost": lost("lost_before"),
    "announced, answer lost": lost("lost_after"),
}


@pytest.mark.timeout(180)
@pytest.mark.parametrize("seed", [1, 2])
async def test_nothing_is_lost_or_doubled_when_the_bot_is_killed(seed: int, tmp_path: Path) -> None:
    async with AsyncExitStack() as house:
        sandbox = await house.enter_async_context(Sandbox(rate_limits=UNLIMITED))
        names = ("Ada", "Basile", "Chloé", "Dan")
        ada, basile, chloe, dan = people = [
            await house.enter_async_context(await Person.enter(sandbox.address, name)) for name in names
        ]
        parties = [
            Party("gare", (ada, basile), robots=1),
            Party("triage", (chloe,), robots=1),
            Party("depot", (dan, ada, chloe), robots=0),
        ]
        station = Station(sandbox, tmp_path, parties, random.Random(seed))
        died = await _die_often(station)
        station.start()
        await station.all_sent(within=PATIENCE)
        assert await station.stop() < 5 * stretch()
        books = Books(await Database.open(station.db))
        house.push_async_callback(books.database.close)
        moves = await sound_books(books)
        await nothing_twice(books)
        told = await nothing_lost(books, people)
        announced = await all_announced_once(books, sandbox)
    print(f"{station.kills} kills, {moves} moves, {told} told in private, {announced} announced")
    assert station.kills == ROUNDS * len(MOMENTS)
    assert all(died[name] >= ROUNDS // 2 for name in MOMENTS), died
    assert told > station.kills // 2
    assert "Traceback" not in station.log.read_text()


async def _die_often(station: Station) -> Counter[str]:
    """Every moment as often as there are rounds, in random order; how often each came before the time was over."""
    died: Counter[str] = Counter()
    for _ in range(ROUNDS):
        for name in station.chance.sample(sorted(MOMENTS), len(MOMENTS)):
            station.start()
            moment = asyncio.create_task(reach(station, MOMENTS[name]))
            await station.play_until_killed(LONGEST_LIFE)
            moment.cancel()
            died[name] += True in await asyncio.gather(moment, return_exceptions=True)
    return died


async def reach(station: Station, moment: Moment) -> bool:
    await moment(station)
    await station.killed.wait()
    return True
