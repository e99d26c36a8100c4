"""Slash commands made from plain functions: names, descriptions and options come from the locale files.

A function for `/table new` finds its words under `command-table-new`, `command-table-new-help`, and those of an
option `game` under `field-table-new-game` and `field-table-new-game-help`.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from keyword import iskeyword
from typing import get_args

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot.incoming.replies import Answer, Asker, asker_of, reply
from bot.limits import CHOICE_TEXT, TYPED
from bot.outgoing.buttons import Interaction
from bot.tables.acts import denied
from bot.tables.table import DeniedError
from render.words import words
from rules.core.contract import MisreadError
from rules.core.names import fold

Ask = Callable[..., Awaitable[Answer]]  # of an `Asker` and the command's options
Completion = Callable[[Asker, str], Awaitable[list[app_commands.Choice[str]]]]
Made = app_commands.Command[app_commands.Group, ..., None]

CHOSEN = (discord.User, discord.Role, discord.TextChannel)  # what a client lets choose, rather than type

# People do not take commands along to servers that the bot is not in: there it could not post.
BY_SERVERS = app_commands.AppInstallationType(guild=True, user=False)
IN_SERVERS = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)
ALSO_ALONE = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)


def localised(key: str) -> locale_str:
    """A text that Discord shows in each reader's language; English is the ground."""
    return locale_str(words("en").text(key), key=key)


def command(
    path: str,
    ask: Ask,
    completions: Mapping[str, Completion] | None = None,
    choices: Mapping[str, Sequence[app_commands.Choice[str]]] | None = None,
    contexts: app_commands.AppCommandContext = IN_SERVERS,
) -> Made:
    """A command from a function whose first parameter is who asks, the others its options."""
    dashed = path.replace(" ", "-")
    callback = _callback(ask)
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
    return asker.answer("denied-too-long", most=TYPED)


async def deny_unchosen(asker: Asker) -> Answer:
    return asker.answer("denied-not-chosen")


def _callback(ask: Ask) -> Callable[..., Coroutine[object, object, None]]:
    """What discord.py calls. Its word is not taken for it that a text is a text: it passes on whatever was sent."""
    _, *options = inspect.signature(ask, eval_str=True).parameters.values()
    kinds = {option.name: set(get_args(option.annotation) or (option.annotation,)) for option in options}
    needed = {option.name for option in options if option.default is inspect.Parameter.empty}

    def checked(name: str, value: object) -> object:
        if kinds[name].intersection(CHOSEN):
            if isinstance(value, (discord.abc.User, *CHOSEN)):
                return value
            if name in needed:
                raise denied("denied-not-chosen")
            return None
        if value is None:
            return "" if name in needed else None
        return bool(value) if bool in kinds[name] else str(value)

    async def callback(interaction: Interaction, **given: object) -> None:
        async def work(asker: Asker) -> Answer:
            values = {name: checked(name, value) for name, value in given.items()}
            if too_long(*values.values()):
                return await deny_too_long(asker)
            return await ask(asker, **values)

        await reply(interaction, work)

    first = inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=Interaction)
    callback.__signature__ = inspect.Signature([first, *options])  # type: ignore[attr-defined]  # read by discord.py
    return callback


def _served(completion: Completion) -> Callable[..., Coroutine[object, object, list[app_commands.Choice[str]]]]:
    """A completion as discord.py calls it. Where there is nothing to choose, the reason is shown in its place."""

    async def complete(interaction: Interaction, current: object) -> list[app_commands.Choice[str]]:
        typed = str(current)  # a text only if the client says so
        if too_long(typed, *vars(interaction.namespace).values()):
            return []
        asker = asker_of(interaction)
        with asker.services.serving():
            try:
                return await completion(asker, typed)
            except (DeniedError, MisreadError) as error:
                return [choice(asker.say(error.why), "-")]

    return complete


class HouseTranslator(app_commands.Translator):
    """Gives Discord names, descriptions and choices in our other languages."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        key = string.extras.get("key")
        spoken = words(locale.value)
        return spoken.text(key) if isinstance(key, str) and spoken.language != "en" else None
