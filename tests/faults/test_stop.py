"""`chefdegare run` told to stop: it ends within five seconds, well, and with a whole database."""

from __future__ import annotations

import asyncio
import os
import random
import re
import signal
import sys
import time
from pathlib import Path

import pytest

from bot.store.books import Books
from bot.store.database import Database
from tests.faults.proof import nothing_lost, nothing_twice, sound_books
from tests.machine import PATIENCE, stretch
from tests.wire.people import Person


async def run_bot(db: Path) -> tuple[asyncio.subprocess.Process, str]:
    """The bot as people start it, with the sandbox inside, and its address."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bot.cli",
        "run",
        env={"CHEF_DB": str(db), "CHEF_PORT": "0", "PATH": os.environ["PATH"]},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    line = (await asyncio.wait_for(process.stdout.readline(), PATIENCE)).decode()
    address = re.search(r"http://\S+", line)
    assert address is not None, line
    return process, address[0]


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT])
async def test_a_signal_under_load_stops_the_bot_cleanly(sign: signal.Signals, tmp_path: Path) -> None:
    db = tmp_path / "house.db"
    process, address = await run_bot(db)
    async with await Person.enter(address, "Ada") as ada, await Person.enter(address, "Basile") as basile:
        await ada.until(lambda: bool(ada.commands) and ada.bot_online)
        for channel, person in (("gare", ada), ("triage", basile)):
            await person.command(channel, "table new", game="freight_train")
            await person.command(channel, "table robot")
            await person.command(channel, "table start")
            await person.wait_for(lambda m: bool(m.pictures), channel=channel)
        pressing = [asyncio.create_task(_keep_asking(p, c)) for p, c in ((ada, "gare"), (basile, "triage"))]
        await asyncio.sleep(random.Random(sign).uniform(0.3, 0.6))
        began = time.monotonic()
        process.send_signal(sign)
        said = (await asyncio.wait_for(process.communicate(), PATIENCE))[1].decode()
        took = time.monotonic() - began
        for task in pressing:
            task.cancel()
        await asyncio.gather(*pressing, return_exceptions=True)
        assert process.returncode == 0, said
        assert took < 5 * stretch()
        assert "Traceback" not in said
        beside = {"house.db.pictures", "house.db.sandbox"}
        assert {*os.listdir(tmp_path)} - beside == {"house.db"}, "the log beside was not folded in"
        books = Books(await Database.open(db))
        try:
            await sound_books(books)
            await nothing_twice(books)
            await nothing_lost(books, [ada, basile])
        finally:
            await books.database.close()


async def _keep_asking(person: Person, channel: str) -> None:
    while True:
        await person.command(channel, "play", move="mobilise")
        await person.command(channel, "game board")
