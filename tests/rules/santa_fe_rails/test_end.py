"""SF-16 and SF-17: the end of the game and the score."""

import pytest

from rules.santa_fe_rails.scoring import CardScore, GameEnded, Sheet, winners
from rules.santa_fe_rails.state import SantaFeOptions, State
from tests.rules.santa_fe_rails.fixture import fixture
from tests.rules.santa_fe_rails.table import GAME, event_of, events_of, legal, played, position, refused, step

FEW = {"GN": 2, "UP": 2, "KP": 3, "SP": 2}
DONE = {"GN": ("MIL MSP",), "UP": ("CHI OMA",), "KP": ("KC DEN",), "SP": ("NO DAL",)}


def nearly(santa_fe: int, line: str, **words: object) -> State:
    """All majors but Santa Fe are laid out."""
    options = SantaFeOptions(board=fixture({**FEW, "SF": santa_fe}))
    return position(4, **{"options": options, "tracks": {**DONE, "SF": (line,)}, "turn": 1, **words})


def test_the_end_when_all_majors_are_laid_sf_16_1() -> None:
    """SF-16.1"""
    ended = step(nearly(8, "CHI KC ELP DAL"), "lay SF from DAL to GAL")
    assert event_of(ended, GameEnded).cause == "laid"
    assert ended.state.over
    assert GAME.to_act(ended.state) == frozenset()


def test_removed_segments_count_as_laid_sf_16_1() -> None:
    """SF-16.1: a major out of the game under SF-11.4 is as good as laid."""
    state = nearly(13, "CHI KC ELP DAL", out="branch SF branch SF branch SF")
    assert event_of(step(state, "lay SF from DAL to GAL"), GameEnded).cause == "laid"


def test_the_end_when_all_that_have_segments_are_blocked_sf_16_2() -> None:
    """SF-16.2"""
    ended = step(nearly(13, "CHI KC ELP DAL"), "lay SF from DAL to GAL")
    assert event_of(ended, GameEnded).cause == "blocked"
    going = step(nearly(13, "CHI KC ELP"), "lay SF from ELP to LA")
    assert not events_of(going, GameEnded)


def test_a_branch_still_to_play_does_not_help_sf_16_3() -> None:
    """SF-16.3"""
    state = nearly(13, "CHI KC ELP DAL", revealed={2: "LA branch SF"})
    assert legal(state.model_copy(update={"turn": 2}), "lay SF from ELP to LA branch")
    assert step(state, "lay SF from DAL to GAL").state.over


def test_short_lines_do_not_prolong_the_game_sf_16_4() -> None:
    """SF-16.4"""
    state = nearly(8, "CHI KC ELP DAL", opened=("RI", "WP", "DRGW", "TP"))
    assert step(state, "lay SF from DAL to GAL").state.over


def test_the_end_is_at_once_sf_16_5() -> None:
    """SF-16.5: bonuses of the last segment first, then nothing more of any kind."""
    state = nearly(8, "CHI KC ELP DAL", revealed={1: "double"}, hands={1: "DEN LA"})
    ended = step(state, "lay SF from DAL to GAL")
    assert ended.state.players[1].money == 2 + 4
    for text in (
        "lay RI from CHI to KC",
        "done",
        "exchange DEN",
        "draw deck",
        "choose DEN",
        "boom OMA 4",
        "pass",
        "stop",
    ):
        assert refused(ended.state, text, 1) == "SF-16.5"
        assert refused(ended.state, text, 2) == "SF-16.5"


def over(**words: object) -> State:
    return position(3, **words).model_copy(update={"phase": "over", "cause": "laid"})


def scores(state: State) -> tuple[int, ...]:
    result = GAME.result(state)
    assert result is not None
    return result.scores


def test_a_dollar_is_a_point_sf_17_1() -> None:
    """SF-17.1"""
    assert scores(over(money={0: 11, 1: 0, 2: 3})) == (11, 0, 3)


def test_a_city_scores_its_value_times_its_companies_sf_17_2() -> None:
    """SF-17.2: token included."""
    tracks = {"UP": ("CHI OMA MSP",), "GN": ("MIL MSP",), "SF": ("CHI OMA@2",)}
    state = over(money={0: 0, 1: 0, 2: 0}, tracks=tracks, played={0: "MSP", 1: "OMA", 2: "LA"}, tokens="OMA 4")
    assert scores(state) == (4, 8, 0)


def test_a_company_counts_once_sf_17_3() -> None:
    """SF-17.3: majors and short lines alike, however many lines arrive."""
    tracks = {"SF": ("CHI KC DEN", "CHI OMA DEN"), "DRGW": ("DEN SLC:1",)}
    state = over(money={0: 0}, tracks=tracks, played={0: "DEN"})
    assert scores(state)[0] == 5 * 2


def test_an_unfinished_link_serves_nobody_sf_17_4() -> None:
    """SF-17.4"""
    state = over(money={0: 0}, tracks={"SF": ("CHI KC DEN:2",)}, played={0: "DEN"})
    assert scores(state)[0] == 0


def sheet(total: int, sevens: int = 0) -> Sheet:
    return Sheet(money=total, cards=(), sevens=sevens)


def test_the_highest_score_wins_sf_17_5() -> None:
    """SF-17.5"""
    assert winners((sheet(40), sheet(44), sheet(12)), None) == (1,)
    assert Sheet(money=3, cards=(CardScore(city="LA", value=7, companies=2),)).total == 17


def test_sevens_break_a_tie_sf_17_6() -> None:
    """SF-17.6: played cards of printed value 7, among the tied only."""
    assert winners((sheet(40, 1), sheet(40, 2), sheet(12, 5)), None) == (1,)
    state = over(money={0: 21, 1: 2, 2: 0}, tracks={"SF": ("CHI KC ELP LA",)}, played={1: "LA LA ELP", 0: ""})
    assert scores(state) == (21, 21, 0)
    result = GAME.result(state)
    assert result is not None
    assert result.winners == (1,)


def test_else_the_victory_is_shared_sf_17_7() -> None:
    """SF-17.7"""
    assert winners((sheet(40, 1), sheet(40, 1), sheet(12)), None) == (0, 1)


@pytest.mark.parametrize("phase", ["draw", "choose", "first", "second"])
def test_no_result_before_the_end(phase: str) -> None:
    assert GAME.result(position(3).model_copy(update={"phase": phase})) is None


def test_the_game_goes_on_while_a_major_can() -> None:
    """SF-16.2: one blocked major is not enough."""
    state = played(position(2, tracks={"SP": ("NO DAL",)}), "lay SP from DAL to GAL")
    assert not state.over
