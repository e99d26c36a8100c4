"""RD-12: transporting passengers."""

from __future__ import annotations

from rules.core.contract import Draft
from rules.railroad_dice_2.money import Stocked
from rules.railroad_dice_2.network import network
from rules.railroad_dice_2.state import Station
from rules.railroad_dice_2.turn.transport import Transported
from tests.rules.railroad_dice_2.table import (
    EX_21,
    EX_21_HOMES,
    EX_21_NEUTRALS,
    GAME,
    event_of,
    events_of,
    ex_9,
    ex_21,
    legal,
    money,
    offered,
    offers,
    played,
    position,
    refusal,
    refused,
    step,
)


def test_a_locomotive_and_a_connected_station_rd_12_1() -> None:
    """RD-12.1: one's own locomotive, not one's home, and the reason why a station is not connected."""
    state = ex_21({0: (4, 5), 1: (4,)})
    assert refused(state, "transport 6 I7") == "RD-12.1"
    assert refused(state, "transport 5 L8") == "RD-12.1"
    assert refused(state, "transport 5 A1") == "RD-12.1"
    behind = refusal(state, "transport 5 I4")
    assert behind.rule == "RD-12.1"
    assert behind.why.key == "dice-no-transport-interrupted"
    assert behind.why.params["through"] == "I7"
    lone = ex_9(None, locomotives={0: (2,)})
    apart = refusal(lone.but(stations=(*lone.stations, Station("C3", None))), "transport 2 C3")
    assert (apart.rule, apart.why.key) == ("RD-12.1", "dice-no-transport-no-line")
    keys = {refusal(state, f"transport 5 {cell}").why.key for cell in ("L8", "A1")}
    assert keys == {"dice-no-transport-home", "dice-no-transport-station"}


def test_each_locomotive_once_a_turn_rd_12_2() -> None:
    """RD-12.2: each card; of two alike the other still runs."""
    state = played(ex_21(), "transport 5 I7")
    assert refused(state, "transport 5 D9") == "RD-12.2"
    assert offered(state, "transport") == ["4 D9", "4 N9"]
    pair = played(ex_21({0: (5, 5)}), "transport 5 I7")
    assert legal(pair, "transport 5 D9")
    assert refused(played(pair, "transport 5 D9"), "transport 5 N9") == "RD-12.2"


def test_each_station_once_a_turn_rd_12_3() -> None:
    """RD-12.3"""
    state = played(ex_21(), "transport 5 I7")
    assert refused(state, "transport 4 I7") == "RD-12.3"
    assert "I7" not in offered(state, "transport", locomotive="4")


def test_distance_counts_the_tiles_rd_12_4() -> None:
    """RD-12.4: those of home and destination included."""
    state = ex_21()
    assert event_of(step(state, "transport 5 I7"), Transported).distance == 2
    assert event_of(step(state, "transport 5 D9"), Transported).distance == 3


def test_a_tile_entered_again_counts_again_rd_12_5() -> None:
    """RD-12.5: to E4 over tiles 6-5-4-5-2-1."""
    assert network(ex_21(), 0).stations["E4"] == 6


def test_not_farther_than_the_number_rd_12_6() -> None:
    """RD-12.6: as far is far enough; the distance is told."""
    state = ex_21({0: (2, 3, 6)})
    assert legal(state, "transport 3 D9")
    far = refusal(state, "transport 2 D9")
    assert far.rule == "RD-12.6"
    assert far.why.params["distance"] == 3
    assert legal(state, "transport 6 E4")
    assert "D9" not in offered(state, "transport", locomotive="2")


def test_the_shortest_line_counts_rd_12_7() -> None:
    """RD-12.7, RD-R35: with two lines, and it is shown."""
    ways = "C5 NS, C6 NS, C7 NS, C8 NE, D8 EW", "D4 EW, E4 EW, F4 SW, F5 NS, F6 NS, F7 NS, F8 NW"
    around, both = (position("C4 M3", "E8", rails=rails) for rails in (ways[1], ", ".join(ways)))
    assert network(around, 0).stations == {"E8": 4}
    assert network(both, 0).stations == {"E8": 2}
    assert network(both, 0).line("E8") == ("C4", "C5", "C6", "C7", "C8", "D8", "E8")


def test_locomotives_are_not_combined_rd_12_8() -> None:
    """RD-12.8: neither for a farther station nor for more from one."""
    state = ex_21()
    assert refused(state, "transport 5 E4") == "RD-12.6"
    assert refused(state, "transport 9 E4") == "RD-12.1"
    assert refused(state, "transport 5 D9 9") == "RD-12.9"


def test_at_most_the_number_rd_12_9() -> None:
    """RD-12.9, RD-R36: the most by default; fewer on demand, at least 1."""
    state = ex_21()
    assert event_of(step(state, "transport 4 D9"), Transported).units == 4
    assert event_of(step(state, "transport 4 D9 1"), Transported).units == 1
    for count in (5, 0):
        assert refused(state, f"transport 4 D9 {count}") == "RD-12.9"
    asked = offers(state, "transport", train="4 D9")
    assert asked.complete
    assert [choice.value for choice in asked.choices] == ["3", "2", "1"]


def test_at_most_the_stock_rd_12_10() -> None:
    """RD-12.10"""
    state = ex_21()
    assert event_of(step(state, "transport 5 N9"), Transported).units == 3
    assert refused(state, "transport 5 N9 4") == "RD-12.10"
    assert legal(state, "transport 5 N9 3")


def test_not_from_an_empty_tile_rd_12_11() -> None:
    """RD-12.11"""
    state = ex_21()
    assert refused(state, "transport 5 L5") == "RD-12.11"
    assert "L5" not in offered(state, "transport", locomotive="5")


def test_units_go_from_the_tile_to_the_player_rd_12_12() -> None:
    """RD-12.12: the bank has no part in it; the total carried is kept."""
    state = ex_21()
    after = played(state, "transport 5 D9")
    assert (after.stock(4), money(after)[0], after.bank) == (8, 15, state.bank)
    assert after.players[0].transported == 5


def test_two_stations_of_a_tile_share_its_stock_rd_12_13() -> None:
    """RD-12.13"""
    rails = "I8 EW, J8 EW, H7 NS, H6 ES, I6 EW, J6 EW, K6 EW"
    state = position("H8 C4", "K8 L6", rails=rails, locomotives={0: (2, 3)}, stocks=(5, 0, 0, 0, 5, 4))
    assert set(state.players[0].connected) == {"K8", "L6"}
    first = played(state, "transport 2 K8")
    assert first.stock(6) == 2
    assert event_of(step(first, "transport 3 L6"), Transported).units == 2


def test_two_stations_rd_ex_23() -> None:
    """RD-EX-23"""
    rails = EX_21.replace("E8 NE", "E8 EW+NE") + ", D8 NE, D7 SW"
    state = position(
        EX_21_HOMES, f"{EX_21_NEUTRALS} C7", rails=rails, locomotives={0: (4, 5)}, stocks=(5, 5, 5, 6, 5, 5)
    )
    assert network(state, 0).stations["D9"] == network(state, 0).stations["C7"] == 3
    first = step(state, "transport 5 D9")
    assert event_of(first, Transported).units == 5
    assert event_of(step(first.state, "transport 4 C7"), Transported).units == 1


def test_a_station_on_the_tile_of_the_home_rd_12_14() -> None:
    """RD-12.14: distance 1 if the line stays on the tile, 3 if it leaves and comes back."""
    state = ex_21({0: (2,)})
    assert event_of(step(state, "transport 2 N9"), Transported).distance == 1
    around = position("H8 C4", "I6", rails="I8 EW, J8 EW, K8 NW, K7 NS, K6 SW, J6 EW", locomotives={0: (3,)})
    assert network(around, 0).stations == {"I6": 3}


def test_transporting_needs_no_roll_rd_12_15() -> None:
    """RD-12.15: before it, after it, after a skip."""
    state = ex_21()
    assert state.turn.rolled is None
    assert legal(state, "transport 5 I7")
    assert legal(played(state, "skip"), "transport 5 I7")
    assert legal(played(state, "roll 4s"), "transport 5 I7")


def test_illustration_6_played_rd_ex_22() -> None:
    """RD-EX-22"""
    state = ex_21()
    assert event_of(step(state, "transport 5 N9"), Transported).units == 3
    assert event_of(step(state, "transport 5 I7"), Transported).units == 5
    assert event_of(step(state, "transport 5 D9"), Transported).units == 5
    assert refused(state, "transport 5 E4") == "RD-12.6"
    assert refused(state, "transport 5 L5") == "RD-12.11"
    assert refused(state, "transport 5 I4") == "RD-12.1"
    assert refused(state, "transport 5 L2") == "RD-12.1"
    best = played(state, "transport 5 I7", "transport 4 D9")
    assert best.players[0].transported == 9
    assert played(state, "transport 4 I7", "transport 5 D9").players[0].transported == 9
    assert refused(played(state, "transport 5 I7"), "transport 4 I7") == "RD-12.3"


def test_a_2_that_is_gone_runs_no_more_rd_12_1() -> None:
    """RD-11.6: also in the turn in which it already ran."""
    state = ex_21({0: (2,), 1: (2, 2), 2: (3, 3, 3)}, money={0: 20})
    state = played(state, "transport 2 N9", "buy 4")
    assert refused(state, "transport 2 I7") == "RD-12.1"
    assert legal(state, "transport 4 I7")


def test_transports_are_ranked_and_shown_rd_12_9() -> None:
    """The most passengers first, each by the smallest locomotive that brings as many."""
    state = ex_21()
    assert offered(state, "transport") == ["5 D9", "5 I7", "4 D9", "4 I7", "4 N9", "5 N9"]
    drafts = [one.draft for one in GAME.suggest(state, 0) if one.draft.kind == "transport"]
    assert [tuple(draft.filled().values()) for draft in drafts] == [("5 D9",), ("5 I7",)]
    one_left = ex_21(stocks=(5, 5, 0, 13, 10, 1))
    assert offered(one_left, "transport")[-2:] == ["4 N9", "5 N9"]
    seen = GAME.outlook(state, 0, Draft(kind="transport", values=(("train", "5 I7"),)))
    assert seen is not None
    assert [line.key for line in seen.account] == ["dice-account-gain", "dice-account-stock"]
    line = event_of(step(state, "transport 5 I7"), Transported).line
    assert line == ("L8", "K8", "J8", "I8", "I7")


def test_a_half_said_transport_is_refused_rd_12_1() -> None:
    state = ex_21()
    for values, rule in (
        ({"train": "3 I7"}, "RD-12.1"),
        ({"train": "5 E4"}, "RD-12.6"),
        ({"train": "5 I7", "count": "9"}, "RD-12.9"),
        ({"train": "x"}, "RD-12.1"),
    ):
        found = offers(state, "transport", **values).refusal
        assert found is not None
        assert found.rule == rule
    assert not events_of(step(state, "transport 5 I7"), Stocked)
