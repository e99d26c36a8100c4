"""Games of version 1 go on: under their own rules, on shipped boards and on those of a table."""

from rules.core.chance import Chance
from rules.registry import GAMES, game_of
from rules.steam.build import GRID
from rules.steam.game import Steam
from rules.steam.state import State


def test_both_versions_are_in_the_registry() -> None:
    assert (GAMES["steam"].version, game_of("steam", 1).version, game_of("steam", 2).version) == (2, 1, 2)


def test_a_stored_position_goes_on_under_its_version() -> None:
    """Every position that follows keeps it, also on a table's own board."""
    for old in (Steam(version=1), Steam(version=1).on_board(GRID)):
        stored = old.setup(old.options(), 3, Chance(bytes(32))).state.model_dump_json()
        state = old.load(stored.encode())
        (seat,) = old.to_act(state)
        after = old.apply(state, seat, old.parse("bid 1"), Chance(bytes(32))).state
        assert isinstance(after, State)
        assert (state.map.version, after.map.version) == (1, 1)


def test_a_new_game_is_played_by_the_newest_version() -> None:
    game = Steam()
    assert game.setup(game.options(), 3, Chance(bytes(32))).state.map.version == 2
