"""The order of refusals: of several rules that a move breaks, the one the move table names first is cited."""

import pytest

from rules.freight_train.build import FULL_YARD, position
from rules.freight_train.state import State
from tests.rules.freight_train.table import GAME, refused

FULL_ROW = "refr " * 8
OVER = position(2, day=3).model_copy(update={"over": True})
SECOND = position(3, main=("box",), turn=1)  # seat 0 has acted, seat 2 has not
YARD = {0: (FULL_ROW, "hopp " * 8)}
LOADED = position(
    main=("pigg ore", "coil box"),
    yards=YARD,
    trains={0: ("ore ore", "mixed box tank caboose", "gond caboose")},
    cabooses=True,
)


@pytest.mark.parametrize("move", ["fill", "take", "switch", "rearrange /", "mobilise", "caboose 1", "pass"])
def test_when_and_who_come_first(move: str) -> None:
    """Over FT-2.6, acted FT-5.1 (a fill FT-4.1), not yet in turn FT-2.1; whatever else is wrong."""
    assert refused(OVER, move, seat=0) == "FT-2.6"
    assert refused(OVER, move, seat=1) == "FT-2.6"
    assert refused(SECOND, move, seat=0) == ("FT-4.1" if move == "fill" else "FT-5.1")
    assert refused(SECOND, move, seat=2) == "FT-2.1"
    assert refused(SECOND, move, seat=7) == "FT-2.1"


@pytest.mark.parametrize(
    ("state", "move", "rule"),
    [
        (position(filled=True), "fill 1", "FT-4.2"),
        (position(main=FULL_YARD[:3], filled=True, deck=""), "fill 1", "FT-4.3"),
        (position(main=FULL_YARD[:3], deck=""), "fill 1", "FT-4.4"),
        (position(main=FULL_YARD[:3], deck=""), "fill 4", "FT-4.9"),
        (position(main=("box",)), "take 2>yard9", "FT-6.1"),
        (position(main=("box",)), "take 2>yard9 2>yard9 2>yard9", "FT-6.9"),
        (LOADED, "take 4>yard1 1>yard1 1>yard1", "FT-6.2"),
        (LOADED, "take 1:pigg>yard1 1>loco9 2>yard1", "FT-6.2"),
        (LOADED, "take 1>yard1 1>loco9 4>yard1", "FT-6.7"),
        (LOADED, "take 1>loco9 1>yard1 2>yard1", "FT-3.1"),
        (LOADED, "take 2>loco2 1>yard1 1>yard1", "FT-14.3"),
        (LOADED, "take 2>loco3 1>yard1 1>yard1", "FT-14.3"),
        (LOADED, "take 1>loco4:mixed 1>yard1 2>yard1", "FT-3.5"),
        (LOADED, "take 1>loco4 1>yard1 2>yard1", "FT-3.8"),
        (LOADED, "take 2>loco1:mixed 1>yard1 1>yard1", "FT-3.3"),
        (position(), "switch", "FT-7.1"),
        (LOADED, "switch 1:ore>yard1", "FT-7.2"),
        (LOADED, "switch 1>yard1 2>loco1", "FT-7.3"),
        (LOADED, "switch 1>loco1 2>yard1", "FT-3.3"),
        (position(scores={0: 0}), "rearrange box /", "FT-8.5"),
        (position(yards=YARD, scores={0: 0}), "rearrange box /", "FT-8.3"),
        (position(yards={0: ("box", "")}, scores={0: 0}), "rearrange box /", "FT-8.7"),
        (position(day=3, mobilised={0: (3,)}), "mobilise", "FT-9.3"),
        (position().model_copy(update={"caboose_pile": 0}), "caboose 9", "FT-14.10"),
        (position(cabooses=True).model_copy(update={"caboose_pile": 0}), "caboose 9", "FT-14.6"),
        (position(cabooses=True), "caboose 1", "FT-14.7"),
        (position(cabooses=True), "caboose 9", "FT-14.2"),
    ],
)
def test_the_first_rule_of_the_table(state: State, move: str, rule: str) -> None:
    assert refused(state, move) == rule


def test_the_first_wagon_in_placing_order_decides() -> None:
    """The same three wagons, each with a fault of its own, in three orders."""
    picks = "1>loco9 2>loco1 4>yard1"
    assert refused(LOADED, f"take {picks}") == "FT-3.1"
    assert refused(LOADED, f"take {picks} order 2 1 3") == "FT-3.3"
    assert refused(LOADED, f"take {picks} order 3 2 1") == "FT-6.2"


def test_a_refusal_says_what_to_do_instead() -> None:
    refusal = GAME.check(LOADED, 0, GAME.parse("take 1:pigg>loco5 1>loco1 2>loco4"))
    assert refusal is not None
    assert refusal.instead is not None
    assert (refusal.why.key, refusal.instead.key) == ("freight-no-open-end", "freight-instead-open-end")
