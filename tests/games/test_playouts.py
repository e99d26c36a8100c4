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
    seats = hooks.game.seats
    met = {(seats[number % len(seats)], hooks.options(number).model_dump_json()) for number in range(hooks.playouts)}
    kinds = {options for _, options in met}
    assert met == {(count, options) for count in seats for options in kinds}
    default = hooks.game.options()
    for name in hooks.game.open_options(default):
        values = {getattr(hooks.options(number), name) for number in range(hooks.playouts)}
        assert len(values) > 1, name
