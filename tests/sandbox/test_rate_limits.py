"""Rate limits, refusals and lost answers, and how a real bot lives with them."""

import time

import aiohttp
import discord
import pytest

from bot.sandbox import Limit, RateLimits, Sandbox
from bot.sandbox.buckets import Buckets
from tests.machine import PATIENCE
from tests.sandbox.smallbot import SmallBot, running
from tests.wire.people import Person

POST = "POST /channels/{channel_id}/messages"


def gare(bot: SmallBot) -> discord.TextChannel:
    return bot.guilds[0].text_channels[0]


async def test_a_refused_message_is_sent_again(sandbox: Sandbox, bot: SmallBot, ada: Person) -> None:
    sandbox.faults.next(POST, "429", times=2, retry_after=0.05)
    await gare(bot).send("patience")
    assert len(sandbox.faults.met) == 2
    await ada.wait_for(lambda m: m.text == "patience")
    assert len(ada.messages("gare")) == 1


async def test_a_refused_callback_is_sent_again(sandbox: Sandbox, bot: SmallBot, ada: Person) -> None:
    sandbox.faults.next("/callback", "429", retry_after=0.05)
    assert (await ada.command("gare", "hello")).acknowledged
    assert len(sandbox.faults.met) == 1


async def test_a_bucket_slows_the_bot_down_before_it_is_refused() -> None:
    limits = RateLimits(routes={POST: Limit(2, 0.3)})
    statuses: list[int] = []
    async with Sandbox(rate_limits=limits) as sandbox, running(sandbox) as bot:
        sandbox.observers.append(lambda exchange: statuses.append(exchange.status))
        started = time.monotonic()
        for number in range(5):
            await gare(bot).send(f"message {number}")
        assert time.monotonic() - started > 0.5
    assert statuses == [200] * 5


async def test_a_bot_that_ignores_the_headers_is_refused() -> None:
    async with Sandbox(rate_limits=RateLimits(routes={POST: Limit(2, PATIENCE)})) as sandbox:
        url = f"{sandbox.address}/api/v10/channels/{sandbox.world.guild_places()[0].id}/messages"
        headers = {"Authorization": f"Bot {sandbox.token}"}
        async with aiohttp.ClientSession(headers=headers) as http:
            for expected in (200, 200, 429):
                async with http.post(url, json={"content": "x"}) as response:
                    assert response.status == expected
                    body = await response.json()
            assert response.headers["Via"]
            assert response.headers["X-RateLimit-Remaining"] == "0"
            assert 0 < body["retry_after"] <= PATIENCE
            assert body["global"] is False


def test_channels_have_buckets_of_their_own_and_share_the_one_for_everything() -> None:
    limits = RateLimits(everything=Limit(4, 1.0), routes={POST: Limit(2, 5.0)})
    buckets = Buckets(limits, now=lambda: 100.0)
    assert [buckets.take(POST, "a").retry_after for _ in range(3)] == [None, None, 5.0]
    assert buckets.take(POST, "b").retry_after is None
    last = buckets.take(POST, "b")
    assert (last.retry_after, last.everywhere) == (1.0, True)
    assert buckets.take("POST /webhooks/{webhook_id}/{webhook_token}", "t").retry_after is None


@pytest.mark.parametrize("trouble", ["lost_before", "lost_after"])
async def test_a_message_lost_on_the_way_is_posted_once_with_a_nonce(
    sandbox: Sandbox, bot: SmallBot, ada: Person, trouble: str
) -> None:
    sandbox.faults.next(POST, "lost_after" if trouble == "lost_after" else "lost_before")
    with pytest.raises(aiohttp.ClientError):
        await gare(bot).send("once", nonce="t1")
    sent = await gare(bot).send("once", nonce="t1")
    await ada.wait_for(lambda m: m.id == str(sent.id))
    assert len(ada.messages("gare")) == 1


async def test_a_nonce_gives_the_same_message_for_a_few_minutes() -> None:
    ahead = 0.0
    async with Sandbox(now=lambda: time.time() + ahead) as sandbox, running(sandbox) as bot:
        first = await gare(bot).send("one", nonce="n")
        assert (await gare(bot).send("two", nonce="n")).id == first.id
        assert (await gare(bot).send("three", nonce="m")).id != first.id
        ahead = 400.0
        assert (await gare(bot).send("four", nonce="n")).id != first.id
