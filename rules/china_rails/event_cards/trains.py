"""Events that strike trains where they stand: derailments, storms and the earthquake."""

from rules.china_rails.event import ChinaEvent, Seated
from rules.china_rails.event_cards.losses import Effect, lose_load, lose_turn
from rules.china_rails.parts import Card, EventCard, Milepost
from rules.china_rails.running import halve
from rules.china_rails.state import State
from rules.core.contract import Seat


class Shaken(Seated):
    """The next turn is halved by an earthquake (CR-R32)."""

    pictured = False


def derailment(state: State, card: EventCard) -> Effect:
    """CR-30.1 to CR-30.3: each train near one of the cities, once (CR-30.5)."""
    return _hit(state, card.zone)


def wind_storm(state: State, number: Card, card: EventCard) -> Effect:
    """CR-35.3, and half movement for the drawer (CR-40.5)."""
    events: list[ChinaEvent] = []
    for seat in _within(state, card.zone):
        state, lost = lose_load(state, seat)
        events += lost
    state, slowed = storm(state, number, card)
    return state, events + slowed


def storm(state: State, number: Card, card: EventCard) -> Effect:
    """The drawer's points are halved at once if the train is in the zone; the others' when their turns begin."""
    return halve(state, number) if _drawer_moving(state) and state.me.at in card.zone else (state, [])


def earthquake(state: State, number: Card, card: EventCard) -> Effect:
    """CR-37.2: near the centre a load and a turn; CR-37.3: further out half a movement, once."""
    ring = _within(state, card.zone - card.inner)
    state, events = _hit(state, card.inner)
    for seat in ring:
        if seat == state.turn and _drawer_moving(state):
            state, slowed = halve(state, number)
            events += slowed
        else:
            state = state.with_player(seat, shaken=True)
            events.append(Shaken(seat=seat))
    return state, events


def _drawer_moving(state: State) -> bool:
    """Whether the card came up in a delivery; after a hand was exchanged no movement is left to halve (CR-R32)."""
    return state.now.phase == "delivery" and not state.now.cut


def _hit(state: State, zone: frozenset[Milepost]) -> Effect:
    events: list[ChinaEvent] = []
    for seat in _within(state, zone):
        for lose in (lose_load, lose_turn):
            state, happened = lose(state, seat)
            events += happened
    return state, events


def _within(state: State, zone: frozenset[Milepost]) -> list[Seat]:
    return [seat for seat, player in enumerate(state.players) if player.at in zone]
