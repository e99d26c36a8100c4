"""Before the game: opening, sitting down, robots, options, language, by commands and by buttons."""

from __future__ import annotations

from tests.wire.house import House
from tests.wire.people import Person
from tests.wire.seating import GAME, GARE, deal, done, gather, public, said, size_of_picture, told, unseen_by


async def test_a_table_is_opened_in_public_and_confirmed_in_private(house: House, ada: Person, basile: Person) -> None:
    answer = await ada.command(GARE, "table new", game=GAME)
    done(answer, "done-new")
    await told(house, ada, basile)
    unseen_by(answer, basile)
    (opened,) = public(basile)
    assert "Ada opens a table." in opened.text
    assert "Seated: **Ada**. 2 to 5 players." in opened.text
    assert opened.labels == ["Join", "Add a robot", "Leave", "Start"]
    assert opened.mentions == []


async def test_the_table_speaks_the_language_of_who_opens_it(house: House, ada: Person, basile: Person) -> None:
    done(await basile.command(GARE, "table new", game=GAME), "done-new")
    done(await ada.command(GARE, "table join"), "done-join")
    await told(house, ada)
    (lobby,) = public(ada)
    assert "Basile ouvre une table." in lobby.text
    assert "Ada prend place." in lobby.text
    assert lobby.labels == ["Rejoindre", "Ajouter un robot", "Quitter", "Commencer"]


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
    offered = await basile.complete(GARE, "table options", focused="option", text="fourgons")
    assert [choice.value for choice in offered] == ["cabooses"]
    yes = await basile.complete(GARE, "table options", focused="value", text="OU", option="cabooses")
    assert [choice.name for choice in yes] == ["oui"]
    answer = await basile.command(GARE, "table options", option="cabooses", value=str(yes[0].value))
    done(answer, "done-option")
    await told(house, ada)
    assert "Option changed: **Cabooses** is now **yes**." in public(ada)[-1].text
    listed = await ada.command(GARE, "table options")
    assert listed.private.startswith(said(ada, "options-heading"))
    assert "**Cabooses**: yes" in listed.private
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
    done(await ada.command(GARE, "play", move="mobilise"), "move-done", move="mobilise")
    await told(house, ada)
    assert "Ada mobilise et a maintenant" in public(ada)[-1].text
    assert "À vous, <@" in public(ada)[-1].text


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
