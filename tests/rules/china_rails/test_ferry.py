"""CR-9 and CR-14: the ferry, acquired and used."""

from typing import Any

from rules.core.contract import Draft
from tests.rules.china_rails.table import at, happened, has, kinds, offers, played, refused, table

# A bay: Near is a medium city on the left, Far a milepost on the right. The two rows are joined by the ferry alone.
BAY = """
 1 M . m     . . M
 2  . . .     . .
"""
BAY_NAMES = {"North": "A1", "East": "H1", "Near": "C1"}
PORTS: dict[str, Any] = {"ferry": ("C1", "F1")}


def bay(**said: Any) -> Any:
    return table(BAY, BAY_NAMES, **PORTS, **said)


def test_a_segment_to_a_port_buys_the_passage_cr_9_1_cr_9_2_cr_9_3() -> None:
    """CR-9.1 to CR-9.3: 4M in all, city included, once for this player."""
    state = bay(phase="building", track={0: ("A1 B1",)})
    after = played(state, "build B1 C1")
    assert after.players[0].ferry
    assert after.now.spent == 4  # CR-9.2, CR-9.3
    assert after.bank["ferry"] == 4
    own = bay(phase="building", seats=2, track={0: ("A1 B1 C1", "B1 B2")}, ferries=(0, 1))
    assert played(own, "build B2 C1").now.spent == 3


def test_surcharges_are_still_added_at_a_port_cr_9_2() -> None:
    """CR-9.2: a river on the way costs its 2M."""
    state = bay(phase="building", track={0: ("A1 B1",)}, waters={"r": ("river", "B1-e")})
    assert played(state, "build B1 C1").now.spent == 6


def test_building_goes_on_from_the_other_port_cr_9_4() -> None:
    """CR-9.4: without paying again; also in the same move."""
    state = bay(phase="building", track={0: ("A1 B1 C1",)}, ferries=(0,))
    assert played(state, "build F1 G1").now.spent == 1
    assert refused(bay(phase="building", track={0: ("A1 B1",)}), "build F1 G1") == "CR-4.3"
    line = played(bay(phase="building", track={0: ("A1 B1",)}), "build east")
    assert has(line, 0, "B1 C1")
    assert has(line, 0, "F1 G1")


def test_two_players_own_the_passage_cr_9_5() -> None:
    """CR-9.5: a third gets none, and is refused where the owners fill the city."""
    track = {0: ("A1 B1",), 1: ("H1 G1",), 2: ("A1 A2",)}
    state = bay(phase="building", ferries=(1, 2), track=track)
    after = played(state, "build B1 C1")
    assert not after.players[0].ferry
    assert after.now.spent == 3
    small = table(BAY.replace("m", "s"), BAY_NAMES, **PORTS, phase="building", ferries=(1, 2), track=track)
    assert refused(small, "build B1 C1") == "CR-9.5"


def test_the_knob_of_a_third_player_at_a_port_cr_9_5() -> None:
    """CR-R50: `refused` keeps him from the port altogether."""
    track = {0: ("A1 B1",), 1: ("H1 G1",), 2: ("A1 A2",)}
    state = bay(phase="building", ferries=(1, 2), track=track, options={"third_at_port": "refused"})
    assert refused(state, "build B1 C1") == "CR-9.5"


def test_owners_keep_a_place_at_each_port_cr_9_6() -> None:
    """CR-9.6: F1 has three edges (G1, F2, E2); one owner there leaves one free for a second."""
    state = bay(phase="building", ferries=(0,), track={0: ("A1 B1 C1", "F1 G1")})
    edges = len(state.board.usable_at[state.board.at["F1"]])
    assert edges == 2
    assert refused(state, "build F1 F2") == "CR-9.6"
    both = bay(phase="building", ferries=(0, 1), track={0: ("A1 B1 C1",), 1: ("H1 G1 F1",)})
    assert refused(both, "build F1 F2") == ""


def test_the_passage_counts_toward_the_limit_cr_9_7() -> None:
    """CR-9.7."""
    assert refused(bay(phase="building", track={0: ("A1 B1",)}, now={"spent": 17}), "build B1 C1") == "CR-5.7"


OWN: dict[str, Any] = {"track": {0: ("A1 B1 C1", "F1 G1 H1")}, "ferries": (0,)}


def test_the_train_waits_on_the_port_cr_14_1_cr_14_2() -> None:
    """CR-14.1, CR-14.2: not in the turn it comes, but in a later one that begins there."""
    state = bay(**OWN, trains={0: "A1"})
    assert refused(state, "ferry") == "CR-14.1"
    there = played(state, "move near")
    assert refused(there, "ferry") == "CR-14.2"
    stopped = played(there, "stop")
    assert stopped.now.points == 0
    assert refused(stopped, "move B1") == "CR-14.1"
    waited = played(stopped, "end; end; end")
    assert at(played(waited, "ferry"), 0) == "F1"
    assert refused(played(waited, "move B1 A1 B1 C1"), "ferry") == "CR-14.2"
    later = played(waited, "end; end; end")
    assert refused(later, "ferry") == ""


def test_half_speed_after_the_crossing_cr_14_3_cr_14_4() -> None:
    """CR-14.3, CR-14.4: 5 or 6 points, and the crossing itself costs none."""
    for loco, points in (("freight", 5), ("fast", 6)):
        state = played(bay(**OWN, trains={0: "C1"}, locos={0: loco}), "ferry")
        assert (state.now.points, state.now.used) == (points, 0)


def test_a_port_is_clear_for_who_does_not_cross_cr_14_5() -> None:
    """CR-14.5: no stop, no halving."""
    state = bay(**OWN, trains={0: "A1"})
    after = played(state, "move C1 B1")
    assert (after.now.points, after.now.halved) == (6, False)


def test_the_ferry_is_for_owners_and_who_pays_them_cr_14_6() -> None:
    """CR-14.6: nobody's ferry carries nobody; with two owners the player says whom he pays."""
    nobody = bay(track={0: ("A1 B1 C1",)}, trains={0: "C1"})
    assert refused(nobody, "ferry") == "CR-14.6"
    assert "ferry" not in kinds(nobody)
    one = bay(track={0: ("A1 B1 C1",)}, trains={0: "C1"}, ferries=(2,))
    after = played(one, "ferry")
    assert (after.cash[0], after.cash[2]) == (56, 64)
    mine = played(bay(track={0: ("A1 B1 C1",)}, trains={0: "C1"}, ferries=(0, 2)), "ferry")
    assert mine.cash == (60, 60, 60)
    two = bay(track={0: ("A1 B1 C1",)}, trains={0: "C1"}, ferries=(1, 2))
    assert refused(two, "ferry") == "CR-14.6"
    assert [event.owner for event in happened(two, "ferry 2", "fee_paid")] == [1]
    assert refused(bay(track={0: ("A1 B1 C1",)}, trains={0: "C1"}, ferries=(2,), cash={0: 3}), "ferry") == "CR-15.5"


def test_heavy_snow_at_a_port_stops_the_ferry() -> None:
    """CR-33.1 at either port."""
    state = bay(**OWN, trains={0: "C1"}, running={"heavy_snow": 1}, events={"heavy_snow": {"cities": ("Near",)}})
    assert refused(state, "ferry") == "CR-33.1"


def test_a_port_just_left_is_no_goal_by_a_way_around() -> None:
    """CR-13.1: coordinates beside the train say the very step, and that would be back."""
    state = bay(track={0: ("F1 G1", "G1 F2 F1")}, ferries=(0,), trains={0: "G1"}, came={0: "F1"})
    assert refused(state, "move F1") == "CR-13.1"
    assert "F1" not in [choice.value for choice in offers(state, Draft(kind="move")).choices]
    assert at(played(state, "move F2 F1"), 0) == "F1"


def test_no_ferry_in_the_turn_of_placing_cr_14_2() -> None:
    """CR-14.2: a train placed on the port has not waited there."""
    state = played(bay(**OWN), "start near")
    assert refused(state, "ferry") == "CR-14.2"
    assert "ferry" not in kinds(state)
    assert refused(played(state, "end; end; end"), "ferry") == ""


def test_an_owner_is_not_shut_out_of_a_port_by_who_owns_nothing_cr_9_6() -> None:
    """CR-R49: two owners, one of them at F1 with one edge left: it is the other's."""
    track = {0: ("A1 B1 C1", "F1 G1"), 1: ("A1 A2",), 2: ("H1 G2 F2",)}
    state = bay(phase="building", turn=2, ferries=(0, 1), track=track)
    assert refused(state, "build F2 F1") == "CR-9.6"
    assert refused(bay(phase="building", turn=1, ferries=(0, 1), track=track), "build F1 F2") == ""


def test_an_owner_builds_to_a_port_where_a_third_player_may_not_cr_9_5() -> None:
    """CR-R50: the option keeps out those without the passage, nobody else."""
    said: dict[str, Any] = {"phase": "building", "ferries": (0, 1), "options": {"third_at_port": "refused"}}
    state = bay(**said, track={0: ("A1 B1 C1", "B1 B2"), 1: ("H1 G1 F1",)})
    assert refused(state, "build B2 C1") == ""


def test_the_passage_bought_in_this_move_makes_an_owner_cr_9_5() -> None:
    """CR-R50: the second segment to the port is an owner's, though the first bought the passage only now."""
    said: dict[str, Any] = {"phase": "building", "ferries": (1,), "options": {"third_at_port": "refused"}}
    state = bay(**said, track={0: ("A1 B1 B2",), 1: ("H1 G1 F1",)})
    after = played(state, "build B1 C1 / B2 C1")
    assert after.players[0].ferry
    assert after.now.spent == 7


def test_a_train_that_stopped_does_not_cross_any_more_cr_14_2() -> None:
    """CR-14.1: to stop is to wait for the next turn, also for a train that has waited already."""
    waited = bay(**OWN, trains={0: "C1"})
    assert refused(waited, "ferry") == ""
    assert refused(played(waited, "stop"), "ferry") == "CR-14.2"
