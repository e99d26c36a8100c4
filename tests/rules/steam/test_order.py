"""ST-4 and ST-17.1 to ST-17.11: auctions for the order, and buying capital."""

import pytest

from rules.core.chance import Chance
from rules.core.contract import Draft
from rules.steam.bidding.auction import BidMade, BidPassed, OrderSet, PlaceTaken
from rules.steam.bidding.capital import CapitalBought
from rules.steam.state import Auction
from tests.rules.steam.table import Table, grid


def auction(seats: int = 3) -> Table:
    """The first auction of Base, A to open."""
    table = grid(seats).phase("auction")
    return table.but(auction=Auction(opener=0, bids=(-1,) * seats))


def bidding(seats: int = 3, cash: int = 20, **options: object) -> Table:
    """The auction of a Standard turn, in the order A B C D."""
    table = grid(seats, mode="standard", **options).phase("bidding")
    for name in "ABCD"[:seats]:
        table.player(name, cash=cash, tile=None)
    return table.but(auction=Auction(opener=0, bids=(-1,) * seats))


def bids(table: Table, said: str) -> Table:
    """`bids(table, "A 1, B pass")`"""
    for one in said.split(", "):
        name, amount = one.split()
        table.play(f"{name} bid {amount}")
    return table


def written(table: Table) -> str:
    return "".join("ABCD"[seat] for seat in table.state.order)


def prices(table: Table) -> dict[str, int]:
    return {"ABCD"[event.seat]: event.payment.price for event in table.all(PlaceTaken)}


def test_place_by_place_st_4_1_ex_11() -> None:
    """ST-4.1, ST-EX-11: A pays 3 for the first place, C 1 for the second, B is third for nothing."""
    table = bids(auction(), "A 0, B 1, C 2, A 3, B pass, C pass")
    assert (table.cash("A"), table.mark("A").income) == ([2], -1)
    assert table.state.auction is not None
    assert (table.state.auction.places, table.state.queue) == ((0,), (1, 2))
    bids(table, "B 0, C 1, B pass")
    assert (table.cash("C"), table.mark("C").income, table.cash("B")) == ([4], -1, [0])
    assert (written(table), table.state.phase) == ("ACB", "select")


def test_a_random_player_opens_st_4_2() -> None:
    """ST-4.2: bidding goes round in the order drawn."""
    game = grid().game
    openers = set()
    for seed in range(8):
        state = game.setup(game.options(), 3, Chance(seed.to_bytes(32, "big"))).state
        assert state.auction is not None
        assert state.queue == state.order
        openers.add(state.auction.opener)
    assert len(openers) > 1
    table = bids(auction(), "A 0")
    assert table.state.queue == (1, 2, 0)


def test_the_next_without_a_place_opens_st_4_3() -> None:
    """ST-4.3: after the opener before, not after the winner."""
    table = bids(auction(), "A 0, B 5, C pass, A pass")
    assert table.state.auction is not None
    assert table.state.auction.places == (1,)
    assert table.state.queue == (2, 0)


def test_bids_rise_st_4_4() -> None:
    """ST-4.4: the first may be 0, each later one is higher."""
    table = bids(auction(), "A 0")
    assert table.refused("B bid 0") == "ST-4.4"
    assert table.allowed("B bid 1")
    assert auction().allowed("A bid 0")


def test_out_for_this_place_only_st_4_5() -> None:
    """ST-4.5"""
    table = bids(auction(), "A pass, B 0, C pass")
    assert table.state.queue == (2, 0)


def test_the_last_bidder_pays_at_once_st_4_6() -> None:
    """ST-4.6: with capital, before the next place is opened."""
    table = bids(auction(), "A 7, B pass, C pass")
    assert (table.cash("A"), table.mark("A").income) == ([3], -2)
    assert prices(table) == {"A": 7}


def test_the_last_without_a_bid_takes_it_for_nothing_st_4_7() -> None:
    """ST-4.7"""
    table = bids(auction(), "A pass, B pass")
    assert prices(table) == {"C": 0}
    assert table.state.auction is not None
    assert (table.state.auction.places, table.state.auction.bids) == ((2,), (-1, -1, -1))


def test_the_last_player_takes_the_last_place_st_4_8() -> None:
    """ST-4.8"""
    table = bids(auction(2), "A 0, B pass")
    assert (written(table), table.state.phase) == ("AB", "select")


def test_a_bid_within_all_means_st_4_9() -> None:
    """ST-4.9: cash + 5 x (income + 10) + 5 x floor(VP / 2)."""
    table = auction().player("A", cash=3).marker("A", income=-8, vp=5)
    assert table.refused("A bid 24") == "ST-4.9"
    assert table.allowed("A bid 23")
    assert "24" not in [choice.value for choice in table.offers("A", "bid").choices]


def test_seven_phases_st_17_1() -> None:
    """ST-17.1: capital, order, tiles, then as in Base, and after income the capital of the next turn."""
    table = grid(mode="standard").phase("capital")
    for name in "ABC":
        table.player(name, tile=None)
    assert table.refused("A bid 1") == "ST-17.1"
    table.play("A capital 1", "B capital 0", "C capital 0")
    phases: list[str] = [table.state.phase]
    bids(table, "A pass, B pass")
    phases.append(table.state.phase)
    table.play("C tile engineer", "B tile turn_order", "A tile first_move")
    phases.append(table.state.phase)
    table.play("C done", "B done", "A done")
    assert [*phases, table.state.phase] == ["bidding", "select", "build", "move"]
    for name in "ACB" * 2:
        table.play(f"{name} pass")
    assert (table.state.phase, table.state.turn) == ("capital", 2)


def test_any_number_of_steps_in_order_st_17_2() -> None:
    """ST-17.2: none included."""
    table = grid(mode="standard").phase("capital")
    assert table.refused("B capital 0") == "ST-3.3"
    table.play("A capital 0", "B capital 3", "C capital 1")
    assert table.cash() == [0, 15, 5]
    assert [table.mark(name).income for name in "ABC"] == [0, -3, -1]


def test_one_auction_round_and_round_st_17_3() -> None:
    """ST-17.3: for the whole order."""
    table = bids(bidding(), "A 0, B 1, C 2")
    assert table.state.queue == (0, 1, 2)
    assert table.all(OrderSet) == []
    assert table.event(BidMade).place == 0
    assert bids(auction(), "A 0").event(BidMade).place == 1


def test_standard_bids_rise_st_17_4() -> None:
    """ST-17.4"""
    table = bids(bidding(), "A 0, B 2")
    assert table.refused("C bid 2") == "ST-17.4"


def test_no_bid_beyond_cash_st_17_5_ex_18() -> None:
    """ST-17.5, ST-EX-18: cash 4, bid 5."""
    table = bidding(cash=4)
    assert table.refused("A bid 5") == "ST-17.5"
    assert table.allowed("A bid 4")


def test_who_passes_takes_the_last_place_free_st_17_6_ex_13() -> None:
    """ST-17.6, ST-17.8, ST-17.9, ST-EX-13: the first out pays nothing, the last two in full."""
    table = bids(bidding(), "A 1, B 2, C pass, A 3, B pass")
    assert written(table) == "ABC"
    assert prices(table) == {"A": 3, "B": 2, "C": 0}
    assert table.cash() == [17, 18, 20]


def test_half_for_those_between_st_17_10_ex_14() -> None:
    """ST-17.10, ST-EX-14: A pays half of 3, rounded up."""
    table = bids(bidding(4), "A 3, B 4, C pass, D 5, A pass, B 6, D 7, B pass")
    assert written(table) == "DBAC"
    assert prices(table) == {"D": 7, "B": 6, "A": 2, "C": 0}


def test_the_first_out_pays_nothing_st_17_8() -> None:
    """ST-17.8: also with a bid of one's own."""
    table = bids(bidding(4), "A 6, B 7, C 8, D 9, A pass, B pass, C pass")
    assert written(table) == "DCBA"
    assert prices(table) == {"D": 9, "C": 8, "B": 4, "A": 0}


def test_who_never_bid_pays_nothing_ex_15() -> None:
    """ST-EX-15"""
    table = bids(bidding(4), "A 0, B pass, C pass, D 1, A pass")
    assert written(table) == "DACB"
    assert prices(table) == {"D": 1, "A": 0, "C": 0, "B": 0}


def test_turn_order_passes_once_and_stays_st_17_7_ex_17() -> None:
    """ST-17.7, ST-EX-17: a second pass would take the holder out."""
    table = bidding().player("A", before="turn_order")
    bids(table, "A 1, B 2, C 3, A pass")
    assert table.event(BidPassed).stays
    assert table.state.queue == (1, 2, 0)
    bids(table, "B 4, C pass, A 5, B pass")
    assert (written(table), prices(table)) == ("ABC", {"A": 5, "B": 4, "C": 0})
    again = bids(bidding().player("A", before="turn_order"), "A pass, B 1, C 2, A pass")
    assert again.state.queue == (1, 2)
    assert not again.event(BidPassed).stays


def test_the_free_pass_needs_the_tile_of_the_turn_before_st_17_7() -> None:
    """ST-17.7, ST-R101"""
    table = bids(bidding().player("B", before="turn_order"), "A pass")
    assert table.state.queue == (1, 2)
    bids(table, "B pass")
    assert table.state.queue == (2, 1)


@pytest.mark.parametrize(("option", "paid"), [("zero", {"A": 4, "B": 0}), ("both", {"A": 4, "B": 3})])
def test_two_players_st_17_11_r29(option: str, paid: dict[str, int]) -> None:
    """ST-17.11, ST-R29: who leaves pays nothing, or by the option the full bid."""
    table = bids(bidding(2, two_player_auction=option), "A 2, B 3, A 4, B pass")
    assert (written(table), prices(table)) == ("AB", paid)


def test_the_order_is_the_bidding_order_of_the_next_turn_st_17_18() -> None:
    """ST-17.18, ST-17.21: tile numbers do not matter."""
    table = bids(bidding(), "A pass, B 1, C 2, B pass")
    assert written(table) == "CBA"
    table.play("C tile urbanization", "B tile engineer", "A tile turn_order")
    table.play("C done", "B done", "A done")
    for name in "CBA" * 2:
        table.play(f"{name} pass")
    assert (table.state.phase, written(table), table.state.queue) == ("capital", "CBA", (2, 1, 0))


def test_nobody_bids_against_oneself_st_17_22_ex_90() -> None:
    """ST-17.22, ST-EX-90: B leads and is not asked; A again, and out."""
    table = bidding().player("A", before="turn_order")
    bids(table, "A 1, B 2, C pass, A pass")
    assert table.state.queue == (0, 1)
    bids(table, "A pass")
    assert (written(table), prices(table)) == ("BAC", {"B": 2, "A": 1, "C": 0})


def test_who_resigns_in_an_auction_is_out_of_it() -> None:
    """ST-R12: the highest bid falls back to the next."""
    table = bids(bidding(), "A 1, B 5")
    step = table.game.retire(table.state, 1, Chance(bytes(32)))
    assert step is not None
    assert step.state.auction is not None
    assert (step.state.auction.leader, step.state.queue) == (0, (2, 0))
    placed = bids(auction(), "A 4, B pass, C pass")
    after = placed.game.retire(placed.state, 0, Chance(bytes(32)))
    assert after is not None
    done = Table(placed.game, after.state)
    bids(done, "B 0, C pass")
    assert done.state.order == (1, 2)


def test_the_kind_tells_the_highest_bid() -> None:
    table = auction()
    assert [choice.note.key for choice in table.offers("A").choices if choice.note] == ["steam-note-no-bid"]
    bids(table, "A 3")
    notes = [choice.note for choice in table.offers("B").choices]
    assert [note.params for note in notes if note] == [{"place": 1, "bid": 3}]


def test_a_bid_of_nothing_counts() -> None:
    """Where the leader resigns, and beside the kind."""
    table = bids(bidding(), "A 0, B 5")
    step = table.game.retire(table.state, 1, Chance(bytes(32)))
    assert step is not None
    assert step.state.auction is not None
    assert step.state.auction.leader == 0
    (note,) = [choice.note for choice in bids(auction(), "A 0").offers("B").choices]
    assert note is not None
    assert note.params == {"place": 1, "bid": 0}


@pytest.mark.parametrize("word", ["pass", "passe", "passer"])
def test_one_passes_in_either_language(word: str) -> None:
    assert auction().game.parse(f"bid {word}") == auction().game.parse("bid pass")
    table = auction()
    offers = table.game.offers(table.state, 0, Draft(kind="bid", typed=word))
    assert "pass" in [choice.value for choice in offers.choices]


def test_capital_is_told_with_its_money_st_17_2() -> None:
    """ST-2.2: five for a step."""
    table = grid(mode="standard").phase("capital", "A").play("A capital 2")
    (said,) = table.event(CapitalBought).told(table.state)
    assert (said.params["steps"], said.params["money"]) == (2, 10)


def test_the_least_bid_is_named_st_4_4() -> None:
    """ST-4.4"""
    refusal = bids(auction(), "A 5").refusal("B bid 5")
    assert refusal is not None
    assert refusal.instead is not None
    assert (refusal.rule, refusal.instead.params["least"]) == ("ST-4.4", 6)
