"""A train on its way: the ways open to it, one step after another, half movement, fees, and arriving in a major city.

`ride` does a whole path or refuses it whole.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from rules.china_rails.board import Board
from rules.china_rails.event import ChinaEvent, NamedCity, NamedEvent, Seated
from rules.china_rails.money import earn, pay_fee
from rules.china_rails.naming import between, place
from rules.china_rails.parts import Card, Edge, Milepost
from rules.china_rails.speech import instead, refuse
from rules.china_rails.state import FEE, State
from rules.china_rails.weather import weather
from rules.core.contract import Refusal, Seat
from rules.core.kinds import Outcome
from rules.core.phrase import Phrase, Who

FREE = -1  # the owner of a red area: everybody (CR-12.7)


class Moved(Seated):
    path: tuple[Milepost, ...]  # from where the train stood
    points: int  # left

    def told(self, state: State) -> tuple[Phrase, ...]:
        return (self.said(state, to=place(state, self.path[-1]), used=len(self.path) - 1),)


class Halved(Seated):
    """Points left were halved in the middle of a turn, by a storm, an earthquake or the ferry."""

    card: NamedEvent | None  # none: the ferry
    lost: int
    points: int

    pictured = False

    def told(self, state: State) -> tuple[Phrase, ...]:
        return () if self.card is None else super().told(state)


class CongressReached(Seated):
    city: NamedCity
    pay: int

    pictured = False


class EventEnded(ChinaEvent):
    card: NamedEvent


@lru_cache(maxsize=256)
def ways(board: Board, track: tuple[tuple[Edge, ...], ...]) -> dict[Milepost, tuple[tuple[Milepost, Seat], ...]]:
    """Where trains can go from each milepost, in the order of the alphabet, and over whose track."""
    found: dict[Milepost, list[tuple[Milepost, Seat]]] = {}
    for seat, edges in enumerate(track):
        for edge in edges:
            a, b = board.ends[edge]
            found.setdefault(a, []).append((b, seat))
            found.setdefault(b, []).append((a, seat))
    for city in board.majors:
        for at in board.cities[city].mileposts:
            found.setdefault(at, []).extend((near, FREE) for near in board.red[at])
    return {at: tuple(sorted(near, key=lambda way: board.labels[way[0]])) for at, near in found.items()}


def open_ways(state: State, at: Milepost) -> tuple[tuple[Milepost, Seat], ...]:
    return ways(state.board, state.track).get(at, ())


def ride(state: State, seat: Seat, path: Sequence[Milepost]) -> Outcome[State] | Refusal:
    """The train goes along the path, whose first milepost is where it stands."""
    events: list[ChinaEvent] = []
    for number, (a, b) in enumerate(pairwise(path), 1):
        if refusal := _refusal(state, seat, a, b):
            as_far = instead("runs-to", step=number, at=place(state, a)) if number > 1 else None
            return refusal.but(instead=refusal.instead or as_far)
        state, happened = _step(state, seat, a, b)
        events += happened
    moved = Moved(seat=seat, path=tuple(path), points=state.now.points)
    return Outcome(state, (moved, *events), turn_over=False)


def _refusal(state: State, seat: Seat, a: Milepost, b: Milepost) -> Refusal | None:
    board, player = state.board, state.players[seat]
    sky = weather(state)
    if {a, b} & board.taiwan:
        return refuse("CR-19.1", "taiwan-train")
    edge = board.edge.get((a, b))
    if edge is not None and edge in sky.flooded:
        event = board.event(sky.flooded[edge]).name
        return refuse("CR-27.4", "flooded", event=event, segment=between(state, a, b))
    owner = dict(open_ways(state, a)).get(b)
    if owner is None:
        return refuse("CR-12.1", "no-track", segment=between(state, a, b))
    if b == player.came:
        return refuse("CR-13.1", "reverse", segment=between(state, a, b))
    if ban := sky.closed.get(a) or sky.closed.get(b):
        return refuse(ban[0], "closed-milepost", event=board.event(ban[1]).name, segment=between(state, a, b))
    if state.now.points < 1:
        return refuse("CR-12.9", "points", segment=between(state, a, b))
    if needs_fee(state, seat, owner) and state.cash[seat] < FEE:
        return refuse("CR-15.5", "fee", owner=Who(seat=owner), fee=FEE, cash=state.cash[seat])
    return None


def needs_fee(state: State, seat: Seat, owner: Seat) -> bool:
    return owner not in (FREE, seat, *state.now.paid)


def _step(state: State, seat: Seat, a: Milepost, b: Milepost) -> tuple[State, list[ChinaEvent]]:
    events: list[ChinaEvent] = []
    owner = dict(open_ways(state, a))[b]
    if needs_fee(state, seat, owner):
        state, paid = pay_fee(state, seat, owner)
        events += paid
    card = weather(state).slow.get(b)
    if card is not None:
        state, halved = halve(state, card)  # CR-R15: before the step that enters
        events += halved
    now = state.now.but(points=state.now.points - 1, used=state.now.used + 1, moved=True, acted=True)
    players = list(state.players)
    players[seat] = players[seat].but(at=b, came=a if state.board.city_at[b] < 0 else None, docked=False)
    state = state.but(now=now, players=tuple(players))
    state, arrived = arrive(state, seat, b)
    return state, events + arrived


def halve(state: State, card: Card | None) -> tuple[State, list[ChinaEvent]]:
    """The points left of the player on turn, rounded up, at most once a turn (CR-40.2, CR-40.3)."""
    now = state.now
    if now.halved:
        return state, []
    points = (now.points + 1) // 2
    event = Halved(seat=state.turn, card=card, lost=now.points - points, points=points)
    return state.with_turn(points=points, halved=True), [event]


def arrive(state: State, seat: Seat, at: Milepost) -> tuple[State, list[ChinaEvent]]:
    """By normal movement in a major city: the Party Congress pays and frees the player (CR-24.3 to CR-24.5)."""
    events: list[ChinaEvent] = []
    for card in congresses(state, seat, at):
        state, met = attend(state, seat, at, card, True)
        events += met
    return state, events


def congresses(state: State, seat: Seat, at: Milepost) -> tuple[Card, ...]:
    """The cards that bind the seat and let go of a train in this place."""
    town = state.board.town_at(at)
    if town is None or not town.major:
        return ()
    return tuple(running.card for running in state.running if seat in running.bound)


def attend(state: State, seat: Seat, at: Milepost, number: Card, paid: bool) -> tuple[State, list[ChinaEvent]]:
    """The Congress no longer binds the seat; the card goes when nobody is bound (CR-24.6)."""
    card, city = state.board.event(number), state.board.city_at[at]
    pay = (card.bonus if city in card.cities else card.elsewhere) if paid else 0
    state, released = release(state, seat, number)
    state, repaid = earn(state, seat, pay, "congress")
    return state, [CongressReached(seat=seat, city=city, pay=pay), *repaid, *released]


def release(state: State, seat: Seat, number: Card) -> tuple[State, list[ChinaEvent]]:
    running = tuple(
        event.but(bound=tuple(other for other in event.bound if other != seat)) if event.card == number else event
        for event in state.running
    )
    if any(event.bound for event in running if event.card == number):
        return state.but(running=running), []
    running = tuple(event for event in running if event.card != number)
    return state.but(running=running, discard=(*state.discard, number)), [EventEnded(card=number)]


def dead_end(state: State, seat: Seat) -> bool:
    """Whether the train could not leave its milepost by any track, weather aside (CR-R23)."""
    player = state.players[seat]
    if player.at is None:
        return False
    return all(near == player.came for near, _ in open_ways(state, player.at))


def held_by_fees(state: State, seat: Seat) -> bool:
    """Whether every way on needs a fee that the cash will not pay next turn (CR-R61)."""
    player = state.players[seat]
    if player.at is None or state.cash[seat] >= FEE:
        return False
    open_to = [owner for near, owner in open_ways(state, player.at) if near != player.came]
    return bool(open_to) and all(owner not in (FREE, seat) for owner in open_to)
