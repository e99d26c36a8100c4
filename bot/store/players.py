"""What people have asked for, whatever the table: how they are called, in which language, and their quiet hours."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from bot.store.database import Database, Row, Statements
from bot.tables.clocks import QuietHours

Notify = Literal["channel", "direct", "reminders"]


@dataclass(frozen=True)
class Player:
    user: int
    language: str = ""  # empty: not known yet
    notify: Notify = "channel"  # reminders: no call when the turn comes, only what the clock says
    next: bool = False
    direct: int | None = None  # the channel of direct messages with them
    quiet: QuietHours | None = None


class Players:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def one(self, user: int) -> Player:
        return await self._database.read(lambda statements: find_player(statements, user))

    async def some(self, users: Iterable[int]) -> dict[int, Player]:
        wanted = set(users)
        return await self._database.read(lambda statements: {user: find_player(statements, user) for user in wanted})


def find_player(statements: Statements, user: int) -> Player:
    row = statements.row("SELECT * FROM player WHERE user = ?", user)
    return _player(row) if row is not None else Player(user)


def write_player(statements: Statements, player: Player) -> None:
    statements.run(
        "INSERT OR REPLACE INTO player (user, language, notify, next, direct, hours) VALUES (?, ?, ?, ?, ?, ?)",
        player.user,
        player.language,
        player.notify,
        int(player.next),
        player.direct,
        player.quiet.model_dump_json() if player.quiet is not None else None,
    )


def _player(row: Row) -> Player:
    return Player(
        user=row["user"],
        language=row["language"],
        notify=row["notify"],
        next=bool(row["next"]),
        direct=row["direct"],
        quiet=QuietHours.model_validate_json(row["hours"]) if row["hours"] is not None else None,
    )
