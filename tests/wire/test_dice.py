"""The whole game of Railroad Dice 2 by three people in two languages, from /table new to the score sheet."""

from __future__ import annotations

import pytest

from render.words import words
from rules.railroad_dice_2.rails import placements
from tests.wire.dice import KEY, by_command, by_panel, by_text, chosen, picked, position, turn_of
from tests.wire.house import House, fixed
from tests.wire.menus import place_in_menu, trial_of, values_in_menu
from tests.wire.people import Message, Person
from tests.wire.proofs import pictures_are_right, survives_a_restart, the_record_checks_out
from tests.wire.santa_fe import opened, pressed
from tests.wire.seating import GARE, done, done_with, gather, public, said, table_in, told, unseen_by

SEED = bytes([1]) * 32  # a short game, in which every kind of move is made
KINDS = ("station", "roll", "lay", "extend", "appear", "buy", "transport", "skip", "end")
LARGEST_PICTURE = 400  # KiB


@pytest.fixture(autouse=True)
def short_game(house: House) -> None:
    house.randomness = fixed(SEED)


async def begun(house: House, *people: Person, language: str = "fr", **options: str) -> None:
    await gather(house, *people, language=language, game=KEY)
    for name, value in {"first": "1", **options}.items():
        done_with(await people[0].command(GARE, "table options", option=name, value=value), "done-option")
    done(await people[0].command(GARE, "table start"), "done-start")
    await told(house, *people)


async def until_play(house: House, people: list[Person]) -> None:
    """All stations placed as robots would."""
    while position(table := await table_in(house, GARE, people[0])).phase != "play":
        await by_text(people[position(table).turn.seat], turn_of(table))
    await told(house, *people)


async def test_three_people_play_to_the_score_sheet(house: House, ada: Person, basile: Person, chloe: Person) -> None:
    people = [ada, basile, chloe]
    await begun(house, *people, layout="own")
    ways: set[tuple[str, str]] = set()
    restarted = False
    while (table := await table_in(house, GARE, ada)).phase == "playing":
        state = position(table)
        if not restarted and state.turn.hand:
            await survives_a_restart(house, people)
            restarted = True
        person, texts = people[state.turn.seat], turn_of(table)
        since = len(public(chloe))
        way = await made(house, person, texts, ways)
        await told(house, *people)
        messages = public(chloe)[since:]
        assert len(messages) == (len(texts) if way == "command" else 1), "a plan and a line are one message"
        for message, text in zip(messages, texts, strict=False):
            assert text.startswith("roll ") == ("🎲" in message.text)
            assert 1 <= len(message.pictures) <= 4
    assert restarted
    assert {(kind, way) for kind in KINDS for way in ("command", "panel", "text")} <= ways
    await every_message_is_right(chloe)
    await the_score_sheet_is_told(house, basile)
    await the_record_checks_out(basile, KEY, ("Ada", "Basile", "Chloé"), moves=100)
    done(await ada.command(GARE, "moves"), "denied-over")


async def made(house: House, person: Person, texts: list[str], ways: set[tuple[str, str]]) -> str:
    """Each kind of move by panel, by command and written; from then on written."""
    kinds = [text.split()[0] for text in texts]
    doing = {"panel": by_panel, "command": by_command, "text": by_text}
    news = {way: sum((kind, way) not in ways for kind in set(kinds)) for way in doing}
    way = "text" if not any(news.values()) or kinds == ["layout"] else max(news, key=lambda one: news[one])
    ways |= {(kind, way) for kind in kinds}
    await doing[way](person, texts)
    return way


async def every_message_is_right(reader: Person) -> None:
    """Words in the language of the table, pictures with words of their own, small enough for a phone on the train."""
    rolls = [message for message in public(reader) if "🎲" in message.text]
    assert len(rolls) > 8
    assert all(" lance **" in m.text or " prend un dé complexe" in m.text for m in rolls)
    await pictures_are_right(reader, LARGEST_PICTURE)


async def the_score_sheet_is_told(house: House, reader: Person) -> None:
    last = public(reader)[-1]
    table = await table_in(house, GARE, reader)
    final = table.game.result(position(table))
    assert final is not None
    assert len(final.lines) == 3
    for line in final.lines:
        assert words("fr").say(line, table.name) in last.text
    assert "🏆" in last.text
    assert SEED.hex() in last.text
    assert last.mentions == []


async def test_the_turn_by_panel_in_two_messages(house: House, ada: Person, basile: Person, chloe: Person) -> None:
    """Roll in one press after Play; then die, numbered cell and placement, Add, Back, End and one confirmation."""
    people = [ada, basile, chloe]
    await begun(house, *people, language="en")
    await until_play(house, people)
    since = len(public(basile))
    panel = await opened(ada)
    offered = [option.name for option in panel.menu().options]
    assert [name.startswith("★") for name in offered[:4]] == [True] * 4, "four ways to roll at once"
    assert said(ada, "dice-kind-skip") in offered
    rolled = await pressed(ada, await picked(ada, panel, "0"), "confirm")
    await told(house, *people)
    (message,) = public(basile)[since:]
    assert "🎲 Ada rolls **" in message.text
    assert message.mentions == ["Ada"] or "**Ada**" in message.text
    assert message.alt_texts[0].startswith("The dice of Ada: 1: ")
    assert rolled.message.menus, "the mover reads on in the fresh panel"
    panel = await the_questions_are_pictured(ada, rolled.message)
    panel = (await pressed(ada, panel, "add")).message
    assert panel.text.count("Ada lays **") == 1
    panel = (await pressed(ada, panel, "back")).message
    assert "Ada lays **" not in panel.text
    first, second, *_ = turn_of(await table_in(house, GARE, ada))
    panel = (await pressed(ada, await chosen(ada, panel, first), "add")).message
    await house.restart()
    panel = (await pressed(ada, await chosen(ada, await opened(ada), second), "add")).message
    assert len(public(basile)) == since + 1, "a plan is nobody else's business"
    assert panel.text.count("Ada lays **") == 2
    answer = await pressed(ada, await chosen(ada, panel, "end"), "confirm")
    assert answer.private.startswith(said(ada, "move-done"))
    await told(house, *people)
    _, message = public(basile)[since:]
    assert message.text.count("Ada lays **") == 2
    assert message.mentions == ["Basile"]
    assert 1 <= len(message.pictures) <= 4


async def the_questions_are_pictured(person: Person, panel: Message) -> Message:
    """The dice with their hand numbers, the cells numbered on the map, the placements on a sheet."""
    panel = await picked(person, panel, str(await place_in_menu(person, "lay")))
    assert "The dice of Ada: 1: " in panel.alt_texts[0]
    die = (await values_in_menu(person))[0]
    panel = await picked(person, panel, str(await place_in_menu(person, die)))
    trial = await trial_of(person)
    cells = [choice.value for choice in trial.offers.choices]
    assert [option.name for option in panel.menu().options] == [f"{at} · {cell}" for at, cell in enumerate(cells, 1)]
    assert all(option.note for option in panel.menu().options)
    assert 1 <= len(panel.pictures) <= 4
    panel = await picked(person, panel, "0")
    codes = await values_in_menu(person)
    if codes:  # else there is but one way
        state = position(trial.table)
        face = next(one.face for one in state.turn.hand if str(one.number) == die)
        assert face is not None
        assert set(codes) <= set(placements(face, False))
        assert "1 " + codes[0] in panel.alt_texts[0], panel.alt_texts[0]
        panel = await picked(person, panel, "0")
    assert said(person, "button-confirm") in panel.labels
    assert said(person, "button-add") in panel.labels
    assert panel.pictures
    return panel


async def test_a_line_stops_at_the_roll(house: House, ada: Person, basile: Person, chloe: Person) -> None:
    """What precedes the roll is committed with it; what follows is decided anew, by who sees the dice."""
    people = [ada, basile, chloe]
    await begun(house, *people)
    await until_play(house, people)
    since = len(public(chloe))
    answer = await ada.command(GARE, "play", move="buy; roll 4s; end")
    assert said(ada, "move-halted", rest="end") in answer.private
    await told(house, *people)
    (message,) = public(chloe)[since:]
    assert " achète une **locomotive 2**" in message.text
    assert "🎲" in message.text
    assert position(await table_in(house, GARE, ada)).turn.hand


async def test_anyones_network_is_shown_to_the_asker_alone(
    house: House, ada: Person, basile: Person, chloe: Person, dan: Person
) -> None:
    people = [ada, basile, chloe]
    await begun(house, *people)
    await until_play(house, people)
    names = await basile.complete(GARE, "dice network", focused="player")
    assert [choice.name for choice in names] == ["Ada", "Basile", "Chloé"]
    for person, options in ((basile, {"player": "1"}), (ada, {}), (dan, {"player": "3"})):
        answer = await person.command(GARE, "dice network", **options)
        assert len(answer.message.pictures) >= 1
        assert said(person, "picture-alt-plan") not in answer.message.alt_texts[0], "it is no plan"
        unseen_by(answer, *(other for other in (ada, basile, chloe, dan) if other is not person))
    assert (await basile.command(GARE, "dice network", player="1")).private.startswith("Gares connectées (Ada)\u202f: ")
