"""As harsh as Discord: permissions, kicks, deletions, sleeping threads, limits on edits, answers of every kind."""

import asyncio
import time

import discord
import pytest

from bot.sandbox import Exchange, Sandbox
from bot.sandbox.cast import ATTACH_FILES, BOTS, GUILD_ID, PEOPLE, SEND_IN_THREADS, SEND_MESSAGES, VIEW_CHANNEL
from bot.sandbox.commands import Command
from tests.machine import PATIENCE
from tests.sandbox.smallbot import Board, SmallBot, picture, running, until
from tests.wire.people import Person

POST = "POST /channels/{channel_id}/messages"


@pytest.fixture
def gare(bot: SmallBot) -> discord.TextChannel:
    return bot.guilds[0].text_channels[0]


async def refused(sending: object) -> tuple[int, int]:
    """The status and the code that Discord answers."""
    with pytest.raises(discord.HTTPException) as caught:
        await sending  # type: ignore[misc]
    return caught.value.status, caught.value.code


@pytest.mark.parametrize(
    ("denied", "plain", "with_file"),
    [
        (VIEW_CHANNEL, (403, 50001), (403, 50001)),
        (SEND_MESSAGES, (403, 50013), (403, 50013)),
        (ATTACH_FILES, None, (403, 50013)),
    ],
)
async def test_a_channel_refuses_what_the_bot_may_not_do_there(
    sandbox: Sandbox,
    bot: SmallBot,
    gare: discord.TextChannel,
    denied: int,
    plain: tuple[int, int] | None,
    with_file: tuple[int, int],
) -> None:
    sandbox.deny("gare", denied)
    if plain is None:
        await gare.send("words")
    else:
        assert await refused(gare.send("words")) == plain
    assert await refused(gare.send("words", file=picture())) == with_file
    await bot.guilds[0].text_channels[1].send("elsewhere", file=picture())
    sandbox.deny("gare", 0)
    await gare.send("words", file=picture())


async def test_the_bot_is_told_its_permissions_with_every_interaction_and_by_events(
    sandbox: Sandbox, bot: SmallBot, gare: discord.TextChannel, ada: Person
) -> None:
    told: list[discord.Permissions] = []
    altered: list[object] = []

    async def on_interaction(interaction: discord.Interaction[discord.Client]) -> None:
        told.append(interaction.app_permissions)

    async def on_guild_channel_update(before: object, after: object) -> None:
        altered.append(after)

    bot.event(on_interaction)
    bot.event(on_guild_channel_update)
    await ada.command("gare", "whisper")
    sandbox.deny("gare", ATTACH_FILES)
    await ada.command("gare", "whisper")
    assert [permissions.value for permissions in told] == [BOTS, BOTS & ~ATTACH_FILES]
    assert altered == [gare]
    assert not gare.permissions_for(gare.guild.me).attach_files


async def test_a_kicked_bot_has_no_access_until_it_is_invited_again(
    sandbox: Sandbox, bot: SmallBot, gare: discord.TextChannel, ada: Person
) -> None:
    sandbox.kick_bot()
    assert await refused(gare.send("hello")) == (403, 50001)
    assert await refused(bot.fetch_guild(int(GUILD_ID))) == (404, 10004)
    await until(lambda: not bot.guilds)
    assert (await ada.command("gare", "whisper")).failure == "bad_request"
    sandbox.invite_bot()
    await until(lambda: bool(bot.guilds))
    await gare.send("hello again")
    assert (await ada.command("gare", "whisper")).acknowledged


async def test_a_bot_that_starts_while_kicked_finds_no_guild(sandbox: Sandbox) -> None:
    sandbox.kick_bot()
    async with running(sandbox) as bot:
        assert list(bot.guilds) == []


async def test_what_is_deleted_is_unknown(
    sandbox: Sandbox, bot: SmallBot, gare: discord.TextChannel, ada: Person
) -> None:
    message = await gare.send("one")
    sandbox.delete_message("gare", str(message.id))
    assert await refused(message.edit(content="two")) == (404, 10008)
    sandbox.delete_channel("gare")
    assert await refused(gare.send("three")) == (404, 10003)
    await until(lambda: gare not in bot.guilds[0].text_channels)
    new = sandbox.add_channel("gare")
    assert new.id != str(gare.id)


async def test_a_sleeping_thread_wakes_unless_it_is_locked(sandbox: Sandbox, bot: SmallBot, ada: Person) -> None:
    place = sandbox.add_thread("gare", "partie")
    thread = await bot.fetch_channel(int(place.id))
    assert isinstance(thread, discord.Thread)
    message = await thread.send("one")
    sandbox.sleep("partie")
    assert await refused(message.edit(content="uno")) == (400, 50083)
    await thread.send("two")
    sandbox.sleep("partie", locked=True)
    assert await refused(thread.send("three")) == (400, 50083)
    sandbox.sleep("partie", archived=False, locked=True)
    assert await refused(thread.send("three")) == (403, 160005)
    sandbox.sleep("partie", archived=False)
    await thread.send("three")
    sandbox.deny("gare", SEND_IN_THREADS)
    assert await refused(thread.send("four")) == (403, 50013)
    assert (await ada.command("partie", "whisper")).private == "psst"
    assert [m.text for m in ada.messages("partie") if not m.ephemeral] == ["one", "two", "three"]


async def test_people_rename_and_leave(sandbox: Sandbox, bot: SmallBot) -> None:
    sandbox.rename("Dan", "Daniel")
    member = await bot.guilds[0].fetch_member(int(PEOPLE[3].id))
    assert member.display_name == "Daniel"
    async with await Person.enter(sandbox.address, "Daniel") as daniel:
        answer = await daniel.command("gare", "hello")
        assert answer.acknowledged
        sandbox.leave("Daniel")
        assert await refused(bot.guilds[0].fetch_member(int(PEOPLE[3].id))) == (404, 10007)
        await asyncio.wait_for(daniel._reader, PATIENCE)  # the page is cut off


def test_a_command_with_no_permissions_at_all_is_for_administrators() -> None:
    shown = Command(name="x", description="y", default_member_permissions="0")
    assert not any(shown.usable_by(person) for person in PEOPLE)
    assert all(Command(name="x", description="y").usable_by(person) for person in PEOPLE)


class TestTime:
    @pytest.fixture
    def ahead(self) -> list[float]:
        return [0.0]

    @pytest.fixture
    def late(self, ahead: list[float]) -> Sandbox:
        return Sandbox(now=lambda: time.time() + ahead[0])

    async def test_old_messages_can_be_edited_only_now_and_then(self, late: Sandbox, ahead: list[float]) -> None:
        answers: list[Exchange] = []
        late.observers.append(answers.append)
        async with late, running(late) as bot:
            gare = bot.guilds[0].text_channels[0]
            message = await gare.send(view=Board(0), file=picture())
            for number in range(5):
                await message.edit(view=Board(number))
            ahead[0] = 3_601
            for number in range(3):
                await message.edit(view=Board(number))
            editing = asyncio.create_task(message.edit(view=Board(9)))
            await until(lambda: answers[-1].status == 429)
            assert not editing.done()  # discord.py waits as it is told
            editing.cancel()
            assert answers[-1].headers["Via"] == "1.1 google"
            assert isinstance(answers[-1].answer, dict)
            assert answers[-1].answer["code"] == 30046
            await gare.send("posts are not held up")


@pytest.mark.parametrize(
    ("status", "code"),
    [(401, 0), (403, 50013), (403, None), (404, None), (408, None), (400, 50035), (413, 40005), (503, None)],
)
async def test_any_answer_can_be_asked_for(
    sandbox: Sandbox, gare: discord.TextChannel, ada: Person, status: int, code: int | None
) -> None:
    sandbox.faults.answer(POST, status, code)
    assert await refused(gare.send("lost")) == (status, code or 0)
    assert ada.messages("gare") == []
    sandbox.faults.answer(POST, status, code, after=True)
    assert await refused(gare.send("done all the same")) == (status, code or 0)
    await ada.wait_for(lambda m: m.text == "done all the same")
    assert sandbox.complaints == []
