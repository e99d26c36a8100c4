"""What happens in China Rails, worded for everybody from the position it led to: locale keys `china-...`."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from pydantic import Field, TypeAdapter

from rules.china_rails.parts import Card, City, Edge, Good, Milepost, Port
from rules.china_rails.state import Loco, State
from rules.core.contract import Event, Seat
from rules.core.phrase import Named, Phrase, Who, phrase

Place = Phrase | Named | str
MANY = 4  # mileposts told one by one


def place(state: State, at: Milepost) -> Place:
    """A milepost as people call it: its city or port, else its coordinates."""
    board = state.board
    if (town := board.town_at(at)) is not None and at == town.centre:
        return town.name
    if (port := board.port_at.get(at)) is not None:
        return board.ports[port].name
    if board.ferry and at in board.ferry.ports:
        name = board.ferry.port_names[board.ferry.ports.index(at)]
        return Named(en=name, fr=name)
    if town is not None:
        return phrase("china-place-in", city=town.name, at=board.labels[at])
    return board.labels[at]


def between(state: State, a: Milepost, b: Milepost) -> Phrase:
    return phrase("china-line", a=place(state, a), b=place(state, b))


def demands(state: State, card: Card) -> tuple[Phrase, ...]:
    """The three lines of a demand card."""
    board = state.board
    return tuple(
        phrase("china-demand", city=board.cities[line.city].name, good=board.goods[line.good].name, pay=line.pay)
        for line in board.demands[card]
    )


class ChinaEvent(Event):
    """Something that happened; most of it to a seat."""

    def told(self, state: State) -> tuple[Phrase, ...]:
        raise NotImplementedError


class Seated(ChinaEvent):
    seat: Seat

    @property
    def who(self) -> Who:
        return Who(seat=self.seat)


class Begun(Seated):
    """The hands are dealt; the seat begins (CR-1.8)."""

    kind: Literal["begun"] = "begun"
    pay: int  # the demand that decided
    reveals: ClassVar[bool] = True

    def told(self, state: State) -> tuple[Phrase, ...]:
        return (phrase("china-begun", who=self.who, pay=self.pay),)

    def shown(self) -> str:
        return f"seat {self.seat + 1} begins"


class TurnBegan(Seated):
    kind: Literal["turn_began"] = "turn_began"
    round: int
    points: int
    halved: bool

    def told(self, state: State) -> tuple[Phrase, ...]:
        return (phrase("china-halved-turn", who=self.who, points=self.points),) if self.halved else ()


class RoundBegan(ChinaEvent):
    kind: Literal["round_began"] = "round_began"
    round: int
    pictured: ClassVar[bool] = False

    def told(self, state: State) -> tuple[Phrase, ...]:
        return (phrase("china-round", round=self.round),)


class Built(Seated):
    """Segments, each from where to where, with what it cost."""

    kind: Literal["built"] = "built"
    segments: tuple[tuple[Milepost, Milepost, int], ...]
    spent: int  # in this building phase so far
    ferry: bool = False  # the passage was bought on the way (CR-9.1)

    @property
    def cost(self) -> int:
        return sum(price for _, _, price in self.segments)

    def pieces(self) -> tuple[tuple[Milepost, ...], ...]:
        """The segments joined to lines."""
        lines: list[list[Milepost]] = []
        for a, b, _ in self.segments:
            if lines and lines[-1][-1] == a:
                lines[-1].append(b)
            else:
                lines.append([a, b])
        return tuple(map(tuple, lines))

    def told(self, state: State) -> tuple[Phrase, ...]:
        ends = tuple(between(state, line[0], line[-1]) for line in self.pieces())
        done = phrase(
            "china-built", who=self.who, lines=ends, segments=len(self.segments), cost=self.cost, spent=self.spent
        )
        if not self.ferry or state.board.ferry is None:
            return (done,)
        return done, phrase("china-ferry-bought", who=self.who, ferry=state.board.ferry.name)


class LinkBought(Seated):
    kind: Literal["link_bought"] = "link_bought"
    port: Port
    price: int
    spent: int

    def told(self, state: State) -> tuple[Phrase, ...]:
        port = state.board.ports[self.port].name
        return (phrase("china-link-bought", who=self.who, port=port, price=self.price, spent=self.spent),)


class Upgraded(Seated):
    kind: Literal["upgraded"] = "upgraded"
    loco: Loco
    pictured: ClassVar[bool] = False

    def told(self, state: State) -> tuple[Phrase, ...]:
        return (phrase("china-upgraded", who=self.who, loco=phrase(f"china-loco-{self.loco}")),)


class DeliveryEnded(Seated):
    kind: Literal["delivery_ended"] = "delivery_ended"
    pictured: ClassVar[bool] = False

    def told(self, state: State) -> tuple[Phrase, ...]:
        return ()


class Started(Seated):
    kind: Literal["started"] = "started"
    at: Milepost
    docked: bool

    def told(self, state: State) -> tuple[Phrase, ...]:
        key = "china-started-docked" if self.docked else "china-started"
        return (phrase(key, who=self.who, at=place(state, self.at)),)


class Moved(Seated):
    kind: Literal["moved"] = "moved"
    path: tuple[Milepost, ...]  # from where the train stood
    points: int  # left

    def told(self, state: State) -> tuple[Phrase, ...]:
        to = place(state, self.path[-1])
        return (phrase("china-moved", who=self.who, to=to, used=len(self.path) - 1, points=self.points),)


class Halved(Seated):
    """Points left were halved in the middle of a turn, by a storm, an earthquake or the ferry."""

    kind: Literal["halved"] = "halved"
    card: Card | None  # none: the ferry
    lost: int
    points: int
    pictured: ClassVar[bool] = False

    def told(self, state: State) -> tuple[Phrase, ...]:
        if self.card is None:
            return ()
        cause = state.board.event(self.card).name
        return (phrase("china-halved", who=self.who, cause=cause, lost=self.lost, points=self.points),)


class FeePaid(Seated):
    kind: Literal["fee_paid"] = "fee_paid"
    owner: Seat
    amount: int
    to_bank: bool  # the owner has left (CR-R83)
    pictured: ClassVar[bool] = False

    def told(self, state: State) -> tuple[Phrase, ...]:
        key = "china-fee-bank" if self.to_bank else "china-fee"
        return (phrase(key, who=self.who, owner=Who(seat=self.owner), amount=self.amount),)


class Ferried(Seated):
    kind: Literal["ferried"] = "ferried"
    origin: Milepost
    to: Milepost
    points: int

    def told(self, state: State) -> tuple[Phrase, ...]:
        return (phrase("china-ferried", who=self.who, to=place(state, self.to), points=self.points),)


class Stopped(Seated):
    kind: Literal["stopped"] = "stopped"
    at: Milepost
    lost: int
    pictured: ClassVar[bool] = False

    def told(self, state: State) -> tuple[Phrase, ...]:
        return (phrase("china-stopped", who=self.who, at=place(state, self.at), lost=self.lost),)


class CongressReached(Seated):
    kind: Literal["congress_reached"] = "congress_reached"
    city: City
    pay: int
    pictured: ClassVar[bool] = False

    def told(self, state: State) -> tuple[Phrase, ...]:
        return (phrase("china-congress", who=self.who, city=state.board.cities[self.city].name, pay=self.pay),)


class Loaded(Seated):
    kind: Literal["loaded"] = "loaded"
    goods: tuple[Good, ...]
    at: Milepost
    containers: int  # how many of them came from Taiwan

    def told(self, state: State) -> tuple[Phrase, ...]:
        goods = tuple(state.board.goods[good].name for good in self.goods)
        where = phrase("china-taiwan") if self.containers else place(state, self.at)
        return (phrase("china-loaded", who=self.who, goods=goods, count=len(goods), where=where),)


class Dropped(Seated):
    kind: Literal["dropped"] = "dropped"
    good: Good
    at: Milepost

    def told(self, state: State) -> tuple[Phrase, ...]:
        good = state.board.goods[self.good].name
        return (phrase("china-dropped", who=self.who, good=good, where=place(state, self.at)),)


class Delivered(Seated):
    kind: Literal["delivered"] = "delivered"
    good: Good
    city: City
    at: Milepost
    pay: int  # with the bonus
    bonus: int
    card: Card

    def told(self, state: State) -> tuple[Phrase, ...]:
        board = state.board
        good, city = board.goods[self.good].name, board.cities[self.city].name
        key = "china-delivered-bonus" if self.bonus else "china-delivered"
        return (phrase(key, who=self.who, good=good, city=city, pay=self.pay, bonus=self.bonus),)


class HandDiscarded(Seated):
    kind: Literal["hand_discarded"] = "hand_discarded"
    cards: tuple[Card, ...]
    pictured: ClassVar[bool] = False

    def told(self, state: State) -> tuple[Phrase, ...]:
        return (phrase("china-hand-discarded", who=self.who),)


class Drew(Seated):
    """A demand card, face up (CR-42.1)."""

    kind: Literal["drew"] = "drew"
    card: Card
    reveals: ClassVar[bool] = True
    pictured: ClassVar[bool] = False

    def told(self, state: State) -> tuple[Phrase, ...]:
        return (phrase("china-drew", who=self.who, demands=demands(state, self.card)),)

    def shown(self) -> str:
        return f"demand {self.card + 1}"


class Reshuffled(ChinaEvent):
    kind: Literal["reshuffled"] = "reshuffled"
    pictured: ClassVar[bool] = False

    def told(self, state: State) -> tuple[Phrase, ...]:
        return (phrase("china-reshuffled"),)


class Happened(Seated):
    """An event card was drawn and shown (CR-23.1). The run stops here (CR-R77)."""

    kind: Literal["happened"] = "happened"
    card: Card
    reveals: ClassVar[bool] = True
    halts: ClassVar[bool] = True

    def told(self, state: State) -> tuple[Phrase, ...]:
        card = state.board.event(self.card)
        return (phrase("china-event", who=self.who, event=card.name, text=card.text),)

    def shown(self) -> str:
        return f"event {self.card + 1}"


class TrackLost(ChinaEvent):
    """Segments swept away by a flood or buried by a sand storm, with their owners."""

    kind: Literal["track_lost"] = "track_lost"
    segments: tuple[tuple[Edge, Seat], ...]

    def told(self, state: State) -> tuple[Phrase, ...]:
        lost: dict[Seat, int] = {}
        for _, seat in self.segments:
            lost[seat] = lost.get(seat, 0) + 1
        return tuple(phrase("china-track-lost", who=Who(seat=seat), segments=lost[seat]) for seat in sorted(lost))


class Thrown(Seated):
    """A train put in the nearest city by a sand storm (CR-36.2)."""

    kind: Literal["thrown"] = "thrown"
    origin: Milepost
    to: Milepost

    def told(self, state: State) -> tuple[Phrase, ...]:
        return (phrase("china-thrown", who=self.who, to=place(state, self.to)),)


class LoadDue(Seated):
    """The owner is to choose the load that is lost (CR-R33)."""

    kind: Literal["load_due"] = "load_due"
    loads: int
    pictured: ClassVar[bool] = False

    def told(self, state: State) -> tuple[Phrase, ...]:
        return (phrase("china-load-due", who=self.who, loads=self.loads),)


class LoadLost(Seated):
    kind: Literal["load_lost"] = "load_lost"
    good: Good

    def told(self, state: State) -> tuple[Phrase, ...]:
        return (phrase("china-load-lost", who=self.who, good=state.board.goods[self.good].name),)


class TurnDue(Seated):
    """A turn will be lost: the next one, and the rest of this one for the drawer (CR-39.4)."""

    kind: Literal["turn_due"] = "turn_due"
    now: bool
    pictured: ClassVar[bool] = False

    def told(self, state: State) -> tuple[Phrase, ...]:
        return (phrase("china-turn-cut" if self.now else "china-turn-due", who=self.who),)


class TurnLost(Seated):
    kind: Literal["turn_lost"] = "turn_lost"
    pictured: ClassVar[bool] = False

    def told(self, state: State) -> tuple[Phrase, ...]:
        return (phrase("china-turn-lost", who=self.who),)


class Taxed(Seated):
    kind: Literal["taxed"] = "taxed"
    amount: int
    pictured: ClassVar[bool] = False

    def told(self, state: State) -> tuple[Phrase, ...]:
        return (phrase("china-taxed", who=self.who, amount=self.amount),)


class Shaken(Seated):
    """The next turn is halved by an earthquake (CR-R32)."""

    kind: Literal["shaken"] = "shaken"
    pictured: ClassVar[bool] = False

    def told(self, state: State) -> tuple[Phrase, ...]:
        return (phrase("china-shaken", who=self.who),)


class EventEnded(ChinaEvent):
    kind: Literal["event_ended"] = "event_ended"
    card: Card

    def told(self, state: State) -> tuple[Phrase, ...]:
        return (phrase("china-event-ended", event=state.board.event(self.card).name),)


class Borrowed(Seated):
    kind: Literal["borrowed"] = "borrowed"
    amount: int
    debt: int
    pictured: ClassVar[bool] = False

    def told(self, state: State) -> tuple[Phrase, ...]:
        return (phrase("china-borrowed", who=self.who, amount=self.amount, debt=self.debt),)


class Repaid(Seated):
    kind: Literal["repaid"] = "repaid"
    amount: int
    pictured: ClassVar[bool] = False

    def told(self, state: State) -> tuple[Phrase, ...]:
        return (phrase("china-repaid", who=self.who, amount=self.amount),)


class TurnEnded(Seated):
    kind: Literal["turn_ended"] = "turn_ended"

    def told(self, state: State) -> tuple[Phrase, ...]:
        return ()


class Qualified(Seated):
    """Never with the sum before the end of the round (CR-R74)."""

    kind: Literal["qualified"] = "qualified"
    target: int

    def told(self, state: State) -> tuple[Phrase, ...]:
        return (phrase("china-qualified", who=self.who, target=self.target),)


class Tied(ChinaEvent):
    kind: Literal["tied"] = "tied"
    seats: tuple[Seat, ...]
    target: int  # from now on

    def told(self, state: State) -> tuple[Phrase, ...]:
        who = tuple(Who(seat=seat) for seat in self.seats)
        return (phrase("china-tied", who=who, target=self.target),)


class TimeUp(ChinaEvent):
    kind: Literal["time_up"] = "time_up"
    round: int

    def told(self, state: State) -> tuple[Phrase, ...]:
        return (phrase("china-time-up", round=self.round),)


class Won(ChinaEvent):
    kind: Literal["won"] = "won"
    seats: tuple[Seat, ...]

    def told(self, state: State) -> tuple[Phrase, ...]:
        return (phrase("china-won", who=tuple(Who(seat=seat) for seat in self.seats), count=len(self.seats)),)


class Left(Seated):
    """The seat is retired (CR-R83)."""

    kind: Literal["left"] = "left"

    def told(self, state: State) -> tuple[Phrase, ...]:
        return (phrase("china-left", who=self.who),)


AnyEvent = (
    Begun
    | TurnBegan
    | RoundBegan
    | Built
    | LinkBought
    | Upgraded
    | DeliveryEnded
    | Started
    | Moved
    | Halved
    | FeePaid
    | Ferried
    | Stopped
    | CongressReached
    | Loaded
    | Dropped
    | Delivered
    | HandDiscarded
    | Drew
    | Reshuffled
    | Happened
    | TrackLost
    | Thrown
    | LoadDue
    | LoadLost
    | TurnDue
    | TurnLost
    | Taxed
    | Shaken
    | EventEnded
    | Borrowed
    | Repaid
    | TurnEnded
    | Qualified
    | Tied
    | TimeUp
    | Won
    | Left
)
EVENTS: TypeAdapter[Event] = TypeAdapter(Annotated[AnyEvent, Field(discriminator="kind")])
