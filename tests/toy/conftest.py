"""The house open to Tunnels, without and with the wire."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rules.core.chance import Chance
from rules.core.contract import Game, GameState
from tests.bot.conftest import database, db, house
from tests.toy.opening import tunnels

__all__ = ["database", "db", "house"]


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    with tunnels(monkeypatch) as opened:
        yield opened


@pytest.fixture
def state(game: Game) -> GameState:
    return game.setup(game.options(), 3, Chance(bytes(32))).state
