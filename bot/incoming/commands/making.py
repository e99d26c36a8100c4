"""Slash commands made from plain functions: names, descriptions and options come from the locale files.

A function for `/table new` finds its words under `command-table-new`, `command-table-new-help`, and those of an
option `game` under `field-table-new-game` and `field-table-new-game-help`.
"""

from __future__ import annotations

import functools
import inspect
import re
from collections.abc import Callable, Coroutine, Mapping, Sequence
from keyword import iskeyword

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot.desk import desk_of
from bot.incoming.replies import Answer, Asker, reply
from bot.limits import CHOICE_TEXT, TYPED
from bot.outgoing.buttons import Interaction
from render.words import words
from rules.core.names import fold

Callback = Callable[..., Coroutine[object, object, None]]
Completion = Callable[[Interaction, str], Coroutine[object, object, list[app_commands.Choice[str]]]]
Made = app_commands.Command[app_commands.Group, ..., None]

# What a client lets choose, rather than type.
KINDS = ("discord.User", "discord.Role", "discord.TextChannel")
CHOSEN = (discord.abc.User, discord.Role, discord.TextChannel)

# People do not take commands along to servers that the bot is not in: there it could not post.
BY_SERVERS = app_commands.AppInstallationType(guild=True, user=False)
IN_SERVERS = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)
ALSO_ALONE = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)


def localised(key: str) -> locale_str:
    """A text that Discord shows in each reader's language; English is the ground."""
    return locale_str(words("en").text(key), key=key)


def command(
    path: str,
    callback: Callback,
    completions: Mapping[str, Completion] | None = None,
    choices: Mapping[str, Sequence[app_commands.Choice[str]]] | None = None,
    contexts: app_commands.AppCommandContext = IN_SERVERS,
) -> Made:
    """A command from a function whose first parameter is the interaction, the others its options."""
    dashed = path.replace(" ", "-")
    callback = _with_texts(callback)
    fields = list(inspect.signature(callback).parameters)[1:]
    app_commands.rename(**{name: localised(f"field-{dashed}-{field_of(name)}") for name in fields})(callback)
    app_commands.describe(**{name: localised(f"field-{dashed}-{field_of(name)}-help") for name in fields})(callback)
    if choices:
        app_commands.choices(**{name: list(values) for name, values in choices.items()})(callback)
    made: Made = app_commands.Command(
        name=localised(f"command-{dashed}"),
        description=localised(f"command-{dashed}-help"),
        callback=callback,
        allowed_contexts=contexts,
        allowed_installs=BY_SERVERS,
    )
    for name, completion in (completions or {}).items():
        made.autocomplete(name)(_served(completion))
    return made


def parameter_of(field: str) -> str:
    """The name a field has as a parameter: `from` is a word of Python and becomes `from_`."""
    return f"{field}_" if iskeyword(field) else field


def field_of(parameter: str) -> str:
    return parameter.removesuffix("_")


def group(
    path: str,
    commands: Sequence[Made],
    permissions: discord.Permissions | None = None,
    contexts: app_commands.AppCommandContext = IN_SERVERS,
) -> app_commands.Group:
    made = app_commands.Group(
        name=localised(f"command-{path}"),
        description=localised(f"command-{path}-help"),
        default_permissions=permissions,
        allowed_contexts=contexts,
        allowed_installs=BY_SERVERS,
    )
    for each in commands:
        made.add_command(each)
    return made


def choice(name: str, value: str) -> app_commands.Choice[str]:
    """An autocomplete answer within Discord's limits."""
    plain = re.sub(r"\*\*|\\", "", name)  # Discord shows it as it is written
    return app_commands.Choice(name=plain[:CHOICE_TEXT], value=value[:CHOICE_TEXT])


def matches(typed: str, *texts: str) -> bool:
    """Whether what was typed so far occurs in one of the texts, whatever its case and accents."""
    return any(fold(typed) in fold(text) for text in texts)


def coded(typed: str, labels: Mapping[str, str]) -> str:
    """What was typed, as the code it is the label of: some people write what they read."""
    return next((code for code, label in labels.items() if fold(typed) == fold(label)), typed)


def too_long(*values: object) -> bool:
    """Whether somebody typed more than any move, name or reason can have: nothing is done with it."""
    return any(isinstance(value, str) and len(value) > TYPED for value in values)


async def deny_too_long(asker: Asker) -> Answer:
    return Answer(asker.words.text("denied-too-long", most=TYPED))


async def _deny_unchosen(asker: Asker) -> Answer:
    return Answer(asker.words.text("denied-not-chosen"))


def _with_texts(callback: Callback) -> Callback:
    """Discord's word is not taken for it that a text is a text: discord.py passes on whatever was sent."""
    parameters = inspect.signature(callback).parameters
    flags = {name for name, parameter in parameters.items() if "bool" in str(parameter.annotation)}
    chosen = {
        name for name, parameter in parameters.items() if any(kind in str(parameter.annotation) for kind in KINDS)
    }
    needed = {name for name, parameter in parameters.items() if parameter.default is inspect.Parameter.empty}

    def text(name: str, value: object) -> object:
        if name in chosen:
            return value if isinstance(value, CHOSEN) else None
        if value is None:
            return "" if name in needed else None
        return bool(value) if name in flags else str(value)

    @functools.wraps(callback)
    async def called(interaction: Interaction, **options: object) -> None:
        given = {name: text(name, value) for name, value in options.items()}
        if too_long(*given.values()):
            await reply(interaction, deny_too_long)
        elif any(given.get(name) is None for name in chosen & needed):
            await reply(interaction, _deny_unchosen)
        else:
            await callback(interaction, **given)

    return called


def _served(completion: Completion) -> Completion:
    async def complete(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        if too_long(current, *vars(interaction.namespace).values()):
            return []
        with desk_of(interaction).serving():
            return await completion(interaction, current)

    return complete


class HouseTranslator(app_commands.Translator):
    """Gives Discord the French of names, descriptions and choices."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        key = string.extras.get("key")
        if locale is not discord.Locale.french or not isinstance(key, str):
            return None
        return words("fr").text(key)
