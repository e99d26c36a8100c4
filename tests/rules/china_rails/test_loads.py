"""CR-16, CR-17 and CR-18: loading, dropping and delivering."""

from typing import Any

from rules.core.contract import Draft
from tests.rules.china_rails.table import STAR, carried, game, happened, offers, played, refusal, refused, step, table

LINE = {0: ("A1 B1 C1 D1 E1 F1",)}
GOODS = {"North": ("Tea", "Silk"), "Kilo": ("Rice",)}


def test_a_train_in_a_city_loads_what_it_supplies_cr_16_1() -> None:
    """CR-16.1: also passing through; not outside a city, not what others supply."""
    state = table(track=LINE, trains={0: "A1"}, goods=GOODS)
    assert carried(played(state, "load tea"), 0) == ["tea"]
    assert carried(played(state, "move D1; load rice; move F1"), 0) == ["rice"]
    assert refused(state, "load rice") == "CR-16.1"
    assert refused(played(state, "move B1"), "load tea") == "CR-16.1"


def test_only_chips_of_the_tray_cr_16_2_cr_16_8() -> None:
    """CR-16.2, CR-16.8: when all are on trains, none can be loaded."""
    state = table(trains={0: "A1"}, goods=GOODS, loads={1: ("tea", "tea"), 2: ("tea",)})
    assert state.tray(0) == 0
    assert refused(state, "load tea") == "CR-16.2"
    assert refused(state, "load silk") == ""


def test_capacity_by_locomotive_cr_16_3() -> None:
    """CR-16.3."""
    for loco, most in (("freight", 2), ("fast", 2), ("heavy", 3), ("super", 3)):
        full = table(trains={0: "A1"}, goods=GOODS, locos={0: loco}, loads={0: ("silk",) * most})
        assert refused(full, "load tea") == "CR-16.3"
        room = table(trains={0: "A1"}, goods=GOODS, locos={0: loco}, loads={0: ("silk",) * (most - 1)})
        assert refused(room, "load tea") == ""


def test_same_or_different_goods_cr_16_4() -> None:
    """CR-16.4."""
    state = table(trains={0: "A1"}, goods=GOODS)
    assert carried(played(state, "load tea 2"), 0) == ["tea", "tea"]
    assert carried(played(state, "load tea 1"), 0) == ["tea"]
    heavy = table(trains={0: "A1"}, goods=GOODS, locos={0: "heavy"})
    assert carried(played(heavy, "load tea 3"), 0) == ["tea", "tea", "tea"]
    assert carried(played(state, "load tea silk"), 0) == ["tea", "silk"]


def test_no_demand_is_needed_cr_16_5() -> None:
    """CR-16.5: no card here asks for silk."""
    assert refused(table(trains={0: "A1"}, goods=GOODS), "load silk") == ""


def test_at_each_milepost_of_a_major_city_cr_16_6() -> None:
    """CR-16.6."""
    for at in ("D3", "C3", "E3", "C2", "D4"):
        assert refused(table(STAR, trains={0: at}, goods={"Star": ("Tea",)}), "load tea") == ""


def test_loading_is_free_cr_16_7() -> None:
    """CR-16.7."""
    after = played(table(trains={0: "A1"}, goods=GOODS), "load tea")
    assert (after.cash[0], after.now.points) == (60, 9)


def test_loads_are_public_cr_16_9() -> None:
    """CR-16.9, also to a bystander."""
    state = table(trains={0: "A1"}, loads={0: ("tea",)})
    assert game(state).view(state, None).position.players[0].loads == (0,)


def test_loading_after_the_last_point_cr_16_1() -> None:
    """CR-R87: where the train stands, until the phase ends."""
    state = table(trains={0: "A1"}, goods=GOODS, now={"points": 0, "used": 9})
    assert refused(state, "load tea") == ""


def test_dropping_in_any_city_cr_17_1() -> None:
    """CR-17.1: free, without losing points; not what is not on board."""
    state = table(trains={0: "D1"}, loads={0: ("tea",)})
    after = played(state, "drop tea")
    assert (carried(after, 0), after.cash[0], after.now.points) == ([], 60, 9)
    assert refused(state, "drop silk") == "CR-17.1"


def test_a_dropped_chip_is_in_the_tray_at_once_cr_17_2() -> None:
    """CR-17.2."""
    state = table(trains={0: "D1"}, loads={0: ("tea",)})
    assert (state.tray(0), played(state, "drop tea").tray(0)) == (2, 3)


def test_not_outside_a_city_cr_17_3() -> None:
    """CR-17.3."""
    assert refused(table(trains={0: "B1"}, loads={0: ("tea",)}), "drop tea") == "CR-17.3"


def test_what_the_city_asks_for_is_delivered_cr_17_4() -> None:
    """CR-17.4: dropping is refused with the hint, unless an event forbids the delivery."""
    said: dict[str, Any] = {"trains": {0: "A1"}, "loads": {0: ("silk",)}, "hands": {0: ("North: Silk 12",)}}
    found = refusal(table(**said), "drop silk")
    assert found is not None
    assert found.rule == "CR-17.4"
    assert found.instead is not None
    assert found.instead.params["pay"] == 12
    assert refused(table(**said, running={"new_year": 1}), "drop silk") == ""


DELIVERY: dict[str, Any] = {
    "track": LINE,
    "trains": {0: "D1"},
    "loads": {0: ("tea", "silk")},
    "hands": {0: ("Kilo: Tea 20, North: Rice 7", "Kilo: Silk 5", "Kilo: Tea 11")},
}


def test_a_delivery_needs_city_load_and_demand_cr_18_1() -> None:
    """CR-18.1."""
    state = table(**DELIVERY)
    assert refused(state, "deliver tea") == ""
    assert refused(state, "deliver rice") == "CR-18.1"
    assert refused(table(**{**DELIVERY, "trains": {0: "A1"}}), "deliver tea") == "CR-18.1"
    assert refused(table(**{**DELIVERY, "hands": {}}), "deliver tea") == "CR-18.1"
    star = table(STAR, trains={0: "E3"}, loads={0: ("tea",)}, hands={0: ("Star: Tea 9",)})
    assert refused(star, "deliver tea") == ""


def test_the_four_steps_cr_18_2_cr_18_3_cr_18_4_cr_18_5() -> None:
    """CR-18.2 chip, CR-18.3 pay, CR-18.4 card gone with its other demands, CR-18.5 a new card."""
    state = table(**DELIVERY, deck=("Lima: Jade 9",))
    after = played(state, "deliver tea")
    assert after.tray(0) == state.tray(0) + 1
    assert after.cash[0] == 80
    assert after.discard == (0,)
    assert after.players[0].hand == (1, 2, 9)
    assert [event.kind for event in step(state, "deliver tea").events] == ["delivered", "drew"]


def test_one_delivery_is_finished_before_the_next_cr_18_6() -> None:
    """CR-18.6: the card drawn for the first may serve the second."""
    state = table(**{**DELIVERY, "hands": {0: ("Kilo: Tea 20",)}}, deck=("Kilo: Silk 33",))
    assert refused(state, "deliver silk") == "CR-18.1"
    assert played(state, "deliver tea; deliver silk").cash[0] == 60 + 20 + 33


def test_an_event_may_forbid_more_cr_18_7() -> None:
    """CR-18.7: a strike drawn for the first delivery stops the second."""
    state = table(
        **DELIVERY,
        deck=("strike", "Lima: Jade 9"),
        zones={"shore": ("coast", "D1")},
        events={"strike": {"radius": 0}},
    )
    assert refused(played(state, "deliver tea"), "deliver silk") == "CR-26.1"


def test_the_phase_goes_on_after_a_delivery_cr_18_8() -> None:
    """CR-18.8."""
    state = played(table(**DELIVERY), "deliver tea")
    assert (state.turn, state.now.phase, state.now.points) == (0, "delivery", 9)
    assert refused(state, "move E1") == ""


def test_the_player_names_the_card_cr_18_1() -> None:
    """CR-R64: without it the best paid, to be confirmed."""
    state = table(**DELIVERY)
    assert [event.pay for event in happened(state, "deliver tea", "delivered")] == [20]
    assert [event.pay for event in happened(state, "deliver tea 3", "delivered")] == [11]
    assert refused(state, "deliver tea 2") == "CR-18.1"
    asked = offers(state, Draft(kind="deliver", values=(("good", "tea"),)))
    assert asked.confirm
    assert [choice.value for choice in asked.choices] == ["1", "3"]


def test_bonuses_add_up() -> None:
    """CR-R40."""
    state = table(
        **DELIVERY, running={"new_year": 1, "black_dragon": 1}, events={"black_dragon": {"cities": ("Kilo",)}}
    )
    assert refused(state, "deliver tea") == "CR-28.1"
    major = table(
        trains={0: "A1"},
        loads={0: ("tea",)},
        hands={0: ("North: Tea 20",)},
        running={"new_year": 1, "black_dragon": 1},
        events={"black_dragon": {"cities": ("North",)}},
    )
    assert [(event.pay, event.bonus) for event in happened(major, "deliver tea", "delivered")] == [(30, 10)]
