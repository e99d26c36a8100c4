"""CR-23 to CR-29 and CR-38: clocks, the Party Congress, tax, strikes, floods, celebrations and rains."""

from typing import Any

from rules.china_rails.state import Reserved, State
from tests.rules.china_rails.situations import RIVER, delivering, drawing, drawn
from tests.rules.china_rails.table import STAR, at, edges, happened, has, in_play, played, refused, step, table


def test_an_event_takes_effect_when_drawn_and_is_shown_cr_23_1() -> None:
    """CR-23.1."""
    state = drawing("strike")
    assert [event.card for event in happened(state, "discard", "happened")] == [state.deck[0]]
    assert in_play(played(state, "discard")) == ["strike"]


def test_events_concern_everybody_cr_23_2_cr_23_3() -> None:
    """CR-23.2, CR-23.3: the drawer included, and several at once are all obeyed."""
    state = drawn(
        "heavy_snow",
        "storm_at_sea",
        zones={"shore": ("coast", "H1")},
        events={"heavy_snow": {"cities": ("North",)}, "storm_at_sea": {"zones": ("shore",)}},
    )
    for _ in range(3):
        assert refused(state, "build A1 B1") == "CR-33.2"
        assert refused(state, "build H1 G1") == "CR-34.3"
        state = played(state, "end")
    assert state.turn == 1


def test_a_lasting_event_ends_with_the_drawers_next_turn_cr_23_4() -> None:
    """CR-23.4: after its building phase."""
    state = played(delivering("strike"), "deliver tea")
    seen = []
    for _ in range(5):
        seen.append((state.turn, in_play(state)))
        state = played(state, "end")
    assert seen == [(0, ["strike"]), (1, ["strike"]), (2, ["strike"]), (0, ["strike"]), (1, [])]


def test_rail_tax_is_resolved_once_cr_23_5() -> None:
    """CR-23.5, CR-25.3: and discarded."""
    state = drawn("rail_tax")
    assert in_play(state) == []
    assert len(state.board.demands) in state.discard


def test_desert_rains_stay_cr_23_6_cr_38_4() -> None:
    """CR-23.6, CR-38.4."""
    state = drawn("desert_rains")
    for _ in range(12):
        state = played(state, "end")
    assert in_play(state) == ["desert_rains"]


def test_some_events_wait_for_their_condition_cr_23_7() -> None:
    """CR-23.7: the Party Congress has no clock."""
    state = drawn("party_congress")
    for _ in range(12):
        state = played(state, "end")
    assert in_play(state) == ["party_congress"]


def test_distances_are_steps_over_mileposts_cr_23_8() -> None:
    """CR-23.8: whether or not track lies there, not across a gap."""
    board = table().board
    assert board.distances(frozenset((board.at["A1"],)))[board.at["D3"]] == 4
    cut = table("\n 1 M .   . M\n 2  . . . .\n", {"North": "A1", "East": "E1"}).board
    assert cut.distances(frozenset((cut.at["A1"],)))[cut.at["E1"]] == 5


def test_from_the_centre_of_a_major_city_cr_23_9() -> None:
    """CR-23.9: radius 1 around Star reaches its outer mileposts only."""
    state = table(STAR, running={"heavy_snow": 0}, events={"heavy_snow": {"cities": ("Star",), "radius": 1}})
    zone = {state.board.labels[at] for at in state.board.events[0].zone}
    assert zone == {"D3", "C3", "E3", "C2", "D2", "C4", "D4"}


def test_from_the_milepost_nearest_to_the_coast_cr_23_10() -> None:
    """CR-23.10: coastal mileposts are at distance 0."""
    state = table(
        zones={"shore": ("coast", "A1")},
        running={"storm_at_sea": 0},
        events={"storm_at_sea": {"zones": ("shore",), "radius": 1}},
    )
    assert {state.board.labels[at] for at in state.board.events[0].zone} == {"A1", "B1", "A2"}


def test_a_lost_load_goes_to_the_tray_cr_23_11() -> None:
    """CR-23.11."""
    state = drawing("derailment", trains={1: "D1"}, loads={1: ("tea",)}, events={"derailment": {"cities": ("Kilo",)}})
    assert (state.tray(0), played(state, "discard").tray(0)) == (2, 3)


# The Party Congress

CALLED: dict[str, Any] = {
    "running": {"party_congress": 1},
    "track": {0: ("A1 B1 C1 D1 E1",), 1: ("H1 G1",)},
    "goods": {"Kilo": ("Tea",), "North": ("Silk",)},
}


def test_no_demand_before_a_major_city_cr_24_1() -> None:
    """CR-24.1: the train has to come there by normal movement."""
    state = table(**CALLED, trains={0: "D1"}, loads={0: ("tea",)}, hands={0: ("Kilo: Tea 9",)})
    assert refused(state, "deliver tea") == "CR-24.1"
    assert refused(played(state, "move A1 B1 C1 D1"), "deliver tea") == ""


def test_no_loading_or_unloading_while_bound_cr_24_2() -> None:
    """CR-24.2."""
    state = table(**CALLED, trains={0: "D1"}, loads={0: ("silk",)})
    assert refused(state, "load tea") == "CR-24.2"
    assert refused(state, "drop silk") == "CR-24.2"


def test_the_bank_pays_on_arrival_cr_24_3_cr_24_4() -> None:
    """CR-24.3, CR-24.4: 10M in the capital (here North), 5M in another major city, once."""
    state = table(**CALLED, trains={0: "D1", 1: "G1"})
    after = played(state, "move A1; move D1; move A1")
    assert after.cash[0] == 70
    assert played(after, "end; move H1").cash[1] == 65  # CR-24.4
    assert after.bank["congress"] == -10


def test_from_arrival_on_the_card_binds_no_more_cr_24_5() -> None:
    """CR-24.5: passing is enough, and the same turn is open."""
    state = played(table(**CALLED, trains={0: "D1"}), "move A1")
    assert refused(state, "load silk") == ""
    assert not state.bound(0)
    assert state.bound(1)


def test_the_card_goes_when_nobody_is_bound_cr_24_6() -> None:
    """CR-24.6: players who left are not waited for."""
    state = table(**CALLED, seats=2, trains={0: "B1", 1: "G1"})
    after = played(state, "move A1; end; move H1")
    assert in_play(after) == []
    assert after.board.deck[-1] in after.discard


def test_a_bound_player_may_do_the_rest_cr_24_7() -> None:
    """CR-24.7: move, pay fees, build, upgrade."""
    state = table(**{**CALLED, "track": {0: ("D1 E1", "A1 B1"), 1: ("E1 F1",)}}, trains={0: "D1"})
    assert played(state, "move E1 F1").cash[0] == 56
    assert refused(state, "build B1 C1") == ""
    assert refused(state, "upgrade fast") == ""


def test_a_train_already_there_is_paid_cr_24_3() -> None:
    """CR-R35, and its knob `unpaid`."""
    after = drawn("party_congress", trains={1: "A1"})
    assert (after.cash[1], after.bound(1), after.bound(0)) == (70, False, True)
    unpaid = drawn("party_congress", trains={1: "A1"}, options={"congress_present": "unpaid"})
    assert (unpaid.cash[1], unpaid.bound(1)) == (60, False)


def test_a_train_placed_in_a_major_city_is_free_without_pay_cr_24_1() -> None:
    """CR-R36, and its knob `binds`."""
    state = played(table(**CALLED), "start north")
    assert (state.cash[0], state.bound(0)) == (60, False)
    bound = played(table(**CALLED, options={"congress_start": "binds"}), "start north")
    assert bound.bound(0)


# Rail Tax


def test_cash_at_that_moment_and_the_table_of_the_card_cr_25_1_cr_25_2() -> None:
    """CR-25.1, CR-25.2: track and locomotive have no value; all at the same instant, to the bank."""
    state = drawing("rail_tax", cash={0: 50, 1: 51, 2: 200}, locos={0: "super"}, track={0: ("A1 B1",)})
    after = played(state, "discard")
    assert after.cash == (50, 41, 180)
    assert after.bank["tax"] == 30
    assert [event.amount for event in happened(state, "discard", "taxed")] == [0, 10, 20]


def test_the_tax_card_is_discarded_cr_25_3() -> None:
    """CR-25.3: and may come again."""
    after = drawn("rail_tax")
    assert after.board.deck[-1] in after.discard


def test_cash_is_public_from_then_on_cr_25_4() -> None:
    """CR-25.4."""
    assert drawn("rail_tax").taxed
    assert not drawn("strike").taxed


# Strikes

ASHORE: dict[str, Any] = {
    "zones": {"shore": ("coast", "D2")},
    "events": {"strike": {"radius": 1}},
    "running": {"strike": 1},
    "goods": {"Kilo": ("Tea",), "North": ("Tea",)},
    "ports": {"Hong Kong": "G2", "Quay": "F2"},
    "taiwan": {"Taipei": ("Fish",)},
}


def test_no_loads_in_cities_along_the_coast_cr_26_1() -> None:
    """CR-26.1: Kilo lies within 1 of the coast, North does not."""
    state = table(**ASHORE, trains={0: "D1"}, loads={0: ("silk",)}, hands={0: ("Kilo: Silk 9",)})
    for text in ("load tea", "deliver silk"):
        assert refused(state, text) == "CR-26.1"
    assert refused(table(**ASHORE, trains={0: "D1"}, loads={0: ("rice",)}), "drop rice") == "CR-26.1"
    assert refused(table(**ASHORE, trains={0: "A1"}), "load tea") == ""


def test_the_whole_major_city_counts_by_its_centre_cr_26_1() -> None:
    """CR-R37."""
    said: dict[str, Any] = {"goods": {"Star": ("Tea",)}, "running": {"strike": 1}, "events": {"strike": {"radius": 1}}}
    assert refused(table(STAR, trains={0: "E3"}, zones={"s": ("coast", "C3")}, **said), "load tea") == "CR-26.1"
    assert refused(table(STAR, trains={0: "C3"}, zones={"s": ("coast", "B3")}, **said), "load tea") == ""


def test_no_containers_cr_26_2() -> None:
    """CR-26.2."""
    state = table(
        **ASHORE,
        trains={0: "F2"},
        track={0: ("F2 F1",)},
        links={0: ("Quay",)},
        loads={0: ("tea",)},
        hands={0: ("Taipei: Tea 9",)},
    )
    assert refused(state, "load fish") == "CR-26.2"
    assert refused(state, "deliver tea") == "CR-26.2"


def test_movement_and_building_go_on_cr_26_3() -> None:
    """CR-26.3."""
    state = table(**ASHORE, trains={0: "D1"}, track={0: ("D1 E1 F1", "A1 B1")})
    assert refused(state, "move E1") == ""
    assert refused(state, "build B1 C1") == ""


def test_a_strike_ends_after_the_drawers_next_building_phase_cr_26_4() -> None:
    """CR-26.4."""
    state = played(drawn("strike"), "end; end")
    assert in_play(played(state, "build A1 B1")) == ["strike"]
    assert in_play(played(state, "build A1 B1; end")) == []


# Floods


def test_the_card_names_the_rivers_cr_27_1_cr_27_2() -> None:
    """CR-27.1, CR-27.2: all bridges over them go, whoever owns them; other rivers and lakes keep theirs."""
    state = drawing("flood", **RIVER, track={0: ("A1 B1 C1 D1 E1",), 1: ("H1 G1 F1",)})
    after = played(state, "discard")
    assert not has(after, 0, "B1 C1")
    assert not has(after, 1, "F1 G1")
    assert has(after, 0, "C1 D1 E1")
    (lost,) = happened(state, "discard", "track_lost")
    assert sorted(seat for _, seat in lost.segments) == [0, 1]


def test_nobody_builds_across_a_flood_cr_27_3() -> None:
    """CR-27.3: whether or not a bridge stood there."""
    state = table(**RIVER, phase="building", running={"flood": 1}, track={0: ("A1 B1",)})
    assert refused(state, "build B1 C1") == "CR-27.3"
    assert refused(state, "build H1 G1 F1") == "CR-27.3"


def test_no_train_crosses_a_flood_cr_27_4() -> None:
    """CR-27.4: cited before the missing track."""
    state = table(**RIVER, running={"flood": 1}, track={0: ("A1 B1",)}, trains={0: "B1"})
    assert refused(state, "move C1") == "CR-27.4"


def test_the_flood_ends_with_the_drawers_next_turn_cr_27_5() -> None:
    """CR-27.5."""
    state = drawn("flood", **RIVER, track={0: ("A1 B1 C1",)})
    assert in_play(played(state, "end; end")) == ["flood"]
    assert in_play(played(state, "end; end; end")) == []


def test_owners_rebuild_at_the_normal_cost_cr_27_6() -> None:
    """CR-27.6: 1M and the river's 2M."""
    state = played(drawn("flood", **RIVER, track={0: ("A1 B1 C1",)}), "end; end; end; end; end")
    after = played(state, "build B1 C1")
    assert after.now.spent == 3
    assert not after.reserved


def test_the_place_is_kept_for_one_turn_after_the_flood_cr_27_7() -> None:
    """CR-27.7: until the former owner has had a turn to rebuild."""
    state = drawn("flood", **RIVER, track={1: ("A1 B1 C1",)})
    assert [one.owner for one in state.reserved] == [1]
    state = played(state, "end; end; end")
    assert (state.turn, in_play(state)) == (1, [])
    later = played(state, "end")
    assert not later.reserved
    open_now = played(later, "build A1 A2")
    assert refused(open_now, "build A2 B1 C1") == ""


def test_a_rival_is_refused_meanwhile_cr_27_7() -> None:
    """CR-27.7: during the reservation; lost turns and forbidden ones do not use it up."""
    state = drawn("flood", **RIVER, track={1: ("A1 B1 C1",)}, players={1: {"loses_turn": True}})
    assert state.turn == 2
    state = played(state, "end; end")  # 0 ends the flood; 1 plays a turn
    assert (state.turn, len(state.reserved)) == (1, 1)
    used = played(state, "end")
    assert not used.reserved
    waiting = table(**RIVER, phase="building", track={0: ("A1 B1",)})
    kept = waiting.but(reserved=drawn("flood", **RIVER, track={1: ("A1 B1 C1",)}).reserved)
    assert refused(kept, "build B1 C1") == "CR-27.7"


def test_a_train_keeps_its_place_cr_27_8() -> None:
    """CR-27.8: it loses neither load nor turn."""
    state = drawn("flood", **RIVER, track={1: ("A1 B1 C1",)}, trains={1: "C1"}, loads={1: ("tea",)})
    assert at(state, 1) == "C1"
    assert state.players[1].loads == (0,)
    assert not state.players[1].loses_turn


def test_a_train_that_lost_every_way_forward_may_turn_back_cr_27_8() -> None:
    """CR-R22, and its knob `waits`."""
    said: dict[str, Any] = {**RIVER, "track": {1: ("A1 B1 C1",)}, "trains": {1: "B1"}, "came": {1: "A1"}}
    assert refused(drawn("flood", **said), "move A1") == ""
    assert refused(drawn("flood", **said, options={"cut_off": "waits"}), "move A1") == "CR-13.1"
    onward = drawn("flood", **{**said, "track": {1: ("A1 B1 C1", "B1 B2")}})
    assert refused(onward, "move A1") == "CR-13.1"


# Celebrations


def test_only_major_cities_at_new_year_cr_28_1() -> None:
    """CR-28.1: and no containers; in a major city any good may be loaded or dropped."""
    said: dict[str, Any] = {"running": {"new_year": 1}, "goods": {"Kilo": ("Tea",), "North": ("Silk",)}}
    assert refused(table(**said, trains={0: "D1"}), "load tea") == "CR-28.1"
    assert refused(table(**said, trains={0: "D1"}, loads={0: ("silk",)}), "drop silk") == "CR-28.1"
    assert refused(table(**said, trains={0: "A1"}), "load silk") == ""
    docked = table(
        **said,
        ports={"Hong Kong": "G2", "Quay": "B2"},
        taiwan={"Taipei": ("Fish",)},
        track={0: ("A1 B1 B2",)},
        trains={0: "B2"},
        links={0: ("Quay",)},
    )
    assert refused(docked, "load fish") == "CR-28.1"


def test_only_the_festive_goods_cr_28_2_cr_28_3() -> None:
    """CR-28.2, CR-28.3: 5M more for each such delivery."""
    said: dict[str, Any] = {"running": {"new_year": 1}, "trains": {0: "A1"}, "loads": {0: ("tea", "silk")}}
    state = table(**said, hands={0: ("North: Tea 20", "North: Silk 30")})
    assert refused(state, "deliver silk") == "CR-28.2"
    assert played(state, "deliver tea").cash[0] == 85
    assert played(state, "deliver tea").bank["bonus"] == -5


def test_new_year_and_dragon_end_with_the_second_turn_cr_28_4_cr_29_2() -> None:
    """CR-28.4, CR-29.2: the turn of the draw is not counted."""
    for kind in ("new_year", "black_dragon"):
        state = played(delivering(kind, running={}), "deliver tea; end; end; end; end; end; end")
        assert (state.turn, in_play(state)) == (0, [kind])
        assert in_play(played(state, "end")) == []


def test_the_black_dragon_pays_more_in_its_cities_cr_29_1() -> None:
    """CR-29.1: any good, in the cities of the card; nothing for drops or elsewhere."""
    said: dict[str, Any] = {"running": {"black_dragon": 1}, "events": {"black_dragon": {"cities": ("Kilo",)}}}
    state = table(**said, trains={0: "D1"}, loads={0: ("tea", "rice")}, hands={0: ("Kilo: Tea 31",)})
    assert played(state, "deliver tea").cash[0] == 96
    assert played(state, "drop rice").cash[0] == 60
    other = table(**said, trains={0: "A1"}, loads={0: ("tea",)}, hands={0: ("North: Tea 31",)})
    assert played(other, "deliver tea").cash[0] == 91


# Desert Rains

DRY: dict[str, Any] = {"waters": {"wadi": ("dry_river", "A1-e"), "pan": ("dry_lake", "B1-e")}}


def test_rains_make_dry_rivers_and_lakes_dear_cr_38_1_cr_38_2() -> None:
    """CR-38.1, CR-38.2: 2M instead of 1M."""
    assert played(table(phase="building", **DRY), "build A1 B1 C1").now.spent == 4
    assert played(table(phase="building", running={"desert_rains": 0}, **DRY), "build A1 B1 C1").now.spent == 6
    assert played(table(phase="building", running={"desert_rains": 0}, **DRY), "build A1 B1").now.spent == 3


def test_track_already_built_stays_cr_38_3() -> None:
    """CR-38.3."""
    after = drawn("desert_rains", **DRY, track={0: ("A1 B1 C1",)})
    assert has(after, 0, "A1 B1 C1")
    assert after.cash == (60, 60, 60)
    assert step(after, "end").state.cash == (60, 60, 60)


# Reservations


def kept_for(state: State, seat: int) -> State:
    """The bridge B1 C1, lost to a flood that is over, is kept for the seat."""
    return state.but(reserved=(Reserved(edge=edges(state.board, "B1 C1")[0], owner=seat),))


def test_a_lost_turn_does_not_use_up_a_reservation_cr_27_7() -> None:
    """CR-R25: nothing could be rebuilt in it."""
    state = kept_for(table(**RIVER, players={1: {"loses_turn": True}}), 1)
    after = played(state, "end")
    assert (after.turn, len(after.reserved)) == (2, 1)
    assert not played(kept_for(table(**RIVER, turn=1), 1), "end").reserved


def test_a_turn_cut_short_does_not_use_up_a_reservation_cr_27_7() -> None:
    """CR-R25, CR-39.4: the drawer's turn ends before anything can be rebuilt."""
    hit: dict[str, Any] = {"derailment": {"cities": ("Kilo",), "radius": 3}}
    state = kept_for(delivering("derailment", track={0: ("C1 D1",)}, events=hit), 0)
    after = played(state, "deliver tea")
    assert (after.turn, len(after.reserved)) == (1, 1)


def test_a_train_at_a_dead_end_waits_however_many_bridges_go_cr_27_8() -> None:
    """CR-R22: only a way forward that the event took lets it turn back."""
    said: dict[str, Any] = {**RIVER, "track": {1: ("A1 A2", "B1 C1")}, "trains": {1: "A2"}, "came": {1: "A1"}}
    after = drawn("flood", **said)
    assert not has(after, 1, "B1 C1")
    assert refused(after, "move A1") == "CR-13.1"
