"""Ports, sea legs and the Docker of Great Britain; cubes that start on Towns (ST-GB-12, 16 to 27, 33, 37, 38)."""

import pytest

from render.words import words
from rules.steam.goods.deliver import Delivered
from rules.steam.goods.ways import all_ways, named_way, ways_from
from rules.steam.maps.great_britain.harbour import active, flip
from rules.steam.maps.great_britain.rules import PortFlipped
from tests.rules.steam.isles import isles, shipping
from tests.rules.steam.table import Table

FOUR = "A deliver blue Belfast Glasgow@sea Edinburgh Carlisle Newcastle vp"


def moving(table: Table, **cubes: str) -> Table:
    return table.cubes(**cubes).phase("move", "A", round=1)


def ways(table: Table) -> set[tuple[str, ...]]:
    """Every way offered, by the names of its Stops, with `~` before one reached by sea and `=` by canal."""
    named, sign = table.state.board.named, {"sea": "~", "canal": "="}
    return {
        (named(way.stops[0]).en, *(sign.get(leg.by, "") + named(leg.to).en for leg in way.legs))
        for *_, found in all_ways(table.state, 0)
        for way in found
    }


@pytest.mark.parametrize("to", ["vp", "income"])
def test_the_leaflets_example_st_ex_75(to: str) -> None:
    """ST-EX-75, ST-GB-23 to ST-GB-26: four legs, four points, all on one track; Glasgow's marker is flipped."""
    table = shipping().play(FOUR.replace("vp", to))
    assert (table.mark("A").vp, table.mark("A").income) == ((4, 0) if to == "vp" else (0, 4))
    assert table.event(Delivered).by[0] == "sea"
    assert table.event(PortFlipped).at == table.hex("Glasgow")
    assert not active(table.state, table.hex("Glasgow"))
    assert active(table.state, table.hex("Edinburgh"))
    table.audit()


def test_the_sea_leg_is_named_behind_what_the_owners_get_st_gb_25() -> None:
    (one,) = [one for one in shipping().offers("A", "deliver").choices if one.value == "blue A10 H9"]
    assert one.note is not None
    assert words("en").say(one.note) == "you 4 · Glasgow (by sea) · 3 other ways"
    assert words("fr").say(one.note) == "vous 4 · Glasgow (par mer) · 3 autres trajets"


def test_the_line_of_the_example_can_be_built_st_ex_75() -> None:
    """ST-EX-75: 2 + 3 + 3 + 4."""
    table = isles().player("A", tile="engineer", cash=12)
    table.play("A build E7 SW-SE", "A build F8 N-S", "A build F9 t:N,NE", "A build G9 SW-SE")
    assert table.cash("A") == [0]
    assert table.joined() == {"Edinburgh -A- Glasgow", "Carlisle -A- Edinburgh", "Carlisle -A- Newcastle"}


def test_only_the_docker_ships_st_gb_16() -> None:
    """ST-GB-16: whether the sea is named or meant."""
    table = shipping().player("A", tile="engineer")
    assert table.refused(FOUR) == "ST-GB-16"
    assert table.refused(FOUR.replace("@sea", "")) == "ST-GB-16"
    assert ways(table) == set()
    assert ("Belfast", "~Glasgow", "Edinburgh", "Carlisle", "Newcastle") in ways(shipping())


def test_in_both_goes_of_the_turn_st_gb_17() -> None:
    """ST-GB-17, ST-GB-22, ST-GB-23: the second cube to another port, since the first one flipped its own."""
    table = moving(shipping(), Belfast="bb").play(FOUR)
    table.phase("move", "A", round=2)
    assert table.refused(FOUR) == "ST-GB-22"
    table.play("A deliver blue Belfast Edinburgh@sea Carlisle Newcastle vp")
    assert table.mark("A").vp == 7


def test_a_flipped_port_still_sends_st_gb_20() -> None:
    """ST-GB-20: the mover need not be connected to the port of departure, active or flipped."""
    table = shipping().play(FOUR)
    moving(table, Glasgow="p", Southampton="p")
    assert table.play("A deliver purple Glasgow Edinburgh@sea vp").mark("A").vp == 5
    again = moving(shipping(), Southampton="p")
    assert again.play("A deliver purple Southampton Edinburgh@sea vp").mark("A").vp == 1


def test_a_sea_leg_starts_at_a_port_st_gb_18() -> None:
    """ST-GB-18: not in Leeds, and at a port Town only with a face or a New City (ST-GB-12)."""
    table = moving(shipping(), Leeds="b", Hull="b")
    assert table.refused("A deliver blue Leeds Glasgow@sea Edinburgh Carlisle Newcastle vp") == "ST-GB-18"
    from_hull = "A deliver blue Hull Glasgow@sea Edinburgh Carlisle Newcastle vp"
    assert table.refused(from_hull) == "ST-GB-12"
    assert ways(table) == set()
    table.lay("B", "J12 t:SW")
    assert table.allowed(from_hull)
    assert moving(shipping().city("Hull"), Hull="b").allowed(from_hull)


def test_a_sea_leg_comes_first_and_once_st_gb_19() -> None:
    """ST-GB-19."""
    table = moving(shipping(level=6), Newcastle="b", Belfast="p")
    by_rail = "A deliver blue Newcastle Carlisle Edinburgh Glasgow@sea vp"
    assert table.refused(by_rail) == "ST-GB-19"
    assert table.refused("A deliver purple Belfast Glasgow@sea Edinburgh@sea vp") == "ST-GB-19"
    assert table.refused("A deliver purple Belfast Glasgow@sea London@sea Edinburgh vp") == "ST-GB-19"


def test_the_port_of_arrival_is_an_end_of_an_own_link_st_gb_21() -> None:
    """ST-GB-21, ST-R70: a completed one, of the mover, by rail."""
    table = moving(shipping(), Belfast="r")
    assert table.refused("A deliver red Belfast London@sea vp") == "ST-GB-21"
    table.lay("B", "L18 NW-SE", "M19 t:NW")
    assert table.refused("A deliver red Belfast London@sea vp") == "ST-GB-21"
    loose = moving(shipping().lay("A", "K19 N-S"), Belfast="r")
    assert loose.refused("A deliver red Belfast London@sea vp") == "ST-GB-21"
    joined = moving(shipping().lay("A", "L18 NW-SE", "M19 t:NW"), Belfast="r")
    assert joined.allowed("A deliver red Belfast London@sea vp")


def test_another_port_with_an_active_marker_st_gb_22() -> None:
    """ST-GB-22: not the origin, no place without a port, no flipped one."""
    table = moving(shipping(), Glasgow="r", Belfast="y")
    assert table.refused("A deliver red Glasgow Glasgow@sea vp") == "ST-GB-22"
    assert table.refused("A deliver yellow Belfast Leeds@sea vp") == "ST-GB-22"
    assert table.refused("A deliver yellow Belfast Carlisle@sea vp") == "ST-GB-22"


def test_after_the_sea_leg_links_and_canals_follow_st_gb_24() -> None:
    """ST-GB-24: by sea to Southampton, by rail to Oxford, by canal to Birmingham; three points, all A's."""
    table = isles().lay("A", "I19 SW-N", "I18 t:S").player("A", tile="docker", level=4)
    assert table.joined() == {"Oxford -A- Southampton"}
    moving(table, Belfast="p").play("A deliver purple Belfast Southampton@sea Oxford Birmingham@canal vp")
    assert table.mark("A").vp == 3


def test_the_sea_leg_counts_against_the_level_st_gb_26() -> None:
    """ST-GB-26: four legs at level 3."""
    assert shipping(level=3).refused(FOUR) == "ST-GB-26"
    assert ("Belfast", "~Glasgow", "Edinburgh", "Carlisle", "Newcastle") not in ways(shipping(level=3))


def test_the_sea_leg_alone_st_gb_27_st_gb_25() -> None:
    """ST-GB-27, ST-GB-25, ST-R69: one point; with `docker_direct = false` it is refused."""
    alone = "A deliver red Belfast Glasgow@sea vp"
    assert moving(shipping(level=1), Belfast="r").play(alone).mark("A").vp == 1
    strict = moving(shipping(level=1, docker_direct=False), Belfast="r")
    assert strict.refused(alone) == "ST-13.15"
    assert ways(strict) == set()
    assert moving(shipping(docker_direct=False), Belfast="b").allowed(FOUR)


def test_the_sea_leg_is_no_own_link_st_gb_33() -> None:
    """ST-GB-33: not for ST-13.15, ST-13.16 nor ST-GB-32."""
    others = isles().lay("B", "E7 SW-SE", "F8 N-S", "F9 t:N,NE", "G9 SW-SE").player("A", tile="docker", level=6)
    others.lay("A", "D8 N-SE", "E9 NW-SE", "F9 t:NW")
    assert "Carlisle -A- Glasgow" in others.joined()
    moving(others, Belfast="p")
    assert others.refused("A deliver purple Belfast Glasgow@sea Edinburgh@ne vp") == "ST-13.15"
    third = "A deliver blue London Glasgow@sea Edinburgh Carlisle Newcastle vp"
    mixed = isles().lay("A", "E7 SW-SE").lay("B", "F8 N-S", "F9 t:N,NE", "G9 SW-SE").player("A", tile="docker", level=6)
    assert moving(mixed, London="b").refused(third) == "ST-13.16"
    canal = isles().lay("A", "E7 SW-SE").player("A", tile="docker", level=6)
    assert moving(canal, London="p").refused("A deliver purple London Glasgow@sea Edinburgh@canal vp") == "ST-13.15"


def test_a_link_of_nobody_is_no_sea_leg_st_gb_27() -> None:
    """ST-GB-27, ST-13.15: what is allowed by sea alone is not allowed over a single unowned link."""
    table = moving(isles().lay("-", "E7 SW-SE").player("A", tile="docker", level=2), Glasgow="p")
    assert table.refused("A deliver purple Glasgow Edinburgh@ne vp") == "ST-13.15"


def test_a_new_city_keeps_the_port_marker_st_gb_37() -> None:
    """ST-GB-37, ST-R74: a flipped one stays flipped, an active one active."""
    table = isles().player("A", tile="urbanization", cash=9).supply("rr", "bb")
    table.state = table.state.with_mark(f"flipped{table.hex('Hull')}", 1)
    table.play("A urbanize Hull red 1")
    assert not active(table.state, table.hex("Hull"))
    second = isles().player("A", tile="urbanization", cash=9).supply("rr", "bb").play("A urbanize Dover red 1")
    assert active(second.state, second.hex("Dover"))
    second.lay("A", "L18 NW-SE").player("A", tile="docker", level=2)
    moving(second, Belfast="r").play("A deliver red Belfast Dover@sea vp")
    assert second.mark("A").vp == 1
    assert not active(second.state, second.hex("Dover"))


def test_no_cube_ends_at_a_white_city_st_gb_38() -> None:
    """ST-GB-38, ST-R32: whatever its colour; no track leads there either (ST-I29)."""
    table = moving(shipping(), Glasgow="gr")
    assert table.refused("A deliver gray Glasgow Belfast@sea vp") == "ST-GB-38"
    assert table.refused("A deliver red Glasgow Douglas@sea vp") == "ST-GB-38"
    assert ways(table) == set()


def test_cubes_on_towns_start_once_there_is_track_st_gb_12() -> None:
    """ST-GB-12: or a New City."""
    table = moving(isles().lay("A", "G12 SE-S").lay("A", "G13 N-S"), Manchester="y").player("A", level=2)
    assert table.refused("A deliver yellow Manchester Leeds vp") == "ST-GB-12"
    table.lay("A", "G14 t:N")
    assert table.play("A deliver yellow Manchester Leeds vp").mark("A").vp == 1
    founded = moving(isles().lay("A", "G12 SE-S").lay("A", "G13 N-S").city("Manchester"), Manchester="y")
    assert founded.allowed("A deliver yellow Manchester Leeds vp")


def test_which_of_two_ways_is_meant_st_13_22() -> None:
    """ST-13.22: sea and canal from Glasgow to Edinburgh differ, so the bot asks; an own link is taken at once."""
    table = moving(isles().lay("A", "F8 N-S", "F9 t:N").player("A", tile="docker", level=3), Glasgow="p")
    assert table.refused("A deliver purple Glasgow Edinburgh vp") == "ST-13.22"
    assert table.allowed("A deliver purple Glasgow Edinburgh@sea vp")
    own = moving(shipping(), Glasgow="p").play("A deliver purple Glasgow Edinburgh vp")
    assert own.event(Delivered).by == ("NE",)


def test_ports_are_offered_apart_st_gb_23() -> None:
    """ST-GB-23: by which port a cube comes is the mover's choice, since its marker is flipped."""
    table = moving(shipping(level=6), Belfast="b")
    assert {way[1] for way in ways(table)} == {"~Glasgow", "~Edinburgh", "~Newcastle"}


def test_a_side_that_is_named_is_meant_as_a_link_st_13_8() -> None:
    """ST-13.8: with a side behind it a port is no goal of the Docker."""
    assert moving(shipping(), Belfast="r").refused("A deliver red Belfast Glasgow@ne vp") == "ST-13.8"
    assert moving(shipping(), Glasgow="y").refused("A deliver yellow Glasgow Aberdeen@ne vp") == "ST-13.8"


def told(table: Table) -> list[str]:
    """What the table hears of the last move, in English."""
    lines = [line for event in table.events for line in table.game.tell(table.state, event)]
    return [words("en").say(line, lambda seat: "ABCD"[seat]) for line in lines]


def test_what_is_told_of_a_way_by_sea_and_by_canal_st_gb_23() -> None:
    """ST-GB-23: how each Stop was reached that no link leads to, the goal too; and that the port is used."""
    said = told(shipping().play(FOUR))
    assert "-# Way: Glasgow (by sea), Edinburgh and Carlisle." in said
    assert any("The port of **Glasgow** is used" in line for line in said)
    alone = told(moving(shipping(), Belfast="r").play("A deliver red Belfast Glasgow@sea vp"))
    assert "-# Way: Glasgow (by sea)." in alone
    rail = told(moving(shipping(), Edinburgh="b").play("A deliver blue Edinburgh Carlisle Newcastle vp"))
    assert "-# Way: Carlisle." in rail
    assert not any("port of" in line for line in rail)


def test_offered_ways_say_how_they_lead_st_gb_24() -> None:
    """ST-GB-24: by sea and by canal are written even where nothing else leads there."""
    ways_home = [choice.value for choice in shipping().offers("A", "deliver", "blue A10 H9").choices]
    assert {"A10 F7@sea F9 H9", "A10 D7@sea F7@ne F9 H9"} <= set(ways_home)
    north = moving(isles().lay("A", "I19 SW-N", "I18 t:S").player("A", level=2), Southampton="p")
    assert [choice.value for choice in north.offers("A", "deliver", "purple H19 H15").choices] == ["H19 I18 H15@canal"]


def test_the_sea_is_meant_only_where_it_could_be_st_13_8() -> None:
    """ST-13.8: unnamed it is not meant without Docker, on a later leg, nor to a place without a port."""
    assert moving(shipping(), London="r").player("A", tile="engineer").refused("A deliver red London Glasgow vp") == (
        "ST-13.8"
    )
    assert moving(shipping(), Edinburgh="y").refused("A deliver yellow Edinburgh Glasgow Aberdeen vp") == "ST-13.8"
    assert moving(shipping(), Glasgow="y").refused("A deliver yellow Glasgow Leeds vp") == "ST-13.8"
    assert moving(shipping(), London="y").refused("A deliver yellow London Aberdeen vp") == "ST-GB-21"


def test_a_link_beside_a_sea_leg_is_told_apart_st_13_22() -> None:
    """ST-13.22: ways are written so that they can be read again, wherever two legs lead to one port."""
    table = isles().lay("B", "E7 SW-SE").lay("A", "F8 N-S", "F9 t:N,NE", "G9 SW-SE")
    table.lay("-", "E8 N-S")  # ends the canal that leads there besides
    moving(table.player("A", tile="docker", level=4), Glasgow="b")
    ways = ways_from(table.state, 0, table.hex("Glasgow"))["b", table.hex("Newcastle")]
    assert any(leg.owner == 1 for way in ways for leg in way.legs)
    for way in ways:
        event, *_ = table.step(f"A deliver blue {named_way(table.state, 0, way)} vp").events
        assert isinstance(event, Delivered)
        assert (event.stops, event.by) == (way.stops, tuple(leg.by for leg in way.legs))


def test_ways_found_before_a_port_was_used_are_forgotten_st_gb_22() -> None:
    """ST-GB-22: nothing else differs, neither cubes nor level nor links, so only the port can tell the two apart."""
    table = shipping().cubes(Belfast="bb")
    assert ("Belfast", "~Glasgow", "Edinburgh", "Carlisle", "Newcastle") in ways(table)
    used = table.but(marks=flip(table.state, table.hex("Glasgow")).marks)
    assert not any("~Glasgow" in way for way in ways(used))
    assert any("~Edinburgh" in way for way in ways(used))
