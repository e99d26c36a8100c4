"""Answers to open questions, and what a table is held to after them."""

from __future__ import annotations

import pytest

from bot.refereeing.records import check_record, full_record
from bot.tables.table import DeniedError, Table
from tests.bot.house import CHANNEL, NAMES, House, interaction


async def answer(house: House, user: int, about: Table, *, agrees: bool = True) -> Table:
    return await house.votes.answer(CHANNEL, user, NAMES[user], interaction(), about.id, about.revision, agrees=agrees)


async def refused(house: House, user: int, about: Table, *, agrees: bool = True) -> str:
    with pytest.raises(DeniedError) as raised:
        await answer(house, user, about, agrees=agrees)
    return raised.value.why.key


async def acts_of(house: House, table: Table) -> list[str]:
    return [act for _, act in await house.log(table)]


async def sound(house: House) -> None:
    """The log replays to the table."""
    table = await house.door.live(CHANNEL)
    verdict = check_record(table.game, full_record(table, await house.books.log(table)))
    assert verdict.good
    assert verdict.state == table.state
