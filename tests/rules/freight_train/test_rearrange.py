"""FT-8: rearranging the private yard, and the option `debt`."""

from rules.core.contract import Draft
from rules.freight_train.build import position
from rules.freight_train.rearrange import Rearrange, Rearranged
from tests.rules.freight_train.table import GAME, event_of, played, refused, row, step
from tests.rules.freight_train.test_action import closed, stuck

YARD = {0: ("box ore", "tank")}


def test_it_costs_one_point_ft_8_1() -> None:
    """FT-8.1"""
    done = step(position(yards=YARD), "rearrange tank / ore box")
    assert done.state.players[0].score == 4
    assert event_of(done, Rearranged).score == 4


def test_any_order_in_either_row_ft_8_2() -> None:
    """FT-8.2"""
    state = position(yards=YARD)
    for first, second in (("ore box tank", ""), ("", "tank ore box"), ("tank", "ore box")):
        assert played(state, f"rearrange {first} / {second}").players[0].yard == (row(first), row(second))


def test_the_same_wagons_eight_a_row_ft_8_3() -> None:
    """FT-8.3"""
    state = position(yards=YARD)
    assert refused(state, "rearrange box / tank") == "FT-8.3"
    assert refused(state, "rearrange box ore / refr") == "FT-8.3"
    assert refused(state, "rearrange box ore box / tank") == "FT-8.3"
    nine = position(yards={0: ("box " * 5, "box " * 4)})
    assert refused(nine, "rearrange " + "box " * 9 + "/") == "FT-8.3"
    assert len(played(nine, "rearrange " + "box " * 8 + "/ box").players[0].yard[0]) == 8


def test_one_wagon_is_enough_ft_8_4() -> None:
    """FT-8.4"""
    assert played(position(yards={0: ("box", "")}), "rearrange / box").players[0].yard == ((), ("box",))


def test_an_empty_yard_ft_8_5() -> None:
    """FT-8.5"""
    assert refused(position(), "rearrange /") == "FT-8.5"
    assert Rearrange.why_not_offered(position(), 0)


def test_the_order_may_stay_ft_8_6() -> None:
    """FT-8.6"""
    after = played(position(yards=YARD), "rearrange box ore / tank")
    assert (after.players[0].yard, after.players[0].score, after.turn) == ((row("box ore"), ("tank",)), 4, 1)


def test_no_point_to_pay_with_ft_8_7() -> None:
    """FT-8.7"""
    assert refused(position(yards=YARD, scores={0: 0}), "rearrange box ore / tank") == "FT-8.7"
    assert played(position(yards=YARD, scores={0: 1}), "rearrange box ore / tank").players[0].score == 0


def test_option_debt_allows_scores_below_zero_ft_8_7() -> None:
    """FT-8.7 by the other reading of FT-R10."""
    state = position(yards=YARD, scores={0: 0}, debt=True)
    after = played(state, "rearrange box ore / tank")
    assert after.players[0].score == -1
    GAME.audit(after)
    assert not Rearrange.why_not_offered(state, 0)
    assert played(after.model_copy(update={"turn": 0}), "rearrange ore / tank box").players[0].score == -2


def test_option_debt_still_needs_wagons_ft_8_5() -> None:
    """FT-8.5"""
    assert refused(position(scores={0: 0}, debt=True), "rearrange /") == "FT-8.5"


def test_option_debt_obliges_nobody_ft_5_2() -> None:
    """FT-5.2: who has no point left and nothing else to do may pass or borrow; the engine leaves the choice."""
    state = closed(stuck(main=("pigg pigg pigg", "pigg", "pigg", "pigg"), debt=True))
    assert [choice.value for choice in GAME.offers(state, 0, Draft()).choices] == ["rearrange", "pass"]
    assert played(state, "pass").turn == 1
    assert refused(closed(stuck(score=1, debt=True)), "pass") == "FT-5.2"
