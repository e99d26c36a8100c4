"""Looking at a game: status, board, log, moves, rules, record and verify; and taking back."""

from __future__ import annotations

from pathlib import Path

from bot.cli import main
from bot.refereeing.records import check_record
from render.pictures import describe
from rules.core.record import parse_record
from rules.registry import GAMES
from tests.render.showing import shown
from tests.wire.conftest import SEED
from tests.wire.house import House
from tests.wire.people import Person
from tests.wire.seating import (
    GARE,
    TAKE,
    deal,
    done,
    play,
    public,
    said,
    size_of_picture,
    table_in,
    told,
    unseen_by,
)


async def test_status_tells_the_table_in_the_readers_words(house: House, ada: Person, basile: Person) -> None:
    await deal(house, ada, basile)
    english = await ada.command(GARE, "game status")
    french = await basile.command(GARE, "game status")
    unseen_by(english, basile)
    assert english.private.startswith("**Freight Train** · in play\n1. **Ada** ◀\n2. **Basile**\n")
    assert "5: tank car, hopper, 2 × reefer, ore car." in english.private
    assert french.private.startswith("**Freight Train** · en cours\n1. **Ada** ◀\n2. **Basile**\n")


async def test_status_of_five_players_is_not_cut_off(house: House, ada: Person, basile: Person) -> None:
    await deal(house, ada, basile, robots=3)
    table = await table_in(house, GARE, ada)
    assert table.state is not None
    for person in (ada, basile):
        answer = (await person.command(GARE, "game status")).private
        view = table.game.view(table.state, None)
        assert len(answer) > 1_900
        assert answer.endswith(describe(table.game.key, shown(view, (), table.names(), person.locale[:2]))[-1])


async def test_the_board_is_a_private_picture(house: House, ada: Person, basile: Person) -> None:
    dealt = await deal(house, ada, basile)
    await play(ada, TAKE)
    for answer in (await basile.command(GARE, "game board"), await basile.press_late(dealt, "Board")):
        unseen_by(answer, ada)
        assert await size_of_picture(basile, answer.message) > (600, 400)
        assert answer.message.alt_texts[0].startswith("Freight Train, jour 1 sur 3")


async def test_the_log_tells_what_happened(house: House, ada: Person, basile: Person) -> None:
    await deal(house, ada, basile)
    await play(ada, TAKE)
    await ada.command(GARE, "game undo")
    assert (await ada.command(GARE, "game log")).private.splitlines() == [
        "**The log** (5 entries; the latest at the bottom)",
        "`1` Ada took a seat",
        "`2` Basile took a seat",
        "`3` the game began",
        f"`4` Ada: {TAKE}",
        f"`5` <@{ada.id}> undid: {TAKE}",
    ]
    assert "`3` la partie a commencé" in (await basile.command(GARE, "game log")).private


async def test_moves_lists_what_is_open(house: House, ada: Person, basile: Person) -> None:
    await deal(house, ada, basile)
    answer = await ada.command(GARE, "moves")
    assert answer.message.labels == ["Play"]
    assert "- **Mobilise a locomotive** (6 → 7 locomotives)" in answer.private.replace("7 → 8", "6 → 7")
    assert answer.private.endswith(said(ada, "moves-how", group="freight"))
    await play(ada, "mobilise")
    answer = await basile.command(GARE, "moves")
    assert answer.private.startswith(said(basile, "moves-heading"))
    assert answer.private.endswith(said(basile, "moves-how", group="fret"))


async def test_rules_by_number_by_word_and_whole(house: House, ada: Person, basile: Person) -> None:
    dealt = await deal(house, ada, basile)
    assert (await ada.command(GARE, "rules", search="6.7")).private.startswith("> **FT-6.7** · ")
    assert "caboose" in (await ada.command(GARE, "rules", search="caboose")).private
    assert "fourgon" in (await basile.command(GARE, "rules", search="fourgons")).private
    assert (await ada.command(GARE, "rules", search="xyzzy")).private == said(ada, "rules-none", search="xyzzy")
    whole = await basile.press(dealt, "Rules")
    assert whole.private.endswith(said(basile, "rules-how"))
    unseen_by(whole, ada)


async def test_why_has_nothing_to_explain_at_first(house: House, ada: Person, basile: Person) -> None:
    await deal(house, ada, basile)
    done(await ada.command(GARE, "why"), "why-nothing")


async def file_of(person: Person) -> tuple[str, str]:
    """The words and the file of /game export."""
    answer = await person.command(GARE, "game export")
    assert answer.message.ephemeral
    (content,) = await person.pictures(answer.message)
    return answer.private, content.decode()


async def test_the_record_hides_the_seed_until_the_end(
    house: House, ada: Person, basile: Person, maud: Person, tmp_path: Path
) -> None:
    await deal(house, ada, basile)
    await play(ada, TAKE)
    words, text = await file_of(basile)
    assert words == said(basile, "record-running")
    assert "seed:" not in text
    assert SEED.hex() not in text
    assert parse_record(text).lines[0].text == TAKE
    asked = await maud.command(GARE, "moderate end", reason="late")
    await maud.press(asked.message, said(maud, "button-proceed"))
    words, text = await file_of(ada)
    assert words == said(ada, "record-whole")
    record = parse_record(text)
    assert record.seed == SEED.hex()
    verdict = check_record(GAMES[record.game], record)
    assert (verdict.good, verdict.moves) == (True, 1)
    (tmp_path / "record.txt").write_text(text, "utf-8")
    assert main(["verify", str(tmp_path / "record.txt")]) == 0
    await told(house, ada)
    assert SEED.hex() in public(ada)[-1].text


async def test_verify_replays_the_running_game_without_telling_its_seed(
    house: House, ada: Person, basile: Person
) -> None:
    await deal(house, ada, basile)
    await play(ada, TAKE)
    await play(basile, "mobilise")
    answer = await basile.command(GARE, "game verify")
    assert answer.private.startswith("✅ 2 coups rejoués")
    assert SEED.hex() not in answer.private


async def test_a_move_nobody_answered_can_be_taken_back(house: House, ada: Person, basile: Person) -> None:
    await deal(house, ada, basile)
    before = await table_in(house, GARE, ada)
    await play(ada, TAKE)
    done(await ada.command(GARE, "game undo"), "done-undo")
    await told(house, ada, basile)
    after = await table_in(house, GARE, ada)
    assert (after.state, after.drawn) == (before.state, before.drawn)
    last = public(basile)[-1]
    assert "Ada undoes this move:\n- Ada takes: tank car (row 1) → **yard row 2**" in last.text
    assert last.mentions == []
    assert last.pictures
    done(await ada.command(GARE, "game undo"), "denied-nothing-to-undo")
    await play(ada, "mobilise")
