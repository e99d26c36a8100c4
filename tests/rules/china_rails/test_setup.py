"""CR-1: the opening position."""

import pytest

from rules.china_rails.boards import shipped
from rules.china_rails.game import ChinaRails
from rules.china_rails.setup import deal
from rules.china_rails.state import ChinaOptions, State
from rules.core.chance import Chance
from rules.core.contract import RefusedError
from tests.rules.china_rails.table import LAND, LAND_NAMES, make

GAME = ChinaRails()


def opening(seats: int, seed: int = 0) -> State:
    return GAME.setup(ChinaOptions(), seats, Chance(bytes([seed] * 32))).state


def test_two_to_six_players_cr_1_1() -> None:
    """CR-1.1: each seat its own; the colours follow the seats."""
    for seats in range(2, 7):
        assert len(opening(seats).players) == seats
    for seats in (1, 7):
        with pytest.raises(RefusedError) as error:
            opening(seats)
        assert error.value.refusal.rule == "CR-1.1"


def test_everybody_has_sixty_millions_cr_1_2() -> None:
    """CR-1.2."""
    assert opening(4).cash == (60,) * 4


def test_the_deck_holds_demands_and_events_only_cr_1_3_cr_1_4() -> None:
    """CR-1.3, CR-1.4: 156 cards, shuffled; no locomotive among them."""
    state = opening(3)
    cards = sorted((*state.deck, *(card for player in state.players for card in player.hand)))
    assert cards == list(range(156))
    assert list(state.deck) != sorted(state.deck)
    assert len(shipped().demands) == 136
    assert len(shipped().events) == 20


def test_three_demand_cards_each_cr_1_5() -> None:
    """CR-1.5."""
    for player in opening(6).players:
        assert len(player.hand) == 3
        assert not any(map(shipped().is_event, player.hand))


def test_events_of_the_first_deal_are_put_back_cr_1_6_cr_1_7() -> None:
    """CR-1.6, CR-1.7: they have no effect, and all of them are in the deck before play."""
    for seed in range(5):
        state = opening(6, seed)
        events = [card for card in state.deck if shipped().is_event(card)]
        assert len(events) == 20
        assert not state.running
        assert not state.discard


def test_an_event_met_in_the_first_deal_is_shuffled_back_cr_1_7() -> None:
    """CR-1.7: it does not simply stay on top or at the bottom."""
    places = set()
    for seed in range(30):
        board = make(LAND, LAND_NAMES, demands=["Kilo: Tea 5, Kilo: Tea 5, Kilo: Tea 5"] * 7, events={"strike": {}})
        state = deal(board, ChinaOptions(), 2, Chance(bytes([seed] * 32))).state
        assert len(state.deck) == 2
        places.add(state.deck.index(7))
    assert places == {0, 1}


def test_the_highest_payout_begins_cr_1_8() -> None:
    """CR-1.8."""
    for seed in range(5):
        state = opening(4, seed)
        best = [max(line.pay for card in player.hand for line in shipped().demands[card]) for player in state.players]
        assert best[state.first] == max(best)
        assert state.turn == state.first


def test_everybody_begins_with_a_freight_and_nothing_else_cr_1_9() -> None:
    """CR-1.9."""
    for player in opening(3).players:
        assert player.loco == "freight"
        assert player.at is None
        assert player.turns == 0
        assert player.loads == ()


def test_the_board_begins_empty_cr_1_10() -> None:
    """CR-1.10."""
    state = opening(3)
    assert state.track == ((), (), ())
    assert not state.ferry_owners()
    assert not any(player.links for player in state.players)


def test_all_chips_begin_in_the_tray_cr_1_11() -> None:
    """CR-1.11."""
    state = opening(3)
    assert sum(state.tray(good) for good in range(28)) == 100


def test_options_are_fixed_at_the_start_cr_1_12() -> None:
    """CR-1.12: they are part of the position, and no move changes them."""
    state = GAME.setup(ChinaOptions(express=True, loan=True), 2, Chance(bytes(32))).state
    after = GAME.apply(state, state.turn, GAME.parse("end"), Chance(bytes(32))).state
    assert after.options == state.options
