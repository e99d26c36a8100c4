"""Seats that change hands: offers, robots that keep them, resignations, replacements, and what the record says."""

from __future__ import annotations

import pytest

from bot.refereeing.records import check_record, full_record, record_of
from bot.tables import acts, seats
from bot.tables.history import first_names, named
from bot.tables.sketch import Sketch
from bot.tables.table import Change, DeniedError, Entry, Intent, Table
from rules.core.chance import Chance
from rules.core.contract import Draft, Order
from rules.core.record import Sitting, parse_record
from tests.bot.house import ADA, BOB, CHANNEL, CLEO, MOD, SEED, House, interaction, some_move


async def accept(house: House, user: int, name: str, about: int) -> Table:
    game = (await house.door.live(CHANNEL)).id
    return await house.votes.answer(CHANNEL, user, name, interaction(), game, about, agrees=True)


async def denied_by(house: House, user: int, about: int) -> str:
    with pytest.raises(DeniedError) as raised:
        await accept(house, user, "Somebody", about)
    return raised.value.why.key


async def resigned(house: House, user: int) -> Table:
    async def prepare(table: Table) -> Change:
        return seats.resign(table, await house.books.steps(table), user)

    return await house.door.carry_out(CHANNEL, prepare, interaction())


async def offered(house: House) -> Table:
    """Bob offers his seat to Cleo."""
    return await house.votes.offer(CHANNEL, BOB, interaction(), CLEO, "Cléo")


async def test_a_seat_is_offered_and_accepted_with_its_place_in_the_game(house: House) -> None:
    await house.started(ADA, BOB)
    before = await house.say(ADA, "mobilise")
    asked = await offered(house)
    post = (await house.posts())[-1]
    assert (post.guest, post.buttons[:2], post.question) == (CLEO, ("accept", "decline"), asked.revision)
    assert await denied_by(house, MOD, asked.revision) == "denied-offer-other"
    after = await accept(house, CLEO, "Cléo", asked.revision)
    assert (after.seats[1].user, after.state) == (CLEO, before.state)
    assert (await house.posts())[-1].mention == (1,)  # it is the newcomer's turn
    assert await house.door.live(CHANNEL) == after  # and it was written
    assert await denied_by(house, CLEO, asked.revision) == "denied-appeal-closed"
    await house.say(CLEO, "mobilise")


async def test_an_offer_ends_with_a_refusal_another_offer_or_a_change_of_the_seat(house: House) -> None:
    await house.started(ADA, BOB)
    first = await offered(house)
    second = await offered(house)
    assert await denied_by(house, CLEO, first.revision) == "denied-appeal-closed"
    await house.votes.answer(CHANNEL, CLEO, "Cléo", interaction(), second.id, second.revision, agrees=False)
    assert [line.key for line in (await house.posts())[-1].lines] == ["told-refused"]
    assert await denied_by(house, CLEO, second.revision) == "denied-appeal-closed"
    third = await offered(house)
    await house.do(lambda table: acts.leave(table, BOB))
    assert await denied_by(house, CLEO, third.revision) == "denied-appeal-closed"
    assert await denied_by(house, CLEO, 999) == "denied-appeal-closed"


async def test_a_seat_is_not_offered_to_who_has_one(house: House) -> None:
    await house.started(ADA, BOB)
    with pytest.raises(DeniedError) as raised:
        await house.votes.offer(CHANNEL, BOB, interaction(), ADA, "Ada")
    assert raised.value.why.key == "denied-offer-seated"


async def test_a_robot_keeps_the_seat_and_plays_until_its_holder_is_back(house: House) -> None:
    await house.started(ADA, BOB)
    await house.do(lambda table: acts.leave(table, ADA))
    table = await house.door.live(CHANNEL)
    assert await house.door.play_for(table.id)  # in the middle of her turn
    back = await house.do(lambda table: acts.join(table, ADA, "Ada"))
    assert (back.seats[0].user, back.seats[0].away) == (ADA, None)


async def test_what_was_private_to_a_holder_goes_with_the_holder(house: House) -> None:
    table = await house.started(ADA, BOB)
    await house.books.keep_order(table, 1, Order(name="always", value="yes"))
    asked = await offered(house)
    await accept(house, CLEO, "Cléo", asked.revision)
    assert await house.books.orders(table.id) == {}


async def test_the_record_says_who_held_the_seat_when(house: House) -> None:
    await house.started(ADA, BOB)
    await house.say(ADA, "mobilise")
    asked = await offered(house)
    await accept(house, CLEO, "Cléo", asked.revision)
    table = await house.say(CLEO, "mobilise")
    user = table.seats[min(table.to_act())].user
    assert user is not None
    await house.door.play(CHANNEL, user, [some_move(table)], interaction())
    await house.do(lambda there: acts.leave(there, ADA))
    await house.door.play_for(table.id)
    ended = await house.moderate("end")
    record = await record_of(house.books, ended)
    assert record.seats == ("Ada", "Bob")
    assert record.sittings == (Sitting(seat=1, name="Cléo", after=1), Sitting(seat=0, name="Jacques", after=3))
    assert parse_record(record.print()) == record
    assert check_record(ended.game, record).state == ended.state


async def test_the_record_names_those_who_were_there_at_the_start(house: House) -> None:
    await house.seated(ADA, CLEO, BOB, robots=1)
    await house.do(lambda table: acts.leave(table, CLEO))
    started = await house.do(lambda table: acts.start(table, ADA))
    assert full_record(started, await house.books.log(started)).seats == ("Ada", "Bob", "Jacques")


async def test_a_seat_taken_over_in_moves_that_were_taken_back_stands_where_they_stood(house: House) -> None:
    await house.started(ADA, BOB)
    await house.say(ADA, "mobilise")
    asked = await offered(house)
    await accept(house, CLEO, "Cléo", asked.revision)
    await house.undo(ADA)
    table = await house.door.live(CHANNEL)
    record = full_record(table, await house.books.log(table))
    assert record.sittings == (Sitting(seat=1, name="Cléo", after=0),)
    assert table.seats[1].user == CLEO  # nobody loses a seat by it


async def test_who_resigns_leaves_as_the_rules_say_and_the_record_replays_it(house: House) -> None:
    house.game = "railroad_dice_2"
    table = await house.started(ADA, BOB, CLEO)
    for number in range(60):  # through the opening, in which a robot would go on
        seat = min(table.to_act())
        assert table.state is not None
        if table.game.retire(table.state, seat, Chance(SEED)) is not None:
            break
        user = table.seats[seat].user
        assert user is not None
        table = (await house.door.play(CHANNEL, user, [some_move(table, number)], interaction())).table
    seat = min(table.to_act())
    user = table.seats[seat].user
    assert user is not None
    after = await resigned(house, user)
    assert seat not in after.to_act()
    assert (await house.books.log(after))[-1].act == "retire"
    ended = await house.moderate("end")
    record = await record_of(house.books, ended)
    assert f"leaves {seat + 1}" in record.print()
    assert parse_record(record.print()) == record
    verdict = check_record(ended.game, record)
    assert (verdict.good, verdict.state) == (True, ended.state)


async def test_where_the_rules_say_nothing_a_robot_has_the_seat_for_good(house: House) -> None:
    await house.started(ADA, BOB)
    after = await resigned(house, BOB)
    assert (after.seats[1].user, after.seats[1].away) == (None, None)
    with pytest.raises(DeniedError):
        await house.do(lambda table: acts.join(table, BOB, "Bob"))
    with pytest.raises(DeniedError) as raised:
        await resigned(house, ADA)
    assert raised.value.why.key == "denied-last-person"


async def replaced(house: House, seat: int, user: int | None, name: str = "") -> Table:
    table = await house.door.live(CHANNEL)
    return await house.confirm(
        Intent(CHANNEL, MOD, "replace", "gone", table.id, table.revision, seat=seat, target=user, name=name)
    )


async def test_a_moderator_gives_a_seat_to_a_person_who_is_called_and_briefed(house: House) -> None:
    await house.started(ADA, BOB)
    after = await replaced(house, 1, CLEO, "Cléo")
    assert after.seats[1].user == CLEO
    post = (await house.posts())[-1]
    assert (post.mention, post.buttons[0]) == ((1,), "briefing")
    assert [entry.act for entry in (await house.books.log(after))[-2:]] == ["replace", "sit"]


async def test_a_moderator_gives_a_seat_to_a_robot(house: House) -> None:
    await house.started(ADA, BOB)
    after = await replaced(house, 0, None)
    assert after.seats[0].user is None
    assert await house.door.play_for(after.id)
    last = (await house.books.log(after))[-1]
    assert last == Entry("move", last.text, 0, None, last.events, last.reversible, revision=last.revision, at=last.at)


async def test_a_moderator_does_not_leave_a_table_to_robots_alone(house: House) -> None:
    await house.started(ADA, robots=1)
    with pytest.raises(DeniedError) as raised:
        await replaced(house, 0, None)
    assert raised.value.why.key == "denied-last-seat"
    assert (await replaced(house, 0, BOB, "Bob")).seats[0].user == BOB


async def test_a_draft_kept_a_moment_too_late_is_not_for_the_newcomer(house: House) -> None:
    """Bob presses on his panel while Cléo takes the seat: his press has seen the table as it was."""
    before = await house.started(ADA, BOB)
    sketch = Sketch(draft=Draft(kind="take"))
    await house.books.keep_sketch(before, 1, sketch)
    assert await house.books.sketch(before, 1) == sketch
    asked = await offered(house)
    after = await accept(house, CLEO, "Cléo", asked.revision)
    await house.books.keep_sketch(before, 1, sketch)
    await house.books.keep_order(before, 1, Order(name="always", value="yes"))
    assert await house.books.sketch(after, 1) == Sketch()
    assert await house.books.orders(after.id) == {}


async def test_seats_change_hands_while_the_game_lasts(house: House) -> None:
    await house.seated(ADA, BOB)
    with pytest.raises(DeniedError) as early:
        await replaced(house, 1, CLEO, "Cléo")
    with pytest.raises(DeniedError) as soon:
        await offered(house)
    await house.do(lambda table: acts.start(table, ADA))
    await house.moderate("end")
    with pytest.raises(DeniedError) as late:
        await replaced(house, 1, CLEO, "Cléo")
    with pytest.raises(DeniedError) as over:
        await offered(house)
    found = [raised.value.why.key for raised in (early, soon, late, over)]
    assert found == ["denied-nothing-to-end", "denied-not-started", "denied-nothing-to-end", "denied-over"]


async def test_every_row_of_the_log_knows_who_held_its_seat_then(house: House) -> None:
    await house.seated(ADA, CLEO, BOB)
    await house.do(lambda table: acts.leave(table, CLEO))
    await house.do(lambda table: acts.start(table, ADA))
    await house.say(ADA, "mobilise")
    await accept(house, CLEO, "Cléo", (await offered(house)).revision)
    table = await house.say(CLEO, "mobilise")
    log = await house.books.log(table)
    assert first_names(log) == ("Ada", "Bob")
    assert [(entry.act, name) for entry, name in named(log)] == [
        ("join", ""),
        ("join", ""),
        ("join", ""),
        ("leave", "Cléo"),
        ("start", ""),
        ("move", "Ada"),
        ("ask", "Bob"),
        ("agree", ""),
        ("sit", "Bob"),
        ("move", "Cléo"),
    ]


async def test_a_button_that_is_about_no_offer_takes_no_seat(house: House) -> None:
    """Whatever number it was given: the offer is the last row there is."""
    await house.started(ADA, BOB)
    asked = await offered(house)
    for about in (0, -1, asked.revision + 1, asked.revision - 1):
        with pytest.raises(DeniedError) as raised:
            await accept(house, CLEO, "Cléo", about)
        assert raised.value.why.key == "denied-appeal-closed"
    assert (await accept(house, CLEO, "Cléo", asked.revision)).seats[1].user == CLEO
