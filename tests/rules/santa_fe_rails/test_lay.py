"""SF-6 and SF-7: laying segments, and the lines of a major."""

from rules.core.contract import Choice, Draft
from rules.santa_fe_rails.state import Run, SantaFeOptions, State
from tests.rules.santa_fe_rails.fixture import fixture
from tests.rules.santa_fe_rails.table import (
    GAME,
    company,
    laid,
    legal,
    played,
    position,
    refused,
    step,
)


def starts(state: State, code: str) -> tuple[Choice, ...]:
    return GAME.offers(state, state.turn, Draft(kind="lay", values=(("company", code),))).choices


def towards(state: State, code: str, start: str) -> tuple[Choice, ...]:
    return GAME.offers(state, state.turn, Draft(kind="lay", values=(("company", code), ("start", start)))).choices


def test_one_segment_a_phase_sf_6_1() -> None:
    """SF-6.1: the turn closes by itself, and a second one is refused."""
    state = played(position(2, revealed={0: "DEN"}), "lay UP to OMA")
    assert state.turn == 1
    assert refused(state, "lay UP to OMA", 0) == "SF-6.1"


def test_laying_is_compulsory_sf_6_2() -> None:
    """SF-6.2: neither done nor pass without a segment."""
    for revealed in ("DEN", "double", "triple"):
        state = position(2, revealed={0: revealed})
        assert refused(state, "done") == "SF-6.2"
        assert refused(state, "pass") == "SF-6.2"
    assert legal(played(position(2, revealed={0: "double"}), "lay UP to OMA"), "done")


def test_a_player_who_can_lay_nothing_goes_on_sf_6_2() -> None:
    """SF-6.2: with no segment he can pay for, `done` is accepted."""
    few = {"UP": 2, "GN": 2, "KP": 3, "SP": 2}
    tracks = {"UP": ("CHI OMA",), "GN": ("MIL MSP",), "KP": ("KC DEN",), "SP": ("NO DAL",), "DRGW": ("DEN SLC:1",)}
    tracks["SF"] = ("CHI OMA@2 DEN:1",)
    one_left = SantaFeOptions(board=fixture({"SF": 4, **few}), terrain=True)
    assert refused(position(2, options=one_left, tracks=tracks, money={0: 0}), "done") == "SF-6.2"
    none_left = SantaFeOptions(board=fixture({"SF": 3, **few}), terrain=True)
    assert played(position(2, options=none_left, tracks=tracks, money={0: 0}), "done").turn == 1


def test_companies_have_no_owners_sf_6_3() -> None:
    """SF-6.3: anybody extends what anybody laid; a company that is none is refused."""
    state = played(position(3), "lay SF to KC", "lay SF to KC")
    assert company(state, "SF").left == 30
    assert refused(state, "lay XX from CHI to KC") == "SF-6.3"


def test_segments_come_from_the_supply_sf_6_4() -> None:
    """SF-6.4"""
    options = SantaFeOptions(board=fixture({"UP": 2}))
    state = position(2, options=options, tracks={"UP": ("CHI OMA:1",)})
    state = played(state, "lay UP to OMA")
    assert company(state, "UP").left == 0
    assert refused(state, "lay UP from OMA to DEN") == "SF-6.4"


def test_a_space_holds_one_segment_sf_6_5() -> None:
    """SF-6.5: a company's own finished track cannot be laid again."""
    state = position(2, tracks={"SF": ("CHI KC DEN",)})
    assert refused(state, "lay SF from DEN to KC") == "SF-6.5"


def test_the_first_segment_starts_at_the_origin_sf_6_6() -> None:
    """SF-6.6: of a major and of a short line."""
    state = position(2, opened=("DRGW",))
    assert refused(state, "lay SF from KC to DEN") == "SF-6.6"
    assert refused(state, "lay SF line 1 to KC") == "SF-6.6"
    assert refused(state, "lay DRGW from SLC to SAC") == "SF-6.6"
    assert legal(state, "lay SF from CHI to KC")
    assert legal(state, "lay DRGW from DEN to SLC")


def test_the_space_next_to_the_city_sf_6_7() -> None:
    """SF-6.7: on the chosen track; there must be such a link and such a track."""
    state = position(2)
    event = laid(step(state, "lay SF from CHI to OMA track 2"))
    assert (event.nth, event.spaces, event.track) == (1, 2, 2)
    assert refused(state, "lay SF from CHI to DEN") == "SF-6.7"
    assert refused(state, "lay SF from CHI to XXX") == "SF-6.7"
    assert refused(state, "lay SF from CHI to OMA track 3") == "SF-6.7"
    assert refused(state, "lay GN from MIL to MSP track 2") == "SF-6.7"


def test_a_line_part_way_goes_straight_on_sf_6_8() -> None:
    """SF-6.8: on the same track."""
    state = position(2, tracks={"SF": ("CHI KC@2 DEN:1",)})
    assert refused(state, "lay SF from KC to ELP") == "SF-6.8"
    assert refused(state, "lay SF line 1 to ELP") == "SF-6.8"
    event = laid(step(state, "lay SF from KC to DEN"))
    assert (event.nth, event.start, event.towards) == (2, "KC", "DEN")
    double = position(2, tracks={"SF": ("CHI KC@2:1",)})
    assert refused(double, "lay SF from CHI to KC track 1") == "SF-6.8"
    assert laid(step(double, "lay SF to KC")).track == 2


def test_serving_a_city_sf_6_9() -> None:
    """SF-6.9: the origin from the first segment on, a city with the last space into it."""
    state = position(2)
    assert company(state, "UP").served == ()
    first = step(state, "lay UP to OMA")
    assert company(first.state, "UP").served == ("CHI",)
    assert laid(first).joined == ("CHI",)
    second = step(first.state, "lay UP to OMA")
    assert company(second.state, "UP").served == ("CHI", "OMA")


def test_a_link_may_be_begun_that_cannot_be_finished_sf_6_10() -> None:
    """SF-6.10"""
    options = SantaFeOptions(board=fixture({"KP": 1}))
    assert legal(position(2, options=options), "lay KP from KC to DEN")


def test_segments_are_never_moved_sf_6_11() -> None:
    """SF-6.11: after many moves the first ones lie where they lay."""
    state = position(2)
    seen: list[Run] = []
    for text in ("lay UP to OMA", "lay UP to OMA", "lay UP to MSP", "lay GN to MSP", "lay KP to DEN"):
        for run in seen:
            now = [one for each in state.companies for line in each.lines for one in line.runs]
            assert any((one.link, one.track, one.start) == (run.link, run.track, run.start) for one in now)
            assert max(one.laid for one in now if one.link == run.link) >= run.laid
        state = step(state.model_copy(update={"phase": "first", "turn": 0}), text).state
        seen += [run for line in company(state, text.split()[1]).lines for run in line.runs]
        state = state.model_copy(
            update={"players": tuple(p.model_copy(update={"laid_first": 0, "hand": ()}) for p in state.players)}
        )


def test_several_segments_one_by_one_sf_6_12() -> None:
    """SF-6.12: the later may continue the earlier, and is judged on the board it left."""
    state = position(2, revealed={0: "triple"})
    assert refused(state, "lay UP from OMA to MSP") == "SF-6.6"
    state = played(state, "lay UP to OMA", "lay UP to OMA", "lay UP from OMA to MSP")
    assert company(state, "UP").served == ("CHI", "OMA", "MSP")


def test_a_major_goes_on_from_a_head_sf_7_1() -> None:
    """SF-7.1: unless a branch starts a line; a line that does not exist has no head."""
    state = position(2, tracks={"SF": ("CHI KC DEN",)})
    assert refused(state, "lay SF from KC to ELP") == "SF-7.1"
    assert refused(state, "lay SF line 2 to SLC") == "SF-7.1"
    assert legal(state, "lay SF from DEN to SLC")
    assert legal(state, "lay SF line 1 to SLC")


def test_one_line_grows_only_from_its_last_segment_sf_7_2() -> None:
    """SF-7.2: of all the places for a major with one line, only its head."""
    state = position(2, tracks={"SF": ("CHI KC DEN:2",)})
    mine = [choice.value for choice in starts(state, "SF")]
    assert mine == ["KC"]
    assert [choice.value for choice in towards(state, "SF", "KC")] == ["DEN"]


def test_a_head_in_a_city_leaves_by_any_exit_sf_7_3() -> None:
    """SF-7.3"""
    state = position(2, tracks={"SF": ("CHI KC DEN",)})
    assert sorted(choice.value for choice in towards(state, "SF", "DEN")) == ["OMA", "SLC"]


def test_two_lines_into_one_city_sf_7_4() -> None:
    """SF-7.4: by different links, and they count as one company."""
    state = position(2, tracks={"SF": ("CHI KC DEN", "CHI OMA DEN:1")})
    state = played(state, "lay SF from OMA to DEN")
    assert company(state, "SF").served.count("DEN") == 1
    assert state.serving("DEN") == 1
    assert laid(step(state, "lay SF from DEN to SLC")).line == 1


def test_the_start_may_be_left_out_when_one_fits_sf_7_1() -> None:
    """SF-7.1: with two lines that could go there, it must be said."""
    state = position(2, tracks={"SF": ("CHI KC", "CHI OMA"), "UP": ("CHI OMA DEN",)})
    assert laid(step(state, "lay SF to DEN")).start == "KC"
    both = position(2, tracks={"SF": ("CHI KC", "CHI OMA")})
    assert refused(both, "lay SF to DEN") == "SF-7.1"
    assert legal(both, "lay SF from KC to DEN")
    assert refused(both, "lay SF to SAC") == "SF-7.1"
