"""What happens while tracks are built, Cities grow and funds are filled."""

from __future__ import annotations

from typing import ClassVar, Literal

from rules.core.contract import Seat
from rules.core.phrase import Phrase, Who, phrase
from rules.steam.board import Colour, Hex
from rules.steam.event import Joined, Payment, SteamEvent, cubes_phrase, joined_phrases, place
from rules.steam.faces import spoken
from rules.steam.state import State

How = Literal["new", "redirect", "replacement"]


class TrackBuilt(SteamEvent):
    """One tile laid, turned or exchanged (ST-7, ST-10)."""

    kind: Literal["track_built"] = "track_built"
    seat: Seat
    at: Hex
    face: str  # its code
    how: How
    sides: int  # the parts of the price
    ground: int
    payment: Payment
    claimed: bool = False  # unowned track became the builder's
    joined: tuple[Joined, ...] = ()

    def told(self, state: State) -> tuple[Phrase, ...]:
        town = int(state.board.hexes[self.at].kind == "town" and self.how != "redirect")  # ST-8.2, ST-8.7
        said = phrase(
            f"steam-built-{self.how}",
            who=Who(seat=self.seat),
            hex=state.board.hexes[self.at].id,
            place=place(state, self.at),
            face=spoken(self.face),
            price=self.payment.price,
            sides=self.sides,
            town=town,
            ground=self.ground - town,
        )
        claimed = (phrase("steam-claimed"),) if self.claimed else ()
        return (said, *self.payment.told(), *claimed, *joined_phrases(state, self.joined))


class FerryBuilt(SteamEvent):
    kind: Literal["ferry_built"] = "ferry_built"
    seat: Seat
    at: Hex  # its space
    start: Hex  # the end it was built from
    payment: Payment
    joined: tuple[Joined, ...] = ()

    def told(self, state: State) -> tuple[Phrase, ...]:
        ferry = next(one for one in state.board.ferries if one.space == state.board.hexes[self.at].id)
        said = phrase(
            "steam-ferry-built",
            who=Who(seat=self.seat),
            ferry=ferry.name,
            place=place(state, self.start),
            price=self.payment.price,
        )
        waits = () if self.joined else (phrase("steam-ferry-waits", turn=state.turn + 1),)
        return (said, *self.payment.told(), *joined_phrases(state, self.joined), *waits)


class CityGrew(SteamEvent):
    kind: Literal["city_grew"] = "city_grew"
    seat: Seat
    at: Hex
    space: int  # of the supply, from 1
    cubes: str

    def told(self, state: State) -> tuple[Phrase, ...]:
        cubes = cubes_phrase(self.cubes)
        return (
            phrase("steam-grew", who=Who(seat=self.seat), place=place(state, self.at), space=self.space, cubes=cubes),
        )


class CityFounded(SteamEvent):
    kind: Literal["city_founded"] = "city_founded"
    seat: Seat
    at: Hex
    colour: Colour
    space: int  # of the supply, from 1; 0 where none was left
    cubes: str
    joined: tuple[Joined, ...] = ()
    gone: int = 0  # unused spurs of the face taken off

    def told(self, state: State) -> tuple[Phrase, ...]:
        said = phrase(
            f"steam-founded-{self.colour}",
            who=Who(seat=self.seat),
            place=place(state, self.at),
            space=self.space,
            cubes=cubes_phrase(self.cubes),
        )
        gone = (phrase("steam-spurs-gone", count=self.gone),) if self.gone else ()
        return (said, *joined_phrases(state, self.joined), *gone)


class FundPaid(SteamEvent):
    kind: Literal["fund_paid"] = "fund_paid"
    seat: Seat
    cities: tuple[Hex, ...]
    payment: Payment
    funds: tuple[int, ...] = ()  # what they hold now; not kept by the first games

    def told(self, state: State) -> tuple[Phrase, ...]:
        assert state.flood is not None
        held = self.funds or tuple(state.flood.fund(at) for at in self.cities)
        now = zip(self.cities, held, strict=True)
        funds = tuple(phrase("steam-fund-now", place=place(state, at), fund=fund) for at, fund in now)
        return (phrase("steam-fund-paid", who=Who(seat=self.seat), funds=funds), *self.payment.told())


class BuildingDone(SteamEvent):
    """A build turn has ended; incomplete links that were not built on are unowned now (ST-9.8)."""

    kind: Literal["building_done"] = "building_done"
    seat: Seat
    builds: int
    lapsed: tuple[Hex, ...] = ()  # a hex of each
    ends_turn: ClassVar[bool] = True

    def told(self, state: State) -> tuple[Phrase, ...]:
        lapsed = tuple(phrase("steam-lapsed", place=place(state, at)) for at in self.lapsed)
        return (phrase("steam-done", who=Who(seat=self.seat), builds=self.builds), *lapsed)


class TracksRemoved(SteamEvent):
    """Track taken off the map by something else than building (ST-9.16)."""

    kind: Literal["tracks_removed"] = "tracks_removed"
    seat: Seat
    at: tuple[Hex, ...]

    def told(self, state: State) -> tuple[Phrase, ...]:
        hexes = tuple(state.board.hexes[at].id for at in dict.fromkeys(self.at))
        return (phrase("steam-removed", who=Who(seat=self.seat), hexes=hexes),)


class FloodDrawn(SteamEvent):
    """Two disks in the danger box (ST-CN-30)."""

    kind: Literal["flood_drawn"] = "flood_drawn"
    disks: tuple[str, ...]
    river: str | None
    funds: tuple[tuple[Hex, int], ...]  # of the flooded Cities, after the removal
    under: tuple[Hex, ...]  # under water
    reveals: ClassVar[bool] = True

    def told(self, state: State) -> tuple[Phrase, ...]:
        names = {river.id: river.name for river in state.board.rivers}
        disks = tuple(names[disk] for disk in self.disks)
        if self.river is None:
            return (phrase("steam-flood-none", disks=disks),)
        lines = tuple(
            phrase("steam-flood-under", place=place(state, at))
            if at in self.under
            else phrase("steam-flood-toll", place=place(state, at), fund=fund)
            for at, fund in self.funds
        )
        return (phrase("steam-flood", river=names[self.river]), *lines)

    def shown(self) -> str:
        return " ".join(self.disks)
