"""A real discord.py bot logs in, syncs its commands and finds the guild."""

import discord
import pytest

from bot.sandbox import Sandbox, point_discord_at
from bot.sandbox.cast import GUILD_ID, PEOPLE
from tests.sandbox.smallbot import SmallBot, running
from tests.wire.people import Person


async def test_the_bot_finds_guild_channels_and_itself(bot: SmallBot, sandbox: Sandbox) -> None:
    guild = bot.guilds[0]
    assert (guild.name, [c.name for c in guild.text_channels]) == ("La Rotonde", ["gare", "triage", "depot"])
    assert bot.user is not None
    assert guild.me.id == bot.user.id == bot.application_id
    assert guild.me.guild_permissions.send_messages
    assert sandbox.complaints == []


async def test_a_wrong_token_is_refused_by_the_api(sandbox: Sandbox) -> None:
    point_discord_at(sandbox.address)
    async with SmallBot() as bot:
        with pytest.raises(discord.LoginFailure):
            await bot.login("wrong")


async def test_synced_commands_carry_their_translations_and_keep_their_ids(bot: SmallBot, ada: Person) -> None:
    first = {command.name: command for command in await bot.tree.fetch_commands()}
    again = {command.name: command.id for command in await bot.tree.sync()}
    assert {name: command.id for name, command in first.items()} == again
    shown = next(c for c in ada.commands if c["name"] == "hello")
    assert shown["name_localizations"] == {"fr": "bonjour"}
    assert shown["description_localizations"] == {"fr": "Salue"}


async def test_only_moderators_are_shown_a_restricted_command(bot: SmallBot, ada: Person, maud: Person) -> None:
    assert "closed" not in [c["name"] for c in ada.commands]
    assert "closed" in [c["name"] for c in maud.commands]
    assert (await ada.command("gare", "closed", days=1)).failure == "bad_request"
    assert (await maud.command("gare", "closed", days=1)).text == "closed 1"


async def test_open_pages_hear_of_the_bot_coming_its_commands_and_its_leaving(sandbox: Sandbox, ada: Person) -> None:
    assert not ada.bot_online
    assert ada.commands == []
    async with running(sandbox):
        await ada.until(lambda: ada.bot_online and bool(ada.commands))
    await ada.until(lambda: not ada.bot_online)


async def test_users_members_and_private_channels_can_be_fetched(bot: SmallBot, basile: Person) -> None:
    user = await bot.fetch_user(int(basile.id))
    assert user.display_name == "Basile"
    member = await (await bot.fetch_guild(int(GUILD_ID))).fetch_member(int(PEOPLE[-1].id))
    assert [role.name for role in member.roles if role.id != int(GUILD_ID)] == ["Modération"]
    await user.send("just for you")
    assert (await basile.wait_for(lambda m: "just for you" in m.text)).channel == basile.channel("dm")


async def test_nobody_else_sees_a_private_channel(bot: SmallBot, ada: Person, basile: Person) -> None:
    await (await bot.fetch_user(int(basile.id))).send("secret")
    await basile.wait_for(lambda m: m.text == "secret")
    assert all("secret" not in m.text for m in ada.everything())
    assert (await ada.command(basile.channel("dm"), "hello")).failure == "bad_request"


async def test_an_added_channel_reaches_bot_and_pages(sandbox: Sandbox, bot: SmallBot, ada: Person) -> None:
    place = sandbox.add_channel("voie-9")
    await ada.until(lambda: ada.channel("voie-9") == place.id)
    answer = await ada.command("voie-9", "hello")
    assert answer.message.channel == place.id
    assert bot.get_channel(int(place.id)) is not None


async def test_an_unknown_route_is_404_and_recorded() -> None:
    async with Sandbox() as sandbox, running(sandbox) as bot:
        with pytest.raises(discord.NotFound):
            await bot.http.pins_from(1, limit=5)
        assert [(c.method, c.status) for c in sandbox.complaints] == [("GET", 404)]
