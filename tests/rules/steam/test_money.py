"""ST-2: cash, capital and bankruptcy."""

import pytest

from render.words import words
from rules.steam.bidding.capital import CapitalBought
from rules.steam.flow import WentOut
from rules.steam.income import IncomeSettled
from tests.rules.steam.table import Table, china, grid, line


def income_phase(table: Table) -> Table:
    """Lets everybody pass the last round, so that the income is settled."""
    table.phase("move", round=2)
    for seat in table.state.queue:
        table.play(f"{'ABCD'[seat]} pass")
    return table


def test_cash_is_spent_and_never_below_nothing_st_2_1() -> None:
    """ST-2.1: what cash covers is paid from cash, to the bank."""
    table = grid(mode="standard").player("A", cash=2)
    table.play("A build B2 NW-NE")
    assert table.cash() == [0, 0, 0]
    assert table.refused("A build C2 t:SW") == "ST-2.10"


def test_a_step_is_one_income_for_five_st_2_2() -> None:
    """ST-2.2"""
    table = grid(mode="standard").phase("capital")
    table.play("A capital 2")
    assert (table.cash("A"), table.mark("A").income) == ([10], -2)
    assert table.event(CapitalBought).payment.income == 2


def test_at_the_bottom_vp_are_given_st_2_3() -> None:
    """ST-2.3"""
    table = grid(mode="standard").phase("capital").marker("A", income=-9, vp=5)
    table.play("A capital 2")
    assert (table.cash("A"), table.mark("A").income, table.mark("A").vp) == ([10], -10, 3)


def test_no_step_without_income_and_vp_st_2_4() -> None:
    """ST-2.4"""
    table = grid(mode="standard").phase("capital").marker("A", income=-10, vp=1)
    assert table.refused("A capital 1") == "ST-2.4"
    assert [choice.value for choice in table.offers("A", "capital").choices] == ["0"]


def test_base_raises_only_where_it_pays_st_2_5() -> None:
    """ST-2.5: there is no buying of capital in Base, and only the payer's marker moves."""
    table = grid()
    assert table.refused("A capital 1") == "ST-2.5"
    table.play("A build B2 NW-NE")
    assert [table.mark(name).income for name in "ABC"] == [-1, 0, 0]


@pytest.mark.parametrize(
    ("cash", "tile", "income", "left"),
    [(1, "C2 t:SW,SE", -1, 3), (0, "B1 SW-NE", -1, 1), (4, "C2 t:SW,SE", 0, 1), (0, "C2 t:N,NE,SE,SW", -1, 0)],
)
def test_cash_first_then_the_fewest_steps_st_2_6_2_7_ex_6(cash: int, tile: str, income: int, left: int) -> None:
    """ST-2.6, ST-2.7, ST-EX-6: change from the last step stays in cash."""
    table = grid().lay("A", "B2 NW-NE").player("A", cash=cash)
    table.play(f"A build {tile}")
    assert (table.mark("A").income, table.cash("A")) == (income, [left])


def test_two_steps_for_eight_ex_6() -> None:
    """ST-EX-6: cash 0, price 8: two steps, income -2, cash 2."""
    table = grid().phase("select").player("A", tile=None, level=3)
    table.play("A tile locomotive")  # 4 + 4
    assert (table.mark("A").income, table.cash("A")) == (-2, [2])


@pytest.mark.parametrize(("vp", "after", "cash"), [(5, 3, 2), (2, 0, 2)])
def test_vp_at_the_bottom_ex_7(vp: int, after: int, cash: int) -> None:
    """ST-EX-7: income -10, cash 1, price 4: one step for 2 VP."""
    table = grid().player("A", cash=1).marker("A", income=-10, vp=vp)
    table.play("A build B1 SW-NE")
    assert (table.mark("A").vp, table.cash("A")) == (after, [cash])


def test_what_cannot_be_covered_is_refused_st_2_10_ex_7() -> None:
    """ST-2.10, ST-EX-7: and changes nothing."""
    table = grid().player("A", cash=1).marker("A", income=-10, vp=1)
    before = table.state
    assert table.refused("A build B1 SW-NE") == "ST-2.10"
    assert table.state == before


def test_standard_raises_only_in_its_phase_st_2_8() -> None:
    """ST-2.8"""
    table = grid(mode="standard").player("A", cash=9)
    assert table.refused("A capital 1") == "ST-17.1"
    assert table.phase("capital").allowed("A capital 1")


def test_standard_pays_from_cash_st_2_9() -> None:
    """ST-2.9: no step is taken for a build."""
    table = grid(mode="standard").player("A", cash=1)
    assert table.refused("A build B2 NW-NE") == "ST-2.10"
    table.player("A", cash=2).play("A build B2 NW-NE")
    assert (table.cash("A"), table.mark("A").income) == ([0], 0)


def bankrupt() -> Table:
    table = line("P:red Q:blue R:yellow").links("AA").lay("A", "A6 N-S").marker("A", income=-10, vp=1)
    return income_phase(table.player("A", cash=4))


def test_who_cannot_pay_is_bankrupt_st_2_11() -> None:
    """ST-2.11: ten are due, four in cash, and no step is possible."""
    table = bankrupt()
    assert table.who("A").out
    assert table.event(WentOut).seats == (0,)


def test_links_of_the_bankrupt_are_unowned_st_2_12_2_13() -> None:
    """ST-2.12, ST-2.13: complete ones for the rest of the game, incomplete ones to be claimed."""
    table = bankrupt()
    assert table.joined() == {"P --- Q", "Q --- R"}
    table.phase("build", "B").player("B", cash=9)
    assert table.refused("B build A4 N-SE") == "ST-10.7"
    table = grid().lay("A", "B2 NW-NE").marker("A", income=-10)
    income_phase(table).phase("build", "B").player("B", cash=9)
    assert table.loose() == {"B2.NE --- Rho"}
    assert table.play("B build C2 t:SW").joined() == {"Rho -B- Toad"}


def test_the_bankrupt_play_no_more_and_cannot_win_st_2_14() -> None:
    """ST-2.14: ranked last, whatever the score."""
    table = bankrupt()
    assert table.state.order == (1, 2)
    assert table.refused("A pass") == "ST-2.14"
    standing = table.game.standing(table.marker("A", vp=90).state)
    assert standing is not None
    assert standing.ranks[0] == 3


def test_income_stops_at_ten_st_2_15_ex_9() -> None:
    """ST-2.15, ST-EX-9: income 9 and 3 points: 2 are lost; as VP nothing is."""
    table = line("P:red Q R S:blue").links("AAA").cubes(P="bb").marker("A", income=9)
    table.play("A deliver blue P Q R S income")
    assert (table.mark("A").income, table.mark("A").vp) == (10, 0)
    table.phase("move", "A", round=1).marker("A", income=9).play("A deliver blue P Q R S vp")
    assert (table.mark("A").income, table.mark("A").vp) == (9, 3)


def test_income_beyond_ten_as_vp_by_option_r9() -> None:
    """ST-R9"""
    table = line("P:red Q R S:blue", income_overflow="vp").links("AAA").cubes(P="b").marker("A", income=9)
    table.play("A deliver blue P Q R S income")
    assert (table.mark("A").income, table.mark("A").vp) == (10, 2)


def test_income_stops_at_minus_ten_st_2_16() -> None:
    """ST-2.16"""
    table = grid(mode="standard").phase("capital").marker("A", income=-8, vp=4)
    table.play("A capital 4")
    assert (table.mark("A").income, table.mark("A").vp) == (-10, 0)


def test_no_gifts_st_2_17() -> None:
    """ST-2.17: no move hands money to another player."""
    table = grid().player("A", cash=9)
    for kind in ("give", "lend", "trade"):
        assert kind not in table.game.forms
    table.play("A build B2 NW-NE", "A done")
    assert table.cash() == [7, 0, 0]


def test_a_debt_is_fixed_before_steps_are_raised_ex_10() -> None:
    """ST-EX-10: income -3, cash 1: 3 are due, also once the income is -4."""
    table = income_phase(grid().marker("A", income=-3).player("A", cash=1))
    assert (table.mark("A").income, table.cash("A")) == (-4, [3])


def test_the_income_phase_of_everybody_is_told() -> None:
    table = income_phase(grid().marker("A", income=2).marker("B", income=-1))
    lines = table.event(IncomeSettled).players
    assert [(one.seat, one.net, one.cash) for one in lines] == [(0, 2, 2), (1, -1, 4), (2, 0, 0)]


def test_the_upkeep_is_told_in_the_net_sum_st_17_13() -> None:
    """ST-17.13: income 2 and level 5 make 3 to pay; Base says nothing of a locomotive (ST-14.4)."""
    table = income_phase(grid(mode="standard").marker("A", income=2).player("A", cash=4, level=5))
    lines = [words("en").say(line, "ABC".__getitem__) for line in table.event(IncomeSettled).told(table.state)]
    assert "A pays **3** (income 2, locomotive −5) · cash 1." in lines
    table = income_phase(grid(mode="standard").marker("A", income=2, vp=4).player("A", level=5))
    lines = [words("en").say(line, "ABC".__getitem__) for line in table.event(IncomeSettled).told(table.state)]
    assert "-# Not enough cash: VP −2." in lines, "a shortfall is no capital (ST-17.14)"
    table = income_phase(grid().marker("A", income=2).player("A", level=5))
    lines = [words("en").say(line, "ABC".__getitem__) for line in table.event(IncomeSettled).told(table.state)]
    assert "A receives **2** · cash 2." in lines


def test_capital_for_ferry_and_fund_cn_28() -> None:
    """ST-CN-28: raised in Base; in Standard cash alone."""
    table = china().city("Dalian").lay("A", "J6 NE-SW")
    table.play("A ferry Dalian", "A fund all")
    assert (table.mark("A").income, table.cash("A")) == (-2, [1])
    poor = china(mode="standard").city("Dalian").lay("A", "J6 NE-SW").player("A", cash=1)
    assert poor.refused("A ferry Dalian") == "ST-2.10"
    assert poor.refused("A fund all") == "ST-2.10"
    assert poor.play("A fund Jinan").cash("A") == [0]
