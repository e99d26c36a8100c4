"""Panels and commands of Santa Fe Rails: choices made in secret and changed, a turn planned segment by segment."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from bot.tables.table import Table
from render.rulebook import rulebook
from rules.core.chance import Chance
from rules.core.walk import asker
from tests.wire.house import House
from tests.wire.people import Person
from tests.wire.santa_fe import GAME, by_text, chosen, opened, position, pressed
from tests.wire.seating import GARE, advice, deal, done, done_with, gather, public, said, table_in, told


def hands(table: Table) -> list[tuple[str, ...]]:
    return [player.hand for player in position(table).players]


def plan(table: Table, seat: int, count: int) -> list[str]:
    """The next moves of the robot in this seat."""
    game, state = table.game, position(table)
    found = []
    for _ in range(count):
        move = game.robot(game.view(state, seat), seat, asker(game, state, seat))
        found.append(game.print(move))
        state = position(replace(table, state=game.apply(state, seat, move, Chance(table.seed)).state))
    return found


async def played_on(house: House, people: tuple[Person, ...], phase: str) -> Table:
    """The robots' advice is followed until this phase."""
    while position(table := await table_in(house, GARE, people[0])).phase != phase:
        seat, text = await advice(table)
        await by_text(people[seat], text)
    await told(house, *people)
    return table


async def test_anothers_choice_leaves_an_open_panel_as_it_was(
    house: House, ada: Person, basile: Person, chloe: Person
) -> None:
    dealt = await deal(house, ada, basile, chloe, game=GAME)
    assert dealt.mentions == ["Ada", "Basile", "Chloé"]
    cards = hands(await table_in(house, GARE, ada))
    panel = await chosen(ada, await opened(ada), f"choose {cards[0][0]}")
    await by_text(basile, f"choose {cards[1][0]}")
    await told(house, ada, basile, chloe)
    answer = await pressed(ada, panel, "confirm")
    assert answer.private.startswith(said(ada, "move-done"))
    assert answer.message.ephemeral
    assert all(person.now(answer.message) is None for person in (basile, chloe))
    await told(house, ada, basile, chloe)
    await house.bot.services.editor.idle()
    await told(house, ada, basile, chloe)
    last = public(chloe)[-1]
    assert last.text.startswith("Basile has chosen (1 of 3).\nAda has chosen (2 of 3).")
    assert (last.mentions, last.pictures) == ([], []), "everybody was called once, at the deal"
    await by_text(chloe, f"choose {cards[2][0]}")
    await told(house, ada, basile, chloe)
    shown = public(ada)[-1]
    first = (ada, basile, chloe)[position(await table_in(house, GARE, ada)).first]
    assert shown.mentions == [first.name], "the reveal calls whoever lays first"


async def test_a_choice_can_be_changed_until_the_last(house: House, ada: Person, basile: Person) -> None:
    await deal(house, ada, basile, game=GAME)
    table = await table_in(house, GARE, ada)
    cards = hands(table)
    first, second = cards[0][0], next(card for card in cards[0] if card != cards[0][0])
    names = position(table).board.city
    await pressed(ada, await chosen(ada, await opened(ada), f"choose {first}"), "confirm")
    await told(house, ada, basile)
    since = len(public(basile))
    panel = await opened(ada)
    assert said(ada, "santafe-note-rechoose", hand=4) in panel.text
    await house.restart()
    panel = await chosen(ada, panel, f"choose {second}")
    changed = await pressed(ada, panel, "confirm")
    assert f"You play **{names[second].name}**. You may choose again" in changed.private
    assert position(await table_in(house, GARE, ada)).players[0].chosen == (second,)
    await told(house, ada, basile)
    assert len(public(basile)) == since, "a choice made again is nobody's business"
    await by_text(basile, f"choose {cards[1][0]}")
    await told(house, ada, basile)
    assert f"Ada: **{names[second].name}**" in public(basile)[-1].text
    late = await ada.command(GARE, "play", move=f"choose {first}")
    assert late.private.startswith("🚫")


async def test_the_last_two_choose_at_once(house: House, ada: Person, basile: Person) -> None:
    """Both confirm in the same moment: each choice counts, and the cards are shown once."""
    await deal(house, ada, basile, game=GAME)
    cards = hands(await table_in(house, GARE, ada))
    panels = [
        (person, await chosen(person, await opened(person), f"choose {hand[0]}"))
        for person, hand in zip((ada, basile), cards, strict=True)
    ]
    answers = await asyncio.gather(*(pressed(person, panel, "confirm") for person, panel in panels))
    assert all(answer.private.startswith("✅") for answer in answers)
    await told(house, ada, basile)
    assert position(await table_in(house, GARE, ada)).phase == "first"
    assert sum("🎴" in message.text for message in public(ada)) == 1


@pytest.mark.parametrize(("card", "most"), [("double", 2), ("triple", 3), ("four", 4)])
async def test_a_turn_of_several_segments_is_planned_and_told_once(
    house: House, ada: Person, basile: Person, card: str, most: int
) -> None:
    people = (ada, basile)
    await deal(house, *people, game=GAME)
    table = await played_on(house, people, "draw")
    seat = position(table).turn
    builder, other = people[seat], people[1 - seat]
    await by_text(builder, f"draw {card}")
    await by_text(other, "draw deck")
    await by_text(builder, f"choose {card}")
    table = await played_on(house, people, "first")
    assert table.to_act() == {seat}
    *early, last = plan(table, seat, most)
    since, frames = len(public(other)), len(other.frames)
    panel = await opened(builder)
    for count, text in enumerate(early, 1):
        panel = await chosen(builder, panel, text)
        panel = (await pressed(builder, panel, "add")).message
        assert said(builder, "panel-planned") in panel.text
        assert panel.text.count(" pose **") == count
        assert 1 <= len(panel.pictures) <= 2, "the plan is shown as it would be"
        assert all(await builder.pictures(panel))
    panel = (await pressed(builder, panel, "back")).message
    assert panel.text.count(" pose **") == len(early) - 1
    panel = (await pressed(builder, await chosen(builder, panel, early[-1]), "add")).message
    await house.restart()
    reopened = said(builder, "panel-reopened")
    assert (await opened(builder)).text == f"{reopened}\n{panel.text}", "a plan is kept over a restart"
    panel = await chosen(builder, panel, last)
    assert len(public(other)) == since
    assert [frame for frame in other.frames[frames:] if "message" in frame[:20]] == []
    answer = await pressed(builder, panel, "confirm")
    assert answer.private.startswith("✅")
    await told(house, *people)
    assert len(public(other)) == since + 1
    message = public(other)[-1]
    assert message.text.count(f"{builder.name} lays **") == most
    assert 1 <= len(message.pictures) <= 2
    assert message.mentions == [other.name]
    verified = await other.command(GARE, "game verify")
    assert verified.private.startswith("✅")


async def test_completion_shows_cost_and_bonus(house: House, ada: Person, basile: Person) -> None:
    await gather(house, ada, basile, game=GAME)
    done_with(await ada.command(GARE, "table options", option="terrain", value="true"), "done-option")
    done(await ada.command(GARE, "table start"), "done-start")
    table = await played_on(house, (ada, basile), "first")
    person = (ada, basile)[position(table).turn]
    await person.speak("en-US")
    companies = {c.value: c.name for c in await person.complete(GARE, "santafe lay", focused="company")}
    assert companies["SF"] == "Santa Fe (32 left)"
    assert companies["SP"] == "Southern Pacific (30 left, costs $1 or more)"
    assert companies["KP"] == "Kansas Pacific (17 left, earns up to $2)"
    assert "RI" not in companies, "closed"
    starts = await person.complete(GARE, "santafe lay", focused="start", company="KP")
    assert [(c.value, c.name) for c in starts] == [("KC", "First segment, from Kansas City (17 left, earns up to $2)")]
    towards = await person.complete(GARE, "santafe lay", focused="towards", company="KP", start="KC")
    assert {c.value: c.name for c in towards}["ABI"] == "Abilene (space 1 of 1, earns $2)"
    dear = await person.complete(GARE, "santafe lay", focused="towards", company="SP", start="NO")
    assert {c.value: c.name for c in dear}["HOU"] == "Houston (space 1 of 2, costs $1)"
    tracks = await person.complete(
        GARE, "santafe lay", focused="track", company="SP", start="NO", towards="HOU", text=""
    )
    assert [(c.value, c.name) for c in tracks] == [
        ("1", "Track 1 (space 1 of 2, costs $1)"),
        ("2", "Track 2 (space 1 of 2, costs $1)"),
    ]
    await person.speak("fr")
    french = {c.value: c.name for c in await person.complete(GARE, "santafe lay", focused="company", text="kan")}
    assert french == {"KP": "Kansas Pacific (reste 17, rapporte jusqu’à 2\u202f$)"}
    waiting = (ada, basile)[1 - position(table).turn]
    (only,) = await waiting.complete(GARE, "santafe lay", focused="company")
    assert only.value == "-"


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_a_refusal_quotes_its_rule(house: House, ada: Person, basile: Person, language: str) -> None:
    await deal(house, ada, basile, game=GAME)
    table = await played_on(house, (ada, basile), "first")
    person = (ada, basile)[position(table).turn]
    await person.speak({"en": "en-US", "fr": "fr"}[language])
    book = rulebook(GAME, language)
    for rule, text, wrong in (
        ("SF-6.7", "lay SF from CHI to LA", {"en": "No link joins Chicago", "fr": "Aucune liaison ne joint Chicago"}),
        ("SF-1.3", "lay RI from CHI to OMA", {"en": "Rock Island is closed", "fr": "Rock Island est fermée"}),
        ("SF-6.2", "pass", {"en": "nobody passes", "fr": "on ne passe pas"}),
    ):
        answer = await person.command(GARE, "play", move=text)
        assert answer.private.startswith("🚫")
        assert wrong[language] in answer.private
        assert f"**{rule}**" in answer.private
        assert book.text(rule).text in answer.private
        why = (await person.command(GARE, "why")).private
        assert wrong[language] in why
        assert book.text(rule).text in why
    assert (await table_in(house, GARE, ada)).revision == table.revision
