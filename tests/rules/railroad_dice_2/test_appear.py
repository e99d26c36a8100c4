"""RD-13 and RD-14: appearing passengers, and the lack of them."""

from __future__ import annotations

from rules.core.contract import Draft
from rules.railroad_dice_2.ending import FinalBegan
from rules.railroad_dice_2.money import Stocked
from rules.railroad_dice_2.state import DiceOptions, State
from tests.rules.railroad_dice_2.table import (
    GAME,
    LARGE,
    event_of,
    events_of,
    ex_9,
    ex_21,
    legal,
    offered,
    offers,
    played,
    position,
    refused,
    step,
)


def test_appearing_needs_the_roll_rd_13_1() -> None:
    """RD-13.1"""
    assert refused(ex_9(None), "appear 1 6") == "RD-13.1"
    assert refused(played(ex_9(None), "skip"), "appear 1 6") == "RD-13.1"


def test_a_locomotive_or_a_joker_is_given_back_rd_13_2() -> None:
    """RD-13.2: to the dice bank, at once."""
    state = ex_9("locomotive joker straight crossing")
    assert refused(state, "appear 3 6") == "RD-13.2"
    assert refused(state, "appear 4 6") == "RD-13.2"
    assert refused(state, "appear 5 6") == "RD-13.2"
    for number in (1, 2):
        after = played(state, f"appear {number} 6")
        assert after.simple == state.simple + 1
        assert number not in [die.number for die in after.turn.hand]
    assert offered(state, "appear") == ["1", "2"]


def test_a_tile_gets_five_a_station_rd_13_3() -> None:
    """RD-13.3: from the bank, as far as it goes; the other tiles get nothing."""
    state = ex_21(hand="locomotive locomotive")
    done = step(state, "appear 1 6")
    assert event_of(done, Stocked).units == (0, 0, 0, 0, 0, 10)
    assert done.state.stock(6) == 13
    assert done.state.bank == state.bank - 10
    short = ex_21(hand="locomotive", bank=7)
    assert events_of(step(short, "appear 1 6"), Stocked)[0].units == (0, 0, 0, 0, 0, 7)


def test_it_may_be_repeated_rd_13_4() -> None:
    """RD-13.4: with each further die, on the same tile too."""
    state = played(ex_9("locomotive joker"), "appear 1 6", "appear 2 6")
    assert state.stock(6) == 15
    assert not state.turn.hand


def test_never_with_a_complex_die_rd_13_5() -> None:
    """RD-13.5"""
    state = ex_9("complex:joker")
    assert refused(state, "appear 1 6") == "RD-13.5"
    assert "appear" not in offered(state)


def test_not_on_a_tile_without_a_station_rd_13_6() -> None:
    """RD-13.6, RD-R37; nor on a tile that does not exist."""
    state = ex_9("locomotive")
    assert refused(state, "appear 1 1") == "RD-13.6"
    assert refused(state, "appear 1 7") == "RD-1.1"
    assert refused(state, "appear 1 0") == "RD-1.1"
    assert set(offered(state, "appear", die="1")) == {"3", "5", "6"}


def test_an_appearance_shows_itself_rd_13_3() -> None:
    state = ex_9("straight locomotive")
    seen = GAME.outlook(state, 0, Draft(kind="appear", values=(("die", "2"), ("tile", "6"))))
    assert seen is not None
    assert seen.account[0].params == {"tile": 6, "stock": 10, "bank": state.bank - 5}
    assert any(one.draft.kind == "appear" for one in GAME.suggest(state, 0))
    assert not any(one.draft.kind == "appear" for one in GAME.suggest(ex_9("joker"), 0))
    refused_die = offers(state, "appear", die="1").refusal
    assert refused_die is not None
    assert refused_die.rule == "RD-13.2"


def test_the_tiles_that_help_most_are_offered_first_rd_13_6() -> None:
    """Where one is connected and others are not."""
    state = position("H8 N5", "L8", rails="I8 EW, J8 EW, K8 EW", hand="locomotive")
    assert offered(state, "appear", die="1")[0] == "6"
    # black and green are both connected on tile 6, black alone on tile 5
    rails = "I8 EW, J8 EW, K8 EW, N6 NS, N7 NS, N8 NW, M8 EW, H9 NW, G9 EW"
    shared = position("H8 N5", "L8 F9", rails=rails, hand="locomotive")
    assert set(shared.players[0].connected) == {"L8", "F9"}
    assert offered(shared, "appear", die="1")[0] == "5"
    emptier = position("H8 N5", "C3 B8", hand="locomotive", stocks=(5, 0, 5, 4, 5, 0))
    assert offered(emptier, "appear", die="1") == ["4", "1", "3", "5"]


def test_lack_of_passengers_rd_14_1() -> None:
    """RD-14.1, RD-R38: three tiles without stock; two are none, and tiles without a station do not count."""
    state = ex_21(stocks=(0, 5, 0, 5, 5, 3))
    assert [event.why for event in events_of(step(state, "transport 5 N9"), Stocked)] == ["lack"]
    two = ex_21(stocks=(0, 5, 5, 5, 5, 3))
    assert not events_of(step(two, "transport 5 N9"), Stocked)
    three_bare = position("H8 N5", "L8", rails="I8 EW, J8 EW, K8 EW", locomotives={0: (5,)})
    assert not events_of(step(three_bare, "transport 5 L8 4"), Stocked)
    assert not events_of(step(three_bare, "transport 5 L8 5"), Stocked)


def test_with_few_station_tiles_all_of_them_count_rd_14_1() -> None:
    """RD-R38: where fewer than three tiles have stations, the threshold is their number."""
    words = {"rails": "H7 NS, H6 NS", "locomotives": {0: (5,)}}
    half = position("H8 J4", "H5", stocks=(0, 5, 0, 0, 5, 0), **words)
    assert not events_of(step(half, "transport 5 H5"), Stocked)
    both = position("H8 J4", "H5", stocks=(0, 5, 0, 0, 0, 0), **words)
    done = step(both, "transport 5 H5")
    assert [event.units for event in events_of(done, Stocked)] == [(0, 10, 0, 0, 5, 0)]


def test_on_lack_all_tiles_are_stocked_at_once_rd_14_2() -> None:
    """RD-14.2: 5 units a station, the full tiles too."""
    state = ex_21(stocks=(0, 5, 0, 5, 5, 3))
    lack = event_of(step(state, "transport 5 N9"), Stocked)
    assert lack.units == tuple(5 * state.stations_on(tile) for tile in range(1, 7))
    assert step(state, "transport 5 N9").state.stocks == (5, 10, 10, 10, 10, 10)


def test_the_turn_goes_on_rd_14_3() -> None:
    """RD-14.3"""
    after = played(ex_21(stocks=(0, 5, 0, 5, 5, 3)), "transport 5 N9")
    assert after.turn.seat == 0
    assert legal(after, "transport 4 I7")
    assert legal(after, "roll 4s")


def test_no_lack_in_the_final_phase_rd_14_4() -> None:
    """RD-14.4, RD-15.7"""
    state = ex_21(stocks=(0, 5, 0, 5, 5, 3), phase="final")
    done = step(state, "transport 5 N9")
    assert not events_of(done, Stocked)
    assert done.state.stocks == (0, 5, 0, 5, 5, 0)


def twelve(bank: int, options: DiceOptions = LARGE) -> State:
    """Two stations on each tile; black is connected to M2 on tile 3, where 3 passengers wait."""
    return position(
        "J2 E5",
        "B2 I4 M2 L5 C7 D9 H8 J9 N6 K7",
        rails="K2 EW, L2 EW",
        locomotives={0: (6,)},
        stocks=(0, 0, 3, 5, 5, 10),
        bank=bank,
        options=options,
    )


def test_a_lack_rd_ex_25() -> None:
    """RD-EX-25"""
    done = step(twelve(100), "transport 6 M2")
    assert event_of(done, Stocked).why == "lack"
    assert done.state.bank == 40
    assert done.state.stocks == (10, 10, 10, 15, 15, 20)
    assert legal(done.state, "roll 4s")


def test_a_lack_with_a_short_bank_rd_ex_26() -> None:
    """RD-EX-26"""
    done = step(twelve(34), "transport 6 M2")
    lack, final = events_of(done, Stocked)
    assert lack.units == (10, 10, 10, 4, 0, 0)
    assert lack.bank == 0
    assert event_of(done, FinalBegan).cause == "bank"
    assert final.minted == 60
    assert done.state.stocks == (20, 20, 20, 19, 15, 20)
    scarce = step(twelve(34, LARGE.but(final_mint=False)), "transport 6 M2")
    assert scarce.state.stocks == (10, 10, 10, 9, 5, 10)
    assert scarce.state.minted == 0
