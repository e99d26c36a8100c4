"""Nobody is left untold: whatever keeps the bot from posting, what happened is told as soon as it can be, and once.

The table MATRIX says for each answer of Discord's what the players see meanwhile and after the cure.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from unittest.mock import AsyncMock

import pytest

from bot.run import BAD_TOKEN, run
from bot.sandbox import Exchange, Sandbox, point_discord_at
from bot.sandbox.cast import ATTACH_FILES, SEND_IN_THREADS, SEND_MESSAGES, VIEW_CHANNEL
from bot.settings import Settings, SettingsError
from bot.tables import turns
from bot.tables.table import Change, Table
from tests.sandbox.smallbot import until
from tests.wire.house import House
from tests.wire.people import Message, Person
from tests.wire.seating import GAME, GARE, TAKE, deal, done, gather, play, public, quiet, said, table_in, told

POST = "POST /channels/{channel_id}/messages"
NEVER = 600.0  # seconds after which something does not come at all
THREAD = "partie"
ALWAYS = 10_000


def nothing(house: House) -> None:
    """No cure is needed."""


def denied(permissions: int) -> Callable[[House], None]:
    return lambda house: house.sandbox.deny(GARE, permissions)


def asleep(*, archived: bool, locked: bool) -> Callable[[House], None]:
    return lambda house: house.sandbox.sleep(THREAD, archived=archived, locked=locked)


def answers(status: int, code: int | None, times: int = ALWAYS, *, after: bool = False) -> Callable[[House], None]:
    return lambda house: house.sandbox.faults.answer(POST, status, code, times=times, after=after)


def fine_again(house: House) -> None:
    """Nothing is refused any more; the bot learns of it at the next interaction."""
    house.sandbox.faults.clear()


@dataclass(frozen=True)
class Case:
    trouble: Callable[[House], None]
    cure: Callable[[House], None]
    why: str | None  # what mover and status are told meanwhile; None: nothing is owed
    meanwhile: str  # what the channel sees before the cure: nothing, words or all
    after: str = "all"
    channel: str = GARE
    asked: bool = False  # the cure comes with an interaction


MATRIX = {
    "50001 no access": Case(denied(VIEW_CHANNEL), denied(0), "permissions", "nothing"),
    "50013 may not send": Case(denied(SEND_MESSAGES), denied(0), "permissions", "nothing"),
    "50013 may not send in threads": Case(denied(SEND_IN_THREADS), denied(0), "permissions", "nothing", channel=THREAD),
    "50013 may not attach": Case(denied(ATTACH_FILES), denied(0), None, "words"),
    "50083 archived and locked": Case(
        asleep(archived=True, locked=True), asleep(archived=False, locked=False), "thread", "nothing", channel=THREAD
    ),
    "160005 locked": Case(
        asleep(archived=False, locked=True), asleep(archived=False, locked=False), "thread", "nothing", channel=THREAD
    ),
    "archived only": Case(asleep(archived=True, locked=False), nothing, None, "all", channel=THREAD),
    "403 without a code": Case(answers(403, None), fine_again, "permissions", "nothing", asked=True),
    "404 without a code": Case(answers(404, None), fine_again, "other", "nothing", asked=True),
    "404 of another code": Case(answers(404, 10004), fine_again, "other", "nothing", asked=True),
    "400 without a code": Case(answers(400, None), fine_again, "other", "nothing", asked=True),
    "401": Case(answers(401, 0), fine_again, "token", "nothing", asked=True),
    "408": Case(answers(408, None, 2), nothing, None, "all"),
    "429 of a proxy": Case(answers(429, None, 2), nothing, None, "all"),
    "503": Case(answers(503, None, 2), nothing, None, "all"),
    "503 after it was done": Case(answers(503, None, 2, after=True), nothing, None, "all"),
    "50035 of the picture": Case(answers(400, 50035, 1), nothing, None, "words", "words"),
    "40005 too large": Case(answers(413, 40005, 1), nothing, None, "words", "words"),
    "50035 of everything": Case(answers(400, 50035, 3), nothing, None, "nothing", "nothing"),
    "10003 deleted": Case(lambda house: house.sandbox.delete_channel("triage"), nothing, None, "nothing", "nothing"),
}


def seen(messages: list[Message], before: int) -> str:
    """What of one announcement stands in the channel."""
    new = messages[before:]
    assert len(new) <= 1, "told twice"
    if not new:
        return "nothing"
    assert "Ada takes:" in new[0].text
    assert len(new[0].pictures) <= 1
    return "all" if new[0].pictures else "words"


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.outgoing.outbox.FIRST_PAUSE", 0.05)


@pytest.mark.parametrize("case", [pytest.param(case, id=name) for name, case in MATRIX.items() if "10003" not in name])
async def test_what_players_see_while_the_bot_cannot_post_and_after_the_cure(
    house: House, ada: Person, basile: Person, case: Case, wild: set[str], errors: list[logging.LogRecord]
) -> None:
    wild |= {"50001", "50013", "50083", "160005"}
    house.sandbox.add_thread(GARE, THREAD)
    await until(lambda: THREAD in ada._channels and THREAD in basile._channels)
    await deal(house, ada, basile, channel=case.channel)
    before = len(public(ada, case.channel))
    case.trouble(house)
    answer = await ada.command(case.channel, "play", move=TAKE)
    assert answer.private.startswith(said(ada, "move-done"))
    await quiet()
    assert seen(public(ada, case.channel), before) == case.meanwhile
    status = (await basile.command(case.channel, "game status")).private
    await quiet()
    if case.why is not None:
        owed = said(ada, "owed", count=1, why=case.why)
        await until(lambda: owed in answer.private)
        assert said(basile, "owed", count=1, why=case.why) in status
    else:
        assert "⚠️" not in status + answer.private
    assert seen(public(ada, case.channel), before) == case.meanwhile
    case.cure(house)
    if case.asked:
        await basile.command(case.channel, "game status")
    await until(lambda: seen(public(ada, case.channel), before) == case.after)
    await told(house, ada, channel=case.channel)
    assert seen(public(ada, case.channel), before) == case.after
    assert "⚠️" not in (await basile.command(case.channel, "game status")).private
    await play(basile, "mobilise", case.channel)
    await told(house, ada, channel=case.channel)
    assert "Basile mobilises" in public(ada, case.channel)[-1].text, "nothing is blocked"
    errors.clear()  # what Discord did not take at all is logged


async def test_a_deleted_channel_is_final_and_asked_once(house: House, ada: Person, basile: Person) -> None:
    await deal(house, ada, basile, channel="triage")
    place = int(ada.channel("triage"))
    books = house.bot.services.books
    house.sandbox.delete_channel("triage")
    asked: list[int] = []

    def observe(exchange: Exchange) -> None:
        if f"POST {exchange.route}" == POST:
            asked.append(exchange.status)

    house.sandbox.observers.append(observe)
    for user, text in ((ada, TAKE), (basile, "mobilise")):
        move = (await house.bot.services.door.live(place)).game.parse(text)
        await house.bot.services.door.play(place, int(user.id), [move], int(user.id))
    await quiet()
    assert asked in ([404], [404, 404])
    assert await books.database.rows("SELECT 1 FROM outbox WHERE message IS NULL AND given_up IS NULL") == []
    house.sandbox.complaints.clear()


async def test_a_kicked_bot_tells_what_it_owes_when_it_is_invited_again(
    house: House, ada: Person, basile: Person, wild: set[str]
) -> None:
    wild.add("50001")
    await deal(house, ada, basile)
    before = len(public(ada))
    house.sandbox.kick_bot()
    table = await table_in(house, GARE, ada)
    move = table.game.parse(TAKE)
    await house.bot.services.door.play(table.channel, int(ada.id), [move], 77)
    await quiet()
    assert seen(public(ada), before) == "nothing"
    await house.restart()
    await quiet()
    house.sandbox.invite_bot()
    await until(lambda: seen(public(ada), before) == "all")


async def test_more_than_three_owed_become_one_with_one_call(
    house: House, ada: Person, basile: Person, wild: set[str]
) -> None:
    wild.add("50013")
    await deal(house, ada, basile)
    before = len(public(ada))
    house.sandbox.deny(GARE, SEND_MESSAGES)
    moves = ((TAKE, ada), ("mobilise", basile), ("switch 1>loco1", basile), ("mobilise", ada), ("switch 1>loco5", ada))
    for move, person in moves:
        answer = await person.command(GARE, "play", move=move)
        assert answer.private.startswith("✅")
        await quiet()
    assert said(ada, "owed", count=5, why="permissions") in answer.private
    house.sandbox.deny(GARE, 0)
    await until(lambda: len(public(ada)) > before)
    await told(house, ada)
    (one,) = public(ada)[before:]
    assert one.text.startswith("📬")
    for words in ("Ada takes:", "Basile mobilises", "Basile switches:", "Ada mobilises", "Ada switches:"):
        assert words in one.text
    assert len(one.pictures) == 1
    assert one.mentions == ["Basile"]
    assert one.labels == ["Play", "Board", "Rules"]
    rows = await house.bot.services.books.database.rows("SELECT 1 FROM outbox WHERE message IS NULL AND merged IS NULL")
    assert rows == []


async def test_three_owed_are_told_one_by_one(house: House, ada: Person, basile: Person, wild: set[str]) -> None:
    wild.add("50013")
    await deal(house, ada, basile)
    before = len(public(ada))
    house.sandbox.deny(GARE, SEND_MESSAGES)
    for move, person in ((TAKE, ada), ("mobilise", basile), ("switch 1>loco1", basile)):
        await person.command(GARE, "play", move=move)
        await quiet()
    house.sandbox.deny(GARE, 0)
    await until(lambda: len(public(ada)) == before + 3)
    assert [text.text.split()[1] for text in public(ada)[before:]] == ["takes:", "mobilises", "switches:"]


async def test_discord_is_not_asked_again_and_again(house: House, ada: Person, basile: Person, wild: set[str]) -> None:
    """A refusal is tried again at an interaction and at events, else hourly: not at every robot's move."""
    wild.add("50013")
    await deal(house, ada, basile)
    house.sandbox.deny(GARE, SEND_MESSAGES)
    await ada.command(GARE, "play", move=TAKE)
    await quiet()
    asked: list[int] = []
    house.sandbox.observers.append(
        lambda exchange: asked.append(exchange.status) if f"POST {exchange.route}" == POST else None
    )
    house.bot.services.outbox.wake(int(ada.channel(GARE)))
    await quiet()
    await basile.command(GARE, "game status")  # what it tells of the bot's permissions is taken for it
    await quiet()
    assert asked == []


async def test_the_hour_is_a_cure_too(
    house: House, ada: Person, basile: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.outgoing.outbox.HOUR", 0.2)
    await deal(house, ada, basile)
    before = len(public(ada))
    house.sandbox.faults.answer(POST, 403, None, times=2)
    await ada.command(GARE, "play", move=TAKE)
    await until(lambda: seen(public(ada), before) == "all")


async def test_a_refused_token_silences_all_channels(
    house: House, ada: Person, basile: Person, errors: list[logging.LogRecord]
) -> None:
    await deal(house, ada, basile)
    await gather(house, basile, channel="triage")
    house.sandbox.faults.answer(POST, 401, 0, times=ALWAYS)
    await ada.command(GARE, "play", move=TAKE)
    await quiet()
    met = len(house.sandbox.faults.met)
    outbox = house.bot.services.outbox
    assert outbox.held(int(ada.channel("triage")))
    for channel in (GARE, "triage"):
        outbox.wake(int(ada.channel(channel)))
    await quiet()
    assert len(house.sandbox.faults.met) == met == 1
    assert [record.levelname for record in errors] == ["CRITICAL"]
    errors.clear()
    house.sandbox.faults.clear()
    await basile.command("triage", "game status")
    await told(house, ada)
    assert "Ada takes:" in public(ada)[-1].text


async def test_a_picture_that_cannot_be_made_is_owed(
    house: House, ada: Person, basile: Person, monkeypatch: pytest.MonkeyPatch, errors: list[logging.LogRecord]
) -> None:
    await deal(house, ada, basile)
    before = len(public(ada))

    def broken(*details: object) -> None:
        raise ZeroDivisionError("a brush broke")

    with monkeypatch.context() as patched:
        patched.setattr("bot.outgoing.announce.paint_turn", broken)
        await ada.command(GARE, "play", move=TAKE)
        await told(house, ada)
        assert seen(public(ada), before) == "words"
        assert said(ada, "told-no-picture") in public(ada)[-1].text
    await basile.command(GARE, "game status")
    await until(lambda: seen(public(ada), before) == "all")
    assert said(ada, "told-no-picture") not in public(ada)[-1].text
    assert public(ada)[-1].labels == ["Play", "Board", "Rules"]
    errors.clear()


# Before anything is promised


@pytest.mark.parametrize(
    ("lacking", "name"),
    [(VIEW_CHANNEL, "view-channel"), (SEND_MESSAGES, "send-messages"), (ATTACH_FILES, "attach-files")],
)
async def test_a_table_is_not_opened_where_the_bot_could_not_post(
    house: House, ada: Person, basile: Person, lacking: int, name: str
) -> None:
    house.sandbox.deny(GARE, lacking)
    missing = said(basile, f"permission-{name}")
    done(await basile.command(GARE, "table new", game=GAME), "denied-permissions", missing=missing)
    house.sandbox.deny(GARE, 0)
    await gather(house, basile, ada)
    house.sandbox.deny(GARE, lacking)
    done(await basile.command(GARE, "table start"), "denied-permissions", missing=missing)
    house.sandbox.deny(GARE, 0)
    done(await basile.command(GARE, "table start"), "done-start")


async def test_in_a_thread_the_permission_of_threads_counts(house: House, ada: Person) -> None:
    house.sandbox.add_thread(GARE, THREAD)
    await until(lambda: THREAD in ada._channels)
    house.sandbox.deny(GARE, SEND_IN_THREADS)
    missing = said(ada, "permission-send-messages-in-threads")
    done(await ada.command(THREAD, "table new", game=GAME), "denied-permissions", missing=missing)
    house.sandbox.deny(GARE, SEND_MESSAGES)
    done(await ada.command(THREAD, "table new", game=GAME), "done-new")


async def test_a_server_the_bot_is_not_in_is_refused(house: House, ada: Person) -> None:
    house.sandbox.kick_bot()
    await until(lambda: not house.bot.guilds)
    assert (await ada.command(GARE, "table new", game=GAME)).failure == "bad_request"
    done(await ada.invent(GARE, "table new", game=GAME), "denied-not-member")


async def test_commands_belong_to_servers_and_only_what_needs_no_table_to_direct_messages(
    house: House, ada: Person
) -> None:
    for command in ada.commands:
        assert command["integration_types"] == [0]
        assert command["contexts"] == ([0, 1] if command["name"] in ("rules", "help", "me") else [0]), command["name"]


# Trouble at the edges


async def test_commands_that_discord_does_not_take_at_the_start_are_offered_again_while_the_bot_works(
    house: House, ada: Person, errors: list[logging.LogRecord], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.incoming.client.FIRST_PAUSE", 0.3)
    await gather(house, ada, robots=1)
    await house.stop()
    house.sandbox.faults.answer("PUT /applications", 503, None, times=2)
    await house.start()
    assert len(house.sandbox.faults.met) >= 1
    done(await ada.command(GARE, "table start"), "done-start")
    await until(lambda: len(house.sandbox.faults.met) == 2)
    await house.bot._registering  # type: ignore[misc]
    assert "Discord did not take the commands" in errors[0].getMessage()
    errors.clear()


async def test_a_token_refused_later_gets_one_clear_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.incoming.client.ChefDeGare.before_identify_hook", AsyncMock())
    async with Sandbox() as sandbox, await Person.enter(sandbox.address, "Ada") as ada:
        point_discord_at(sandbox.address)
        running = asyncio.create_task(run(Settings(token=sandbox.token, port=0, db=tmp_path / "chef.db")))
        await ada.until(lambda: ada.bot_online, NEVER)
        sandbox.revoke_token()
        with pytest.raises(SettingsError) as raised:
            await running  # however long a busy machine takes: the line is what counts
        assert str(raised.value) == BAD_TOKEN


async def test_an_acknowledgement_answered_with_5xx_counts(
    house: House, ada: Person, basile: Person, wild: set[str]
) -> None:
    """discord.py asks again by itself and hears 40060: the move is played, once, and its mover told."""
    wild.add("40060")
    await deal(house, ada, basile)
    house.sandbox.faults.answer("/callback", 500, 0, after=True)
    await play(ada, TAKE)
    await told(house, ada)
    assert sum("Ada takes" in message.text for message in public(ada)) == 1


async def test_a_stuck_robot_is_told_once_and_tried_again(
    house: House, ada: Person, monkeypatch: pytest.MonkeyPatch, errors: list[logging.LogRecord]
) -> None:
    monkeypatch.setattr("bot.refereeing.robots.PAUSE", 0.05)
    await deal(house, ada, robots=1)
    tries = 0
    think = turns.played_for

    def stuck(table: Table, orders: turns.Orders) -> Change | None:
        nonlocal tries
        tries += 1
        if tries < 4:
            raise ZeroDivisionError("no idea")
        return think(table, orders)

    monkeypatch.setattr("bot.tables.turns.played_for", stuck)
    await play(ada, TAKE)
    await told(house, ada)
    texts = [message.text for message in public(ada)]
    assert sum(said(ada, "told-robot-stuck") in text for text in texts) == 1
    assert texts[-1].startswith("Jacques ")
    stuck_message = next(message for message in public(ada) if said(ada, "told-robot-stuck") in message.text)
    assert ada.as_posted(stuck_message).mentions == []
    errors.clear()


async def test_after_a_backup_is_put_back_new_announcements_are_not_swallowed(
    house: House, ada: Person, basile: Person
) -> None:
    """Discord knows a nonce for minutes; those of the time line that was thrown away must not come again."""
    await deal(house, ada, basile)
    copy = house.db.with_name("copy.db")
    await house.bot.services.books.database.backup(copy)
    await play(ada, TAKE)
    await told(house, ada)
    await house.stop()
    copy.replace(house.db)
    for leftover in ("-wal", "-shm"):
        house.db.with_name(house.db.name + leftover).unlink(missing_ok=True)
    await house.start()
    before = len(public(ada))
    await play(ada, "mobilise")
    await told(house, ada)
    assert "Ada mobilises" in public(ada)[-1].text
    assert len(public(ada)) == before + 1
