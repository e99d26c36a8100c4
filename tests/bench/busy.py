"""The house at work: moves through the real door, each with its pictures, sent by the real outbox to nobody.

A few tables play as fast as their pictures are made. How long a move takes meanwhile, how late the event loop is, and
how many moves come out in a second; what choosing the moves takes is not counted.
"""

from __future__ import annotations

import asyncio
import os
import random
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter, process_time, thread_time

import discord

from bot.outgoing.announce import Announcer
from bot.outgoing.outbox import Outbox
from bot.outgoing.painters import Processes
from bot.refereeing.door import Door
from bot.settings import DEFAULT_PAINTERS
from bot.store.books import Books
from bot.store.database import Database
from bot.store.mail import Sent
from bot.tables.post import Post
from bot.tables.table import Table
from rules.core.contract import Game
from tests.bench.figures import Figure, at_least, at_most, percentile, told
from tests.bench.games import at_random
from tests.bench.stores import begin, interaction
from tests.machine import let_roam

TABLES = 4
WARMING = 6  # moves before it counts
TICK = 0.005  # seconds between two looks at the event loop


@dataclass
class Measured:
    submits: list[float] = field(default_factory=list)  # milliseconds
    late: list[float] = field(default_factory=list)  # milliseconds that the event loop was late
    choosing: float = 0.0  # seconds
    moves: int = 0


async def moves_with_pictures(folder: Path, game: Game, name: str, moves: int) -> list[Figure]:
    """So many moves of some tables. On a machine that is busy with other things, the processor's share tells more."""
    database = await Database.open(folder / f"busy-{game.key}.db")
    books = Books(database)
    painters = Processes(DEFAULT_PAINTERS, folder / "pictures")
    announcer = Announcer(discord.Client(intents=discord.Intents.none()), books, painters)
    seen = Measured()
    sent: dict[int, asyncio.Event] = {}

    async def send(table: Table, post: Post, nonce: str) -> Sent:
        if post.picture:
            await announcer.pictures(table, post.since, post.revision, table.language)
        sent[table.channel].set()
        return Sent(1)

    for number in range(DEFAULT_PAINTERS):
        let_roam(await painters.paint(number, os.getpid))
    outbox = Outbox(books, send)
    door = Door(books, lambda table: outbox.wake(table.channel))
    await outbox.start()
    try:
        for channel in range(1, TABLES + 1):
            sent[channel] = asyncio.Event()
        sent[0] = asyncio.Event()
        await _play(door, game, 0, WARMING, sent[0], Measured())
        looking = asyncio.create_task(_look(seen))
        began, worked = perf_counter(), process_time()
        await asyncio.gather(
            *(_play(door, game, channel, moves // TABLES, sent[channel], seen) for channel in range(1, TABLES + 1))
        )
        took, busy = perf_counter() - began - seen.choosing, process_time() - worked - seen.choosing
        looking.cancel()
        await outbox.idle()
    finally:
        await outbox.close()
        await painters.close()
        await database.close()
    return [
        at_least(f"{name}: moves a second with pictures", seen.moves / took, 40, "{:.1f}"),
        told("  of the processor for one", busy / seen.moves * 1000, "{:.1f} ms"),
        at_most("  a submitted move meanwhile, p95", percentile(seen.submits, 95), 30, "{:.1f} ms"),
        at_most("  the event loop is late, p99", percentile(seen.late, 99), 20, "{:.1f} ms"),
    ]


async def _play(door: Door, game: Game, channel: int, moves: int, sent: asyncio.Event, seen: Measured) -> None:
    """One table, move after move, each once the message of the one before is out."""
    choose = at_random(random.Random(channel))
    table = await begin(door, game, channel)
    for _ in range(moves):
        if table.phase == "over":
            table = await begin(door, game, channel)
        assert table.state is not None
        seat = min(table.to_act())
        user = table.seats[seat].user
        assert user is not None
        start = thread_time()
        move = choose(game, table.state, seat)
        seen.choosing += thread_time() - start
        sent.clear()
        start = perf_counter()
        table = (await door.play(channel, user, [move], interaction(), table.visible_revision)).table
        seen.submits.append((perf_counter() - start) * 1000)
        seen.moves += 1
        await sent.wait()


async def _look(seen: Measured) -> None:
    while True:
        start = perf_counter()
        await asyncio.sleep(TICK)
        seen.late.append((perf_counter() - start - TICK) * 1000)
