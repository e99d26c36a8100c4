"""Section 5: in which order a move is refused. Each move breaks two rules or more; the first one answers."""

import pytest

from rules.santa_fe_rails.state import State
from tests.rules.santa_fe_rails.table import TERRAIN, position, refused


def over() -> State:
    return position(2, revealed={0: "DEN"}).model_copy(update={"phase": "over", "cause": "laid"})


@pytest.mark.parametrize("text", ["lay XX from CHI to KC", "draw deck", "boom OMA 9", "exchange boom", "defer"])
def test_after_the_end_first_of_all(text: str) -> None:
    """SF-16.5 before timing, phase, turn and the move itself"""
    assert refused(over(), text, 1) == "SF-16.5"


@pytest.mark.parametrize(
    ("state", "text", "seat", "rule"),
    [
        (position(2, phase="first", turn=1, revealed={0: "DEN"}), "exchange boom", 0, "SF-14.5"),
        (position(2, phase="second", turn=1, revealed={0: "DEN"}), "boom OMA 9", 0, "SF-13.3"),
        (position(2, phase="first", turn=1, revealed={0: "DEN"}), "lay XX from CHI to KC", 0, "SF-6.1"),
        (position(2, phase="first", turn=1, revealed={0: "double"}), "lay XX from CHI to KC", 0, "SF-14.1"),
        (position(2, phase="first", turn=1, revealed={0: "triple"}), "lay XX from CHI to KC", 0, "SF-14.9"),
        (position(2, phase="first", turn=1, revealed={0: "four"}), "lay XX from CHI to KC", 0, "SF-14.10"),
        (position(2, phase="first", turn=0), "lay XX from CHI to KC", 1, "SF-2.3"),
        (position(2, phase="draw", turn=0), "exchange boom", 1, "SF-2.1"),
        (position(2, phase="draw", turn=0), "boom OMA 9", 1, "SF-2.1"),
        (position(2, phase="choose"), "lay XX from CHI to KC", 1, "SF-2.1"),
        (position(2, phase="first", turn=0), "draw deck", 1, "SF-2.1"),
        (position(2, phase="first", turn=0), "choose DEN", 1, "SF-2.1"),
        (position(2, phase="draw", turn=0, hands={1: "DEN SLC LA SAC"}), "draw deck", 1, "SF-2.3"),
        (position(2, phase="draw", turn=0), "stop", 1, "SF-2.3"),
        (position(2, phase="first", turn=0, revealed={1: "DEN"}), "boom OMA 9", 1, "SF-2.3"),
        (position(2, phase="second", turn=0, revealed={1: "DEN"}), "exchange boom", 1, "SF-2.3"),
        (position(2, phase="first", turn=0), "pass", 1, "SF-2.3"),
        (position(2, phase="second", turn=0), "defer", 1, "SF-2.1"),
    ],
)
def test_the_moment_then_the_phase_then_the_turn(state: State, text: str, seat: int, rule: str) -> None:
    """SF-2.1 and SF-2.3 after a kind's own moment"""
    assert refused(state, text, seat) == rule


FULL = "DEN SLC LA SAC"


@pytest.mark.parametrize(
    ("hands", "text", "rule"),
    [
        ({0: FULL}, "draw branch RI", "SF-3.1"),
        ({0: "triple boom boom", 1: "boom"}, "draw branch RI", "SF-1.10"),
        ({0: "triple branch UP", 1: "four"}, "draw four", "SF-3.3"),
        ({0: "triple branch UP"}, "draw four", "SF-3.8"),
        ({0: "triple branch UP"}, "draw branch SF", "SF-3.9"),
        ({0: "triple four"}, "draw branch SF", "SF-3.10"),
        ({0: "four boom"}, "draw branch SF", "SF-3.11"),
        ({0: "boom"}, "draw branch SF", "SF-3.16"),
        ({0: "DEN"}, "draw branch SF", "SF-3.5"),
    ],
)
def test_a_draw_from_left_to_right(hands: dict[int, str], text: str, rule: str) -> None:
    """SF-3.1 SF-1.10 SF-3.3 SF-3.8 SF-3.9 SF-3.10 SF-3.11 SF-3.16 SF-3.5"""
    assert refused(position(2, phase="draw", hands=hands, money={0: 0}), text) == rule


@pytest.mark.parametrize(
    ("round", "held", "cards", "rule"),
    [
        (1, "DEN triple", "LA +SAC", "SF-5.1"),
        (1, "DEN triple double", "DEN +double", "SF-5.4"),
        (1, "DEN triple double", "double", "SF-5.2"),
        (2, "DEN triple double", "double", "SF-5.5"),
        (2, "DEN four double", "double", "SF-5.6"),
        (2, "DEN branch SF double", "double", "SF-5.7"),
    ],
)
def test_a_choice_from_left_to_right(round: int, held: str, cards: str, rule: str) -> None:
    """SF-5.1 SF-5.4 SF-5.2 SF-5.5 SF-5.6 SF-5.7"""
    assert refused(position(2, phase="choose", round=round, hands={0: held}), f"choose {cards}", 0) == rule


def test_tokens_from_left_to_right() -> None:
    """SF-13.3 SF-13.7 SF-13.4 SF-13.5 SF-13.8: and one bad token refuses the whole move"""
    state = position(2, revealed={0: "boom"}, tokens="OMA 4")
    assert refused(position(2, tokens="OMA 4"), "boom OMA 4 OMA 4 OMA 4") == "SF-13.3"
    assert refused(state, "boom OMA 4 OMA 4 OMA 4") == "SF-13.3"
    assert refused(state, "boom OMA 5") == "SF-13.7"
    none = state.model_copy(update={"fours": 0, "fives": 0})
    assert refused(none, "boom DAL 4") == "SF-13.4"
    assert refused(none, "boom MSP 5") == "SF-13.5"
    assert refused(none, "boom MSP 4") == "SF-13.8"
    assert refused(state, "boom MSP 4 DEN 5") == "SF-13.5"
    assert state.boomed == (("OMA", 4),)


def test_an_exchange_from_left_to_right() -> None:
    """SF-14.3 SF-14.6 SF-14.3 SF-14.7 SF-14.3"""
    plain = position(2, phase="second", revealed={0: "DEN"}, hands={0: "SLC boom"}, deck="")
    assert refused(plain, "exchange boom LA") == "SF-14.3"
    double = position(2, phase="second", revealed={0: "double"}, hands={0: "SLC boom"}, deck="")
    assert refused(double, "exchange boom LA") == "SF-14.6"
    assert refused(double, "exchange LA") == "SF-14.3"
    assert refused(double, "exchange SLC") == "SF-14.7"


BUSY = {"SF": ("CHI KC DEN:1", "CHI OMA@2"), "UP": ("CHI OMA MSP",), "SP": ("NO DAL GAL",), "DRGW": ("DEN SLC",)}


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("lay RI from LA to XXX branch", "SF-1.3"),
        ("lay GN from LA to XXX branch", "SF-6.6"),
        ("lay SP from LA to XXX branch", "SF-8.8"),
        ("lay SF from LA to XXX branch", "SF-8.2"),
        ("lay DRGW from LA to XXX", "SF-9.2"),
        ("lay SP from LA to XXX", "SF-11.3"),
        ("lay SF from LA to XXX", "SF-7.1"),
        ("lay SF from KC to XXX", "SF-6.8"),
        ("lay SF from OMA to CHI", "SF-10.1"),
        ("lay SF from KC to DEN track 1 branch", "SF-10.4"),
        ("lay SF from CHI to KC track 2 branch", "SF-10.6"),
        ("lay SF from OMA to MSP", "SF-10.3"),
        ("lay DRGW from SLC to DEN", "SF-6.5"),
        ("lay DRGW from SLC to SAC", "SF-19.6"),
    ],
)
def test_a_segment_from_left_to_right(text: str, rule: str) -> None:
    """SF-1.3 SF-6.6 SF-8.8 SF-8.2 SF-9.2 SF-11.3 SF-7.1 SF-6.8 SF-10.1 SF-10.4 SF-10.6 SF-10.3 SF-6.5 SF-19.6"""
    state = position(2, options=TERRAIN, tracks=BUSY, revealed={0: "LA branch SF"}, money={0: 0})
    assert refused(state, text) == rule


def test_a_used_branch_before_its_place() -> None:
    """SF-8.1 before SF-8.2"""
    state = position(2, tracks=BUSY, revealed={0: "double branch SF"})
    used = state.players[0].model_copy(update={"branch_used": True})
    assert (
        refused(state.model_copy(update={"players": (used, state.players[1])}), "lay SF from LA to XXX branch")
        == "SF-8.1"
    )


def test_no_segment_left_before_its_place() -> None:
    """SF-6.4 before SF-6.6"""
    state = position(2)
    bare = tuple(one.model_copy(update={"left": 0}) for one in state.companies)
    assert refused(state.model_copy(update={"companies": bare}), "lay SF from LA to XXX") == "SF-6.4"
