"""How servers are moderated, and moderators' acts that wait for their second step."""

from __future__ import annotations

from dataclasses import dataclass

from bot.store.database import Database
from bot.tables.table import Intent


@dataclass(frozen=True)
class Server:
    role: int | None = None  # whoever has it moderates, beside those who manage channels
    channel: int | None = None  # hears of every moderator's act
    apart: bool = False  # nobody moderates a game of their own


class Servers:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, guild: int) -> Server:
        row = await self._database.row(
            "SELECT role, channel, apart FROM server WHERE guild = ? ORDER BY id DESC LIMIT 1", guild
        )
        return Server(row["role"], row["channel"], bool(row["apart"])) if row else Server()

    async def settle(self, guild: int, server: Server, user: int) -> None:
        """From now on. Earlier rows stay."""
        await self._database.run(
            "INSERT INTO server (guild, role, channel, apart, actor) VALUES (?, ?, ?, ?, ?)",
            guild,
            server.role,
            server.channel,
            int(server.apart),
            user,
        )

    async def keep_intent(self, intent: Intent) -> int:
        """Remembers a moderator's act until its second step; returns the number to confirm it by."""
        return await self._database.write(
            lambda statements: statements.insert(
                "INSERT INTO intent (channel, user, act, reason, game, revision, aside, seat, target, name)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                intent.channel,
                intent.user,
                intent.act,
                intent.reason,
                intent.table_id,
                intent.revision,
                intent.aside,
                intent.seat,
                intent.target,
                intent.name,
            )
        )

    async def intent(self, number: int) -> Intent | None:
        row = await self._database.row(
            "SELECT channel, user, act, reason, game, revision, aside, seat, target, name FROM intent WHERE id = ?",
            number,
        )
        return Intent(*row) if row else None
