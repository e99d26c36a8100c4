"""Standing orders of Steam: a private limit in auctions, and a standing preference for points (ST-R26),
what is repaired after a disaster (ST-R86)."""

from __future__ import annotations

from rules.core.contract import Ask, Choice, Draft, Field, Form, Offers, Refusal, Seat, View
from rules.core.phrase import phrase
from rules.steam.bidding.bid import MOST_BID, Bid, limit
from rules.steam.disaster import struck_tracks
from rules.steam.end.repair import Repair, named_tracks, off_trunk
from rules.steam.goods.allocate import Allocate
from rules.steam.goods.points import read_to
from rules.steam.move import SteamMove, number_word
from rules.steam.speech import STEAM
from rules.steam.trunk import joined
from rules.steam.view import SteamView


class BidUpTo:
    """Bids one more than the highest bid, up to a limit, and passes beyond it."""

    form = Form("limit", (Field("amount"),))

    def ask(self, view: View, seat: Seat, draft: Draft) -> Offers:
        assert isinstance(view, SteamView)
        most = limit(view.state, seat)
        amounts = range(min(most, 20) + 1)
        choices = tuple(Choice(value=str(amount), label=phrase("steam-up-to", bid=amount)) for amount in amounts)
        return Offers(field="amount", choices=choices)

    def read(self, value: str) -> str:
        return str(number_word(value.split(), MOST_BID))

    def answer(self, view: View, seat: Seat, ask: Ask, value: str) -> SteamMove | None:
        assert isinstance(view, SteamView)
        auction = view.state.auction
        if auction is None or view.state.actor != seat:
            return None
        bid = auction.high + 1
        return Bid(amount=bid if bid <= min(int(value), limit(view.state, seat)) else None)


class Prefer:
    """Puts the points of other players' deliveries on one track; `ask` leaves it to the player."""

    form = Form("prefer", (Field("points"),))

    def ask(self, view: View, seat: Seat, draft: Draft) -> Offers:
        words = ("income", "vp", "ask")
        return Offers(
            field="points", choices=tuple(Choice(value=word, label=phrase(f"steam-prefer-{word}")) for word in words)
        )

    def read(self, value: str) -> str:
        said = value.strip().lower()
        to = read_to(said)
        if to is None and said not in ("ask", "demander"):
            raise STEAM.misread("prefer", text=value)
        return to or "ask"

    def answer(self, view: View, seat: Seat, ask: Ask, value: str) -> SteamMove | None:
        assert isinstance(view, SteamView)
        to = read_to(value)
        return Allocate(to=to) if to and view.asked == seat else None


class Repairs:
    """After a disaster: pays for everything, or for the trunk line alone; what cannot be paid so is asked."""

    form = Form("repairs", (Field("tracks"),))
    words = {"all": "all", "tout": "all", "trunk": "trunk", "ligne": "trunk", "ask": "ask", "demander": "ask"}  # noqa: RUF012  # never changed

    def ask(self, view: View, seat: Seat, draft: Draft) -> Offers:
        assert isinstance(view, SteamView)
        words = ("all", "trunk", "ask") if view.board.dangers else ()  # no other map has disasters
        return Offers(
            field="tracks", choices=tuple(Choice(value=word, label=phrase(f"steam-repairs-{word}")) for word in words)
        )

    def read(self, value: str) -> str:
        said = self.words.get(value.strip().lower())
        if said is None:
            raise STEAM.misread("repairs", text=value)
        return said

    def answer(self, view: View, seat: Seat, ask: Ask, value: str) -> SteamMove | None:
        assert isinstance(view, SteamView)
        state = view.state
        if state.phase != "decide" or state.actor != seat or not struck_tracks(state, seat):
            return None
        if value == "trunk" and joined(state, seat):
            move = Repair(unpaid=named_tracks(state, off_trunk(state, seat)))
        elif value == "all":
            move = Repair()
        else:
            return None
        return None if isinstance(move.attempt(state, seat), Refusal) else move
