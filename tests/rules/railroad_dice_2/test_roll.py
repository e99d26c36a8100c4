"""RD-6: rolling."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.core.contract import Draft
from rules.railroad_dice_2.board import BOARD
from rules.railroad_dice_2.rails import COMPLEX_CODES, FACE, PLACEMENTS, SIMPLE_CODES, keeping
from rules.railroad_dice_2.state import State
from rules.railroad_dice_2.turn.roll import JokerTaken, Rolled
from tests.rules.railroad_dice_2.table import (
    GAME,
    LARGE,
    event_of,
    events_of,
    ex_9,
    ex_12,
    legal,
    offered,
    offers,
    played,
    position,
    random_rolls,
    refused,
    seeded,
)

STATIONS = "C3 H4", "M3 C8 H8 M8"


def few(simple: int, complex_dice: int) -> State:
    """A dice bank with so many dice, by dice that lie in nobody's way."""
    state = position(*STATIONS)
    return state.but(simple=simple, complex=complex_dice)


def roll(state: State, option: str) -> State:
    """Without the audit, which would count the dice."""
    return GAME.apply(state, state.turn.seat, GAME.parse(f"roll {option}"), seeded()).state


def test_dice_come_from_the_dice_bank_rd_6_1() -> None:
    """RD-6.1"""
    after = played(position(*STATIONS), "roll 4s")
    assert (after.simple, after.complex, len(after.turn.hand)) == (26, 20, 4)


@pytest.mark.parametrize(("option", "kinds"), [("4s", "ssss"), ("2s1c", "ssc"), ("2c", "cc"), ("joker", "c")])
def test_the_choices_rd_6_2(option: str, kinds: str) -> None:
    """RD-6.2: hand numbers from 1, simple dice first."""
    state = position(*STATIONS)
    assert option in offered(state, "roll")
    after = played(state, f"roll {option}")
    assert "".join("c" if die.complex else "s" for die in after.turn.hand) == kinds
    assert [die.number for die in after.turn.hand] == list(range(1, len(kinds) + 1))
    assert (30 - after.simple, 20 - after.complex) == (kinds.count("s"), kinds.count("c"))


def test_faces_are_rolled_and_stand_rd_6_3() -> None:
    """RD-6.3: every face of both dice comes up, as often as the die has it; the event shows what is in hand."""
    state, seen = position(*STATIONS), Counter[str]()
    for done in random_rolls(state, "2s1c", 150):
        rolled = event_of(done, Rolled)
        assert rolled.dice == done.state.turn.hand
        assert rolled.shown() == " ".join(f"{die.number}:{die.face}" for die in rolled.dice)
        for die in rolled.dice:
            faces = (BOARD.complex if die.complex else BOARD.simple).faces
            assert die.face in faces
            seen[f"{'complex' if die.complex else 'simple'} {die.face}"] += 1
    assert len(seen) == 10
    assert seen["simple straight"] > 70 < seen["simple curve"]
    assert seen["simple joker"] < 75 > seen["simple locomotive"]


def test_a_roll_draws_and_stops_a_line_of_moves_rd_6_3() -> None:
    """One draw a die; the same seed rolls the same."""
    chance = seeded(3)
    state = position(*STATIONS)
    one = GAME.apply(state, 0, GAME.parse("roll 4s"), chance)
    assert chance.drawn >= 4
    assert one == GAME.apply(state, 0, GAME.parse("roll 4s"), seeded(3))
    assert Rolled.halts
    assert Rolled.reveals


def test_a_joker_is_not_rolled_rd_6_4() -> None:
    """RD-6.4"""
    chance = seeded()
    done = GAME.apply(position(*STATIONS), 0, GAME.parse("roll joker"), chance)
    assert chance.drawn == 0
    assert [(die.complex, die.face) for die in done.state.turn.hand] == [(True, "joker")]
    assert event_of(done, JokerTaken).number == 1
    assert not events_of(done, Rolled)
    assert not JokerTaken.reveals


def test_a_joker_counts_as_the_roll_rd_6_5() -> None:
    """RD-6.5, RD-R21: no further roll; extending is open, and laying with the die taken back."""
    state = played(ex_12(None), "roll joker")
    assert refused(state, "roll 4s") == "RD-5.4"
    assert refused(state, "skip") == "RD-5.7"
    assert refused(state, "lay 1 H7 NS") == "RD-9.3"
    state = played(state, "extend 1 C7 NS+EW")
    assert legal(state, "lay 2 H7 NS")


def test_too_few_dice_rd_6_6() -> None:
    """RD-6.6, RD-R22: as many of that kind as there are; the other kind is no substitute."""
    assert [die.complex for die in roll(few(3, 5), "4s").turn.hand] == [False] * 3
    assert [die.complex for die in roll(few(1, 5), "2s1c").turn.hand] == [False, True]
    assert [die.complex for die in roll(few(0, 5), "2s1c").turn.hand] == [True]
    assert [die.complex for die in roll(few(9, 1), "2c").turn.hand] == [True]
    assert refused(few(0, 5), "roll 4s") == "RD-6.6"
    assert refused(few(9, 0), "roll 2c") == "RD-6.6"
    assert refused(few(9, 0), "roll joker") == "RD-6.6"
    assert offered(few(0, 5), "roll") == ["2s1c", "2c", "joker"]
    assert offered(few(9, 0), "roll") == ["4s", "2s1c"]
    assert "roll" not in offered(few(0, 0))


def test_faces_stand_rd_6_7() -> None:
    """RD-6.7: no other face, but for a joker."""
    state = ex_9("straight curve joker crossing")
    assert refused(state, "lay 1 H7 ES") == "RD-6.7"
    assert refused(state, "lay 2 H7 NS") == "RD-6.7"
    assert legal(state, "lay 3 H7 NS")
    assert legal(state, "lay 3 H7 ES")
    assert refused(state, "extend 4 J8 EW+SW") == "RD-6.7"
    assert refused(state, "extend 4 J8 EW") == "RD-6.7"
    assert legal(state, "extend 4 J8 NS+EW")
    assert refused(ex_9("joker"), "lay 1 H7 NS+EW") == "RD-8.2"
    assert refused(ex_9("complex:joker"), "extend 1 J8 EW") == "RD-6.7"


def test_the_placements_of_the_faces_rd_7_1() -> None:
    """RD-R5, RD-R6: the tables of section 2.3."""
    assert PLACEMENTS == {
        "straight": ("NS", "EW"),
        "curve": ("NE", "ES", "SW", "NW"),
        "crossing": ("NS+EW",),
        "switch_left": ("NS+SW", "EW+NW", "NS+NE", "EW+ES"),
        "switch_right": ("NS+ES", "EW+SW", "NS+NW", "EW+NE"),
        "switch_y": ("ES+SW", "NW+SW", "NE+NW", "NE+ES"),
        "double_curve": ("NE+SW", "ES+NW"),
    }
    assert len(SIMPLE_CODES) == 6
    assert len(COMPLEX_CODES) == 15
    assert set(BOARD.simple.faces) - {"joker", "locomotive"} == {FACE[code] for code in SIMPLE_CODES}


def test_what_keeps_a_track_rd_9_5() -> None:
    """The table of section 2.3: which complex placements keep a simple track."""
    table = {
        "NS": "NS+EW NS+SW NS+NE NS+ES NS+NW",
        "EW": "NS+EW EW+NW EW+ES EW+SW EW+NE",
        "NE": "NS+NE EW+NE NE+NW NE+ES NE+SW",
        "ES": "EW+ES NS+ES ES+SW NE+ES ES+NW",
        "SW": "NS+SW EW+SW ES+SW NW+SW NE+SW",
        "NW": "EW+NW NS+NW NW+SW NE+NW ES+NW",
    }
    for code, kept in table.items():
        assert sorted(keeping(code)) == sorted(kept.split())


def test_a_roll_shows_nothing_before_a_joker_all_rd_6_4() -> None:
    """No outlook of a roll; of the joker the die and the bank."""
    state = position(*STATIONS, options=LARGE)
    assert GAME.outlook(state, 0, Draft(kind="roll", values=(("dice", "4s"),))) is None
    seen = GAME.outlook(state, 0, Draft(kind="roll", values=(("dice", "joker"),)))
    assert seen is not None
    assert seen.state.complex == 19
    assert seen.account
    assert [one.draft.filled()["dice"] for one in GAME.suggest(state, 0)[:4]] == ["4s", "2s1c", "2c", "joker"]
    assert offers(state, "roll").choices[0].note is None, "the label says it all"
    short = offers(state.but(simple=3), "roll").choices[0].note
    assert short is not None
    assert short.params == {"simple": 3, "complex": 0}
