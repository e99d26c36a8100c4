"""The outbox: in order, again and again until Discord has it, never twice, and never blocked for good."""

from __future__ import annotations

import asyncio
import sqlite3
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import cast

import aiohttp
import discord
import pytest

from bot.outgoing import outbox
from bot.outgoing.outbox import Outbox, told_as_one
from bot.store.database import Row
from bot.store.mail import Letter, Mail, Sent
from bot.tables import acts
from bot.tables.post import Post
from bot.tables.table import Holder, Table
from rules.core.phrase import Who, phrase
from tests.bot.house import ADA, BOB, CHANNEL, CLEO, House, until
from tests.machine import PATIENCE


@dataclass
class Channel:
    """Discord's side: takes messages, or raises what is in the way of the next ones."""

    troubles: list[Exception] = field(default_factory=list)
    tried: list[str] = field(default_factory=list)
    taken: list[tuple[str, Table, Post]] = field(default_factory=list)

    async def send(self, table: Table, post: Post, nonce: str) -> Sent:
        self.tried.append(nonce)
        await asyncio.sleep(0)
        if self.troubles:
            raise self.troubles.pop(0)
        self.taken.append((nonce, table, post))
        return Sent(1_000 + len(self.taken))

    def keys(self) -> list[str]:
        return [post.lines[0].key for _, _, post in self.taken]


def answer(status: int, code: int = 50001) -> discord.HTTPException:
    kinds: dict[int, type[discord.HTTPException]] = {403: discord.Forbidden, 404: discord.NotFound}
    response = cast("aiohttp.ClientResponse", SimpleNamespace(status=status, reason="so"))
    return kinds.get(status, discord.HTTPException)(response, {"code": code, "message": f"answer {status}"})


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Pauses between tries, counted and not waited for."""
    pauses: list[float] = []
    sleep = asyncio.sleep

    async def short(seconds: float) -> None:
        if seconds >= outbox.FIRST_PAUSE:
            pauses.append(seconds)
            seconds = 0
        await sleep(seconds)

    monkeypatch.setattr(asyncio, "sleep", short)
    return pauses


@pytest.fixture
def channel() -> Channel:
    return Channel()


async def deliver(house: House, channel: Channel) -> None:
    """What a start of the bot sends."""
    box = Outbox(house.books, channel.send)
    await box.start()
    await asyncio.wait_for(box.idle(), PATIENCE)


async def rows(house: House) -> list[Row]:
    return await house.books.database.rows("SELECT * FROM outbox ORDER BY id")


async def test_messages_go_out_in_the_order_of_the_log(house: House, channel: Channel) -> None:
    await house.started(ADA, BOB)
    await house.say(ADA, "mobilise")
    await deliver(house, channel)
    assert channel.keys() == ["told-new", "told-join", "told-start", "freight-mobilised"]
    assert [row["message"] for row in await rows(house)] == [1001, 1002, 1003, 1004]


async def test_what_was_sent_is_not_sent_again(house: House, channel: Channel) -> None:
    await house.opened()
    await deliver(house, channel)
    await deliver(house, channel)
    assert len(channel.taken) == 1


async def test_messages_written_while_sending_are_sent_too(house: House, channel: Channel) -> None:
    await house.opened()
    box = Outbox(house.books, channel.send)
    await box.start()
    await house.join(BOB)
    box.wake(CHANNEL)
    box.wake(CHANNEL)
    await asyncio.wait_for(box.idle(), PATIENCE)
    assert channel.keys() == ["told-new", "told-join"]


@pytest.mark.parametrize(
    "trouble",
    [
        aiohttp.ClientConnectionError("gone"),
        TimeoutError(),
        ConnectionResetError(),
        answer(500),
        answer(503),
        answer(429),
    ],
    ids=repr,
)
async def test_a_passing_trouble_is_tried_again_in_order_with_the_same_nonce(
    house: House, channel: Channel, trouble: Exception, hurried: list[float]
) -> None:
    await house.seated(ADA, BOB)
    channel.troubles = [trouble] * 3
    await deliver(house, channel)
    assert channel.keys() == ["told-new", "told-join"]
    first, second = [nonce for nonce, _, _ in channel.taken]
    assert channel.tried == [first] * 4 + [second]
    assert first != second
    assert hurried == [0.5, 1.0, 2.0]


async def test_pauses_grow_to_a_minute(house: House, channel: Channel, hurried: list[float]) -> None:
    await house.opened()
    channel.troubles = [answer(502) for _ in range(10)]
    await deliver(house, channel)
    assert hurried == [0.5, 1, 2, 4, 8, 16, 32, 60, 60, 60]


async def test_for_a_deleted_channel_everything_is_given_up_with_the_reason(
    house: House, channel: Channel, hurried: list[float]
) -> None:
    await house.seated(ADA, BOB)
    channel.troubles = [answer(404, 10003)]
    await deliver(house, channel)
    assert ["answer 404" in row["given_up"] for row in await rows(house)] == [True, True]
    assert len(channel.tried) == 1
    assert hurried == []


async def test_a_message_that_discord_does_not_take_even_bare_does_not_hold_up_the_next(
    house: House, channel: Channel, hurried: list[float]
) -> None:
    await house.seated(ADA, BOB)
    channel.troubles = [answer(400, 50035)] * 2  # with its buttons, then without
    await deliver(house, channel)
    given_up, sent = await rows(house)
    assert "answer 400" in given_up["given_up"]
    assert sent["message"] == 1001
    assert hurried == []


async def test_a_message_that_cannot_be_made_does_not_hold_up_the_next_for_good(house: House, channel: Channel) -> None:
    await house.seated(ADA, BOB)
    channel.troubles = [ZeroDivisionError("a bug") for _ in range(outbox.MOST_SURPRISES)]
    await deliver(house, channel)
    assert channel.keys() == ["told-join"]
    assert "a bug" in (await rows(house))[0]["given_up"]


async def test_a_restart_takes_up_what_was_left_unsent_with_the_same_nonces(house: House, channel: Channel) -> None:
    await house.seated(ADA, BOB)
    reached = asyncio.Event()

    async def never(table: Table, post: Post, nonce: str) -> Sent:
        channel.tried.append(nonce)
        reached.set()
        await asyncio.Event().wait()
        return Sent(0)

    box = Outbox(house.books, never)
    await box.start()
    await reached.wait()
    await box.close()
    await deliver(house, channel)
    assert channel.keys() == ["told-new", "told-join"]
    assert channel.tried[0] == channel.tried[1]


async def test_a_nonce_is_one_messages_own_and_short_enough(house: House, channel: Channel) -> None:
    await house.opened()
    async with house.books.database.transaction() as transaction:
        await transaction.run("UPDATE sqlite_sequence SET seq = 999999999999999 WHERE name = 'outbox'")
    await house.join(BOB)
    await deliver(house, channel)
    assert len(set(channel.tried)) == 2
    assert max(len(nonce) for nonce in channel.tried) <= 25
    assert len(channel.tried[1]) >= 20


async def test_a_channel_in_trouble_does_not_hold_up_another(house: House) -> None:
    await house.opened(channel=1)
    await house.opened(channel=2)
    sent: list[int] = []

    async def send(table: Table, post: Post, nonce: str) -> Sent:
        if table.channel == 1:
            await asyncio.Event().wait()
        sent.append(table.channel)
        return Sent(5)

    box = Outbox(house.books, send)
    await box.start()
    await until(lambda: bool(sent))
    await box.close()
    assert sent == [2]


async def test_a_message_sent_late_names_those_who_sat_there_then(house: House, channel: Channel) -> None:
    await house.seated(ADA, BOB)
    await house.do(lambda table: acts.leave(table, BOB))
    await house.do(lambda table: acts.leave(table, ADA))
    await deliver(house, channel)
    assert [table.names() for _, table, _ in channel.taken] == [("Ada",), ("Ada", "Bob"), ("Ada",), ()]


async def test_a_store_that_cannot_be_written_does_not_send_a_message_twice(
    house: House, channel: Channel, hurried: list[float]
) -> None:
    await house.opened()
    database = house.books.database
    async with database.transaction() as transaction:
        await transaction.run("CREATE TRIGGER full BEFORE UPDATE ON outbox BEGIN SELECT RAISE(ABORT, 'no room'); END")
    box = Outbox(house.books, channel.send)
    await box.start()
    await until(lambda: len(hurried) >= 3)
    async with database.transaction() as transaction:
        await transaction.run("DROP TRIGGER full")
    await asyncio.wait_for(box.idle(), PATIENCE)
    assert len(channel.taken) == 1
    assert (await rows(house))[0]["message"] == 1001


async def test_letters_that_cannot_be_read_are_read_again(
    house: House, channel: Channel, hurried: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.seated(ADA, BOB)
    troubles = [sqlite3.OperationalError("disk I/O error")] * 2
    unsent = Mail.unsent

    async def reading(mail: Mail, place: int) -> list[Letter]:
        if troubles:
            raise troubles.pop()
        return await unsent(mail, place)

    monkeypatch.setattr(Mail, "unsent", reading)
    await deliver(house, channel)
    assert channel.keys() == ["told-new", "told-join"]
    assert hurried == [0.5, 1.0]


def test_many_posts_told_as_one_call_whoever_was_to_be_called_and_still_must_act() -> None:
    """The last of them need not call anybody itself: a change of language does not."""
    seats = (Holder(ADA, "Ada"), Holder(BOB, "Bob"))
    duty = phrase("duty", what=phrase("freight-duty-play", who=(Who(seat=1),), count=1))
    calling = Post(lines=(), seats=seats, footer=(duty,), mention=(1,), since=1, revision=2, visible_revision=2)
    quiet = calling.but(mention=(), since=2, revision=3)
    done = quiet.but(footer=(phrase("duty", what=phrase("freight-duty-play", who=(Who(seat=0),), count=1)),))
    assert told_as_one([calling, quiet]).mention == (1,)
    assert told_as_one([calling, done]).mention == (), "who has acted since is not called for it"


def test_whoever_has_left_since_is_still_named_where_many_posts_are_told_as_one() -> None:
    before = (Holder(ADA, "Ada"), Holder(BOB, "Bob"))
    after = (Holder(CLEO, "Cléo"), Holder(BOB, "Bob"))
    moved = phrase("freight-day", who=(Who(seat=0), phrase("named", name=Who(seat=1), text="7")), day=1)
    first = Post(lines=(moved,), seats=before, since=1, revision=2, visible_revision=2)
    last = first.but(lines=(phrase("told-handover", name="Ada", who=Who(seat=0)),), seats=after)
    _, said, handed = told_as_one([first, last]).lines
    assert said == phrase("freight-day", who=("Ada", phrase("named", name="Bob", text="7")), day=1)
    assert handed == last.lines[0]
    assert told_as_one([first, first]).lines[1:] == (moved, moved)  # nobody has left
