"""Reminders: told at their time, once, and only while they are true; through restarts, pauses and refusals."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from pathlib import Path
from unittest.mock import Mock

import discord
import pytest

from bot.refereeing.reminders import Reminders
from bot.store.clocks import moment
from bot.store.players import Player
from bot.store.servers import Server
from bot.tables import acts, seats, timing
from bot.tables.clocks import DAY, HOUR, MINUTE, Pace, QuietHours
from rules.core.phrase import phrase
from tests.bot.house import ADA, BOB, CHANNEL, CLEO, GUILD, until
from tests.bot.timed import MORNING, NEVER, Days

TWELVE = Pace(bank=12 * HOUR, increment=6 * HOUR, cap=12 * HOUR)
DIRECT = 777


def refusal(status: int, code: int) -> discord.HTTPException:
    kind = discord.Forbidden if status == 403 else discord.HTTPException
    return kind(Mock(status=status, reason=""), {"code": code, "message": "no"})


async def test_half_time_last_call_and_the_end_come_at_their_time_and_once(days: Days) -> None:
    await days.begin(TWELVE, ADA, BOB)
    await days.wait(3 * DAY)
    assert days.told() == [(0, 6 * 60, "half"), (0, 10 * 60, "last"), (0, 12 * 60, "zero")]
    half = next(one for one in days.sent if one.reminder)
    assert (half.post.mention, half.post.picture) == ((0,), False)
    assert half.post.buttons == ("play", "board", "rules")
    assert half.post.footer[0].params["until"] == moment(MORNING + 12 * HOUR)


async def test_a_move_stops_the_clock_and_takes_its_reminders_along(days: Days) -> None:
    await days.begin(TWELVE, ADA, BOB)
    await days.wait(5 * HOUR)
    await days.move()
    await days.wait(7 * HOUR)
    assert days.told() == [(1, 11 * 60, "half")]
    await days.move()
    await days.wait(7 * HOUR)  # Ada had seven hours left, and gets six
    assert days.told()[1:] == [(0, (12 + 6) * 60, "half")]


async def test_without_a_clock_nobody_is_reminded(days: Days) -> None:
    await days.begin(None, ADA, BOB)
    await days.wait(30 * DAY)
    assert days.told() == []
    assert (await days.books.clocks.turns_of(ADA)).keys() == {1}


async def test_the_time_the_bot_is_down_does_not_count(days: Days) -> None:
    await days.begin(TWELVE, ADA, BOB)
    await days.wait(5 * HOUR)
    await days.restart(down=9 * HOUR)
    await days.settle()
    assert days.told() == []
    await days.wait(2 * HOUR)
    assert days.told() == [(0, 15 * 60, "half")]


async def test_after_a_crash_the_time_since_the_last_beat_does_not_count(days: Days) -> None:
    await days.begin(TWELVE, ADA, BOB)
    await days.wait(2 * HOUR)
    await days.reminders.tick()
    days.now += 3 * HOUR  # running, for all we know, but nobody has written it down
    await days.restart(down=HOUR, crash=True)
    await days.wait(5 * HOUR)
    assert days.told() == [(0, (2 + 4 + 4) * 60, "half")]


async def test_a_clock_that_had_run_out_keeps_its_deadline_through_a_restart(days: Days) -> None:
    await days.begin(TWELVE, ADA, BOB)
    await days.wait(15 * HOUR)
    deadline = moment(MORNING + 12 * HOUR)
    assert await days.books.clocks.from_now(1, [0]) == [(0, deadline)]
    await days.restart(down=9 * HOUR)
    await days.settle()
    assert await days.books.clocks.from_now(1, [0]) == [(0, deadline)]
    assert days.told("zero") == [(0, 12 * 60, "zero")]


async def test_whoever_was_told_that_time_is_up_has_none_left_after_a_crash(days: Days) -> None:
    await days.begin(TWELVE, ADA, BOB)
    days.now += 12 * HOUR - 20
    await days.reminders.tick()
    days.now += 20  # the next beat is not due yet
    await days.settle()
    assert days.told("zero") == [(0, 12 * 60, "zero")]
    await days.restart(down=HOUR, crash=True)
    assert await days.books.clocks.from_now(1, [0]) == [(0, moment(MORNING + 12 * HOUR))]


async def test_a_machine_that_sleeps_stops_the_clocks(tmp_path: Path) -> None:
    days = await Days(tmp_path / "nap.db", asleep=5 * MINUTE).open()
    await days.begin(TWELVE, ADA, BOB)
    for _ in range(60):
        days.now += MINUTE
        await days.reminders.tick()
    days.now += 10 * HOUR
    await days.reminders.tick()
    (ada,) = (await days.books.clocks.waiting(1)).values()
    assert ada.clock is not None
    assert ada.clock.at(days.now, None) == 11 * HOUR
    await days.close()


async def test_a_reminder_written_before_a_crash_is_sent_once_after_it(days: Days) -> None:
    await days.begin(TWELVE, ADA, BOB)
    days.now += 6 * HOUR
    await days.reminders.tick()  # written, and not yet sent
    await days.outbox.close()
    assert days.told() == []
    await days.restart(down=0, crash=True)
    assert days.told() == [(0, 6 * 60, "half")]
    await days.restart()
    await days.settle()
    assert days.told() == [(0, 6 * 60, "half")]


async def test_a_turn_that_cannot_be_announced_does_not_count(days: Days) -> None:
    await days.begin(TWELVE, ADA, BOB)
    days.refused[CHANNEL] = refusal(403, 50013)
    await days.move()
    await days.wait(20 * HOUR)
    assert days.told() == []
    del days.refused[CHANNEL]
    days.outbox.cured(CHANNEL)
    await days.outbox.idle()
    await days.settle()
    await days.wait(6 * HOUR)
    assert days.told() == [(1, 26 * 60, "half")]


async def test_a_reminder_that_could_not_be_sent_in_time_is_not_sent_at_all(days: Days) -> None:
    await days.begin(TWELVE, ADA, BOB)
    days.refused[CHANNEL] = refusal(403, 50013)
    await days.wait(7 * HOUR)
    await days.move()
    del days.refused[CHANNEL]
    days.outbox.cured(CHANNEL)
    await days.outbox.idle()
    assert days.told() == []
    assert days.sent[-1].post.mention == (1,)


async def test_quiet_hours_stop_clock_and_reminders(days: Days) -> None:
    await days.wants(Player(ADA, "en", quiet=QuietHours(zone="Europe/Paris", start=12 * 60, end=22 * 60)))
    await days.begin(TWELVE, ADA, BOB)  # at ten in Paris
    await days.wait(2 * DAY)
    assert days.told("half") == [(0, (2 + 10 + 4) * 60, "half")]
    assert days.told("zero") == [(0, (2 + 10 + 10) * 60, "zero")]


async def test_quiet_hours_set_in_a_turn_count_from_then_on(days: Days) -> None:
    await days.begin(TWELVE, ADA, BOB)
    await days.wait(2 * HOUR)  # noon in Paris
    await days.wants(Player(ADA, "en", quiet=QuietHours(zone="Europe/Paris", start=13 * 60, end=20 * 60)))
    await days.wait(2 * DAY)
    assert days.told("half") == [(0, (3 + 7 + 3) * 60, "half")]


async def test_across_the_change_of_time_the_hours_are_those_of_the_clock_on_the_wall(days: Days) -> None:
    days.now = int(datetime(2026, 3, 28, 20, tzinfo=UTC).timestamp())  # nine in the evening before the change
    await days.wants(Player(ADA, "en", quiet=QuietHours(zone="Europe/Paris", start=22 * 60, end=8 * 60)))
    await days.begin(TWELVE, ADA, BOB)
    await days.wait(2 * DAY)
    half = next(one for one in days.sent if one.reminder)
    assert datetime.fromtimestamp(half.at, UTC) == datetime(2026, 3, 29, 11, tzinfo=UTC)  # one o'clock, five hours on


async def test_a_pause_stops_all_clocks_and_a_resume_goes_on(days: Days) -> None:
    await days.begin(TWELVE, ADA, BOB)
    await days.wait(5 * HOUR)
    await days.house.do(lambda table: timing.pause(table, None, phrase("told-pause")))
    await days.settle()
    await days.wait(5 * DAY)
    assert days.told() == []
    await days.house.do(lambda table: timing.resume(table, None, phrase("told-resume")))
    await days.settle()
    await days.wait(HOUR)
    assert days.told() == [(0, 5 * 24 * 60 + 6 * 60, "half")]


async def test_a_turn_that_begins_in_a_pause_counts_from_its_end(days: Days) -> None:
    await days.begin(TWELVE, ADA, BOB)
    await days.house.do(lambda table: timing.pause(table, None, phrase("told-pause")))
    await days.move()
    await days.wait(DAY)
    await days.house.do(lambda table: timing.resume(table, None, phrase("told-resume")))
    await days.settle()
    await days.wait(6 * HOUR)
    assert days.told() == [(1, 30 * 60, "half")]


async def test_more_time_begins_the_stages_anew(days: Days) -> None:
    await days.begin(TWELVE, ADA, BOB)
    await days.wait(13 * HOUR)
    assert days.told("zero") == [(0, 12 * 60, "zero")]
    await days.house.do(lambda table: timing.extend(table, None, 0, 24 * HOUR, phrase("told-resume")))
    await days.settle()
    await days.wait(3 * DAY)
    assert days.told()[3:] == [(0, (13 + 12) * 60, "half"), (0, (13 + 20) * 60, "last"), (0, (13 + 24) * 60, "zero")]


async def test_a_new_clock_in_play_fills_all_banks(days: Days) -> None:
    await days.begin(TWELVE, ADA, BOB)
    await days.wait(11 * HOUR)
    slower = Pace(bank=2 * DAY, increment=0, cap=2 * DAY)
    await days.house.do(lambda table: timing.set_pace(table, ADA, slower))
    await days.settle()
    await days.wait(2 * DAY)
    assert days.told("zero") == [(0, (11 + 48) * 60, "zero")]


async def test_what_is_taken_back_brings_no_time(days: Days) -> None:
    await days.begin(TWELVE, ADA, BOB)
    await days.wait(5 * HOUR)
    await days.move()
    await days.house.undo(ADA)
    await days.settle()
    ada = (await days.books.clocks.waiting(1))[0]
    assert ada.clock is not None
    assert ada.clock.at(days.now, None) == 7 * HOUR


async def test_at_zero_a_robot_plays_the_turn_if_the_table_wants_it(days: Days) -> None:
    await days.begin(TWELVE.but(at_zero="turn"), ADA, BOB)
    await days.until(MORNING + 12 * HOUR)
    table = await days.door.live(CHANNEL)
    assert table.to_act() == {1}
    assert table.seats[0].user == ADA
    assert days.told() == [(0, 6 * 60, "half"), (0, 10 * 60, "last")]
    assert days.sent[-1].post.lines[0].key == "told-out-of-time"
    assert days.sent[-1].post.mention == (1,)
    await days.restart()
    await days.settle()
    assert (await days.door.live(CHANNEL)).revision == table.revision


async def test_with_no_time_left_a_robot_plays_at_once(days: Days) -> None:
    await days.begin(Pace(bank=HOUR, increment=0, cap=HOUR, at_zero="turn"), ADA, BOB)
    await days.wait(10 * HOUR)  # an hour each, and then the robots go on to the end
    table = await days.door.live(CHANNEL)
    assert table.phase == "over"
    assert days.now == MORNING + 10 * HOUR


async def test_moderators_are_named_where_they_decide(days: Days) -> None:
    await days.begin(TWELVE.but(at_zero="moderators"), ADA, BOB)
    await days.wait(DAY)
    assert days.sent[-1].post.footer[0].params["zero"] == phrase("zero-moderators")
    assert (await days.door.live(CHANNEL)).to_act() == {0}


async def test_who_wants_direct_messages_gets_them_in_their_own_language(days: Days) -> None:
    await days.wants(Player(ADA, "fr", notify="direct", direct=DIRECT))
    await days.begin(TWELVE, ADA, BOB)
    await days.wait(DAY)
    assert [(one.channel, one.language) for one in days.sent if one.reminder] == [(DIRECT, "fr")] * 4
    assert days.told() == [(0, 0, "turn"), (0, 360, "half"), (0, 600, "last"), (0, 720, "zero")]
    assert days.sent[-1].post.lines[1].params["link"] != ""


@pytest.mark.parametrize("code", [50007, 50278])
async def test_a_refused_direct_message_becomes_a_call_in_the_channel(days: Days, code: int) -> None:
    days.refused[DIRECT] = refusal(403, code)
    await days.wants(Player(ADA, "en", notify="direct", direct=DIRECT))
    await days.begin(TWELVE, ADA, BOB)
    await days.wait(DAY)
    called = [one for one in days.sent if one.reminder]
    assert [one.channel for one in called] == [CHANNEL] * 4
    assert all(one.post.mention == (0,) for one in called)
    await days.restart()
    await days.settle()
    assert len([one for one in days.sent if one.reminder]) == 4


async def test_a_direct_message_waits_for_the_end_of_quiet_hours(days: Days) -> None:
    hours = QuietHours(zone="Europe/Paris", start=9 * 60, end=18 * 60)
    await days.wants(Player(ADA, "en", notify="direct", direct=DIRECT, quiet=hours))
    await days.begin(None, ADA, BOB)
    await days.wait(DAY)
    assert days.told() == [(0, 8 * 60, "turn")]


async def test_whoever_is_next_hears_of_it_if_they_want_to(days: Days) -> None:
    await days.wants(Player(BOB, "en", next=True))
    await days.begin(None, ADA, BOB, CLEO)
    await days.settle()
    assert days.told() == [(1, 0, "next")]
    await days.move()
    await days.wait(HOUR)
    assert days.told() == [(1, 0, "next")]


async def test_a_game_put_away_reminds_nobody_and_goes_on_when_it_is_back(days: Days) -> None:
    await days.begin(TWELVE, ADA, BOB)
    await days.wait(5 * HOUR)
    await days.house.moderate("reset")
    await days.settle()
    await days.wait(10 * DAY)
    assert days.told() == []
    await days.house.moderate("restore")
    await days.settle()
    ada = (await days.books.clocks.waiting(1))[0]
    assert ada.clock is not None
    assert ada.clock.left == 7 * HOUR
    await days.wait(4 * HOUR)
    assert len(days.told("half")) == 1


async def test_the_end_of_a_game_is_the_end_of_its_reminders(days: Days) -> None:
    await days.begin(TWELVE, ADA, BOB)
    await days.house.do(lambda table: acts.end(table, ADA, "Ada", ""))
    await days.settle()
    await days.wait(10 * DAY)
    assert days.told() == []
    assert await days.books.clocks.turns_of(ADA) == {}


async def test_at_zero_a_robot_takes_the_seat_if_the_table_wants_it(days: Days) -> None:
    await days.begin(TWELVE.but(at_zero="seat"), ADA, BOB, CLEO)
    await days.until(MORNING + 12 * HOUR)
    table = await days.door.live(CHANNEL)
    assert (table.seats[0].user, table.seats[0].away) == (None, ADA)
    assert table.to_act() == {1}
    assert days.sent[-1].post.lines[0] == phrase("told-out-of-time-seat", name="Ada")
    assert await days.books.clocks.turns_of(ADA) == {}


async def test_the_last_person_keeps_the_seat_and_is_reminded(days: Days) -> None:
    await days.begin(TWELVE.but(at_zero="seat"), ADA, robots=1)
    await days.wait(DAY)
    assert (await days.door.live(CHANNEL)).seats[0].user == ADA
    assert days.told("zero") == [(0, 12 * 60, "zero")]


async def test_a_seat_handed_over_is_a_new_turn_for_the_newcomer(days: Days) -> None:
    await days.wants(Player(CLEO, "fr", notify="direct", direct=DIRECT))
    await days.begin(TWELVE, ADA, BOB)
    await days.wait(5 * HOUR)
    await days.house.do(lambda table: seats.give_to(table, 0, CLEO, "Cléo"))
    await days.settle()
    await days.wait(4 * HOUR)  # seven hours were left
    assert [(one.channel, one.reminder.stage) for one in days.sent if one.reminder] == [
        (DIRECT, "turn"),
        (DIRECT, "half"),
    ]
    assert (await days.books.clocks.turns_of(ADA)) == {}


async def test_a_locked_table_has_no_running_clock(days: Days) -> None:
    await days.begin(TWELVE, ADA, BOB)
    await days.wait(5 * HOUR)
    await days.house.moderate("lock")
    await days.settle()
    await days.wait(5 * DAY)
    assert days.told() == []
    await days.house.moderate("unlock")
    await days.settle()
    await days.wait(HOUR)
    assert len(days.told("half")) == 1


async def test_the_time_without_a_gateway_does_not_count(tmp_path: Path) -> None:
    days = await Days(tmp_path / "reach.db", asleep=5 * MINUTE).open()
    await days.begin(TWELVE, ADA, BOB)
    days.reminders.out_of_reach()
    for _ in range(8 * 60):
        days.now += MINUTE
        await days.reminders.tick()
    await days.settle()
    assert days.told() == []
    days.reminders.within_reach()
    await days.settle()
    assert days.told() == []
    (ada,) = (await days.books.clocks.waiting(1)).values()
    assert ada.clock is not None
    assert ada.clock.at(days.now, None) == 12 * HOUR
    await days.close()


async def test_moderators_hear_in_their_channel_where_they_decide(days: Days) -> None:
    await days.house.servers.settle(GUILD, Server(channel=888), ADA)
    await days.begin(TWELVE.but(at_zero="moderators"), ADA, BOB)
    await days.wait(DAY)
    copies = [one for one in days.sent if one.channel == 888]
    assert [(line.key) for one in copies for line in one.post.lines] == ["moderators-zero", "direct-link"]
    assert (copies[0].at, copies[0].post.mention, copies[0].post.buttons) == (MORNING + 12 * HOUR, (), ())


@pytest.mark.parametrize(("at_zero", "channel"), [("nudge", 888), ("moderators", CHANNEL), ("moderators", None)])
async def test_moderators_hear_of_nothing_else_and_not_twice(days: Days, at_zero: str, channel: int | None) -> None:
    await days.house.servers.settle(GUILD, Server(channel=channel), ADA)
    await days.begin(Pace(bank=HOUR, increment=0, cap=HOUR, at_zero=at_zero), ADA, BOB)
    await days.wait(DAY)
    assert [one.channel for one in days.sent if one.reminder] == [CHANNEL] * 3


async def test_what_is_due_is_told_without_being_asked(days: Days) -> None:
    await days.begin(TWELVE, ADA, BOB)
    await days.reminders.start()
    days.now += 6 * HOUR
    days.reminders.wake()
    await until(lambda: days.told() == [(0, 6 * 60, "half")])
    await days.reminders.close()
    days.now += 4 * HOUR
    await days.restart()
    assert days.told() == [(0, 6 * 60, "half")]


async def test_the_task_wakes_when_something_is_due(days: Days) -> None:
    await days.begin(TWELVE, ADA, BOB)
    await days.reminders.start()
    days.now += 6 * HOUR - 1
    days.reminders.wake()
    await asyncio.sleep(0.3)  # it has looked, and found that there is a second left
    assert days.told() == []
    days.now += 1
    await until(lambda: days.told() == [(0, 6 * 60, "half")])
    await days.reminders.close()


async def test_what_is_left_is_said_of_those_whose_clock_runs_or_begins_to(days: Days) -> None:
    await days.begin(TWELVE, ADA, BOB)
    clocks = days.books.clocks
    days.now += HOUR
    assert await clocks.from_now(1, [0, 1]) == [(0, moment(MORNING + 12 * HOUR))]
    assert await clocks.from_now(1, [1]) == []
    await days.house.do(lambda table: timing.pause(table, None, phrase("told-pause")))
    assert await clocks.from_now(1, [0, 1]) == []


async def test_a_turn_that_is_over_leaves_nothing_to_tell(days: Days) -> None:
    await days.begin(TWELVE, ADA, BOB)
    table = await days.move()
    rows = await days.database.rows("SELECT DISTINCT seat, turn FROM reminder WHERE done IS NULL")
    assert [tuple(row) for row in rows] == [(1, table.revision)]


async def test_who_no_longer_wants_direct_messages_is_called_in_the_channel(days: Days) -> None:
    await days.wants(Player(ADA, "en", direct=DIRECT))
    await days.begin(TWELVE, ADA, BOB)
    await days.wait(DAY)
    assert {one.channel for one in days.sent if one.reminder} == {CHANNEL}


async def test_who_wants_direct_messages_but_has_no_channel_for_them_is_called(days: Days) -> None:
    await days.wants(Player(ADA, "en", notify="direct"))
    await days.begin(TWELVE, ADA, BOB)
    await days.wait(DAY)
    assert {one.channel for one in days.sent if one.reminder} == {CHANNEL}


async def test_a_game_of_an_earlier_version_gets_its_clocks_at_the_start(days: Days) -> None:
    await days.begin(None, ADA, BOB)
    await days.database.run("DELETE FROM clock")
    await days.reminders.start()
    await days.reminders.close()
    assert (await days.books.clocks.turns_of(ADA)).keys() == {1}


async def test_in_autumn_the_hours_are_those_of_the_clock_on_the_wall_and_ten_at_most(days: Days) -> None:
    days.now = int(datetime(2026, 10, 24, 19, tzinfo=UTC).timestamp())  # nine in the evening before the change
    await days.wants(Player(ADA, "en", quiet=QuietHours(zone="Europe/Paris", start=22 * 60, end=7 * 60)))
    await days.begin(TWELVE, ADA, BOB)
    await days.wait(2 * DAY)
    half = next(one for one in days.sent if one.reminder)
    assert datetime.fromtimestamp(half.at, UTC) == datetime(2026, 10, 25, 11, tzinfo=UTC)  # noon there


async def test_in_a_zone_with_half_hours(days: Days) -> None:
    days.now = int(datetime(2026, 3, 2, 16, tzinfo=UTC).timestamp())  # half past nine in the evening there
    await days.wants(Player(ADA, "en", quiet=QuietHours(zone="Asia/Kolkata", start=22 * 60, end=6 * 60)))
    await days.begin(TWELVE, ADA, BOB)
    await days.wait(DAY)
    half = next(one for one in days.sent if one.reminder)
    assert datetime.fromtimestamp(half.at, UTC) == datetime(2026, 3, 3, 6, tzinfo=UTC)  # half past eleven


async def test_a_pause_in_quiet_hours_takes_nothing_twice(days: Days) -> None:
    await days.wants(Player(ADA, "en", quiet=QuietHours(zone="UTC", start=10 * 60, end=20 * 60)))
    await days.begin(TWELVE, ADA, BOB)  # at nine: an hour counts before the quiet ones
    await days.wait(3 * HOUR)
    await days.house.do(lambda table: timing.pause(table, None, phrase("told-pause")))
    await days.settle()
    await days.wait(6 * HOUR)  # until six in the evening
    await days.house.do(lambda table: timing.resume(table, None, phrase("told-resume")))
    await days.settle()
    await days.wait(DAY)
    assert days.told("half") == [(0, (11 + 5) * 60, "half")]  # five more hours after eight


async def test_more_time_in_a_pause_counts_when_it_ends(days: Days) -> None:
    await days.begin(TWELVE, ADA, BOB)
    await days.wait(11 * HOUR)
    await days.house.do(lambda table: timing.pause(table, None, phrase("told-pause")))
    await days.house.do(lambda table: timing.extend(table, None, 0, 5 * HOUR, phrase("told-resume")))
    await days.settle()
    await days.wait(3 * DAY)
    assert days.told("zero") == []
    await days.house.do(lambda table: timing.resume(table, None, phrase("told-resume")))
    await days.settle()
    await days.wait(6 * HOUR)
    assert days.told("zero") == [(0, 3 * 24 * 60 + (11 + 6) * 60, "zero")]


@pytest.mark.parametrize("at_zero", ["nudge", "turn"])
async def test_a_bot_that_is_down_when_the_time_would_be_up_gives_what_was_left(days: Days, at_zero: str) -> None:
    await days.begin(Pace(bank=12 * HOUR, increment=0, cap=12 * HOUR, at_zero=at_zero), ADA, BOB)
    await days.wait(12 * HOUR - 10 * MINUTE)
    await days.restart(down=5 * HOUR)
    await days.settle()
    assert (await days.door.live(CHANNEL)).to_act() == {0}
    assert days.told("zero") == []
    await days.wait(10 * MINUTE)
    assert (await days.door.live(CHANNEL)).to_act() == ({1} if at_zero == "turn" else {0})
    assert len(days.told("zero")) == (at_zero == "nudge")


async def test_a_clock_that_stood_in_an_archive_for_months_goes_on_where_it_was(days: Days) -> None:
    """Also over a change of time, and though the bot was started anew meanwhile."""
    await days.wants(Player(ADA, "en", quiet=QuietHours(zone="Europe/Paris", start=22 * 60, end=8 * 60)))
    await days.begin(TWELVE, ADA, BOB)
    await days.wait(5 * HOUR)
    await days.house.moderate("reset")
    await days.settle()
    await days.wait(90 * DAY)
    await days.restart(down=60 * DAY)
    await days.house.moderate("restore")
    assert days.told() == []
    ada = (await days.books.clocks.waiting(1))[0]
    assert ada.clock is not None
    assert (ada.clock.left, ada.clock.since, ada.announced) == (7 * HOUR, None, None)
    await days.settle()
    await days.wait(2 * DAY)
    assert [stage for _, _, stage in days.told()] == ["half", "last", "zero"]


async def test_the_hours_of_who_left_a_seat_count_until_then_and_those_of_the_newcomer_afterwards(days: Days) -> None:
    await days.wants(Player(ADA, "en", quiet=QuietHours(zone="UTC", start=10 * 60, end=14 * 60)))
    await days.wants(Player(CLEO, "en", quiet=QuietHours(zone="UTC", start=16 * 60, end=20 * 60)))
    await days.begin(TWELVE, ADA, BOB)
    await days.wait(6 * HOUR)  # three in the afternoon: two hours have counted
    await days.house.do(lambda table: seats.give_to(table, 0, CLEO, "Cléo"))
    await days.settle()
    cleo = (await days.books.clocks.waiting(1))[0]
    assert cleo.clock is not None
    assert (cleo.user, cleo.clock.left) == (CLEO, 10 * HOUR)
    await days.wait(DAY)
    assert days.told("half") == [(0, (6 + 1 + 4 + 4) * 60, "half")]


async def test_whatever_is_written_wakes_its_channel(days: Days) -> None:
    """A reminder, and one in place of a robot that cannot take the last person's seat."""
    await days.begin(TWELVE.but(at_zero="seat"), ADA, robots=1)
    woken: list[int] = []
    reminders = Reminders(days.door, woken.append, NEVER)
    days.now += 6 * HOUR
    await reminders.tick()
    assert woken == [CHANNEL]
    days.now += 6 * HOUR
    await reminders.tick()
    assert woken == [CHANNEL, CHANNEL]


async def test_once_all_is_told_the_task_sleeps(days: Days, monkeypatch: pytest.MonkeyPatch) -> None:
    await days.begin(TWELVE, ADA, BOB)
    looks: list[int] = []
    tick = days.reminders.tick

    async def counting() -> None:
        looks.append(days.now)
        await tick()

    monkeypatch.setattr(days.reminders, "tick", counting)
    await days.reminders.start()
    days.reminders.wake()
    await asyncio.sleep(0.5)
    await days.reminders.close()
    assert 1 <= len(looks) <= 3
