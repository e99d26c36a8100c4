"""Standing orders of Steam: a private limit in auctions, and a standing preference for points (ST-R26)."""

from __future__ import annotations

from rules.core.contract import Ask, Choice, Draft, Field, Form, Offers, Seat, View
from rules.core.phrase import phrase
from rules.steam.goods.allocate import Allocate
from rules.steam.goods.points import read_to
from rules.steam.move import SteamMove, number_word
from rules.steam.order.bid import MOST_BID, Bid, limit
from rules.steam.speech import STEAM
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
