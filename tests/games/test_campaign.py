"""The campaign counts what it played and names what failed, so that `make playouts` cannot rot."""

import pytest

from rules.registry import GAMES
from tests.games.campaign import FIRST, HEADINGS, play, row, table
from tests.games.playout import Playout


@pytest.mark.parametrize("key", GAMES)
def test_a_game_of_the_campaign_is_counted(key: str) -> None:
    count = play(key, FIRST)
    assert count.failed == ""
    assert min(count.moves, count.mutants, count.worlds) > 0
    cells = row(key, [count])
    assert cells[:2] == (key, "1")
    assert cells[-1] == "0"
    first, second = table([HEADINGS, cells]).splitlines()
    assert len(first) == len(second)


def test_a_broken_promise_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(self: Playout) -> None:
        raise AssertionError("a dead end\nand more")

    monkeypatch.setattr(Playout, "play", broken)
    count = play("freight_train", FIRST)
    assert count.failed == "AssertionError: a dead end"
    assert row("freight_train", [count])[-1] == "1"
