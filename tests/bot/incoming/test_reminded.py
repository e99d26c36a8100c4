"""What a reader may have forgotten: an old draft that Play goes on with, a lock, and what would be legal after a no."""

from __future__ import annotations

import discord
import pytest

from bot.incoming.commands.reading import why
from bot.incoming.panels import _play
from bot.incoming.replies import Answer
from bot.outgoing.buttons import Pressed
from bot.store.database import Database
from bot.tables.sketch import Sketch
from bot.tables.table import Intent
from render.words import words
from rules.core.contract import Draft, RefusedError
from tests.bot.asking import asker, services
from tests.bot.house import ADA, BOB, CHANNEL, MOD, House, interaction

PRESSED = Pressed("play", 1, 0, "")


def text_of(answer: Answer) -> str:
    assert answer.view is not None
    return "\n".join(item.content for item in answer.view.walk_children() if isinstance(item, discord.ui.TextDisplay))


async def test_play_says_that_it_goes_on_with_an_old_draft_and_how_to_drop_it(house: House, database: Database) -> None:
    table = await house.started(ADA, BOB)
    there = services(database)
    assert words("en").text("panel-reopened") not in text_of(await _play(asker(there), PRESSED))
    await house.books.keep_sketch(table, 0, Sketch(draft=Draft(kind="take")))
    again = await _play(asker(there), PRESSED)
    assert text_of(again).startswith(words("en").text("panel-reopened"))
    assert again.view is not None
    assert any(getattr(item, "custom_id", "").startswith("cdg:anew:") for item in again.view.walk_children())


async def test_play_says_that_the_table_is_locked(house: House, database: Database) -> None:
    table = await house.started(ADA, BOB)
    await house.confirm(Intent(CHANNEL, MOD, "lock", "late", table.id, table.revision))
    assert text_of(await _play(asker(services(database)), PRESSED)).startswith(words("en").text("status-locked"))


@pytest.mark.parametrize("user", [ADA, BOB])
async def test_why_names_a_move_that_is_legal_now(house: House, database: Database, user: int) -> None:
    table = await house.started(ADA, BOB)
    assert table.state is not None
    with pytest.raises(RefusedError) as refused:
        await house.say(user, "fill 2")
    await house.books.keep_refusal(CHANNEL, user, table.game.key, refused.value.refusal)
    told = (await why(asker(services(database), user))).text
    assert f"> **{refused.value.refusal.rule}** · " in told
    if user == BOB:  # it is not his turn: nothing is
        assert "/play" not in told
        return
    example = told.rpartition("`/play ")[2].rstrip("`")
    assert table.game.check(table.state, 0, table.game.parse(example)) is None
    await house.door.play(CHANNEL, ADA, [table.game.parse(example)], interaction())
