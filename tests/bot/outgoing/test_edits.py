"""Edits: beside the outbox, best-effort, and given up quietly."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field

import aiohttp
import discord
import pytest

from bot.outgoing import edits
from bot.outgoing.edits import Editor
from bot.outgoing.outbox import Outbox
from bot.store.mail import Sent
from bot.tables import acts
from bot.tables.post import Post, lines_then
from bot.tables.table import Table
from render.words import words
from tests.bot.consenting import answer as refuse
from tests.bot.house import ADA, BOB, CHANNEL, CLEO, MOD, House, interaction
from tests.bot.outgoing.test_outbox import answer
from tests.machine import PATIENCE


@dataclass
class Wall:
    """The channel with what was posted and edited in it."""

    posted: list[Post] = field(default_factory=list)
    edited: list[tuple[int, Post, Sequence[str]]] = field(default_factory=list)
    trouble: Exception | None = None
    slow: asyncio.Event | None = None
    age: float = 0.0

    async def send(self, table: Table, post: Post, nonce: str) -> Sent:
        self.posted.append(post)
        moment = discord.utils.utcnow().timestamp() - self.age
        return Sent((int(moment * 1000 - discord.utils.DISCORD_EPOCH) << 22) + len(self.posted), ("a board",))

    async def edit(self, table: Table, post: Post, alts: Sequence[str], message: int) -> None:
        if self.slow is not None:
            await self.slow.wait()
        if self.trouble is not None:
            raise self.trouble
        self.edited.append((message & 0xFF, post, alts))


class Pair:
    """An outbox with its editor, as the services ties them."""

    def __init__(self, house: House, wall: Wall) -> None:
        self.editor = Editor(house.books, wall.edit, lambda channel: self.outbox.wake(channel))
        self.outbox = Outbox(house.books, wall.send, posted=self.editor.wake, editable=self.editor.take)

    async def work(self) -> None:
        await self.outbox.start()
        await self.editor.start()
        for _ in range(5):
            await self.outbox.idle()
            await self.editor.idle()


@pytest.fixture
def wall() -> Wall:
    return Wall()


def keys(posts: Sequence[Post]) -> list[str]:
    return [post.lines[-1].key for post in posts]


async def test_a_lobby_is_one_message(house: House, wall: Wall) -> None:
    pair = Pair(house, wall)
    await house.opened()
    await pair.work()
    await house.join(BOB)
    await pair.work()
    assert keys(wall.posted) == ["told-new"]
    ((message, post, _),) = wall.edited
    assert (message, [line.key for line in post.lines]) == (1, ["told-new", "told-join"])
    assert await house.books.database.rows("SELECT 1 FROM outbox WHERE message IS NULL") == []


@pytest.mark.parametrize(
    "trouble",
    [answer(404, 10008), answer(403, 50013), answer(429, 30046), answer(503, 0), aiohttp.ClientError(), TimeoutError()],
    ids=repr,
)
async def test_a_lobby_that_cannot_be_edited_is_posted_anew_and_told_once(
    house: House, wall: Wall, trouble: Exception
) -> None:
    pair = Pair(house, wall)
    await house.opened()
    await pair.work()
    wall.trouble = trouble
    await house.join(BOB)
    await pair.work()
    assert keys(wall.posted) == ["told-new", "told-join"]
    rows = await house.books.database.rows("SELECT stripped FROM outbox ORDER BY id")
    assert [row["stripped"] for row in rows] == [1, 0], "its buttons were tried once, and left"


async def test_an_old_lobby_is_posted_anew(house: House, wall: Wall) -> None:
    wall.age = 3_500
    pair = Pair(house, wall)
    await house.opened()
    await pair.work()
    await house.join(BOB)
    await pair.work()
    assert keys(wall.posted) == ["told-new", "told-join"]


async def test_an_edit_that_hangs_holds_up_no_post(house: House, wall: Wall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(edits, "PATIENCE", 10 * PATIENCE)
    pair = Pair(house, wall)
    await house.started(ADA, BOB)
    wall.slow = asyncio.Event()
    await pair.outbox.start()
    await pair.editor.start()
    await asyncio.wait_for(pair.outbox.idle(), PATIENCE)
    await house.say(ADA, "mobilise")
    pair.outbox.wake(CHANNEL)
    await asyncio.wait_for(pair.outbox.idle(), PATIENCE)
    assert keys(wall.posted)[-1] == "freight-mobilised"
    assert wall.edited == []
    await pair.outbox.close()
    await pair.editor.close()


async def test_an_edit_that_hangs_is_given_up(house: House, wall: Wall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(edits, "PATIENCE", 0.05)
    pair = Pair(house, wall)
    await house.started(ADA, BOB)
    wall.slow = asyncio.Event()
    await asyncio.wait_for(pair.work(), PATIENCE)
    assert wall.edited == []


async def test_only_the_newest_message_of_a_table_has_buttons(house: House, wall: Wall) -> None:
    pair = Pair(house, wall)
    await house.started(ADA, BOB)
    await pair.work()
    await house.say(ADA, "mobilise")
    await pair.work()
    stripped = [(message, post.buttons, alts) for message, post, alts in wall.edited if not post.buttons]
    assert stripped == [(number, (), ("a board",)) for number in range(1, len(wall.posted))]


async def test_a_lobby_that_cannot_be_edited_is_not_posted_behind_the_start(
    house: House, wall: Wall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(edits, "PATIENCE", 0.3)
    pair = Pair(house, wall)
    await house.opened()
    await pair.work()
    wall.slow = asyncio.Event()
    await house.join(BOB)
    await pair.outbox.start()
    await pair.outbox.idle()  # the edit is under way, and hangs
    await house.do(lambda table: acts.start(table, ADA))
    pair.outbox.wake(CHANNEL)
    await pair.work()
    assert [post.lines[0].key for post in wall.posted] == ["told-new", "told-start"]
    left = "SELECT 1 FROM outbox WHERE message IS NULL AND merged IS NULL"
    assert await house.books.database.rows(left) == []


async def test_of_what_was_told_only_the_start_and_the_newest_post_are_kept(house: House, wall: Wall) -> None:
    """The others keep their place in the log: the file need not grow with all that was ever said. The start goes on
    to tell how the table stands."""
    pair = Pair(house, wall)
    table = await house.started(ADA, BOB)
    for user in (ADA, BOB):
        await house.say(user, "mobilise")
    await pair.work()
    *told, newest = await house.posts()
    assert len(told) == 4
    assert newest.lines
    assert newest.seats == table.seats
    assert [post.lines[0].key for post in told if post.status] == ["told-start"]
    assert all((post.lines, post.seats, post.footer) == ((), (), ()) for post in told if not post.status)
    assert [(post.since, post.revision) for post in (*told, newest)] == [(at, at + 1) for at in range(len(told) + 1)]


async def test_lines_that_are_told_again_do_not_rename_who_was_there_before(house: House, wall: Wall) -> None:
    """Bob leaves to a robot, and comes back: both are posts of their own, and keep the names of then."""
    pair = Pair(house, wall)
    await house.started(ADA, BOB, CLEO)
    await pair.work()
    await house.do(lambda table: acts.leave(table, BOB))
    await pair.work()
    gone = wall.posted[-1]
    back = await house.do(lambda table: acts.join(table, BOB, "Bob"))
    await pair.work()
    assert keys(wall.posted[-2:]) == ["told-away", "told-back"]
    (line,) = lines_then(gone, back.seats)
    said = words("en").say(line, lambda seat: back.seats[seat].name)
    assert said.startswith("🤖 **Bob** is away; Jacques, a robot, plays on.")


async def test_the_buttons_of_a_question_go_once_it_is_closed(house: House, wall: Wall) -> None:
    pair = Pair(house, wall)
    await house.started(ADA, BOB, CLEO)
    await house.say(ADA, "mobilise")
    await house.say(BOB, "mobilise")
    question = await house.undo(ADA)
    await pair.work()
    message = len(wall.posted)
    assert wall.posted[-1].buttons[:2] == ("agree", "refuse")
    await house.votes.offer(CHANNEL, CLEO, interaction(), MOD, "Mod")
    await pair.work()
    await pair.work()
    stripped = [post.buttons for number, post, _ in wall.edited if number == message]
    assert stripped == [("agree", "refuse")]  # it is open, and edited once
    await refuse(house, BOB, question, agrees=False)
    await pair.work()
    stripped = [post.buttons for number, post, _ in wall.edited if number == message]
    assert stripped == [("agree", "refuse"), ()]
    await house.votes.answer(CHANNEL, CLEO, "Cléo", interaction(), question.id, question.revision + 1, agrees=False)
    await pair.work()
    assert [post.buttons for number, post, _ in wall.edited if number == message + 1][-1] == ()
