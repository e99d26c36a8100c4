"""Places, goods and cards as people call them."""

from rules.china_rails.parts import Card, City, Demand, Good, Milepost, Port
from rules.china_rails.state import State
from rules.core.contract import Seat
from rules.core.phrase import Named, Phrase, phrase

Name = Phrase | Named | str


def place(state: State, at: Milepost) -> Name:
    """A milepost by its city or port, else its coordinates."""
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


def city_name(state: State, city: City) -> Named:
    return state.board.cities[city].name


def port_name(state: State, port: Port) -> Named:
    return state.board.ports[port].name


def good_name(state: State, good: Good) -> Named:
    return state.board.goods[good].name


def event_name(state: State, card: Card) -> Named:
    return state.board.event(card).name


def demands(state: State, card: Card) -> tuple[Phrase, ...]:
    """The three lines of a demand card."""
    return tuple(demand_line(state, line) for line in state.board.demands[card])


def demand_line(state: State, line: Demand) -> Phrase:
    return phrase("china-demand", city=city_name(state, line.city), good=good_name(state, line.good), pay=line.pay)


def carried(state: State, seat: Seat) -> tuple[Named, ...]:
    """The goods on a train, each kind once."""
    return tuple(good_name(state, good) for good in dict.fromkeys(state.players[seat].loads))
