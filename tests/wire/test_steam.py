"""The whole game of Steam by three people in two languages, from /table new to the score sheet; and the team game."""

from __future__ import annotations

import pytest

from render.words import words
from rules.steam.network import network
from rules.steam.state import State
from tests.wire.house import House, fixed
from tests.wire.people import Person
from tests.wire.proofs import pictures_are_right, survives_a_restart, the_record_checks_out
from tests.wire.seating import GARE, done, done_with, gather, public, table_in, told
from tests.wire.steam import KEY, TILES, by_command, by_panel, by_text, position, turn_of

SEED = bytes([3]) * 32
KINDS = ("tile", "deliver", "loco", "done")
LARGEST_PICTURE = 600  # KiB


@pytest.fixture(autouse=True)
def same_deal(house: House) -> None:
    house.randomness = fixed(SEED)


async def begun(house: House, *people: Person, language: str = "fr", robots: int = 0, **options: str) -> None:
    await gather(house, *people, language=language, game=KEY, robots=robots)
    for name, value in options.items():
        done_with(await people[0].command(GARE, "table options", option=name, value=value), "done-option")
    done(await people[0].command(GARE, "table start"), "done-start")
    await told(house, *people)


@pytest.mark.timeout(400)  # a whole game of some hundred messages, with their pictures
async def test_three_people_play_to_the_score_sheet(house: House, ada: Person, basile: Person, chloe: Person) -> None:
    people = [ada, basile, chloe]
    await begun(house, *people, language="en", first_order="beginner")
    opening = public(ada)[-1].text
    assert "China" in opening
    assert words("en").text("steam-dealt-board") in opening
    assert words("en").text("steam-option-first_order-on") in opening
    ways: set[tuple[str, str]] = set()
    restarted = False
    while (table := await table_in(house, GARE, ada)).phase == "playing":
        seat, texts = turn_of(table)
        if not restarted and position(table).turn == 3:
            await survives_a_restart(house, people)
            restarted = True
        since = len(public(chloe))
        await made(people[seat], texts, ways)
        await told(house, *people)
        for message in public(chloe)[since:]:
            assert 1 <= len(message.pictures) <= 4
    assert restarted
    assert {(kind, way) for kind in KINDS for way in ("command", "panel", "text")} <= ways
    assert {("line", "command"), ("line", "text")} <= ways
    await pictures_are_right(chloe, LARGEST_PICTURE)
    await the_score_sheet_is_told(house, basile)
    await the_record_checks_out(basile, KEY, ("Ada", "Basile", "Chloé"), moves=100)


async def made(person: Person, texts: list[str], ways: set[tuple[str, str]]) -> None:
    """Each kind of move by panel, by command and written; from then on written."""
    kinds = [text.split()[0] for text in texts]
    fresh = [way for way in ("panel", "command", "text") if any((kind, way) not in ways for kind in kinds)]
    if set(TILES) & set(kinds) and "panel" in fresh:
        fresh.remove("panel")
    way = fresh[0] if fresh else "text"
    ways |= {(kind, way) for kind in kinds}
    if way == "panel":
        await by_panel(person, texts)
    elif way == "text":
        await by_text(person, texts)
    else:
        for text in texts:
            await by_command(person, text)


async def the_score_sheet_is_told(house: House, reader: Person) -> None:
    last = public(reader)[-1]
    table = await table_in(house, GARE, reader)
    final = table.game.result(position(table))
    assert final is not None
    for line in final.lines:
        assert words("en").say(line, table.name) in last.text
    assert SEED.hex() in last.text


@pytest.mark.timeout(400)  # a whole game, too
async def test_two_partners_play_two_robots_to_the_score_sheet(house: House, ada: Person, basile: Person) -> None:
    """The whole team game of four, in French: partners by option, markers that both move, one score a team."""
    people = [ada, basile]
    await begun(house, *people, robots=2, partners="neighbours", team_win="cooperative", early_end="never")
    opening = next(message.text for message in public(basile) if words("fr").text("steam-dealt-board") in message.text)
    assert words("fr").text("steam-option-team_win-on") in opening
    assert opening.count("Équipe") == 2
    moved: set[int] = set()
    while (table := await table_in(house, GARE, ada)).phase == "playing":
        before = position(table)
        assert len(before.markers) == 2
        assert before.marker(0) is before.marker(1)
        seat, texts = turn_of(table)
        await by_text(people[seat], texts)
        if any(text.startswith("deliver") for text in texts) and seat not in moved:
            moved.add(seat)
            await the_partner_sees_the_shared_marker(house, people[1 - seat], before)
    assert moved == {0, 1}, "both partners have moved the marker"
    await told(house, *people)
    await a_team_has_one_score(house, basile)
    await the_record_checks_out(basile, KEY, table.names(), moves=100)


async def the_partner_sees_the_shared_marker(house: House, partner: Person, before: State) -> None:
    """After a delivery: the points stand in the partner's own status and board, though another made the move."""
    await told(house, partner)
    state = position(await table_in(house, GARE, partner))
    own = state.marker(0)
    assert own != before.marker(0)
    (board,) = (await partner.command(GARE, "game board")).messages
    for who, player in zip(("Ada", "Basile"), state.players, strict=False):
        line = words(partner.locale).text(
            "steam-alt-player",
            who=who,
            cash=player.cash,
            income=own.income,
            vp=own.vp,
            level=player.level,
            links=network(state).completed(("Ada", "Basile").index(who)),
        )
        assert any(line in alt for alt in board.alt_texts), (line, board.alt_texts)


async def a_team_has_one_score(house: House, reader: Person) -> None:
    """The sheet has a line for each team, and both partners of the better one win."""
    table = await table_in(house, GARE, reader)
    final = table.game.result(position(table))
    assert final is not None
    assert final.teams == ((0, 1), (2, 3))
    assert (final.scores[0], final.scores[2]) == (final.scores[1], final.scores[3])
    assert final.winners in ((0, 1), (2, 3))
    last = public(reader)[-1].text
    for line in final.lines:
        assert words("fr").say(line, table.name) in last
    assert words("fr").text("steam-won", seats=tuple(map(table.name, final.winners))) in last
    told_to_all = "\n".join(message.text for message in public(reader))
    for turn in range(2, 8):
        assert words("fr").text("steam-turn", turn=turn, turns=7) in told_to_all
    assert "sa part d" in told_to_all, "the shares of a team's income are told as such"
