"""Bad weather: lines cut, sessions lost, refusals and failures of Discord's, presses that come twice."""

from __future__ import annotations

import asyncio

import pytest

from bot.sandbox import Sandbox
from bot.sandbox.faults import Trouble
from tests.sandbox.smallbot import until
from tests.wire.house import House
from tests.wire.menus import place_in_menu
from tests.wire.people import Person
from tests.wire.seating import (
    GARE,
    TAKE,
    advice,
    deal,
    done,
    gather,
    play,
    played,
    public,
    said,
    size_of_picture,
    table_in,
    told,
)

POST = "POST /channels/{channel_id}/messages"


def texts(person: Person) -> list[str]:
    return [message.text for message in public(person)]


async def test_a_cut_connection_is_resumed_in_mid_game(house: House, ada: Person, basile: Person) -> None:
    """Commands given while the line is down arrive when it is back; none is lost and none counts twice."""
    await deal(house, ada, basile)
    session = house.bot.ws.session_id
    house.sandbox.cut_gateway()
    await ada.until(lambda: not ada.bot_online)
    await play(ada, TAKE)
    assert house.bot.ws.session_id == session
    house.sandbox.gateway.ask_reconnect()
    await play(basile, "mobilise")
    await told(house, ada)
    assert (await table_in(house, GARE, ada)).revision == 5
    assert sum("Ada takes" in text for text in texts(ada)) == 1
    assert sum("Basile mobilises" in text for text in texts(ada)) == 1


async def test_a_lost_session_is_begun_anew(house: House, ada: Person, basile: Person) -> None:
    last = await deal(house, ada, basile)
    session = house.bot.ws.session_id
    house.sandbox.invalidate_sessions()
    await until(lambda: house.bot.ws.session_id not in (None, session))
    panel = await ada.press(last, "Play")
    await ada.choose(panel.message, None, [str(await place_in_menu(ada, "mobilise"))])
    house.sandbox.invalidate_sessions()
    session = house.bot.ws.session_id
    await until(lambda: house.bot.ws.session_id not in (None, session))
    now = ada.now(panel.message)
    assert now is not None
    assert (await ada.press(now, "Confirm")).private.startswith(said(ada, "move-done"))


@pytest.mark.parametrize("trouble", ["429", "500", "lost_before", "lost_after"])
async def test_announcements_arrive_once_and_in_order(
    house: House, ada: Person, basile: Person, trouble: Trouble, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.outgoing.outbox.FIRST_PAUSE", 0.05)
    await deal(house, ada, basile)
    before = len(public(ada))
    faults = house.sandbox.faults
    faults.next(POST, trouble, times=1 if trouble == "500" else 3, retry_after=0.1)
    for move, person in ((TAKE, ada), ("mobilise", basile), ("switch 1>loco1", basile), ("mobilise", ada)):
        await play(person, move)
    await told(house, ada, basile)
    assert len(faults.met) == (1 if trouble == "500" else 3)
    new = texts(ada)[before:]
    assert [text.split()[:2] for text in new] == [
        ["Ada", "takes:"],
        ["Basile", "mobilises"],
        ["Basile", "switches:"],
        ["Ada", "mobilises"],
    ]
    assert all(len(message.pictures) == 1 for message in public(ada)[before:])


@pytest.mark.parametrize("trouble", ["429", "500", "lost_before", "lost_after"])
async def test_private_answers_come_through(
    house: House, ada: Person, basile: Person, trouble: Trouble, wild: set[str]
) -> None:
    if trouble == "lost_after":
        wild.add("40060")  # the bot asks again because it did not hear that it had been heard
    await gather(house, ada, basile)
    for where in ("/callback", "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/@original"):
        house.sandbox.faults.next(where, trouble, retry_after=0.05)
        answer = await ada.command(GARE, "game status")
        assert answer.private.startswith("**Freight Train**")
    house.sandbox.faults.next("PATCH /webhooks", trouble, retry_after=0.05)
    done(await ada.command(GARE, "table start"), "done-start")
    house.sandbox.faults.next("PATCH /webhooks", trouble, retry_after=0.05)
    board = await ada.command(GARE, "game board")
    if trouble == "lost_after":
        await until(lambda: any(message.edited for message in board.messages))  # answered a second time
    assert await size_of_picture(ada, board.message) > (600, 400)  # a file sent a second time is whole
    assert len(house.sandbox.faults.met) == 4


class TestWithDiscordsLimits:
    @pytest.fixture
    def sandbox(self) -> Sandbox:
        """Five messages in five seconds to a channel, as Discord has it."""
        return Sandbox()

    async def test_a_flood_is_slowed_down_but_neither_lost_nor_disordered(
        self, house: House, ada: Person, basile: Person
    ) -> None:
        await ada.command(GARE, "table new", game="freight_train")
        for number in range(3):
            await basile.command(GARE, "table join")
            await basile.command(GARE, "table leave")
            assert len(texts(ada)) <= 1 + 2 * (number + 1)
        answer = await ada.command(GARE, "game status")
        assert answer.acknowledged
        done(await basile.command(GARE, "table join"), "done-join")
        done(await ada.command(GARE, "table start"), "done-start")
        for move, person in ((TAKE, ada), ("mobilise", basile), ("switch 1>loco1", basile), ("mobilise", ada)):
            await play(person, move)
        await told(house, ada, basile)
        first, *others = [text.split()[:2] for text in texts(ada)]
        assert first == ["🚂", "Ada"]
        assert [text for text in others if text[0] in ("Ada", "Basile")] == [
            ["Ada", "takes:"],
            ["Basile", "mobilises"],
            ["Basile", "switches:"],
            ["Ada", "mobilises"],
        ]


async def test_the_same_press_delivered_twice_counts_once(
    house: House, ada: Person, basile: Person, wild: set[str]
) -> None:
    wild.add("40060")  # Discord takes one answer to an interaction
    last = await deal(house, ada, basile)
    panel = (await ada.press(last, "Play")).message
    await ada.choose(panel, None, [str(await place_in_menu(ada, "mobilise"))])
    confirm = ada.now(panel)
    assert confirm is not None
    answer = await ada.press(confirm, "Confirm")
    assert answer.private.startswith(said(ada, "move-done"))
    for _ in range(3):
        house.sandbox.interactions.deliver_again(answer.interaction or "")
    await asyncio.sleep(0.2)
    await told(house, ada)
    assert (await table_in(house, GARE, ada)).revision == 4
    assert sum("Ada mobilises" in text for text in texts(ada)) == 1
    now = ada.now(panel)
    assert now is not None
    assert now.text.startswith(said(ada, "move-done"))


async def test_the_same_command_delivered_twice_at_once_counts_once(
    house: House, ada: Person, basile: Person, wild: set[str]
) -> None:
    wild.add("40060")
    await deal(house, ada, basile)
    house.sandbox.interactions.copies = 2
    await play(ada, TAKE)
    house.sandbox.interactions.copies = 1
    await told(house, ada)
    assert (await table_in(house, GARE, ada)).revision == 4
    assert sum("Ada takes" in text for text in texts(ada)) == 1


async def test_after_a_restart_the_unsent_is_sent_and_robots_go_on(house: House, ada: Person) -> None:
    await gather(house, ada, robots=1)
    house.sandbox.faults.next(POST, "500", times=10_000)
    done(await ada.command(GARE, "table start"), "done-start")
    played(await ada.command(GARE, "play", move="mobilise"))
    before = len(public(ada))
    await house.stop()
    house.sandbox.faults.clear()
    await house.start()
    await told(house, ada)
    new = texts(ada)[before:]
    assert "All aboard!" in new[0]
    assert "Ada mobilises" in new[1]
    assert "\nJacques " in new[1]
    assert len(new) == 2
    seat, _ = await advice(await table_in(house, GARE, ada))
    assert seat == 0
