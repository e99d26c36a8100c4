"""A whole game of Steam in Great Britain with two robots: the lobby, cubes by sea and by canal, score sheet, record."""

from __future__ import annotations

import pytest

from tests.wire.house import House, fixed
from tests.wire.people import Person
from tests.wire.seating import GARE, advice, play, public, table_in, told
from tests.wire.test_steam_california import begun, ended_well, now

SEED = bytes([7]) * 32


@pytest.fixture(autouse=True)
def dealt_so(house: House) -> None:
    house.randomness = fixed(SEED)


@pytest.mark.timeout(300)  # a hundred pictures
async def test_great_britain_to_the_score_sheet(house: House, ada: Person) -> None:
    await begun(house, ada, map="great_britain", canal_extra="add", first_order="beginner")
    options = await ada.command(GARE, "table options")
    assert "`docker_direct`" in options.private
    assert not any(f"`{name}`" in options.private for name in ("volcano", "flood_test", "partners", "trunk"))
    assert any("**Grande-Bretagne**" in message.text for message in public(ada))
    refused = False
    while state := await now(house, ada):
        if state.phase == "move" and state.players[0].tile != "docker" and not refused:
            answer = await ada.command(GARE, "play", move="deliver gray Belfast Glasgow@sea vp")
            refused = "ST-GB-16" in answer.private
            assert refused
        _, text = await advice(await table_in(house, GARE, ada))
        await play(ada, text)
        await told(house, ada)
    said = "\n".join(message.text for message in public(ada))
    assert refused
    assert "(par canal)" in said
    assert "(par mer)" in said
    assert "est retourné" in said
    assert "[steam" not in said
    await ended_well(house, ada)
