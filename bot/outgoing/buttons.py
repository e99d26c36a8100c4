"""Buttons and menus whose ids carry the game and its revision, so that they outlive a restart.

Ids are `cdg:VERB:GAME:REVISION:ARGUMENT` for buttons and `cdg-menu:...` for menus. What a verb does is told
to `on_verb` by the modules that own it.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from typing import cast

import discord

from bot.limits import PLACEHOLDER
from render.words import Words

Interaction = discord.Interaction[discord.Client]
Layout = discord.ui.LayoutView

_ID = r"(?P<verb>[a-z]{1,12}):(?P<game>[0-9]{1,15}):(?P<revision>[0-9]{1,15}):(?P<argument>[a-z0-9.]{0,20})"
_GREEN = {"start", "play", "confirm", "join", "agree", "accept", "aye"}
_RED = {"proceed", "resign"}


@dataclass(frozen=True)
class Pressed:
    """A press: the verb, the game and revision the message was made for, and what was chosen in a menu."""

    verb: str
    table_id: int
    revision: int
    argument: str
    values: tuple[str, ...] = ()


Handler = Callable[[Interaction, Pressed], Awaitable[None]]
_HANDLERS: dict[str, Handler] = {}


def on_verb(verb: str) -> Callable[[Handler], Handler]:
    """Registers what pressing a verb does."""

    def register(handler: Handler) -> Handler:
        _HANDLERS[verb] = handler
        return handler

    return register


class Component(
    discord.ui.DynamicItem[discord.ui.Button[Layout] | discord.ui.Select[Layout]], template=f"cdg(-menu)?:{_ID}"
):
    """A button or a menu."""

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction, item: discord.ui.Item[Layout], match: re.Match[str]
    ) -> Component:
        assert isinstance(item, discord.ui.Button | discord.ui.Select)
        return cls(item)

    async def callback(self, interaction: Interaction) -> None:
        chosen = self.item.values if isinstance(self.item, discord.ui.Select) else ()
        await handle(interaction, self.custom_id, tuple(chosen))


def known(custom_id: str) -> bool:
    """Whether an id is one of ours, with a verb that is still in use."""
    found = read_id(custom_id)
    return found is not None and found.verb in _HANDLERS


def stands_on(message: discord.Message | None, custom_id: str, kind: object) -> bool:
    """Whether a message has this very button or menu: discord.py hands on no press of any other."""
    if message is None:
        return False
    layout = Layout if message.flags.components_v2 else discord.ui.View
    parts = layout.from_message(message, timeout=None).walk_children()
    return any(part.type.value == kind and getattr(part, "custom_id", None) == custom_id for part in parts)


def read_id(custom_id: str) -> Pressed | None:
    match = re.fullmatch(f"cdg(?:-menu|-form)?:{_ID}", custom_id)
    if match is None:
        return None
    return Pressed(match["verb"], int(match["game"]), int(match["revision"]), match["argument"])


def button(spoken: Words, verb: str, table_id: int, revision: int, argument: str = "") -> Component:
    """A button that says what its verb says in the locale files."""
    style = discord.ButtonStyle.secondary
    if verb in _GREEN:
        style = discord.ButtonStyle.success
    if verb in _RED:
        style = discord.ButtonStyle.danger
    custom_id = f"cdg:{verb}:{table_id}:{revision}:{argument}"
    return Component(discord.ui.Button(label=spoken.text(f"button-{verb}"), style=style, custom_id=custom_id))


def key(label: str, verb: str, table_id: int, revision: int, argument: str, alive: bool) -> Component:
    """A button with words of its own; a dead one is shown, but cannot be pressed."""
    custom_id = f"cdg:{verb}:{table_id}:{revision}:{argument}"
    return Component(discord.ui.Button(label=label, custom_id=custom_id, disabled=not alive))


def menu(
    placeholder: str,
    verb: str,
    table_id: int,
    revision: int,
    argument: str,
    options: list[discord.SelectOption],
    most: int = 1,
) -> Component:
    """A menu; up to `most` of its options may be chosen at once."""
    custom_id = f"cdg-menu:{verb}:{table_id}:{revision}:{argument}"
    return Component(
        discord.ui.Select(custom_id=custom_id, placeholder=placeholder[:PLACEHOLDER], options=options, max_values=most)
    )


def row_of(items: Sequence[Component]) -> discord.ui.ActionRow[Layout]:
    # discord.py types a DynamicItem as fit for either kind of view, which a row of one kind does not take.
    return discord.ui.ActionRow(*cast("Sequence[discord.ui.Item[Layout]]", items))


async def handle(interaction: Interaction, custom_id: str, values: tuple[str, ...]) -> None:
    """What a press does, if its verb is known."""
    pressed = read_id(custom_id)
    if pressed is not None and pressed.verb in _HANDLERS:
        await _HANDLERS[pressed.verb](interaction, replace(pressed, values=values))
