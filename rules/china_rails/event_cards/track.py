"""Track destroyed: bridges by a flood, all that touches a desert by a sand storm; and the trains it leaves behind."""

from collections import Counter

from rules.china_rails.event import ChinaEvent, NamedPlace, Seated
from rules.china_rails.event_cards.losses import Effect, lose_load, lose_turn
from rules.china_rails.network import joined
from rules.china_rails.parts import Edge, EventCard, Milepost
from rules.china_rails.running import FREE, attend, congresses, open_ways, ways
from rules.china_rails.state import Reserved, State
from rules.core.contract import Seat
from rules.core.phrase import Phrase, Who, phrase


class TrackLost(ChinaEvent):
    """Segments swept away by a flood or buried by a sand storm, with their owners."""

    segments: tuple[tuple[Edge, Seat], ...]

    def told(self, state: State) -> tuple[Phrase, ...]:
        lost = Counter(seat for _, seat in self.segments)
        return tuple(phrase("china-track-lost", who=Who(seat=seat), segments=lost[seat]) for seat in sorted(lost))


class Thrown(Seated):
    """A train put in the nearest city by a sand storm (CR-36.2)."""

    origin: NamedPlace
    to: NamedPlace


def flood(state: State, card: EventCard) -> Effect:
    """CR-27.2: the bridges go, and each place is kept for its owner (CR-R25)."""
    gone = frozenset[Edge]().union(*(state.board.waters[river].edges for river in card.rivers))
    lost = tuple((edge, seat) for edge, seat in sorted(state.owner.items()) if edge in gone)
    kept = tuple(Reserved(edge=edge, owner=seat) for edge, seat in lost if not state.players[seat].left)
    state = _remove(state, gone)
    state = state.but(reserved=(*state.reserved, *kept))
    return state, [TrackLost(segments=lost)] if lost else []


def sand_storm(state: State, card: EventCard) -> Effect:
    """CR-36.1 to CR-36.4: trains first find their city along the track as it was, then the track goes."""
    events: list[ChinaEvent] = []
    before = state
    caught = [seat for seat, player in enumerate(state.players) if player.at in card.zone]
    lost = tuple(
        (edge, seat) for edge, seat in sorted(state.owner.items()) if card.zone.intersection(state.board.ends[edge])
    )
    state = _remove(state, frozenset(edge for edge, _ in lost))
    if lost:
        events.append(TrackLost(segments=lost))
    for seat in caught:
        origin = before.players[seat].at
        assert origin is not None
        to = _refuge(before, seat, origin)
        if to is not None:
            state, met = _put(state, seat, to)
            events += [Thrown(seat=seat, origin=origin, to=to), *met]
        for lose in (lose_load, lose_turn):
            state, happened = lose(state, seat)
            events += happened
    return state, events


def _remove(state: State, gone: frozenset[Edge]) -> State:
    track = tuple(tuple(edge for edge in edges if edge not in gone) for edges in state.track)
    after = state.but(track=track)
    if state.options.cut_off == "waits":
        return after
    for seat, player in enumerate(state.players):
        if player.at is None or player.came is None:
            continue
        onward = [near for near, _ in open_ways(state, player.at) if near != player.came]
        left = [near for near, _ in open_ways(after, player.at) if near != player.came]
        if onward and not left:
            after = after.with_player(seat, came=None)  # CR-R22: it may turn back
    return after


def _refuge(state: State, seat: Seat, origin: Milepost) -> Milepost | None:
    """The nearest city along the track of anybody; else the nearest at all (CR-R28)."""
    board = state.board
    graph = ways(board, state.track)
    mine = joined(board, state.track[seat])
    ring, seen = [origin], {origin}
    while ring:
        found = [at for at in ring if (town := board.town_at(at)) is not None and not town.taiwan]
        if found:
            towns = {at: board.cities[board.city_at[at]] for at in found}
            return min(found, key=lambda at: (mine.isdisjoint(towns[at].mileposts), towns[at].key, board.labels[at]))
        near = {to for at in ring for to, owner in graph.get(at, ()) if owner != FREE or board.city_at[at] >= 0}
        ring = sorted(near - seen)
        seen |= near
    if state.options.stranded == "stays":
        return None
    steps = board.distances(frozenset((origin,)))
    cities = [town for town in board.cities if town.mileposts and not town.taiwan and steps[town.centre] >= 0]
    nearest = min(cities, key=lambda town: (steps[town.centre], town.key), default=None)
    return nearest.centre if nearest else None


def _put(state: State, seat: Seat, to: Milepost) -> Effect:
    """The train is moved by the event; in a major city the Congress lets go of it without pay (CR-R36)."""
    state = state.with_player(seat, at=to, came=None, docked=False)
    events: list[ChinaEvent] = []
    if state.options.congress_start == "frees":
        for number in congresses(state, seat, to):
            state, met = attend(state, seat, to, number, False)
            events += met
    return state, events
