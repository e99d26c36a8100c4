"""RD-5: the turn."""

from __future__ import annotations

from rules.core.contract import Draft
from rules.railroad_dice_2.ending import FinalBegan, GameEnded
from rules.railroad_dice_2.flow import TurnEnded, YearBegan
from rules.railroad_dice_2.money import Stocked
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
    offered,
    offers,
    played,
    position,
    refused,
    step,
)

SIX = ("C3 H4 M3", "C8 H8 M8")  # a station on every tile


def test_turns_go_clockwise_rd_5_1() -> None:
    """RD-5.1: only the player in turn acts."""
    state = position("C3 H4 M3", first=1, turn=1)
    order = []
    for _ in range(4):
        order.append(state.turn.seat)
        other = (state.turn.seat + 1) % 3
        assert refused(state, "roll 4s", other) == "RD-5.1"
        assert refused(state, "end", other) == "RD-5.1"
        state = played(state, "end")
    assert order == [1, 2, 0, 1]


def test_a_round_is_a_year_rd_5_2() -> None:
    """RD-5.2: it begins with the first player."""
    state = position("C3 H4 M3", first=1, turn=1)
    for _ in range(2):
        done = step(state, "end")
        assert not events_of(done, YearBegan)
        state = done.state
    done = step(state, "end")
    assert event_of(done, YearBegan).year == done.state.year == 2


def test_actions_in_any_order_rd_5_3() -> None:
    """RD-5.3: buying and transporting before, between and after the others."""
    state = ex_9("straight complex:joker", locomotives={0: (2,)}, money={0: 20})
    state = played(state, "lay 1 H9 NS", "buy", "transport 2 L8", "extend 2 J8 NS+EW", "buy", "lay 3 H7 NS")
    assert legal(state, "end")


def test_all_but_the_roll_may_be_repeated_rd_5_4() -> None:
    """RD-5.4"""
    state = ex_9("straight straight locomotive locomotive", money={0: 30})
    assert refused(state, "roll 2c") == "RD-5.4"
    state = played(state, "buy", "buy", "appear 3 6", "appear 4 6", "lay 1 H9 NS", "lay 2 H7 NS")
    assert len(state.players[0].locomotives) == 2
    served = ex_21()
    assert legal(played(served, "transport 5 I7"), "transport 4 D9")


def test_every_action_is_optional_rd_5_5() -> None:
    """RD-5.5: a turn may end with nothing done, and it is warned that nothing was placed (RD-R19)."""
    state = position(*SIX)
    asked = offers(state, "end")
    assert asked.complete
    assert asked.warning is not None
    done = step(state, "end")
    assert event_of(done, TurnEnded).idle
    assert done.state.stocks == state.stocks
    rolled = ex_9()
    assert offers(rolled, "end").warning is None
    assert not event_of(step(rolled, "end"), TurnEnded).idle


def test_lack_and_triggers_are_checked_after_every_move_rd_5_6() -> None:
    """RD-5.6, RD-R18: a transport makes the lack, the lack empties the bank, that starts the final phase."""
    state = ex_21(stocks=(0, 0, 0, 1, 5, 5), bank=5)
    done = step(state, "transport 4 D9")
    kinds = [type(event) for event in done.events]
    assert kinds.index(Stocked) < kinds.index(FinalBegan)
    assert [event.why for event in events_of(done, Stocked)] == ["lack", "final"]
    assert event_of(done, FinalBegan).cause == "bank"


def test_rolling_and_skipping_exclude_each_other_rd_5_7() -> None:
    """RD-5.7, RD-R19"""
    state = position(*SIX)
    skipped = played(state, "skip")
    assert refused(skipped, "roll 4s") == "RD-5.7"
    assert "roll" not in offered(skipped)
    rolled = played(state, "roll 4s")
    assert refused(rolled, "skip") == "RD-5.7"
    assert "skip" not in offered(rolled)


def test_skipping_places_passengers_once_rd_5_8() -> None:
    """RD-5.8: on every tile, 5 a station."""
    state = position("C3 H4 M3", "C8 H8 M8 N6")
    done = step(state, "skip")
    assert event_of(done, Stocked).units == (5, 5, 5, 5, 5, 10)
    assert done.state.stocks == tuple(a + b for a, b in zip(state.stocks, (5, 5, 5, 5, 5, 10), strict=True))
    assert refused(done.state, "skip") == "RD-5.8"
    assert legal(played(done.state, "end"), "skip")


def test_three_skips_empty_the_bank_rd_ex_27() -> None:
    """RD-EX-27"""
    cells = "B2 E2 K2 D6", "H2 C4 F4 I4 K5 H6 F7 J7"
    state = position(*cells, options=LARGE.but(tiles="boxed"))
    assert state.bank == 180
    state = played(state, "skip", "end")
    assert state.bank == 120
    assert state.stocks == (20, 30, 20, 10, 20, 20)
    state = played(state, "skip", "end")
    assert state.bank == 60
    done = step(state, "skip")
    assert event_of(done, FinalBegan).cause == "bank"
    assert events_of(done, Stocked)[1].minted == 60
    assert done.state.turn.seat == 2  # who can still buy
    ended = step(done.state, "end")
    assert event_of(ended, GameEnded).ending == "transport"


def test_dice_in_hand_go_back_rd_5_9() -> None:
    """RD-5.9, RD-R20: regained dice too; nothing is carried over."""
    state = ex_12("complex:joker straight crossing")
    state = played(state, "extend 1 C7 NS+EW")
    assert [die.number for die in state.turn.hand] == [2, 3, 4]
    before = state.simple, state.complex
    done = step(state, "end")
    assert event_of(done, TurnEnded).returned == 3
    assert (done.state.simple, done.state.complex) == (before[0] + 2, before[1] + 1)
    assert done.state.turn.hand == ()
    assert refused(done.state, "lay 2 H7 NS") == "RD-8.1"


def test_used_marks_are_cleared_rd_5_10() -> None:
    """RD-5.10: of locomotives and stations."""
    state = ex_21()
    used = played(state, "transport 5 I7")
    assert refused(used, "transport 5 D9") == "RD-12.2"
    assert refused(used, "transport 4 I7") == "RD-12.3"
    again = played(used, "end", "end", "end")
    assert legal(again, "transport 5 D9")
    assert legal(again, "transport 4 I7")


def test_the_kinds_that_have_something_to_choose_are_offered_rd_5_3() -> None:
    """A kind that is open but has nothing to choose is not offered, and still refuses for its own reason."""
    assert offered(position(*SIX, money={0: 4})) == ["roll", "skip", "end"]
    assert offered(position(*SIX)) == ["roll", "buy", "skip", "end"]
    assert offered(ex_9("locomotive")) == ["appear", "buy", "end"]
    assert refused(ex_9("locomotive"), "lay 1 H7 NS") == "RD-8.13"
    assert offered(ex_9("straight")) == ["lay", "buy", "end"]
    assert offered(ex_9("crossing")) == ["extend", "buy", "end"]
    assert offered(ex_21(money={0: 1, 1: 40})) == ["roll", "run", "transport", "skip", "end"]
    assert offered(position(*SIX, money={0: 4}, hand="")) == ["end"]


def test_the_end_of_a_turn_shows_what_goes_back_rd_5_9() -> None:
    state = ex_9("straight crossing")
    seen = GAME.outlook(state, 0, Draft(kind="end"))
    assert seen is not None
    assert seen.account[0].params == {"simple": state.simple + 1, "complex": state.complex + 1}
    note = next(choice.note for choice in offers(state).choices if choice.value == "end")
    assert note is not None
    assert note.params == {"dice": 2}
    skip = GAME.outlook(position(*SIX), 0, Draft(kind="skip"))
    assert skip is not None
    assert skip.account[0].params == {"bank": 190}


def test_a_stranger_is_offered_nothing_rd_5_1() -> None:
    state = position(*SIX)
    asked = GAME.offers(state, 1, Draft())
    assert asked.refusal is not None
    assert asked.refusal.rule == "RD-5.1"
    assert GAME.suggest(state, 1) == ()


def idle_years(state: State, years: int) -> tuple[State, list[object]]:
    events: list[object] = []
    for _ in range(years * len(state.players)):
        done = step(state, "end")
        events += done.events
        state = done.state
    return state, events


def test_two_idle_years_start_the_final_phase_rd_5_6() -> None:
    """RD-R43: counted from the first player's turn; a warning after the first; RD-16.2 is tested at once."""
    state, events = idle_years(position(*SIX), 1)
    assert [event.warned for event in events if isinstance(event, YearBegan)] == [True]
    state, events = idle_years(state, 1)
    assert state.over
    assert [type(event).__name__ for event in events[-4:]] == ["TurnEnded", "FinalBegan", "Stocked", "GameEnded"]
    assert state.cause == "standstill"
    assert state.ending == "transport"


def test_idle_years_count_from_the_first_player_rd_5_6() -> None:
    """RD-R43: two rounds that begin with another seat are no two years."""
    state, _ = idle_years(played(position(*SIX), "buy", "end"), 2)
    assert not state.over
    assert state.idle_years == 1
    assert played(state, "end", "end").over


def test_a_move_breaks_the_idle_years_rd_5_6() -> None:
    """RD-R43: any but `end`, by anybody."""
    state, _ = idle_years(position(*SIX), 1)
    state = played(state, "end", "buy", "end", "end")
    assert state.idle_years == 0
    state, _ = idle_years(state, 1)
    assert not state.over
    assert state.idle_years == 1


def test_idle_years_may_be_endless_rd_5_6() -> None:
    """RD-R43: with stall_years 0, and no warning."""
    state, events = idle_years(position(*SIX, options=LARGE.but(stall_years="0")), 5)
    assert state.phase == "play"
    assert not any(event.warned for event in events if isinstance(event, YearBegan))


def test_a_standstill_goes_on_where_somebody_can_transport_rd_5_6() -> None:
    """RD-R43: the final phase is played, if anything can be."""
    state, _ = idle_years(ex_21(), 2)
    assert state.phase == "final"
    assert state.turn.seat == 0
    assert state.turn.final
    assert state.year == 3


def test_who_places_next_rd_2_5() -> None:
    """RD-2.5, RD-2.7: clockwise from the first player, who begins the game once the last station stands."""
    own = dealt(3, LARGE.but(layout="own", first="3"))
    assert (own.turn.seat, GAME.upcoming(own)) == (0, 2)
    state, seen = dealt(3, LARGE.but(first="2", three_player_neutrals="8")), list[tuple[int, int | None]]()
    for cell in ["C3", "H4", "M3", "C8", "H8", "M8", "E5", "J5", "F7", "K7", "B6"]:
        seen.append((state.turn.seat, GAME.upcoming(state)))
        state = step(state, f"station {cell}").state
    assert state.phase == "play"
    assert seen == [(1, 2), (2, 0), (0, 1)] * 3 + [(1, 2), (2, 1)]
    assert GAME.upcoming(state) == 2


def test_who_plays_next_in_the_final_phase_rd_5_2() -> None:
    """RD-5.2: as before it; nobody once a single player is left to act, and nobody after the end."""
    state = ex_21(phase="final")
    assert GAME.upcoming(state) == 1
    assert GAME.upcoming(state.with_player(1, left=True)) == 2
    assert GAME.upcoming(state.with_player(1, left=True).with_player(2, left=True)) is None
    assert GAME.upcoming(state.but(phase="over", ending="stock")) is None
