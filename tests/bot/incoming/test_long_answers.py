"""Private answers in the longest positions: whatever is told fits into Discord's messages, and nothing is lost."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.incoming.commands.game import status
from bot.incoming.commands.reading import hand, moves
from bot.incoming.replies import Answer, Asker, _give, pages
from bot.limits import MESSAGE_CONTENT, MESSAGE_TEXT, NAME
from bot.outgoing.buttons import Interaction
from bot.store.database import Database
from bot.tables.clocks import PRESETS
from bot.tables.house import HouseOptions
from bot.tables.table import DeniedError, Holder, Table
from rules.core.record import Record, parse_record
from rules.registry import game_of
from tests.bot.asking import asker, services
from tests.bot.house import ADA, CHANNEL, GUILD, SEED
from tests.games.finished import NAMES, replayed, text_of

LOCALES = (discord.Locale.french, discord.Locale.british_english)
Ask = Callable[[Asker], Awaitable[Answer]]


async def given_to(answer: Answer) -> list[str]:
    """The texts of the messages that an answer is told in, each of them one that Discord takes."""
    told: list[str] = []

    async def take(*, content: str | None = None, view: discord.ui.LayoutView | None = None, **_: Any) -> None:
        texts = (
            [item.content for item in view.walk_children() if isinstance(item, discord.ui.TextDisplay)] if view else []
        )
        assert 0 < len("".join(texts) + (content or "")) <= (MESSAGE_TEXT if view else MESSAGE_CONTENT)
        told.append("\n".join([*texts, *([content] if content else [])]))

    interaction = SimpleNamespace(message=None, edit_original_response=take, followup=SimpleNamespace(send=take))
    await _give(cast("Interaction", interaction), answer)
    return told


def held_by_long_names(record: Record, number: int) -> Table:
    """The table at a position; names are as long as they may be, and all of it has to be escaped."""
    game = game_of(record.game, record.version)
    names = [f"{seat}{'_' * (NAME - 1)}" for seat in range(len(record.seats))]
    return Table(
        id=1,
        guild=GUILD,
        channel=CHANNEL,
        game=game,
        options=game.options.model_validate_json(record.options),
        language="en",
        phase="playing",
        seed=SEED,
        revision=number,
        seats=tuple(Holder(ADA + seat, name) for seat, name in enumerate(names)),
        state=replayed(record)[number].state,
        house=HouseOptions(pace=PRESETS["daily"]),
    )


@pytest.mark.parametrize("name", NAMES)
async def test_no_answer_is_too_long_in_the_longest_positions(name: str, database: Database) -> None:
    there = services(database)
    record = parse_record(text_of(name))
    for number in (len(record.lines) // 2, len(record.lines) - 1):
        table = held_by_long_names(record, number)
        for locale in LOCALES:
            for ask in (status, moves, hand):
                reader = asker(there, ADA, locale)
                reader.saw(table)
                await told_whole(ask, reader)


async def told_whole(ask: Ask, reader: Asker) -> None:
    try:
        answer = await ask(reader)
    except DeniedError:  # a game without hands
        return
    whole = answer.text
    if answer.view is not None:
        texts = [item.content for item in answer.view.walk_children() if isinstance(item, discord.ui.TextDisplay)]
        whole = "\n".join(texts)
    assert "\n".join(await given_to(answer)) == whole


@given(st.text(alphabet="ab \n", max_size=60), st.integers(4, 20))
def test_pages_hold_all_of_a_text_and_none_is_too_long(text: str, longest: int) -> None:
    found = pages(text, longest)
    assert all(len(page) <= longest for page in found) or not text.strip()
    assert "".join("".join(found).split()) == "".join(text.split())
    assert all(page.strip() for page in found) or not text.strip()


async def test_the_first_page_of_a_panel_leaves_room_for_the_rest_of_it() -> None:
    view = discord.ui.LayoutView(timeout=None)
    for text in ("line\n" * 700, "kept below " * 100):
        view.add_item(discord.ui.TextDisplay(text.strip()))
    told = await given_to(Answer(view=view))
    assert len(told) == 2
    assert "kept below" in told[0]
    assert sum(page.count("line") for page in told) == 700
