"""CR-12, CR-13, CR-15 and CR-40: running, turning, fees and half movement."""

from typing import Any

import pytest

from rules.core.contract import Draft
from tests.rules.china_rails.table import STAR, at, happened, kinds, offers, played, refused, table

LINE = {0: ("A1 B1 C1 D1 E1 F1 G1 G2 G3",)}


def test_a_target_beyond_a_bar_says_what_bars_it() -> None:
    """CR-15.5, CR-33.1, CR-13.1; CR-12.1 only where no track leads there."""
    dear = table(track={0: ("D1 C1",), 1: ("C1 B1",), 2: ("B1 A1",)}, trains={0: "D1"}, cash={0: 7})
    assert refused(dear, "move north") == "CR-15.5"
    snow: dict[str, Any] = {"running": {"heavy_snow": 1}, "events": {"heavy_snow": {"cities": ("North",), "radius": 1}}}
    assert refused(table(track={0: ("D1 C1 B1 A1",)}, trains={0: "D1"}, **snow), "move north") == "CR-33.1"
    away = table(track={0: ("C1 B1 A1",)}, trains={0: "C1"}, came={0: "B1"})
    assert refused(away, "move north") == "CR-13.1"
    assert refused(table(track={0: ("D1 C1",)}, trains={0: "D1"}), "move north") == "CR-12.1"


def test_one_point_a_milepost_along_segments_cr_12_1() -> None:
    """CR-12.1: whatever the terrain; without track no step."""
    state = table(track=LINE, trains={0: "A1"})
    after = played(state, "move B1 C1 D1")
    assert (at(after, 0), after.now.points, after.now.used) == ("D1", 6, 3)
    assert refused(state, "move A2") == "CR-12.1"
    hills = table("\n 1 M ^ A s\n", {"North": "A1", "Kilo": "D1"}, track={0: ("A1 B1 C1 D1",)}, trains={0: "A1"})
    assert played(hills, "move D1").now.used == 3


@pytest.mark.parametrize(("loco", "points"), [("freight", 9), ("heavy", 9), ("fast", 12), ("super", 12)])
def test_points_by_locomotive_cr_12_2(loco: str, points: int) -> None:
    """CR-12.2."""
    assert table(locos={0: loco}, trains={0: "A1"}).now.points == points


def test_points_are_spent_in_parts_and_not_kept_cr_12_3() -> None:
    """CR-12.3."""
    state = played(table(track=LINE, trains={0: "A1"}), "move B1; move C1")
    assert state.now.points == 7
    assert played(state, "end; end; end").now.points == 9


def test_trains_share_mileposts_and_segments_cr_12_4_cr_12_5() -> None:
    """CR-12.4, CR-12.5: any number on one milepost, meeting and overtaking."""
    state = table(track=LINE, trains={0: "A1", 1: "B1", 2: "C1"})
    assert at(played(state, "move D1"), 0) == "D1"
    assert refused(state, "move B1 C1") == ""


def test_loads_cost_no_points_cr_12_6() -> None:
    """CR-12.6: moves and loads in any order and number."""
    state = table(track=LINE, trains={0: "A1"}, goods={"North": ("Tea",), "Kilo": ("Silk",)})
    after = played(state, "load tea; move D1; drop tea; load silk; move A1; drop silk; load tea")
    assert after.now.used == 6


def test_the_red_area_is_everybodys_cr_12_7() -> None:
    """CR-12.7: without fee, whoever has track to the city."""
    state = table(STAR, trains={0: "C3"}, track={1: ("C3 B3", "E3 F3")})
    after = played(state, "move D3 E3")
    assert after.cash == (60, 60, 60)


def test_the_centre_counts_cr_12_8() -> None:
    """CR-12.8: straight across costs 2 points; the ring is open too."""
    state = table(STAR, trains={0: "C3"})
    assert played(state, "move E3").now.used == 2
    assert played(state, "move C2").now.used == 1


def test_too_far_is_refused_cr_12_9() -> None:
    """CR-12.9: step by step, and to a city unless as far as it goes is said."""
    state = table(track=LINE, trains={0: "A1"}, now={"points": 2, "used": 7})
    assert refused(state, "move B1 C1 D1") == "CR-12.9"
    assert refused(state, "move kilo") == "CR-12.9"
    assert at(played(state, "move kilo by far"), 0) == "C1"


def test_points_need_not_be_used_cr_12_10() -> None:
    """CR-12.10."""
    assert played(table(track=LINE, trains={0: "A1"}), "move B1; end").turn == 1


FORK = {0: ("A1 B1 C1 D1", "B1 B2")}


def test_turning_back_only_in_a_city_or_docked_cr_13_1() -> None:
    """CR-13.1: a train that came to C1 may not go back to B1; in the city D1 it may turn."""
    state = played(table(track=FORK, trains={0: "A1"}), "move C1")
    assert refused(state, "move B1") == "CR-13.1"
    assert refused(played(state, "move D1"), "move C1 B1") == ""


def test_a_docked_train_may_turn_cr_13_1() -> None:
    """CR-13.1: at a port outside any city."""
    port: dict[str, Any] = {"ports": {"Hong Kong": "H2", "Quay": "C1"}, "taiwan": {"Taipei": ("Fish",)}}
    own = table(**port, track=FORK, trains={0: "A1"}, links={0: ("Quay",)})
    assert refused(played(own, "move C1; end; end; end"), "move B1") == ""
    none = table(**port, track=FORK, trains={0: "A1"})
    assert refused(played(none, "move C1; end; end; end"), "move B1") == "CR-13.1"


def test_any_other_way_on_is_open_cr_13_2_cr_13_3() -> None:
    """CR-13.2, CR-13.3: every branch but the one it came by, as often as the points allow."""
    state = played(table(track={0: ("A1 B1 C1 B2 B1",)}, trains={0: "A1"}), "move B1")
    assert refused(state, "move C1") == ""
    assert refused(state, "move B2") == ""
    assert at(played(state, "move C1 B2 B1 A1"), 0) == "A1"


def test_the_direction_is_remembered_cr_13_4() -> None:
    """CR-13.4: from one turn to the next."""
    state = played(table(track=FORK, trains={0: "A1"}), "move C1; end; end; end")
    assert refused(state, "move B1") == "CR-13.1"


def test_a_dead_end_warns_before_the_move_cr_13_1() -> None:
    """CR-13.1, CR-R23."""
    state = table(track=FORK, trains={0: "A1"})
    warning = offers(state, Draft(kind="move", values=(("to", "B1 B2"),))).warning
    assert warning is not None
    assert warning.params == {"at": "B2"}
    assert offers(state, Draft(kind="move", values=(("to", "B1"),))).warning is None


def test_own_track_is_free_cr_15_1() -> None:
    """CR-15.1."""
    assert played(table(track=LINE, trains={0: "A1"}), "move D1").cash[0] == 60


RIVALS = {0: ("A1 B1",), 1: ("B1 C1 D1",), 2: ("D1 E1",)}


def test_four_millions_to_each_rival_a_turn_cr_15_2_cr_15_3_cr_15_4() -> None:
    """CR-15.2 to CR-15.4: per rival and turn, however many segments and however often; from player to player."""
    state = played(table(track=RIVALS, trains={0: "A1"}), "move D1")
    assert state.cash == (56, 64, 60)
    assert played(state, "move C1 B1").cash == (56, 64, 60)  # CR-15.3
    assert played(state, "move E1").cash == (52, 64, 64)  # CR-15.4
    assert state.bank == table(track=RIVALS).bank


def test_the_fee_is_paid_first_cr_15_5() -> None:
    """CR-15.5: without 4M the whole path is refused; money earned before it counts."""
    poor = table(track=RIVALS, trains={0: "A1"}, cash={0: 3})
    assert refused(poor, "move B1 C1") == "CR-15.5"
    assert at(poor, 0) == "A1"
    earning = table(track=RIVALS, trains={0: "A1"}, cash={0: 3}, loads={0: ("tea",)}, hands={0: ("North: Tea 9",)})
    assert refused(played(earning, "deliver tea"), "move B1 C1") == ""


def test_an_owner_cannot_refuse_cr_15_6() -> None:
    """CR-15.6: nobody is asked."""
    state = played(table(track=RIVALS, trains={0: "A1"}), "move C1")
    assert at(state, 0) == "C1"
    assert kinds(state, 1) == set()


def test_standing_costs_nothing_leaving_costs_anew_cr_15_7() -> None:
    """CR-15.7."""
    state = played(table(track=RIVALS, trains={0: "A1"}), "move C1; end; end; end")
    assert state.cash == (56, 64, 60)
    assert played(state, "move D1").cash == (52, 68, 60)


def test_stuck_without_the_fee_warns_cr_15_7() -> None:
    """CR-R61: before a move that ends where every way on needs a fee, with less than 4M left."""
    state = table(track={1: ("A1 B1 C1 D1",)}, trains={0: "A1"}, cash={0: 5})
    assert offers(state, Draft(kind="move", values=(("to", "B1"),))).warning is not None
    back = table(track={0: ("A1 B1",), 1: ("B1 C1 D1",)}, trains={0: "A1"}, cash={0: 3})
    assert offers(back, Draft(kind="move", values=(("to", "B1"),))).warning is not None
    rich = table(track={1: ("A1 B1 C1 D1",)}, trains={0: "A1"}, cash={0: 8})
    assert offers(rich, Draft(kind="move", values=(("to", "B1"),))).warning is None


def test_the_fee_for_track_of_who_left_goes_to_the_bank_cr_15_4() -> None:
    """CR-15.4 with CR-R83."""
    state = table(track=RIVALS, trains={0: "A1"}, players={1: {"left": True}})
    after = played(state, "move C1")
    assert (after.cash[0], after.cash[1], after.bank["fee"]) == (56, 60, 4)


STORM: dict[str, Any] = {"running": {"wind_storm": 1}, "events": {"wind_storm": {"cities": ("Kilo",), "radius": 1}}}


@pytest.mark.parametrize(("loco", "points"), [("freight", 5), ("heavy", 5), ("fast", 6), ("super", 6)])
def test_a_turn_begun_in_bad_weather_cr_40_1(loco: str, points: int) -> None:
    """CR-40.1."""
    state = table(track=LINE, trains={0: "D1"}, locos={0: loco}, **STORM)
    assert (state.now.points, state.now.halved) == (points, True)


def test_entering_halves_what_is_left_cr_40_2() -> None:
    """CR-40.2: rounded up, before the entering step; C1 is in the zone."""
    state = table(track=LINE, trains={0: "A1"}, **STORM)
    after = played(state, "move B1 C1")
    assert after.now.points == 3  # 9 - 1 = 8, halved 4, one step
    assert [event.lost for event in happened(state, "move B1 C1", "halved")] == [4]


def test_half_at_most_once_cr_40_3_cr_40_4() -> None:
    """CR-40.3, CR-40.4: leaving gives nothing back, coming again takes nothing more."""
    state = table(track=LINE, trains={0: "D1"}, **STORM)
    after = played(state, "move E1 F1")
    assert after.now.points == 3
    assert played(table(track=LINE, trains={0: "D1"}, **STORM), "move C1 B1 A1 B1 C1").now.points == 0


def test_an_event_drawn_on_the_way_halves_at_once_cr_40_5() -> None:
    """CR-40.5."""
    state = table(
        track=LINE,
        trains={0: "A1"},
        loads={0: ("tea", "silk")},
        hands={0: ("Kilo: Tea 9",)},
        deck=("storm_at_sea", "Kilo: Tea 5"),
        zones={"shore": ("coast", "D1")},
        events={"storm_at_sea": {"zones": ("shore",)}},
    )
    after = played(state, "move D1; deliver tea")
    assert (after.now.points, after.now.halved) == (3, True)


def test_a_storm_drawn_elsewhere_halves_nothing_cr_40_5() -> None:
    """CR-40.5: only a train in the zone."""
    state = table(
        trains={0: "D1"},
        loads={0: ("tea",)},
        hands={0: ("Kilo: Tea 9",)},
        deck=("storm_at_sea", "demand"),
        zones={"shore": ("coast", "H1")},
        events={"storm_at_sea": {"zones": ("shore",)}},
    )
    assert played(state, "deliver tea").now.points == 9


def test_a_city_beside_the_train_is_reached_another_way_where_it_may_not_turn_cr_13_1_cr_r78() -> None:
    """CR-13.1, CR-R78: a city by its name is looked for; coordinates say the very step."""
    state = played(table(track={0: ("D1 E1 D2 D1",)}, trains={0: "D1"}), "move E1")
    assert refused(state, "move D1") == "CR-13.1"
    assert at(played(state, "move kilo"), 0) == "D1"
    alone = played(table(track={0: ("D1 E1",)}, trains={0: "D1"}), "move E1")
    assert refused(alone, "move kilo") == "CR-13.1"


def test_coordinates_beside_the_train_say_the_very_step_and_names_the_place_cr_r78() -> None:
    """There is no track from B1 to C1, only around by B2 and C2: a named city or port is reached that way."""
    said: dict[str, Any] = {"track": {0: ("A1 B1", "B1 B2 C2 C1", "C1 D1")}, "trains": {0: "B1"}}
    bare = table(**said)
    assert refused(bare, "move C1") == "CR-12.1"
    port = table(ports={"Hong": "A3", "Gate": "C1"}, taiwan={"Taipei": ("Fish",)}, **said)
    assert refused(port, "move C1") == "CR-12.1"
    assert at(played(port, "move gate"), 0) == "C1"
    beside = table(track={0: ("A1 B1 C1", "C1 C2 D2 D1")}, trains={0: "C1"})
    assert refused(beside, "move D1") == "CR-12.1"
    assert at(played(beside, "move kilo"), 0) == "D1"


def test_money_that_the_way_brings_pays_its_fees_cr_15_5() -> None:
    """CR-R60: the Congress pays 10M in North, so the rival's track behind it can be paid; not the one before it."""
    said: dict[str, Any] = {"running": {"party_congress": 1}, "cash": {0: 0}, "trains": {0: "B1"}}
    behind = {0: ("A1 B1",), 1: ("A1 A2 A3",)}
    assert played(table(**said, track=behind), "move A1 A2").cash[0] == 6
    before = {0: ("A1 A2",), 1: ("A1 B1",)}
    assert refused(table(**said, track=before), "move A1 A2") == "CR-15.5"
