"""Whole games from /table new to the final score, each turn one message with picture, words and one mention."""

from __future__ import annotations

import re

from bot.refereeing.records import check_record
from rules.core.record import parse_record
from rules.registry import GAMES
from tests.wire.conftest import SEED
from tests.wire.house import House
from tests.wire.people import Message, Person
from tests.wire.seating import (
    GARE,
    advice,
    deal,
    done,
    gather,
    play,
    public,
    said,
    size_of_picture,
    table_in,
    told,
    typed_take,
)


async def messages(person: Person, count: int) -> None:
    """Waits until so many public messages are there."""
    await person.until(lambda: len(public(person)) >= count)


def a_turn(message: Message, acting: str | None) -> None:
    """One message of a game under way: words, one picture with its text, and who must act, if a person."""
    assert len(message.text) > 20
    assert 1 <= len(message.pictures) <= 2  # at the end of a day also the trains that leave
    assert message.alt_texts
    assert message.mentions == ([acting] if acting else [])
    assert set(re.findall(r"<@\d+>", message.text)) == {f"<@{m['id']}>" for m in mentioned(message)}


def mentioned(message: Message) -> list[dict[str, object]]:
    found = message.raw.get("mentions")
    assert isinstance(found, list)
    return found


async def test_two_people_play_to_the_final_score(house: House, ada: Person, basile: Person) -> None:
    """The first turns are typed with completion, the others written in notation; both languages at one table."""
    await deal(house, ada, basile)
    people = [ada, basile]
    said_so_far = len(public(ada))
    while (table := await table_in(house, GARE, ada)).phase == "playing":
        seat, text = await advice(table)
        if table.revision < 9:
            answer = await typed_take(people[seat], (None, None, None))
            assert answer.private.startswith("✅")
        else:
            await play(people[seat], text)
        said_so_far += 1
        now = await table_in(house, GARE, ada)
        acting = people[min(now.to_act())].name if now.to_act() - {seat} else None  # nobody is called who just moved
        await messages(ada, said_so_far)
        assert len(public(ada)) == said_so_far
        a_turn(public(ada)[-1], acting)
    await told(house, ada, basile)
    assert len(public(ada)) == said_so_far
    last = public(basile)[-1]
    assert "🏆" in last.text
    assert SEED.hex() in last.text
    assert last.mentions == []
    assert await size_of_picture(basile, last) > (600, 400)
    final = await table_in(house, GARE, ada)
    assert final.state is not None
    result = final.game.result(final.state)
    assert result is not None
    for seat, score in enumerate(result.scores):
        assert re.search(rf"{people[seat].name}: .* = \*\*{score}\*\*", last.text)
    await the_record_checks_out(basile, len(result.scores))
    done(await ada.command(GARE, "moves"), "denied-over")


async def the_record_checks_out(person: Person, seats: int) -> None:
    answer = await person.command(GARE, "game export")
    (content,) = await person.pictures(answer.message)
    record = parse_record(content.decode())
    assert len(record.seats) == seats
    verdict = check_record(GAMES[record.game], record)
    assert verdict.good
    assert verdict.moves > 50
    verified = await person.command(GARE, "game verify")
    assert verified.private == said(person, "verify-good", moves=verdict.moves, commitment=record.commitment)


async def by_panel(person: Person, message: Message) -> None:
    """A turn through menus and buttons: always the first choice, confirmed as soon as it is whole."""
    panel = (await person.press(message, message.labels[0])).message
    confirm, close = said(person, "button-confirm"), said(person, "button-close")
    for _ in range(30):
        if confirm in panel.labels:
            answer = await person.press(panel, confirm)
            assert answer.private.startswith("✅"), answer.private
            return
        if close in panel.labels:
            answer = await person.press(panel, close)
        else:
            answer = await person.choose(panel, None, [panel.menu().values[0]])
        panel = answer.message
    raise AssertionError(panel.text)


async def test_one_person_plays_against_robots(house: House, basile: Person) -> None:
    """Every other turn through the panel. The robots answer at once, and each of their turns is told once."""
    await gather(house, basile, robots=2, language="fr")
    done(await basile.command(GARE, "table start"), "done-start")
    turns = 0
    while True:
        await told(house, basile)
        table = await table_in(house, GARE, basile)
        if table.phase != "playing":
            break
        assert table.to_act() == {0}, "the robots have had their turns"
        last = public(basile)[-1]
        a_turn(last, None if turns else "Basile")  # nobody is called who just moved
        if turns % 2:
            await play(basile, (await advice(table))[1])
        else:
            await by_panel(basile, last)
        turns += 1
    assert turns > 20
    dealt = 1 + 1  # the lobby, the deal
    moves = [row for row in await house.bot.services.books.log(table) if row.act == "move"]
    own = sum(move.actor is not None for move in moves)  # what robots answer is told with it
    turns_told = public(basile)[dealt:]
    assert len(turns_told) == own + (moves[0].actor is None)
    assert all(1 <= len(message.pictures) <= 2 for message in turns_told)
    texts = [message.text for message in turns_told]
    assert len(set(texts)) == len(texts), "no turn is told twice"
    assert "🏆" in texts[-1]
    assert sum("🏆" in text for text in texts) == 1
    await the_record_checks_out(basile, 3)
