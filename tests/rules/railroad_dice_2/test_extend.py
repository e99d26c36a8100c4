"""RD-9: extending with complex dice."""

from __future__ import annotations

import pytest

from rules.core.contract import Draft
from rules.railroad_dice_2.connect import Connected
from rules.railroad_dice_2.network import network
from rules.railroad_dice_2.rails import COMPLEX_CODES, FACE, keeping
from rules.railroad_dice_2.state import State
from rules.railroad_dice_2.turn.extend import Extended
from tests.rules.railroad_dice_2.table import (
    GAME,
    LARGE,
    event_of,
    events_of,
    ex_9,
    ex_12,
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

EX_11 = "I8 EW, J8 EW, K8 NW, K7 ES"


def ex_11(hand: str = "complex:joker") -> State:
    return position("H8 C4", "", rails=EX_11, hand=hand)


def test_a_complex_die_of_the_hand_rd_9_1() -> None:
    """RD-9.1"""
    state = ex_11("straight crossing")
    assert refused(state, "extend 1 I8 NS+EW") == "RD-9.1"
    assert refused(state, "extend 3 I8 NS+EW") == "RD-9.1"
    assert legal(state, "extend 2 I8 NS+EW")


def test_a_complex_joker_stands_for_any_face_rd_9_2() -> None:
    """RD-9.2: and from then on shows that face."""
    state = position("H8 C4", rails="I8 EW", hand="complex:joker")
    assert set(offered(state, "extend", die="1", cell="I8")) == set(keeping("EW"))
    after = played(state, "extend 1 I8 EW+NW")
    assert [FACE[rail.code] for rail in after.rails] == ["switch_left"]


def test_only_in_exchange_for_a_simple_die_rd_9_3() -> None:
    """RD-9.3, RD-R30: not on an empty cell, not for a complex die; and a complex die is not laid."""
    state = ex_9("complex:joker crossing")
    for cell in ("H7", "G7", "L8", "Q1"):
        assert refused(state, f"extend 1 {cell} NS+EW") == "RD-9.3"
    assert refused(state, "lay 2 H7 NS+EW") == "RD-9.3"
    after = played(state, "extend 1 J8 NS+EW")
    assert refused(after, "extend 2 J8 NS+EW") == "RD-9.3"


def test_the_complex_die_may_be_turned_rd_9_4() -> None:
    """RD-9.4, RD-R26: the same face in both directions that keep the track."""
    state = position("H8 C4", rails="I8 EW", hand="switch_left")
    assert sorted(offered(state, "extend", die="1", cell="I8")) == ["EW+ES", "EW+NW"]


@pytest.mark.parametrize("code", COMPLEX_CODES)
def test_the_old_track_is_kept_rd_9_5(code: str) -> None:
    """RD-9.5"""
    state = position("H8 C4", rails="I8 EW", hand="complex:joker")
    if code in keeping("EW"):
        assert legal(state, f"extend 1 I8 {code}")
    else:
        assert refused(state, f"extend 1 I8 {code}") == "RD-9.5"


def test_the_simple_die_is_on_a_line_of_ones_own_rd_9_6() -> None:
    """RD-9.6: passed or entered; a die joined to the home included."""
    state = position("H8 C4", rails="I8 EW, J8 EW, C5 NS, C6 NS", hand="complex:joker")
    assert legal(state, "extend 1 I8 NS+EW")
    assert legal(state, "extend 1 J8 NS+EW")
    assert refused(state, "extend 1 C6 NS+EW") == "RD-9.6"
    beside = position(
        "H8 C4", rails="C5 NE, D5 EW, E5 EW, F5 SW, F6 NS, F7 NS, F8 NS, F9 NE, G9 NW, G8 NS", hand="complex:joker"
    )
    assert refused(beside, "extend 1 F9 NE+SW") == "RD-9.6"


def test_a_foreign_die_that_the_exchange_makes_ones_own_rd_9_7() -> None:
    """RD-9.7, RD-R31: through a blocked end, or the home beside it; adjacency without a joined side is not enough."""
    state = ex_12()
    assert legal(state, "extend 1 C7 NS+EW")
    assert refused(state, "extend 1 C7 NS+SW") == "RD-9.7"
    beside = position("H8 G5", "", rails="G6 NS, G7 NS, G8 NS", hand="complex:joker")
    assert legal(beside, "extend 1 G8 NS+EW")
    assert legal(beside, "extend 1 G8 NS+NE")
    assert refused(beside, "extend 1 G8 NS+NW") == "RD-9.7"
    assert refused(beside, "extend 1 G7 NS+EW") == "RD-9.6"


def test_no_end_of_the_complex_die_leaves_the_map_rd_9_8() -> None:
    """RD-9.8"""
    state = position("B2 H8", rails="A2 NE, A1 ES", hand="complex:joker", options=None)
    assert refused(state, "extend 1 A1 NS+ES") == "RD-9.8"
    assert refused(state, "extend 1 A2 NE+NW") == "RD-9.8"
    assert legal(state, "extend 1 A2 NE+ES")


def test_no_end_of_the_complex_die_faces_a_closed_complex_die_rd_9_9() -> None:
    """RD-9.9: the other complex die has no end there."""
    state = position("H8 C4", rails="I8 EW, J8 EW, I7 EW+NE, H7 ES", hand="complex:joker")
    found = refusal(state, "extend 1 I8 NS+EW")
    assert found.rule == "RD-9.9"
    assert found.why.params["other"] == "I7"
    assert refused(state, "extend 1 I8 EW+NW") == "RD-9.9"
    assert legal(state, "extend 1 I8 EW+SW")


def test_no_neighbours_end_is_left_facing_a_closed_side_rd_9_10() -> None:
    """RD-9.10, RD-R32: of simple and complex neighbours, of anybody."""
    green = ex_12(turn=1)
    assert refused(green, "extend 1 C7 NS+SW") == "RD-9.10"
    assert refused(green, "extend 1 C7 NS+NW") == "RD-9.10"
    assert refusal(green, "extend 1 C7 NS+NW").why.params["other"] == "D7"
    by_complex = position("H8 C4", rails="I8 EW, J8 EW, H7 ES, I7 EW+SW", hand="complex:joker")
    assert refused(by_complex, "extend 1 I8 EW+SW") == "RD-9.10"
    assert legal(by_complex, "extend 1 I8 NS+EW")


def test_the_simple_die_comes_to_the_hand_rd_9_11() -> None:
    """RD-9.11: with the next number, to be laid in the same turn."""
    state = ex_11("complex:joker straight")
    done = step(state, "extend 1 K8 NW+SW")
    back = event_of(done, Extended)
    assert (back.regained, back.face) == (3, "curve")
    assert [(die.number, die.face, die.regained) for die in done.state.turn.hand][-1] == (3, "curve", True)
    assert legal(done.state, "lay 3 K9 NE")
    assert "K9" in played(done.state, "lay 3 K9 NE").rail


def test_the_die_taken_back_keeps_its_face_rd_9_12() -> None:
    """RD-9.12: turning is allowed."""
    state = played(ex_12(), "extend 1 C7 NS+EW")
    assert legal(state, "lay 2 B7 EW")
    assert legal(state, "lay 2 H7 NS")
    assert refused(state, "lay 2 H7 ES") == "RD-9.12"


def test_an_exchange_costs_nothing_rd_9_13() -> None:
    """RD-9.13: also on mountain and water."""
    state = position("L8 C4", rails="L7 NS", hand="complex:joker", money={0: 0})
    done = step(state, "extend 1 L7 NS+EW")
    assert money(done.state)[0] == 0
    assert event_of(done, Extended).cost == 0


def test_with_the_option_an_exchange_pays_the_terrain_rd_9_13() -> None:
    """RD-R28: extend_pays_terrain; refused without the money, and not offered."""
    pays = LARGE.but(extend_pays_terrain=True)
    state = position("L8 C4", rails="L7 NS, K8 EW", hand="complex:joker", money={0: 2}, options=pays)
    done = step(state, "extend 1 L7 NS+EW")
    assert money(done.state)[0] == 0
    assert event_of(done, Extended).cost == 2
    assert money(played(state, "extend 1 K8 NS+EW"))[0] == 2
    poor = position("L8 C4", rails="L7 NS, K8 EW", hand="complex:joker", money={0: 1}, options=pays)
    assert refused(poor, "extend 1 L7 NS+EW") == "RD-4.4"
    assert offered(poor, "extend", die="1") == ["K8"]


def test_what_an_end_of_the_complex_die_may_face_rd_9_14() -> None:
    """RD-9.14: an empty cell, any station, a simple die without an end there."""
    assert legal(position("H8 C4", rails="I8 EW", hand="complex:joker"), "extend 1 I8 NS+EW")
    station = position("H8 K7", rails="I8 EW, J8 EW, K8 EW", hand="complex:joker")
    assert legal(station, "extend 1 K8 EW+NW")
    simple = position("H8 C4", rails="I8 EW, H7 ES, I7 EW, H9 NE, I9 EW", hand="complex:joker")
    assert legal(simple, "extend 1 I8 NS+EW")


def test_illustration_5_rd_ex_11() -> None:
    """RD-EX-11"""
    state = ex_11("complex:joker complex:joker complex:joker complex:joker")
    before = set(network(state, 0).open)
    new = {}
    for text in ("I8 NS+EW", "J8 EW+SW", "K8 NW+SW", "K7 ES+NW"):
        after = played(state, f"extend 1 {text}")
        new[text] = set(network(after, 0).open) - before
    assert new == {"I8 NS+EW": set(), "J8 EW+SW": {"J9"}, "K8 NW+SW": {"K9"}, "K7 ES+NW": set()}
    played(state, "extend 1 I8 NS+EW", "extend 2 J8 EW+SW", "extend 3 K8 NW+SW", "extend 4 K7 ES+NW")
    assert refused(state, "extend 1 K8 NE+SW") == "RD-9.5"


def test_a_foreign_die_rd_ex_12() -> None:
    """RD-EX-12"""
    state = ex_12()
    straight_on = played(state, "extend 1 C7 NS+EW")
    assert "B7" in network(straight_on, 0).open
    assert "C8" in network(played(state, "extend 1 C7 NS+ES"), 0).open
    done = step(state, "extend 1 C7 NS+NE")
    assert [after - before for before, after in zip(money(state), money(done.state), strict=True)] == [5, 5]
    assert network(done.state, 0).stations == {"C4": 3}
    assert len(events_of(done, Connected)) == 1
    for code in ("NS+SW", "NS+NW"):
        assert refused(state, f"extend 1 C7 {code}") == "RD-9.7"
        assert refused(ex_12(turn=1), f"extend 1 C7 {code}") == "RD-9.10"


def test_the_regained_die_rd_ex_13() -> None:
    """RD-EX-13"""
    state = ex_12()
    after = played(state, "extend 1 C7 NS+EW")
    assert [die.face for die in after.turn.hand] == ["straight"]
    assert legal(after, "lay 2 H7 NS")
    assert legal(after, "lay 2 B7 EW")
    assert refused(after, "lay 2 H9 NE") == "RD-9.12"
    assert played(after, "end").simple == state.simple + 1


def test_a_draft_of_an_exchange_shows_itself_rd_9_11() -> None:
    state = ex_12()
    draft = Draft(kind="extend", values=(("die", "1"), ("cell", "C7"), ("code", "NS+NE")))
    seen = GAME.outlook(state, 0, draft)
    assert seen is not None
    assert seen.state.rail["C7"] == "NS+NE"
    assert [line.key for line in seen.account] == ["dice-account-gain", "dice-account-regained"]
    best = GAME.suggest(state, 0)[0]
    assert best.draft.kind == "extend"
    assert best.draft == draft  # it connects


def test_a_half_said_exchange_is_refused_where_nothing_fits_rd_9_5() -> None:
    state = ex_11("switch_y straight")
    for values, rule in (
        ({"die": "2"}, "RD-9.1"),
        ({"die": "1", "cell": "H7"}, "RD-9.3"),
        ({"die": "1", "cell": "I8"}, "RD-9.5"),
    ):
        found = offers(state, "extend", **values).refusal
        assert found is not None
        assert found.rule == rule
    assert sorted(offered(state, "extend", die="1")) == ["K7", "K8"]
    edge = position("B2 H8", rails="A2 NE, A1 ES", hand="switch_right", options=None)
    for hand in ("switch_right", "complex:joker"):
        corner = position("B2 H8", rails="A2 NE, A1 ES", hand=hand, options=None)
        found = offers(corner, "extend", die="1", cell="A1").refusal
        assert found is not None
        assert found.rule == "RD-9.8"
    off = offers(edge, "extend", die="1", cell="A1").refusal
    assert off is not None
    assert off.rule == "RD-9.8"


def test_an_extension_can_make_three_connections_rd_10_2() -> None:
    """RD-10.2: the new track leads over two switches to three stations, and each is paid."""
    rails = "I8 EW, I7 NS, I6 NS, I5 NS+SW, I4 NS+ES, J4 EW"
    state = position("H8 M8", "H5 K4 I3 C3", rails=rails, hand="complex:joker")
    done = step(state, "extend 1 I8 EW+NW")
    assert sorted(event.station for event in events_of(done, Connected)) == ["H5", "I3", "K4"]
    assert [event.paid for event in events_of(done, Connected)] == [(5, 0)] * 3
    assert done.state.players[0].money == state.players[0].money + 15
