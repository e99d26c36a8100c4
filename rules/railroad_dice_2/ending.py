"""When the final phase starts, and when the game is over (RD-15, RD-16)."""

from rules.core.contract import Event, Result, Seat
from rules.core.phrase import Phrase, phrase, who
from rules.railroad_dice_2.board import ALL_TILES, BOARD
from rules.railroad_dice_2.event import DiceEvent
from rules.railroad_dice_2.money import stocked
from rules.railroad_dice_2.network import network
from rules.railroad_dice_2.running import can_transport
from rules.railroad_dice_2.scoring import standing
from rules.railroad_dice_2.state import Cause, Ending, State

LACK = 3  # tiles without passengers (RD-14.1)
FEW_DICE = 2  # in the dice bank (RD-15.1)

Happened = tuple[State, tuple[Event, ...]]


class FinalBegan(DiceEvent):
    cause: Cause
    seats: tuple[Seat, ...] = ()  # who has connected everything
    returned: int  # dice that went back from the hand

    halts = True

    def told(self, state: State) -> tuple[Phrase, ...]:
        told = phrase(f"dice-final-{self.cause}", who=who(self.seats))
        back = (self.said(state, "final-returned"),) if self.returned else ()
        return (told, phrase("dice-final-rules"), *back)


class GameEnded(DiceEvent):
    ending: Ending
    result: Result

    def told(self, state: State) -> tuple[Phrase, ...]:
        winners = self.result.winners
        key = "dice-won" if len(winners) == 1 else "dice-won-shared"
        won = phrase(key, who=who(winners), score=self.result.scores[winners[0]])
        return (phrase(f"dice-ended-{self.ending}"), *self.result.lines, won)


def checked(state: State) -> Happened:
    """RD-R18: lack of passengers, triggers, the final placement, the end."""
    events: list[Event] = []
    if state.phase == "play" and lacks_passengers(state):
        state, lack = stocked(state, "lack")
        events.append(lack)
    if state.phase == "play" and (cause := trigger(state)):
        state, begun = begin_final(state, cause)
        events += begun
    if state.phase == "final" and not any(state.stocks):  # RD-16.1
        state, over = finish(state, "stock")
        events.append(over)
    return state, tuple(events)


def lacks_passengers(state: State) -> bool:
    """RD-14.1; only tiles with stations count, and where fewer than three have any, all of them (RD-R38)."""
    stations = [tile for tile in ALL_TILES if state.stations_on(tile)]
    empty = [tile for tile in stations if not state.stock(tile)]
    return len(empty) >= min(LACK, len(stations))


def all_connected(state: State) -> tuple[Seat, ...]:
    """Who has connected every other station in play (RD-15.1a, RD-15.2)."""
    others = len(state.stations) - 1
    return tuple(seat for seat in state.staying() if len(state.players[seat].connected) == others)


def trigger(state: State) -> Cause | None:
    """Why the final phase starts now (RD-15.1), if it does."""
    in_hand = state.turn.hand if state.options.dice_trigger == "placed" else ()  # RD-R39
    if all_connected(state):
        return "connected"
    if not state.bank:
        return "bank"
    if not state.complex + sum(die.complex for die in in_hand):
        return "complex"
    return "dice" if state.complex + state.simple + len(in_hand) <= FEW_DICE else None


def begin_final(state: State, cause: Cause) -> Happened:
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


def could_transport(state: State, seat: Seat) -> bool:
    """RD-R41: some connected station with passengers lies in reach of a locomotive held, or that the seat could buy
    now, one after another in sale order."""
    money, reach = state.players[seat].money, max(state.players[seat].locomotives, default=0)
    for value in state.locomotives:
        money -= BOARD.price[value]
        reach = max(reach, value if money >= 0 else 0)
    stations = network(state, seat).stations
    return any(distance <= reach and state.stock(state.chart.tile(cell)) for cell, distance in stations.items())


def can_act(state: State, seat: Seat) -> bool:
    """RD-R44: whether the player in turn can still transport or buy."""
    price = state.price_on_sale()
    return (price is not None and price <= state.players[seat].money) or can_transport(state, seat)


def turn_end_ending(state: State) -> Ending | None:
    """What ends the game with a turn of the final phase (RD-16.2, RD-16.9)."""
    if not any(could_transport(state, seat) for seat in state.staying()):
        return "transport"
    return "standstill" if state.barren >= len(state.staying()) else None


def finish(state: State, ending: Ending) -> tuple[State, GameEnded]:
    state = with_hand_returned(state).but(phase="over", ending=ending)
    return state, GameEnded(ending=ending, result=standing(state))
