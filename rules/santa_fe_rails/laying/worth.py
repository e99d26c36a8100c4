"""What a segment promises a seat: the bonus, the cities on its own cards, what lies beyond them, and the cost.

What a city is worth spreads over the links, fading with each space, so that a segment is judged by what lies ahead.
Robots and suggestions rank by it; only the seat's own cards and what lies open are looked at.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from rules.core.contract import Seat
from rules.santa_fe_rails.laying.ground import Ground, ground_of
from rules.santa_fe_rails.laying.segment import Segment
from rules.santa_fe_rails.state import State

_FADE = 0.72  # of what lies ahead, for each space
_RIVALS = 0.35  # of a city's worth to the others that counts against it
_HELD = 0.7  # a card in hand may never be played
_LINKS_AHEAD = 6
_THRIFT = 0.5  # of a dollar, for terrain: track that is not paid for never scores


@dataclass(frozen=True)
class Prospects:
    ground: Ground
    times: int  # a bonus is paid (SF-12.10, SF-12.11)
    values: Mapping[str, int]  # of each city, tokens included
    held: Sequence[str]
    played: Sequence[Sequence[str]]  # by seat
    seat: Seat

    def ranked(self) -> list[Segment]:
        """Every legal segment, the most promising first."""
        return sorted(self.ground.segments(), key=self.gain, reverse=True)

    def on_cards(self, segment: Segment) -> tuple[int, int]:
        """What reaching the city adds to the seat's played cards, and how many more of it are in hand."""
        city = segment.towards
        if city not in self.ground.joins(segment):
            return 0, 0
        return self.values.get(city, 0) * self.played[self.seat].count(city), self.held.count(city)

    def gain(self, segment: Segment) -> float:
        """The bonus, the city reached or neared, and what lies beyond it."""
        city, company = segment.towards, self.ground.company(segment.company)
        to_go = segment.link.spaces - segment.nth
        if company.left < to_go + 1:
            return -1.0
        arrival = 0.0 if city in company.served else self.worth.get(city, 0.0)
        ahead = _FADE**to_go * (arrival + 0.5 * self.ahead.get(city, 0.0))
        return self.ground.bonus(segment).total * self.times + ahead - _THRIFT * segment.cost

    @cached_property
    def worth(self) -> dict[str, float]:
        """What one more company in each city is worth to this seat."""
        held = Counter(self.held)
        played = [Counter(cards) for cards in self.played]
        worth = {}
        for city, value in self.values.items():
            own = played[self.seat][city] + _HELD * held[city]
            others = max((cards[city] for seat, cards in enumerate(played) if seat != self.seat), default=0)
            worth[city] = value * (own - _RIVALS * others)
        return worth

    @cached_property
    def ahead(self) -> dict[str, float]:
        """The best a line could still come to from each city, a few links away."""
        board = self.ground.board
        ahead = dict.fromkeys(board.city, 0.0)
        ways = [
            (start, link.other(start), _FADE**link.spaces)
            for link in board.links
            for start in (link.a, link.b)
            if link.leaves(start)
        ]
        for _ in range(_LINKS_AHEAD):
            reach = {city: max(self.worth.get(city, 0.0), further) for city, further in ahead.items()}
            for start, towards, fades in ways:
                ahead[start] = max(ahead[start], fades * reach[towards])
        return ahead


def prospects_of(state: State, seat: Seat) -> Prospects:
    player = state.players[seat]
    values = {city.code: state.value(city.code) for city in state.board.cities if city.value}
    played = tuple(one.played for one in state.players)
    return Prospects(ground_of(state, seat), player.bonus_times, values, player.held, played, seat)
