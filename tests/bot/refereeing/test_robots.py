"""Robots play when it is their turn: after a move, after a restart, after a failure of the store."""

from __future__ import annotations

import asyncio

import pytest

from bot.refereeing import robots as module
from bot.refereeing.door import Door
from bot.refereeing.robots import Robots
from bot.store.books import Books
from bot.store.database import Database
from bot.tables.table import Change, Table
from tests.bot.house import ADA, CHANNEL, House, until
from tests.machine import PATIENCE


class Hall(House):
    """A house whose robots hear of every commit."""

    def __post_init__(self) -> None:
        super().__post_init__()
        self.robots = Robots(self.door)

    def hear(self, table: Table) -> None:
        super().hear(table)
        self.robots.heard(table)


@pytest.fixture(autouse=True)
def _no_answer_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Robots mostly answer within the move of a person. Here that has failed, and they are woken for it."""

    async def unanswered(door: Door, change: Change) -> Change:
        return change

    monkeypatch.setattr(Door, "_answered", unanswered)


@pytest.fixture
def hall(house: House) -> Hall:
    return Hall(house.books)


async def test_a_robot_answers_a_move(hall: Hall) -> None:
    before = await hall.started(ADA, robots=1)
    await hall.say(ADA, "mobilise")
    await until(lambda: hall.heard[-1].to_act() == {0})
    assert hall.heard[-1].revision > before.revision + 1
    await hall.robots.close()


async def test_robots_play_one_after_another_until_a_person_must_act(hall: Hall) -> None:
    await hall.started(ADA, robots=3)
    await hall.say(ADA, "mobilise")
    await until(lambda: hall.heard[-1].to_act() == {0})
    seats = [row.seat for row in await hall.books.log(hall.heard[-1]) if row.act == "move"]
    assert seats[:4] == [0, 1, 2, 3]
    await hall.robots.close()


async def test_robots_are_woken_at_the_start(house: House) -> None:
    table = await house.started(ADA, robots=1)
    await house.say(ADA, "mobilise")  # this house's robots do not hear of it: as if it had been killed
    after = Hall(house.books)
    await after.robots.start()
    await until(lambda: bool(after.heard) and after.heard[-1].to_act() == {0})
    assert after.heard[-1].id == table.id
    await after.robots.close()


async def test_robots_leave_an_archived_game_alone(house: House) -> None:
    await house.started(ADA, robots=1)
    await house.say(ADA, "mobilise")
    away = await house.moderate("reset")
    hall = Hall(house.books)
    hall.robots.heard(away)
    await hall.robots.start()
    await asyncio.sleep(0.1)
    assert hall.heard == []
    await hall.moderate("restore")
    await until(lambda: hall.heard[-1].to_act() == {0})
    await hall.robots.close()


async def test_a_turn_that_could_not_be_saved_is_tried_again(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PAUSE", 0.01)
    await hall.started(ADA, robots=1)
    database: Database = hall.books.database
    async with database.transaction() as transaction:
        await transaction.run(
            "CREATE TRIGGER full BEFORE INSERT ON log WHEN NEW.actor IS NULL BEGIN SELECT RAISE(ABORT, 'full'); END"
        )
    moved = await hall.say(ADA, "mobilise")
    await asyncio.sleep(0.2)
    assert await Books(database).live_table(CHANNEL) == moved
    async with database.transaction() as transaction:
        await transaction.run("DROP TRIGGER full")
    await until(lambda: hall.heard[-1].to_act() == {0})
    await hall.robots.close()


async def test_closing_stops_a_robot(house: House) -> None:
    await house.started(ADA, robots=1)
    moved = await house.say(ADA, "mobilise")
    hall = Hall(house.books)
    async with house.books.database.transaction():
        await hall.robots.start()
        await asyncio.sleep(0)
        await asyncio.wait_for(hall.robots.close(), PATIENCE)
    await asyncio.sleep(0.1)
    assert await house.door.live(CHANNEL) == moved
