"""Maps as overrides: everything a map may change is changed by a small one, and the engine knows none by name."""

import ast
import random
from pathlib import Path
from typing import cast

import pytest

import rules.steam
from rules.core.chance import Chance
from rules.core.contract import Draft, Game, MisreadError
from rules.steam.build import GRID, board_text, grid_rows
from rules.steam.game import Steam
from rules.steam.goods.ways import all_ways
from rules.steam.move import SteamMove
from rules.steam.options import SteamOptions
from tests.rules.steam.table import Table, on_board
from tests.rules.steam.trial import trial
from tests.wandering import wander

ENGINE = Path(rules.steam.__file__).parent


def moving(table: Table, order: str = "A") -> Table:
    return table.phase("move", order, round=1)


def test_no_file_of_the_engine_names_a_map() -> None:
    """A map is named by its board, in the list of maps and in the option; nowhere is it asked for."""
    for path in ENGINE.rglob("*.py"):
        inside = path.relative_to(ENGINE).parts
        if inside[0] in ("maps", "options.py"):
            continue
        words = {node.value for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Constant)}
        assert not words & {"china", "great_britain", "california", "california_2090"}, path


def test_tiles_by_map_and_number_of_players() -> None:
    """ST-5.2: with three players one tile is not in the game."""
    three = trial(3).phase("select").player("A", tile=None)
    assert three.refused("A tile locomotive") == "ST-X-1"
    four = trial(4).phase("select").player("A", tile=None)
    assert four.allowed("A tile docker")
    assert four.state.map.tile_number("locomotive") == 8
    assert [trial(3).state.map.scenario.turns, trial(4).state.map.scenario.turns] == [7, 6]


def test_an_uneven_supply() -> None:
    """ST-1.5, ST-11.4: empty spaces cannot be chosen."""
    table = trial()
    assert [len(space) for space in table.state.supply] == [2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 0, 0]
    assert table.player("A", tile="city_growth").refused("A grow P 11") == "ST-11.4"


def test_other_numbers_of_cubes() -> None:
    """ST-1.4: one fewer in coloured Cities with three players, Towns and the white City in full."""
    sizes = {seats: [len(trial(seats).at(name)) for name in ("P", "Q", "Belfast")] for seats in (3, 4)}
    assert sizes == {3: [1, 1, 4], 4: [2, 1, 4]}


def test_a_city_without_track() -> None:
    """No track leads to it, it does not grow, it is no Town to be urbanized and takes no cube."""
    table = trial()
    assert table.refused("A build B1 NW-NE") == "ST-7.5"
    assert table.player("A", tile="city_growth").refused("A grow Belfast 1") == "ST-X-grow"
    assert "C1" not in [one.value for one in table.offers("A", "grow").choices]
    assert table.player("A", tile="urbanization").refused("A urbanize Belfast gray 1") == "ST-X-urbanize"
    assert "C1" not in [one.value for one in table.offers("A", "build").choices]


def test_prices_that_replace_the_ground_and_a_level() -> None:
    """The river hex costs the map's own extra, and wants level 4; the hill costs as ever."""
    table = trial()
    assert table.refused("A build B1 NW-S") == "ST-X-2"
    assert table.player("A", level=4).play("A build B1 NW-S").cash("A") == [16]
    assert trial().lay("A", "A2 N-S", "A3 t:N,S").play("A build A4 N-S").cash("A") == [16]


def test_cubes_on_towns() -> None:
    """ST-13.7: they start once a face lies there."""
    table = moving(trial()).cubes(Q="b").player("A", level=2)
    assert table.refused("A deliver blue Q R vp") == "ST-X-3"
    table.lay("A", "A3 t:S", "A4 N-S").play("A deliver blue Q R vp")
    assert table.mark("A").vp == 1


def canals() -> Table:
    """R -A- S by rail; a canal from P to R."""
    return moving(trial()).lay("A", "A6 N-S").cubes(P="r", Belfast="rr").player("A", level=3)


def test_links_that_are_already_on_the_map() -> None:
    """The canal gives the mover a point, and as many own links are wanted; a tile covers it."""
    table = canals()
    found = {(letter, goal) for letter, origin, goal, _ in all_ways(table.state, 0) if origin == table.hex("P")}
    assert found == {("r", table.hex("S"))}
    assert table.refused("A deliver red P R S vp") == "ST-13.22"  # R lies across the sea, too
    table.play("A deliver red P R@canal S vp")
    assert table.mark("A").vp == 2
    alone = canals().cubes(P="b")
    assert alone.refused("A deliver blue P R@canal vp") == "ST-13.15"
    assert canals().lay("B", "B1 S-NW").player("A", tile="engineer").refused("A deliver red P R S vp") == "ST-13.8"


def test_a_leg_only_first_and_only_with_a_tile() -> None:
    """By sea from Belfast to a port at an own link: a point for the mover, and the port is used up."""
    table = canals()
    table.play("A deliver red Belfast S vp")
    assert table.mark("A").vp == 1
    assert table.state.mark(f"flipped{table.hex('S')}") == 1
    moving(table)
    assert table.refused("A deliver red Belfast S vp") == "ST-13.8"
    table.play("A deliver red Belfast R S vp")
    assert table.mark("A").vp == 3
    assert canals().player("A", tile="engineer").refused("A deliver red Belfast S vp") == "ST-13.8"
    assert canals().player("A", level=1).refused("A deliver red Belfast R S vp") == "ST-13.9"


def test_a_status_that_follows_from_the_network() -> None:
    """Five VP at once for an own line from P to S, and five less when it breaks."""
    table = trial().lay("A", "A2 N-S", "A3 t:N,S", "A4 N-S").play("A build A6 N-S")
    assert table.mark("A").vp == 5
    table.player("B", tile="urbanization").phase("build", "B").play("B urbanize Q gray 1")
    assert table.mark("A").vp == 5
    cut = table.phase("decide", "A").play("A mend leave")
    assert cut.state.mark("trunk0") == 0


def test_upkeep_in_base() -> None:
    """ST-14.4: a map may ask for it; capital is raised as ever."""
    table = trial().marker("A", income=2).player("A", level=4, cash=1).phase("move", "C", round=2).play("C pass")
    assert (table.cash("A"), table.mark("A").income) == ([4], 1)


def tremor() -> Table:
    """The end of a turn in which the ground moves, with track of A and of C on the fault."""
    for seed in range(20):
        table = trial().lay("A", "A6 N-S").lay("C", "A2 N-S", "A3 t:N,S", "A4 N-S")
        table.chance = Chance(seed.to_bytes(32, "big"))
        table.phase("move", "B", round=2).play("B pass")
        if table.state.phase == "decide":
            return table
    raise AssertionError("never")


def test_owners_decide_after_income() -> None:
    """In order; then comes what follows, and only then the next turn."""
    table = tremor()
    assert table.state.queue == (0, 2)
    assert table.game.to_act(table.state) == {0}
    assert table.refused("C mend pay") == "ST-3.3"
    assert table.refused("A pass") == "ST-3.1"
    assert table.kinds("A") == {"mend"}
    table.play("A mend pay")
    assert table.state.turn == 1
    assert table.mark("C").vp == 0
    table.play("C mend leave")
    assert (table.state.turn, table.state.phase) == (2, "select")
    assert table.mark("C").vp == 1  # for the link at P that is left


def test_tracks_taken_off_leave_links_of_this_turn_st_9_16() -> None:
    """ST-9.16: Q keeps a spur to where the track was, until the end of C's next build turn."""
    table = tremor().play("A mend leave", "C mend leave")
    assert table.joined() == {"P -C- Q"}
    assert table.loose() == {"Q -C- Q.S"}
    table.audit()


def test_the_last_turn_has_its_phase_too_st_3_4() -> None:
    """ST-3.4: it is played before scoring."""
    table = trial().but(turn=7).lay("A", "A6 N-S").lay("C", "A2 N-S", "A3 t:N").phase("move", "B", round=2)
    table.play("B pass")
    if table.state.phase == "decide":
        table.play("A mend pay")
    assert table.state.phase == "over"
    assert table.mark("C").vp == 1


@pytest.mark.parametrize("seed", range(6))
def test_whole_games_on_the_small_map(seed: int) -> None:
    """Wandered to the end, audited after every move."""
    dice = random.Random(seed)
    game = trial(3 + seed % 2).game
    chance = Chance(seed.to_bytes(32, "big"))
    state = game.setup(SteamOptions(first_order="beginner"), 3 + seed % 2, chance).state
    for _ in range(600):
        if not game.duties(state):
            break
        (seat,) = game.to_act(state)
        move = None
        while move is None:
            move = wander(cast(Game, game), state, seat, lambda count: min(dice.randrange(count) for _ in range(2)))
        assert isinstance(move, SteamMove)
        state = game.apply(state, seat, move, chance).state
        game.audit(state)
    assert game.result(state) is not None


def test_a_tables_own_board() -> None:
    """ST-R1: another map file with the same fields plays by the same rules."""
    game = Steam()
    own = game.on_board(GRID)
    assert own.board_name().startswith("own-")
    assert game.board_name() == "shipped"
    state = own.setup(SteamOptions(board=own.board_name()), 3, Chance(bytes(32))).state
    assert own.load(state.model_dump_json().encode()) == state
    with pytest.raises(MisreadError):
        game.on_board("name = 1")
    with pytest.raises(MisreadError):
        game.on_board(board_text(list(grid_rows().values()), rules="moon"))


def test_options_that_matter() -> None:
    """Those of the map, of the mode, and those that its hexes make possible."""
    game = Steam()
    base, standard = (game.open_options(SteamOptions(mode=mode)) for mode in ("base", "standard"))
    assert "first_order" in base
    assert "first_order" not in standard
    assert "two_player_auction" in standard
    assert "two_player_auction" not in base
    assert {"toll_ends", "team_win", "partners"} <= set(base)
    assert "terrain_add" not in base  # no hex of China is both hill and river
    assert "board" not in base
    plain = game.on_board(GRID).open_options(SteamOptions())
    assert not {"toll_ends", "team_win"} & set(plain)
    assert "adjacent_city_link" not in plain


def test_offers_of_the_small_map_need_no_name() -> None:
    table = trial()
    assert {choice.value for choice in table.game.offers(table.state, 0, Draft()).choices} >= {"build", "done"}


def test_a_place_that_opens_late_on_any_map() -> None:
    """ST-7.5, ST-11.1: without rules of its own a map cites those of the base game."""
    rows = grid_rows()
    rows["E2"] = rows["E2"].replace("cubes = 2", "cubes = 2, opens = 3")
    table = on_board(board_text(list(rows.values()))).player("A", cash=9, tile="city_growth")
    assert table.refused("A build D2 NE-N") == "ST-7.5"
    assert table.refused("A grow Beta 1") == "ST-11.1"
    assert table.but(turn=3).allowed("A grow Beta 1")


def test_a_town_that_opens_late_is_no_city_before_st_12_1() -> None:
    """ST-12.1: Urbanization takes a Town in play."""
    rows = grid_rows()
    rows["C2"] += ", opens = 3"
    table = on_board(board_text(list(rows.values()))).player("A", tile="urbanization")
    assert table.refused("A urbanize Toad gray 1") == "ST-12.1"
    assert table.but(turn=3).allowed("A urbanize Toad gray 1")


def test_a_white_city_on_any_map() -> None:
    """ST-11.1, ST-12.1: without rules of its own a map cites those of the base game."""
    rows = grid_rows()
    rows["E2"] = rows["E2"].replace('"blue"', '"white"')
    table = on_board(board_text(list(rows.values()))).player("A", cash=9, tile="city_growth")
    assert table.refused("A grow Beta 1") == "ST-11.1"
    assert table.player("A", tile="urbanization").refused("A urbanize Beta gray 1") == "ST-12.1"
    assert table.refused("A build D2 NE-N") == "ST-7.5"


def test_decisions_may_be_asked_again() -> None:
    """Once all have decided a map may ask the next ones, before anything else follows."""
    table = tremor()
    table.state = table.state.with_mark("aftershock", 1)
    table.play("A mend pay", "C mend pay")
    assert (table.state.phase, table.state.queue, table.state.turn) == ("decide", (0,), 1)
    assert table.play("A mend pay").state.turn == 2
