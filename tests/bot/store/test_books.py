"""The books: what is written is what is read, and only the revision it was made for is changed."""

from __future__ import annotations

import asyncio
import random
import zlib
from dataclasses import replace

import pytest

from bot.refereeing.door import post_of
from bot.store.books import Books
from bot.store.database import Connection, Work
from bot.store.writing import MovedOnError
from bot.tables import acts, turns
from bot.tables.sketch import Sketch
from bot.tables.table import Change, DeniedError, Entry, Intent
from rules.core.contract import Draft, Order, Refusal
from rules.core.phrase import Who, phrase
from tests.bot.house import ADA, BOB, CHANNEL, MOD, House, interaction, some_move


def restarted(house: House) -> Books:
    """What is in the file, as after a restart: nothing is kept at hand."""
    return Books(house.books.database)


async def test_a_table_comes_back_as_it_was_written(house: House) -> None:
    gathering = await house.seated(ADA, BOB, robots=1)
    assert await restarted(house).live_table(CHANNEL) == gathering
    started = await house.do(lambda table: acts.start(table, ADA))
    assert await restarted(house).live_table(CHANNEL) == started == await restarted(house).table(started.id)
    played = await house.finish()
    assert await restarted(house).live_table(CHANNEL) == played


async def test_the_state_comes_back_byte_for_byte(house: House) -> None:
    table = await house.finished(ADA, BOB)
    assert table.state is not None
    row = await house.books.database.row("SELECT state FROM position ORDER BY revision DESC LIMIT 1")
    assert row is not None
    stored = zlib.decompress(row["state"])
    loaded = await restarted(house).table(table.id)
    assert loaded is not None
    assert loaded.state is not None
    assert stored == table.state.model_dump_json().encode() == loaded.state.model_dump_json().encode()


async def test_names_come_back_whatever_they_are_made_of(house: House) -> None:
    name = "Zoë 🚂 «l'O'Neil» %s \\ \""
    await house.opened(name=name)
    loaded = await house.books.live_table(CHANNEL)
    assert loaded is not None
    assert loaded.names() == (name,)


async def test_a_channel_without_a_table_has_none(house: House) -> None:
    assert await house.books.live_table(CHANNEL) is None
    assert await house.books.archived_table(CHANNEL) is None
    assert await house.books.table(1) is None


async def test_a_change_for_another_revision_is_not_written(house: House) -> None:
    table = await house.started(ADA, BOB)
    change = turns.play(table, ADA, 0, [some_move(table)])
    late = replace(change, table=replace(change.table, revision=table.revision + 2))
    with pytest.raises(MovedOnError):
        await house.books.write(late, post_of(late, table.revision + 1), interaction())
    assert await house.books.table(table.id) == table
    waiting = await house.books.database.row("SELECT count(*) AS posts FROM outbox")
    assert waiting is not None
    assert waiting["posts"] == len(house.heard)


async def test_two_changes_made_for_the_same_revision_count_once(house: House) -> None:
    table = await house.started(ADA, BOB)
    change = turns.play(table, ADA, 0, [some_move(table)])
    ready = replace(change, table=replace(change.table, revision=table.revision + 1))
    post = post_of(ready, table.revision)
    done = await asyncio.gather(*(house.books.write(ready, post, None) for _ in range(2)), return_exceptions=True)
    assert [type(one) for one in done].count(MovedOnError) == 1
    assert len(await house.books.log(table)) == table.revision + 1


async def test_an_interaction_is_remembered_with_its_change(house: House) -> None:
    await house.opened()
    number = interaction()
    assert not await house.books.handled(number)
    await house.door.perform(CHANNEL, lambda table: acts.join(table, BOB, "Bob"), number)
    assert await house.books.handled(number)


async def test_steps_leave_out_what_was_taken_back(house: House) -> None:
    table = await house.started(ADA, BOB)
    start = table.revision
    await house.say(ADA, "mobilise")
    await house.say(BOB, "mobilise")
    await house.undo(BOB)  # start+3: back to the move of Ada
    await house.moderate("undo")  # start+4: back to the start
    table = await house.door.live(CHANNEL)
    assert [past.revision for past in await house.books.steps(table)] == [start]
    again = await house.say(ADA, "mobilise")
    steps = await house.books.steps(again)
    assert [(past.revision, past.act, past.seat, past.actor) for past in steps] == [
        (start, "start", None, ADA),
        (start + 5, "move", 0, ADA),
    ]
    assert [row.revision for row in await house.books.log(again)] == list(range(1, start + 6))


async def test_a_position_is_that_of_the_newest_step_up_to_a_revision(house: House) -> None:
    started = await house.started(ADA, BOB)
    moved = await house.say(ADA, "mobilise")
    spoken = await house.do(lambda table: acts.set_language(table, ADA, "fr"))
    for table, revision, state in (
        (spoken, started.revision, started.state),
        (spoken, moved.revision, moved.state),
        (spoken, spoken.revision, moved.state),
    ):
        found = await house.books.position(table, revision)
        assert found is not None
        assert found.state == state
    assert await house.books.position(spoken, started.revision - 1) is None


async def test_events_are_those_between_two_revisions(house: House) -> None:
    started = await house.started(ADA, BOB)
    moved = await house.say(ADA, "mobilise")
    dealt = await house.books.events(moved, 0, started.revision)
    since = await house.books.events(moved, started.revision, moved.revision)
    assert [event.kind for event in dealt] == ["dealt"]
    assert [event.kind for event in since] == ["mobilised"]


async def test_a_sketch_belongs_to_a_seat_and_a_revision(house: House) -> None:
    table = await house.started(ADA, BOB)
    draft = Draft(kind="rearrange", values=(("row1", "box"),), growing="box ore")
    sketch = Sketch(plan=("mobilise",), draft=draft)
    await house.books.keep_sketch(table, 0, sketch)
    assert await house.books.sketch(table, 0) == sketch
    assert await house.books.sketch(table, 1) == Sketch()
    moved = await house.say(ADA, "mobilise")
    assert await house.books.sketch(moved, 0) == Sketch()


async def test_the_last_refusal_is_kept_for_each_reader_and_channel(house: House) -> None:
    first = Refusal(rule="FT-6.1", why=phrase("denied-full", most=5))
    second = Refusal(rule="FT-6.7", why=phrase("told-join", who=Who(seat=1)), instead=phrase("value-no"))
    await house.books.keep_refusal(CHANNEL, ADA, "freight_train", first)
    await house.books.keep_refusal(CHANNEL, ADA, "freight_train", second)
    await house.books.keep_refusal(CHANNEL + 1, ADA, "freight_train", first)
    assert await house.books.last_refusal(CHANNEL, ADA) == ("freight_train", second)
    assert await house.books.last_refusal(CHANNEL + 1, ADA) == ("freight_train", first)
    assert await house.books.last_refusal(CHANNEL, BOB) is None


async def test_an_intent_is_found_by_its_number(house: House) -> None:
    table = await house.opened()
    intent = Intent(CHANNEL, MOD, "reset", "because", table.id, table.revision)
    number = await house.servers.keep_intent(intent)
    assert await house.servers.intent(number) == intent
    assert await house.servers.intent(number + 1) is None


async def test_the_archived_table_is_the_one_archived_last(house: House) -> None:
    first = await house.opened()
    await house.moderate("reset")
    await house.opened(user=BOB, name="Bob")
    second = await house.moderate("reset")
    found = await house.books.archived_table(CHANNEL)
    assert found is not None
    assert found.id == second.id != first.id
    # The first one comes back, and is archived again after the second.
    async with house.books.database.transaction() as transaction:
        await transaction.run("UPDATE game SET archived = 0 WHERE id = ?", first.id)
    await house.moderate("reset")
    found = await house.books.archived_table(CHANNEL)
    assert found is not None
    assert found.id == first.id


async def test_games_in_which_a_robot_may_have_to_move_are_known(house: House) -> None:
    await house.seated(ADA, BOB, channel=1)
    await house.started(ADA, BOB, channel=2)
    waiting = await house.started(ADA, robots=1, channel=3)
    assert await house.books.robots_due() == [], "it is a person's turn everywhere"
    for channel in (2, 3):
        await house.do(lambda table: turns.play(table, ADA, 0, [some_move(table)]), channel)
    assert await house.books.robots_due() == [waiting.id]
    await house.door.play_for(waiting.id)
    assert await house.books.robots_due() == []


async def test_a_game_with_a_standing_order_is_looked_at_until_it_is_over(house: House) -> None:
    table = await house.started(ADA, BOB)
    await house.books.keep_order(table, 0, Order(name="any", value="any"))
    assert await house.books.robots_due() == [table.id]
    await house.finish()
    assert await house.books.robots_due() == []


async def test_the_last_steps_are_the_end_of_all_steps_whatever_was_taken_back(house: House) -> None:
    await house.started(ADA, BOB)
    chance = random.Random(3)
    taken_back = 0
    for number in range(40):
        table = await house.door.live(CHANNEL)
        steps, last = await house.books.steps(table), await house.books.last_steps(table)
        assert steps[-len(last) :] == last
        assert len(last) >= min(2, len(steps))
        if any(step.actor is not None for step in steps[1:]) and chance.random() < 0.4:
            await house.moderate("undo")
            taken_back += 1
        else:
            seat = min(table.to_act())
            move = some_move(table, number)
            actor = chance.choice([ADA, None])  # None: as a robot would
            await house.do(lambda there: turns.play(there, actor, seat, [move]))  # noqa: B023
    assert taken_back >= 8


async def test_an_entry_without_words_leaves_no_message(house: House) -> None:
    table = await house.finished(ADA, BOB)
    before = await count(house, "outbox")
    quiet = Change(replace(table, archived=True, revision=table.revision + 1), (Entry("archive", actor=ADA),))
    await house.books.write(quiet, post_of(quiet, table.revision), None)
    assert await count(house, "outbox") == before
    assert await count(house, "log") == table.revision + 1


async def count(house: House, name: str) -> int:
    row = await house.books.database.row(f"SELECT count(*) AS rows FROM {name}")
    assert row is not None
    return int(row["rows"])


async def test_a_stored_board_that_no_longer_passes_is_told_to_its_own_table_alone(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    other = await house.started(ADA, BOB)
    house.game = "santa_fe_rails"
    await house.opened(CHANNEL + 1)
    async with house.books.database.transaction() as transaction:
        await transaction.run("INSERT INTO board VALUES ('own-old', 'santa_fe_rails', 'not a board at all = [')")
        await transaction.run('UPDATE game SET options = \'{"board": "own-old"}\' WHERE channel = ?', CHANNEL + 1)
    books = restarted(house)
    with pytest.raises(DeniedError) as denied:
        await books.live_table(CHANNEL + 1)
    assert denied.value.why.key == "denied-board-lost"
    assert "own-old" in caplog.text
    assert await books.live_table(CHANNEL) == other


async def test_the_steps_of_a_table_end_with_its_revision(house: House) -> None:
    started = await house.started(ADA, BOB)
    moved = await house.say(ADA, "mobilise")
    assert [past.act for past in await house.books.steps(started)] == ["start"]
    assert [past.act for past in await house.books.steps(moved)] == ["start", "move"]


@pytest.mark.parametrize("key", ["freight_train", "santa_fe_rails"])
async def test_a_table_kept_for_the_next_act_is_the_one_that_is_stored(house: House, key: str) -> None:
    house.game = key
    started = await house.started(ADA, BOB)
    for _ in range(12):
        table = await house.books.live_table(CHANNEL)
        assert table == await restarted(house).live_table(CHANNEL)
        assert table is not None
        user = table.seats[min(table.to_act())].user
        await house.say(user or ADA, table.game.print(some_move(table)))
    for act in ("undo", "reset", "restore", "end"):
        await house.moderate(act)
        assert await house.books.live_table(CHANNEL) == await restarted(house).live_table(CHANNEL)
        assert await house.books.table(started.id) == await restarted(house).table(started.id)
    await house.opened()  # the finished game makes way
    assert await house.books.table(started.id) == await restarted(house).table(started.id)


async def test_a_submitted_move_is_one_trip_to_write_and_at_most_one_to_ask(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.started(ADA, BOB)
    trips = 0
    in_thread = Connection.in_thread

    async def counted(connection: Connection, work: Work[object]) -> object:
        nonlocal trips
        trips += 1
        return await in_thread(connection, work)

    monkeypatch.setattr(Connection, "in_thread", counted)
    await house.say(ADA, "mobilise")
    assert trips == 1, "the table was at hand"
    await restarted(house).arrival(CHANNEL, interaction())
    assert trips == 2
