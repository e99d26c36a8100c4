"""What the robot takes, and what it takes it for: each choice in a position where it is the right one."""

from __future__ import annotations

import pytest

from rules.steam.bidding.capital import Capital
from rules.steam.planning import COIN, STEP_COST, best_growth, best_town, cost, tile_gain, yields
from rules.steam.selecting.tile import Tile
from tests.rules.steam.isles import shipping
from tests.rules.steam.table import Table, china, grid, line


def choosing(table: Table, **changes: object) -> Table:
    """A is to take an action tile."""
    return table.phase("select", "A", round=0).player("A", tile=None, **changes)


def test_the_docker_is_taken_for_a_point_more_by_sea() -> None:
    """One cube by sea alone is one point: just enough."""
    table = choosing(shipping(level=1).cubes(Belfast="r"))
    assert tile_gain(table.state, 0, "docker") == 1
    assert table.robot("A") == Tile(tile="docker")
    taken = choosing(shipping(level=1).cubes(Belfast="r")).player("B", tile="docker")
    assert table.game.check(taken.state, 0, taken.robot("A")) is None
    idle = choosing(shipping(level=1).cubes(Belfast="y"))
    assert tile_gain(idle.state, 0, "docker") == 0
    assert idle.robot("A") != Tile(tile="docker")


@pytest.mark.parametrize(("turn", "taken"), [(1, True), (6, True), (7, False), (8, False)])
def test_a_locomotive_is_bought_while_two_turns_are_to_come(turn: int, taken: bool) -> None:
    table = choosing(china().cubes().but(turn=turn), cash=30)
    assert table.state.map.scenario.turns == 8
    assert (table.robot("A") == Tile(tile="locomotive")) == taken


@pytest.mark.parametrize(("turn", "taken"), [(2, False), (3, True)])
def test_standard_urbanization_is_taken_from_the_third_turn_on(turn: int, taken: bool) -> None:
    table = choosing(china(mode="standard").but(turn=turn))
    assert (table.robot("A") == Tile(tile="urbanization")) == taken


@pytest.mark.parametrize(("turn", "taken"), [(3, False), (4, True)])
def test_standard_growth_is_taken_from_the_fourth_turn_on(turn: int, taken: bool) -> None:
    table = choosing(china(mode="standard").but(turn=turn)).player("B", tile="urbanization")
    assert (table.robot("A") == Tile(tile="city_growth")) == taken


def test_what_is_left_is_taken_as_a_pass_only_where_it_would_cost() -> None:
    for mode, idle in (("base", True), ("standard", False)):
        table = choosing(china(mode=mode).but(offer=("city_growth", "locomotive")))
        assert table.robot("A") == Tile(tile="city_growth", idle=idle)


def test_a_new_city_without_cubes_where_none_are_left() -> None:
    """ST-12.7"""
    table = grid().supply().player("A", tile="urbanization", cash=9)
    move = table.robot("A")
    assert table.game.print(move).split()[:2] == ["urbanize", "C2"]
    assert table.play(f"A {table.game.print(move)}").at("Toad") == ""


def test_points_of_others_count_against_a_way() -> None:
    table = line("P:yellow Q R S:red").links("AAB").cubes(P="r")
    ((value, letter, *_),) = yields(table.state, 0)
    assert value == pytest.approx(2 - 0.4)
    assert letter == "r"
    alone = line("P:yellow Q R S:red").links("AAA").cubes(P="r")
    assert yields(alone.state, 0)[0][0] == 3


@pytest.mark.parametrize(("turn", "coin"), [(6, COIN), (7, 0), (8, 0)])
def test_a_coin_is_worth_something_while_turns_are_to_come(turn: int, coin: float) -> None:
    table = grid(mode="standard").but(turn=turn)
    assert cost(table.state, 0, 4) == pytest.approx(4 * coin)
    base = grid().but(turn=turn).player("A", cash=1)
    assert cost(base.state, 0, 7) == pytest.approx(7 * coin + 2 * STEP_COST)


def test_a_city_of_the_own_network_grows() -> None:
    """The one with the fewest cubes, where its own colour is not sent."""
    table = grid().lay("A", "B2 NW-SE", "C3 NW-S").cubes(Rho="rr", Mu="r").supply("pp", "rr", "bb")
    rho, beta, mu = (table.hex(name) for name in ("Rho", "Beta", "Mu"))
    assert best_growth(table.state, 0, (rho, beta, mu)) == (mu, 2)
    assert best_growth(table.state, 0, (rho, beta)) == (rho, 1)
    assert best_growth(table.state, 0, ()) is None


def test_a_town_of_the_own_network_becomes_a_city() -> None:
    table = line("P:red Q R:blue S T:red").links("BBAA").cubes(T="yyr")
    assert best_town(table.state, 0, (table.hex("Q"), table.hex("S")), ["red", "yellow"]) == (table.hex("S"), "yellow")
    assert best_town(table.state, 1, (table.hex("Q"), table.hex("S")), ["red", "yellow"])[0] == table.hex("Q")


def test_no_level_is_raised_for_a_single_go() -> None:
    """A level pays with the goes that are left: two at least."""
    table = line("P:yellow Q R:red").links("AA").cubes(P="r").player("A", level=1).player("B", level=1)
    assert table.robot("A").kind == "loco"
    assert table.but(turn=8, round=2).robot("A").kind == "pass"


def test_a_level_with_upkeep_is_raised_for_any_gain() -> None:
    near = line("P:yellow Q R:red", mode="standard").links("BA").cubes(P="r").player("A", level=1)
    assert near.robot("A").kind == "loco"
    assert near.cubes().robot("A").kind == "pass"


def test_capital_is_said_once_for_a_team() -> None:
    table = china(4, mode="standard").phase("capital")
    first, second = table.state.map.teams[0]
    later = max((first, second), key=table.state.order.index)
    assert table.robot("ABCD"[later]) == Capital(steps=0)


@pytest.mark.parametrize(("cash", "taken"), [(8, False), (9, True)])
def test_base_urbanization_is_bought_with_nine_in_hand(cash: int, taken: bool) -> None:
    table = choosing(china(), cash=cash, level=6)
    assert (table.robot("A") == Tile(tile="urbanization")) == taken
    assert choosing(china().but(turn=7), cash=9, level=6).robot("A") != Tile(tile="urbanization")
