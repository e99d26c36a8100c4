"""ST-11 and ST-12: City Growth and Urbanization."""

import pytest

from rules.steam.build import board_text, grid_rows, place
from rules.steam.building.urbanize import CityFounded
from tests.rules.steam.table import Table, grid, on_board


def grower(**options: object) -> Table:
    return grid(**options).player("A", tile="city_growth").cubes(Rho="b").supply("rb", "yy", "", "pp")


def urbanizer(**options: object) -> Table:
    return grid(**options).player("A", tile="urbanization").cubes(Rho="b").supply("rb", "yy", "", "pp")


def test_a_set_moves_to_a_city_st_11_1() -> None:
    """ST-11.1: all cubes of one space, and a growth marker."""
    table = grower().play("A grow Rho 1")
    assert (table.at("Rho"), table.state.supply[0]) == ("bbr", "")
    assert table.state.grown == (table.hex("Rho"),)
    assert grower().refused("A grow Toad 1") == "ST-11.1"
    assert grower().refused("A grow B2 1") == "ST-11.1"


def test_a_city_grows_once_st_11_2_ex_34() -> None:
    """ST-11.2, ST-EX-34"""
    table = grower().play("A grow Rho 1").player("A", used=False)
    assert table.refused("A grow Rho 2") == "ST-11.2"
    assert table.hex("Rho") not in [table.hex(one.value) for one in table.offers("A", "grow").choices]


def test_a_new_city_never_grows_st_11_3_ex_34() -> None:
    """ST-11.3, ST-EX-34"""
    assert grower().city("Toad").refused("A grow Toad 1") == "ST-11.3"


def test_an_empty_space_cannot_be_chosen_st_11_4() -> None:
    """ST-11.4"""
    table = grower()
    assert table.refused("A grow Rho 3") == "ST-11.4"
    assert [one.value for one in table.offers("A", "grow", "Rho").choices] == ["1", "2", "4"]
    assert urbanizer().refused("A urbanize Toad gray 3") == "ST-11.4"


@pytest.mark.parametrize("connected", [False, True])
def test_a_new_city_on_any_town_st_12_1(connected: bool) -> None:
    """ST-12.1: connected or not, of a colour of one's choice."""
    table = urbanizer()
    if connected:
        table.lay("B", "B2 NW-NE", "C2 t:SW")
    table.play("A urbanize Toad blue 1")
    assert table.state.new_cities == ((table.hex("Toad"), "blue"),)
    assert urbanizer().refused("A urbanize Rho blue 1") == "ST-12.1"
    assert urbanizer().city("Toad").refused("A urbanize Toad blue 1") == "ST-12.1"
    assert urbanizer().refused("A urbanize B2 blue 1") == "ST-12.1"


def test_the_face_goes_back_st_12_2() -> None:
    """ST-12.2: with its spurs."""
    table = urbanizer().lay("B", "B2 NW-NE", "C2 t:SW,SE").play("A urbanize Toad gray 1")
    assert {track.at for track in table.state.tracks} == {table.hex("B2")}


def test_a_supply_set_goes_to_the_new_city_st_12_3() -> None:
    """ST-12.3: it must be named while there is one."""
    table = urbanizer()
    assert table.refused("A urbanize Toad gray") == "ST-12.3"
    assert table.play("A urbanize Toad gray 2").at("Toad") == "yy"
    assert table.state.supply[1] == ""


def test_cubes_of_the_town_stay_st_12_4() -> None:
    """ST-12.4"""
    table = urbanizer().cubes(Toad="g").play("A urbanize Toad red 4")
    assert table.at("Toad") == "gpp"


def test_what_led_there_ends_there_st_12_5_ex_33() -> None:
    """ST-12.5, ST-12.6, ST-EX-33: links are completed for their owners; the unused spur is gone."""
    table = grid().lay("A", "B2 NW-NE", "C2 t:SW,SE").lay("B", "D1 SE-SW").supply("rb")
    table.phase("build", "C").player("C", tile="urbanization").play("C urbanize Toad gray 1")
    assert table.joined() == {"Rho -A- Toad", "Beta -B- Toad"}
    assert table.loose() == set()
    assert table.at("Toad") == "br"
    event = table.event(CityFounded)
    assert (len(event.joined), event.gone) == (1, 1)
    assert {event.joined[0].a, event.joined[0].b} == {table.hex("Beta"), table.hex("Toad")}
    table.audit()


def test_an_unowned_link_completed_so_stays_unowned_st_12_5() -> None:
    """ST-12.5, ST-R19"""
    table = urbanizer().lay("-", "B2 NW-NE").play("A urbanize Toad gray 1")
    assert table.joined() == {"Rho --- Toad"}


def test_an_unused_spur_leaves_no_claim_st_12_6() -> None:
    """ST-12.6: anybody may build from the New City where it was."""
    table = urbanizer().lay("B", "B2 NW-NE", "C2 t:SW,SE").player("A", cash=9)
    assert table.refused("A build D2 NW-NE") == "ST-9.10"
    assert table.play("A urbanize Toad gray 1").allowed("A build D2 NW-NE")


def test_without_a_set_the_city_comes_empty_st_12_7() -> None:
    """ST-12.7"""
    table = urbanizer().supply()
    table.play("A urbanize Toad gray")
    assert table.at("Toad") == ""
    assert table.event(CityFounded).space == 0


def test_a_colour_that_is_gone_st_12_8() -> None:
    """ST-12.8: one of each colour, four gray."""
    rows = grid_rows()
    rows["B3"] = place("B3", "Bog")
    table = on_board(board_text(list(rows.values()))).city("Bog", "red").player("A", tile="urbanization")
    assert table.refused("A urbanize Toad red 1") == "ST-12.1"
    assert table.allowed("A urbanize Toad gray 1")
    assert "red" not in [one.value for one in table.offers("A", "urbanize", "Toad").choices]


def neighbours(**options: object) -> Table:
    """A Town beside a City, joined by a single spur of A; B's spur leads on to Beta."""
    rows = grid_rows()
    rows["B2"] = place("B2", "Bog")
    table = on_board(board_text(list(rows.values())), **options).lay("A", "B2 t:NW").lay("B", "B2 t:NE", "C2 t:SW")
    return table.player("A", tile="urbanization")


def test_neighbouring_cities_keep_their_link_st_12_9() -> None:
    """ST-12.9: without tiles; it is scored, moved over, and cannot be built again."""
    table = neighbours()
    assert table.joined() == {"Bog -A- Rho", "Bog -B- Toad"}
    table.play("A urbanize Bog blue 1")
    assert table.joined() == {"Bog -A- Rho", "Bog -B- Toad"}
    standing = table.game.standing(table.state)
    assert standing is not None
    assert standing.scores[:2] == (1, 1)
    table.cubes(Rho="b").phase("move", "A", round=1).play("A deliver blue Rho Bog vp")
    assert table.mark("A").vp == 1
    table.audit()


def test_neighbouring_cities_by_option_r20() -> None:
    """ST-R20: with `remove` the link is gone."""
    table = neighbours(adjacent_city_link="remove").play("A urbanize Bog blue 1")
    assert table.joined() == {"Bog -B- Toad"}


def test_two_towns_that_both_grow_st_12_9() -> None:
    """ST-12.9: the second takes the last track of the link between them."""
    table = neighbours().play("A urbanize Bog blue 1").phase("build", "B").player("B", tile="urbanization")
    table.play("B urbanize Toad gray 2")
    assert table.joined() == {"Bog -A- Rho", "Bog -B- Toad"}
    assert table.state.tracks == ()


def test_a_piece_around_a_bare_town_bars_its_city_st_7_20() -> None:
    """ST-7.20: with two loose ends at one Town, urbanizing it is refused."""
    table = urbanizer().lay("B", "B2 N-NE", "B1 SE-S")
    assert table.refused("A urbanize Toad gray 1") == "ST-7.20"


def test_a_line_claimed_this_turn_outlasts_a_new_city_beside_it_st_9_8() -> None:
    """ST-9.8, ST-12.5: only the spur that claimed it was built this turn; the New City takes it off."""
    table = urbanizer().but(turn=2).player("A", cash=9)
    table.lay("A", "B2 NW-NE", "C2 t:SW", turn=1).lay("-", "D2 NW-SE", turn=1)
    table.play("A build Toad t:SW,SE")
    assert table.loose() == {"D2.SE -A- Toad"}
    table.play("A urbanize Toad gray 1", "A done")
    assert table.loose() == {"D2.SE -A- Toad"}
    assert table.joined() == {"Rho -A- Toad"}
