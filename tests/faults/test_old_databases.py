"""Databases that older versions left, kept as they were: every table opens, tells its past, and is played on."""

from __future__ import annotations

import lzma
import random
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest

from bot.refereeing.door import Door
from bot.refereeing.records import check_record, full_record
from bot.refereeing.reminders import Reminders
from bot.refereeing.taking_back import TakingBack
from bot.store.books import Books
from bot.store.database import Database
from bot.tables import turns
from bot.tables.clocks import PRESETS
from bot.tables.sketch import try_out
from bot.tables.table import Table
from bot.tables.timing import set_pace
from render.words import words
from tests.wandering import wander

KEPT = sorted((Path(__file__).parent / "databases").glob("*.db.xz"))


@pytest.fixture(params=KEPT, ids=lambda path: path.name)
async def books(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Books]:
    file = tmp_path / "old.db"
    file.write_bytes(lzma.decompress(request.param.read_bytes()))
    database = await Database.open(file)
    yield Books(database)
    await database.close()


async def every_table(books: Books) -> list[Table]:
    rows = await books.database.rows("SELECT id FROM game ORDER BY id")
    found = [await books.table(row["id"]) for row in rows]
    assert len(found) > 3
    return [table for table in found if table is not None]


async def test_every_table_opens_and_its_position_is_sound(books: Books) -> None:
    for table in await every_table(books):
        if table.state is not None:
            table.game.audit(table.state)


async def test_the_whole_past_can_still_be_told(books: Books) -> None:
    for table in await every_table(books):
        for entry in await books.log(table):
            lines = turns.told(table, entry.events) if table.state else ()
            said = [words(language).say(line) for line in lines for language in ("en", "fr")]
            assert not any(text.startswith("[") for text in said)


async def test_every_game_replays_under_the_rules_it_was_begun_with(books: Books) -> None:
    for table in await every_table(books):
        if table.state is None:
            continue
        verdict = check_record(table.game, full_record(table, await books.steps(table)))
        assert verdict.good, verdict
        assert verdict.state == table.state


async def test_half_said_moves_do_not_stand_in_the_way(books: Books) -> None:
    for table in await every_table(books):
        for seat in table.to_act():
            tried = try_out(table, seat, await books.sketch(table, seat))
            assert tried.entries or tried.said()


async def test_every_game_in_play_knows_whose_turn_it_is_and_can_have_a_clock(books: Books) -> None:
    door = Door(books, lambda table: None)
    reminders = Reminders(door, lambda channel: None)
    await reminders.start()
    await reminders.close()
    for table in await every_table(books):
        if table.phase != "playing" or table.archived:
            continue
        waited = {duty.seat for duty in table.duties() if duty.blocks and table.seats[duty.seat].user is not None}
        assert {seat for seat, row in (await books.clocks.waiting(table.id)).items() if row.turn is not None} == waited
        there = await door.perform(table.channel, partial(set_pace, user=1, pace=PRESETS["daily"]), None)
        clocks = [row.clock for row in (await books.clocks.waiting(table.id)).values() if row.turn is not None]
        assert there.house.pace == PRESETS["daily"]
        assert all(clock is not None and clock.left == PRESETS["daily"].bank for clock in clocks)


async def test_moves_of_old_games_can_be_taken_back(books: Books) -> None:
    taking_back = TakingBack(books)
    weighed = 0
    for table in await every_table(books):
        past = await taking_back.past(table) if table.phase == "playing" else None
        if past is None or len(past.done) < 2:
            continue
        found = await taking_back.weighed(table, past, len(past.done) - 1, None)
        assert found.taken == past.done[-1].steps
        assert found.table.state == found.target.state
        weighed += 1
    assert weighed > 2


async def test_every_game_in_play_goes_on_to_its_end(books: Books) -> None:
    door = Door(books, lambda table: None)
    ended = 0
    for table in await every_table(books):
        if table.phase != "playing" or table.archived:
            continue
        chooser, here = random.Random(table.id), table
        for number in range(2_000):
            if here.phase == "over":
                ended += 1
                break
            assert here.state is not None
            seat = min(here.to_act())
            move = wander(here.game, here.state, seat, chooser.randrange)
            assert move is not None
            if number < 10:  # through the door; the rest on the side, which is quicker
                here = await door.perform(table.channel, partial(turns.play, user=None, seat=seat, moves=[move]), None)
            else:
                here = turns.play(here, None, seat, [move]).table
    assert ended > 2
