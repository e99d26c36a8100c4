"""The books: tables, their logs and positions, read and written as the values of bot.tables.table."""

from __future__ import annotations

import json
import logging
import time
import zlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from bot.store.clocks import Clocks
from bot.store.database import Database, Row, Statements
from bot.store.mail import write_letter
from bot.store.players import Players
from bot.store.writing import was_handled, write_change
from bot.tables.history import Span, counted
from bot.tables.house import HouseOptions
from bot.tables.post import Post
from bot.tables.sketch import Sketch
from bot.tables.table import Archived, Change, DeniedError, Entry, Holder, Position, Table
from rules.core.boards import SHIPPED
from rules.core.contract import Event, Game, GameState, MisreadError, Order, Refusal, Seat
from rules.core.phrase import phrase
from rules.registry import game_of

log = logging.getLogger(__name__)
MOST_BOARDS = 16  # custom boards that are cached
MOST_CACHED = 8  # tables just committed, cached for what follows at once: the outbox, robots, the next move

_TABLE = """
    SELECT game.*, position.state AS state, position.drawn AS drawn,
        (SELECT max(revision) FROM log WHERE game = game.id AND quiet = 0) AS visible_revision
    FROM game
    LEFT JOIN position ON position.game = game.id AND position.revision =
        (SELECT max(revision) FROM position WHERE game = game.id)
"""

_HELD = "EXISTS (SELECT 1 FROM seat WHERE game = ? AND number = ? AND user IS ?)"  # by the same person as before


@dataclass(frozen=True)
class _Stored:
    """The rows of a table, read at one moment."""

    row: Row
    seats: list[Row]
    board: str  # the text of its own board, if it has one


class Books:
    """Reads tables, logs and positions; `write` is the transaction of the door.

    What a Table holds is changed by `write` alone, and a program has one Books: a table just written is then given out
    again from the cache.
    """

    def __init__(self, database: Database, now: Callable[[], float] = time.time) -> None:
        self.database = database
        self.clocks = Clocks(database, now)
        self.players = Players(database)
        self._on_boards: dict[tuple[str, int, str], Game] = {}
        self._cached: dict[int, Table] = {}

    async def live_table(self, channel: int) -> Table | None:
        """The game of a channel, if it has one."""
        return self.cached(channel) or self._made(await self.database.read(partial(_live, channel)))

    def cached(self, channel: int) -> Table | None:
        """The game of a channel, if it was just committed."""
        live = (table for table in self._cached.values() if table.channel == channel and not table.archived)
        return next(live, None)

    async def arrival(self, channel: int, interaction: int | None) -> tuple[bool, Table | None]:
        """Whether an interaction was carried out before, and the game of its channel."""
        handled, stored = await self.database.read(
            lambda statements: (was_handled(statements, interaction), _live(channel, statements))
        )
        return handled, self._made(stored)

    async def table(self, table_id: int) -> Table | None:
        if table_id in self._cached:
            return self._cached[table_id]
        return self._made(await self.database.read(lambda statements: _stored(statements, "game.id = ?", table_id)))

    async def archived_table(self, channel: int) -> Table | None:
        """The game most lately archived in a channel."""
        found = await self.archived(channel, 1)
        return found[0].table if found else None

    async def archived(self, channel: int, most: int) -> list[Archived]:
        """The games put away in a channel, the latest first, in the order of the log: clocks can be set back."""

        def look(statements: Statements) -> list[tuple[_Stored | None, str]]:
            rows = statements.rows(
                "SELECT game.id AS id, log.at AS at FROM game JOIN log ON log.rowid = game.put_away"
                " WHERE game.channel = ? AND game.archived = 1 ORDER BY game.put_away DESC LIMIT ?",
                channel,
                most,
            )
            return [(_stored(statements, "game.id = ?", row["id"]), row["at"]) for row in rows]

        found = [(self._made(stored), at) for stored, at in await self.database.read(look)]
        return [Archived(table, at) for table, at in found if table is not None]

    async def robots_due(self) -> list[int]:
        """The ids of the games in which a robot or a standing order may have to move."""
        return [row["id"] for row in await self.database.rows("SELECT id FROM game WHERE robot_due = 1")]

    async def different(self, most: int) -> list[int]:
        """The ids of some games in play, of those begun last, no two with the same rules, options and language."""
        rows = await self.database.rows(
            "SELECT max(id) AS id FROM (SELECT * FROM game ORDER BY id DESC LIMIT 24)"
            " WHERE phase = 'playing' AND archived = 0 GROUP BY rules, options, language ORDER BY 1 DESC LIMIT ?",
            most,
        )
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

    async def log(self, table: Table, since: int = 0) -> list[Entry]:
        """What happened at the table after a revision."""
        rows = await self.database.rows(
            "SELECT * FROM log WHERE game = ? AND revision > ? ORDER BY revision", table.id, since
        )
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
        return counted(await self.log(table), table.revision)

    async def last_steps(self, table: Table) -> list[Entry]:
        """The newest of the steps: the last move of a person, the step before it, and all since; two at least."""
        rows = await self.database.read(lambda statements: _last_steps(statements, table))
        return [_entry(table.game, row) for row in rows]

    async def before_turn(self, table: Table, seat: Seat) -> int:
        """The revision of the last act that was not a move of the seat: its turn came after that."""
        row = await self.database.row(
            "SELECT revision FROM log WHERE game = ? AND (act <> 'move' OR seat <> ?) ORDER BY revision DESC LIMIT 1",
            table.id,
            seat,
        )
        return int(row["revision"]) if row else table.revision

    async def submissions(self, table: Table) -> list[Span]:
        """The revisions before and after every change that a person submitted at once, in order.

        Of changes that were written before this was remembered only the last row is known.
        """
        rows = await self.database.rows(
            "SELECT coalesce(before, revision - 1) AS before, revision FROM handled WHERE game = ? ORDER BY revision",
            table.id,
        )
        return [(row["before"], row["revision"]) for row in rows]

    async def sketch(self, table: Table, seat: Seat) -> Sketch:
        """What a seat has put together so far."""
        row = await self.database.row("SELECT sketch FROM sketch WHERE game = ? AND seat = ?", table.id, seat)
        return Sketch.model_validate_json(row["sketch"]) if row else Sketch()

    async def keep_sketch(self, table: Table, seat: Seat, sketch: Sketch) -> None:
        """Unless somebody else has the seat by now: it is not for them."""
        await self.database.run(
            f"INSERT OR REPLACE INTO sketch (game, seat, revision, sketch) SELECT ?, ?, ?, ? WHERE {_HELD}",
            table.id,
            seat,
            table.revision,
            sketch.model_dump_json(),
            table.id,
            seat,
            table.seats[seat].user,
        )

    async def orders(self, table_id: int) -> dict[Seat, tuple[Order, ...]]:
        """The standing orders of a game, by seat."""
        rows = await self.database.rows("SELECT seat, name, value FROM standing WHERE game = ? ORDER BY name", table_id)
        found: dict[Seat, tuple[Order, ...]] = {}
        for row in rows:
            order = Order(name=row["name"], value=row["value"])
            found[row["seat"]] = (*found.get(row["seat"], ()), order)
        return found

    async def keep_order(self, table: Table, seat: Seat, order: Order) -> None:
        def keep(statements: Statements) -> None:
            statements.run(
                f"INSERT OR REPLACE INTO standing (game, seat, name, value) SELECT ?, ?, ?, ? WHERE {_HELD}",
                table.id,
                seat,
                order.name,
                order.value,
                table.id,
                seat,
                table.seats[seat].user,
            )
            statements.run(
                "UPDATE game SET robot_due = 1 WHERE id = ? AND phase = 'playing' AND archived = 0", table.id
            )

        await self.database.write(keep)

    async def drop_order(self, table: Table, seat: Seat, name: str) -> bool:
        """Whether there was such an order."""
        drop = "DELETE FROM standing WHERE game = ? AND seat = ? AND name = ?"
        return bool(await self.database.run(drop, table.id, seat, name))

    async def played_by(self, table: Table, panel: str) -> tuple[int, int] | None:
        """The revisions before and after what was confirmed on a panel, by the panel's mark; None if it was not."""
        row = await self.database.row(
            "SELECT before, revision FROM handled WHERE game = ? AND panel = ? ORDER BY revision DESC LIMIT 1",
            table.id,
            panel,
        )
        return (row["before"], row["revision"]) if row else None

    async def keep_refusal(self, channel: int, user: int, rules: str, refusal: Refusal) -> None:
        await self.database.run(
            "INSERT OR REPLACE INTO refusal (channel, user, rules, refusal) VALUES (?, ?, ?, ?)",
            channel,
            user,
            rules,
            refusal.model_dump_json(),
        )

    async def last_refusal(self, channel: int, user: int) -> tuple[str, Refusal] | None:
        row = await self.database.row("SELECT * FROM refusal WHERE channel = ? AND user = ?", channel, user)
        return (row["rules"], Refusal.model_validate_json(row["refusal"])) if row else None

    async def handled(self, interaction: int) -> bool:
        return await self.database.read(lambda statements: was_handled(statements, interaction))

    async def write(self, change: Change, post: Post, interaction: int | None, panel: str = "") -> Table:
        """The one transaction: log rows, positions, seats, the interaction, and the outbox row.

        Raises HandledError if the interaction is there already, and MovedOnError if the game is not at the revision the
        change was made for.
        """
        for each in (change, change.aside):
            if each is not None:
                self._cached.pop(each.table.id, None)
        now = self.clocks.now()
        table = await self.database.write(
            partial(write_change, change=change, post=post, interaction=interaction, panel=panel, now=now)
        )
        self._cached[table.id] = table
        while len(self._cached) > MOST_CACHED:
            del self._cached[next(iter(self._cached))]
        return table

    async def write_post(self, table: Table, post: Post) -> None:
        """Something the channel is told that changes nothing."""
        await self.database.write(lambda statements: write_letter(statements, table.id, table.channel, post))

    def _made(self, stored: _Stored | None) -> Table | None:
        """Raises DeniedError for a board that can no longer be used."""
        if stored is None:
            return None
        row, game = stored.row, self._game(stored)
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
            visible_revision=row["visible_revision"],
            seats=tuple(Holder(seat["user"], seat["name"], seat["word"], seat["away"]) for seat in stored.seats),
            state=_state(game, row["state"]) if row["state"] is not None else None,
            drawn=row["drawn"] or 0,
            archived=bool(row["archived"]),
            locked=bool(row["locked"]),
            house=HouseOptions.model_validate_json(row["house"]),
            paused=bool(row["paused"]),
        )

    def _game(self, stored: _Stored) -> Game:
        """The rules a stored game is played by, on its own board if it has one. Raises DeniedError."""
        name = _board_name(stored.row)
        game = game_of(stored.row["rules"], stored.row["version"])
        if name == SHIPPED:
            return game
        at = (game.key, game.version, name)
        if at not in self._on_boards:
            try:
                bound = game.on_board(stored.board)
            except MisreadError as error:
                log.error("the board %s can no longer be used: %s", name, error)
                raise DeniedError(phrase("denied-board-lost", board=name)) from error
            while len(self._on_boards) >= MOST_BOARDS:
                del self._on_boards[next(iter(self._on_boards))]
            self._on_boards[at] = bound
        return self._on_boards[at]


def _live(channel: int, statements: Statements) -> _Stored | None:
    return _stored(statements, "game.channel = ? AND game.archived = 0", channel)


def _stored(statements: Statements, where: str, value: int) -> _Stored | None:
    row = statements.row(f"{_TABLE} WHERE {where}", value)
    if row is None:
        return None
    seats = statements.rows("SELECT * FROM seat WHERE game = ? ORDER BY number", row["id"])
    name = _board_name(row)
    board = statements.row("SELECT text FROM board WHERE name = ?", name) if name != SHIPPED else None
    return _Stored(row, seats, board["text"] if board else "")


def _board_name(row: Row) -> str:
    name: str = json.loads(row["options"]).get("board", SHIPPED)
    return name


def _last_steps(statements: Statements, table: Table) -> list[Row]:
    """Backwards from the table's revision, past what was taken back."""
    steps: list[Row] = []
    revision, moved = table.revision, False
    while row := statements.row(
        "SELECT * FROM log WHERE game = ? AND revision <= ?"
        " AND (act IN ('start', 'move', 'retire') OR back_to IS NOT NULL) ORDER BY revision DESC LIMIT 1",
        table.id,
        revision,
    ):
        if row["back_to"] is not None:
            revision = row["back_to"]
            continue
        steps.insert(0, row)
        if moved and len(steps) > 1:
            break
        revision, moved = row["revision"] - 1, row["actor"] is not None
    return steps


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
        at=row["at"],
    )


def _state(game: Game, blob: bytes) -> GameState:
    return game.load(zlib.decompress(blob))


def _events(game: Game, text: str) -> tuple[Event, ...]:
    return tuple(game.events.validate_python(event) for event in json.loads(text))
