"""What the robot knows of California: the way to the trunk line, what prestige takes, money and repairs in 2090."""

from __future__ import annotations

import pytest

from rules.core.contract import Refusal
from rules.steam.goods.deliver import better_track
from rules.steam.maps.california.plans import (
    FULL,
    LAST_PRESTIGE,
    builds_missing,
    prestige_drain,
    prestige_worth,
    trunk_prospect,
)
from rules.steam.maps.california_2090.disaster import bill, likely_repairs, repairs_worth, struck_tracks
from rules.steam.maps.california_2090.repair import Repair
from rules.steam.robot import purse
from rules.steam.state import LEAST_INCOME
from tests.rules.steam.table import Table
from tests.rules.steam.west import COAST, LAST, california, end_turn, in_2090, trunk


def repaired(table: Table) -> Repair:
    move = table.robot("A")
    assert isinstance(move, Repair)
    assert not isinstance(move.attempt(table.state, 0), Refusal)
    return move


@pytest.mark.parametrize("laid", range(7))
def test_every_tile_of_the_coast_line_is_a_step_nearer(laid: int) -> None:
    table = california().lay("A", *(*COAST, LAST)[:laid])
    assert builds_missing(table.state, 0) <= 7 - laid
    assert trunk_prospect(table.state, 0) >= trunk_prospect(california().state, 0)


def test_the_trunk_line_is_all_there_once_it_is_joined() -> None:
    table = trunk(california())
    assert builds_missing(table.state, 0) == 0
    assert trunk_prospect(table.state, 0) == 5
    assert builds_missing(table.state, 1) == 7  # for another player nothing is nearer


def test_what_is_out_of_reach_is_worth_nothing() -> None:
    late = california().but(turn=7)
    assert trunk_prospect(late.state, 0) == 0
    near = california().but(turn=7).lay("A", *COAST[:4], turn=7)
    assert trunk_prospect(near.state, 0) > 0
    assert trunk_prospect(near.player("A", builds=3).state, 0) == 0


def test_the_robot_closes_the_trunk_line() -> None:
    table = california().but(turn=6).lay("A", *COAST, turn=6).cubes().player("A", cash=3)
    move = table.robot("A")
    table.play(f"A {table.game.print(move)}")
    assert table.mark("A").vp == 5


def test_prestige_is_dear_early_and_welcome_late() -> None:
    early, late = (trunk(california().but(turn=turn)).state for turn in (2, 7))
    assert prestige_worth(early, 0) < 0 < prestige_worth(late, 0)
    assert prestige_worth(late, 0) == 2 * LAST_PRESTIGE  # no coin is lost any more
    assert prestige_worth(early, 1) == 0
    assert (prestige_drain(early, 0), prestige_drain(late, 0), prestige_drain(late, 1)) == (12, 2, 0)
    assert late.map.prospect(late, 0) == trunk_prospect(late, 0) + prestige_worth(late, 0)
    spared = trunk(california(last_prestige=False).but(turn=7)).state
    assert (prestige_drain(spared, 0), prestige_worth(spared, 0)) == (0, 0)


def test_points_go_to_income_while_prestige_will_take_it() -> None:
    """A negative income costs twice in the end."""
    plain = california().but(turn=6).marker("A", income=2)
    assert better_track(plain.state, 0, 1) == "vp"
    assert better_track(trunk(plain).state, 0, 1) == "income"


def test_money_is_kept_for_disasters() -> None:
    table = in_2090().lay("A", *COAST).player("A", cash=9)
    assert likely_repairs(table.state, 0) == 6  # nothing but earthquakes in the bag
    assert repairs_worth(table.state, 0) < 0 == repairs_worth(table.state, 1)
    calm = in_2090("calm").lay("A", *COAST).player("A", cash=9)
    assert purse(calm.state, 0) - purse(table.state, 0) == 6
    volcano = in_2090("volcano").lay("A", "D2 N-S")
    assert likely_repairs(volcano.state, 0) == 2


def test_the_robot_keeps_its_trunk_line() -> None:
    table = end_turn(trunk(in_2090().but(turn=6)).marker("A", income=3))
    assert repaired(table).unpaid == ()


def test_it_pays_all_if_money_just_reaches() -> None:
    table = end_turn(trunk(in_2090().but(turn=6)).marker("A", income=3))
    price = bill(table.state, struck_tracks(table.state, 0))
    table.marker("A", income=LEAST_INCOME).player("A", cash=price)
    assert repaired(table).unpaid == ()
    assert repaired(table.player("A", cash=price - 1)).unpaid != ()


def test_it_gives_up_what_is_worth_nothing() -> None:
    """A loose end in the last turn, where it would cost income."""
    table = end_turn(in_2090().but(turn=7).lay("A", "K14 SE-NW", turn=7).cubes())
    assert repaired(table).unpaid == ("K14:SE-NW",)


def test_it_gives_up_what_it_cannot_pay() -> None:
    table = trunk(in_2090()).marker("A", income=-10).player("A", cash=12)
    end_turn(table)
    assert 4 <= len(repaired(table).unpaid) <= len(struck_tracks(table.state, 0))


def test_hexes_that_are_full_are_gone_around() -> None:
    """Two tracks of others fill a hex, on a Town three; one fewer leaves room."""
    free = builds_missing(california().state, 0)
    single = california().lay("B", "E8 N-S", "F9 N-S", "G11 N-S")
    assert builds_missing(single.state, 0) == free
    beside = ("E8 N-S", "E8 NE-SW", "D9 N-S", "D9 NE-SW")  # with San Jose all that leads out of San Francisco
    assert builds_missing(california().lay("B", *beside, "E9 t:NW,NE").state, 0) == free
    assert builds_missing(california().lay("B", *beside, "E9 t:NW,NE,SE").state, 0) > free
    assert builds_missing(california().lay("B", "E8 N-S", "D9 N-S", "E9 t:NW,NE,SE").state, 0) < FULL


def test_what_can_still_be_built_bounds_the_way_to_the_trunk_line() -> None:
    """Three builds a turn to come, and those left in this one."""
    table = california().but(turn=6).player("A", tile="turn_order")  # three more after these three
    six = table.lay("A", COAST[0], turn=6)
    assert builds_missing(six.state, 0) == 6
    assert trunk_prospect(six.state, 0) > 0
    assert trunk_prospect(six.player("A", builds=1).state, 0) == 0
    assert trunk_prospect(six.player("A", builds=1, tile="engineer").state, 0) > 0
    last = california().but(turn=7).lay("A", *COAST, turn=7)
    assert trunk_prospect(last.player("A", builds=2).state, 0) > 0
    assert trunk_prospect(last.player("A", builds=3).state, 0) == 0


def test_own_loose_ends_are_walked_free_and_nobody_elses() -> None:
    """Beside another's track on the same tile, too; own completed links count as links, not as loose ends."""
    start = builds_missing(california().state, 0)
    loose = ("E8 SW-SE", "F8 NW-SE")
    assert builds_missing(california().lay("A", *loose).state, 0) == start - 2
    assert builds_missing(california().lay("B", *loose).state, 0) == start
    beside = california().lay("A", *COAST[:2], COAST[3]).lay("B", "G11 N-SE")
    assert builds_missing(beside.state, 0) == builds_missing(california().lay("A", *COAST[:2], COAST[3]).state, 0)


def test_repairs_weigh_more_the_more_disasters_are_to_come() -> None:
    early, late = (in_2090().but(turn=turn).lay("A", "J13 S-NW").state for turn in (2, 6))
    assert repairs_worth(early, 0) < repairs_worth(late, 0) < 0
    assert repairs_worth(in_2090(last_prestige=False).but(turn=7).lay("A", "J13 S-NW").state, 0) == 0
    assert likely_repairs(in_2090("none").lay("A", "J13 S-NW").state, 0) == 0  # an empty bag


def test_the_way_to_the_trunk_line_is_worth_a_tenth_less_for_each_build() -> None:
    """Up to nine builds; nothing beyond."""
    assert builds_missing(california().state, 0) == 7
    assert trunk_prospect(california().state, 0) == pytest.approx(5 * 0.3)
    begun = california().lay("A", *COAST[:2])
    assert trunk_prospect(begun.state, 0) == pytest.approx(5 * (1 - builds_missing(begun.state, 0) / 10))


def test_links_that_stay_do_not_speak_for_one_that_goes() -> None:
    """A loose end is worth nothing beside a link that no earthquake struck."""
    table = in_2090().but(turn=7).lay("A", "K14 SE-NW", "M16 NE-SW", turn=7).cubes()
    assert repaired(end_turn(table)).unpaid == ("K14:SE-NW",)
