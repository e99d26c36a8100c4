"""SF-2 and SF-15: phases, turns, the train, and what goes back at the end of a round."""

from rules.santa_fe_rails.flow import Revealed, RoundEnded
from tests.rules.santa_fe_rails.table import GAME, deal, event_of, played, position, refused, step


def test_phases_follow_each_other_sf_2_1() -> None:
    """SF-2.1: draw, choose, reveal, two laying phases, then the train goes on; a move of another phase is refused."""
    state = position(2, phase="draw", hands={0: "DEN SLC ELP", 1: "SAC LA DAL"}, tracks={"GN": ("MIL MSP:1",)})
    assert refused(state, "lay GN to MSP") == "SF-2.1"
    assert refused(state, "choose DEN") == "SF-2.1"
    state = played(state, "draw boom", "draw boom")
    assert state.phase == "choose"
    assert refused(state, "draw deck", 0) == "SF-2.1"
    state = step(state, "choose DEN", 0).state
    assert state.phase == "choose"
    shown = step(state, "choose LA", 1)
    assert event_of(shown, Revealed).choices == (("DEN",), ("LA",))
    state = shown.state
    assert state.phase == "first"
    assert refused(state, "choose SLC") == "SF-2.1"
    state = played(state, "lay GN to MSP", "lay UP to OMA")
    assert state.phase == "second"
    state = played(state, "lay UP to OMA", "lay KP to DEN")
    assert (state.phase, state.round) == ("draw", 3)


def test_round_one_has_no_draw_phase_sf_2_2() -> None:
    """SF-2.2"""
    state = deal(3)
    assert (state.round, state.phase) == (1, "choose")
    assert refused(state, "draw deck", state.first) == "SF-2.1"


def test_turns_go_round_from_the_first_player_sf_2_3() -> None:
    """SF-2.3: in the draw phase and in both laying phases."""
    state = position(phase="draw", first=2, turn=2, hands=dict.fromkeys(range(4), ""))
    assert refused(state, "draw boom", 3) == "SF-2.3"
    state = position(first=2, turn=2)
    texts = iter(["lay SF to KC"] * 2 + ["lay GN to MSP"] * 2 + ["lay KP to DEN"] * 3 + ["lay UP to OMA"])
    order = []
    for _ in range(8):
        order.append(state.turn)
        assert refused(state, "lay UP to OMA", (state.turn + 1) % 4) in ("SF-2.3", "SF-6.1")
        state = played(state, next(texts))
    assert order == [2, 3, 0, 1, 2, 3, 0, 1]


def test_the_train_goes_to_the_left_sf_2_4() -> None:
    """SF-2.4"""
    state = position(3, phase="second", first=2, turn=1, hands={0: "DEN"})
    ended = step(state, "lay UP to OMA")
    assert event_of(ended, RoundEnded).first == 0
    assert (ended.state.first, ended.state.turn) == (0, 0)


def test_a_whole_turn_before_the_next_player_begins_sf_2_5() -> None:
    """SF-2.5: two segments of a double turn in a row; the second phase starts once all have laid."""
    state = position(2, revealed={0: "double", 1: "triple"})
    state = played(state, "lay UP to OMA")
    assert state.turn == 0
    assert refused(state, "lay UP to OMA", 1) == "SF-2.3"
    state = played(state, "lay UP to OMA")
    assert (state.turn, state.phase) == (1, "first")
    state = played(state, "lay GN to MSP", "done")
    assert (state.turn, state.phase) == (0, "second")


def test_a_played_branch_leaves_the_game_sf_15_1() -> None:
    """SF-15.1: used or not."""
    unused = position(2, phase="second", turn=1, revealed={0: "DEN branch SF", 1: "LA branch SF"}, hands={0: "SLC"})
    state = played(unused, "lay UP to OMA")
    assert state.out.count("branch:SF") == 2
    assert GAME.view(state, None).display.branches[0] == ("SF", 1)
    used = position(2, phase="second", turn=1, revealed={1: "LA branch UP"}, tracks={"UP": ("CHI OMA",)})
    state = played(used, "lay UP from CHI to KC branch")
    assert state.out.count("branch:UP") == 1


def test_special_cards_return_to_the_display_sf_15_2() -> None:
    """SF-15.2"""
    state = position(4, phase="second", turn=3, revealed={0: "double", 1: "triple", 2: "four", 3: "boom"})
    assert not {"triple", "four"} & set(state.display)
    ended = step(state, "lay UP to OMA")
    assert sorted(event_of(ended, RoundEnded).returned) == ["boom", "double", "four", "triple"]
    shown = GAME.view(ended.state, None).display
    assert (shown.doubles, shown.triple, shown.four, shown.booms) == (3, True, True, 3)


def test_returned_cards_can_be_taken_next_round_not_before_sf_15_3() -> None:
    """SF-15.3"""
    state = position(2, phase="second", turn=1, revealed={0: "triple", 1: "DEN"}, hands={0: "SLC", 1: "LA"})
    assert refused(state, "draw triple", 1) == "SF-2.1"
    assert "triple" not in state.display
    state = played(state, "lay UP to OMA")
    assert "triple" in state.display
    assert "triple" in played(state, "draw triple").players[0].hand
