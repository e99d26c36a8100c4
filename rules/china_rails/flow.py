"""From one decision to the next: the hand is filled, turns end and begin, lost turns pass, rounds close.

All chance of the game is drawn here, through `fill_hand`.
"""

from rules.china_rails.event import ChinaEvent, Seated
from rules.china_rails.event_cards.draw import fill_hand
from rules.china_rails.running import EventEnded
from rules.china_rails.scoring import end_round, qualify
from rules.china_rails.state import HAND, State, Turn
from rules.china_rails.weather import weather
from rules.core.chance import Chance
from rules.core.contract import Seat, Step
from rules.core.kinds import Outcome
from rules.core.phrase import Phrase

Passed = tuple[State, list[ChinaEvent]]


class TurnBegan(Seated):
    round: int
    points: int
    halved: bool

    def told(self, state: State) -> tuple[Phrase, ...]:
        return (self.said(state, "halved-turn"),) if self.halved else ()


class RoundBegan(ChinaEvent):
    round: int

    pictured = False


class TurnLost(Seated):
    pictured = False


class TurnEnded(Seated):
    ends_turn = True

    def told(self, state: State) -> tuple[Phrase, ...]:
        return ()


def follow(outcome: Outcome[State], chance: Chance) -> Step[State]:
    state = outcome.state
    events: list[ChinaEvent] = []
    if len(state.me.hand) < HAND and not state.me.left:
        state, events = fill_hand(state, state.turn, chance)
    if outcome.turn_over or state.now.cut:  # CR-R85: a turn cut short ends by itself
        state, passed = pass_turn(state)
        events += passed
    return Step(state, (*outcome.events, *events))


def pass_turn(state: State) -> Passed:
    """The turn ends, and the next one begins that somebody plays."""
    events: list[ChinaEvent] = []
    lost = False
    while True:
        state, ended = end_turn(state, lost)
        events += ended
        if state.over:
            return state, events
        state, begun = begin_turn(state)
        events += begun
        if state.me.left:
            lost = False
        elif state.me.loses_turn:
            lost = True
            state = state.with_player(state.turn, loses_turn=False)  # CR-39.1 to CR-39.3
            events.append(TurnLost(seat=state.turn))
        else:
            return state, events


def end_turn(state: State, lost: bool) -> Passed:
    """Qualifying, then clocks and reservations, then the round."""
    seat = state.turn
    state, events = qualify(state, seat)
    if not lost and not state.now.cut:
        state = state.but(reserved=tuple(one for one in state.reserved if not _used_up(state, one.edge, one.owner)))
    state = state.with_player(seat, turns=state.players[seat].turns + 1)
    state, ended = _end_events(state, seat)
    events += [TurnEnded(seat=seat), *ended]
    if seat == state.order()[-1]:
        state, closed = end_round(state)
        events += closed
    return state, events


def _used_up(state: State, edge: int, owner: Seat) -> bool:
    """CR-R25: the owner had a turn in which the bridge could have been rebuilt."""
    return owner == state.turn and edge not in weather(state).unbuildable


def _end_events(state: State, seat: Seat) -> Passed:
    """CR-23.4: events whose clock has run out with this turn of their drawer."""
    turns = state.players[seat].turns
    over = [event for event in state.running if event.drawer == seat and event.ends is not None and event.ends <= turns]
    running = tuple(event for event in state.running if event not in over)
    state = state.but(running=running, discard=(*state.discard, *(event.card for event in over)))
    return state, [EventEnded(card=event.card) for event in over]


def begin_turn(state: State) -> Passed:
    """The next seat of the round, or the first of the next one."""
    events: list[ChinaEvent] = []
    order = state.order()
    place = order.index(state.turn) + 1
    if place == len(order):
        state = state.but(round=state.round + 1, qualified=())
        events.append(RoundBegan(round=state.round))
        order, place = state.order(), 0
    state = open_turn(state, order[place])
    event = TurnBegan(seat=state.turn, round=state.round, points=state.now.points, halved=state.now.halved)
    return state, [*events, event]


def open_turn(state: State, seat: Seat) -> State:
    """Points and phase of a turn, halved if the train begins it in bad weather or shaken; docked or not (CR-R89)."""
    player = state.players[seat]
    if state.opening:
        return state.but(turn=seat, now=Turn(phase="building"))
    speed = state.speed(seat)
    halved = player.shaken or player.at in weather(state).slow
    points = (speed + 1) // 2 if halved else speed
    now = Turn(began=player.at, speed=speed, points=points, halved=halved)
    port = state.board.port_at.get(player.at) if player.at is not None else None
    docked = port is not None and port in player.links
    came = None if docked else player.came  # CR-R22
    return state.but(turn=seat, now=now).with_player(seat, docked=docked, came=came, shaken=False)
