"""CR-6 and CR-7: the right of entry."""

from rules.china_rails.building.access import Access
from tests.rules.china_rails.table import LAND, STAR, played, refused, table

# A major city on the coast with three exits only.
CORNER = """
 1 M . . . M
 2  . . . .
 3 . . . . .
"""
CORNERS = {"Cove": "A1", "Other": "E1"}


def test_every_player_keeps_an_entry_to_a_major_city_cr_6_1_cr_6_2() -> None:
    """CR-6.1, CR-6.2: Cove has two exits (B1, A2). With three players, the others' entries count."""
    state = table(CORNER, CORNERS, seats=2, phase="building")
    assert len(state.board.exits[0]) == 2
    after = played(state, "build A1 B1")
    assert refused(after, "build A1 A2") == "CR-6.2"
    second = table(CORNER, CORNERS, seats=2, phase="building", track={0: ("A1 B1",), 1: ("A1 A2",)})
    assert second.track[1]


def test_a_major_city_with_fewer_exits_than_players_is_not_closed_to_all_cr_6_2() -> None:
    """CR-6.2: the second term; the last exits go to whoever comes."""
    state = table(CORNER, CORNERS, seats=4, phase="building", track={1: ("A1 B1",)})
    assert refused(state, "build A1 A2") == ""


def test_players_at_a_major_city_are_not_limited_cr_6_3() -> None:
    """CR-6.3: a fourth and a sixth player still enter."""
    exits = ("C3 B3", "C2 B2", "D2 E2", "E3 F3", "D4 E4", "C4 B4")
    state = table(STAR, seats=6, phase="building", track={seat: (exits[seat],) for seat in range(1, 6)})
    assert refused(state, f"build {exits[0]}") == ""


def test_three_players_at_a_medium_city_cr_7_1() -> None:
    """CR-7.1."""
    track: dict[int, tuple[str, ...]] = {1: ("C3 D3",), 2: ("E3 D3",)}
    state = table(seats=4, phase="building", track={0: ("A3 B3 C3",), **track})
    assert refused(state, "build C3 C2 D3") == ""
    full: dict[int, tuple[str, ...]] = {**track, 3: ("D2 D3",)}
    assert refused(table(seats=4, phase="building", track={0: ("A3 B3 B4 C4",), **full}), "build C4 D3") == "CR-7.1"


def test_two_players_at_a_small_city_cr_7_2() -> None:
    """CR-7.2."""
    state = table(phase="building", track={0: ("A1 B1 B2 C2",), 1: ("C1 D1",), 2: ("E1 D1",)})
    assert refused(state, "build C2 D1") == "CR-7.2"
    one = table(phase="building", track={0: ("A1 B1 B2 C2",), 1: ("C1 D1",)})
    assert refused(one, "build C2 D1") == ""


def test_three_segments_of_one_player_at_a_city_cr_7_3() -> None:
    """CR-7.3: to and from it."""
    state = table(seats=2, phase="building", track={0: ("A3 B3 C3 D3 E3", "D3 D2")})
    assert refused(state, "build D3 D4") == "CR-7.3"
    two = table(seats=2, phase="building", track={0: ("A3 B3 C3 D3 E3",)})
    assert refused(two, "build D3 D4") == ""
    assert refused(state, "build D2 C2 D3") == "CR-7.3"


def test_the_last_free_edge_of_a_small_city_is_kept_cr_7_4() -> None:
    """CR-7.4: two edges only: the second one is for a second player."""
    state = table("\n 1 M . s . M\n", {"North": "A1", "East": "E1", "Kilo": "C1"}, seats=3, phase="building")
    after = played(state, "build A1 B1 C1")
    assert refused(after, "build C1 D1") == "CR-7.4"
    assert refused(played(after, "end"), "build E1 D1 C1") == ""


def test_a_third_player_must_be_able_to_come_to_a_medium_city_cr_7_5() -> None:
    """CR-7.5: Lima with three edges; one player has one, and may not take the second."""
    land = "\n 1 M . m . M\n 2  . . . .\n"
    names = {"North": "A1", "East": "E1", "Lima": "C1"}
    state = table(land, names, seats=3, phase="building", gaps="B2-e C1-sw", track={0: ("A1 B1 C1",)})
    assert len(state.board.usable_at[state.board.at["C1"]]) == 3
    assert refused(state, "build C1 D1") == "CR-7.5"
    two = table(land, names, seats=2, phase="building", gaps="B2-e C1-sw", track={0: ("A1 B1 C1",)})
    assert refused(two, "build C1 D1") == ""


def test_who_has_left_counts_only_where_track_lies_cr_7_5() -> None:
    """CR-R83 on CR-6 and CR-7: no entry is kept for a retired seat."""
    gone = {1: {"left": True}, 2: {"left": True}}
    corner = table(CORNER, CORNERS, seats=3, phase="building", track={0: ("A1 B1",)}, players=gone)
    assert refused(corner, "build A1 A2") == ""
    assert Access(corner, 0).major(0, 1) == ""


def test_reserved_bridges_still_count_cr_7_2() -> None:
    """CR-R26: a place lost to a flood is not free for a third player."""
    state = table(
        LAND,
        phase="building",
        track={0: ("A1 B1 B2 C2",), 1: ("C1 D1",), 2: ("E1 D1",)},
        waters={"r": ("river", "C1-e")},
        events={"flood": {"rivers": ("r",)}},
        deck=("flood", "Kilo: Tea 5", "Kilo: Tea 5", "Kilo: Tea 5"),
        turn=2,
    )
    after = played(state.with_turn(phase="delivery"), "discard")
    assert len(after.reserved) == 1
    assert refused(after, "build C2 D1") == "CR-7.2"
