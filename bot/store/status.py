"""The status messages: which message tells of a table's start, what it links to, and whether it is pinned.

Which one it is the outbox knows; a row is written only once something was done with it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.store.database import Database
from bot.store.dues import link
from bot.store.mail import Letter, Mail

_START = """
    SELECT game.id AS game, game.guild, outbox.id AS letter, status.board AS linked, status.pinned,
        (SELECT board.message FROM outbox AS board
            WHERE board.game = game.id AND board.channel = game.channel AND board.id > outbox.id
            AND board.message IS NOT NULL AND board.merged IS NULL AND coalesce(board.edits, 0) = 0
            AND board.alts <> '[]' ORDER BY board.id DESC LIMIT 1) AS board
    FROM game
    JOIN outbox ON outbox.game = game.id AND outbox.channel = game.channel
        AND outbox.message IS NOT NULL AND outbox.merged IS NULL AND json_extract(outbox.post, '$.status')
    LEFT JOIN status ON status.game = game.id
    WHERE game.channel = ? AND game.archived = 0 ORDER BY outbox.id LIMIT 1
"""


@dataclass(frozen=True)
class Standing:
    """The status message of a table, and the newest board if there is one after it."""

    game: int
    guild: int
    letter: Letter
    board: int | None
    linked: int | None
    pinned: str | None

    @property
    def message(self) -> int:
        assert self.letter.message is not None
        return self.letter.message

    @property
    def link(self) -> str:
        return link(self.guild, self.letter.channel, self.board or self.message)


class Statuses:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._mail = Mail(database)

    async def of_channel(self, channel: int) -> Standing | None:
        row = await self._database.row(_START, channel)
        letter = await self._mail.letter(row["letter"]) if row is not None else None
        if row is None or letter is None:
            return None
        return Standing(row["game"], row["guild"], letter, row["board"], row["linked"], row["pinned"])

    async def mark_pinned(self, found: Standing, pinned: str) -> Standing:
        await self._keep(replace(found, pinned=pinned))
        return replace(found, pinned=pinned)

    async def mark_linked(self, found: Standing) -> None:
        await self._keep(replace(found, linked=found.board))

    async def _keep(self, found: Standing) -> None:
        await self._database.run(
            "INSERT OR REPLACE INTO status (game, letter, board, pinned) VALUES (?, ?, ?, ?)",
            found.game,
            found.letter.id,
            found.linked,
            found.pinned,
        )
