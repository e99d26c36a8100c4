"""A tiny discord.py bot with one command for each thing the page must be able to do."""

from __future__ import annotations

import asyncio
import io

import discord
from discord import app_commands
from PIL import Image

FRENCH = {
    "new": "nouvelle",
    "game": "jeu",
    "Open a table": "Ouvre une table",
    "Which game": "Quel jeu",
    "Freight Train": "Train de marchandises",
}
ALT = "Main yard: row 1 has an auto rack, row 2 is empty."
HOSTILE = "<img src=x onerror=alert(1)> **bold** [bad](javascript:alert(1)) ||secret||"


class French(app_commands.Translator):
    async def translate(self, string: app_commands.locale_str, locale: discord.Locale, context: object) -> str | None:
        return FRENCH.get(string.message) if locale is discord.Locale.french else None


class TinyBot(discord.Client):
    """Writes down what reached it in `heard`, and answers with the same words."""

    def __init__(self) -> None:
        intents = discord.Intents(guilds=True)
        super().__init__(intents=intents, guild_ready_timeout=0.05, allowed_mentions=discord.AllowedMentions())
        self.tree = app_commands.CommandTree(self)
        self.heard: list[str] = []
        self.thought_over = asyncio.Event()

    async def setup_hook(self) -> None:
        await self.tree.set_translator(French())
        for command in (table(self), freight(self), moderate(self)):
            self.tree.add_command(command)
        for single in (hand(self), panel(self), board(self), form(self), silent(self), say(self), think(self)):
            self.tree.add_command(single)
        await self.tree.sync()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """No five-second wait before identifying again."""

    def hear(self, words: str) -> str:
        self.heard.append(words)
        return words


Single = app_commands.Command[app_commands.Group, ..., None]


def table(bot: TinyBot) -> app_commands.Group:
    group = app_commands.Group(name="table", description="Tables")

    @group.command(name="new", description="Open a table")
    @app_commands.describe(game="Which game", seats="How many seats", caboose="With the caboose")
    @app_commands.choices(
        game=[
            app_commands.Choice(name="Freight Train", value="freight_train"),
            app_commands.Choice(name="Steam", value="steam"),
        ]
    )
    async def new(
        interaction: discord.Interaction,
        game: str,
        seats: app_commands.Range[int, 2, 5] = 2,
        caboose: bool = False,
    ) -> None:
        await interaction.response.send_message(bot.hear(f"table {game} {seats} {caboose}"))

    @group.command(name="robot", description="Seat a robot")
    async def robot(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(bot.hear("robot"))

    return group


def freight(bot: TinyBot) -> app_commands.Group:
    group = app_commands.Group(name="freight", description="Freight Train")

    async def rows(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        bot.hear(f"asked {current!r}")
        offered = [app_commands.Choice(name=f"Row {row}: to auto", value=f"r{row}") for row in range(1, 4)]
        return [choice for choice in offered if current.lower() in (choice.name + choice.value).lower()]

    async def places(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        start = interaction.namespace.from1
        return [app_commands.Choice(name=f"locomotive {n} from {start}", value=f"loco{n}") for n in (1, 2)]

    @group.command(name="take", description="Take a wagon")
    @app_commands.autocomplete(from1=rows, to1=places)
    async def take(interaction: discord.Interaction, from1: str, to1: str, note: str | None = None) -> None:
        await interaction.response.send_message(bot.hear(f"take {from1}>{to1} {note}"))

    return group


def moderate(bot: TinyBot) -> app_commands.Group:
    needed = discord.Permissions(manage_channels=True)
    group = app_commands.Group(name="moderate", description="Moderation", default_permissions=needed)

    @group.command(name="reset", description="Archive the game")
    async def reset(interaction: discord.Interaction, reason: str, whom: discord.User) -> None:
        await interaction.response.send_message(bot.hear(f"reset {reason} {whom.display_name}"))

    @group.command(name="role", description="Who moderates")
    async def role(interaction: discord.Interaction, role: discord.Role) -> None:
        await interaction.response.send_message(bot.hear(f"role {role.name}"))

    return group


def hand(bot: TinyBot) -> Single:
    @app_commands.command(name="hand", description="Your cards")
    async def show(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"Your hand, {interaction.user.mention}: coil, ore", ephemeral=True)

    return show


def silent(bot: TinyBot) -> Single:
    @app_commands.command(name="silent", description="Never answers")
    async def never(interaction: discord.Interaction) -> None:
        bot.hear("silent")

    return never


def think(bot: TinyBot) -> Single:
    @app_commands.command(name="think", description="Answers later")
    async def later(interaction: discord.Interaction) -> None:
        await interaction.response.defer(thinking=True)
        await bot.thought_over.wait()
        await interaction.edit_original_response(content="Thought it over.")

    return later


def say(bot: TinyBot) -> Single:
    @app_commands.command(name="say", description="Says it")
    async def aloud(interaction: discord.Interaction, words: str) -> None:
        await interaction.response.send_message(HOSTILE if words == "hostile" else words.replace("\\n", "\n"))

    return aloud


def panel(bot: TinyBot) -> Single:
    @app_commands.command(name="panel", description="Buttons and menus")
    async def show(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Your turn", view=Panel(bot))

    return show


class Panel(discord.ui.View):
    def __init__(self, bot: TinyBot) -> None:
        super().__init__(timeout=None)
        self.bot = bot
        self.presses = 0
        self.add_item(discord.ui.Button(label="Rules", url="https://example.org/rules", row=0))
        self.add_item(discord.ui.Button(label="Locked", disabled=True, row=0))

    @discord.ui.button(label="Press", style=discord.ButtonStyle.primary, custom_id="press", row=0)
    async def press(self, interaction: discord.Interaction, button: discord.ui.Button[Panel]) -> None:
        self.presses += 1
        await interaction.response.edit_message(content=f"Pressed {self.presses} by {interaction.user.name}")

    @discord.ui.button(label="Whisper", custom_id="whisper", row=0)
    async def whisper(self, interaction: discord.Interaction, button: discord.ui.Button[Panel]) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await interaction.edit_original_response(content="Only you")

    @discord.ui.button(label="Start", custom_id="start", row=0)
    async def start(self, interaction: discord.Interaction, button: discord.ui.Button[Panel]) -> None:
        await interaction.response.edit_message(content="Started\n" + "line\n" * 60, view=None)
        assert isinstance(interaction.channel, discord.TextChannel)
        view = discord.ui.View(timeout=None)
        view.add_item(discord.ui.Button(label="Play", custom_id="play"))
        await interaction.channel.send("Round 1\n" + "line\n" * 20, view=view)

    @discord.ui.select(
        custom_id="row",
        placeholder="Choose a row",
        row=1,
        options=[discord.SelectOption(label=f"Row {n}", value=str(n), description=f"{n} wagons") for n in (1, 2, 3)],
    )
    async def row(self, interaction: discord.Interaction, select: discord.ui.Select[Panel]) -> None:
        select.custom_id = "row-next"
        await interaction.response.edit_message(content=f"Chose {select.values}", view=self)

    @discord.ui.select(
        custom_id="rows",
        placeholder="Choose rows",
        row=2,
        min_values=2,
        max_values=3,
        options=[discord.SelectOption(label=f"Line {n}", value=str(n)) for n in (1, 2, 3)],
    )
    async def rows(self, interaction: discord.Interaction, select: discord.ui.Select[Panel]) -> None:
        await interaction.response.edit_message(content=f"Chose {select.values}")

    @discord.ui.select(cls=discord.ui.UserSelect, custom_id="whom", placeholder="Choose a player", row=3)
    async def whom(self, interaction: discord.Interaction, select: discord.ui.UserSelect[Panel]) -> None:
        await interaction.response.edit_message(content=f"Chose {select.values[0].name}")


class Form(discord.ui.Modal, title="Name the train"):
    name: discord.ui.Label[Form] = discord.ui.Label(
        text="Name", component=discord.ui.TextInput(custom_id="name", min_length=3, max_length=20)
    )
    line: discord.ui.Label[Form] = discord.ui.Label(
        text="Line",
        description="Where it runs",
        component=discord.ui.Select(
            custom_id="line",
            options=[discord.SelectOption(label="North", value="n"), discord.SelectOption(label="South", value="s")],
        ),
    )
    remark: discord.ui.TextInput[Form] = discord.ui.TextInput(
        label="Remark", custom_id="remark", style=discord.TextStyle.paragraph, required=False
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        assert isinstance(self.name.component, discord.ui.TextInput)
        assert isinstance(self.line.component, discord.ui.Select)
        said = f"{self.name.component.value} on {self.line.component.values} {self.remark.value!r}"
        await interaction.response.send_message(said)


def form(bot: TinyBot) -> Single:
    @app_commands.command(name="form", description="A form")
    async def show(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Form())

    return show


def board(bot: TinyBot) -> Single:
    @app_commands.command(name="board", description="The board")
    async def show(interaction: discord.Interaction) -> None:
        picture = io.BytesIO()
        Image.new("RGB", (900, 560), "#1d3b2f").save(picture, "PNG")
        picture.seek(0)
        view = discord.ui.LayoutView(timeout=None)
        item = discord.MediaGalleryItem("attachment://board.png", description=ALT)
        box: discord.ui.Container[discord.ui.LayoutView] = discord.ui.Container(
            discord.ui.TextDisplay(f"### Day 1\nIt is {interaction.user.mention}'s turn."),
            discord.ui.MediaGallery(item),
            discord.ui.Separator(),
            discord.ui.Section("Three trains", accessory=discord.ui.Thumbnail("attachment://board.png")),
            accent_colour=0xE8B04A,
        )
        view.add_item(box)
        await interaction.response.send_message(view=view, file=discord.File(picture, "board.png"))

    return show
