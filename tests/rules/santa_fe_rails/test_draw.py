"""SF-3 and SF-4: drawing cards, and short lines turned up."""

import pytest

from rules.core.contract import Draft
from rules.santa_fe_rails.drawing.deck import DrewCard, ShortLineOpened
from rules.santa_fe_rails.drawing.draw import Drew, TookCard
from rules.santa_fe_rails.drawing.stop import StoppedDrawing
from rules.santa_fe_rails.state import SantaFeOptions
from tests.rules.santa_fe_rails.fixture import FIXTURE
from tests.rules.santa_fe_rails.table import (
    GAME,
    TERRAIN,
    company,
    event_of,
    events_of,
    hand,
    legal,
    played,
    position,
    refused,
    step,
)


def test_cards_one_at_a_time_up_to_four_sf_3_1() -> None:
    """SF-3.1: then the next player draws; nobody takes a fifth."""
    state = position(3, phase="draw", hands={0: "DEN SLC", 1: "ELP"}, top="LA LA")
    state = played(state, "draw deck")
    assert (hand(state, 0), state.turn) == (("DEN", "SLC", "LA"), 0)
    state = played(state, "draw deck")
    assert (len(hand(state, 0)), state.turn) == (4, 1)
    full = position(3, phase="draw", hands={0: "DEN SLC ELP LA"})
    assert refused(full, "draw deck") == "SF-3.1"
    assert refused(full, "draw boom") == "SF-3.1"


@pytest.mark.parametrize("source", ["deck", "double", "triple", "four", "branch SF", "boom"])
def test_six_sources_sf_3_2(source: str) -> None:
    """SF-3.2"""
    state = position(phase="draw", hands={0: "DEN SLC"}, top="LA")
    card = {"deck": "LA", "branch SF": "branch:SF"}.get(source, source)
    assert hand(played(state, f"draw {source}"), 0) == ("DEN", "SLC", card)
    assert source in [choice.value for choice in GAME.offers(state, 0, Draft(kind="draw")).choices]


def test_only_what_is_on_display_sf_3_3() -> None:
    """SF-3.3: each kind can run out."""
    state = position(
        2, phase="draw", hands={0: "DEN", 1: "double triple"}, revealed={}, out="branch SF branch SF branch SF"
    )
    assert refused(state, "draw double") == "SF-3.3"
    assert refused(state, "draw triple") == "SF-3.3"
    assert refused(state, "draw branch SF") == "SF-3.3"
    held = position(4, phase="draw", hands={0: "DEN", 1: "four boom boom boom"})
    assert refused(held, "draw four") == "SF-3.3"
    assert refused(held, "draw boom") == "SF-3.3"
    assert "double" not in played(position(2, phase="draw", hands={0: "DEN"}), "draw double").display


def test_a_branch_costs_one_dollar_sf_3_4() -> None:
    """SF-3.4: paid when taken."""
    state = position(phase="draw", hands={0: "DEN SLC"}, money={0: 3})
    bought = step(state, "draw branch GN")
    assert bought.state.players[0].money == 2
    assert (event_of(bought, TookCard).price, event_of(bought, TookCard).money) == (1, 2)


def test_no_debt_for_a_branch_sf_3_5() -> None:
    """SF-3.5"""
    state = position(phase="draw", hands={0: "DEN SLC"}, money={0: 0})
    assert refused(state, "draw branch GN") == "SF-3.5"
    assert legal(position(phase="draw", hands={0: "DEN SLC"}, money={0: 1}), "draw branch GN")


def test_the_four_in_one_is_free_sf_3_6() -> None:
    """SF-3.6"""
    state = played(position(phase="draw", hands={0: "DEN"}, money={0: 0}), "draw four")
    assert (state.players[0].money, "four" in hand(state, 0)) == (0, True)


def test_the_last_card_played_limits_nothing_sf_3_7() -> None:
    """SF-3.7: the very card a player showed last round may be taken again."""
    state = position(2, phase="second", turn=1, first=0, revealed={0: "triple"}, hands={0: "DEN SLC ELP", 1: "LA"})
    state = played(state, "lay UP to OMA")
    assert (state.phase, state.turn) == ("draw", 0)
    assert "triple" in hand(played(state, "draw triple"), 0)


TO_OTHERS = SantaFeOptions(board=FIXTURE, retake_own=False)


def test_a_table_may_leave_the_card_to_others_sf_r8() -> None:
    """SF-3.7 with the other reading of SF-R8: its player cannot take it back at once, the others can."""
    state = position(3, options=TO_OTHERS, phase="second", turn=2, revealed={1: "triple"}, hands={1: "DEN SLC ELP"})
    state = played(state, "lay UP to OMA")
    assert (state.first, state.turn) == (1, 1)
    assert refused(state, "draw triple") == "SF-3.7"
    state = played(state, "draw double")
    assert state.turn == 2
    assert "triple" in hand(played(state, "draw triple"), 2)


def test_only_as_many_as_one_returned_are_barred_sf_r8() -> None:
    """SF-R8: where the display holds more of the kind than the player returned, one may be taken."""
    shown = {1: "double", 0: "double"}
    state = position(3, options=TO_OTHERS, phase="second", turn=2, revealed=shown, hands={1: "DEN SLC"})
    state = played(state, "lay UP to OMA")
    assert state.display.count("double") == 2
    again = played(state, "draw double")
    assert hand(again, 1) == ("DEN", "SLC", "double")
    assert refused(again, "draw double") == "SF-3.7"
    alone = position(2, options=TO_OTHERS, phase="second", turn=1, revealed={0: "double"}, hands={0: "DEN SLC ELP"})
    assert refused(played(alone, "lay UP to OMA"), "draw double") == "SF-3.7"


def test_a_whole_kind_was_barred_under_version_1_sf_r8() -> None:
    """SF-R8 as games of version 1 go on with it."""
    said = {"options": TO_OTHERS, "version": 1, "phase": "second", "turn": 2}
    state = position(3, **said, revealed={1: "boom"}, hands={1: "DEN SLC ELP"})
    state = played(state, "lay UP to OMA")
    assert (state.first, state.turn) == (1, 1)
    assert refused(state, "draw boom") == "SF-3.7"
    state = played(state, "draw double")
    assert state.turn == 2
    assert "boom" in hand(played(state, "draw boom"), 2)


def test_not_triple_and_four_sf_3_8() -> None:
    """SF-3.8: in either order."""
    assert refused(position(phase="draw", hands={0: "DEN triple"}), "draw four") == "SF-3.8"
    assert refused(position(phase="draw", hands={0: "DEN four"}), "draw triple") == "SF-3.8"


def test_not_two_branches_sf_3_9() -> None:
    """SF-3.9: neither of one company nor of two."""
    state = position(phase="draw", hands={0: "DEN branch SF"}, money={0: 5})
    assert refused(state, "draw branch SF") == "SF-3.9"
    assert refused(state, "draw branch UP") == "SF-3.9"


def test_not_branch_and_triple_sf_3_10() -> None:
    """SF-3.10: in either order."""
    assert refused(position(phase="draw", hands={0: "DEN triple"}), "draw branch SF") == "SF-3.10"
    assert refused(position(phase="draw", hands={0: "DEN branch SF"}), "draw triple") == "SF-3.10"


def test_not_branch_and_four_sf_3_11() -> None:
    """SF-3.11: in either order."""
    assert refused(position(phase="draw", hands={0: "DEN four"}), "draw branch SF") == "SF-3.11"
    assert refused(position(phase="draw", hands={0: "DEN branch SF"}), "draw four") == "SF-3.11"


@pytest.mark.parametrize(
    "pair", [("double", "double"), ("branch SF", "boom"), ("triple", "boom"), ("deck", "deck"), ("four", "double")]
)
def test_any_other_pair_sf_3_12(pair: tuple[str, str]) -> None:
    """SF-3.12"""
    state = position(phase="draw", hands={0: "DEN SLC"})
    assert len(hand(played(state, *(f"draw {source}" for source in pair)), 0)) == 4


def test_no_stopping_while_the_deck_lasts_sf_3_13() -> None:
    """SF-3.13"""
    assert refused(position(phase="draw", hands={0: "DEN"}, deck="LA"), "stop") == "SF-3.13"


def test_stopping_with_an_empty_deck_sf_3_14() -> None:
    """SF-3.14: or going on from the display up to four; the deck itself gives nothing."""
    state = position(phase="draw", hands={0: "DEN SLC"}, deck="")
    assert refused(state, "draw deck") == "SF-3.14"
    stopped = step(state, "stop")
    assert event_of(stopped, StoppedDrawing).hand == 2
    assert stopped.state.turn == 1
    assert played(state, "draw boom", "stop").turn == 1
    assert len(hand(played(state, "draw boom", "draw double"), 0)) == 4


def test_a_draw_turn_without_anything_to_take_ends_by_itself_sf_3_14() -> None:
    """SF-3.14"""
    gone = " ".join(f"branch {code} branch {code} branch {code}" for code in ("SF", "SP", "GN", "UP", "KP"))
    state = position(
        2,
        phase="draw",
        hands={0: "DEN SLC ELP", 1: "double triple boom boom"},
        revealed={1: "four boom"},
        deck="",
        out=gone,
    )
    assert refused(state, "draw deck") == "SF-3.14"
    stopped = step(state, "stop")
    assert stopped.state.phase == "choose"
    three = position(
        3,
        phase="draw",
        first=2,
        turn=2,
        hands={2: "LA LA ELP", 0: "DEN SLC ELP", 1: "triple boom boom"},
        revealed={1: "four boom double", 0: "double"},
        deck="",
        out=gone,
    )
    settled = step(three, "stop")
    assert [event.seat for event in events_of(settled, StoppedDrawing)] == [2, 0, 1]
    assert settled.state.phase == "choose"


def test_an_empty_deck_neither_ends_nor_refills_sf_3_15() -> None:
    """SF-3.15"""
    state = position(2, phase="second", turn=1, hands={0: "DEN", 1: "LA"}, deck="", out="SLC")
    state = played(state, "lay UP to OMA", "stop", "stop")
    assert (state.phase, state.deck) == ("choose", ())


def test_a_branch_needs_a_partner_in_hand_sf_3_16() -> None:
    """SF-3.16: a city or a double turn, before the purchase."""
    assert refused(position(phase="draw", hands={0: "boom boom boom"}), "draw branch SF") == "SF-3.16"
    assert refused(position(phase="draw", hands={0: ""}), "draw branch SF") == "SF-3.16"
    assert legal(position(phase="draw", hands={0: "boom boom double"}), "draw branch SF")
    assert legal(position(phase="draw", hands={0: "boom boom DEN"}), "draw branch SF")


def test_terrain_asks_two_dollars_for_a_branch() -> None:
    """SF-19.2: and refuses who has less."""
    state = position(phase="draw", hands={0: "DEN"}, options=TERRAIN)
    assert played(state, "draw branch SF").players[0].money == 3
    poor = position(phase="draw", hands={0: "DEN"}, options=TERRAIN, money={0: 1})
    assert refused(poor, "draw branch SF") == "SF-19.2"


def test_a_short_line_is_shown_at_once_sf_4_1() -> None:
    """SF-4.1: it never enters a hand."""
    state = position(3, phase="draw", hands={0: "DEN SLC ELP"}, top="short:WP LA")
    drawn = step(state, "draw deck")
    told = event_of(drawn, ShortLineOpened)
    assert (told.company, told.audience, told.segments, told.origin) == ("WP", None, 7, "SAC")
    assert hand(drawn.state, 0) == ("DEN", "SLC", "ELP", "LA")
    assert company(drawn.state, "WP").open


def test_the_next_card_replaces_it_sf_4_2() -> None:
    """SF-4.2: again and again."""
    state = position(3, phase="draw", hands={0: "DEN SLC ELP"}, top="short:WP short:RI short:TP LA SAC")
    drawn = step(state, "draw deck")
    assert [event.company for event in events_of(drawn, ShortLineOpened)] == ["WP", "RI", "TP"]
    assert (event_of(drawn, DrewCard).drawn, event_of(drawn, DrewCard).audience) == (("LA",), (0,))
    assert event_of(drawn, Drew).deck == len(drawn.state.deck) == len(state.deck) - 4
    assert drawn.state.deck[0] == "SAC"


def test_everybody_may_lay_an_open_short_line_sf_4_3() -> None:
    """SF-4.3: from then on, and not before."""
    state = position(2, phase="draw", hands={0: "DEN SLC ELP", 1: "SAC ELP SAC LA"}, top="short:WP LA")
    state = played(state, "draw deck")
    state = step(step(state, "choose DEN", 0).state, "choose LA", 1).state
    assert refused(state, "lay RI from CHI to KC") == "SF-1.3"
    state = played(state, "lay WP to LA", "lay WP to LA")
    assert company(state, "WP").left == 5


def test_no_card_left_to_replace_it_sf_4_4() -> None:
    """SF-4.4: the drawer goes on as with any empty deck."""
    state = position(3, phase="draw", hands={0: "DEN SLC ELP"}, deck="short:WP")
    drawn = step(state, "draw deck")
    assert company(drawn.state, "WP").open
    assert (hand(drawn.state, 0), drawn.state.turn) == (("DEN", "SLC", "ELP"), 0)
    assert not events_of(drawn, DrewCard)
    assert legal(drawn.state, "stop")
    assert legal(drawn.state, "draw boom")


def test_short_lines_mix_with_majors_sf_4_5() -> None:
    """SF-4.5: within one turn, and counted in the same allowance."""
    state = position(2, opened=("WP",), revealed={0: "triple"})
    state = played(state, "lay WP to LA", "lay UP to OMA", "lay WP to LA")
    assert (company(state, "WP").left, company(state, "UP").left, state.turn) == (5, 23, 1)
