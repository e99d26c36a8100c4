"""FT-1: what lies on the table when the game begins."""

from collections import Counter

import pytest

from rules.core.contract import RefusedError
from rules.freight_train.setup import Dealt, cut
from rules.freight_train.state import FreightOptions, State
from rules.freight_train.wagons import END, WAGONS
from tests.rules.freight_train.table import GAME, deal, event_of, seeded


def wagons(state: State) -> Counter[str]:
    lying = [card for card in state.deck if card != END] + [wagon for row in state.main for wagon in row]
    return Counter(lying + [wagon for player in state.players for row in player.yard for wagon in row])


@pytest.mark.parametrize("players", [0, 1, 6])
def test_too_few_or_too_many_players_ft_1_1(players: int) -> None:
    """FT-1.1"""
    with pytest.raises(RefusedError) as refused:
        GAME.setup(FreightOptions(), players, seeded())
    assert refused.value.refusal.rule == "FT-1.1"


def test_two_to_five_players_ft_1_1() -> None:
    """FT-1.1"""
    assert [len(deal(players).players) for players in GAME.seats] == [2, 3, 4, 5]


@pytest.mark.parametrize(
    ("players", "of_each"),
    [(4, 16), (5, 16), (3, 12), (2, 9)],
    ids=["ft_1_2 four", "ft_1_2 five", "ft_1_3", "ft_1_4"],
)
def test_wagons_in_use(players: int, of_each: int) -> None:
    """FT-1.2, FT-1.3, FT-1.4: 176, 132 or 99 wagons, the same number of each type."""
    assert wagons(deal(players)) == Counter(dict.fromkeys(WAGONS, of_each))


def test_the_wagons_are_shuffled_together_ft_1_5() -> None:
    """FT-1.5: another seed, another deal; every zone sees many types."""
    one, other = deal(4, seed=1), deal(4, seed=2)
    assert one.main != other.main
    assert one.deck != other.deck
    assert one.players[0].yard != other.players[0].yard
    assert len(set(one.deck[:40])) > 8


@pytest.mark.parametrize(("players", "locos"), [(2, 7), (3, 6), (4, 5), (5, 5)])
def test_start_locomotives_ft_1_6(players: int, locos: int) -> None:
    """FT-1.6"""
    assert {player.locos for player in deal(players).players} == {locos}


def test_the_main_yard_has_five_rows_of_five_ft_1_7() -> None:
    """FT-1.7"""
    assert [len(row) for row in deal(3).main] == [5] * 5


def test_private_yards_have_two_rows_of_six_face_up_ft_1_8() -> None:
    """FT-1.8: and every viewer sees them, bystanders too (FT-R1)."""
    state = deal(3)
    assert [[len(row) for row in player.yard] for player in state.players] == [[6, 6]] * 3
    for viewer in (0, 1, 2, None):
        assert GAME.view(state, viewer).players == state.players


@pytest.mark.parametrize(("wagons", "first", "last"), [(50, 26, 51), (71, 37, 72), (103, 53, 104), (91, 47, 92)])
def test_the_end_card_hides_in_the_lower_half_ft_1_9(wagons: int, first: int, last: int) -> None:
    """FT-1.9, FT-R2: every place of the lower half comes up, and no other."""
    chance = seeded()
    cards = [WAGONS[0]] * wagons
    places = {cut(cards, 1, chance).index(END) + 1 for _ in range(600)}
    assert places == set(range(first, last + 1))


def test_everyone_starts_with_five_points_ft_1_10() -> None:
    """FT-1.10"""
    assert {player.score for player in deal(5).players} == {5}


def test_the_first_player_is_drawn_and_has_the_marker_ft_1_11() -> None:
    """FT-1.11: every seat comes up, and the seat drawn is the one to act."""
    states = [deal(5, seed) for seed in range(40)]
    assert {state.marker for state in states} == {0, 1, 2, 3, 4}
    assert all(GAME.to_act(state) == {state.marker} for state in states)


def test_setup_of_four_ft_ex_1() -> None:
    """FT-EX-1"""
    for seed in range(20):
        state = deal(4, seed)
        assert (sum(map(len, state.main)), sum(len(row) for p in state.players for row in p.yard)) == (25, 48)
        assert len(state.deck) == 103 + 1
        assert 53 <= state.deck.index(END) + 1 <= 104
        assert {(player.locos, player.score) for player in state.players} == {(5, 5)}


@pytest.mark.parametrize(
    ("players", "deck", "first", "last", "locos"), [(2, 50, 26, 51, 7), (3, 71, 37, 72, 6), (5, 91, 47, 92, 5)]
)
def test_setup_of_others_ft_ex_2(players: int, deck: int, first: int, last: int, locos: int) -> None:
    """FT-EX-2"""
    for seed in range(20):
        state = deal(players, seed)
        assert len(state.deck) == deck + 1
        assert first <= state.deck.index(END) + 1 <= last
        assert state.players[0].locos == locos


def test_the_deal_is_told() -> None:
    result = GAME.setup(FreightOptions(cabooses=True), 2, seeded())
    told = event_of(result, Dealt)
    state = result.state
    assert (told.main, told.deck, told.marker) == (state.main, 51, state.marker)
    assert told.yards == tuple(player.yard for player in state.players)
    assert [line.key for line in GAME.tell(state, told)][:3] == [
        "freight-dealt-game",
        "freight-option-cabooses-on",
        "freight-dealt-day",
    ]
    assert told.shown().startswith(f"day 1, seat {state.marker + 1} begins, main {' '.join(state.main[0])} / ")
