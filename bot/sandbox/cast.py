"""Who and where: people, guild, roles and channels. All ids are fixed: a bot's database stays valid."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

_BASE = 1_100_000_000_000_000_000

BOT_ID = str(_BASE + 1)
GUILD_ID = str(_BASE + 10)
MODERATORS_ID = str(_BASE + 11)
BOT_ROLE_ID = str(_BASE + 12)
REFEREES_ID = str(_BASE + 13)  # a role without permissions of its own
GUILD_NAME = "La Rotonde"
GUILD_LOCALE = "fr"
BOT_NAME = "Chef de Gare"
CHANNELS = ("gare", "triage", "depot")

ADMINISTRATOR = 1 << 3
MANAGE_CHANNELS = 1 << 4
VIEW_CHANNEL = 1 << 10
SEND_MESSAGES = 1 << 11
ATTACH_FILES = 1 << 15
SEND_IN_THREADS = 1 << 38
PIN_MESSAGES = 1 << 51
# View, send, embed, attach, history, external emoji, application commands, threads: what everybody has.
EVERYONE = VIEW_CHANNEL | SEND_MESSAGES | (1 << 14) | ATTACH_FILES | (1 << 16) | (1 << 18) | (1 << 31) | SEND_IN_THREADS
MODERATOR = EVERYONE | MANAGE_CHANNELS | (1 << 13)
BOTS = EVERYONE | PIN_MESSAGES  # what the bot was invited with


@dataclass(frozen=True)
class Someone:
    """A person, or the bot."""

    id: str
    name: str
    locale: str
    permissions: int
    bot: bool = False
    referee: bool = False

    @property
    def moderator(self) -> bool:
        return bool(self.permissions & MANAGE_CHANNELS)


@dataclass(frozen=True)
class Place:
    """A channel or thread of the guild, or the private channel between the bot and `reader`."""

    id: str
    name: str
    topic: str
    kind: Literal["guild", "dm"]
    reader: str | None = None
    denied: int = 0  # permissions that the bot's role does not have here
    parent: str | None = None  # of a thread
    archived: bool = False
    locked: bool = False
    closed: bool = False  # a private one whose reader takes no messages


BOT = Someone(BOT_ID, BOT_NAME, "en-US", BOTS, bot=True)

PEOPLE = (
    Someone(str(_BASE + 201), "Ada", "en-US", EVERYONE),
    Someone(str(_BASE + 202), "Basile", "fr", EVERYONE),
    Someone(str(_BASE + 203), "Chloé", "fr", EVERYONE),
    Someone(str(_BASE + 204), "Dan", "en-US", EVERYONE),
    Someone(str(_BASE + 205), "Émile", "fr", EVERYONE, referee=True),
    Someone(str(_BASE + 206), "Maud", "fr", MODERATOR),
)

TOPICS = {"gare": "Les parties en cours", "triage": "Une autre table", "depot": "Pour essayer"}


def guild_place(name: str, index: int) -> Place:
    return Place(str(_BASE + 1000 + index), name, TOPICS.get(name, ""), "guild")


def dm_place(person: Someone) -> Place:
    return Place(str(int(person.id) + 100), person.name, "", "dm", reader=person.id)


def places(names: Sequence[str]) -> list[Place]:
    """The guild's channels in order, then every person's private one."""
    return [guild_place(name, index) for index, name in enumerate(names)] + [dm_place(p) for p in PEOPLE]
