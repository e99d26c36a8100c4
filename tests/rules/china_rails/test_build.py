"""CR-4, CR-5 and CR-8: where track may be built, what it costs and how it is paid."""

from typing import Any

import pytest

from rules.china_rails.state import Reserved
from tests.rules.china_rails.table import STAR, at, game, happened, has, logged, played, refusal, refused, step, table


def test_a_rebuilt_bridge_is_counted_once_and_suggested() -> None:
    """CR-27.6, CR-R26: the line that goes on behind it is as legal in one move as in two; the owner is shown it."""
    state = table(track={0: ("A1 B1 C1", "D1 E1")}, trains={0: "A1"}, phase="building")
    edge = state.board.edge[state.board.at["C1"], state.board.at["D1"]]
    state = state.but(reserved=(Reserved(edge=edge, owner=0),)).on(state.board)
    assert refused(state, "build C1 D1 D2") == ""
    assert refused(played(state, "build C1 D1"), "build D1 D2") == ""
    assert next(iter(game(state).suggest(state, 0))).draft.values == (("to", "C1 D1"),)


def test_a_segment_belongs_to_its_builder_cr_4_1() -> None:
    """CR-4.1: it joins two neighbours; mileposts further apart are refused."""
    state = played(table(phase="building"), "build A1 B1")
    assert has(state, 0, "A1 B1")
    assert refused(state, "build A1 C2 / D2 F2") == "CR-4.1"
    assert step(table(phase="building"), "build A1 B1").said == game(state).parse("build A1 B1")


def test_the_first_segment_starts_at_a_major_city_cr_4_2() -> None:
    """CR-4.2."""
    assert refused(table(phase="building"), "build D1 C1") == "CR-4.2"
    assert refused(table(phase="building"), "build A1 B1") == ""


def test_later_segments_start_at_own_track_or_any_major_city_cr_4_3_cr_4_4() -> None:
    """CR-4.3, CR-4.4: a major city not linked to the network serves too."""
    state = table(phase="building", track={0: ("A1 B1",)})
    assert refused(state, "build C1 D1") == "CR-4.3"
    assert refused(state, "build B1 C1") == ""
    assert refused(state, "build H3 G3") == ""
    assert refused(state, "build F1 D2") == "CR-4.3"
    assert refused(table(phase="building"), "build F1 D2") == "CR-4.2"


def test_several_major_cities_and_mileposts_in_one_turn_cr_4_5() -> None:
    """CR-4.5."""
    state = played(table(phase="building"), "build A1 B1 / H3 G3 / A3 B3")
    assert has(state, 0, "A1 B1")
    assert has(state, 0, "H3 G3")
    star = played(table(STAR, phase="building"), "build C3 B3 / E3 F3")
    assert has(star, 0, "C3 B3")
    assert has(star, 0, "E3 F3")


def test_two_segments_a_turn_out_of_one_major_city_cr_4_6() -> None:
    """CR-4.6: counted over all its mileposts; other cities do not count."""
    state = played(table(STAR, phase="building"), "build C3 B3 / E3 F3")
    assert refused(state, "build C2 B2") == "CR-4.6"
    assert refused(state, "build B3 A3") == ""
    assert refused(played(state, "end; end; end"), "build C2 B2", 0) == ""


def test_one_segment_between_two_mileposts_cr_4_7() -> None:
    """CR-4.7: whoever owns it."""
    state = table(phase="building", track={1: ("A1 B1",)})
    assert refused(state, "build A1 B1") == "CR-4.7"
    assert refused(played(state, "build A1 A2"), "build A2 A1") == "CR-4.7"


def test_nothing_is_built_in_the_red_area_cr_4_8() -> None:
    """CR-4.8."""
    assert refused(table(STAR, phase="building"), "build C3 D3") == "CR-4.8"


def test_several_players_touch_one_milepost_cr_4_9() -> None:
    """CR-4.9."""
    state = table(phase="building", track={1: ("A1 B1 C1",)})
    assert refused(state, "build A1 A2 B1 B2") == ""


def test_events_forbid_building_cr_4_10() -> None:
    """CR-4.10: the rule of the event is cited."""
    state = table(phase="building", running={"heavy_snow": 1}, events={"heavy_snow": {"cities": ("North",)}})
    assert refused(state, "build A1 B1") == "CR-33.2"
    assert refused(state, "build H1 G1") == ""


def test_what_was_just_built_is_own_track_cr_4_11() -> None:
    """CR-4.11: in one path and in two moves of one phase."""
    assert refused(played(table(phase="building"), "build A1 B1"), "build B1 C1") == ""


def test_later_turns_build_as_the_opening_does_cr_4_12() -> None:
    """CR-4.12: the same moves are legal and refused in round 1 and in round 3."""
    for round in (1, 3):
        state = table(phase="building", round=round, track={0: ("A1 B1",)})
        assert refused(state, "build B1 C1") == ""
        assert refused(state, "build C1 D1") == "CR-4.3"
        assert refused(state, "build A1 B1") == "CR-4.7"


TAIWAN: dict[str, Any] = {"zones": {"island": ("taiwan", "C1-D1")}}


def test_nothing_is_built_on_taiwan_cr_4_13() -> None:
    """CR-4.13: neither to nor from it, and a city there is no target."""
    state = table(phase="building", track={0: ("A1 B1",)}, **TAIWAN)
    assert refused(state, "build B1 C1") == "CR-4.13"
    assert refused(state, "build kilo") == "CR-4.13"
    off = table(phase="building", taiwan={"Taipei": ("Imports",)})
    assert refused(off, "build taipei") == "CR-4.13"


def test_neighbouring_countries_play_no_part_cr_4_14() -> None:
    """CR-4.14: outside the map there is no milepost to build to, load or deliver at."""
    state = table(phase="building")
    assert refused(state, "build H1 e") == "CR-4.1"
    assert refused(state, "build A1 w") == "CR-4.1"


@pytest.mark.parametrize(
    ("drawn", "price", "rule"),
    [
        (".", 1, "CR-5.2"),
        ("d", 1, "CR-5.2"),
        ("^", 2, "CR-5.3"),
        ("A", 5, "CR-5.4"),
        ("s", 3, "CR-5.5"),
        ("m", 3, "CR-5.5"),
        ("M", 5, "CR-5.6"),
    ],
)
def test_the_milepost_built_to_is_paid_cr_5_1(drawn: str, price: int, rule: str) -> None:
    """CR-5.1: the start costs nothing. CR-5.2 to CR-5.6, CR-5.3, CR-5.4, CR-5.5: by terrain."""
    land = f"\n 1 M {drawn} . . .\n 2  . . . . .\n"
    names = {"North": "A1", **({"Town": "B1"} if drawn in "smM" else {})}
    state = played(table(land, names, phase="building", zones={"sand": ("desert", "B1")}), "build A1 B1")
    assert state.now.spent == price, rule


def test_building_out_of_a_major_city_is_free_but_for_the_milepost_cr_5_6() -> None:
    """CR-5.6."""
    assert played(table(phase="building"), "build A1 B1").now.spent == 1
    assert played(table(phase="building", track={0: ("A3 A2",)}), "build A2 A1").now.spent == 5


def test_twenty_millions_a_phase_cr_5_7() -> None:
    """CR-5.7: in one move and over several."""
    state = table(phase="building", now={"spent": 19})
    assert refused(state, "build A1 B1") == ""
    assert refused(state, "build A1 B1 C1") == "CR-5.7"


def test_no_credit_cr_5_8_cr_5_9() -> None:
    """CR-5.8, CR-5.9: what cannot be paid is refused whole and does not stay."""
    state = table(phase="building", cash={0: 1})
    assert refused(state, "build A1 B1 C1") == "CR-5.8"
    assert played(state, "build A1 B1").cash[0] == 0
    assert not has(state, 0, "A1 B1")


def test_money_for_track_is_gone_cr_5_10() -> None:
    """CR-5.10: the bank gets it, and a flood gives nothing back."""
    river: dict[str, Any] = {"waters": {"river": ("river", "B1-e")}, "events": {"flood": {"rivers": ("river",)}}}
    state = table(track={0: ("A1 B1 C1",)}, deck=("flood", "Kilo: Tea 5", "Kilo: Tea 5", "Kilo: Tea 5"), **river)
    after = played(state, "discard")
    assert not has(after, 0, "B1 C1")
    assert after.cash == state.cash
    assert played(table(phase="building"), "build A1 B1").bank["track"] == 1


@pytest.mark.parametrize(
    ("kind", "extra", "rule"),
    [
        ("river", 2, "CR-8.1"),
        ("dry_river", 1, "CR-8.2"),
        ("dry_lake", 1, "CR-8.3"),
        ("lake", 3, "CR-8.4"),
        ("inlet", 3, "CR-8.4"),
    ],
)
def test_waters_cost_extra_cr_8_1(kind: str, extra: int, rule: str) -> None:
    """CR-8.1 to CR-8.4: CR-8.2 and CR-8.3 dry, CR-8.4 lakes and inlets."""
    state = table(phase="building", waters={"water": (kind, "A1-e")})
    assert played(state, "build A1 B1").now.spent == 1 + extra, rule


def test_surcharges_add_to_the_milepost_and_to_each_other_cr_8_5() -> None:
    """CR-8.5: river onto mountain 4M; two waters on one segment are both paid."""
    land = "\n 1 M ^ . .\n 2  . . . .\n"
    state = table(land, {"North": "A1"}, phase="building", waters={"r": ("river", "A1-e")})
    assert played(state, "build A1 B1").now.spent == 4
    both = {"r": ("river", "A1-e"), "l": ("lake", "A1-e")}
    assert played(table(phase="building", waters=both), "build A1 B1").now.spent == 6


def test_no_bridge_spans_more_than_one_step_cr_8_6() -> None:
    """CR-8.6: neighbours with no passage between them, and mileposts beyond."""
    assert refused(table(phase="building", gaps="A1-e"), "build A1 B1") == "CR-8.6"
    assert refused(table(phase="building", track={0: ("A1 A2",)}, gaps="A1-e"), "build A2 B1") == ""


def test_a_refusal_names_the_step_and_what_can_be_built() -> None:
    """A path that breaks off says where, and what would do."""
    found = refusal(table(phase="building", now={"spent": 18}), "build A1 B1 C1 D1")
    assert found is not None
    assert found.instead is not None
    assert found.instead.params["step"] == 3
    assert found.instead.params["cost"] == 2


def test_ways_of_saying_the_same_build() -> None:
    """Mileposts, compass runs, a target, and from, via."""
    same = [
        "build A1 B1 C1 D1",
        "build A1 e e e",
        "build kilo from north",
        "build north>kilo",
        "build kilo from A1 via C1",
        "build NORTH kilo",
    ]
    state = table(phase="building")
    said = {logged(state, text) for text in same}
    assert said == {"build A1 B1 C1 D1"}


def test_a_line_goes_on_beyond_its_target() -> None:
    """A city that no line can begin at is reached first; further steps go on from there."""
    state = table(phase="building", track={0: ("A1 B1",)})
    assert logged(state, "build kilo E1 F1") == "build B1 C1 D1 E1 F1"
    assert logged(state, "build kilo e se") == "build B1 C1 D1 E1 E2"


def test_a_line_goes_on_from_any_side_of_a_major_city() -> None:
    """Into the red area in the cheaper direction (CR-R43), and out of it where it is nearest."""
    land = (
        "\n 1 . . . . . . . . .\n 2  . . o o . . . .\n 3 M . o M o . . . s\n 4  . . o o . . . .\n 5 . . . . . . . . .\n"
    )
    state = table(land, {"West": "A3", "Star": "D3", "Kay": "I3"}, phase="building")
    assert logged(state, "build west star kay") == "build A3 B3 / C3 B3 / E3 F3 G3 H3 I3"
    assert played(state, "build west star kay").now.spent == 8
    assert logged(state, "build kay from west via star") == "build A3 B3 / C3 B3 / E3 F3 G3 H3 I3"
    assert logged(state, "build star w") == "build C3 B3"
    assert logged(state, "build star e e") == "build E3 F3 G3"
    assert logged(state, "build star ne") == "build D2 E1"
    assert logged(state, "build star sw") == "build C4 C5"


def test_the_ferry_on_the_way_from_the_first_milepost() -> None:
    """A port at the very corner of the map serves as any other."""
    land = "\n 1 . . M     . . M\n"
    said: dict[str, Any] = {"names": {"North": "C1", "East": "H1"}, "ferry": ("A1", "F1"), "phase": "building"}
    state = table(land, **said, track={0: ("C1 B1",)})
    assert logged(state, "build G1") == "build B1 A1 / F1 G1"


def test_a_city_that_a_line_may_enter_but_not_leave() -> None:
    """CR-7.4: its second edge is for somebody else, so no line is proposed through it."""
    state = table("\n 1 M s . . M\n", {"West": "A1", "Kay": "B1", "East": "E1"}, phase="building")
    assert refused(state, "build C1 from A1") == "CR-4.1"
    assert logged(state, "build kay from A1") == "build A1 B1"


def test_a_lost_bridge_is_proposed_to_its_owner_alone() -> None:
    """CR-27.7: the search knows whose place it is."""
    river: dict[str, Any] = {"waters": {"r": ("river", "B1-e")}, "events": {"flood": {"rivers": ("r",)}}}
    land: dict[str, Any] = {"drawn": "\n 1 M . . . M\n", "names": {"North": "A1", "East": "E1"}}
    flooded = table(**river, **land, track={1: ("A1 B1 C1",)}, deck=("flood", "demand", "demand", "demand"))
    mine = played(flooded, "discard; end; end; end")
    assert (mine.turn, len(mine.reserved)) == (1, 1)
    assert logged(mine, "build C1") == "build B1 C1"
    rival = mine.but(turn=2, track=((), (), mine.track[1]))
    assert refused(rival, "build C1") == "CR-4.1"


def test_a_lost_bridge_is_suggested_once_with_its_price_cr_27_6() -> None:
    """From one of its ends, though both are own track; 1M and 2M for the river, 12M spent before."""
    river: dict[str, Any] = {"waters": {"r": ("river", "B1-e")}, "track": {0: ("A1 B1", "C1 D1")}, "phase": "building"}
    state = table(now={"spent": 12}, **river)
    state = state.but(reserved=(Reserved(edge=state.board.edge[state.board.at["B1"], state.board.at["C1"]], owner=0),))
    found = [one for one in game(state).suggest(state, 0) if one.label.key == "china-suggest-bridge"]
    assert [(one.draft.values, one.place) for one in found] == [((("to", "B1 C1"),), "C1")]
    assert found[0].note is not None
    assert (found[0].note.params["price"], found[0].note.params["left"]) == (3, 5)


def test_a_far_target_is_built_as_far_as_the_money_goes() -> None:
    """The rest is for another turn."""
    state = table(phase="building", track={0: ("A1 B1",)}, now={"spent": 17})
    assert [event.cost for event in happened(state, "build east", "built")] == [3]
    assert at(state, 0) == ""


def test_a_target_whose_first_segment_cannot_be_paid_is_refused_for_the_money() -> None:
    """CR-5.7, CR-5.8: not as if there were nothing to build."""
    assert refused(table(phase="building", now={"spent": 20}), "build kilo") == "CR-5.7"
    assert refused(table(phase="building", cash={0: 0}), "build kilo") == "CR-5.8"
