"""The house is as it was once Tunnels has closed."""

import pytest

from rules import registry
from tests.toy.opening import KEY, tunnels


def test_the_games_of_the_house_come_back_in_their_order(monkeypatch: pytest.MonkeyPatch) -> None:
    before = list(registry.GAMES)
    with tunnels(monkeypatch):
        assert list(registry.GAMES) == [KEY]
    assert list(registry.GAMES) == before
