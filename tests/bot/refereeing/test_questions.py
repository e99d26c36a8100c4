"""Open questions when those who are asked change: whoever leaves need not answer, and whoever comes is asked."""

from __future__ import annotations

import pytest

from bot.tables import acts, seats, timing
from bot.tables.clocks import HOUR, PRESETS, Pace
from bot.tables.questions import PATIENCE, Topic
from bot.tables.table import Change, DeniedError, Intent, Table
from tests.bot.consenting import acts_of, answer, refused, sound
from tests.bot.house import ADA, BOB, CHANNEL, CLEO, MOD, NAMES, House, interaction
from tests.bot.timed import Days
from tests.toy.game import Voted
from tests.toy.opening import tunnels


async def asked(house: House, *people: int) -> tuple[Table, Table]:
    """Ada and Bob have moved; she asks to take both back, and he is asked. The table at the start, and now."""
    start = await house.started(*people)
    await house.say(ADA, "mobilise")
    await house.say(BOB, "mobilise")
    return start, await house.undo(ADA)


async def resign(house: House, user: int) -> Table:
    async def resigned(there: Table) -> Change:
        return seats.resign(there, await house.books.steps(there), user)

    return await house.door.carry_out(CHANNEL, resigned, interaction())


async def replaced(house: House, seat: int, user: int | None) -> Table:
    table = await house.door.live(CHANNEL)
    name = NAMES[user] if user is not None else ""
    return await house.confirm(
        Intent(CHANNEL, MOD, "replace", "gone", table.id, table.revision, seat=seat, target=user, name=name)
    )


async def handed_over(house: House, user: int, to: int) -> Table:
    return await answer(house, to, await house.votes.offer(CHANNEL, user, interaction(), to, NAMES[to]))


@pytest.mark.parametrize("way", ["leave", "resign", "replaced"])
async def test_it_passes_by_itself_when_the_last_one_asked_leaves(house: House, way: str) -> None:
    start, _ = await asked(house, ADA, BOB, CLEO)
    match way:
        case "leave":
            back = await house.do(lambda table: acts.leave(table, BOB))
        case "resign":
            back = await resign(house, BOB)
        case _:
            back = await replaced(house, 1, None)
    assert (back.state, back.drawn) == (start.state, start.drawn)
    assert back.seats[1].user is None
    assert (await acts_of(house, back))[-2:] == ["away" if way == "leave" else "sit", "undo"]
    post = (await house.posts())[-1]
    assert [line.key for line in post.lines if line.key.startswith("told-undo")] == ["told-undo"]
    assert post.mention == (0,)  # whose turn it is again, and who may not be looking
    assert post.picture
    await sound(house)


async def test_it_passes_before_the_robot_that_takes_the_seat_plays_on(days: Days) -> None:
    """Bob is asked, and on turn, and his time runs out."""
    start = await days.begin(Pace(bank=HOUR, increment=0, cap=HOUR, at_zero="seat"), ADA, BOB, CLEO)
    house = days.house
    for user in (ADA, BOB, CLEO):
        await house.say(user, "mobilise")
    await days.settle()
    table = await house.undo(ADA, start.revision)
    assert table.to_act() == {1}
    await answer(house, CLEO, table)
    await days.settle()
    await days.wait(HOUR)
    back = await house.door.live(CHANNEL)
    assert (back.state, back.seats[1].user) == (start.state, None)
    assert (await acts_of(house, back))[-2:] == ["away", "undo"]


@pytest.mark.parametrize("way", ["handover", "replaced"])
async def test_whoever_comes_to_a_seat_that_is_asked_is_called_and_decides(house: House, way: str) -> None:
    start, question = await asked(house, ADA, BOB)
    table = await (handed_over(house, BOB, CLEO) if way == "handover" else replaced(house, 1, CLEO))
    assert table.state != start.state
    post = (await house.posts())[-1]
    assert "told-appeal-left" in [line.key for line in post.lines]
    assert (post.mention, post.question) == ((1,), question.revision)
    assert {"agree", "refuse"} <= set(post.buttons)
    assert await refused(house, BOB, question) == "denied-not-seated"
    assert (await answer(house, CLEO, question)).state == start.state


async def test_who_is_not_asked_is_not_called_by_a_question(house: House) -> None:
    _, question = await asked(house, ADA, BOB)
    await house.do(lambda table: seats.give_to(table, 0, CLEO, "Cléo"))  # the asker's own seat
    post = (await house.posts())[-1]
    assert "told-appeal-left" not in [line.key for line in post.lines]
    assert post.question != question.revision
    assert await refused(house, CLEO, question) == "denied-appeal-own"


async def test_whoever_comes_back_is_asked_again(house: House) -> None:
    await house.started(ADA, BOB, CLEO)
    before, seat = await house.play_until("fill")
    user = before.seats[seat].user
    assert user is not None
    one, other = [each for each in (ADA, BOB, CLEO) if each != user]
    await house.say(user, "fill")
    question = await house.undo(user)
    await house.do(lambda table: acts.leave(table, one))
    assert "told-appeal-left" not in [line.key for line in (await house.posts())[-1].lines]
    back = await house.do(lambda table: acts.join(table, one, NAMES[one]))
    post = (await house.posts())[-1]
    assert (post.question, back.seat_of(one) in post.mention) == (question.revision, True)
    assert (await answer(house, other, question)).state != before.state
    assert (await answer(house, one, question)).state == before.state


async def test_what_was_refused_stays_refused_though_who_refused_leaves(house: House) -> None:
    await house.started(ADA, BOB, CLEO)
    before, seat = await house.play_until("fill")
    user = before.seats[seat].user
    assert user is not None
    one, other = [each for each in (ADA, BOB, CLEO) if each != user]
    filled = await house.say(user, "fill")
    question = await house.undo(user)
    await answer(house, one, question, agrees=False)
    gone = await house.do(lambda table: acts.leave(table, one))
    assert gone.state == filled.state
    assert await refused(house, other, question) == "denied-appeal-closed"


@pytest.mark.parametrize("over", ["late", "locked", "withdrawn"])
async def test_a_question_that_is_over_passes_no_more(house: House, over: str) -> None:
    _, question = await asked(house, ADA, BOB, CLEO)
    if over == "late":
        house.now += PATIENCE + 1
    elif over == "withdrawn":
        await answer(house, ADA, question, agrees=False)
    else:
        await house.moderate("lock")
    gone = await replaced(house, 1, None)
    assert gone.state == question.state
    assert "undo" not in await acts_of(house, gone)


async def test_playing_again_passes_so_too(house: House) -> None:
    await house.started(ADA, BOB, CLEO)
    await house.say(ADA, "mobilise")
    moved = await house.say(BOB, "mobilise")
    await answer(house, BOB, await house.undo(ADA))
    await house.redo(ADA)
    again = await house.do(lambda table: acts.leave(table, BOB))
    assert again.state == moved.state
    assert (await acts_of(house, again))[-2:] == ["away", "redo"]
    await sound(house)


async def test_most_are_counted_among_those_who_are_left(house: House) -> None:
    await house.seated(ADA, BOB, CLEO)
    await house.do(lambda table: acts.set_option(table, ADA, "undo", "majority"))
    await house.do(lambda table: acts.start(table, ADA))
    before, seat = await house.play_until("fill")
    user = before.seats[seat].user
    assert user is not None
    one, other = [each for each in (ADA, BOB, CLEO) if each != user]
    filled = await house.say(user, "fill")
    question = await house.undo(user)
    assert (await answer(house, one, question, agrees=False)).state == filled.state  # one of two is still enough
    assert (await house.do(lambda table: acts.leave(table, other))).state == filled.state  # and he is against it
    assert (await house.do(lambda table: acts.leave(table, one))).state == before.state  # nobody is asked any more


# About the clock


async def wished(house: House, user: int, topic: Topic, pace: Pace | None = None) -> Table:
    return await house.votes.clock(CHANNEL, user, interaction(), topic, pace)


async def clocked(house: House) -> None:
    await house.seated(ADA, BOB, CLEO)
    await house.do(lambda table: timing.set_pace(table, ADA, PRESETS["daily"]))
    await house.do(lambda table: acts.start(table, ADA))


async def test_a_clock_that_all_who_are_left_have_agreed_to_is_set(house: House) -> None:
    await clocked(house)
    await wished(house, ADA, "clock", PRESETS["relaxed"])
    assert (await wished(house, BOB, "clock", PRESETS["relaxed"])).house.pace == PRESETS["daily"]
    table = await house.do(lambda there: acts.leave(there, CLEO))
    assert table.house.pace == PRESETS["relaxed"]
    assert (await acts_of(house, table))[-2:] == ["away", "clock"]
    assert "told-clock" in [line.key for line in (await house.posts())[-1].lines]


async def test_a_robot_that_takes_a_seat_agrees_to_no_pause_for_the_person_who_left(house: House) -> None:
    await clocked(house)
    await wished(house, ADA, "pause")
    assert not (await house.do(lambda there: acts.leave(there, ADA))).paused  # two are left, and none has agreed
    assert not (await house.do(lambda there: acts.leave(there, CLEO))).paused
    await house.do(lambda there: acts.join(there, ADA, "Ada"))
    assert not (await house.do(lambda there: acts.leave(there, BOB))).paused  # nobody but her has agreed
    assert (await wished(house, ADA, "pause")).paused  # alone, she asks nobody


async def test_most_of_those_who_are_left_pause(house: House) -> None:
    await house.seated(ADA, BOB, CLEO, MOD)
    await house.do(lambda table: timing.set_pace(table, ADA, PRESETS["daily"]))
    await house.do(lambda table: acts.start(table, ADA))
    await wished(house, ADA, "pause")
    assert not (await wished(house, BOB, "pause")).paused  # two of four
    assert (await house.do(lambda there: acts.leave(there, CLEO))).paused  # two of three


async def test_two_questions_are_decided_by_one_leaving(house: House) -> None:
    await clocked(house)
    start = await house.door.live(CHANNEL)
    await house.say(ADA, "mobilise")
    await house.say(BOB, "mobilise")
    await house.undo(ADA)
    await wished(house, ADA, "clock", PRESETS["relaxed"])
    await wished(house, CLEO, "clock", PRESETS["relaxed"])
    table = await house.do(lambda there: acts.leave(there, BOB))
    assert (table.house.pace, table.state) == (PRESETS["relaxed"], start.state)
    assert (await acts_of(house, table))[-3:] == ["away", "clock", "undo"]
    await sound(house)


# Quiet answers


async def test_a_quiet_answer_that_a_robot_joined_survives_with_the_robots(house: House) -> None:
    """Bob has left; Cléo's choice is the first thing that happens then, and the robot's goes with it."""
    house.game = "santa_fe_rails"
    await house.started(ADA, BOB, CLEO, MOD)
    await choose(house, ADA)
    await house.do(lambda table: acts.leave(table, BOB))
    table = await choose(house, CLEO)
    assert [(entry.seat, entry.quiet) for entry in await house.books.log(table)][-2:] == [(2, True), (1, True)]
    back = await house.undo(ADA)
    assert back.to_act() == {0, 3}
    kept = (await house.books.log(back))[-3:]
    assert [(entry.act, entry.seat, entry.actor) for entry in kept] == [
        ("undo", None, ADA),
        ("move", 2, CLEO),
        ("move", 1, None),
    ]
    await sound(house)


async def choose(house: House, user: int) -> Table:
    table = await house.door.live(CHANNEL)
    seat = table.seat_of(user)
    assert seat is not None
    assert table.state is not None
    hand = table.game.view(table.state, seat).model_dump()["hand"]
    return await house.say(user, f"choose {hand[0]}")


async def test_a_quiet_answer_that_showed_something_is_not_given_again_by_itself(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    with tunnels(monkeypatch) as game:
        monkeypatch.setattr(Voted, "reveals", True)
        house.game = game.key
        table = await house.started(ADA, BOB)
        digger, voter = (ADA, BOB) if table.to_act() == {0} else (BOB, ADA)
        await house.say(digger, "dig p1 p2 p3 p4; dig p5")
        await house.say(digger, "dig p6")
        voted = await house.say(voter, "vote yes")
        asked = await house.undo(digger)
        assert asked.state == voted.state
        assert (await acts_of(house, asked))[-1] == "ask"
        assert (await house.posts())[-1].mention == (voted.seat_of(voter),)


# And when the game itself goes away


async def test_a_question_does_not_outlive_a_reset_and_its_restore(house: House) -> None:
    _, question = await asked(house, ADA, BOB)
    await house.moderate("reset")
    with pytest.raises(DeniedError):
        await answer(house, BOB, question)
    await house.moderate("restore")
    assert await refused(house, BOB, question) == "denied-appeal-closed"
    assert (await house.undo(ADA)).state == question.state  # it can be asked again


async def test_an_answer_is_given_once_by_those_who_are_asked(house: House) -> None:
    await house.started(ADA, BOB, CLEO)
    before, seat = await house.play_until("fill")
    user = before.seats[seat].user
    assert user is not None
    one, other = [each for each in (ADA, BOB, CLEO) if each != user]
    await house.say(user, "fill")
    question = await house.undo(user)
    assert await refused(house, MOD, question) == "denied-not-seated"
    await answer(house, one, question)
    assert await refused(house, one, question) == "denied-answered"
    await answer(house, other, question)
    for late in (one, other):
        assert await refused(house, late, question) == "denied-appeal-closed"
