"""A refusal on one's own turn says what would be possible instead, and what it names is legal."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from rules.core.contract import Refusal
from rules.railroad_dice_2.state import State
from tests.games.hooks import hooks_of
from tests.rules.railroad_dice_2.table import (
    GAME,
    HOUSE,
    dealt,
    ex_9,
    ex_12,
    ex_21,
    legal,
    played,
    position,
    refusal,
    seeded,
)
from tests.wandering import wander


def instead(state: State, text: str) -> tuple[str, dict[str, object]]:
    found = refusal(state, text).instead
    assert found is not None, text
    return found.key.removeprefix("dice-instead-"), dict(found.params)


def test_nine_refusals_of_ten_on_the_own_turn_say_what_would_do() -> None:
    """Over moves bent in every phase of many games."""
    hooks, found = hooks_of("railroad_dice_2"), Counter[bool]()
    for number in range(12):
        dice, chance = random.Random(number), seeded(number)
        state = GAME.setup(GAME.options(), 2 + number % 3, chance).state
        for _ in range(150):
            if state.over:
                break
            seat, move = state.turn.seat, hooks.wander(state, state.turn.seat, dice)
            assert move is not None
            refused = HOUSE.check(state, seat, hooks.bent(state, move, dice))
            if isinstance(refused, Refusal):
                found[refused.instead is not None] += 1
            state = GAME.apply(state, seat, GAME.moves.validate_python(move), chance).state
    assert found.total() > 300
    assert found[True] / found.total() >= 0.9


@pytest.mark.parametrize(
    "text",
    [
        "lay 1 H7 EW",  # does not meet the line
        "lay 1 A1 NS",  # not reached
        "lay 1 I8 NS",  # occupied
        "lay 1 H7 NE",  # not on the die
    ],
)
def test_a_laid_die_is_told_where_it_fits_rd_8_6(text: str) -> None:
    """RD-8.4, RD-8.6: ways to lie on the same cell, or else cells, for this very die."""
    state = ex_9()
    key, params = instead(state, text)
    cell = text.split()[2]
    if key == "codes":
        assert all(legal(state, f"lay 1 {cell} {code}") for code in params["codes"])  # type: ignore[attr-defined]  # a tuple
    else:
        assert key == "cells"
        cells = params["cells"]
        assert isinstance(cells, tuple)
        assert all(legal(state, f"lay 1 {there} NS") or legal(state, f"lay 1 {there} EW") for there in cells)


def test_ends_off_the_map_and_at_complex_dice_name_what_fits_rd_8_7() -> None:
    """RD-8.7, RD-8.8, RD-9.5: the placements of this die on this cell that are legal."""
    edge = position("B2 M8", rails="A2 NE", hand="curve")
    key, params = instead(edge, "lay 1 A1 SW")
    assert (key, params) == ("codes", {"codes": ("ES",)})
    state = ex_12()
    key, params = instead(state, "extend 1 G8 NE+SW")
    assert key == "codes"
    assert all(legal(state, f"extend 1 G8 {code}") for code in params["codes"])  # type: ignore[attr-defined]  # a tuple


def test_a_wrong_die_is_told_which_would_do_rd_8_2() -> None:
    """RD-8.2, RD-8.13, RD-9.1, RD-13.2"""
    state = ex_9("straight locomotive crossing")
    for text in ("lay 9 H7 NS", "lay 2 H7 NS", "lay 3 H7 NS"):
        key, params = instead(state, text)
        assert (key, [die.params["number"] for die in params["dice"]]) == ("dice", [1])  # type: ignore[attr-defined]  # phrases
    key, params = instead(state, "extend 1 I8 NS+EW")
    assert (key, [die.params["number"] for die in params["dice"]]) == ("dice", [3])  # type: ignore[attr-defined]  # phrases
    key, params = instead(state, "appear 1 6")
    assert (key, [die.params["number"] for die in params["dice"]]) == ("dice", [2])  # type: ignore[attr-defined]  # phrases
    assert instead(ex_9("crossing"), "appear 1 6")[0] == "build"
    assert instead(ex_9("locomotive"), "appear 1 1") == ("tiles", {"tiles": (3, 5, 6)})


def test_a_transport_is_told_what_can_run_rd_12_1() -> None:
    """RD-12: first of the same locomotive; then of any; then what is left to do."""
    state = ex_21()
    for text in ("transport 4 E4", "transport 4 I4", "transport 4 L8", "transport 4 A1", "transport 4 L5"):
        key, params = instead(state, text)
        assert (key, params) == ("trains", {"trains": ("4 D9", "4 I7")})
        assert all(legal(state, f"transport {train}") for train in ("4 D9", "4 I7"))
    assert instead(state, "transport 4 D9 5") == ("count", {"most": 4})
    assert instead(state, "transport 5 N9 4") == ("count", {"most": 3})
    ran = played(state, "transport 5 I7")
    assert instead(ran, "transport 5 D9") == ("locomotives", {"values": (4,)})
    assert instead(ran, "transport 4 I7") == ("trains", {"trains": ("4 D9", "4 N9")})
    assert instead(played(ran, "transport 4 D9"), "transport 4 N9")[0] == "roll"
    assert instead(ex_21({0: ()}), "transport 4 N9")[0] == "buy-first"


def test_what_remains_of_a_turn_rd_5_3() -> None:
    """RD-5.4, RD-5.7, RD-5.8, RD-15.3, RD-2.7, RD-2.16: whatever cannot be done any more, or not yet."""
    fresh = ex_9(None)
    assert instead(fresh, "lay 1 H7 NS")[0] == "roll"
    assert instead(fresh, "station H7")[0] == "roll"
    assert instead(fresh, "buy 6")[0] == "buy"
    assert instead(played(fresh, "skip"), "roll 4s")[0] == "run"
    assert instead(played(fresh, "skip"), "skip")[0] == "run"
    assert instead(ex_9(), "roll 4s")[0] == "build"
    assert instead(ex_9(""), "skip")[0] == "run"
    assert instead(ex_9(money={0: 0}), "buy")[0] == "build"
    assert instead(ex_21(phase="final"), "roll 4s")[0] == "run"
    assert instead(dealt(2), "roll 4s")[0] == "homes"
    assert instead(dealt(2), "layout 1:0,0")[0] == "homes"
    own = dealt(2, GAME.options(layout="own"))
    assert instead(own, "station H7")[0] == "layout"
    key, params = instead(own, "layout 1:0,0")
    assert key == "layout-as"
    assert legal(own, f"layout {params['layout']}")


def test_a_roll_without_dice_names_those_that_are_left_rd_6_6() -> None:
    state = ex_9(None).but(complex=0)
    assert instead(state, "roll 2c") == ("rolls", {"rolls": ("4s", "2s1c")})
    assert instead(state.but(simple=0), "roll 2c") == ("rolls", {"rolls": ("skip",)})


def test_wandering_meets_no_dead_end_after_a_refusal() -> None:
    """The offers of a half-said placement that is refused carry the same advice."""
    state = ex_9("curve")
    found = GAME.offers(state, 0, GAME.parse("lay 1 H7 NE").draft().but(values=(("die", "1"), ("cell", "A1")))).refusal
    assert found is not None
    assert found.instead is not None
    assert wander(HOUSE, state, 0, lambda ways: 0) is not None
