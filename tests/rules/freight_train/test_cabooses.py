"""FT-14: the option with cabooses."""

import pytest

from rules.core.contract import Draft
from rules.freight_train.build import position
from rules.freight_train.caboose import TookCaboose
from rules.freight_train.flow import DayEnded
from rules.freight_train.pass_ import Passed
from rules.freight_train.scoring import score_class
from rules.freight_train.state import State
from tests.rules.freight_train.table import GAME, event_of, played, refused, step
from tests.rules.freight_train.test_action import closed, stuck


def tracks(*trains: str) -> State:
    """One train a seat, cabooses in play."""
    return position(
        len(trains),
        main=("gond gond gond",),
        trains={s: (text,) for s, text in enumerate(trains)},
        cabooses=True,
    )


def boxes(*trains: str) -> tuple[int, ...]:
    return score_class(tracks(*trains).players, "box").points


def test_seven_cabooses_for_all_ft_14_1() -> None:
    """FT-14.1: one pile, open to each seat in turn."""
    state = tracks("box", "ore")
    assert state.caboose_pile == 7
    assert played(state, "caboose 1", "caboose 1").caboose_pile == 5
    assert GAME.view(state, 0).caboose_pile == 7


def test_a_caboose_on_an_own_train_is_an_action_ft_14_2() -> None:
    """FT-14.2"""
    done = step(tracks("box", "ore"), "caboose 1")
    closed_train = done.state.players[0].train(1)
    assert closed_train is not None
    assert closed_train.caboose
    assert (done.state.turn, event_of(done, TookCaboose).pile) == (1, 6)
    assert refused(tracks("box", "ore"), "caboose 9") == "FT-14.2"
    assert refused(tracks("box", "ore"), "caboose 0") == "FT-14.2"


def test_a_closed_train_takes_no_wagon_ft_14_3() -> None:
    """FT-14.3: it still counts as the train of its class (FT-R20)."""
    state = position(main=("ore tank box box",), trains={0: ("box box caboose",)}, cabooses=True)
    assert refused(state, "take 1>loco1 1>yard1 1>yard1") == "FT-14.3"
    again = played(state, "take 1>loco2 1>yard1 1>yard1").players[0].train(2)
    assert again is not None
    assert again.mixed
    mixed = position(main=("ore tank box",), trains={0: ("mixed refr coil caboose", "gond")}, cabooses=True)
    assert refused(mixed, "take 1>loco1 1>yard1 1>yard1") == "FT-14.3"
    assert refused(mixed, "take 1>loco2 1>yard1 1>yard1") == "FT-3.3"


def test_points_are_doubled_ft_14_4() -> None:
    """FT-14.4"""
    assert boxes("box box caboose", "box") == (6, 1)
    assert boxes("box box", "box caboose") == (3, 2)


@pytest.mark.parametrize("day", [1, 2])
def test_cabooses_return_after_scoring_ft_14_5(day: int) -> None:
    """FT-14.5"""
    state = position(2, day=day, trains={0: ("box caboose",)}, cabooses=True, end_drawn=True, turn=1)
    done = step(state, "take 1>yard1 1>yard1 1>yard1")
    assert event_of(done, DayEnded).train_points == (6, 0)
    assert (state.caboose_pile, done.state.caboose_pile) == (6, 7)


def test_an_empty_pile_ft_14_6() -> None:
    """FT-14.6"""
    assert refused(tracks("box", "ore").model_copy(update={"caboose_pile": 0}), "caboose 1") == "FT-14.6"


def test_a_train_with_a_wagon_and_without_a_caboose_ft_14_7() -> None:
    """FT-14.7"""
    assert refused(tracks("box", "ore"), "caboose 2") == "FT-14.7"
    assert refused(tracks("box caboose", "ore"), "caboose 1") == "FT-14.7"
    assert played(tracks("box", "ore"), "caboose 1").turn == 1


def test_a_caboose_is_no_wagon_ft_14_8() -> None:
    """FT-14.8"""
    assert boxes("box box caboose", "box box box") == (2, 3)


def test_doubling_is_the_owners_alone_ft_14_9() -> None:
    """FT-14.9"""
    assert boxes("box box caboose", "box box") == (4, 2)
    assert boxes("box box box", "box box caboose", "box") == (3, 2, 0)


def test_refused_without_the_option_ft_14_10() -> None:
    """FT-14.10"""
    state = position(trains={0: ("box",)})
    assert refused(state, "caboose 1") == "FT-14.10"
    assert "caboose" not in [choice.value for choice in GAME.offers(state, 0, Draft()).choices]


def test_nobody_is_obliged_to_take_a_caboose_ft_14_11() -> None:
    """FT-14.11: it may be the only thing left, and the player still passes, or takes it."""
    state = closed(stuck(main=("pigg pigg pigg", "pigg", "pigg", "pigg"), cabooses=True))
    kinds = [choice.value for choice in GAME.offers(state, 0, Draft()).choices]
    assert kinds == ["caboose", "pass"]
    assert not event_of(step(state, "pass"), Passed).forced
    assert played(state, "caboose 1").turn == 1


@pytest.mark.parametrize(
    ("trains", "expected"),
    [
        (("box box box box box caboose", "box box box caboose", "box box"), (6, 2, 0)),
        (("box box caboose", "box box"), (4, 2)),
        (("box", "box", "box caboose"), (1, 1, 2)),
        (("box caboose", "box caboose", "box caboose", "box caboose"), (0, 0, 0, 0)),
    ],
)
def test_cabooses_and_ties_ft_ex_31(trains: tuple[str, ...], expected: tuple[int, ...]) -> None:
    """FT-EX-31"""
    assert boxes(*trains) == expected
