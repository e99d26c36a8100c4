"""ST-7: where tiles may be laid."""

from rules.steam.build import board_text, grid_rows, place
from rules.steam.building.laying import open_builds, starts
from rules.steam.faces import FACES, PLAIN, TOWN, code, read_face
from tests.rules.steam.isles import isles
from tests.rules.steam.table import Table, china, grid, on_board


def rich(table: Table) -> Table:
    for at in range(len(table.state.players)):
        table.player("ABCD"[at], cash=50)
    return table


def test_only_on_listed_hexes_st_7_1() -> None:
    """ST-7.1"""
    table = rich(grid())
    assert table.refused("A build F2 NW-NE") == "ST-7.1"
    assert table.refused("A build Nowhere NW-NE") == "ST-7.1"


def test_no_tile_on_a_city_st_7_2() -> None:
    """ST-7.2: printed or new."""
    table = rich(grid())
    assert table.refused("A build A2 N-S") == "ST-7.2"
    assert table.city("Toad").refused("A build C2 t:N") == "ST-7.2"


def test_no_tile_on_the_sea_st_7_3() -> None:
    """ST-7.3"""
    assert rich(china()).refused("A build N5 N-S") == "ST-7.3"


def test_no_track_over_a_blocked_edge_st_7_4() -> None:
    """ST-7.4: from either hex, though the City behind it would be an anchor."""
    table = rich(on_board(board_text(list(grid_rows().values()), blocked='[["B2", "A2"], ["B2", "C2"]]')))
    assert table.refused("A build B2 NW-NE") == "ST-7.4"
    assert table.refused("A build B2 SW-NE") == "ST-7.4"
    table.lay("A", "C2 t:N")
    assert table.refused("A build C2 t:N,SW") == "ST-7.4"


def test_no_track_off_the_board_or_into_the_sea_st_7_5() -> None:
    """ST-7.5"""
    table = rich(grid())
    assert table.refused("A build A1 S-N") == "ST-7.5"
    assert rich(china()).refused("A build N4 t:S") == "ST-7.5"


def test_towns_take_town_faces_st_7_6_7_7() -> None:
    """ST-7.6, ST-7.7"""
    table = rich(grid())
    assert table.refused("A build C2 NW-SE") == "ST-7.6"
    assert table.refused("A build B2 t:NW") == "ST-7.7"


def test_only_faces_of_the_table_st_7_8() -> None:
    """ST-7.8: 15 single, 36 double and 56 of Towns; no two sharp curves, no five spurs."""
    singles = [face for face in PLAIN if len(face) == 1]
    assert (len(singles), len(PLAIN) - len(singles), len(TOWN)) == (15, 36, 56)
    table = rich(grid())
    assert table.refused("A build B2 N-NE+SE-S") == "ST-7.8"
    assert table.refused("A build B2 N-NE+S-SW") == "ST-7.8"
    assert table.refused("A build B2 N-S+S-NE") == "ST-7.8"
    assert table.lay("A", "C2 t:SW").refused("A build C2 t:N,NE,SE,S,SW") == "ST-7.8"
    for face in FACES:
        assert read_face(code(face)) == face


def test_a_city_is_an_anchor_for_everybody_st_7_9() -> None:
    """ST-7.9: a New City too."""
    table = rich(grid())
    for name in "ABC":
        assert table.phase("build", name).allowed(f"{name} build B2 NW-NE")
    assert table.refused("C build B3 SW-S") == "ST-7.13"
    assert table.city("Toad").allowed("C build C1 S-SE")


def test_an_own_loose_end_is_an_anchor_st_7_10() -> None:
    """ST-7.10"""
    table = rich(grid()).lay("A", "B2 NW-SE")
    assert table.allowed("A build C3 NW-SE")
    assert table.phase("build", "B").refused("B build C3 NW-SE") == "ST-7.16"


def test_a_claimable_loose_end_is_an_anchor_st_7_11() -> None:
    """ST-7.11: of an unowned link that starts at a City; not of one that starts nowhere."""
    table = rich(grid()).lay("-", "B2 NW-SE")
    assert table.allowed("A build C3 NW-SE")
    adrift = rich(grid()).lay("-", "B3 N-SW")
    assert adrift.refused("A build B2 S-SW") == "ST-7.13"


def test_the_centre_of_an_own_town_is_an_anchor_st_7_12() -> None:
    """ST-7.12"""
    table = rich(grid()).lay("A", "C2 t:SW")
    assert table.allowed("A build C2 t:N,SW")
    assert table.phase("build", "B").refused("B build C2 t:N,SW") == "ST-7.14"


def test_every_added_track_needs_an_anchor_st_7_13() -> None:
    """ST-7.13, ST-R16: both tracks of a double tile."""
    table = rich(grid())
    assert table.refused("A build B3 S-SW") == "ST-7.13"
    assert table.refused("A build B2 NW-SE+SW-NE") == "ST-7.15"
    assert table.lay("A", "A3 N-NE").allowed("A build B2 NW-SE+SW-NE")
    assert rich(grid()).refused("A build B3 NW-SE+SW-N") == "ST-7.13"


def test_one_anchored_spur_is_enough_st_7_14() -> None:
    """ST-7.14, ST-R16"""
    table = rich(grid()).lay("A", "B2 NW-NE")
    assert table.allowed("A build C2 t:SW,SE,N")
    assert table.refused("A build C2 t:SE,N") == "ST-7.14"


def test_a_bare_or_foreign_town_is_no_anchor_st_7_15_ex_23() -> None:
    """ST-7.15, ST-EX-23: for the Town itself and for the hexes around it."""
    table = rich(grid()).phase("build", "B")
    assert table.refused("B build C2 t:N,NE") == "ST-7.14"
    assert table.refused("B build C1 S-SE") == "ST-7.15"
    table.lay("A", "C2 t:SW,SE")
    assert table.refused("B build C1 S-SE") == "ST-7.13"


def test_no_track_into_a_foreign_loose_end_st_7_16() -> None:
    """ST-7.16: also with an anchor at the other end."""
    table = rich(grid()).lay("B", "B3 NW-SE")
    assert table.refused("A build C4 N-S") == "ST-7.2"
    table = rich(grid()).lay("B", "B2 NW-SE")
    assert table.refused("A build C3 NW-S") == "ST-7.16"
    assert table.phase("build", "B").allowed("B build C3 NW-S")


def test_a_tile_may_block_st_7_17_ex_25() -> None:
    """ST-7.17, ST-EX-25: B blocks A, who may open the tile by a replacement for all four sides."""
    table = rich(grid()).lay("A", "B2 NW-SE").phase("build", "B").play("B build C3 N-S")
    assert table.cash("B") == [48]
    assert "B2.SE -A- Rho" in table.loose()
    table.phase("build", "A")
    for face in ("N-S+NW-SE", "N-S+NW-NE", "N-S+NW-SW"):
        again = Table(table.game, table.state).play(f"A build C3 {face}")
        assert again.cash("A") == [46]
        assert "C3.N -B- Mu" in again.loose()
    table.play("A build C3 N-S+NE-NW")
    assert "C3.NE -A- Rho" in table.loose()


def test_a_track_may_point_at_a_blank_side_st_7_18() -> None:
    """ST-7.18, ST-R17"""
    table = rich(grid()).lay("B", "C3 N-S")
    assert table.allowed("A build B2 NW-SE")
    table.play("A build B2 NW-SE")
    assert "B2.SE -A- Rho" in table.loose()


def test_track_branches_only_in_towns_and_cities_st_7_19() -> None:
    """ST-7.19: no face has two tracks at one side, and a Town's spurs are links of their own."""
    for face in PLAIN:
        ends = [end for track in face for end in track]
        assert len(set(ends)) == len(ends)
    table = rich(grid()).lay("A", "B2 NW-NE")
    assert table.refused("A build B2 NW-NE+NW-SE") == "ST-7.8"
    table.play("A build C2 t:N,SE,SW")
    assert len(table.joined() | table.loose()) == 3


def test_no_loops_st_7_20_ex_31() -> None:
    """ST-7.20, ST-EX-31: two ends at one Town or City, a loose end at its own Town, a ring."""
    table = rich(grid()).lay("A", "C2 t:S,SE,SW", "D2 NW-SW")
    assert table.refused("A build C3 N-NE") == "ST-7.20"
    city = rich(grid()).lay("A", "B1 S-SW")
    assert city.refused("A build B2 N-NW") == "ST-7.20"


def test_a_loose_end_may_not_face_its_own_town_st_7_20() -> None:
    """ST-7.20: a link that turns round beside its Town, before it meets it."""
    table = rich(grid()).lay("A", "C2 t:N", "C1 S-SE")
    assert table.refused("A build D1 NW-SW") == "ST-7.20"
    assert table.allowed("A build D1 NW-S")


def test_a_ring_is_refused_st_7_20() -> None:
    """ST-7.20: gentle curves around a hex; the last one would close the ring."""
    rows = [f'id = "{column}{row}", terrain = "plain"' for column in "ABCDE" for row in range(1, 6)]
    rows[0], rows[-1] = place("A1", "One", "red"), place("E5", "Two", "blue")
    ring = ("C2 SE-SW", "D2 S-NW", "D3 N-SW", "C4 NE-NW", "B3 N-SE")
    table = rich(on_board(board_text(rows))).lay("A", *ring)
    assert table.loose() == {"B3.N -A- C2.SW"}
    assert table.refused("A build B2 NE-S") == "ST-7.20"
    assert table.allowed("A build B2 S-NW")


def test_nothing_starts_where_no_track_may_lead_st_7_5() -> None:
    """ST-7.5: neither at a City that takes no track, nor at one that is not open yet."""
    table = isles()
    assert "A10" not in {word for word, *_ in starts(table.state, 0)}  # Belfast
    early, late = china(), china().but(turn=4)
    assert "J15" not in {word for word, *_ in starts(early.state, 0)}  # Hong Kong
    assert "J15" in {word for word, *_ in starts(late.state, 0)}


def test_only_what_can_be_paid_is_open_st_8_7() -> None:
    """ST-8.7, ST-2.9: a larger face of a Town costs its sides, and one for the Town."""
    table = grid(mode="standard").lay("A", "C2 t:SW")
    assert list(open_builds(table.player("A", cash=2).state, 0, table.hex("Toad"))) == []
    assert {one.price for one in open_builds(table.player("A", cash=3).state, 0, table.hex("Toad"))} == {3}
