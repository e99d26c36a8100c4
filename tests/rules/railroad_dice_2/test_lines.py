"""RD-7: track and continuous lines."""

from __future__ import annotations

import pytest

from rules.railroad_dice_2.network import network
from rules.railroad_dice_2.rails import COMPLEX_CODES, SIDES, SIMPLE_CODES, tracks, ways
from tests.rules.railroad_dice_2.table import ex_9, ex_21, legal, position, refused


@pytest.mark.parametrize("code", [*SIMPLE_CODES, *COMPLEX_CODES])
def test_a_die_joins_the_sides_of_its_tracks_rd_7_1(code: str) -> None:
    """RD-7.1: these pairs of sides and no others."""
    joined = {frozenset((one, other)) for one in SIDES for other in ways(code)[one]}
    assert joined == {frozenset(track) for track in tracks(code)}


def test_neighbours_are_joined_where_both_have_an_end_rd_7_2() -> None:
    """RD-7.2, RD-R23: dice with dice, and any side of a station with the end that faces it."""
    met = position("H8 C4", rails="H7 NS, H6 NS")
    assert network(met, 0).entered == {("H7", "S"): 1, ("H6", "S"): 1}
    apart = position("H8 C4", rails="H7 NS, H6 EW")
    assert network(apart, 0).entered == {("H7", "S"): 1}
    assert network(apart, 0).blocked == {"H6": {"S"}}
    for rails, side in (("H7 NS", "S"), ("H9 NS", "N"), ("G8 EW", "E"), ("I8 EW", "W")):
        cell = rails.split()[0]
        assert network(position("H8 C4", rails=rails), 0).entered == {(cell, side): 1}


def test_a_line_leaves_home_and_follows_the_tracks_rd_7_3() -> None:
    """RD-7.3: on two sides of the home, through curves, to the stations at their ends."""
    state = position("H8 C4", "L8 F6", rails="I8 EW, J8 EW, K8 EW, G8 NE, G7 SW, F7 NE")
    assert set(network(state, 0).stations) == {"L8", "F6"}
    assert network(state, 0).line("F6") == ("H8", "G8", "G7", "F7", "F6")
    assert network(state, 0).line("L8") == ("H8", "I8", "J8", "K8", "L8")


def test_a_line_ends_at_a_station_rd_7_4() -> None:
    """RD-7.4: neutral or another's home; behind it nothing is reached."""
    state = ex_21()
    mine = network(state, 0)
    assert set(mine.stations) == {"N9", "I7", "D9", "L5", "E4"}
    assert not {"I4", "L2"} & set(mine.stations)
    assert "I6" not in mine.cells


def test_switches_from_toe_to_leg_and_back_rd_7_5() -> None:
    """RD-7.5: never from leg to leg."""
    toe = position("H8 C4", "H4", rails="H7 NS+NE")  # home at the south leg: toe N
    assert network(toe, 0).open["H6"] == {"S": 1}
    assert "I7" not in network(toe, 0).open
    legs = position("H8 C4", rails="H7 NS+SW")  # home at the toe S
    assert set(network(legs, 0).open) == {"H6", "G7", "G8", "I8", "H9"}
    wye = position("H8 C4", rails="H7 ES+SW")
    assert {"G7", "I7"} <= set(network(wye, 0).open)
    from_leg = position("H8 C4", rails="G8 NE+NW")  # toe N, home at its east leg
    assert "G7" in network(from_leg, 0).open
    assert "F8" not in network(from_leg, 0).open


def test_crossings_and_double_curves_keep_to_their_track_rd_7_6() -> None:
    """RD-7.6"""
    crossing = network(position("H8 C4", rails="H7 NS+EW"), 0)
    assert "H6" in crossing.open
    assert not {"G7", "I7"} & set(crossing.open)
    curves = network(position("H8 C4", rails="H7 ES+NW"), 0)
    assert "I7" in curves.open
    assert not {"G7", "H6"} & set(curves.open)


def test_a_line_uses_rails_of_anybody_rd_7_7() -> None:
    """RD-7.7: both homes run over the same dice."""
    state = position("H8 C4", "L8", rails="C5 NS, C6 NS, C7 NE, D7 EW, E7 EW, F7 EW, G7 SW, G8 NE, I8 EW, J8 EW, K8 EW")
    assert set(network(state, 0).stations) == {"C4", "L8"}
    assert set(network(state, 1).stations) == {"H8"}
    assert network(state, 0).cells >= network(state, 1).cells


def test_a_side_is_reached_where_a_line_leaves_by_it_rd_7_8() -> None:
    """RD-7.8: one may build beyond it, and not beyond the leg that no line takes."""
    state = ex_9("straight curve")
    assert legal(state, "lay 1 G6 NS")
    assert refused(state, "lay 1 F7 EW") == "RD-8.6"


def test_a_turning_loop_is_a_line_rd_7_8() -> None:
    """RD-R24: over a loop the train comes back in the other direction and takes the other leg."""
    # From the east leg of G8 to its toe N, round a loop, back by the toe and out of the west leg.
    loop = "G8 NE+NW, G7 ES+SW, F7 NE, F6 ES, G6 EW, H6 SW, H7 NW"
    mine = network(position("H8 C4", rails=loop), 0)
    assert {side for cell, side in mine.entered if cell == "G8"} == {"E", "N"}
    assert "F8" in mine.open
    shorter = network(position("H8 C4", rails=loop.replace("H6 SW", "H6 NW")), 0)
    assert "F8" not in shorter.open


def test_illustration_3_rd_ex_9() -> None:
    """RD-EX-9"""
    state = ex_9("straight curve joker")
    mine = network(state, 0)
    assert mine.open == {"H7": {"S": 1}, "H9": {"N": 1}, "G6": {"S": 1}, "I9": {"N": 1}}
    for cell in ("F7", "L7", "L9", "M7"):
        for code in SIMPLE_CODES:
            assert refused(state, f"lay 3 {cell} {code}") == "RD-8.6"
    assert mine.stations == {"L8": 2}
    assert network(state, 1).stations == {"L8": 2}


def test_illustration_6_rd_ex_21() -> None:
    """RD-EX-21"""
    state = ex_21()
    assert network(state, 0).stations == {"N9": 1, "I7": 2, "D9": 3, "L5": 2, "E4": 6}
    assert network(state, 1).stations == {"I7": 2}
    assert network(state, 2).stations == {"L5": 1}
    line = network(state, 0).line("E4")
    tiles = [state.chart.tile(cell) for cell in line]
    assert [tile for at, tile in enumerate(tiles) if not at or tiles[at - 1] != tile] == [6, 5, 4, 5, 2, 1]


TWO_WAYS = (  # to a switch: a short one over the border to the next tile and back, a long one that stays on the tile
    ("E2", "E6", "F2 SW, F3 NS, F4 NW, D2 EW, C2 ES, C3 NS, C4 NE, D4 EW, E4 ES+SW, E5 NS", "D2 C2 C3 C4 D4 E4 E5"),
    ("F2", "F6", "E2 ES, E3 NS, E4 NE, G2 EW, H2 SW, H3 NS, H4 NW, G4 EW, F4 ES+SW, F5 NS", "G2 H2 H3 H4 G4 F4 F5"),
)


@pytest.mark.parametrize(("home", "station", "rails", "least"), TWO_WAYS)
def test_the_distance_is_the_least_number_of_tiles_rd_12_7(home: str, station: str, rails: str, least: str) -> None:
    """RD-12.4, RD-12.7: of all ways, whichever side they begin on, and however many dice lie on them."""
    mine = network(position(f"{home} M8", station, rails=rails), 0)
    assert mine.stations == {station: 2}
    assert mine.line(station) == (home, *least.split(), station)


def test_a_nearer_way_in_by_another_side_counts_rd_12_7() -> None:
    """RD-12.7: the station is first met over the border, then on its own tile."""
    state = position("E2 M8", "E5", rails="F2 SW, F3 NS, F4 NS, F5 NW, D2 EW, C2 ES, C3 NS, C4 NS, C5 NE, D5 EW")
    assert network(state, 0).stations == {"E5": 1}
