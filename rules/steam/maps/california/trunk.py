"""A line of own completed links between two Cities, and the prestige of having links there (ST-CA-4 to ST-CA-10).

`state.marks` keeps who has scored for the line: `trunk0` for the first seat.
"""

import heapq
from collections.abc import Callable
from itertools import count

from rules.core.contract import Event, Seat
from rules.core.phrase import Frozen, Phrase, Who, phrase
from rules.steam.board import Hex
from rules.steam.event import SteamEvent, place
from rules.steam.maps.california.options import CaliforniaOptions
from rules.steam.network import Link, network
from rules.steam.state import LEAST_INCOME, State

TRUNK_VP = 5  # ST-CA-4


class TrunkChanged(SteamEvent):
    """A player's own line between the two Cities was joined, or broken (ST-CA-4, ST-CA-5, ST-CB-12)."""

    seat: Seat
    joined: bool
    vp: int  # gained, or lost as a negative number

    def told(self, state: State) -> tuple[Phrase, ...]:
        assert state.board.trunk is not None
        a, b = (place(state, state.board.number[end]) for end in state.board.trunk)
        key = "steam-trunk-joined" if self.joined else "steam-trunk-broken"
        return (phrase(key, who=Who(seat=self.seat), a=a, b=b, points=abs(self.vp)),)


class Prestige(Frozen):
    """What one player gave and got for the Cities that own completed links end at (ST-CA-8)."""

    seat: Seat
    cities: tuple[Hex, ...]
    income: int  # lost
    vp: int


class PrestigeTaken(SteamEvent):
    """The prestige phase (ST-CA-7)."""

    players: tuple[Prestige, ...]

    def told(self, state: State) -> tuple[Phrase, ...]:
        if not self.players:
            return (phrase("steam-prestige-none"),)
        lines = (
            phrase(
                "steam-prestige-one",
                who=Who(seat=one.seat),
                cities=tuple(place(state, at) for at in one.cities),
                income=one.income,
                points=one.vp,
            )
            for one in self.players
        )
        return (phrase("steam-prestige"), *lines)


def holds_trunk(state: State, seat: Seat) -> bool:
    """Whether the seat has the VP for the line now."""
    return bool(state.mark(f"trunk{seat}"))


def trunk_line(state: State, seat: Seat, price: Callable[[Link], int]) -> tuple[Link, ...] | None:
    """The own completed links that join the two Cities most cheaply; None where none do."""
    start, goal = state.board.trunk_ends
    exits = network(state).exits
    ties = count()
    heap: list[tuple[int, int, Hex, tuple[Link, ...]]] = [(0, next(ties), start, ())]
    seen: set[Hex] = set()
    while heap:
        cost, _, at, links = heapq.heappop(heap)
        if at == goal:
            return links
        if at in seen:
            continue
        seen.add(at)
        for link in exits.get(at, {}).values():
            if link.owner == seat and (over := link.other(at)) not in seen:
                heapq.heappush(heap, (cost + price(link), next(ties), over, (*links, link)))
    return None


def joined(state: State, seat: Seat) -> bool:
    """Whether own completed links join the two Cities now; with `trunk = once` its VP may outlast the line."""
    at_both = len(prestige_cities(state, seat)) == 2
    return at_both and trunk_line(state, seat, lambda link: 1) is not None


def follow_trunks(state: State) -> tuple[State, tuple[Event, ...]]:
    """VP for lines that were joined or broken by the last change of the network (ST-R83)."""
    events: list[Event] = []
    for seat in state.playing:
        held, now = holds_trunk(state, seat), joined(state, seat)
        if held == now or (held and state.map.chosen(CaliforniaOptions).trunk == "once"):
            continue
        vp = state.marker(seat).vp
        change = TRUNK_VP if now else -min(TRUNK_VP, vp)  # ST-CB-12
        state = state.with_marker(seat, vp=vp + change).with_mark(f"trunk{seat}", int(now))
        events.append(TrunkChanged(seat=seat, joined=now, vp=change))
    return state, tuple(events)


def prestige_cities(state: State, seat: Seat) -> tuple[Hex, ...]:
    """Those of the two Cities at which an own completed link ends (ST-CA-8)."""
    exits = network(state).exits
    return tuple(at for at in state.board.trunk_ends if any(link.owner == seat for link in exits.get(at, {}).values()))


def take_prestige(state: State) -> tuple[State, tuple[Event, ...]]:
    """One income for one VP, for each of the two Cities (ST-CA-8 to ST-CA-10)."""
    taken = []
    for seat in state.order:
        cities, marker = prestige_cities(state, seat), state.marker(seat)
        if not cities:
            continue
        lost = min(len(cities), marker.income - LEAST_INCOME)
        vp = len(cities) if state.map.chosen(CaliforniaOptions).prestige_floor == "vp" else lost  # ST-R89
        state = state.with_marker(seat, income=marker.income - lost, vp=marker.vp + vp)
        taken.append(Prestige(seat=seat, cities=cities, income=lost, vp=vp))
    return state, (PrestigeTaken(players=tuple(taken)),)
