"""ST-10: redirects and replacements."""

import pytest

from rules.steam.building.laying import TrackBuilt
from tests.rules.steam.table import Table, grid


def rich(table: Table) -> Table:
    for at in range(len(table.state.players)):
        table.player("ABCD"[at], cash=50)
    return table


def test_the_inner_end_stays_st_10_1() -> None:
    """ST-10.1, ST-R21: one track at a loose end; all others of the tile stay."""
    table = rich(grid()).lay("A", "B2 NW-SE").lay("B", "B2 SW-NE")
    assert table.refused("A build B2 N-S+NE-SW") == "ST-10.7"
    table.play("A build B2 NW-S+NE-SW")
    assert table.event(TrackBuilt).how == "redirect"
    assert "B2.S -A- Rho" in table.loose()
    assert any("-B-" in link for link in table.loose())


def test_only_own_or_claimable_track_st_10_2() -> None:
    """ST-10.2"""
    table = rich(grid()).lay("A", "B2 NW-NE").phase("build", "B")
    assert table.refused("B build B2 NW-SE") == "ST-10.2"
    unowned = rich(grid()).lay("-", "B2 NW-NE").phase("build", "B")
    assert unowned.allowed("B build B2 NW-SE")
    adrift = rich(grid()).lay("-", "B3 N-SW").phase("build", "B")
    assert adrift.refused("B build B3 S-SW") == "ST-10.2"


def test_spurs_stay_st_10_3() -> None:
    """ST-10.3"""
    table = rich(grid()).lay("A", "B2 NW-NE", "C2 t:SE,SW")
    assert table.refused("A build C2 t:N,SW") == "ST-10.3"


def test_a_redirect_is_a_build_st_10_4() -> None:
    """ST-10.4"""
    table = rich(grid()).lay("A", "B2 NW-NE").play("A build B2 NW-SE")
    assert table.who("A").builds == 1


def test_when_a_redirect_extends_st_10_5_ex_27() -> None:
    """ST-10.5, ST-EX-27: only if it completes the link, or joins two."""
    table = rich(grid()).play("A build B1 SW-NE")
    assert table.cash("A") == [46]
    table.but(turn=2).play("A build B1 SE-SW")
    assert table.cash("A") == [44]
    assert table.play("A done").loose() == {"B1.SE --- Rho"}
    done = rich(grid()).city("Toad").lay("A", "B1 NE-SW", turn=1).but(turn=2).play("A build B1 SE-SW", "A done")
    assert done.joined() == {"Rho -A- Toad"}


def test_redirecting_an_unowned_link_ex_87() -> None:
    """ST-EX-87: it stays unowned, until it is extended and completed."""
    table = rich(grid()).lay("-", "B2 NW-NE").phase("build", "B").play("B build B2 NW-SE")
    assert (table.loose(), table.cash("B")) == ({"B2.SE --- Rho"}, [48])
    assert not table.event(TrackBuilt).claimed
    assert table.play("B build C3 NW-S").joined() == {"Mu -B- Rho"}


def test_an_unowned_link_completed_by_a_redirect_is_claimed() -> None:
    """ST-10.5, ST-9.12"""
    table = rich(grid()).city("Toad").lay("-", "B2 NW-SE").phase("build", "B").play("B build B2 NW-NE")
    assert table.joined() == {"Rho -B- Toad"}
    assert table.event(TrackBuilt).claimed


@pytest.mark.parametrize(
    ("laid", "owner", "move", "rule"),
    [
        ("A1 SE-S", "A", "A build A1 S-N", "ST-7.5"),
        ("B2 NW-SE", "A", "A build B2 NW-SE+SE-S", "ST-7.8"),
        ("B1 S-SW", "A", "A build B1 N-SW", "ST-7.5"),
    ],
)
def test_a_redirected_track_is_legal_st_10_6(laid: str, owner: str, move: str, rule: str) -> None:
    """ST-10.6: it leads nowhere else than a new one may, and has a face."""
    assert rich(grid()).lay(owner, laid).refused(move) == rule


def test_a_redirect_meets_no_foreign_end_and_makes_no_loop_st_10_6() -> None:
    """ST-10.6"""
    table = rich(grid()).lay("A", "B2 NW-NE").lay("B", "C3 S-NW")
    assert table.refused("A build B2 NW-SE") == "ST-7.16"
    loop = rich(grid()).lay("A", "B1 S-SW", "B2 NE-N")
    assert loop.refused("A build B2 N-NW") == "ST-7.20"


def test_a_replacement_keeps_what_was_there_st_10_7() -> None:
    """ST-10.7: every old track exactly, with its owner."""
    table = rich(grid()).lay("B", "C3 N-S").lay("A", "B2 NW-SE")
    assert table.refused("A build C3 SE-NW") == "ST-10.7"
    assert table.refused("A build C3 SE-NW+NE-SW") == "ST-10.7"
    table.play("A build C3 N-S+SE-NW")
    owners = {(track.a, track.b): track.owner for track in table.state.tracks if track.at == table.hex("C3")}
    assert owners == {(0, 3): 1, (2, 5): 0}


def test_tracks_of_a_replacement_need_anchors_st_10_8() -> None:
    """ST-10.8: a City is one here too."""
    table = rich(grid()).lay("B", "B2 N-S")
    assert table.allowed("A build B2 N-S+NE-NW")
    assert table.refused("A build B2 N-S+SE-SW") == "ST-7.13"


def test_the_tile_taken_off_returns_st_10_9() -> None:
    """ST-10.9: with a limited supply it is free for another hex at once."""
    laid = ("B3 N-NE", "B4 N-NE", "C1 S-SE", "C3 N-NE", "D3 N-NE", "D4 N-NE", "E3 N-NW")
    table = rich(grid(enforce_tile_supply=True)).lay("-", *laid).lay("A", "B1 SW-S")
    assert table.refused("A build D2 NE-N") == "ST-R6"
    table.play("A build B1 SW-NE")
    assert table.allowed("A build D2 NE-N")


def test_no_build_without_a_change_st_10_10() -> None:
    """ST-10.10"""
    table = rich(grid()).lay("A", "B2 NW-NE", "C2 t:SW")
    assert table.refused("A build B2 NE-NW") == "ST-10.10"
    assert table.refused("A build C2 t:SW") == "ST-10.10"


def test_town_replacement_ex_29() -> None:
    """ST-EX-29: B joins from Beta; A's spurs stay; C has no anchor there."""
    table = rich(grid()).lay("A", "B2 NW-NE", "C2 t:SW,SE").phase("build", "B").player("B", cash=10)
    table.play("B build D1 SE-SW")
    assert table.cash("B") == [7]
    table.play("B build C2 t:NE,SE,SW")
    assert table.cash("B") == [3]
    assert table.joined() == {"Rho -A- Toad", "Beta -B- Toad"}
    assert table.loose() == {"Toad -A- Toad.SE"}
    assert table.phase("build", "C").refused("C build C2 t:N,NE,SE,SW") == "ST-7.14"


def test_more_than_one_changed_track_is_neither_st_10_7() -> None:
    """ST-10.7: a redirect changes one track, and adds none beside it."""
    table = rich(grid()).lay("A", "B2 NW-SE", "B2 NE-SW")
    assert table.refused("A build B2 S-NW") == "ST-10.7"
    single = rich(grid()).lay("A", "B2 NW-SE")
    assert single.refused("A build B2 S-NW+NE-SW") == "ST-10.7"


def test_nothing_is_taken_away_st_10_7() -> None:
    """ST-10.7: a face that only lacks a track of what lies there is neither."""
    table = rich(grid()).lay("A", "B2 NW-SE", "B2 NE-SW", "C2 t:SW,SE")
    assert table.refused("A build B2 SE-NW") == "ST-10.7"
    assert table.refused("A build C2 t:SW") == "ST-10.7"
    assert table.refused("A build C2 t:N,NE") == "ST-10.7"
