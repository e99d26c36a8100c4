"""A backup taken by the command line while games are played, and a game taken up from it."""

from __future__ import annotations

import asyncio
import random
import sys
from pathlib import Path

from bot.sandbox import UNLIMITED, Sandbox
from tests.faults.playing import begin, play_once
from tests.faults.proof import at_rest, nothing_lost, nothing_twice, sound_books
from tests.wire.house import open_house

MOST_MOVES = 10  # a game has more
PAUSE = 0.2  # seconds, in which the copy is made


async def chefdegare(db: Path, *arguments: str) -> str:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bot.cli",
        *arguments,
        env={"CHEF_DB": str(db)},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    said, _ = await process.communicate()
    assert process.returncode == 0, said.decode()
    return said.decode()


async def test_a_backup_taken_while_playing_restores_to_a_playable_game(tmp_path: Path) -> None:
    chance = random.Random(5)
    restored = tmp_path / "restored"
    restored.mkdir()
    async with open_house(tmp_path, Sandbox(rate_limits=UNLIMITED)) as house:
        ada = await house.person("Ada")
        await begin(house, ada, robots=2)
        for _ in range(3):
            await play_once(house, [ada], chance)
        played = await nothing_lost(house.bot.services.books, [ada])
        saving = asyncio.create_task(chefdegare(house.db, "backup", str(restored / "house.db")))
        during = 0
        while during < 3 or (not saving.done() and during < MOST_MOVES):
            during += (await play_once(house, [ada], chance)).text.startswith("✅")
            await asyncio.sleep(PAUSE)
        assert "restored" in await saving
        after = await nothing_lost(house.bot.services.books, [ada])
        await at_rest(house.bot.services.books)
        await sound_books(house.bot.services.books)
    async with open_house(restored, Sandbox(rate_limits=UNLIMITED)) as house:
        ada = await house.person("Ada")
        books = house.bot.services.books
        kept = len(await books.database.rows("SELECT 1 FROM log WHERE act = 'move' AND actor IS NOT NULL"))
        assert 3 <= played <= kept <= after == played + during
        assert (await play_once(house, [ada], chance)).text.startswith("✅")
        await at_rest(books)
        await sound_books(books)
        await nothing_twice(books)
