"""What can be chosen: every kind's questions, and that they lead to what is legal and to nothing else."""

from typing import cast

import pytest

from rules.core.contract import Draft, Game, Offers, Suggestion
from rules.core.walk import answered, example
from rules.steam.board import TileKind
from rules.steam.building.laying import builds_from, open_builds, starts
from rules.steam.building.routing import propose
from rules.steam.faces import code
from rules.steam.grid import SIDES
from rules.steam.move import spot
from tests.rules.steam import brute
from tests.rules.steam.isles import isles
from tests.rules.steam.table import Table, china, grid, line
from tests.rules.steam.test_order import auction, bids


def rich(table: Table) -> Table:
    for at in range(len(table.state.players)):
        table.player("ABCD"[at], cash=50)
    return table


def values(table: Table, name: str, kind: str, *said: str) -> list[str]:
    return [choice.value for choice in table.offers(name, kind, *said).choices]


def typed(table: Table, kind: str, text: str, *said: str) -> list[str]:
    fields = table.game.forms[kind].fields
    filled = tuple((field.name, value) for field, value in zip(fields, said, strict=False))
    offers = table.game.offers(table.state, 0, Draft(kind=kind, values=filled, typed=text))
    return [choice.value for choice in offers.choices]


def test_a_tile_by_start_hex_and_face() -> None:
    """Own loose ends first, then Cities; at most six hexes, each with its place; then faces, the cheapest first."""
    table = rich(grid()).lay("A", "B2 NW-NE")
    begins = values(table, "A", "build")
    assert begins[:2] == ["B2-NE", "A2"]
    assert set(begins) == {"B2-NE", "A2", "E2", "C4"}
    hexes = table.offers("A", "build", "B2-NE").choices
    assert {choice.place for choice in hexes} == {"B2", "C2"}
    faces = table.offers("A", "build", "A2", "B1").choices
    prices = [int(str(choice.note.params["price"])) for choice in faces if choice.note]
    assert prices == sorted(prices)
    assert len(prices) == len(faces)
    assert {choice.place for choice in faces} == {"B1"}
    assert all("SW" in choice.value for choice in faces)
    done = table.offers("A", "build", "A2", "B1", faces[0].value)
    assert done.complete


def sides(table: Table, *items: str, at: str = "C2") -> Offers:
    draft = Draft(kind="build", values=(("start", "B2-NE"), ("hex", at)), growing=" ".join(items))
    return table.game.offers(table.state, 0, draft)


def test_the_sides_of_a_town_are_toggled() -> None:
    """Each side in the direction of the hex behind it; any of the 26 faces can be put together, and no other."""
    table = rich(grid()).lay("A", "B2 NW-NE")
    asked = sides(table)
    assert asked.field == "sides"
    assert not asked.closes
    assert {choice.value: choice.place for choice in asked.choices}["SE"] == "D2"
    form = table.game.forms["build"].field("sides")
    assert form is not None
    assert form.grows
    assert not form.ordered
    found = set[str]()
    fresh: list[tuple[str, ...]] = [("SW",)]
    while fresh:
        items = fresh.pop()
        offers = sides(table, *items)
        found |= {"t:" + ",".join(sorted(items, key=SIDES.index))} if offers.closes else set()
        fresh += [(*items, one.value) for one in offers.choices if len(items) < 2 or one.value > items[-1]]
    assert found == {code(one.face) for one in open_builds(table.state, 0, table.hex("C2"))}
    assert len(found) == 26
    assert sides(table, "N", "X").refusal is not None
    whole = Draft(kind="build", values=(("start", "B2-NE"), ("hex", "C2"), ("sides", "SW N")))
    assert table.game.offers(table.state, 0, whole).complete
    assert table.game.compose("build", whole.filled()) == table.game.parse("build C2 t:N,SW")
    seen = table.game.outlook(table.state, 0, Draft(kind="build", values=whole.values[:2], growing="SW N"))
    assert seen is not None
    assert seen.events


def test_the_sides_a_town_has_answer_themselves() -> None:
    table = rich(grid()).lay("A", "B2 NW-NE", "C2 t:SW,N")
    begun = Draft(kind="build", values=(("hex", "C2"),))
    draft = answered(cast(Game, table.game), lambda one: table.game.offers(table.state, 0, one), begun)
    assert draft.items() == ("N", "SW")
    offers = table.game.offers(table.state, 0, draft)
    assert not offers.closes
    assert {"NE", "SE", "S", "NW"} == {choice.value for choice in offers.choices}


def test_a_face_of_a_town_is_typed() -> None:
    table = rich(grid()).lay("A", "B2 NW-NE")
    assert typed(table, "build", "t:n,ne,s,sw", "B2-NE", "C2") == ["t:N,NE,S,SW"]


def test_starts_are_found_by_name() -> None:
    table = rich(china())
    assert typed(table, "build", "pék") == ["J3"]
    assert values(table, "A", "build", "Beijing")
    assert table.offers("A", "build", "Nowhere").refusal is not None


def test_a_turned_end_is_offered_where_it_lies() -> None:
    table = rich(grid()).lay("A", "B2 NW-NE")
    faces = values(table, "A", "build", "B2-NE", "B2")
    assert set(faces) == {"N-NW", "SE-NW", "S-NW", "SW-NW"}


def test_builds_from_all_starts_are_all_builds() -> None:
    """What the starts lead to is what brute force finds on every hex."""
    table = rich(grid()).lay("A", "B2 NW-NE", "C2 t:SE,SW").lay("B", "D3 N-SW").lay("-", "B3 N-SE")
    found = set()
    for _, at, side in starts(table.state, 0):
        for over, builds in builds_from(table.state, 0, at, side).items():
            found |= {(over, code(one.face)) for one in builds}
    every = {
        (at, face)
        for at in range(len(table.state.board.hexes))
        for face in brute.builds(table.game, table.state, 0, at)
    }
    assert found == every
    assert len(every) > 40


def test_a_line_by_start_and_goal() -> None:
    """The cheapest tiles that finish it, with what they cost; to be seen before it is played."""
    table = rich(china())
    goals = values(table, "A", "route", "J3")
    assert "K6" in goals
    ways = table.offers("A", "route", "J3", "K6")
    assert "J4 N-S J5 N-SE" in [choice.value for choice in ways.choices]
    assert ways.choices[0].note is not None
    assert ways.choices[0].note.params["price"] == 4
    assert ways.confirm
    whole = table.offers("A", "route", "J3", "K6", "J4 N-S J5 N-SE")
    assert whole.complete
    assert whole.confirm


def test_a_line_too_long_for_this_turn_is_begun() -> None:
    table = rich(china())
    (begun, *_) = table.offers("A", "route", "J3", "Shenyang").choices
    assert begun.label.key == "steam-way-begun"
    assert len(begun.value.split()) == 4
    assert table.allowed(f"A route {begun.value}")


@pytest.mark.parametrize(("start", "goal"), [("I7", "K6"), ("I7", "I10"), ("J3", "H3"), ("K9", "M9"), ("C10", "E10")])
def test_proposals_are_the_cheapest(start: str, goal: str) -> None:
    """No other pair of tiles joins the two places for less."""
    table = rich(china())
    best = table.offers("A", "route", start, goal).choices[0]
    assert best.note is not None
    price = best.note.params["price"]
    cheapest = price
    board = table.state.board
    for over in board.beside[table.hex(start)]:
        if over < 0:
            continue
        for one in open_builds(table.state, 0, over):
            after = Table(table.game, table.state).play(f"A build {board.hexes[over].id} {code(one.face)}")
            second = [0] if _joined(after, start, goal) else []
            for further in {far for far in board.beside[over] if far >= 0} if not second else ():
                for two in open_builds(after.state, 0, further):
                    then = Table(after.game, after.state).play(f"A build {board.hexes[further].id} {code(two.face)}")
                    second += [two.price] if _joined(then, start, goal) else []
            cheapest = min([cheapest, *(one.price + more for more in second)])  # type: ignore[type-var]
    assert price == cheapest


def _joined(table: Table, start: str, goal: str) -> bool:
    names = sorted(table.state.board.named(table.hex(name)).en for name in (start, goal))
    return f"{names[0]} -A- {names[1]}" in table.joined()


def test_every_goal_offered_can_be_begun() -> None:
    """Also a far one behind Cities, which take no tiles, and with little money."""
    table = china().player("A", cash=4).marker("A", income=-10)
    goals = values(table, "A", "route", "O3")
    assert len(goals) == 24
    assert all(values(table, "A", "route", "O3", goal) for goal in goals)


def test_routes_from_towns_and_loose_ends() -> None:
    table = rich(grid()).lay("A", "B2 NW-NE", "C2 t:SE,SW")
    assert table.offers("A", "route", "C2-SE", "E2").choices[0].value == "D2 NE-NW"
    town = rich(grid()).lay("A", "B2 NW-NE", "C2 t:SW")
    best = town.offers("A", "route", "C2", "E2").choices[0]
    assert town.play(f"A route {best.value}").joined() == {"Rho -A- Toad", "Beta -A- Toad"}


def test_a_line_meets_ones_own_end() -> None:
    table = rich(grid()).lay("A", "D2 NE-NW", "B2 NW-NE")
    (best, *_) = table.offers("A", "route", "A2", "C2").choices
    assert table.allowed(f"A route {best.value}")


def test_a_delivery_is_one_choice() -> None:
    """One entry for each cube and goal, the best first; other ways where the owners differ; then income or VP."""
    table = line("P:yellow Q R S:red").links("ABA").cubes(P="rr").player("A", level=4)
    (only,) = table.offers("A", "deliver").choices
    assert only.value == "red A1 A7"
    assert only.label.params["links"] == 3
    assert only.note is not None
    assert [share.params["points"] for share in only.note.params["shares"]] == [2, 1]  # type: ignore[union-attr]
    assert values(table, "A", "deliver", only.value) == ["A1 A3 A5 A7"]
    tracks = table.offers("A", "deliver", only.value, "A1 A3 A5 A7").choices
    assert [(one.value, one.note.params["now"]) for one in tracks if one.note] == [("income", 2), ("vp", 2)]
    assert table.offers("A", "deliver", only.value, "A1 A3 A5 A7", "vp").complete


def test_the_best_delivery_stands_first() -> None:
    table = line("P:yellow Q R S:red T:blue").links("AABA").cubes(P="r", S="b", T="r").player("A", level=4)
    assert values(table, "A", "deliver") == ["red A1 A7", "blue A7 A9", "red A9 A7"]


def test_a_kind_with_nothing_to_say_is_not_offered() -> None:
    assert line("P:red Q:blue").cubes(P="b").kinds("A") == {"pass"}
    assert "build" not in grid(mode="standard").kinds("A")
    assert "fund" not in rich(china()).kinds("A")
    assert rich(china()).lay("A", "J6 NE-SW").kinds("A") >= {"fund", "build", "route", "done"}


@pytest.mark.parametrize("kind", ["build", "route", "grow", "urbanize", "fund", "done", "ferry"])
def test_every_kind_has_an_example(kind: str) -> None:
    table = rich(china()).lay("A", "J6 NE-SW").city("Dalian")
    tiles = {"grow": "city_growth", "urbanize": "urbanization"}
    table.player("A", tile=tiles.get(kind, "engineer"))
    move = example(table.game, table.state, 0, kind)  # type: ignore[arg-type]  # a game of its own state
    assert move is not None
    assert table.game.check(table.state, 0, move) is None  # type: ignore[arg-type]  # a move of this game


def test_what_a_draft_would_do() -> None:
    """Price and what is left, and the tracks to be drawn, without any of it happening."""
    table = rich(china())
    draft = Draft(kind="route", values=(("start", "J3"), ("goal", "K6"), ("way", "J4 N-S J5 N-SE")))
    seen = table.game.outlook(table.state, 0, draft)
    assert seen is not None
    assert len(seen.state.tracks) == 2
    assert [line.key for line in seen.account] == ["steam-leaves-links", "steam-leaves-cash", "steam-leaves-builds"]
    assert seen.account[0].params == {"links": 1}
    assert seen.account[1].params == {"cash": 46, "moved": -4, "change": "−4"}
    assert table.state.tracks == ()
    assert table.game.outlook(table.state, 0, Draft(kind="route", values=draft.values[:2])) is None
    assert table.game.outlook(table.state, 0, Draft(kind="build", values=(("start", "J3"),))) is None


def test_a_way_is_shown_before_the_points_are_put() -> None:
    table = line("P:yellow Q R:red").links("AB").cubes(P="r")
    draft = Draft(kind="deliver", values=(("cube", "red A1 A5"), ("way", "A1 A3 A5")))
    seen = table.game.outlook(table.state, 0, draft)
    assert seen is not None
    assert seen.events[0].kind == "delivered"
    assert [line.key for line in seen.account] == ["steam-leaves-cash"], "not yet said where the points go"
    assert table.game.outlook(table.state, 0, Draft(kind="deliver", values=draft.values[:1])) is None


@pytest.mark.parametrize(
    ("kind", "value", "keys"),
    [
        ("fund", "all", ["steam-leaves-cash"]),
        ("ferry", "N4", ["steam-leaves-cash", "steam-leaves-builds"]),
    ],
)
def test_accounts(kind: str, value: str, keys: list[str]) -> None:
    table = rich(china()).lay("A", "J6 NE-SW").city("Dalian")
    field = table.game.forms[kind].fields[0].name
    seen = table.game.outlook(table.state, 0, Draft(kind=kind, values=((field, value),)))
    assert seen is not None
    assert [line.key for line in seen.account] == keys


def checked(table: Table, name: str) -> list[Suggestion]:
    """Suggestions are whole moves that are legal."""
    seat = "ABCD".index(name)
    found = list(table.game.suggest(table.state, seat))
    for one in found:
        assert table.game.offers(table.state, seat, one.draft).complete
    return found


def test_suggestions_of_lines() -> None:
    found = checked(rich(china()).lay("A", "J6 NE-SW"), "A")
    assert found
    assert {one.draft.kind for one in found} == {"route"}
    prices = [one.note.params["price"] for one in found if one.note]
    assert prices == sorted(prices)  # type: ignore[type-var]


def test_sides_may_be_typed_in_french() -> None:
    """West is `O` there."""
    table = rich(china())
    english, french = (typed(table, "build", text, "I7", "J6") for text in ("ne-sw", "ne-so"))
    assert english == french
    assert "NE-SW" in french
    town = rich(china()).lay("A", "L9 S-NW")
    assert typed(town, "build", "so", "L9-S", "L10") == typed(town, "build", "sw", "L9-S", "L10") == ["SW"]


def test_a_line_is_suggested_once_and_not_where_a_link_is() -> None:
    """The cheapest between two places; the player's own link needs no second beside it."""
    table = rich(china()).lay("A", "J6 NE-SW")
    ends = [{str(one.label.params[name]) for name in ("start", "goal")} for one in checked(table, "A")]
    assert len({frozenset(pair) for pair in ends}) == len(ends)
    linked = {str(spot(table.state, table.hex(name))) for name in ("Jinan", "Zhengzhou")}
    assert linked not in ends


@pytest.mark.parametrize(("kind", "tile"), [("urbanize", "urbanization"), ("grow", "city_growth"), ("ferry", None)])
def test_a_panel_of_which_nothing_is_said_foresees_nothing(kind: str, tile: TileKind | None) -> None:
    table = rich(china()).city("Dalian").city("M6").player("A", tile=tile)
    assert table.offers("A", kind).choices
    assert table.game.outlook(table.state, 0, Draft(kind=kind)) is None


def test_suggestions_of_deliveries() -> None:
    table = line("P:yellow Q R:red").links("AA").cubes(P="r")
    (best,) = checked(table, "A")
    assert best.draft.filled()["points"] == "income"
    late = line("P:yellow Q R:red").links("AA").cubes(P="r").but(turn=8)
    (last,) = checked(late, "A")
    assert last.draft.filled()["points"] == "vp"


def test_bids_are_listed_and_typed() -> None:
    table = bids(auction(), "A 2")
    listed = values(table, "B", "bid")
    assert listed[:4] == ["3", "4", "pass", "5"]
    assert table.offers("B", "bid").buttons == 3
    far = table.game.offers(table.state, 1, Draft(kind="bid", typed="41"))
    assert [choice.value for choice in far.choices] == ["41"]
    assert [one.value for one in table.game.offers(table.state, 1, Draft(kind="bid", typed="99")).choices] != ["99"]


def test_a_kind_that_is_closed_says_why() -> None:
    empty = line("P:red Q:blue").cubes(P="b").offers("A", "deliver").refusal
    assert empty is not None
    assert empty.rule == "ST-13.8"
    growth = grid(mode="standard").player("A", tile="city_growth").supply()
    assert "grow" not in growth.kinds("A")
    assert growth.offers("A", "grow").refusal is not None
    city = grid(mode="standard").player("A", tile="urbanization").city("Toad")
    assert "urbanize" not in city.kinds("A")
    poor = china(mode="standard").city("Dalian").player("A", cash=6)
    assert "ferry" not in poor.kinds("A")
    assert "ferry" in poor.player("A", cash=7).kinds("A")


def test_notes_beside_the_kinds() -> None:
    table = line("P:red Q:blue").player("A", level=3)
    notes = {choice.value: choice.note for choice in table.offers("A").choices}
    assert notes["loco"] is not None
    assert notes["loco"].params == {"level": 4}
    lapsing = rich(grid()).lay("A", "B2 NW-NE", turn=1).but(turn=2)
    notes = {choice.value: choice.note for choice in lapsing.offers("A").choices}
    assert notes["done"] is not None
    assert notes["done"].params == {"count": 1}
    assert notes["build"] is not None
    assert notes["build"].params == {"builds": 3}


def test_questions_open_the_panel_until_all_is_said() -> None:
    """What a slash command leaves out is asked in the panel."""
    table = rich(china())
    for kind, said in (("build", ()), ("build", ("J3",)), ("build", ("J3", "J4")), ("route", ()), ("route", ("J3",))):
        assert table.offers("A", kind, *said).confirm
    goods = line("P:yellow Q R:red").links("AA").cubes(P="r")
    for filled in ((), ("red A1 A5",), ("red A1 A5", "A1 A3 A5")):
        assert goods.offers("A", "deliver", *filled).confirm
    assert not goods.offers("A", "deliver", "red A1 A5", "A1 A3 A5", "vp").confirm


def test_places_are_narrowed_by_what_is_typed() -> None:
    table = rich(china()).player("A", tile="urbanization")
    assert typed(table, "urbanize", "dal") == ["N4"]
    assert table.offers("A", "urbanize").narrowed
    grower = rich(china()).player("A", tile="city_growth")
    assert typed(grower, "grow", "can") == ["H14"]
    assert grower.offers("A", "grow").narrowed
    assert typed(rich(china()), "route", "jin", "J3")[:1] == ["K6"]
    assert typed(rich(china()), "route", "pek") == ["J3"]


def test_others_first_and_own_last_is_found() -> None:
    """ST-13.16: at the very level that the way needs."""
    table = line("P:red Q R:blue").links("BA").cubes(P="b").player("A", level=2)
    assert values(table, "A", "deliver") == ["blue A1 A5"]


def test_a_line_joins_ones_own_end_cheaply() -> None:
    table = rich(grid()).lay("A", "C3 S-NW")
    (best, *_) = table.offers("A", "route", "A2", "C4").choices
    assert best.value == "B2 SE-NW"
    assert best.note is not None
    assert best.note.params["price"] == 2
    foreign = rich(grid()).lay("B", "C3 S-NW")
    (around, *_) = foreign.offers("A", "route", "A2", "C4").choices
    assert foreign.allowed(f"A route {around.value}")


def test_income_is_advised_while_it_is_negative() -> None:
    table = line("P:yellow Q R:red").links("AA").cubes(P="r").but(turn=8).marker("A", income=-2)
    assert checked(table, "A")[0].draft.filled()["points"] == "income"
    full = line("P:yellow Q R:red").links("AA").cubes(P="r").marker("A", income=9)
    assert checked(full, "A")[0].draft.filled()["points"] == "vp"
    just = line("P:yellow Q R:red").links("AA").cubes(P="r").marker("A", income=8)
    assert checked(just, "A")[0].draft.filled()["points"] == "income"


def test_what_a_tile_would_do() -> None:
    table = rich(grid())
    whole = Draft(kind="build", values=(("start", "A2"), ("hex", "B2"), ("face", "NW-NE")))
    seen = table.game.outlook(table.state, 0, whole)
    assert seen is not None
    assert [line.key for line in seen.account] == ["steam-leaves-cash", "steam-leaves-builds"]
    assert seen.account[1].params == {"builds": 2}


def test_twenty_bids_are_listed() -> None:
    table = auction().player("A", cash=3).marker("A", income=-10, vp=1)
    assert values(table, "A", "bid") == ["0", "1", "pass", "2", "3"]
    assert len(values(auction(), "A", "bid")) == 21


def test_out_of_turn_nothing_is_offered() -> None:
    refusal = grid().offers("B").refusal
    assert refusal is not None
    assert refusal.rule == "ST-3.3"
    assert grid().game.suggest(grid().state, 1) == ()


def test_faces_come_narrowed() -> None:
    table = rich(grid())
    assert table.offers("A", "build", "A2", "B2").narrowed
    assert table.offers("A", "build").narrowed
    assert table.offers("A", "route").narrowed
    assert table.offers("A", "route", "A2").narrowed


def test_short_questions() -> None:
    """Yes or no, income or VP, steps: asked, then complete."""
    team = china(4).phase("concede", "BD")
    assert values(team, "B", "concede") == ["yes", "no"]
    assert team.offers("B", "concede", "yes").complete
    goods = line("P:red Q R:blue").links("AB").cubes(P="b").play("A deliver blue P Q R vp")
    assert values(goods, "B", "allocate") == ["income", "vp"]
    assert goods.offers("B", "allocate", "vp").complete
    (note,) = [choice.note for choice in goods.offers("B").choices]
    assert note is not None
    assert note.params == {"points": 1}
    money = grid(mode="standard").phase("capital").marker("A", income=-8)
    assert values(money, "A", "capital") == ["0", "1", "2"]
    assert money.offers("A", "capital", "2").complete
    ferry = rich(china()).city("Dalian")
    assert ferry.offers("A", "ferry", "N4").complete
    fund = rich(china()).lay("A", "J6 NE-SW")
    assert values(fund, "A", "fund") == ["I7", "K6", "all"]
    assert fund.offers("A", "fund", "all").complete


def test_no_way_beyond_the_level_is_offered() -> None:
    """ST-13.9"""
    table = line("P:yellow Q R S:red").links("AAA").cubes(P="r").player("A", level=2)
    assert "deliver" not in table.kinds("A")
    assert "deliver" in table.player("A", level=3).kinds("A")


def test_steps_are_noted_in_base_alone() -> None:
    for mode, key in (("base", "steam-costs-steps"), ("standard", "steam-costs")):
        table = grid(mode=mode).player("A", cash=2 if mode == "standard" else 0)
        notes = {choice.note.key for choice in table.offers("A", "build", "A2", "B2").choices if choice.note}
        assert notes == {key}


def test_notes_of_capital_and_funds() -> None:
    table = grid().player("A", cash=2)
    notes = {choice.value: choice.note for choice in table.offers("A", "build", "A2", "B1").choices}
    dear = next(iter(notes.values()))
    assert dear is not None
    assert dear.params == {"price": 4, "steps": 1}
    nowhere = china().offers("A", "fund").refusal
    assert nowhere is not None
    assert nowhere.rule == "ST-CN-25"
    assert values(china(mode="standard").lay("A", "J6 NE-SW").player("A", cash=1), "A", "fund") == ["I7", "K6"]


def test_proposals_cost_what_they_say_st_8_9() -> None:
    """ST-8.9: the price of a line is that of all its tiles."""
    table = china().player("A", cash=40)
    found = propose(table.state, 0, table.hex("Beijing"), None, table.hex("Jinan"))
    assert len(found) > 1
    for one in found:
        line = " ".join(f"{table.state.board.hexes[at].id} {code(face)}" for at, face in one.line)
        after = Table(table.game, table.state).play(f"A route {line}")
        assert 40 - after.who("A").cash == one.price


def test_no_route_leads_where_no_track_may_st_7_5() -> None:
    """ST-7.5: a City that takes no track, or is not open yet, is no goal at all."""
    for table, start, goal in ((isles(), "Liverpool", "Belfast"), (china(), "Guangzhou", "Hong-Kong")):
        refusal = table.player("A", cash=40).offers("A", "route", start, goal).refusal
        assert refusal is not None
        assert refusal.why.key == "steam-misread-place"
