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
    """Wherever the option matters, with as many players as the options then allow."""
    hooks = hooks_of(key)
    game, numbers = hooks.game, range(hooks.playouts)
    chosen = [(hooks.options(number), hooks.seats(number)) for number in numbers]
    for name in {name for options, _ in chosen for name in game.open_options(options)}:
        open_in = [(options, seats) for options, seats in chosen if name in game.open_options(options)]
        met = {(getattr(options, name), seats) for options, seats in open_in}
        assert len({value for value, _ in met}) > 1, name
        assert met == {(getattr(options, name), seats) for options, _ in open_in for seats in game.seats_for(options)}
