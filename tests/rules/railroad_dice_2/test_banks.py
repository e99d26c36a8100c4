"""RD-3 and RD-4: dice bank, locomotive bank, money."""

from __future__ import annotations

import pytest

from rules.railroad_dice_2.board import BOARD
from rules.railroad_dice_2.money import Stocked
from tests.rules.railroad_dice_2.table import (
    LARGE,
    dealt,
    event_of,
    ex_9,
    ex_12,
    legal,
    money,
    played,
    position,
    refused,
    step,
)


def test_the_dice_bank_rd_3_1() -> None:
    """RD-3.1"""
    state = dealt(2)
    assert (state.simple, state.complex) == (30, 20)


def test_dice_on_the_map_belong_to_nobody_rd_3_2() -> None:
    """RD-3.2: black extends a die of green's, and both build on at an end that both reach."""
    assert legal(ex_12(), "extend 1 C7 NS+EW")
    for seat in (0, 1):
        shared = "H8 NW, H7 NS, H4 SW, H5 NS, H6 NE+ES, I6 EW, J6 EW"
        assert legal(position("G8 G4", "L6", rails=shared, hand="straight", turn=seat), "lay 1 K6 EW")


@pytest.mark.parametrize("players", [3, 4])
def test_the_locomotive_bank_rd_3_3(players: int) -> None:
    """RD-3.3, RD-R4: three of each value, ascending."""
    assert dealt(players).locomotives == (2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6)


def test_two_players_remove_one_of_each_value_rd_3_4() -> None:
    """RD-3.4"""
    state = dealt(2)
    assert state.locomotives == (2, 2, 3, 3, 4, 4, 5, 5, 6, 6)
    assert state.removed == (2, 3, 4, 5, 6)


def test_units_are_one_number_rd_4_1() -> None:
    """RD-4.1, RD-R15: any sum can be paid from any tokens, as change may be made."""
    state = position("H8 C4", hand="straight straight", money={0: 6})  # a brown and an orange token
    state = played(state, "lay 1 G8 EW", "end", "end", "buy")
    assert money(state)[0] == 1
    assert BOARD.units == 40 * 5 + 80 * 1


def test_passengers_are_money_rd_4_2() -> None:
    """RD-4.2: what a transport brings can be spent in the same turn."""
    state = ex_9(None, locomotives={0: (2,)}, money={0: 3})
    assert refused(state, "buy") == "RD-4.4"
    assert money(played(state, "transport 2 L8", "buy"))[0] == 0


def test_payments_go_to_the_bank_rd_4_3() -> None:
    """RD-4.3: all other units are there."""
    state = position("H8 C4", hand="straight curve")
    assert state.bank == 280 - 20 - 10
    assert played(state, "buy").bank == state.bank + 5
    surcharge = position("H8 C4", rails="H7 NS", hand="straight")
    assert played(surcharge, "lay 1 H6 NS").bank == surcharge.bank + 1


def test_nobody_pays_more_than_he_has_rd_4_4() -> None:
    """RD-4.4, RD-R16"""
    state = position("L8 C4", "", rails="", hand="straight straight", money={0: 1})
    assert refused(state, "lay 1 L7 NS") == "RD-4.4"
    assert refused(state, "buy") == "RD-4.4"
    assert legal(played(state, "lay 1 K8 EW"), "end")


def test_the_bank_gives_what_it_has_rd_4_5() -> None:
    """RD-4.5, RD-R17: tiles 1 to 6 in order, the last in part; nothing is owed."""
    state = position("C3 H4", "M3 C8 H8 M8", bank=13)
    stocked = [event for event in step(state, "skip").events if isinstance(event, Stocked)]
    assert stocked[0].why == "skip"
    assert stocked[0].units == (5, 5, 3, 0, 0, 0)
    assert stocked[0].bank == 0


def test_the_final_placement_alone_is_full_rd_4_5() -> None:
    """RD-4.5: what the bank lacks is minted, or with the option it gives what it has."""
    state = position("C3 H4", "M3 C8 H8 M8", bank=13)
    after = step(state, "skip")
    final = [event for event in after.events if isinstance(event, Stocked)][1]
    assert final.why == "final"
    assert (final.units, final.minted) == ((5,) * 6, 30)
    scarce = position("C3 H4", "M3 C8 H8 M8", bank=13, options=LARGE.but(final_mint=False))
    final = [event for event in step(scarce, "skip").events if isinstance(event, Stocked)][1]
    assert (final.units, final.minted) == ((0,) * 6, 0)


def test_connections_are_paid_while_the_bank_lasts_rd_4_5() -> None:
    """RD-R17: the player in turn first, then clockwise, each up to 5."""
    homes = position("H8 C4", "", rails="C5 NS, C6 NS, C7 NE, D7 EW, E7 EW, F7 SW, F8 NE", hand="straight", bank=7)
    linked = played(homes, "lay 1 G8 EW")
    assert [after - before for before, after in zip(money(homes), money(linked), strict=True)] == [5, 2]
    assert linked.bank == 0


def test_surcharges_rd_ex_14() -> None:
    """RD-EX-14"""
    state = position("L8 C7", "", hand="straight straight", money={0: 1, 1: 1})
    assert refused(state, "lay 1 L7 NS") == "RD-4.4"
    mountain = position("L8 C7", "", hand="straight complex:joker", money={1: 1}, turn=1)
    after = played(mountain, "lay 1 D7 EW")
    assert money(after)[1] == 0
    assert money(played(after, "extend 2 D7 NS+EW"))[1] == 0


def test_cost_before_gain_rd_ex_15() -> None:
    """RD-EX-15"""
    state = position("M8 C4", "I9", rails="M9 NW, L9 EW, K9 EW", hand="straight", money={0: 0})
    assert refused(state, "lay 1 J9 EW") == "RD-4.4"
    richer = position("M8 C4", "I9", rails="M9 NW, L9 EW, K9 EW", hand="straight", money={0: 1})
    assert money(played(richer, "lay 1 J9 EW"))[0] == 5


def test_the_skip_tells_the_bank_rd_4_3() -> None:
    state = position("C3 H4", "M3 C8 H8 M8")
    assert event_of(step(state, "skip"), Stocked).bank == state.bank - 30
