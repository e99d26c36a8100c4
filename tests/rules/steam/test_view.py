"""What is seen: everything that a picture needs, the same for all; and every event in words."""

import pytest

from rules.core.chance import Chance
from rules.core.contract import Result
from rules.core.phrase import Named, Phrase
from rules.steam.bidding.auction import BidMade, BidPassed, OrderSet, PlaceTaken
from rules.steam.bidding.capital import CapitalBought
from rules.steam.building.done import BuildingDone
from rules.steam.building.grow import CityGrew
from rules.steam.building.laying import TrackBuilt
from rules.steam.building.urbanize import CityFounded
from rules.steam.event import Joined, Payment, cubes_phrase
from rules.steam.flow import GameEnded, RoundBegun, TurnBegun, WentOut
from rules.steam.goods.deliver import Delivered, Earned
from rules.steam.goods.loco import LevelRaised
from rules.steam.goods.pass_ import GoPassed
from rules.steam.goods.points import PointsPut
from rules.steam.income import IncomeSettled, Settled
from rules.steam.maps.china.alone import OfferChanged
from rules.steam.maps.china.concede import Conceded, ConcessionAsked
from rules.steam.maps.china.ferry import FerryBuilt
from rules.steam.maps.china.flood import FloodDrawn
from rules.steam.maps.china.fund import FundPaid
from rules.steam.maps.china.teams import CapitalSplit
from rules.steam.selecting.tile import TileTaken
from rules.steam.setup import Dealt
from rules.steam.tracks import TracksRemoved
from rules.steam.view import SteamView
from tests.rules.steam.table import Table, china, grid
from tests.rules.steam.test_china import water


def seen(table: Table, viewer: int | None = None) -> SteamView:
    view = table.game.view(table.state, viewer)
    assert isinstance(view, SteamView)
    return view


def test_links_and_tracks() -> None:
    table = china().lay("A", "J6 NE-SW").lay("-", "J4 N-S")
    view = seen(table)
    (owned,) = [link for link in view.links if link.owner == 0]
    assert owned.complete
    assert {end.at for end in owned.ends} == {table.hex("Jinan"), table.hex("Zhengzhou")}
    assert owned.tracks == ((table.hex("J6"), 1, 4),)
    (loose,) = [link for link in view.links if not link.complete]
    assert loose.owner == -1
    assert [end.stop for end in loose.ends].count(False) == 1


def test_places_players_and_tiles() -> None:
    table = china().city("Dalian", "blue").player("A", tile="engineer", builds=1, cash=4, level=3).marker("A", vp=5)
    table.lay("A", "H8 t:N").but(grown=(table.hex("Beijing"),))
    view = seen(table)
    places = {view.board.hexes[place.at].id: place for place in view.places}
    assert (places["N4"].city, places["N4"].new, places["N4"].colour) == (True, True, "blue")
    assert places["J3"].grown
    assert len(places["J3"].cubes) == 6
    assert places["H8"].built
    assert not places["J15"].open
    assert view.closed == (table.hex("Hong Kong"),)
    player = view.players[0]
    assert (player.cash, player.level, player.vp, player.builds_left) == (4, 3, 5, 2)
    engineer = next(tile for tile in view.tiles if tile.tile == "engineer")
    assert (engineer.number, engineer.holder, engineer.offered, engineer.stacked) == (6, 0, True, 0)
    assert (view.turn, view.asked, view.turns, view.bag, view.delivered) == (0, None, 8, 30, 0)


def test_two_players_see_the_south_closed() -> None:
    view = seen(china(2))
    assert set(view.closed) == {at for at, spot in enumerate(view.board.hexes) if spot.beyond}
    assert {tile.stacked for tile in view.tiles} == {0, 1, 2, 3}


def test_flood_and_ferry() -> None:
    table = water(china(), "yellow yellow", Jinan=0, Zhengzhou=2).city("Dalian").lay("B", "N5 N-SW")
    view = seen(table)
    assert view.flood is not None
    states = {view.board.named(city.at).en: (city.fund, city.now) for city in view.flood.cities}
    assert states["Jinan"] == (0, "under_water")
    assert states["Zhengzhou"] == (2, "toll")
    assert states["Wuhan"] == (1, "dry")
    assert (view.flood.river, view.flood.box) == ("yellow", ("yellow", "yellow"))
    (ferry,) = view.ferries
    assert (ferry.built, ferry.owner, ferry.at) == (True, 1, table.hex("N5"))
    assert seen(china(4)).flood is None
    assert seen(china(4)).teams == ((0, 2), (1, 3))
    assert [player.team for player in seen(china(4)).players] == [0, 1, 0, 1]


def test_the_result_is_seen_at_the_end() -> None:
    table = grid().but(turn=8).phase("move", "C", round=2).play("C pass")
    assert seen(table).result == table.game.result(table.state)
    assert seen(grid()).result is None


PAID = Payment(price=7, steps=1, income=1)
RESULT = Result(scores=(1, 2, 3), winners=(2,))
EVENTS = (
    BidMade(seat=0, bid=2, place=1),
    BidPassed(seat=0),
    BidPassed(seat=0, stays=True),
    PlaceTaken(seat=0, place=1, payment=PAID),
    OrderSet(order=(0, 1, 2)),
    CapitalBought(seat=0, steps=0, payment=Payment()),
    CapitalBought(seat=0, steps=1, payment=PAID),
    CapitalSplit(shares=((0, 2), (2, 3))),
    TileTaken(seat=0, tile="engineer", payment=Payment()),
    TileTaken(seat=0, tile="urbanization", idle=True, payment=Payment()),
    TileTaken(seat=0, tile="locomotive", payment=PAID, level=2),
    TurnBegun(turn=4, opened=(3,)),
    OfferChanged(offer=("engineer",), stack=()),
    ConcessionAsked(seats=(0, 2)),
    Conceded(seat=0, yes=True),
    Conceded(seat=0, yes=False),
    GameEnded(result=RESULT),
    TrackBuilt(seat=0, at=9, face="N-S", how="new", sides=2, ground=1, payment=PAID, claimed=True),
    TrackBuilt(seat=0, at=9, face="N-S", how="redirect", sides=2, ground=0, payment=Payment()),
    TrackBuilt(
        seat=0,
        at=9,
        face="N-S",
        how="replacement",
        sides=4,
        ground=0,
        payment=PAID,
        joined=(Joined(a=1, b=2, owner=0), Joined(a=1, b=2, owner=-1)),
    ),
    CityGrew(seat=0, at=5, space=2, cubes="rrb"),
    CityFounded(seat=0, at=7, colour="gray", space=0, cubes="", gone=1),
    BuildingDone(seat=0, builds=2, lapsed=(4,)),
    TracksRemoved(seat=0, at=(4, 5)),
    FloodDrawn(disks=("yellow", "yangtze"), river=None, funds=(), under=()),
    FloodDrawn(disks=("yellow", "yellow"), river="yellow", funds=((80, 0), (96, 1)), under=(80,)),
    Delivered(
        seat=0,
        colour="red",
        stops=(1, 2, 3),
        by=("N", "S"),
        owners=(0, 1),
        earned=(Earned(seat=0, points=1), Earned(seat=1, points=1, money=1)),
        toll=PAID,
    ),
    PointsPut(seat=0, points=3, to="income", now=10, lost=2),
    PointsPut(seat=0, points=3, to="vp", now=10),
    LevelRaised(seat=0, level=3),
    GoPassed(seat=0),
    RoundBegun(round=2),
    IncomeSettled(players=(Settled(seat=0, net=3, cash=4), Settled(seat=1, net=-3, cash=4, payment=PAID))),
    WentOut(seats=(1,)),
    WentOut(seats=(1, 3), resigned=True),
)


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event.kind)
def test_every_event_is_told(event: object) -> None:
    """In phrases of this game, places by their names, none of them on the event itself."""
    table = china()
    assert isinstance(event, tuple(type(one) for one in EVENTS))
    lines = table.game.tell(table.state, event)  # type: ignore[arg-type]  # one of the events above
    assert lines
    assert all(isinstance(line, Phrase) and line.key.startswith("steam-") for line in lines)
    assert table.game.events.validate_json(event.model_dump_json()) == event  # type: ignore[attr-defined]


def test_ferry_fund_and_deal_are_told() -> None:
    table = china().city("Dalian")
    ferry = FerryBuilt(seat=0, at=table.hex("N5"), start=table.hex("N4"), payment=PAID)
    assert [line.key for line in table.game.tell(table.state, ferry)] == [
        "steam-ferry-built",
        "steam-raised",
        "steam-ferry-waits",
    ]
    fund = FundPaid(seat=0, cities=(table.hex("Jinan"),), payment=Payment(price=1))
    assert table.game.tell(table.state, fund)[0].key == "steam-fund-paid"
    game = china(4).game
    for seats, keys in ((2, {"steam-stack", "steam-dealt-auction"}), (4, {"steam-dealt-team", "steam-dealt-order"})):
        step = game.setup(game.options(), seats, Chance(bytes(32)))
        told = game.tell(step.state, step.events[0])
        assert keys <= {line.key for line in told}
        assert isinstance(step.events[0], Dealt)
        assert isinstance(told[0].params["map"], Named)


def test_the_start_tells_the_rulings_that_were_chosen() -> None:
    """Those that matter with so many players, and that map and rules are a reconstruction."""
    chosen = {"partners": "ends", "two_player_auction": "both", "toll_ends": False, "town_revisit": True}
    game = china().game
    options = game.options.model_validate({"mode": "standard", **chosen})
    heard = {}
    for seats in (2, 3, 4):
        step = game.setup(options, seats, Chance(bytes(32)))
        heard[seats] = [line.key for line in game.tell(step.state, step.events[0])]
        assert "steam-dealt-board" in heard[seats]
    on = {seats: {key for key in keys if key.endswith("-on")} for seats, keys in heard.items()}
    common = "steam-option-town_revisit-on"
    assert on[2] == {common, "steam-option-two_player_auction-on", "steam-option-toll_ends-on"}
    assert on[3] == {common, "steam-option-toll_ends-on"}
    assert on[4] == {common, "steam-option-partners-on"}


def told(event: object) -> list[str]:
    table = china()
    return [line.key for line in table.game.tell(table.state, event)]  # type: ignore[arg-type]  # an event of this game


def test_what_is_told_of_a_delivery_and_of_income() -> None:
    """A toll only where one was paid; money received or paid; capital only where it was raised."""
    free = Delivered(seat=0, colour="red", stops=(1, 2), by=("N",), owners=(0,), earned=(Earned(seat=0, points=1),))
    assert told(free) == ["steam-delivered-red", "steam-delivered-share"]
    dear = free.but(toll=Payment(price=2), stops=(1, 4, 2), by=("N", "S"))
    assert told(dear) == ["steam-delivered-red", "steam-delivered-via", "steam-delivered-share", "steam-toll"]
    both = IncomeSettled(players=(Settled(seat=0, net=0, cash=4), Settled(seat=1, net=-3, cash=4, payment=PAID)))
    assert told(both) == ["steam-income", "steam-income-gets", "steam-income-pays", "steam-raised"]


def test_what_is_told_of_tiles_and_links() -> None:
    idle = TileTaken(seat=0, tile="urbanization", idle=True, payment=Payment())
    assert told(idle) == ["steam-tile-taken"]
    loco = TileTaken(seat=0, tile="locomotive", payment=PAID, level=2)
    assert told(loco) == ["steam-tile-taken", "steam-raised", "steam-level-raised"]
    built = TrackBuilt(seat=0, at=9, face="N-S", how="new", sides=2, ground=1, payment=Payment(price=3))
    assert told(built) == ["steam-built-new"]
    more = built.but(claimed=True, joined=(Joined(a=1, b=2, owner=0),))
    assert told(more) == ["steam-built-new", "steam-claimed", "steam-joined"]
    founded = CityFounded(seat=0, at=7, colour="gray", space=0, cubes="")
    assert told(founded) == ["steam-founded-gray"]
    assert told(founded.but(gone=2)) == ["steam-founded-gray", "steam-spurs-gone"]
    assert told(BuildingDone(seat=0, builds=1)) == ["steam-building-done"]
    assert told(PointsPut(seat=0, points=3, to="vp", now=3)) == ["steam-put-vp"]
    assert told(WentOut(seats=(1,))) == ["steam-went-out"]
    assert told(WentOut(seats=(1,), resigned=True)) == ["steam-went-out"]
    assert told(TurnBegun(turn=2)) == ["steam-turn-begun"]
    assert told(BidPassed(seat=0, stays=True)) == ["steam-bid-passed"]
    assert told(CapitalBought(seat=0, steps=0, payment=Payment())) == ["steam-capital-none"]
    assert told(Conceded(seat=0, yes=True)) == ["steam-conceded"]


def test_a_ferry_that_joins_does_not_wait() -> None:
    table = china().city("Dalian").city("Yantai")
    joined = (Joined(a=1, b=2, owner=0),)
    ferry = FerryBuilt(seat=0, at=table.hex("N5"), start=table.hex("N4"), payment=Payment(price=7), joined=joined)
    assert [line.key for line in table.game.tell(table.state, ferry)] == ["steam-ferry-built", "steam-joined"]


def test_cubes_in_words() -> None:
    assert [(one.key, one.params) for one in cubes_phrase("rrb")] == [
        ("steam-cubes-red", {"count": 2}),
        ("steam-cubes-blue", {"count": 1}),
    ]
    assert [one.key for one in cubes_phrase("")] == ["steam-cubes-none"]


def test_an_income_phase_of_old_is_told_without_upkeep() -> None:
    """Events written before the upkeep was part of them are still read."""
    old = '{"kind": "income_settled", "players": [{"seat": 0, "net": 3, "cash": 4}]}'
    table = china()
    (_, line) = table.game.tell(table.state, table.game.events.validate_json(old))
    assert (line.key, line.params["upkeep"], line.params["income"]) == ("steam-income-gets", 0, 3)
