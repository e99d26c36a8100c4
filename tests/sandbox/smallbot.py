"""A tiny real discord.py bot that does one of everything, for the sandbox's own tests."""

import asyncio
import io
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Self

import discord
from discord import app_commands
from PIL import Image

from bot.sandbox import Sandbox, point_discord_at
from tests.machine import PATIENCE

Press = discord.Interaction[discord.Client]


def picture(width: int = 40, height: int = 20) -> discord.File:
    canvas = io.BytesIO()
    Image.new("RGB", (width, height), "navy").save(canvas, "PNG")
    canvas.seek(0)
    return discord.File(canvas, "board.png", description="a blue board")


class CountButton(discord.ui.DynamicItem[discord.ui.Button[discord.ui.LayoutView]], template=r"count:(?P<n>\d+)"):
    """A button whose state is in its id, so that it outlives the bot."""

    def __init__(self, number: int) -> None:
        super().__init__(discord.ui.Button(label=f"Count {number}", custom_id=f"count:{number}"))
        self.number = number

    @classmethod
    async def from_custom_id(
        cls, interaction: Press, item: discord.ui.Item[discord.ui.View], match: re.Match[str]
    ) -> Self:
        return cls(int(match["n"]))

    async def callback(self, interaction: Press) -> None:
        await interaction.response.edit_message(view=Board(self.number + 1), attachments=[picture(60)])


class Board(discord.ui.LayoutView):
    """Text, a picture and a button, as a turn's message has them."""

    def __init__(self, number: int) -> None:
        super().__init__(timeout=None)
        row: discord.ui.ActionRow[Board] = discord.ui.ActionRow()
        row.add_item(CountButton(number))
        self.add_item(
            discord.ui.Container(
                discord.ui.TextDisplay(f"Counted {number}"),
                discord.ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png", description="board")),
                row,
            )
        )


class Wagons(discord.ui.View):
    @discord.ui.select(
        custom_id="wagons",
        placeholder="Which wagons?",
        max_values=2,
        options=[discord.SelectOption(label=name) for name in ("red", "green", "blue")],
    )
    async def chosen(self, interaction: Press, select: discord.ui.Select[Self]) -> None:
        await interaction.response.send_message(" and ".join(select.values), ephemeral=True)


class Note(discord.ui.Modal, title="A note"):
    body: discord.ui.Label[Self] = discord.ui.Label(
        text="Words", component=discord.ui.TextInput(custom_id="words", max_length=20)
    )

    async def on_submit(self, interaction: Press) -> None:
        assert isinstance(self.body.component, discord.ui.TextInput)
        await interaction.response.send_message(f"Noted: {self.body.component.value}")


class French(app_commands.Translator):
    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        words = {"hello": "bonjour", "Greets": "Salue", "Red": "Rouge"}
        return words.get(string.message) if locale is discord.Locale.french else None


class SmallBot(discord.Client):
    def __init__(self) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            guild_ready_timeout=0.02,
            allowed_mentions=discord.AllowedMentions.none(),
            chunk_guilds_at_startup=False,
        )
        self.tree = app_commands.CommandTree(self)
        self.slow = 0.0
        self.resumed = asyncio.Event()
        self.errors: list[Exception] = []
        self.tree.error(self._failed)
        self._commands()

    async def setup_hook(self) -> None:
        self.add_dynamic_items(CountButton)
        await self.tree.set_translator(French())
        await self.tree.sync()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """No five seconds of waiting before identifying again."""

    async def on_resumed(self) -> None:
        self.resumed.set()

    async def _failed(self, interaction: Press, error: app_commands.AppCommandError) -> None:
        self.errors.append(error)

    def _commands(self) -> None:
        tree = self.tree

        @tree.command(description="Greets")
        async def hello(interaction: Press, to: discord.User | None = None) -> None:
            await interaction.response.send_message(f"Hello {(to or interaction.user).mention} [{interaction.locale}]")

        @tree.command(description="Whispers")
        async def whisper(interaction: Press) -> None:
            await interaction.response.send_message("psst", ephemeral=True)

        @tree.command(description="Thinks first")
        async def think(interaction: Press, secret: bool = False) -> None:
            await interaction.response.defer(thinking=True, ephemeral=secret)
            await interaction.followup.send("thought")
            await interaction.followup.send("and more", ephemeral=secret)

        @tree.command(description="Paints")
        async def paint(interaction: Press, wagon: str) -> None:
            await interaction.response.send_message(f"painted {wagon}")

        @paint.autocomplete("wagon")
        async def wagons(interaction: Press, current: str) -> list[app_commands.Choice[str]]:
            names = (app_commands.locale_str("Red"), app_commands.locale_str("Green"))
            return [app_commands.Choice(name=n, value=n.message.lower()) for n in names if current in n.message.lower()]

        @tree.command(description="Shows a board")
        async def board(interaction: Press) -> None:
            await interaction.response.send_message(view=Board(0), file=picture())

        @tree.command(description="Asks which")
        async def choose(interaction: Press) -> None:
            await interaction.response.send_message("Choose", view=Wagons(timeout=None))

        @tree.command(description="Opens a form")
        async def note(interaction: Press) -> None:
            await interaction.response.send_modal(Note())

        @tree.command(description="Too late")
        async def late(interaction: Press) -> None:
            await asyncio.sleep(self.slow)
            await interaction.response.send_message("late")

        @tree.command(description="Guild only", name="closed")
        @app_commands.guild_only()
        @app_commands.default_permissions(manage_channels=True)
        async def closed(interaction: Press, days: app_commands.Range[int, 1, 7]) -> None:
            await interaction.response.send_message(f"closed {days}")


@asynccontextmanager
async def running(sandbox: Sandbox) -> AsyncIterator[SmallBot]:
    """The bot, logged in and ready, until the block ends."""
    point_discord_at(sandbox.address)
    bot = SmallBot()
    task = asyncio.create_task(bot.start(sandbox.token))
    try:
        await until(lambda: bot.is_ready() or task.done())
        if task.done():
            task.result()
        yield bot
    finally:
        await bot.close()
        await asyncio.wait([task], timeout=5)


async def until(condition: Callable[[], bool]) -> None:
    """Wait for something that tells nobody when it happens."""
    async with asyncio.timeout(PATIENCE):
        while not condition():  # noqa: ASYNC110 - discord.py has no event for these
            await asyncio.sleep(0.01)
