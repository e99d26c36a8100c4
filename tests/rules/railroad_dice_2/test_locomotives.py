"""RD-11: buying locomotives."""

from __future__ import annotations

import pytest

from rules.core.contract import Draft
from rules.railroad_dice_2.board import BOARD
from rules.railroad_dice_2.state import State
from rules.railroad_dice_2.turn.buy import Bought, Scrapped
from tests.rules.railroad_dice_2.table import (
    GAME,
    event_of,
    events_of,
    ex_9,
    ex_21,
    legal,
    offered,
    offers,
    played,
    position,
    refusal,
    refused,
    step,
)

THREE = "C3 H4 M3"


def rich(homes: str = THREE, **words: object) -> State:
    return position(homes, "C8 H8 M8", money={0: 150}, **words)


def test_as_many_as_one_can_pay_rd_11_1() -> None:
    """RD-11.1: before and after rolling."""
    state = rich()
    state = played(state, "buy", "buy", "roll 4s", "buy")
    assert state.players[0].locomotives == (2, 2, 2)
    assert state.players[0].money == 135
    assert legal(rich(hand=""), "buy")


def test_only_the_lowest_value_is_on_sale_rd_11_2() -> None:
    """RD-11.2"""
    state = rich()
    assert legal(state, "buy 2")
    for value in (3, 4, 6, 7):
        assert refused(state, f"buy {value}") == "RD-11.2"
    suggestion = refusal(state, "buy 3").instead
    assert suggestion is not None
    assert suggestion.params == {"value": 2, "price": 5}


def test_the_next_value_comes_with_the_last_of_the_one_before_rd_11_3() -> None:
    """RD-11.3: at once, in the same turn."""
    state = played(rich(), "buy", "buy")
    assert refused(state, "buy 3") == "RD-11.2"
    done = step(state, "buy 2")
    assert done.state.locomotives[0] == 3
    assert refused(done.state, "buy 2") == "RD-11.2"
    assert legal(done.state, "buy 3")


def test_a_locomotive_that_can_be_paid_is_offered_rd_11_2() -> None:
    """RD-11.2: by its own price, though the next one is dearer."""
    last = position(THREE, money={0: 5}, locomotives={1: (2, 2)})
    assert last.locomotives[:2] == (2, 3)
    assert "buy" in offered(last)
    note = next(choice.note for choice in offers(last).choices if choice.value == "buy")
    assert note is not None
    assert note.params == {"value": 2, "price": 5}
    assert "buy" not in offered(position(THREE, money={0: 4}, locomotives={1: (2, 2)}))


def test_an_empty_bank_sells_nothing_rd_11_4() -> None:
    """RD-11.4"""
    state = rich(locomotives={1: (6, 6, 6)})
    assert state.locomotives == ()
    assert refused(state, "buy") == "RD-11.4"
    assert refused(state, "buy 6") == "RD-11.4"
    assert "buy" not in offered(state)


@pytest.mark.parametrize(("value", "price"), [(2, 5), (3, 10), (4, 15), (5, 20), (6, 25)])
def test_prices_rd_11_5(value: int, price: int) -> None:
    """RD-11.5"""
    assert BOARD.price[value] == price
    on_sale = rich(locomotives={1: [value]})
    done = step(on_sale, "buy")
    assert on_sale.players[0].money - done.state.players[0].money == price
    assert event_of(done, Bought).price == price
    enough = position(THREE, locomotives={1: [value]}, money={0: price})
    assert legal(enough, "buy")
    short = position(THREE, locomotives={1: [value]}, money={0: price - 1})
    assert refused(short, "buy") == "RD-4.4"
    assert refusal(short, "buy").why.params == {"value": value, "price": price, "money": price - 1}


def test_the_first_4_removes_all_2s_rd_11_6() -> None:
    """RD-11.6: of all players, at once, without compensation; only the first."""
    state = played(rich(locomotives={0: (2,), 1: (2, 2), 2: (3, 3)}), "buy 3")
    assert state.locomotives[0] == 4
    done = step(state, "buy")
    assert event_of(done, Scrapped).lost == (1, 2, 0)
    assert [player.locomotives for player in done.state.players] == [(3, 4), (), (3, 3)]
    assert [player.money for player in done.state.players[1:]] == [10, 10]
    assert done.state.removed == (2, 2, 2)
    assert not events_of(step(done.state, "buy"), Scrapped)


def test_with_two_players_too_the_first_4_counts_rd_11_6() -> None:
    """RD-11.6: the 4 that was removed at the start was not bought."""
    state = position("C3 H4", money={0: 150}, locomotives={0: (2, 2), 1: (3, 3)})
    assert events_of(step(state, "buy"), Scrapped)


def test_a_locomotive_runs_in_the_turn_it_is_bought_rd_11_7() -> None:
    """RD-11.7, RD-R34"""
    assert legal(played(ex_9(None), "buy"), "transport 2 L8")


def test_no_limit_of_locomotives_rd_11_8() -> None:
    """RD-11.8, RD-R34: and no way to sell or discard one."""
    state = rich()
    for _ in range(9):
        state = played(state, "buy")
    assert state.players[0].locomotives == (3, 3, 3, 4, 4, 4)
    assert not {"sell", "trade", "discard"} & set(GAME.forms)


def test_buying_one_after_another_rd_ex_19() -> None:
    """RD-EX-19"""
    state = position(THREE, money={0: 30})
    state = played(state, "buy", "buy")
    assert state.players[0].money == 20
    assert refused(state, "buy 3") == "RD-11.2"
    state = played(state, "buy", "buy")
    assert state.players[0].money == 5
    assert state.players[0].locomotives == (2, 2, 2, 3)
    sale = GAME.view(state, None).sale[0]
    assert (sale.value, sale.price, sale.left) == (3, 10, 2)


def test_a_purchase_shows_itself_rd_11_5() -> None:
    """What is on sale stands beside the kind; the account says what is left and what comes next."""
    state = ex_21(money={0: 40})
    note = next(choice.note for choice in offers(state).choices if choice.value == "buy")
    assert note is not None
    assert note.params == {"value": 5, "price": 20}
    assert offers(state, "buy").complete
    assert any(one.draft.kind == "buy" for one in GAME.suggest(state, 0))

    seen = GAME.outlook(state, 0, Draft(kind="buy"))
    assert seen is not None
    assert [line.key for line in seen.account] == ["dice-account-cost", "dice-on-sale"]
    assert seen.account[0].params == {"units": 20, "money": 20}
