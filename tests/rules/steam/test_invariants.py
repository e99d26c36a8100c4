"""ST-I: the audit finds each kind of broken position, and each kind of step that cannot have happened."""

import pytest

from rules.core.contract import BrokenInvariantError
from rules.steam.audit import audit
from rules.steam.audit_steps import audit_step
from rules.steam.bidding.auction import OrderSet, PlaceTaken
from rules.steam.building.laying import TrackBuilt
from rules.steam.event import Payment
from rules.steam.goods.deliver import Delivered, Earned
from rules.steam.goods.loco import LevelRaised
from rules.steam.goods.pass_ import GoPassed
from rules.steam.goods.points import PointsPut
from rules.steam.maps.china.fund import FundPaid
from rules.steam.state import Auction, Marker, State, Track
from tests.rules.steam.table import Table, china, grid, line


def broken(table: Table) -> str:
    with pytest.raises(BrokenInvariantError) as found:
        audit(table.state)
    return found.value.invariant


def sound(table: Table) -> Table:
    audit(table.state)
    return table


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_fresh_table_is_sound(seats: int) -> None:
    sound(china(seats))


def test_cubes_i1() -> None:
    """ST-I1: 96 of them, each colour as it is."""
    assert broken(grid().but(bag="r")) == "ST-I1"
    table = grid()
    swapped = table.state.bag.replace("r", "b", 1)
    assert broken(table.but(bag="".join(sorted(swapped)))) == "ST-I1"


def test_new_cities_i2() -> None:
    """ST-I2: eight tiles, one of each colour and four gray."""
    table = china()
    for town in ("Dalian", "Taiyuan"):
        table.city(town, "red")
    assert broken(table) == "ST-I2"


@pytest.mark.parametrize("changes", [{"cash": -1}, {"level": 7}, {"level": 0}])
def test_players_i3(changes: dict[str, int]) -> None:
    """ST-I3"""
    assert broken(grid().player("A", **changes)) == "ST-I3"


@pytest.mark.parametrize("changes", [{"income": 11}, {"income": -11}, {"vp": -1}])
def test_markers_i3(changes: dict[str, int]) -> None:
    """ST-I3"""
    assert broken(grid().marker("A", **changes)) == "ST-I3"


def test_faces_i5() -> None:
    """ST-I5: a face of the table; town faces on Towns alone."""
    assert broken(grid().lay("A", "B2 N-NE", "B2 SE-S")) == "ST-I5"
    assert broken(grid().lay("A", "C2 N-S")) == "ST-I5"
    assert broken(grid().lay("A", "B2 t:NW")) == "ST-I5"


def test_no_tile_where_none_may_lie_i6() -> None:
    """ST-I6"""
    assert broken(grid().lay("A", "A2 N-S")) == "ST-I6"
    assert broken(grid().lay("A", "C2 t:N").city("Toad")) == "ST-I6"
    assert broken(china(2).lay("A", "I12 N-S")) == "ST-I6"


def test_no_track_off_the_map_i7() -> None:
    """ST-I7"""
    assert broken(grid().lay("A", "A1 N-S")) == "ST-I7"
    assert broken(china().lay("A", "M6 t:NE")) == "ST-I7"


def test_one_track_at_a_side_i8() -> None:
    """ST-I8"""
    assert broken(grid().lay("A", "B2 N-S", "B2 S-SE")) == "ST-I8"


def test_one_owner_a_link_i9() -> None:
    """ST-I9"""
    assert broken(grid().lay("A", "B2 NW-SE").lay("B", "C3 S-NW")) == "ST-I9"


def test_two_stops_a_link_i10() -> None:
    """ST-I10"""
    assert broken(grid().lay("A", "B1 S-SW", "B2 N-NW")) == "ST-I10"


def test_no_idle_link_after_building_i11() -> None:
    """ST-I11: also while others still build."""
    table = grid().but(turn=2).lay("A", "B2 NW-SE", turn=1)
    for name in "ABC":
        table.player(name, before="turn_order" if name == "A" else None)
    sound(table)
    assert broken(table.phase("build", "B")) == "ST-I11"
    assert broken(table.phase("move", "A", round=1)) == "ST-I11"


def test_builds_i14() -> None:
    """ST-I14: three, Engineer four; in China two and three."""
    sound(grid().player("A", builds=3))
    assert broken(grid().player("A", builds=4)) == "ST-I14"
    assert broken(china().player("A", builds=3)) == "ST-I14"
    sound(china().player("A", builds=3, tile="engineer"))


def test_tiles_i15() -> None:
    """ST-I15: held by one, and by everybody once they are chosen."""
    assert broken(grid().player("A", tile="first_move")) == "ST-I15"
    assert broken(grid().player("A", tile=None)) == "ST-I15"


def test_growth_i16() -> None:
    """ST-I16: once a City, and never a New City."""
    table = grid()
    assert broken(table.but(grown=(table.hex("Rho"), table.hex("Rho")))) == "ST-I16"
    town = grid()
    assert broken(town.city("Toad").but(grown=(town.hex("Toad"),))) == "ST-I16"


def test_supply_i17() -> None:
    """ST-I17: a space is full or empty."""
    table = grid()
    space = table.state.supply[0]
    less = (space[:1], *table.state.supply[1:])
    assert broken(table.but(supply=less).balance()) == "ST-I17"


def test_order_i22() -> None:
    """ST-I22: everybody once; in Base by the tiles of the turn before."""
    assert broken(grid().but(order=(0, 1))) == "ST-I22"
    table = grid().but(turn=2).player("A", before="engineer").player("B", before="first_move")
    assert broken(table.player("C", before="urbanization")) == "ST-I22"
    sound(table.but(order=(1, 0, 2)))


def test_disks_i24() -> None:
    """ST-I24: eight, four a river; none or two in the box."""
    table = china()
    assert table.state.flood is not None
    assert broken(table.but(flood=table.state.flood.but(box=("yellow", "yellow")))) == "ST-I24"
    one = china()
    assert one.state.flood is not None
    flood = one.state.flood.but(box=("yellow",), bag=(("yellow", 3), ("yangtze", 4)))
    assert broken(one.but(flood=flood)) == "ST-I24"


def test_funds_i25() -> None:
    """ST-I25"""
    table = china()
    assert table.state.flood is not None
    funds = tuple((at, -1) for at, _ in table.state.flood.funds)
    assert broken(table.but(flood=table.state.flood.but(funds=funds))) == "ST-I25"


def test_hong_kong_and_the_ferry_i26() -> None:
    """ST-I26: no track enters it before turn 4; one ferry token."""
    assert broken(china().lay("A", "I15 SE-NW")) == "ST-I26"
    assert broken(china().city("Dalian").lay("A", "N5 N-SW", "N5 NE-S")) == "ST-I26"


def test_the_stack_and_the_south_i27() -> None:
    """ST-I27: seven tiles, and nothing changes south of the line."""
    table = china(2)
    assert broken(table.but(stack=table.state.stack[:2])) == "ST-I27"
    assert broken(china(2).cubes(Guangzhou="r")) == "ST-I27"
    assert broken(china(2).lay("A", "I11 N-S")) == "ST-I27"


def test_two_markers_for_teams_i28() -> None:
    """ST-I28"""
    table = china(4)
    assert broken(table.but(markers=(*table.state.markers, Marker()))) == "ST-I28"


def step_breaks(before: State, after: State, *events: object) -> str:
    with pytest.raises(BrokenInvariantError) as found:
        audit_step(before, after, events)  # type: ignore[arg-type]  # any events at all
    return found.value.invariant


def test_levels_i4_i18() -> None:
    """ST-I4, ST-I18: they never fall, rise one at a time, and once in the move phase."""
    table = line("P:red Q:blue").player("A", level=3)
    other = table.state.with_player(1, raised=True)
    audit_step(other, other.with_player(0, level=4, raised=True).but(queue=(1, 2)), (LevelRaised(seat=0, level=4),))
    before = table.state
    assert step_breaks(before, before.with_player(0, level=2)) == "ST-I4"
    assert step_breaks(before, before.with_player(0, level=4)) == "ST-I4"
    assert step_breaks(before, before.with_player(0, level=5), LevelRaised(seat=0, level=5)) == "ST-I4"
    raised = before.with_player(0, raised=True)
    assert step_breaks(raised, raised.with_player(0, level=4), LevelRaised(seat=0, level=4)) == "ST-I18"
    after = before.with_player(0, level=4).but(queue=before.queue[1:])
    audit_step(before, after, (LevelRaised(seat=0, level=4),))


def test_two_goes_each_i18() -> None:
    """ST-I18: one in each of two rounds, by whoever is next, and nobody is left out."""
    table = line("P:red Q:blue")
    state = table.state
    assert step_breaks(state, state.but(queue=(1, 2)), GoPassed(seat=1)) == "ST-I18"
    assert step_breaks(state, state, GoPassed(seat=0)) == "ST-I18"
    assert step_breaks(state, state.but(queue=(2,)), GoPassed(seat=0)) == "ST-I18"
    assert step_breaks(state, state.but(round=2, queue=(0, 1, 2)), GoPassed(seat=0)) == "ST-I18"
    last = state.but(queue=(2,))
    assert step_breaks(last, last.but(round=2, queue=(0, 1)), GoPassed(seat=2)) == "ST-I18"
    assert step_breaks(last, last.but(round=0, turn=2, phase="select"), GoPassed(seat=2)) == "ST-I18"
    again = last.but(round=2)
    assert step_breaks(again, again.but(round=3, queue=(0, 1, 2)), GoPassed(seat=2)) == "ST-I18"
    for name in "ABCBAC":  # B holds First Move
        step = table.step(f"{name} pass")
        audit_step(table.state, step.state, step.events)
        table.state = step.state


def test_tracks_and_links_stay_i12_i13() -> None:
    """ST-I12, ST-I13"""
    table = grid().lay("A", "B2 NW-SE", "C3 S-NW")
    without = table.state.but(tracks=table.state.tracks[:1])
    assert step_breaks(table.state, without) == "ST-I12"
    stolen = tuple(sorted(Track(*track[:3], 1, 1) for track in table.state.tracks))
    assert step_breaks(table.state, table.state.but(tracks=stolen)) == "ST-I13"


def delivered(**changes: object) -> tuple[State, State, Delivered, PointsPut]:
    table = line("P:red Q R:blue").links("AA").cubes(P="b")
    step = table.step("A deliver blue P Q R vp")
    event, put, *_ = step.events
    assert isinstance(event, Delivered)
    assert isinstance(put, PointsPut)
    audit_step(table.state, step.state, step.events)
    return table.state, step.state, event, put


def test_a_delivery_takes_one_cube_i19() -> None:
    """ST-I19: and gives a point for each owned link."""
    before, after, event, put = delivered()
    assert step_breaks(before, before, event, put) == "ST-I19"
    more = event.but(earned=(Earned(seat=0, points=3),))
    assert step_breaks(before, after, more, put) == "ST-I19"


def test_points_are_not_split_i20() -> None:
    """ST-I20"""
    before, after, event, put = delivered()
    assert step_breaks(before, after, event, put, put) == "ST-I20"
    assert step_breaks(before, after, event, put.but(points=1)) == "ST-I20"


def test_change_of_the_last_step_i21() -> None:
    """ST-I21"""
    table = grid()
    step = table.step("A build B2 NW-NE")
    (event,) = step.events
    assert isinstance(event, TrackBuilt)
    audit_step(table.state, step.state, step.events)
    assert step_breaks(table.state, step.state.with_player(0, cash=5), event) == "ST-I21"


def test_what_an_auction_costs_i23() -> None:
    """ST-I23"""
    table = grid(mode="standard").phase("bidding").but(auction=Auction(opener=0, leader=0, bids=(3, 2, 5)))
    events = (
        PlaceTaken(seat=0, place=1, payment=Payment(price=3)),
        PlaceTaken(seat=1, place=2, payment=Payment(price=2)),
        PlaceTaken(seat=2, place=3, payment=Payment(price=0)),
        OrderSet(order=(0, 1, 2)),
    )
    audit_step(table.state, table.state, events)
    wrong = PlaceTaken(seat=2, place=3, payment=Payment(price=1))
    assert step_breaks(table.state, table.state, *events[:2], wrong, events[3]) == "ST-I23"


def test_what_the_places_between_cost_i23() -> None:
    """ST-I23: half the bid, rounded up, between the second and the last."""
    table = grid(4, mode="standard").phase("bidding").but(auction=Auction(opener=0, leader=0, bids=(6, 5, 3, 4)))
    paid = [PlaceTaken(seat=at, place=at + 1, payment=Payment(price=price)) for at, price in enumerate((6, 5, 2, 0))]
    order = OrderSet(order=(0, 1, 2, 3))
    audit_step(table.state, table.state, (*paid, order))
    wrong = PlaceTaken(seat=2, place=3, payment=Payment(price=1))
    assert step_breaks(table.state, table.state, paid[0], paid[1], wrong, paid[3], order) == "ST-I23"


def test_how_funds_change_i25() -> None:
    """ST-I25: they rise by payments in build turns, and fall by a flood, each by 1."""
    table = china()
    flood = table.state.flood
    assert flood is not None
    at = flood.funds[0][0]
    richer = table.state.but(flood=flood.but(funds=tuple((one, fund + (one == at)) for one, fund in flood.funds)))
    paid = FundPaid(seat=0, cities=(at,), payment=Payment(price=1))
    audit_step(table.state, richer, (paid,))
    assert step_breaks(table.state, richer) == "ST-I25"
    assert step_breaks(richer, table.state) == "ST-I25"
    moving = table.phase("move", "A", round=1).state
    assert step_breaks(moving, moving.but(flood=richer.flood), paid) == "ST-I25"


@pytest.mark.parametrize(("option", "paid", "wrong"), [("zero", 0, 2), ("both", 2, 0)])
def test_what_an_auction_of_two_costs_i23(option: str, paid: int, wrong: int) -> None:
    """ST-I23: other numbers under the option."""
    table = grid(2, mode="standard", two_player_auction=option).phase("bidding")
    table.but(auction=Auction(opener=0, leader=0, bids=(3, 2)))
    first = PlaceTaken(seat=0, place=1, payment=Payment(price=3))
    order = OrderSet(order=(0, 1))
    audit_step(table.state, table.state, (first, PlaceTaken(seat=1, place=2, payment=Payment(price=paid)), order))
    other = PlaceTaken(seat=1, place=2, payment=Payment(price=wrong))
    assert step_breaks(table.state, table.state, first, other, order) == "ST-I23"
