"""One of everything a bot does, held against Discord's own description of its API."""

import discord
import pytest

from bot.sandbox import Exchange, Sandbox
from bot.sandbox.cast import GUILD_ID, PEOPLE
from bot.sandbox.forms import Request
from tests.sandbox.openapi import OpenApi
from tests.sandbox.smallbot import Board, Wagons, picture, running
from tests.wire.people import Person

EXPECTED = {
    "GET /users/@me",
    "GET /oauth2/applications/@me",
    "PUT /applications/{application_id}/commands",
    "GET /applications/{application_id}/commands",
    "PUT /applications/{application_id}/guilds/{guild_id}/commands",
    "GET /gateway/bot",
    "GET /guilds/{guild_id}",
    "GET /guilds/{guild_id}/members/{user_id}",
    "GET /users/{user_id}",
    "POST /users/@me/channels",
    "GET /channels/{channel_id}",
    "POST /channels/{channel_id}/typing",
    "POST /channels/{channel_id}/messages",
    "GET /channels/{channel_id}/messages",
    "GET /channels/{channel_id}/messages/{message_id}",
    "PATCH /channels/{channel_id}/messages/{message_id}",
    "DELETE /channels/{channel_id}/messages/{message_id}",
    "GET /channels/{channel_id}/messages/pins",
    "PUT /channels/{channel_id}/messages/pins/{message_id}",
    "DELETE /channels/{channel_id}/messages/pins/{message_id}",
    "POST /interactions/{interaction_id}/{interaction_token}/callback",
    "POST /webhooks/{webhook_id}/{webhook_token}",
}


async def test_a_tour_of_the_api_keeps_to_the_description() -> None:
    checker = OpenApi.or_skip()
    async with Sandbox() as sandbox:
        sandbox.observers.append(checker.observe)
        async with running(sandbox) as bot:
            await bot.tree.fetch_commands()
            await bot.tree.sync(guild=discord.Object(int(GUILD_ID)))
            await bot.http.get_bot_gateway()
            guild = await bot.fetch_guild(int(GUILD_ID))
            await guild.fetch_member(int(PEOPLE[0].id))
            user = await bot.fetch_user(int(PEOPLE[0].id))
            await (await user.create_dm()).send("hello in private")
            channel = await bot.fetch_channel(bot.guilds[0].text_channels[0].id)
            assert isinstance(channel, discord.TextChannel)
            await channel.typing()
            embed = discord.Embed(title="t", description="d", colour=3).add_field(name="a", value="b")
            embed.set_image(url="attachment://board.png").set_footer(text="f").set_author(name="n")
            plain = await channel.send("words", embed=embed, file=picture(), view=Wagons(), nonce="n1")
            await plain.reply("reply", allowed_mentions=discord.AllowedMentions(users=[user]))
            board = await channel.send(view=Board(1), file=picture())
            await board.edit(view=Board(2), attachments=[picture(30)])
            await channel.fetch_message(board.id)
            assert board.id in [m.id async for m in channel.history(limit=5)]
            await board.pin()
            assert [m.id async for m in channel.pins()] == [board.id]
            await board.unpin()
            await plain.delete()
            async with await Person.enter(sandbox.address, "Ada") as ada:
                await ada.command("gare", "think")
                await ada.complete("gare", "paint", focused="wagon")
                shown = await ada.command("gare", "board")
                await ada.press(shown.message, "Count 0")
                form = await ada.command("dm", "note")
                assert form.modal is not None
                await ada.submit(form.modal, words="ok")
        assert sandbox.complaints == []
    checker.assert_clean()
    assert checker.checked >= EXPECTED


POST = "/channels/{channel_id}/messages"
ERROR = {"code": 0, "message": "no"}


@pytest.mark.parametrize(
    ("route", "said", "status", "answered", "problem"),
    [
        (POST, {"content": 5}, 200, None, "request"),
        (POST, {"components": [{"type": 1, "components": [{"type": 2}]}]}, 200, None, "request"),
        (POST, {"content": "x"}, 200, {"id": "1"}, "answer 200"),
        (POST, {"content": "x"}, 400, {"why": "no"}, "answer 400"),
        (POST, {"content": "x"}, 302, ERROR, "no answer 302"),
        ("/nowhere", {}, 404, ERROR, "no such operation"),
    ],
)
def test_the_checker_notices_what_differs(
    route: str, said: object, status: int, answered: object, problem: str
) -> None:
    checker = OpenApi.or_skip()
    headers = {"Content-Type": "application/json"}
    checker.observe(Exchange("POST", route, route, {}, Request(said), status, headers, answered))
    assert any(problem in found for found in checker.problems)
