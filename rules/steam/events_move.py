"""What happens while goods are moved, and what the income phase brings."""

from __future__ import annotations

from typing import ClassVar, Literal

from rules.core.contract import Seat
from rules.core.phrase import Frozen, Phrase, Who, phrase
from rules.steam.board import Colour, Hex
from rules.steam.event import Payment, SteamEvent, place, way_phrases, who
from rules.steam.grid import SIDES
from rules.steam.state import State

To = Literal["income", "vp"]


class Earned(Frozen):
    """What one owner gets out of a delivery: track points, and money in a game of teams."""

    seat: Seat
    points: int
    money: int = 0


class Delivered(SteamEvent):
    kind: Literal["delivered"] = "delivered"
    seat: Seat
    colour: Colour
    stops: tuple[Hex, ...]  # from the origin to the goal
    by: tuple[str, ...]  # how each of them was left: a side, or what a map has besides
    owners: tuple[Seat, ...]  # of each leg
    earned: tuple[Earned, ...]  # the mover first
    toll: Payment = Payment()

    def told(self, state: State) -> tuple[Phrase, ...]:
        said = phrase(
            f"steam-delivered-{self.colour}",
            who=Who(seat=self.seat),
            start=place(state, self.stops[0]),
            goal=place(state, self.stops[-1]),
            links=sum(by.upper() in SIDES for by in self.by),
        )
        via = way_phrases(state, self.stops, self.by)
        over = (phrase("steam-delivered-via", stops=via),) if via else ()
        shares = tuple(
            phrase("steam-delivered-share", who=Who(seat=one.seat), points=one.points, money=one.money)
            for one in self.earned
        )
        toll = (phrase("steam-toll", who=Who(seat=self.seat), toll=self.toll.price),) if self.toll.price else ()
        return (said, *over, *shares, *toll, *self.toll.told())


class PointsPut(SteamEvent):
    """Points of a delivery on one of the two tracks (ST-13.19)."""

    kind: Literal["points_put"] = "points_put"
    seat: Seat
    points: int
    to: To
    now: int  # where the marker stands
    lost: int = 0  # beyond +10 (ST-2.15)

    def told(self, state: State) -> tuple[Phrase, ...]:
        lost = (phrase("steam-points-lost", points=self.lost),) if self.lost else ()
        return (phrase(f"steam-put-{self.to}", who=Who(seat=self.seat), points=self.points, now=self.now), *lost)


class PortFlipped(SteamEvent):
    """A cube came by sea: nothing more arrives so at this port (ST-GB-23)."""

    kind: Literal["port_flipped"] = "port_flipped"
    at: Hex

    def told(self, state: State) -> tuple[Phrase, ...]:
        return (phrase("steam-port-flipped", place=place(state, self.at)),)


class LevelRaised(SteamEvent):
    kind: Literal["level_raised"] = "level_raised"
    seat: Seat
    level: int

    def told(self, state: State) -> tuple[Phrase, ...]:
        return (phrase("steam-level", who=Who(seat=self.seat), level=self.level),)


class GoPassed(SteamEvent):
    kind: Literal["go_passed"] = "go_passed"
    seat: Seat
    pictured: ClassVar[bool] = False

    def told(self, state: State) -> tuple[Phrase, ...]:
        return (phrase("steam-passed", who=Who(seat=self.seat)),)


class RoundBegun(SteamEvent):
    """The second round of moving goods (ST-13.1)."""

    kind: Literal["round_begun"] = "round_begun"
    round: int
    pictured: ClassVar[bool] = False
    ends_turn: ClassVar[bool] = True

    def told(self, state: State) -> tuple[Phrase, ...]:
        return (phrase("steam-round", round=self.round),)


Part = Literal["net", "share", "upkeep"]


class Helped(Frozen):
    """A partner who paid what the team's markers did not cover (ST-R97)."""

    seat: Seat
    money: int
    cash: int


class Settled(Frozen):
    """The income phase of one player: the net sum; in a team the share of its income, then the upkeep."""

    seat: Seat
    net: int  # positive: received
    of: Part = "net"
    upkeep: int = 0  # of the locomotive, where it is part of the net sum
    payment: Payment = Payment()
    helped: Helped | None = None
    cash: int
    broke: bool = False

    def told(self, state: State) -> tuple[Phrase, ...]:
        way = "gets" if self.net >= 0 else "pays"
        key = f"steam-income-{way}" if self.of == "net" else f"steam-{self.of}-{way}"
        who = Who(seat=self.seat)
        parts = {"upkeep": self.upkeep, "income": self.net + self.upkeep} if self.of == "net" else {}
        given_up = self.payment.told("steam-raised" if state.base else "steam-short")  # ST-17.14, ST-17.15
        lines = (phrase(key, who=who, money=abs(self.net), cash=self.cash, **parts), *given_up)
        if self.helped is None:
            return lines
        partner = Who(seat=self.helped.seat)
        return (*lines, phrase("steam-share-helped", who=partner, money=self.helped.money, cash=self.helped.cash))


class IncomeSettled(SteamEvent):
    kind: Literal["income_settled"] = "income_settled"
    players: tuple[Settled, ...]

    def told(self, state: State) -> tuple[Phrase, ...]:
        return (phrase("steam-income"), *(line for one in self.players for line in one.told(state)))


class WentOut(SteamEvent):
    """Bankrupt, or resigned (ST-2.11 to ST-2.14). The links of those players are unowned now."""

    kind: Literal["went_out"] = "went_out"
    seats: tuple[Seat, ...]
    resigned: bool = False

    def told(self, state: State) -> tuple[Phrase, ...]:
        key = "steam-resigned" if self.resigned else "steam-bankrupt"
        return (phrase(key, seats=who(self.seats)),)
