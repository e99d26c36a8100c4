"""FT-2: whose turn it is, and who wins."""

import pytest

from rules.freight_train.build import position
from rules.freight_train.flow import DayEnded, GameEnded, RoundBegan
from rules.freight_train.scoring import winners
from rules.freight_train.state import State
from tests.rules.freight_train.table import GAME, event_of, played, refused, step


def order_of_turns(state: State, turns: int) -> str:
    order = ""
    for _ in range(turns):
        order += "ABCDE"[state.turn]
        kind = "mobilise" if 1 not in state.players[state.turn].mobilised else "rearrange box /"
        state = played(state, kind)
    return order


def everyone_has_a_box(players: int = 4) -> State:
    return position(players, yards=dict.fromkeys(range(players), ("box", "")))


def test_play_goes_to_the_next_seat_ft_2_1() -> None:
    """FT-2.1"""
    state = position(3, marker=2, turn=2)
    assert GAME.to_act(state) == {2}
    assert GAME.to_act(played(state, "mobilise")) == {0}
    assert refused(state, "mobilise", seat=0) == "FT-2.1"


def test_the_round_ends_before_the_marker_holder_ft_2_2() -> None:
    """FT-2.2"""
    almost = position(3, marker=1, turn=0)
    assert event_of(step(almost, "mobilise"), RoundBegan).round == 2
    assert not any(isinstance(event, RoundBegan) for event in step(position(3, marker=1, turn=2), "mobilise").events)


def test_the_marker_goes_left_and_its_holder_begins_ft_2_3() -> None:
    """FT-2.3"""
    state = played(position(3, marker=1, turn=0), "mobilise")
    assert (state.marker, state.turn, state.round) == (2, 2, 2)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_who_began_is_last_in_the_next_round_ft_2_4(players: int) -> None:
    """FT-2.4"""
    order = order_of_turns(everyone_has_a_box(players), 2 * players)
    assert order[0] == order[2 * players - 1] == "A"


def test_two_rounds_ft_ex_3() -> None:
    """FT-EX-3"""
    assert order_of_turns(everyone_has_a_box(), 8) == "ABCDBCDA"


def test_three_days_each_scored_ft_2_5() -> None:
    """FT-2.5"""
    for day in (1, 2):
        ended = step(position(2, day=day, turn=1, end_drawn=True, yards={1: ("box", "")}), "rearrange box /")
        assert event_of(ended, DayEnded).day == day
        assert ended.state.day == day + 1
        assert GAME.result(ended.state) is None
    last = step(position(2, day=3, turn=1, end_drawn=True, yards={1: ("box", "")}), "rearrange box /")
    assert event_of(last, DayEnded).day == 3
    assert last.state.over
    assert GAME.to_act(last.state) == frozenset()


def test_the_most_points_win_ft_2_6() -> None:
    """FT-2.6"""
    state = position(3, day=3, marker=0, turn=2, end_drawn=True, yards={2: ("box", "")}, scores={0: 9, 1: 20, 2: 3})
    last = step(state, "switch 1>loco1")
    result = GAME.result(last.state)
    assert result is not None
    assert (result.scores, result.winners) == ((9, 20, 6), (1,))
    assert event_of(last, GameEnded).winners == (1,)
    assert refused(last.state, "mobilise", seat=2) == "FT-2.6"


def test_a_tie_is_shared_ft_2_6() -> None:
    """FT-2.6, FT-R3"""
    assert winners((7, 9, 9)) == (1, 2)
