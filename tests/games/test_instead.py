"""A refusal on one's own turn says what is wrong and what would do: nine in ten of those that are met, in each game."""

from __future__ import annotations

import pytest

from rules.registry import GAMES
from tests.games.instead import GOAL, counted


@pytest.mark.parametrize("game", GAMES)
def test_refusals_on_ones_own_turn_name_what_would_do(game: str) -> None:
    found = counted(game)
    assert len(found.named | found.silent) >= 10
    assert found.share >= GOAL, sorted(found.silent)
