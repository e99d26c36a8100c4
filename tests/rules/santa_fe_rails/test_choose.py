"""SF-5: choosing in secret and revealing together."""

import pytest

from rules.santa_fe_rails.choosing.choose import Chose, ChoseCards
from rules.santa_fe_rails.flow import Revealed
from rules.santa_fe_rails.state import State
from tests.rules.santa_fe_rails.table import GAME, event_of, events_of, legal, played, position, refused, step

FULL = "DEN SLC double boom"


def choosing(first: str, second: str = "LA SAC LA SAC", round: int = 2) -> State:
    return position(2, phase="choose", hands={0: first, 1: second}, round=round)


def test_all_choose_at_once_from_their_own_hands_sf_5_1() -> None:
    """SF-5.1: in any order, in secret, only what they hold."""
    state = choosing(FULL)
    assert GAME.to_act(state) == {0, 1}
    second = step(state, "choose LA", 1)
    assert GAME.to_act(second.state) == {0}
    assert event_of(second, Chose).told(second.state)[0].params["chosen"] == 1
    assert event_of(second, ChoseCards).audience == (1,)
    assert refused(state, "choose LA", 0) == "SF-5.1"
    assert refused(choosing("DEN SLC ELP boom"), "choose DEN +DEN", 0) == "SF-5.1"


def test_round_one_wants_a_city_sf_5_2() -> None:
    """SF-5.2"""
    state = choosing("DEN double boom branch SF", round=1)
    assert refused(state, "choose double", 0) == "SF-5.2"
    assert refused(state, "choose boom", 0) == "SF-5.2"
    assert refused(state, "choose DEN +branch SF", 0) == "SF-5.2"
    assert legal(choosing("DEN SLC ELP LA", round=1, second="SAC SAC LA MSP"), "choose DEN", 0)


@pytest.mark.parametrize(
    ("held", "cards"),
    [
        ("DEN triple", "triple"),
        ("DEN four", "four"),
        ("DEN double", "DEN"),
        ("DEN double", "double"),
        ("DEN boom", "boom"),
        ("DEN branch SF", "DEN +branch SF"),
        ("DEN double branch SF", "double +branch SF"),
        ("DEN double branch SF", "branch SF +double"),
    ],
)
def test_the_seven_legal_choices_sf_5_3(held: str, cards: str) -> None:
    """SF-5.3"""
    assert legal(choosing(held), f"choose {cards}", 0)


@pytest.mark.parametrize(
    ("held", "cards"),
    [
        ("boom branch SF DEN", "boom +branch SF"),
        ("branch SF DEN", "branch SF"),
        ("DEN SLC", "DEN +SLC"),
        ("triple DEN", "triple +DEN"),
        ("four DEN", "four +DEN"),
        ("double DEN", "double +DEN"),
        ("triple boom", "triple +boom"),
        ("DEN SLC branch SF", "DEN +SLC +branch SF"),
    ],
)
def test_every_other_set_is_refused_sf_5_4(held: str, cards: str) -> None:
    """SF-5.4"""
    assert refused(choosing(held), f"choose {cards}", 0) == "SF-5.4"


def test_the_triple_turn_must_be_played_sf_5_5() -> None:
    """SF-5.5"""
    state = choosing("DEN triple double boom")
    assert refused(state, "choose DEN", 0) == "SF-5.5"
    assert refused(state, "choose double", 0) == "SF-5.5"


def test_the_four_in_one_must_be_played_sf_5_6() -> None:
    """SF-5.6"""
    assert refused(choosing("DEN four double boom"), "choose DEN", 0) == "SF-5.6"


def test_a_branch_must_be_played_sf_5_7() -> None:
    """SF-5.7: with a city or a double turn."""
    state = choosing("DEN branch SF double boom")
    assert refused(state, "choose DEN", 0) == "SF-5.7"
    assert refused(state, "choose boom", 0) == "SF-5.7"
    assert legal(state, "choose DEN +branch SF", 0)


def test_cities_double_turns_and_booms_may_wait_sf_5_8() -> None:
    """SF-5.8"""
    state = step(step(choosing(FULL), "choose SLC", 0).state, "choose LA", 1).state
    assert sorted(state.players[0].hand) == ["DEN", "boom", "double"]


def test_a_player_without_a_card_plays_nothing_sf_5_9() -> None:
    """SF-5.9: and lays as for a city card; one with a card must play."""
    state = position(2, phase="draw", turn=1, hands={0: "", 1: "LA"}, deck="")
    state = played(state, "stop")
    assert GAME.to_act(state) == {1}
    assert refused(state, "choose LA", 0) == "SF-5.1"
    shown = step(state, "choose LA", 1)
    assert event_of(shown, Revealed).choices == ((), ("LA",))
    state = played(shown.state, "lay UP to OMA")
    assert state.turn == 1
    state = played(state, "lay UP to OMA", "lay UP to MSP", "lay GN to MSP")
    assert state.players[0].earned == 2


def test_choices_are_shown_together_sf_5_10() -> None:
    """SF-5.10: until the last has chosen nobody sees one, and each may choose again (SF-R29)."""
    state = position(3, phase="choose", hands={0: FULL, 1: "LA SAC", 2: "SLC ELP"})
    state = step(state, "choose DEN", 0).state
    again = step(state, "choose SLC", 0)
    assert not events_of(again, Chose)
    assert event_of(again, ChoseCards).chosen == ("SLC",)
    state = step(again.state, "choose LA", 1).state
    for viewer in (1, 2, None):
        assert GAME.view(state, viewer).players[0].revealed == ()
        assert "SLC" not in (GAME.view(state, viewer).choice or ())
    assert GAME.view(state, 0).choice == ("SLC",)
    last = step(state, "choose ELP", 2)
    assert event_of(last, Revealed).choices == (("SLC",), ("LA",), ("ELP",))
    assert sorted(last.state.players[0].hand) == ["DEN", "boom", "double"]
