"""FT-6: taking three wagons from the main yard."""

import pytest

from rules.freight_train.build import position
from rules.freight_train.take import Took
from tests.rules.freight_train.table import event_of, played, refused, row, step, train

ROWS = ("box tank ore hopp stock", "auto coil", "gond")


def test_exactly_three_ft_6_1() -> None:
    """FT-6.1"""
    state = position(main=ROWS)
    assert refused(state, "take") == "FT-6.1"
    assert refused(state, "take 1>yard1 1>yard1") == "FT-6.1"
    assert refused(state, "take 1>yard1 1>yard1 1>yard1 1>yard1") == "FT-6.1"
    assert sum(map(len, played(state, "take 1>yard1 1>yard1 1>yard1").main)) == 5


def test_only_open_ends_ft_6_2() -> None:
    """FT-6.2: the next one is the open end once the first is gone; an empty row has none."""
    state = position(main=ROWS)
    assert refused(state, "take 1:hopp>yard1 1>yard1 1>yard1") == "FT-6.2"
    assert refused(state, "take 3>yard1 3>yard1 1>yard1") == "FT-6.2"
    assert refused(state, "take 4>yard1 1>yard1 1>yard1") == "FT-6.2"
    assert refused(state, "take 6>yard1 1>yard1 1>yard1") == "FT-6.2"
    assert refused(state, "take 0>yard1 1>yard1 1>yard1") == "FT-6.2"
    assert played(state, "take 1:stock>yard1 1:hopp>yard1 1:ore>yard1").main[0] == row("box tank")


@pytest.mark.parametrize("rows", ["111", "112", "123", "221", "132"])
def test_from_one_two_or_three_rows_ft_6_3(rows: str) -> None:
    """FT-6.3"""
    after = played(position(main=ROWS), "take " + " ".join(f"{at}>yard1" for at in rows))
    assert [len(was.split()) - len(now) for was, now in zip(ROWS, after.main[:3], strict=True)] == [
        rows.count(at) for at in "123"
    ]


def test_to_trains_and_yard_in_any_mix_ft_6_4() -> None:
    """FT-6.4"""
    state = position(main=ROWS, trains={0: ("stock stock",)})
    mixed = played(state, "take 1>loco1 1>yard2 1>loco3").players[0]
    assert (len(mixed.trains[0].wagons), mixed.yard[1], mixed.trains[1].wagons) == (3, ("hopp",), ("ore",))
    assert len(played(state, "take 1>loco1 1>loco2 1>loco3").players[0].trains) == 3
    assert played(state, "take 1>yard1 1>yard2 1>yard1").players[0].yard == (row("stock ore"), ("hopp",))


def test_to_the_open_end_of_a_yard_row_ft_6_5() -> None:
    """FT-6.5: and only to one of the two rows."""
    state = position(main=ROWS, yards={0: ("refr pigg", "cont")})
    after = played(state, "take 1>yard1 2>yard2 3>yard2").players[0]
    assert after.yard == (row("refr pigg stock"), row("cont coil gond"))
    assert refused(state, "take 1>yard3 2>yard2 3>yard2") == "FT-6.5"
    assert refused(state, "take 1>yard0 2>yard2 3>yard2") == "FT-6.5"


def test_placed_in_the_order_the_player_likes_ft_6_6() -> None:
    """FT-6.6: an order that is not one of the three wagons each is refused."""
    state = position(main=ROWS)
    after = played(state, "take 1>yard1 2>yard1 3>yard1 order 3 1 2").players[0]
    assert after.yard[0] == row("gond stock coil")
    for order in ("1 2", "1 1 2", "1 2 4", "1 2 3 3"):
        assert refused(state, f"take 1>yard1 2>yard1 3>yard1 order {order}") == "FT-6.6"


def test_the_order_decides_which_train_is_mixed_ft_6_6() -> None:
    """FT-6.6"""
    state = position(main=("box box ore",))
    assert played(state, "take 1>loco2 1>loco1 1>loco2").players[0].trains[1].mixed
    first_boxes = played(state, "take 1>loco3 1>loco1 1>loco2 order 2 3 1").players[0]
    assert [one.mixed for one in first_boxes.trains] == [False, True, False]


def test_eight_in_a_private_row_ft_6_7() -> None:
    """FT-6.7"""
    state = position(main=ROWS, yards={0: ("refr " * 7, "refr " * 5)})
    assert refused(state, "take 1>yard1 1>yard1 1>yard2") == "FT-6.7"
    assert len(played(state, "take 1>yard1 1>yard2 1>yard2").players[0].yard[0]) == 8
    assert [len(r) for r in played(state, "take 1>yard2 1>yard2 1>yard2").players[0].yard] == [7, 8]


def test_all_or_nothing_ft_6_8() -> None:
    """FT-6.8: the first two are good, the third is not; `refused` holds that nothing moved."""
    state = position(main=ROWS, trains={0: ("box box",)})
    assert refused(state, "take 1>yard1 1>loco2 1>loco1") == "FT-3.3"


def test_fewer_than_three_wagons_ft_6_9() -> None:
    """FT-6.9"""
    assert refused(position(main=("box", "tank")), "take 1>yard1 2>yard1 2>yard1") == "FT-6.9"
    assert refused(position(main=("box", "tank")), "take 1>yard1 2>yard1") == "FT-6.1"
    assert played(position(main=("box", "tank", "ore")), "take 1>yard1 2>yard1 3>yard1").turn == 1


def test_three_from_one_row_ft_ex_7() -> None:
    """FT-EX-7"""
    done = step(position(main=ROWS), "take 1>yard1 1>yard1 1>yard1")
    assert [one.wagon for one in event_of(done, Took).placed] == ["stock", "hopp", "ore"]
    assert done.state.main[0] == row("box tank")
    assert refused(position(main=ROWS), "take 1:tank>yard1 1>yard1 1>yard1") == "FT-6.2"


def test_yard_rows_of_eight_and_seven_ft_ex_9() -> None:
    """FT-EX-9"""
    state = position(
        main=("tank ore stock",), yards={0: ("refr " * 8, "refr " * 7)}, trains={0: ("box box box", "stock stock")}
    )
    assert refused(state, "take 1>loco2 1>yard2 1>yard2") == "FT-6.7"
    after = played(state, "take 1>loco2 1>loco3 1>yard2").players[0]
    assert [len(r) for r in after.yard] == [8, 8]
    assert refused(state, "take 1>loco2 1:ore>loco1 1>yard2") == "FT-3.3"


def test_ore_before_tank_ft_ex_10() -> None:
    """FT-EX-10"""
    state = position(main=("box ore tank",), yards={0: ("refr", "")}, trains={0: ("box box",)})
    after = played(state, "take 1:tank>yard1 1:ore>yard1 1:box>loco1 order 2 1 3")
    assert after.players[0].yard[0] == row("refr ore tank")
    assert train(after, 0, 1) == row("box box box")
