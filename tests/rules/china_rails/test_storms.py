"""CR-30 to CR-37 and CR-39: derailments, storms, the earthquake and lost turns."""

from typing import Any

import pytest

from rules.core.contract import Draft
from tests.rules.china_rails.situations import delivering, drawing, drawn
from tests.rules.china_rails.table import (
    at,
    carried,
    game,
    happened,
    has,
    in_play,
    kinds,
    offers,
    played,
    refused,
    step,
    table,
)

LINE = {0: ("A1 B1 C1 D1 E1 F1 G1",)}
AT_KILO: dict[str, Any] = {"events": {"derailment": {"cities": ("Kilo", "Lima"), "radius": 3}}}


def test_a_major_city_on_own_track_is_the_refuge_wherever_it_is_entered() -> None:
    """CR-R28: Star, joined at C3 and reached at E3, before Ash at the same distance."""
    land = """
 1 . . . . . . . . .
 2  . . o o . . . . .
 3 . . o M o d s . .
 4  . . o o . . . . .
 5 . . . . . . . . .
"""
    sand: dict[str, Any] = {"zones": {"sand": ("desert", "F3")}, "events": {"sand_storm": {"zones": ("sand",)}}}
    deck = ("sand_storm", "demand", "demand", "demand")
    track = {0: ("E3 F3 G3",), 1: ("C3 B3",)}
    state = table(land, {"Star": "D3", "Ash": "G3"}, track=track, trains={1: "F3"}, deck=deck, **sand)
    assert at(played(state, "discard"), 1) == "E3"


def test_trains_within_three_are_hit_cr_30_1() -> None:
    """CR-30.1: at 3 yes, at 4 not."""
    land = "\n 1 M . . . s . . . . . M\n 2  . . . . . . . . . .\n"
    names = {"North": "A1", "Kilo": "E1", "East": "K1"}
    said: dict[str, Any] = {"drawn": land, "names": names, "events": {"derailment": {"cities": ("Kilo",), "radius": 3}}}
    after = drawn("derailment", **said, trains={1: "H1", 2: "I1"}, seats=4)
    assert [player.loses_turn for player in after.players][2:] == [False, False]
    assert after.turn == 2


def test_the_owner_gives_one_load_of_his_choice_cr_30_2() -> None:
    """CR-30.2: the choice waits, off turn, and the table goes on; other moves wait for it."""
    state = drawn("derailment", **AT_KILO, trains={2: "D1"}, loads={2: ("tea", "silk")})
    assert state.players[2].owes_loads == 1
    duties = game(state).duties(state)
    assert [(duty.seat, duty.what, duty.blocks) for duty in duties] == [(1, "play", True), (2, "lose", False)]
    assert refused(state, "end") == ""
    assert kinds(state, 2) == {"lose"}
    assert refused(state, "lose rice", 2) == "CR-30.2"
    assert refused(state, "lose tea", 1) == "CR-30.2"
    after = step(state, "lose silk", 2).state
    assert carried(after, 2) == ["tea"]
    assert game(after).duties(after)[0].seat == 1
    assert len(game(after).duties(after)) == 1


def test_loads_without_a_choice_go_at_once_cr_30_2() -> None:
    """CR-R33: one load, or loads of one kind."""
    for loads in (("tea",), ("tea", "tea")):
        state = drawing("derailment", **AT_KILO, trains={1: "D1"}, loads={1: loads})
        assert [event.good for event in happened(state, "discard", "load_lost")] == [0]
        assert played(state, "discard").players[1].owes_loads == 0


def test_a_choice_comes_before_any_other_action_cr_30_2() -> None:
    """CR-R34: a drawer who goes on moving must name the load first."""
    state = delivering(
        "wind_storm",
        loads={0: ("tea", "silk", "rice")},
        locos={0: "heavy"},
        events={"wind_storm": {"cities": ("Kilo",)}},
    )
    after = played(state, "deliver tea")
    assert (after.turn, after.players[0].owes_loads) == (0, 1)
    assert refused(after, "move E1") == "CR-30.2"
    assert game(after).duties(after)[0].what == "lose"
    assert offers(after, Draft(kind="lose")).choices[0].value == "silk"
    assert refused(played(after, "lose rice"), "move E1") == ""


def test_the_next_turn_is_lost_cr_30_3() -> None:
    """CR-30.3."""
    state = drawn("derailment", **AT_KILO, trains={1: "D1"}, loads={1: ("tea",)})
    assert state.turn == 2


def test_without_a_load_only_the_turn_cr_30_4() -> None:
    """CR-30.4."""
    state = drawing("derailment", **AT_KILO, trains={2: "D1"})
    after = played(state, "discard")
    assert after.players[2].loses_turn
    assert not happened(state, "discard", "load_due")


def test_near_two_cities_is_hit_once_cr_30_5() -> None:
    """CR-30.5: D2 is near Kilo and Lima."""
    state = drawn("derailment", **AT_KILO, trains={2: "D2"}, loads={2: ("tea", "silk", "rice")}, locos={2: "heavy"})
    assert state.players[2].owes_loads == 1


def test_judged_once_at_the_draw_cr_30_6() -> None:
    """CR-30.6: a train that comes later is not hit; the card is discarded; trains off the board never are."""
    state = drawn("derailment", **AT_KILO, track={1: ("D1 E1 F1 G1 H1",)}, trains={1: "H1"})
    assert in_play(state) == []
    assert not any(player.loses_turn for player in state.players)
    assert not played(state, "move D1").players[1].loses_turn


WEATHER = ("snow_manchuria", "heavy_snow", "storm_at_sea", "wind_storm", "sand_storm")
ZONE: dict[str, Any] = {
    "zones": {"land": ("region", "C1-E1"), "shore": ("coast", "D1-E1"), "sand": ("desert", "E1-F1")},
    "events": {
        "snow_manchuria": {"zones": ("land",)},
        "heavy_snow": {"cities": ("Kilo",), "radius": 1},
        "storm_at_sea": {"zones": ("shore",)},
        "wind_storm": {"cities": ("Kilo",), "radius": 1},
        "sand_storm": {"zones": ("sand",)},
    },
}


@pytest.mark.parametrize("kind", WEATHER)
def test_weather_lasts_until_the_drawers_next_turn_ends_cr_31_1(kind: str) -> None:
    """CR-31.1."""
    state = drawn(kind, **ZONE)
    assert in_play(played(state, "end; end")) == [kind]
    assert in_play(played(state, "end; end; end")) == []


@pytest.mark.parametrize("kind", ["snow_manchuria", "storm_at_sea", "wind_storm"])
def test_half_speed_in_the_zone_cr_31_2(kind: str) -> None:
    """CR-31.2, CR-32.1, CR-34.2, CR-35.1."""
    state = table(**ZONE, running={kind: 1}, track=LINE, trains={0: "D1"})
    assert state.now.points == 5
    assert played(table(**ZONE, running={kind: 1}, track=LINE, trains={0: "A1"}), "move B1 C1 D1").now.halved


@pytest.mark.parametrize(
    ("kind", "rule"),
    [("heavy_snow", "CR-33.2"), ("storm_at_sea", "CR-34.3"), ("wind_storm", "CR-35.2"), ("sand_storm", "CR-36.5")],
)
def test_no_building_with_an_end_in_the_zone_cr_31_3_cr_31_4(kind: str, rule: str) -> None:
    """CR-31.3, CR-31.4: either end; normal again when it ends. CR-33.2, CR-34.3, CR-35.2, CR-36.5."""
    state = table(**ZONE, phase="building", running={kind: 1}, track={0: ("H1 G1", "E2 E3")})
    assert refused(state, "build E2 E1") == rule
    over = state.but(running=())
    assert refused(over, "build G1 F1 E1") == ""
    if kind != "sand_storm":
        assert refused(state, "build G1 F1") == ""


def test_every_train_that_enters_is_slowed_cr_31_5() -> None:
    """CR-31.5: not only those there at the draw."""
    state = drawn("storm_at_sea", **ZONE, track={1: ("A1 B1 C1 D1",)}, trains={1: "A1"})
    after = played(state, "move B1 C1 D1")
    assert after.now.points == 3


SNOW: dict[str, Any] = {
    "drawn": "\n 1 M . A . ^ . M\n 2  . . . . . .\n",
    "names": {"North": "A1", "East": "G1"},
    "zones": {"land": ("region", "C1-E1")},
    "events": {"snow_manchuria": {"zones": ("land",)}},
    "running": {"snow_manchuria": 1},
    "track": {0: ("A1 B1 C1 D1",)},
}


def test_snow_in_manchuria_slows_cr_32_1() -> None:
    """CR-32.1."""
    assert table(**SNOW, trains={0: "D1"}).now.points == 5


def test_its_alpine_mileposts_are_closed_to_trains_cr_32_2() -> None:
    """CR-32.2: neither in nor out."""
    assert refused(table(**SNOW, trains={0: "B1"}), "move C1") == "CR-32.2"
    assert refused(table(**SNOW, trains={0: "C1"}), "move D1") == "CR-32.2"


def test_and_to_building_cr_32_3() -> None:
    """CR-32.3: to and from."""
    state = table(**{**SNOW, "track": {0: ("A1 B1",)}}, phase="building")
    assert refused(state, "build B1 C1") == "CR-32.3"
    assert refused(table(**SNOW, phase="building"), "build C1 C2") == "CR-32.3"


def test_other_terrain_may_be_built_on_cr_32_4() -> None:
    """CR-32.4."""
    assert refused(table(**SNOW, phase="building"), "build D1 E1") == ""


def test_heavy_snow_stops_all_movement_cr_33_1() -> None:
    """CR-33.1: in, into and out of the zone."""
    for start, to in (("D1", "E1"), ("B1", "C1"), ("E1", "F1")):
        state = table(**ZONE, running={"heavy_snow": 1}, track=LINE, trains={0: start})
        assert refused(state, f"move {to}") == "CR-33.1"
    assert refused(table(**ZONE, running={"heavy_snow": 1}, track=LINE, trains={0: "A1"}), "move B1") == ""


def test_nothing_is_built_in_heavy_snow_cr_33_2() -> None:
    """CR-33.2."""
    assert refused(table(**ZONE, running={"heavy_snow": 1}, phase="building", track=LINE), "build E1 E2") == "CR-33.2"


def test_loads_may_be_handled_in_heavy_snow_cr_33_3() -> None:
    """CR-33.3."""
    state = table(
        **ZONE,
        running={"heavy_snow": 1},
        trains={0: "D1"},
        goods={"Kilo": ("Tea",)},
        hands={0: ("Kilo: Silk 9",)},
        loads={0: ("silk",)},
    )
    assert refused(state, "load tea") == ""
    assert refused(state, "deliver silk") == ""


def test_the_coast_of_the_card_cr_34_1_cr_34_2_cr_34_3() -> None:
    """CR-34.1 to CR-34.3: the mileposts of its shores, as far inland as the card says."""
    state = table(**ZONE, running={"storm_at_sea": 1}, track=LINE, trains={0: "D1"})
    assert {state.board.labels[place] for place in state.board.events[0].zone} == {"D1", "E1"}
    assert state.now.points == 5  # CR-34.2
    assert refused(played(state, "end delivery"), "build D1 D2") == "CR-34.3"


def test_a_wind_storm_slows_forbids_and_costs_a_load_cr_35_1_cr_35_2_cr_35_3() -> None:
    """CR-35.1 to CR-35.3: the load only for trains there at the draw."""
    state = drawn(
        "wind_storm", **ZONE, track={1: ("A1 B1 C1 D1",)}, trains={1: "D1", 2: "A1"}, loads={1: ("tea",), 2: ("silk",)}
    )
    assert carried(state, 1) == []  # CR-35.3
    assert state.now.points == 5  # CR-35.1
    later = played(
        table(**ZONE, running={"wind_storm": 1}, track=LINE, trains={0: "A1"}, loads={0: ("tea",)}), "move B1 C1"
    )
    assert carried(later, 0) == ["tea"]
    assert refused(played(state, "end delivery"), "build C1 C2") == "CR-35.2"


SAND: dict[str, Any] = {
    "drawn": "\n 1 M . s d d d s . M\n 2  . . . . . . . .\n",
    "names": {"North": "A1", "Kay": "C1", "Lee": "G1", "East": "I1"},
    "zones": {"sand": ("desert", "C1-F1")},
    "events": {"sand_storm": {"zones": ("sand",)}},
}


def test_track_touching_the_desert_is_removed_cr_36_1() -> None:
    """CR-36.1: whoever owns it; cities in the desert are none of its mileposts."""
    after = drawn("sand_storm", **SAND, track={0: ("A1 B1 C1 D1",), 1: ("D1 E1 F1 G1 H1",)})
    assert has(after, 0, "A1 B1 C1")
    assert not has(after, 0, "C1 D1")
    assert has(after, 1, "G1 H1")
    assert len(after.track[1]) == 1


def test_trains_there_go_to_the_nearest_city_cr_36_2_cr_36_3_cr_36_4() -> None:
    """CR-36.2 to CR-36.4: and lose a load and a turn; a train in a city stays."""
    state = drawn(
        "sand_storm",
        **SAND,
        track={0: ("C1 D1 E1 F1 G1",)},
        trains={1: "F1", 2: "C1"},
        loads={1: ("tea",), 2: ("tea",)},
    )
    assert at(state, 1) == "G1"
    assert carried(state, 1) == []  # CR-36.3
    assert (carried(state, 2), at(state, 2)) == (["tea"], "C1")
    assert state.turn == 2  # CR-36.4: the turn of 1 is lost


def test_equally_near_the_own_track_decides_then_the_alphabet_cr_36_2() -> None:
    """CR-R28."""
    whole = ("C1 D1 E1 F1 G1",)
    assert at(drawn("sand_storm", **SAND, track={0: whole}, trains={1: "E1"}), 1) == "C1"
    own = {0: ("C1 D1 E1 F1 G1",), 1: ("G1 H1",)}
    assert at(drawn("sand_storm", **SAND, track=own, trains={1: "E1"}), 1) == "G1"


def test_without_track_to_a_city_the_nearest_at_all_cr_36_2() -> None:
    """CR-R28, and its knob `stays`."""
    said: dict[str, Any] = {**SAND, "track": {0: ("D1 E1",)}, "trains": {1: "D1"}}
    assert at(drawn("sand_storm", **said), 1) == "C1"
    assert at(drawn("sand_storm", **said, options={"stranded": "stays"}), 1) == "D1"


def test_thrown_into_a_major_city_the_congress_lets_go_without_pay_cr_36_2() -> None:
    """CR-R36, and its knob `binds`."""
    said: dict[str, Any] = {
        "drawn": "\n 1 M d d s . M\n",
        "names": {"North": "A1", "Kay": "D1", "East": "F1"},
        "zones": {"sand": ("desert", "B1-C1")},
        "events": {"sand_storm": {"zones": ("sand",)}},
        "running": {"party_congress": 0},
        "track": {0: ("A1 B1 C1 D1",)},
        "trains": {1: "B1"},
    }
    free = drawn("sand_storm", **said)
    assert (at(free, 1), free.bound(1), free.cash[1]) == ("A1", False, 60)
    assert drawn("sand_storm", **said, options={"congress_start": "binds"}).bound(1)


def test_no_building_in_the_desert_meanwhile_cr_36_5_cr_36_6() -> None:
    """CR-36.5, CR-36.6: until the drawer's next turn has ended; then anybody, former owners have no priority."""
    state = drawn("sand_storm", **SAND, track={0: ("A1 B1 C1 D1",), 1: ("I1 H1 G1",)})
    assert refused(state, "build G1 F1") == "CR-36.5"
    state = played(state, "end; end; end")
    assert refused(played(state, "end delivery"), "build G1 F1 E1 D1") == ""
    assert not state.reserved


QUAKE: dict[str, Any] = {
    "drawn": "\n 1 s . . . . . . . . . . . M\n 2  . . . . . . . . . . . .\n",
    "names": {"Taiyuan": "A1", "East": "M1"},
    "events": {"earthquake": {"cities": ("Taiyuan",)}},
}


def test_the_earthquake_has_its_centre_in_a_city_cr_37_1() -> None:
    """CR-37.1: that of the card; on the shipped board Taiyuan."""
    from rules.china_rails.boards import shipped

    (card,) = [card for card in shipped().events if card.kind == "earthquake"]
    assert [shipped().cities[city].name.en for city in card.cities] == ["Taiyuan"]
    assert shipped().places.find("taiyan") == shipped().places.find("Taiyuan")


def test_near_the_centre_a_turn_and_a_load_cr_37_2() -> None:
    """CR-37.2: 0 to 4."""
    for label, hit in (("A1", True), ("E1", True), ("F1", False)):
        state = drawn("earthquake", **QUAKE, seats=4, trains={2: label}, loads={2: ("tea",)})
        assert state.players[2].loses_turn is hit
        assert carried(state, 2) == ([] if hit else ["tea"])


def test_further_out_half_a_movement_once_cr_37_3_cr_37_4() -> None:
    """CR-37.3, CR-37.4: 5 to 9; from 10 nothing."""
    for label, points in (("F1", 5), ("J1", 5), ("K1", 9)):
        state = drawn("earthquake", **QUAKE, trains={1: label})
        assert state.now.points == points
        assert played(state, "end; end; end").now.points == 9
    own = drawn("earthquake", **QUAKE, trains={0: "J1"})
    assert played(own, "end; end").now.points == 5  # CR-R32: drawn in an exchange, the next turn


def test_nothing_is_built_within_nine_cr_37_5() -> None:
    """CR-37.5: one end is enough; until the drawer's next turn has ended."""
    state = drawn("earthquake", **QUAKE, track={1: ("M1 L1 K1",)})
    assert refused(state, "build K1 J1") == "CR-37.5"
    assert refused(state, "build K1 K2") == ""
    assert refused(played(state, "end; end; end; end delivery"), "build K1 J1") == ""


# Lost turns

LOST: dict[str, Any] = {"turn": 2, "players": {0: {"loses_turn": True}}, "track": {0: ("A1 B1",)}, "trains": {0: "A1"}}


def test_nothing_can_be_done_in_a_lost_turn_cr_39_1_cr_39_2_cr_39_3() -> None:
    """CR-39.1 to CR-39.3: it passes at once: no move, load, unload, upgrade, build or exchange."""
    assert [event.seat for event in happened(table(**LOST), "end", "turn_lost")] == [0]
    done = step(table(**LOST), "end")
    assert done.state.turn == 1
    for text in ("move B1", "load tea", "drop tea", "upgrade fast", "build B1 C1", "discard", "loan 5"):
        assert refused(done.state, text, 0) == "CR-2.1"  # CR-39.2, CR-39.3
    assert played(done.state, "end; end").turn == 0


def test_the_drawer_loses_the_rest_and_the_next_turn_cr_39_4_cr_39_6() -> None:
    """CR-39.4, CR-39.6, CR-39.7: building phase included, after the hand is full; a second delivery waits."""
    state = delivering("derailment", loads={0: ("tea", "silk")}, hands={0: ("Kilo: Tea 9", "Kilo: Silk 8")}, **AT_KILO)
    after = played(state, "deliver tea")
    assert len(after.players[0].hand) == 3
    assert after.turn == 1
    assert refused(after, "build F1 G1", 0) == "CR-2.1"
    after = played(after, "end; end")
    assert after.turn == 1  # the next turn of 0 was lost too


def test_a_second_delivery_waits_until_after_the_lost_turn_cr_39_7() -> None:
    """CR-39.7."""
    state = delivering(
        "derailment",
        loads={0: ("tea", "silk", "silk")},
        locos={0: "heavy"},
        hands={0: ("Kilo: Tea 9", "Kilo: Silk 8")},
        **AT_KILO,
    )
    after = played(state, "deliver tea; end; end")
    assert refused(after, "deliver silk", 0) == "CR-2.1"
    assert refused(played(after, "end; end"), "deliver silk") == ""


def test_hit_outside_the_own_turn_the_next_is_lost_cr_39_5() -> None:
    """CR-39.5: the turn after it is played."""
    state = drawn("derailment", **AT_KILO, trains={2: "D1"})
    assert state.turn == 1
    after = played(state, "end")
    assert after.turn == 0
    assert played(after, "end; end").turn == 2


def test_several_losses_cost_one_turn_cr_39_8() -> None:
    """CR-39.8."""
    state = drawn("derailment", "wind_storm", **{**AT_KILO, "trains": {2: "D1"}}, players={2: {"loses_turn": True}})
    after = played(state, "end; end; end")
    assert after.turn == 2


def test_a_lost_turn_counts_cr_39_9() -> None:
    """CR-39.9: for the clock of an event, the round, and the number of turns."""
    state = drawn("strike", players={0: {"loses_turn": True}})
    after = played(state, "end; end")
    assert after.turn == 1
    assert in_play(after) == []
    assert [player.turns for player in after.players] == [4, 3, 3]
    assert after.round == 4


def test_a_drawer_hit_in_an_exchange_loses_the_next_turn_cr_39_4() -> None:
    """CR-R86."""
    state = drawn("derailment", **AT_KILO, trains={0: "D1"})
    assert state.turn == 1
    assert played(state, "end; end").turn == 1


def test_later_events_of_the_same_draw_apply_too_cr_39_6() -> None:
    """CR-R66: the draw goes on to three demand cards."""
    state = delivering("derailment", "rail_tax", **AT_KILO)
    after = played(state, "deliver tea")
    assert after.taxed
    assert len(after.players[0].hand) == 3


def test_a_wind_storm_slows_its_drawer_at_once_cr_35_1() -> None:
    """CR-40.5: 9 points become 5, once, and a train outside the zone keeps its own."""
    state = delivering("wind_storm", events={"wind_storm": {"cities": ("Kilo",), "radius": 1}})
    after = played(state, "deliver tea")
    assert (after.now.points, after.now.halved) == (5, True)
    far = delivering("wind_storm", events={"wind_storm": {"cities": ("Lima",), "radius": 1}})
    assert played(far, "deliver tea").now.points == 9


def test_a_train_placed_in_a_storm_has_half_its_points_cr_40_1() -> None:
    """CR-40.1: as if it had begun its turn there."""
    state = table(**ZONE, running={"wind_storm": 1})
    assert played(state, "start kilo").now.points == 5
    assert played(state, "start north").now.points == 9


def test_nobody_is_asked_where_everything_goes_cr_30_2() -> None:
    """CR-R34: two losses and two loads leave no choice, nor do two loads of one kind that are left."""
    hits: dict[str, Any] = {
        "events": {"derailment": {"cities": ("Kilo",), "radius": 3}, "wind_storm": {"cities": ("Kilo",), "radius": 3}}
    }
    state = drawn("derailment", "wind_storm", **hits, trains={2: "D1"}, loads={2: ("tea", "silk")})
    assert (carried(state, 2), state.players[2].owes_loads) == ([], 0)
    assert kinds(state, 2) == set()
    three = drawn(
        "derailment", "wind_storm", **hits, trains={2: "D1"}, loads={2: ("tea", "silk", "silk")}, locos={2: "heavy"}
    )
    assert three.players[2].owes_loads == 2
    after = step(three, "lose tea", 2).state
    assert (carried(after, 2), after.players[2].owes_loads) == (["silk"], 0)
