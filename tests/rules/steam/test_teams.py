"""ST-CN-47 to ST-CN-81: China with four players, in two teams. A and C are one, B and D the other."""

import pytest

from render.words import words
from rules.core.contract import Draft
from rules.steam.income import IncomeSettled
from rules.steam.maps.china.concede import Concede, ConcessionAsked
from rules.steam.maps.china.flood import FloodDrawn
from rules.steam.maps.china.teams import CapitalSplit
from tests.rules.steam.table import Table, china, china_of_version_1, dealt


def teams(**options: object) -> Table:
    """Ready to build, everybody with 5."""
    table = china(4, **options)
    for name in "ABCD":
        table.player(name, cash=5)
    return table


def income(table: Table) -> Table:
    return table.phase("move", "D", round=2).play("D pass")


def test_two_teams_cn_47() -> None:
    """ST-CN-47: white and natural, brown and black."""
    rules = teams().state.map
    assert rules.teams == ((0, 2), (1, 3))
    assert [rules.colour(seat) for seat in range(4)] == ["white", "brown", "natural", "black"]


@pytest.mark.parametrize(
    ("option", "pairs"),
    [("across", ((0, 2), (1, 3))), ("neighbours", ((0, 1), (2, 3))), ("ends", ((0, 3), (1, 2)))],
)
def test_partners_by_option_r63(option: str, pairs: tuple[tuple[int, int], ...]) -> None:
    """ST-R63: the seats of partners are free."""
    table = teams(partners=option)
    assert table.state.map.teams == pairs
    colours = [{table.state.map.colour(seat) for seat in team} for team in pairs]
    assert colours == [{"white", "natural"}, {"brown", "black"}]


def test_one_marker_a_team_cn_48() -> None:
    """ST-CN-48: VP 0 and income -2, moved for both partners."""
    table = teams()
    assert [(one.vp, one.income) for one in table.state.markers] == [(0, -2), (0, -2)]
    table.marker("A", vp=3)
    assert [table.mark(name).vp for name in "ABCD"] == [3, 0, 3, 0]


def test_the_rest_is_everybodys_own_cn_49() -> None:
    """ST-CN-49: cash, tile, level and links."""
    table = teams().play("A build J6 NE-SW")
    assert table.cash() == [2, 5, 5, 5]
    assert table.joined() == {"Jinan -A- Zhengzhou"}
    table.phase("move", "A", round=1).play("A loco")
    assert [one.level for one in table.state.players] == [2, 1, 1, 1]


def test_no_flood_cn_50() -> None:
    """ST-CN-50: no disks, no funds, no tolls; fund payments are refused."""
    table = teams().lay("A", "J6 NE-SW")
    assert table.state.flood is None
    assert table.refused("A fund Jinan") == "ST-CN-50"
    table.phase("build", "D").play("D done")
    assert table.all(FloodDrawn) == []
    assert table.state.phase == "move"


def test_the_first_order_is_drawn_cn_52_ex_62() -> None:
    """ST-CN-52, ST-EX-62: with 5, 6, 7, 8 in that order, and no auction; in Standard nothing (ST-R54)."""
    orders = set()
    for seed in range(8):
        state = dealt(4, seed=seed).state
        assert state.phase == "select"
        assert [state.players[seat].cash for seat in state.order] == [5, 6, 7, 8]
        orders.add(state.order)
    assert len(orders) > 1
    assert [one.cash for one in dealt(4, mode="standard").state.players] == [0, 0, 0, 0]
    assert [one.income for one in dealt(4, mode="standard").state.markers] == [-2, -2]


def test_the_team_behind_may_concede_cn_54() -> None:
    """ST-CN-54: after turn 6, both of them; the first no goes on."""
    table = income(teams().but(turn=6).marker("B", vp=9))
    assert (table.state.phase, table.event(ConcessionAsked).seats) == ("concede", (0, 2))
    assert table.refused("B concede yes") == "ST-CN-54"
    assert table.refused("C concede yes") == "ST-CN-54"
    both = Table(table.game, table.state).play("A concede yes", "C concede yes")
    assert (both.state.phase, both.state.cause, both.state.turn) == ("over", "conceded", 6)
    half = Table(table.game, table.state).play("A concede yes", "C concede no")
    assert (half.state.phase, half.state.turn, half.state.cause) == ("select", 7, None)
    assert table.play("A concede no").state.turn == 7


def test_nobody_is_asked_otherwise_cn_54() -> None:
    """ST-CN-54: neither with equal totals nor after another turn; the seventh is the last."""
    assert income(teams().but(turn=6)).state.phase == "select"
    assert income(teams().but(turn=5).marker("B", vp=9)).state.phase == "select"
    assert teams().refused("A concede yes") == "ST-CN-54"
    assert income(teams().but(turn=7).marker("B", vp=9)).state.phase == "over"


def test_never_by_option_r46() -> None:
    """ST-R46"""
    assert income(teams(early_end="never").but(turn=6).marker("B", vp=9)).state.phase == "select"


def test_capital_moves_the_teams_marker_cn_55() -> None:
    """ST-CN-55: at -10 the team's VP."""
    table = teams().player("A", cash=0).play("A build J6 NE-SW")
    assert (table.cash("A"), table.mark("C").income, table.mark("B").income) == ([2], -3, -2)
    low = teams().player("A", cash=0).marker("A", income=-10, vp=3).play("A build J6 NE-SW")
    assert (low.mark("C").vp, low.mark("C").income) == (1, -10)


def select() -> Table:
    table = teams().phase("select")
    for name in "ABCD":
        table.player(name, tile=None)
    return table


def test_no_capital_for_a_tile_cn_56_ex_62() -> None:
    """ST-CN-56, ST-EX-62: white cannot take Urbanization, only as a pass; natural pays 6 for Locomotive."""
    table = select().player("C", cash=7)
    assert table.refused("A tile urbanization") == "ST-CN-56"
    assert table.allowed("A tile urbanization pass")
    table.play("A tile urbanization pass", "B tile engineer", "C tile locomotive")
    assert (table.cash("C"), table.who("C").level, table.mark("C").income) == ([1], 2, -2)


def test_capital_before_cash_cn_57_cn_59_ex_63() -> None:
    """ST-CN-57, ST-CN-59, ST-EX-63: with one step the rest of it goes to the player's cash."""
    table = teams().play("A build J6 NE-SW +1")
    assert (table.cash("A"), table.mark("A").income) == ([7], -3)
    spent = teams().play("A build J6 NE-SW +0")
    assert (spent.cash("A"), spent.mark("A").income) == ([2], -2)
    ferry = teams().city("Dalian").play("A ferry Dalian +2")
    assert (ferry.cash("A"), ferry.mark("A").income) == ([8], -4)


def test_as_many_steps_as_the_price_takes_cn_58_ex_63() -> None:
    """ST-CN-58, ST-EX-63: none named: cash first; too many, or too few with the cash, are refused."""
    table = teams()
    assert table.refused("A build J6 NE-SW +2") == "ST-CN-58"
    assert table.play("A build J6 NE-SW").cash("A") == [2]
    assert teams().player("A", cash=2).refused("A build J6 NE-SW +0") == "ST-2.10"
    assert teams().city("Dalian").refused("A ferry Dalian +3") == "ST-CN-58"
    assert teams().refused("A route J4 N-S J5 N-SE +2") == "ST-CN-58"
    assert teams().play("A route J4 N-S J5 N-SE +1").cash("A") == [11]


def test_steps_are_not_named_elsewhere_st_2_6() -> None:
    """ST-2.6: alone one pays cash first and takes the fewest steps."""
    alone = china().player("A", cash=5)
    assert alone.refused("A build J6 NE-SW +1") == "ST-2.6"
    assert teams(mode="standard").refused("A build J6 NE-SW +1") == "ST-2.6"


def test_capital_of_a_team_is_split_cn_60() -> None:
    """ST-CN-60: at the end of the phase, the odd coin to the partner later in the order."""
    table = teams(mode="standard").phase("capital")
    table.play("A capital 2", "B capital 0", "C capital 1")
    assert table.cash() == [5, 5, 5, 5]
    table.play("D capital 0")
    assert table.cash() == [12, 5, 13, 5]
    assert (table.mark("A").income, table.mark("B").income) == (-5, -2)
    assert [event.shares for event in table.all(CapitalSplit)] == [((0, 7), (2, 8))]
    turned = teams(mode="standard").but(order=(2, 1, 0, 3)).phase("capital")
    turned.play("C capital 1", "B capital 0", "A capital 0", "D capital 0")
    assert turned.cash() == [8, 5, 7, 5]


def delivery(owners: str, **options: object) -> Table:
    """A line P - Q - R - S with links of these owners, a blue cube in P and four players in teams."""
    table = teams(**options).phase("move", round=1).player("A", level=6)
    ways = (("J4 N-S", "J5 N-SE"), ("K7 N-S", "K8 N-S"), ("L8 SW-SE",))  # Beijing, Jinan, Nanjing, Shanghai
    for owner, way in zip(owners, ways, strict=False):
        table.lay(owner, *way)
    return table.cubes(Beijing="rb")


def test_a_team_delivery_cn_61_cn_62_ex_65() -> None:
    """ST-CN-61, ST-CN-62, ST-EX-65: the mover's point where A wants it, the others' on their teams' VP; 1 yuan each."""
    table = delivery("ACB").play("A deliver red Beijing Jinan Nanjing Shanghai income")
    assert (table.mark("A").income, table.mark("A").vp) == (-1, 1)
    assert (table.mark("B").income, table.mark("B").vp) == (-2, 1)
    assert table.cash() == [6, 6, 6, 5]
    assert table.game.to_act(table.state) == {1}
    assert table.state.shares == ()


def test_own_links_pay_two_in_standard_cn_63_ex_65() -> None:
    """ST-CN-63, ST-EX-65: to the mover; the others still get 1."""
    table = delivery("ACB", mode="standard").play("A deliver red Beijing Jinan Nanjing Shanghai vp")
    assert table.cash() == [7, 6, 6, 5]
    assert table.mark("A").vp == 2


def test_one_own_link_is_enough_cn_64_ex_65() -> None:
    """ST-CN-64, ST-EX-65: two of brown are legal; a partner's is not one's own."""
    table = delivery("ABB").play("A deliver red Beijing Jinan Nanjing Shanghai vp")
    assert (table.mark("A").vp, table.mark("B").vp, table.cash("A", "B")) == (1, 2, [6, 7])
    assert delivery("C").cubes(Beijing="y").refused("A deliver yellow Beijing Jinan vp") == "ST-13.15"


def test_unowned_links_pay_nobody_r57() -> None:
    """ST-R57"""
    table = delivery("A--").play("A deliver red Beijing Jinan Nanjing Shanghai vp")
    assert (table.cash(), table.mark("A").vp) == ([6, 5, 5, 5], 1)


@pytest.mark.parametrize(
    ("debt", "cash", "left"),
    [(-5, (4, 9), (2, 6)), (-5, (5, 5), (2, 2)), (-4, (5, 9), (3, 7)), (-5, (9, 4), (6, 2)), (0, (3, 3), (3, 3))],
)
def test_a_team_debt_cn_65_to_cn_67_ex_66(debt: int, cash: tuple[int, int], left: tuple[int, int]) -> None:
    """ST-CN-65, ST-CN-66, ST-CN-67, ST-EX-66: split equally; the odd yuan from the richer; equal: rounded up."""
    table = teams().marker("A", income=debt).marker("B", income=0).player("A", cash=cash[0]).player("C", cash=cash[1])
    assert tuple(income(table).cash("A", "C")) == left
    assert table.mark("A").income == debt


@pytest.mark.parametrize(
    ("sum_", "cash", "left"),
    [(5, (4, 9), (7, 11)), (5, (5, 5), (7, 7)), (4, (1, 9), (3, 11)), (5, (9, 4), (11, 7))],
)
def test_a_team_income_cn_68_to_cn_70_ex_67(sum_: int, cash: tuple[int, int], left: tuple[int, int]) -> None:
    """ST-CN-68, ST-CN-69, ST-CN-70, ST-EX-67: the odd yuan to the poorer; equal: lost."""
    table = teams().marker("A", income=sum_).player("A", cash=cash[0]).player("C", cash=cash[1])
    assert tuple(income(table).cash("A", "C")) == left


def test_a_share_that_cash_does_not_cover_cn_71() -> None:
    """ST-CN-71: all cash goes, the fewest team steps cover the rest, and the change is lost."""
    table = income(teams().marker("A", income=-6).player("A", cash=2).player("C", cash=9))
    assert (table.cash("A", "C"), table.mark("A").income) == ([0, 6], -7)
    line = next(one for one in table.event(IncomeSettled).players if one.seat == 0)
    assert (line.net, line.payment.steps) == (-3, 1)


def test_the_partner_pays_where_no_step_is_left_r97() -> None:
    """ST-R97: and both are out where that is not enough."""
    table = income(teams().marker("A", income=-10, vp=1).player("A", cash=2).player("C", cash=9))
    assert table.cash("A", "C") == [0, 9 - 3 - 5]
    assert table.state.playing == (0, 1, 2, 3)
    gone = income(teams().marker("A", income=-10).player("A", cash=2).player("C", cash=4))
    assert gone.state.playing == (1, 3)
    assert gone.state.cause == "alone"


def test_upkeep_from_own_cash_cn_72_cn_73_ex_69() -> None:
    """ST-CN-72, ST-CN-73, ST-EX-69: white is short of 1: a team VP, 1 yuan back; natural pays 2."""
    table = teams(mode="standard").marker("A", income=4, vp=5).player("A", cash=0, level=3).player("C", cash=0, level=2)
    income(table)
    assert (table.cash("A", "C"), table.mark("A").vp, table.mark("A").income) == ([1, 0], 4, 4)
    bare = teams(mode="standard").marker("A", income=4).player("A", cash=0, level=3).player("C", cash=0, level=2)
    income(bare)
    assert (bare.cash("A", "C"), bare.mark("A").income) == ([1, 0], 3)


def told(table: Table, language: str) -> list[str]:
    speech = words(language)
    return [speech.say(line, "ABCD".__getitem__) for line in table.event(IncomeSettled).told(table.state)]


def test_share_and_upkeep_are_told_apart_cn_68_cn_72() -> None:
    """ST-CN-68, ST-CN-72: first the share of the team's income, then the locomotive."""
    table = teams(mode="standard").marker("A", income=4).marker("B", income=-2).player("A", level=3)
    lines = told(income(table), "en")
    assert "A receives **2**, a share of the team’s income · cash 7." in lines
    assert "B pays **1**, a share of the team’s debt · cash 4." in lines
    assert "A pays **3** for the locomotive · cash 4." in lines
    assert "A paie **3** pour sa locomotive · coffre\u202f: 4." in told(table, "fr")


def test_a_partner_who_pays_is_named_r97() -> None:
    """ST-R97: A owes 5 with 2 in cash and no step left, so C pays the 3 that are missing."""
    table = income(teams().marker("A", income=-10, vp=1).player("A", cash=2).player("C", cash=9))
    assert "-# C pays **3** of it for the team · cash 6." in told(table, "en")
    assert "-# C en paie **3** pour l’équipe · coffre\u202f: 6." in told(table, "fr")
    assert not any("of it for the team" in line for line in told(income(teams()), "en"))


def ruined(order: tuple[int, ...], version: int = 2) -> Table:
    """The end of a Standard game: A has 5 and level 1, C has 6 and level 3, and B cannot pay."""
    made = china if version == 2 else china_of_version_1
    table = made(4, mode="standard").but(order=order)
    table.marker("A", income=0).player("A", cash=5, level=1).player("C", cash=6, level=3)
    table.marker("B", income=-10).player("B", cash=0).player("D", cash=0)
    return income(table)


@pytest.mark.parametrize("order", [(0, 1, 2, 3), (1, 0, 2, 3), (3, 2, 1, 0), (2, 1, 0, 3)])
def test_a_ruined_team_does_not_spare_the_winners_r97(order: tuple[int, ...]) -> None:
    """ST-R97: A and C pay 1 and 3 for their locomotives in any order of play, so A has more and wins."""
    table = ruined(order)
    result = table.game.result(table.state)
    assert result is not None
    assert (table.state.playing, table.cash("A", "C"), result.winners) == ((0, 2), [4, 3], (0,))


def test_games_of_the_first_version_break_off_r97() -> None:
    """ST-R97: as such games were begun, the phase ends with the team that cannot pay."""
    table = ruined((0, 1, 2, 3), version=1)
    result = table.game.result(table.state)
    assert result is not None
    assert (table.state.playing, table.cash("A", "C"), result.winners) == ((0, 2), [5, 6], (2,))


@pytest.mark.parametrize("mode", ["base", "standard"])
def test_of_two_ruined_teams_the_first_has_lost_st_16_10(mode: str) -> None:
    """ST-16.10, ST-R97: A is the first in order; B's team, as poor, has won by then and pays what it has."""
    table = teams(mode=mode)
    for name in "ABCD":
        table.marker(name, income=-10).player(name, cash=1)
    result = table.game.result(income(table).state)
    assert result is not None
    assert {line.seat for line in table.event(IncomeSettled).players if line.broke} == {0, 2}
    assert (table.state.playing, table.cash("B", "D")) == ((1, 3), [0, 0])
    assert set(result.winners) == {1, 3}


def test_a_standard_debt_uses_the_markers_r59() -> None:
    """ST-R59: in Standard a share that cash does not cover takes VP, then income."""
    table = income(teams(mode="standard").marker("A", income=-6, vp=9).player("A", cash=0).player("C", cash=9))
    assert (table.cash("A", "C"), table.mark("A").vp) == ([0, 5], 7)


def finished(vp: tuple[int, int], money: tuple[int, int], links: str, **options: object) -> Table:
    """The end: VP of the teams, income 5 and -1, cash of A and C, and a completed link for each letter."""
    table = teams(**options).marker("A", vp=vp[0], income=5).marker("B", vp=vp[1], income=-1)
    table.player("A", cash=money[0]).player("C", cash=money[1]).player("B", cash=1).player("D", cash=2)
    for at, owner in enumerate(links):
        table.bare("E7" if at < 6 else "E9" if at < 12 else "I12", at % 6, owner)
    return table


def test_the_team_total_cn_74_cn_75_ex_70() -> None:
    """ST-CN-74, ST-CN-75, ST-EX-70: 20 + 2 + 6 and 4 links against 25 - 2 + 8: the income once, the links of both."""
    table = finished((20, 25), (3, 7), "AAAAAACCCCBBBBBBDD")
    standing = table.game.standing(table.state)
    assert standing is not None
    assert standing.scores == (32, 31, 32, 31)
    assert standing.winners == (2,)
    assert standing.teams == ((0, 2), (1, 3))


@pytest.mark.parametrize(
    ("money", "links", "winners", "ranks"),
    [
        ((3, 7), "AAC", (2,), (2, 4, 1, 3)),
        ((5, 5), "AAC", (0,), (1, 4, 2, 3)),
        ((5, 5), "ACB", (0, 2), (1, 4, 1, 3)),
    ],
)
def test_who_wins_in_the_team_cn_76_to_cn_78_ex_70(
    money: tuple[int, int], links: str, winners: tuple[int, ...], ranks: tuple[int, ...]
) -> None:
    """ST-CN-76, ST-CN-77, ST-CN-78, ST-EX-70: more cash, then more links, then both."""
    table = finished((40, 25), money, links)
    standing = table.game.standing(table.state)
    assert standing is not None
    assert (standing.winners, standing.ranks) == (winners, ranks)


def test_both_win_together_cn_79_ex_70() -> None:
    """ST-CN-79, ST-EX-70: by the option."""
    table = finished((40, 25), (3, 7), "AAC", team_win="cooperative")
    standing = table.game.standing(table.state)
    assert standing is not None
    assert (standing.winners, standing.ranks) == ((0, 2), (1, 3, 1, 3))


def test_equal_totals_cn_80() -> None:
    """ST-CN-80: the higher income; then both teams, each with its own winner."""
    table = finished((20, 24), (3, 7), "")
    standing = table.game.standing(table.state)
    assert standing is not None
    assert (standing.scores[:2], standing.winners) == ((22, 22), (2,))
    table.marker("A", vp=20, income=0).marker("B", vp=20, income=0)
    level = table.game.standing(table.state)
    assert level is not None
    assert level.winners == (2, 3)


def test_all_else_as_with_three_cn_81() -> None:
    """ST-CN-81: red cubes, tile numbers, two builds, Hong Kong, ferry."""
    table = dealt(4)
    assert table.at("Beijing").count("r") >= 4
    assert teams().state.map.tile_number("engineer") == 6
    assert teams().player("A", builds=2).refused("A build J4 N-S") == "ST-CN-11"
    assert teams().but(turn=3).refused("A build I15 NW-SE") == "ST-CN-10"
    assert teams().city("Dalian").play("A ferry Dalian +1").cash("A") == [3]


def test_a_concession_is_answered_by_two_buttons_cn_54() -> None:
    """ST-CN-54"""
    asked = Concede.ask(teams().state, 0, Draft(kind="concede"))
    assert ([choice.value for choice in asked.choices], asked.buttons) == (["yes", "no"], 2)
