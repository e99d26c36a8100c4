"""RD-8: laying simple dice."""

from __future__ import annotations

from rules.core.contract import Draft
from rules.railroad_dice_2.state import HandDie
from rules.railroad_dice_2.turn.lay import Laid
from tests.rules.railroad_dice_2.table import (
    GAME,
    event_of,
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
    seeded,
    step,
)


def test_building_needs_the_roll_rd_8_1() -> None:
    """RD-8.1: laying and extending; also after a skip."""
    state = ex_9(None)
    for text in ("lay 1 H7 NS", "extend 1 J8 NS+EW"):
        assert refused(state, text) == "RD-8.1"
        assert refused(played(state, "skip"), text) == "RD-8.1"


def test_only_rails_and_jokers_of_the_hand_rd_8_2() -> None:
    """RD-8.2"""
    state = ex_9("straight")
    assert refused(state, "lay 2 H7 NS") == "RD-8.2"
    assert refused(state, "lay 0 H7 NS") == "RD-8.2"
    assert refused(state, "lay 1 H7 NS+EW") == "RD-8.2"
    assert refused(played(state, "lay 1 H7 NS"), "lay 1 H6 NS") == "RD-8.2"


def test_a_simple_joker_becomes_what_it_is_laid_as_rd_8_3() -> None:
    """RD-8.3"""
    state = played(ex_9("joker joker"), "lay 1 H7 NS", "lay 2 H9 NE")
    assert (state.rail["H7"], state.rail["H9"]) == ("NS", "NE")


def test_on_an_empty_cell_rd_8_4() -> None:
    """RD-8.4, RD-R25: no station, no die, simple or complex."""
    state = ex_9("joker")
    for cell in ("J8", "G7", "L8", "H8", "N5"):
        assert refused(state, f"lay 1 {cell} NS") == "RD-8.4"
    assert refused(state, "lay 1 P8 NS") == "RD-1.1"


def test_a_die_may_be_turned_rd_8_5() -> None:
    """RD-8.5, RD-R26: any quarter turn that joins."""
    state = position("H8 C4", hand="straight curve")
    assert sorted(offered(state, "lay", die="2", cell="G8")) == ["ES", "NE"]
    assert legal(state, "lay 1 G8 EW")
    assert legal(state, "lay 1 H7 NS")


def test_the_die_joins_the_home_or_the_end_of_a_line_rd_8_6() -> None:
    """RD-8.6, RD-R27: being beside it is not enough; one joined end is."""
    state = position("H8 C4", rails="H7 NE", hand="straight curve")
    assert refused(state, "lay 1 G8 NS") == "RD-8.6"
    assert refused(state, "lay 1 G7 NS") == "RD-8.6"
    blocked = position("H8 C4", rails="H7 NS", hand="straight curve")
    assert refused(blocked, "lay 1 H6 EW") == "RD-8.6"
    assert legal(blocked, "lay 1 H6 NS")
    assert refused(blocked, "lay 1 N9 NS") == "RD-8.6"
    assert refused(position("H8 C4", rails="C5 NS", hand="straight"), "lay 1 C6 NS") == "RD-8.6"
    assert legal(position("H8 C4", rails="C5 NS", hand="straight", turn=1), "lay 1 C6 NS")
    suggestion = refusal(blocked, "lay 1 N9 NS").instead
    assert suggestion is not None
    assert "H6" in suggestion.params["cells"]  # type: ignore[operator]  # a list of cells


def test_no_end_leaves_the_map_rd_8_7() -> None:
    """RD-8.7: nor in a notch of the map."""
    state = position("B2 H8", rails="B3 NS", hand="straight curve", options=None)
    assert refused(state, "lay 1 A2 EW") == "RD-8.7"
    assert legal(state, "lay 2 A2 NE")
    notched = position(
        "J5 C3",
        rails="",
        hand="straight curve",
        layout="1:0,0 2:5,0 3:10,0 4:0,5 5:5,5 6:15,1",
        options=None,
        tiles="large",
    )
    assert refused(notched, "lay 2 K5 SW") == "RD-8.7"
    assert legal(notched, "lay 2 K5 NW")


def test_no_end_faces_a_closed_complex_die_rd_8_8() -> None:
    """RD-8.8"""
    state = ex_9("straight curve")
    found = refusal(state, "lay 2 H7 SW")
    assert found.rule == "RD-8.8"
    assert found.why.params["other"] == "G7"
    taken_up = position("H8 C4", rails="G8 NE, G7 EW+ES", hand="curve")
    assert legal(taken_up, "lay 1 H7 SW")


def test_a_mountain_costs_one_rd_8_9() -> None:
    """RD-8.9, RD-R28"""
    state = position("H8 C4", rails="H7 NS", hand="straight")
    done = step(state, "lay 1 H6 NS")
    assert money(done.state)[0] == 9
    assert event_of(done, Laid).cost == 1


def test_water_costs_two_rd_8_10() -> None:
    """RD-8.10: plain cells cost nothing."""
    state = position("L8 C4", hand="straight straight")
    done = step(state, "lay 1 L7 NS")
    assert money(done.state)[0] == 8
    assert event_of(done, Laid).cost == 2
    assert money(played(state, "lay 1 K8 EW"))[0] == 10


def test_an_end_may_be_blocked_by_a_simple_die_rd_8_11() -> None:
    """RD-8.11, RD-R29: both ways: a neighbour's end at a closed side of the new die, simple or complex."""
    state = position("H8 C4", rails="G7 NS", hand="curve straight")
    assert legal(state, "lay 1 H7 SW")
    pointed_at = position("H8 C4", rails="G8 NE, G7 SW, I8 NW, I7 ES", hand="straight")
    assert legal(pointed_at, "lay 1 H7 NS")
    by_complex = position("H8 C4", rails="G8 NE, G7 NS+EW", hand="straight")
    assert legal(by_complex, "lay 1 H7 NS")


def test_an_end_may_face_an_empty_cell_or_a_station_rd_8_12() -> None:
    """RD-8.12: any station, also another's home."""
    state = position("H8 K8", "H5", hand="straight straight straight", rails="I8 EW, H7 NS")
    assert legal(state, "lay 1 H9 NS")
    assert legal(state, "lay 1 J8 EW")
    assert legal(state, "lay 1 H6 NS")


def test_a_locomotive_face_is_never_laid_rd_8_13() -> None:
    """RD-8.13"""
    state = ex_9("locomotive")
    assert refused(state, "lay 1 H7 NS") == "RD-8.13"
    assert offers(state, "lay", die="1").refusal is not None


def test_illustration_4_rd_ex_10() -> None:
    """RD-EX-10"""
    state = ex_9("straight curve")
    assert refused(state, "lay 2 H7 SW") == "RD-8.8"
    assert money(played(state, "lay 1 H7 NS"))[0] == 10
    assert money(played(state, "lay 2 H7 ES"))[0] == 10
    green = ex_9("straight curve", turn=1)
    assert refused(green, "lay 1 O5 EW") == "RD-8.7"
    assert legal(green, "lay 2 O5 NW")
    assert legal(green, "lay 2 O5 SW")
    assert money(played(state, "lay 1 I9 NS"))[0] == 9


def test_what_is_laid_is_marked_as_recent_rd_8_3() -> None:
    """The picture marks this turn's dice, and the last turn's until there are new ones."""
    state = played(ex_9("straight straight"), "lay 1 H7 NS", "lay 2 H9 NS")
    assert set(GAME.view(state, None).recent) == {"H7", "H9"}
    after = played(state, "end")
    assert set(GAME.view(after, None).recent) == {"H7", "H9"}
    idle = played(after, "end", "skip")  # turns that place nothing leave the marks
    assert set(GAME.view(idle, None).recent) == {"H7", "H9"}
    rolled = idle.but(turn=state.turn.but(hand=(HandDie(number=1, complex=False, face="straight"),), placed=()))
    again = GAME.apply(
        rolled.but(simple=rolled.simple - 1), rolled.turn.seat, GAME.parse("lay 1 H6 NS"), seeded()
    ).state
    assert set(GAME.view(again, None).recent) == {"H6"}
    assert again.last_placed == ("H7", "H9")
    assert played(again, "end").last_placed == ("H6",)


def test_cells_are_ranked_by_what_they_bring_rd_8_6() -> None:
    """First what connects, with what it earns and costs; then what leads nearer."""
    state = position("H8 C4", "L8 H5", rails="I8 EW, J8 EW, H7 NS", hand="straight")
    asked = offers(state, "lay", die="1")
    assert {choice.value for choice in asked.choices[:2]} == {"K8", "H6"}
    assert asked.choices[0].value == "K8"  # H6 costs 1
    assert [choice.place for choice in asked.choices] == [choice.value for choice in asked.choices]
    connects, dearer = asked.choices[0].note, asked.choices[1].note
    assert connects is not None
    assert dearer is not None
    assert (connects.key, connects.params["gain"]) == ("dice-note-connects", 5)
    assert dearer.params["cost"] != connects.params["cost"]
    leads = asked.choices[-1].note
    assert leads is not None
    assert leads.key == "dice-note-leads"


def test_a_draft_shows_itself_rd_8_9() -> None:
    """The outlook has the die on the map, its events and what is left."""
    state = position("H8 C4", "L8", rails="I8 EW, J8 EW", hand="straight")
    draft = Draft(kind="lay", values=(("die", "1"), ("cell", "K8"), ("code", "EW")))
    seen = GAME.outlook(state, 0, draft)
    assert seen is not None
    assert "K8" in seen.state.rail
    assert [event.kind for event in seen.events] == ["laid", "connected"]
    assert seen.account[0].params == {"units": 5, "money": 15}
    assert GAME.outlook(state, 0, Draft(kind="lay", values=(("die", "1"), ("cell", "A1"), ("code", "EW")))) is None
    assert GAME.outlook(state, 0, Draft(kind="lay", values=(("die", "1"),))) is None
    suggested = GAME.suggest(state, 0)
    assert [one.draft.kind for one in suggested] == ["lay", "lay", "lay", "buy"]
    best = suggested[0]
    assert best.draft == draft
    assert best.place == "K8"


def test_a_half_said_lay_is_refused_where_nothing_fits_rd_8_6() -> None:
    """Each question cites the rule that closes it."""
    state = ex_9("straight complex:joker")
    for values, rule in (
        ({"die": "9"}, "RD-8.2"),
        ({"die": "2"}, "RD-9.3"),
        ({"die": "1", "cell": "J8"}, "RD-8.4"),
        ({"die": "1", "cell": "A1"}, "RD-8.6"),
        ({"die": "1", "cell": "Z1"}, "RD-1.1"),
        ({"die": "x"}, "RD-8.2"),
    ):
        found = offers(state, "lay", **values).refusal
        assert found is not None
        assert found.rule == rule
    corner = position("B2 H8", hand="straight", options=None)
    stuck = offers(corner, "lay", die="1", cell="A2").refusal
    assert stuck is not None
    assert stuck.rule == "RD-8.7"
    for face in ("straight", "curve", "joker"):
        poor = offers(position("L8 C4", hand=face, money={0: 1}), "lay", die="1", cell="L7").refusal
        assert poor is not None
        assert poor.rule == "RD-4.4"
    assert offers(ex_21(), "lay").refusal is not None
