"""`buy`, or `buy 3`: the locomotive on sale (RD-11)."""

from collections.abc import Iterable

from rules.core.contract import Draft, Event, Refusal, Seat, Suggestion
from rules.core.kinds import Outcome
from rules.core.phrase import Phrase, Who, phrase
from rules.railroad_dice_2.board import BOARD
from rules.railroad_dice_2.event import DiceEvent
from rules.railroad_dice_2.money import pay
from rules.railroad_dice_2.move import DiceMove, money_left, what_remains
from rules.railroad_dice_2.speech import Numbered, instead, refuse
from rules.railroad_dice_2.state import State

PROGRESS, OBSOLETE = 4, 2  # RD-11.6


class Bought(DiceEvent):
    seat: Seat
    value: int
    price: int

    def told(self, state: State) -> tuple[Phrase, ...]:
        told = self.said(state, money=state.players[self.seat].money)
        if not state.locomotives:
            return (told, phrase("dice-sold-out"))
        return (told,) if state.locomotives[0] == self.value else (told, _on_sale("on-sale", state))


class Scrapped(DiceEvent):
    """RD-11.6: the first 4 is sold and every 2 leaves the game."""

    lost: tuple[int, ...]  # locomotives, by seat

    def told(self, state: State) -> tuple[Phrase, ...]:
        shares = ((Who(seat=seat), count) for seat, count in enumerate(self.lost) if count)
        losses = tuple(phrase("dice-scrapped-share", who=seat, count=count) for seat, count in shares)
        return (phrase("dice-scrapped", losses=losses or (phrase("dice-nothing"),)),)


class Buy(DiceMove):
    value: Numbered | None = None

    rule = "RD-11.2"

    @classmethod
    def why_closed(cls, state: State, seat: Seat) -> Refusal | None:
        return None if state.locomotives else refuse("RD-11.4", "buy-nothing", what_remains(state))

    @classmethod
    def idle(cls, state: State, seat: Seat) -> bool:
        return BOARD.price[state.locomotives[0]] > state.players[seat].money

    @classmethod
    def note(cls, state: State, seat: Seat) -> Phrase:
        return _on_sale("note-buy", state)

    @classmethod
    def suggest(cls, state: State, seat: Seat) -> Iterable[Suggestion]:
        if not cls.idle(state, seat):
            yield Suggestion(draft=Draft(kind=cls.name()), label=_on_sale("suggest-buy", state))

    def attempt(self, state: State, seat: Seat) -> Outcome[State] | Refusal:
        value, money = state.locomotives[0], state.players[seat].money
        price = BOARD.price[value]
        if self.value not in (None, value):
            on_sale = instead("buy", value=value, price=price)
            return refuse("RD-11.2", "buy-value", on_sale, value=self.value or 0)
        if price > money:
            return refuse("RD-4.4", "buy-money", what_remains(state), value=value, price=price, money=money)
        first = value == PROGRESS and not ever_sold(state, PROGRESS)
        owned = tuple(sorted((*state.players[seat].locomotives, value)))
        after = pay(state, seat, price).with_player(seat, locomotives=owned).but(locomotives=state.locomotives[1:])
        after, scrapped = _scrapped(after) if first else (after, ())
        return Outcome(after, (Bought(seat=seat, value=value, price=price), *scrapped), turn_over=False)

    def account(self, before: State, after: State, seat: Seat) -> tuple[Phrase, ...]:
        told = money_left(before, after, seat)
        return (told, _on_sale("on-sale", after)) if after.locomotives else (told,)


def ever_sold(state: State, value: int) -> bool:
    """Whether a locomotive of the value is in a player's hands, or was. Only 2s leave them again."""
    cards = next(one.cards for one in BOARD.locomotives if one.value == value)
    return state.locomotives.count(value) + state.removed.count(value) < cards


def _on_sale(key: str, state: State) -> Phrase:
    value = state.locomotives[0]
    return phrase(f"dice-{key}", value=value, price=BOARD.price[value])


def _scrapped(state: State) -> tuple[State, tuple[Event, ...]]:
    """RD-11.6: all 2s of all players leave the game."""
    lost = tuple(player.locomotives.count(OBSOLETE) for player in state.players)
    for seat, player in enumerate(state.players):
        state = state.with_player(seat, locomotives=tuple(v for v in player.locomotives if v != OBSOLETE))
    return state.but(removed=(*state.removed, *[OBSOLETE] * sum(lost))), (Scrapped(lost=lost),)
