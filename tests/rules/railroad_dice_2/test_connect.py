"""RD-10: connecting stations."""

from __future__ import annotations

from rules.railroad_dice_2.connect import Connected
from rules.railroad_dice_2.state import DiceOptions, State
from tests.rules.railroad_dice_2.table import (
    LARGE,
    events_of,
    ex_9,
    ex_12,
    money,
    offers,
    played,
    position,
    step,
)


def gains(before: State, after: State) -> list[int]:
    return [now - was for was, now in zip(money(before), money(after), strict=True)]


def almost() -> State:
    """Black needs K8 to reach L8; green has it."""
    return position("H8 N5", "L8", rails="I8 EW, J8 EW, N6 NS, N7 NS, N8 NW, M8 EW", hand="straight")


def test_a_station_is_connected_when_a_line_runs_to_it_rd_10_1() -> None:
    """RD-10.1: by laying and by extending; tested after each."""
    state = almost()
    assert state.players[0].connected == ()
    assert played(state, "lay 1 K8 EW").players[0].connected == ("L8",)
    assert played(ex_12(), "extend 1 C7 NS+NE").players[0].connected == ("C4",)


def test_a_connection_is_recorded_once_rd_10_2() -> None:
    """RD-10.2: a second line to the station changes nothing, and it stays."""
    state = position("H8 C4", "H5", rails="H7 NS, G8 NE, G7 NS, G6 NS", hand="straight curve curve")
    first = step(state, "lay 1 H6 NS")
    assert first.state.players[0].connected == ("H5",)
    second = step(first.state, "lay 2 G5 ES")
    assert not events_of(second, Connected)
    assert second.state.players[0].connected == ("H5",)
    assert gains(first.state, second.state) == [-1, 0]  # G5 is a mountain


def test_both_owners_are_paid_rd_10_3() -> None:
    """RD-10.3: 5 units each, from the bank."""
    state = ex_12()
    after = played(state, "extend 1 C7 NS+NE")
    assert gains(state, after) == [5, 5]
    assert after.bank == state.bank - 10


def test_a_neutral_station_pays_the_one_whose_home_it_is_connected_to_rd_10_4() -> None:
    """RD-10.4, RD-2.15"""
    state = almost()
    after = played(state, "lay 1 K8 EW")
    assert gains(state, after) == [5, 0]
    assert after.bank == state.bank - 5


def test_two_homes_are_one_event_rd_10_5() -> None:
    """RD-10.5, RD-R33: 5 to each, once, whoever placed the die."""
    state = ex_12()
    done = step(state, "extend 1 C7 NS+NE")
    (event,) = events_of(done, Connected)
    assert (event.seat, event.station, event.other, event.paid) == (0, "C4", 1, (5, 5))
    assert done.state.players[1].connected == ("H8",)
    (by_green,) = events_of(step(ex_12(turn=1), "extend 1 C7 NS+NE"), Connected)
    assert (by_green.seat, by_green.station, by_green.other, by_green.paid) == (1, "H8", 0, (5, 5))


def test_one_die_may_connect_several_rd_10_6() -> None:
    """RD-10.6: each is paid."""
    state = position("J5 E3", "E6", rails="I5 EW, H5 EW, E4 NS, E5 NE+ES, F5 EW", hand="straight")
    done = step(state, "lay 1 G5 EW")
    assert gains(state, done.state) == [10 - 1, 5]
    assert [(event.seat, event.station) for event in events_of(done, Connected)] == [(0, "E3"), (0, "E6")]
    assert done.state.players[0].connected == ("E3", "E6")
    assert done.state.players[1].connected == ("J5",)


def test_a_neutral_station_rd_ex_17() -> None:
    """RD-EX-17"""
    green_first = ex_9(None)
    assert green_first.players[0].connected == green_first.players[1].connected == ("L8",)
    state = position("H8 N5", "L8", rails="I8 EW, J8 EW, N6 NS, N7 NS, N8 NW", hand="straight straight")
    black = played(state, "lay 1 K8 EW")
    assert gains(state, black) == [5, 0]
    assert black.bank == state.bank - 5
    green = position("H8 N5", "L8", rails="I8 EW, J8 EW, K8 EW, N6 NS, N7 NS, N8 NW", hand="straight", turn=1)
    assert gains(green, played(green, "lay 1 M8 EW")) == [0, 5]


def shared(options: DiceOptions = LARGE) -> State:
    """An end at K6 that both reach over a switch, before the neutral L6."""
    rails = "H8 NW, H7 NS, H4 SW, H5 NS, H6 NE+ES, I6 EW, J6 EW"
    return position("G8 G4", "L6", rails=rails, hand="straight", options=options)


def test_connecting_for_others_rd_ex_18() -> None:
    """RD-EX-18, RD-R33: black lays the die, and both are connected and paid."""
    state = shared()
    done = step(state, "lay 1 K6 EW")
    assert [player.connected for player in done.state.players] == [("L6",), ("L6",)]
    assert gains(state, done.state) == [5, 5]
    assert [(event.seat, event.paid) for event in events_of(done, Connected)] == [(0, (5, 0)), (1, (5, 0))]
    ruled = shared(LARGE.but(pay_only_builder=True))
    assert gains(ruled, played(ruled, "lay 1 K6 EW")) == [5, 0]


def test_only_the_builder_may_be_paid_rd_10_5() -> None:
    """RD-R33: pay_only_builder; connections count for all, paid are those of the builder's home, to both owners."""
    crossing = "H6 EW, I6 EW, J6 EW, J4 NS, J5 NS"
    usual = position("G6 J3", "J7", rails=crossing, hand="crossing")
    assert gains(usual, played(usual, "extend 1 J6 NS+EW")) == [0, 5]
    ruled = position("G6 J3", "J7", rails=crossing, hand="crossing", options=LARGE.but(pay_only_builder=True))
    done = step(ruled, "extend 1 J6 NS+EW")
    assert gains(ruled, done.state) == [0, 0]
    assert done.state.players[1].connected == ("J7",)
    (event,) = events_of(done, Connected)
    assert event.paid == (0, 0)
    homes = ex_12(options=LARGE.but(pay_only_builder=True))
    assert gains(homes, played(homes, "extend 1 C7 NS+NE")) == [5, 5]


def test_a_die_that_connects_others_alone_says_so_rd_10_5() -> None:
    state = position("G6 J3", "J7", rails="H6 EW, I6 EW, J6 EW, J4 NS, J5 NS", hand="crossing")
    (choice,) = [choice for choice in offers(state, "extend", die="1").choices if choice.value == "J6"]
    assert choice.note is not None
    assert choice.note.key == "dice-note-connects-others"
