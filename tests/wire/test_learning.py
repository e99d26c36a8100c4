"""Before and after a game: how it is played, every rule of it, what a lobby tells, and once more."""

from __future__ import annotations

import pytest

from render.rulebook import rulebook
from rules.core.walk import asker
from rules.registry import GAMES
from tests.wire.house import House
from tests.wire.people import Person
from tests.wire.seating import GARE, deal, done, gather, played, public, said, table_in, told

MOST_TEXT = 4_000


@pytest.mark.parametrize("game", GAMES)
async def test_how_a_game_is_played_is_told_with_a_picture(
    house: House, ada: Person, basile: Person, game: str
) -> None:
    for person in (ada, basile):
        answer = await person.command(GARE, "help", game=game)
        for part in ("goal", "turn", "scoring"):
            assert said(person, f"howto-{part}") in answer.private
        assert len(answer.message.pictures) == 1
        assert len(answer.private) < MOST_TEXT


@pytest.mark.parametrize(("name", "other"), [("great_britain", "Californie"), ("california_2090", "Docker")])
async def test_help_tells_what_the_map_of_the_table_changes_and_no_other(
    house: House, ada: Person, basile: Person, name: str, other: str
) -> None:
    await gather(house, ada, game="steam")
    await ada.command(GARE, "table options", option="map", value=name)
    told_here = (await basile.command(GARE, "help")).private
    book = rulebook("steam", "fr").howto.maps
    assert book[name].text in told_here
    assert not any(one.text in told_here for key, one in book.items() if key != name)
    assert book["china"].text in (await basile.command("dm", "help", game="steam")).private


async def test_help_at_a_table_keeps_the_overview_above_the_game(house: House, ada: Person, basile: Person) -> None:
    await gather(house, ada)
    for person in (ada, basile):
        answer = (await person.command(GARE, "help")).private
        overview, _, game = answer.partition("## ")
        assert all(said(person, f"help-{part}") in overview for part in ("intro", "table", "more"))
        assert said(person, "howto-goal") in game
        assert f"**{said(person, 'howto-turn')}**\n- ".replace("****", "**") in game
        assert len(answer) < MOST_TEXT


async def test_help_needs_no_table_and_works_in_a_direct_message(house: House, ada: Person) -> None:
    for place in (GARE, "dm"):
        answer = await ada.command(place, "help")
        assert "Freight Train" in answer.text
        assert "Santa Fe Rails" in answer.text
        assert len(answer.text) < 2_000  # a first page, not a book
    assert "Santa Fe Rails" in (await ada.command("dm", "rules", game="santa_fe_rails")).text


async def test_whole_sections_are_read_page_by_page(house: House, ada: Person) -> None:
    contents = await ada.command(GARE, "rules", game="freight_train")
    (menu,) = contents.message.menus
    section = next(option for option in menu.options if option.name.startswith("FT-R"))
    shown = await ada.choose(contents.message, None, [str(section.value)])
    first = shown.text
    assert "FT-R1" in first
    following = await ada.press(shown.message, said(ada, "button-section"))
    assert following.text != first
    assert "FT-R21" in first + following.text


async def test_a_search_says_how_much_more_there_is(house: House, ada: Person) -> None:
    found = await ada.command(GARE, "rules", search="wagon", game="freight_train")
    assert found.private.count("> **FT-") > 5
    assert "more. Search more closely." in found.private


async def test_a_lobby_tells_what_is_played_and_with_which_options(house: House, ada: Person, basile: Person) -> None:
    await gather(house, ada, game="santa_fe_rails")
    (lobby,) = public(ada)
    assert "**Santa Fe Rails** — " in lobby.text
    assert said(ada, "lobby-options", options=(), count=0) in lobby.text
    assert "Rivers and mountains" not in lobby.text
    await ada.command(GARE, "table options", option="terrain", value="true")
    await told(house, ada)
    (lobby,) = public(ada)
    assert "Options changed: Rivers and mountains: yes." in lobby.text
    shown = await basile.press(lobby, "How to play")
    assert said(basile, "howto-goal") in shown.private
    done(await basile.command(GARE, "table join"), "done-join")
    done(await ada.command(GARE, "table start"), "done-start")
    await told(house, ada)
    await house.bot.services.editor.idle()
    await told(house, ada)
    assert "Seated: **Ada** and **Basile**" in public(ada)[0].text, "a lobby that loses its buttons keeps its words"
    assert public(ada)[0].labels == []


async def test_who_has_chosen_is_one_message_that_is_edited(
    house: House, ada: Person, basile: Person, chloe: Person
) -> None:
    await deal(house, ada, basile, chloe, game="santa_fe_rails")
    before = len(public(ada))
    for seat, person in enumerate((ada, basile)):
        table = await table_in(house, GARE, ada)
        assert table.state is not None
        move = table.game.robot(table.game.view(table.state, seat), seat, asker(table.game, table.state, seat))
        played(await person.command(GARE, "play", move=table.game.print(move)))
        await told(house, ada, basile, chloe)
        await house.bot.services.editor.idle()
    (only,) = public(chloe)[before:]
    assert "(2 of 3)" in only.text


async def test_a_finished_game_offers_a_rematch(house: House, ada: Person, basile: Person, maud: Person) -> None:
    await gather(house, ada, basile)
    await ada.command(GARE, "table options", option="cabooses", value="true")
    done(await ada.command(GARE, "table start"), "done-start")
    old = await table_in(house, GARE, ada)
    question = await maud.command(GARE, "moderate end", reason="late")
    await maud.press(question.message, said(maud, "button-proceed"))
    await told(house, ada, basile)
    await basile.press(public(basile)[-1], "Rematch")
    await told(house, ada, basile)
    new = await table_in(house, GARE, ada)
    assert (new.phase, new.options, new.names()) == ("gathering", old.options, ("Basile",))
    assert new.id != old.id
    assert f"Basile opens a rematch. <@{ada.id}>, press Join." in public(ada)[-1].text
