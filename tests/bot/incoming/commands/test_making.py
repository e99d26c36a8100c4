"""Commands made from functions: words by key, French by the translator, answers within Discord's limits."""

from __future__ import annotations

import discord
import pytest
from discord import app_commands

from bot.incoming.commands.making import HouseTranslator, choice, command, group, localised, matches
from bot.incoming.replies import Answer, Asker
from render.words import words


async def new(asker: Asker, game: str, language: str | None = None) -> Answer:
    """Stands for /table new."""
    return Answer(game)


def test_names_descriptions_and_options_come_from_the_words() -> None:
    made = command("table new", new)
    assert made.name == words("en").text("command-table-new")
    assert made.description == words("en").text("command-table-new-help")
    assert [(option.display_name, option.required) for option in made.parameters] == [
        ("game", True),
        ("language", False),
    ]
    assert made.parameters[0].description == words("en").text("field-table-new-game-help")


def test_a_group_has_its_commands_and_permissions() -> None:
    made = group("moderate", [command("table new", new)], discord.Permissions(manage_channels=True))
    assert [each.name for each in made.commands] == ["new"]
    assert made.default_permissions == discord.Permissions(manage_channels=True)


def context() -> app_commands.TranslationContextTypes:
    made = command("table new", new)
    return app_commands.TranslationContext(app_commands.TranslationContextLocation.command_name, made)


@pytest.mark.parametrize("locale", list(discord.Locale))
async def test_only_french_is_translated(locale: discord.Locale) -> None:
    translated = await HouseTranslator().translate(localised("command-table-new"), locale, context())
    assert translated == ("nouvelle" if locale is discord.Locale.french else None)


async def test_a_text_without_a_key_is_left_as_it_is() -> None:
    plain = app_commands.locale_str("plain")
    assert await HouseTranslator().translate(plain, discord.Locale.french, context()) is None


def test_an_answer_is_cut_to_what_discord_takes() -> None:
    made = choice("x" * 200, "y" * 200)
    assert (len(made.name), len(made.value)) == (100, 100)


@pytest.mark.parametrize(
    ("typed", "found"),
    [("", True), ("REF", True), ("réf", True), ("refr", True), (" refri ", True), ("box", False), ("efi", False)],
)
def test_what_is_typed_is_found_whatever_its_case_and_accents(typed: str, found: bool) -> None:
    assert matches(typed, "Réfrigéré", "refr") is found
