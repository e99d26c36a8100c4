"""The books: tables, their logs and positions, read and written as the values of bot.table."""

from __future__ import annotations

import json
import logging
import zlib
from dataclasses import replace

from bot.post import Post
from bot.sketch import Sketch
from bot.store.database import Database, Row, Transaction
from bot.store.mail import write_letter
from bot.table import Archived, Change, DeniedError, Entry, Holder, Intent, Position, Table
from rules.core.boards import SHIPPED
from rules.core.contract import Event, Game, GameState, MisreadError, Order, Refusal, Seat
from rules.core.phrase import phrase
from rules.registry import game_of

log = logging.getLogger(__name__)
MOST_BOARDS = 16  # of tables' own, kept at hand

_TABLE = """
    SELECT game.*, position.state AS state, position.drawn AS drawn,
        (SELECT max(revision) FROM log WHERE game = game.id AND quiet = 0) AS settled
    FROM game
    LEFT JOIN position ON position.game = game.id AND position.revision =
        (SELECT max(revision) FROM position WHERE game = game.id)
"""


class MovedOnError(Exception):
    """The game is no longer at the revision the change was made for."""


class Books:
    """Everything but the transaction of the one door, which `write` carries out."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._on_boards: dict[tuple[str, int, str], Game] = {}

    async def live_table(self, channel: int) -> Table | None:
        """The game of a channel, if it has one."""
        return await self._table(f"{_TABLE} WHERE game.channel = ? AND game.archived = 0", channel)

    async def table(self, game: int) -> Table | None:
        return await self._table(f"{_TABLE} WHERE game.id = ?", game)

    async def archived_table(self, channel: int) -> Table | None:
        """The game most lately archived in a channel."""
        found = await self.archived(channel, 1)
        return found[0].table if found else None

    async def archived(self, channel: int, most: int) -> list[Archived]:
        """The games put away in a channel, the latest first, in the order of the log: clocks can be set back."""
        rows = await self.database.rows(
            "SELECT game.id AS id, max(log.rowid), log.at AS at FROM game JOIN log ON log.game = game.id"
            " WHERE game.channel = ? AND game.archived = 1 GROUP BY game.id ORDER BY max(log.rowid) DESC LIMIT ?",
            channel,
            most,
        )
        found = [(await self.table(row["id"]), row["at"]) for row in rows]
        return [Archived(table, at) for table, at in found if table is not None]

    async def playing(self) -> list[int]:
        """The ids of all games in play."""
        rows = await self.database.rows("SELECT id FROM game WHERE phase = 'playing' AND archived = 0")
        return [row["id"] for row in rows]

    async def begun(self) -> list[int]:
        """The ids of all games that were ever started."""
        return [row["game"] for row in await self.database.rows("SELECT DISTINCT game FROM position ORDER BY game")]

    async def position(self, table: Table, revision: int) -> Position | None:
        """The position that held at a revision: that of the newest step up to it."""
        row = await self.database.row(
            "SELECT * FROM position WHERE game = ? AND revision <= ? ORDER BY revision DESC LIMIT 1",
            table.id,
            revision,
        )
        if row is None:
            return None
        return Position(row["revision"], _state(table.game, row["state"]), row["drawn"])

    async def log(self, table: Table) -> list[Entry]:
        rows = await self.database.rows("SELECT * FROM log WHERE game = ? ORDER BY revision", table.id)
        return [_entry(table.game, row) for row in rows]

    async def events(self, table: Table, since: int, revision: int) -> tuple[Event, ...]:
        """What happened after one revision up to another."""
        rows = await self.database.rows(
            "SELECT events FROM log WHERE game = ? AND revision > ? AND revision <= ? ORDER BY revision",
            table.id,
            since,
            revision,
        )
        return tuple(event for row in rows for event in _events(table.game, row["events"]))

    async def steps(self, table: Table) -> list[Entry]:
        """The start and the moves that still count at the table's revision, in order."""
        steps: list[Entry] = []
        for entry in await self.log(table):
            if entry.revision > table.revision:  # came while the table was being looked at
                break
            if entry.back_to is not None:
                steps = [step for step in steps if step.revision <= entry.back_to]
            elif entry.step:
                steps.append(entry)
        return steps

    async def sketch(self, table: Table, seat: Seat) -> Sketch:
        """What a seat has put together so far."""
        row = await self.database.row("SELECT sketch FROM sketch WHERE game = ? AND seat = ?", table.id, seat)
        return Sketch.model_validate_json(row["sketch"]) if row else Sketch()

    async def keep_sketch(self, table: Table, seat: Seat, sketch: Sketch) -> None:
        async with self.database.transaction() as transaction:
            await transaction.run(
                "INSERT OR REPLACE INTO sketch (game, seat, revision, sketch) VALUES (?, ?, ?, ?)",
                table.id,
                seat,
                table.revision,
                sketch.model_dump_json(),
            )

    async def orders(self, game: int) -> dict[Seat, tuple[Order, ...]]:
        """The standing orders of a game, by seat."""
        rows = await self.database.rows("SELECT seat, name, value FROM standing WHERE game = ? ORDER BY name", game)
        found: dict[Seat, tuple[Order, ...]] = {}
        for row in rows:
            order = Order(name=row["name"], value=row["value"])
            found[row["seat"]] = (*found.get(row["seat"], ()), order)
        return found

    async def keep_order(self, table: Table, seat: Seat, order: Order) -> None:
        async with self.database.transaction() as transaction:
            await transaction.run(
                "INSERT OR REPLACE INTO standing (game, seat, name, value) VALUES (?, ?, ?, ?)",
                table.id,
                seat,
                order.name,
                order.value,
            )

    async def drop_order(self, table: Table, seat: Seat, name: str) -> bool:
        """Whether there was such an order."""
        async with self.database.transaction() as transaction:
            return bool(
                await transaction.run(
                    "DELETE FROM standing WHERE game = ? AND seat = ? AND name = ?", table.id, seat, name
                )
            )

    async def played_by(self, table: Table, panel: str) -> tuple[int, int] | None:
        """The revisions before and after what was confirmed on a panel, by the panel's mark; None if it was not."""
        row = await self.database.row(
            "SELECT before, revision FROM handled WHERE game = ? AND panel = ? ORDER BY revision DESC LIMIT 1",
            table.id,
            panel,
        )
        return (row["before"], row["revision"]) if row else None

    async def keep_refusal(self, channel: int, user: int, rules: str, refusal: Refusal) -> None:
        async with self.database.transaction() as transaction:
            await transaction.run(
                "INSERT OR REPLACE INTO refusal (channel, user, rules, refusal) VALUES (?, ?, ?, ?)",
                channel,
                user,
                rules,
                refusal.model_dump_json(),
            )

    async def last_refusal(self, channel: int, user: int) -> tuple[str, Refusal] | None:
        row = await self.database.row("SELECT * FROM refusal WHERE channel = ? AND user = ?", channel, user)
        return (row["rules"], Refusal.model_validate_json(row["refusal"])) if row else None

    async def keep_intent(self, intent: Intent) -> int:
        """Remembers a moderator's act until its second step; returns the number to confirm it by."""
        async with self.database.transaction() as transaction:
            return await transaction.insert(
                "INSERT INTO intent (channel, user, act, reason, game, revision, aside) VALUES (?, ?, ?, ?, ?, ?, ?)",
                intent.channel,
                intent.user,
                intent.act,
                intent.reason,
                intent.game,
                intent.revision,
                intent.aside,
            )

    async def intent(self, number: int) -> Intent | None:
        row = await self.database.row(
            "SELECT channel, user, act, reason, game, revision, aside FROM intent WHERE id = ?", number
        )
        return Intent(*row) if row else None

    async def handled(self, interaction: int) -> bool:
        found = await self.database.row("SELECT 1 FROM handled WHERE interaction = ?", interaction)
        return found is not None

    async def write(self, change: Change, post: Post, interaction: int | None, panel: str = "") -> Table:
        """The one transaction: log rows, positions, seats, the interaction, and the outbox row.

        Raises MovedOnError if the game is not at the revision the change was made for.
        """
        async with self.database.transaction() as transaction:
            if change.aside is not None:
                await _write_change(transaction, change.aside)
            table = await _write_change(transaction, change)
            if interaction is not None:
                await transaction.run(
                    "INSERT INTO handled (interaction, game, revision, before, panel) VALUES (?, ?, ?, ?, ?)",
                    interaction,
                    table.id,
                    table.revision,
                    table.revision - len(change.entries),
                    panel or None,
                )
            if change.board:
                await transaction.run(
                    "INSERT OR IGNORE INTO board (name, rules, text) VALUES (?, ?, ?)",
                    table.game.board_name(),
                    table.game.key,
                    change.board,
                )
            if post.lines or post.foot:
                await write_letter(transaction, table.id, table.channel, post)
        return table

    async def write_post(self, table: Table, post: Post) -> None:
        """Something the channel is told that changes nothing."""
        async with self.database.transaction() as transaction:
            await write_letter(transaction, table.id, table.channel, post)

    async def _table(self, sql: str, *values: int) -> Table | None:
        row = await self.database.row(sql, *values)
        if row is None:
            return None
        seats = await self.database.rows("SELECT * FROM seat WHERE game = ? ORDER BY number", row["id"])
        game = await self._game(row)
        return Table(
            id=row["id"],
            guild=row["guild"],
            channel=row["channel"],
            game=game,
            options=game.options.model_validate_json(row["options"]),
            language=row["language"],
            phase=row["phase"],
            seed=row["seed"],
            revision=row["revision"],
            settled=row["settled"],
            seats=tuple(Holder(seat["user"], seat["name"]) for seat in seats),
            state=_state(game, row["state"]) if row["state"] is not None else None,
            drawn=row["drawn"] or 0,
            archived=bool(row["archived"]),
        )

    async def _game(self, row: Row) -> Game:
        """The rules a stored game is played by, on its own board if it has one. Raises DeniedError."""
        name = json.loads(row["options"]).get("board", SHIPPED)
        game = game_of(row["rules"], row["version"])
        if name == SHIPPED:
            return game
        at = (game.key, game.version, name)
        if at not in self._on_boards:
            stored = await self.database.row("SELECT text FROM board WHERE name = ?", name)
            try:
                bound = game.on_board(stored["text"] if stored else "")
            except MisreadError as error:
                log.error("the board %s can no longer be used: %s", name, error)
                raise DeniedError(phrase("denied-board-lost", board=name)) from error
            while len(self._on_boards) >= MOST_BOARDS:
                del self._on_boards[next(iter(self._on_boards))]
            self._on_boards[at] = bound
        return self._on_boards[at]


async def _write_change(transaction: Transaction, change: Change) -> Table:
    """Raises MovedOnError."""
    table = change.table
    if not table.id:
        table = replace(table, id=await _insert_game(transaction, table))
    before = table.revision - len(change.entries)
    moved = await _update_game(transaction, table, before)
    if not moved:
        raise MovedOnError
    for revision, entry in enumerate(change.entries, before + 1):
        await _insert_entry(transaction, table, revision, entry)
    await _write_seats(transaction, table)
    return table


async def _insert_game(transaction: Transaction, table: Table) -> int:
    return await transaction.insert(
        "INSERT INTO game (guild, channel, rules, version, options, language, phase, seed, revision)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0)",
        table.guild,
        table.channel,
        table.game.key,
        table.game.version,
        table.options.model_dump_json(),
        table.language,
        table.phase,
        table.seed,
    )


async def _update_game(transaction: Transaction, table: Table, before: int) -> int:
    return await transaction.run(
        "UPDATE game SET options = ?, language = ?, phase = ?, archived = ?, revision = ?"
        " WHERE id = ? AND revision = ?",
        table.options.model_dump_json(),
        table.language,
        table.phase,
        int(table.archived),
        table.revision,
        table.id,
        before,
    )


async def _insert_entry(transaction: Transaction, table: Table, revision: int, entry: Entry) -> None:
    await transaction.run(
        "INSERT INTO log (game, revision, act, seat, actor, text, events, reversible, quiet, back_to)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        table.id,
        revision,
        entry.act,
        entry.seat,
        entry.actor,
        entry.text,
        json.dumps([event.model_dump(mode="json") for event in entry.events]),
        int(entry.reversible),
        int(entry.quiet),
        entry.back_to,
    )
    if entry.act == "move":  # said is said: what the seat had put together is used up
        await transaction.run("DELETE FROM sketch WHERE game = ? AND seat = ?", table.id, entry.seat)
    if entry.state is not None:
        await transaction.run(
            "INSERT INTO position (game, revision, state, drawn) VALUES (?, ?, ?, ?)",
            table.id,
            revision,
            zlib.compress(entry.state.model_dump_json().encode(), 1),
            entry.drawn,
        )


async def _write_seats(transaction: Transaction, table: Table) -> None:
    if table.phase != "gathering":
        return
    await transaction.run("DELETE FROM seat WHERE game = ?", table.id)
    await transaction.run_many(
        "INSERT INTO seat (game, number, user, name) VALUES (?, ?, ?, ?)",
        [(table.id, number, holder.user, holder.name) for number, holder in enumerate(table.seats)],
    )


def _entry(game: Game, row: Row) -> Entry:
    return Entry(
        act=row["act"],
        text=row["text"],
        seat=row["seat"],
        actor=row["actor"],
        events=_events(game, row["events"]),
        reversible=bool(row["reversible"]),
        back_to=row["back_to"],
        quiet=bool(row["quiet"]),
        revision=row["revision"],
    )


def _state(game: Game, blob: bytes) -> GameState:
    return game.load(zlib.decompress(blob))


def _events(game: Game, text: str) -> tuple[Event, ...]:
    return tuple(game.events.validate_python(event) for event in json.loads(text))
