"""Opens the house to Tunnels for one test: the registry, the words and the pictures know it until the test ends."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import cast

import pytest
from fluent.runtime import FluentResource

from render import pictures
from render.words import words
from rules import registry
from rules.core.contract import Game
from tests.toy.art import ART
from tests.toy.game import Tunnels
from tests.toy.words import EN, FR

KEY = Tunnels.key


@contextmanager
def tunnels(monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    game = cast(Game, Tunnels())
    games = cast("dict[str, Game]", registry.GAMES)
    all_games = dict(games)
    games.clear()  # one game is quicker to register than all
    games[KEY] = game
    monkeypatch.setitem(cast("dict[tuple[str, int], Game]", registry._BY_VERSION), (KEY, game.version), game)
    monkeypatch.setitem(cast("dict[str, object]", pictures.ARTS), KEY, ART)
    for language, text in (("en", EN), ("fr", FR)):  # words that no other game uses do no harm afterwards
        words(language)._bundle.add_resource(FluentResource(text), allow_overrides=True)
    try:
        yield game
    finally:
        monkeypatch.undo()
        games.clear()
        games.update(all_games)  # in the order they had: what shows the first game must show the same one
