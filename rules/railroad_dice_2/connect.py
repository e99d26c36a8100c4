"""First connections of stations with homes, and what they pay (RD-10, RD-R33)."""

from collections.abc import Iterable

from rules.core.contract import Seat
from rules.core.phrase import Phrase
from rules.railroad_dice_2.board import BOARD
from rules.railroad_dice_2.event import DiceEvent
from rules.railroad_dice_2.money import receive
from rules.railroad_dice_2.network import network
from rules.railroad_dice_2.rails import OPPOSITE, SIDES, Side, ends, tracks
from rules.railroad_dice_2.state import Rail, State

Link = tuple[Seat, str]  # a home by its seat, and a station


class Connected(DiceEvent):
    """A first connection of a seat's home with a station (RD-10). Between two homes one event tells of both."""

    seat: Seat
    station: str
    other: Seat | None  # whose home it is
    paid: tuple[int, int]  # to the seat, to the other

    def told(self, state: State) -> tuple[Phrase, ...]:
        mine, theirs = self.paid
        if self.other is None:
            return (self.said(state, paid=mine),)
        return (self.said(state, "connected-homes", paid=mine, theirs=theirs),)


def placed(state: State, cell: str, code: str) -> tuple[Rail, ...]:
    """The rails with a die put on the cell, in place of the one there."""
    if cell in state.rail:
        return tuple(Rail(cell, code) if rail.cell == cell else rail for rail in state.rails)
    return (*state.rails, Rail(cell, code))


def new_links(state: State, cell: str, code: str) -> tuple[Link, ...]:
    """What a die put on the cell would connect for the first time: the player in turn's first, then clockwise.

    Only a new track that is joined at both ends can join what was apart; nothing else is searched.
    """
    added = [track for track in tracks(code) if track not in tracks(state.rail.get(cell, ""))]
    if not any(all(_joined(state, cell, side) for side in SIDES if side in track) for track in added):
        return ()
    rails = placed(state, cell, code)
    return tuple(
        (seat, station)
        for seat in state.order_from(state.turn.seat)
        for station in sorted(network(state, seat, rails).stations)
        if station not in state.players[seat].connected
    )


def gain(state: State, links: Iterable[Link], cost: int) -> int:
    """What the player in turn would get for them, as far as the bank can pay once it has the cost (RD-4.5)."""
    return min(state.bank + cost, sum(BOARD.connection for seat, _ in links if seat == state.turn.seat))


def connect(state: State, links: tuple[Link, ...]) -> tuple[State, tuple[Connected, ...]]:
    """Records the connections and pays them, in the order of RD-R17."""
    builder, paid = state.turn.seat, dict[Link, int]()
    for seat, station in links:
        state = state.with_player(seat, connected=(*state.players[seat].connected, station))
        due = not state.options.pay_only_builder or seat == builder or station == state.home(builder)
        state, paid[seat, station] = receive(state, seat, BOARD.connection if due else 0)
    return state, tuple(_told(state, paid))


def _told(state: State, paid: dict[Link, int]) -> Iterable[Connected]:
    """One event for each; two homes are told of once."""
    done = set[Link]()
    for seat, station in paid:
        found = state.station(station)
        other = found.owner if found else None
        back = None if other is None else (other, state.home(seat))
        if back not in done:
            theirs = paid.get(back, 0) if back else 0
            yield Connected(seat=seat, station=station, other=other, paid=(paid[seat, station], theirs))
        done.add((seat, station))


def _joined(state: State, cell: str, side: Side) -> bool:
    """Whether what lies on that side takes track up."""
    there = state.chart.beyond[cell].get(side)
    if there is None:
        return False
    return state.station(there) is not None or OPPOSITE[side] in ends(state.rail.get(there, ""))
