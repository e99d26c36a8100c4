"""ST-6 and ST-8: the build turn and its prices."""

import pytest

from rules.steam.build import board_text, grid_rows
from rules.steam.building.done import BuildingDone
from rules.steam.building.laying import TrackBuilt
from rules.steam.building.routing import propose
from tests.rules.steam.table import china, grid, on_board


def test_first_build_goes_first_st_6_1() -> None:
    """ST-6.1: the others follow in order."""
    table = grid().phase("select")
    for name in "ABC":
        table.player(name, tile=None)
    table.play("A tile engineer", "B tile turn_order", "C tile first_build")
    assert table.state.queue == (2, 0, 1)


def test_three_builds_four_with_engineer_st_6_2_ex_35() -> None:
    """ST-6.2, ST-EX-35: a redirect as the fourth is refused, with Engineer legal."""
    table = grid().player("A", cash=20)
    table.play("A build B2 NW-NE", "A build C2 t:SW,SE", "A build B1 SW-NE")
    assert table.refused("A build B1 SW-SE") == "ST-6.2"
    assert "build" not in table.kinds("A")
    table.player("A", tile="engineer").play("A build B1 SW-SE")
    assert table.refused("A build D2 NW-NE") == "ST-6.2"


def test_each_tile_redirect_and_replacement_is_a_build_st_6_3() -> None:
    """ST-6.3"""
    table = grid().player("A", cash=20)
    table.play("A build B2 NW-NE")
    assert table.who("A").builds == 1
    table.play("A build B2 NW-SE")
    assert (table.who("A").builds, table.event(TrackBuilt).how) == (2, "redirect")
    table.lay("A", "C2 t:SW").play("A build C2 t:SW,SE")
    assert (table.who("A").builds, table.event(TrackBuilt).how) == (3, "replacement")


def test_building_is_optional_st_6_4() -> None:
    """ST-6.4"""
    table = grid().play("A done")
    assert table.event(BuildingDone).builds == 0
    assert table.state.queue == (1, 2)


def test_growth_and_urbanization_at_any_point_st_6_5() -> None:
    """ST-6.5: by the holder, before, between or after builds, once, and no build."""
    for before in (0, 1, 3):
        table = grid().player("A", cash=20, tile="city_growth")
        lines = ("A build B2 NW-NE", "A build C2 t:SW,SE", "A build D2 NW-NE")
        table.play(*lines[:before])
        table.play("A grow Rho 1")
        assert table.who("A").builds == before
        assert table.refused("A grow Mu 2") == "ST-6.5"
        table.play(*lines[before:])
    assert grid().refused("A grow Rho 1") == "ST-6.5"
    assert grid().refused("A urbanize Toad gray 1") == "ST-6.5"


def test_what_was_paid_for_is_carried_out_st_6_6_ex_35() -> None:
    """ST-6.6, ST-EX-35: if it can be."""
    table = grid().player("A", tile="urbanization")
    assert table.refused("A done") == "ST-6.6"
    assert "done" not in table.kinds("A")
    assert table.play("A urbanize Toad gray 1").allowed("A done")
    assert grid().player("A", tile="urbanization", idle=True).allowed("A done")
    assert grid().player("A", tile="urbanization").city("Toad").allowed("A done")
    assert grid().player("A", tile="city_growth").supply().allowed("A done")


def test_builds_one_after_another_st_6_7() -> None:
    """ST-6.7: each is legal and paid before the next; a route is all or nothing."""
    table = grid(mode="standard").player("A", cash=4)
    assert table.refused("A build C2 t:SW,SE") == "ST-7.14"
    before = table.state
    assert table.refused("A route B2 NW-NE C2 t:SW,SE") == "ST-2.10"
    assert table.state == before
    table.player("A", cash=5).play("A route B2 NW-NE C2 t:SW,SE")
    assert (table.cash("A"), table.who("A").builds) == ([0], 2)
    assert table.joined() == {"Rho -A- Toad"}
    assert grid().refused("A route B2 NW-NE C2 t:SW,SE D2 NW-NE B3 NW-N") == "ST-6.2"


@pytest.mark.parametrize(
    ("tile", "price"),
    [("B2 NW-NE", 2), ("B2 NW-SE", 2), ("B3 N-SE", 2), ("B1 SW-NE", 4), ("D1 SE-SW", 3), ("D1 SE-S", 3)],
)
def test_sides_river_and_hill_st_8_1_8_3_8_4(tile: str, price: int) -> None:
    """ST-8.1, ST-8.3, ST-8.4"""
    table = grid().player("A", cash=10).play(f"A build {tile}")
    assert table.cash("A") == [10 - price]
    event = table.event(TrackBuilt)
    assert (event.sides, event.ground) == (2, price - 2)


@pytest.mark.parametrize(("face", "price"), [("t:SW", 2), ("t:SW,SE", 3), ("t:N,SE,SW", 4), ("t:N,NE,SE,SW", 5)])
def test_a_tile_on_a_town_costs_one_more_st_8_2(face: str, price: int) -> None:
    """ST-8.2: besides one for each side."""
    table = grid().lay("A", "B2 NW-NE").player("A", cash=10).play(f"A build C2 {face}")
    assert table.cash("A") == [10 - price]


def test_extras_add_up_st_8_5_r18() -> None:
    """ST-8.5, ST-R18: Town, river and hill; by the option the larger of river and hill."""
    rows = grid_rows()
    rows["C2"] = rows["C2"].replace('terrain = "plain"', 'terrain = "hill", river = "x"')
    text = board_text(list(rows.values()))
    for option, price in (("all", 1 + 1 + 2 + 1), ("highest", 1 + 1 + 2)):
        table = on_board(text, terrain_add=option).lay("A", "B2 NW-NE").player("A", cash=10)
        assert table.play("A build C2 t:SW").cash("A") == [10 - price]


def test_a_redirect_pays_for_the_whole_face_st_8_6_8_8() -> None:
    """ST-8.6, ST-8.8: old tracks included, but nothing for the hill."""
    table = grid().lay("A", "B1 SW-NE").player("A", cash=10).play("A build B1 SW-SE")
    assert table.cash("A") == [8]
    double = grid().lay("A", "B2 NW-SE").lay("B", "B2 SW-NE").player("A", cash=10)
    assert double.play("A build B2 NW-S+NE-SW").cash("A") == [6]
    river = grid().lay("A", "D1 SE-SW").player("A", cash=10).play("A build D1 SE-S")
    assert river.cash("A") == [8]


def test_a_replacement_on_a_town_costs_one_more_st_8_7() -> None:
    """ST-8.7"""
    table = grid().lay("A", "B2 NW-NE", "C2 t:SW").player("A", cash=10).play("A build C2 t:SW,SE")
    assert table.cash("A") == [7]
    plain = grid().lay("B", "C3 N-S").lay("A", "B2 NW-SE").player("A", cash=10)
    assert plain.play("A build C3 N-S+SE-NW").cash("A") == [6]


def test_each_build_is_paid_when_made_st_8_9() -> None:
    """ST-8.9"""
    table = grid().player("A", cash=9)
    spent = []
    for move in ("A build B2 NW-NE", "A build C2 t:SW,SE", "A build D2 NW-NE"):
        spent.append(table.play(move).cash("A")[0])
    assert spent == [7, 4, 2]


def test_three_tiles_make_two_links_ex_22() -> None:
    """ST-EX-22: 2 + 3 + 2; a loose link, then one complete and a spur, then two complete."""
    table = grid().player("A", cash=7)
    assert table.play("A build B2 NW-NE").loose() == {"B2.NE -A- Rho"}
    table.play("A build C2 t:SW,SE")
    assert (table.joined(), table.loose()) == ({"Rho -A- Toad"}, {"Toad -A- Toad.SE"})
    table.play("A build D2 NW-NE")
    assert (table.joined(), table.loose()) == ({"Rho -A- Toad", "Beta -A- Toad"}, set())
    assert table.cash("A") == [0]


def test_pieces_by_option_r6() -> None:
    """ST-R6: with a limited supply a face runs out; without it never."""
    sharp = ("A3 N-SE", "B3 NW-N", "B4 N-NW", "C1 S-SE", "C3 N-NE", "D3 N-NE", "D4 N-NW", "E3 N-NW", "E4 N-NW")
    eight = [tile for tile in sharp if tile != "A3 N-SE"]
    for option, rule in ((False, None), (True, "ST-R6")):
        table = grid(enforce_tile_supply=option).lay("-", *eight).player("A", cash=9)
        refusal = table.refusal("A build B2 NW-N")
        assert (refusal.rule if refusal else None) == rule


def test_a_route_over_no_hex_st_7_1() -> None:
    """ST-7.1"""
    assert grid().player("A", cash=9).refused("A route B2 NW-NE F9 N-S") == "ST-7.1"


def test_no_line_is_proposed_that_cannot_be_begun_st_2_10() -> None:
    """ST-2.10: with 1 in cash in Standard not even the first tile is paid; with 2 it is, and the rest follows later."""
    table = china(mode="standard").player("A", cash=1)
    ends = table.hex("Beijing"), None, table.hex("Jinan")
    assert propose(table.state, 0, *ends) == ()
    (first, *_) = propose(table.player("A", cash=2).state, 0, *ends)
    assert (len(first.line), first.price, first.whole) == (1, 2, False)
