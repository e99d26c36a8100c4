"""Whole games of every kind the house has: every number of seats, every option, wanderers and robots."""

import pytest

from rules.registry import GAMES
from tests.games.hooks import hooks_of
from tests.games.playout import Playout


@pytest.mark.parametrize(
    ("key", "number"), [(key, number) for key in GAMES for number in range(hooks_of(key).playouts)]
)
def test_playout(key: str, number: int) -> None:
    playout = Playout(hooks_of(key), number)
    playout.play()
    assert playout.mutants > 0
    assert playout.worlds > 0


@pytest.mark.parametrize("key", GAMES)
def test_the_playouts_meet_every_option_with_every_number_of_seats(key: str) -> None:
    hooks = hooks_of(key)
    seats, numbers = hooks.game.seats, range(hooks.playouts)
    for name in hooks.game.open_options(hooks.game.options()):
        met = {(seats[number % len(seats)], getattr(hooks.options(number), name)) for number in numbers}
        values = {value for _, value in met}
        assert len(values) > 1, name
        assert len(met) == len(seats) * len(values), name
