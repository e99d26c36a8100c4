"""What happens on the maps of California: the trunk line, prestige, disasters and what owners repair."""

from __future__ import annotations

from typing import Literal

from rules.core.contract import Seat
from rules.core.phrase import Frozen, Phrase, Who, phrase
from rules.steam.board import Hex
from rules.steam.event import Joined, Payment, SteamEvent, place
from rules.steam.state import State

Token = Literal["volcano", "earthquake", "calm"]


class TrunkChanged(SteamEvent):
    """A player's own line between the two Cities was joined, or broken (ST-CA-4, ST-CA-5, ST-CB-12)."""

    seat: Seat
    joined: bool
    vp: int  # gained, or lost as a negative number

    def told(self, state: State) -> tuple[Phrase, ...]:
        assert state.board.trunk is not None
        a, b = (place(state, state.board.number[end]) for end in state.board.trunk)
        key = "steam-trunk-joined" if self.joined else "steam-trunk-broken"
        return (phrase(key, who=Who(seat=self.seat), a=a, b=b, points=abs(self.vp)),)


class Prestige(Frozen):
    """What one player gave and got for the Cities that own completed links end at (ST-CA-8)."""

    seat: Seat
    cities: tuple[Hex, ...]
    income: int  # lost
    vp: int


class PrestigeTaken(SteamEvent):
    """The prestige phase (ST-CA-7)."""

    players: tuple[Prestige, ...]

    def told(self, state: State) -> tuple[Phrase, ...]:
        if not self.players:
            return (phrase("steam-prestige-none"),)
        lines = (
            phrase(
                "steam-prestige-one",
                who=Who(seat=one.seat),
                cities=tuple(place(state, at) for at in one.cities),
                income=one.income,
                points=one.vp,
            )
            for one in self.players
        )
        return (phrase("steam-prestige"), *lines)


class Bill(Frozen):
    """What a disaster would cost a player who repairs everything."""

    seat: Seat
    tracks: int
    price: int


class DisasterDrawn(SteamEvent):
    """A token out of the bag, and whom it hits (ST-CB-3 to ST-CB-8)."""

    token: Token
    struck: tuple[str, ...] = ()  # the dangers
    bills: tuple[Bill, ...] = ()  # in the order of play
    reveals = True
    halts = True

    def told(self, state: State) -> tuple[Phrase, ...]:
        if self.token == "calm":
            return (phrase("steam-calm"),)
        names = tuple(danger.name for danger in state.board.dangers if danger.id in self.struck)
        bills = tuple(
            phrase("steam-bill", who=Who(seat=bill.seat), tracks=bill.tracks, price=bill.price) for bill in self.bills
        )
        return (phrase(f"steam-{self.token}", places=names), *(bills or (phrase("steam-unhurt"),)))

    def shown(self) -> str:
        return " ".join((self.token, *self.struck))


class Repaired(SteamEvent):
    """What a player paid for after a disaster, and what was cut by the rest (ST-CB-6, ST-CB-9 to ST-CB-15)."""

    seat: Seat
    tracks: int  # paid for
    payment: Payment
    cut: tuple[Joined, ...] = ()  # completed links that are so no longer

    def told(self, state: State) -> tuple[Phrase, ...]:
        key = "steam-repaired" if self.tracks else "steam-repaired-none"
        said = phrase(key, who=Who(seat=self.seat), tracks=self.tracks, price=self.payment.price)
        steps = self.payment.steps
        relief = (phrase("steam-relief", steps=steps, money=3 * steps),) if steps else ()
        cut = tuple(phrase("steam-cut", a=place(state, one.a), b=place(state, one.b)) for one in self.cut)
        return (said, *relief, *cut)
