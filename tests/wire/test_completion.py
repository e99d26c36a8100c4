"""Completion while a command is typed: what is offered is legal, in the reader's words, and few enough."""

from __future__ import annotations

import pytest

from tests.wire.house import House
from tests.wire.people import Person
from tests.wire.seating import (
    GAME,
    GARE,
    deal,
    empty_two_rows,
    gather,
    last_move,
    play,
    played,
    public,
    said,
    told,
    typed_take,
)

MOST = 25


async def test_a_take_typed_from_what_is_offered_is_played(house: House, ada: Person, basile: Person) -> None:
    await deal(house, ada, basile)
    answer = await typed_take(ada, (1, 2, 3))
    played(answer)
    assert await last_move(house, ada) == "take 1:tank>loco1 2:hopp>loco2 3:ore>loco3"
    await told(house, ada)
    assert "Ada takes: tank car (row 1) → **train 1** (new)" in public(ada)[-1].text
    assert "ore car (row 3) → **train 3** (new)" in public(ada)[-1].text


async def test_every_wagon_and_place_offered_leads_to_a_move(house: House, ada: Person, basile: Person) -> None:
    """Each first wagon to each of its places; every one is played, taken back, and the next one tried."""
    await deal(house, ada, basile)
    first = await ada.complete(GARE, "freight take", focused="wagon1")
    assert len(first) == 20
    for wagon in first[::2]:
        filled = {"wagon1": str(wagon.value)}
        for field in ("wagon2", "wagon3"):
            offered = await ada.complete(GARE, "freight take", focused=field, **filled)
            filled[field] = str(offered[-1].value)
        played(await ada.command(GARE, "freight take", **filled))
        assert (await ada.command(GARE, "game undo")).private == said(ada, "done-undo")


async def test_labels_are_in_the_readers_language(house: House, ada: Person, basile: Person) -> None:
    await deal(house, ada, basile)
    english = await ada.complete(GARE, "freight take", focused="wagon1")
    assert english[0].name == "Start train 1: tank car (tank) from row 1 (starts a train; uncovers gondola)"
    await ada.speak("fr")
    french = await ada.complete(GARE, "freight take", focused="wagon1")
    assert french[0].name.startswith("Former le train 1")
    assert "citerne (tank), rangée 1" in french[0].name
    assert [choice.value for choice in french] == [choice.value for choice in english]


async def test_what_is_typed_filters_by_words_and_codes(house: House, ada: Person, basile: Person) -> None:
    await deal(house, ada, basile)
    for text, found in (
        ("ore car", ["3:ore", "5:ore"]),
        ("ROW 4", ["4:box"]),
        ("hopp", ["2:hopp"]),
        ("zzz", []),
    ):
        offered = await ada.complete(GARE, "freight take", focused="wagon1", text=text)
        assert sorted({str(choice.value).partition(">")[0] for choice in offered}) == found
    await ada.speak("fr")
    offered = await ada.complete(GARE, "freight take", focused="wagon1", text="rangee 4")  # accents may be left out
    assert {str(choice.value).partition(">")[0] for choice in offered} == {"4:box"}


async def test_a_list_is_completed_wagon_by_wagon(house: House, ada: Person, basile: Person) -> None:
    await deal(house, ada, basile)
    first = await ada.complete(GARE, "freight rearrange", focused="row1")
    assert {choice.value for choice in first} == {"stock", "pigg", "coil", "refr", "ore", "gond", "cont", "auto"}
    begun = await ada.complete(GARE, "freight rearrange", focused="row1", text="stock pigg c")
    assert [choice.value for choice in begun][:2] == ["stock pigg coil", "stock pigg cont"]
    row1 = "stock pigg coil gond"
    rest = ""
    for _ in range(8):
        offered = await ada.complete(GARE, "freight rearrange", focused="row2", text=f"{rest} ", row1=row1)
        rest = str(offered[0].value)
    played(await ada.command(GARE, "freight rearrange", row1=row1, row2=rest))
    assert await last_move(house, ada) == f"rearrange {row1} / {rest}"


async def test_the_other_kinds_are_completed_too(house: House, ada: Person, basile: Person) -> None:
    await gather(house, ada, basile)
    await ada.command(GARE, "table options", option="cabooses", value="true")
    await ada.command(GARE, "table start")
    await empty_two_rows(house, ada, basile)
    rows = await ada.complete(GARE, "freight fill", focused="row")
    assert [(row.name, row.value) for row in rows] == [("Row 1", "1"), ("Row 2", "2")]
    filled = await ada.command(GARE, "freight fill", row="2")
    played(filled)
    trains = await ada.complete(GARE, "freight caboose", focused="train")
    assert trains
    assert await ada.complete(GARE, "freight switch", focused="wagon1")
    closed = await ada.command(GARE, "freight caboose", train=str(trains[0].value))
    played(closed)


async def test_out_of_turn_there_is_a_hint(house: House, ada: Person, basile: Person, chloe: Person) -> None:
    await deal(house, ada, basile)
    for field in ("wagon1", "wagon3", "order"):
        (hint,) = await basile.complete(GARE, "freight take", focused=field)
        assert hint.name == "C’est à Ada de jouer."
    (hint,) = await chloe.complete(GARE, "freight take", focused="wagon1")
    assert hint.name == said(chloe, "denied-not-seated")
    (hint,) = await chloe.complete("depot", "freight take", focused="wagon1")
    assert hint.name == said(chloe, "denied-no-table")


async def test_an_impossible_beginning_says_why(house: House, ada: Person, basile: Person) -> None:
    await deal(house, ada, basile)
    (hint,) = await ada.complete(GARE, "freight take", focused="wagon2", wagon1="1:box>yard1")
    assert hint.name == "box car is not at the open end of row 1."
    (hint,) = await ada.complete(GARE, "freight fill", focused="row")
    assert hint.name.startswith("No row of the main yard is empty")


async def test_never_more_than_discord_takes(house: House, ada: Person, basile: Person) -> None:
    await deal(house, ada, basile)
    asked = [
        await ada.complete(GARE, "rules", focused="search", text=text) for text in ("", "wagon", "train", "6", "e")
    ]
    assert all(len(choices) <= MOST for choices in asked)
    assert max(map(len, asked)) > 10
    assert all(0 < len(choice.name) <= 100 for choices in asked for choice in choices)


async def test_rules_are_completed_in_the_readers_language(house: House, ada: Person, basile: Person) -> None:
    english = await ada.complete(GARE, "rules", focused="search", text="6.7")
    french = await basile.complete(GARE, "rules", focused="search", text="6.7")
    assert [c.value for c in english] == [c.value for c in french] == ["FT-6.7"]
    assert english[0].name != french[0].name
    shown = await basile.command(GARE, "rules", search=str(french[0].value))
    assert shown.private.startswith("> **FT-6.7** · ")
    assert french[0].name.split(" · ")[1][:60] in shown.private


async def test_a_table_may_be_opened_while_others_complete(house: House, ada: Person, basile: Person) -> None:
    (hint,) = await basile.complete(GARE, "freight take", focused="wagon1")
    await ada.command(GARE, "table new", game=GAME)
    (other,) = await ada.complete(GARE, "freight take", focused="wagon1")
    assert (hint.name, other.name) == (said(basile, "denied-no-table"), said(ada, "denied-not-started"))
    await basile.command(GARE, "table join")
    await basile.command(GARE, "table start")
    await play(ada, "mobilise")


@pytest.mark.parametrize(
    ("command", "option", "typed"),
    [("table options", "nonsense", "x"), ("table new", "game", "x"), ("table options", "option", 7)],
)
async def test_a_completion_that_no_client_asks_for_has_no_choices_and_leaves_no_traceback(
    house: House, ada: Person, caplog: pytest.LogCaptureFixture, command: str, option: str, typed: str | int
) -> None:
    await gather(house, ada)
    assert await ada.invent_completion(GARE, command, option, typed) == []
    assert not [entry for entry in caplog.records if entry.exc_info]
