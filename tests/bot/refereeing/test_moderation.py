"""Moderators' acts through the door: each logged with its reason, told at the table, and elsewhere if so settled."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.refereeing.door import StaleError
from bot.refereeing.moderation import how_skipped, moderated
from bot.store.servers import Server
from bot.tables import acts
from bot.tables.clocks import PRESETS
from bot.tables.table import DeniedError, Intent, Table
from bot.tables.timing import set_pace
from rules.china_rails.state import State
from tests.bot.house import ADA, BOB, CHANNEL, CLEO, GUILD, MOD, House, interaction, some_move


async def intent(house: House, act: str, seat: int | None = None, target: int | None = None) -> Intent:
    table = await house.door.live(CHANNEL)
    return Intent(CHANNEL, MOD, act, "late", table.id, table.revision, seat=seat, target=target)


async def denied_by(house: House, asked: Intent) -> str:
    with pytest.raises(DeniedError) as raised:
        await house.confirm(asked)
    return raised.value.why.key


async def some_rounds(house: House, moves: int) -> Table:
    table = await house.door.live(CHANNEL)
    for number in range(moves):
        user = table.seats[min(table.to_act())].user
        assert user is not None
        table = (await house.door.play(CHANNEL, user, [some_move(table, number)], interaction())).table
    return table


async def test_a_skip_lets_a_robot_decide_once_and_the_seat_stays(house: House) -> None:
    await house.started(ADA, BOB)
    after = await house.confirm(await intent(house, "skip", seat=0))
    assert after.to_act() == {1}
    assert how_skipped(after, 1) == "robot"
    assert after.seats[0].user == ADA
    log = await house.books.log(after)
    assert [(entry.act, entry.actor) for entry in log[-2:]] == [("skip", MOD), ("move", None)]
    assert await denied_by(house, await intent(house, "skip", seat=0)) == "denied-not-waiting"
    assert await denied_by(house, await intent(house, "skip", seat=7)) == "denied-unknown-seat"


async def test_a_skip_leaves_the_rest_of_a_turn_empty_where_the_rules_say_so(house: House) -> None:
    """CR-R75: what was done stays. The last player of the first round has two turns in a row, and loses one."""
    house.game = "china_rails"
    table = await house.started(ADA, BOB)
    first = min(table.to_act())
    await house.say((ADA, BOB)[first], "build hong kong>nanning")
    asked = await intent(house, "skip", seat=first)
    table = await house.confirm(asked)
    assert table.to_act() == {1 - first}
    state = table.state
    assert isinstance(state, State)
    assert [len(edges) > 0 for edges in state.track] == [seat == first for seat in (0, 1)]
    table = await house.confirm(await intent(house, "skip", seat=1 - first))
    state = table.state
    assert isinstance(state, State)
    assert (state.turn, state.round) == (1 - first, 2)
    log = await house.books.log(table)
    assert [(entry.act, entry.text) for entry in log[-2:]] == [("skip", "late"), ("move", "end")]
    assert not state.track[1 - first]
    assert how_skipped(table, state.turn) == "empty"


async def test_nobody_plays_at_a_locked_table_until_it_is_unlocked(house: House) -> None:
    await house.started(ADA, robots=1)
    locked = await house.confirm(await intent(house, "lock"))
    assert locked.locked
    for attempt in (house.say(ADA, "mobilise"), house.undo(ADA), house.do(lambda table: acts.leave(table, ADA))):
        with pytest.raises(DeniedError) as raised:
            await attempt
        assert raised.value.why.key == "denied-locked"
    assert not await house.door.play_for(locked.id)
    assert await denied_by(house, await intent(house, "lock")) == "denied-locked"
    assert not (await house.confirm(await intent(house, "unlock"))).locked
    assert await denied_by(house, await intent(house, "unlock")) == "denied-not-locked"
    await house.say(ADA, "mobilise")


async def test_any_earlier_moment_can_be_restored_also_one_that_was_taken_back(house: House) -> None:
    start = await house.started(ADA, BOB)
    third = await some_rounds(house, 3)
    far = await some_rounds(house, 3)
    back = await house.confirm(await intent(house, "rewind", target=third.revision))
    assert (back.state, back.drawn) == (third.state, third.drawn)
    points = [point.revision for point in await house.moderation.points(back)]
    moments = range(start.revision, far.revision + 1)
    assert points == [revision for revision in reversed(moments) if revision != third.revision]  # where it stands now
    again = await house.confirm(await intent(house, "rewind", target=far.revision))
    assert (again.state, again.drawn) == (far.state, far.drawn)
    steps = await house.books.steps(again)
    assert len(steps) == 7
    assert await denied_by(house, await intent(house, "rewind", target=1)) == "denied-unknown-archive"


async def test_before_the_start_and_after_the_end_nothing_is_taken_back(house: House) -> None:
    await house.seated(ADA, BOB)
    assert await denied_by(house, await intent(house, "undo")) == "denied-nothing-to-undo"
    assert await denied_by(house, await intent(house, "rewind", target=1)) == "denied-nothing-to-undo"
    await house.do(lambda table: acts.start(table, ADA))
    assert await denied_by(house, await intent(house, "undo")) == "denied-nothing-to-undo"
    await house.moderate("end")
    assert await denied_by(house, await intent(house, "undo")) == "denied-undo-over"


async def test_a_game_comes_back_to_an_empty_channel_or_in_place_of_the_one_named(house: House) -> None:
    first = await house.started(ADA, BOB)
    await house.moderate("reset")
    assert (await house.moderate("restore")).id == first.id
    await house.moderate("reset")
    second = await house.opened()
    away = await house.door.archived(CHANNEL)
    asked = Intent(CHANNEL, MOD, "restore", "late", away.id, away.revision)
    with pytest.raises(StaleError):  # there is a game now that the moderator was not told of
        await house.confirm(asked)
    assert (await house.confirm(replace(asked, aside=second.id))).id == first.id
    assert (await house.door.archived(CHANNEL)).id == second.id


async def test_what_was_asked_before_a_move_is_not_done_after_it(house: House) -> None:
    await house.started(ADA, BOB)
    asked = await intent(house, "lock")
    await house.do(lambda table: acts.set_language(table, ADA, "fr"))  # which is nothing to ask about again
    assert (await house.confirm(asked)).locked
    await house.confirm(await intent(house, "unlock"))
    asked = await intent(house, "lock")
    await house.say(ADA, "mobilise")
    with pytest.raises(StaleError):
        await house.confirm(asked)
    with pytest.raises(StaleError):
        await house.confirm(replace(await intent(house, "lock"), table_id=99))


async def test_going_to_a_moment_says_what_goes_and_what_comes_again(house: House) -> None:
    await house.started(ADA, BOB)
    first = await some_rounds(house, 1)
    second = await some_rounds(house, 1)
    await house.confirm(await intent(house, "undo", target=first.revision))
    other = await some_rounds(house, 1)
    taken, again = await house.moderation.weighed(other, second.revision)
    assert [step.revision for step in taken] == [other.revision]
    assert [step.revision for step in again] == [second.revision]
    taken, again = await house.moderation.weighed(other, first.revision)
    assert ([step.revision for step in taken], again) == ([other.revision], [])


async def test_a_moderator_picks_how_far_to_take_back(house: House) -> None:
    start = await house.started(ADA, BOB)
    await some_rounds(house, 4)
    back = await house.confirm(await intent(house, "undo", target=start.revision))
    assert (back.state, back.drawn) == (start.state, start.drawn)


async def test_clocks_are_stopped_started_and_extended(house: House) -> None:
    await house.seated(ADA, BOB)
    await house.do(lambda table: set_pace(table, ADA, PRESETS["daily"]))
    await house.do(lambda table: acts.start(table, ADA))
    assert (await house.confirm(await intent(house, "pause"))).paused
    assert not (await house.confirm(await intent(house, "resume"))).paused
    await house.confirm(await intent(house, "extend", seat=0, target=7200))
    waiting = await house.books.clocks.waiting((await house.door.live(CHANNEL)).id)
    clock = waiting[0].clock
    assert clock is not None
    assert clock.left == PRESETS["daily"].bank + 7200
    log = await house.books.log(await house.door.live(CHANNEL))
    assert [entry.act for entry in moderated(log)] == ["pause", "resume", "extend"]


async def test_what_a_moderator_does_is_told_in_the_channel_that_the_server_has_chosen(house: House) -> None:
    await house.servers.settle(GUILD, Server(channel=777), MOD)
    await house.started(ADA, BOB)
    await house.confirm(await intent(house, "lock"))
    rows = await house.books.database.rows("SELECT channel FROM outbox ORDER BY id")
    assert [row["channel"] for row in rows][-2:] == [CHANNEL, 777]
    here, there = (await house.posts())[-2:]
    assert there.lines[1:] == here.lines
    assert there.lines[0].key == "moderators-where"
    assert (there.buttons, there.mention, there.footer) == ((), (), ())


async def test_a_server_settles_things_anew_and_the_old_rows_stay(house: House) -> None:
    assert await house.servers.of(GUILD) == Server()
    await house.servers.settle(GUILD, Server(role=5), MOD)
    await house.servers.settle(GUILD, Server(role=5, apart=True), MOD)
    assert await house.servers.of(GUILD) == Server(role=5, apart=True)
    assert await house.servers.of(GUILD + 1) == Server()
    assert len(await house.books.database.rows("SELECT 1 FROM server")) == 2


async def test_an_early_end_scores_by_the_standing_where_the_game_knows_one(house: House) -> None:
    table = await house.started(ADA, BOB)
    standing = table.game.standing(table.state) if table.state else None
    assert standing is not None
    await house.moderate("end")
    told = {line.key: line for line in (await house.posts())[-1].lines}
    scores = told["told-standing"].params["scores"]
    assert isinstance(scores, tuple)
    assert len(scores) == len(standing.scores)
    house.game = "railroad_dice_2"  # which has no score before its opening is over
    await house.started(ADA, BOB)
    await house.moderate("end")
    assert "told-no-standing" in [line.key for line in (await house.posts())[-1].lines]


async def test_where_moderators_hear_of_their_acts_at_the_table_itself_they_hear_once(house: House) -> None:
    await house.servers.settle(GUILD, Server(channel=CHANNEL), MOD)
    await house.started(ADA, BOB)
    before = len(await house.posts())
    await house.confirm(await intent(house, "lock"))
    assert len(await house.posts()) == before + 1


@pytest.mark.parametrize("act", ["lock", "pause", "extend", "replace"])
async def test_what_leaves_the_game_as_it_is_leaves_everybodys_panel_good(house: House, act: str) -> None:
    await house.seated(ADA, BOB)
    await house.do(lambda table: set_pace(table, ADA, PRESETS["daily"]))
    table = await house.do(lambda there: acts.start(there, ADA))
    target = {"extend": 60, "replace": CLEO}.get(act)
    after = await house.confirm(replace(await intent(house, act, 1, target), name="Cléo"))
    assert after.revision > table.revision
    assert after.visible_revision == table.visible_revision
