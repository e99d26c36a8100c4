"""The whole game of Santa Fe Rails by four people in two languages, from /table new to the score sheet."""

from __future__ import annotations

import io
import re
from dataclasses import dataclass

import pytest
from PIL import Image

from bot.refereeing.records import check_record
from bot.tables.post import Post
from render.words import words
from rules.core.record import parse_record
from rules.registry import GAMES
from rules.santa_fe_rails.scoring import result
from tests.wire.house import House, fixed
from tests.wire.people import Answer, Message, Person
from tests.wire.santa_fe import GAME, by_command, by_panel, by_text, position
from tests.wire.seating import GARE, advice, deal, done, public, said, table_in, told

SEED = bytes([12]) * 32  # a short game
RESTART_IN = 3  # the round in which the bot starts again between choices and reveal
LARGEST_PICTURE = 500 * 1024
LONGEST_ALT = 1024


@dataclass(frozen=True)
class Told:
    """A public message and the moves it tells of."""

    message: Message
    mover: str
    moves: tuple[str, ...]


async def test_four_people_play_to_the_score_sheet(
    house: House, ada: Person, basile: Person, chloe: Person, dan: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    house.randomness = fixed(SEED)
    people = [ada, basile, chloe, dan]
    await deal(house, *people, language="fr", game=GAME)
    ways: set[tuple[str, str]] = set()
    chose: list[set[str]] = [set() for _ in people]
    restarted = False
    while (table := await table_in(house, GARE, ada)).phase == "playing":
        state = position(table)
        if not restarted and state.round == RESTART_IN and len(table.to_act()) == 2:
            await survives_a_restart(house, people)
            restarted = True
        seat, text = await advice(table)
        await made(house, people[seat], text, ways)
        if text.startswith("choose "):
            chose[seat].add(text.removeprefix("choose "))
    assert restarted
    assert {(kind, way) for kind in ("draw", "choose", "lay") for way in ("command", "panel", "text")} <= ways
    await told(house, *people)
    await every_message_is_right(house, chloe)
    await the_score_sheet_is_told(house, dan)
    await the_record_checks_out(basile)
    for person, own in zip(people, chose, strict=True):
        while_playing = [frame for frame in person.frames if SEED.hex() not in frame]
        seen = {code for frame in while_playing for code in re.findall(r"choose ([A-Z]{2,3}|\w+ \+\w+)", frame)}
        assert seen <= own, "nobody ever reads what another has chosen"
    done(await ada.command(GARE, "moves"), "denied-over")


async def made(house: House, person: Person, text: str, ways: set[tuple[str, str]]) -> Answer:
    """Each kind of move first by its command, then by the panel, from then on written."""
    kind, *_ = text.split()
    if (kind, "command") not in ways:
        ways.add((kind, "command"))
        return await by_command(person, text)
    if (kind, "panel") not in ways:
        ways.add((kind, "panel"))
        await told(house, person)
        return await by_panel(person, text)
    ways.add((kind, "text"))
    return await by_text(person, text)


async def survives_a_restart(house: House, people: list[Person]) -> None:
    """Two have chosen: after the restart they still have, and nothing has been shown."""
    before = await table_in(house, GARE, people[0])
    await told(house, *people)
    since = len(public(people[0]))
    await house.restart()
    after = await table_in(house, GARE, people[0])
    assert after == before
    state = position(after)
    for seat, person in enumerate(people):
        hand = await person.command(GARE, "hand")
        choice = state.players[seat].chosen
        assert (choice is None) == (seat in after.to_act())
        heading = said(person, "santafe-text-choice", cards="").rstrip("* .")
        assert (heading in hand.private) == (choice is not None), hand.private
    await told(house, *people)
    assert len(public(people[0])) == since, "a restart says nothing, and shows no card"


async def every_message_is_right(house: House, reader: Person) -> None:
    """Words in the language of the table, pictures where something was laid, and each one called just once."""
    everything = await all_told(house, reader)
    laying = [one for one in everything if any(move.startswith("lay ") for move in one.moves)]
    assert len(laying) > 50
    for one in laying:
        assert " pose **" in one.message.text
        assert 1 <= len(one.message.pictures) <= 2
        assert len(one.message.alt_texts) == len(one.message.pictures)
        assert all(0 < len(alt) <= LONGEST_ALT for alt in one.message.alt_texts)
    assert len({one.message.text for one in laying}) > len(laying) * 0.9
    choosing = [one for one in everything if one.moves and one.moves[0].startswith("choose ")]
    for one in choosing:
        shown = "🎴" in one.message.text
        assert bool(one.message.pictures) == shown
        assert len(one.message.mentions) <= int(shown), "those who choose are called before, not at each choice"
    drawing = [one for one in everything if one.moves and one.moves[0].startswith(("draw ", "stop"))]
    assert len(drawing) > 20
    for one in drawing:
        _, foot = one.message.text.rsplit("▶️", 1)
        own = f"**{one.mover}**" in foot or one.message.mentions == [one.mover]
        assert own or one.message.mentions, "a turn that passes on is never missed"
    for one in laying[:: len(laying) // 6]:
        for png in await reader.pictures(one.message):
            assert len(png) <= LARGEST_PICTURE
            with Image.open(io.BytesIO(png)) as opened:
                assert opened.format == "PNG"
                assert min(opened.size) >= 300


async def all_told(house: House, reader: Person) -> list[Told]:
    """Each public message of the game once, in order."""
    books = house.bot.services.books
    table = await table_in(house, GARE, reader)
    moves = {row.revision: row for row in await books.log(table) if row.act == "move"}
    seen = {message.id: reader.as_posted(message) for message in public(reader)}
    found = []
    for row in await books.database.rows("SELECT post, message FROM outbox WHERE coalesce(edits, 0) = 0 ORDER BY id"):
        post = Post.model_validate_json(row["post"])
        made = [moves[at] for at in range(post.since + 1, post.revision + 1) if at in moves]
        mover = table.name(made[0].seat or 0) if made else ""
        found.append(Told(seen.pop(str(row["message"])), mover, tuple(move.text for move in made)))
    assert not seen, "nothing is said beside"
    return found


async def the_score_sheet_is_told(house: House, reader: Person) -> None:
    last = public(reader)[-1]
    table = await table_in(house, GARE, reader)
    final = result(position(table))
    assert final is not None
    assert len(final.lines) == 4
    french = words("fr")
    for seat, line in enumerate(final.lines):
        sheet = french.say(line, table.name)
        assert sheet in last.text
        played = position(table).players[seat].played
        assert sheet.count("×") == len(played), "card by card"
        assert sheet.endswith(f"= **{final.scores[seat]}**")
    assert "🏆" in last.text
    assert SEED.hex() in last.text
    assert last.mentions == []
    assert last.labels == ["Plateau", "Revanche"]


async def the_record_checks_out(person: Person) -> None:
    answer = await person.command(GARE, "game export")
    (content,) = await person.pictures(answer.message)
    record = parse_record(content.decode())
    assert record.seats == ("Ada", "Basile", "Chloé", "Dan")
    verdict = check_record(GAMES[GAME], record)
    assert verdict.good
    assert verdict.moves > 100
    verified = await person.command(GARE, "game verify")
    assert verified.private == said(person, "verify-good", moves=verdict.moves, commitment=record.commitment)
