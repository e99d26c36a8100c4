"""CR-11: putting the train on the board."""

from typing import Any

from rules.core.contract import Draft
from tests.rules.china_rails.table import LAND_NAMES, STAR, at, carried, game, offers, played, refused, table

PORT: dict[str, Any] = {"ports": {"Hong Kong": "H2", "Quay": "B2"}, "taiwan": {"Taipei": ("Imports", "Fish")}}


def test_the_train_is_placed_before_anything_else_cr_11_1() -> None:
    """CR-11.1: nothing moves before; it is placed once, in a delivery phase, now or in a later turn."""
    state = table(track={0: ("A1 B1",)})
    for text in ("move B1", "load tea", "deliver tea", "drop tea", "stop", "ferry"):
        assert refused(state, text) == "CR-11.1"
    assert refused(played(state, "start north"), "start east") == "CR-11.1"
    assert refused(played(state, "end; end; end"), "start north") == ""
    assert refused(table(phase="building"), "start north") == "CR-2.5"


def test_any_mainland_city_with_or_without_track_cr_11_2() -> None:
    """CR-11.2: of any size; a milepost that is no city is refused."""
    for city in ("North", "Kilo", "Lima"):
        assert at(played(table(), f"start {city}"), 0) == LAND_NAMES[city]
    assert refused(table(), "start B1") == "CR-11.2"


def test_the_centre_of_a_major_city_unless_another_is_named_cr_11_2() -> None:
    """CR-11.2 with CR-R59."""
    assert at(played(table(STAR), "start star"), 0) == "D3"
    assert at(played(table(STAR), "start C3"), 0) == "C3"


def test_not_on_taiwan_cr_11_3() -> None:
    """CR-11.3: neither off the grid nor on it."""
    assert refused(table(**PORT), "start taipei") == "CR-11.3"
    assert refused(table(zones={"island": ("taiwan", "C1-D1")}), "start kilo") == "CR-11.3"


def test_a_container_port_that_own_track_joins_cr_11_4() -> None:
    """CR-11.4."""
    assert refused(table(**PORT), "start quay") == "CR-11.4"
    assert at(played(table(**PORT, track={0: ("A1 B1 B2",)}), "start quay"), 0) == "B2"


def test_loads_from_taiwan_in_the_turn_of_placing_cr_11_5() -> None:
    """CR-11.5: with the link and own track at the port; not without the link."""
    state = table(**PORT, track={0: ("A1 B1 B2",)}, links={0: ("Quay",)})
    assert carried(played(state, "start quay; load imports fish"), 0) == ["imports", "fish"]
    assert refused(played(table(**PORT, track={0: ("A1 B1 B2",)}), "start quay"), "load fish") == "CR-19.2"


def test_the_knob_of_one_container_at_the_start_cr_11_5() -> None:
    """CR-R58: `one` allows a single load from Taiwan in that turn."""
    options = {"port_start": "one"}
    state = table(**PORT, track={0: ("A1 B1 B2",)}, links={0: ("Quay",)}, options=options)
    assert refused(state.with_player(0), "start quay") == ""
    placed = played(state, "start quay; load fish")
    assert refused(placed, "load imports") == "CR-11.5"
    later = played(placed, "end; end; end")
    assert refused(later, "load imports") == ""


def test_a_port_inside_a_red_area_is_joined_by_the_city_cr_11_5() -> None:
    """CR-R58: own track at any milepost of the city."""
    port: dict[str, Any] = {"ports": {"Hong Kong": "E3"}, "taiwan": {"Taipei": ("Fish",)}}
    state = table(STAR, **port, track={0: ("C3 B3",)}, links={0: ("Hong Kong",)})
    assert refused(played(state, "start E3"), "load fish") == ""
    bare = table(STAR, **port, links={0: ("Hong Kong",)})
    assert refused(played(bare, "start E3"), "load fish") == "CR-19.3"


def test_placing_costs_nothing_cr_11_6() -> None:
    """CR-11.6."""
    state = played(table(), "start north")
    assert (state.cash[0], state.now.points) == (60, 9)


def test_a_city_that_no_track_leaves_warns() -> None:
    """CR-R61."""
    state = table(track={0: ("A1 B1",)})
    assert offers(state, Draft(kind="start", values=(("place", "kilo"),))).warning is not None
    assert offers(state, Draft(kind="start", values=(("place", "north"),))).warning is None


def test_in_the_city_of_an_own_link_the_terminal_is_offered_cr_11_5() -> None:
    """CR-R58, CR-R59: the centre is not the port. Whoever starts there is asked first, and the port is a choice."""
    port: dict[str, Any] = {"ports": {"Terminal": "E3"}, "taiwan": {"Taipei": ("Fish",)}, "track": {0: ("C3 B3",)}}
    state = table(STAR, **port, links={0: ("Terminal",)})
    assert not played(state, "start star").players[0].docked
    rules = game(state)
    warned = rules.warning(state, 0, rules.parse("start star"))
    assert warned is not None
    assert (warned.key, str(warned.params["port"])) == ("china-warn-undocked", str(state.board.ports[0].name))
    asked = offers(state, Draft(kind="start", values=(("place", "star"),)))
    assert (asked.warning, asked.confirm) == (warned, True)
    assert "terminal" in [choice.value for choice in offers(state, Draft(kind="start")).choices]
    assert rules.warning(state, 0, rules.parse("start terminal")) is None
    assert rules.warning(table(STAR, **port), 0, rules.parse("start star")) is None
