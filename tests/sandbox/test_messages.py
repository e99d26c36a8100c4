"""The bot's own messages over HTTP: posted, read, edited, deleted, with files, and refused in Discord's form."""

import aiohttp
import discord
import pytest

from bot.sandbox import Sandbox
from tests.sandbox.smallbot import Board, SmallBot, picture
from tests.wire.people import Person


@pytest.fixture
def gare(bot: SmallBot) -> discord.TextChannel:
    return bot.guilds[0].text_channels[0]


async def test_a_message_lives_and_dies(gare: discord.TextChannel, ada: Person) -> None:
    message = await gare.send("one")
    await ada.wait_for(lambda m: m.text == "one")
    await message.edit(content="two")
    seen = await ada.wait_for(lambda m: m.text == "two")
    assert seen.edited
    assert (await gare.fetch_message(message.id)).content == "two"
    await message.delete()
    await ada.until(lambda: ada.now(seen) is None)
    with pytest.raises(discord.NotFound) as caught:
        await gare.fetch_message(message.id)
    assert caught.value.code == 10008


async def test_history_is_newest_first_and_can_be_cut(gare: discord.TextChannel) -> None:
    sent = [await gare.send(str(number)) for number in range(4)]
    assert [m.content async for m in gare.history(limit=2)] == ["3", "2"]
    assert [m.content async for m in gare.history(before=sent[2])] == ["1", "0"]
    assert [m.content async for m in gare.history(after=sent[2])] == ["3"]


async def test_a_file_is_served_as_it_was_sent(gare: discord.TextChannel, ada: Person) -> None:
    message = await gare.send("board", file=picture(50, 30))
    [attachment] = message.attachments
    assert (attachment.width, attachment.height, attachment.description) == (50, 30, "a blue board")
    assert attachment.content_type == "image/png"
    seen = await ada.wait_for(lambda m: m.text == "board")
    assert await ada.pictures(seen) == [await attachment.read()]


async def test_a_redrawn_board_drops_the_old_picture(gare: discord.TextChannel, ada: Person) -> None:
    message = await gare.send(view=Board(1), file=picture())
    old = await ada.wait_for(lambda m: "Counted 1" in m.text)
    await message.edit(view=Board(2), attachments=[picture(70)])
    new = await ada.wait_for(lambda m: "Counted 2" in m.text)
    assert len(new.pictures) == 1
    assert new.pictures != old.pictures
    async with ada._session.get(old.pictures[0]) as response:
        assert response.status == 404


async def test_a_refusal_names_the_field_so_that_discord_py_can_show_it(
    sandbox: Sandbox, gare: discord.TextChannel, ada: Person
) -> None:
    with pytest.raises(discord.HTTPException, match="In content: Must be 2000 or fewer in length") as caught:
        await gare.send("x" * 2001)
    assert (caught.value.status, caught.value.code) == (400, 50035)
    with pytest.raises(discord.HTTPException, match="IS_COMPONENTS_V2"):
        await gare.send("words", view=Board(1), file=picture())  # type: ignore[call-overload]  # on purpose
    assert [c.status for c in sandbox.complaints] == [400, 400]
    assert ada.messages("gare") == []


async def test_only_those_allowed_are_mentioned(gare: discord.TextChannel, ada: Person, basile: Person) -> None:
    words = f"<@{ada.id}> then <@{basile.id}>"
    await gare.send(words)
    assert (await ada.wait_for(lambda m: m.text == words)).mentions == []
    await gare.send(f"{words}!", allowed_mentions=discord.AllowedMentions(users=[discord.Object(int(basile.id))]))
    assert (await ada.wait_for(lambda m: m.text == f"{words}!")).mentions == ["Basile"]


async def test_an_ephemeral_message_is_out_of_reach_of_the_channel_routes(
    gare: discord.TextChannel, ada: Person
) -> None:
    secret = (await ada.command("gare", "whisper")).message
    with pytest.raises(discord.NotFound):
        await gare.fetch_message(int(secret.id))
    assert [m async for m in gare.history()] == []


async def test_unknown_channels_are_404(bot: SmallBot) -> None:
    with pytest.raises(discord.NotFound) as caught:
        await bot.fetch_channel(7)
    assert caught.value.code == 10003


@pytest.mark.parametrize("kind", ["application/json", "multipart/form-data; boundary=x"])
async def test_a_body_that_cannot_be_read_is_400(sandbox: Sandbox, kind: str) -> None:
    headers = {"Authorization": f"Bot {sandbox.token}", "Content-Type": kind}
    url = f"{sandbox.address}/api/v10/channels/{sandbox.world.guild_places()[0].id}/messages"
    async with aiohttp.ClientSession(headers=headers) as http, http.post(url, data=b"{nope") as response:
        assert response.status == 400
        assert (await response.json())["code"] == 50109
