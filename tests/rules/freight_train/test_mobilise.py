"""FT-9 and FT-11.4: locomotives."""

from rules.freight_train.build import position
from rules.freight_train.mobilise import Mobilised
from rules.freight_train.state import State
from tests.rules.freight_train.table import event_of, played, refused, step, train


def locos(state: State) -> list[int]:
    return [player.locos for player in state.players]


def next_day(state: State) -> State:
    """The last seat of the round ends the day by putting a wagon on a train."""
    last = (state.marker - 1) % len(state.players)
    return played(state.model_copy(update={"turn": last, "end_drawn": True}), "take 1>loco1 2>loco2 3>loco3")


def test_one_more_locomotive_ft_9_1() -> None:
    """FT-9.1"""
    done = step(position(), "mobilise")
    assert locos(done.state) == [6, 5, 5, 5]
    assert event_of(done, Mobilised).locos == 6


def test_once_a_day_ft_9_2() -> None:
    """FT-9.2: the next day it may be done again."""
    assert refused(position(mobilised={0: (1,)}), "mobilise") == "FT-9.2"
    assert locos(played(position(day=2, mobilised={0: (1,)}), "mobilise")) == [7, 6, 6, 6]


def test_not_on_the_third_day_ft_9_3() -> None:
    """FT-9.3"""
    assert refused(position(day=3), "mobilise") == "FT-9.3"
    assert locos(played(position(day=2), "mobilise"))[0] == 7


def test_used_from_the_next_turn_ft_9_4() -> None:
    """FT-9.4: mobilising ends the turn; a turn later locomotive 6 pulls."""
    state = position(main=("box tank ore", "box tank ore"))
    assert refused(state, "take 1>loco6 1>yard1 1>yard1") == "FT-3.1"
    after = played(state, "mobilise")
    assert after.turn == 1
    again = after.model_copy(update={"turn": 0})
    assert train(played(again, "take 1>loco6 1>yard1 1>yard1"), 0, 6) == ("ore",)


def test_locomotives_are_kept_ft_9_5() -> None:
    """FT-9.5: the day after, the mobilised one is still there (FT-R17)."""
    assert locos(next_day(position(mobilised={0: (1,)}))) == [6, 6, 6, 6]


def test_three_days_of_locomotives_ft_ex_17() -> None:
    """FT-EX-17"""
    day1 = played(position(), "mobilise")
    assert locos(day1) == [6, 5, 5, 5]
    assert refused(day1.model_copy(update={"turn": 0}), "mobilise") == "FT-9.2"
    day2 = next_day(day1)
    assert (day2.day, locos(day2)) == (2, [6, 6, 6, 6])
    assert day2.turn == 1
    day2 = played(day2, "mobilise")
    assert locos(day2) == [6, 7, 6, 6]
    day3 = next_day(day2)
    assert (day3.day, locos(day3), sum(locos(day3))) == (3, [7, 7, 7, 7], 28)
    assert refused(day3, "mobilise") == "FT-9.3"
