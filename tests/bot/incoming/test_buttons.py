"""Ids that carry the game and its revision: made and read back exactly, and nothing else taken for one."""

from __future__ import annotations

import discord
import pytest

from bot.incoming import panels  # noqa: F401  # registers the verbs of the panel
from bot.incoming.commands import learning, moderate, reading, table  # noqa: F401  # and those of the commands
from bot.outgoing.buttons import Pressed, button, known, menu, read_id
from render.words import words


def test_a_buttons_id_is_read_back() -> None:
    made = button(words("en"), "play", 123, 45, "6.0")
    assert read_id(made.custom_id) == Pressed("play", 123, 45, "6.0")
    assert isinstance(made.item, discord.ui.Button)
    assert made.item.label == "Play"


def test_a_menus_id_is_read_back() -> None:
    made = menu("x" * 300, "pick", 123, 45, "6.1", [discord.SelectOption(label="a", value="b")])
    assert read_id(made.custom_id) == Pressed("pick", 123, 45, "6.1")
    assert isinstance(made.item, discord.ui.Select)
    assert len(made.item.placeholder or "") == 150


def test_the_longest_id_is_one_discord_takes() -> None:
    assert len(f"cdg-menu:{'x' * 12}:{'9' * 15}:{'9' * 15}:{'9' * 20}") <= 100


@pytest.mark.parametrize(
    "custom_id",
    [
        "",
        "cdg",
        "cdg:play:1:2",
        "cdg:play:1:2:x:y",
        "cdg:play:-1:2:",
        "cdg:play:1:2:A",
        "cdg:PLAY:1:2:",
        "cdg:play:1234567890123456:2:",
        "cdg:play:1:2:" + "0" * 21,
        "xcdg:play:1:2:",
        "cdg:play:1:2:\n",
        "cdg:play:١:2:",
    ],
)
def test_what_is_no_id_is_not_read(custom_id: str) -> None:
    assert read_id(custom_id) is None
    assert not known(custom_id)


@pytest.mark.parametrize(
    "verb", ["join", "leave", "robot", "start", "board", "rules", "play", "pick", "confirm", "proceed", "refrain"]
)
def test_every_verb_has_someone_who_does_it(verb: str) -> None:
    assert known(f"cdg:{verb}:1:2:")


def test_a_verb_nobody_does_any_more_is_not_known() -> None:
    assert read_id("cdg:dance:1:2:") is not None
    assert not known("cdg:dance:1:2:")


@pytest.mark.parametrize(
    ("verb", "style"),
    [
        ("proceed", discord.ButtonStyle.danger),
        ("confirm", discord.ButtonStyle.success),
        ("back", discord.ButtonStyle.secondary),
    ],
)
def test_a_press_that_cannot_be_taken_back_is_red(verb: str, style: discord.ButtonStyle) -> None:
    made = button(words("en"), verb, 1, 2).item
    assert isinstance(made, discord.ui.Button)
    assert made.style is style
