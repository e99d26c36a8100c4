"""SF-1: the opening."""

from collections import Counter

import pytest

from rules.core.contract import RefusedError
from rules.santa_fe_rails.cards import is_city, is_short_line
from rules.santa_fe_rails.setup import Dealt, HandDealt
from rules.santa_fe_rails.state import SantaFeOptions
from tests.rules.santa_fe_rails.table import GAME, company, deal, position, refused, seeded

COUNTS = range(2, 6)


@pytest.mark.parametrize("players", [0, 1, 6])
def test_two_to_five_players_sf_1_1(players: int) -> None:
    """SF-1.1"""
    with pytest.raises(RefusedError) as raised:
        deal(players)
    assert raised.value.refusal.rule == "SF-1.1"


@pytest.mark.parametrize("players", COUNTS)
def test_every_number_of_players_is_dealt_sf_1_1(players: int) -> None:
    """SF-1.1"""
    assert len(deal(players).players) == players


def test_majors_are_open_with_their_segments_sf_1_2() -> None:
    """SF-1.2"""
    opened = {one.code: one.left for one in deal(4).companies if one.open}
    assert opened == {"SF": 32, "SP": 30, "GN": 25, "UP": 24, "KP": 17}


def test_short_lines_are_closed_sf_1_3() -> None:
    """SF-1.3: and cannot receive a segment."""
    closed = {one.code: one.left for one in deal(4).companies if not one.open}
    assert closed == {"RI": 10, "TP": 8, "WP": 7, "DRGW": 6}
    assert refused(position(), "lay RI from CHI to KC") == "SF-1.3"


def test_two_dollars_each_sf_1_4() -> None:
    """SF-1.4"""
    assert [player.money for player in deal(5).players] == [2] * 5


def test_four_city_cards_each_in_secret_sf_1_5() -> None:
    """SF-1.5: dealt from a shuffle, told to the holder alone."""
    dealt = GAME.setup(SantaFeOptions(), 3, seeded())
    for seat, player in enumerate(dealt.state.players):
        assert len(player.hand) == 4
        assert all(map(is_city, player.hand))
        (told,) = (event for event in dealt.events if isinstance(event, HandDealt) and event.seat == seat)
        assert (told.hand, told.audience) == (player.hand, (seat,))
        assert GAME.view(dealt.state, seat).hand == player.hand
    assert deal(3, seed=1).players[0].hand != dealt.state.players[0].hand


@pytest.mark.parametrize(
    ("players", "top", "middle", "bottom"), [(2, 20, 19, 19), (3, 18, 18, 18), (4, 17, 17, 16), (5, 16, 15, 15)]
)
def test_three_piles_as_equal_as_can_be_sf_1_6(players: int, top: int, middle: int, bottom: int) -> None:
    """SF-1.6, SF-1.7: the short lines somewhere in the middle third, over many deals at both its ends."""
    seen: set[int] = set()
    for seed in range(60):
        deck = deal(players, seed).deck
        assert len(deck) == top + middle + 4 + bottom
        at = [place for place, card in enumerate(deck) if is_short_line(card)]
        assert len(at) == 4
        assert top <= min(at)
        assert max(at) < top + middle + 4
        seen |= set(at)
    assert min(seen) == top
    assert max(seen) == top + middle + 3


def test_short_lines_are_shuffled_into_the_middle_sf_1_7() -> None:
    """SF-1.7: one card of each short line, in any order."""
    orders = {tuple(filter(is_short_line, deal(4, seed).deck)) for seed in range(12)}
    assert {frozenset(order) for order in orders} == {frozenset({"short:RI", "short:TP", "short:WP", "short:DRGW"})}
    assert len(orders) > 4


@pytest.mark.parametrize("players", COUNTS)
def test_one_double_turn_fewer_than_players_sf_1_8(players: int) -> None:
    """SF-1.8: the others leave the game."""
    state = deal(players)
    assert state.display.count("double") == players - 1
    assert state.out == ("double",) * (5 - players)


def test_special_cards_and_tokens_are_face_up_sf_1_9() -> None:
    """SF-1.9"""
    state = deal(4)
    shown = Counter(state.display)
    assert (shown["triple"], shown["four"], shown["boom"]) == (1, 1, 3)
    assert (state.fours, state.fives) == (3, 7)
    seen = GAME.view(state, None)
    assert (seen.display.triple, seen.display.four, seen.display.booms, seen.fours + seen.fives) == (True, True, 3, 10)


def test_tokens_may_be_split_evenly_sf_r2() -> None:
    """SF-1.9 with the table's choice of SF-R2"""
    state = deal(4, options=SantaFeOptions(tokens="5+5"))
    assert (state.fours, state.fives) == (5, 5)


def test_branch_cards_lie_open_sf_1_10() -> None:
    """SF-1.10: three for each major, and none for a short line."""
    assert GAME.view(deal(4), None).display.branches == (("SF", 3), ("SP", 3), ("GN", 3), ("UP", 3), ("KP", 3))
    state = position(phase="draw", hands={0: "DEN SLC ELP"})
    assert refused(state, "draw branch RI") == "SF-1.10"
    assert refused(state, "draw branch XX") == "SF-1.10"


def test_the_first_player_is_drawn_sf_1_11() -> None:
    """SF-1.11"""
    firsts = Counter(deal(4, seed).first for seed in range(60))
    assert set(firsts) == {0, 1, 2, 3}
    dealt = GAME.setup(SantaFeOptions(), 4, seeded(7))
    (told,) = (event for event in dealt.events if isinstance(event, Dealt))
    assert told.first == dealt.state.first
    assert told.seats == tuple((told.first + i) % 4 for i in range(4))


def test_rock_island_may_have_eleven_segments_sf_r1() -> None:
    """SF-1.2 with the table's choice of SF-R1: 160 segments in all."""
    assert sum(one.left for one in deal(3).companies) == 159
    more = deal(3, options=SantaFeOptions(rock_island="11"))
    assert company(more, "RI").left == 11
    assert sum(one.left for one in more.companies) == 160
