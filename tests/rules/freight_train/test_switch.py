"""FT-7: switching wagons from the private yard to trains."""

import pytest

from rules.freight_train.build import position
from rules.freight_train.switch import Switched
from tests.rules.freight_train.table import event_of, played, refused, row, step, train

YARD = {0: ("box ore tank", "hopp hopp")}


def test_one_to_four_wagons_ft_7_1() -> None:
    """FT-7.1"""
    state = position(yards={0: ("box " * 6, "")})
    assert refused(state, "switch") == "FT-7.1"
    assert refused(state, "switch" + " 1>loco1" * 5) == "FT-7.1"
    for count in (1, 2, 3, 4):
        after = played(state, "switch" + " 1>loco1" * count)
        assert (len(train(after, 0, 1)), len(after.players[0].yard[0])) == (count, 6 - count)


def test_only_open_ends_of_one_or_both_rows_ft_7_2() -> None:
    """FT-7.2"""
    state = position(yards=YARD)
    assert refused(state, "switch 1:ore>loco1") == "FT-7.2"
    assert refused(state, "switch 2>loco1 2>loco1 2>loco1") == "FT-7.2"
    assert refused(state, "switch 3>loco1") == "FT-7.2"
    assert refused(position(), "switch 1>loco1") == "FT-7.2"
    assert played(state, "switch 1:tank>loco1 2:hopp>loco2").players[0].yard == (row("box ore"), ("hopp",))


@pytest.mark.parametrize("to", ["yard1", "yard2", "loco6", "loco0"])
def test_only_to_own_locomotives_ft_7_3(to: str) -> None:
    """FT-7.3: a train of another seat has no name here, and the yard takes nothing back."""
    assert refused(position(yards=YARD, trains={1: ("tank tank",)}), f"switch 1>{to}") == "FT-7.3"


def test_placed_in_the_order_the_player_likes_ft_7_4() -> None:
    """FT-7.4, FT-R8: ore first makes train 1 mixed, and tank may then start plain."""
    state = position(yards={0: ("ore tank", "")}, trains={0: ("tank",)})
    after = played(state, "switch 1>loco2 1>loco1 order 2 1").players[0]
    assert [(one.wagons, one.mixed) for one in after.trains] == [(row("tank ore"), True), (("tank",), False)]
    as_taken = played(position(yards={0: ("ore tank", "")}, trains={0: ("tank",)}), "switch 1>loco2 1>loco3")
    assert [one.mixed for one in as_taken.players[0].trains] == [False, True, False]
    assert refused(state, "switch 1>loco2 1>loco1 order 1 3") == "FT-7.4"


def test_all_or_nothing_ft_7_5() -> None:
    """FT-7.5: the second cannot be placed, so the first stays too (held by `refused`)."""
    assert refused(position(yards=YARD, trains={0: ("box box",)}), "switch 1>loco2 2>loco1") == "FT-3.3"


def test_four_wagons_ft_ex_11() -> None:
    """FT-EX-11"""
    state = position(yards=YARD, trains={0: ("tank tank", "hopp hopp", "mixed refr coil")})
    done = step(state, "switch 1:tank>loco1 2:hopp>loco2 2:hopp>loco2 1:ore>loco3")
    assert done.state.players[0].yard == (("box",), ())
    assert [one.length for one in event_of(done, Switched).placed] == [3, 3, 4, 3]
    five = "switch 1>loco1 2>loco2 2>loco2 1>loco3 1>loco4"
    assert refused(state, five) == "FT-7.1"
    assert refused(state, "switch 1:ore>loco3 1:tank>loco1") == "FT-7.2"
