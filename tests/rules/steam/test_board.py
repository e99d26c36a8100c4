"""The map of China, and what is wrong with a board file that cannot be played on."""

import pytest

import data
from rules.core.boards import BoardError
from rules.steam.board import read_steam_board, sides_between
from rules.steam.build import GRID
from rules.steam.building.routing import distance
from rules.steam.game import Steam
from rules.steam.grid import SIDES, beside, opposite
from rules.steam.options import SteamOptions
from tests.rules.steam.table import CHINA, china, grid


def test_china_as_it_is_drawn() -> None:
    """141 hexes, 14 Cities, 18 Towns; red cubes first in eight Cities."""
    assert (len(CHINA.hexes), len(CHINA.cities), len(CHINA.towns)) == (141, 14, 18)
    assert sum(len(spot.first) for spot in CHINA.hexes) == 11
    assert sum(spot.cubes for spot in CHINA.hexes) == 31
    assert [CHINA.hexes[at].id for at in CHINA.cities if CHINA.hexes[at].opens == 4] == ["J15"]
    assert CHINA.reconstruction
    for name in ("hong kong", "Pékin", "peking", "canton", "Amoy", "Tsingtao", "xi'an", "nankin"):
        assert CHINA.lexicon.find(name)


def test_both_languages_name_every_place() -> None:
    for spot in CHINA.hexes:
        assert bool(spot.kind) == (spot.name is not None)
    assert CHINA.named(CHINA.number["J3"]).of("fr") == "Beijing"
    assert CHINA.named(CHINA.number["J6"]).en == "J6"


def test_neighbours_see_each_other() -> None:
    for at, around in enumerate(CHINA.beside):
        for side, over in enumerate(around):
            if over >= 0:
                assert CHINA.beside[over][opposite(side)] == at
                assert sides_between(CHINA, at, over) == side
    assert [beside("J6", side) for side in range(6)] == ["J5", "K6", "K7", "J7", "I7", "I6"]
    assert [beside("K6", side) for side in range(6)] == ["K5", "L5", "L6", "K7", "J6", "J5"]
    assert len(SIDES) == 6


def test_distances() -> None:
    state = china().state
    pairs = {("J3", "J3"): 0, ("J3", "J4"): 1, ("J3", "K6"): 3, ("J3", "O3"): 5, ("B6", "J15"): 13}
    for (a, b), steps in pairs.items():
        assert distance(state, CHINA.number[a], CHINA.number[b]) == steps


def wrong(old: str, new: str, text: str = GRID) -> str:
    assert old in text
    with pytest.raises(BoardError) as found:
        read_steam_board(text.replace(old, new, 1))
    return str(found.value)


def test_what_a_board_must_not_say() -> None:
    assert "called A1" in wrong('id = "A3"', 'id = "A1"')
    assert "city ground" in wrong('terrain = "city"', 'terrain = "plain"')
    assert "colour" in wrong('colour = "red", ', "")
    assert "names" in wrong('id = "A1", terrain', 'id = "A1", name = { en = "x", fr = "x" }, terrain')
    assert "no place" in wrong('id = "A1", terrain', 'id = "A1", cubes = 2, terrain')
    assert "answer to" in wrong('en = "Beta"', 'en = "Rho"')
    assert "too many" in wrong("cubes = 2", "cubes = 60")
    assert "named twice" in wrong('"first_move"', '"turn_order"')
    assert "no common side" in wrong("blocked = []", 'blocked = [["A1", "E4"]]')
    assert "scenarios" in wrong("players = 2", "players = 3")
    assert "blocked" in wrong("blocked = []", 'blocked = "all"')


def test_what_china_must_not_say() -> None:
    text = data.read("boards", "steam_china.toml")
    assert "cannot flood" in wrong('cities = ["I7", "K6"]', 'cities = ["J6", "K6"]', text)
    assert "no sea hex" in wrong('space = "N5"', 'space = "N4"', text)
    assert "no Town beside" in wrong('ends = ["N4", "M6"]', 'ends = ["N4", "M3"]', text)
    assert "leads nowhere" in wrong('ends = ["N4", "M6"]', 'ends = ["N4", "N4"]', text)


def test_as_many_tiles_as_players_are_enough() -> None:
    tiles = '"turn_order", "first_move", "first_build", "engineer"'
    old = '"turn_order", "first_move", "first_build", "city_growth", "locomotive", "engineer", "urbanization"'
    assert len(read_steam_board(GRID.replace(old, tiles)).scenarios) == 3


def test_the_map_is_an_option_of_the_shipped_boards_alone() -> None:
    """A table on a board of its own has its map already."""
    shipped_rules, own = Steam(), grid().game
    assert "map" in shipped_rules.open_options(SteamOptions())
    assert "map" not in own.open_options(SteamOptions())
