"""Stored games as records, and checking them against their seed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.store.books import Books
from bot.tables.history import counted, first_names, sittings
from bot.tables.table import Entry, Table
from rules.core.chance import commitment
from rules.core.contract import Game, GameState
from rules.core.phrase import Phrase
from rules.core.record import Record, RecordError, RecordLine, replay, shown


@dataclass(frozen=True)
class RecordCheck:
    """`moves` that check out; where and why it failed, if it did; the last position reached."""

    moves: int
    where: Phrase | None = None
    why: Phrase | None = None
    state: GameState | None = None

    @property
    def good(self) -> bool:
        return self.why is None


async def record_of(books: Books, table: Table) -> Record:
    """The record as anyone may have it: the seed and what is secret only once the game is over."""
    log = await books.log(table)
    if table.phase == "over":
        return full_record(table, log)
    return full_record(table, [_known(table, entry) for entry in log]).but(seed=None)


def full_record(table: Table, log: Sequence[Entry]) -> Record:
    """The record with its secret, from the log or from the steps that count. Not to be shown while the game runs."""
    dealt, *moves = counted(log, table.revision)
    names = first_names(log)
    return Record(
        game=table.game.key,
        version=table.game.version,
        options=table.options.model_dump_json(),
        seats=names if len(names) == len(table.seats) else table.names(),
        words=table.words(),
        commitment=commitment(table.seed),
        seed=table.seed.hex(),
        dealt=shown(dealt.events),
        lines=tuple(
            RecordLine(seat=step.seat, text=step.text, shown=shown(step.events))
            for step in moves
            if step.seat is not None
        ),
        sittings=sittings(log, table.revision),
    )


def _known(table: Table, step: Entry) -> Entry:
    """A step as everybody may know it while the game is running."""
    text = table.readable(step.text, step.seat, None) if step.act == "move" else step.text
    return replace(step, text=text, events=tuple(event for event in step.events if event.audience is None))


def check_record(game: Game, record: Record) -> RecordCheck:
    """Replays a record: every shuffle, draw and move."""
    moves = -1
    state: GameState | None = None
    try:
        for step in replay(game, record):
            moves += 1
            state = step.state
    except RecordError as error:
        return RecordCheck(max(moves, 0), error.where, error.why, state)
    return RecordCheck(moves, state=state)
