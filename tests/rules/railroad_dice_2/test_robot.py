"""The robot: plays whole games, beats random offers and a passive rival, and takes over at any moment."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from rules.core.contract import Draft, Seat
from rules.core.walk import asker, example
from rules.railroad_dice_2.move import DiceMove
from rules.railroad_dice_2.robot.robot import choose_move
from rules.railroad_dice_2.state import DiceOptions, State
from tests.rules.railroad_dice_2.table import GAME, HOUSE, dealt, ex_9, ex_12, ex_21, position, seeded
from tests.wandering import wander

GAMES = 30  # the bench plays a hundred
MOST_MOVES = 3000
Player = Callable[[State, Seat, random.Random], DiceMove]


def robot(state: State, seat: Seat, dice: random.Random) -> DiceMove:
    move = GAME.robot(GAME.view(state, seat), seat, asker(HOUSE, state, seat))
    assert isinstance(move, DiceMove)
    return move


def anything(state: State, seat: Seat, dice: random.Random) -> DiceMove:
    """Random offers."""
    move = wander(HOUSE, state, seat, dice.randrange)
    assert isinstance(move, DiceMove)
    return move


def passive(state: State, seat: Seat, dice: random.Random) -> DiceMove:
    """Skips, buys where it has a connection, and transports over others' rails."""
    kinds = [choice.value for choice in GAME.offers(state, seat, Draft()).choices]
    player = state.players[seat]
    if "station" in kinds:
        return anything(state, seat, dice)
    if "skip" in kinds:
        kind = "skip"
    elif "buy" in kinds and player.connected and len(player.locomotives) < 2:
        kind = "buy"
    else:
        kind = "transport" if "transport" in kinds else "end"
    move = example(HOUSE, state, seat, kind)
    assert isinstance(move, DiceMove)
    return move


def won(number: int, rival: Player) -> bool:
    """Whether one robot alone beats two rivals; it sits in each seat in turn."""
    dice, chance = random.Random(number), seeded(7000 + number)
    state = GAME.setup(DiceOptions(), 3, chance).state
    for _ in range(MOST_MOVES):
        if state.over:
            break
        seat = state.turn.seat
        player = robot if seat == number % 3 else rival
        state = GAME.apply(state, seat, player(state, seat, dice), chance).state
    result = GAME.result(state)
    assert result is not None, "the game did not end"
    return result.winners == (number % 3,)


@pytest.mark.timeout(300)  # whole games; a busy machine must not fail them
@pytest.mark.parametrize(("rival", "least"), [(anything, 0.95), (passive, 0.9)])
def test_one_robot_beats_two_rivals(rival: Player, least: float) -> None:
    """In games of three, seats rotated; a shared victory is none."""
    assert sum(won(number, rival) for number in range(GAMES)) >= least * GAMES


@pytest.mark.parametrize("number", range(12))
def test_robots_finish_whole_games(number: int) -> None:
    """Two to four of them, on both tile sets, with any layout and rulings."""
    options = DiceOptions(
        tiles="large" if number % 2 else "boxed",
        layout=("standard", "random", "own")[number % 3],
        stall_years="0" if number % 4 == 0 else "2",
        scoring="transported" if number % 5 == 0 else "holdings",
        station_gap="chebyshev" if number % 6 == 0 else "manhattan",
        extend_pays_terrain=number % 7 == 0,
    )
    chance, dice = seeded(number), random.Random(number)
    state = GAME.setup(options, 2 + number % 3, chance).state
    for _ in range(MOST_MOVES):
        if state.over:
            return
        state = GAME.apply(state, state.turn.seat, robot(state, state.turn.seat, dice), chance).state
        GAME.audit(state)
    pytest.fail("the game did not end")


def test_a_robot_takes_over_at_any_moment() -> None:
    """After any move of somebody else, in any phase, its move is legal."""
    for number in range(6):
        dice, chance = random.Random(number), seeded(number)
        layout = ("own", "random", "standard")[number % 3]
        state = GAME.setup(DiceOptions.model_validate({"layout": layout}), 3, chance).state
        for _ in range(150):
            if state.over:
                break
            seat = state.turn.seat
            assert GAME.check(state, seat, robot(state, seat, dice)) is None
            state = GAME.apply(state, seat, anything(state, seat, dice), chance).state


def test_a_robot_connects_what_it_can() -> None:
    state = position("H8 C4", "L8", rails="I8 EW, J8 EW", hand="curve straight")
    assert GAME.print(choose_move(state, 0)) == "lay 2 K8 EW"
    two_steps = position("H8 C4", "J7", hand="curve straight locomotive locomotive")
    first = choose_move(two_steps, 0)
    after = GAME.apply(two_steps, 0, first, seeded()).state
    last = GAME.apply(after, 0, choose_move(after, 0), seeded()).state
    assert last.players[0].connected == ("J7",)


def test_a_robot_takes_a_joker_that_connects() -> None:
    assert GAME.print(choose_move(ex_12(None), 0)) == "roll joker"
    assert GAME.print(choose_move(ex_12(), 0)) == "extend 1 C7 NS+NE"


def test_a_robot_skips_where_nothing_can_be_built() -> None:
    state = ex_9(None).but(simple=0, complex=0)
    assert GAME.print(choose_move(state, 0)) == "skip"


def test_a_robot_runs_what_it_has_and_buys_what_pays() -> None:
    state = ex_21(phase="final")
    assert GAME.print(choose_move(state, 0)).startswith("transport 5 ")
    assert GAME.print(choose_move(ex_9("", money={0: 10}), 0)) == "buy"
    assert GAME.print(choose_move(ex_9("", money={0: 4}), 0)) == "end"
    idle = position("C3 H4", "M3", hand="")
    assert GAME.print(choose_move(idle, 0)) == "end"


def test_a_robot_makes_passengers_appear_where_it_is_connected() -> None:
    connected = position("H8 N5", "L8", rails="I8 EW, J8 EW, K8 EW", hand="locomotive")
    assert GAME.print(choose_move(connected, 0)) == "appear 1 6"
    nowhere = position("H8 N5", "L8", hand="locomotive", money={0: 0})
    assert GAME.print(choose_move(nowhere, 0)) == "end"


def test_a_robot_places_a_station_near_its_home() -> None:
    state = dealt(2)
    for _ in range(2):
        state = GAME.apply(state, state.turn.seat, choose_move(state, state.turn.seat), seeded()).state
    move = choose_move(state, state.turn.seat)
    home, other = (state.chart.cells[state.home(seat)] for seat in (state.turn.seat, 1 - state.turn.seat))
    near = state.chart.cells[GAME.print(move).split()[1]]
    assert abs(near.x - home.x) + abs(near.y - home.y) < abs(near.x - other.x) + abs(near.y - other.y)
