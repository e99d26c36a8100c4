"""Taking back through the door: free undo, moderators' undo, reset, restore and end."""

from __future__ import annotations

import random
import sqlite3

import pytest

from bot.refereeing.door import StaleError
from bot.tables import acts, turns
from bot.tables.table import Change, DeniedError, Intent, Table
from tests.bot.house import ADA, BOB, CHANNEL, CLEO, MOD, House, gathered, interaction, some_move


async def denied_by(house: House, act: str) -> str:
    with pytest.raises(DeniedError) as raised:
        await house.moderate(act)
    return raised.value.why.key


async def test_undo_brings_the_very_position_back(house: House) -> None:
    table = await house.started(ADA, BOB)
    await house.say(ADA, "mobilise")
    back = await house.undo(ADA)
    assert (back.state, back.drawn, back.phase) == (table.state, table.drawn, "playing")
    assert await house.door.live(CHANNEL) == back
    assert [act for _, act in await house.log(back)][-3:] == ["start", "move", "undo"]
    post = (await house.posts())[-1]
    assert [line.key for line in post.lines] == ["told-undo", "told-appeal-move"]
    assert (post.mention, post.picture) == ((), True)  # who takes back knows whose turn it is


async def test_a_moderator_undoes_a_persons_move_and_what_robots_did_since(house: House) -> None:
    before = await house.started(ADA, robots=1)
    await house.say(ADA, "mobilise")
    back = await house.moderate("undo", "a slip")
    assert (back.state, back.drawn) == (before.state, before.drawn)
    row = (await house.books.log(back))[-1]
    assert (row.act, row.text, row.actor, row.back_to) == (
        "moderator undo",
        "a slip",
        MOD,
        before.revision,
    )


async def test_a_moderator_undoes_across_chance_and_the_same_cards_come_again(house: House) -> None:
    await house.started(ADA, BOB)
    before, seat = await house.play_until("fill")
    user = before.seats[seat].user
    assert user is not None
    first = await house.say(user, "fill")
    back = await house.moderate("undo")
    assert (back.state, back.drawn) == (before.state, before.drawn)
    assert (await house.say(user, "fill")).state == first.state


async def test_a_finished_game_is_not_reopened_because_its_seed_is_public(house: House) -> None:
    finished = await house.finished(ADA, BOB)
    with pytest.raises(DeniedError) as denied:
        await house.moderate("undo")
    assert denied.value.why.key == "denied-undo-over"
    assert await house.books.live_table(CHANNEL) == finished


async def test_reset_and_restore_keep_everything(house: House) -> None:
    before = await house.started(ADA, BOB)
    await house.moderate("reset", "tidy")
    assert await house.books.live_table(CHANNEL) is None
    away = (await house.posts())[-1]
    assert (away.buttons, away.mention, away.picture, away.footer) == ((), (), False, ())
    back = await house.moderate("restore")
    assert (back.state, back.seats, back.seed, back.phase) == (before.state, before.seats, before.seed, "playing")
    assert (await house.posts())[-1].mention == (0,)
    assert [act for _, act in await house.log(back)][-3:] == ["start", "reset", "restore"]
    await house.say(ADA, "mobilise")


async def test_restoring_needs_a_game(house: House) -> None:
    assert await denied_by(house, "restore") == "denied-nothing-to-restore"
    table = await house.opened()
    with pytest.raises(DeniedError):  # it is not put away
        await house.door.archived(CHANNEL, table.id)
    with pytest.raises(DeniedError):  # it stands in another channel
        await house.door.archived(CHANNEL + 1, table.id)


async def restored(house: House, game: Table, aside: Table | None) -> Table:
    away = await house.door.archived(CHANNEL, game.id)
    intent = Intent(CHANNEL, MOD, "restore", "", away.id, away.revision, aside.id if aside else 0)
    return await house.confirm(intent)


async def test_any_game_put_away_can_be_restored_and_the_one_in_the_way_is_put_away(house: House) -> None:
    reset = await house.started(ADA, BOB)
    await house.moderate("reset")
    finished = await house.finished(ADA, BOB)
    live = await house.seated(CLEO, ADA)
    assert [each.table.id for each in await house.books.archived(CHANNEL, 9)] == [finished.id, reset.id]
    back = await restored(house, reset, live)
    assert (back.state, back.phase) == (reset.state, "playing")
    assert await house.books.live_table(CHANNEL) == back
    assert [each.table.id for each in await house.books.archived(CHANNEL, 9)] == [live.id, finished.id]
    again = await restored(house, finished, back)
    assert (again.phase, again.state) == ("over", finished.state)


async def test_a_restore_puts_away_only_what_the_moderator_was_told_of(house: House) -> None:
    reset = await house.started(ADA, BOB)
    await house.moderate("reset")
    live = await house.opened()
    with pytest.raises(StaleError):
        await restored(house, reset, None)
    assert await house.books.live_table(CHANNEL) == live


async def test_games_put_away_are_listed_in_the_order_of_the_log_whatever_the_clock_says(house: House) -> None:
    first = await house.opened()
    await house.moderate("reset")
    second = await house.opened()
    await house.moderate("reset")
    async with house.books.database.transaction() as transaction:
        await transaction.run("UPDATE log SET at = '1999-01-01T00:00:00.000Z' WHERE game = ?", second.id)
    found = await house.books.archived(CHANNEL, 9)
    assert [each.table.id for each in found] == [second.id, first.id]
    assert found[0].at == "1999-01-01T00:00:00.000Z"


async def test_opening_over_a_finished_game_is_one_transaction(house: House) -> None:
    old = await house.finished(ADA, BOB)
    async with house.books.database.transaction() as transaction:
        await transaction.run("CREATE TRIGGER full BEFORE INSERT ON game BEGIN SELECT RAISE(ABORT, 'no room'); END")
    with pytest.raises(sqlite3.IntegrityError):
        await house.opened()
    assert await house.books.live_table(CHANNEL) == old
    assert (await house.log(old))[-1][1] == "move"


async def test_a_change_of_language_does_not_spoil_a_moderators_question(house: House) -> None:
    asked = await house.started(ADA, BOB)
    await house.do(lambda table: acts.set_language(table, ADA, "fr"))
    ended = await house.moderate("end", table=asked)
    assert ended.phase == "over"


async def test_what_a_moderator_did_names_him_and_the_moves(house: House) -> None:
    await house.started(ADA, robots=1)
    await house.say(ADA, "mobilise")
    await house.moderate("undo", "a slip")
    told, *moves = (await house.posts())[-1].lines
    assert (told.key, told.params["by"], told.params["count"]) == ("told-moderator-undo", "Mod", 3)
    assert [line.key for line in moves] == ["told-appeal-move"] * 3
    await house.moderate("end")
    assert (await house.posts())[-1].lines[0].params["by"] == "Mod"


@pytest.mark.parametrize("act", ["reset", "undo", "end"])
async def test_moderating_needs_a_table(house: House, act: str) -> None:
    assert await denied_by(house, act) == "denied-no-table"


async def test_a_moderator_ends_a_game_as_it_stands(house: House) -> None:
    before = await house.started(ADA, BOB)
    ended = await house.moderate("end")
    assert (ended.phase, ended.state) == ("over", before.state)
    assert await house.door.live(CHANNEL) == ended
    told = [line.key for line in (await house.posts())[-1].lines]
    assert (told[0], told[-3:]) == ("told-end", ["told-standing", "told-seed", "told-fingerprint"])


async def test_a_moderators_question_about_an_older_revision_is_stale(house: House) -> None:
    asked = await house.started(ADA, BOB)
    await house.say(ADA, "mobilise")
    with pytest.raises(StaleError):
        await house.moderate("reset", table=asked)


async def test_a_moderators_question_about_another_game_is_stale(house: House) -> None:
    asked = await house.seated(ADA, BOB)
    await house.moderate("reset")
    other = await house.seated(ADA, BOB)
    assert other.revision == asked.revision
    with pytest.raises(StaleError):
        await house.moderate("reset", table=asked)
    assert await house.door.live(CHANNEL) == other


async def test_any_order_of_acts_leaves_a_log_that_replays_to_the_table(house: House) -> None:
    chooser = random.Random(7)
    await house.started(ADA, BOB)
    for _ in range(60):
        table = await house.door.live(CHANNEL)
        wish = chooser.choice(["play", "play", "play", "undo", "moderator"])
        try:
            if wish == "play":
                user = table.seats[min(table.to_act())].user
                assert user is not None
                await house.door.play(CHANNEL, user, [some_move(table, chooser.randrange(99))], interaction())
            elif wish == "undo":
                await house.undo(chooser.choice([ADA, BOB]))
            else:
                await house.moderate("undo")
        except DeniedError:
            continue
    table = await house.door.live(CHANNEL)
    steps = await house.books.steps(table)
    replayed: Change = acts.start(gathered(table.seats, table.options), ADA)
    for past in steps[1:]:
        assert past.seat is not None
        replayed = turns.play(replayed.table, past.actor, past.seat, [table.game.parse(past.text)])
    assert (replayed.table.state, replayed.table.drawn) == (table.state, table.drawn)
