"""SF-8 and SF-9: branches of majors, and short lines, which have one always."""

from rules.santa_fe_rails.state import State
from tests.rules.santa_fe_rails.table import company, laid, legal, played, position, refused, step


def with_card(revealed: str, **words: object) -> State:
    return position(2, revealed={0: revealed}, **words)


LONG = {"SF": ("CHI KC DEN",)}


def test_a_branch_card_starts_one_line_sf_8_1() -> None:
    """SF-8.1: once in the round."""
    state = with_card("double branch SF", tracks=LONG)
    state = played(state, "lay SF from KC to ELP branch")
    assert [line.start for line in company(state, "SF").lines] == ["CHI", "KC"]
    assert refused(state, "lay SF from CHI to OMA branch") == "SF-8.1"
    assert legal(state, "lay SF from DEN to SLC")


def test_from_any_city_the_company_serves_sf_8_2() -> None:
    """SF-8.2: its origin included, no other."""
    state = with_card("DEN branch SF", tracks=LONG)
    assert legal(state, "lay SF from CHI to OMA branch")
    assert legal(state, "lay SF from KC to ELP branch")
    assert legal(state, "lay SF from DEN to SLC branch")
    assert refused(state, "lay SF from OMA to MSP branch") == "SF-8.2"


def test_a_new_line_obeys_every_rule_sf_8_3() -> None:
    """SF-8.3: exit, arrow, parallel, supply."""
    tracks = {"SF": ("CHI KC DEN OMA MSP",), "UP": ("CHI OMA",)}
    state = with_card("DEN branch SF", tracks=tracks)
    assert refused(state, "lay SF from CHI to KC branch") == "SF-10.6"
    assert refused(state, "lay SF from MSP to MIL branch") == "SF-10.1"
    assert refused(state, "lay SF from CHI to OMA track 1 branch") == "SF-10.3"
    assert refused(state, "lay SF from CHI to LA branch") == "SF-6.7"
    assert legal(state, "lay SF from CHI to OMA track 2 branch")


def test_in_either_phase_and_within_the_allowance_sf_8_4() -> None:
    """SF-8.4: the branch is one of the player's segments."""
    state = played(with_card("DEN branch SF", tracks=LONG), "lay SF from KC to ELP branch")
    assert state.turn == 1
    late = position(2, revealed={0: "DEN branch SF"}, tracks=LONG, phase="second")
    assert played(late, "lay SF from KC to ELP branch").turn == 1
    assert laid(step(with_card("double branch SF", tracks=LONG), "lay SF from KC to ELP branch")).new_line


def test_using_a_branch_is_optional_sf_8_5() -> None:
    """SF-8.5"""
    state = with_card("DEN branch SF", tracks=LONG)
    assert legal(state, "lay SF from DEN to SLC")
    state = played(state, "lay UP to OMA", "lay UP to OMA", "lay UP to MSP", "lay GN to MSP")
    assert len(company(state, "SF").lines) == 1


def test_everybody_extends_old_and_new_lines_sf_8_6() -> None:
    """SF-8.6"""
    state = played(with_card("DEN branch SF", tracks=LONG), "lay SF from KC to ELP branch")
    assert laid(step(state, "lay SF from KC to ELP")).line == 2
    assert laid(step(state, "lay SF from DEN to SLC")).line == 1
    assert laid(step(state, "lay SF line 2 to ELP")).nth == 2


def test_four_lines_at_most_sf_8_7() -> None:
    """SF-8.7: the first and one for each of the three branch cards; a fourth card there is not."""
    lines = ("CHI KC DEN", "CHI OMA:1", "KC ELP:1")
    state = with_card("DEN branch SF", tracks={"SF": lines}, out="branch SF branch SF")
    state = played(state, "lay SF from DEN to SLC branch")
    assert len(company(state, "SF").lines) == 4
    gone = position(2, phase="draw", hands={0: "DEN"}, out="branch SF branch SF branch SF")
    assert refused(gone, "draw branch SF") == "SF-3.3"


def test_a_branch_serves_its_own_company_sf_8_8() -> None:
    """SF-8.8: and without a card there is none."""
    state = with_card("DEN branch UP", tracks=LONG)
    assert refused(state, "lay SF from KC to ELP branch") == "SF-8.8"
    assert refused(with_card("DEN", tracks=LONG), "lay SF from KC to ELP branch") == "SF-8.8"


def test_only_after_the_first_segment_sf_8_9() -> None:
    """SF-8.9: a company without track serves nothing; after its first segment its origin."""
    state = with_card("double branch SF")
    assert refused(state, "lay SF from CHI to KC branch") == "SF-8.2"
    state = played(state, "lay SF from CHI to KC")
    assert legal(state, "lay SF from CHI to OMA branch")


def test_a_short_line_always_branches_sf_9_1() -> None:
    """SF-9.1: with no card, with the word `branch` or without it; or goes on."""
    state = position(2, tracks={"DRGW": ("DEN SLC",)})
    assert laid(step(state, "lay DRGW from DEN to OMA")).new_line
    assert laid(step(state, "lay DRGW from DEN to OMA branch")).new_line
    assert laid(step(state, "lay DRGW from SLC to SAC")).line == 1
    assert laid(step(state, "lay DRGW from SLC to SAC branch")).line == 2
    way = position(2, tracks={"DRGW": ("DEN SLC:1",)})
    assert laid(step(way, "lay DRGW from DEN to KC")).new_line
    assert laid(step(way, "lay DRGW from DEN to SLC")).nth == 2
    assert refused(way, "lay DRGW line 1 to KC") == "SF-6.8"


def test_a_short_line_starts_where_it_serves_sf_9_2() -> None:
    """SF-9.2"""
    state = position(2, tracks={"DRGW": ("DEN SLC",)})
    assert refused(state, "lay DRGW from OMA to MSP") == "SF-9.2"
    assert refused(state, "lay DRGW from OMA to MSP branch") == "SF-9.2"
    assert refused(state, "lay DRGW line 7 to SAC") == "SF-9.2"
    assert legal(state, "lay DRGW from SLC to SAC")


def test_short_lines_have_as_many_lines_as_segments_sf_9_3() -> None:
    """SF-9.3: more than the four a major may have."""
    wide = {"TP": ("NO DAL", "DAL GAL", "DAL ELP", "ELP LA:1", "ELP KC:1")}
    state = position(2, tracks=wide)
    assert (len(company(state, "TP").lines), company(state, "TP").left) == (5, 1)
    assert laid(step(state, "lay TP from ELP to LA")).line == 4
    assert refused(state, "lay TP from GAL to NO branch") == "SF-6.7"
    full = position(2, tracks={"TP": ("NO DAL", "DAL GAL", "DAL ELP", "ELP LA:1", "ELP KC:2")})
    assert refused(full, "lay TP from ELP to LA") == "SF-6.4"
