"""CR-41 and CR-45: qualifying, winning, ties and the time limit."""

from typing import Any

from tests.rules.china_rails.situations import ALL, BOTH, NETWORK, wins
from tests.rules.china_rails.table import game, played, refused, step, table


def test_qualifying_at_the_end_of_the_own_turn_cr_41_1() -> None:
    """CR-41.1: network and cash together; money that comes later does not qualify."""
    state = table(**NETWORK, cash={0: 250})
    assert played(state, "end").qualified == (0,)
    assert wins(state) == (0,)
    assert wins(table(**NETWORK, cash={0: 249})) == ()


def test_one_network_joins_all_major_cities_cr_41_2() -> None:
    """CR-41.2: without a break, of own segments; a rival's track does not count."""
    broken: dict[str, Any] = {
        **NETWORK,
        "track": {0: ("B2 B3 B4", "B2 C2 D2 E2", "F2 G2", "G2 G3 G4", "E2 E1"), 1: ("E2 F2",)},
    }
    assert wins(table(**broken, cash={0: 300})) == ()
    three: dict[str, Any] = {**NETWORK, "track": {0: ("B2 B3 B4", "B2 C2 D2 E2 F2 G2", "E2 E1")}}
    assert wins(table(**three, cash={0: 300})) == ()


def test_the_network_reaches_the_port_of_an_own_link_cr_41_3() -> None:
    """CR-41.3: link and connection both."""
    assert wins(table(**{**NETWORK, "links": {}}, cash={0: 300})) == ()
    assert wins(table(**{**NETWORK, "track": {0: ALL}}, cash={0: 300})) == ()


def test_loops_and_branches_but_no_link_closes_a_gap_cr_41_4() -> None:
    """CR-41.4."""
    loops: dict[str, Any] = {**NETWORK, "track": {0: (*ALL, "E2 E1", "C2 D3 D2", "E1 F1")}}
    assert wins(table(**loops, cash={0: 250})) == (0,)
    gap: dict[str, Any] = {**NETWORK, "ports": {"Hong Kong": "E1", "Quay": "F1"}, "links": {0: ("Hong Kong", "Quay")}}
    gap["track"] = {0: ("B2 B3 B4", "B2 C2 D2 E2 E1", "F1 F2 G2", "G2 G3 G4")}
    assert wins(table(**gap, cash={0: 300})) == ()


def test_the_own_ferry_closes_a_gap_cr_41_2() -> None:
    """CR-R71."""
    over: dict[str, Any] = {**NETWORK, "ferry": ("E2", "F2"), "ferries": (0,)}
    over["track"] = {0: ("B2 B3 B4", "B2 C2 D2 E2 E1", "F2 G2", "G2 G3 G4")}
    assert wins(table(**over, cash={0: 250})) == (0,)
    assert wins(table(**{**over, "ferries": ()}, cash={0: 250})) == ()


def test_only_cash_counts_cr_41_5() -> None:
    """CR-41.5: 250M in cash; track and locomotive are worth nothing."""
    assert wins(table(**NETWORK, cash={0: 249}, locos={0: "super"})) == ()


def test_the_round_is_played_to_its_end_cr_41_6() -> None:
    """CR-41.6."""
    state = played(table(**NETWORK, cash={0: 260}), "end")
    assert not state.over
    assert state.turn == 1
    assert played(state, "end").over


def test_the_only_one_who_qualified_wins_cr_41_7() -> None:
    """CR-41.7: even with less cash than somebody without the network."""
    assert wins(table(**NETWORK, cash={0: 250, 1: 400})) == (0,)


def test_the_richest_of_several_wins_cr_41_8() -> None:
    """CR-41.8."""
    assert wins(table(**BOTH, cash={0: 262, 1: 265})) == (1,)
    assert wins(table(**BOTH, cash={0: 270, 1: 265})) == (0,)


def test_a_network_lost_after_the_own_turn_still_counts() -> None:
    """CR-R68: who has qualified is judged by cash alone, whatever an event took since."""
    cut: dict[str, Any] = {**BOTH, "track": {**BOTH["track"], 0: ALL}}
    state = table(**cut, cash={0: 300, 1: 260}).but(qualified=(0,), turn=1)
    done = played(state, "end")
    assert done.qualified == (0, 1)
    result = game(done).result(done)
    assert result is not None
    assert result.winners == (0,)


def test_a_tie_raises_the_target_cr_41_9_cr_41_10() -> None:
    """CR-41.9, CR-41.10: nobody wins, 300M are needed now, and everybody may still win; then 350M."""
    state = played(table(**BOTH, cash={0: 260, 1: 260}), "end; end")
    assert (state.over, state.target, state.qualified) == (False, 300, ())
    assert wins(state) == ()
    assert played(state.but(ties=2), "end").target == 350
    rich = table(**BOTH, cash={0: 299, 1: 300}).but(ties=1)
    assert wins(rich) == (1,)


def test_after_the_end_no_move_is_accepted_cr_41_11() -> None:
    """CR-41.11: nor is anybody to act."""
    state = played(table(**NETWORK, cash={0: 260}), "end; end")
    for text in ("end", "build B2 A2", "discard", "lose tea"):
        assert refused(state, text, 0) == "CR-41.11"
    assert game(state).duties(state) == ()


LIMITED: dict[str, Any] = {"options": {"time_limit": "12"}, "round": 12}


def test_the_limit_is_announced_before_the_game_cr_45_1() -> None:
    """CR-45.1: an option of the table, part of the position from the start."""
    assert table(options={"time_limit": "20"}).options.time_limit == "20"


def test_a_real_victory_comes_first_cr_45_2() -> None:
    """CR-45.2: before the limit, and in its round over a richer player without the network."""
    assert wins(table(**{**NETWORK, **LIMITED, "round": 11}, cash={0: 250})) == (0,)
    assert wins(table(**NETWORK, **LIMITED, cash={0: 250, 1: 400})) == (0,)


def test_the_round_of_the_limit_is_finished_cr_45_3() -> None:
    """CR-45.3: with the last turn of its round the game stops, not before and not later."""
    state = table(**NETWORK, **LIMITED)
    assert not played(state, "end").over
    assert played(state, "end; end").over
    assert not played(table(**NETWORK, options={"time_limit": "12"}, round=11), "end; end").over
    assert not played(table(**NETWORK, round=12), "end; end").over


def test_the_network_before_cash_cr_45_4() -> None:
    """CR-45.4."""
    assert wins(table(**NETWORK, **LIMITED, cash={0: 10, 1: 240})) == (0,)
    assert wins(table(**BOTH, **LIMITED, cash={0: 10, 1: 11})) == (1,)


def test_without_any_network_the_most_cash_cr_45_5() -> None:
    """CR-45.5: equal cash is a shared place."""
    assert wins(table(seats=2, **LIMITED, cash={0: 99, 1: 100})) == (1,)
    assert wins(table(seats=2, **LIMITED, cash={0: 100, 1: 100})) == (0, 1)
    assert wins(table(**BOTH, **LIMITED, cash={0: 260, 1: 260})) == (0, 1)


def test_further_places_cr_45_6() -> None:
    """CR-45.6: the network ranks before cash there too."""
    state = played(table(**{**NETWORK, "seats": 3}, **LIMITED, cash={0: 5, 1: 90, 2: 80}), "end; end; end")
    result = game(state).result(state)
    assert result is not None
    assert result.ranks == (1, 2, 3)


def test_a_debt_keeps_from_qualifying() -> None:
    """CR-R73."""
    state = table(**NETWORK, cash={0: 300}, players={0: {"borrowed": 20}}, options={"loan": True})
    assert wins(state) == ()


def test_a_debt_left_at_the_limit_counts_against_the_cash() -> None:
    """CR-44.2: borrowing in the last turn wins nothing."""
    owing: dict[str, Any] = {**BOTH, **LIMITED, "options": {"time_limit": "12", "loan": True}}
    state = table(**owing, cash={0: 180, 1: 195}, players={1: {"borrowed": 20}})
    assert wins(state) == (0,)
    done = played(state, "end; end")
    result = game(done).result(done)
    assert result is not None
    assert result.scores == (180, 155)


def test_a_retired_seat_cannot_win_and_the_last_one_does() -> None:
    """CR-R83."""
    state = table(**NETWORK, cash={0: 300})
    done = game(state).retire(state, 0, None)  # type: ignore[arg-type]  # draws nothing
    assert done is not None
    assert done.state.over
    result = game(state).result(done.state)
    assert result is not None
    assert result.winners == (1,)
    assert result.ranks == (2, 1)


def test_the_standing_ranks_a_game_that_ends_early() -> None:
    """CR-R90: by CR-45.4 to CR-45.6."""
    state = table(**NETWORK, cash={0: 10, 1: 99})
    standing = game(state).standing(state)
    assert standing is not None
    assert standing.winners == (0,)


def test_qualifying_does_not_tell_the_sum() -> None:
    """CR-R74."""
    (event,) = [event for event in step(table(**NETWORK, cash={0: 287}), "end").events if event.kind == "qualified"]
    assert "287" not in event.model_dump_json()


def test_a_richer_player_without_the_network_breaks_no_tie_cr_41_9() -> None:
    """CR-41.9: only those who qualified are compared."""
    state = played(table(**{**BOTH, "seats": 3}, cash={0: 260, 1: 260, 2: 400}), "end; end; end")
    assert (state.over, state.target) == (False, 300)


def test_a_lost_turn_is_a_turn_to_qualify_in_cr_41_1() -> None:
    """CR-39.9: it counts for the end of the game."""
    track = {1: NETWORK["track"][0]}
    lost: dict[str, Any] = {**NETWORK, "track": track, "links": {1: ("Hong Kong",)}}
    done = played(table(**lost, cash={1: 250}, players={1: {"loses_turn": True}}), "end")
    assert done.over
    result = game(done).result(done)
    assert result is not None
    assert result.winners == (1,)
