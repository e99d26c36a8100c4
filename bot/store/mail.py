"""The rows of the outbox: letters from the commit that wrote them until Discord has them, and as they stand there."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass

from bot.store.database import Database, Row, Statements
from bot.tables.post import Post

_UNSENT = "message IS NULL AND given_up IS NULL AND merged IS NULL"
_POSTED = "message IS NOT NULL AND merged IS NULL AND coalesce(edits, 0) = 0"  # has a message of its own
EMPTIED = """post = json_object('lines', json('[]'), 'seats', json('[]'), 'since', json_extract(post, '$.since'),
    'revision', json_extract(post, '$.revision'), 'settled', json_extract(post, '$.settled'))"""
_MERGED = f"UPDATE outbox SET merged = ?, {EMPTIED} WHERE id = ?"
AS_SENT, STRIPPED, BEHIND = 0, 1, 2  # outbox.stripped; BEHIND: no longer the newest message of its table
BATCH = 100

_STATUS = """
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
class Letter:
    """A row of the outbox."""

    id: int
    table_id: int
    channel: int
    text: str
    nonce: str
    owed: str | None
    edits: int | None
    message: int | None
    alts: tuple[str, ...]
    user: int | None = None  # whose direct message it is

    def post(self) -> Post:
        """Raises ValueError if it cannot be read."""
        return Post.model_validate_json(self.text)


@dataclass(frozen=True)
class Sent:
    """What became of a letter: its message, and the descriptions of the pictures in it."""

    message: int
    alts: tuple[str, ...] = ()


@dataclass(frozen=True)
class StatusMessage:
    """The message that tells of a table's start, and the newest board if there is one after it."""

    table_id: int
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
        return message_link(self.guild, self.letter.channel, self.board or self.message)


@dataclass(frozen=True)
class Debt:
    """How many letters a channel is owed, and why."""

    count: int
    why: str


def message_link(guild: int, channel: int, message: int) -> str:
    return f"https://discord.com/channels/{guild}/{channel}/{message}"


def write_letter(statements: Statements, table_id: int, channel: int, post: Post, user: int | None = None) -> None:
    statements.run(
        "INSERT INTO outbox (game, channel, post, user, nonce) VALUES (?, ?, ?, ?, lower(hex(randomblob(12))))",
        table_id,
        channel,
        post.stored(),
        user,
    )


class Mail:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._tag = ""

    async def open(self) -> None:
        row = await self._database.row("SELECT tag FROM house")
        assert row is not None
        self._tag = row["tag"]

    async def waiting(self) -> list[int]:
        """The channels that something waits for."""
        rows = await self._database.rows(
            f"SELECT channel FROM outbox WHERE {_UNSENT} UNION SELECT channel FROM outbox WHERE picture_owed = 1"
        )
        return [row["channel"] for row in rows]

    async def unsent(self, channel: int) -> list[Letter]:
        """The oldest letters that wait to be posted; not those an editor has in hand."""
        return await self._letters(
            f"channel = ? AND {_UNSENT} AND coalesce(edits, 0) = 0 ORDER BY id LIMIT {BATCH}", channel
        )

    async def debt(self, channel: int) -> Debt | None:
        """What a channel is owed since Discord refused it."""
        row = await self._database.row(
            f"SELECT count(*) AS letters, max(owed) AS why FROM outbox WHERE channel = ? AND {_UNSENT}", channel
        )
        return Debt(row["letters"], row["why"]) if row is not None and row["why"] is not None else None

    async def newest(self, table_id: int) -> Letter | None:
        """The letter behind the newest message of a table, in its own channel."""
        return await self._letter(
            f"game = ? AND channel = (SELECT channel FROM game WHERE id = outbox.game) AND {_POSTED}"
            " ORDER BY id DESC LIMIT 1",
            table_id,
        )

    async def without_picture(self, channel: int) -> Letter | None:
        """The newest message whose picture is owed."""
        return await self._letter("channel = ? AND picture_owed = 1 ORDER BY id DESC LIMIT 1", channel)

    async def mark_sent(self, letter: Letter, sent: Sent, *, owing_picture: bool) -> None:
        """It is in the channel. A picture owed for an earlier one is owed no more."""

        def mark(statements: Statements) -> None:
            statements.run("UPDATE outbox SET picture_owed = 0 WHERE channel = ? AND picture_owed = 1", letter.channel)
            statements.run(
                "UPDATE outbox SET message = ?, owed = NULL, alts = ?, picture_owed = ? WHERE id = ?",
                sent.message,
                json.dumps(sent.alts),
                int(owing_picture),
                letter.id,
            )
            statements.run(
                f"UPDATE outbox SET stripped = {BEHIND} WHERE game = ? AND channel = ? AND stripped = {AS_SENT}"
                f" AND {_POSTED} AND id < (SELECT max(id) FROM outbox WHERE game = ? AND channel = ? AND {_POSTED})",
                letter.table_id,
                letter.channel,
                letter.table_id,
                letter.channel,
            )

        await self._database.write(mark, hurry=False)

    async def mark_picture(self, letter: Letter, alts: Sequence[str]) -> None:
        """The picture has followed, or never will."""
        await self._database.run(
            "UPDATE outbox SET picture_owed = 0, alts = ? WHERE id = ?", json.dumps(tuple(alts)), letter.id
        )

    async def owe(self, letter: Letter, why: str) -> None:
        await self._database.run("UPDATE outbox SET owed = ? WHERE id = ?", why, letter.id)

    async def give_up(self, letter: Letter, why: str) -> None:
        await self._database.run("UPDATE outbox SET given_up = coalesce(given_up, ?) WHERE id = ?", why, letter.id)

    async def give_up_channel(self, channel: int, why: str) -> None:
        """The channel is gone for good."""

        def mark(statements: Statements) -> None:
            statements.run(f"UPDATE outbox SET given_up = ? WHERE channel = ? AND {_UNSENT}", why, channel)
            statements.run("UPDATE outbox SET picture_owed = 0 WHERE channel = ? AND picture_owed = 1", channel)

        await self._database.write(mark)

    async def merge(self, letters: Sequence[Letter], post: Post) -> None:
        """The last of these letters tells them all."""
        *told, last = letters

        def mark(statements: Statements) -> None:
            statements.run_many(_MERGED, [(last.id, letter.id) for letter in told])
            statements.run(
                "UPDATE outbox SET post = ?, owed = ? WHERE id = ?",
                post.stored(),
                letters[0].owed,
                last.id,
            )

        await self._database.write(mark)

    # Edits

    async def edit_instead(self, letter: Letter, earlier: Letter) -> None:
        """The letter is told by editing an earlier one's message."""
        await self._database.run("UPDATE outbox SET edits = ? WHERE id = ?", earlier.id, letter.id)

    async def editing(self) -> list[int]:
        """The channels in which edits wait, or buttons stand under older messages."""
        rows = await self._database.rows(
            f"SELECT channel FROM outbox WHERE {_UNSENT} AND edits > 0"
            f" UNION SELECT channel FROM outbox WHERE stripped = {BEHIND}"
        )
        return [row["channel"] for row in rows]

    async def to_edit(self, channel: int) -> list[Letter]:
        """Those of the newest edit that waits in a channel, oldest first; all of one earlier letter."""
        waiting = await self._letters(f"channel = ? AND {_UNSENT} AND edits > 0 ORDER BY id", channel)
        return [letter for letter in waiting if letter.edits == waiting[-1].edits] if waiting else []

    async def letter(self, number: int) -> Letter | None:
        return await self._letter("id = ?", number)

    async def mark_edited(self, letters: Sequence[Letter], earlier: Letter, told: Post) -> None:
        """They are told in the message of the earlier one, which now says this."""

        def mark(statements: Statements) -> None:
            statements.run_many(
                f"UPDATE outbox SET message = ?, {EMPTIED} WHERE id = ?",
                [(earlier.message, letter.id) for letter in letters],
            )
            statements.run("UPDATE outbox SET post = ? WHERE id = ?", told.stored(), earlier.id)

        await self._database.write(mark)

    async def post_instead(self, letters: Sequence[Letter], whole: Post) -> None:
        """They could not be told by an edit: the last one is posted, and tells of all."""
        *told, last = letters

        def mark(statements: Statements) -> None:
            statements.run_many(_MERGED, [(last.id, letter.id) for letter in told])
            statements.run("UPDATE outbox SET edits = 0, post = ? WHERE id = ?", whole.stored(), last.id)

        await self._database.write(mark)

    async def told_by(self, letters: Sequence[Letter], later: Letter) -> None:
        """They need not be told any more: a later message says it."""
        rows = [(later.id, letter.id) for letter in letters]
        await self._database.write(lambda statements: statements.run_many(_MERGED, rows))

    async def to_strip(self, channel: int) -> list[Letter]:
        """The letters whose buttons stand under messages that are no longer the newest of their table."""
        return await self._letters(f"channel = ? AND stripped = {BEHIND} ORDER BY id", channel)

    async def mark_stripped(self, letter: Letter) -> None:
        """It is never told again: its words are dropped."""
        await self._database.run(f"UPDATE outbox SET stripped = {STRIPPED}, {EMPTIED} WHERE id = ?", letter.id)

    async def mark_asking(self, letter: Letter, left: Post) -> None:
        """Its question can still be answered: it is looked at again with the next message of the channel."""
        await self._database.run("UPDATE outbox SET post = ? WHERE id = ?", left.stored(), letter.id)

    async def mark_kept(self, letter: Letter) -> None:
        """Its words are still needed: it is told again, without buttons, as the status of its table."""
        await self._database.run(f"UPDATE outbox SET stripped = {STRIPPED} WHERE id = ?", letter.id)

    # Status messages: which one it is the outbox knows; a row is written only once something was done with it

    async def status_of(self, channel: int) -> StatusMessage | None:
        row = await self._database.row(_STATUS, channel)
        letter = await self.letter(row["letter"]) if row is not None else None
        if row is None or letter is None:
            return None
        return StatusMessage(row["game"], row["guild"], letter, row["board"], row["linked"], row["pinned"])

    async def keep_status(self, status: StatusMessage) -> None:
        await self._database.run(
            "INSERT OR REPLACE INTO status (game, letter, board, pinned) VALUES (?, ?, ?, ?)",
            status.table_id,
            status.letter.id,
            status.linked,
            status.pinned,
        )

    async def _letter(self, where: str, value: int) -> Letter | None:
        return next(iter(await self._letters(where, value)), None)

    async def _letters(self, where: str, value: int) -> list[Letter]:
        rows = await self._database.rows(f"SELECT * FROM outbox WHERE {where}", value)
        return [self._read(row) for row in rows]

    def _read(self, row: Row) -> Letter:
        return Letter(
            id=row["id"],
            table_id=row["game"],
            channel=row["channel"],
            text=row["post"],
            nonce=row["nonce"] or f"{self._tag}-{row['id']}",
            owed=row["owed"],
            edits=row["edits"],
            message=row["message"],
            alts=tuple(json.loads(row["alts"])),
            user=row["user"],
        )
