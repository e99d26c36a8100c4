"""Lists that can grow long: they end with a whole line, and say how much is missing."""

from __future__ import annotations

import re

import discord
import pytest

from bot.incoming.commands.me import my_games
from bot.incoming.replies import fitting
from bot.limits import MESSAGE_TEXT
from bot.store.database import Database
from bot.tables import acts
from render.words import words
from tests.bot.asking import asker, services
from tests.bot.house import ADA, BOB, GAME, interaction

LONG = 1_400_000_000_000_000_000  # ids as Discord gives them
LINK = re.compile(r"\(\[message\]\(https://discord\.com/channels/\d+/\d+/\d+\)\)")


def test_as_many_lines_as_there_is_room_for_each_whole() -> None:
    assert fitting(["ab", "cd", "e"], 6) == ["ab", "cd"]
    assert fitting(["ab", "cd", "e"], 5) == ["ab"]
    assert fitting(["ab", "cd", "e"], 8) == ["ab", "cd", "e"]
    assert fitting(["abc", "d"], 2) == []  # nothing out of its order


@pytest.mark.parametrize("locale", [discord.Locale.american_english, discord.Locale.french])
@pytest.mark.parametrize(("playing", "gathering"), [(40, 0), (10, 30), (3, 2)])
async def test_my_games_fit_into_a_message_however_many_they_are(
    database: Database, locale: discord.Locale, playing: int, gathering: int
) -> None:
    door = services(database).door
    for number in range(playing + gathering):
        channel = LONG + number
        await door.open_table(LONG, channel, ADA, "Ada", GAME, "en", interaction())
        if number < playing:
            await door.perform(channel, lambda table: acts.join(table, BOB, "Bob"), interaction())
            await door.perform(channel, lambda table: acts.start(table, ADA), interaction())
    await database.run("UPDATE outbox SET message = ? + id", LONG)
    await database.run("UPDATE clock SET turn = 1, user = ?, began = 1800000000 WHERE seat = 0", ADA)
    await database.run(
        "INSERT OR IGNORE INTO clock (game, seat, user, turn, began) SELECT id, 0, 1, 1, 1800000000"
        " FROM game WHERE phase = 'playing'"
    )
    said = (await my_games(asker(services(database), locale=locale))).text
    assert len(said) <= MESSAGE_TEXT
    listed = [line for line in said.splitlines() if line.startswith("- ")]
    assert all(LINK.search(line) for line in listed)
    more = playing + gathering - len(listed)
    spoken = words(locale.value)
    assert said.startswith(spoken.text("me-turns", count=playing))
    assert (spoken.text("me-more", count=more) in said) == bool(more)
    assert len(listed) >= 12 or not more
