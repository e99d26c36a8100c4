"""Before the game: opening, sitting down, robots, options, language, by commands and by buttons."""

from __future__ import annotations

import asyncio

from tests.wire.house import House
from tests.wire.menus import place_in_menu
from tests.wire.people import Person
from tests.wire.seating import (
    GAME,
    GARE,
    TAKE,
    deal,
    done,
    gather,
    play,
    played,
    public,
    said,
    size_of_picture,
    table_in,
    told,
    unseen_by,
)


async def test_a_table_is_opened_in_public_and_confirmed_in_private(house: House, ada: Person, basile: Person) -> None:
    answer = await ada.command(GARE, "table new", game=GAME)
    done(answer, "done-new")
    await told(house, ada, basile)
    unseen_by(answer, basile)
    (opened,) = public(basile)
    assert "Ada opens a table." in opened.text
    assert "Seated: **Ada**. 2 to 5 players." in opened.text
    assert opened.labels == ["Join", "Add a robot", "Leave", "Start", "How to play"]
    assert opened.mentions == []


async def test_the_table_speaks_the_language_of_who_opens_it(house: House, ada: Person, basile: Person) -> None:
    done(await basile.command(GARE, "table new", game=GAME), "done-new")
    done(await ada.command(GARE, "table join"), "done-join")
    await told(house, ada)
    (lobby,) = public(ada)
    assert "Basile ouvre une table." in lobby.text
    assert "Ada prend place." in lobby.text
    assert lobby.labels == ["Rejoindre", "Ajouter un robot", "Quitter", "Commencer", "Comment jouer"]


async def test_buttons_seat_people_and_robots_and_start_the_game(house: House, ada: Person, basile: Person) -> None:
    await gather(house, ada)
    await told(house, basile)
    lobby = public(basile)[-1]
    joined = await basile.press(lobby, "Join")
    done(joined, "done-join")
    unseen_by(joined, ada)
    assert "Basile takes a seat." in await the_lobby(house, ada)
    done(await basile.press(public(basile)[-1], "Add a robot"), "done-robot")
    assert "Jacques, a robot, takes a seat." in await the_lobby(house, ada)
    done(await basile.press(public(basile)[-1], "Leave"), "done-leave")
    text = await the_lobby(house, ada)
    assert "Ada opens a table." in text
    assert "**Basile** leaves the table." in text
    assert "Seated: **Ada** and **Jacques**" in text
    done(await ada.press(public(ada)[-1], "Start"), "done-start")
    await told(house, ada)
    lobby, dealt = public(ada)
    assert "All aboard!" in dealt.text
    assert lobby.labels == []


async def the_lobby(house: House, person: Person) -> str:
    """The one message that shows who is there."""
    await told(house, person)
    (lobby,) = public(person)
    return lobby.text


async def test_robots_come_and_go(house: House, ada: Person) -> None:
    await gather(house, ada, robots=2)
    done(await ada.command(GARE, "table robot", remove=True), "done-robot")
    await told(house, ada)
    assert "**Séverine** leaves the table." in public(ada)[-1].text
    done(await ada.command(GARE, "table robot", remove=True), "done-robot")
    done(await ada.command(GARE, "table robot", remove=True), "denied-no-robot")


async def test_the_sixth_finds_the_table_full(house: House, ada: Person, basile: Person) -> None:
    await gather(house, ada, robots=4)
    done(await basile.command(GARE, "table join"), "denied-full", most=5)
    done(await ada.command(GARE, "table robot"), "denied-full", most=5)


async def test_options_are_listed_completed_and_set(house: House, ada: Person, basile: Person) -> None:
    await gather(house, ada, basile)
    assert said(ada, "lobby-options", options=(), count=0) in public(ada)[-1].text
    offered = await basile.complete(GARE, "table options", focused="option", text="fourgons")
    assert [choice.value for choice in offered] == ["cabooses"]
    yes = await basile.complete(GARE, "table options", focused="value", text="OU", option="cabooses")
    assert [choice.name for choice in yes] == ["oui"]
    answer = await basile.command(GARE, "table options", option="cabooses", value=str(yes[0].value))
    done(answer, "done-option", option="Fourgons de queue", value="oui")
    typed = await basile.command(GARE, "table options", option="fourgons de queue", value="Oui")  # as they read it
    done(typed, "done-option", option="Fourgons de queue", value="oui")
    await told(house, ada)
    assert "Option changed: **Cabooses** is now **yes**." in public(ada)[-1].text
    assert "-# Options changed: Cabooses: yes. " in public(ada)[-1].text
    listed = await ada.command(GARE, "table options")
    assert listed.private.startswith(said(ada, "options-heading"))
    assert "**Cabooses**: yes" in listed.private
    log = (await basile.command(GARE, "game log")).private
    assert "option Fourgons de queue\u202f: oui" in log
    done(await ada.command(GARE, "table start"), "done-start")
    await told(house, ada)
    assert "With **cabooses**" in public(ada)[-1].text
    done(await ada.command(GARE, "table options", option="debt", value="true"), "denied-already-started")


async def test_the_language_can_change_in_mid_game(house: House, ada: Person, basile: Person) -> None:
    await deal(house, ada, basile)
    done(await basile.command(GARE, "table language", language="fr"), "done-language")
    await told(house, ada)
    assert "Cette table parle désormais français." in public(ada)[-1].text
    assert public(ada)[-1].labels == ["Jouer", "Plateau", "Règles"]
    played(await ada.command(GARE, "play", move="mobilise"))
    await told(house, ada)
    assert "Ada mobilise et a maintenant" in public(ada)[-1].text
    assert "À vous de jouer, <@" in public(ada)[-1].text


async def test_the_deal_has_picture_words_seed_hash_and_one_mention(house: House, ada: Person, basile: Person) -> None:
    dealt = await deal(house, ada, basile)
    assert "All aboard!" in dealt.text
    assert "SHA-256" in dealt.text
    assert dealt.mentions == ["Ada"]
    assert dealt.labels == ["Play", "Board", "Rules"]
    width, height = await size_of_picture(ada, dealt)
    assert width >= 600
    assert height >= 400
    assert dealt.alt_texts
    assert "Freight Train, day 1 of 3" in dealt.alt_texts[0]


async def test_two_tables_in_two_channels_do_not_meet(house: House, ada: Person, basile: Person) -> None:
    await deal(house, ada, basile)
    await gather(house, basile, channel="triage", language="fr")
    done(await ada.command("triage", "moves"), "denied-not-seated")
    assert (await ada.command(GARE, "moves")).private.startswith(said(ada, "moves-heading"))


async def test_the_language_it_has_is_refused_and_a_change_calls_nobody_and_keeps_plans(
    house: House, ada: Person, basile: Person
) -> None:
    dealt = await deal(house, ada, basile)
    panel = (await ada.press(dealt, "Play")).message
    await ada.choose(panel, None, [str(await place_in_menu(ada, "mobilise"))])
    before = len(public(ada))
    done(await basile.command(GARE, "table language", language="en"), "denied-same-language")
    await told(house, ada)
    assert len(public(ada)) == before
    done(await basile.command(GARE, "table language", language="fr"), "done-language")
    await told(house, ada)
    assert ada.as_posted(public(ada)[-1]).mentions == []
    now = ada.now(panel)
    assert now is not None
    assert (await ada.press(now, "Confirm")).private.startswith(said(ada, "move-done"))


async def test_a_double_click_seats_one_robot(house: House, ada: Person) -> None:
    await gather(house, ada)
    (lobby,) = public(ada)
    first, second = await asyncio.gather(ada.press(lobby, "Add a robot"), ada.press_late(lobby, "Add a robot"))
    assert sorted([first.private, second.private]) == sorted([said(ada, "done-robot"), said(ada, "denied-repeated")])
    await told(house, ada)
    assert "**Ada** and **Jacques**" in public(ada)[-1].text
    done(await ada.press(public(ada)[-1], "Add a robot"), "done-robot")
    assert len((await table_in(house, GARE, ada)).seats) == 3


async def test_a_robot_is_seated_though_somebody_sat_down_meanwhile(house: House, ada: Person, basile: Person) -> None:
    await gather(house, ada)
    (lobby,) = public(ada)
    done(await basile.command(GARE, "table join"), "done-join")
    done(await ada.press_late(lobby, "Add a robot"), "done-robot")


# One lobby, edited; buttons under the newest message alone


async def test_a_lobby_that_cannot_be_edited_is_posted_anew(house: House, ada: Person, basile: Person) -> None:
    await gather(house, ada)
    (lobby,) = public(ada)
    house.sandbox.delete_message(GARE, lobby.id)
    done(await basile.command(GARE, "table join"), "done-join")
    await told(house, ada)
    (anew,) = public(ada)
    assert "Basile takes a seat." in anew.text
    assert anew.labels == ["Join", "Add a robot", "Leave", "Start", "How to play"]


async def test_an_edit_that_fails_holds_up_nothing_and_calls_nobody(house: House, ada: Person, basile: Person) -> None:
    edit = "PATCH /channels/{channel_id}/messages/{message_id}"
    await gather(house, ada)
    house.sandbox.faults.answer(edit, 403, 50013, times=1)
    done(await basile.command(GARE, "table join"), "done-join")
    await told(house, ada)
    assert len(public(ada)) == 2
    house.sandbox.faults.answer(edit, 404, 10008, times=10)
    done(await ada.command(GARE, "table start"), "done-start")
    await play(ada, TAKE)
    await told(house, ada)
    assert "Ada takes:" in public(ada)[-1].text


async def test_old_messages_lose_their_buttons_and_keep_their_pictures_and_words(
    house: House, ada: Person, basile: Person
) -> None:
    dealt = await deal(house, ada, basile)
    await play(ada, TAKE)
    await told(house, ada)
    *older, newest = public(ada)
    assert [message.labels for message in older] == [[], []]
    assert newest.labels == ["Play", "Board", "Rules"]
    now = ada.now(dealt)
    assert now is not None
    assert now.text.startswith(dealt.text.partition("▶️")[0])
    assert (now.pictures, now.alt_texts) == (dealt.pictures, dealt.alt_texts)
    assert now.mentions == []
    assert newest.id in now.text  # the start goes on to tell how the table stands


async def test_edits_go_on_after_a_restart(house: House, ada: Person, basile: Person) -> None:
    await gather(house, ada)
    await house.restart()
    done(await basile.command(GARE, "table join"), "done-join")
    await told(house, ada)
    (lobby,) = public(ada)
    assert "Basile takes a seat." in lobby.text
