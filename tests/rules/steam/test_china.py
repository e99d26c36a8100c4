"""ST-CN-10 to ST-CN-38 and ST-CN-82: building in China, the ferry, funds and floods."""

import pytest

from rules.core.chance import Chance
from rules.core.contract import Refusal
from rules.steam.building.laying import open_builds
from rules.steam.faces import code
from rules.steam.flow import TurnBegun
from rules.steam.maps.china.ferry import Ferry, FerryBuilt
from rules.steam.maps.china.flood import FloodDrawn, draw, flooded, under_water
from rules.steam.maps.china.fund import FundPaid
from rules.steam.state import Flood
from tests.rules.steam.table import Table, china

YELLOW = ("Jinan", "Zhengzhou")
YANGTZE = ("Wuhan", "Nanjing")


def rich(table: Table) -> Table:
    for at in range(len(table.state.players)):
        table.player("ABCD"[at], cash=50)
    return table


def water(table: Table, box: str, **funds: int) -> Table:
    """Two disks in the box, and what lies in the funds: `water(table, "yellow yellow", Jinan=0)`."""
    flood = table.state.flood
    assert flood is not None
    disks = tuple(box.split())
    named = {table.hex(name): fund for name, fund in funds.items()}
    bag = tuple((river, 4 - disks.count(river)) for river in ("yellow", "yangtze"))
    kept = tuple((at, named.get(at, fund)) for at, fund in flood.funds)
    return table.but(flood=Flood(funds=kept, box=disks, bag=bag))


def funds(table: Table) -> dict[str, int]:
    assert table.state.flood is not None
    return {table.state.board.named(at).en: fund for at, fund in table.state.flood.funds}


# Hong Kong


def test_hong_kong_is_off_the_board_before_turn_4_cn_10_ex_49() -> None:
    """ST-CN-10, ST-EX-49: no track into it, no anchor; beside it one may build."""
    table = rich(china()).but(turn=3)
    assert table.refused("A build I15 NW-SE") == "ST-CN-10"
    assert table.refused("A build J14 S-N") == "ST-CN-10"
    table.play("A build I15 NE-NW")
    assert (table.cash("A"), table.loose()) == ([47], {"Guangzhou -A- I15.NE"})


def test_hong_kong_opens_in_turn_4_ex_49() -> None:
    """ST-EX-49: a redirect completes the link and counts as an extension; or it is extended over the hill."""
    table = rich(china()).lay("A", "I15 NE-NW", turn=3).but(turn=4)
    again = Table(table.game, table.state).play("A build I15 SE-NW")
    assert (again.cash("A"), again.joined()) == ([48], {"Guangzhou -A- Hong Kong"})
    assert again.play("A done").joined() == {"Guangzhou -A- Hong Kong"}
    table.play("A build J14 S-SW")
    assert (table.cash("A"), table.joined()) == ([46], {"Guangzhou -A- Hong Kong"})


def test_the_opening_is_told() -> None:
    table = china().but(turn=3).phase("move", "C", round=2).play("C pass")
    assert table.event(TurnBegun).opened == (table.hex("Hong Kong"),)


def test_hong_kong_sleeps_before_turn_4_cn_13_ex_49() -> None:
    """ST-CN-13, ST-EX-49: it cannot grow and its cubes are fixed."""
    table = rich(china()).but(turn=3).player("A", tile="city_growth")
    assert table.refused("A grow Hong-Kong 1") == "ST-CN-13"
    assert table.but(turn=4).allowed("A grow Hong-Kong 1")
    table = china().but(turn=3).phase("move", "A", round=1).cubes(J15="p")
    assert table.refused("A deliver purple Hong-Kong Guangzhou vp") == "ST-CN-13"
    two = rich(china(2)).but(turn=5).player("A", tile="city_growth")
    assert two.refused("A grow Hong-Kong 1") == "ST-CN-39"


# Builds


def test_two_builds_three_for_the_engineer_cn_11_cn_12_ex_50() -> None:
    """ST-CN-11, ST-CN-12, ST-EX-50: the ferry counts as one."""
    table = rich(china()).play("A build J4 N-S", "A build J5 N-SE")
    assert table.refused("A build J6 NE-SW") == "ST-CN-11"
    table.player("A", tile="engineer").play("A build J6 NE-SW")
    assert table.refused("A build K4 N-NW") == "ST-CN-12"
    ferry = rich(china()).city("Dalian").play("A ferry Dalian", "A build J4 N-S")
    assert ferry.refused("A build J5 N-SE") == "ST-CN-11"
    assert rich(china()).player("A", tile="engineer", builds=3).city("Dalian").refused("A ferry N4") == "ST-CN-12"


def test_prices_on_the_map_ex_37() -> None:
    """ST-EX-37: Zhengzhou - Jinan in one build for 3, Beijing - Jinan for 2 + 2."""
    table = rich(china()).play("A build J6 NE-SW")
    assert (table.cash("A"), table.joined()) == ([47], {"Jinan -A- Zhengzhou"})
    other = rich(china()).play("A build J4 N-S", "A build J5 N-SE")
    assert (other.cash("A"), other.joined()) == ([46], {"Beijing -A- Jinan"})


# The ferry


def test_a_new_city_is_needed_cn_14_cn_15_ex_54() -> None:
    """ST-CN-14, ST-CN-15, ST-EX-54: at the end it is built from, whoever urbanized it."""
    table = rich(china())
    assert table.refused("A ferry Dalian") == "ST-CN-14"
    assert "ferry" not in table.kinds("A")
    assert table.refused("A build M6 t:NE") == "ST-7.5"
    table.city("Dalian")
    assert table.refused("A ferry Qingdao") == "ST-CN-15"
    assert table.refused("A ferry Beijing") == "ST-CN-15"
    assert [one.value for one in table.offers("A", "ferry").choices] == ["N4"]
    for name in "ABC":
        assert table.phase("build", name).allowed(f"{name} ferry Dalian")


def test_it_costs_seven_and_is_one_build_cn_16_cn_17() -> None:
    """ST-CN-16, ST-CN-17: the player's token lies on the ferry space."""
    table = rich(china()).city("Dalian").play("A ferry Dalian")
    assert (table.cash("A"), table.who("A").builds) == ([43], 1)
    (track,) = table.state.tracks
    assert (track.at, track.owner) == (table.hex("N5"), 0)
    assert table.event(FerryBuilt).payment.price == 7


def test_at_most_once_cn_18_ex_51() -> None:
    """ST-CN-18, ST-EX-51: with both ends New Cities it is complete at once, and one link in the score."""
    table = rich(china()).city("Dalian").city("Yantai").play("A ferry Dalian")
    assert table.joined() == {"Dalian -A- Yantai/Qingdao"}
    assert [(one.a, one.b, one.owner) for one in table.event(FerryBuilt).joined] == [
        (table.hex("Dalian"), table.hex("Yantai"), 0)
    ]
    assert table.refused("A ferry Yantai") == "ST-CN-18"
    standing = table.game.standing(table.state)
    assert standing is not None
    assert standing.scores[0] == 1
    table.cubes(Dalian="g").phase("move", "A", round=1).play("A deliver gray Dalian Yantai vp")
    assert table.mark("A").vp == 1


def test_complete_with_the_ferry_side_cn_19_cn_20() -> None:
    """ST-CN-19, ST-CN-20: a town face at the other end connects it by that side alone."""
    table = rich(china()).city("Dalian").play("A ferry Dalian")
    assert table.loose() == {"Dalian -A- N5.SW"}
    beside = Table(table.game, table.state).lay("A", "M6 t:SW")
    assert "Dalian -A- N5.SW" in beside.loose()
    assert table.play("A build M6 t:NE").joined() == {"Dalian -A- Yantai/Qingdao"}
    table.audit()


def test_an_incomplete_ferry_lapses_cn_21() -> None:
    """ST-CN-21: it is kept to the end of the owner's next build turn, if it is completed in it."""
    table = rich(china()).city("Dalian").but(turn=3).play("A ferry Dalian", "A done")
    assert table.loose() == {"Dalian -A- N5.SW"}
    kept = Table(table.game, table.state).but(turn=4).phase("build").player("A", builds=0)
    assert kept.play("A build M6 t:NE", "A done").joined() == {"Dalian -A- Yantai/Qingdao"}
    table.but(turn=4).phase("build").play("A done")
    assert table.loose() == {"Dalian --- N5.SW"}


def test_its_end_is_an_anchor_for_the_owner_cn_22() -> None:
    """ST-CN-22"""
    table = rich(china()).city("Dalian").play("A ferry Dalian")
    assert table.allowed("A build M6 t:NE,SW")
    assert table.phase("build", "B").refused("B build M6 t:NE") == "ST-7.16"


def test_an_unowned_ferry_is_claimed_for_the_tile_cn_23_ex_53() -> None:
    """ST-CN-23, ST-EX-53: B completes it for 2, without the 7; urbanized by C while it is A's it stays A's."""
    table = rich(china()).city("Dalian").lay("-", "N5 N-SW", turn=3).but(turn=5).phase("build", "B")
    table.play("B build M6 t:NE")
    assert (table.cash("B"), table.joined()) == ([48], {"Dalian -B- Yantai/Qingdao"})
    still = rich(china()).city("Dalian").lay("A", "N5 N-SW").phase("build", "C").player("C", tile="urbanization")
    assert still.play("C urbanize M6 gray 1").joined() == {"Dalian -A- Yantai/Qingdao"}


# Funds


def test_a_yuan_for_each_connected_city_cn_24_cn_26_ex_55() -> None:
    """ST-CN-24, ST-CN-25, ST-CN-26, ST-EX-55: at any point of the build turn, once a turn and City."""
    table = rich(china()).lay("A", "J6 NE-SW").play("A fund all")
    assert funds(table) == {"Jinan": 2, "Zhengzhou": 2, "Wuhan": 1, "Nanjing": 1}
    assert table.cash("A") == [48]
    assert table.event(FundPaid).told(rich(china()).state) == table.event(FundPaid).told(table.state), "as it was then"
    assert table.refused("A fund Jinan") == "ST-CN-26"
    assert table.refused("A fund all") == "ST-CN-26"
    assert rich(china()).refused("A fund all") == "ST-CN-25"
    assert table.refused("A fund Wuhan") == "ST-CN-25"
    assert table.refused("A fund Beijing") == "ST-CN-24"
    assert "fund" not in table.kinds("A")
    assert table.refused("B fund Jinan") == "ST-3.3"
    assert table.phase("move", "A").refused("A fund Jinan") == "ST-3.1"


def test_over_links_of_anybody_cn_25_ex_55() -> None:
    """ST-CN-25, ST-EX-55: Zhengzhou -C- Wuhan and Wuhan -B- Nanjing bring A to all four."""
    table = rich(china()).lay("A", "J6 NE-SW").lay("C", "I8 N-S", "I9 N-S").lay("B", "J9 SW-NE")
    assert table.joined() == {"Jinan -A- Zhengzhou", "Wuhan -C- Zhengzhou", "Nanjing -B- Wuhan"}
    assert set(funds(table.play("A fund all")).values()) == {2}
    stranger = rich(china()).lay("B", "J6 NE-SW")
    assert stranger.refused("A fund Jinan") == "ST-CN-25"


def test_again_in_the_next_turn_and_without_limit_cn_26() -> None:
    """ST-CN-26: a fund has no upper limit."""
    table = water(rich(china()), "", Jinan=30).lay("A", "J6 NE-SW").play("A fund Jinan")
    assert funds(table)["Jinan"] == 31
    table.player("A", funded=()).play("A fund Jinan")
    assert funds(table)["Jinan"] == 32


def test_unlimited_by_option_r37() -> None:
    """ST-R37"""
    table = rich(china(fund_per_turn="unlimited")).lay("A", "J6 NE-SW").play("A fund Jinan", "A fund Jinan")
    assert funds(table)["Jinan"] == 3


def test_any_track_by_option_r38() -> None:
    """ST-R38: an unfinished link connects, or does not."""
    for option, allowed in (("completed", False), ("any_track", True)):
        table = rich(china(fund_connection=option)).lay("A", "K7 N-S")
        assert table.loose() == {"Jinan -A- K7.S"}
        assert table.allowed("A fund Jinan") == allowed


def test_no_build_and_for_good_cn_27() -> None:
    """ST-CN-27"""
    table = rich(china()).lay("A", "J6 NE-SW").play("A fund Jinan")
    assert table.who("A").builds == 0
    assert not any("unfund" in kind or "take" in kind for kind in table.game.forms)
    assert table.play("A done").state.phase == "build"
    assert funds(table)["Jinan"] == 2


# Floods


def drawn(table: Table, seed: int = 0) -> FloodDrawn:
    table.state, events = draw(table.state, Chance(seed.to_bytes(32, "big")))
    (event,) = events
    assert isinstance(event, FloodDrawn)
    return event


def until(table: Table, *disks: str) -> Table:
    """The position after a draw of these disks, with whatever seed brings it."""
    for seed in range(200):
        again = Table(table.game, table.state)
        if sorted(drawn(again, seed).disks) == sorted(disks):
            return again
    raise AssertionError("never drawn")


def test_two_disks_after_all_have_built_cn_30() -> None:
    """ST-CN-30, ST-R100"""
    table = china().play("A done", "B done")
    assert table.state.flood is not None
    assert table.state.flood.box == ()
    table.play("C done")
    assert len(table.event(FloodDrawn).disks) == 2
    assert table.state.flood is not None
    assert len(table.state.flood.box) == 2
    assert table.event(FloodDrawn).reveals


def test_the_old_disks_return_after_the_draw_cn_31_r45() -> None:
    """ST-CN-31, ST-R45: so that they cannot come again at once; by the option they can."""
    table = water(china(), "yellow yellow")
    pairs = {tuple(sorted(drawn(Table(table.game, table.state), seed).disks)) for seed in range(60)}
    assert pairs == {("yellow", "yellow"), ("yangtze", "yellow"), ("yangtze", "yangtze")}
    for option in ("after", "before"):
        counts = []
        table = water(china(flood_return=option), "yellow yellow")
        for seed in range(80):
            again = Table(table.game, table.state)
            event = drawn(again, seed)
            flood = again.state.flood
            assert flood is not None
            counts.append(event.disks.count("yellow"))
            assert dict(flood.bag)["yellow"] + flood.box.count("yellow") == 4
        assert (sum(counts) / 80 < 0.85) == (option == "after")


def test_different_disks_mean_no_flood_cn_32_ex_57() -> None:
    """ST-CN-32, ST-EX-57"""
    table = until(china(), "yellow", "yangtze")
    assert set(funds(table).values()) == {1}
    assert not any(flooded(table.state, table.hex(city)) for city in (*YELLOW, *YANGTZE))


def test_a_flood_takes_a_yuan_cn_33_cn_34_ex_57() -> None:
    """ST-CN-33, ST-CN-34, ST-EX-57: Zhengzhou keeps 1 and works, Jinan has nothing left and is under water."""
    table = until(water(china(), "", Zhengzhou=2, Jinan=1), "yellow", "yellow")
    assert funds(table) == {"Zhengzhou": 1, "Jinan": 0, "Wuhan": 1, "Nanjing": 1}
    assert [under_water(table.state, table.hex(city)) for city in YELLOW] == [True, False]
    assert not flooded(table.state, table.hex("Wuhan"))
    empty = until(water(china(), "", Jinan=0), "yellow", "yellow")
    assert funds(empty)["Jinan"] == 0


def test_tested_before_the_removal_by_option_r47() -> None:
    """ST-R47: a City that had money works with toll this time."""
    table = until(water(china(flood_test="before"), "", Zhengzhou=2, Jinan=1), "yellow", "yellow")
    assert not under_water(table.state, table.hex("Jinan"))
    poor = until(water(china(flood_test="before"), "", Jinan=0), "yellow", "yellow")
    assert under_water(poor.state, poor.hex("Jinan"))


def goods(box: str, **money: int) -> Table:
    """Beijing -A- Jinan -A- Zhengzhou, with a cube for each of them."""
    table = water(china(), box, **money).lay("A", "J4 N-S", "J5 N-SE", "J6 NE-SW").phase("move", "A", round=1)
    return table.cubes(Beijing="py", Jinan="p", Zhengzhou="pp").player("A", level=6, cash=5)


def test_nothing_moves_under_water_cn_35_ex_58() -> None:
    """ST-CN-35, ST-EX-58: into, through or out of it; building there is legal."""
    table = goods("yellow yellow", Jinan=0, Zhengzhou=1)
    assert table.refused("A deliver purple Beijing Jinan Zhengzhou vp") == "ST-CN-35"
    assert table.refused("A deliver purple Jinan Zhengzhou vp") == "ST-CN-35"
    assert table.refused("A deliver yellow Beijing Jinan vp") == "ST-CN-35"
    assert "deliver" not in table.kinds("A")
    assert table.phase("build", "A").allowed("A build K7 N-S")


def test_until_the_box_changes_cn_36() -> None:
    """ST-CN-36: through the following build phase."""
    table = goods("yellow yellow", Jinan=0)
    assert under_water(table.phase("build", "A").but(turn=2).state, table.hex("Jinan"))
    assert not under_water(until(table, "yangtze", "yangtze").state, table.hex("Jinan"))


def test_money_lifts_it_with_toll_cn_82() -> None:
    """ST-CN-82: as soon as the fund is above 0."""
    table = goods("yellow yellow", Jinan=0).phase("build", "A").play("A fund Jinan")
    table.phase("move", "A", round=1).play("A deliver yellow Beijing Jinan vp")
    assert table.cash("A") == [5 - 1 - 1]


def test_a_yuan_for_each_flooded_city_cn_37_ex_59() -> None:
    """ST-CN-37, ST-EX-59: origin and transit: 2."""
    table = goods("yellow yellow", Jinan=1, Zhengzhou=1)
    table.play("A deliver purple Zhengzhou Jinan Beijing vp")
    assert table.cash("A") == [3]
    dry = goods("yellow yangtze").play("A deliver purple Zhengzhou Jinan Beijing vp")
    assert dry.cash("A") == [5]


def test_only_transit_by_option_r49() -> None:
    """ST-R49"""
    table = water(china(toll_ends=False), "yellow yellow").lay("A", "J4 N-S", "J5 N-SE", "J6 NE-SW")
    table.cubes(Zhengzhou="p").phase("move", "A", round=1).player("A", level=6, cash=5)
    assert table.play("A deliver purple Zhengzhou Jinan Beijing vp").cash("A") == [4]


def test_a_toll_by_loan_cn_29_ex_59() -> None:
    """ST-CN-29, ST-EX-59: Base as ever; Standard 2 for a step, only as many as are missing."""
    table = goods("yellow yellow").player("A", cash=1).play("A deliver purple Zhengzhou Jinan Beijing vp")
    assert (table.cash("A"), table.mark("A").income) == ([4], -1)
    standard = water(china(mode="standard"), "yellow yellow").lay("A", "J4 N-S", "J5 N-SE", "J6 NE-SW")
    standard.cubes(Zhengzhou="pp").phase("move", "A", round=1).player("A", level=6, cash=1)
    poor = Table(standard.game, standard.state).marker("A", income=-10)
    assert poor.refused("A deliver purple Zhengzhou Jinan Beijing vp") == "ST-CN-38"
    standard.play("A deliver purple Zhengzhou Jinan Beijing vp")
    assert (standard.cash("A"), standard.mark("A").income) == ([1], -1)


def test_a_toll_beyond_all_means_cn_38() -> None:
    """ST-CN-38: the move is illegal, and not offered."""
    table = goods("yellow yellow").player("A", cash=1).marker("A", income=-10, vp=1)
    assert table.refused("A deliver purple Zhengzhou Jinan Beijing vp") == "ST-CN-38"
    assert [one.value for one in table.offers("A", "deliver").choices] == ["yellow J3 K6", "purple K6 J3"]


def test_a_way_around_the_toll_is_found_whatever_was_asked_before_the_flood_cn_38() -> None:
    """ST-CN-38: Zhengzhou costs a toll that A cannot pay, Taiyuan costs none."""
    table = china().phase("build", "A")
    for start, goal in (("J3", "I7"), ("I7", "F7"), ("J3", "H5"), ("H5", "F7")):
        table.player("A", builds=-9, cash=50)  # as many tiles as it takes
        table.play(f"A route {table.offers('A', 'route', start, goal).choices[0].value}")
    table.cubes(Beijing="b").phase("move", "A", round=1).player("A", cash=0, level=2).marker("A", income=-10, vp=0)
    before = table.offers("A", "deliver").choices
    assert [one.value for one in before] == ["blue J3 F7"]
    table = water(table, "yellow yellow", Zhengzhou=1)
    assert table.offers("A", "deliver").choices
    assert table.allowed("A deliver blue J3 H5 F7 vp")


@pytest.mark.parametrize("city", [*YELLOW, *YANGTZE])
def test_each_flood_city_has_its_river(city: str) -> None:
    table = water(china(), "yellow yellow" if city in YELLOW else "yangtze yangtze", **{city: 0})
    assert under_water(table.state, table.hex(city))


def test_the_ferry_side_is_offered_as_soon_as_the_ferry_lies_cn_20_cn_22() -> None:
    """ST-CN-20, ST-CN-22: also to somebody who has looked at the far Town in the same turn."""
    table = china().city("Dalian").player("A", cash=20)
    far = table.hex("Yantai")
    assert list(open_builds(table.state, 0, far)) == []
    table.play("A ferry Dalian")
    assert {code(one.face) for one in open_builds(table.state, 0, far)} >= {"t:NE"}


def test_a_ferry_that_lies_is_not_built_again_cn_18() -> None:
    """ST-CN-18: also where it is only asked what the move would do."""
    table = rich(china()).city("Dalian").play("A ferry Dalian")
    again = Ferry(start="N4").attempt(table.state, 0)
    assert isinstance(again, Refusal)
    assert again.rule == "ST-CN-18"
