"""SF-10 and SF-11: arrows, begun links, double links, blocked companies."""

from rules.core.contract import Draft
from rules.santa_fe_rails.flow import SegmentsRemoved
from rules.santa_fe_rails.state import State
from tests.rules.santa_fe_rails.table import GAME, company, event_of, events_of, legal, played, position, refused, step


def _lay(code: str, start: str) -> Draft:
    return Draft(kind="lay", values=(("company", code), ("start", start)))


def _blocked(state: State, code: str) -> bool:
    return next(one.blocked for one in GAME.view(state, None).companies if one.code == code)


GONE = "branch SP branch SP branch SP"


def test_arrows_go_one_way_sf_10_1() -> None:
    """SF-10.1: for every company."""
    state = position(2, tracks={"UP": ("CHI OMA MSP",), "RI": ("CHI OMA@2",)}, revealed={0: "DEN branch UP"})
    assert refused(state, "lay UP from MSP to MIL branch") == "SF-10.1"
    assert refused(state, "lay RI from OMA to CHI") == "SF-10.1"
    assert legal(state, "lay GN from MIL to MSP")


def test_the_end_of_an_arrow_is_no_exit_sf_10_2() -> None:
    """SF-10.2: a head there cannot leave by it, and is blocked if it has nothing else."""
    state = position(2, tracks={"UP": ("CHI OMA MSP",), "SF": ("CHI OMA",)})
    blocked = {one.code: one.blocked for one in GAME.view(state, None).companies}
    assert (blocked["UP"], blocked["SF"]) == (True, False)


def test_a_begun_track_belongs_to_its_company_sf_10_3() -> None:
    """SF-10.3: no other lays on it, from either end, finished or not."""
    state = position(2, tracks={"KP": ("KC DEN:1",), "UP": ("CHI OMA DEN",), "SF": ("CHI KC",)})
    assert refused(state, "lay UP from DEN to KC") == "SF-10.3"
    assert refused(state, "lay SF from KC to DEN") == "SF-10.3"


def test_only_the_line_that_began_a_track_goes_on_sf_10_4() -> None:
    """SF-10.4: not another line of the company, from either end."""
    tracks = {"SF": ("CHI KC DEN:1", "CHI OMA DEN")}
    state = position(2, tracks=tracks, revealed={0: "SLC branch SF"})
    assert refused(state, "lay SF from DEN to KC") == "SF-10.4"
    assert refused(state, "lay SF from KC to DEN branch") == "SF-10.4"
    assert legal(state, "lay SF from KC to DEN")


def test_two_companies_share_a_double_link_sf_10_5() -> None:
    """SF-10.5: in the same or in opposite directions."""
    state = position(2, tracks={"SF": ("CHI KC ELP DAL:1",), "SP": ("NO DAL",)})
    assert played(state, "lay SP from DAL to ELP track 2").turn == 1
    assert refused(state, "lay SP from DAL to ELP track 1") == "SF-10.3"
    same = position(2, tracks={"SF": ("CHI KC:1",)})
    assert legal(same, "lay UP from CHI to KC")


def test_never_both_tracks_sf_10_6() -> None:
    """SF-10.6: finished or not."""
    state = position(2, tracks={"SF": ("CHI KC ELP",)}, revealed={0: "DEN branch SF"})
    assert refused(state, "lay SF from CHI to KC branch") == "SF-10.6"
    assert refused(state, "lay SF from CHI to KC track 2 branch") == "SF-10.6"
    begun = position(2, tracks={"SF": ("CHI KC ELP DAL:1",)}, revealed={0: "DEN branch SF"})
    assert refused(begun, "lay SF from ELP to DAL track 2 branch") == "SF-10.6"


def test_available_exits_sf_10_7() -> None:
    """SF-10.7: empty track, permitted direction, not beside oneself."""
    state = position(2, tracks={"SF": ("CHI KC ELP",), "SP": ("NO DAL ELP LA",), "TP": ("NO DAL ELP@2",)})
    found = GAME.offers(state, 0, _lay("SF", "ELP")).choices
    assert [choice.value for choice in found] == ["LA"]
    found = GAME.offers(state, 0, _lay("TP", "ELP")).choices
    assert [choice.value for choice in found] == ["LA"]


def test_when_a_line_is_blocked_sf_11_1() -> None:
    """SF-11.1: a head in a city without exit; never one part-way along a link."""
    state = position(2, tracks={"SP": ("NO DAL GAL",)})
    assert _blocked(state, "SP")
    assert not _blocked(position(2, tracks={"SP": ("NO DAL:1",)}), "SP")


def test_when_a_major_is_blocked_sf_11_2() -> None:
    """SF-11.2: all its lines, or no line and no way out of its origin; one with nothing left is not blocked."""
    assert not _blocked(position(2, tracks={"SP": ("NO DAL GAL", "DAL ELP:1")}), "SP")
    shut = position(2, tracks={"SP": ("NO DAL",), "TP": ("NO DAL",), "GN": ("MIL MSP",)})
    assert not _blocked(shut, "SP")
    origin = position(2, tracks={"SF": ("CHI KC DEN:1", "KC ELP:1")})
    assert _blocked(origin, "KP")


def test_a_blocked_major_needs_a_branch_sf_11_3() -> None:
    """SF-11.3: whatever place is named."""
    state = position(2, tracks={"SP": ("NO DAL GAL",)}, revealed={0: "DEN"})
    assert refused(state, "lay SP from DAL to ELP") == "SF-11.3"
    assert refused(state, "lay SP from GAL to DAL") == "SF-11.3"
    assert refused(state, "lay SP to ELP") == "SF-11.3"
    with_card = position(2, tracks={"SP": ("NO DAL GAL",)}, revealed={0: "DEN branch SP"})
    assert legal(with_card, "lay SP from DAL to ELP branch")


def test_what_cannot_be_freed_leaves_the_game_sf_11_4() -> None:
    """SF-11.4: no branch card left, or no served city with an exit; a card still to be had keeps the segments."""
    stuck = step(position(2, tracks={"SP": ("NO DAL",)}, out=GONE), "lay SP from DAL to GAL")
    assert event_of(stuck, SegmentsRemoved).count == 27
    assert (company(stuck.state, "SP").left, company(stuck.state, "SP").removed) == (0, 27)
    assert refused(stuck.state, "lay SP from DAL to ELP") == "SF-6.4"
    hopeful = step(position(2, tracks={"SP": ("NO DAL",)}), "lay SP from DAL to GAL")
    assert not events_of(hopeful, SegmentsRemoved)
    both = position(2, tracks={"UP": ("CHI OMA",), "SF": ("CHI OMA@2 DEN", "CHI KC"), "RI": ("CHI KC@2",)})
    assert event_of(step(both, "lay UP from OMA to MSP"), SegmentsRemoved).company == "UP"


def test_segments_leave_when_the_last_branch_does_sf_11_4() -> None:
    """SF-11.4: an unused branch card keeps hope until the end of its round."""
    state = position(
        2, tracks={"SP": ("NO DAL GAL",)}, revealed={0: "DEN branch SP"}, out="branch SP branch SP", hands={0: "LA"}
    )
    state = played(state, "lay UP to OMA", "lay UP to OMA", "lay UP to MSP")
    assert company(state, "SP").left == 27
    ended = step(state, "lay GN to MSP")
    assert event_of(ended, SegmentsRemoved).company == "SP"
    assert company(ended.state, "SP").left == 0


def test_a_branch_card_held_keeps_hope_sf_11_4() -> None:
    """SF-11.4: whether on display, in a hand or in a secret choice."""
    state = position(2, tracks={"SP": ("NO DAL",)}, out="branch SP branch SP", hands={1: "branch SP"})
    assert not events_of(step(state, "lay SP from DAL to GAL"), SegmentsRemoved)
