"""Autocomplete of moves: what the game offers next, given the fields before it, and a reason where there is none."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from types import MappingProxyType
from typing import cast

import discord
import pytest
from discord import app_commands

from bot.incoming.commands.moves import moves_group
from bot.outgoing.buttons import Interaction
from bot.services import Services
from render.words import words
from rules.core.contract import Draft
from rules.registry import GAMES
from tests.bot.asking import asked, services
from tests.bot.house import ADA, BOB, CHANNEL, CLEO, GAME, House


@pytest.fixture
def there(house: House) -> Services:
    return services(house.books.database)


Served = Callable[[Interaction, str], Awaitable[list[app_commands.Choice[str]]]]


def completion(kind: str, field: str) -> Served:
    made = moves_group(GAMES[GAME]).get_command(kind)
    assert isinstance(made, app_commands.Command)
    return cast("Served", made._params[field].autocomplete)  # discord.py shows it nowhere else


async def complete(
    there: Services,
    kind: str,
    field: str,
    current: str = "",
    user: int = ADA,
    locale: discord.Locale = discord.Locale.american_english,
    said: Mapping[str, str] = MappingProxyType({}),
) -> list[tuple[str, str]]:
    found = await completion(kind, field)(asked(there, user, locale, options=said), current)
    assert len(found) <= 25
    assert all(1 <= len(each.name) <= 100 and 1 <= len(each.value) <= 100 for each in found)
    return [(each.name, each.value) for each in found]


async def test_the_first_field_offers_what_the_game_offers(house: House, there: Services) -> None:
    table = await house.started(ADA, BOB)
    assert table.state is not None
    offers = table.game.offers(table.state, 0, Draft(kind="take"))
    values = [value for _, value in await complete(there, "take", "wagon1")]
    assert values == [choice.value for choice in offers.choices][:25]
    assert values


async def test_a_later_field_is_offered_after_those_before_it(house: House, there: Services) -> None:
    table = await house.started(ADA, BOB)
    assert table.state is not None
    offers = table.game.offers(table.state, 0, Draft(kind="take", values=(("wagon1", "1>yard1"),)))
    values = [value for _, value in await complete(there, "take", "wagon2", said={"wagon1": "1>yard1"})]
    assert values == [choice.value for choice in offers.choices][:25]
    assert any(value.endswith(">yard1") for value in values)


async def test_what_is_typed_narrows_the_choices(house: House, there: Services) -> None:
    await house.started(ADA, BOB)
    found = [value for _, value in await complete(there, "take", "wagon1", "YARD")]
    assert found
    assert {value.partition(">")[2] for value in found} == {"yard1", "yard2"}
    assert await complete(there, "take", "wagon1", "zeppelin") == []


async def test_a_number_where_a_text_belongs_is_read_as_a_text(house: House, there: Services) -> None:
    await house.started(ADA, BOB)
    found = await completion("take", "wagon1")(asked(there), cast("str", 1))
    assert found
    assert all("1" in each.name + each.value for each in found)


async def test_choices_are_named_in_the_readers_language(house: House, there: Services) -> None:
    await house.started(ADA, BOB)
    english = await complete(there, "take", "wagon1")
    french = await complete(there, "take", "wagon1", locale=discord.Locale.french)
    assert [value for _, value in english] == [value for _, value in french]
    assert english[0][0] != french[0][0]


async def test_out_of_turn_the_reason_is_offered(house: House, there: Services) -> None:
    await house.started(ADA, BOB)
    ((name, value),) = await complete(there, "take", "wagon1", user=BOB)
    assert "Ada" in name
    assert value == "-"


async def test_where_nothing_can_be_offered_the_reason_is(house: House, there: Services) -> None:
    async def reason(user: int = ADA) -> str:
        ((name, _),) = await complete(there, "take", "wagon1", user=user)
        return name

    assert await reason() == words("en").text("denied-no-table")[:100]
    await house.seated(ADA, BOB)
    assert await reason() == words("en").text("denied-not-started")[:100]
    await house.moderate("reset")
    await house.started(ADA, BOB)
    assert await reason(CLEO) == words("en").text("denied-not-seated")[:100]


@pytest.mark.parametrize("invented", ["9999", "-", "x" * 200, "🚂", "yard1", "1;DROP TABLE log", "0"])
async def test_invented_values_before_it_are_answered_without_a_traceback(
    house: House, there: Services, invented: str
) -> None:
    table = await house.started(ADA, BOB)
    for kind, form in table.game.forms.items():
        names = [field.name for field in form.fields]
        for place, field in enumerate(names):
            await complete(there, kind, field, invented, said=dict.fromkeys(names[:place], invented))
    assert await house.door.live(CHANNEL) == table
