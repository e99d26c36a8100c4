"""The tables that a person sits at, read for a list without loading any of them."""

from __future__ import annotations

from dataclasses import dataclass

from bot.store.database import Database
from rules.registry import game_of


@dataclass(frozen=True)
class Seated:
    table_id: int
    guild: int
    channel: int
    command: str
    phase: str
    paused: bool
    away: bool  # a robot keeps the seat for them
    message: int | None  # the newest of the table in its channel


async def seats_of(database: Database, user: int) -> list[Seated]:
    """The tables at which somebody sits, those longest untouched first."""
    rows = await database.rows(
        """
        SELECT game.*, seat.user IS NULL AS away,
            (SELECT message FROM outbox WHERE outbox.game = game.id AND outbox.channel = game.channel
            AND message IS NOT NULL AND merged IS NULL ORDER BY outbox.id DESC LIMIT 1) AS message
        FROM game JOIN seat ON seat.game = game.id AND (seat.user = ? OR seat.away = ?)
        WHERE game.archived = 0 AND game.phase <> 'over'
        ORDER BY (SELECT max(rowid) FROM log WHERE log.game = game.id)
        """,
        user,
        user,
    )
    return [
        Seated(
            row["id"],
            row["guild"],
            row["channel"],
            game_of(row["rules"], row["version"]).command,
            row["phase"],
            bool(row["paused"]),
            bool(row["away"]),
            row["message"],
        )
        for row in rows
    ]
