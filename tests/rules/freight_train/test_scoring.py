"""FT-12 and FT-13: what trains and yards are worth."""

import pytest

from rules.freight_train.build import position
from rules.freight_train.flow import DayEnded
from rules.freight_train.scoring import ClassScore, points, score_class, score_trains, yard_points
from rules.freight_train.state import State
from tests.rules.freight_train.table import GAME, event_of, step


def boxes(*lengths: int) -> tuple[int, ...]:
    """The points of the box class for trains of these lengths, 0 for no train, seat by seat."""
    trains = {seat: ("box " * length,) for seat, length in enumerate(lengths) if length}
    state = position(len(lengths), main=(), trains=trains)
    return score_class(state.players, "box").points


def end_day(state: State, move: str = "take 1>yard1 1>yard1 1>yard1") -> DayEnded:
    """The last seat of the round plays and the day is scored."""
    last = state.model_copy(update={"turn": (state.marker - 1) % len(state.players), "end_drawn": True})
    return event_of(step(last, move), DayEnded)


def test_twelve_classes_each_on_its_own_ft_12_1() -> None:
    """FT-12.1"""
    state = position(2, trains={0: ("box box", "ore"), 1: ("box", "ore ore", "mixed tank coil")})
    scored = {one.name: one for one in score_trains(state.players)}
    assert len(scored) == 12
    assert scored["box"] == ClassScore(name="box", lengths=(2, 1), points=(3, 1))
    assert scored["ore"] == ClassScore(name="ore", lengths=(1, 2), points=(1, 3))
    assert scored["mixed"].points == (0, 3)
    assert scored["tank"].points == (0, 0)


def test_an_empty_locomotive_takes_no_part_ft_12_2() -> None:
    """FT-12.2: it is neither a second train nor tied with anything."""
    assert boxes(2, 0) == (3, 0)
    assert boxes(0, 0) == (0, 0)
    assert boxes(0, 0, 1) == (0, 0, 3)


def test_the_single_longest_scores_three_ft_12_3() -> None:
    """FT-12.3"""
    assert boxes(2, 5, 1)[1] == 3


def test_the_single_second_scores_one_ft_12_4() -> None:
    """FT-12.4: and the third nothing."""
    assert boxes(2, 5, 1) == (1, 3, 0)


def test_alone_in_a_class_ft_12_5() -> None:
    """FT-12.5"""
    assert boxes(4, 0, 0) == (3, 0, 0)


def test_two_tied_for_longest_ft_12_6() -> None:
    """FT-12.6"""
    assert boxes(4, 4) == (2, 2)
    assert boxes(4, 4, 3) == (2, 2, 0)


def test_three_tied_for_longest_ft_12_7() -> None:
    """FT-12.7"""
    assert boxes(2, 2, 2) == (1, 1, 1)
    assert boxes(2, 2, 2, 1) == (1, 1, 1, 0)


def test_four_or_five_tied_for_longest_ft_12_8() -> None:
    """FT-12.8, FT-R11"""
    assert boxes(2, 2, 2, 2) == (0, 0, 0, 0)
    assert boxes(2, 2, 2, 2, 1) == (0, 0, 0, 0, 0)
    assert boxes(2, 2, 2, 2, 2) == (0, 0, 0, 0, 0)


def test_tied_for_second_ft_12_9() -> None:
    """FT-12.9"""
    assert boxes(5, 2, 2) == (3, 0, 0)
    assert boxes(5, 2, 2, 1) == (3, 0, 0, 0)


def test_a_mixed_train_competes_with_mixed_trains_only_ft_12_10() -> None:
    """FT-12.10"""
    state = position(2, trains={0: ("mixed box ore tank",), 1: ("box",)})
    assert score_class(state.players, "box").points == (0, 3)
    assert score_class(state.players, "mixed").points == (3, 0)
    declared = position(2, trains={0: ("mixed box",), 1: ("box",)})
    assert score_class(declared.players, "box").points == (0, 3)


def test_yards_after_day_one_ft_13_1() -> None:
    """FT-13.1: both rows together, rounded down."""
    state = position(2, yards={0: ("box", "ore ore"), 1: ("box " * 4, "ore")})
    assert end_day(state).yard_points == (1, 4)  # the last seat has just put three more in its yard


def test_yards_after_day_two_ft_13_2() -> None:
    """FT-13.2"""
    assert end_day(position(2, day=2, yards={0: ("box " * 6, "ore")})).yard_points == (0, 0)


def test_yards_after_day_three_ft_13_3() -> None:
    """FT-13.3"""
    ended = end_day(position(2, day=3, yards={0: ("box " * 4, "ore " * 3)}))
    assert (ended.yard_points, ended.yard_wagons) == ((-7, -3), (7, 3))


def test_a_score_below_zero_ft_13_4() -> None:
    """FT-13.4"""
    ended = end_day(position(2, day=3, yards={0: ("box " * 6, "ore")}, scores={0: 4}))
    assert ended.scores[0] == -3


@pytest.mark.parametrize(
    ("lengths", "expected"),
    [
        pytest.param((5, 3, 2), (3, 1, 0), id="FT-EX-22"),
        pytest.param((1, 0, 0, 0), (3, 0, 0, 0), id="FT-EX-23"),
        pytest.param((2, 2, 2, 1), (1, 1, 1, 0), id="FT-EX-25"),
        pytest.param((3, 3, 3, 3), (0, 0, 0, 0), id="FT-EX-26"),
        pytest.param((3, 3, 3, 3, 2), (0, 0, 0, 0, 0), id="FT-EX-26 with a fifth"),
        pytest.param((3, 3, 3, 3, 3), (0, 0, 0, 0, 0), id="FT-EX-26 five tied"),
        pytest.param((6, 2, 2), (3, 0, 0), id="FT-EX-27"),
        pytest.param((6, 2, 2, 2), (3, 0, 0, 0), id="FT-EX-27 three tied"),
    ],
)
def test_worked_classes(lengths: tuple[int, ...], expected: tuple[int, ...]) -> None:
    assert points(lengths) == expected
    assert boxes(*lengths) == expected


def test_mixed_trains_ft_ex_29() -> None:
    """FT-EX-29"""
    trains = {0: ("mixed box ore tank coil auto gond hopp",), 1: ("mixed box ore tank coil auto",)}
    state = position(2, trains=trains)
    assert score_class(state.players, "mixed").points == (3, 1)
    assert score_class(state.players, "box").points == (0, 0)


@pytest.mark.parametrize(
    ("day", "yard", "points"),
    [
        (1, ("box " * 4, "ore " * 3), 3),
        (1, ("box " * 5, "ore " * 3), 4),
        (1, ("box " * 5 + "ore " * 3, ""), 4),
        (1, ("box", ""), 0),
        (2, ("box " * 4, "ore " * 3), 0),
        (3, ("box " * 4, "ore " * 3), -7),
    ],
)
def test_yards_ft_ex_30(day: int, yard: tuple[str, str], points: int) -> None:
    """FT-EX-30"""
    ended = end_day(position(2, day=day, yards={0: yard}, scores={0: 4}))
    assert (ended.yard_points[0], ended.scores[0]) == (points, 4 + points)
    assert yard_points(day, len("".join(yard).split())) == points


def test_a_day_in_all_ft_ex_33() -> None:
    """FT-EX-33: 5 - 2 for rearranging, 3 + 3 + 2 + 1 in trains, 9 wagons in the yard."""
    state = position(
        3,
        yards={0: ("refr " * 5, "stock " * 4)},
        trains={0: ("box box", "ore", "tank tank", "coil"), 1: ("tank tank", "coil coil")},
    )
    twice = state.players[0].model_copy(update={"score": 3, "rearranged": 2})
    state = state.model_copy(update={"players": (twice, *state.players[1:])})
    ended = end_day(state)
    assert (ended.train_points[0], ended.yard_points[0], ended.scores[0]) == (9, 4, 16)


def test_the_score_sheet_of_a_finished_game() -> None:
    state = position(2, day=3, turn=1, end_drawn=True, trains={0: ("box",)}, yards={1: ("ore", "")})
    result = GAME.result(step(state, "rearrange ore /").state)
    assert result is not None
    assert result.scores == (8, 3)
    sheet = result.lines[1].params
    assert (sheet["start"], sheet["trains"], sheet["yards"], sheet["paid"], sheet["score"]) == (5, 0, -1, 1, 3)
