"""Standing orders, private questions, and who has to do what."""

import pytest

from rules.core.contract import Draft, MisreadError
from rules.steam.bidding.bid import Bid
from rules.steam.building.laying import TrackBuilt
from rules.steam.building.routing import propose
from rules.steam.faces import code
from rules.steam.game import Steam
from rules.steam.goods.allocate import Allocate
from rules.steam.move import SteamMove
from tests.rules.steam.table import Table, china, grid, line
from tests.rules.steam.test_order import auction, bidding, bids

GAME = Steam()


def answer(table: Table, name: str, order: str, value: str) -> SteamMove | None:
    seat = "ABCD".index(name)
    ask = lambda draft: table.game.offers(table.state, seat, draft)  # noqa: E731  # what an order is given
    move = table.game.orders[order].answer(table.game.view(table.state, seat), seat, ask, value)
    assert move is None or isinstance(move, SteamMove)
    return move


def test_bids_up_to_a_limit() -> None:
    """One more than the highest bid, and a pass beyond the limit or the means."""
    table = bids(auction(), "A 2")
    assert answer(table, "B", "limit", "9") == Bid(amount=3)
    assert answer(table, "B", "limit", "3") == Bid(amount=3)
    assert answer(table, "B", "limit", "2") == Bid(amount=None)
    assert answer(table, "C", "limit", "9") is None
    assert answer(grid(), "A", "limit", "9") is None
    poor = bids(bidding(cash=3), "A 3")
    assert answer(poor, "B", "limit", "9") == Bid(amount=None)


def test_a_limit_is_a_number() -> None:
    order = GAME.orders["limit"]
    assert order.read(" 9 ") == "9"
    with pytest.raises(MisreadError):
        order.read("much")
    table = auction().player("A", cash=2).marker("A", income=-10)
    offers = order.ask(table.game.view(table.state, 0), 0, Draft(kind="limit"))
    assert [choice.value for choice in offers.choices] == ["0", "1", "2"]


def test_a_preference_puts_the_points_r26() -> None:
    """ST-R26: income or VP at once; `ask` leaves it to the player."""
    table = line("P:red Q R:blue").links("AB").cubes(P="b").play("A deliver blue P Q R vp")
    assert answer(table, "B", "prefer", "income") == Allocate(to="income")
    assert answer(table, "B", "prefer", "vp") == Allocate(to="vp")
    assert answer(table, "B", "prefer", "ask") is None
    assert answer(table, "C", "prefer", "vp") is None
    order = GAME.orders["prefer"]
    assert [order.read(said) for said in ("PV", "revenu", "demander", "ask")] == ["vp", "income", "ask", "ask"]
    with pytest.raises(MisreadError):
        order.read("both")
    offers = order.ask(table.game.view(table.state, 1), 1, Draft(kind="prefer"))
    assert [choice.value for choice in offers.choices] == ["income", "vp", "ask"]


def test_duties_tell_who_does_what() -> None:
    """Who bids, who picks, who builds, who moves, who decides."""
    found = {}
    goods = line("P:red Q R:blue").links("AB").cubes(P="b")
    for name, table in {
        "auction": auction(),
        "bidding": bidding(),
        "build": grid(),
        "move": goods,
        "allocate": Table(goods.game, goods.state).play("A deliver blue P Q R vp"),
        "concede": china(4).phase("concede", "BD"),
    }.items():
        (duty,) = table.game.duties(table.state)
        assert duty.what == name
        assert duty.blocks
        found[name] = duty.seat
    assert found == {"auction": 0, "bidding": 0, "build": 0, "move": 0, "allocate": 1, "concede": 1}


def plan(table: Table, seat: int | None, **said: str) -> tuple[list[str], tuple[str, ...], int]:
    finding = table.game.inquiries["plan"].answer(table.game.view(table.state, seat), seat, said)
    return [one.key for one in finding.lines], finding.places, len(finding.events)


def test_what_could_i_deliver() -> None:
    """Also out of turn."""
    table = line("P:yellow Q R:red").links("BB").cubes(P="r")
    assert plan(table, 1) == (["steam-plan-delivery"], ("A1",), 0)
    assert plan(table, 0) == (["steam-plan-nothing"], (), 0)


def test_what_would_a_line_cost() -> None:
    """With its tiles to be drawn, also out of turn and with no build left."""
    table = china().phase("move", "A", round=1).player("B", cash=9, builds=2)
    keys, places, events = plan(table, 1, start="Beijing", goal="Jinan")
    assert (set(keys), len(places), events) == ({"steam-plan-line"}, 2, 2)
    best = propose(table.state.with_player(1, builds=0), 1, table.hex("Beijing"), None, table.hex("Jinan"))
    assert places == tuple(table.state.board.hexes[at].id for at, _ in best[0].line)
    said = {"start": "Beijing", "goal": "Jinan"}
    drawn = table.game.inquiries["plan"].answer(table.game.view(table.state, 1), 1, said).events
    assert tuple((one.at, one.face) for one in drawn if isinstance(one, TrackBuilt)) == tuple(
        (at, code(face)) for at, face in best[0].line
    )
    assert len({one.line for one in best}) == len(keys) > 1
    assert plan(table, 1, start="Beijing", goal="Shenyang")[0][0] == "steam-plan-begun"
    assert plan(table, 1, start="Dalian", goal="Shenyang")[0] == ["steam-plan-no-line"]
    assert table.state.tracks == ()
    goals = [table.state.board.hexes[at].id for at in table.state.board.cities]
    begun = [plan(table, 1, start="Beijing", goal=goal) for goal in goals if goal not in ("J3", "J15")]
    assert max(len(places) for _, places, _ in begun) == table.state.map.builds("first_move") == 2


def test_the_question_of_a_plan() -> None:
    table = china()
    inquiry, view = table.game.inquiries["plan"], table.game.view(table.state, 0)
    first = inquiry.ask(view, 0, Draft(kind="plan", typed="pék"))
    assert (first.field, [choice.value for choice in first.choices]) == ("start", ["J3"])
    second = inquiry.ask(view, 0, Draft(kind="plan", values=(("start", "J3"),)))
    assert second.field == "goal"
    for said in ({"start": "J3"}, {"start": "J3", "goal": "moon"}, {"start": "B9", "goal": "J3"}):
        with pytest.raises(MisreadError):
            inquiry.answer(view, 0, said)
    with pytest.raises(MisreadError):
        inquiry.answer(view, None, {})


def test_a_plan_starts_at_cities_and_own_towns() -> None:
    table = china().lay("A", "N4 t:N").player("A", cash=9).player("B", cash=9)
    assert plan(table, 0, start="Dalian", goal="Shenyang")[0][0] in ("steam-plan-line", "steam-plan-begun")
    assert plan(table, 1, start="Dalian", goal="Shenyang")[0] == ["steam-plan-no-line"]
