"""Application commands as a bot registers them, with Discord's limits on names, counts, nesting and size."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Annotated, Literal, Self

import discord
from pydantic import Field, field_validator, model_validator

from bot.sandbox.cast import ADMINISTRATOR, BOT, GUILD_ID, Someone
from bot.sandbox.clock import SandboxClock
from bot.sandbox.components import StrictModel
from bot.sandbox.drafts import Snowflake, read
from bot.sandbox.errors import invalid_form, rule
from bot.sandbox.payload import Payload

LOCALES = frozenset(locale.value for locale in discord.Locale)
SIZE_LIMIT = 8000
SUB, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = range(1, 12)

Words = dict[str, str]
Described = Annotated[str, Field(min_length=1, max_length=100)]


def check_name(name: str) -> None:
    """Letters, digits, - _ ' in lower case, 1 to 32 of them."""
    if not 1 <= len(name) <= 32 or not all(c.isalnum() or c in "-_'" for c in name) or name != name.lower():
        raise rule("APPLICATION_COMMAND_INVALID_NAME", f"Command name is invalid: {name}")


def check_locales(words: Words | None) -> None:
    for locale in words or ():
        if locale not in LOCALES:
            raise rule("BASE_TYPE_CHOICES", f"Not a locale: {locale}")


def longest(default: str, words: Words | None) -> int:
    """Only the longest translation of a field counts towards the size of a command."""
    return max(len(word) for word in (default, *(words or {}).values()))


def localized(default: str, words: Words | None, locale: str) -> str:
    return (words or {}).get(locale, default)


class OptionChoice(StrictModel):
    name: Annotated[str, Field(min_length=1, max_length=100)]
    name_localizations: Words | None = None
    value: str | int | float

    @model_validator(mode="after")
    def _lengths(self) -> Self:
        check_locales(self.name_localizations)
        words = list((self.name_localizations or {}).values())
        if isinstance(self.value, str):
            words.append(self.value)
        if any(not 1 <= len(word) <= 100 for word in words):
            raise rule("BASE_TYPE_BAD_LENGTH", "Must be between 1 and 100 in length.")
        return self

    def size(self) -> int:
        return longest(self.name, self.name_localizations) + len(str(self.value))


class NamedModel(StrictModel):
    """What a command and its options share: a name, a description and what they hold."""

    name: str
    name_localizations: Words | None = None
    description: str = ""
    description_localizations: Words | None = None
    options: Annotated[list["CommandOption"], Field(max_length=25)] | None = None

    @field_validator("name")
    @classmethod
    def _name(cls, name: str) -> str:
        check_name(name)
        return name

    @model_validator(mode="after")
    def _words(self) -> Self:
        check_locales(self.name_localizations)
        check_locales(self.description_localizations)
        for word in (self.name_localizations or {}).values():
            check_name(word)
        for text in (self.description, *(self.description_localizations or {}).values()):
            if not 1 <= len(text) <= 100:
                raise rule("BASE_TYPE_BAD_LENGTH", "Must be between 1 and 100 in length.")
        return self

    @model_validator(mode="after")
    def _family(self) -> Self:
        options = self.options or []
        check_unique(options, "APPLICATION_COMMAND_OPTIONS_NAME_INVALID")
        kinds = {option.type in (SUB, GROUP) for option in options}
        if len(kinds) > 1:
            raise rule("APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Sub-commands and values can't be mixed")
        needed = [bool(option.required) for option in options]
        if needed != sorted(needed, reverse=True):
            raise rule("APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", "Required options come first")
        return self

    def size(self) -> int:
        own = longest(self.name, self.name_localizations)
        own += longest(self.description, self.description_localizations)
        return own + sum(option.size() for option in self.options or ())


class CommandOption(NamedModel):
    type: Annotated[int, Field(ge=1, le=11)]
    required: bool | None = None
    autocomplete: bool | None = None
    choices: Annotated[list[OptionChoice], Field(max_length=25)] | None = None
    min_value: int | float | None = None
    max_value: int | float | None = None
    min_length: Annotated[int, Field(ge=0, le=6000)] | None = None
    max_length: Annotated[int, Field(ge=1, le=6000)] | None = None
    channel_types: list[int] | None = None

    @model_validator(mode="after")
    def _sense(self) -> Self:
        if self.autocomplete and self.choices:
            raise rule("APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES", "Choices or autocomplete, not both")
        if self.autocomplete and self.type not in (STRING, INTEGER, NUMBER):
            raise rule("APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "This type has no autocomplete")
        if self.choices and not all(fits(choice.value, self.type) for choice in self.choices):
            raise rule("APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID", "A choice is not of the option's type")
        inside = {option.type for option in self.options or ()}
        if self.type == GROUP and inside != {SUB}:
            raise rule(
                "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
                "A group holds sub-commands only",
            )
        if self.type == SUB and inside & {SUB, GROUP}:
            raise rule("APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "A sub-command holds values only")
        if self.type not in (SUB, GROUP) and self.options:
            raise rule("APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "A value holds no options")
        return self

    def size(self) -> int:
        return super().size() + sum(choice.size() for choice in self.choices or ())


class Command(NamedModel):
    id: Snowflake | None = None
    type: Literal[1] = 1
    default_member_permissions: Snowflake | None = None
    dm_permission: bool | None = None
    contexts: list[Literal[0, 1, 2]] | None = None
    integration_types: list[Literal[0, 1]] | None = None
    nsfw: bool | None = None

    @model_validator(mode="after")
    def _small(self) -> Self:
        if self.size() > SIZE_LIMIT:
            raise rule("APPLICATION_COMMAND_TOO_LARGE", f"Command exceeds maximum size ({SIZE_LIMIT})")
        return self

    def usable_by(self, person: Someone) -> bool:
        """Whether the guild shows this command to the person; "0" shows it to administrators alone."""
        if self.default_member_permissions is None or person.permissions & ADMINISTRATOR:
            return True
        needed = int(self.default_member_permissions)
        return bool(needed) and person.permissions & needed == needed

    def for_users(self) -> bool:
        """Whether people may take the command along to servers that the bot is not in."""
        return 1 in (self.integration_types or ())

    def usable_in(self, kind: str) -> bool:
        if self.contexts is not None:
            return (0 if kind == "guild" else 1) in self.contexts
        return kind == "guild" or self.dm_permission is not False


NamedModel.model_rebuild()
CommandOption.model_rebuild()
Command.model_rebuild()


def fits(value: object, kind: int) -> bool:
    """Whether a value has an option's type."""
    if kind == INTEGER:
        return isinstance(value, int) and not isinstance(value, bool) and abs(value) <= 2**53
    if kind == NUMBER:
        return isinstance(value, int | float) and not isinstance(value, bool)
    if kind == BOOLEAN:
        return isinstance(value, bool)
    return isinstance(value, str)


def check_unique(siblings: Sequence[NamedModel], code: str) -> None:
    """No two siblings may share a name, in any language."""
    locales: Iterable[str] = {key for item in siblings for key in item.name_localizations or ()} | {""}
    for locale in locales:
        names = [localized(item.name, item.name_localizations, locale) for item in siblings]
        if len(set(names)) < len(names):
            raise rule(code, f"Two of the same name ({locale or 'default'}): {', '.join(sorted(names))}")


class CommandForms(StrictModel):
    commands: Annotated[list[Command], Field(max_length=100)]

    @model_validator(mode="after")
    def _names(self) -> Self:
        check_unique(self.commands, "APPLICATION_COMMANDS_DUPLICATE_NAME")
        return self


class Register:
    """The commands known for everywhere (guild None) and for the guild."""

    def __init__(self, clock: SandboxClock) -> None:
        self._clock = clock
        self._commands: dict[str | None, dict[str, tuple[Command, str]]] = {None: {}, GUILD_ID: {}}

    def replace(self, guild_id: str | None, value: object) -> list[Payload]:
        if value is None:
            value = []
        if not isinstance(value, list):
            raise invalid_form([], "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
        fresh = read(CommandForms, {"commands": value}).commands
        before = self._commands[guild_id]
        for command in fresh:
            known = before.get(command.name)
            command.id = known[0].id if known else self._clock.snowflake()
        self._commands[guild_id] = {c.name: (c, self._clock.snowflake()) for c in fresh}
        return self.listed(guild_id)

    def listed(self, guild_id: str | None) -> list[Payload]:
        return [_shown(c, version, guild_id) for c, version in self._commands[guild_id].values()]

    def shown_to(self, person: Someone) -> list[Payload]:
        """Every command the person's client offers, the guild's own before the global of the same name."""
        return [
            _shown(command, version, guild_id)
            for guild_id, command, version in self._offered()
            if command.usable_by(person)
        ]

    def find(self, name: str) -> tuple[str | None, Command] | None:
        return next(((guild, command) for guild, command, _ in self._offered() if command.name == name), None)

    def _offered(self) -> Iterator[tuple[str | None, Command, str]]:
        own = self._commands[GUILD_ID]
        yield from ((GUILD_ID, command, version) for command, version in own.values())
        yield from ((None, c, version) for c, version in self._commands[None].values() if c.name not in own)


def _shown(command: Command, version: str, guild_id: str | None) -> Payload:
    shown: Payload = command.model_dump()
    shown.setdefault("default_member_permissions", None)
    shown |= {"application_id": BOT.id, "version": version}
    if guild_id is not None:
        shown["guild_id"] = guild_id
    return shown
