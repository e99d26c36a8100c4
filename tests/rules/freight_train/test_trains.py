"""FT-3: what may stand on which train."""

import pytest

from rules.freight_train.build import position
from rules.freight_train.state import State
from rules.freight_train.take import Took
from tests.rules.freight_train.table import event_of, played, refused, row, step, train


def loading(*trains: str, main: str = "tank ore box") -> State:
    """Seat 0 has these trains and takes from row 1, whose open end is the last wagon."""
    return position(main=(main, "stock stock stock"), trains={0: trains})


def put(to: str) -> str:
    """Sends the first wagon of row 1 there, two stock wagons to the yard."""
    return f"take 1>{to} 2>yard1 2>yard1"


def test_a_train_needs_its_own_locomotive_ft_3_1() -> None:
    """FT-3.1: five locomotives, none with number 6 or 0."""
    state = loading()
    assert refused(state, put("loco6")) == "FT-3.1"
    assert refused(state, put("loco0")) == "FT-3.1"
    assert train(played(state, put("loco5")), 0, 5) == ("box",)


def test_a_wagon_starts_a_train_and_others_join_the_tail_ft_3_2() -> None:
    """FT-3.2"""
    state = played(position(main=("tank box box box",)), "take 1>loco2 1>loco2 1>loco2")
    assert train(state, 0, 2) == ("box", "box", "box")
    mixed = played(loading("mixed refr"), "take 1>loco1 1>loco1 1>loco1")
    assert train(mixed, 0, 1) == row("refr box ore tank")


def test_one_type_only_ft_3_3() -> None:
    """FT-3.3"""
    state = loading("ore ore")
    assert refused(state, put("loco1")) == "FT-3.3"
    assert train(played(loading("box box"), put("loco1")), 0, 1) == row("box box box")


@pytest.mark.parametrize(("players", "most"), [(2, 9), (3, 12), (4, 16)])
def test_a_plain_train_has_no_limit_ft_3_4(players: int, most: int) -> None:
    """FT-3.4: all wagons of a type fit on one train."""
    state = position(players, main=("tank ore box",), trains={0: ("box " * (most - 1),)})
    assert len(train(played(state, "take 1>loco1 1>yard1 1>yard1"), 0, 1)) == most


def test_one_mixed_train_only_ft_3_5() -> None:
    """FT-3.5: neither declared nor grown."""
    state = loading("mixed tank refr", "ore")
    assert refused(state, put("loco3:mixed")) == "FT-3.5"
    assert refused(state, put("loco2")) == "FT-3.3"


def test_one_wagon_of_each_type_in_the_mixed_train_ft_3_6() -> None:
    """FT-3.6"""
    state = loading("mixed box ore")
    assert refused(state, put("loco1")) == "FT-3.6"
    assert refused(loading("mixed box"), put("loco1")) == "FT-3.6"


def test_one_plain_train_of_each_type_ft_3_7() -> None:
    """FT-3.7: a second box train is never plain."""
    state = played(loading("box box"), put("loco2"))
    assert [(one.wagons[0], one.mixed) for one in state.players[0].trains] == [("box", False), ("box", True)]


def test_a_start_with_the_type_of_a_plain_train_is_the_mixed_train_ft_3_8() -> None:
    """FT-3.8"""
    done = step(loading("box box"), put("loco2"))
    started = done.state.players[0].train(2)
    assert started is not None
    assert started.mixed
    assert event_of(done, Took).placed[0].became_mixed
    state = loading("box box", "mixed tank refr")
    assert refused(state, put("loco3")) == "FT-3.8"


def test_a_train_of_one_wagon_is_plain_until_another_type_joins_ft_3_9() -> None:
    """FT-3.9, FT-R4"""
    lone = played(loading(), put("loco1")).players[0].train(1)
    assert lone is not None
    assert not lone.mixed
    joined = step(loading("tank"), put("loco1"))
    grown = joined.state.players[0].train(1)
    assert grown is not None
    assert grown.mixed
    assert event_of(joined, Took).placed[0].became_mixed


def test_a_declared_train_is_mixed_from_its_first_wagon_ft_3_9() -> None:
    """FT-3.9: binding, so a second box is refused by FT-3.6."""
    state = position(main=("tank box box box",))
    assert refused(state, "take 1>loco1:mixed 1>loco1 1>yard1") == "FT-3.6"
    declared = played(state, "take 1>loco1:mixed 1>yard1 1>yard1").players[0].train(1)
    assert declared is not None
    assert declared.mixed


def test_a_train_is_declared_mixed_only_when_it_starts_ft_3_9() -> None:
    """FT-3.9, FT-R4"""
    assert refused(loading("tank"), put("loco1:mixed")) == "FT-3.9"
    assert refused(loading("box"), put("loco1:mixed")) == "FT-3.9"
    assert refused(loading("mixed refr tank"), put("loco1:mixed")) == "FT-3.5"


def test_wagons_stay_on_their_trains_ft_3_10() -> None:
    """FT-3.10: no move has a train as its source, and other trains do not change."""
    state = loading("ore ore", "mixed tank refr")
    after = played(state, put("loco3"))
    assert [train(after, 0, loco) for loco in (1, 2)] == [row("ore ore"), row("tank refr")]
    assert refused(position(trains={0: ("box",)}), "switch 1>loco2") == "FT-7.2"


def test_the_order_in_a_train_has_no_effect_ft_3_11() -> None:
    """FT-3.11: both orders take the same next wagons."""
    for first in ("mixed tank refr coil", "mixed coil tank refr"):
        state = loading(first)
        assert refused(loading(first, main="ore box tank"), put("loco1")) == "FT-3.6"
        assert len(train(played(state, put("loco1")), 0, 1)) == 4


def test_a_train_keeps_the_number_of_its_locomotive_ft_3_12() -> None:
    """FT-3.12"""
    state = played(loading("", "ore ore"), put("loco4"))
    assert [one.loco for one in state.players[0].trains] == [2, 4]
    state = played(state.model_copy(update={"turn": 0}), "take 1>loco2 1>loco1 2>yard1")
    assert (train(state, 0, 1), train(state, 0, 2), train(state, 0, 4)) == (("tank",), row("ore ore ore"), ("box",))


def test_the_mixed_train_ft_ex_13() -> None:
    """FT-EX-13"""
    state = loading("mixed box ore", main="tank refr ore")
    assert refused(state, put("loco1")) == "FT-3.6"
    assert refused(loading("mixed box ore", main="ore refr"), "take 1>loco1 1>loco1 2>yard1") == "FT-3.6"
    assert len(train(played(loading("mixed box ore", main="tank refr"), put("loco1")), 0, 1)) == 3
    full = "mixed auto box coil cont gond hopp ore pigg refr stock tank"
    for wagon in full.split()[1:]:
        assert refused(loading(full, main=f"tank {wagon}"), put("loco1")) == "FT-3.6"


def test_a_train_of_one_grows_mixed_ft_ex_14() -> None:
    """FT-EX-14"""
    state = position(main=("tank ore", "stock stock"), trains={0: ("tank",)})
    after = played(state, "take 1>loco1 1>loco2 2>yard1").players[0]
    assert [(one.wagons, one.mixed) for one in after.trains] == [(row("tank ore"), True), (("tank",), False)]
    with_mixed = position(main=("tank ore", "stock stock"), trains={0: ("tank", "mixed box refr")})
    assert refused(with_mixed, "take 1>loco1 1>yard1 2>yard1") == "FT-3.3"


def test_no_locomotive_left_ft_ex_15() -> None:
    """FT-EX-15"""
    state = loading("box box", "tank tank", "ore ore", "hopp hopp", "mixed coil auto", main="refr coil")
    assert refused(state, put("loco6")) == "FT-3.1"
    assert refused(state, put("loco1")) == "FT-3.3"
    assert refused(state, put("loco5")) == "FT-3.6"
    assert played(state, put("yard2")).players[0].yard[1] == ("coil",)
