"""What people have asked for, whatever the table: how they are called, in which language, and their quiet hours."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from bot.store.database import Database
from bot.store.line import Clerk, Row
from bot.tables.clocks import Quiet

Notify = Literal["channel", "direct", "reminders"]


@dataclass(frozen=True)
class Player:
    user: int
    language: str = ""  # empty: not known yet
    notify: Notify = "channel"  # reminders: no call when the turn comes, only what the clock says
    next: bool = False
    direct: int | None = None  # the channel of direct messages with them
    quiet: Quiet | None = None
    hours_at: int | None = None  # when the quiet hours were last set


class Players:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def one(self, user: int) -> Player:
        return await self._database.read(lambda clerk: find_player(clerk, user))

    async def some(self, users: Iterable[int]) -> dict[int, Player]:
        wanted = set(users)
        return await self._database.read(lambda clerk: {user: find_player(clerk, user) for user in wanted})


def find_player(clerk: Clerk, user: int) -> Player:
    row = clerk.row("SELECT * FROM player WHERE user = ?", user)
    return _player(row) if row is not None else Player(user)


def write_player(clerk: Clerk, player: Player) -> None:
    quiet = player.quiet
    clerk.run(
        "INSERT OR REPLACE INTO player (user, language, notify, next, direct, zone, start, ends, hours_at)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        player.user,
        player.language,
        player.notify,
        int(player.next),
        player.direct,
        quiet.zone if quiet is not None else None,
        quiet.start if quiet is not None else None,
        quiet.end if quiet is not None else None,
        player.hours_at,
    )


def _player(row: Row) -> Player:
    hours = Quiet(zone=row["zone"], start=row["start"], end=row["ends"]) if row["zone"] is not None else None
    return Player(
        user=row["user"],
        language=row["language"],
        notify=row["notify"],
        next=bool(row["next"]),
        direct=row["direct"],
        quiet=hours,
        hours_at=row["hours_at"],
    )
