"""CR-2 and CR-3: phases, turns and the opening rounds."""

from typing import Any

from rules.core.contract import Draft
from tests.rules.china_rails.table import game, kinds, offers, played, refused, step, table

RUN: dict[str, Any] = {"track": {0: ("A1 B1 C1 D1",)}, "trains": {0: "A1"}}


def test_only_the_player_on_turn_acts_cr_2_1() -> None:
    """CR-2.1: moving, loading, building, upgrading and discarding are refused to others."""
    state = table(**RUN)
    for text in ("move B1", "load tea", "build H1 G1", "upgrade fast", "discard", "end"):
        assert refused(state, text, 1) == "CR-2.1"
    assert kinds(state, 1) == set()


def test_delivery_comes_before_building_cr_2_2_cr_2_5() -> None:
    """CR-2.2, CR-2.5: the first build, link or upgrade, or an explicit end, closes the delivery phase for good."""
    state = table(**RUN)
    assert state.now.phase == "delivery"
    for text in ("build H1 G1", "upgrade fast", "end delivery"):
        after = played(state, text)
        assert after.now.phase == "building"
        for delivery in ("move B1", "load tea", "drop tea", "deliver tea", "stop", "ferry", "end delivery"):
            assert refused(after, delivery) == "CR-2.5"
    ports = table(**RUN, ports={"Hong Kong": "B1"})
    assert refused(played(ports, "link hong kong"), "move B1") == "CR-2.5"


def test_a_build_that_cuts_the_delivery_phase_short_warns_cr_2_5() -> None:
    """CR-2.5: with points left the player is asked first."""
    state = table(**RUN)
    asked = offers(state, Draft(kind="build", values=(("to", "east"),)))
    assert asked.confirm
    assert asked.warning is not None
    assert offers(state, Draft(kind="upgrade", values=(("loco", "fast"),))).warning is not None
    done = table(**RUN, phase="building")
    assert offers(done, Draft(kind="upgrade", values=(("loco", "fast"),))).warning is None


def test_the_delivery_phase_moves_and_handles_loads_cr_2_3() -> None:
    """CR-2.3."""
    state = table(**RUN, goods={"Kilo": ("Tea",)}, hands={0: ("North: Tea 9",)})
    after = played(state, "move D1; load tea; move A1; deliver tea")
    assert after.cash[0] == 69
    assert after.now.phase == "delivery"


def test_twenty_millions_for_building_or_one_upgrade_cr_2_4() -> None:
    """CR-2.4: track and links share them."""
    state = table(phase="building", now={"spent": 13}, ports={"Hong Kong": "A1"})
    assert refused(state, "link hong kong") == "CR-5.7"
    assert refused(played(table(phase="building"), "upgrade fast"), "build A1 B1") == "CR-20.1"


def test_a_turn_ends_when_the_player_says_so_cr_2_6_cr_2_7() -> None:
    """CR-2.6, CR-2.7: then the next one clockwise begins."""
    state = table(phase="building")
    assert played(state, "build A1 B1").turn == 0
    assert [played(state, line).turn for line in ("end", "end; end", "end; end; end")] == [1, 2, 0]


def test_doing_nothing_is_legal_cr_2_8() -> None:
    """CR-2.8: in either phase."""
    assert played(table(), "end").turn == 1
    assert played(table(), "end delivery; end").turn == 1


def test_fees_do_not_count_toward_the_limit_cr_2_9() -> None:
    """CR-2.9, CR-15.8."""
    state = table(track={1: ("A1 B1",)}, trains={0: "A1"})
    after = played(state, "move B1")
    assert after.cash[0] == 56
    assert after.now.spent == 0


def test_the_opening_is_for_building_only_cr_3_1() -> None:
    """CR-3.1: in both rounds nothing is moved, loaded or delivered."""
    for round in (1, 2):
        state = table(round=round, phase="building", turn=0 if round == 1 else 2)
        for text in ("start north", "move B1", "load tea", "deliver tea", "drop tea", "stop", "ferry"):
            assert refused(state, text) == "CR-3.1"


def test_the_opening_spends_from_the_sixty_cr_3_2() -> None:
    """CR-3.2: 20M a round, for track, links, ferry or an upgrade."""
    state = table(round=1, phase="building", ports={"Hong Kong": "A1"})
    assert played(state, "upgrade heavy").cash[0] == 40
    after = played(state, "build A1 B1; link hong kong")
    assert after.cash[0] == 51
    assert refused(table(round=1, phase="building", now={"spent": 20}), "build A1 B1") == "CR-5.7"


def test_the_snake_cr_3_3_cr_3_4_cr_3_5_cr_3_6() -> None:
    """CR-3.3 to CR-3.6: clockwise, back, and clockwise again from the first; the last has two turns in a row."""
    state = table(seats=3, first=1, turn=1, round=1, phase="building")
    seen = []
    for _ in range(9):
        seen.append((state.round, state.turn))
        state = played(state, "end")
    assert seen == [(1, 1), (1, 2), (1, 0), (2, 0), (2, 2), (2, 1), (3, 1), (3, 2), (3, 0)]  # CR-3.4, CR-3.5


def test_from_the_third_round_both_phases_cr_3_6() -> None:
    """CR-3.6."""
    state = step(table(round=2, phase="building", turn=0), "end").state
    assert (state.round, state.turn, state.now.phase) == (3, 0, "delivery")
    assert refused(state, "start north") == ""


def test_who_follows_in_the_round_is_known_before_cr_3_3() -> None:
    """CR-3.3, CR-3.4: the next seat, in the second round the one before; nobody after the last, nor when it is over."""
    state = table()
    rules = game(state)
    assert [rules.upcoming(state.but(turn=turn)) for turn in (0, 1, 2)] == [1, 2, None]
    assert [rules.upcoming(state.but(turn=turn, round=2)) for turn in (2, 1, 0)] == [1, 0, None]
    assert rules.upcoming(state.but(over=True)) is None


def test_cr_r75_a_skipped_turn_is_empty_and_cr_r34_costs_the_load_taken_last() -> None:
    state = table(trains={0: "A1"}, loads={0: ("tea", "silk")}, players={0: {"owes_loads": 1}})
    rules = game(state)
    assert rules.print(rules.skip(state, 0)) == "lose silk"
    after = step(state, "lose silk").state
    assert rules.print(rules.skip(after, 0)) == "end"
