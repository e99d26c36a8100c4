"""`bid 3`, `bid pass`: in the auctions for the order."""

from collections.abc import Iterable
from typing import Annotated

from rules.core.contract import Choice, Draft, Offers, Refusal, Seat
from rules.core.fields import Number, Reader
from rules.core.kinds import Outcome
from rules.core.phrase import Phrase, phrase
from rules.steam.bidding.auction import dropped, may_stay, placed
from rules.steam.money import fewest_steps, means
from rules.steam.move import PASSES, SteamMove
from rules.steam.speech import instead, refuse
from rules.steam.state import State

MOST_BID = 999
LISTED = 20
PRESSED = 2  # bids with a button of their own, beside the pass


class Amount(Reader[int | None]):
    """A number, or a word for passing."""

    number = Number(most=MOST_BID, misread="number")

    def read(self, words: list[str]) -> tuple[int | None, int]:
        return (None, 1) if words[0] in PASSES else self.number.read(words)

    def written(self, value: int | None) -> str:
        return PASSES[0] if value is None else str(value)


class Bid(SteamMove):
    amount: Annotated[int | None, Amount()]

    rule = "ST-4.4"
    phase = ("auction", "bidding")
    misread_as = "number"

    @classmethod
    def note(cls, state: State, seat: Seat) -> Phrase | None:
        assert state.auction is not None
        place = len(state.auction.places) + 1 if state.phase == "auction" else 0
        if state.auction.high < 0:
            return phrase("steam-note-no-bid", place=place)
        return phrase("steam-note-high", place=place, bid=state.auction.high)

    @classmethod
    def asked(cls, state: State, seat: Seat, field: str, draft: Draft) -> Offers:
        assert state.auction is not None
        least = state.auction.high + 1
        typed = draft.typed.strip()
        amounts: Iterable[int] = range(least, min(limit(state, seat), least + LISTED - 1) + 1)
        if typed.isascii() and typed.isdigit() and least <= int(typed[:4]) <= limit(state, seat):
            amounts = [int(typed[:4])]
        words = phrase("steam-bid-stay" if may_stay(state, seat) else "steam-bid-pass")
        bids = [_choice(state, seat, bid) for bid in amounts]
        fits = any(word.startswith(typed.lower()) for word in PASSES)
        passing = (Choice(value="pass", label=words),) if fits else ()
        first, more = bids[:PRESSED], bids[PRESSED:]
        return Offers(field=field, choices=(*first, *passing, *more), buttons=len(first) + len(passing))

    def attempt(self, state: State, seat: Seat) -> Outcome[State] | Refusal:
        assert state.auction is not None
        if self.amount is None:
            return Outcome(*dropped(state, seat), turn_over=False)
        high = state.auction.high
        if self.amount <= high:
            rule = "ST-4.4" if state.phase == "auction" else "ST-17.4"
            return refuse(rule, "higher", instead("bid", least=high + 1), bid=high)
        most = limit(state, seat)
        if self.amount > most:
            rule = "ST-4.9" if state.phase == "auction" else "ST-17.5"
            return refuse(rule, "means", instead("bid-most", most=most), means=most)
        return Outcome(*placed(state, seat, self.amount), turn_over=False)


def _choice(state: State, seat: Seat, bid: int) -> Choice:
    """In the first auction the capital that the price would take is said beside the bid (ST-4.6)."""
    label = phrase("steam-bid-amount", bid=bid)
    steps = fewest_steps(bid - state.players[seat].cash) if state.phase == "auction" else 0
    return Choice(value=str(bid), label=label, note=phrase("steam-note-steps", steps=steps) if steps else None)


def limit(state: State, seat: Seat) -> int:
    """The highest bid the seat could pay (ST-4.9, ST-17.5)."""
    return min(means(state, seat), MOST_BID)
