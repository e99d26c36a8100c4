"""What holds between a position and the next (ST-I4, ST-I12, ST-I13, ST-I18 to ST-I21, ST-I23, ST-I25)."""

from rules.core.contract import Event, Seat
from rules.core.invariants import demand
from rules.steam.bidding.auction import OrderSet, PlaceTaken
from rules.steam.building.laying import TrackBuilt
from rules.steam.building.urbanize import CityFounded
from rules.steam.event import Payment
from rules.steam.flow import WentOut
from rules.steam.goods.deliver import Delivered
from rules.steam.goods.loco import LevelRaised
from rules.steam.goods.pass_ import GoPassed
from rules.steam.goods.points import PointsPut
from rules.steam.grid import SIDES
from rules.steam.network import network
from rules.steam.selecting.tile import TileTaken
from rules.steam.state import NOBODY, ROUNDS, State
from rules.steam.tracks import TracksRemoved


def audit_step(before: State, after: State, events: tuple[Event, ...]) -> None:
    """Raises BrokenInvariantError with the id of the first invariant that the step breaks."""
    _levels(before, after, events)
    _tracks(before, after, events)
    _deliveries(before, after, events)
    _goes(before, after, events)
    _change(before, after, events)
    _auction(before, events)
    after.map.audit_step(before, after, events)


def _levels(before: State, after: State, events: tuple[Event, ...]) -> None:
    raised = [event.seat for event in events if isinstance(event, LevelRaised | TileTaken)]
    for seat, (was, now) in enumerate(zip(before.players, after.players, strict=True)):
        demand("ST-I4", was.level <= now.level <= was.level + (seat in raised), "level", was.level, now.level)
        again = was.raised and any(isinstance(event, LevelRaised) and event.seat == seat for event in events)
        demand("ST-I18", not again, "a second level of", seat)


def _tracks(before: State, after: State, events: tuple[Event, ...]) -> None:
    gone = {track[:3] for track in before.tracks} - {track[:3] for track in after.tracks}
    turned = {event.at for event in events if isinstance(event, TrackBuilt) and event.how == "redirect"}
    turned |= {event.at for event in events if isinstance(event, CityFounded)}
    turned |= {at for event in events if isinstance(event, TracksRemoved) for at in event.at}
    demand("ST-I12", all(at in turned for at, _, _ in gone), "tracks gone", gone)
    excused = any(isinstance(event, WentOut | TracksRemoved) for event in events)
    if after.options.adjacent_city_link == "remove":
        excused = excused or any(isinstance(event, CityFounded) for event in events)
    for seat in range(len(before.players)):
        was, now = network(before).completed(seat), network(after).completed(seat)
        demand("ST-I13", excused or now >= was, "links of", seat, was, now)


def _deliveries(before: State, after: State, events: tuple[Event, ...]) -> None:
    made = [event for event in events if isinstance(event, Delivered)]
    lying = sum(len(cubes) for _, cubes in before.cubes) - sum(len(cubes) for _, cubes in after.cubes)
    if not made:
        return
    (event,) = made
    demand("ST-I19", lying == 1, "cubes gone", lying)
    free = sum(by.upper() not in SIDES for by in event.by)
    due = sum(owner != NOBODY for owner in event.owners) + free
    given = sum(one.points for one in event.earned)
    demand("ST-I19", given == due, "points", given, due)
    put = [one.seat for one in events if isinstance(one, PointsPut)]
    shares = {one.seat: one.points for one in event.earned}
    demand("ST-I20", len(set(put)) == len(put), "points split by", put)
    for one in events:
        if isinstance(one, PointsPut):
            demand("ST-I20", one.points == shares[one.seat], "points of", one.seat)


def _goes(before: State, after: State, events: tuple[Event, ...]) -> None:
    """ST-I18: everybody has one go in each of the two rounds, in the order of the queue."""
    made = [event.seat for event in events if isinstance(event, Delivered | LevelRaised | GoPassed)]
    if any(isinstance(event, WentOut) for event in events):
        return
    demand("ST-I18", not made or made == [before.actor], "goes of", made)
    left = before.queue[1:] if made else before.queue
    if before.phase == after.phase == "move" and before.turn == after.turn and before.round == after.round:
        demand("ST-I18", after.queue == left, "still to go", after.queue, "not", left)
    elif before.phase == "move":
        demand("ST-I18", not left, "no go for", left)
        again = after.phase == "move" and after.turn == before.turn
        demand("ST-I18", again == (before.round < ROUNDS) or after.phase == "over", "rounds", before.round)
        demand("ST-I18", not again or sorted(after.queue) == sorted(after.playing), "a round of", after.queue)


def _change(before: State, after: State, events: tuple[Event, ...]) -> None:
    """ST-I21: what is left of the last capital step."""
    if not before.base or before.map.teams or before.turn != after.turn:
        return
    paid: dict[Seat, Payment] = {}
    for event in events:
        seat, payment = getattr(event, "seat", None), getattr(event, "payment", None)
        if isinstance(payment, Payment) and payment.steps and seat is not None:
            paid[seat] = payment
    for seat in paid:
        demand("ST-I21", 0 <= after.players[seat].cash <= 4, "change of", seat, after.players[seat].cash)


def _auction(before: State, events: tuple[Event, ...]) -> None:
    auction = before.auction
    order = next((event.order for event in events if isinstance(event, OrderSet)), ())
    if before.phase != "bidding" or auction is None or not order:
        return
    for event in events:
        if not isinstance(event, PlaceTaken):
            continue
        bid = max(0, auction.bids[event.seat])
        place = order.index(event.seat)
        due = bid if place < 2 else 0 if place == len(order) - 1 else -(-bid // 2)
        if len(order) == 2:
            due = bid if place == 0 or before.options.two_player_auction == "both" else 0
        demand("ST-I23", event.payment.price == due, "paid", event.payment.price, "for", bid)
