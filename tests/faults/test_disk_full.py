"""A full disk in the middle of a game: the move is refused in words, nothing is half written, play goes on later."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from bot.outgoing import outbox
from bot.refereeing import robots
from bot.refereeing.door import Door
from bot.tables.table import Change
from render.words import words
from tests.bot.house import until
from tests.faults.playing import begin, play_once, the_table
from tests.faults.proof import all_announced_once, at_rest, nothing_lost, nothing_twice, sound_books
from tests.wire.house import House, open_house


async def pages(house: House) -> int:
    row = await house.bot.services.books.database.row("PRAGMA page_count")
    assert row is not None
    return int(row[0])


async def limit_pages(house: House, most: int) -> None:
    """SQLite takes no page more than this, or than it has already; it then says that the disk is full."""
    async with house.bot.services.books.database.transaction() as transaction:
        await transaction.run(f"PRAGMA max_page_count = {most}")


async def test_a_full_disk_refuses_moves_and_spoils_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(robots, "PAUSE", 0.1)
    monkeypatch.setattr(outbox, "FIRST_PAUSE", 0.1)
    chance = random.Random(7)
    async with open_house(tmp_path) as house:
        ada, basile = people = [await house.person("Ada"), await house.person("Basile")]
        await begin(house, ada, basile)
        await limit_pages(house, 1)
        for _ in range(60):
            before = await the_table(house, ada)
            answer = await play_once(house, people, chance)
            if not answer.text.startswith("✅"):
                break
        assert answer.text == words(answer.person.locale).text("denied-store")
        assert await the_table(house, ada) == before
        for _ in range(20):  # a smaller move may still fit
            again = await play_once(house, people, chance)
            if not again.text.startswith("✅"):
                break
        assert again.text == words(again.person.locale).text("denied-store")
        await limit_pages(house, 2**30)
        for _ in range(5):
            assert (await play_once(house, people, chance)).text.startswith("✅")
        await house.bot.services.outbox.idle()
        books = house.bot.services.books
        await at_rest(books)
        assert await sound_books(books) >= 5
        await nothing_twice(books)
        assert await nothing_lost(books, people) >= 5
        await all_announced_once(books, house.sandbox)


async def test_a_robot_goes_on_when_the_disk_has_room_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Robots that could not answer within the move of a person: they are woken, and meet the full disk alone."""

    async def unanswered(door: Door, change: Change) -> Change:
        return change

    monkeypatch.setattr(Door, "_answered", unanswered)
    monkeypatch.setattr(robots, "PAUSE", 0.1)
    chance = random.Random(8)
    async with open_house(tmp_path) as house:
        ada = await house.person("Ada")
        await begin(house, ada, robots=4)
        await limit_pages(house, 1)
        stuck = False
        for _ in range(60):
            playing = asyncio.create_task(play_once(house, [ada], chance))
            await until(lambda: playing.done() or "a robot's turn" in caplog.text)  # noqa: B023
            if not playing.done():
                playing.cancel()
                stuck = bool((await the_table(house, ada)).robots_to_act())
                break
            answer = await playing
            if not answer.text.startswith("✅"):  # it was her move that met the full disk: room for a few more
                await limit_pages(house, await pages(house) + 3)
        await limit_pages(house, 2**30)
        assert (await play_once(house, [ada], chance)).text.startswith("✅")
        await house.bot.services.outbox.idle()
        assert stuck, "with four robots at the table, one of them should have met the full disk"
        await at_rest(house.bot.services.books)
        await sound_books(house.bot.services.books)
        await all_announced_once(house.bot.services.books, house.sandbox)
