"""Standing orders: a private limit in auctions, and a standing preference for points (ST-R26)."""

from rules.core.contract import Ask, Choice, Draft, Field, Form, Offers, Seat, View
from rules.core.fields import Number, Unread
from rules.core.phrase import phrase
from rules.steam.bidding.bid import MOST_BID, Bid, limit
from rules.steam.goods.allocate import Allocate
from rules.steam.goods.points import TRACK_WORDS
from rules.steam.move import SteamMove, Words
from rules.steam.speech import misread
from rules.steam.view import SteamView

LISTED = 20
ASK = (("ask", "ask"), ("demander", "ask"))  # leaves it to the player


class BidUpTo:
    """Bids one more than the highest bid, up to a limit, and passes beyond it."""

    form = Form("limit", (Field("amount"),))

    def ask(self, view: View, seat: Seat, draft: Draft) -> Offers:
        assert isinstance(view, SteamView)
        amounts = range(min(limit(view.state, seat), LISTED) + 1)
        choices = tuple(Choice(value=str(amount), label=phrase("steam-up-to", bid=amount)) for amount in amounts)
        return Offers(field="amount", choices=choices)

    def read(self, value: str) -> str:
        return _said(Number(most=MOST_BID), value, "number")

    def answer(self, view: View, seat: Seat, ask: Ask, value: str) -> SteamMove | None:
        assert isinstance(view, SteamView)
        auction = view.state.auction
        if auction is None or view.state.actor != seat:
            return None
        bid = auction.high + 1
        return Bid(amount=bid if bid <= min(int(value), limit(view.state, seat)) else None)


class OneWord:
    """An order of one word out of a few: the first ones are offered."""

    form: Form
    words: Words[str]
    offered: tuple[str, ...]

    def ask(self, view: View, seat: Seat, draft: Draft) -> Offers:
        labels = {word: phrase(f"steam-{self.form.kind}-{word}") for word in self.offered}
        choices = tuple(Choice(value=word, label=label) for word, label in labels.items())
        return Offers(field=self.form.fields[0].name, choices=choices)

    def read(self, value: str) -> str:
        return _said(self.words, value, self.form.kind)


class Prefer(OneWord):
    """Puts the points of other players' deliveries on one track."""

    form = Form("prefer", (Field("points"),))
    words = Words[str]((*TRACK_WORDS.meanings, *ASK))
    offered = ("income", "vp", "ask")

    def answer(self, view: View, seat: Seat, ask: Ask, value: str) -> SteamMove | None:
        assert isinstance(view, SteamView)
        return Allocate.read([value]) if value != "ask" and view.asked == seat else None


def _said(reader: Number | Words[str], value: str, key: str) -> str:
    """What an order says, as it is kept. Raises MisreadError."""
    words = value.lower().split()
    try:
        if len(words) != 1:
            raise Unread
        return str(reader.read(words)[0])
    except Unread:
        raise misread(key, text=value) from None
