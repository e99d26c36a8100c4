"""SF-19: rivers and mountains."""

import pytest

from rules.core.contract import Draft
from rules.santa_fe_rails.laying.defer import Deferred
from rules.santa_fe_rails.laying.pass_ import Passed
from rules.santa_fe_rails.scoring import GameEnded
from rules.santa_fe_rails.state import SantaFeOptions, State
from tests.rules.santa_fe_rails.fixture import fixture
from tests.rules.santa_fe_rails.table import (
    GAME,
    TERRAIN,
    deal,
    event_of,
    events_of,
    laid,
    legal,
    played,
    position,
    refused,
    step,
)


def hilly(players: int = 2, **words: object) -> State:
    return position(players, **{"options": TERRAIN, **words})


IN_DENVER = {"UP": ("CHI OMA DEN",)}


def test_five_dollars_to_start_sf_19_1() -> None:
    """SF-19.1"""
    assert [player.money for player in deal(3, options=SantaFeOptions(terrain=True)).players] == [5] * 3


def test_a_branch_costs_two_sf_19_2() -> None:
    """SF-19.2"""
    state = hilly(phase="draw", hands={0: "DEN SLC"})
    assert played(state, "draw branch GN").players[0].money == 3
    assert refused(hilly(phase="draw", hands={0: "DEN"}, money={0: 1}), "draw branch GN") == "SF-19.2"


def test_a_mountain_costs_a_dollar_sf_19_3() -> None:
    """SF-19.3: with the option only."""
    state = hilly(tracks=IN_DENVER)
    event = laid(step(state, "lay UP from DEN to SLC"))
    assert (event.cost, event.money) == (1, 4)
    assert laid(step(position(2, tracks=IN_DENVER), "lay UP from DEN to SLC")).cost == 0


def test_a_river_costs_a_dollar_sf_19_4() -> None:
    """SF-19.4: and plain ground nothing."""
    state = hilly(tracks={"UP": ("CHI OMA",)})
    assert laid(step(state, "lay UP from OMA to MSP")).cost == 1
    assert laid(step(state, "lay UP from OMA to DEN")).cost == 0


def test_a_river_in_the_mountains_costs_two_sf_19_5() -> None:
    """SF-19.5: and spaces are counted from the side one comes from."""
    state = hilly(tracks={"UP": ("CHI OMA DEN SLC:1",)})
    assert laid(step(state, "lay UP to SLC")).cost == 2
    back = hilly(tracks={"WP": ("SAC SLC",)})
    assert laid(step(back, "lay WP from SLC to DEN")).cost == 2
    further = hilly(tracks={"WP": ("SAC SLC DEN:1",)})
    assert laid(step(further, "lay WP to DEN")).cost == 1


def test_no_debt_for_terrain_sf_19_6() -> None:
    """SF-19.6: what cannot be paid is neither laid nor offered."""
    state = hilly(tracks={"UP": ("CHI OMA DEN SLC:1",)}, money={0: 1})
    assert refused(state, "lay UP to SLC") == "SF-19.6"
    assert legal(hilly(tracks={"UP": ("CHI OMA DEN SLC:1",)}, money={0: 2}), "lay UP to SLC")
    assert refused(hilly(tracks=IN_DENVER, money={0: 0}), "lay UP from DEN to SLC") == "SF-19.6"


def test_nobody_must_lay_sf_19_7() -> None:
    """SF-19.7: pass with nothing laid or after some; a four-in-one that passes has deferred."""
    state = hilly(revealed={0: "DEN"})
    passed = step(state, "pass")
    assert (event_of(passed, Passed).laid, passed.state.turn) == (0, 1)
    two = hilly(revealed={0: "triple"})
    assert event_of(step(played(two, "lay UP to OMA"), "pass"), Passed).laid == 1
    four = step(hilly(revealed={0: "four"}), "pass")
    assert event_of(four, Deferred).seat == 0
    late = played(four.state, "lay GN to MSP")
    assert (late.phase, late.turn) == ("second", 0)
    assert played(late, *["lay UP to OMA"] * 2, "lay SF to KC", "lay SF to KC").turn == 1
    assert played(late, "pass").turn == 1


def test_a_phase_without_a_segment_ends_the_game_sf_19_8() -> None:
    """SF-19.8: first or second phase; a single segment keeps it going."""
    for phase in ("first", "second"):
        state = hilly(3, phase=phase)
        ended = step(played(state, "pass", "pass"), "pass")
        assert event_of(ended, GameEnded).cause == "passes"
        going = step(played(state, "pass", "lay UP to OMA"), "pass")
        assert not events_of(going, GameEnded)
        assert not going.state.over


@pytest.mark.parametrize(("version", "over"), [(1, True), (2, False)])
def test_a_skipped_four_in_one_has_not_passed_sf_r27(version: int, over: bool) -> None:
    """SF-19.8 with SF-R27; under version 1 it was enough that no segment is laid in the phase."""
    state = played(hilly(version=version, revealed={0: "four"}), "lay UP to OMA", "pass")
    state = played(state, "lay GN to MSP")
    assert (state.phase, state.turn) == ("second", 1)
    assert played(state, "pass").over == over


@pytest.mark.parametrize("text", ["defer", "pass"])
@pytest.mark.parametrize(("version", "over"), [(1, True), (2, False)])
def test_a_deferred_four_in_one_has_not_passed_sf_r27(text: str, version: int, over: bool) -> None:
    """SF-19.8 with SF-R27, SF-19.7: whether it says so or passes."""
    state = played(hilly(version=version, revealed={0: "four"}), text, "pass")
    assert state.over == over
    if not over:
        assert (state.phase, state.turn, state.passed) == ("second", 0, 0)
        assert played(state, "pass", "pass").over


def test_a_player_who_can_pay_for_nothing_passes_by_being_done_sf_r27() -> None:
    """SF-19.8 with SF-R27: an act of the player's own, though it is called done."""
    few = {"UP": 2, "GN": 2, "KP": 3, "SP": 2, "SF": 3}
    tracks = {"UP": ("CHI OMA",), "GN": ("MIL MSP",), "KP": ("KC DEN",), "SP": ("NO DAL",), "SF": ("CHI OMA@2 DEN:1",)}
    options = SantaFeOptions(board=fixture(few), terrain=True)
    steep = {**tracks, "DRGW": ("DEN SLC:1",)}
    state = hilly(options=options, tracks=steep, money={0: 0, 1: 0})
    assert played(state, "done", "done").over
    assert played(state, "done", "pass").over


@pytest.mark.parametrize("version", [1, 2])
def test_a_pass_that_would_end_the_game_is_warned_of_sf_r27(version: int) -> None:
    """SF-R27: and is seen before it is played; one that would not is not."""
    state = hilly(3, version=version)
    first = GAME.offers(state, 0, Draft(kind="pass"))
    assert (first.complete, first.confirm, first.warning) == (True, False, None)
    last = GAME.offers(played(state, "pass", "pass"), 2, Draft(kind="pass"))
    assert (last.complete, last.confirm) == (True, True)
    assert last.warning is not None
    assert last.warning.key == "santafe-warn-end"


@pytest.mark.parametrize(
    ("text", "rule"), [("lay XX from CHI to KC", "SF-6.3"), ("lay RI to KC", "SF-1.3"), ("defer", "SF-14.10")]
)
def test_all_other_rules_hold_sf_19_9(text: str, rule: str) -> None:
    """SF-19.9"""
    assert refused(hilly(), text) == rule
    assert refused(hilly(), "done") == "SF-6.2"
    assert GAME.view(hilly(), None).fours == 3


def test_a_bonus_pays_the_next_segment_not_its_own_sf_19_10() -> None:
    """SF-19.10"""
    river = {"UP": ("CHI OMA",)}
    poor = hilly(tracks=river, money={0: 0}, revealed={0: "double"})
    assert refused(poor, "lay UP from OMA to MSP") == "SF-19.6"
    state = hilly(tracks={"UP": ("CHI OMA:1",)}, money={0: 0}, revealed={0: "double"})
    after = played(state, "lay UP to OMA")
    assert after.players[0].money == 4
    assert laid(step(after, "lay UP from OMA to MSP")).money == 4 - 1 + 4
