"""The worked examples of the specification, on its own board."""

import pytest

from rules.santa_fe_rails.cards import is_short_line
from rules.santa_fe_rails.choosing.choose import Chose
from rules.santa_fe_rails.drawing.deck import ShortLineOpened
from rules.santa_fe_rails.flow import Skipped
from rules.santa_fe_rails.scoring import GameEnded, final, sheet, winners
from rules.santa_fe_rails.state import SantaFeOptions, State
from tests.rules.santa_fe_rails.fixture import fixture
from tests.rules.santa_fe_rails.table import (
    GAME,
    TERRAIN,
    company,
    deal,
    earned,
    event_of,
    events_of,
    hand,
    laid,
    legal,
    played,
    position,
    refused,
    step,
)

TO_EL_PASO = {"SF": ("CHI KC ELP:2",)}
BOTH = {**TO_EL_PASO, "SP": ("NO DAL ELP:1",)}


def ended(state: State) -> State:
    return state.model_copy(update={"phase": "over", "cause": "laid"})


def test_setup_of_four_sf_ex_1() -> None:
    """SF-EX-1"""
    state = deal(4)
    assert [(player.money, len(player.hand)) for player in state.players] == [(2, 4)] * 4
    assert [sum(map(is_short_line, part)) for part in (state.deck[:17], state.deck[17:38], state.deck[38:])] == [
        0,
        4,
        0,
    ]
    assert len(state.deck) == 54
    shown = GAME.view(state, None).display
    assert (shown.doubles, shown.triple, shown.four, shown.booms) == (3, True, True, 3)
    assert sum(count for _, count in shown.branches) == 15
    assert state.out == ("double",)
    assert [one.code for one in state.companies if not one.open] == ["RI", "TP", "WP", "DRGW"]


@pytest.mark.parametrize(("players", "deck", "doubles"), [(2, 62, 1), (3, 58, 2), (5, 50, 4)])
def test_decks_sf_ex_2(players: int, deck: int, doubles: int) -> None:
    """SF-EX-2"""
    state = deal(players)
    assert (len(state.deck), state.display.count("double")) == (deck, doubles)


def test_round_one_sf_ex_3() -> None:
    """SF-EX-3"""
    hands = {0: "DEN SLC ELP LA", 1: "DEN SLC", 2: "ELP LA", 3: "SAC SAC"}
    state = position(4, phase="choose", round=1, hands=hands)
    assert refused(state, "choose DEN +SLC", 0) == "SF-5.4"
    chosen = step(state, "choose DEN", 0)
    assert event_of(chosen, Chose).told(chosen.state)[0].key == "santafe-chose"
    public = [event for event in chosen.events if event.audience is None]
    assert [event.kind for event in public] == ["chose"]
    assert "DEN" not in public[0].model_dump_json()
    state = chosen.state
    for seat, card in ((1, "SLC"), (2, "LA"), (3, "SAC")):
        state = step(state, f"choose {card}", seat).state
    for text in ["lay UP to OMA"] * 2 + ["lay SF to KC"] * 2 + ["lay GN to MSP"] * 2 + ["lay KP to DEN"] * 2:
        state = played(state, text)
    assert (state.round, state.phase, state.first) == (2, "draw", 1)
    order = []
    for _ in range(4):
        order.append(state.turn)
        while state.turn == order[-1] and state.phase == "draw":
            state = played(state, "draw deck" if state.deck else "stop")
    assert order == [1, 2, 3, 0]


def test_el_paso_sf_ex_4() -> None:
    """SF-EX-4"""
    state = position(4, tracks=BOTH)
    assert earned(state, "lay SF to ELP") == 6
    assert earned(played(state, "lay SF to ELP"), "lay SP to ELP") == 4


def test_el_paso_with_double_turns_sf_ex_5() -> None:
    """SF-EX-5"""
    state = position(4, tracks=BOTH, revealed={0: "double", 1: "double"})
    assert earned(state, "lay SF to ELP") == 12
    assert earned(played(state, "lay SF to ELP", "done"), "lay SP to ELP") == 8


def test_el_paso_with_the_triple_turn_sf_ex_6() -> None:
    """SF-EX-6"""
    state = position(4, tracks=BOTH, revealed={0: "triple"})
    assert earned(state, "lay SF to ELP") == 0
    assert earned(played(state, "lay SF to ELP", "done"), "lay SP to ELP") == 4


def test_el_paso_with_four_in_one_sf_ex_7() -> None:
    """SF-EX-7"""
    assert earned(position(4, tracks=TO_EL_PASO, revealed={0: "four"}), "lay SF to ELP") == 6


def test_kansas_city_pays_nothing_sf_ex_9() -> None:
    """SF-EX-9"""
    state = position(4, tracks={"SF": ("CHI KC:1",)})
    assert company(state, "KP").lines == ()
    assert earned(state, "lay SF to KC") == 0


def test_denver_sf_ex_10() -> None:
    """SF-EX-10"""
    arriving = {"UP": ("CHI OMA DEN:1",)}
    assert earned(position(4, tracks=arriving), "lay UP to DEN") == 2
    assert earned(position(4, tracks={**arriving, "DRGW": ("DEN SLC:1",)}), "lay UP to DEN") == 0
    assert earned(position(4, opened=("DRGW",)), "lay DRGW to SLC") == 0


def test_los_angeles_sf_ex_11() -> None:
    """SF-EX-11"""
    tracks = {"SF": ("CHI KC ELP LA",), "SP": ("NO DAL ELP LA@2",)}
    state = ended(position(3, tracks=tracks, played={0: "LA LA"}, money={0: 0}))
    assert state.worth("LA") == 14
    assert final(state).sheets[0].total == 28


def test_the_arrow_sf_ex_13() -> None:
    """SF-EX-13"""
    tracks = {"UP": ("CHI OMA MSP",)}
    state = position(4, tracks=tracks)
    assert legal(state, "lay GN from MIL to MSP")
    assert refused(state, "lay UP from MSP to MIL") == "SF-10.1"
    built = position(4, tracks={**tracks, "GN": ("MIL MSP",)})
    assert refused(built, "lay UP from MSP to MIL") == "SF-10.1"
    with_card = position(4, tracks=tracks, revealed={0: "DEN branch UP"})
    assert refused(with_card, "lay UP from MSP to MIL branch") == "SF-10.1"


def test_a_begun_link_sf_ex_14() -> None:
    """SF-EX-14"""
    state = position(4, tracks={"KP": ("KC DEN:1",), "UP": ("CHI OMA DEN",)})
    assert refused(state, "lay UP from DEN to KC") == "SF-10.3"
    event = laid(step(state, "lay KP to DEN"))
    assert (event.link, event.nth) == ("KC-DEN", 2)
    assert refused(state, "lay KP from KC to ELP") == "SF-6.8"


def test_parallel_tracks_sf_ex_15() -> None:
    """SF-EX-15"""
    tracks = {"SF": ("CHI KC ELP DAL:1",), "SP": ("NO DAL",), "RI": ("CHI KC@2",)}
    state = position(4, tracks=tracks, revealed={0: "LA branch SF"})
    assert refused(state, "lay SF from ELP to DAL track 2 branch") == "SF-10.6"
    begun = position(4, tracks=tracks, turn=1)
    event = laid(step(begun, "lay SP from DAL to ELP track 2"))
    assert (event.start, event.track) == ("DAL", 2)
    full = {"SF": ("CHI KC DEN", "DEN SLC SAC LA ELP DAL:1"), "SP": ("NO DAL ELP@2:1",), "KP": ("KC ELP",)}
    assert refused(position(4, tracks=full, turn=2), "lay KP from ELP to DAL") == "SF-10.3"


DEAD_END = {"SP": ("NO DAL GAL",)}


def test_a_dead_end_sf_ex_16() -> None:
    """SF-EX-16"""
    state = position(4, tracks=DEAD_END, turn=1, revealed={1: "DEN", 2: "LA branch SP"})
    assert refused(state, "lay SP from DAL to ELP") == "SF-11.3"
    state = played(state, "lay UP to OMA")
    freed = played(state, "lay SP from DAL to ELP branch")
    assert company(freed, "SP").left == 26
    assert (company(freed, "SP").lines[1].number, company(freed, "SP").lines[1].start) == (2, "DAL")
    late = played(freed, "lay UP to OMA", "lay GN to MSP", "lay GN to MSP")
    assert (late.phase, late.turn) == ("second", 2)
    assert refused(late, "lay SP from NO to DAL branch") == "SF-8.1"


def test_segments_leave_the_game_sf_ex_17() -> None:
    """SF-EX-17"""
    state = position(
        2, tracks=DEAD_END, revealed={1: "LA branch SP"}, out="branch SP branch SP", phase="second", turn=1
    )
    assert company(state, "SP").left == 27
    after = played(state, "lay UP to OMA")
    assert (company(after, "SP").left, company(after, "SP").removed) == (0, 27)


def test_a_short_line_sf_ex_18() -> None:
    """SF-EX-18"""
    state = position(4, opened=("DRGW",))
    assert refused(state, "lay DRGW from SLC to SAC") == "SF-6.6"
    state = played(state, "lay DRGW from DEN to SLC")
    assert company(state, "DRGW").left == 5
    state = played(state, "lay DRGW from DEN to OMA")
    assert (len(company(state, "DRGW").lines), company(state, "DRGW").left) == (2, 4)


def test_two_cards_to_take_sf_ex_19() -> None:
    """SF-EX-19"""
    state = position(4, phase="draw", hands={0: "DEN SLC"}, money={0: 3})
    state = played(state, "draw branch GN")
    assert state.players[0].money == 2
    assert refused(state, "draw triple") == "SF-3.10"
    assert refused(state, "draw branch UP") == "SF-3.9"
    state = played(state, "draw boom")
    assert len(hand(state, 0)) == 4
    choosing = state.model_copy(update={"phase": "choose"})
    assert refused(choosing, "choose DEN", 0) == "SF-5.7"
    assert refused(choosing, "choose boom", 0) == "SF-5.7"
    assert legal(choosing, "choose DEN +branch GN", 0)


def test_no_branch_for_him_sf_ex_21() -> None:
    """SF-EX-21"""
    assert refused(position(4, phase="draw", hands={0: "DEN"}, money={0: 0}), "draw branch SF") == "SF-3.5"
    assert refused(position(4, phase="draw", hands={0: "boom boom boom"}), "draw branch SF") == "SF-3.16"


def test_two_short_lines_in_a_row_sf_ex_22() -> None:
    """SF-EX-22"""
    state = position(4, phase="draw", turn=1, hands={1: "DEN SLC ELP"}, top="short:TP short:RI LA")
    drawn = step(state, "draw deck")
    assert [event.company for event in events_of(drawn, ShortLineOpened)] == ["TP", "RI"]
    assert (len(state.deck) - len(drawn.state.deck), len(hand(drawn.state, 1))) == (3, 4)


def test_an_empty_deck_sf_ex_23() -> None:
    """SF-EX-23"""
    state = position(4, phase="draw", turn=2, hands={2: "DEN SLC ELP", 3: "", 0: "LA", 1: "LA"}, deck="")
    assert legal(state, "stop")
    assert legal(state, "draw boom")
    assert refused(position(4, phase="draw", turn=2, hands={2: "DEN SLC ELP"}, deck="LA"), "stop") == "SF-3.13"
    state = played(state, "stop", "stop")
    for seat, card in ((0, "LA"), (1, "LA"), (2, "DEN")):
        state = step(state, f"choose {card}", seat).state
    assert (state.phase, state.players[3].revealed) == ("first", ())
    state = played(state, *["lay UP to OMA"] * 2, "lay GN to MSP", "lay GN to MSP")
    assert state.players[3].laid_first == 1
    state = played(state, "lay SF to KC", "lay SF to KC", "lay KP to DEN", "lay KP to DEN")
    assert state.round == 3


def test_four_in_one_sf_ex_25() -> None:
    """SF-EX-25"""
    state = position(4, first=3, turn=3, revealed={3: "four"})
    late = played(state, "defer", "lay KP to DEN", "lay KP to DEN", "lay KP to DEN")
    assert (late.phase, late.turn) == ("second", 3)
    four = played(late, "lay GN to MSP", "lay GN to MSP", "lay UP to OMA", "lay SF to KC")
    assert four.turn == 0
    assert refused(four, "lay SF to KC", 3) == "SF-14.10"
    early = played(state, "lay GN to MSP", "done", "lay KP to DEN", "lay KP to DEN")
    skipped = step(early, "lay KP to DEN")
    assert event_of(skipped, Skipped).seat == 3
    assert refused(skipped.state, "lay GN to MSP", 3) == "SF-14.10"


def test_boomtown_sf_ex_26() -> None:
    """SF-EX-26"""
    tracks = {"GN": ("MIL MSP",), "UP": ("CHI OMA MSP",)}
    state = position(4, turn=2, revealed={2: "boom"}, tracks=tracks)
    assert refused(state, "boom OMA 5") == "SF-13.5"
    after = played(state, "boom MSP 4 DAL 5")
    assert (after.value("MSP"), after.value("DAL")) == (4, 5)
    assert after.worth("MSP") == 8
    again = position(4, revealed={0: "boom"}, tokens="MSP 4 DAL 5")
    assert refused(again, "boom DAL 5") == "SF-13.7"


def test_a_final_score_sf_ex_27() -> None:
    """SF-EX-27"""
    tracks = {
        "SF": ("CHI KC ELP LA",),
        "SP": ("NO DAL ELP LA@2",),
        "TP": ("NO DAL@2 ELP@2",),
        "GN": ("MIL MSP",),
    }
    state = position(3, tracks=tracks, played={0: "LA ELP MSP SAC"}, hands={0: "LA"}, money={0: 11}, tokens="MSP 4")
    own = final(ended(state)).sheets[0]
    assert [card.points for card in own.cards] == [14, 15, 4, 0]
    assert own.total == 44


def test_the_third_man_sf_ex_29() -> None:
    """SF-EX-29"""
    state = position(2)
    mine, others = (sheet(state, points, ()) for points in (60, 55))
    assert winners((mine, others), sheet(state, 58, ())) == (0,)
    assert winners((mine, others), sheet(state, 60, ())) == ()
    assert winners((mine, mine), sheet(state, 10, ())) == ()
    tracks = {"SF": ("CHI KC ELP LA",), "SP": ("NO DAL ELP LA@2",)}
    third = final(ended(position(2, tracks=tracks, box="LA DAL short:RI"))).third
    assert third is not None
    assert third.total == 17


FEW = {"GN": 2, "UP": 2, "KP": 3, "SP": 2}
LAID = {"GN": ("MIL MSP",), "UP": ("CHI OMA",), "KP": ("KC DEN",), "SP": ("NO DAL",), "SF": ("CHI KC ELP DAL",)}


def test_the_last_segment_sf_ex_30() -> None:
    """SF-EX-30"""
    options = SantaFeOptions(board=fixture({**FEW, "SF": 8}))
    state = position(4, options=options, tracks=LAID, turn=1, revealed={1: "double"}, opened=("RI",))
    assert company(state, "SF").left == 1
    last = step(state, "lay SF from DAL to GAL")
    assert last.state.players[1].money - state.players[1].money == 4
    assert last.state.over
    assert event_of(last, GameEnded).cause == "laid"
    assert refused(last.state, "lay RI from CHI to KC", 1) == "SF-16.5"
    assert refused(last.state, "lay RI from CHI to KC", 2) == "SF-16.5"


def test_all_blocked_sf_ex_31() -> None:
    """SF-EX-31"""
    options = SantaFeOptions(board=fixture({**FEW, "SF": 13}))
    state = position(4, options=options, tracks=LAID, turn=1, revealed={1: "DEN", 2: "LA branch SF"})
    assert company(state, "SF").left == 6
    last = step(state, "lay SF from DAL to GAL")
    assert last.state.players[1].money - state.players[1].money == 2
    assert company(last.state, "SF").left == 5
    assert event_of(last, GameEnded).cause == "blocked"


def test_all_pass_sf_ex_33() -> None:
    """SF-EX-33"""
    state = position(4, options=TERRAIN, phase="second")
    three = played(state, "pass", "pass", "pass")
    assert played(three, "pass").over
    assert not played(three, "lay UP to OMA").over
    assert refused(position(4, phase="second"), "pass") == "SF-6.2"


def test_a_link_begun_to_bar_the_way_sf_ex_34() -> None:
    """SF-EX-34"""
    options = SantaFeOptions(board=fixture({"SP": 5}))
    tracks = {"SP": ("NO DAL ELP",), "SF": ("CHI KC ELP LA",), "KP": ("KC DEN",), "TP": ("NO DAL@2 ELP@2",)}
    state = played(position(4, options=options, tracks=tracks), "lay SP from ELP to LA track 2")
    assert company(state, "SP").left == 0
    assert "LA" not in company(state, "SP").served
    assert refused(state, "lay TP from ELP to LA") == "SF-10.3"
    assert refused(state, "lay TP from ELP to LA track 2") == "SF-10.3"
