"""Whole games of Steam in California, of today and of 2090, with two robots: the lobby, the moves, a disaster and its
repair by panel, a standing order, the score sheet and the record."""

from __future__ import annotations

import pytest

from bot.refereeing.records import check_record
from render.words import words
from rules.core.record import parse_record
from rules.registry import GAMES
from rules.steam.maps.california_2090.disaster import struck_tracks
from rules.steam.state import State
from tests.wire.house import House, fixed
from tests.wire.menus import place_in_menu, values_in_menu
from tests.wire.people import Person
from tests.wire.santa_fe import opened, pressed
from tests.wire.seating import GARE, advice, done, done_with, gather, play, public, said, table_in, told

KEY = "steam"
SEED = bytes([4]) * 32  # an earthquake strikes the person's track more than once


@pytest.fixture(autouse=True)
def dealt_so(house: House) -> None:
    house.randomness = fixed(SEED)


async def begun(house: House, person: Person, **options: str) -> None:
    await gather(house, person, robots=2, language="fr", game=KEY)
    for name, value in options.items():
        done_with(await person.command(GARE, "table options", option=name, value=value), "done-option")
    done(await person.command(GARE, "table start"), "done-start")
    await told(house, person)


async def now(house: House, person: Person) -> State | None:
    """The position, while the game lasts."""
    table = await table_in(house, GARE, person)
    assert isinstance(table.state, State)
    return table.state if table.phase == "playing" else None


async def ended_well(house: House, person: Person) -> None:
    """The score sheet is told, and the record checks out."""
    last = public(person)[-1]
    table = await table_in(house, GARE, person)
    assert table.state is not None
    final = table.game.result(table.state)
    assert final is not None
    assert all(words("fr").say(line, table.name) in last.text for line in final.lines)
    answer = await person.command(GARE, "game export")
    (content,) = await person.pictures(answer.message)
    assert check_record(GAMES[KEY], parse_record(content.decode())).good


async def test_california_to_the_score_sheet(house: House, ada: Person) -> None:
    await begun(house, ada, map="california", mode="standard", trunk="once")
    options = await ada.command(GARE, "table options")
    assert "`prestige_floor`" in options.private
    assert not any(f"`{name}`" in options.private for name in ("volcano", "flood_test", "partners", "canal_extra"))
    assert "**Californie**" in public(ada)[-1].text
    assert "3 joueurs exactement" in public(ada)[0].text
    while await now(house, ada):
        _, text = await advice(await table_in(house, GARE, ada))
        await play(ada, text)
        await told(house, ada)
    assert any("Prestige" in message.text for message in public(ada))
    await ended_well(house, ada)


async def test_california_2090_with_repairs_by_panel_and_by_order(house: House, ada: Person) -> None:
    await begun(house, ada, map="california_2090", first_order="beginner")
    assert "**Californie 2090**" in public(ada)[-1].text
    repaired = 0
    while state := await now(house, ada):
        if state.phase == "decide":
            assert not repaired, "from then on the order answers"
            await gives_up_a_track(house, ada, state)
            repaired = len(public(ada))
            order = await ada.command(GARE, "table auto", order="repairs", value="all")
            assert f"{said(ada, 'steam-order-repairs')} — {said(ada, 'steam-repairs-all')}" in order.private
        else:
            _, text = await advice(await table_in(house, GARE, ada))
            await play(ada, text)
        await told(house, ada)
    later = [message.text for message in public(ada)[repaired:]]
    assert repaired
    assert any("Ada répare" in text for text in later)
    assert any("terrain normal" in message.text for message in public(ada))
    await ended_well(house, ada)


async def gives_up_a_track(house: House, person: Person, state: State) -> None:
    """The tracks are a menu of several, and the panel tells what that would cost."""
    tracks = struck_tracks(state, 0)
    assert state.queue[0] == 0
    assert "vos voies sont touchées" in public(person)[-1].text
    panel = await opened(person)
    assert f"★ {words(person.locale).text('steam-repair-all')}" in [option.name for option in panel.menu().options]
    at = await place_in_menu(person, "repair")
    if at is not None:
        panel = (await person.choose(panel, None, [at])).message
    values = await values_in_menu(person)
    assert len(values) == len(tracks)
    panel = (await person.choose(person.now(panel) or panel, None, ["0"])).message
    shown = person.now(panel) or panel
    assert said(person, "button-confirm") in shown.labels
    assert "Repairs cost" in shown.text or "Les réparations coûtent" in shown.text
    answer = await pressed(person, shown, "confirm")
    assert answer.private.startswith(said(person, "move-done"))
    log = await house.bot.services.books.log(await table_in(house, GARE, person))
    assert f"repair without {values[0]}" in [entry.text for entry in log]
