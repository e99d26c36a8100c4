"""CR-10 and CR-19: container links, docking and trade with Taiwan."""

from typing import Any

import pytest

from tests.rules.china_rails.table import at, carried, happened, kinds, played, refused, table

PORTS: dict[str, Any] = {
    "ports": {"Hong Kong": "H1", "Quay": "C2", "Pier": "E2", "Dock": "G4"},
    "taiwan": {"Taipei": ("Imports", "Silk"), "Tainan": ("Fish",)},
}
TO_QUAY = {0: ("A1 B1 C1 C2",)}


def test_a_train_just_placed_loads_from_taiwan_but_delivers_later() -> None:
    """CR-11.5, CR-R58: only loading is free of the wait."""
    port: dict[str, Any] = {"goods": {"North": ("Tea",)}, "taiwan": {"Taipei": ("Fish",)}, "ports": {"Quay": "A1"}}
    state = table(track={0: ("A1 B1",)}, links={0: ("Quay",)}, hands={0: ("Taipei: Tea 30",)}, **port)
    placed = played(state, "start A1")
    assert refused(placed, "load fish") == ""
    assert refused(played(placed, "load tea"), "deliver tea") == "CR-19.3"


def test_four_container_ports_cr_10_1() -> None:
    """CR-10.1: each can be named; anything else is none."""
    state = table(**PORTS, phase="building")
    assert len(state.board.ports) == 4
    assert refused(state, "link kilo") == "CR-10.1"


def test_hong_kong_is_open_to_everybody_cr_10_2() -> None:
    """CR-10.2: 8M each, without own track; nobody buys it twice."""
    state = table(**PORTS, phase="building", links={1: ("Hong Kong",), 2: ("Hong Kong",)})
    after = played(state, "link hong kong")
    assert after.cash[0] == 52
    assert refused(after, "link hong kong") == "CR-10.2"


def test_the_other_links_need_own_track_cr_10_3() -> None:
    """CR-10.3."""
    assert refused(table(**PORTS, phase="building"), "link quay") == "CR-10.3"
    assert refused(table(**PORTS, phase="building", track=TO_QUAY), "link quay") == ""


def test_the_full_price_of_the_board_cr_10_4() -> None:
    """CR-10.4: here 4M and 7M."""
    state = table(**PORTS, prices={"Pier": 7}, phase="building", track={0: ("A1 B1 C1 C2 D2 E2",)})
    assert played(state, "link quay").now.spent == 4
    assert played(state, "link pier").now.spent == 7


def test_two_players_a_link_but_hong_kong_cr_10_5() -> None:
    """CR-10.5."""
    full = table(**PORTS, phase="building", track=TO_QUAY, links={1: ("Quay",), 2: ("Quay",)})
    assert refused(full, "link quay") == "CR-10.5"
    one = table(**PORTS, phase="building", track=TO_QUAY, links={1: ("Quay",)})
    assert refused(one, "link quay") == ""


def test_several_links_cr_10_6() -> None:
    """CR-10.6."""
    state = played(table(**PORTS, phase="building", track=TO_QUAY), "link quay; link hong kong")
    assert len(state.players[0].links) == 2


def test_links_are_bought_while_building_and_count_cr_10_7() -> None:
    """CR-10.7: the 20M, and the end of the delivery phase."""
    state = table(**PORTS, phase="building", now={"spent": 13})
    assert refused(state, "link hong kong") == "CR-5.7"
    assert played(table(**PORTS), "link hong kong").now.phase == "building"
    assert refused(table(**PORTS, phase="building", cash={0: 7}), "link hong kong") == "CR-5.8"


def test_no_train_runs_on_a_link_cr_10_8() -> None:
    """CR-10.8: it is a right, not track."""
    state = table(**PORTS, track=TO_QUAY, trains={0: "C2"}, links={0: ("Quay", "Hong Kong")})
    assert refused(state, "move H1") == "CR-12.1"
    assert len(state.track[0]) == 3


def test_a_port_is_clear_terrain_otherwise_cr_10_9() -> None:
    """CR-10.9: 1M to build to; passed without a stop; the link may be bought later."""
    state = table(**PORTS, phase="building", track={0: ("A1 B1 C1",)})
    assert played(state, "build C1 C2").now.spent == 1
    through = table(**PORTS, track={0: ("A1 B1 C1 C2 D2",)}, trains={0: "A1"}, links={0: ("Quay",)})
    assert played(through, "move C1 C2 D2").now.points == 5


def test_no_train_enters_taiwan_cr_19_1() -> None:
    """CR-19.1: neither off the grid nor on it."""
    state = table(**PORTS, track=TO_QUAY, trains={0: "C2"})
    assert refused(state, "move taipei") == "CR-19.1"
    island = table(track={0: ("A1 B1",)}, trains={0: "B1"}, zones={"island": ("taiwan", "C1-D1")})
    assert refused(island, "move C1") == "CR-19.1"


DOCKED: dict[str, Any] = {**PORTS, "track": TO_QUAY, "trains": {0: "C2"}, "links": {0: ("Quay",)}}
SALE: dict[str, Any] = {"loads": {0: ("tea",)}, "hands": {0: ("Taipei: Tea 30",)}}


def test_only_through_an_own_link_cr_19_2() -> None:
    """CR-19.2: a rival's link does not serve, not even for a fee."""
    state = table(**{**DOCKED, "links": {1: ("Quay",)}}, **SALE)
    assert refused(state, "load fish") == "CR-19.2"
    assert refused(state, "deliver tea") == "CR-19.2"
    assert refused(state, "stop") == "CR-19.2"


def test_the_train_ends_its_movement_at_the_port_cr_19_3() -> None:
    """CR-19.3: no trade in the turn it comes; stopping forfeits the points."""
    state = played(table(**{**DOCKED, "trains": {0: "A1"}}, **SALE), "move C2")
    assert refused(state, "load fish") == "CR-19.3"
    assert refused(state, "deliver tea") == "CR-19.3"
    stopped = played(state, "stop")
    assert (stopped.now.points, stopped.now.lost) == (0, 6)
    assert refused(played(state, "end; end; end"), "load fish") == ""
    assert refused(table(**{**DOCKED, "trains": {0: "A1"}}), "stop") == "CR-19.3"


def test_one_of_two_operations_cr_19_4_cr_19_7() -> None:
    """CR-19.4, CR-19.7: deliver or load; for both the train stays a whole turn."""
    state = table(**DOCKED, **SALE)
    delivered = played(state, "deliver tea")
    assert delivered.cash[0] == 90
    assert refused(delivered, "load fish") == "CR-19.7"
    loaded = played(state, "load fish")
    assert refused(loaded, "deliver tea") == "CR-19.4"
    assert refused(played(delivered, "end; end; end"), "load fish") == ""
    assert refused(state, "load rice") == "CR-19.4"


def test_several_loads_and_cities_in_one_operation_cr_19_5() -> None:
    """CR-19.5."""
    assert carried(played(table(**DOCKED), "load imports; load fish"), 0) == ["imports", "fish"]
    many: dict[str, Any] = {"loads": {0: ("tea", "tea")}, "hands": {0: ("Taipei: Tea 30", "Tainan: Tea 9")}}
    assert played(table(**DOCKED, **many), "deliver tea; deliver tea").cash[0] == 99


def test_the_train_moves_with_its_usual_points_afterwards_cr_19_6() -> None:
    """CR-19.6."""
    state = played(table(**DOCKED), "load fish")
    assert state.now.points == 9
    assert at(played(state, "move A1"), 0) == "A1"


def test_delivering_to_taiwan_takes_the_four_steps_cr_19_8() -> None:
    """CR-19.8: chip, pay, card, draw."""
    state = table(**DOCKED, **SALE, deck=("Kilo: Rice 5",))
    after = played(state, "deliver tea")
    assert after.tray(0) == 3
    assert after.players[0].hand[-1] == 9
    assert [event.city for event in happened(state, "deliver tea", "delivered")] == [state.board.city("Taipei")]


def test_passing_or_stopping_without_the_link_is_clear_terrain_cr_19_9() -> None:
    """CR-19.9: not docked, whether passing or standing."""
    state = played(table(**{**DOCKED, "links": {}, "trains": {0: "A1"}}), "move C2; end; end; end")
    assert not state.players[0].docked
    assert refused(state, "move C1") == "CR-13.1"


def test_moving_away_ends_the_docked_state_cr_19_10() -> None:
    """CR-19.10."""
    state = played(table(**DOCKED), "move C1")
    assert not state.players[0].docked
    assert refused(state, "load fish") == "CR-16.1"


def test_a_link_bought_in_the_stopping_turn_docks_cr_19_3() -> None:
    """CR-R89: declared or not, if the link is owned by then; a lost turn keeps the state."""
    state = played(table(**{**DOCKED, "links": {}, "trains": {0: "A1"}}), "move C2; link quay; end; end; end")
    assert state.players[0].docked
    assert refused(state, "load fish") == ""
    lost = table(**DOCKED, turn=1, players={0: {"loses_turn": True}})
    assert refused(played(lost, "end; end; end; end"), "load fish") == ""


@pytest.mark.parametrize("card", ["strike", "new_year"])
def test_nothing_is_dropped_to_taiwan(card: str) -> None:
    """CR-R57: surplus loads go in a mainland city; a port outside a city is none."""
    assert refused(table(**DOCKED, loads={0: ("tea",)}, running={card: 1}), "drop tea") == "CR-17.3"
    assert "drop" not in kinds(table(**DOCKED, loads={0: ("tea",)}))


def test_a_port_that_is_a_city_serves_both_cr_19_4() -> None:
    """CR-R88: the city's own goods do not use up the operation."""
    state = table(
        **{**PORTS, "ports": {"Hong Kong": "A1"}},
        goods={"North": ("Tea",)},
        trains={0: "A1"},
        links={0: ("Hong Kong",)},
        track={0: ("A1 B1",)},
        hands={0: ("Taipei: Tea 12",)},
    )
    after = played(state, "load tea; deliver tea")
    assert after.cash[0] == 72
    assert refused(after, "load fish") == "CR-19.7"
    assert refused(after, "load tea") == ""


def test_in_the_city_of_a_port_a_load_for_taiwan_may_be_dropped_cr_17_4() -> None:
    """CR-17.4 keeps what this city asks for; that Taiwan asks for it is no reason."""
    state = table(
        **{**PORTS, "ports": {"Hong Kong": "A1"}},
        trains={0: "A1"},
        links={0: ("Hong Kong",)},
        track={0: ("A1 B1",)},
        loads={0: ("tea",)},
        hands={0: ("Taipei: Tea 12",)},
    )
    assert refused(state, "deliver tea") == ""
    assert refused(state, "drop tea") == ""
    assert "drop" in kinds(state)
