"""The one door: order, revisions, repeated deliveries, crowds, robots, and a log only added to."""

from __future__ import annotations

import asyncio
import sqlite3

import pytest

from bot.refereeing.door import Door, Played, RepeatedError, StaleError
from bot.store.books import Books
from bot.store.database import Database
from bot.tables import acts
from bot.tables.table import DeniedError, Table
from rules.core.contract import RefusedError
from tests.bot.house import ADA, BOB, CHANNEL, CLEO, GUILD, House, interaction, until
from tests.machine import PATIENCE


async def test_a_new_table_has_its_opener_in_the_first_seat(house: House) -> None:
    table = await house.opened()
    assert (table.revision, table.phase, table.names(), table.seat_of(ADA)) == (1, "gathering", ("Ada",), 0)
    assert house.heard == [table]
    (post,) = await house.posts()
    assert [line.key for line in post.lines] == ["told-new"]
    assert post.buttons == ("join", "robot", "leave", "start", "howto")
    assert not post.picture


async def test_every_table_has_a_seed_of_its_own(database: Database) -> None:
    door = Door(Books(database), lambda table: None)
    tables = [await door.open_table(GUILD, n, ADA, "Ada", "freight_train", "en", interaction()) for n in range(3)]
    assert len({table.seed for table in tables}) == 3


async def test_an_unknown_game_is_denied(house: House) -> None:
    with pytest.raises(DeniedError) as raised:
        await house.door.open_table(GUILD, CHANNEL, ADA, "Ada", "chess", "en", interaction())
    assert raised.value.why.params == {"game": "chess"}
    assert house.heard == []


@pytest.mark.parametrize("phase", ["gathering", "playing"])
async def test_a_channel_has_one_table(house: House, phase: str) -> None:
    await (house.seated(ADA, BOB) if phase == "gathering" else house.started(ADA, BOB))
    with pytest.raises(DeniedError) as raised:
        await house.opened(user=CLEO)
    assert raised.value.why.key == f"denied-table-{phase}"


async def test_a_finished_game_makes_way_and_is_kept(house: House) -> None:
    old = await house.finished(ADA, BOB)
    new = await house.opened(user=CLEO)
    assert await house.door.live(CHANNEL) == new
    kept = await house.books.table(old.id)
    assert kept is not None
    assert kept.archived
    assert kept.state == old.state
    assert (await house.log(old))[-1] == (old.revision + 1, "archive")
    assert await house.books.archived_table(CHANNEL) == kept


async def test_a_channel_without_a_table_is_told_so(house: House) -> None:
    with pytest.raises(DeniedError) as raised:
        await house.join(BOB)
    assert raised.value.why.key == "denied-no-table"


async def test_a_denied_act_leaves_no_trace(house: House) -> None:
    table = await house.opened()
    number = interaction()
    with pytest.raises(DeniedError):
        await house.door.perform(CHANNEL, lambda there: acts.join(there, ADA, "Ada"), number)
    assert await house.door.live(CHANNEL) == table
    assert not await house.books.handled(number)
    assert len(await house.posts()) == len(house.heard) == 1


async def test_a_refused_move_leaves_no_trace(house: House) -> None:
    table = await house.started(ADA, BOB)
    with pytest.raises(RefusedError):
        await house.say(BOB, "mobilise")
    assert await house.door.live(CHANNEL) == table


async def test_a_bystander_cannot_move(house: House) -> None:
    await house.started(ADA, BOB)
    with pytest.raises(DeniedError) as raised:
        await house.say(CLEO, "mobilise")
    assert raised.value.why.key == "denied-not-seated"


async def test_a_move_made_for_an_older_revision_is_stale(house: House) -> None:
    table = await house.started(ADA, BOB)
    move = table.game.parse("mobilise")
    with pytest.raises(StaleError):
        await house.door.play(CHANNEL, ADA, [move], interaction(), table.revision - 1)
    moved = await house.door.play(CHANNEL, ADA, [move], interaction(), table.revision)
    assert moved.table.revision == table.revision + 1


async def test_an_interaction_delivered_twice_counts_once(house: House) -> None:
    table = await house.started(ADA, BOB)
    number = interaction()
    move = table.game.parse("mobilise")
    results = await asyncio.gather(
        *(house.door.play(CHANNEL, ADA, [move], number) for _ in range(5)), return_exceptions=True
    )
    assert sorted(type(result).__name__ for result in results) == ["Played"] + ["RepeatedError"] * 4
    with pytest.raises(RepeatedError):
        await house.door.play(CHANNEL, ADA, [move], number)
    assert (await house.door.live(CHANNEL)).revision == table.revision + 1


async def test_opening_undoing_and_moderating_count_once_too(house: House) -> None:
    opening = interaction()
    await house.door.open_table(GUILD, CHANNEL, ADA, "Ada", "freight_train", "en", opening)
    with pytest.raises(RepeatedError):
        await house.door.open_table(GUILD, CHANNEL, ADA, "Ada", "freight_train", "en", opening)
    await house.join(BOB)
    await house.do(lambda table: acts.start(table, ADA))
    await house.say(ADA, "mobilise")
    undoing = interaction()
    await house.votes.undo(CHANNEL, ADA, undoing)
    with pytest.raises(RepeatedError):
        await house.votes.undo(CHANNEL, ADA, undoing)


async def test_twenty_who_join_at_once_fill_the_seats_without_a_gap_in_the_log(house: House) -> None:
    await house.opened()

    async def sit(user: int) -> Table:
        return await house.do(lambda table: acts.join(table, user, f"P{user}"))

    done = await asyncio.gather(*(sit(user) for user in range(200, 220)), return_exceptions=True)
    table = await house.door.live(CHANNEL)
    assert sum(isinstance(one, DeniedError) for one in done) == 16
    assert len({holder.user for holder in table.seats}) == 5
    assert await house.log(table) == [(revision, "join") for revision in range(1, 6)]


async def test_twenty_moves_at_once_are_one_move_each_turn(house: House) -> None:
    table = await house.started(ADA, BOB)
    move = table.game.parse("mobilise")
    done = await asyncio.gather(
        *(house.door.play(CHANNEL, user, [move], interaction()) for user in [ADA, BOB] * 10), return_exceptions=True
    )
    assert sum(isinstance(one, Played) for one in done) == 2
    assert sum(isinstance(one, RefusedError) for one in done) == 18
    after = await house.door.live(CHANNEL)
    assert [revision for revision, _ in await house.log(after)] == list(range(1, table.revision + 3))
    assert [table.revision for table in house.heard] == list(range(1, table.revision + 3))


async def at_the_store(house: House) -> None:
    """Somebody waits there to write."""
    await until(lambda: bool(house.books.database._waiting))


async def test_a_channel_does_not_wait_for_another(house: House) -> None:
    await house.opened(channel=1)
    await house.opened(channel=2)
    async with house.books.database.transaction():
        joining = asyncio.create_task(house.join(BOB, 1))  # stands at the store with its channel locked
        await at_the_store(house)
        behind = asyncio.create_task(house.join(ADA, 1))
        beside = asyncio.create_task(house.join(ADA, 2))
        await asyncio.wait({behind, beside}, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        assert (behind.done(), beside.done()) == (False, True)
    assert isinstance(beside.exception(), DeniedError)
    assert (await joining).revision == 2
    with pytest.raises(DeniedError):
        await behind


async def test_a_caller_that_goes_away_does_not_stop_the_commit(house: House) -> None:
    await house.opened()
    async with house.books.database.transaction():
        task = asyncio.create_task(house.join(BOB))
        await at_the_store(house)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
    async with house.books.database.transaction():  # comes after it
        pass
    await until(lambda: house.heard[-1].names() == ("Ada", "Bob"))
    assert await house.door.live(CHANNEL) == house.heard[-1]


async def test_what_a_robot_answers_is_told_with_the_move_it_answers(house: House) -> None:
    table = await house.started(ADA, robots=1)
    before = await house.posts()
    after = await house.say(ADA, "mobilise")
    assert after.revision == table.revision + 3  # two moves of the robot after Ada's
    (post,) = (await house.posts())[len(before) :]
    assert (post.since, post.revision) == (table.revision, after.revision)
    assert post.mention == (), "nobody is called who just moved"


async def test_a_robot_that_fails_does_not_keep_the_players_move_from_counting(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.started(ADA, robots=1)
    monkeypatch.setattr("bot.tables.turns.played_for", lambda table, orders: 1 / 0)
    after = await house.say(ADA, "mobilise")
    assert after.revision == table.revision + 1
    monkeypatch.undo()
    assert await house.door.play_for(table.id), "the robots' own task takes it up"


async def test_a_robot_does_not_play_out_of_turn(house: House) -> None:
    table = await house.started(ADA, robots=1)
    assert not await house.door.play_for(table.id)
    assert not await house.door.play_for(table.id + 99)
    assert await house.door.live(CHANNEL) == table


async def test_only_those_who_must_act_are_mentioned(house: House) -> None:
    await house.started(ADA, BOB, robots=1)
    await house.say(ADA, "mobilise")
    await house.say(BOB, "mobilise")
    told = await house.posts()
    assert [post.mention for post in told] == [(), (), (), (0,), (1,), ()]  # at last it is the robot's turn


async def test_the_log_is_only_added_to(house: House) -> None:
    await forbid_changes(house.books.database, "log", "position", "handled")
    await house.started(ADA, BOB)
    await house.say(ADA, "mobilise")
    await house.undo(ADA)
    await house.say(ADA, "mobilise")
    await house.moderate("undo")
    await house.moderate("reset")
    await house.moderate("restore")
    await house.moderate("end")
    table = await house.opened()
    await house.door.perform(CHANNEL, lambda there: acts.leave(there, ADA), interaction())
    assert (await house.log(table))[-1] == (2, "leave")


async def test_the_trigger_of_the_test_above_does_its_work(house: House) -> None:
    await house.opened()
    await forbid_changes(house.books.database, "log")
    with pytest.raises(sqlite3.IntegrityError, match="only added to"):
        async with house.books.database.transaction() as transaction:
            await transaction.run("UPDATE log SET text = ''")


async def forbid_changes(database: Database, *names: str) -> None:
    async with database.transaction() as transaction:
        for name in names:
            for verb in ("UPDATE", "DELETE"):
                await transaction.run(
                    f"CREATE TRIGGER no_{verb}_{name} BEFORE {verb} ON {name}"
                    f" BEGIN SELECT RAISE(ABORT, '{name} is only added to'); END"
                )


async def test_a_store_that_fails_changes_nothing_and_nobody_hears(house: House) -> None:
    table = await house.started(ADA, BOB)
    heard = len(house.heard)
    async with house.books.database.transaction() as transaction:
        await transaction.run("CREATE TRIGGER full BEFORE INSERT ON outbox BEGIN SELECT RAISE(ABORT, 'no room'); END")
    with pytest.raises(sqlite3.IntegrityError, match="no room"):
        await house.say(ADA, "mobilise")
    assert await house.door.live(CHANNEL) == table
    assert len(house.heard) == heard
