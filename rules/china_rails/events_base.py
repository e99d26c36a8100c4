"""What every event of China Rails has: its words for everybody, and places as people call them."""

from __future__ import annotations

from rules.china_rails.parts import Card, Demand, Milepost
from rules.china_rails.state import State
from rules.core.contract import Event, Seat
from rules.core.phrase import Named, Phrase, Who, phrase

Place = Phrase | Named | str


def place(state: State, at: Milepost) -> Place:
    """A milepost as people call it: its city or port, else its coordinates."""
    board = state.board
    if (town := board.town_at(at)) is not None and at == town.centre:
        return town.name
    if (port := board.port_at.get(at)) is not None:
        return board.ports[port].name
    if board.ferry and at in board.ferry.ports:
        name = board.ferry.port_names[board.ferry.ports.index(at)]
        return Named(en=name)
    if town is not None:
        return phrase("china-place-in", city=town.name, at=board.labels[at])
    return board.labels[at]


def between(state: State, a: Milepost, b: Milepost) -> Phrase:
    return phrase("china-line", a=place(state, a), b=place(state, b))


def demands(state: State, card: Card) -> tuple[Phrase, ...]:
    """The three lines of a demand card."""
    return tuple(demand_line(state, line) for line in state.board.demands[card])


def demand_line(state: State, line: Demand) -> Phrase:
    board = state.board
    return phrase("china-demand", city=board.cities[line.city].name, good=board.goods[line.good].name, pay=line.pay)


def carried(state: State, seat: Seat) -> tuple[Named, ...]:
    """The goods on a train, each kind once."""
    return tuple(state.board.goods[good].name for good in dict.fromkeys(state.players[seat].loads))


class ChinaEvent(Event):
    """Something that happened; most of it to a seat."""

    def told(self, state: State) -> tuple[Phrase, ...]:
        raise NotImplementedError


class Seated(ChinaEvent):
    seat: Seat

    @property
    def who(self) -> Who:
        return Who(seat=self.seat)
