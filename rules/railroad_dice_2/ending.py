"""When the final phase starts, and when the game is over (RD-15, RD-16)."""

from __future__ import annotations

from rules.core.contract import Event, Seat
from rules.railroad_dice_2.board import BOARD, TILES
from rules.railroad_dice_2.events import FinalBegan, GameEnded
from rules.railroad_dice_2.money import stocked
from rules.railroad_dice_2.network import network
from rules.railroad_dice_2.scoring import standing
from rules.railroad_dice_2.state import Cause, Ending, State, price_on_sale

LACK = 3  # tiles without passengers (RD-14.1)
FEW_DICE = 2  # in the dice bank (RD-15.1)


def staying(state: State) -> tuple[Seat, ...]:
    """Who has not left the game."""
    return tuple(seat for seat, player in enumerate(state.players) if not player.left)


def lacks_passengers(state: State) -> bool:
    """RD-14.1; only tiles with stations count, and where fewer than three have any, all of them (RD-R38)."""
    stations = [tile for tile in range(1, TILES + 1) if state.stations_on(tile)]
    empty = [tile for tile in stations if not state.stock(tile)]
    return len(empty) >= min(LACK, len(stations))


def all_connected(state: State) -> tuple[Seat, ...]:
    """Who has connected every other station in play (RD-15.1a, RD-15.2)."""
    others = len(state.stations) - 1
    return tuple(seat for seat in staying(state) if len(state.players[seat].connected) == others)


def trigger(state: State) -> Cause | None:
    """Why the final phase starts now (RD-15.1), if it does."""
    in_hand = state.turn.hand if state.options.dice_trigger == "placed" else ()  # RD-R39
    complex_dice = state.complex + sum(die.complex for die in in_hand)
    dice = state.complex + state.simple + len(in_hand)
    if all_connected(state):
        return "connected"
    if not state.bank:
        return "bank"
    if not complex_dice:
        return "complex"
    return "dice" if dice <= FEW_DICE else None


def begin_final(state: State, cause: Cause) -> tuple[State, tuple[Event, ...]]:
    """RD-15.4, RD-15.6: the hand goes back, and passengers are placed for the last time."""
    returned = len(state.turn.hand)
    state = with_hand_returned(state).but(phase="final", cause=cause)
    seats = all_connected(state) if cause == "connected" else ()
    after, placed = stocked(state, "final")
    return after, (FinalBegan(cause=cause, seats=seats, returned=returned), placed)


def with_hand_returned(state: State) -> State:
    """RD-5.9"""
    hand = state.turn.hand
    complex_dice = sum(die.complex for die in hand)
    simple = len(hand) - complex_dice
    return state.but(turn=state.turn.but(hand=()), simple=state.simple + simple, complex=state.complex + complex_dice)


def best_affordable(state: State, seat: Seat) -> int:
    """The highest locomotive the seat could buy now, one after another in sale order; 0 is none."""
    money, best = state.players[seat].money, 0
    for value in state.locomotives:
        money -= BOARD.price[value]
        if money < 0:
            break
        best = value
    return best


def could_transport(state: State, seat: Seat) -> bool:
    """RD-R41: some connected station with passengers lies in reach of a locomotive held or affordable."""
    reach = max((best_affordable(state, seat), *state.players[seat].locomotives))
    stations = network(state, seat).stations
    return any(distance <= reach and state.stock(state.chart.tile(cell)) for cell, distance in stations.items())


def can_act(state: State, seat: Seat) -> bool:
    """RD-R44: whether the player in turn can still transport or buy."""
    price = price_on_sale(state)
    return (price is not None and price <= state.players[seat].money) or can_transport(state, seat)


def unused(state: State, seat: Seat) -> tuple[int, ...]:
    """The seat's locomotives that have not run in this turn (RD-12.2)."""
    left = list(state.players[seat].locomotives)
    for value in state.turn.used if seat == state.turn.seat else ():
        if value in left:
            left.remove(value)
    return tuple(left)


def can_transport(state: State, seat: Seat) -> bool:
    """Whether an unused locomotive reaches an unserved station with passengers."""
    reach = max(unused(state, seat), default=0)
    return any(
        distance <= reach and cell not in state.turn.served and state.stock(state.chart.tile(cell))
        for cell, distance in network(state, seat).stations.items()
    )


def turn_end_ending(state: State) -> Ending | None:
    """What ends the game with a turn of the final phase (RD-16.2, RD-16.9)."""
    if not any(could_transport(state, seat) for seat in staying(state)):
        return "transport"
    return "standstill" if state.barren >= len(staying(state)) else None


def finish(state: State, ending: Ending) -> tuple[State, GameEnded]:
    state = with_hand_returned(state).but(phase="over", ending=ending)
    return state, GameEnded(ending=ending, result=standing(state))
