"""RD-15: what starts the final phase, and how it is played."""

from __future__ import annotations

import pytest

from rules.core.contract import Step
from rules.railroad_dice_2.ending import FinalBegan
from rules.railroad_dice_2.flow import TurnsEnded
from rules.railroad_dice_2.money import Stocked
from rules.railroad_dice_2.state import DiceOptions, State
from tests.rules.railroad_dice_2.table import (
    GAME,
    LARGE,
    event_of,
    events_of,
    ex_9,
    ex_12,
    ex_21,
    legal,
    offered,
    offers,
    played,
    position,
    refused,
    seeded,
    step,
)

ALL_BUT_L8 = "I8 EW, J8 EW, C5 NS, C6 NS, C7 NE, D7 EW, E7 EW, F7 EW, G7 SW, G8 NE"  # from H8, towards C4 and L8


def full(simple: int, complex_dice: int, hand: str = "straight", options: DiceOptions = LARGE) -> State:
    """So many dice gone from the bank to the box, with two of them on the map; for triggers by numbers alone."""
    state = position("H8 C4", "M3", rails="I8 EW, J8 EW", hand=hand, options=options)
    return state.but(simple=simple, complex=complex_dice)


def apply(state: State, text: str) -> Step[State]:
    """Without the audit, which would count the dice."""
    return GAME.apply(state, state.turn.seat, GAME.parse(text), seeded())


def test_everything_connected_starts_it_rd_15_1() -> None:
    """RD-15.1(a)"""
    state = position("H8 C4", "L8", rails=ALL_BUT_L8, hand="straight")
    assert state.players[0].connected == ("C4",)
    done = step(state, "lay 1 K8 EW")
    began = event_of(done, FinalBegan)
    assert (began.cause, began.seats) == ("connected", (0,))
    assert done.state.phase == "final"


def test_another_players_die_may_do_it_rd_15_1() -> None:
    """RD-15.1(a): of one or more players, whoever placed the die."""
    state = position("G8 G4", "L6", rails="H8 NW, H7 NS, H4 SW, H5 NS, H6 NE+ES, I6 EW, J6 EW", hand="straight")
    homes = [player.but(connected=(other,)) for player, other in zip(state.players, ("G4", "G8"), strict=True)]
    done = apply(state.but(players=tuple(homes), turn=state.turn.but(seat=1)), "lay 1 K6 EW")
    assert event_of(done, FinalBegan).seats == (0, 1)


def test_an_empty_bank_starts_it_rd_15_1() -> None:
    """RD-15.1(b)"""
    state = position("C3 H4", "M3 C8 H8 M8", bank=30)
    assert event_of(step(state, "skip"), FinalBegan).cause == "bank"
    one_left = position("C3 H4", "M3 C8 H8 M8", bank=31)
    assert not events_of(step(one_left, "skip"), FinalBegan)


def test_no_complex_die_starts_it_rd_15_1() -> None:
    """RD-15.1(c): with the last of them on the map."""
    last = full(9, 0, "complex:joker straight")
    assert event_of(apply(last, "extend 1 I8 NS+EW"), FinalBegan).cause == "complex"
    one_left = full(9, 1, "complex:joker straight")
    assert not events_of(apply(one_left, "extend 1 I8 NS+EW"), FinalBegan)


@pytest.mark.parametrize(
    ("simple", "complex_dice", "starts"), [(1, 1, True), (0, 2, True), (2, 1, False), (0, 3, False)]
)
def test_few_dice_start_it_rd_15_1(simple: int, complex_dice: int, starts: bool) -> None:
    """RD-15.1(d): two, both kinds together."""
    done = apply(full(simple, complex_dice), "lay 1 H7 NS")
    assert [event.cause for event in events_of(done, FinalBegan)] == (["dice"] if starts else [])


def test_dice_in_hand_count_as_in_the_bank_rd_15_1() -> None:
    """RD-R39: taking the last complex dice starts nothing; with the literal option it does, and they go back."""
    state = full(9, 2, "").but(turn=full(9, 2).turn.but(rolled=None, hand=()))
    placed = apply(state, "roll 2c")
    assert not events_of(placed, FinalBegan)
    assert len(placed.state.turn.hand) == 2
    literal = state.but(options=LARGE.but(dice_trigger="literal"))
    done = apply(literal, "roll 2c")
    assert event_of(done, FinalBegan).cause == "complex"
    assert event_of(done, FinalBegan).returned == 2
    assert done.state.complex == 2
    few = state.but(simple=4, complex=1, options=LARGE.but(dice_trigger="literal"))
    assert event_of(apply(few, "roll 4s"), FinalBegan).cause == "dice"
    assert not events_of(apply(few.but(options=LARGE), "roll 4s"), FinalBegan)


def test_few_dice_rd_ex_29() -> None:
    """RD-EX-29: 47 dice on the map are no trigger, the forty-eighth is."""
    before = full(0, 2, "straight")  # the die in hand counts as in the bank: 1 simple and 2 complex
    assert not events_of(apply(before, "buy"), FinalBegan)
    assert event_of(apply(before, "lay 1 H7 NS"), FinalBegan).cause == "dice"


def test_in_play_are_the_stations_on_the_map_rd_15_2() -> None:
    """RD-15.2: removed ones do not count; an unused home placed as a neutral one does."""
    few = position("H8 C4", "L8", rails=ALL_BUT_L8, hand="straight")
    assert events_of(step(few, "lay 1 K8 EW"), FinalBegan)
    with_ninth = position("H8 C4", "L8 M3", rails=ALL_BUT_L8, hand="straight")
    assert not events_of(step(with_ninth, "lay 1 K8 EW"), FinalBegan)


def test_only_buying_and_transporting_rd_15_3() -> None:
    """RD-15.3, RD-R40: as often as wished, in any order."""
    state = ex_21(phase="final", money={0: 60})
    for text in ("roll 4s", "lay 1 H7 NS", "extend 1 J8 NS+EW"):
        assert refused(state, text) == "RD-15.3"
    assert offered(state) == ["run", "transport", "buy", "end"]
    assert legal(played(state, "transport 5 I7", "buy", "transport 4 D9", "buy"), "transport 5 N9")


def test_it_holds_at_once_rd_15_4() -> None:
    """RD-15.4: in the same turn; the dice go back."""
    state = ex_12("straight locomotive", bank=10, stocks=(5, 0, 5, 0, 5, 0), locomotives={0: (2,)})
    done = step(state, "appear 2 5")
    assert not events_of(done, FinalBegan)
    emptied = step(ex_9("straight straight locomotive", bank=5, locomotives={0: (2,)}), "appear 3 6")
    assert event_of(emptied, FinalBegan).returned == 2
    assert emptied.state.turn.hand == ()
    assert emptied.state.turn.seat == 0
    assert refused(emptied.state, "lay 1 H7 NS") == "RD-15.3"
    assert legal(emptied.state, "transport 2 L8")


def test_it_never_ends_before_the_game_rd_15_5() -> None:
    """RD-15.5: though the bank is filled again by a purchase."""
    state = ex_21(phase="final", bank=0, money={0: 30})
    after = played(state, "buy")
    assert after.bank > 0
    assert after.phase == "final"
    assert refused(after, "roll 4s") == "RD-15.3"


def test_the_last_placement_rd_15_6() -> None:
    """RD-15.6: once, whichever trigger; what the bank lacks is added."""
    for done in (
        step(position("C3 H4", "M3 C8 H8 M8", bank=30), "skip"),
        step(
            position(
                "H8 C4",
                "L8",
                rails=ALL_BUT_L8,
                hand="straight",
            ),
            "lay 1 K8 EW",
        ),
        apply(full(9, 0, "complex:joker straight"), "extend 1 I8 NS+EW"),
        apply(full(1, 1), "lay 1 H7 NS"),
    ):
        final = [event for event in events_of(done, Stocked) if event.why == "final"]
        assert len(final) == 1
        assert final[0].units == tuple(5 * done.state.stations_on(tile) for tile in range(1, 7))
    assert [event.why for event in events_of(step(ex_21(phase="final"), "transport 5 I7"), Stocked)] == []


def test_no_more_stock_rd_15_7() -> None:
    """RD-15.7: no lack, no skip, no appearing."""
    state = ex_21(phase="final", stocks=(0, 0, 0, 1, 5, 5))
    assert refused(state, "skip") == "RD-15.7"
    assert refused(state, "appear 1 6") == "RD-15.7"
    assert sum(step(state, "transport 4 D9").state.stocks) == 10


def test_a_turn_without_a_choice_ends_by_itself_rd_15_3() -> None:
    """RD-R44: who can neither transport nor buy any longer; it is told."""
    state = ex_21({0: (4,)}, phase="final", money={0: 0, 1: 0, 2: 0})
    done = step(state, "transport 4 I7")
    assert event_of(done, TurnsEnded).seats == (0, 1, 2)
    assert done.state.turn.seat == 0  # the others have no locomotive and no money
    rich = ex_21({0: (4,)}, phase="final", money={0: 12, 1: 0, 2: 0})
    assert step(rich, "transport 4 I7").state.turn.seat == 0
    assert not events_of(step(rich, "transport 4 I7"), TurnsEnded)


def test_the_final_phase_closes_the_offers_rd_15_3() -> None:
    state = ex_21(phase="final")
    found = offers(state, "lay").refusal
    assert found is not None
    assert found.rule == "RD-15.3"
    assert all(one.draft.kind in ("run", "transport", "buy") for one in GAME.suggest(state, 0))
    assert [duty.what for duty in GAME.duties(state)] == ["final"]
