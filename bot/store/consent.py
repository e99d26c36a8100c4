"""What was submitted at once, as the interactions remember it."""

from __future__ import annotations

from bot.store.database import Database
from bot.tables.history import Span


async def spans(database: Database, game: int) -> list[Span]:
    """The revisions before and after every change of a game that a person submitted, in order.

    Of changes that were written before this was remembered only the last row is known.
    """
    rows = await database.rows(
        "SELECT coalesce(before, revision - 1) AS before, revision FROM handled WHERE game = ? ORDER BY revision", game
    )
    return [(row["before"], row["revision"]) for row in rows]
