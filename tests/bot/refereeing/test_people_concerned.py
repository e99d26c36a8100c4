"""Whom a change is about: moderators' acts and seats that change hands are posts of their own, which call them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.store.servers import Server
from bot.tables import acts, timing
from bot.tables.clocks import PRESETS
from bot.tables.table import DeniedError, Intent, Table
from rules.core.phrase import Who, phrase
from rules.registry import GAMES
from tests.bot.house import ADA, BOB, CHANNEL, CLEO, GUILD, MOD, NAMES, House, interaction

APART = 4_242
SEAT_AT_ZERO = PRESETS["daily"].but(at_zero="seat")


def asked(table: Table, act: str, seat: int | None = None, target: int | None = None) -> Intent:
    return Intent(CHANNEL, MOD, act, "because", table.id, table.revision, seat=seat, target=target)


async def test_who_is_replaced_is_called_in_a_post_of_its_own(house: House) -> None:
    table = await house.started(ADA, BOB, CLEO)
    await house.confirm(asked(table, "replace", seat=1))
    post = (await house.posts())[-1]
    assert (post.edit_as, post.concerned) == ("", (BOB,))
    assert phrase("concerned", who=(f"<@{BOB}>",)) in post.footer


async def test_who_is_given_time_is_called(house: House) -> None:
    await house.seated(ADA, BOB)
    await house.do(lambda table: timing.set_pace(table, ADA, PRESETS["daily"]))
    table = await house.do(lambda there: acts.start(there, ADA))
    await house.confirm(asked(table, "extend", seat=1, target=3_600))
    post = (await house.posts())[-1]
    assert (post.edit_as, post.mention) == ("", (1,))
    assert phrase("concerned", who=(Who(seat=1),)) in post.footer


async def test_who_loses_the_seat_to_the_clock_is_called(house: House) -> None:
    table = await house.started(ADA, BOB, CLEO)
    change = timing.out_of_time(replace(table, house=table.house.but(pace=SEAT_AT_ZERO)), 0)
    assert change.concerned == (ADA,)


@pytest.mark.parametrize("act", ["lock", "pause"])
async def test_what_a_moderator_does_is_a_post_of_its_own(house: House, act: str) -> None:
    await house.seated(ADA, BOB)
    await house.do(lambda table: timing.set_pace(table, ADA, PRESETS["daily"]))
    table = await house.do(lambda there: acts.start(there, ADA))
    await house.confirm(asked(table, act))
    assert (await house.posts())[-1].edit_as == ""


async def test_who_leaves_is_told_in_a_post_of_its_own_and_calls_nobody_about_themselves(house: House) -> None:
    await house.started(ADA, BOB, CLEO)
    await house.do(lambda table: acts.leave(table, BOB))
    post = (await house.posts())[-1]
    assert (post.edit_as, post.concerned) == ("", ())


async def test_moderators_hear_elsewhere_at_which_table_and_nothing_of_the_game(house: House) -> None:
    table = await house.started(ADA, BOB)
    await house.servers.settle(GUILD, Server(channel=APART), MOD)
    await house.confirm(asked(table, "skip", seat=min(table.to_act())))
    here, copy = (await house.posts())[-2:]
    assert [line.key for line in copy.lines] == ["moderators-where", "told-skip"]
    assert len(here.lines) > 1
    where = copy.lines[0].params
    assert (where["number"], where["place"]) == (table.id, f"<#{CHANNEL}>")
    assert where["link"] == f"https://discord.com/channels/{GUILD}/{CHANNEL}"


async def test_a_rematch_calls_the_others(house: House) -> None:
    await house.finished(ADA, BOB, CLEO)
    await house.door.rematch(CHANNEL, BOB, "Bob", interaction())
    post = (await house.posts())[-1]
    assert post.concerned == (ADA, CLEO)
    assert post.lines[0].params["others"] == (f"<@{ADA}>", f"<@{CLEO}>")


# A table that nobody wants


async def opened_anew(house: House, user: int) -> str:
    named = NAMES[user]
    table = await house.door.open_table(GUILD, CHANNEL, user, named, "santa_fe_rails", "en", interaction())
    return table.game.key


async def test_the_opener_changes_the_game_by_opening_another(house: House) -> None:
    await house.seated(ADA, BOB)
    assert await opened_anew(house, ADA) == "santa_fe_rails"
    assert (await house.door.live(CHANNEL)).names() == ("Ada",)


async def test_others_cannot_close_or_change_it_while_a_person_is_seated(house: House) -> None:
    await house.seated(ADA, BOB)
    with pytest.raises(DeniedError) as said:
        await opened_anew(house, BOB)
    assert said.value.why.key == "denied-table-gathering"
    with pytest.raises(DeniedError) as said:
        await house.door.close_table(CHANNEL, BOB, interaction())
    assert said.value.why.key == "denied-close"


async def test_anybody_can_close_a_table_at_which_no_person_is_seated(house: House) -> None:
    await house.seated(ADA, robots=1)
    await house.do(lambda table: acts.leave(table, ADA))
    await house.door.close_table(CHANNEL, CLEO, interaction())
    assert [line.key for line in (await house.posts())[-1].lines] == ["told-closed"]
    with pytest.raises(DeniedError):
        await house.door.live(CHANNEL)


async def test_the_opener_can_close_it_also_without_a_seat(house: House) -> None:
    await house.seated(ADA, BOB)
    await house.do(lambda table: acts.leave(table, ADA))
    await house.door.close_table(CHANNEL, ADA, interaction())
    assert await opened_anew(house, BOB) in GAMES


async def test_a_game_in_play_cannot_be_closed(house: House) -> None:
    await house.started(ADA, BOB)
    with pytest.raises(DeniedError) as said:
        await house.door.close_table(CHANNEL, ADA, interaction())
    assert said.value.why.key == "denied-close-begun"
    with pytest.raises(DeniedError):
        await opened_anew(house, ADA)
