"""Tables for tests, opened, filled and played through the real door over a real SQLite file."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache

from bot.refereeing.door import Act, Door
from bot.refereeing.moderation import Moderation
from bot.refereeing.open_questions import OpenQuestions
from bot.refereeing.records import full_record
from bot.refereeing.taking_back import TakingBack
from bot.refereeing.votes import Votes
from bot.store.books import Books
from bot.store.servers import Servers
from bot.tables import acts, turns
from bot.tables.post import Post
from bot.tables.seeds import Randomness
from bot.tables.table import Change, Holder, Intent, Table
from rules.core.contract import Draft, Move, Options, Seat
from rules.core.walk import parse_line
from rules.registry import GAMES
from tests.machine import PATIENCE
from tests.wandering import wander

GUILD, CHANNEL = 10, 100
ADA, BOB, CLEO, MOD = 1, 2, 3, 9
NAMES = {ADA: "Ada", BOB: "Bob", CLEO: "Cléo", MOD: "Mod"}
GAME = "freight_train"
SEED = bytes([4] * 32)  # by which the first seat has the first turn, with two to four players

FIXED = Randomness(lambda: SEED, str)  # no words: the secret alone deals

_numbers = itertools.count(5_000)


def interaction() -> int:
    """An interaction id that no other interaction has."""
    return next(_numbers)


async def until(true: Callable[[], bool]) -> None:
    """Waits for something that other tasks bring about."""
    async with asyncio.timeout(PATIENCE):
        while not true():  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.01)


@dataclass
class House:
    """The door with its books, and every table that was heard of after a commit."""

    books: Books
    heard: list[Table] = field(default_factory=list)
    game: str = GAME
    randomness: Randomness = FIXED

    def __post_init__(self) -> None:
        self.now = 1_800_000_000.0
        self.taking_back = TakingBack(self.books)
        questions = OpenQuestions(self.taking_back, lambda: self.now)
        self.door = Door(self.books, self.hear, questions.decided_again, self.randomness)
        self.votes = Votes(self.door, questions)
        self.servers = Servers(self.books.database)
        self.moderation = Moderation(self.door, self.taking_back, self.servers, lambda channel: None)

    def hear(self, table: Table) -> None:
        self.heard.append(table)

    async def opened(self, channel: int = CHANNEL, user: int = ADA, name: str = "Ada") -> Table:
        return await self.door.open_table(GUILD, channel, user, name, self.game, "en", interaction())

    async def seated(self, *people: int, robots: int = 0, channel: int = CHANNEL) -> Table:
        """A table with these people and some robots, not yet started."""
        table = await self.opened(channel, people[0], NAMES[people[0]])
        for user in people[1:]:
            table = await self.join(user, channel)
        for _ in range(robots):
            table = await self.do(lambda there: acts.add_robot(there, people[0]), channel)
        return table

    async def started(self, *people: int, robots: int = 0, channel: int = CHANNEL) -> Table:
        await self.seated(*people, robots=robots, channel=channel)
        return await self.do(lambda there: acts.start(there, people[0]), channel)

    async def join(self, user: int, channel: int = CHANNEL) -> Table:
        return await self.do(lambda there: acts.join(there, user, NAMES[user]), channel)

    async def do(self, act: Act, channel: int = CHANNEL) -> Table:
        return await self.door.perform(channel, act, interaction())

    async def say(self, user: int, text: str, channel: int = CHANNEL) -> Table:
        """A move in notation."""
        table = await self.door.live(channel)
        return (await self.door.play(channel, user, parse_line(table.game, text), interaction())).table

    async def moderate(self, act: str, reason: str = "", table: Table | None = None) -> Table:
        asked = table or await (self.door.archived(CHANNEL) if act == "restore" else self.door.live(CHANNEL))
        return await self.confirm(Intent(asked.channel, MOD, act, reason, asked.id, asked.revision))

    async def confirm(self, intent: Intent) -> Table:
        """The second step of a moderator's act."""
        return await self.moderation.carry_out(intent, interaction(), NAMES[MOD])

    async def undo(self, user: int, to: int | None = None) -> Table:
        return await self.votes.undo(CHANNEL, user, interaction(), to)

    async def redo(self, user: int) -> Table:
        return await self.votes.redo(CHANNEL, user, interaction())

    async def log(self, table: Table) -> list[tuple[int, str]]:
        """The revisions and acts of the log."""
        return [(entry.revision, entry.act) for entry in await self.books.log(table)]

    async def posts(self) -> list[Post]:
        """Everything channels were or will be told."""
        rows = await self.books.database.rows("SELECT post FROM outbox ORDER BY id")
        return [Post.model_validate_json(row["post"]) for row in rows]

    async def play_until(self, kind: str, channel: int = CHANNEL) -> tuple[Table, Seat]:
        """Plays on until a move of this kind is open; the table and whose it is."""
        await self.do(lambda table: _played_until(table, kind), channel)
        table = await self.door.live(channel)
        return table, min(table.to_act())

    async def finished(self, *people: int, channel: int = CHANNEL) -> Table:
        """A whole game, played at random to its end."""
        await self.started(*people, channel=channel)
        return await self.finish(channel)

    async def finish(self, channel: int = CHANNEL) -> Table:
        return await self.do(lambda table: _played_until(table, ""), channel)


def gathered(seats: tuple[Holder, ...], options: Options | None = None) -> Table:
    """A table that waits for its start, not stored anywhere."""
    game = GAMES[GAME]
    return Table(
        id=1,
        guild=GUILD,
        channel=CHANNEL,
        game=game,
        options=options or game.options(),
        language="en",
        phase="gathering",
        seed=SEED,
        revision=7,
        seats=seats,
    )


@cache
def finished_record() -> str:
    """The record of a whole game of two, as the bot hands it out."""
    seats = (Holder(ADA, "Ada"), Holder(BOB, "Bob"))
    start = acts.start(gathered(seats), ADA)
    played = _played_until(start.table, "")
    return full_record(played.table, [*start.entries, *played.entries]).print()


def some_move(table: Table, number: int = 0) -> Move:
    """A legal move of whoever must act, the same one for the same number."""
    assert table.state is not None
    found = wander(table.game, table.state, min(table.to_act()), random.Random(number).randrange)
    assert found is not None
    return found


def open_kinds(table: Table) -> set[str]:
    assert table.state is not None
    offers = table.game.offers(table.state, min(table.to_act()), Draft())
    return {choice.value for choice in offers.choices}


def _played_until(table: Table, kind: str) -> Change:
    """The moves of all seats in one change, to the end of the game or until the kind is open."""
    change = Change(table, ())
    for number in range(1_000):
        here = change.table
        if here.phase == "over" or (kind and change.entries and kind in open_kinds(here)):
            return change
        seat = min(here.to_act())
        then = turns.play(here, here.seats[seat].user, seat, [some_move(here, number)])
        change = Change(then.table, change.entries + then.entries, then.lines)
    raise AssertionError("the game does not end")
