"""Opens the house to Tunnels for one test: the registry, the words and the pictures know it until the test ends."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import cast

import pytest

import render.words
from render import pictures
from rules import registry
from rules.core.contract import Game
from tests.toy.art import ART
from tests.toy.game import Tunnels
from tests.toy.words import EN, FR

KEY = Tunnels.key


@contextmanager
def tunnels(monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    game = cast(Game, Tunnels())
    shipped = render.words.sources
    for other in list(registry.GAMES):  # one game is quicker to register than all
        monkeypatch.delitem(cast("dict[str, Game]", registry.GAMES), other)
    monkeypatch.setitem(cast("dict[str, Game]", registry.GAMES), KEY, game)
    monkeypatch.setitem(cast("dict[tuple[str, int], Game]", registry._BY_VERSION), (KEY, game.version), game)
    monkeypatch.setitem(cast("dict[str, object]", pictures._ARTS), KEY, ART)
    monkeypatch.setattr(
        render.words, "sources", lambda language: {**shipped(language), "toy.ftl": FR if language == "fr" else EN}
    )
    render.words.words.cache_clear()
    yield game
    monkeypatch.undo()
    render.words.words.cache_clear()
