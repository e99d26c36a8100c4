"""Undo by consent: what is free, who is asked, what survives, and playing again. Nothing leaves the log."""

from __future__ import annotations

import random

import pytest

from bot.refereeing.door import StaleError
from bot.tables import acts, seats, turns, undo
from bot.tables.history import submitted
from bot.tables.questions import PATIENCE
from bot.tables.table import Button, Change, DeniedError, Entry, Intent, Table
from bot.tables.undo import MOST_LISTED
from rules.core.chance import Chance
from rules.core.contract import Game
from rules.core.phrase import phrase
from tests.bot.consenting import acts_of, answer, refused, sound
from tests.bot.house import ADA, BOB, CHANNEL, CLEO, MOD, SEED, House, interaction, some_move
from tests.toy.opening import tunnels


async def denied_by(house: House, user: int, to: int | None = None) -> str:
    with pytest.raises(DeniedError) as raised:
        await house.undo(user, to)
    return raised.value.why.key


async def test_what_robots_answered_is_taken_back_with_ones_own_move_freely(house: House) -> None:
    before = await house.started(ADA, robots=2)
    await house.say(ADA, "mobilise")
    back = await house.undo(ADA)
    assert (back.state, back.drawn) == (before.state, before.drawn)


async def test_a_whole_line_is_taken_back_not_a_part_of_it(house: House) -> None:
    await house.started(ADA, BOB)
    before, seat = await house.play_until("fill")
    user = before.seats[seat].user
    assert user is not None
    filled = await house.say(user, "fill")
    table = await house.door.play(CHANNEL, user, [some_move(filled, 3)], interaction())
    assert (await house.undo(user)).state == filled.state  # two lines: the second alone
    await sound(house)
    assert table.table.state != filled.state


async def test_who_acted_since_is_asked_and_the_panel_lists_the_moves(house: House) -> None:
    start = await house.started(ADA, BOB, CLEO)
    await house.say(ADA, "mobilise")
    moved = await house.say(BOB, "mobilise")
    asked = await house.undo(ADA)
    assert asked.state == moved.state
    assert asked.visible_revision == moved.visible_revision  # nobody's panel is out of date
    post = (await house.posts())[-1]
    assert [line.key for line in post.lines] == [
        "told-appeal-undo",
        "told-appeal-move",
        "told-appeal-move",
        "told-appeal-unanimity",
    ]
    assert post.mention == (1,)  # Cleo did nothing since
    buttons: tuple[Button, ...] = ("agree", "refuse", "play", "board", "rules")
    assert (post.buttons, post.question) == (buttons, asked.revision)
    assert await refused(house, CLEO, asked) == "denied-not-asked"
    assert await refused(house, ADA, asked) == "denied-appeal-own"
    back = await answer(house, BOB, asked)
    assert (back.state, back.drawn) == (start.state, start.drawn)
    assert (await acts_of(house, back))[-4:] == ["move", "ask", "agree", "undo"]
    log = await house.books.log(back)
    assert (log[-1].actor, log[-1].back_to) == (ADA, start.revision)
    assert (await house.posts())[-1].mention == (0,)  # the asker may not be looking
    await sound(house)


async def test_chance_that_all_have_seen_takes_the_consent_of_all(house: House) -> None:
    await house.started(ADA, BOB, CLEO)
    before, seat = await house.play_until("fill")
    user = before.seats[seat].user
    assert user is not None
    others = [other for other in (ADA, BOB, CLEO) if other != user]
    await house.say(user, "fill")
    asked = await house.undo(user)
    waiting = await answer(house, others[0], asked)
    assert (await house.posts())[-1].question == asked.revision  # its buttons go on
    assert waiting.state != before.state
    back = await answer(house, others[1], asked)
    assert (back.state, back.drawn) == (before.state, before.drawn)


async def test_most_are_enough_where_the_table_says_so(house: House) -> None:
    await house.seated(ADA, BOB, CLEO)
    table = await house.do(lambda there: acts.set_option(there, ADA, "undo", "majority"))
    assert table.house.undo == "majority"
    await house.do(lambda there: acts.start(there, ADA))
    assert (await house.door.live(CHANNEL)).house.undo == "majority"
    before, seat = await house.play_until("fill")
    user = before.seats[seat].user
    assert user is not None
    one, other = [other for other in (ADA, BOB, CLEO) if other != user]
    await house.say(user, "fill")
    asked = await house.undo(user)
    await answer(house, one, asked, agrees=False)
    assert (await answer(house, other, asked)).state == before.state  # with the asker, two of three


async def test_one_refusal_ends_it(house: House) -> None:
    await house.started(ADA, BOB)
    await house.say(ADA, "mobilise")
    moved = await house.say(BOB, "mobilise")
    asked = await house.undo(ADA)
    after = await answer(house, BOB, asked, agrees=False)
    assert after.state == moved.state
    assert [line.key for line in (await house.posts())[-1].lines] == ["told-refused"]
    assert await refused(house, BOB, asked) == "denied-appeal-closed"


async def test_what_was_refused_can_be_asked_again_and_granted(house: House) -> None:
    start = await house.started(ADA, BOB)
    await house.say(ADA, "mobilise")
    await house.say(BOB, "mobilise")
    await answer(house, BOB, await house.undo(ADA), agrees=False)
    assert (await answer(house, BOB, await house.undo(ADA))).state == start.state


async def test_what_robots_did_by_themselves_goes_with_what_they_answered_to(house: House) -> None:
    await house.started(ADA, BOB, CLEO)
    one = await house.say(ADA, "mobilise")
    await house.do(lambda table: acts.leave(table, BOB))
    assert await house.door.play_for(one.id)
    past = await house.taking_back.past(await house.door.live(CHANNEL))
    assert [[step.seat for step in each.steps] for each in past.done[1:]] == [[0, 1]]


async def test_the_asker_withdraws(house: House) -> None:
    await house.started(ADA, BOB)
    await house.say(ADA, "mobilise")
    await house.say(BOB, "mobilise")
    asked = await house.undo(ADA)
    await answer(house, ADA, asked, agrees=False)
    assert await refused(house, BOB, asked) == "denied-appeal-closed"


async def test_a_question_ends_with_its_time_a_move_or_another_question(house: House) -> None:
    await house.started(ADA, BOB)
    await house.say(ADA, "mobilise")
    await house.say(BOB, "mobilise")
    late = await house.undo(ADA)
    house.now += PATIENCE + 1
    assert await refused(house, BOB, late) == "denied-appeal-late"
    first, second = await house.undo(ADA), await house.undo(ADA)
    assert await refused(house, BOB, first) == "denied-appeal-closed"
    table = await house.door.live(CHANNEL)
    user = table.seats[min(table.to_act())].user
    assert user is not None
    await house.door.play(CHANNEL, user, [some_move(table)], interaction())
    assert await refused(house, BOB, second) == "denied-appeal-closed"


async def test_one_picks_how_far(house: House) -> None:
    start = await house.started(ADA, BOB)
    await house.say(ADA, "mobilise")
    await house.say(BOB, "mobilise")
    asked = await house.undo(BOB, start.revision)
    assert len((await house.posts())[-1].lines) == 4
    back = await answer(house, ADA, asked)
    assert back.state == start.state
    assert await denied_by(house, BOB, 1) == "denied-undo-point"


async def test_every_change_since_the_start_can_be_taken_back_and_the_start_cannot(house: House) -> None:
    start = await house.started(ADA, BOB)
    one = await house.say(ADA, "mobilise")
    two = await house.say(BOB, "mobilise")
    past = await house.taking_back.past(two)
    assert [each.last for each in past.done] == [start.revision, one.revision, two.revision]
    assert undo.points(past.done, 0) == [1, 2]


async def test_what_a_robot_played_for_somebody_comes_back_without_asking_them(house: House) -> None:
    await house.started(ADA, BOB)
    await house.say(ADA, "mobilise")
    table = await house.door.live(CHANNEL)
    skipped = await house.confirm(Intent(CHANNEL, MOD, "skip", "asleep", table.id, table.revision, seat=1))
    start = (await house.taking_back.past(skipped)).done[0].last
    assert (await acts_of(house, await house.undo(ADA, start)))[-1] == "undo"
    again = await house.redo(ADA)
    assert (again.state, (await acts_of(house, again))[-1]) == (skipped.state, "redo")


async def test_there_may_be_nothing_to_take_back(house: House) -> None:
    await house.seated(ADA, BOB)
    assert await denied_by(house, ADA) == "denied-nothing-to-undo"
    await house.do(lambda table: acts.start(table, ADA))
    assert await denied_by(house, ADA) == "denied-nothing-to-undo"
    assert await denied_by(house, CLEO) == "denied-not-seated"
    await house.moderate("end")
    assert await denied_by(house, ADA) == "denied-undo-over"  # its secret is public


async def test_what_was_taken_back_is_played_again_once_nothing_was_played_since(house: House) -> None:
    await house.started(ADA, BOB)
    moved = await house.say(ADA, "mobilise")
    await house.undo(ADA)
    await house.do(lambda table: acts.set_language(table, ADA, "fr"))  # beside the game
    again = await house.redo(ADA)
    assert (again.state, again.drawn) == (moved.state, moved.drawn)
    await sound(house)
    with pytest.raises(DeniedError):
        await house.redo(ADA)
    await house.undo(ADA)
    await house.say(ADA, "mobilise")
    with pytest.raises(DeniedError) as raised:
        await house.redo(ADA)
    assert raised.value.why.key == "denied-nothing-to-redo"


async def test_several_takings_back_are_played_again_one_by_one(house: House) -> None:
    await house.started(ADA, robots=1)
    first = await house.say(ADA, "mobilise")
    second = (await house.door.play(CHANNEL, ADA, [some_move(first)], interaction())).table
    await house.undo(ADA)
    await house.undo(ADA)
    assert (await house.redo(ADA)).state == first.state
    assert (await house.redo(ADA)).state == second.state
    await sound(house)


async def test_moves_of_others_come_back_with_their_consent(house: House) -> None:
    await house.started(ADA, BOB)
    await house.say(ADA, "mobilise")
    moved = await house.say(BOB, "mobilise")
    await answer(house, BOB, await house.undo(ADA))
    asked = await house.redo(ADA)
    assert (await house.posts())[-1].mention == (1,)
    again = await answer(house, BOB, asked)
    assert again.state == moved.state
    await sound(house)


async def test_a_quiet_answer_of_another_survives(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    with tunnels(monkeypatch) as game:
        await quiet_answers(house, game)


async def quiet_answers(house: House, game: Game) -> None:
    """Bob votes on a spring while Ada digs on: her next dig goes, his vote stays."""
    house.game = game.key
    table = await house.started(ADA, BOB)
    digger, voter = (ADA, BOB) if table.to_act() == {0} else (BOB, ADA)
    await house.say(digger, "dig p1 p2 p3 p4; dig p5")
    await house.say(digger, "dig p6")
    voted = await house.say(voter, "vote yes")
    back = await house.undo(digger)
    assert (await acts_of(house, back))[-4:] == ["move", "move", "undo", "move"]
    kept = (await house.books.log(back))[-1]
    assert (kept.text, kept.actor, kept.quiet) == ("vote yes", voter, True)
    assert back.to_act() == voted.to_act()
    await sound(house)
    again = await house.redo(digger)
    assert again.state == voted.state
    await sound(house)


async def test_a_secret_that_was_shown_is_for_moderators(house: House) -> None:
    house.game = "santa_fe_rails"
    table = await house.started(ADA, BOB, CLEO)
    for user in (ADA, BOB, CLEO):
        table = await house.door.live(CHANNEL)
        seat = table.seat_of(user)
        assert seat is not None
        assert table.state is not None
        hand = table.game.view(table.state, seat).model_dump()["hand"]
        await house.say(user, f"choose {hand[0]}")
    assert await denied_by(house, CLEO) == "denied-undo-secret"
    assert (await house.moderate("undo")).to_act() == {2}


async def test_several_moves_of_one_line_are_taken_back_together(house: House) -> None:
    await house.started(ADA, BOB)
    before, seat = await house.play_until("fill")
    user = before.seats[seat].user
    assert user is not None
    fill = before.game.parse("fill")
    then = some_move(turns.play(before, user, seat, [fill]).table, 3)
    played = (await house.door.play(CHANNEL, user, [fill, then], interaction())).table
    (line,) = (await house.taking_back.past(played)).done[-1:]
    assert [step.text.split()[0] for step in line.steps][:2] == ["fill", then.kind]
    other = BOB if user == ADA else ADA
    assert (await answer(house, other, await house.undo(user))).state == before.state


async def test_only_answers_to_the_question_count(house: House) -> None:
    """Somebody who is asked, and does something else meanwhile, has not refused."""
    await house.started(ADA, BOB, CLEO)
    before, seat = await house.play_until("fill")
    user = before.seats[seat].user
    assert user is not None
    one, other = [other for other in (ADA, BOB, CLEO) if other != user]
    await house.say(user, "fill")
    asked = await house.undo(user)
    await house.votes.offer(CHANNEL, one, interaction(), MOD, "Mod")
    await answer(house, other, asked)
    assert (await answer(house, one, asked)).state == before.state


async def test_the_same_answer_is_given_once_and_can_be_thought_over(house: House) -> None:
    await house.seated(ADA, BOB, CLEO)
    await house.do(lambda table: acts.start(table, ADA))
    before, seat = await house.play_until("fill")
    user = before.seats[seat].user
    assert user is not None
    one, other = [other for other in (ADA, BOB, CLEO) if other != user]
    await house.say(user, "fill")
    asked = await house.undo(user)
    await answer(house, one, asked)
    assert await refused(house, one, asked) == "denied-answered"
    await answer(house, one, asked, agrees=False)
    assert await refused(house, other, asked) == "denied-appeal-closed"


async def test_a_question_about_many_moves_names_the_first_and_says_how_many_more(house: House) -> None:
    start = await house.started(ADA, BOB)
    await house.play_until("fill")
    for number in range(MOST_LISTED + 3):
        table = await house.door.live(CHANNEL)
        user = table.seats[min(table.to_act())].user
        assert user is not None
        await house.door.play(CHANNEL, user, [some_move(table, number)], interaction())
    await house.undo(ADA, start.revision)
    asked = (await house.posts())[-1].lines
    steps = len(await house.books.steps(await house.door.live(CHANNEL))) - 1
    assert asked[0].params["count"] == steps
    assert len(asked) == 1 + MOST_LISTED + 1 + 1
    assert asked[-2] == phrase("told-appeal-move", move=phrase("moves-more", count=steps - MOST_LISTED))
    assert asked[-1].key == "told-appeal-unanimity"


async def test_who_has_left_the_game_is_not_asked(house: House) -> None:
    """Cléo resigns; then chance is drawn, which all saw who are still there."""
    house.game = "railroad_dice_2"
    table = await house.started(ADA, BOB, CLEO)
    for number in range(60):
        assert table.state is not None
        seat = min(table.to_act())
        if seat == 0 and table.game.retire(table.state, 2, Chance(SEED)) is not None:
            break
        user = table.seats[seat].user
        assert user is not None
        table = (await house.door.play(CHANNEL, user, [some_move(table, number)], interaction())).table

    async def resigned(there: Table) -> Change:
        return seats.resign(there, await house.books.steps(there), CLEO)

    await house.door.carry_out(CHANNEL, resigned, interaction())
    rolled = await house.say(ADA, "roll 4s")
    assert not (await house.books.log(rolled))[-1].reversible
    await house.undo(ADA)
    assert (await house.posts())[-1].mention == (1,)
    with pytest.raises(DeniedError) as raised:
        await house.door.carry_out(CHANNEL, resigned, interaction())
    assert raised.value.why.key == "denied-resigned"


async def test_any_order_of_undo_redo_and_moves_replays(house: House) -> None:
    chooser = random.Random(11)
    await house.started(ADA, BOB)
    for _ in range(80):
        table = await house.door.live(CHANNEL)
        user = chooser.choice([ADA, BOB])
        wish = chooser.choice(["play", "play", "play", "undo", "redo", "answer"])
        try:
            if wish == "play":
                mover = table.seats[min(table.to_act())].user
                assert mover is not None
                await house.door.play(CHANNEL, mover, [some_move(table, chooser.randrange(99))], interaction())
            elif wish == "undo":
                await house.undo(user)
            elif wish == "redo":
                await house.redo(user)
            else:
                await answer(house, user, table, agrees=chooser.random() < 0.8)
        except DeniedError:
            continue
    assert {"undo", "redo", "agree"} <= set(await acts_of(house, await house.door.live(CHANNEL)))
    await sound(house)


def test_as_many_moves_as_there_is_room_for_are_all_named() -> None:
    moves = tuple(phrase("value-named", value=str(number)) for number in range(MOST_LISTED + 1))
    assert undo.listed(moves[:-1]) == moves[:-1]
    assert undo.listed(moves) == (*moves[:-1], phrase("moves-more", count=1))


def test_what_a_standing_order_did_by_itself_is_a_change_of_its_own_and_a_robots_is_not() -> None:
    rows = [(None, None), (0, ADA), (1, BOB), (2, None)]
    steps = [Entry("move", seat=seat, actor=actor, revision=at) for at, (seat, actor) in enumerate(rows, 1)]
    assert [[step.revision for step in each.steps] for each in submitted(steps, [])] == [[1], [2], [3, 4]]
    assert [[step.revision for step in each.steps] for each in submitted(steps, [(1, 3)])] == [[1], [2, 3, 4]]


async def test_the_button_under_an_answer_takes_back_its_own_change_only(house: House) -> None:
    start = await house.started(ADA, BOB)
    moved = await house.say(ADA, "mobilise")

    async def press(user: int, table_id: int = start.id, revision: int = moved.revision) -> Table:
        return await house.votes.undo_change(CHANNEL, user, interaction(), table_id, revision)

    async def refusal(user: int, revision: int = moved.revision) -> str:
        with pytest.raises(DeniedError) as raised:
            await press(user, revision=revision)
        return raised.value.why.key

    assert await refusal(CLEO) == "denied-not-seated"
    assert await refusal(BOB) == "denied-undo-other"
    assert await refusal(ADA, start.revision) == "denied-undo-other"  # the deal is nobody's
    assert await refusal(ADA, moved.revision + 1) == "denied-undo-stale"
    with pytest.raises(StaleError):
        await press(ADA, table_id=start.id + 1)
    assert await house.door.live(CHANNEL) == moved
    assert (await press(ADA)).state == start.state
    assert await refusal(ADA) == "denied-undo-stale"  # undone already
    assert (await house.redo(ADA)).state == moved.state
    assert (await press(ADA)).state == start.state  # it counted again
    await house.redo(ADA)
    await house.moderate("end")
    assert await refusal(ADA) == "denied-undo-over"


async def test_the_button_takes_back_what_robots_answered_too(house: House) -> None:
    start = await house.started(ADA, robots=1)
    moved = await house.say(ADA, "mobilise")
    back = await house.votes.undo_change(CHANNEL, ADA, interaction(), moved.id, moved.revision)
    assert (back.state, back.drawn) == (start.state, start.drawn)
