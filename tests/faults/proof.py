"""What the books, the channel and the people must agree on after whatever has happened."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence

from bot.incoming.playing import MOST_ECHOED
from bot.refereeing.records import check_record, full_record
from bot.sandbox import Sandbox
from bot.store.books import Books
from bot.store.database import Row
from bot.tables import turns
from bot.tables.post import Post
from bot.tables.table import Reminder, Table, plain_name
from render.words import Names, words
from tests.machine import PATIENCE
from tests.wire.people import Person


async def tables(books: Books) -> list[Table]:
    found = [await books.table(row["id"]) for row in await books.database.rows("SELECT id FROM game ORDER BY id")]
    return [table for table in found if table is not None]


async def at_rest(books: Books) -> None:
    """Waits until no robot has anything to do: what is read one after the other then belongs together."""
    async with asyncio.timeout(PATIENCE):
        while True:
            there = await tables(books)
            if not any(table.robots_to_act() and not table.archived and not table.locked for table in there):
                return
            await asyncio.sleep(0.02)


async def sound_books(books: Books) -> int:
    """The file is whole, every log gapless, every game replays to its stored state. The number of moves."""
    assert [row[0] for row in await books.database.rows("PRAGMA integrity_check")] == ["ok"]
    assert await books.database.rows("PRAGMA foreign_key_check") == []
    moves = 0
    for table in await tables(books):
        log = await books.database.rows("SELECT revision FROM log WHERE game = ? ORDER BY revision", table.id)
        assert [row["revision"] for row in log] == list(range(1, table.revision + 1)), f"gaps in game {table.id}"
        if table.state is None:
            continue
        table.game.audit(table.state)
        steps = await books.steps(table)
        verdict = check_record(table.game, full_record(table, steps))
        assert verdict.good, f"game {table.id}: {verdict}"
        assert verdict.state == table.state
        assert verdict.moves == len(steps) - 1
        moves += verdict.moves
    return moves


async def nothing_twice(books: Books) -> None:
    """Every act of a person in the log belongs to exactly one interaction, and the other way round.

    What robots answered to it belongs to the same interaction.
    """
    acted = await books.database.rows("SELECT game, revision FROM log WHERE actor IS NOT NULL AND act <> 'archive'")
    handled = await books.database.rows("SELECT game, before, revision FROM handled")
    spans = Counter((row["game"], at) for row in handled for at in range(row["before"] + 1, row["revision"] + 1))
    assert set(spans.values()) <= {1}
    assert len(handled) == len(acted)
    assert {(row["game"], row["revision"]) for row in acted} <= spans.keys()


async def nothing_lost(books: Books, people: Sequence[Person]) -> int:
    """Every move a person was told to be played is in the log, under that person's interaction. How many."""
    told = [(person, m) for person in people for m in person.everything() if m.ephemeral and m.text.startswith("✅")]
    for person, message in told:
        assert message.interaction is not None
        row = await books.database.row("SELECT * FROM handled WHERE interaction = ?", int(message.interaction))
        assert row is not None, f"{person.name} was told {message.text!r}, and it is not in the log"
        table = await books.table(row["game"])
        assert table is not None
        written = [one for one in await books.log(table) if row["before"] < one.revision <= row["revision"]]
        moves = [one for one in written if one.actor is not None]  # the others are what robots answered
        assert moves
        assert {(one.act, one.actor) for one in moves} == {("move", int(person.id))}
        events = [event for one in moves for event in one.events]
        for line in turns.told(table, events)[:MOST_ECHOED]:
            assert words(person.locale).say(line, _names(table)) in message.text
    return len(told)


def posted(row: Row) -> bool:
    """Whether a row of the outbox has a message of its own."""
    return row["merged"] is None and not row["edits"]


async def all_announced_once(books: Books, sandbox: Sandbox) -> int:
    """The channels hold exactly one message per row that is posted, in order, and the rows tell the whole log.

    A row told by an edit, or together with others, has the message it is told in.
    """
    rows = await books.database.rows("SELECT * FROM outbox ORDER BY id")
    for channel in {row["channel"] for row in rows}:
        written = [(row["nonce"], row["message"]) for row in rows if row["channel"] == channel and posted(row)]
        seen = [(m.nonce, int(m.id)) for m in sandbox.world.messages[str(channel)].values() if not m.ephemeral]
        assert seen == written
    messages = {row["id"]: row["message"] for row in rows}
    told = [row for row in rows if not posted(row)]
    assert [row for row in told if messages[row["merged"] or row["edits"]] is None] == []
    for table in await tables(books):
        posts = [Post.model_validate_json(row["post"]) for row in rows if row["game"] == table.id]
        assert [post.since for post in posts] == [0, *(post.revision for post in posts[:-1])]
        last = next((row for row in reversed(await books.log(table)) if row.act != "archive"), None)
        assert last is not None
        assert posts[-1].revision == last.revision
    return len(rows)


async def reminders_hold(books: Books, told: Sequence[Reminder], now: int) -> int:
    """None was told twice; of every turn that goes on, all that must have been told was, and nothing else.

    How many turns were looked at. It trusts the banks of the clocks, and neither the rows of reminders nor their times.
    """
    keys = Counter((one.seat, one.turn, one.stage) for one in told)
    assert set(keys.values()) <= {1}, "a reminder was told twice"
    turns_seen = 0
    for table in await tables(books):
        for waiting in (await books.clocks.waiting(table.id)).values():
            clock = waiting.clock
            if waiting.turn is None or clock is None:
                continue
            turns_seen += 1
            left = clock.at(now, (await books.players.one(waiting.user)).quiet)
            for stage, part in (("half", 2), ("last", 6)):
                due = left <= clock.budget // part
                assert due == ((waiting.seat, waiting.turn, stage) in keys), f"{stage}, {left} s of {clock.budget}"
    return turns_seen


def _names(table: Table) -> Names:
    return lambda seat: plain_name(table.name(seat))
