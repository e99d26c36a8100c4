"""ST-13: moving goods."""

from collections.abc import Iterable

import pytest

from rules.core.contract import Seat
from rules.core.phrase import Named, phrase
from rules.steam.board import Hex
from rules.steam.build import board_text, place
from rules.steam.goods.deliver import Deliver, Delivered
from rules.steam.goods.points import PointsPut
from rules.steam.goods.ways import ways_from
from rules.steam.maprules import MapRules
from rules.steam.network import Leg
from rules.steam.state import State
from tests.rules.steam.table import Table, grid, line, on_board


def test_two_rounds_st_13_1() -> None:
    """ST-13.1: one go for everybody in each."""
    table = line("P:red Q:blue").links("A")
    goes = []
    while table.state.phase == "move":
        goes.append((table.state.round, table.state.queue[0]))
        table.play(f"{'ABC'[table.state.queue[0]]} pass")
    assert sorted(goes) == [(1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2)]


def test_first_move_goes_first_in_both_st_13_2() -> None:
    """ST-13.2: B holds it; the others follow in order."""
    table = grid().play("A done", "B done", "C done")
    assert table.state.queue == (1, 0, 2)
    table.play("B pass", "A pass", "C pass")
    assert (table.state.round, table.state.queue) == (2, (1, 0, 2))


def test_move_or_level_or_nothing_st_13_3() -> None:
    """ST-13.3: one of them a go."""
    table = line("P:red Q:blue").links("A").cubes(P="b").player("A", level=1)
    assert table.kinds("A") == {"deliver", "loco", "pass"}
    for move in ("deliver blue P Q vp", "loco", "pass"):
        again = Table(table.game, table.state).play(f"A {move}")
        assert again.state.queue == (1, 2)


def test_the_level_is_free_st_13_4() -> None:
    """ST-13.4"""
    table = line("P:red Q:blue").player("A", level=2, cash=3).play("A loco")
    assert (table.who("A").level, table.cash("A"), table.mark("A").income) == (3, [3], 0)


def test_once_a_turn_st_13_5_13_6_ex_43() -> None:
    """ST-13.5, ST-13.6, ST-EX-43: both rounds together; never beyond 6; again in the next turn."""
    table = line("P:red Q:blue", seats=2).player("A", level=2).player("B", level=2)
    table.play("A loco", "B loco")
    assert table.who("B").level == 3
    assert table.refused("B loco") == "ST-13.5"
    table.play("B pass", "A pass")
    assert not table.who("B").raised
    assert table.phase("move", "B", round=1).allowed("B loco")
    top = line("P:red Q:blue")
    assert top.refused("A loco") == "ST-13.6"
    assert "loco" not in top.kinds("A")


def test_a_cube_starts_where_it_lies_st_13_7() -> None:
    """ST-13.7: in a City."""
    table = line("P:red Q R:blue").links("AA").cubes(P="y", Q="b")
    assert table.refused("A deliver blue P Q R vp") == "ST-13.7"
    assert table.refused("A deliver blue Q R vp") == "ST-13.7"
    assert table.refused("A deliver blue Nowhere R vp") == "ST-13.7"


def test_over_completed_links_only_st_13_8() -> None:
    """ST-13.8: each from the Stop reached to the next."""
    table = line("P:red Q R:blue").links("A").cubes(P="b")
    assert table.refused("A deliver blue P Q R vp") == "ST-13.8"
    assert table.refused("A deliver blue P R vp") == "ST-13.8"
    assert table.refused("A deliver blue P Nowhere vp") == "ST-13.8"


def test_at_most_the_level_st_13_9_ex_42() -> None:
    """ST-13.9, ST-EX-42: level 2, three links."""
    table = line("P:red Q R S:blue").links("AAA").cubes(P="b").player("A", level=2)
    assert table.refused("A deliver blue P Q R S vp") == "ST-13.9"
    assert table.player("A", level=3).allowed("A deliver blue P Q R S vp")


def test_ends_at_a_city_of_its_colour_st_13_10() -> None:
    """ST-13.10"""
    table = line("P:red Q R:blue").links("AA").cubes(P="yb")
    assert table.refused("A deliver blue P Q vp") == "ST-13.10"
    assert table.refused("A deliver yellow P Q R vp") == "ST-13.10"


def test_ends_at_the_first_such_city_st_13_11_ex_41() -> None:
    """ST-13.11, ST-EX-41: and a cube may leave a City of its own colour for another (ST-R33)."""
    table = line("P:blue Q:red S:red").links("AA").cubes(P="r", Q="r")
    assert table.refused("A deliver red P Q S vp") == "ST-13.11"
    assert Table(table.game, table.state).play("A deliver red P Q vp").mark("A").vp == 1
    assert table.play("A deliver red Q S vp").mark("A").vp == 1


def test_never_back_to_the_origin_st_13_12_ex_42() -> None:
    """ST-13.12, ST-EX-42"""
    table = line("P:red Q R:blue").links("AA").cubes(P="r")
    assert table.refused("A deliver red P Q P vp") == "ST-13.12"


def test_no_city_twice_st_13_13() -> None:
    """ST-13.13"""
    table = line("P:red Q:yellow R S:blue").links("AAA").cubes(P="b")
    assert table.refused("A deliver blue P Q R Q R S vp") == "ST-13.13"


def starred(**options: object) -> Table:
    """R hangs on Q by two links, which meet there: a way out and another back."""
    rows = [place("A1", "P", "red"), 'id = "A2", terrain = "plain"', place("A3", "Q"), 'id = "A4", terrain = "plain"']
    rows += [place("A5", "S", "blue"), 'id = "B2", terrain = "plain"', place("C3", "R"), 'id = "B3", terrain = "plain"']
    table = on_board(board_text(rows), **options).phase("move", round=1).player("A", level=6).cubes(P="b")
    return table.lay("A", "A2 N-S", "A3 t:N,NE,SE,S", "A4 N-S", "B2 SW-SE", "C3 t:NW,SW", "B3 NW-NE")


def test_no_town_twice_st_13_14_ex_42() -> None:
    """ST-13.14, ST-EX-42: P Q R Q S."""
    table = starred()
    assert table.joined() == {"P -A- Q", "Q -A- R", "Q -A- S"}
    assert table.refused("A deliver blue P Q R@NE Q@NW S vp") == "ST-13.14"


def test_a_town_again_by_option_r23() -> None:
    """ST-R23: over links not used yet; never over the same one."""
    table = starred(town_revisit=True)
    assert table.refused("A deliver blue P Q R@NE Q@NW S vp") == "ST-13.14"
    table.play("A deliver blue P Q R@NE Q@SW S vp")
    assert table.mark("A").vp == 4
    offered = starred(town_revisit=True)
    best = offered.offers("A", "deliver", "blue A1 A5").choices
    assert [len(one.value.split()) - 1 for one in best] == [4, 2]


def test_at_least_one_own_link_st_13_15() -> None:
    """ST-13.15: unowned ones are nobody's."""
    table = line("P:red Q R:blue").links("B-").cubes(P="b")
    assert table.refused("A deliver blue P Q R vp") == "ST-13.15"
    assert line("P:red Q R:blue").links("--").cubes(P="b").refused("A deliver blue P Q R vp") == "ST-13.15"


def test_as_many_own_as_any_other_has_st_13_16_ex_39() -> None:
    """ST-13.16, ST-EX-39: 1 own and 2 of B are refused; one each is legal, put in the order A, B, C."""
    table = line("P:red Q R S:red").links("ABB").cubes(P="r")
    assert table.refused("A deliver red P Q R S vp") == "ST-13.16"
    each = line("P:red Q R S:red").links("ABC").cubes(P="r").play("A deliver red P Q R S income")
    assert [(share.seat, share.points) for share in each.state.shares] == [(1, 1), (2, 1)]
    each.play("B allocate vp", "C allocate income")
    assert [(each.mark(name).income, each.mark(name).vp) for name in "ABC"] == [(1, 0), (0, 1), (1, 0)]


def test_gray_cubes_need_a_gray_new_city_st_13_17_ex_42() -> None:
    """ST-13.17, ST-EX-42"""
    table = line("P:red Q R:yellow").links("AA").cubes(P="g")
    assert table.refused("A deliver gray P Q R vp") == "ST-13.17"
    grown = line("P:red Q R:yellow").lay("A", "A2 N-S").city("Q", "gray").cubes(P="g")
    assert grown.play("A deliver gray P Q vp").mark("A").vp == 1


def test_a_point_for_each_link_st_13_18_ex_38() -> None:
    """ST-13.18, ST-13.19, ST-EX-38: 2 for A on income, 1 for B on VP."""
    table = line("P:blue Q R S:red").links("ABA").cubes(P="r").player("A", level=4)
    table.play("A deliver red P Q R S income", "B allocate vp")
    assert (table.mark("A").income, table.mark("A").vp) == (2, 0)
    assert (table.mark("B").income, table.mark("B").vp) == (0, 1)


def test_all_points_on_one_track_st_13_19() -> None:
    """ST-13.19: of one delivery, for each owner."""
    table = line("P:blue Q R S:red").links("ABA").cubes(P="rr")
    table.play("A deliver red P Q R S vp", "B allocate income")
    assert [(event.points, event.to) for event in table.all(PointsPut)] == [(1, "income")]
    assert (table.mark("A").income, table.mark("A").vp, table.mark("B").income) == (0, 2, 1)


def test_the_others_choose_in_order_st_13_20() -> None:
    """ST-13.20: after the mover, one after another, before the next go."""
    table = line("P:red Q R S:red").links("ABC").cubes(P="r").but(order=(0, 2, 1)).phase("move", "ACB", round=1)
    table.play("A deliver red P Q R S vp")
    assert table.game.to_act(table.state) == {2}
    assert table.refused("B allocate vp") == "ST-13.20"
    assert table.refused("A allocate vp") == "ST-3.3"
    assert table.refused("C loco") == "ST-3.1"
    table.play("C allocate vp", "B allocate vp")
    assert table.game.to_act(table.state) == {2}
    assert table.refused("C allocate vp") == "ST-3.3"


def test_points_of_others_by_option_r26() -> None:
    """ST-R26: put on VP at once."""
    table = line("P:red Q R S:red", allocate_default="vp").links("ABC").cubes(P="r")
    table.play("A deliver red P Q R S income")
    assert (table.state.shares, table.mark("B").vp, table.mark("C").vp) == ((), 1, 1)
    assert table.game.to_act(table.state) == {1}


def test_a_delivered_cube_leaves_the_game_st_13_21() -> None:
    """ST-13.21"""
    table = line("P:red Q:blue").links("A").cubes(P="bby").play("A deliver blue P Q vp")
    assert (table.at("P"), table.state.discard, table.at("Q")) == ("by", "b", "")


def test_a_path_names_its_links_st_13_22() -> None:
    """ST-13.22, ST-R25: of two links between the same Stops the own one is taken; of two others it is asked."""
    rows = [place("A1", "P", "red"), 'id = "A2", terrain = "plain"', place("A3", "Q", "blue"), place("A5", "S", "red")]
    rows += ['id = "B1", terrain = "plain"', 'id = "B2", terrain = "plain"', 'id = "A4", terrain = "plain"']
    table = on_board(board_text(rows)).phase("move", round=1).player("A", level=6).cubes(P="bb", S="b")
    table.lay("A", "A2 N-S").lay("B", "B1 NW-S", "B2 N-SW").lay("A", "A4 N-S")
    assert table.joined() == {"P -A- Q", "P -B- Q", "Q -A- S"}
    table.play("A deliver blue P Q vp")
    assert table.event(Delivered).owners == (0,)
    table.phase("move", "C", round=1).player("C", level=6)
    assert table.refused("C deliver blue P Q vp") == "ST-13.22"
    assert table.refused("C deliver blue P Q@S vp") == "ST-13.15"
    table.phase("move", "B", round=1).player("B", level=6).play("B deliver blue P Q vp")
    assert table.event(Delivered).owners == (1,)


def test_stops_left_out_are_filled_in_where_one_way_is_legal_r25() -> None:
    """ST-R25: the move is kept in full. What the level forbids, or comes in another order, is no such way."""
    table = line("P:red Q R S:blue").links("AAA").cubes(P="b").player("A", level=3)
    for stops in ("P S", "P Q S", "P R S"):
        step = table.step(f"A deliver blue {stops} vp")
        assert isinstance(step.said, Deliver)
        assert table.game.print(step.said) == "deliver blue A1 A3 A5 A7 vp"
        assert step.state.marker(0).vp == 3
    assert table.step("A deliver blue P Q R S vp").said is None
    assert table.refused("A deliver blue P R Q S vp") == "ST-13.8"
    assert table.player("A", level=2).refused("A deliver blue P S vp") == "ST-13.8"


def test_of_two_links_on_the_way_the_own_one_is_taken_r25() -> None:
    """ST-R25: the Stops are certain where only a second link between two of them is not."""
    rows = [place("A1", "P", "red"), place("A3", "Q"), place("A5", "S", "blue")]
    rows += [f'id = "{at}", terrain = "plain"' for at in ("A2", "A4", "B1", "B2")]
    table = on_board(board_text(rows)).phase("move", round=1).player("A", level=2).cubes(P="b")
    table.lay("A", "A2 N-S", "A3 t:N,S", "A4 N-S").lay("B", "B1 NW-S", "B2 N-SW", "A3 t:NE")
    assert table.joined() == {"P -A- Q", "P -B- Q", "Q -A- S"}
    assert table.play("A deliver blue P S vp").event(Delivered).owners == (0, 0)


def two_towns() -> Table:
    """From P to S by Q, over links of A and B, and by R, over two of A."""
    rows = [place("A1", "P", "red"), place("A3", "Q"), place("A5", "S", "blue"), place("B2", "R")]
    rows += [f'id = "{at}", terrain = "plain"' for at in ("A2", "A4", "B1", "B3", "B4")]
    table = on_board(board_text(rows)).phase("move", round=1).player("A", level=6).cubes(P="b")
    table.lay("A", "A2 N-S", "A3 t:N").lay("B", "A3 t:S", "A4 N-S")
    return table.lay("A", "B1 NW-S", "B2 t:N,S", "B3 N-S", "B4 N-SW")


def test_stops_left_out_are_asked_for_where_owners_differ_r25() -> None:
    """ST-13.22, ST-R25: the ways to choose from are told, and one more Stop is enough to say which."""
    table = two_towns()
    refusal = table.refusal("A deliver blue P S vp")
    assert refusal is not None
    assert (refusal.rule, refusal.instead) == ("ST-13.22", phrase("steam-instead-link", ways="A1 B2 A5, A1 A3 A5"))
    assert table.play("A deliver blue P Q S vp").event(Delivered).owners == (0, 1)


def test_a_missing_link_says_what_to_do_st_13_8() -> None:
    """ST-13.8: where no way can be filled in, every Stop is to be named."""
    table = line("P:red Q R:blue").links("A-").cubes(P="b")
    for goal in ("Nowhere", "A4"):
        refusal = table.refusal(f"A deliver blue P {goal} vp")
        assert refusal is not None
        assert (refusal.rule, refusal.instead) == ("ST-13.8", phrase("steam-instead-stops"))


@pytest.mark.parametrize("income", [3, -3, 0])
def test_base_income_st_14_1_14_2(income: int) -> None:
    """ST-14.1, ST-14.2: received, or paid."""
    table = grid().marker("A", income=income).player("A", cash=5).phase("move", "C", round=2).play("C pass")
    assert table.cash("A") == [5 + income]


def test_a_debt_stays_what_it_was_st_14_3() -> None:
    """ST-14.3: steps raised for it do not enlarge it."""
    table = grid().marker("A", income=-5).phase("move", "C", round=2).play("C pass")
    assert (table.cash("A"), table.mark("A").income) == ([0], -6)


def test_no_upkeep_in_base_st_14_4() -> None:
    """ST-14.4"""
    table = grid().marker("A", income=2).player("A", level=6).phase("move", "C", round=2).play("C pass")
    assert table.cash("A") == [2]


def standard(income: int, level: int, cash: int, vp: int) -> Table:
    table = grid(mode="standard").marker("A", income=income, vp=vp).player("A", level=level, cash=cash)
    return table.phase("move", "C", round=2).play("C pass")


@pytest.mark.parametrize(
    ("income", "level", "cash", "vp", "after"),
    [
        (7, 4, 2, 0, (5, 7, 0)),
        (2, 5, 1, 4, (0, 2, 3)),
        (2, 5, 0, 4, (1, 2, 2)),
        (0, 5, 0, 1, (1, -2, 0)),
        (2, 5, 3, 4, (0, 2, 4)),
    ],
)
def test_standard_income_st_17_13_to_17_16_ex_45(
    income: int, level: int, cash: int, vp: int, after: tuple[int, int, int]
) -> None:
    """ST-17.13, ST-17.14, ST-17.15, ST-17.16, ST-EX-45: net of the level; cash, then VP, then income; 1 back."""
    table = standard(income, level, cash, vp)
    assert (table.cash("A")[0], table.mark("A").income, table.mark("A").vp) == after


def test_standard_bankruptcy_st_17_17_ex_46() -> None:
    """ST-17.17, ST-EX-46"""
    assert standard(-10, 1, 0, 0).who("A").out
    assert not standard(-10, 1, 11, 0).who("A").out
    assert not standard(-10, 1, 0, 6).who("A").out


def test_the_last_standard_turn_st_17_19() -> None:
    """ST-17.19"""
    table = grid(mode="standard").but(turn=8).phase("move", "C", round=2).player("A", cash=3).play("C pass")
    assert (table.state.phase, table.cash("A")) == ("over", [2])


def test_points_of_others_are_put_by_two_buttons() -> None:
    table = line("P:red Q R:blue").links("AB").cubes(P="b").player("A", level=2)
    offers = table.play("A deliver blue P Q R vp").offers("B", "allocate")
    assert ([choice.value for choice in offers.choices], offers.buttons) == (["income", "vp"], 2)


def test_a_way_without_stops_between_is_called_direct() -> None:
    table = line("P:red Q:blue").links("A").cubes(P="b")
    (way,) = table.offers("A", "deliver", "blue A1 A3").choices
    assert way.label == phrase("steam-directly", stops=(), links=1)


def test_other_ways_of_a_cube_are_counted() -> None:
    """By Q, where B has a link, and by R: one way besides the best."""
    (choice,) = two_towns().offers("A", "deliver").choices
    assert choice.note is not None
    assert choice.note.params["others"] == 1
    (alone,) = line("P:red Q:blue").links("A").cubes(P="b").offers("A", "deliver").choices
    assert alone.note is not None
    assert alone.note.params["others"] == 0


def test_the_place_without_that_cube_is_named_st_13_7() -> None:
    """ST-13.7"""
    refusal = line("P:red Q R:blue").links("AA").cubes(P="y").refusal("A deliver blue P Q R vp")
    assert refusal is not None
    assert (refusal.rule, refusal.why.params["text"]) == ("ST-13.7", "p")


class Boats(MapRules):
    """Boats from Toad to Rho and to Beta."""

    spending = False

    def legs(self, state: State, seat: Seat, at: Hex, first: bool) -> Iterable[Leg]:
        number = self.board.number
        if at == number["C2"]:
            plain = (Leg(at, number[to], "boat", free=True) for to in ("A2", "E2"))
            yield from (leg._replace(spends=True) if self.spending else leg for leg in plain)


class SpendingBoats(Boats):
    spending = True


@pytest.mark.parametrize(("rules", "ways"), [(Boats, 1), (SpendingBoats, 2)])
def test_ways_that_differ_only_in_what_is_not_used_up_are_one(rules: type[MapRules], ways: int) -> None:
    """ST-R25: the shortest of those is offered; where a leg uses something up, each is a way of its own."""
    table = grid().city("Toad").lay("A", "B2 NW-SE", "C3 NW-S", "D2 NE-S", "D3 N-SW").cubes(Toad="p")
    table.player("A", level=3)
    state = table.state.on(rules(table.state.board, table.state.options, 3, version=2))
    found = ways_from(state, 0, table.hex("Toad"))
    assert len(found["p", table.hex("Mu")]) == ways


def test_a_delivery_is_told_from_its_origin_to_its_goal() -> None:
    table = line("P:red Q R:blue").links("AA").cubes(P="b").play("A deliver blue P Q R vp")
    said, *_ = table.event(Delivered).told(table.state)
    start, goal = said.params["start"], said.params["goal"]
    assert isinstance(start, Named)
    assert isinstance(goal, Named)
    assert (start.en, goal.en, said.params["links"]) == ("P", "R", 2)
