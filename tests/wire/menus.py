"""Where a choice stands in a panel's menu: menus send places, not values."""

from __future__ import annotations

from bot.tables.sketch import Trial, try_out
from bot.tables.table import Table
from rules.core.contract import Choice
from tests.wire.people import Person
from tests.wire.seating import GARE


async def trial_of(person: Person, channel: str = GARE) -> Trial:
    """What the person's panel shows now."""
    assert person.books is not None
    books = person.books()
    table: Table | None = await books.live_table(int(person.channel(channel)))
    assert table is not None
    seat = table.seat_of(int(person.id))
    assert seat is not None
    return try_out(table, seat, await books.sketch(table, seat))


async def place_in_menu(person: Person, value: str, channel: str = GARE) -> str | None:
    """The place of a value in the menu; None if the question has answered itself with it."""
    trial = await trial_of(person, channel)
    values = [entry.value if isinstance(entry, Choice) else None for entry in trial.entries]
    if value in values:
        return str(values.index(value))
    draft = trial.sketch.draft
    if trial.offers.complete and not values:
        return None  # there was but one way to go on
    assert value in (draft.kind, *draft.filled().values(), *draft.items()), (value, values, draft)
    return None


async def values_in_menu(person: Person, channel: str = GARE) -> list[str]:
    """The values of the choices on the person's panel, suggestions left out."""
    return [entry.value for entry in (await trial_of(person, channel)).entries if isinstance(entry, Choice)]
