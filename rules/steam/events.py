"""What happens in Steam. Each event says itself in phrases from the position it led to (`told`).

Here stand the opening, the auctions, the action tiles, the turns and the end; the rest is in `events_build`,
`events_move` and `events_disaster`.
"""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, TypeAdapter

from rules.core.contract import Event, Result, Seat
from rules.core.phrase import Phrase, Who, phrase, who
from rules.steam.board import Hex, TileKind
from rules.steam.event import Payment, SteamEvent, place
from rules.steam.events_build import (
    BuildingDone,
    CityFounded,
    CityGrew,
    FerryBuilt,
    FloodDrawn,
    FundPaid,
    TrackBuilt,
    TracksRemoved,
)
from rules.steam.events_disaster import DisasterDrawn, PrestigeTaken, Repaired, TrunkChanged
from rules.steam.events_move import (
    Delivered,
    GoPassed,
    IncomeSettled,
    LevelRaised,
    PointsPut,
    PortFlipped,
    RoundBegun,
    WentOut,
)
from rules.steam.money import STEP
from rules.steam.state import State


class Dealt(SteamEvent):
    """The table is set (ST-1)."""

    order: tuple[Seat, ...]
    cubes: tuple[tuple[Hex, str], ...]
    supply: tuple[str, ...]
    stack: tuple[TileKind, ...] = ()
    auction: bool = False  # the order is auctioned; otherwise it stands
    reveals = True

    def told(self, state: State) -> tuple[Phrase, ...]:
        mode = phrase(f"steam-mode-{state.options.mode}")
        lines = [phrase("steam-dealt", map=state.board.name, mode=mode, turns=state.map.scenario.turns)]
        if state.board.reconstruction:
            lines.append(phrase("steam-dealt-board"))
        lines += [phrase("steam-dealt-team", seats=who(team)) for team in state.map.teams]
        key = "steam-dealt-auction" if self.auction else "steam-dealt-order"
        lines.append(phrase(key, seats=who(self.order)))
        if self.stack:
            lines.append(phrase("steam-stack", tiles=tiles_phrase(self.stack)))
        return (*lines, *_options_on(state))

    def shown(self) -> str:
        cubes = " ".join(f"{at}:{lying}" for at, lying in self.cubes)
        order = "".join(str(seat + 1) for seat in self.order)
        return " ".join(["order", order, cubes, "supply", *(space or "-" for space in self.supply), *self.stack])


def _options_on(state: State) -> tuple[Phrase, ...]:
    """The rulings that were chosen and matter at this table."""
    chosen, usual = state.options.model_dump(), type(state.options)().model_dump()
    names = (name for name in state.map.open_options() if name != "mode" and chosen[name] != usual[name])
    return tuple(phrase(f"steam-option-{name}-on") for name in names)


class BidMade(SteamEvent):
    seat: Seat
    bid: int
    place: int = 0  # in the order, from 1; 0: for the whole order
    pictured = False

    def told(self, state: State) -> tuple[Phrase, ...]:
        return (phrase("steam-bid", who=Who(seat=self.seat), bid=self.bid, place=self.place),)


class BidPassed(SteamEvent):
    seat: Seat
    stays: bool = False  # by the tile Turn Order (ST-17.7)
    pictured = False

    def told(self, state: State) -> tuple[Phrase, ...]:
        return (phrase("steam-bid-stays" if self.stays else "steam-bid-passed", who=Who(seat=self.seat)),)


class PlaceTaken(SteamEvent):
    """A place in the order, won or left over (ST-4.6 to ST-4.8, ST-17.6)."""

    seat: Seat
    place: int  # from 1
    payment: Payment

    def told(self, state: State) -> tuple[Phrase, ...]:
        said = phrase("steam-place", who=Who(seat=self.seat), place=self.place, price=self.payment.price)
        return (said, *self.payment.told())


class OrderSet(SteamEvent):
    order: tuple[Seat, ...]
    ends_turn = True  # whoever was last in one phase may be first in the next

    def told(self, state: State) -> tuple[Phrase, ...]:
        return (phrase("steam-order", seats=who(self.order)),)


class CapitalBought(SteamEvent):
    seat: Seat
    steps: int
    payment: Payment
    ends_turn = True

    def told(self, state: State) -> tuple[Phrase, ...]:
        if not self.steps:
            return (phrase("steam-capital-none", who=Who(seat=self.seat)),)
        said = phrase(
            "steam-capital",
            who=Who(seat=self.seat),
            steps=self.steps,
            money=STEP * self.steps,
            income=state.marker(self.seat).income,
        )
        return (said,)


class CapitalSplit(SteamEvent):
    """The capital of a team, in two equal parts (ST-CN-60)."""

    shares: tuple[tuple[Seat, int], ...]

    def told(self, state: State) -> tuple[Phrase, ...]:
        parts = tuple(phrase("steam-share", who=Who(seat=seat), money=money) for seat, money in self.shares)
        return (phrase("steam-capital-split", shares=parts),)


class TileTaken(SteamEvent):
    seat: Seat
    tile: TileKind
    idle: bool = False
    payment: Payment
    level: int = 0  # the new one, by Locomotive
    ends_turn = True

    def told(self, state: State) -> tuple[Phrase, ...]:
        key = "steam-tile-idle" if self.idle else "steam-tile"
        number = state.map.tile_number(self.tile)
        said = phrase(
            key, who=Who(seat=self.seat), tile=tile_phrase(self.tile), number=number, price=self.payment.price
        )
        level = (phrase("steam-level", who=Who(seat=self.seat), level=self.level),) if self.level else ()
        return (said, *self.payment.told(), *level)


class TurnBegun(SteamEvent):
    turn: int
    opened: tuple[Hex, ...] = ()  # places in play from now on
    ends_turn = True

    def told(self, state: State) -> tuple[Phrase, ...]:
        opened = tuple(phrase("steam-opened", place=place(state, at)) for at in self.opened)
        return (phrase("steam-turn", turn=self.turn, turns=state.map.scenario.turns), *opened)


class OfferChanged(SteamEvent):
    """Used tiles went under the stack in random order, and two came up (ST-CN-40)."""

    offer: tuple[TileKind, ...]
    stack: tuple[TileKind, ...]
    reveals = True

    def told(self, state: State) -> tuple[Phrase, ...]:
        offer = phrase("steam-offer", tiles=tiles_phrase(self.offer))
        return (offer, phrase("steam-stack", tiles=tiles_phrase(self.stack)))

    def shown(self) -> str:
        return " ".join(self.stack)


class ConcessionAsked(SteamEvent):
    """The team behind is asked whether the game ends here (ST-CN-54)."""

    seats: tuple[Seat, ...]
    halts = True

    def told(self, state: State) -> tuple[Phrase, ...]:
        return (phrase("steam-concede-asked", seats=who(self.seats)),)


class Conceded(SteamEvent):
    seat: Seat
    yes: bool

    def told(self, state: State) -> tuple[Phrase, ...]:
        return (phrase("steam-conceded" if self.yes else "steam-not-conceded", who=Who(seat=self.seat)),)


class GameEnded(SteamEvent):
    result: Result

    def told(self, state: State) -> tuple[Phrase, ...]:
        winners = who(self.result.winners)
        return (phrase("steam-ended", cause=state.cause or ""), *self.result.lines, phrase("steam-won", seats=winners))


def tile_phrase(tile: TileKind) -> Phrase:
    return phrase(f"steam-tile-{tile}")


def tiles_phrase(tiles: tuple[TileKind, ...]) -> tuple[Phrase, ...]:
    return tuple(tile_phrase(tile) for tile in tiles) or (phrase("steam-tile-none"),)


AnyEvent = Annotated[
    Dealt
    | BidMade
    | BidPassed
    | PlaceTaken
    | OrderSet
    | CapitalBought
    | CapitalSplit
    | TileTaken
    | TurnBegun
    | OfferChanged
    | ConcessionAsked
    | Conceded
    | GameEnded
    | TrackBuilt
    | FerryBuilt
    | CityGrew
    | CityFounded
    | FundPaid
    | BuildingDone
    | TracksRemoved
    | FloodDrawn
    | Delivered
    | PointsPut
    | PortFlipped
    | LevelRaised
    | GoPassed
    | RoundBegun
    | IncomeSettled
    | WentOut
    | TrunkChanged
    | PrestigeTaken
    | DisasterDrawn
    | Repaired,
    Field(discriminator="kind"),
]
EVENTS: TypeAdapter[Event] = TypeAdapter(AnyEvent)
