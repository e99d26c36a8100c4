"""Three seconds for the first answer, fifteen minutes for the rest, and never two first answers."""

import time

import discord

from bot.sandbox import Sandbox
from tests.machine import PATIENCE
from tests.sandbox.smallbot import SmallBot, running, until
from tests.wire.people import Person


async def test_an_answer_after_the_deadline_is_too_late() -> None:
    async with (
        Sandbox(answer_within=0.2) as sandbox,
        running(sandbox) as bot,
        await Person.enter(sandbox.address, "Ada") as ada,
    ):
        bot.slow = 0.4
        answer = await ada.command("gare", "late")
        assert (answer.acknowledged, answer.failure) == (False, "did_not_respond")
        await until(lambda: bool(bot.errors))
        [error] = bot.errors
        original = getattr(error, "original", None)
        assert isinstance(original, discord.NotFound)
        assert original.code == 10062
        assert ada.messages("gare") == []


async def test_three_seconds_are_the_rule() -> None:
    async with Sandbox() as sandbox, running(sandbox) as bot, await Person.enter(sandbox.address, "Ada") as ada:
        assert sandbox.interactions.answer_within == 3.0
        bot.slow = 2 * PATIENCE
        started = time.monotonic()
        answer = await ada.command("gare", "late")
        assert answer.failure == "did_not_respond"
        assert time.monotonic() - started > 2.9


async def test_a_press_while_no_bot_is_there_is_not_kept_for_the_next_one() -> None:
    async with Sandbox(answer_within=PATIENCE) as sandbox, await Person.enter(sandbox.address, "Ada") as ada:
        async with running(sandbox):
            shown = (await ada.command("gare", "board")).message
        sandbox.interactions.answer_within = 0.2
        assert (await ada.press(shown, "Count 0")).failure == "did_not_respond"
        sandbox.interactions.answer_within = PATIENCE
        async with running(sandbox):
            assert (await ada.press(shown, "Count 0")).message.text == "Counted 1"


async def test_a_second_first_answer_is_refused(sandbox: Sandbox, bot: SmallBot, ada: Person) -> None:
    codes: list[int] = []

    @bot.event
    async def on_interaction(interaction: discord.Interaction[SmallBot]) -> None:
        await until(interaction.response.is_done)
        again = discord.InteractionResponse(interaction)
        try:
            await again.send_message("twice")
        except discord.HTTPException as error:
            codes.append(error.code)

    await ada.command("gare", "hello")
    await until(lambda: bool(codes))
    assert codes == [40060]
    assert len(ada.messages("gare")) == 1


async def test_the_token_dies_after_fifteen_minutes() -> None:
    ahead = 0.0
    async with Sandbox(now=lambda: time.time() + ahead) as sandbox, running(sandbox) as bot:
        kept: list[discord.Interaction[SmallBot]] = []

        @bot.event
        async def on_interaction(interaction: discord.Interaction[SmallBot]) -> None:
            kept.append(interaction)

        async with await Person.enter(sandbox.address, "Ada") as ada:
            await ada.command("gare", "hello")
            ahead = 899.0
            await kept[0].edit_original_response(content="still")
            ahead = 901.0
            refused = await _refusal(kept[0])
            assert (refused.status, refused.code) == (401, 50027)
            await ada.wait_for(lambda m: m.text == "still")


async def _refusal(interaction: discord.Interaction[SmallBot]) -> discord.HTTPException:
    try:
        await interaction.followup.send("late")
    except discord.HTTPException as error:
        return error
    raise AssertionError("the follow-up was taken")
