"""When a turn begins and ends for the clock: also where nobody else moves between, and where somebody is given time."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

import pytest

from bot.store.players import Player
from bot.tables import acts, seats, timing
from bot.tables.clocks import DAY, HOUR, Pace, QuietHours
from bot.tables.table import Change, Entry, Holder, Intent, Reminder, Table
from bot.tables.waiting import Waiting, followed
from rules.core.contract import Game
from rules.core.phrase import Who, phrase
from tests.bot.house import ADA, BOB, CHANNEL, CLEO, MOD, gathered, interaction, some_move
from tests.bot.timed import MORNING, Days
from tests.toy.game import State, ToyOptions, Tunnels
from tests.toy.opening import tunnels

TWELVE = Pace(bank=12 * HOUR, increment=6 * HOUR, cap=12 * HOUR)
DIRECT = 777


async def left(days: Days, seat: int) -> int:
    clock = (await days.books.clocks.waiting(1))[seat].clock
    assert clock is not None
    return clock.at(days.now, None)


async def one_move(days: Days, user: int) -> Table:
    """A single move, which in this game may not be the whole turn."""
    table = await days.door.live(CHANNEL)
    played = await days.door.play(CHANNEL, user, [some_move(table, 1)], interaction())
    await days.settle()
    return played.table


async def test_alone_with_robots_every_turn_brings_its_time_and_its_reminders(days: Days) -> None:
    await days.begin(TWELVE, ADA, robots=1)
    await days.wait(7 * HOUR)
    await one_move(days, ADA)  # the robot answers at once
    assert await left(days, 0) == 11 * HOUR
    await days.wait(11 * HOUR)
    assert days.told("half") == [(0, 6 * 60, "half"), (0, 7 * 60 + 330, "half")]
    assert days.told("zero") == [(0, 18 * 60, "zero")]


async def test_alone_with_robots_a_robot_plays_every_turn_that_runs_out(days: Days) -> None:
    await days.begin(TWELVE.but(at_zero="turn"), ADA, robots=1)
    await days.wait(12 * HOUR + 6 * HOUR + 6 * HOUR)
    log = await days.books.log(await days.door.live(CHANNEL))
    said = phrase("told-out-of-time", who=Who(seat=0))
    played = [one.at - MORNING for one in days.sent if said in one.post.lines]
    assert played == [12 * HOUR, 18 * HOUR, 24 * HOUR]
    assert [entry.seat for entry in log if entry.act == "move"].count(0) >= 3


async def test_a_second_turn_in_a_row_is_a_turn_of_its_own(days: Days) -> None:
    """Of two players the last of a round is the first of the next."""
    await days.begin(TWELVE, ADA, BOB)
    await one_move(days, ADA)
    await days.wait(7 * HOUR)
    assert days.told("half") == [(1, 6 * 60, "half")]
    table = await one_move(days, BOB)
    assert table.to_act() == {1}
    assert await left(days, 1) == 11 * HOUR
    await days.wait(6 * HOUR)
    assert days.told("half")[1:] == [(1, 7 * 60 + 330, "half")]


async def test_the_second_part_of_a_turn_is_the_same_turn(days: Days) -> None:
    await days.begin(TWELVE, ADA, BOB)
    table, seat = await days.house.play_until("fill")
    await days.settle()
    user = table.seats[seat].user
    assert user is not None
    await days.wait(7 * HOUR)
    before, told = await left(days, seat), days.told()
    assert (await days.house.say(user, "fill")).to_act() == {seat}
    await days.settle()
    assert await left(days, seat) == before
    assert days.told() == told


async def test_whoever_has_just_moved_is_not_told_in_private_that_it_is_their_turn(days: Days) -> None:
    await days.wants(Player(ADA, "en", notify="direct", direct=DIRECT))
    await days.begin(TWELVE, ADA, robots=1)
    await one_move(days, ADA)
    assert len(days.told("turn")) == 1


async def test_more_time_in_a_turn_does_not_call_again(days: Days) -> None:
    await days.wants(Player(ADA, "en", notify="direct", direct=DIRECT))
    await days.begin(TWELVE, ADA, BOB)
    await days.house.do(lambda table: timing.extend(table, None, 0, HOUR, phrase("told-resume")))
    await days.settle()
    assert len(days.told("turn")) == 1
    assert await left(days, 0) == 13 * HOUR


async def test_more_time_for_a_seat_that_had_no_turn_yet_is_kept(days: Days) -> None:
    await days.begin(TWELVE, ADA, BOB)
    await days.house.do(lambda table: timing.extend(table, None, 1, 5 * HOUR, phrase("told-resume")))
    await days.move()
    assert await left(days, 1) == 17 * HOUR


async def test_a_robot_does_not_play_where_the_clock_was_stopped_in_the_last_second(days: Days) -> None:
    """The reminder was read, then the table was paused, and then it was to be acted upon."""
    await days.begin(TWELVE.but(at_zero="turn"), ADA, BOB)
    days.now += 12 * HOUR
    (due,) = await days.books.clocks.due(9)
    before = await days.house.do(lambda table: timing.pause(table, None, phrase("told-pause")))
    await days.door.out_of_time(due.table_id, due.reminder)
    assert (await days.door.live(CHANNEL)).revision == before.revision
    assert due.reminder == Reminder(seat=0, turn=due.reminder.turn, stage="zero")


async def test_what_moderators_hear_does_not_let_a_clock_run(days: Days) -> None:
    """Only the channel of the table tells its players that it is their turn."""
    await days.begin(TWELVE, ADA, BOB)
    table = await days.door.live(CHANNEL)
    days.outbox.wake = lambda channel: None  # type: ignore[method-assign]  # nothing goes out by itself
    moved = await days.door.play(CHANNEL, ADA, [some_move(table)], interaction())
    row = await days.database.row("SELECT max(id) AS id FROM outbox")
    assert row is not None
    await days.database.run("UPDATE outbox SET channel = 4242, message = 1 WHERE id = ?", row["id"])
    await days.books.clocks.announce()
    bob = (await days.books.clocks.waiting(moved.table.id))[1]
    assert (bob.turn, bob.announced) == (moved.table.revision, None)


async def test_being_next_is_told_to_whoever_holds_the_seat_and_wants_it(days: Days) -> None:
    night = QuietHours(zone="UTC", start=8 * 60, end=12 * 60)
    await days.wants(Player(BOB, "en", next=True, quiet=night))
    await days.begin(None, ADA, BOB)
    await days.house.do(lambda table: seats.give_to(table, 1, CLEO, "Cléo"))
    await days.wait(DAY)
    assert days.told("next") == []


async def test_a_rematch_keeps_the_clock(days: Days) -> None:
    await days.begin(TWELVE, ADA, BOB)
    await days.house.do(lambda table: acts.end(table, ADA, "Ada", ""))
    again = await days.door.rematch(CHANNEL, BOB, "Bob", interaction())
    assert again.house.pace == TWELVE
    await days.restart()
    assert (await days.door.live(CHANNEL)).house.pace == TWELVE


async def test_what_is_no_longer_asked_for_is_not_told_after_the_quiet_hours(days: Days) -> None:
    night = QuietHours(zone="UTC", start=8 * 60, end=12 * 60)
    await days.wants(Player(ADA, "en", notify="direct", direct=DIRECT, quiet=night))
    await days.wants(Player(BOB, "en", next=True, quiet=night))
    await days.begin(None, ADA, BOB)
    await days.wants(Player(ADA, "en", direct=DIRECT, quiet=night))
    await days.wants(Player(BOB, "en", quiet=night))
    await days.wait(DAY)
    assert days.told() == []


def test_a_duty_that_the_table_does_not_wait_for_is_no_turn() -> None:
    """Between two turns of Ada's the table waits for a robot; she owes a vote all the while, which nobody waits for."""
    game = cast(Game, Tunnels())
    between = State(options=ToyOptions(), coins=(12, 12), turn=1, voting=0)
    again = between.but(turn=0)
    moves = (Entry("move", seat=0, actor=ADA, state=between), Entry("move", seat=1, state=again))
    table = replace(gathered((Holder(ADA, "Ada"), Holder(None, "Jacques"))), game=game, state=again, phase="playing")
    held = Waiting(table.id, 0, ADA, turn=3, began=MORNING)
    after = followed(held, Change(table, moves), table, 0, True, MORNING + HOUR, None, 1)
    assert (after.turn, after.began) == (table.revision, MORNING + HOUR)


async def test_a_turn_that_is_taken_back_and_played_again_brings_its_time_once(days: Days) -> None:
    """Ada takes her move back, again and again: Bob has his increment, and no more."""
    await days.begin(TWELVE, ADA, BOB)
    await one_move(days, ADA)
    await days.wait(8 * HOUR)
    await one_move(days, BOB)  # his second turn in a row
    assert await left(days, 1) == 10 * HOUR
    for _ in range(2):
        await days.house.undo(BOB)
        await one_move(days, BOB)
    assert await left(days, 1) == 10 * HOUR


async def test_whose_time_ran_on_a_move_that_is_taken_back_gets_it_back_however_often(days: Days) -> None:
    await days.begin(TWELVE, ADA, BOB)
    await days.wait(HOUR)
    for _ in range(4):
        await one_move(days, ADA)
        await days.wait(2 * HOUR)
        assert await left(days, 1) == 10 * HOUR
        await days.house.undo(ADA)
        await days.settle()
        assert await left(days, 1) == 12 * HOUR
        assert await left(days, 0) == 11 * HOUR  # and her own time is used
    await one_move(days, ADA)
    assert await left(days, 1) == 12 * HOUR
    await days.wait(11 * HOUR)
    assert days.told("last") == [(1, (1 + 4 * 2 + 10) * 60, "last")]


async def test_time_that_came_back_is_not_given_a_second_time(days: Days) -> None:
    await days.begin(TWELVE, ADA, BOB)
    await one_move(days, ADA)
    await days.wait(2 * HOUR)
    await days.house.undo(ADA)
    await days.house.redo(ADA)
    await days.settle()
    await days.wait(HOUR)
    await days.house.undo(ADA)
    assert await left(days, 1) == 12 * HOUR


async def test_a_moderator_who_takes_several_turns_back_gives_everybody_their_time(days: Days) -> None:
    begun = await days.begin(TWELVE.but(increment=0), ADA, BOB)
    await days.wait(HOUR)
    await one_move(days, ADA)
    await days.wait(2 * HOUR)
    await one_move(days, BOB)
    await days.wait(3 * HOUR)
    assert (await left(days, 0), await left(days, 1)) == (11 * HOUR, 7 * HOUR)
    now = await days.door.live(CHANNEL)
    intent = Intent(CHANNEL, MOD, "rewind", "a mistake", now.id, now.revision, target=begun.revision)
    await days.house.confirm(intent)
    await days.settle()
    assert (await left(days, 0), await left(days, 1)) == (11 * HOUR, 12 * HOUR)  # Ada's first turn stands


async def test_with_a_new_clock_nothing_of_the_old_one_comes_back(days: Days) -> None:
    await days.begin(TWELVE, ADA, BOB)
    await one_move(days, ADA)
    await days.wait(2 * HOUR)
    await one_move(days, BOB)
    await days.house.do(lambda table: timing.set_pace(table, None, TWELVE))
    await days.house.undo(ADA, to=(await days.books.log(await days.door.live(CHANNEL)))[-4].revision)
    assert await left(days, 1) == 12 * HOUR


async def test_nobody_fills_a_bank_by_taking_back_several_turns_of_their_own(days: Days) -> None:
    await days.begin(TWELVE, ADA, robots=1)
    await days.wait(11 * HOUR)
    await one_move(days, ADA)
    assert await left(days, 0) == 7 * HOUR
    await one_move(days, ADA)
    assert await left(days, 0) == 12 * HOUR
    await days.wait(9 * HOUR)
    for again in (days.house.undo, days.house.undo):
        await again(ADA)
    for _ in range(2):
        await one_move(days, ADA)
    assert await left(days, 0) == 3 * HOUR
    await one_move(days, ADA)
    assert await left(days, 0) == 9 * HOUR


async def test_what_is_played_again_brings_no_time_either(days: Days) -> None:
    await days.begin(TWELVE, ADA, BOB)
    await days.wait(8 * HOUR)
    await one_move(days, ADA)
    await days.house.undo(ADA)
    await days.house.redo(ADA)
    await days.settle()
    assert (await left(days, 0), await left(days, 1)) == (4 * HOUR, 12 * HOUR)


async def test_the_reminders_of_a_turn_that_was_taken_back_are_not_told(days: Days) -> None:
    await days.begin(TWELVE, ADA, BOB)
    await days.wait(HOUR)
    await one_move(days, ADA)
    await days.wait(HOUR)
    await days.house.undo(ADA)
    await days.settle()
    await days.wait(2 * DAY)
    assert {seat for seat, _, _ in days.told()} == {0}
    assert days.told("zero") == [(0, (1 + 1 + 11) * 60, "zero")]  # she had eleven hours left, and Bob's hour is his own


async def test_nobody_is_timed_for_what_the_table_does_not_wait_for(
    days: Days, monkeypatch: pytest.MonkeyPatch
) -> None:
    with tunnels(monkeypatch) as game:
        days.house.game = game.key
        (digger,) = (await days.begin(TWELVE, ADA, BOB)).to_act()
        table = await days.house.say((ADA, BOB)[digger], "dig p1 p2 p3 p4; dig p5")
        await days.settle()
        assert table.to_act() == {0, 1}  # the other owes a vote meanwhile
        timed = [seat for seat, row in (await days.books.clocks.waiting(table.id)).items() if row.turn is not None]
        assert timed == [digger]
        await days.wait(2 * DAY)
        assert [seat for seat, _, _ in days.told()] == [digger] * 3


async def test_a_robot_has_no_clock(days: Days) -> None:
    await days.begin(TWELVE, ADA, BOB, CLEO)
    await days.house.do(lambda table: acts.leave(table, ADA))  # on her turn, and the robot has not played yet
    assert (await days.books.clocks.waiting(1))[0].turn is None
    await days.settle()
    await days.wait(2 * DAY)
    assert days.told() == []
