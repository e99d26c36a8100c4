"""Hostile names and words: they neither format, mention, break a line, leak a mark, nor stop a picture."""

from __future__ import annotations

import logging
import random
import re

import pytest

from bot.limits import NAME
from bot.outgoing.buttons import known, read_id
from bot.tables.acts import clean_name
from bot.tables.table import plain_name
from render.pictures import describe, picture
from render.words import LANGUAGES, Words, words
from rules.core.chance import Chance
from rules.core.phrase import Value, Who, phrase
from rules.registry import GAMES
from tests.fuzz.noise import HOSTILE, mutated, text
from tests.fuzz.vandal import VERBS
from tests.render.showing import shown

GAME = GAMES["freight_train"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_take_any_parameter(language: str, caplog: pytest.LogCaptureFixture) -> None:
    spoken: Words = words(language)
    with caplog.at_level(logging.ERROR):
        for hostile in HOSTILE:
            said = spoken.text("denied-bad-option", name=hostile, value=hostile, known=(hostile,))
            assert said.count(hostile) >= (2 if hostile.strip() else 0)
            assert hostile in spoken.say(phrase("told-new", who=Who(seat=0)), {0: hostile}.__getitem__)
            nested: Value = (hostile, phrase("told-leave", name=hostile), Who(seat=3))
            assert spoken.text("possible-now", kinds=nested)
    assert not caplog.records


def test_a_seated_name_is_one_short_line_that_does_nothing() -> None:
    chance = random.Random(1)
    invented = [text(chance) for _ in range(500)] + [mutated(chance, "Ada @everyone") for _ in range(500)]
    for name in (*HOSTILE, *invented):
        seated = clean_name(name)
        assert 1 <= len(seated) <= NAME
        assert seated.isprintable()
        assert seated == seated.strip()
        shown = plain_name(seated)
        assert not re.search(r"@(everyone|here)", shown), shown
        assert not re.search(r"(?<!\\)[*_`~|<]", shown), shown


@pytest.mark.parametrize("seats", [2, 5])
def test_pictures_and_descriptions_take_any_name(seats: int) -> None:
    chance = random.Random(seats)
    dealt = GAME.setup(GAME.options(), seats, Chance(bytes(32)))
    view = GAME.view(dealt.state, None)
    hostile = [*HOSTILE]
    chance.shuffle(hostile)
    for start in range(0, 20, seats):
        names = hostile[start : start + seats]
        drawn = picture(GAME.key, shown(view, dealt.events, names, chance.choice(LANGUAGES)))
        assert drawn.png.startswith(b"\x89PNG")
        assert 0 < len(drawn.alt) <= 1024
        assert describe(GAME.key, shown(view, (), names, "fr"))


def test_no_component_id_can_be_misread() -> None:
    chance = random.Random(2)
    ours = 0
    for _ in range(5_000):
        good = f"cdg{chance.choice(('', '-menu', '-form'))}:{chance.choice(VERBS)}:{chance.randrange(99)}:7:1.0"
        custom_id = chance.choice((mutated(chance, good), text(chance, 120), good))
        found = read_id(custom_id)
        ours += found is not None
        if found is None:
            assert not known(custom_id)
            continue
        head = custom_id.partition(":")[0]
        assert f"{head}:{found.verb}:{found.table_id:}:{found.revision}:{found.argument}" == _without_zeros(custom_id)
        assert custom_id.isascii()
        assert "\n" not in custom_id
    assert 1_000 < ours < 4_900


def _without_zeros(custom_id: str) -> str:
    head, verb, game, revision, argument = custom_id.split(":")
    return f"{head}:{verb}:{int(game)}:{int(revision)}:{argument}"
