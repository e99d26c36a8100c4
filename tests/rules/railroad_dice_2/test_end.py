"""RD-16: the end, the winner, and players who leave (RD-R42)."""

from __future__ import annotations

import pytest

from rules.core.contract import Draft, Result
from rules.railroad_dice_2.ending import GameEnded
from rules.railroad_dice_2.flow import Left, TurnEnded, YearBegan
from rules.railroad_dice_2.game import FirstRailroadDice2, RailroadDice2
from rules.railroad_dice_2.state import State
from tests.rules.railroad_dice_2.table import (
    GAME,
    LARGE,
    dealt,
    event_of,
    events_of,
    ex_9,
    ex_12,
    ex_21,
    legal,
    played,
    position,
    refused,
    seeded,
    step,
)


def over(state: State, *players: tuple[int, int, int, int]) -> Result:
    """The result of a game that ended with this money, stations, locomotives and passengers carried."""
    held = tuple(
        player.but(
            money=money, connected=tuple(map(str, range(stations))), locomotives=(6,) * locomotives, transported=carried
        )
        for player, (money, stations, locomotives, carried) in zip(state.players, players, strict=True)
    )
    result = GAME.result(state.but(players=held, phase="over", ending="stock"))
    assert result is not None
    return result


def three(**words: object) -> State:
    return position("C3 H4 M3", "C8 H8 M8", **words)


def test_no_stock_ends_it_at_once_rd_16_1() -> None:
    """RD-16.1: in the middle of a turn."""
    state = ex_21(phase="final", stocks=(0, 0, 0, 0, 5, 0))
    done = step(state, "transport 5 I7")
    assert event_of(done, GameEnded).ending == "stock"
    assert done.state.over
    assert not events_of(done, TurnEnded)
    left = step(state, "transport 5 I7 4")
    assert not left.state.over


def test_it_ends_when_nobody_can_transport_rd_16_2() -> None:
    """RD-16.2, RD-R41: tested at the end of a turn; locomotives that could be bought count."""
    words = {"phase": "final", "stocks": (5, 0, 0, 0, 0, 0), "turn": 2}
    assert ex_21({0: (4, 5)}, **words).locomotives[:3] == (5, 5, 6)
    goes_on = step(ex_21({0: (4, 5)}, money={0: 65}, **words), "end")
    assert not goes_on.state.over
    done = step(ex_21({0: (4, 5)}, money={0: 64}, **words), "end")
    assert event_of(done, GameEnded).ending == "transport"
    assert not legal(done.state, "end")


def test_one_condition_is_enough_rd_16_3() -> None:
    """RD-16.3: nobody can transport though stock is left; no stock though somebody could."""
    waiting = ex_21({0: (4, 5)}, phase="final", stocks=(5, 0, 0, 0, 0, 0), money={0: 5})
    done = step(waiting, "end")
    assert (done.state.ending, sum(done.state.stocks)) == ("transport", 5)
    empty = step(ex_21(phase="final", stocks=(0, 0, 0, 0, 5, 0)), "transport 5 I7")
    assert (empty.state.ending, sum(empty.state.stocks)) == ("stock", 0)


def test_the_most_passengers_win_rd_16_4() -> None:
    """RD-16.4, RD-R1: holdings; or with the option the passengers carried."""
    holdings = over(three(), (42, 1, 1, 90), (43, 0, 0, 10), (12, 9, 9, 50))
    assert holdings.winners == (1,)
    assert holdings.scores == (42, 43, 12)
    assert holdings.ranks == (2, 1, 3)
    carried = over(three(options=LARGE.but(scoring="transported")), (42, 1, 1, 90), (43, 0, 0, 10), (12, 9, 9, 50))
    assert carried.winners == (0,)
    assert carried.scores == (90, 10, 50)
    assert [line.key for line in carried.lines] == ["dice-score-transported"] * 3


def test_then_the_most_stations_rd_16_5() -> None:
    """RD-16.5"""
    result = over(three(), (42, 5, 1, 0), (42, 4, 9, 0), (41, 9, 9, 0))
    assert result.winners == (0,)
    assert result.ranks == (1, 2, 3)


def test_then_the_most_locomotives_rd_16_6() -> None:
    """RD-16.6: still in possession."""
    result = over(three(), (42, 5, 2, 0), (42, 5, 3, 0), (41, 9, 6, 0))
    assert result.winners == (1,)


def test_then_they_share_rd_16_7() -> None:
    """RD-16.7, RD-R42"""
    result = over(three(), (42, 5, 2, 0), (42, 5, 2, 0), (41, 9, 6, 0))
    assert result.winners == (0, 1)
    assert result.ranks == (1, 1, 3)


def test_ties_rd_ex_31() -> None:
    """RD-EX-31: Anna, Ben and Cleo."""
    assert over(three(), (42, 5, 2, 0), (42, 5, 3, 0), (41, 9, 6, 0)).winners == (1,)
    assert over(three(), (42, 5, 2, 0), (42, 5, 2, 0), (41, 9, 6, 0)).winners == (0, 1)


def test_after_the_end_every_move_is_refused_rd_16_8() -> None:
    """RD-16.8: by anybody; nobody has a duty."""
    state = step(ex_21(phase="final", stocks=(0, 0, 0, 0, 5, 0)), "transport 5 I7").state
    for text in ("end", "buy", "transport 4 D9", "roll 4s", "skip", "station C3", "layout 1:0,0", "lay 1 H7 NS"):
        for seat in range(3):
            assert refused(state, text, seat) == "RD-16.8"
    assert GAME.duties(state) == ()
    assert GAME.offers(state, 0, Draft()).refusal is not None
    assert GAME.result(state) is not None
    assert GAME.view(state, None).turn is None


def test_turns_without_a_transport_end_it_rd_16_9() -> None:
    """RD-16.9: as many as there are players, all begun in the final phase; a transport starts the count anew."""
    state = ex_21({0: (4, 5), 1: (4,), 2: (4,)}, phase="final", stocks=(5, 5, 5, 13, 10, 3))
    twice = played(state, "end", "end")
    assert twice.barren == 2
    assert played(twice, "end").ending == "standstill"
    served = played(state, "end", "transport 4 I7")  # green can do no more, so the turn has passed
    assert (served.turn.seat, served.barren) == (2, 0)
    served = played(served, "end", "end")
    assert not served.over
    assert served.barren == 2


def test_the_turn_in_which_it_began_does_not_count_rd_16_9() -> None:
    """RD-16.9: it was not begun in the final phase."""
    state = ex_21({0: (4, 5), 1: (4,), 2: (4,)}, hand="locomotive", bank=10)
    state = played(state, "appear 1 6")
    assert state.phase == "final"
    state = played(state, "end")
    assert state.barren == 0
    assert not played(state, "end", "end").over
    assert played(state, "end", "end", "end").ending == "standstill"


def test_the_end_rd_ex_30() -> None:
    """RD-EX-30: a 6 at 25 is on sale, black holds 4 and 5."""
    words = {"phase": "final", "stocks": (5, 0, 0, 0, 0, 0), "turn": 2}
    held = {0: (4, 5), 1: (5, 5)}
    enough = ex_21(held, money={0: 25, 1: 0, 2: 0}, **words)
    assert enough.locomotives == (6, 6, 6)
    assert not step(enough, "end").state.over
    poor = ex_21(held, money={0: 24, 1: 0, 2: 0}, **words)
    assert event_of(step(poor, "end"), GameEnded).ending == "transport"


def test_without_money_and_locomotives_nothing_is_near_enough_rd_16_2() -> None:
    """RD-R41: not even a station on the tile of the home."""
    words = {"phase": "final", "stocks": (0, 0, 0, 0, 0, 5), "money": {0: 4, 1: 4, 2: 4}, "turn": 2}
    assert step(ex_21({0: ()}, **words), "end").state.ending == "transport"
    assert not step(ex_21({0: (2,)}, **words), "end").state.over


def test_dearer_locomotives_count_when_all_before_can_be_paid_rd_16_2() -> None:
    """RD-R41: in sale order: a 6 behind one 5 needs 45."""
    words = {"phase": "final", "stocks": (5, 0, 0, 0, 0, 0), "turn": 2}
    held = {0: (5,), 1: (5,)}
    assert ex_21(held, **words).locomotives == (5, 6, 6, 6)
    assert not step(ex_21(held, money={0: 45, 1: 0, 2: 0}, **words), "end").state.over
    assert step(ex_21(held, money={0: 44, 1: 0, 2: 0}, **words), "end").state.over


# RD-R42: leaving


def test_who_leaves_in_turn_ends_the_turn_rd_16_7() -> None:
    """RD-R42: the dice go back, the home stays, the turns are passed."""
    state = ex_21(hand="straight crossing")
    done = GAME.retire(state, 0, seeded())
    assert done is not None
    GAME.audit(done.state)
    assert event_of(done, Left).seat == 0
    assert event_of(done, TurnEnded).returned == 2
    assert not event_of(done, TurnEnded).forced
    assert done.state.turn.seat == 1
    assert done.state.stations == state.stations
    again = played(done.state, "end", "end")
    assert again.turn.seat == 1


def test_years_pass_when_the_first_player_has_left_rd_5_2() -> None:
    """RD-R42, RD-5.2"""
    state = three()
    done = GAME.retire(state, 0, seeded())
    assert done is not None
    second = step(done.state, "end")
    third = step(second.state, "end")
    assert not events_of(second, YearBegan)
    assert event_of(third, YearBegan).year == 2
    assert third.state.turn.seat == 1


def test_who_leaves_out_of_turn_leaves_the_turn_alone_rd_16_7() -> None:
    state = ex_21(hand="straight")
    done = GAME.retire(state, 2, seeded())
    assert done is not None
    assert done.state.turn == state.turn
    assert played(done.state, "end", "end").turn.seat == 0


def test_the_home_of_who_left_is_still_paid_rd_10_3() -> None:
    """RD-R42"""
    state = position(
        "H8 C4 M3", "E9", rails="C5 NS, C6 NS, C7 NS, G8 EW, F8 EW, E8 NE, E7 SW, D7 EW", hand="complex:joker"
    )
    done = GAME.retire(state, 1, seeded())
    assert done is not None
    after = played(done.state, "extend 1 C7 NS+NE")
    assert [now.money - was.money for was, now in zip(state.players, after.players, strict=True)] == [5, 5, 0]


def test_who_left_counts_no_more_rd_15_1() -> None:
    """RD-R42: not for RD-15.1(a), not for RD-R41, and does not win."""
    result = over(three().with_player(1, left=True), (1, 1, 1, 0), (99, 9, 9, 0), (2, 1, 1, 0))
    assert result.winners == (2,)
    assert result.ranks == (2, 3, 1)
    assert result.lines[-1].key == "dice-score-left"
    state = ex_21({0: (4, 5), 1: (4,), 2: (4,)}, phase="final").with_player(2, left=True)
    assert played(state, "end", "end").ending == "standstill"
    words = {"phase": "final", "stocks": (5, 0, 0, 0, 0, 0), "money": {0: 65, 1: 0, 2: 0}, "turn": 2}
    assert not step(ex_21({0: (4, 5)}, **words), "end").state.over
    assert step(ex_21({0: (4, 5)}, **words).with_player(0, left=True), "end").state.ending == "transport"


def left_by(state: State, seat: int, game: RailroadDice2 = GAME) -> State:
    done = game.retire(state, seat, seeded())
    assert done is not None
    GAME.audit(done.state)
    return done.state


@pytest.mark.parametrize(("game", "ending"), [(GAME, None), (FirstRailroadDice2(), "standstill")])
def test_a_turn_broken_off_by_leaving_is_not_one_without_a_transport_rd_16_9(
    game: RailroadDice2, ending: str | None
) -> None:
    """RD-R42, RD-16.9: green ends without a transport, blue leaves in turn; black, who could transport, has had no
    turn. Games of version 1 go on as they began."""
    state = ex_21({0: (4, 5), 1: (4,), 2: (4,)}, phase="final", turn=1, stocks=(5, 5, 5, 13, 10, 3))
    after = left_by(played(state, "end"), 2, game)
    assert after.ending == ending
    if not after.over:
        assert (after.turn.seat, after.barren) == (0, 1)
        assert played(after, "end").ending == "standstill"


def test_a_transport_before_leaving_starts_the_count_anew_rd_16_9() -> None:
    state = ex_21({0: (4, 5), 1: (4,), 2: (4, 5)}, phase="final", turn=1, stocks=(5, 5, 5, 13, 10, 3), money={2: 20})
    state = played(state, "end", "transport 4 L5")
    assert state.turn.seat == 2
    assert left_by(state, 2).barren == 0


@pytest.mark.parametrize(
    ("leaver", "ended"),
    [
        (1, False),  # whose turn was one of those that count: the last player has had none
        (3, True),  # who has had no turn yet: the three who stay have
        (2, True),  # in turn: the turn that was broken off is none, the last player's is the third
    ],
)
def test_turns_of_who_has_left_do_not_count_rd_16_9(leaver: int, ended: bool) -> None:
    """RD-R42: four players, of whom the first two ended without a transport; one leaves, and the next one ends."""
    rails = "H7 NS, H6 NS, H5 NS"
    words = {"phase": "final", "locomotives": {0: (2,)}, "rails": rails, "money": dict.fromkeys(range(4), 9)}
    state = position("H8 C4 M4 C8", "H4 M8", **words)
    state = state.but(turn=state.turn.but(seat=2), barren=2)
    after = left_by(state, leaver)
    assert after.barren == (1 if leaver == 1 else 2)
    assert not after.over
    assert played(after, "end").over == ended


def test_only_the_turns_since_the_last_transport_are_taken_off_rd_16_9() -> None:
    """RD-16.9: who left had transported, so the count is of others' turns alone."""
    state = ex_21({0: (4, 5), 1: (4,), 2: (4,)}, phase="final", turn=2).but(barren=1)
    assert left_by(state, 0).barren == 1
    assert left_by(state, 1).barren == 0


def test_who_left_does_not_start_the_final_phase_rd_15_1() -> None:
    """RD-R42: though everything gets connected to that home."""
    rails = "H6 EW, I6 EW, J6 EW, J4 NS, J5 NS"
    state = position("G6 J3 C8", "J7", rails=rails, hand="crossing")
    state = state.with_player(1, connected=("C8", "G6"))
    after = GAME.apply(state, 0, GAME.parse("extend 1 J6 NS+EW"), seeded()).state
    assert after.phase == "final"
    left = GAME.apply(state.with_player(1, left=True), 0, GAME.parse("extend 1 J6 NS+EW"), seeded()).state
    assert left.phase == "play"


def test_the_last_one_wins_at_once_rd_16_7() -> None:
    """RD-R42"""
    done = GAME.retire(ex_9("straight"), 0, seeded())
    assert done is not None
    assert event_of(done, GameEnded).ending == "alone"
    assert event_of(done, GameEnded).result.winners == (1,)
    assert not done.state.turn.hand


def test_nobody_retires_in_the_opening_or_after_the_end_rd_16_7() -> None:
    """RD-R42: a robot goes on for the seat."""
    assert GAME.retire(dealt(3), 0, seeded()) is None
    ended = step(ex_21(phase="final", stocks=(0, 0, 0, 0, 5, 0)), "transport 5 I7").state
    assert GAME.retire(ended, 1, seeded()) is None
    gone = GAME.retire(three(), 1, seeded())
    assert gone is not None
    assert GAME.retire(gone.state, 1, seeded()) is None


def test_the_score_as_it_stands_rd_16_4() -> None:
    """For a game that is ended early; none in the opening."""
    assert GAME.standing(dealt(2)) is None
    standing = GAME.standing(ex_12(money={0: 3, 1: 8}))
    assert standing is not None
    assert standing.winners == (1,)
    assert GAME.result(ex_12()) is None


@pytest.mark.parametrize("text", ["buy", "transport 5 I7", "end"])
def test_what_remains_in_the_final_phase_is_legal_rd_15_3(text: str) -> None:
    assert legal(ex_21(phase="final", money={0: 60}), text)
