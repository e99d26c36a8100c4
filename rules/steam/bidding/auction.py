"""Auctions for the order: place by place in the first turn of Base (ST-4), one for all in Standard (ST-17.3).

The state's queue holds who is still bidding, the next bidder first. `placed` and `dropped` give the position after a
bid or a pass, with every place that is thereby decided.
"""

from rules.core.contract import Event, Seat
from rules.core.phrase import Phrase
from rules.steam.event import Payment, SteamEvent
from rules.steam.money import pay, pay_cash
from rules.steam.state import NOBODY, Auction, State

Decided = tuple[State, tuple[Event, ...]]


class BidMade(SteamEvent):
    seat: Seat
    bid: int
    place: int = 0  # in the order, from 1; 0: for the whole order

    pictured = False


class BidPassed(SteamEvent):
    seat: Seat
    stays: bool = False  # by the tile Turn Order (ST-17.7)

    pictured = False


class PlaceTaken(SteamEvent):
    """A place in the order, won or left over (ST-4.6 to ST-4.8, ST-17.6)."""

    seat: Seat
    place: int  # from 1
    payment: Payment

    def told(self, state: State) -> tuple[Phrase, ...]:
        return (self.said(state, price=self.payment.price), *self.payment.told())


class OrderSet(SteamEvent):
    order: tuple[Seat, ...]

    ends_turn = True  # whoever was last in one phase may be first in the next


def placed(state: State, seat: Seat, bid: int) -> Decided:
    """A bid, higher than the one before; the others are asked before its bidder is again."""
    auction = _running(state)
    bids = tuple(bid if at == seat else old for at, old in enumerate(auction.bids))
    place = len(auction.places) + 1 if state.phase == "auction" else 0
    state = state.but(auction=auction.but(bids=bids, leader=seat), queue=_behind(state.queue, seat))
    return _then(state, BidMade(seat=seat, bid=bid, place=place))


def dropped(state: State, seat: Seat) -> Decided:
    """A pass: out for this place (ST-4.5), out for good (ST-17.6), or the free one of Turn Order (ST-17.7)."""
    auction = _running(state)
    if may_stay(state, seat):
        state = state.but(auction=auction.but(stayed=True), queue=_behind(state.queue, seat))
        return _then(state, BidPassed(seat=seat, stays=True))
    if state.phase == "bidding":
        auction = auction.but(left=(*auction.left, seat))
    state = state.but(auction=auction, queue=tuple(other for other in state.queue if other != seat))
    return _then(state, BidPassed(seat=seat))


def withdrawn(state: State, seat: Seat) -> Decided:
    """A bidder who has left the game: as if never there."""
    auction = _running(state)
    queue = tuple(other for other in state.queue if other != seat)
    leader = auction.leader
    if leader == seat:
        bidders = [other for other in queue if auction.bids[other] >= 0]
        leader = max(bidders, key=lambda other: auction.bids[other], default=NOBODY)
    return _decide(state.but(auction=auction.but(leader=leader), queue=queue), ())


def may_stay(state: State, seat: Seat) -> bool:
    """Whether the holder of Turn Order still has the free pass."""
    held = state.players[seat].before == "turn_order"
    return state.phase == "bidding" and held and not _running(state).stayed


def _then(state: State, event: Event) -> Decided:
    return _decide(state, (event,))


def _decide(state: State, events: tuple[Event, ...]) -> Decided:
    auction = _running(state)
    if len(state.queue) > 1:
        if state.queue[0] == auction.leader:  # ST-17.22
            state = state.but(queue=_behind(state.queue, auction.leader))
        return state, events
    state, more = (_win_place if state.phase == "auction" else _win_order)(state)
    return state, (*events, *more)


def _win_place(state: State) -> Decided:
    """One bidder is left and takes the place (ST-4.6, ST-4.7); the last player takes the last one (ST-4.8)."""
    auction = _running(state)
    events: list[Event] = []
    places = auction.places
    if state.queue:
        winner = state.queue[0]
        paid = pay(state, winner, max(auction.high, 0))
        assert paid is not None  # ST-4.9
        state, payment = paid
        places = (*places, winner)
        events.append(PlaceTaken(seat=winner, place=len(places), payment=payment))
    waiting = [seat for seat in state.order if seat not in places and not state.players[seat].out]
    if len(waiting) <= 1:
        order = (*(seat for seat in places if not state.players[seat].out), *waiting)
        events.append(OrderSet(order=order))
        return state.but(order=order, queue=(), auction=None), tuple(events)
    seats = _behind_opener(state, auction.opener)
    queue = tuple(seat for seat in seats if seat in waiting)  # ST-4.3
    fresh = Auction(opener=queue[0], places=places, bids=(-1,) * len(state.players))
    return state.but(auction=fresh, queue=queue), tuple(events)


def _win_order(state: State) -> Decided:
    """ST-17.6, ST-17.8 to ST-17.11: the order stands, and everybody pays."""
    auction = _running(state)
    order = (*state.queue, *(seat for seat in reversed(auction.left) if not state.players[seat].out))
    events: list[Event] = []
    for place, seat in enumerate(order, 1):
        paid = pay_cash(state, seat, _due(state, order, seat))
        assert paid is not None  # ST-17.5
        state, payment = paid
        events.append(PlaceTaken(seat=seat, place=place, payment=payment))
    events.append(OrderSet(order=order))
    return state.but(order=order, queue=(), auction=None), tuple(events)


def _due(state: State, order: tuple[Seat, ...], seat: Seat) -> int:
    bid = max(_running(state).bids[seat], 0)
    if len(order) == 2:
        full = seat == order[0] or state.options.two_player_auction == "both"  # ST-R29
        return bid if full else 0
    if seat in order[:2]:
        return bid  # ST-17.9
    return 0 if seat == order[-1] else (bid + 1) // 2  # ST-17.8, ST-17.10


def _running(state: State) -> Auction:
    assert state.auction is not None
    return state.auction


def _behind(queue: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    return (*(other for other in queue if other != seat), seat)


def _behind_opener(state: State, opener: Seat) -> tuple[Seat, ...]:
    at = state.order.index(opener) + 1 if opener in state.order else 0
    return (*state.order[at:], *state.order[:at])
