"""Great Britain: the table, the action tiles, white Cities, canal hexes and the upkeep (ST-GB-1 to 15, 36)."""

import pytest

from rules.core.boards import BoardError
from rules.core.contract import RefusedError
from rules.steam.board import read_steam_board
from rules.steam.build import board_text, grid_rows
from rules.steam.building.routing import propose
from rules.steam.game import Steam
from rules.steam.options import SteamOptions
from rules.steam.sheets import shipped
from rules.steam.view import steam_view
from tests.rules.steam.isles import isles, set_up
from tests.rules.steam.table import Table

SEATS = (3, 4)


def lying(table: Table) -> int:
    return sum(len(cubes) for _, cubes in table.state.cubes)


def test_three_or_four_players_st_1_2() -> None:
    """ST-1.2."""
    options = SteamOptions(map="great_britain")
    assert list(Steam().seats_for(options)) == [3, 4]
    with pytest.raises(RefusedError) as refused:
        set_up(2)
    assert refused.value.refusal.rule == "ST-1.2"


def test_eight_turns_with_three_and_seven_with_four_st_gb_1() -> None:
    """ST-GB-1."""
    assert [isles(seats).state.map.scenario.turns for seats in SEATS] == [8, 7]
    for seats in SEATS:
        table = isles(seats).but(turn=8 if seats == 3 else 7).phase("move", "A", round=2)
        assert table.play("A pass").state.phase == "over"
        assert isles(seats).but(turn=6).phase("move", "A", round=2).play("A pass").state.turn == 7


@pytest.mark.parametrize("seats", SEATS)
def test_every_port_has_an_active_marker_st_gb_2(seats: int) -> None:
    """ST-GB-2: eighteen of them, Cities and Towns."""
    ports = steam_view(set_up(seats).state, None).ports
    hexes = shipped("great_britain").hexes
    assert len(ports) == 18
    assert all(port.active for port in ports)
    assert {hexes[port.at].kind for port in ports} == {"city", "town"}


@pytest.mark.parametrize("seed", range(3))
def test_two_gray_cubes_lie_in_belfast_before_any_draw_st_gb_3(seed: int) -> None:
    """ST-GB-3, ST-GB-4: and as many more as are printed there."""
    belfast = set_up(seed=seed).at("Belfast")
    assert belfast.count("g") >= 2
    assert len(belfast) == 4


def test_printed_numbers_st_gb_4_st_gb_5() -> None:
    """ST-GB-4, ST-GB-5: one cube fewer in coloured Cities with three players, all others in full."""
    names = ("London", "Leeds", "Plymouth", "Douglas", "Belfast", "Manchester", "Hull", "Dover")
    sizes = {seats: [len(set_up(seats).at(name)) for name in names] for seats in SEATS}
    assert sizes == {3: [3, 2, 1, 2, 4, 2, 1, 0], 4: [4, 3, 2, 2, 4, 2, 1, 0]}


def test_two_cubes_in_each_supply_space_st_gb_6() -> None:
    """ST-GB-6: with table 2.4's totals, 57 and 71 on the board, 39 and 25 left."""
    for seats, total, left in ((3, 57, 39), (4, 71, 25)):
        table = set_up(seats)
        assert [len(space) for space in table.state.supply] == [2] * 12
        assert lying(table) + 24 == total
        assert len(table.state.bag) == left


def test_no_locomotive_with_three_players_st_gb_7_st_ex_21() -> None:
    """ST-GB-7, ST-EX-21: the tile is not in the game with three; with four it goes last, behind Urbanization."""
    three = isles().phase("select").player("A", tile=None)
    assert three.refused("A tile locomotive") == "ST-GB-7"
    assert "locomotive" not in [choice.value for choice in three.offers("A", "tile").choices]
    four = isles(4).phase("select", "ABCD")
    for name in "ABCD":
        four.player(name, tile=None, cash=20)
    four.play("A tile locomotive", "B tile urbanization", "C tile docker", "D tile engineer")
    assert four.who("A").level == 2
    four.phase("move", "D", round=2).play("D pass")
    assert four.state.order == (2, 3, 1, 0)


@pytest.mark.parametrize("mode", ["base", "standard"])
def test_docker_is_added_in_both_games_st_gb_8(mode: str) -> None:
    """ST-GB-8: it costs nothing (ST-R95)."""
    for seats in SEATS:
        table = isles(seats, mode=mode).phase("select").player("A", tile=None, cash=1)
        assert table.play("A tile docker").who("A").tile == "docker"
        assert table.cash("A") == [1]
        assert table.refused("B tile docker") == "ST-5.1"


def test_numbers_of_the_tiles_st_gb_9() -> None:
    """ST-GB-9."""
    names = ["turn_order", "first_move", "first_build", "docker", "city_growth", "engineer", "urbanization"]
    for seats, tiles in ((3, names), (4, [*names, "locomotive"])):
        offered = isles(seats).state.map.scenario.tiles
        assert list(offered) == tiles
        assert [isles(seats).state.map.tile_number(tile) for tile in offered] == list(range(1, len(tiles) + 1))


# Building


def rich(level: int = 4, **options: object) -> Table:
    return isles(**options).player("A", cash=20, level=level)


@pytest.mark.parametrize(("tile", "price"), [("G15 N-SE", 4), ("G16 NE-S", 4), ("G13 SW-NE", 5)])
def test_canal_hexes_st_ex_71(tile: str, price: int) -> None:
    """ST-EX-71, ST-GB-10, ST-GB-11: plain +2, river +2 and not 3, hill +3; level 4 is needed."""
    assert rich().play(f"A build {tile}").cash("A") == [20 - price]
    for level in (1, 3):
        assert rich(level).refused(f"A build {tile}") == "ST-GB-10"


@pytest.mark.parametrize(("tile", "price"), [("G15 N-SE", 4), ("G16 NE-S", 5), ("G13 SW-NE", 7)])
def test_canal_extra_added_to_the_ground_st_r67(tile: str, price: int) -> None:
    """ST-R67, ST-GB-11: with `canal_extra = add` river and hills are paid as well."""
    assert rich(canal_extra="add").play(f"A build {tile}").cash("A") == [20 - price]


def test_redirect_and_replacement_on_a_canal_hex_st_gb_10() -> None:
    """ST-GB-10, ST-EX-71, ST-8.8: they need the level too, and cost no extra."""
    for face, price in (("NE-SE", 2), ("N-SE+NE-SW", 4)):
        laid = "G15 N-SE", "F15 t:NE"
        assert rich().lay("A", *laid).play(f"A build G15 {face}").cash("A") == [20 - price]
        assert rich(3).lay("A", *laid).refused(f"A build G15 {face}") == "ST-GB-10"


def test_the_level_at_the_moment_of_the_build_st_r66() -> None:
    """ST-R66, ST-GB-10: a Locomotive taken in the same turn counts."""
    table = isles(4).phase("select", "A").player("A", tile=None, level=3, cash=20).player("D", tile=None)
    table.play("A tile locomotive")
    assert table.phase("build", "A").allowed("A build G15 N-SE")


def test_river_towns_at_the_end_of_canals_st_gb_13() -> None:
    """ST-GB-13, ST-EX-71: Hull, Cambridge and Oxford need no level; town +1 and river +1."""
    hull = rich(1).lay("A", "I13 NW-NE")
    assert hull.play("A build J12 t:SW").cash("A") == [17]
    oxford = rich(1).lay("A", "J18 NE-NW")
    assert oxford.play("A build I18 t:SE").cash("A") == [17]
    cambridge = rich(1).lay("A", "K17 S-N")
    assert cambridge.play("A build K16 t:S").cash("A") == [17]


def test_lines_are_proposed_around_canals_that_are_closed_st_gb_10() -> None:
    """ST-GB-10: below level 4 no line is proposed over a canal hex, though it would be shorter."""
    ends = "Liverpool", "Leeds"
    for level, over in ((3, False), (4, True)):
        table = rich(level)
        lines = propose(table.state, 0, table.hex(ends[0]), None, table.hex(ends[1]))
        assert lines
        used = {table.state.board.hexes[at].id for line in lines for at, _ in line.line}
        assert ("G13" in used) == over
        assert all(line.whole for line in lines)


def test_white_cities_do_not_grow_st_gb_14_st_ex_77() -> None:
    """ST-GB-14, ST-EX-77."""
    table = rich().player("A", tile="city_growth")
    assert table.refused("A grow Belfast 1") == "ST-GB-14"
    assert table.refused("A grow Douglas 1") == "ST-GB-14"
    assert not {"A10", "C12"} & {choice.value for choice in table.offers("A", "grow").choices}


def test_white_cities_are_not_urbanized_st_gb_15_st_ex_77() -> None:
    """ST-GB-15, ST-EX-77."""
    table = rich().player("A", tile="urbanization")
    assert table.refused("A urbanize Douglas gray 1") == "ST-GB-15"
    assert table.refused("A urbanize Belfast gray 1") == "ST-GB-15"
    assert not {"A10", "C12"} & {choice.value for choice in table.offers("A", "urbanize").choices}


def test_no_track_crosses_the_firths() -> None:
    """ST-7.4: the edges of the map file that no track crosses."""
    assert rich().refused("A build F6 S-N") == "ST-7.4"
    assert rich().refused("A build E19 N-S") == "ST-7.4"


# Income


def test_upkeep_in_base_st_gb_36_st_ex_77() -> None:
    """ST-GB-36, ST-EX-77, ST-14.4: income less level; a negative sum is paid, with capital as needed."""
    table = isles().marker("A", income=2).player("A", level=4, cash=1)
    table.marker("B", income=5).player("B", level=3, cash=0).phase("move", "C", round=2).play("C pass")
    assert (table.cash("A"), table.mark("A").income) == ([4], 1)
    assert (table.cash("B"), table.mark("B").income) == ([2], 5)


def test_upkeep_in_standard_is_as_ever_st_17_13() -> None:
    """ST-17.13: once, not twice."""
    table = isles(mode="standard").marker("A", income=5).player("A", level=3).phase("move", "C", round=2).play("C pass")
    assert table.cash("A") == [2]


# The board file and the options


def test_the_options_are_shown_for_this_map_alone() -> None:
    own = {"canal_extra", "docker_direct", "canal_bare_transit", "canal_town_town"}
    game = Steam()
    here, china = (set(game.open_options(SteamOptions(map=name))) for name in ("great_britain", "china"))
    assert own <= here
    assert not own & china
    assert not {"toll_ends", "partners", "two_player_auction", "terrain_add"} & here
    assert "adjacent_city_link" in here  # Liverpool and Manchester lie side by side
    assert "two_player_auction" not in game.open_options(SteamOptions(map="great_britain", mode="standard"))


@pytest.mark.parametrize(
    ("name", "hex_id"),
    [
        ("Londres", "K18"),
        ("Édimbourg", "F7"),
        ("edimbourg", "F7"),
        ("Douvres", "M19"),
        ("caerdydd", "E18"),
        ("fort-william", "C5"),
    ],
)
def test_places_answer_to_their_other_names(name: str, hex_id: str) -> None:
    table = isles()
    assert table.hex(name) == table.hex(hex_id)


CANAL = 'canals = [{{ id = "cut", name = {{ en = "Cut", fr = "Tranchée" }}, ends = {ends}, hexes = {hexes} }}{more}]\n'


def grid_with(ends: str = '["A2", "C2"]', hexes: str = '["B2"]', more: str = "") -> str:
    text = board_text(list(grid_rows().values()), rules="great_britain")
    return text.replace("hexes = [", CANAL.format(ends=ends, hexes=hexes, more=more) + "hexes = [", 1)


def test_a_map_file_with_canals_of_its_own() -> None:
    board = read_steam_board(grid_with())
    assert [canal.id for canal in board.canals] == ["cut"]
    assert Steam().on_board(grid_with()).board_name().startswith("own-")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (grid_with(ends='["A2", "D2"]', hexes='["B2", "C3"]'), "cut ends at D2"),
        (grid_with(hexes='["Z9"]'), "cut runs through Z9, which is not on the map"),
        (grid_with(ends='["A2", "Z9"]'), "cut runs through Z9, which is not on the map"),
        (grid_with(ends='["A2", "E2"]', hexes='["B2", "C2", "D2"]'), "cut cannot run through C2"),
        (grid_with(ends='["C2", "A2"]', hexes='["B3"]'), "cut: C2 is not beside B3"),
        (grid_with(hexes='["B2", "B3"]'), "cut: B3 is not beside C2"),
        (grid_with(hexes='["B4", "B2"]'), "cut: A2 is not beside B4"),
        (grid_with(ends='["A2", "A2"]'), "cut leads nowhere"),
        (
            grid_with(more=', { id = "c", name = { en = "C", fr = "C" }, ends = ["A2", "C4"], hexes = ["B2", "C3"] }'),
            "2 canals run through B2",
        ),
        (
            grid_with(more=', { id = "c", name = { en = "C", fr = "C" }, ends = ["C2", "A2"], hexes = ["B1"] }'),
            "2 canals join A2 and C2",
        ),
        (board_text([*grid_rows().values(), 'id = "E5", terrain = "plain", marks = ["port"]']), "E5 is a port without"),
    ],
)
def test_map_files_that_are_refused(text: str, said: str) -> None:
    with pytest.raises(BoardError, match=said):
        read_steam_board(text)


def test_proposals_follow_the_level_st_gb_10() -> None:
    """ST-GB-10: what was looked up before the locomotive was raised holds no longer."""
    table = rich(3)
    ends = table.hex("Liverpool"), None, table.hex("Leeds")
    canal = table.hex("G13")
    assert not any(at == canal for line in propose(table.state, 0, *ends) for at, _ in line.line)
    table.player("A", level=4)
    assert any(at == canal for line in propose(table.state, 0, *ends) for at, _ in line.line)


def test_every_far_goal_that_is_offered_has_a_way() -> None:
    """Also the length of the island, over Cities in between."""
    table = isles(mode="standard").player("A", cash=10)
    for goal in table.offers("A", "route", "D7").choices:
        assert table.offers("A", "route", "D7", goal.value).choices, goal.value
