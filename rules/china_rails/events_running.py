"""Trains on their way and what they load and deliver, worded for everybody."""

from __future__ import annotations

from typing import ClassVar, Literal

from rules.china_rails.events_base import Seated, place
from rules.china_rails.parts import Card, City, Good, Milepost
from rules.china_rails.state import State
from rules.core.contract import Seat
from rules.core.phrase import Phrase, Who, phrase


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
        where = phrase("china-taiwan") if self.containers == len(goods) else place(state, self.at)
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
