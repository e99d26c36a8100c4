"""SF-18: two players and the third man."""

import pytest

from rules.core.contract import Result
from rules.santa_fe_rails.drawing.deck import ShortLineOpened
from rules.santa_fe_rails.flow import Boxed
from rules.santa_fe_rails.scoring import Sheet, final, winners
from rules.santa_fe_rails.state import State
from tests.rules.santa_fe_rails.table import GAME, company, deal, event_of, events_of, played, position, step


def test_the_first_player_stays_sf_18_1() -> None:
    """SF-18.1"""
    state = position(2, first=1, turn=1, phase="first", hands={0: "DEN"})
    state = played(state, "lay UP to OMA", "lay UP to OMA", "lay UP to MSP", "lay GN to MSP")
    assert (state.round, state.first, state.turn) == (3, 1, 1)


def drawing(**words: object) -> State:
    said = {"phase": "draw", "turn": 1, "hands": {0: "DEN SLC ELP ELP", 1: "SAC SAC LA"}}
    return position(2, **{**said, **words})


def test_a_card_goes_to_the_box_sf_18_2() -> None:
    """SF-18.2: after the second player's draw, unseen; none from an empty deck, none with more players."""
    state = drawing(top="LA MSP OMA")
    boxed = step(state, "draw deck")
    assert (boxed.state.box, boxed.state.deck[0]) == (("MSP",), "OMA")
    told = event_of(boxed, Boxed)
    assert (told.box, told.audience) == (1, None)
    assert "MSP" not in told.model_dump_json()
    for viewer in (0, 1, None):
        assert GAME.view(boxed.state, viewer).box == 1
        assert "MSP" not in str(GAME.view(boxed.state, viewer).hand)
    assert not events_of(step(drawing(deck="LA"), "draw deck"), Boxed)
    three = position(3, phase="draw", turn=2, hands={0: "DEN SLC ELP ELP", 1: "SAC SAC LA boom", 2: "LA MSP OMA"})
    assert not events_of(step(three, "draw boom"), Boxed)


def test_no_box_in_round_one_sf_18_2() -> None:
    """SF-18.2 with SF-R25: the first round has no draw phase."""
    assert deal(2).box == ()


def test_a_boxed_short_line_stays_closed_sf_18_2() -> None:
    """SF-18.2 with SF-R25"""
    boxed = step(drawing(top="LA short:RI"), "draw deck")
    assert boxed.state.box == ("short:RI",)
    assert not company(boxed.state, "RI").open
    assert not events_of(boxed, ShortLineOpened)


def test_the_third_man_scores_the_box_sf_18_3() -> None:
    """SF-18.3: as a player who had played its cities, with no money."""
    tracks = {"SF": ("CHI KC ELP LA",), "SP": ("NO DAL ELP LA@2",)}
    state = position(2, tracks=tracks, box="LA DAL short:RI")
    end = final(state.model_copy(update={"phase": "over", "cause": "laid"}))
    assert end.third is not None
    assert end.third.money == 0
    assert [(card.city, card.points) for card in end.third.cards] == [("LA", 14), ("DAL", 3)]


@pytest.mark.parametrize(
    ("first", "second", "third", "won"),
    [(60, 55, 58, (0,)), (55, 60, 58, (1,)), (60, 55, 60, ()), (60, 55, 61, ()), (60, 60, 10, ())],
)
def test_a_winner_beats_both_sf_18_4(first: int, second: int, third: int, won: tuple[int, ...]) -> None:
    """SF-18.4: strictly; sevens break no tie here."""
    sheets = (Sheet(money=first, cards=(), sevens=2), Sheet(money=second, cards=()))
    assert winners(sheets, Sheet(money=third, cards=())) == won


def test_nobody_wins_is_said_sf_18_4() -> None:
    """SF-18.4"""
    state = position(2, money={0: 3, 1: 3}).model_copy(update={"phase": "over", "cause": "laid"})
    result = GAME.result(state)
    assert isinstance(result, Result)
    assert result.winners == ()
    assert final(state).told(state)[-1].key == "santafe-won-nobody"


def test_everything_else_holds_sf_18_5() -> None:
    """SF-18.5: with one double turn."""
    state = deal(2)
    assert GAME.view(state, 0).display.doubles == 1
    assert [player.money for player in state.players] == [2, 2]
    assert all(len(player.hand) == 4 for player in state.players)
