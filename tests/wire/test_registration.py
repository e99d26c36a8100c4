"""The commands as Discord knows them: all there, in both languages, and nothing refused."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.sandbox.payload import Payload, as_object, as_objects, as_text
from rules.registry import GAMES
from tests.wire.house import House
from tests.wire.people import Person

SUB_COMMANDS = {
    "table": "new join leave options load robot start clock pause resume handover resign language pin auto seed",
    "game": "status board log undo redo export verify briefing",
    "me": "games notifications quiet-hours",
    "freight": "fill take switch rearrange mobilise caboose pass",
    "moderate": "reset restore undo skip replace end lock unlock audit role settings pause resume extend",
    "moves": "",
    "rules": "",
    "why": "",
    "play": "",
}


def named(options: list[Payload]) -> Iterator[Payload]:
    """Every command, option and choice below, whatever has a name."""
    for option in options:
        yield option
        yield from named(as_objects(option.get("options")))


async def test_every_command_is_there(house: House, maud: Person) -> None:
    found = {as_text(c["name"]): c for c in maud.commands}
    for name, subs in SUB_COMMANDS.items():
        below = {as_text(option["name"]) for option in as_objects(found[name].get("options"))}
        assert below >= set(subs.split())
    assert set(found) >= {game.command for game in GAMES.values()}


async def test_every_name_and_description_has_its_french(house: House, maud: Person) -> None:
    french = [as_object(part.get("name_localizations")).get("fr") for part in named(maud.commands)]
    assert all(french)
    described = [as_object(part.get("description_localizations")).get("fr") for part in named(maud.commands)]
    assert all(described)
    assert {"fret", "prendre", "vérifier", "modérer", "pourquoi"} <= set(french)


@pytest.mark.parametrize("reader", ["Ada", "Maud"])
async def test_moderation_is_shown_to_all_since_a_role_can_moderate_too(house: House, reader: str) -> None:
    person = await house.person(reader)
    assert "moderate" in {as_text(c["name"]) for c in person.commands}


async def test_the_commands_are_the_same_after_a_restart(house: House, maud: Person) -> None:
    before = [as_text(c["name"]) for c in maud.commands]
    await house.restart()
    assert [as_text(c["name"]) for c in maud.commands] == before
