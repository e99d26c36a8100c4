"""RD-I1 to RD-I26: the audit lets good positions pass and names the invariant that a broken one breaks."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rules.core.contract import BrokenInvariantError, Event
from rules.railroad_dice_2.audit import audit, audit_step
from rules.railroad_dice_2.rails import FACE
from rules.railroad_dice_2.state import HandDie, Rail, State, Station
from rules.railroad_dice_2.turn.extend import Extended
from rules.railroad_dice_2.turn.lay import Laid
from tests.rules.railroad_dice_2.table import LARGE, dealt, ex_9, ex_12, ex_21, played, position, step


def with_rails(state: State, *rails: tuple[str, str]) -> State:
    """More dice on the map, taken from the bank, or other codes where dice lie."""
    laid = dict(state.rails)
    for cell, code in rails:
        laid[cell] = code
    complex_dice = sum("+" in code for code in laid.values())
    simple = len(laid) - complex_dice
    hand = state.turn.hand
    return state.but(
        rails=tuple(Rail(*one) for one in laid.items()),
        simple=30 - simple - sum(not die.complex for die in hand),
        complex=20 - complex_dice - sum(die.complex for die in hand),
    )


def with_station(state: State, cell: str, owner: int | None = None) -> State:
    return state.but(stations=(*state.stations, Station(cell, owner)))


HAND = (HandDie(number=1, complex=False, face="straight"),)

BREAKS: dict[str, Callable[[], State]] = {
    "RD-I1": lambda: ex_9().but(simple=30),
    "RD-I2": lambda: ex_9().but(complex=20),
    "RD-I3": lambda: ex_21(phase="final").but(turn=ex_9().turn.but(hand=HAND), simple=30 - 25 - 1),
    "RD-I4": lambda: ex_9().but(bank=3),
    "RD-I5": lambda: ex_9().with_player(0, money=-5).with_player(1, money=25),
    "RD-I6": lambda: ex_9().but(stocks=(5, 0, 5, 0, 5, 0)),
    "RD-I7": lambda: with_station(position("C3 H4"), "E5").but(
        stations=(Station("C3", 0), Station("E5", 1)), stocks=(10, 0, 0, 0, 0, 0)
    ),
    "RD-I8": lambda: with_station(ex_9(), "L6"),
    "RD-I9": lambda: with_station(ex_9(), "A1"),
    "RD-I10": lambda: ex_9().but(stations=(*ex_9().stations[:2], Station("K8", None))),
    "RD-I11": lambda: with_rails(ex_9(), ("H9", "NS+NS")),
    "RD-I12": lambda: with_rails(ex_9(), ("O5", "EW")),
    "RD-I13": lambda: with_rails(ex_9(), ("H7", "SW")),
    "RD-I16": lambda: with_rails(ex_9(), ("C3", "NS")),
    "RD-I17": lambda: ex_9().with_player(0, connected=()),
    "RD-I20": lambda: ex_9().with_player(0, locomotives=(2,)),
    "RD-I21": lambda: ex_9().but(locomotives=(3, 2, 2, 3, 4, 4, 5, 5, 6, 6)),
    "RD-I22": lambda: ex_9().but(
        players=(ex_9().players[0].but(locomotives=(2, 4)), ex_9().players[1]),
        locomotives=(4, 5, 5, 6, 6),
        removed=(2, 2, 3, 3, 3, 4, 5, 6),
    ),
    "RD-I23": lambda: ex_21().but(turn=ex_21().turn.but(used=(4, 4), served=("I7", "D9"))),
    "RD-I24": lambda: ex_21(stocks=(0, 0, 0, 5, 5, 5)),
    "RD-I25": lambda: ex_21(bank=0),
    "RD-I26": lambda: ex_9().but(turn=ex_9().turn.but(skipped=True)),
}


@pytest.mark.parametrize("invariant", BREAKS)
def test_a_broken_position_is_named(invariant: str) -> None:
    """RD-I1, RD-I2, RD-I3, RD-I4, RD-I5, RD-I6, RD-I7, RD-I8, RD-I9, RD-I10, RD-I11, RD-I12, RD-I13, RD-I16, RD-I17,
    RD-I20, RD-I21, RD-I22, RD-I23, RD-I24, RD-I25, RD-I26"""
    with pytest.raises(BrokenInvariantError) as raised:
        audit(BREAKS[invariant]())
    assert raised.value.invariant == invariant


@pytest.mark.parametrize("state", [ex_9(), ex_12(), ex_21(), ex_21(phase="final"), dealt(4)])
def test_a_good_position_passes(state: State) -> None:
    audit(state)


def test_more_ways_to_break_them_are_found() -> None:
    """RD-I4 minted before its time; RD-I5 a stock below 0; RD-I9 water; RD-I17 twice; RD-I21 out of order; RD-I23."""
    broken = {
        "minted": ("RD-I4", ex_9().but(minted=5, bank=ex_9().bank + 5)),
        "minted with the option": (
            "RD-I4",
            (final := ex_21(phase="final", options=LARGE.but(final_mint=False))).but(minted=5, bank=final.bank + 5),
        ),
        "stock": ("RD-I5", ex_9().but(stocks=(0, 0, 10, 0, 10, -5))),
        "bank": ("RD-I5", ex_9().but(bank=-5).with_player(0, money=ex_9().bank + 15)),
        "water": (
            "RD-I9",
            with_station(position("C3 H8"), "L4").but(
                stations=(Station("L4", 0), Station("H8", 1)), stocks=(0, 0, 5, 0, 5, 0)
            ),
        ),
        "twice": ("RD-I17", ex_9().with_player(0, connected=("L8", "L8"))),
        "sold": ("RD-I21", ex_9().with_player(0, locomotives=(3,)).but(locomotives=(2, 2, 3, 4, 4, 5, 5, 6, 6))),
        "served": ("RD-I23", ex_21().but(turn=ex_21().turn.but(used=(4, 5), served=("I7", "I7")))),
        "not as many": ("RD-I23", ex_21().but(turn=ex_21().turn.but(used=(4, 5), served=("I7",)))),
        "two dice": ("RD-I10", (twice := ex_9()).but(rails=(*twice.rails, twice.rails[1]), simple=twice.simple - 1)),
    }
    for name, (invariant, state) in broken.items():
        with pytest.raises(BrokenInvariantError) as raised:
            audit(state)
        assert raised.value.invariant == invariant, name


def test_no_face_on_the_map_is_a_locomotive_or_a_joker_rd_i15() -> None:
    """RD-I15: a code is a rail face or it is none (RD-I11)."""
    assert not {"locomotive", "joker"} & set(FACE.values())
    after = played(ex_9("joker complex:joker"), "lay 1 H7 NS", "extend 2 J8 NS+EW")
    assert {FACE[code] for code in after.rail.values()} <= {
        "straight",
        "curve",
        "crossing",
        "switch_left",
        "switch_right",
    }


def test_homes_are_connected_both_ways_rd_i18() -> None:
    """RD-I18"""
    state = played(ex_12(), "extend 1 C7 NS+NE")
    assert state.players[0].connected == ("C4",)
    assert state.players[1].connected == ("H8",)
    audit(state)


def broken_step(before: State, after: State, *events: Event) -> str:
    with pytest.raises(BrokenInvariantError) as raised:
        audit_step(before, after, events)
    return raised.value.invariant


def test_tracks_only_grow_rd_i14() -> None:
    """RD-I14: a die that is gone, and one that lost its track."""
    state = ex_9()
    assert broken_step(state, state.but(rails=state.rails[1:])) == "RD-I14"
    assert broken_step(state, with_rails(state, ("J8", "NS+NE"))) == "RD-I14"
    done = step(ex_9("complex:joker"), "extend 1 J8 NS+EW")
    audit_step(ex_9("complex:joker"), done.state, done.events)


def test_connections_never_shrink_rd_i17() -> None:
    """RD-I17"""
    state = ex_9()
    assert broken_step(state, state.with_player(1, connected=())) == "RD-I17"


def test_dice_on_the_map_are_those_of_the_moves_rd_i19() -> None:
    """RD-I19"""
    state = ex_9("straight complex:joker")
    laid, extended = step(state, "lay 1 H7 NS"), step(state, "extend 2 J8 NS+EW")
    audit_step(state, laid.state, laid.events)
    audit_step(state, extended.state, extended.events)
    assert broken_step(state, laid.state) == "RD-I19"
    assert broken_step(state, extended.state) == "RD-I19"
    assert broken_step(state, state, *[event for event in laid.events if isinstance(event, Laid)]) == "RD-I19"
    assert broken_step(state, state, *[event for event in extended.events if isinstance(event, Extended)]) == "RD-I19"


def test_the_final_phase_builds_nothing_rd_i25() -> None:
    """RD-I25: map, dice bank and connections stand, stocks never grow."""
    state = ex_21(phase="final")
    assert broken_step(state, state.but(simple=state.simple - 1)) == "RD-I25"
    assert broken_step(state, state.but(complex=state.complex - 1)) == "RD-I25"
    assert broken_step(state, state.with_player(0, connected=(*state.players[0].connected, "I4"))) == "RD-I25"
    assert broken_step(state, state.but(stocks=(5, 5, 1, 13, 10, 3))) == "RD-I25"
    audit_step(state, state.but(stocks=(5, 5, 0, 13, 10, 0)), ())
    audit_step(state, state, ())
