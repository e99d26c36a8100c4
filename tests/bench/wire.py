"""Completion over the wire, words included, while other tables play: the sandbox, the gateway and the bot in between.

Each of the other tables makes a move with its pictures every twenty seconds, spread evenly. Their channels do not
exist, so their messages are made and then refused.
"""

from __future__ import annotations

import asyncio
import logging
import os
import random
from pathlib import Path
from time import perf_counter

from bot.outgoing.painters import Processes
from bot.refereeing.door import Door
from bot.sandbox import UNLIMITED, Sandbox
from bot.settings import DEFAULT_PAINTERS
from rules.registry import GAMES
from tests.bench.figures import Figure, at_most, percentile, told
from tests.bench.games import at_random
from tests.bench.stores import FIRST_CHANNEL, begin, interaction
from tests.machine import let_roam
from tests.wire.house import House, open_house
from tests.wire.seating import GARE, deal

BETWEEN = 20.0  # seconds between two moves of a table
GOAL = 30  # milliseconds
GAME = GAMES["freight_train"]


async def completions(folder: Path, tables: int, asked: int) -> list[Figure]:
    inside = folder / f"wire-{tables}"
    inside.mkdir()
    painters = Processes(DEFAULT_PAINTERS, inside / "pictures")
    for number in range(DEFAULT_PAINTERS):
        let_roam(await painters.paint(number, os.getpid))
    async with open_house(inside, Sandbox(rate_limits=UNLIMITED)) as house:
        house.painters = painters
        await house.restart()
        ada, basile = await house.person("Ada"), await house.person("Basile")
        if tables:
            await deal(house, ada, basile)
        logging.getLogger("bot.outgoing.outbox").setLevel(logging.ERROR)
        others = asyncio.create_task(_play_on(house, tables - 1)) if tables > 1 else None
        times = []
        for number in range(asked):
            start = perf_counter()
            await ada.complete(GARE, "freight take", focused="wagon1", text=("", "1", "2:")[number % 3])
            times.append((perf_counter() - start) * 1000)
            await asyncio.sleep(0.02)
        if others is not None:
            others.cancel()
            await asyncio.gather(others, return_exceptions=True)
    await painters.close()
    name = f"completion over the wire with {tables} tables"
    last = percentile(times, 95)
    return [
        told(f"{name}, p50", percentile(times, 50), "{:.1f} ms"),
        at_most("  p95", last, GOAL, "{:.1f} ms") if tables >= 50 else told("  p95", last, "{:.1f} ms"),
        told("  p99", percentile(times, 99), "{:.1f} ms"),
    ]


async def _play_on(house: House, tables: int) -> None:
    door: Door = house.bot.services.door
    choose = at_random(random.Random(0))
    channels = [FIRST_CHANNEL + number for number in range(tables)]
    playing = {channel: await begin(door, GAME, channel) for channel in channels}
    while True:
        for channel in channels:
            await asyncio.sleep(BETWEEN / tables)
            table = playing[channel]
            if table.phase == "over":
                table = await begin(door, GAME, channel)
            assert table.state is not None
            seat = min(table.to_act())
            user = table.seats[seat].user
            assert user is not None
            move = choose(GAME, table.state, seat)
            playing[channel] = (await door.play(channel, user, [move], interaction())).table
